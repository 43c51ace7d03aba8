"""The smallest inputs that show what each row of the op table does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from itertools import product
from math import prod
from typing import Any

import numpy as np

from kitsune.errors import KitsuneError
from kitsune.ir.dtypes import DTYPES, DType, bf16, boolean, f16, f32, f64, i8, i32, i64, u8, u32
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import OPS, Kind, Op, input_


@dataclass(frozen=True)
class Case:
    """One use of a row: the shapes it is given, its attributes, and the types of its operands."""

    op: str
    shapes: tuple[Shape, ...]
    attrs: Mapping[str, Any] = field(default_factory=dict)
    dtypes: tuple[DType, ...] = ()  # without: those the row is for

    @property
    def row(self) -> Op:
        return OPS[self.op]

    def __str__(self) -> str:
        shapes = ",".join("x".join(map(str, s)) or "()" for s in self.shapes)
        attrs = ",".join(f"{k}={v}" for k, v in self.attrs.items()).replace(" ", "")
        return " ".join(filter(None, [self.op, shapes, attrs, "/".join(map(str, self.dtypes))]))

    def types(self) -> tuple[DType, ...]:
        return self.dtypes or operand_types(self.row, len(self.shapes), usual(self.row))

    def of(self, dtype: DType) -> Case:
        """The same with its values in another type; indices and conditions keep theirs."""
        types = operand_types(self.row, len(self.shapes), dtype)
        given = self.dtypes or types
        kept = tuple(
            g if g != t and not g.is_float else t for g, t in zip(given, types, strict=True)
        )
        return replace(self, dtypes=kept)

    def inputs(self) -> list[Node]:
        typed = zip(self.shapes, self.types(), strict=True)
        return [input_(f"x{n}", s, d) for n, (s, d) in enumerate(typed)]

    def node(self) -> Node:
        return self.row(*self.inputs(), **self.attrs)

    def graph(self) -> Graph:
        return Graph(tuple(self.inputs()), (self.node(),))

    def arrays(self, seed: int = 0) -> list[np.ndarray]:
        """Values from the row's domain: float64 for floats, integers and bools in their own type,
        and where a row takes indices, from its axis."""
        rng = np.random.default_rng(seed)
        index = self.row.bounds(*self.shapes, **self.attrs) if self.row.bounds else (-1, 0)
        return [
            draw(rng, node, (-index[1], index[1] - 1) if n == index[0] else self.row.domain)
            for n, node in enumerate(self.inputs())
        ]

    def typed(self, seed: int = 0) -> list[np.ndarray]:
        """The same in the operands' own types."""
        pairs = zip(self.arrays(seed), self.types(), strict=True)
        return [a.astype(d.numpy) for a, d in pairs]

    def numpy(self, arrays: list[np.ndarray]) -> np.ndarray:
        with np.errstate(all="ignore"):
            return np.asarray(self.row.numpy(*arrays, **dict(self.node().attrs)))


def draw(rng: np.random.Generator, node: Node, domain: tuple[float, float]) -> np.ndarray:
    low, high = domain
    if node.dtype == boolean:
        return rng.random(node.shape) < 0.5
    if node.dtype.is_int:
        least = int(np.ceil(low)) if node.dtype.is_signed else max(int(np.ceil(low)), 0)
        return rng.integers(least, int(high) + 1, node.shape).astype(node.dtype.numpy)
    return rng.uniform(low, high, node.shape)


# --- which types a row is for --------------------------------------------------------------------


TYPES = [d for d in DTYPES.values() if d != bf16 or find_spec("ml_dtypes")]


def arity(row: Op) -> int:
    assert row.arity is not None
    return row.arity


def operand_types(row: Op, count: int, dtype: DType) -> tuple[DType, ...]:
    """Values of one type, and what choices, indices and keys are."""
    types = [dtype] * count
    if row.values:
        types[0] = boolean
    if row.bounds is not None:
        types[1] = i64
    return tuple(types)


