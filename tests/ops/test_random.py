"""Random rows: the published generator, numbers that are spread as they should be, and keys."""

from __future__ import annotations

import math

import numpy as np
import pytest

from kitsune.errors import DTypeError, InputError, ShapeError
from kitsune.ir.dtypes import f16, f32, f64, u32
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import constant, dropout, input_, random_bits, random_normal, random_uniform
from kitsune.ir.ops.sources import threefry

KEY = input_("key", (2,), u32)
PI = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344)
ONES = (0xFFFFFFFF,) * 4


def drawn(node: Node, key: tuple[int, int] = (1, 2), **feeds: np.ndarray) -> np.ndarray:
    given = {"key": np.array(key, np.uint32), **feeds}
    return interpret(Graph((KEY,), (node,)), given)[0]


# Rounds, counter and key, words: the known answers that come with the generator's publication.
@pytest.mark.parametrize(
    ("rounds", "given", "want"),
    [
        (13, (0, 0, 0, 0), (0x9D1C5EC6, 0x8BD50731)),
        (13, ONES, (0xFD36D048, 0x2D17272C)),
        (13, PI, (0xBA3E4725, 0xF27D669E)),
        (20, (0, 0, 0, 0), (0x6B200159, 0x99BA4EFE)),
        (20, ONES, (0x1CB996FC, 0xBB002BE7)),
        (20, PI, (0xC4923A9C, 0x483DF7A0)),
    ],
)
def test_generator_gives_the_published_answers(
    rounds: int, given: tuple[int, ...], want: tuple[int, int]
) -> None:
    c0, c1, k0, k1 = (np.array([n], np.uint32) for n in given)
    got = threefry((k0, k1), (c0, c1), rounds)
    assert tuple(int(w[0]) for w in got) == want


def test_the_first_number_is_the_published_one() -> None:
    assert drawn(random_bits(KEY, shape=(1,)), (0, 0))[0] == 0x9D1C5EC6
    assert drawn(random_bits(KEY, shape=(1,), word=1), (0, 0))[0] == 0x8BD50731


def test_a_number_depends_on_its_key_and_its_place_alone() -> None:
    flat = drawn(random_bits(KEY, shape=(24,)))
    np.testing.assert_array_equal(drawn(random_bits(KEY, shape=(2, 3, 4))).reshape(-1), flat)
    np.testing.assert_array_equal(drawn(random_bits(KEY, shape=(7,))), flat[:7])
    for other in ((2, 2), (1, 3), (2, 1)):
        assert not np.intersect1d(drawn(random_bits(KEY, shape=(24,)), other), flat).size
    assert not np.intersect1d(drawn(random_bits(KEY, shape=(24,), word=1)), flat).size


def test_uniform_numbers() -> None:
    """In [0, 1), with the moments they should have to five standard errors, none far too common."""
    n = 1 << 16
    value = drawn(random_uniform(KEY, (n,)))
    assert value.dtype == np.float32
    assert 0 <= value.min() < 1e-4
    assert 1 - 1e-4 < value.max() < 1
    assert abs(value.mean() - 0.5) < 5 * math.sqrt(1 / 12 / n)
    assert abs(value.var() - 1 / 12) < 5 * math.sqrt(1 / 180 / n)
    counts = np.bincount((value * 64).astype(int), minlength=64)
    assert ((counts - n / 64) ** 2 / (n / 64)).sum() < 63 + 5 * math.sqrt(2 * 63)
    pairs = np.corrcoef(value[:-1], value[1:])[0, 1]
    assert abs(pairs) < 5 / math.sqrt(n)


def test_normal_numbers() -> None:
    n = 1 << 16
    value = drawn(random_normal(KEY, (n,))).astype(np.float64)
    assert np.isfinite(value).all()
    assert abs(value.mean()) < 5 / math.sqrt(n)
    assert abs(value.var() - 1) < 5 * math.sqrt(2 / n)
    assert abs((value**4).mean() - 3) < 5 * math.sqrt(96 / n)
    inside = (np.abs(value) < 1.959964).mean()
    assert abs(inside - 0.95) < 5 * math.sqrt(0.95 * 0.05 / n)


@pytest.mark.parametrize("dtype", [f16, f32, f64], ids=str)
@pytest.mark.parametrize("p", [0.1, 0.5, 0.9])
def test_dropout_keeps_the_mean(p: float, dtype: object) -> None:
    n = 1 << 14
    x = input_("x", (n,), dtype)  # type: ignore[arg-type]
    value = np.ones(n, x.dtype.numpy)
    got = drawn(dropout(x, KEY, p), x=value)
    assert got.dtype == x.dtype.numpy
    np.testing.assert_allclose(got[got != 0].astype(float), 1 / (1 - p), rtol=1e-3)
    assert abs((got == 0).mean() - p) < 5 * math.sqrt(p * (1 - p) / n)


def test_dropout_of_all_and_of_nothing() -> None:
    x = input_("x", (3,))
    assert dropout(x, KEY, 0) is x
    got = drawn(dropout(x, KEY, 1), x=np.array([1.0, np.inf, np.nan], np.float32))
    np.testing.assert_array_equal(got, [0, 0, 0])


def test_two_draws_are_two() -> None:
    first, second = (constant(np.array([7, n], np.uint32)) for n in (0, 1))
    assert random_bits(first, shape=(3,)) is not random_bits(second, shape=(3,))
    assert random_bits(first, shape=(3,)) is random_bits(first, shape=(3,))


def test_bad_keys_and_probabilities() -> None:
    with pytest.raises(DTypeError, match="a key of f32"):
        random_bits(input_("k", (2,)), shape=(3,))
    with pytest.raises(ShapeError, match=r"a key of \[3\]"):
        random_uniform(input_("k", (3,), u32), (3,))
    for p in (-0.1, 1.5, math.nan):
        with pytest.raises(InputError, match="a probability is from 0 to 1"):
            dropout(input_("x", (3,)), KEY, p)
