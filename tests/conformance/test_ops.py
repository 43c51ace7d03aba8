"""Every row, in every type it takes, on every back end against NumPy: usual values, odd shapes and
lengths of tails, tensors with no elements and with one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

import numpy as np
import pytest

from kitsune.ir.dtypes import DTYPES, DType, f32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    OPS,
    add,
    constant,
    input_,
    matmul,
    max_,
    mul,
    neg,
    permute,
    relu,
    reshape,
    softmax,
    sum_,
)
from tests.backends_fixture import FUSED, UNFUSED, Backend, check, random_feeds
from tests.ops.cases import CASES, MAPS, Case, arity, types_of


def in_every_type(case: Case) -> list[Case]:
    if case.dtypes or not case.shapes:
        return [case]
    return [case.of(d) for d in types_of(case.row, case.attrs)]


def largest(cases: Sequence[Case]) -> list[Case]:
    """One case of each row, with the most elements."""
    return list({c.op: c for c in sorted(cases, key=lambda c: sum(map(prod, c.shapes)))}.values())


def by_types(cases: Sequence[Case]) -> dict[str, list[Case]]:
    """The cases of each row and of each choice of types for it."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        types = "/".join(map(str, case.types())) if case.shapes else ""
        found.setdefault(f"{case.op} {types}".strip(), []).append(case)
    return found


def check_together(backend: Backend, cases: Sequence[Case]) -> None:
    """All of them in one program, which compiles faster than one each."""
    inputs, outputs, feeds = [], [], {}
    for n, case in enumerate(cases):
        own = [input_(f"{n} {i.attr('name')}", i.shape, i.dtype) for i in case.inputs()]
        feeds |= {i.attr("name"): a for i, a in zip(own, case.typed(), strict=True)}
        inputs += own
        outputs.append(case.row(*own, **case.attrs))
    check(backend, Graph(tuple(inputs), tuple(outputs)), feeds)


# Every case in the type a row is tested in first, and one case in every type.
OTHERS = [c for c in CASES if not c.dtypes and c.shapes and c not in MAPS]
ROWS = by_types([*CASES, *(t for c in largest(OTHERS) for t in in_every_type(c))])


@pytest.mark.in_turn
@pytest.mark.parametrize("row", ROWS)
def test_row_equals_numpy(backend: Backend, row: str) -> None:
    check_together(backend, ROWS[row])


# Types of other sizes leave other tails: vectors hold more of them, or fewer.
SIZES = (1, 7, 16, 37)
PLAIN = sorted({c.op for c in MAPS})
TAILS = by_types(
    [
        *(Case(name, ((3, size),) * arity(OPS[name])) for name in PLAIN for size in SIZES),
        *(t for name in PLAIN for t in in_every_type(Case(name, ((3, 37),) * arity(OPS[name])))),
    ]
)


@pytest.mark.in_turn(5)
@pytest.mark.parametrize("row", TAILS)
def test_map_at_every_length_of_tail(backend: Backend, row: str) -> None:
    check_together(backend, TAILS[row])


# --- places along long axes ----------------------------------------------------------------------

LONG = by_types(
    [
        typed
        for case in [
            *(
                Case(name, (shape,), {"axis": axis, "exclusive": exclusive, "reverse": reverse})
                for name in ("cumsum", "cumprod")
                for exclusive in (False, True)
                for reverse in (False, True)
                for shape, axis in [((3, 37), 1), ((37, 19), 0), ((2, 16, 3), 1), ((100,), 0)]
            ),
            *(
                Case(name, (shape,), {"axes": axes})
                for name in ("sum", "prod", "max", "min", "any", "all")
                for shape, axes in [((3, 100), (1,)), ((37, 19), (0,)), ((3, 5, 33), (0, 2))]
            ),
            *(
                Case(name, (shape,), {"axis": axis})
                for name in ("argmax", "argmin")
                for shape, axis in [((3, 100), 1), ((37, 19), 0)]
            ),
            Case("pad", ((5, 37),), {"before": (1, 3), "after": (0, 20)}),
            Case("pad", ((37, 5),), {"before": (20, 0), "after": (3, 0)}),
            Case("concat", ((3, 16), (3, 21), (3, 1)), {"axis": 1}),
            Case("concat", ((3, 37), (1, 37)), {"axis": 0}),
            Case("gather", ((9, 37), (11,)), {"axis": 0}),
            Case("gather", ((5, 37), (40,)), {"axis": 1}),
            Case("gather_elements", ((5, 37), (5, 70)), {"axis": 1}),
            Case("gather_elements", ((9, 37), (20, 37)), {"axis": 0}),
            *(
                Case(name, shapes, {"axis": axis})
                for name in ("scatter", "scatter_add")
                for shapes, axis in [
                    (((9, 37), (20,), (20, 37)), 0),
                    (((5, 37), (60,), (5, 60)), 1),
                ]
            ),
            *(
                Case(name, ((9, 100), (20, 100), (20, 100)), {"axis": 0})
                for name in ("scatter_elements", "scatter_elements_add")
            ),
            *(
                Case(name, ((5, 37), (5, 60), (5, 60)), {"axis": 1})
                for name in ("scatter_elements", "scatter_elements_add")
            ),
        ]
        for typed in in_every_type(case)
    ]
)


