"""A group's Kernel says what its nodes mean: printed for gate graphs, run by NumPy for others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitsune.config import FusionConfig
from kitsune.ir.node import Graph
from kitsune.ir.rewrite import fold_constants, rewrite
from kitsune.ir.rules import CANONICAL
from kitsune.lower.lower import Lowered, lower_group
from kitsune.plan.canonical import decompose_composites
from kitsune.target import X86_64_V3, CpuTarget, GpuTarget
from tests.backends_fixture import assert_outputs, random_feeds
from tests.graphs import KINDS
from tests.kernels import run_lowered
from tests.models import GATES
from tests.planning import plan

TARGETS: dict[str, CpuTarget | GpuTarget] = {"cpu": X86_64_V3, "gpu": GpuTarget("any")}


def lowered(
    graph: Graph, target: CpuTarget | GpuTarget = X86_64_V3, enabled: bool = True
) -> tuple[Graph, list[Lowered]]:
    """The graph after rewriting and its kernels without schedules."""
    if enabled:
        graph = rewrite(fold_constants(graph), CANONICAL)
    graph = decompose_composites(graph)
    made = plan(graph, target, FusionConfig(enabled=enabled))
    return graph, [lower_group(g) for g in made.groups]


@pytest.mark.parametrize("name", GATES)
def test_printed_kernels(name: str, golden: Callable[[str, str], None]) -> None:
    _, kernels = lowered(GATES[name]())
    golden(f"kernels/{name}.txt", "\n\n".join(str(low.kernel) for low in kernels) + "\n")


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=25)
@given(data=st.data(), fused=st.booleans())
def test_kernels_equal_oracle(target: str, kind: str, data: st.DataObject, fused: bool) -> None:
    """In float64: only a wrong index, axis or expression can differ by more than f32 constants."""
    graph: Graph = data.draw(KINDS[kind])
    feeds = random_feeds(graph)
    rewritten, kernels = lowered(graph, TARGETS[target], fused)
    got = run_lowered(rewritten, kernels, feeds)
    assert_outputs(
        graph, feeds, [v.astype(n.dtype.numpy) for v, n in zip(got, graph.outputs, strict=True)]
    )
