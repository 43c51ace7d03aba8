"""Random graphs: what is compiled, fused or not, for any target, equals the oracle.

`KITSUNE_FUZZ=2000` draws that many graphs a test.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitsune.ir.node import Graph
from tests.backends_fixture import FUSED, UNFUSED, Backend, assert_outputs, random_feeds
from tests.graphs import KINDS

EXAMPLES = int(os.environ.get("KITSUNE_FUZZ", "12"))


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=st.integers(0, 99), fused=st.booleans())
def test_compiled_equals_oracle(
    backend: Backend, kind: str, data: st.DataObject, seed: int, fused: bool
) -> None:
    graph: Graph = data.draw(KINDS[kind])
    if backend.lacks(graph):
        return
    feeds = random_feeds(graph, seed)
    got = backend.run(graph, feeds, FUSED if fused else UNFUSED)
    assert_outputs(graph, feeds, got)
