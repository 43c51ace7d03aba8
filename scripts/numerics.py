"""Measure how far kernels are from float64, strict and fast: the table of docs/NUMERICS.md.

python scripts/numerics.py            # print it
python scripts/numerics.py --write    # and put it into the page
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt

PAGE = Path(__file__).parent.parent / "docs" / "NUMERICS.md"
MARK = "<!-- table -->"

Function = Callable[..., Any]
CASES: dict[str, tuple[Function, tuple[tuple[int, ...], ...]]] = {
    "add, mul, sub": (lambda x, y: (x + y) * x - y, ((512, 512), (512, 512))),
    "div, sqrt": (lambda x, y: x / (y * y + 1).sqrt(), ((512, 512), (512, 512))),
    "exp": (lambda x: x.exp(), ((512, 512),)),
    "log": (lambda x: (x * x + 0.1).log(), ((512, 512),)),
    "tanh, sigmoid": (lambda x: x.tanh() * x.sigmoid(), ((512, 512),)),
    "gelu (erf)": (lambda x: kt.gelu(x), ((512, 512),)),
    "sin, cos": (lambda x: x.sin() + x.cos(), ((512, 512),)),
    "sum of 4096": (lambda x: x.sum(1), ((64, 4096),)),
    "softmax of 1024": (lambda x: x.softmax(-1), ((256, 1024),)),
    "mean and variance of 1024": (lambda x: (x - x.mean(1, True)) / x.var(1, True), ((256, 1024),)),
    "matmul, k 1024": (lambda x, y: x @ y, ((128, 1024), (1024, 128))),
    "matmul + gelu, k 1024": (lambda x, y: kt.gelu(x @ y), ((128, 1024), (1024, 128))),
    "conv 3×3, 64 channels": (lambda x, w: kt.nn.functional.conv2d(x, w, padding=1),
                              ((1, 64, 28, 28), (64, 64, 3, 3))),
}  # fmt: skip


def error(function: Function, shapes: tuple[tuple[int, ...], ...], numerics: Any) -> str:
    rng = np.random.default_rng(0)
    arrays = [rng.standard_normal(shape, np.float32) for shape in shapes]
    model = kt.compile(function, *arrays, config=kt.FusionConfig(numerics=numerics))
    return f"{model.verify(*arrays).worst:.1e}"


def table() -> str:
    rows = ["| ops | strict | fast |", "|---|---|---|"]
    for name, (function, shapes) in CASES.items():
        found = [error(function, shapes, numerics) for numerics in ("strict", "fast")]
        rows.append(f"| {name} | {found[0]} | {found[1]} |")
    return "\n".join(rows)


def main() -> None:
    made = table()
    print(made)
    if "--write" in sys.argv:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(MARK)
        _, _, after = rest.partition(MARK)
        PAGE.write_text(f"{before}{MARK}\n{made}\n{MARK}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
