"""Tensors that are larger than an adapter binds: the same kernel over slices of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.shader_program import GpuProgram, compile_kernels
from kitsune.backends.webgpu.split import split
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import boolean
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, constant, gt, input_, matmul, permute, relu, softmax, sum_, where
from kitsune.lower.kernel import Kernel
from kitsune.target import GpuTarget
from tests.backends.wgsl_kernels import check, normal

MOST = 4096
TARGET = GpuTarget("small", max_binding_nbytes=MOST, alignment=32)
W = constant(normal(40, 20))
CASES: dict[str, Callable[[Node], Node]] = {
    "map": lambda x: relu(add(x, 1.0)),
    "broadcast": lambda x: add(x, constant(normal(40))),
    "softmax": lambda x: softmax(x, axes=(1,)),
    "sum": lambda x: sum_(x, axes=(1,)),
    "matmul": lambda x: relu(matmul(x, W)),
    "bools": lambda x: gt(x, 0.0),
    "where": lambda x: where(gt(x, 0.5), x, 0.0),
}
WHOLE: dict[str, Callable[[Node], Node]] = {
    "rows that lie across": lambda x: softmax(x, axes=(0,)),
    "all of it": lambda x: sum_(x, axes=(0, 1)),
    "turned": lambda x: add(permute(x, order=(1, 0)), 1.0),
}


def kernel_of(function: Callable[[Node], Node], rows: int = 100) -> Kernel:
    x = input_("x", (rows, 40))
    large = replace(TARGET, max_binding_nbytes=1 << 30)
    [step] = lower_graph(Graph((x,), (function(x),)), large, FusionConfig()).steps
    return step.kernel


def narrow_device() -> Device:
    """The adapter, said to bind less."""
    whole = Device.open()
    return Device(whole.wgpu, whole.handle, replace(whole.target, max_binding_nbytes=MOST))


@pytest.mark.parametrize("case", CASES)
def test_slices_fit_and_begin_where_they_may(case: str) -> None:
    parts = split(kernel_of(CASES[case]), TARGET)
    assert len(parts) > 1
    for part in parts:
        assert all(b.nbytes <= MOST for b in part.kernel.buffers)
        assert all(offset % TARGET.alignment == 0 for offset in part.offsets)
    assert len({part.kernel.buffers for part in parts}) <= 2  # all but the last are one shader


@pytest.mark.parametrize("case", WHOLE)
def test_what_no_axis_cuts_stays_whole(case: str) -> None:
    kernel = kernel_of(WHOLE[case])
    [part] = split(kernel, TARGET)
    assert part.kernel is kernel


def test_what_fits_is_not_cut() -> None:
    kernel = kernel_of(CASES["map"], rows=20)
    [part] = split(kernel, TARGET)
    assert part.kernel is kernel


@pytest.mark.webgpu
@pytest.mark.parametrize("case", CASES)
def test_slices_compute_the_whole(case: str) -> None:
    device = narrow_device()
    kernel = kernel_of(CASES[case])
    arrays = {
        n: normal(*b.shape, seed=n)
        for n, b in enumerate(kernel.buffers)
        if n not in kernel.written_buffers() and b.dtype != boolean
    }
    check(kernel, arrays, device)


@pytest.mark.webgpu
def test_a_clock_counts_a_kernel_once() -> None:
    device = narrow_device()
    kernel = kernel_of(CASES["map"])
    sizes = [b.nbytes for b in kernel.buffers]
    program = GpuProgram(compile_kernels([(kernel, [0, 1])], device), sizes, {}, [0], [1], device)
    x = normal(100, 40)
    made, spans = program.run_timed([x])
    assert len(program.steps) > 1
    assert len(spans) == 1
    np.testing.assert_array_equal(made[0].view(np.float32).reshape(100, 40), np.maximum(x + 1, 0))
