"""Making tensors and reading them."""

from __future__ import annotations

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import DTypeError, InputError, ShapeError
from kitsune.tensor import Tensor


@pytest.mark.parametrize(
    ("data", "dtype"),
    [
        (1.5, "f32"),
        (2, "i64"),
        (True, "bool"),
        ([1.0, 2.0], "f32"),
        ([1, 2.5], "f32"),
        ([[1, 2], [3, 4]], "i64"),
        ([True, False], "bool"),
        (np.float64([1, 2]), "f64"),
        (np.arange(3, dtype=np.int16), "i16"),
        (np.float16(1.5), "f16"),
        ([], "f32"),
        (range(3), "i64"),
    ],
)
def test_types_of_what_is_given(data: object, dtype: str) -> None:
    made = kt.tensor(data)
    assert str(made.dtype) == dtype
    np.testing.assert_array_equal(made.numpy(), np.asarray(data).astype(made.numpy().dtype))


@pytest.mark.parametrize("dtype", ["f64", "float32", np.int32, kt.int8, float, bool])
def test_a_type_can_be_written_in_many_ways(dtype: object) -> None:
    names = {"f64": "f64", "float32": "f32", np.int32: "i32", kt.int8: "i8", float: "f32"}
    assert str(kt.tensor([1, 0], dtype=dtype).dtype) == names.get(dtype, "bool")


def test_a_type_that_is_asked_for_loses_nothing_on_the_way() -> None:
    assert kt.tensor(0.1, dtype="f64").item() == 0.1
    assert kt.tensor([2**40 + 1], dtype="i64").item() == 2**40 + 1


def test_a_shape_is_given() -> None:
    assert kt.tensor(range(6), shape=(2, 3)).tolist() == [[0, 1, 2], [3, 4, 5]]
    assert kt.Tensor.from_vec([1.0, 2.0, 3.0, 4.0], [2, 2]).shape == (2, 2)
    with pytest.raises(ShapeError, match=r"\[4,2\] of 6 numbers"):
        kt.tensor(range(6), shape=(4, 2))


def test_data_is_copied() -> None:
    array = np.ones(3, np.float32)
    made = kt.tensor(array)
    array[0] = 5
    assert made.tolist() == [1, 1, 1]


def test_what_is_read_is_read_only() -> None:
    x = kt.tensor([1.0, 2.0])
    later = x + 1
    with pytest.raises(ValueError, match="read-only"):
        x.numpy()[0] = 5
    with pytest.raises(ValueError, match="read-only"):
        later.numpy()[0] = 5


@pytest.mark.parametrize("bad", ["text", [1, "a"], [[1], [2, 3]], object(), None, 1j])
def test_what_is_no_number_is_refused(bad: object) -> None:
    with pytest.raises((InputError, DTypeError)):
        kt.tensor(bad)


def test_strided_and_foreign_arrays() -> None:
    whole = np.arange(24.0, dtype=np.float32).reshape(4, 6)
    for array in (whole.T, whole[::2, ::-1], whole.astype(">f4"), np.asfortranarray(whole)):
        np.testing.assert_array_equal((kt.tensor(array) * 2).numpy(), array * 2)


class OnlyDlpack:
    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __dlpack__(self, **options: object) -> object:
        return self.array.__dlpack__()

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.array.__dlpack_device__()


def test_dlpack_both_ways() -> None:
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    np.testing.assert_array_equal(kt.tensor(OnlyDlpack(array)).numpy(), array)
    out = np.from_dlpack(kt.tensor(array) + 1)
    np.testing.assert_array_equal(out, array + 1)


def test_a_dlpack_consumer_that_may_write_gets_a_copy() -> None:
    x = kt.tensor([1.0, 2.0])
    assert x.__dlpack_device__() == (1, 0)
    assert np.shares_memory(np.from_dlpack(x), x.numpy())
    assert not np.shares_memory(np.from_dlpack(OnlyDlpack(x)), x.numpy())  # asks for no version