def types_of(row: Op, attrs: Mapping[str, Any] | None = None) -> list[DType]:
    """Every type whose values a row computes with as they are."""
    given = {n: None if value is ... else value for n, value in (row.attrs or {}).items()}
    return [d for d in TYPES if _takes(row, d, {**given, **(attrs or {})})]


def _takes(row: Op, dtype: DType, attrs: Mapping[str, Any]) -> bool:
    types = operand_types(row, 1 if row.arity is None else row.arity, dtype)
    try:
        row.dtype(*types, **attrs)
        return row.meet is None or row.meet(types) == types
    except KitsuneError:
        return False


def usual(row: Op) -> DType:
    """The type a row is tested in first."""
    return next(d for d in (f32, i32, u32, boolean) if d in types_of(row))


# --- the cases -----------------------------------------------------------------------------------

# Shapes given to a row of one, two, three and five operands.
MAP_SHAPES: dict[int, list[tuple[Shape, ...]]] = {
    1: [((),), ((5,),), ((2, 3),), ((0, 4),), ((2, 1, 3),)],
    2: [
        ((), ()),
        ((2, 3), (2, 3)),
        ((3, 1), (4,)),
        ((2, 3), ()),
        ((1, 4), (3, 1)),
        ((0, 3), (1, 3)),
    ],
    3: [((), (), ()), ((2, 3), (2, 3), (2, 3)), ((3, 1), (4,), ()), ((1,), (2, 1), (2, 3))],
    5: [((), (), (), (), ()), ((2, 3, 2), (3, 1), (3, 1), (3, 1), (3, 1))],
}
FOLDED: list[tuple[Shape, tuple[int, ...]]] = [
    ((5,), (0,)),
    ((2, 3), (0,)),
    ((2, 3), (1,)),
    ((2, 3), (0, 1)),
    ((2, 3, 4), (1,)),
    ((2, 3, 4), (0, 2)),
    ((1, 4), (0,)),
    ((4, 1), (1,)),
    ((), ()),
    ((2, 3), ()),
    ((3, 0), (1,)),
    ((0, 3), (1,)),
]


def is_plain(row: Op) -> bool:
    """A MAP of broadcast operands, with nothing that must be said."""
    needed = [n for n, value in (row.attrs or {}).items() if value is ...]
    return row.kind is Kind.MAP and not row.reach and not needed and row.name != "dequantize"


