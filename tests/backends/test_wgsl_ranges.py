"""i64 in WGSL: the ranges of its values, and what is refused with which words."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest

from kitsune.backends.webgpu.emit_shader import emit
from kitsune.backends.webgpu.ranges import I32, Range, ranges, refusal
from kitsune.compiler import lower_graph
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.affine import Affine
from kitsune.ir.dtypes import DType, boolean, f16, f32, f64, i32, i64, u8, u16, u32, u64
from kitsune.ir.node import Graph
from kitsune.ir.ops import constant, gather, input_, le, mul
from kitsune.lower.kernel import Axis, Body, Buffer, Kernel, Prim, Store
from kitsune.target import GpuTarget
from tests.backends.wgsl_kernels import arange, check, clamped, map_kernel, normal
from tests.backends_fixture import FUSED

TARGET = GpuTarget("test")
on_device = pytest.mark.webgpu

# --- i64 -----------------------------------------------------------------------------------------

EDGES = np.array([0, 1, -1, 5, -6, 6, I32[0], I32[1], I32[0] + 1, I32[1] - 1, 1000, -1000])


@on_device
@pytest.mark.parametrize("drop", [0, 1], ids=["by fours", "one by one"])
def test_i64_as_far_as_it_fits(drop: int) -> None:
    """Moved, compared, clamped, divided, cast: at the bounds of i32 as anywhere."""
    x = EDGES[: len(EDGES) - drop]
    b, (i,) = Body(), arange("i")
    n = b.load(0, (i,), i64)
    values = [
        n,
        clamped(b, n, 6),
        b.lt(n, 6),
        b.le(-6, n),
        b.eq(n, b.axis(i)),
        b.cast(n, f32),
        b.cast(n, i32),
        b.cast(n, u8),
        b.cast(n, boolean),
        b.div(n, 7),
        b.rem(n, -7),
        b.min(b.max(b.sub(n, I32[1]), -9), 9),
        b.lt(b.max(n, b.const(-(2**40), i64)), 5),
        b.and_(n, 255),
        b.lt(b.add(n, I32[1]), 2),
        b.not_(n),
        b.shr(n, 3),
    ]
    buffers = [
        Buffer("x", i64, x.shape),
        *(Buffer(f"y{k}", v.dtype, x.shape) for k, v in enumerate(values)),
    ]
    stores = [Store(k + 1, (i,), v) for k, v in enumerate(values)]
    for some in (stores[:8], stores[8:]):
        kept = sorted({0, *(s.buffer for s in some)})
        moved = [replace(s, buffer=kept.index(s.buffer)) for s in some]
        kernel = map_kernel({"i": len(x)}, [buffers[k] for k in kept], moved)
        check(kernel, {0: x}, tolerance=1e-7)


@pytest.mark.parametrize("seed", range(40))
def test_ranges_hold(seed: int) -> None:
    """Random expressions of i64 as they are held, against Python's integers: equal within a value's
    range, beyond on the same side, and never out of i32."""
    rng = np.random.default_rng(seed)
    b = Body()
    x, y = (b.load(n, (Affine(),), i64) for n in range(2))
    pool: list[Prim] = [
        x,
        y,
        b.const(int(rng.integers(-9, 9)), i64),
        b.const(I32[1], i64),
        b.const(2**40, i64),
    ]
    for _ in range(8):
        op = str(rng.choice(["add", "sub", "max", "min", "mul", "where", "div", "rem"]))
        args = [pool[int(n)] for n in rng.integers(0, len(pool), 2)]
        made = b.where(b.lt(x, 0), *args) if op == "where" else getattr(b, op)(*args)
        if refusal(_kernel(b.lt(made, 0), 2)) is None:
            pool.append(made)
    for value in pool[2:]:
        kernel = _kernel(b.lt(value, 0), 2)
        if refusal(kernel) is not None:
            continue
        found = ranges(kernel)
        for a, c in product(EDGES.tolist(), repeat=2):
            true, held = _evaluated(value, found, {0: a, 1: c})
            r = found[value]
            assert r.low <= true <= r.high
            assert I32[0] <= held <= I32[1]
            assert held == true if r.least <= true <= r.most else (held > r.most) == (true > r.most)


def _kernel(value: Prim, loads: int) -> Kernel:
    buffers = [*(Buffer(f"x{n}", i64, (1,)) for n in range(loads)), Buffer("y", value.dtype, (1,))]
    return map_kernel({"i": 1}, buffers, [Store(loads, (Affine(),), value)])


def _evaluated(value: Prim, found: dict[Prim, Range], at: dict[int, int]) -> tuple[int, int]:
    """An expression in integers without end, and as its shader computes it."""

    def clip(n: int) -> int:
        return min(max(n, I32[0]), I32[1])

    def apply(p: Prim, args: list[Any]) -> Any:
        if p.op == "div":
            return (
                0
                if args[1] == 0
                else int(np.sign(args[0]) * np.sign(args[1])) * (abs(args[0]) // abs(args[1]))
            )
        if p.op == "rem":
            return 0 if args[1] == 0 else int(np.sign(args[0])) * (abs(args[0]) % abs(args[1]))
        return {
            "add": lambda u, v: u + v,
            "sub": lambda u, v: u - v,
            "mul": lambda u, v: u * v,
            "max": max,
            "min": min,
            "lt": lambda u, v: u < v,
            "where": lambda t, u, v: u if t else v,
        }[p.op](*args)

    true: dict[Prim, Any] = {}
    held: dict[Prim, Any] = {}
    for p in value.walk():
        if p.op in ("load", "const"):
            true[p] = at[p.attr.buffer] if p.op == "load" else p.attr
            held[p] = clip(true[p])
            continue
        true[p] = apply(p, [true[a] for a in p.args])
        held[p] = apply(p, [held[a] for a in p.args])
        if p in found and not found[p].fits and p.op in ("add", "sub"):
            held[p] = clip(held[p])
    return true[value], held[value]


# --- refusals ------------------------------------------------------------------------------------


def _unary(dtype: DType, make: Any) -> Kernel:
    b, (i,) = Body(), arange("i")
    value = make(b, b.load(0, (i,), dtype))
    buffers = (Buffer("x", dtype, (4,)), Buffer("y", value.dtype, (4,)))
    return map_kernel({"i": 4}, buffers, [Store(1, (i,), value)])


@pytest.mark.parametrize(
    ("dtype", "make", "reason"),
    [
        (f64, lambda b, x: b.mul(x, 2.0), "f64 mul"),
        (f64, lambda b, x: x, "f64 load"),
        (u64, lambda b, x: b.add(x, 1), "u64 add"),
        (f32, lambda b, x: b.cast(x, f64), "f64 cast"),
        (i32, lambda b, x: b.exp(x), "exp of i32"),
        (f32, lambda b, x: b.not_(x), "not of f32"),
        (i64, lambda b, x: b.add(x, 1), "i64 add: its value may not fit 32 bits"),
        (i64, lambda b, x: b.mul(x, 2), "i64 mul: its value may not fit 32 bits"),
        (i64, lambda b, x: b.neg(x), "i64 neg: its value may not fit 32 bits"),
        (f32, lambda b, x: b.cast(x, i64), "i64 cast: its value may not fit 32 bits"),
        (u32, lambda b, x: b.cast(x, i64), "i64 cast: its value may not fit 32 bits"),
        (i64, lambda b, x: b.lt(b.add(x, 5), 9), None),
        (i64, lambda b, x: b.lt(b.add(x, 5), x), "i64 lt: its value may not fit 32 bits"),
        (u16, lambda b, x: b.mul(b.cast(x, i64), 32767), None),
        (u16, lambda b, x: b.mul(b.cast(x, i64), 32769), "i64 mul: its value may not fit 32 bits"),
        (f32, lambda b, x: b.eq(b.cast(x, i64), 3), None),
        (f32, lambda b, x: b.cast(x, f16), None),
    ],
)
def test_refusals(dtype: DType, make: Any, reason: str | None) -> None:
    kernel = _unary(dtype, make)
    assert refusal(kernel) == reason
    if reason is None:
        assert "fn main" in emit(kernel, TARGET)
        return
    with pytest.raises(UnsupportedError, match=f"WebGPU has no {reason}\n.*\n.*CPU"):
        emit(kernel, TARGET)


@pytest.mark.parametrize(
    ("source", "rows", "fits"),
    [(boolean, 4096, True), (u8, 4096, True), (i32, 2, False), (i64, 1, True)],
    ids=str,
)
def test_sums_of_i64_fit_or_are_refused(source: DType, rows: int, fits: bool) -> None:
    b, (r,) = Body(), arange("r")
    x = b.load(0, (r,), source)
    total = b.reduce("sum", ("r",), x if source == i64 else b.cast(x, i64))
    buffers = (Buffer("x", source, (rows,)), Buffer("y", i64, (1,)))
    kernel = Kernel("row", (Axis("r", rows, "row"),), buffers, (Store(1, (Affine(),), total),))
    assert refusal(kernel) == (None if fits else "i64 sum: its value may not fit 32 bits")


@on_device
def test_i64_beyond_32_bits_is_said_where_it_comes_in() -> None:
    from kitsune.backends.webgpu.gpu_program import WebGpuProgram, open_target

    x, i = input_("x", (6, 8)), input_("i", (5,), i64)
    layout = lower_graph(Graph((x, i), (gather(x, i, axis=0),)), open_target(), FUSED)
    program = WebGpuProgram(layout, open_target())
    with pytest.raises(InputError, match=r"'i' holds 1099511627776\n.*fits 32 bits"):
        program.call(normal(6, 8), np.array([0, 1, 2, 2**40, 3]))
    large = le(i, constant(np.array([1, 2, 3, 4, -(2**33)])))
    layout = lower_graph(Graph((i,), (large,)), open_target(), FUSED)
    with pytest.raises(UnsupportedError, match="i64 constant of -8589934592"):
        WebGpuProgram(layout, open_target())


@on_device
def test_a_refusal_names_the_users_line() -> None:
    from kitsune.backends.webgpu.gpu_program import WebGpuProgram, open_target

    x = input_("x", (6, 8), f64)
    y = mul(x, 2.0)
    layout = lower_graph(Graph((x,), (y,)), open_target(), FUSED)
    with pytest.raises(UnsupportedError, match="WebGPU has no f64 mul") as caught:
        WebGpuProgram(layout, open_target())
    assert caught.value.at == y.line
    assert "test_wgsl_ranges" in y.line
