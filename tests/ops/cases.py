"""The smallest inputs that show what each row of the op table does."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kitsune.ir.dtypes import boolean, f32
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import OPS, Kind, Op, input_


@dataclass(frozen=True)
class Case:
    """One use of a row: the shapes it is given and its attributes."""

    op: str
    shapes: tuple[Shape, ...]
    attrs: Mapping[str, Any] = field(default_factory=dict)

    @property
    def row(self) -> Op:
        return OPS[self.op]

    def __str__(self) -> str:
        shapes = ",".join("x".join(map(str, s)) or "()" for s in self.shapes)
        attrs = ",".join(f"{k}={v}" for k, v in self.attrs.items())
        return f"{self.op} {shapes} {attrs}".strip()

    def inputs(self) -> list[Node]:
        kinds = [boolean if self.op == "where" and n == 0 else f32 for n in range(len(self.shapes))]
        return [
            input_(f"x{n}", s, d) for n, (s, d) in enumerate(zip(self.shapes, kinds, strict=True))
        ]

    def arrays(self, seed: int = 0) -> list[np.ndarray]:
        """Float64 values from the row's domain, bools where it takes bools."""
        rng = np.random.default_rng(seed)
        low, high = self.row.domain
        return [
            rng.random(n.shape) < 0.5 if n.dtype == boolean else rng.uniform(low, high, n.shape)
            for n in self.inputs()
        ]

    def numpy(self, arrays: list[np.ndarray]) -> np.ndarray:
        return np.asarray(self.row.numpy(*arrays, **self.attrs))


# Shapes given to a row of one, two and three operands.
MAP_SHAPES: dict[int, list[tuple[Shape, ...]]] = {
    1: [((),), ((5,),), ((2, 3),), ((0, 4),), ((2, 1, 3),)],
    2: [((), ()), ((2, 3), (2, 3)), ((3, 1), (4,)), ((2, 3), ()), ((1, 4), (3, 1)),
        ((0, 3), (1, 3))],
    3: [((), (), ()), ((2, 3), (2, 3), (2, 3)), ((3, 1), (4,), ()), ((1,), (2, 1), (2, 3))],
}  # fmt: skip
FOLDED: list[tuple[Shape, tuple[int, ...]]] = [
    ((5,), (0,)), ((2, 3), (0,)), ((2, 3), (1,)), ((2, 3), (0, 1)), ((2, 3, 4), (1,)),
    ((2, 3, 4), (0, 2)), ((1, 4), (0,)), ((4, 1), (1,)),
]  # fmt: skip


def arity(row: Op) -> int:
    """Operands of a MAP: those of its scalar form."""
    assert row.scalar is not None
    return len(inspect.signature(row.scalar).parameters) - 1


MAPS = [
    Case(row.name, shapes)
    for row in OPS.values() if row.kind is Kind.MAP and row.name != "dequantize"
    for shapes in MAP_SHAPES[arity(row)]
]  # fmt: skip
FOLDS = [
    Case(row.name, (shape,), {"axes": axes})
    for row in OPS.values() if row.fold for shape, axes in FOLDED
]  # fmt: skip
OTHERS = [
    *(Case("softmax", (shape,), {"axes": axes}) for shape, axes in FOLDED),
    Case("layer_norm", ((3, 4), (4,), (4,)), {"axes": (1,), "eps": 1e-5}),
    Case("layer_norm", ((2, 3, 4), (3, 4), (3, 4)), {"axes": (1, 2), "eps": 1e-2}),
    Case("layer_norm", ((3, 4), (3, 1), (3, 1)), {"axes": (0,), "eps": 1e-5}),
    Case("matmul", ((2, 3), (3, 4))),
    Case("matmul", ((1, 3), (3, 1))),
    Case("matmul", ((2, 2, 3), (3, 4))),
    Case("matmul", ((3, 4), (2, 4, 2))),
    Case("matmul", ((2, 1, 2, 3), (3, 3, 2))),
    Case("reshape", ((2, 3),), {"shape": (3, 2)}),
    Case("reshape", ((1,),), {"shape": ()}),
    Case("reshape", ((2, 6),), {"shape": (2, 1, 2, 3)}),
    Case("permute", ((2, 3),), {"order": (1, 0)}),
    Case("permute", ((2, 3, 4),), {"order": (2, 0, 1)}),
    Case("expand", ((1, 3),), {"shape": (4, 3)}),
    Case("expand", ((2, 1, 1),), {"shape": (2, 3, 4)}),
    Case("slice", ((5,),), {"starts": (1,), "sizes": (3,), "steps": (1,)}),
    Case("slice", ((5, 4),), {"starts": (4, 0), "sizes": (3, 2), "steps": (-2, 3)}),
    Case("slice", ((5,),), {"starts": (0,), "sizes": (0,), "steps": (1,)}),
]
CASES = [*MAPS, *FOLDS, *OTHERS]
