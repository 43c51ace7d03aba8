"""A user's own ops and gradients."""

from __future__ import annotations

import numpy as np
import pytest

import kitsune as kt
from kitsune.autograd import AutogradContext, FusionStats
from kitsune.backends.cpu import jit
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.errors import InputError, ShapeError, UnsupportedError

X = np.array([[-2.0, 0.5], [1.0, 3.0]], np.float32)


@pytest.fixture
def softclip() -> kt.tensor.custom.CustomOp:  # type: ignore[name-defined]
    return kt.custom_op(
        "softclip",
        numpy=lambda x: x / (1 + np.abs(x)),
        scalar=lambda s, x: s.div(x, s.add(1, s.abs(x))),
        grad=lambda g, y, x: [g / (1 + x.abs()).square()],
    )


def test_a_custom_op_is_computed_differentiated_and_fused(softclip: object) -> None:
    x = kt.tensor(X, requires_grad=True)
    y = softclip(x * 2)
    y.sum().backward()
    np.testing.assert_allclose(y.numpy(), 2 * X / (1 + np.abs(2 * X)), rtol=1e-6)
    assert x.grad is not None
    np.testing.assert_allclose(x.grad.numpy(), 2 / (1 + np.abs(2 * X)) ** 2, rtol=1e-6)
    graph, _ = kt.tensor.trace(lambda a: softclip(a + 1).relu(), [("a", (4,), "f32")])
    assert len(lower_graph(graph, jit.host_target(), FusionConfig()).steps) == 1


def test_as_a_decorator() -> None:
    @kt.custom_op("scaled", scalar=lambda s, x, by: s.mul(x, by))
    def scaled(x: np.ndarray, by: float) -> np.ndarray:
        """x·by"""
        return x * np.float32(by)

    assert scaled.__doc__ == "x·by"
    assert repr(scaled) == "<custom op scaled>"
    np.testing.assert_array_equal(scaled(X, by=3.0).numpy(), X * 3)


def test_several_operands_broadcast_and_meet() -> None:
    mix = kt.custom_op(
        "mix",
        numpy=lambda a, b: 0.5 * a + 0.5 * b,
        scalar=lambda s, a, b: s.mul(s.add(a, b), 0.5),
        grad=lambda g, y, a, b: [g * 0.5, None],
    )
    a = kt.tensor([2.0, 4.0], requires_grad=True)
    out = mix(a, kt.tensor([[0], [2]]))
    assert out.tolist() == [[1, 2], [2, 3]]
    out.sum().backward()
    assert a.grad is not None
    assert a.grad.tolist() == [1, 1]


def test_an_op_that_only_numpy_computes() -> None:
    ranked = kt.custom_op(
        "ranked", numpy=lambda x: np.sort(x, -1), grad=lambda g, y, x: [g * (x > 0)]
    )
    x = kt.tensor(X, requires_grad=True)
    y = ranked(x * 2) + 1
    y.sum().backward()
    assert y.tolist() == [[-3, 2], [3, 7]]
    assert x.grad is not None
    assert x.grad.tolist() == [[0, 2], [2, 2]]


def test_what_is_refused(softclip: object) -> None:
    scalar = lambda s, x: x  # noqa: E731
    with pytest.raises(UnsupportedError, match="an op 'softclip' already") as error:
        kt.custom_op("softclip", numpy=np.abs, scalar=scalar)
    assert "test_custom.py" in error.value.at
    with pytest.raises(UnsupportedError, match="op 'add' already"):
        kt.custom_op("add", numpy=np.abs, scalar=scalar)
    with pytest.raises(UnsupportedError, match="no meaning yet"):
        kt.custom_op("nothing", scalar=scalar)(X)
    total = kt.custom_op("total", numpy=np.sum, scalar=scalar, shape=lambda x: ())
    with pytest.raises(ShapeError, match=r"says \[\] of \[2,2\]"):
        total(X)


