"""Indices through torch.compile: those that eager refuses, and slices written in a loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kitsune.errors import InputError
from kitsune.model import dispatch

torch = pytest.importorskip("torch")

pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # torch's own, of its own
    pytest.mark.usefixtures("fresh"),
]
# Ops that count no index from the end.
UNSIGNED: dict[str, Callable[[Any, Any], Any]] = {
    "embedding": lambda x, i: torch.nn.functional.embedding(i, x),
    "index_select": lambda x, i: x.index_select(0, i),
    "gather": lambda x, i: x[:, 0].gather(0, i),
    "scatter": lambda x, i: x[:, 0].scatter(0, i, 1.0),
    "scatter_add": lambda x, i: x[:, 0].scatter_add(0, i, x[: len(i), 1]),
    "index_add": lambda x, i: x.index_add(0, i, x[: len(i)]),
}
PLACES: dict[str, Callable[[Any, Any, Any], Any]] = {
    "read": lambda x, i, j: x[i, j],
    "write": lambda x, i, j: x.index_put((i, j), torch.tensor(1.0)),
    "add": lambda x, i, j: x.index_put((i, j), torch.tensor(1.0), accumulate=True),
}


@pytest.mark.parametrize("name", UNSIGNED)
def test_an_op_that_counts_from_zero_refuses_a_negative_index(name: str) -> None:
    function = UNSIGNED[name]
    compiled = torch.compile(function, backend="kitsune")
    x = torch.randn(5, 2)
    for dtype in (torch.int64, torch.int32):
        index = torch.tensor([4, 0, 2], dtype=dtype)
        if name not in ("gather", "scatter", "scatter_add") or dtype == torch.int64:
            torch.testing.assert_close(compiled(x, index), function(x, index))
    for outside in (-1, -6, 5):
        index = torch.tensor([2, outside, 4])
        with pytest.raises((IndexError, RuntimeError), match=r"range|bounds"):
            function(x, index)
        with pytest.raises(InputError, match="outside its axis"):
            compiled(x, index)


@pytest.mark.parametrize("is_dynamic", [False, True])
@pytest.mark.parametrize("name", PLACES)
def test_each_of_several_indices_is_checked_against_its_own_dim(
    name: str, is_dynamic: bool
) -> None:
    function = PLACES[name]
    compiled = torch.compile(function, backend="kitsune", dynamic=is_dynamic)
    x = torch.randn(5, 2)
    for i, j in ((0, 0), (-1, -1), (1, -2)):
        given = x, torch.tensor([2, i, 3]), torch.tensor([0, j, 1])
        torch.testing.assert_close(compiled(*given), function(*given))
    for i, j in ((0, 2), (0, -3), (-6, 0), (5, 0)):
        given = x, torch.tensor([2, i, 3]), torch.tensor([0, j, 1])
        with pytest.raises(IndexError):
            function(*given)
        with pytest.raises(InputError, match="outside its axis"):
            compiled(*given)


def test_a_loop_that_writes_slices_is_one_concatenation(monkeypatch: pytest.MonkeyPatch) -> None:
    graphs: list[Any] = []
    whole = dispatch.compile_graph

    def compile_graph(graph: Any, *args: Any, **options: Any) -> Any:
        graphs.append(graph)
        return whole(graph, *args, **options)

    def scan(x: Any) -> Any:
        out, state = torch.zeros_like(x), torch.zeros_like(x[:, 0])
        for n in (0, 3, 1, 2, 3, 7, 5):
            state = state * 0.5 + x[:, n]
            out[:, n] = state.exp()
        out[:, 2:4] = 1.0
        return out

    monkeypatch.setattr(dispatch, "compile_graph", compile_graph)
    x = torch.randn(2, 8, 3)
    torch.testing.assert_close(torch.compile(scan, backend="kitsune")(x), scan(x))
    assert [node.op for graph in graphs for node in graph.nodes()].count("concat") == 1
