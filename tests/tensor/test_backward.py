"""Gradients: torch's semantics, built as graphs."""

from __future__ import annotations

import numpy as np
import pytest

import kitsune as kt
from kitsune.autograd import grad, value_and_grad
from kitsune.errors import DTypeError, ShapeError, UnsupportedError
from tests.tensor.programs import counting


def leaf(*data: float) -> kt.Tensor:
    return kt.tensor(list(data), requires_grad=True)


def test_the_example_of_the_api() -> None:
    x, y = leaf(1.0, 2.0, 3.0), kt.tensor([4.0, -5.0, 6.0])
    z = x.add(y).relu()
    z.sum().backward()
    assert x.grad is not None
    assert x.grad.tolist() == [1, 0, 1]
    assert y.grad is None


def test_gradients_accumulate() -> None:
    x = leaf(1.0, 2.0)
    (x * 3).sum().backward()
    (x * x).sum().backward()
    assert x.grad is not None
    assert x.grad.tolist() == [5, 7]
    x.grad = None
    (x * 3).sum().backward()
    assert x.grad.tolist() == [3, 3]


def test_broadcast_operands_get_gradients_of_their_shape() -> None:
    x, b, s = kt.ones(2, 3, requires_grad=True), leaf(1.0, 2.0, 3.0), kt.tensor(2.0)
    s.requires_grad_()
    ((x + b) * s).sum().backward()
    assert x.grad is not None
    assert b.grad is not None
    assert s.grad is not None
    assert x.grad.tolist() == [[2, 2, 2], [2, 2, 2]]
    assert b.grad.tolist() == [4, 4, 4]
    assert s.grad.item() == 18


def test_a_gradient_argument_weighs_the_outputs() -> None:
    x = leaf(1.0, 2.0)
    (x * x).backward([10.0, 1.0])
    assert x.grad is not None
    assert x.grad.tolist() == [20, 4]


def test_forward_and_gradients_are_one_program() -> None:
    x, w = leaf(1.0, 2.0), leaf(3.0, 4.0)
    with counting() as count:
        loss = (x * w).exp().sum()
        loss.backward()
        assert count.ran == 0
        assert x.grad is not None
        assert w.grad is not None
        x.grad.numpy()
        w.grad.numpy()
        loss.item()
        assert count.ran == 1


def test_accumulated_gradients_are_one_program() -> None:
    x = leaf(1.0, 2.0)
    with counting() as count:
        losses = [(x * n).exp().sum() for n in (1, 2)]
        for loss in losses:
            loss.backward()
        assert x.grad is not None
        np.testing.assert_allclose(x.grad.numpy(), np.exp([1, 2]) + 2 * np.exp([2, 4]), rtol=1e-6)
        assert [np.isfinite(loss.item()) for loss in losses] == [True, True]
        assert count.ran == 1


def test_reading_before_backward() -> None:
    x = leaf(2.0)
    y = x * x
    z = y * x
    assert y.item() == 4
    assert z.item() == 8
    z.backward()
    assert x.grad is not None
    assert x.grad.item() == 12


def test_a_history_can_be_kept() -> None:
    x = leaf(3.0)
    y = x * x
    y.backward(retain_graph=True)
    assert y.item() == 9
    y.backward()
    assert x.grad is not None
    assert x.grad.item() == 12
    with pytest.raises(UnsupportedError, match="history is gone"):
        (y * 2 + x).backward()
    assert (y.detach() * 2).item() == 18


def test_second_derivatives() -> None:
    x = leaf(2.0)
    (x * x * x).backward(create_graph=True)
    first, x.grad = x.grad, None
    assert first is not None
    assert first.item() == 12
    first.backward()
    assert x.grad is not None
    assert x.grad.item() == 12


@pytest.mark.parametrize("dtype", ["f64", "f32", "f16"])
def test_a_gradient_has_its_leaf_s_type(dtype: str) -> None:
    x = kt.tensor([1.5, 2.0], dtype=dtype, requires_grad=True)
    (x.float() * x * 2).sum().backward()
    assert x.grad is not None
    assert str(x.grad.dtype) == dtype
    assert x.grad.tolist() == [6, 8]


# --- where gradients stop ------------------------------------------------------------------------


def test_detach_stops_gradients() -> None:
    x = leaf(2.0, 3.0)
    h = x * x
    (h.detach() * x).sum().backward()
    assert x.grad is not None
    assert x.grad.tolist() == [4, 9]
    assert not h.detach().requires_grad


def test_detaching_a_value_that_is_known() -> None:
    x = leaf(2.0)
    h = x * x
    h.numpy()
    (h.detach() * x + h).backward()
    assert x.grad is not None
    assert x.grad.item() == 8


