"""Choose the terms and the register tile of a GEMM, and pack its constant operand into panels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Literal

import numpy as np

from kitsune.backends.cpu.schedule.expression_rewrites import RULES, Span, bounds
from kitsune.backends.cpu.schedule.winograd_transforms import FORMS
from kitsune.ir.dtypes import DType, f32, i16, i32, u8
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import Size, is_symbolic
from kitsune.lower.kernel import Body, Kernel, Prim, cache_on_kernel, free_axes, rewrite_kernel
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

# --- terms ----------------------------------------------------------------------------------------
#
# Choose what a contraction multiplies at once, and the type of its sums.
#
# A sum of 8- or 16-bit products wraps like its type, and the low bits of a 32-bit sum are the same:
# integers are summed in 32 bits at least. Where both operands are known to be small, words of two
# or four of them are multiplied at once.


# One element; two of 16 bits; four bytes, of which x86's instruction takes those of a as unsigned.
DotForm = Literal["", "pairs", "bytes", "signed bytes"]
EVERYTHING: Span = (-(1 << 63), (1 << 64) - 1)
BYTE: Span = (-128, 127)


@dataclass(frozen=True)
class Term:
    """Words of elements along k, and the type they are summed in."""

    dtype: DType = f32
    form: DotForm = ""

    @property
    def per(self) -> int:
        """Elements in a word."""
        return {"": 1, "pairs": 2}.get(self.form, 4)

    @property
    def nbytes(self) -> int:
        """Of a word, and of a sum."""
        return self.dtype.itemsize

    @property
    def numpy_name(self) -> str:
        """NumPy's name of b's elements in words."""
        return str(self.dtype.numpy) if not self.form else "int16" if self.per == 2 else "int8"

    def lanes(self, target: CpuTarget) -> int:
        """Words of several elements are as wide as the instructions that take them."""
        return int(target.dot8[-3:]) // 32 if self.form else target.lanes * 4 // self.nbytes


@cache_on_kernel
def find_dot(kernel: Kernel) -> Prim:
    return next(p for p in kernel.prims() if p.op == "dot")


def choose_term(kernel: Kernel, target: CpuTarget) -> Term:
    dot = find_dot(kernel)
    if dot.dtype.is_float or dot.dtype.itemsize != 4 or not target.dot8:
        return Term(dot.dtype)
    a, b = (span(x) for x in dot.args)
    if target.dot8 == "sdot128":
        return Term(dot.dtype, "bytes" if _within(a, BYTE) and _within(b, BYTE) else "")
    if target.dot8.startswith("vnni") and _within(b, BYTE):
        if _within(a, (0, 255)):
            return Term(dot.dtype, "bytes")
        if _within(a, BYTE):
            return Term(dot.dtype, "signed bytes")
    int16 = (-(1 << 15), (1 << 15) - 1)
    return Term(dot.dtype, "pairs" if _within(a, int16) and _within(b, int16) else "")


def elements(a: Prim, term: Term) -> tuple[Prim, DType]:
    """a's values as they are stored in words. Signed bytes get 128 added, which the tile takes
    off the sums again."""
    if not term.form:
        return a, term.dtype
    body = Body()
    if term.form == "signed bytes":
        a = body.add(a, 128)
    dtype = i16 if term.form == "pairs" else u8
    return body.cast(a, dtype), dtype


def _within(inner: Span, outer: Span) -> bool:
    return outer[0] <= inner[0] and inner[1] <= outer[1]


def sum_in_i32(kernel: Kernel) -> Kernel:
    """The kernel with each dot of 8- or 16-bit integers summed in 32 bits."""

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        if p.op != "dot" or p.dtype.itemsize > 2:
            return body.prim(p.op, args, p.dtype, p.attr)
        a, b = (body.cast(x, i32) for x in args)
        return body.cast(body.dot(p.attr.axes, a, b), p.dtype)

    return rewrite_kernel(kernel, make) if find_dot(kernel).dtype.itemsize <= 2 else kernel


# --- what integers lie between -------------------------------------------------------------------


def span(prim: Prim) -> Span:
    """The least and the greatest value of an expression of integers, whatever is loaded."""
    spans: dict[Prim, Span] = {}
    for p in prim.walk():
        spans[p] = _span(p, spans)
    return spans[prim]


def _span(p: Prim, spans: Mapping[Prim, Span]) -> Span:
    whole = bounds(p.dtype) or EVERYTHING
    if p.op == "const" and p.dtype.is_int:
        return whole if isinstance(p.attr, Size) else (p.attr, p.attr)
    if not p.dtype.is_int or p.op not in ("cast", *RULES):
        return whole
    known = [spans[a] for a in p.args]
    if p.op == "cast":
        found = known[0]
    else:
        found = RULES[p.op](*(known[1:] if p.op == "where" else known))
    return found if _within(found, whole) else whole


FMA_IN_FLIGHT = 8  # additions under way at a time: four cycles each, two begun in every cycle
MAX_DYNAMIC_HEIGHT = 8  # of tiles whose number calls decide: each height below is code too
MANY_ROWS = 1 << 20


def choose_tile(m: int, n: int, term: Term, target: CpuTarget) -> tuple[int, int]:
    """Rows and columns held in registers: accumulators, one row of b, and one value of a. Tiles of
    few rows are wide, those of few columns high."""
    mr, vectors = target.tuning.tile
    if term.nbytes == 8 and term.dtype.is_int:
        mr = max(1, mr // 2)  # products of 64 bits are made of several
    total, lanes = mr * vectors, term.lanes(target)
    most = min(max(1, target.tuning.columns // lanes), -(-n // lanes))
    wide = max(1, min(max(vectors, total // _even_height(m, mr)), most))
    over, none = -n % (wide * lanes) >= lanes, -n % ((wide + 1) * lanes) < lanes
    if m > mr and wide == vectors < total and over and none:
        wide += 1  # rather than a vector of columns that is computed for nothing
    return _even_height(m, total // wide), wide * lanes


def choose_dynamic_tile(m: int, n: int, term: Term, target: CpuTarget) -> tuple[int, int]:
    """The tile of a number of rows that calls decide: that of many."""
    height, width = choose_tile(MANY_ROWS, n, term, target)
    while height > MAX_DYNAMIC_HEIGHT and not has_two_heights(m, height):
        height -= 1
    return height, width


def has_two_heights(m: int, mr: int) -> bool:
    """Whether tiles of mr and mr − 1 rows are known to add up to m: from (mr − 1)·(mr − 2) on they
    do. Fewer rows may take any height up to mr."""
    return knows(">=", m, (mr - 1) * (mr - 2))


def count_chains(sums: int, k: int, target: CpuTarget) -> int:
    """A power of two, up to which the sums of a tile are multiplied so that those which do not wait
    for each other keep the multipliers busy, as far as there are registers for them."""
    rows, vectors = target.tuning.tile
    chains = 1
    while sums * chains < FMA_IN_FLIGHT and 2 * sums * chains <= rows * vectors and 2 * chains <= k:
        chains *= 2
    return chains


def _even_height(m: int, most: int) -> int:
    """Rows of the highest of as few tiles as possible, of even height."""
    return max(1, -(-m // max(1, -(-m // most))))


def widest_divisor(n: int, most: int, lanes: int) -> int:
    """The widest tile that leaves no columns over, so that none is read past the end."""
    return next(nr for nr in range(most, 0, -lanes) if n % nr == 0)


# --- panels of constant operands ------------------------------------------------------------------


TRANSFORMED = 1 << 18  # elements of filters at a time
COPIED_WORDS, LINE_WORDS = 1152, 16  # of a column at a time; what keeps rows off each other's sets
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
        """Write the panels of `array` to `out`, which has their shape. Those of Winograd are a few
        at a time: transforming takes many times their memory."""
        raw = np.ascontiguousarray(array, self.dtype).reshape(-1)[self.start :]
        if self._has_dense_columns:
            self._transpose_columns(raw, out[0])
            return
        matrix = self._matrix(raw)
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

    @property
    def _has_dense_columns(self) -> bool:
        """Whether each column is one stretch of memory, its elements in any order."""
        if self.squares or self.per > 1 or self.batch or len(self.n) != 1 or not self.k:
            return False
        length = 1
        for size, step in sorted(self.k, key=lambda axis: axis[1]):
            if step != length:
                return False
            length *= size
        return self.n[0][1] == length > 1

    def _transpose_columns(self, raw: np.ndarray, out: np.ndarray) -> None:
        """Copy some of each column of a panel to rows that share no cache sets, and transpose these
        from L1: 1.5 → 0.4 ns an element of ResNet-50's weights."""
        (count, length), sizes = self.n[0], [size for size, _ in self.k]
        columns = raw[: count * length].reshape(count, length)
        outer = max(range(len(sizes)), key=lambda axis: self.k[axis][1])  # what is cut
        size, step = self.k[outer]
        most = max(1, COPIED_WORDS // step)
        rows = np.empty((self.width, most * step + LINE_WORDS), raw.dtype)
        steps = [step * raw.itemsize for _, step in self.k] + [rows.strides[0]]
        for panel, first in zip(out, range(0, count, self.width), strict=True):
            width = min(self.width, count - first)
            to, here = panel.reshape(*sizes, self.width), columns[first : first + width]
            for start in range(0, size, most):
                stop = min(size, start + most)
                rows[:width, : (stop - start) * step] = here[:, start * step : stop * step]
                shape = [*sizes[:outer], stop - start, *sizes[outer + 1 :], width]
                made = np.lib.stride_tricks.as_strided(rows, shape, steps, writeable=False)
                place = (*[slice(None)] * outer, slice(start, stop), ..., slice(width))
                to[place] = made
            to[..., width:] = 0

    def _matrix(self, raw: np.ndarray) -> np.ndarray:
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
        by = FORMS[self.squares].weights
        taps = matrix.reshape(*(size for size, _ in self.k), matrix.shape[2]).astype(np.float64)
        made = np.empty((len(by), len(by), *taps.shape[2:]), matrix.dtype)
        for row, factors in zip(made, by, strict=True):
            columns = _combine(factors, taps)
            for place, others in zip(row, by, strict=True):
                place[...] = _combine(others, columns)
        return made.reshape(1, -1, matrix.shape[2])

    def _group_words(self, matrix: np.ndarray) -> np.ndarray:
        """`[batch][words along k][n]`: each word an integer of the size of `per` elements."""
        batch, k, n = matrix.shape
        run = self.run or k
        runs = matrix.reshape(batch * (k // run if run else 1), run, n)
        words = np.zeros((len(runs), -(-run // self.per), n, self.per), matrix.dtype)
        for place in range(self.per):
            words[:, : -(-(run - place) // self.per), :, place] = runs[:, place :: self.per]
        return words.view(f"i{self.per * matrix.itemsize}").reshape(batch, -1, n)


def varies_with_calls(kernel: Kernel, load: Prim) -> bool:
    """Whether calls decide which elements of an operand are read, or how many: `w[:n]`."""
    flat, varying = kernel.flat(load.attr), free_axes(load, {})
    sizes = (a.size for a in kernel.axes if a.name in varying or a.role in ("k", "n"))
    return is_symbolic((flat.const, *(coef for _, coef in flat.terms), *sizes))


def _combine(factors: Sequence[float], terms: np.ndarray) -> np.ndarray:
    """Σ factor·term. Terms are large and few: a matmul would copy them, and start threads."""
    total: np.ndarray | None = None
    for factor, term in zip(factors, terms, strict=True):
        if factor:
            part = term if factor == 1 else factor * term
            total = part if total is None else total + part
    assert total is not None
    return total


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
