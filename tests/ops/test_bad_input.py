"""What cannot be built says which op, which shapes and why, before any memory is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kitsune.errors import DTypeError, InputError, KitsuneError, ShapeError, UnsupportedError
from kitsune.ir.dtypes import (
    DType,
    boolean,
    f16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    make_packed_type,
    u8,
    u32,
    u64,
)
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    Kind,
    add,
    argmax,
    batch_norm,
    bitcast,
    bitwise_and,
    cast,
    celu,
    clamp,
    concat,
    constant,
    conv,
    cumsum,
    expand,
    flip,
    gather,
    gather_elements,
    input_,
    iota,
    layer_norm,
    matmul,
    maximum,
    mul,
    one_hot,
    packed_constant,
    pad,
    permute,
    pow_,
    random_uniform,
    repeat,
    reshape,
    scatter,
    scatter_add,
    scatter_elements,
    shift_left,
    slice_,
    softmax,
    split,
    stack,
    sum_,
    tile,
    transpose,
    tril,
    where,
    window,
)
from kitsune.ir.ops.op_table import define
from kitsune.ir.packing import quantize
from kitsune.ir.verify_graph import find_index_checks
from tests.ops.cases import CASES, Case

x, y = input_("x", (2, 3)), input_("y", (3,))
i = input_("i", (4,), i64)
n = input_("n", (3,), i32)

BAD_SHAPES: dict[str, Callable[[], object]] = {
    "add: cannot broadcast [2,3] and [2]": lambda: add(x, input_("z", (2,))),
    "where: cannot broadcast [2,3] and [3,2] and [3]": lambda: where(x, input_("z", (3, 2)), y),
    "cannot reshape [2,3] to [4]": lambda: reshape(x, shape=(4,)),
    "reshape: (-2, -3) is no shape": lambda: reshape(x, shape=(-2, -3)),
    "reshape: (2.0, 3) is no shape": lambda: reshape(x, shape=(2.0, 3)),
    "reshape: 6 is no shape": lambda: reshape(x, shape=6),
    "input: (-1,) is no shape": lambda: input_("x", (-1,)),
    "iota: cannot count [3] along axis 1": lambda: iota(shape=(3,), axis=1, dtype=f32),
    "cannot permute [2,3] by [0,0]": lambda: permute(x, order=(0, 0)),
    "cannot permute [2,3] by [1]": lambda: permute(x, order=(1,)),
    "cannot expand [2,3] to [4,3]": lambda: expand(x, shape=(4, 3)),
    "cannot expand [3] to [2,3]": lambda: expand(y, shape=(2, 3)),
    "cannot transpose [3]": lambda: transpose(y),
    "cannot slice axis 1 of [2,3]": lambda: slice_(x, starts=(0, 1), sizes=(2, 3), steps=(1, 1)),
    "cannot slice axis 0 of [2,3]": lambda: slice_(x, starts=(0, 0), sizes=(1, 1), steps=(0, 1)),
    "cannot slice [2,3] from [0] by [1] to [2]": lambda: slice_(
        x, starts=(0,), sizes=(2,), steps=(1,)
    ),
    "cannot flip [2,3] along axis 2": lambda: flip(x, (2,)),
    "cannot split axis 1 of [2,3] into [1, 1]": lambda: split(x, [1, 1], 1),
    "cannot split [2,3] along axis 2": lambda: split(x, [1, 1], 2),
    "cannot slice axis 1 of [2,3] ": lambda: split(x, [4, -1], 1),
    "cannot pad [2,3] by [1] and [1]": lambda: pad(x, before=(1,), after=(1,)),
    "cannot pad [3] by [-1] and [0]": lambda: pad(y, before=(-1,), after=(0,)),
    "cannot slide a window over [3] along axis 1": lambda: window(y, axis=1, size=1),
    "cannot slide a window over axis 0 of [3]": lambda: window(y, axis=0, size=2, dilation=3),
    "cannot slide a window over axis 0 of [3] ": lambda: window(y, axis=0, size=2, stride=0),
    "cannot convolve [2,3] with [2,3]": lambda: conv(x, x, (), (), (), ()),
    "cannot convolve [1,2,3] with [2,2,3] in groups of channels": lambda: conv(
        reshape(x, shape=(1, 2, 3)), input_("w", (2, 2, 3)), (1,), (1,), (0,), (0,), groups=2
    ),
    "concat of nothing": lambda: concat(axis=0),
    "concat: cannot join [2,3] and [3] along axis 0": lambda: concat(x, y, axis=0),
    "cannot stack [3] and [2,3] along a new axis 0": lambda: stack([y, x], 0),
    "cannot stack [3] along a new axis 2": lambda: stack([y], 2),
    "cannot stack nothing along a new axis 0": lambda: stack([], 0),
    "cannot repeat [2,3] [2] times": lambda: tile(x, [2]),
    "cannot repeat [3] [-1] times": lambda: repeat(y, [-1]),
    "sum: cannot reduce [2,3] along axis 2": lambda: sum_(x, axes=(2,)),
    "sum: cannot reduce [2,3] along axis -1": lambda: sum_(x, axes=(-1,)),
    "sum: cannot reduce [2,3] along axes 1": lambda: sum_(x, axes=1),
    "sum: cannot reduce [2,3] along axes (1, 1)": lambda: sum_(x, axes=(1, 1)),
    "argmax: cannot search [0,3] along axis 0": lambda: argmax(input_("z", (0, 3)), axis=0),
    "cumsum: cannot scan [] along axis 0": lambda: cumsum(input_("z", ()), axis=0),
    "layer_norm: cannot scale [3] by [2,3] and [3]": lambda: layer_norm(y, x, y, axes=(0,)),
    "batch_norm of [2,3] by [2,3]": lambda: batch_norm(x, y, y, y, x),
    "matmul: cannot multiply [2,3] by [3]": lambda: matmul(x, y),
    "matmul: cannot multiply [2,3] by [2,3]": lambda: matmul(x, x),
    "matmul: cannot broadcast [2] and [3]": lambda: matmul(
        input_("a", (2, 1, 1)), input_("b", (3, 1, 1))
    ),
    "gather: cannot index [2,3] along axis 2": lambda: gather(x, i, axis=2),
    "gather: cannot index axis 0 of [0]": lambda: gather(input_("z", (0,)), i, axis=0),
    "gather_elements: cannot index [2,3] by [4] along axis 0": lambda: gather_elements(
        x, i, axis=0
    ),
    "scatter: updates are [3]": lambda: scatter(x, i, y, axis=0),
    "scatter_elements: updates are [2,3]": lambda: scatter_elements(y, n, x, axis=0),
    "tril of [3]": lambda: tril(y),
}


@pytest.mark.parametrize("what", BAD_SHAPES)
def test_bad_shapes_say_what_and_why(what: str) -> None:
    with pytest.raises(ShapeError) as caught:
        BAD_SHAPES[what]()
    assert what.strip() in caught.value.what
    assert caught.value.why


BAD_TYPES: dict[str, Callable[[], object]] = {
    "cannot cast f32 to f32": lambda: cast(x, dtype="f32"),
    "cannot cast q4g32 to f32": lambda: cast(weight(), dtype=f32),
    "bitcast: cannot read the bits of f32 as f64": lambda: bitcast(x, dtype=f64),
    "bitcast: cannot read the bits of f16 as i16": lambda: bitcast(
        input_("h", (3,), f16), dtype=i16
    ),
    "clamp: 0.5 does not fit i32": lambda: clamp(n, low=0.5),
    "clamp: -1 does not fit u8": lambda: clamp(input_("u", (3,), u8), low=-1),
    "pad: 300 does not fit u8": lambda: pad(
        input_("u", (3,), u8), before=(1,), after=(0,), value=300
    ),
    "pad: nan does not fit i32": lambda: pad(n, before=(1,), after=(0,), value=np.nan),
    "add: 300 does not fit i8": lambda: add(input_("b", (3,), i8), 300),
    "add: cannot compute with a str": lambda: add(x, "1"),
    "add: cannot compute with an ndarray": lambda: add(x, np.ones(3)),
    "bitwise_and: no bits to combine in f32": lambda: bitwise_and(x, x),
    "shift_left: no bits to combine in f32": lambda: shift_left(n, 0.5),
    "gather: indices are f32": lambda: gather(x, y, axis=0),
    "gather: indices are bool": lambda: gather(x, input_("b", (3,), boolean), axis=0),
    "scatter_add: updates are f64, the tensor f32": lambda: scatter_add(
        y, i, input_("u", (4,), f64), axis=0
    ),
    "scatter_add: no sums of bool": lambda: scatter_add(
        input_("b", (3,), boolean), i, input_("c", (4,), boolean), axis=0
    ),
    "pow: i32 to the power of -1": lambda: pow_(n, -1),
}


def weight() -> Node:
    data = quantize(np.ones((4, 3), np.float32), make_packed_type(4, 32))
    return packed_constant(data, (4, 3), make_packed_type(4, 32))


@pytest.mark.parametrize("what", BAD_TYPES)
def test_bad_types_say_what(what: str) -> None:
    with pytest.raises(DTypeError) as caught:
        BAD_TYPES[what]()
    assert what in caught.value.what


# --- every row -----------------------------------------------------------------------------------

FIRST = {c.op: c for c in reversed(CASES)}
WITH_INPUTS = [c for c in FIRST.values() if c.shapes]


@pytest.mark.parametrize("case", FIRST.values(), ids=lambda c: c.op)
def test_unknown_and_missing_attributes(case: Case) -> None:
    with pytest.raises(UnsupportedError, match=f"{case.op} takes no attribute 'colour'"):
        case.row(*case.inputs(), **case.attrs, colour=3)
    for name, value in (case.row.attrs or {}).items():
        if value is ...:
            rest = {n: v for n, v in case.attrs.items() if n != name}
            with pytest.raises(UnsupportedError, match=f"{case.op} needs the attribute '{name}'"):
                case.row(*case.inputs(), **rest)


@pytest.mark.parametrize("case", FIRST.values(), ids=lambda c: c.op)
def test_too_many_and_too_few_operands(case: Case) -> None:
    if case.row.arity is None:
        return
    for inputs in ([*case.inputs(), x], case.inputs()[1:] if case.shapes else [x]):
        with pytest.raises(UnsupportedError, match=f"{case.op} of {len(inputs)} operands"):
            case.row(*inputs, **case.attrs)


@pytest.mark.parametrize(
    "case", [c for c in FIRST.values() if {"axis", "axes"} & c.attrs.keys()], ids=lambda c: c.op
)
def test_axes_that_do_not_exist(case: Case) -> None:
    rank = len(case.shapes[0]) if case.shapes else len(case.attrs["shape"])
    name = "axis" if "axis" in case.attrs else "axes"
    wrong: list[Any] = [-1, rank, rank + 7, None, "0", 0.5]
    for axis in wrong if name == "axis" else [(a,) for a in wrong]:
        with pytest.raises(ShapeError, match=case.op):
            case.row(*case.inputs(), **{**case.attrs, name: axis})


@pytest.mark.parametrize("case", WITH_INPUTS, ids=lambda c: c.op)
def test_packed_weights_are_only_dequantized(case: Case) -> None:
    if case.op in ("scatter", "scatter_elements"):
        return  # they write what they are given
    with pytest.raises(KitsuneError):
        case.row(*(weight() for _ in case.shapes), **case.attrs)


def test_a_name_is_defined_once() -> None:
    with pytest.raises(UnsupportedError, match="op 'add' is defined twice"):
        define("add", Kind.MAP)


def test_a_message_says_what_why_where_and_what_to_try() -> None:
    with pytest.raises(ShapeError) as caught:
        add(x, input_("z", (2,)))
    what, why, at, hint = str(caught.value).splitlines()
    assert what == "add: cannot broadcast [2,3] and [2]"
    assert why == "  why: aligned from the right, each pair of sizes must match or contain a 1"
    assert at.startswith(f"  at: {__file__}:")
    assert hint == "  try: reshape one input so the axes line up"


# --- huge shapes ---------------------------------------------------------------------------------

line, column = input_("line", (1, 1 << 30)), input_("column", (1 << 30, 1))
HUGE: dict[str, Callable[[], object]] = {
    "input": lambda: input_("x", (1 << 40, 1 << 40)),
    "a size beyond NumPy's": lambda: input_("x", (1 << 70,)),
    "broadcast": lambda: mul(line, column),
    "expand": lambda: expand(line, shape=(1 << 40, 1 << 30)),
    "matmul": lambda: matmul(column, line),
    "iota": lambda: iota(shape=(1 << 60,), axis=0, dtype=i64),
    "pad": lambda: pad(y, before=(1 << 60,), after=(1 << 60,)),
    "concat": lambda: concat(*[input_("b", (1 << 46,), u8)] * 3, axis=0),
    "tile": lambda: tile(line, (1 << 40, 2)),
    "gather": lambda: gather(line, input_("i", (1 << 20,), i64), axis=0),
    "random": lambda: random_uniform(input_("k", (2,), u32), (1 << 50,)),
    "one_hot": lambda: one_hot(input_("i", (1 << 30,), i64), 1 << 30),
    "where": lambda: where(maximum(line, 0), column, line),
}


@pytest.mark.parametrize("name", HUGE)
def test_huge_shapes_are_refused(name: str) -> None:
    with pytest.raises(ShapeError, match=r"more than the .* bytes of any machine"):
        HUGE[name]()


def test_huge_sizes_beside_a_zero_hold_nothing() -> None:
    assert input_("x", (0, 1 << 60)).shape == (0, 1 << 60)


# --- indices -------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [3, -4, 1 << 40])
def test_constant_indices_outside_are_refused_where_they_are_written(value: int) -> None:
    at = constant(np.array([0, value]))
    for make in (
        lambda: gather(y, at, axis=0),
        lambda: gather_elements(y, at, axis=0),
        lambda: scatter_add(y, at, input_("u", (2,)), axis=0),
        lambda: scatter_elements(y, at, input_("u", (2,)), axis=0),
    ):
        with pytest.raises(InputError, match=rf"index {value} is outside axis 0 of \[3\]"):
            make()


@pytest.mark.parametrize("dtype", [i8, u8, i32, u32, i64, u64], ids=str)
@pytest.mark.parametrize("size", [3, 200, 1000])
def test_indices_from_data_are_checked(dtype: DType, size: int) -> None:
    """One bool a gather, true when an index is outside; none where no index can be."""
    limits = np.iinfo(dtype.numpy)
    table, at = input_("table", (size,)), input_("at", (2,), dtype)
    graph = Graph((table, at), (gather(table, at, axis=0),))
    checks = find_index_checks(graph)
    assert bool(checks) == (limits.max >= size or limits.min < -size)
    for value in (0, size - 1, size, -1, -size, -size - 1, limits.max, limits.min):
        if not limits.min <= value <= limits.max:
            continue
        feeds = {
            "table": np.arange(size, dtype=np.float32),
            "at": np.array([0, value], dtype.numpy),
        }
        inside = -size <= value < size
        for check, message in checks:
            assert check.shape == ()
            assert bool(interpret(Graph(graph.inputs, (check,)), feeds)[0]) != inside
            assert message == f"gather has an index outside its axis of {size} elements"
        if inside:
            assert interpret(graph, feeds)[0][1] == value % size
        else:
            with pytest.raises(InputError, match="gather has an index outside its axis"):
                interpret(graph, feeds)


def test_constant_indices_need_no_check() -> None:
    at = constant(np.array([0, -1]))
    assert find_index_checks(Graph((y,), (gather(y, at, axis=0),))) == []


def test_one_check_serves_equal_gathers() -> None:
    both = add(gather(y, i, axis=0), gather(mul(y, y), i, axis=0))
    assert len(find_index_checks(Graph((y, i), (both,)))) == 1


def test_every_error_is_a_kitsune_error() -> None:
    for kind in (ShapeError, DTypeError, UnsupportedError, InputError):
        assert issubclass(kind, KitsuneError)


def test_celu_divides_by_alpha() -> None:
    with pytest.raises(UnsupportedError, match="celu with alpha=0"):
        celu(y, alpha=0.0)


def test_softmax_of_a_scalar_has_no_axis() -> None:
    with pytest.raises(ShapeError, match="it has no axes"):
        softmax(input_("s", ()), axes=(0,))
