"""`python -m tests.web.same_cards serve`: the program, but it deals the same cards each time."""

from baliwords.__main__ import main
from tests.chance import fix_chance

if __name__ == "__main__":
    fix_chance()
    main()
