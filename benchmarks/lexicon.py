"""How quick the lexicon is, beside a bare Python, marisa-trie alone, a set and pyspellchecker.

    python -m benchmarks.lexicon [--lang fr] [--quick]

All figures come from one run on one machine, so the ratios can be trusted where the
milliseconds cannot. Targets (issue of the dictionaries): `check MURS` from a cold start
within 2.5 times `python -c pass` plus 60 ms; look-ups at least as fast as marisa-trie
alone; resident memory under 40 MB for one language.
"""

import argparse
import compileall
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import marisa_trie

import baliwords
from baliwords.lexicon.lexicon import Lexicon
from baliwords.lexicon.near import near_words
from baliwords.lexicon.store import load_lexicon, source_of

_KNOWN = {"fr": "MURS", "de": "HAUS"}
_MISSPELT = {"fr": ["MAISSON", "ORTHOGRAFE", "FARMACIE"], "de": ["HAUUS", "STRASE", "FARRAD"]}
_RESIDENT = """
import sys
from baliwords.lexicon.store import load_lexicon
lexicon = load_lexicon(sys.argv[1])
if sys.argv[2] == "all":
    lexicon.is_part("AB"), lexicon.is_part("ER", 9), len(lexicon.containing("AISON"))
    lexicon.explain("MURS"), lexicon.explain("ZZZZ")
elif sys.argv[2] == "game":
    for word in list(lexicon.starting("MA")) + list(lexicon.starting("RE")):
        for cut in range(2, len(word)):
            lexicon.is_word(word[:cut]), lexicon.is_part(word[:cut]), lexicon.is_part(word[cut:])
else:
    lexicon.is_word("MURS")
status = open("/proc/self/status").read().split("VmRSS:")[1].split()[0]
print(int(status) / 1024)
"""


