"""Places in WGSL: elements that may be missing or that data names, scans, scatters."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from kitsune.backends.webgpu.emit_shader import emit
from kitsune.backends.webgpu.ranges import refusal
from kitsune.config import FusionConfig
from kitsune.ir.affine import Guards, affine
from kitsune.ir.dtypes import DType, boolean, f16, f32, i8, i32, i64, make_packed_type, u8, u16, u32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    argmax,
    cast,
    concat,
    cumsum,
    exp,
    gather,
    gather_elements,
    input_,
    iota,
    le,
    matmul,
    mul,
    one_hot,
    pad,
    scatter,
    scatter_add,
    softmax,
    sum_,
    where,
)
from kitsune.ir.packing import quantize
from kitsune.lower.kernel import Axis, Body, Buffer, Kernel, Prim, Scan, Store
from kitsune.target import GpuTarget
from tests.backends.wgsl_kernels import (
    arange,
    attention,
    check,
    clamped,
    map_kernel,
    meaning,
    normal,
    run,
)
from tests.backends_fixture import FUSED, UNFUSED, on_webgpu, oracle

TARGET = GpuTarget("test")
TARGET = GpuTarget("test")
on_device = pytest.mark.webgpu


# --- picks ---------------------------------------------------------------------------------------


@on_device
@pytest.mark.parametrize("dtype", [f32, i32, u8, f16, boolean], ids=str)
@pytest.mark.parametrize("before", [0, 1, 4])
@pytest.mark.parametrize("width", [8, 5])
def test_pick_inside_a_border(dtype: DType, before: int, width: int) -> None:
    """y[i, j] = x[i - 1, j - before] with zeros around, and whether it was there. Lanes are guarded
    one by one, or all at once where the border is a vector wide."""
    b, (i, j) = Body(), arange("i", "j")
    at = (affine(-1, {"i": 1}), affine(-before, {"j": 1}))
    guards: Guards = ((at[0], 6), (at[1], width))
    x = b.pick(0, at, dtype, guards, {})
    shape = (9, width + 8)
    buffers = (
        Buffer("x", dtype, (6, width)),
        Buffer("y", dtype, shape),
        Buffer("in", boolean, shape),
    )
    stores = [Store(1, (i, j), x), Store(2, (i, j), b.inside(guards))]
    data = normal(6, width) * 50
    data = data > 0 if dtype == boolean else np.abs(data).astype(dtype.numpy)
    kernel = map_kernel({"i": 9, "j": width + 8}, buffers, stores)
    check(kernel, {0: data}, tolerance=0.0)


def test_where_a_guard_fails_another_place_is_read() -> None:
    """Devices keep a shader inside its buffers; what it reads is inside of its own accord."""
    b, (i,) = Body(), arange("i")
    at = affine(-3, {"i": 1})
    x = b.pick(0, (at,), f32, ((at, 4),), {})
    buffers = (Buffer("x", f32, (4,)), Buffer("y", f32, (10,)))
    text = emit(map_kernel({"i": 10}, buffers, [Store(1, (i,), x)]), TARGET)
    assert re.search(r"let (at\d+) = select\(0u, .* - 3u, ok\d+\);\n.*b0\[\1\]", text)


@on_device
def test_pick_whose_guard_alone_varies_along_the_lanes() -> None:
    b, (i, j) = Body(), arange("i", "j")
    at = affine(-2, {"i": 1})
    x = b.pick(0, (at,), f32, ((at, 3), (affine(-1, {"j": 1}), 6)), {})
    buffers = (Buffer("x", f32, (3,)), Buffer("y", f32, (7, 8)))
    check(map_kernel({"i": 7, "j": 8}, buffers, [Store(1, (i, j), x)]), {0: normal(3)})


@on_device
@pytest.mark.parametrize("index", [i64, i32, u32, i8, u16], ids=str)
@pytest.mark.parametrize("along", ["rows", "columns", "elements"])
@pytest.mark.parametrize("width", [8, 5])
def test_pick_where_data_says(index: DType, along: str, width: int) -> None:
    """Rows are read four neighbours at once; the other ways each lane has its own index."""
    b, (i, j) = Body(), arange("i", "j")
    place = {"rows": (i,), "columns": (j,), "elements": (i, j)}[along]
    shape = {"rows": (12,), "columns": (width,), "elements": (12, width)}[along]
    size = 6 if along == "rows" else width
    g = clamped(b, b.load(1, place, index), size)
    named = {"g0": g}
    at = (arange("g0")[0], j) if along == "rows" else (i, arange("g0")[0])
    x = b.pick(0, at, f32, (), named)
    rows = 6 if along == "rows" else 12
    buffers = (
        Buffer("x", f32, (rows, width)),
        Buffer("at", index, shape),
        Buffer("y", f32, (12, width)),
    )
    data = np.random.default_rng(0).integers(-8 if index.family == "int" else 0, 10, shape)
    kernel = map_kernel({"i": 12, "j": width}, buffers, [Store(2, (i, j), x)])
    check(kernel, {0: normal(rows, width), 1: data.astype(index.numpy)}, tolerance=0.0)


@on_device
@pytest.mark.parametrize("columns", [False, True], ids=["rows", "columns"])
def test_pick_from_a_packed_weight(columns: bool) -> None:
    """An embedding of 4-bit rows, and the same with some rows left out."""
    dtype = make_packed_type(4, 32)
    b, (i, j) = Body(), arange("i", "j")
    g = {"g0": clamped(b, b.load(1, (i,), i64), 24)}
    at = (j, arange("g0")[0]) if columns else (arange("g0")[0], j)
    size = 64 if columns else 24
    shape = (64, 24) if columns else (24, 64)
    every = b.pick(0, at, dtype, (), g)
    some = b.pick(0, at, dtype, ((affine(-2, {"i": 1}), 4), (affine(-4, {"j": 1}), size)), g)
    buffers = (
        Buffer("w", dtype, shape),
        Buffer("at", i64, (9,)),
        Buffer("y", f32, (9, 64)),
        Buffer("z", f32, (9, 64)),
    )
    stores = [Store(2, (i, j), every), Store(3, (i, j), some)]
    data = {0: quantize(normal(*shape), dtype), 1: np.arange(9) * 5 - 20}
    check(map_kernel({"i": 9, "j": 64}, buffers, stores), data)


@on_device
@pytest.mark.parametrize("size", [8, 7])
def test_axes_are_numbers(size: int) -> None:
    """In every type they are cast to, and compared with each other."""
    b, (i, j) = Body(), arange("i", "j")
    a = b.axis(affine(-9, {"i": 7, "j": -2}))
    targets = [i64, i32, u32, f32, i8, boolean]
    values = [a if d == i64 else b.cast(a, d) for d in targets]
    values.append(b.le(b.axis(j), b.axis(i)))
    kinds = [*targets, boolean]
    buffers = [Buffer(f"y{n}", d, (5, size)) for n, d in enumerate(kinds)]
    stores = [Store(n, (i, j), v) for n, v in enumerate(values)]
    check(map_kernel({"i": 5, "j": size}, buffers, stores), {})


@on_device
@pytest.mark.parametrize(("m", "n", "k"), [(5, 7, 9), (8, 16, 12)])
def test_contraction_of_what_is_picked_and_cast(m: int, n: int, k: int) -> None:
    """Rows of a by index, k padded by one on each side, b of bytes."""
    b, (mm, nn, kk) = Body(), arange("m", "n", "k")
    row = {"g0": clamped(b, b.load(1, (mm,), i64), 6)}
    inner = affine(-1, {"k": 1})
    left = b.pick(0, (arange("g0")[0], inner), f32, ((inner, k - 2),), row)
    right = b.mul(b.cast(b.load(2, (kk, nn), u8), f32), 0.01)
    y = b.where(b.lt(b.axis(nn), b.axis(mm)), b.dot(("k",), left, right), 0.0)
    axes = (Axis("m", m, "m"), Axis("n", n, "n"), Axis("k", k, "k"))
    buffers = (
        Buffer("a", f32, (6, k - 2)),
        Buffer("at", i64, (m,)),
        Buffer("b", u8, (k, n)),
        Buffer("y", f32, (m, n)),
    )
    kernel = Kernel("contract", axes, buffers, (Store(3, (mm, nn), y),))
    rng = np.random.default_rng(0)
    arrays = {
        0: normal(6, k - 2),
        1: rng.integers(-6, 6, m),
        2: rng.integers(0, 256, (k, n), np.uint8),
    }
    check(kernel, arrays)


@on_device
@pytest.mark.parametrize("keys", [12, 13])
def test_causal_attention(keys: int) -> None:
    """Scores are masked by comparing axes, four keys at a time or one by one."""
    kernel, arrays = attention(2, 12, keys, 8, 8)
    b = Body()
    q, t = arange("q", "t")
    inner = next(p for p in kernel.prims() if p.op == "dot" and p.attr.axes == ("d",))
    new: dict[Prim, Prim] = {}
    for p in kernel.prims():
        new[p] = b.prim(p.op, tuple(new[a] for a in p.args), p.dtype, p.attr)
        if p.op == "mul" and p.args[0] is inner:
            new[p] = b.where(b.le(b.axis(t), b.axis(q)), new[p], -np.inf)
    stores = tuple(replace(s, value=new[s.value]) for s in kernel.stores)
    causal = replace(kernel, stores=stores)
    got, want = run(causal, arrays), meaning(causal, arrays)
    assert not np.allclose(want[3], meaning(kernel, arrays)[3])
    np.testing.assert_allclose(got[3], want[3], rtol=1e-5, atol=3e-6)


# --- scans ---------------------------------------------------------------------------------------


@on_device
@pytest.mark.parametrize(("exclusive", "reverse"), list(product([False, True], repeat=2)))
@pytest.mark.parametrize("dtype", [f32, i32, u8, boolean], ids=str)
@pytest.mark.parametrize("shape", [(6, 9), (9, 8), (70, 1), (1, 5)], ids=str)
def test_scans(dtype: DType, shape: tuple[int, int], exclusive: bool, reverse: bool) -> None:
    """Along the first axis: every fold, one over another's results, and what is made of them."""
    kinds = ("sum", "prod", "max", "min")
    b, (s, o) = Body(), arange("s", "o")
    x = b.load(0, (s, o), dtype)
    made = [b.scan(Scan(k, ("s",), exclusive, reverse), x) for k in kinds]  # type: ignore[arg-type]
    made.append(
        b.scan(
            Scan("max", ("s",), exclusive, reverse),
            b.xor(made[0], x) if dtype != f32 else b.mul(made[0], x),
        )
    )
    if exclusive:  # the start of a maximum is no finite number
        made = [made[0], made[1], b.min(made[2], x), b.max(made[3], x)]
    axes = (Axis("o", shape[1], "outer"), Axis("s", shape[0], "serial"))
    buffers = [
        Buffer("x", dtype, shape),
        *(Buffer(f"y{n}", dtype, shape) for n in range(len(made))),
    ]
    stores = tuple(Store(n + 1, (s, o), v) for n, v in enumerate(made))
    data = np.random.default_rng(0).integers(-3, 4, shape)
    values = data > 0 if dtype == boolean else np.abs(data) if dtype == u8 else data
    check(Kernel("scan", axes, tuple(buffers), stores), {0: values.astype(dtype.numpy)})


