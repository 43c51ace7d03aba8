"""Kernels built by hand for the WebGPU back end, their meaning in float64, and how to run them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np

from kitsune.backends.webgpu.access import encode_array, stored_nbytes
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.profiles import NATIVE, Profile
from kitsune.backends.webgpu.shader_program import GpuProgram, compile_kernels
from kitsune.ir.affine import Affine, axis
from kitsune.ir.dtypes import Packed, boolean, f32, i64, make_packed_type
from kitsune.ir.packing import dequantize, quantize
from kitsune.lower.kernel import Axis, Body, Buffer, Kernel, Prim, Store
from tests.kernels import Loops, wide

LOWEST = np.finfo(np.float32).min
INF, NAN = math.inf, math.nan
FORMATS = [
    make_packed_type(8, 32),
    make_packed_type(4, 32),
    make_packed_type(3, 32),
    make_packed_type(2, 64),
    make_packed_type(1, 64),
    make_packed_type(4, 32, symmetric=False),
    make_packed_type(3, 32, symmetric=False),
    make_packed_type(1, 64, symmetric=False),
]

Arrays = Mapping[int, np.ndarray]


def arange(*names: str) -> tuple[Affine, ...]:
    return tuple(axis(n) for n in names)


def normal(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng([seed, *shape]).standard_normal(shape).astype(np.float32)


def clamped(b: Body, index: Prim, size: int) -> Prim:
    """An index from data as lowering has it."""
    i = b.cast(index, i64)
    i = b.where(b.lt(i, 0), b.add(i, size), i)
    made: Prim = b.min(b.max(i, 0), size - 1)
    return made


# --- what a kernel means --------------------------------------------------------------------------


def meaning(kernel: Kernel, arrays: Arrays) -> dict[int, np.ndarray]:
    """What it stores, in float64 where it computes in f32. Places it does not write stay 7."""
    memory = {}
    for n, b in enumerate(kernel.buffers):
        if n not in arrays:
            memory[n] = np.full(b.size, 7, wide(b.dtype))
        elif isinstance(b.dtype, Packed):
            memory[n] = dequantize(arrays[n], (b.shape[0], b.shape[1]), b.dtype).reshape(-1)
        else:
            memory[n] = arrays[n].reshape(-1)
    with np.errstate(all="ignore"):
        Loops(kernel, memory).run()
    return {n: memory[n].reshape(kernel.buffers[n].shape) for n in kernel.written_buffers()}


def run(
    kernel: Kernel, arrays: Arrays, device: Device | None = None, profile: Profile = NATIVE
) -> dict[int, np.ndarray]:
    buffers, outputs = kernel.buffers, kernel.written_buffers()
    nbytes = [stored_nbytes(b, profile) for b in buffers]
    bound = range(len(buffers))
    dispatches = compile_kernels([(kernel, bound)], device, profile)
    program = GpuProgram(dispatches, nbytes, {}, list(arrays), outputs, device)
    sent = [encode_array(a, buffers[n].dtype, buffers[n].shape, profile) for n, a in arrays.items()]
    results = zip(outputs, program(sent), strict=True)
    return {n: raw.view(buffers[n].dtype.numpy).reshape(buffers[n].shape) for n, raw in results}


def check(
    kernel: Kernel,
    arrays: Arrays,
    device: Device | None = None,
    tolerance: float = 3e-6,
    profile: Profile = NATIVE,
) -> None:
    """What a device makes of it against what it means."""
    compare(run(kernel, arrays, device, profile), kernel, arrays, tolerance)


def compare(got: Arrays, kernel: Kernel, arrays: Arrays, tolerance: float = 3e-6) -> None:
    """Equal integers, NaNs, infinities; else within `tolerance` of the largest value, or of 1."""
    want = meaning(kernel, arrays)
    assert got.keys() == want.keys()
    for n, exact in want.items():
        if exact.dtype.kind in "biu":
            np.testing.assert_array_equal(got[n], exact)
            continue
        finite = np.isfinite(exact)
        largest = np.abs(exact[finite]).max(initial=1.0)
        mine = np.where(finite, 0.0, got[n])
        np.testing.assert_array_equal(mine, np.where(finite, 0.0, exact))
        error = np.abs(got[n][finite] - exact[finite]).max(initial=0.0)
        assert error <= tolerance * largest, f"buffer {n}: {error / largest:.2g} of {largest:.3g}"


# --- kernels -------------------------------------------------------------------------------------


def softmax(outer: int, row: int, column_wise: bool = False) -> tuple[Kernel, Arrays]:
    """softmax(2·x)·gain + x along rows, or along columns of the transposed array."""
    b, (o, r) = Body(), arange("o", "r")
    index, shape = ((r, o), (row, outer)) if column_wise else ((o, r), (outer, row))
    x = b.load(0, index, f32)
    twice = b.mul(x, b.const(2.0))
    e = b.exp(b.sub(twice, b.reduce("max", ("r",), twice)))
    y = b.add(b.mul(b.div(e, b.reduce("sum", ("r",), e)), b.load(1, (r,), f32)), x)
    axes = (Axis("o", outer, "outer"), Axis("r", row, "row"))
    buffers = (Buffer("x", f32, shape), Buffer("gain", f32, (row,)), Buffer("y", f32, shape))
    kernel = Kernel("row", axes, buffers, (Store(2, index, y),))
    return kernel, {0: normal(*shape), 1: normal(row)}


def map_kernel(
    sizes: Mapping[str, int], buffers: Sequence[Buffer], stores: Sequence[Store]
) -> Kernel:
    axes = tuple(Axis(name, size, "outer") for name, size in sizes.items())
    return Kernel("row", axes, tuple(buffers), tuple(stores))


def matmul(
    m: int, n: int, k: int, batch: int = 0, a_by: str = "mk", b_by: str = "kn"
) -> tuple[Kernel, Arrays]:
    """max(Σ (a·½ + c[k])·exp(b) + bias[n], 0), operands laid out in the order of `a_by`, `b_by`."""
    sizes = {"z": batch, "m": m, "n": n, "k": k}
    first = "z" if batch else ""
    shapes = [tuple(sizes[c] for c in first + by) for by in (a_by, b_by, "mn")]
    places = [arange(*first, *by) for by in (a_by, b_by, "mn")]
    b = Body()
    left = b.add(b.mul(b.load(0, places[0], f32), b.const(0.5)), b.load(3, arange("k"), f32))
    total = b.dot(("k",), left, b.exp(b.load(1, places[1], f32)))
    y = b.max(b.add(total, b.load(2, arange("n"), f32)), b.const(0.0))
    roles = (("z", "batch"), ("m", "m"), ("n", "n"), ("k", "k"))
    axes = tuple(Axis(name, sizes[name], role) for name, role in roles if sizes[name])  # type: ignore[arg-type]
    buffers = (
        Buffer("a", f32, shapes[0]),
        Buffer("b", f32, shapes[1]),
        Buffer("bias", f32, (n,)),
        Buffer("c", f32, (k,)),
        Buffer("y", f32, shapes[2]),
    )
    kernel = Kernel("contract", axes, buffers, (Store(4, places[2], y),))
    return kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(4)}


def packed_matmul(m: int, n: int, k: int, dtype: Packed) -> tuple[Kernel, Arrays]:
    b, (mm, nn, kk) = Body(), arange("m", "n", "k")
    total = b.dot(("k",), b.load(0, (mm, kk), f32), b.load(1, (kk, nn), dtype))
    y = b.add(total, b.load(2, (nn,), f32))
    axes = (Axis("m", m, "m"), Axis("n", n, "n"), Axis("k", k, "k"))
    buffers = (
        Buffer("x", f32, (m, k)),
        Buffer("w", dtype, (k, n)),
        Buffer("bias", f32, (n,)),
        Buffer("y", f32, (m, n)),
    )
    kernel = Kernel("contract", axes, buffers, (Store(3, (mm, nn), y),))
    return kernel, {0: normal(m, k), 1: quantize(normal(k, n), dtype), 2: normal(n)}


def attention(
    heads: int, queries: int, keys: int, depth: int, value: int, mask: str = "none"
) -> tuple[Kernel, dict[int, np.ndarray]]:
    """softmax(q·k/√d + mask)·v, stored by query, head, value; and log(l) + m."""
    b, (h, q, t, d, v) = Body(), arange("h", "q", "t", "d", "v")
    buffers = [
        Buffer("q", f32, (heads, queries, depth)),
        Buffer("k", f32, (heads, keys, depth)),
        Buffer("v", f32, (keys, heads, value)),
        Buffer("o", f32, (queries, heads, value)),
        Buffer("lse", f32, (heads, queries)),
    ]
    arrays = {n: normal(*buffers[n].shape, seed=n) for n in range(3)}
    s = b.dot(("d",), b.load(0, (h, q, d), f32), b.load(1, (h, t, d), f32))
    s = b.mul(s, b.const(depth**-0.5))
    keep = np.random.default_rng(0).random((queries, keys)) < 0.6
    if mask == "bool":
        buffers.append(Buffer("mask", boolean, (queries, keys)))
        arrays[5] = keep
        s = b.where(b.load(5, (q, t), boolean), s, b.const(-INF))
    elif mask != "none":
        buffers.append(Buffer("mask", f32, (queries, keys)))
        low = {"-inf": -INF, "lowest": LOWEST}[mask]
        keep[::2] = False  # rows without a key
        arrays[5] = np.where(keep, 0.0, low).astype(np.float32)
        s = b.add(s, b.load(5, (q, t), f32))
    m = b.reduce("max", ("t",), s)
    p = b.exp(b.sub(s, m))
    total = b.reduce("sum", ("t",), p)
    o = b.div(b.dot(("t",), p, b.load(2, (t, h, v), f32)), total)
    axes = (
        Axis("h", heads, "batch"),
        Axis("q", queries, "query"),
        Axis("t", keys, "key"),
        Axis("d", depth, "depth"),
        Axis("v", value, "value"),
    )
    stores = (Store(3, (q, h, v), o), Store(4, (h, q), b.add(b.log(total), m)))
    return Kernel("attention", axes, tuple(buffers), stores), arrays