MAPS = [
    Case(row.name, shapes)
    for row in OPS.values()
    if is_plain(row)
    for shapes in MAP_SHAPES[arity(row)]
]
BENT = [
    Case("clamp", ((2, 3),), {"low": -1.0}),
    Case("clamp", ((2, 3),), {"high": 0.5}),
    Case("clamp", ((2, 3),), {"low": -1.0, "high": 0.5}),
    Case("clamp", ((2, 3),), {"low": -1, "high": 2}, (i32,)),
    Case("leaky_relu", ((2, 3),), {"alpha": 0.25}),
    Case("elu", ((2, 3),), {"alpha": 0.5}),
    Case("celu", ((2, 3),), {"alpha": 2.0}),
    Case("batch_norm", ((2, 3), (3,), (3,), (3,), (3,)), {"eps": 0.1}),
]
CASTS = [Case("cast", ((2, 3),), {"dtype": b}, (a,)) for a, b in product(TYPES, repeat=2)]
BITS = [
    Case("bitcast", ((2, 3),), {"dtype": b}, (a,))
    for a, b in [(f32, i32), (u32, f32), (f32, u32), (f64, i64), (u8, i8), (i32, i32)]
]
FOLDS = [
    Case(row.name, (shape,), {"axes": axes})
    for row in OPS.values()
    if row.kind is Kind.REDUCE and "axes" in (row.attrs or {}) and arity(row) == 1
    for shape, axes in FOLDED
]
POSITIONS = [
    Case(name, (shape,), {"axis": axis})
    for name in ("argmax", "argmin")
    for shape, axis in [((5,), 0), ((2, 3), 0), ((2, 3), 1), ((3, 1, 4), 2), ((0, 3), 1)]
]
SCANS = [
    Case(row.name, (shape,), {"axis": axis, "exclusive": exclusive, "reverse": reverse})
    for row in OPS.values()
    if row.kind is Kind.SCAN
    for shape, axis in [((5,), 0), ((2, 3), 1), ((3, 2), 0), ((2, 3, 2), 1), ((2, 0), 1)]
    for exclusive, reverse in product((False, True), repeat=2)
]
NORMS = [
    Case("layer_norm", ((3, 4), (4,), (4,)), {"axes": (1,)}),
    Case("layer_norm", ((2, 3, 4), (3, 4), (3, 4)), {"axes": (1, 2), "eps": 1e-2}),
    Case("layer_norm", ((3, 4), (3, 1), (3, 1)), {"axes": (0,), "eps": 1e-5}),
    Case("rms_norm", ((3, 4), (4,)), {"axes": (1,), "eps": 1e-6}),
    Case("rms_norm", ((2, 3, 4), (3, 4)), {"axes": (1, 2), "eps": 1e-2}),
]
PRODUCTS = [
    Case("matmul", shapes)
    for shapes in [
        ((2, 3), (3, 4)),
        ((1, 3), (3, 1)),
        ((2, 2, 3), (3, 4)),
        ((3, 4), (2, 4, 2)),
        ((2, 1, 2, 3), (3, 3, 2)),
        ((2, 0), (0, 3)),
        ((0, 2), (2, 3)),
    ]
]
ATTENTION = [
    Case("attention", ((2, 3), (4, 3), (4, 5))),
    Case("attention", ((2, 3, 2), (2, 4, 2), (2, 4, 3)), {"causal": True}),
    Case("attention", ((2, 3, 2), (2, 4, 2), (2, 4, 3), (3, 4)), {"scale": 0.3}),
    Case("attention", ((4, 2, 3), (2, 2, 3), (2, 2, 1))),
    Case("attention", ((2, 3, 2), (1, 4, 2), (2, 4, 3))),
    Case("attention", ((0, 3), (4, 3), (4, 5))),
]
VIEWS = [
    Case("reshape", ((2, 3),), {"shape": (3, 2)}),
    Case("reshape", ((1,),), {"shape": ()}),
    Case("reshape", ((2, 6),), {"shape": (2, 1, 2, 3)}),
    Case("reshape", ((0, 6),), {"shape": (3, 0)}),
    Case("permute", ((2, 3),), {"order": (1, 0)}),
    Case("permute", ((2, 3, 4),), {"order": (2, 0, 1)}),
    Case("permute", ((),), {"order": ()}),
    Case("expand", ((1, 3),), {"shape": (4, 3)}),
    Case("expand", ((2, 1, 1),), {"shape": (2, 3, 4)}),
    Case("expand", ((1, 3),), {"shape": (0, 3)}),
    Case("slice", ((5,),), {"starts": (1,), "sizes": (3,), "steps": (1,)}),
    Case("slice", ((5, 4),), {"starts": (4, 0), "sizes": (3, 2), "steps": (-2, 3)}),
    Case("slice", ((6, 7),), {"starts": (1, 6), "sizes": (2, 3), "steps": (2, -3)}),
    Case("slice", ((5,),), {"starts": (0,), "sizes": (0,), "steps": (1,)}),
    Case("slice", ((5, 3),), {"starts": (4, 0), "sizes": (0, 2), "steps": (-3, 2)}),
    Case("slice", ((),), {"starts": (), "sizes": (), "steps": ()}),
    Case(
        "conv",
        ((2, 3, 7), (4, 3, 3)),
        {"strides": (2,), "dilations": (1,), "before": (1,), "after": (0,)},
    ),
    Case(
        "conv",
        ((1, 4, 5, 6), (6, 2, 2, 3)),
        {"strides": (1, 2), "dilations": (2, 1), "before": (0, 1), "after": (1, 1), "groups": 2},
    ),
    Case(
        "conv",
        ((2, 3, 4, 4), (6, 1, 3, 3)),
        {"strides": (2, 1), "dilations": (1, 1), "before": (3, 1), "after": (1, 0), "groups": 3},
    ),
    Case(
        "conv",
        ((0, 2, 4), (3, 2, 2)),
        {"strides": (1,), "dilations": (1,), "before": (0,), "after": (0,)},
    ),
    Case("window", ((7,),), {"axis": 0, "size": 3}),
    Case("window", ((9, 2),), {"axis": 0, "size": 3, "stride": 2, "dilation": 2}),
    Case("window", ((2, 8),), {"axis": 1, "size": 2, "stride": 5}),
    Case("window", ((0, 4),), {"axis": 1, "size": 4, "stride": 3}),
]
PLACES = [
    Case("iota", (), {"shape": (3, 4), "axis": 0, "dtype": i64}),
    Case("iota", (), {"shape": (2, 3, 2), "axis": 1, "dtype": f32}),
    Case("iota", (), {"shape": (0, 2), "axis": 1, "dtype": f16}),
    Case("pad", ((2, 3),), {"before": (1, 0), "after": (0, 2)}),
    Case("pad", ((3,),), {"before": (2,), "after": (1,), "value": -np.inf}),
    Case("pad", ((0, 2),), {"before": (1, 1), "after": (2, 0), "value": 0.5}),
    Case("pad", ((),), {"before": (), "after": (), "value": 1.0}),
    Case("pad", ((2,),), {"before": (1,), "after": (1,), "value": 7}, (i8,)),
    Case("concat", ((2, 3), (2, 1), (2, 2)), {"axis": 1}),
    Case("concat", ((2, 3),), {"axis": 0}),
    Case("concat", ((0, 2), (3, 2), (0, 2), (1, 2)), {"axis": 0}),
    Case("concat", ((0, 2), (0, 2)), {"axis": 0}),
    Case("random_bits", ((2,),), {"shape": (3, 5)}),
    Case("random_bits", ((2,),), {"shape": (), "word": 1}),
]
READS = [
    Case("gather", ((5, 2), (3,)), {"axis": 0}),
    Case("gather", ((2, 5), (2, 3)), {"axis": 1}),
    Case("gather", ((2, 5, 3), ()), {"axis": 1}),
    Case("gather", ((5, 2), (0,)), {"axis": 0}),
    Case("gather", ((0, 2), (0,)), {"axis": 0}),
    Case("gather", ((5, 2), (4,)), {"axis": 0}, (f32, i32)),
    Case("gather_elements", ((4, 3), (2, 3)), {"axis": 0}),
    Case("gather_elements", ((2, 4), (2, 6)), {"axis": 1}),
]
WRITES = [
    Case(name, shapes, {"axis": axis})
    for name, cases in {
        "scatter": [
            (((5, 2), (3,), (3, 2)), 0),
            (((2, 4), (2, 3), (2, 2, 3)), 1),
            (((2, 4, 3), (), (2, 3)), 1),
            (((3, 2), (0,), (0, 2)), 0),
        ],
        "scatter_elements": [(((4, 3), (2, 3), (2, 3)), 0), (((2, 3), (2, 6), (2, 6)), 1)],
    }.items()
    for name in (name, f"{name}_add")
    for shapes, axis in cases
]
OTHERS = [
    *BENT,
    *POSITIONS,
    *SCANS,
    *NORMS,
    *PRODUCTS,
    *ATTENTION,
    *VIEWS,
    *PLACES,
    *READS,
    *WRITES,
]
CASES = [*MAPS, *FOLDS, *OTHERS, *CASTS, *BITS]

# The largest case of each row, in the type that the row is for.
LARGEST = {
    c.op: c
    for c in sorted(CASES, key=lambda c: sum(map(prod, c.shapes)))
    if not c.dtypes and c.shapes
}