@on_device
def test_scan_along_an_axis_in_two_pieces() -> None:
    """The pieces count as the scan names them, however their strides in memory order them."""
    b, (s, t, o) = Body(), arange("s", "t", "o")
    x = b.load(0, (o, s, t), f32)
    total = b.scan(Scan("sum", ("s", "t")), x)
    axes = (Axis("o", 3, "outer"), Axis("t", 4, "serial"), Axis("s", 5, "serial"))
    buffers = (Buffer("x", f32, (3, 5, 4)), Buffer("y", f32, (3, 4, 5)))
    kernel = Kernel("scan", axes, buffers, (Store(1, (o, t, s), total),))
    x0 = normal(3, 5, 4)
    want = x0.reshape(3, 20).cumsum(1).reshape(3, 5, 4).transpose(0, 2, 1)
    np.testing.assert_allclose(run(kernel, {0: x0})[1], want, rtol=1e-5, atol=1e-5)


def test_scans_in_two_directions_are_refused() -> None:
    b, (s,) = Body(), arange("s")
    x = b.load(0, (s,), f32)
    both = b.add(b.scan(Scan("sum", ("s",)), x), b.scan(Scan("sum", ("s",), reverse=True), x))
    buffers = (Buffer("x", f32, (8,)), Buffer("y", f32, (8,)))
    kernel = Kernel("scan", (Axis("s", 8, "serial"),), buffers, (Store(1, (s,), both),))
    assert refusal(kernel) == "scans in two directions in one kernel"


