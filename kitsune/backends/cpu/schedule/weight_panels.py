"""Pack a constant operand of a contraction into panels, once."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

import numpy as np

from kitsune.backends.cpu.schedule.winograd_transforms import FORMS

TRANSFORMED = 1 << 18  # elements of filters at a time
Steps = tuple[tuple[int, int], ...]  # (size, stride in elements) of each axis of one role


@dataclass(frozen=True)
class Panels:
    """The operand `[batch][k][n]` found in an array at `start` and these strides, to be packed as
    `[batch][ceil(n/width)][k][width]`, zeros after the last column. Words of several elements along
    k have these side by side, `[ceil(k/per)][width·per]`, zeros after the last; where k is made of
    stretches of `run` elements, after the last of each. With `squares` the first two axes of k are
    the taps of a convolution, transformed for squares of that many places."""

    dtype: str  # NumPy's name of the type that is multiplied
    width: int
    start: int
    batch: Steps
    k: Steps
    n: Steps
    per: int = 1  # elements in a word
    squares: int = 0
    run: int = 0  # elements along k whose last word is filled up; 0 for all

    @property
    def nbytes(self) -> int:
        return prod(self.shape) * np.dtype(self.dtype).itemsize

    @property
    def shape(self) -> tuple[int, int, int, int]:
        batch, k, n = (prod(size for size, _ in role) for role in (self.batch, self.k, self.n))
        if self.squares:
            k = FORMS[self.squares].size ** 2 * self.k[-1][0]
        run = self.run or k
        words = -(-run // self.per) * (k // run) if k else 0
        return batch, -(-n // self.width), words, self.width * self.per

    def pack(self, array: np.ndarray, out: np.ndarray) -> None:
        """Write the panels of `array` to `out`, which has their shape. Those of a convolution are
        a few at a time: transforming takes many times their memory."""
        matrix = self._matrix(array)
        if not self.squares:
            self._write(matrix, out)
            return
        panels = max(1, TRANSFORMED // (matrix.shape[1] * self.width))
        for first in range(0, out.shape[1], panels):
            columns = slice(first * self.width, (first + panels) * self.width)
            part = self._transform_winograd(matrix[:, :, columns])
            self._write(part, out[:, first : first + panels])

    def _write(self, matrix: np.ndarray, out: np.ndarray) -> None:
        if self.per > 1:
            matrix = self._group_words(matrix)
            out = out.view(matrix.dtype)
        batch, k, n = matrix.shape
        full, rest = divmod(n, self.width)
        whole = matrix[:, :, : full * self.width].reshape(batch, k, full, self.width)
        _copy_runs(whole.transpose(0, 2, 1, 3), out[:, :full])
        if rest:
            out[:, full, :, :rest] = matrix[:, :, full * self.width :]
            out[:, full, :, rest:] = 0

    def _matrix(self, array: np.ndarray) -> np.ndarray:
        raw = np.ascontiguousarray(array, self.dtype).reshape(-1)[self.start :]
        axes = (*self.batch, *self.k, *self.n)
        view = np.lib.stride_tricks.as_strided(
            raw,
            [size for size, _ in axes],
            [step * raw.itemsize for _, step in axes],
            writeable=False,
        )
        return view.reshape(
            [prod(size for size, _ in role) for role in (self.batch, self.k, self.n)]
        )

    def _transform_winograd(self, matrix: np.ndarray) -> np.ndarray:
        """G g Gᵀ of every channel and filter, worked out in f64."""
        by = np.array(FORMS[self.squares].weights)
        taps = matrix.reshape(*(size for size, _ in self.k), matrix.shape[2]).astype(np.float64)
        made = np.tensordot(by, np.tensordot(by, taps, (1, 1)), (1, 1))
        return made.reshape(1, -1, matrix.shape[2]).astype(matrix.dtype)

    def _group_words(self, matrix: np.ndarray) -> np.ndarray:
        """`[batch][words along k][n]`: each word an integer of the size of `per` elements."""
        batch, k, n = matrix.shape
        run = self.run or k
        runs = matrix.reshape(batch * (k // run if run else 1), run, n)
        words = np.zeros((len(runs), -(-run // self.per), n, self.per), matrix.dtype)
        for place in range(self.per):
            words[:, : -(-(run - place) // self.per), :, place] = runs[:, place :: self.per]
        return words.view(f"i{self.per * matrix.itemsize}").reshape(batch, -1, n)


def _copy_runs(source: np.ndarray, to: np.ndarray) -> None:
    """Copy arrays whose last axis is a few elements long. Where both have these side by side, a run
    of them counts as one element: NumPy copies one at a time, and that takes twice as long."""
    run = source.shape[-1] * source.itemsize
    if source.strides[-1] == source.itemsize and source.size:
        element = np.dtype((np.void, run))
        source, to = (
            np.lib.stride_tricks.as_strided(a.view(element), a.shape[:-1], a.strides[:-1])
            for a in (source, to)
        )
    to[...] = source
