"""Index tensors through torch.compile: an index that eager refuses is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kitsune.errors import InputError

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
