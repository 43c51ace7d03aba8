"""Find private words where the field has its own: in code, documents and the names of tests.

    scripts/words.py [file …]        without files, the whole project

Each row of `WORDS` is a pattern and what to write instead. `ALLOWED` lists the exceptions, each
with its reason. Exit code 1 when a word is found.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What not to write, and what to write instead.
WORDS = {
    r"\b(lays?|laid|laying) (it |them )?(out|together)\b": "pack, packed",
    r"\bas (the )?tiles read\b": "packed panels",
    r"\bask(s|ed)? (early|ahead)\b|\bfetch(es|ed)? early\b": "prefetch",
    r"\b(first|second|last) cache\b": "L1, L2, LLC",
    r"\b(mak(e|es|ing)|made) (it|them|values) again\b|\bmade again\b": "recompute, rematerialise",
    r"\bleaves? (it|them|values) to (its|their) readers\b": "rematerialise in consumers",
    r"\bby squares\b": "Winograd",
    r"\b(steps?|parts?|stretch(es)?) of k\b": "unrolled iteration, split-K",
    r"\bin (a|one|each) turn\b|\bturns of\b": "iteration",
    r"\b(is|are|was|were|been) (told|recalled|put together)\b": "cached, the noun itself, fused",
    r"\bbehaves? alike\b|\bare alike\b": "same structure",
    r"\bdoors?\b": "fast path, slow path",
    r"\bgang\b|\bmuster\b|\blegs?\b|\blent\b": "thread team, barrier, stage, borrowed buffer",
    r"\bhalves\b": "f16 and bf16",
    r"\bof a byte\b|\bmade of bytes\b": "int8",
    r"\b(a )?few bits\b": "low-bit, 4-bit",
    r"\bsteps? of training\b": "training step",
    r"\btimes our time\b": "speed-up over",
    r"\bspell(s|ed|ing)? (it |them )?out\b": "decompose",
    r"\bproducts? (with|of) (a |an |two |three )?(matrix|matrices)\b": "matmul, GEMM",
    r"\bpieces? of work\b": "work item",
    r"\bnothing but\b": "only",
    r"\bso many\b": "this many",
    r"\b(as|where) (it|they) lies?\b": "unpacked, in place",
    r'"""[^"\n]*\bin[,;][^"\n]*\bout\b': "say what it does",
}
NAMES = {
    r"_?(kept|told|made|found|alike|apart|spelled_out|laid_out|as_it_lies)(_\w+)?": "a verb",
}

# (start of a path, part of the line): why the word stays.
ALLOWED = {
    ("CHANGELOG.md", "`Explanation.halves`"): "the former name of an attribute",
}

PATTERNS = [(re.compile(pattern, re.IGNORECASE), better) for pattern, better in WORDS.items()]
DEFINITION = re.compile(r"^\s*def (\w+)\(")
FUNCTION_NAMES = [(re.compile(pattern), better) for pattern, better in NAMES.items()]


def sources() -> Iterator[Path]:
    for folder, suffixes in (("kitsune", (".py", ".js")), ("docs", (".md",)), ("tests", (".py",))):
        yield from (p for p in sorted((ROOT / folder).rglob("*")) if p.suffix in suffixes)
    yield from (ROOT / "README.md", ROOT / "CHANGELOG.md")


def is_allowed(path: str, line: str) -> bool:
    return any(path.startswith(start) and part in line for start, part in ALLOWED)


def find_words(path: str, text: str) -> Iterator[str]:
    """One message for each private word in a text. Of a test only the names of functions count."""
    is_test = path.startswith("tests/")
    for number, line in enumerate(text.splitlines(), 1):
        definition = DEFINITION.match(line)
        name = definition.group(1) if definition else ""
        checked = [name.replace("_", " ")] if is_test else [line, name.replace("_", " ")]
        for pattern, better in PATTERNS:
            found = next((m for part in checked if (m := pattern.search(part))), None)
            if found and not is_allowed(path, line):
                yield f"{path}:{number}: '{found.group(0).strip()}': write {better}"
        for pattern, better in FUNCTION_NAMES:
            if name and not is_test and pattern.fullmatch(name) and not is_allowed(path, line):
                yield f"{path}:{number}: '{name}' as the name of a function: write {better}"


def main(files: list[str]) -> int:
    paths = [Path(file).resolve() for file in files] or list(sources())
    found: list[str] = []
    for path in paths:
        name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        found += find_words(name, path.read_text(encoding="utf-8"))
    print("\n".join(found) or f"no private words in {len(paths)} files")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
