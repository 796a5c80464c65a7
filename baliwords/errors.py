"""All error types, sorted by what the caller can do about them."""


class BaliwordsError(Exception):
    """Base of every error this package raises on purpose."""


class BadInput(BaliwordsError, ValueError):
    """What was given cannot be used; give something else."""


class BadNotation(BadInput):
    """The text could not be read; ask the user to type it again."""


class AmbiguousNotation(BadNotation):
    """The text can mean several things; ask the user which."""


class BadOption(BadInput):
    """A house rule or setting has a value that is not allowed."""


class BadRecord(BadInput):
    """A record of a game is damaged; the message names the line."""


class IllegalMove(BaliwordsError, ValueError):
    """The text is fine, but the rules forbid it in this position."""


class MissingData(BaliwordsError):
    """A file that the program needs is not there or cannot be used."""
