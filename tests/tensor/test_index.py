"""Indexing is NumPy's, as far as shapes do not depend on data."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kitsune as kt
from kitsune.errors import InputError, ShapeError, UnsupportedError

X = np.arange(2 * 3 * 4, dtype=np.float32).reshape(2, 3, 4)
I = np.array([1, 0, -1])  # noqa: E741
J = np.array([[0], [2]])


@pytest.mark.parametrize(
    "index",
    [
        np.s_[0],
        np.s_[-1],
        np.s_[1, 2, 3],
        np.s_[..., 0],
        np.s_[0, ..., -1],
        np.s_[1:],
        np.s_[:, ::2],
        np.s_[:, ::-1, 3:0:-2],
        np.s_[:, 5:],
        np.s_[:, 2:1],
        np.s_[None],
        np.s_[:, None, 0, ..., None],
        np.s_[...],
        np.s_[()],
        np.s_[np.int64(1), :2],
        np.s_[-10:10],
        np.s_[I % 2],
        np.s_[:, I],
        np.s_[..., J],
        np.s_[:, :, [0, 0, 3]],
        np.s_[1, I, :2],
        np.s_[:, I, I],
        np.s_[I % 2, I, I],
        np.s_[J % 2, I],
        np.s_[::-1, I, None, ::2],
        np.s_[0, None, I],
        np.s_[I % 2, :, I],
        np.s_[0, :, J],
        np.s_[J % 2, None, 1, I],
        np.s_[:, 0, I],
    ],
)
def test_an_index_is_numpys(index: Any) -> None:
    x = kt.tensor(X)
    np.testing.assert_array_equal(x[index].numpy(), X[index])


@st.composite
def basic_index(draw: st.DrawFn, shape: tuple[int, ...]) -> tuple[Any, ...]:
    entries: list[Any] = []
    bound = st.none() | st.integers(-6, 6)
    step = st.none() | st.integers(-3, 3).filter(bool)
    for size in shape[: draw(st.integers(0, len(shape)))]:
        kind = draw(st.sampled_from(["slice", "slice", "int", "new"]))
        if kind == "int" and size:
            entries.append(draw(st.integers(-size, size - 1)))
        else:
            entries.append(slice(draw(bound), draw(bound), draw(step)))
        if kind == "new":
            entries.append(None)
    if draw(st.booleans()):
        entries.append(...)
    return tuple(entries)


@given(index=basic_index(X.shape))
def test_random_indices_are_numpys(index: tuple[Any, ...]) -> None:
    np.testing.assert_array_equal(kt.tensor(X)[index].numpy(), X[index])


def test_gradients_of_indexing() -> None:
    x = kt.tensor(X, requires_grad=True)
    (x[1, ::-2, I] * kt.arange(6.0).reshape(3, 2)).sum().backward()
    assert x.grad is not None
    want = np.zeros_like(X)
    np.add.at(want, np.s_[1, ::-2, I], np.arange(6, dtype=np.float32).reshape(3, 2))
    np.testing.assert_array_equal(x.grad.numpy(), want)


def test_indices_computed_by_the_program() -> None:
    scores = kt.tensor([[1.0, 5.0, 2.0], [7.0, 0.0, 3.0]])
    best = scores.argmax(-1)
    assert scores[kt.arange(2), best].tolist() == [5, 7]
    assert kt.tensor([10.0, 20.0, 30.0])[best].tolist() == [20, 10]


@pytest.mark.parametrize("index", [2, -3, np.s_[:, 3], np.s_[0, 0, 4], np.s_[..., -5]])
def test_an_integer_out_of_range(index: Any) -> None:
    with pytest.raises(ShapeError, match=r"into \[2,3,4\]") as error:
        kt.tensor(X)[index]
    assert "go from" in error.value.why
    assert "test_index.py" in error.value.at


def test_a_known_index_out_of_range_is_refused_at_once() -> None:
    with pytest.raises(InputError, match="index 3 into 3 elements") as error:
        kt.tensor(X)[:, [0, 3]]
    assert "test_index.py" in error.value.at
    with pytest.raises(InputError, match="index -4"):
        kt.tensor(X).gather(1, np.full((2, 1, 4), -4))
    with pytest.raises(InputError, match="index 9"):
        kt.tensor([9]).embedding(X[0])


@pytest.mark.parametrize("rows", [[0, 2], [0, -3], [1, 100]])
def test_a_computed_index_out_of_range_is_refused_when_it_runs(rows: list[int]) -> None:
    x = kt.tensor(X)
    index = kt.tensor(rows) + 0
    with pytest.raises(InputError, match="outside its axis"):
        x[index].numpy()
    with pytest.raises(InputError, match="outside its axis"):
        x[index, kt.tensor([0, 0])].numpy()  # each index is held to its own dim


@pytest.mark.parametrize(
    ("index", "error", "match"),
    [
        (X > 2, UnsupportedError, "bool mask"),
        ([True, False], UnsupportedError, "bool mask"),
        (np.s_[0, 0, 0, 0], ShapeError, r"4 indices for \[2,3,4\]"),
        (np.s_[..., ...], ShapeError, "one `...`"),
        (np.s_[::0], ShapeError, "steps of 0"),
        ([0.5], InputError, "an index is an integer"),
        ("a", InputError, "not numbers"),
    ],
)
def test_indices_that_are_refused(index: Any, error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=match):
        kt.tensor(X)[index]


def test_scatter_reads_the_first_elements_of_a_source_larger_than_its_index() -> None:
    index = np.array([[2, 0], [1, 1]])
    src = np.arange(12, dtype=np.float32).reshape(3, 4)
    want = np.zeros((3, 2), np.float32)
    np.put_along_axis(want, index, src[:2, :2], axis=0)
    got = kt.zeros(3, 2).scatter(0, kt.tensor(index), kt.tensor(src))
    np.testing.assert_array_equal(got.numpy(), want)
    added = kt.zeros(3, 2).scatter_add(0, kt.tensor(index), kt.tensor(src))
    np.testing.assert_array_equal(added.numpy(), want)


def test_integers_of_linspace_are_cut_towards_zero() -> None:
    assert kt.linspace(5, -5, 4, dtype="int32").numpy().tolist() == [5, 1, -1, -5]