# --- scatters ------------------------------------------------------------------------------------


@on_device
@pytest.mark.parametrize("combine", ["", "sum", "prod", "max", "min"])
@pytest.mark.parametrize("dtype", [f32, i32, u8, f16, boolean], ids=str)
@pytest.mark.parametrize("width", [1, 5, 70])
def test_scatters(dtype: DType, combine: str, width: int) -> None:
    """Several updates of one row, taken in order; of bytes, neighbours share words."""
    b, (o, c, s) = Body(), arange("o", "c", "s")
    at = clamped(b, b.load(1, (s,), i64), 6)
    base, update = b.load(0, (c, o), dtype), b.load(2, (s, o), dtype)
    axes = (Axis("o", width, "outer"), Axis("c", 6, "copy"), Axis("s", 9, "serial"))
    buffers = (
        Buffer("x", dtype, (6, width)),
        Buffer("at", i64, (9,)),
        Buffer("u", dtype, (9, width)),
        Buffer("y", dtype, (6, width)),
    )
    place = (arange("g0")[0], o)
    stores = (Store(3, (c, o), base), Store(3, place, update, combine, ("g0",), (at,)))  # type: ignore[arg-type]
    kernel = Kernel("scatter", axes, buffers, stores)
    rng = np.random.default_rng(0)

    def some(*shape: int) -> np.ndarray:
        drawn = rng.integers(0, 4 if dtype.is_float else 250, shape)
        return drawn > 99 if dtype == boolean else drawn.astype(dtype.numpy)

    check(kernel, {0: some(6, width), 1: rng.integers(-6, 6, 9), 2: some(9, width)})


