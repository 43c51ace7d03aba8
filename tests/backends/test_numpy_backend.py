"""A third back end runs whatever the others run: nothing outside `backends/` knows the devices."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from kitsune.backends.base import BACKENDS, backend_for
from kitsune.compiler import CompiledGraph, compile_graph
from kitsune.config import FusionConfig
from kitsune.errors import UnsupportedError
from kitsune.ir.node import Graph
from kitsune.report.explain_graph import explain_graph
from tests.backends_fixture import FUSED, UNFUSED, Backend, Feeds, check
from tests.conformance.test_ops import ROWS, check_together
from tests.models import KERNELS
from tests.numpy_backend import NumpyTarget


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(BACKENDS, "numpy", "tests.numpy_backend.NumpyBackend")
    yield
    backend_for.cache_clear()


def compiled(graph: Graph, config: FusionConfig = FUSED) -> CompiledGraph:
    return compile_graph(graph, NumpyTarget(), config)


def run(graph: Graph, feeds: Feeds, config: FusionConfig = FUSED) -> list[np.ndarray]:
    arrays = [feeds[node.attr("name")] for node in graph.inputs]
    return list(compiled(graph, config).program.run(arrays))


NUMPY = Backend("numpy", run)


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("part", range(8))
def test_every_row_of_the_op_table(part: int) -> None:
    for row in sorted(ROWS)[part::8]:
        check_together(NUMPY, ROWS[row])


@pytest.mark.parametrize("config", [FUSED, UNFUSED], ids=["fused", "unfused"])
@pytest.mark.parametrize("name", KERNELS)
def test_every_kind_of_kernel(name: str, config: FusionConfig) -> None:
    check(NUMPY, KERNELS[name](), config=config)


def test_reports_and_refusals_are_its_own() -> None:
    graph = KERNELS["reads"]()
    built = compiled(graph)
    said = explain_graph(graph, built)
    assert len(said.groups) == len(built.module().steps)
    assert built.backend.limits().device == "numpy"
    assert all(len(step.kernel.buffers) <= 6 for step in built.module().steps)
    with pytest.raises(UnsupportedError, match="a kernel on 'numpy' has no assembly"):
        built.backend.assembly(built.module().steps[0].kernel)