# --- AutogradContext -----------------------------------------------------------------------------


def test_the_example_of_the_api() -> None:
    ctx = AutogradContext()
    a, b = ctx.input((64, 64)), ctx.input((64, 64))
    h = ctx.record_operation("add", a, b)
    r = ctx.record_operation_with_fusion("relu", h)
    assert [n.operation for n in ctx.graph.nodes] == ["input", "input", "add", "relu"]
    assert ctx.graph.topological_order() == [0, 1, 2, 3]
    assert ctx.graph.nodes[3].inputs == (2,)
    assert r.output_shape == (64, 64)
    assert r.pattern == "binary_unary"
    stats = ctx.optimize_with_fusion()
    assert isinstance(stats, FusionStats)
    assert (stats.applied_count, stats.failed_count) == (1, 0)
    assert stats.total_memory_saved == 64 * 64 * 4  # the sum is never stored
    assert (stats.kernels_before, stats.kernels_after) == (2, 1)


def test_a_context_runs_and_differentiates() -> None:
    ctx = AutogradContext()
    a, w = ctx.input((2, 2)), ctx.input((2, 3))
    out = ctx.record_operation("sum", ctx.record_operation("matmul", a, w), dim=0)
    (grad,) = ctx.gradients(out, w)
    value = np.arange(6, dtype=np.float32).reshape(2, 3)
    total, g = ctx.run([out, grad], {a: X, w: value})
    np.testing.assert_allclose(total, (X @ value).sum(0), rtol=1e-6)
    np.testing.assert_allclose(g, np.repeat(X.sum(0)[:, None], 3, 1), rtol=1e-6)
    with pytest.raises(InputError, match="no value for"):
        ctx.run([out], {a: X})


def test_a_users_own_gradient_is_kept() -> None:
    """A rounding with a straight-through gradient, inside what would be named silu."""
    ctx = AutogradContext()
    a = ctx.input((2, 2))
    s = ctx.record_operation("sigmoid", a, gradient_fn=lambda g, y, x: [g * 100])
    out = ctx.record_operation("mul", a, s)
    (grad,) = ctx.gradients(out, a)
    value, g = ctx.run([out, grad], {a: X})
    sigmoid = 1 / (1 + np.exp(-X))
    np.testing.assert_allclose(value, X * sigmoid, rtol=1e-6)
    np.testing.assert_allclose(g, sigmoid + 100 * X, rtol=1e-6)
    assert ctx.optimize_with_fusion().kernels_after >= 1


def test_custom_ops_and_values_in_a_context(softclip: object) -> None:
    ctx = AutogradContext()
    a = ctx.input((2, 2))
    scaled = ctx.record_operation("mul", a, kt.tensor(2.0))
    out = ctx.record_operation("softclip", ctx.record_operation("add", scaled, 1))
    (got,) = ctx.run([out], {a: X})
    np.testing.assert_allclose(got, (2 * X + 1) / (1 + np.abs(2 * X + 1)), rtol=1e-6)
    assert [n.operation for n in ctx.graph.nodes] == ["input", "value", "mul", "add", "softclip"]


def test_a_context_refuses() -> None:
    ctx, other = AutogradContext(), AutogradContext()
    a = ctx.input((2,))
    with pytest.raises(UnsupportedError, match="no operation 'rellu'") as error:
        ctx.record_operation("rellu", a)
    assert "relu" in error.value.hint
    with pytest.raises(InputError, match="cannot record 'add'"):
        ctx.record_operation("add", a)
    with pytest.raises(InputError, match="another context"):
        other.record_operation("relu", a)
    with pytest.raises(UnsupportedError, match="several results"):
        ctx.record_operation("split", a, 1)
    with pytest.raises(ShapeError, match="broadcast"):
        ctx.record_operation("add", a, ctx.input((3,)))
    assert AutogradContext().optimize_with_fusion() == FusionStats(0, 0, 0)
