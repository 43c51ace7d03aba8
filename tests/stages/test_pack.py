"""A constant operand in panels: every element where the contraction reads it, zeros behind."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitsune.backends.cpu.schedule import gemm_tiles as pack
from kitsune.backends.cpu.schedule.gemm_tiles import Panels


def pack_reference(panels: Panels, array: np.ndarray) -> np.ndarray:
    out = np.full(panels.shape, np.nan, panels.dtype)
    panels.pack(array, out)
    return out


def naive(panels: Panels, array: np.ndarray) -> np.ndarray:
    """`out[b, j // width, i, j % width] = array[start + b·… + i·… + j·…]`, one at a time."""
    flat, out = array.reshape(-1), np.zeros(panels.shape, panels.dtype)
    roles = (panels.batch, panels.k, panels.n)
    every = [list(itertools.product(*(range(size) for size, _ in role))) for role in roles]
    for b, i, j in itertools.product(*(range(len(each)) for each in every)):
        at = panels.start
        for role, index in zip(roles, (every[0][b], every[1][i], every[2][j]), strict=True):
            at += sum(x * step for x, (_, step) in zip(index, role, strict=True))
        out[b, j // panels.width, i, j % panels.width] = flat[at]
    return out


@st.composite
def operands(draw: st.DrawFn) -> tuple[Panels, np.ndarray]:
    """Axes of some sizes in any order, each for one role, some cut out of a larger array."""
    sizes = draw(st.lists(st.integers(1, 7), min_size=1, max_size=5))
    room = [n + draw(st.integers(0, 2)) for n in sizes]
    steps = [int(np.prod(room[d + 1 :])) for d in range(len(room))]
    start = sum(draw(st.integers(0, r - n)) * s for n, r, s in zip(sizes, room, steps, strict=True))
    order = draw(st.permutations(range(len(sizes))))
    roles: list[list[tuple[int, int]]] = [[], [], []]
    for d in order:
        roles[draw(st.integers(0, 2))].append((sizes[d], steps[d]))
    batch, k, n = map(tuple, roles)
    dtype = draw(st.sampled_from(["float32", "float64"]))
    array = np.arange(np.prod(room), dtype=dtype).reshape(room)
    return Panels(dtype, draw(st.sampled_from([1, 4, 16])), start, batch, k, n), array


@given(operands())
def test_every_element_is_where_it_is_read(operand: tuple[Panels, np.ndarray]) -> None:
    panels, array = operand
    np.testing.assert_array_equal(pack_reference(panels, array), naive(panels, array))


@pytest.mark.parametrize("words", [1, 9, 40])
@pytest.mark.parametrize("columns", [4, 15])
def test_columns_that_lie_in_one_piece_are_copied_in_parts(
    words: int, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Filters of a convolution, whose taps come before the channels in a panel."""
    monkeypatch.setattr(pack, "COPIED_WORDS", words)
    array = np.arange(columns * 7 * 9, dtype=np.float32).reshape(columns, 7, 3, 3)
    panels = Panels("float32", 4, 0, (), ((3, 3), (3, 1), (7, 9)), ((columns, 63),))
    assert panels._has_dense_columns
    out = np.full(panels.shape, np.nan, np.float32)
    panels.pack(array, out)
    np.testing.assert_array_equal(out, naive(panels, array))


@pytest.mark.parametrize(("k", "n", "width"), [(0, 5, 4), (5, 0, 4), (3, 4, 4), (3, 17, 16)])
def test_edges(k: int, n: int, width: int) -> None:
    panels = Panels("float32", width, 0, (), ((k, n),), ((n, 1),))
    array = np.arange(k * n, dtype=np.float32).reshape(k, n)
    assert panels.nbytes == 4 * k * width * -(-n // width)
    np.testing.assert_array_equal(pack_reference(panels, array), naive(panels, array))


def test_f16_and_bf16_are_multiplied_as_floats() -> None:
    array = np.linspace(-1, 1, 12, dtype=np.float16).reshape(3, 4)
    panels = Panels("float32", 4, 0, (), ((3, 4),), ((4, 1),))
    np.testing.assert_array_equal(pack_reference(panels, array)[0, 0], array.astype(np.float32))


@pytest.mark.parametrize(("per", "dtype"), [(2, "int16"), (4, "int8")])
@pytest.mark.parametrize("k", [1, 7, 8])
def test_words_hold_what_follows_along_k(k: int, per: int, dtype: str) -> None:
    """Zeros behind the last, and behind the last column."""
    array = np.arange(1, k * 5 + 1, dtype=np.int8).reshape(k, 5)
    panels = Panels(dtype, 4, 0, (), ((k, 5),), ((5, 1),), per)
    out = np.full(panels.shape, -1, dtype)
    panels.pack(array, out)
    whole = np.zeros((-(-k // per) * per, 8), dtype)
    whole[:k, :5] = array
    expected = whole.reshape(-1, per, 2, 4).transpose(2, 0, 3, 1)
    np.testing.assert_array_equal(out[0], expected.reshape(out[0].shape))


def test_words_do_not_reach_over_the_ends_of_runs() -> None:
    """Three runs of five: two words each, and a third that is filled up."""
    array = np.arange(1, 46, dtype=np.int8).reshape(15, 3)
    panels = Panels("int16", 4, 0, (), ((3, 15), (5, 3)), ((3, 1),), 2, run=5)
    out = np.full(panels.shape, -1, "int16")
    panels.pack(array, out)
    whole = np.zeros((3, 6, 4), np.int16)
    whole[:, :5, :3] = array.reshape(3, 5, 3)
    expected = whole.reshape(9, 2, 4).transpose(0, 2, 1)
    np.testing.assert_array_equal(out[0, 0], expected.reshape(9, 8))


def test_filters_are_transformed_a_few_panels_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    array = np.random.default_rng(0).standard_normal((3, 3, 5, 37)).astype(np.float32)
    steps = tuple((array.shape[d], array.strides[d] // 4) for d in range(4))
    panels = Panels("float32", 8, 0, (), steps[:3], steps[3:], squares=2)
    whole = pack_reference(panels, array)
    assert not np.isnan(whole).any()
    monkeypatch.setattr(pack, "TRANSFORMED", 1)
    np.testing.assert_allclose(pack_reference(panels, array), whole, rtol=1e-6)
