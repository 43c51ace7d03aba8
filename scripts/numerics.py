"""Measure how far kernels are from float64, strict and fast: the table of docs/NUMERICS.md.

python scripts/numerics.py            # print it
python scripts/numerics.py --write    # and put it into the page
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np

import kitsune as kt

PAGE = Path(__file__).parent.parent / "docs" / "NUMERICS.md"
MARK = "<!-- table -->"

Function = Callable[..., Any]
Shapes = tuple[tuple[int, ...], ...]

SQUARE: Shapes = ((512, 512),)
PRODUCT: Shapes = ((128, 1024), (1024, 128))
HEADS: Shapes = ((1, 8, 256, 64),) * 3
WEIGHT = np.random.default_rng(1).standard_normal((1024, 256)).astype(np.float32) / 32


def attention(q: kt.Tensor, k: kt.Tensor, v: kt.Tensor) -> kt.Tensor:
    return kt.nn.functional.scaled_dot_product_attention(q, k, v)


def linear(x: kt.Tensor) -> kt.Tensor:
    return (x @ WEIGHT).relu()


def layers(x: kt.Tensor) -> kt.Tensor:
    return linear(x).matmul(WEIGHT.T)


@dataclass(frozen=True)
class Case:
    """A function of tensors of these shapes; weights in so many bits, values in a precision."""

    name: str
    function: Function
    shapes: Shapes
    bits: int = 0
    precision: str = "f32"

    def error(self, numerics: Literal["strict", "fast"]) -> str:
        rng = np.random.default_rng(0)
        arrays = [rng.standard_normal(shape, np.float32) for shape in self.shapes]
        config = kt.FusionConfig(
            numerics=numerics, use_quantized_weights=self.bits > 0, bits_per_weight=self.bits or 4
        )
        model = kt.compile(self.function, *arrays, config=config, precision=self.precision)
        return f"{model.verify(*arrays).worst:.1e}"


CASES = (
    Case("add, mul, sub", lambda x, y: (x + y) * x - y, SQUARE * 2),
    Case("div, sqrt", lambda x, y: x / (y * y + 1).sqrt(), SQUARE * 2),
    Case("exp", lambda x: x.exp(), SQUARE),
    Case("log", lambda x: (x * x + 0.1).log(), SQUARE),
    Case("tanh, sigmoid", lambda x: x.tanh() * x.sigmoid(), SQUARE),
    Case("gelu (erf)", lambda x: kt.gelu(x), SQUARE),
    Case("sin, cos", lambda x: x.sin() + x.cos(), SQUARE),
    Case("sum of 4096", lambda x: x.sum(1), ((64, 4096),)),
    Case("softmax of 1024", lambda x: x.softmax(-1), ((256, 1024),)),
    Case(
        "mean and variance of 1024",
        lambda x: (x - x.mean(1, True)) / x.var(1, True),
        ((256, 1024),),
    ),
    Case("matmul, k 1024", lambda x, y: x @ y, PRODUCT),
    Case("matmul + gelu, k 1024", lambda x, y: kt.gelu(x @ y), PRODUCT),
    Case(
        "conv 3×3, 64 channels",
        lambda x, w: kt.nn.functional.conv2d(x, w, padding=1),
        ((1, 64, 28, 28), (64, 64, 3, 3)),
    ),
    Case("attention, 8 heads of 256×64", attention, HEADS),
    *(
        Case(f"{bits}-bit weights, k 1024, one row", linear, ((1, 1024),), bits)
        for bits in (8, 4, 3, 2, 1)
    ),
    Case("4-bit weights, k 1024, 128 rows", linear, ((128, 1024),), 4),
    *(
        Case(f"{name} in {precision}", function, shapes, precision=precision)
        for precision in ("f16", "bf16")
        for name, function, shapes in (
            ("softmax of 1024", lambda x: x.softmax(-1), ((256, 1024),)),
            ("two linear layers, k 1024 and 256", layers, ((128, 1024),)),
            ("attention, 8 heads of 256×64", attention, HEADS),
        )
    ),
)


def table() -> str:
    rows = ["| ops | strict | fast |", "|---|---|---|"]
    rows += [f"| {case.name} | {case.error('strict')} | {case.error('fast')} |" for case in CASES]
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
