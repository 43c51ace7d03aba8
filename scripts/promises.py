#!/usr/bin/env python3
"""Write docs/PROMISES.md: the promises of the five founding documents, and the tests of each.

scripts/promises.json has a row per promise: document, promise, tests (`file` or `file::function`)
and the result: a text, {"speed_up": example of benchmarks/patterns.json} or {"cost_model": true}.
Every test must exist. `--check` only compares.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PROMISES = ROOT / "scripts" / "promises.json"
PAGE = ROOT / "docs" / "PROMISES.md"

HEAD = """# Promises

<!-- made by scripts/promises.py -->

Five documents specified kitsune before its first line of code. This page lists what they promised,
what kitsune does or what was measured, and the tests that check it.

| document | subject |
|---|---|
| 000 | a guide to operator fusion, with a JavaScript API |
| 001 | a design of automatic fusion: detection, autograd, performance tracking |
| 002 | the reference of a Python fusion module |
| 003 | a manual of quantisation and fusion on WebGPU, browser by browser |
| 004 | a textbook chapter on fusion |

Documents 000 and 003 use JavaScript names; kitsune has them in JavaScript for web pages and in
snake_case in Python. A speed-up is the time of the unfused graph divided by that of the fused one:
the range over two sizes (65,536 and 4,194,304 elements) and over 1 and 2 threads, from
`python -m benchmarks --suite patterns` on two cores of a Zen 3. A promised gain of 20 % is a
speed-up of 1.2.
"""


# --- results -------------------------------------------------------------------------------------


def describe(result: str | dict[str, Any]) -> str:
    if isinstance(result, str):
        return result
    return speed_up(result["speed_up"]) if "speed_up" in result else cost_model()


@cache
def measured(suite: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(
        (ROOT / "benchmarks" / f"{suite}.json").read_text(encoding="utf-8")
    )["rows"]
    return rows


def speed_up(title: str) -> str:
    """The range of an example's speed-up over the sizes and the threads."""
    rows = [row for row in measured("patterns") if row["title"] == title]
    ratios = sorted(float(row["candidates"]["unfused"]["ratio"]) for row in rows)
    launches = "{} → {} launches".format(*rows[0]["launches"])
    before, after = rows[0]["nbytes"]
    times = f"speed-up {ratios[0]:.2f} to {ratios[-1]:.2f}"
    return f"{times}; {launches}; {after / before:.0%} of the bytes"


def cost_model() -> str:
    """The median error of the fitted and of the analytic cost model."""
    rows = measured("cost")
    of = {
        kind: " and ".join(f"{row[f'{kind}_error']:.2f}" for row in rows)
        for kind in ("fitted", "analytic")
    }
    return (
        f"a cost model fitted to {rows[0]['samples']} measured kernels; the median prediction is "
        f"off by a factor of {of['fitted']} on 1 and 2 threads (analytic model: "
        f"{of['analytic']}); both rank kernels equally well"
    )


# --- the page ------------------------------------------------------------------------------------


def missing(tests: Sequence[str]) -> list[str]:
    """Those of some tests that do not exist."""
    return [test for test in tests if not _exists(*test.split("::"))]


def _exists(file: str, function: str = "") -> bool:
    path = ROOT / file
    if not path.exists() or not function:
        return path.exists()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(isinstance(n, ast.FunctionDef) and n.name == function for n in ast.walk(tree))


def page(promises: Sequence[tuple[str, str, list[str], Any]]) -> str:
    rows = ["| document | promise | kitsune | tested in |", "|---|---|---|---|"]
    for document, words, tests, result in promises:
        names = ", ".join(f"`{test.removeprefix('tests/')}`" for test in tests)
        rows.append(f"| {document} | {words} | {describe(result)} | {names} |")
    return f"{HEAD}\n" + "\n".join(rows) + "\n"


def main() -> int:
    promises = json.loads(PROMISES.read_text(encoding="utf-8"))
    lost = [test for _, _, tests, _ in promises for test in missing(tests)]
    if lost:
        print(f"no such test: {', '.join(dict.fromkeys(lost))}")
        return 1
    text = page(promises)
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in sys.argv:
        print("docs/PROMISES.md is not current; run scripts/promises.py")
        return 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
