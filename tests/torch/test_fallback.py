"""What kitsune cannot compile is computed by torch, and nothing is dropped."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from kitsune.ir.size_order import UnknownSize  # noqa: E402
from kitsune.model import dispatch  # noqa: E402
from kitsune.plan import planner  # noqa: E402
from kitsune.tracing.aten import Follower  # noqa: E402 - where there is a torch

pytestmark = pytest.mark.usefixtures("fresh")


def function(x: Any) -> Any:
    return torch.relu(x) * 2 + x.sum()


@pytest.mark.parametrize("fault", [KeyError, UnknownSize])
def test_a_fault_while_tracing_leaves_the_graph_to_torch_and_names_the_node(
    fault: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Any, node: Any, args: Any, options: Any) -> Any:
        raise fault("a fault of ours")

    monkeypatch.setattr(Follower, "_call", fail)
    call, x = torch.compile(function, backend="kitsune"), torch.randn(4, 3)
    place = rf"{fault.__name__} at node 'relu' \(aten.relu.default\)"
    with pytest.warns(RuntimeWarning, match=place):
        torch.testing.assert_close(call(x), function(x))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        torch.testing.assert_close(call(x), function(x))  # said once


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fault_while_planning_leaves_the_graph_to_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: Any, **options: Any) -> Any:
        raise RecursionError("a fault of ours")

    monkeypatch.setattr(planner.Planner, "__init__", fail)
    call, x = torch.compile(function, backend="kitsune"), torch.randn(5, 7)
    with pytest.warns(RuntimeWarning, match="RecursionError at planning it"):
        torch.testing.assert_close(call(x), function(x))


def checked_nonzero(x: Any) -> Any:
    found = x.nonzero()
    torch._check(found.size(0) == 32)
    return found.expand([32, -1]) * 2


def item_and_view(x: Any) -> Any:
    """A size that is read, and a part of the graph that has nothing but views."""
    count = (x.sum() * 0 + 3).int().item()
    torch._check(count >= 2)
    return torch.einsum("bi,bj->bij", x[:, :2], x) + x.new_zeros(count).sum()


SIZES = {
    "checked nonzero": checked_nonzero,
    "item and view": item_and_view,
    "mask": lambda x: x[x > 0].sin() + 1,
    "nonzero": lambda x: x.nonzero() * 2,
    "item": lambda x: x * x.sum().item(),
    "unique": lambda x: torch.unique(x.int()) + 1,
    "repeat_interleave": lambda x: torch.repeat_interleave(x, (x[:, 0] > 0).long() + 1, dim=0) * 2,
}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", SIZES)
@torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True, capture_scalar_outputs=True)
def test_sizes_that_depend_on_values_in_one_graph(name: str) -> None:
    call = torch.compile(SIZES[name], backend="kitsune", fullgraph=True)
    for _ in range(2):
        x = torch.randn(8, 4)
        torch.testing.assert_close(call(x), SIZES[name](x), rtol=1e-4, atol=1e-5)


WEIGHT = torch.randn(4, 6)
COUNTED = {
    "elements of a mask": lambda x: (x[x > 0].sin() + 1) * 2,
    "rows of a mask": lambda x: torch.relu(x[x[:, 0] > 0] @ WEIGHT),
    "places": lambda x: x.nonzero() * 2 + 1,
}


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", COUNTED)
@torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True)
def test_what_follows_a_count_is_compiled_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    whole = dispatch.compile_graph

    def count(graph: Any, *args: Any, **options: Any) -> Any:
        seen.append(graph)
        return whole(graph, *args, **options)

    monkeypatch.setattr(dispatch, "compile_graph", count)
    call = torch.compile(COUNTED[name], backend="kitsune", fullgraph=True)
    for chosen in (30, 12, 0, 1, 17, 25, 8, 40, 0, 33):
        x = torch.where(torch.arange(40) < chosen, 1.0, -1.0)[:, None] * torch.rand(40, 4)
        x = x if name != "places" else x.clamp(min=0)
        torch.testing.assert_close(call(x), COUNTED[name](x), rtol=1e-4, atol=1e-5)
    sizes = [str(g.inputs[0].shape) for g in seen]
    assert 2 <= len(seen) <= 4, sizes  # what finds the count; any count, few rows and none


@pytest.mark.filterwarnings("ignore")
def test_a_custom_op_is_called_for_its_effect() -> None:
    seen: list[float] = []

    @torch.library.custom_op("kitsune_tests::note", mutates_args=())
    def note(x: torch.Tensor) -> torch.Tensor:
        seen.append(float(x.sum()))
        return x.clone()

    @note.register_fake
    def _(x: torch.Tensor) -> torch.Tensor:
        return torch.empty_like(x)

    def noting(x: Any) -> Any:
        y = x * 2
        note(y)
        return y + 1

    x = torch.ones(3)
    eager = noting(x)
    aot = torch.compile(noting, backend="aot_eager")
    aot(x)
    expected = len(seen)  # torch itself may drop an op whose result nobody reads
    torch._dynamo.reset()
    torch.testing.assert_close(torch.compile(noting, backend="kitsune")(x), eager)
    assert len(seen) == 2 * expected - 1


def test_a_result_that_an_op_leaves_out_on_the_cpu_has_no_elements_with_dynamic_sizes() -> None:
    def bag(weight: Any, index: Any, offsets: Any) -> Any:
        return torch.nn.functional.embedding_bag(index, weight, offsets, mode="sum") + 1

    given = torch.randn(10, 4), torch.arange(8), torch.tensor([0, 3])
    call = torch.compile(bag, backend="kitsune", dynamic=True)
    torch.testing.assert_close(call(*given), bag(*given))


def test_the_norm_of_one_number_is_its_absolute_value_where_its_power_overflows() -> None:
    def norm(x: Any) -> Any:
        return torch.norm(x, p=-41.0, dim=1), torch.norm(x, p=-41.0, dim=0)

    x = torch.tensor([[[0.05, -0.11, 2.0]]])
    torch.testing.assert_close(torch.compile(norm, backend="kitsune")(x), norm(x))