@pytest.mark.in_turn
@pytest.mark.parametrize("row", LONG)
def test_places_along_long_axes(backend: Backend, row: str) -> None:
    """Full vectors, tails, and lanes that are rows of their own."""
    check_together(backend, LONG[row])


# --- shapes with nothing or with one of everything -----------------------------------------------

EMPTY: dict[str, Callable[[Node], Node]] = {
    "map": lambda x: relu(x),
    "sum of nothing": lambda x: sum_(x, axes=(0,)),
    "max of nothing": lambda x: max_(x, axes=(0,)),
    "sum beside nothing": lambda x: sum_(x, axes=(1,)),
    "everything of nothing": lambda x: sum_(x, axes=(0, 1)),
    "softmax along nothing": lambda x: softmax(x, axes=(0,)),
    "softmax beside nothing": lambda x: softmax(x, axes=(1,)),
    "view": lambda x: reshape(permute(x, order=(1, 0)), shape=(2, 0, 3)),
    "broadcast": lambda x: add(x, constant(np.ones((1, 5), np.float32))),
    "contract over nothing": lambda x: matmul(permute(x, order=(1, 0)), x),
    "no rows": lambda x: relu(matmul(x, constant(np.ones((5, 3), np.float32)))),
    "no columns": lambda x: matmul(constant(np.ones((3, 5), np.float32)), permute(x, order=(1, 0))),
    "a bias on nothing": lambda x: relu(add(sum_(x, axes=(0,)), constant(1.0))),
    "padding around nothing": lambda x: OPS["pad"](x, before=(1, 0), after=(2, 3), value=0.5),
    "nothing beside something": lambda x: OPS["concat"](
        x, constant(np.ones((2, 5), np.float32)), x, axis=0
    ),
}


@pytest.mark.parametrize("config", [FUSED, UNFUSED], ids=["fused", "unfused"])
@pytest.mark.parametrize("name", EMPTY)
def test_tensors_without_elements(backend: Backend, name: str, config: object) -> None:
    x = input_("x", (0, 5))
    node: Node = EMPTY[name](x)
    graph = Graph((x,), (node, neg(node)))
    check(backend, graph, random_feeds(graph), FUSED if config is FUSED else UNFUSED)


@pytest.mark.parametrize("rank", range(5))
def test_sizes_of_one(backend: Backend, rank: int) -> None:
    """A scalar, and shapes whose every size is 1, through every kind of op."""
    x, y = input_("x", (1,) * rank), input_("y", ())
    made = mul(relu(add(x, y)), constant(2.0))
    outputs = [made, reshape(made, shape=(1, 1)), reshape(made, shape=())]
    outputs.append(matmul(outputs[1], outputs[1]))
    if rank:
        outputs += [sum_(made, axes=(rank - 1,)), softmax(made, axes=(0,))]
    check(backend, Graph((x, y), tuple(outputs)))


# --- types together ------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES.values(), ids=str)
def test_one_kernel_of_many_types(backend: Backend, dtype: DType) -> None:
    """Masks, integers and another width beside f32, fused into one loop."""
    x, y = input_("x", (5, 37)), input_("y", (37,), dtype)
    wide = OPS["cast"](y, dtype=f32)
    small = OPS["lt"](wide, 1.0)
    made = OPS["where"](small, mul(x, wide), x)
    back = OPS["cast"](
        OPS["clamp"](OPS["where"](small, wide, 1.0), low=0.0, high=100.0), dtype=dtype
    )
    check(backend, Graph((x, y), (made, OPS["logical_not"](small), back)))