def test_numpy_takes_tensors() -> None:
    x = kt.tensor([[1.0, 4.0]])
    np.testing.assert_array_equal(np.sqrt(x), [[1, 2]])
    np.testing.assert_array_equal(np.asarray(x, dtype=np.float64), [[1, 4]])
    assert isinstance(np.ones((1, 2), np.float32) + x, Tensor)
    assert (np.float32(2) * x).tolist() == [[2, 8]]


def test_numbers_of_one_element() -> None:
    assert kt.tensor([[2.5]]).item() == 2.5
    assert float(kt.tensor(2)) == 2.0
    assert int(kt.tensor(2.7)) == 2
    assert [10, 11, 12][kt.tensor(1)] == 11
    assert bool(kt.tensor(0.0)) is False
    for read in (lambda x: x.item(), bool, float):
        with pytest.raises(ShapeError):
            read(kt.tensor([1.0, 2.0]))
    with pytest.raises(DTypeError):
        [1][kt.tensor(0.0)]


def test_printing_computes_and_a_repr_does_not() -> None:
    x = kt.tensor([1.0, 2.0], requires_grad=True)
    assert str(x + 1) == "tensor([2., 3.], requires_grad=True)"
    assert repr(x + 1) == "tensor(<lazy f32[2]>, requires_grad=True)"
    assert str(kt.tensor([[1, 2]])) == "tensor([[1, 2]])"
    assert repr(kt.tensor([1], dtype="i8")) == "tensor([1], dtype=i8)"


def test_sizes() -> None:
    x = kt.zeros(2, 3)
    assert (x.ndim, x.dim(), x.numel(), len(x)) == (2, 2, 6, 2)
    assert x.size() == (2, 3)
    assert x.size(-1) == 3
    assert [row.shape for row in x] == [(3,), (3,)]
    with pytest.raises(TypeError):
        len(kt.tensor(1.0))


def test_tensors_are_hashable_by_identity() -> None:
    x, y = kt.tensor([1.0]), kt.tensor([1.0])
    assert len({x, y, x}) == 2


def test_creation() -> None:
    assert kt.zeros(2, 2).tolist() == [[0, 0], [0, 0]]
    assert kt.ones((3,), dtype=int).tolist() == [1, 1, 1]
    assert kt.full((2,), 7).dtype == kt.int64
    assert kt.full(2, 1.5).tolist() == [1.5, 1.5]
    assert kt.eye(2, 3).tolist() == [[1, 0, 0], [0, 1, 0]]
    assert kt.ones_like(kt.zeros(2, dtype="f16")).dtype == kt.float16
    assert kt.linspace(0, 1, 5).tolist() == [0, 0.25, 0.5, 0.75, 1]
    assert kt.zeros(0, 3).shape == (0, 3)


@pytest.mark.parametrize(
    "args", [(5,), (2, 8), (2, 9, 3), (10, 0, -3), (0, 0), (3, 1), (0.0, 1.0, 0.25), (1, 2.1, 0.5)]
)
def test_arange_is_numpys(args: tuple[float, ...]) -> None:
    np.testing.assert_allclose(kt.arange(*args).numpy(), np.arange(*args))


@pytest.mark.parametrize("make", [kt.zeros, kt.ones, kt.rand, kt.randn])
def test_huge_shapes_are_refused_before_memory_is_taken(make: object) -> None:
    with pytest.raises(ShapeError, match="bytes"):
        make(10**6, 10**6, 10**6)
    with pytest.raises(ShapeError, match="negative"):
        make(3, -1)


def test_a_tensor_of_a_tensor_is_a_leaf() -> None:
    x = kt.tensor([1.0, 2.0], requires_grad=True)
    y = kt.tensor(x * 2, dtype="f64", shape=(2, 1))
    assert (y.requires_grad, str(y.dtype), y.tolist()) == (False, "f64", [[2], [4]])
