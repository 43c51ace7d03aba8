"""The types that tensor methods compute in, and the errors for those they refuse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kitsune as kt


@pytest.mark.parametrize(
    ("f", "dtype"),
    [
        (lambda: kt.tensor([1], dtype="i8") + 1, "i8"),
        (lambda: kt.tensor([1], dtype="i8") + 1.0, "f32"),
        (lambda: kt.tensor([1.0], dtype="f16") * 2.0, "f16"),
        (lambda: kt.tensor([1.0], dtype="f64") + 1.0, "f64"),
        (lambda: kt.tensor([True]) + 1, "i64"),
        (lambda: kt.tensor([True]) * 1.5, "f32"),
        (lambda: kt.tensor([1], dtype="i8") + kt.tensor([1], dtype="u8"), "i16"),
        (lambda: kt.tensor([1]) + kt.tensor([1.0], dtype="f16"), "f16"),
        (lambda: kt.tensor([1.0]) + kt.tensor([1.0], dtype="f64"), "f64"),
        (lambda: kt.tensor([1]) / kt.tensor([2]), "f32"),
        (lambda: kt.tensor([1]).mean(), "f32"),
        (lambda: kt.tensor([True, True]).sum(), "i64"),
        (lambda: kt.tensor([1], dtype="i8").sum(), "i64"),
        (lambda: kt.tensor([1.0], dtype="f16").sum(), "f16"),
        (lambda: kt.tensor([1.0]) < 2, "bool"),
        (lambda: kt.tensor([1, 2]).argmax(), "i64"),
        (lambda: kt.tensor([1]).exp(), "f32"),
        (lambda: kt.where(kt.tensor([True]), 1.5, kt.tensor([2])), "f32"),
        (lambda: kt.tensor([1.0]).half().double().int(), "i32"),
        (lambda: kt.tensor([1.0]).to("u8").bool().long().float(), "f32"),
        (lambda: kt.tensor([1]).type_as(kt.tensor(1.0)), "f32"),
    ],
)
def test_promotion(f: Callable[[], kt.Tensor], dtype: str) -> None:
    made = f()
    assert str(made.dtype) == dtype
    assert made.numpy().dtype == made.dtype.numpy


def test_casts_round_towards_zero() -> None:
    assert kt.tensor([1.7, -1.7]).int().tolist() == [1, -1]
    assert kt.tensor([0.0, -0.1]).bool().tolist() == [False, True]


def test_where_and_joins() -> None:
    x = kt.tensor([1.0, 2.0])
    assert kt.where(x > 1, x, -1).tolist() == [-1, 2]
    assert x.where(x > 1, 0).tolist() == [0, 2]
    assert kt.cat([x, x.int()]).tolist() == [1, 2, 1, 2]
    assert kt.stack([x, x * 2], dim=-1).tolist() == [[1, 2], [2, 4]]
    assert kt.cat([x[:, None], [[3.0], [4.0]]], dim=1).tolist() == [[1, 3], [2, 4]]
    assert kt.embedding([1, 1], [[1.0], [2.0]]).tolist() == [[2], [2]]
    assert x.expand(2, -1).tolist() == [[1, 2], [1, 2]]
    assert x.expand_as(kt.zeros(2, 2)).shape == (2, 2)
    assert x.repeat(2, 2).tolist() == [[1, 2, 1, 2], [1, 2, 1, 2]]
    assert kt.zeros(2, 3).T.shape == (3, 2)
    assert kt.zeros(1, 2, 3).mT.shape == (1, 3, 2)
    assert kt.tensor(5.0).flatten().shape == (1,)
    assert x.clone().contiguous() is x