@on_device
def test_scatter_at_a_place_that_does_not_change() -> None:
    """What is there is read again for each update."""
    b, (c, s) = Body(), arange("c", "s")
    axes = (Axis("c", 4, "copy"), Axis("s", 6, "serial"))
    buffers = (Buffer("x", f32, (4,)), Buffer("u", f32, (6,)), Buffer("y", f32, (4,)))
    at = b.const(2, i64)
    stores = (
        Store(2, (c,), b.load(0, (c,), f32)),
        Store(2, arange("g0"), b.load(1, (s,), f32), "sum", ("g0",), (at,)),
    )
    check(Kernel("scatter", axes, buffers, stores), {0: normal(4), 1: normal(6)})


@on_device
def test_scatter_of_nothing() -> None:
    b, (o, c, s) = Body(), arange("o", "c", "s")
    at = clamped(b, b.load(1, (s,), i64), 6)
    axes = (Axis("o", 3, "outer"), Axis("c", 6, "copy"), Axis("s", 0, "serial"))
    buffers = (
        Buffer("x", f32, (6, 3)),
        Buffer("at", i64, (0,)),
        Buffer("u", f32, (0, 3)),
        Buffer("y", f32, (6, 3)),
    )
    update = Store(3, (*arange("g0"), o), b.load(2, (s, o), f32), "sum", ("g0",), (at,))
    stores = (Store(3, (c, o), b.load(0, (c, o), f32)), update)
    kernel = Kernel("scatter", axes, buffers, stores)
    check(kernel, {0: normal(6, 3), 1: np.zeros(0, np.int64), 2: normal(0, 3)})


# --- from graphs ---------------------------------------------------------------------------------


def _graphs() -> dict[str, list[Node]]:
    x, u, w = input_("x", (6, 8)), input_("u", (5, 8)), input_("w", (8, 12))
    i, j, m = input_("i", (5,), i64), input_("j", (6, 3), i32), input_("m", (6, 8), boolean)
    keys, rows = iota(shape=(1, 8), axis=1, dtype=i64), iota(shape=(6, 1), axis=0, dtype=i64)
    return {
        "gather": [gather(x, i, axis=0), gather(x, i, axis=1)],
        "gather_elements": [gather_elements(x, j, axis=1)],
        "gather then matmul": [matmul(gather(x, i, axis=0), w)],
        "pad": [pad(x, before=(1, 2), after=(0, 3), value=2.5)],
        "concat": [concat(x, mul(x, 2.0), axis=1), concat(x, u, axis=0)],
        "argmax": [argmax(x, axis=1), argmax(x, axis=0)],
        "cumsum": [cumsum(exp(x), axis=1), mul(cumsum(x, axis=0, reverse=True), 2.0)],
        "scatter": [scatter(x, i, u, axis=0), scatter_add(x, i, u, axis=0)],
        "one_hot": [one_hot(i, depth=6)],
        "causal softmax": [softmax(where(le(keys, rows), x, -np.inf), axes=(1,))],
        "count": [sum_(m, axes=(1,)), cumsum(m, axis=1)],
        "bytes": [cast(mul(x, 20.0), dtype=u8), add(cast(m, dtype=u8), 250)],
    }


@on_device
@pytest.mark.parametrize("name", _graphs())
@pytest.mark.parametrize("config", [FUSED, UNFUSED], ids=["fused", "unfused"])
def test_graphs(name: str, config: FusionConfig) -> None:
    outputs = _graphs()[name]
    inputs = {
        n.attr("name"): n for o in outputs for n in Graph((), (o,)).nodes() if n.op == "input"
    }
    graph = Graph(tuple(inputs.values()), tuple(outputs))
    rng = np.random.default_rng(0)
    feeds = {
        "x": normal(6, 8),
        "u": normal(5, 8),
        "w": normal(8, 12),
        "i": np.array([0, -1, 3, 3, -6]),
        "j": rng.integers(-8, 8, (6, 3), np.int32),
        "m": rng.random((6, 8)) < 0.5,
    }
    given = {k: v for k, v in feeds.items() if k in inputs}
    for got, want in zip(on_webgpu().run(graph, given, config), oracle(graph, given), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)
