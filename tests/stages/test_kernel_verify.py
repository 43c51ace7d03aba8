"""A kernel that would touch memory it was not given is refused before it is emitted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.errors import VerifyError
from kitsune.ir.affine import Affine
from kitsune.ir.node import Graph
from kitsune.ir.ops import input_, relu, softmax
from kitsune.lower.kernel import Axis, Buffer, Kernel, Store
from kitsune.lower.verify_kernel import verify_kernel
from kitsune.target import X86_64_V3


def kernel() -> Kernel:
    x = input_("x", (4, 6))
    compiled = lower_graph(Graph((x,), (relu(softmax(x, axes=(1,))),)), X86_64_V3, FusionConfig())
    return compiled.steps[0].kernel


def test_a_valid_kernel_passes() -> None:
    verify_kernel(kernel())


def test_a_buffer_too_small() -> None:
    good = kernel()
    short = Buffer("in0", good.buffers[0].dtype, (23,))
    with pytest.raises(VerifyError, match="reaches 0 to 23 of 23 elements"):
        verify_kernel(replace(good, buffers=(short, *good.buffers[1:])))


def test_a_store_past_the_end() -> None:
    good = kernel()
    store = good.stores[0]
    moved = Store(store.buffer, (store.index[0] + Affine(1),), store.value)
    with pytest.raises(VerifyError, match="reaches 1 to 24 of 24"):
        verify_kernel(replace(good, stores=(moved,)))


def test_a_store_that_forgets_an_axis() -> None:
    good = kernel()
    store = good.stores[0]
    folded = Store(store.buffer, (Affine(),), store.value)
    with pytest.raises(VerifyError, match="fewer axes than it varies"):
        verify_kernel(replace(good, stores=(folded,)))


def test_a_role_of_another_class() -> None:
    good = kernel()
    axes = tuple(Axis(a.name, a.size, "m") if a.role == "outer" else a for a in good.axes)
    with pytest.raises(VerifyError, match="has role m"):
        verify_kernel(replace(good, axes=axes))


def test_a_reduction_over_an_outer_axis() -> None:
    good = kernel()
    axes = tuple(replace(a, role="outer") for a in good.axes)
    with pytest.raises(VerifyError, match="which has role outer"):
        verify_kernel(replace(good, axes=axes))
