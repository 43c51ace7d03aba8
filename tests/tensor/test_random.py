"""Random numbers: the same for the same seed, others for every op and every run."""

from __future__ import annotations

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import UnsupportedError
from kitsune.tensor.random_numbers import Generator
from tests.tensor.programs import counting


def test_a_seed_gives_its_numbers() -> None:
    def draw(seed: int) -> np.ndarray:
        kt.manual_seed(seed)
        return np.concatenate([kt.rand(4).numpy(), kt.randn(4).numpy()])

    np.testing.assert_array_equal(draw(7), draw(7))
    seeds = [7, 8, -7, 7 + 2**32, 2**100]
    assert len({draw(seed).tobytes() for seed in seeds}) == len(seeds)


def test_the_order_of_writing_counts_and_not_that_of_reading() -> None:
    kt.manual_seed(0)
    a, b = kt.rand(3), kt.rand(3)
    kt.manual_seed(0)
    c, d = kt.rand(3), kt.rand(3)
    d.numpy()
    assert (a.tolist(), b.tolist()) == (c.tolist(), d.tolist())
    assert a.tolist() != b.tolist()


def test_a_tensor_has_one_value() -> None:
    x = kt.rand(5)
    y = x + 0
    assert x.tolist() == y.tolist() == x.tolist()


def test_distributions() -> None:
    kt.manual_seed(0)
    uniform, normal = kt.rand(100, 200).numpy(), kt.randn(100, 200).numpy()
    assert uniform.min() >= 0
    assert uniform.max() < 1
    assert abs(uniform.mean() - 0.5) < 0.01
    assert abs(uniform.var() - 1 / 12) < 0.01
    assert abs(normal.mean()) < 0.03
    assert abs(normal.var() - 1) < 0.03


def test_dropout_differs_from_run_to_run_in_one_program() -> None:
    x = kt.ones(1000)
    with counting() as count:
        first, second = x.dropout(0.25).numpy(), x.dropout(0.25).numpy()
        assert count.compiled == 1
    assert first.tolist() != second.tolist()
    assert set(np.unique(first)) <= {0, np.float32(1 / 0.75)}
    assert abs((first == 0).mean() - 0.25) < 0.05
    both = x.dropout(0.5) + x.dropout(0.5)  # two masks in one expression
    assert set(np.unique(both.numpy())) == {0, 2, 4}


def test_dropout_has_the_gradient_of_its_mask() -> None:
    x = kt.ones(100, requires_grad=True)
    y = x.dropout(0.5)
    y.sum().backward()
    assert x.grad is not None
    np.testing.assert_array_equal(x.grad.numpy(), y.numpy())


def test_the_counter_goes_on_past_32_bits() -> None:
    generator = Generator(0)
    generator._count = 2**32 - 1
    last, first = generator.next_counter().tolist(), generator.next_counter().tolist()
    assert last[1] == 2**32 - 1
    assert first[1] == 0
    assert first[0] == (last[0] + 1) % 2**32


def test_types_and_leaves() -> None:
    x = kt.randn(2, 3, dtype="f64", requires_grad=True)
    assert (str(x.dtype), x.shape, x.is_leaf, x.requires_grad) == ("f64", (2, 3), True, True)


# --- compiled functions --------------------------------------------------------------------------


def test_every_call_of_a_compiled_function_draws_anew() -> None:
    model = kt.compile(lambda x: (x.dropout(0.5), kt.rand(3) + kt.randn(3)))
    x = np.ones(1000, np.float32)
    kt.manual_seed(3)
    first, second = model(x), model(x)
    assert all((a != b).any() for a, b in zip(first, second, strict=True))
    kt.manual_seed(3)
    for again, before in zip(model(x), first, strict=True):
        np.testing.assert_array_equal(again, before)
    assert [v.name for v in model.inputs] == ["x"]


def test_a_compiled_function_draws_what_the_function_draws() -> None:
    def noisy(x: kt.Tensor) -> kt.Tensor:
        return (x + kt.randn(4)).dropout(0.5)

    kt.manual_seed(5)
    want = [noisy(kt.ones(4)).numpy() for _ in range(2)]
    kt.manual_seed(5)
    model = kt.compile(noisy)
    for expected in want:
        np.testing.assert_array_equal(model(np.ones(4, np.float32)), expected)


def test_a_module_drops_out_while_it_trains_and_not_after() -> None:
    module = kt.nn.Sequential(kt.nn.Linear(8, 8), kt.nn.Dropout(0.5))
    x = np.ones((4, 8), np.float32)
    training = kt.compile(module)
    assert (training(x) != training(x)).any()
    assert training.run(None, {"x": x})[0].shape == (4, 8)
    module.eval()
    still = kt.compile(module)
    np.testing.assert_array_equal(still(x), still(x))


def test_random_ops_are_verified_like_others() -> None:
    model = kt.compile(lambda x: x.dropout(0.25) * 2, config=kt.FusionConfig(verify=True))
    x = np.ones(100, np.float32)
    assert set(np.unique(model(x))) <= {0, np.float32(2 / 0.75)}
    assert model.verify(x).is_right


def test_a_draw_has_no_value_while_it_is_traced() -> None:
    with pytest.raises(UnsupportedError, match="cannot read a value"):
        kt.compile(lambda x: x * float(kt.rand(())), np.ones(3, np.float32))