def test_no_grad() -> None:
    x = leaf(2.0)
    with kt.no_grad():
        h = x * x
        with kt.enable_grad():
            assert (x * 1).requires_grad
        assert not h.requires_grad
    (h * x).backward()
    assert x.grad is not None
    assert x.grad.item() == 4

    @kt.no_grad()
    def double(t: kt.Tensor) -> kt.Tensor:
        return t * 2

    assert not double(double(x)).requires_grad
    assert (x * 2).requires_grad


def test_what_follows_from_no_grad_needs_none() -> None:
    x = leaf(2.0)
    with kt.no_grad():
        h = x * x
    later = h * 5
    assert not later.requires_grad
    (later + x).backward()
    assert x.grad is not None
    assert x.grad.item() == 1


def test_comparisons_stop_gradients() -> None:
    x = leaf(-1.0, 2.0)
    mask = x > 0
    assert not mask.requires_grad
    (mask.float() * x).sum().backward()
    assert x.grad is not None
    assert x.grad.tolist() == [0, 1]


def test_requires_grad_holds_from_there_on() -> None:
    x = kt.tensor([2.0])
    before = x * 3
    x.requires_grad_()
    (before * x + x * 3).sum().backward()
    assert x.grad is not None
    assert x.grad.item() == 9  # 6 from `before`, a constant; 3 from the second product
    x.requires_grad = False
    assert not (x * 2).requires_grad


def test_an_expression_becomes_a_leaf() -> None:
    x = (kt.ones(2) * 3).requires_grad_()
    assert x.is_leaf
    (x * x).sum().backward()
    assert x.grad is not None
    assert x.grad.tolist() == [6, 6]


def test_a_leaf_that_nobody_holds_gets_no_gradient() -> None:
    x = leaf(1.0)
    y = x * kt.tensor([2.0], requires_grad=True)
    y.sum().backward()
    assert x.grad is not None
    assert x.grad.item() == 2


def test_gradients_of_an_overwritten_leaf() -> None:
    x = leaf(2.0)
    y = x * x
    x.copy_(5.0)
    y.backward()
    assert x.grad is not None
    assert x.grad.item() == 4  # the graph was made with the old value


# --- errors --------------------------------------------------------------------------------------


def test_backward_of_many_elements_is_refused() -> None:
    with pytest.raises(ShapeError, match=r"backward\(\) of \[2\]") as error:
        (leaf(1.0, 2.0) * 2).backward()
    assert "test_backward.py" in error.value.at
    with pytest.raises(ShapeError, match=r"gradient of \[3\]"):
        (leaf(1.0, 2.0) * 2).backward(kt.ones(3))


def test_backward_without_a_leaf_is_refused() -> None:
    with pytest.raises(UnsupportedError, match="requires no gradient") as error:
        kt.tensor([1.0]).sum().backward()
    assert "test_backward.py" in error.value.at


def test_an_op_without_a_gradient_says_so() -> None:
    op = kt.custom_op("no_gradient", numpy=lambda x: x + 1, scalar=lambda s, x: s.add(x, 1))
    x = leaf(1.0)
    with pytest.raises(UnsupportedError, match="no gradient for 'no_gradient'") as error:
        op(x).sum().backward()
    assert "test_backward.py" in error.value.at


def test_integers_have_no_gradient() -> None:
    with pytest.raises(DTypeError, match="no gradients for i64"):
        kt.tensor([1], requires_grad=True)


def test_computed_tensors_are_no_leaves() -> None:
    y = leaf(1.0) * 2
    for change in (lambda: y.requires_grad_(False), lambda: y.copy_(1.0)):
        with pytest.raises(UnsupportedError, match="computed tensor"):
            change()
    with pytest.raises(ShapeError, match="gradient of"):
        y.grad = kt.ones(3)


# --- functions -----------------------------------------------------------------------------------


def test_grad_of_a_function() -> None:
    def cube(x: kt.Tensor) -> kt.Tensor:
        return (x * x * x).sum()

    assert grad(cube)(2.0).item() == 12
    assert grad(grad(cube))(2.0).item() == 12
    assert grad(grad(grad(cube)))(2.0).item() == 6
    assert not grad(cube)(kt.tensor(2.0)).requires_grad
    with pytest.raises(ShapeError, match=r"returns \[2\]"):
        grad(lambda x: x * 2)(kt.ones(2))


def test_value_and_grad_of_several_arguments() -> None:
    value, (gx, gy) = value_and_grad(lambda x, y: (x * x * y).sum(), argnums=(0, 1))(
        kt.tensor([1.0, 2.0]), kt.tensor([3.0, 4.0])
    )
    assert value.item() == 19
    assert gx.tolist() == [6, 16]
    assert gy.tolist() == [1, 4]


def test_no_grad_inside_a_function() -> None:
    def f(x: kt.Tensor) -> kt.Tensor:
        with kt.no_grad():
            scale = x * 10
        return (scale * x).sum()

    assert grad(f)(kt.tensor([2.0])).item() == 20
