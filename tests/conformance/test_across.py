"""Maps that read transposed arrays: whole tiles, ragged edges, types of other widths."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir import ops
from kitsune.ir.dtypes import DType, f16, f32, f64, i8, i16, i32, i64
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.target import X86_64_V2, X86_64_V3, CpuTarget
from tests.backends_fixture import CPU, Backend, assert_outputs, random_feeds

SHAPES = [(64, 64), (16, 16), (17, 33), (33, 17), (100, 70), (15, 40), (40, 15), (260, 18)]


def transposed(shape: tuple[int, ...], order: tuple[int, ...], dtype: DType = f32) -> Graph:
    """|xᵀ| + y."""
    x = ops.input_("x", shape, dtype)
    y = ops.input_("y", tuple(shape[i] for i in order), dtype)
    return Graph((x, y), (ops.add(ops.abs_(ops.permute(x, order=order)), y),))


def check(graph: Graph, backend: Backend) -> None:
    rng = np.random.default_rng(0)
    feeds = {
        n.attr("name"): (9 * rng.standard_normal(n.shape)).astype(n.dtype.numpy)
        for n in graph.inputs
    }
    (got,), (want,) = backend.run(graph, feeds, FusionConfig()), interpret(graph, feeds)
    assert np.array_equal(got, want)


def is_tiled(graph: Graph, target: CpuTarget = X86_64_V3) -> bool:
    (step,) = lower_graph(graph, target, FusionConfig()).steps
    return "tiles of" in str(step.kernel)


@pytest.mark.parametrize("backend", CPU, ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_shapes(shape: tuple[int, int], backend: Backend) -> None:
    check(transposed(shape, (1, 0)), backend)


@pytest.mark.parametrize("backend", CPU, ids=str)
@pytest.mark.parametrize("dtype", [f16, f32, f64, i8, i16, i32, i64], ids=str)
def test_types(dtype: DType, backend: Backend) -> None:
    check(transposed((70, 90), (1, 0), dtype), backend)


@pytest.mark.parametrize("backend", CPU, ids=str)
@pytest.mark.parametrize("order", [(0, 2, 1), (2, 1, 0), (1, 2, 0), (2, 0, 1), (1, 0, 2)], ids=str)
@pytest.mark.parametrize("shape", [(5, 64, 48), (40, 3, 21)], ids=str)
def test_orders(shape: tuple[int, ...], order: tuple[int, ...], backend: Backend) -> None:
    check(transposed(shape, order), backend)


@pytest.mark.parametrize("backend", CPU, ids=str)
def test_two_arrays_across(backend: Backend) -> None:
    x, y = (ops.input_(name, (50, 70)) for name in "xy")
    turned = ops.transpose(x)
    graph = Graph((x, y), (ops.sub(turned, ops.abs_(ops.transpose(y))),))
    assert is_tiled(graph)
    check(graph, backend)


@pytest.mark.parametrize("backend", CPU, ids=str)
@pytest.mark.parametrize("shape", [(64, 64), (33, 50)], ids=str)
def test_pieces_across(shape: tuple[int, int], backend: Backend) -> None:
    """Each block of columns is of one piece, or of none; where pieces meet in one, lane by lane."""
    x, y, z = (ops.input_(name, (1, *shape)) for name in "xyz")
    after = {"before": (0, 0, 0), "after": (1, 0, 0)}
    joined = ops.add(ops.concat(x, y, z, axis=0), ops.concat(ops.pad(y, **after), x, axis=0))
    turned = Graph((x, y, z), (ops.abs_(ops.permute(joined, order=(0, 2, 1))),))
    assert is_tiled(turned)
    check(turned, backend)
    beside = Graph(
        (x, y, z), (ops.abs_(ops.permute(ops.concat(x, y, z, axis=2), order=(0, 2, 1))),)
    )
    assert not is_tiled(beside)
    check(beside, backend)


@pytest.mark.parametrize("backend", CPU, ids=str)
def test_a_product_of_pieces_across(backend: Backend) -> None:
    """What the gradient of a weight is that several projections share."""
    x, y = (ops.input_(name, (70, 40)) for name in "xy")
    b = ops.input_("b", (70, 24))
    joined = ops.concat(*(ops.reshape(n, shape=(1, 70, 40)) for n in (x, y)), axis=0)
    a = ops.reshape(ops.permute(joined, order=(0, 2, 1)), shape=(80, 70))
    graph = Graph((x, y, b), (ops.matmul(a, b),))
    feeds = random_feeds(graph)
    assert_outputs(graph, feeds, backend.run(graph, feeds, FusionConfig()))


@pytest.mark.parametrize("backend", CPU, ids=str)
def test_a_large_result(backend: Backend) -> None:
    """It goes past the caches, in vectors that do not all begin at a multiple of 16 bytes."""
    x = ops.input_("x", (2051, 2060))
    check(Graph((x,), (ops.abs_(ops.transpose(x)),)), backend)


def test_what_is_tiled() -> None:
    """A line of the array must fit its row, and two vectors the lanes."""
    for target, lanes in ((X86_64_V3, 16), (X86_64_V2, 8)):
        for rows, columns in SHAPES:
            wanted = columns >= 16 and rows >= lanes
            assert is_tiled(transposed((rows, columns), (1, 0)), target) == wanted
    tiled = {d: is_tiled(transposed((64, 64), (1, 0), d)) for d in (f16, f32, f64, i8, i16)}
    assert tiled == {f16: False, f32: True, f64: True, i8: True, i16: True}
    assert not is_tiled(transposed((5, 6, 64), (1, 0, 2)))