def main() -> None:
    """Measure and print one table a language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", choices=("fr", "de"), action="append")
    parser.add_argument("--quick", action="store_true", help="fewer repetitions")
    arguments = parser.parse_args()
    rounds = 5 if arguments.quick else 25
    compileall.compile_dir(str(Path(baliwords.__file__).parent), quiet=1)
    for lang in arguments.lang or ("fr", "de"):
        print(f"\n{lang}: {len(load_lexicon(lang)):,} words")
        with tempfile.TemporaryDirectory() as cache:
            measure_building(lang, cache)
        measure_start(lang, rounds)
        measure_look_ups(load_lexicon(lang))
        measure_suggestions(load_lexicon(lang))
        measure_memory(lang)


def measure_building(lang: str, cache: str) -> None:
    """Time each index built into an empty cache, and opened again."""
    before = os.environ.get("XDG_CACHE_HOME")
    os.environ["XDG_CACHE_HOME"] = cache
    try:
        row("build words", seconds(lambda: freshly_opened(lang)), "s")
        lexicon = freshly_opened(lang)
        row("build parts", seconds(lambda: lexicon.is_part("AB")), "s")
        row("build lines", seconds(lambda: lexicon.lines), "s")
        row("build knowledge", seconds(lexicon.knowledge.build), "s")
        row("open words", best(lambda: freshly_opened(lang), 20) * 1000, "ms")
        row("open parts", best(lambda: freshly_opened(lang).is_part("AB"), 20) * 1000, "ms")
        for file in sorted(Path(cache, "baliwords").iterdir()):
            row(f"size {file.name.split('.')[0]}", file.stat().st_size / 1e6, "MB")
    finally:
        os.environ.pop("XDG_CACHE_HOME")
        os.environ.update({"XDG_CACHE_HOME": before} if before else {})


def freshly_opened(lang: str) -> Lexicon:
    """Open a list that may be open already."""
    return Lexicon(source_of(lang))


def measure_start(lang: str, rounds: int) -> None:
    """Time `check` in a fresh process beside a Python that does nothing, taking turns."""
    nothing = [sys.executable, "-c", "pass"]
    check = [sys.executable, "-m", "baliwords", "check", _KNOWN[lang], "--lang", lang]
    slow = [*check, "--rule", "min_word_length=3"]  # through Typer
    start(check)
    times = [(start(nothing), start(check), start(slow)) for _ in range(rounds)]
    bare, quick, typer = (sorted(column)[rounds // 2] * 1000 for column in zip(*times, strict=True))
    limit = 2.5 * bare + 60
    row("python -c pass", bare, "ms (median)")
    row(f"check {_KNOWN[lang]}", quick, f"ms (limit {limit:.0f}: {verdict(quick <= limit)})")
    row("the same through Typer", typer, "ms")


def measure_look_ups(lexicon: Lexicon) -> None:
    """Count look-ups a second, half of them words, beside marisa-trie alone and a set."""
    dice = random.Random(1)
    words = list(lexicon)
    alone, as_set = marisa_trie.Trie(words), set(words)
    known = [dice.choice(words) for _ in range(100_000)]
    asked = [w if i % 2 else w[:-1] + dice.choice("QXZ") for i, w in enumerate(known)]
    parts = [
        word[(at := dice.randrange(len(word) - 2)) : at + 3 + i % 3] for i, word in enumerate(known)
    ]
    lexicon.is_part("AB")
    base, ours, plain = rates([alone.__contains__, lexicon.is_word, as_set.__contains__], asked)
    row("marisa-trie alone", base, "million look-ups/s")
    row("is_word", ours, f"million/s ({ours / base:.2f} of marisa-trie alone)")
    row("set", plain, "million/s")
    fresh = freshly_opened(lexicon.lang)
    fresh.is_part("AB")
    start_time = time.perf_counter()
    for part in parts:
        fresh.is_part(part)
    row("is_part, first time", len(parts) / (time.perf_counter() - start_time) / 1e6, "million/s")
    row("is_part, seen before", rate(lexicon.is_part, parts[:20_000]), "million/s")
    row("is_prefix", rate(lexicon.is_prefix, parts), "million/s")
    row("containing AISON", best(lambda: lexicon.containing("AISON"), 5) * 1000, "ms")
    row("containing ER", best(lambda: lexicon.containing("ER"), 1) * 1000, "ms (a common part)")
    row("containing A?E", best(lambda: lexicon.containing("A?E"), 5) * 1000, "ms")
    row("containing ?E", best(lambda: lexicon.containing("?E"), 1) * 1000, "ms (nearly every word)")


def measure_suggestions(lexicon: Lexicon) -> None:
    """Time near words beside pyspellchecker with its own list of the language."""
    for word in _MISSPELT[lexicon.lang]:
        near = near_words(lexicon, word)
        time_taken = best(partial(near_words, lexicon, word), 3) * 1000
        row(f"near {word}", time_taken, f"ms ({' '.join(near)})")
    try:
        from spellchecker import SpellChecker
    except ImportError:
        return
    row("pyspellchecker, load", seconds(lambda: SpellChecker(language=lexicon.lang)) * 1000, "ms")
    checker = SpellChecker(language=lexicon.lang)
    for word in _MISSPELT[lexicon.lang]:
        found = checker.candidates(word.lower()) or set()
        time_taken = best(partial(checker.candidates, word.lower()), 3) * 1000
        row(f"pyspellchecker {word}", time_taken, f"ms ({' '.join(sorted(found)[:5])})")


def measure_memory(lang: str) -> None:
    """Show the resident memory of a fresh process after different uses."""
    bare = resident(
        "-c", "print(int(open('/proc/self/status').read().split('VmRSS:')[1].split()[0])/1024)"
    )
    row("resident, bare Python", bare, "MB")
    for use in ("words", "game", "all"):
        used = resident("-c", _RESIDENT, lang, use)
        row(f"resident, {use}", used, f"MB (limit 40: {verdict(used < 40)})")


def resident(*arguments: str) -> float:
    """Return what a fresh Python prints."""
    done = subprocess.run([sys.executable, *arguments], capture_output=True, check=True)
    return float(json.loads(done.stdout))


def start(command: Sequence[str]) -> float:
    """Time one fresh process."""
    begin = time.perf_counter()
    subprocess.run(command, stdout=subprocess.PIPE, check=True)
    return time.perf_counter() - begin


def seconds(work: Callable[[], object]) -> float:
    """Time one call."""
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def processor_seconds(work: Callable[[], object]) -> float:
    """Time one call on the processor, whatever else the machine does."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def best(work: Callable[[], object], rounds: int) -> float:
    """Return the best time of several calls."""
    return min(seconds(work) for _ in range(rounds))


def rate(ask: Callable[[str], bool], texts: list[str]) -> float:
    """Return million questions a second."""
    return rates([ask], texts)[0]


def rates(asks: Sequence[Callable[[str], bool]], texts: list[str]) -> list[float]:
    """Return million questions a second of each way, the best of nine rounds, taking turns."""
    times = [[processor_seconds(partial(ask_all, ask, texts)) for ask in asks] for _ in range(9)]
    return [len(texts) / min(column) / 1e6 for column in zip(*times, strict=True)]


def ask_all(ask: Callable[[str], bool], texts: list[str]) -> None:
    """Ask every question once."""
    for text in texts:
        ask(text)


def verdict(reached: bool) -> str:
    """Say whether a target is reached."""
    return "reached" if reached else "MISSED"


def row(what: str, figure: float, unit: str) -> None:
    """Print one line of the table."""
    print(f"  {what:28} {figure:9.2f} {unit}", flush=True)


if __name__ == "__main__":
    main()
