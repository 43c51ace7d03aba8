"""Results have the strides, and share the memory, that they have in the traced graph."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

torch = pytest.importorskip("torch")

pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # torch's own, of its own
    pytest.mark.usefixtures("fresh"),
]


def flat(results: Any) -> Iterator[Any]:
    for each in results if isinstance(results, (tuple, list)) else (results,):
        yield from flat(each) if isinstance(each, (tuple, list)) else (each,)


def assert_like_eager(function: Callable[..., Any], *args: Any, **options: Any) -> list[Any]:
    want = list(flat(function(*args)))
    got = list(flat(torch.compile(function, backend="kitsune", **options)(*args)))
    for mine, theirs in zip(got, want, strict=True):
        torch.testing.assert_close(mine, theirs)
        assert mine.stride() == theirs.stride()
    assert _sharing(got, args) == _sharing(want, args)
    return got


def _sharing(results: list[Any], args: Any) -> list[int]:
    """For each result, the first tensor that its memory is also of."""
    known = [t.untyped_storage()._cdata for t in (*args, *results)]
    return [known.index(p) for p in known[len(args) :]]


ALONE: dict[str, Callable[[Any], Any]] = {
    "a transposed sum": lambda x: x.t() + 1,
    "a column": lambda x: (x * 2)[:, 1],
    "every second": lambda x: x.exp()[::2, ::2],
    "a sum, expanded": lambda x: x.sum(0, keepdim=True).expand(3, 3),
    "as_strided of a transposed one": lambda x: (x.t() * 2).as_strided((5,), (1,), 1),
    "as_strided of a slice": lambda x: (x * 2)[1:].as_strided((2, 2), (3, 1)),
    "a tensor and its transpose": lambda x: (lambda y: (y, y.t()))(x.t().exp()),
    "two halves": lambda x: x.exp().chunk(2),
    "halves of what is no result": lambda x: (lambda y: (y[:2], y[2:], y.sum()))(x.sin()),
    "a view of an input": lambda x: x.t(),
    "a view of an input and a sum": lambda x: (x[:, 1:], x.sum()),
    "an input twice": lambda x: (x, x + 1, x.view(-1)),
}


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("name", ALONE)
def test_strides_and_shared_memory(name: str, dynamic: bool) -> None:
    assert_like_eager(ALONE[name], torch.randn(4, 3), dynamic=dynamic)


VIEWS: dict[str, Callable[[Any], Any]] = {
    "chunk": lambda x: x.chunk(4),
    "tensor_split": lambda x: x.tensor_split(3),
    "x[1:]": lambda x: x[1:],
    "x[:, -1]": lambda x: x[:, -1],
}


@pytest.mark.parametrize("name", VIEWS)
def test_views_of_inputs_of_any_size(name: str) -> None:
    call = torch.compile(VIEWS[name], backend="kitsune", dynamic=True)
    for rows in (8, 11):
        x = torch.randn(rows, 5)
        for mine, theirs in zip(flat(call(x)), flat(VIEWS[name](x)), strict=True):
            torch.testing.assert_close(mine, theirs)
            assert mine.stride() == theirs.stride()


def test_expand_as_with_open_sizes() -> None:
    call = torch.compile(lambda a, b: a.expand_as(b), backend="kitsune", dynamic=True)
    assert call(torch.randn(6, 1, 10), torch.randn(6, 8, 10)).shape == (6, 8, 10)


def test_channels_last_stays() -> None:
    weight = torch.ones(4, 3, 1, 1)

    def function(x: Any) -> Any:
        y = torch.nn.functional.conv2d(x, weight)
        return y, y.permute(0, 2, 3, 1).view(2, 16, 4), y.as_strided((4,), (1,), 0)

    assert_like_eager(function, torch.randn(2, 3, 4, 4).to(memory_format=torch.channels_last))


def test_what_torch_draws_for_a_transposed_tensor_is_in_its_order() -> None:
    x = torch.randn(4, 3).t()

    def function(x: Any) -> Any:
        return torch.rand_like(x + 0)

    torch.manual_seed(1)
    want = torch.compile(function, backend="aot_eager")(x)
    torch._dynamo.reset()
    torch.manual_seed(1)
    torch.testing.assert_close(torch.compile(function, backend="kitsune")(x), want)


def test_custom_ops_get_the_strides_of_the_trace() -> None:
    @torch.library.custom_op(
        "kitsune_tests::flat", mutates_args=(), tags=(torch.Tag.needs_fixed_stride_order,)
    )
    def flattened(x: torch.Tensor) -> torch.Tensor:
        return x.as_strided((x.numel(),), (1,)).clone()

    @flattened.register_fake
    def _(x: torch.Tensor) -> torch.Tensor:
        return x.new_empty(x.numel())

    def function(x: Any) -> Any:
        return flattened(x.t() + 1)

    assert_like_eager(function, torch.randn(4, 3))


def test_custom_ops_that_ask_for_contiguous_tensors_get_them() -> None:
    @torch.library.custom_op("kitsune_tests::transposed", mutates_args=())
    def transposed(x: torch.Tensor) -> torch.Tensor:
        return x.t().contiguous().t()

    @transposed.register_fake
    def _(x: torch.Tensor) -> torch.Tensor:
        return x.new_empty(x.shape[::-1]).t()

    @torch.library.custom_op(
        "kitsune_tests::is_contiguous",
        mutates_args=(),
        tags=(torch.Tag.needs_contiguous_strides,),
    )
    def is_contiguous(x: torch.Tensor) -> torch.Tensor:
        return x.new_full((1,), float(x.is_contiguous()))

    @is_contiguous.register_fake
    def _(x: torch.Tensor) -> torch.Tensor:
        return x.new_empty(1)

    compiled = torch.compile(lambda x: is_contiguous(transposed(x)), backend="kitsune")
    assert compiled(torch.randn(4, 3)).item() == 1


def test_a_write_after_a_graph_break_is_seen_through_a_view() -> None:
    def function() -> Any:
        a = torch.tensor([1])[0:1]
        b = a.squeeze()
        a[0] = 0
        torch._dynamo.graph_break()
        a[0] = 2
        return b

    assert torch.compile(function, backend="kitsune")().item() == 2


EMPTY: dict[str, tuple[Callable[[Any], Any], tuple[int, ...]]] = {
    "no columns": (lambda x: x + 1, (3, 0)),
    "none in the middle": (lambda x: x.exp(), (3, 0, 4)),
    "drawn": (lambda x: torch.randn_like(x.min(dim=1).values), (0, 3, 2)),
    "a product": (lambda x: x @ x.new_ones(4, 0), (3, 4)),
    "a slice": (lambda x: (x + 1)[:, :0], (3, 4)),
    "with its transpose": (lambda x: (lambda y: (y, y.t()))(x.relu()), (3, 0)),
}


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("name", EMPTY)
def test_results_without_elements_have_strides(name: str, dynamic: bool) -> None:
    function, shape = EMPTY[name]
    assert_like_eager(function, torch.randn(shape), dynamic=dynamic)


@pytest.mark.parametrize("weight_format", [torch.contiguous_format, torch.channels_last])
@pytest.mark.parametrize("pooled_format", [torch.contiguous_format, torch.channels_last])
def test_a_channels_last_convolution_joined_with_another_tensor(
    weight_format: Any, pooled_format: Any
) -> None:
    weight = torch.randn(5, 16, 3, 3).to(memory_format=weight_format)

    def function(x: Any, y: Any) -> Any:
        made = torch.nn.functional.conv2d(x, weight, padding=1)
        return torch.cat([made, torch.nn.functional.max_pool2d(y, 2)], 1), made.relu()

    x = torch.randn(2, 16, 8, 8).to(memory_format=torch.channels_last)
    y = torch.randn(2, 3, 16, 16).to(memory_format=pooled_format)
    assert_like_eager(function, x, y)


STRIDED = {
    "the offset of a slice": lambda x: (x * 2)[1:].as_strided((2, 2), (3, 1)).clone(),
    "the offset of an input's slice": lambda x: x[1:].as_strided((2, 2), (3, 1)) * 2,
    "the stride of a slice": lambda x: _strided_as((x * 2)[:, 1:]).clone(),
    "the stride of padded columns": lambda x: _strided_as(
        torch.nn.functional.pad(x, (2, 2)).t()
    ).clone(),
}


def _strided_as(x: torch.Tensor) -> torch.Tensor:
    return x.as_strided((2, 2), x.stride())


@pytest.mark.filterwarnings("error:torch computes a graph:RuntimeWarning")
@pytest.mark.parametrize("name", STRIDED)
def test_addresses_follow_the_sizes_of_a_call(name: str) -> None:
    """A graph is traced once for all sizes: offsets and strides are not those of its first call."""
    function = STRIDED[name]
    compiled = torch.compile(function, backend="kitsune", dynamic=True)
    for shape in ((4, 5), (4, 7), (6, 9)):
        x = torch.randn(shape)
        torch.testing.assert_close(compiled(x), function(x))
