"""Results are the same bits for any number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from benchmarks import graphs
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph
from tests.backends_fixture import on_cpu

SPLIT: dict[str, Graph] = {
    "row": graphs.row_graph(37, 501),
    "columns": graphs.row_graph(501, 37, axis=0),
    "linear": graphs.linear_graph(45, 130, 200),
    "low-bit": graphs.linear_graph(9, 128, 80, bits=4),
    "attention": graphs.attention_graph(1, 3, 150, 24),
    "gradients": graphs.linear_grad_graph(33, 70, 90),
    # so much after a barrier that who is early takes pieces of what others began with
    "many gradients": graphs.linear_grad_graph(203, 310, 410),
    "much low-bit": graphs.linear_graph(9, 512, 2090, bits=4),
}


@pytest.mark.parametrize("numerics", ["strict", "fast"])
@pytest.mark.parametrize("name", SPLIT)
def test_any_number_of_threads_gives_the_same_bits(name: str, numerics: Any) -> None:
    graph, config = SPLIT[name], FusionConfig(numerics=numerics)
    feeds = graphs.random_feeds(graph)
    results = [on_cpu("host", threads).run(graph, feeds, config) for threads in (1, 2, 3, 2, 3)]
    for other in results[1:]:
        for mine, want in zip(other, results[0], strict=True):
            np.testing.assert_array_equal(mine, want)
