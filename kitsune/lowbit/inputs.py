"""What a weight's reader is fed in, what rounding the weight has to know of it out.

Rows of a matrix, patches of an image, as the rows of one matrix X, a stack of them where groups of
filters see channels of their own. Kept is what does not grow with the number of batches: XᵀX of the
inputs, XᵀX' with those of the model in floats, and means.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

import numpy as np

from kitsune.ir.node import Node

MOST_NBYTES = 1 << 26  # of patches made at a time
MOST_PLACES = 16  # along each axis of an image: those between tell little more


class Inputs:
    """Sums over all rows seen. `given` meets the rounded weight, `meant` what it would have been
    had nothing before it been rounded."""

    def __init__(self, stacks: int, k: int) -> None:
        self.count = 0
        self.hessian = np.zeros((stacks, k, k))
        self.cross = np.zeros((stacks, k, k))  # givenᵀ·(meant − given)
        self.total = np.zeros((stacks, k))
        self.meant_total = np.zeros((stacks, k))
        self.sizes = np.zeros((stacks, k))  # Σ|given|

    def add(self, given: np.ndarray, meant: np.ndarray) -> None:
        """[stacks, rows, K] each."""
        turned = np.swapaxes(given, 1, 2)
        self.hessian += turned @ given
        if meant is not given:
            self.cross += turned @ (meant - given)
        self.total += given.sum(1, dtype=np.float64)
        self.meant_total += meant.sum(1, dtype=np.float64)
        self.sizes += np.abs(given).sum(1, dtype=np.float64)
        self.count += given.shape[1]

    @property
    def mean(self) -> np.ndarray:
        return self.total / max(self.count, 1)

    @property
    def meant_mean(self) -> np.ndarray:
        return self.meant_total / max(self.count, 1)

    @property
    def mean_size(self) -> np.ndarray:
        """E|x| of each input channel."""
        return self.sizes / max(self.count, 1)


def gathered(reader: Node, given: Sequence[np.ndarray], meant: Sequence[np.ndarray],
             found: Inputs | None = None) -> Inputs:  # fmt: skip
    """Of all batches of what a matmul or a convolution reads, added to what was found before."""
    for one, other in zip(given, meant, strict=True):
        for rows, wanted in zip(rows_of(reader, one), rows_of(reader, other), strict=True):
            found = found or Inputs(rows.shape[0], rows.shape[2])
            found.add(rows, rows if one is other else wanted)
    assert found is not None
    return found


def rows_of(reader: Node, x: np.ndarray) -> Iterator[np.ndarray]:
    """[stacks, rows, K] of one array, in pieces."""
    if reader.op == "matmul":
        yield x.reshape(1, -1, x.shape[-1])
        return
    padded = _padded(reader, x)
    kernel, groups = reader.inputs[1].shape[2:], int(reader.attr("groups"))
    places = prod(min(n, MOST_PLACES) for n in reader.shape[2:])
    nbytes = places * x.shape[1] * prod(kernel) * 4
    step = max(1, MOST_NBYTES // max(nbytes, 1))
    for start in range(0, len(x), step):
        yield _patches(reader, padded[start : start + step], groups, len(kernel))


def _padded(reader: Node, x: np.ndarray) -> np.ndarray:
    edges = zip(reader.attr("before"), reader.attr("after"), strict=True)
    return np.pad(x, [(0, 0), (0, 0), *edges])


def _patches(reader: Node, x: np.ndarray, groups: int, rank: int) -> np.ndarray:
    """[groups, images·places, taps·channels]."""
    kernel, dilations = reader.inputs[1].shape[2:], reader.attr("dilations")
    reach = tuple((k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True))
    axes = tuple(range(2, 2 + rank))
    seen = np.lib.stride_tricks.sliding_window_view(x, reach, axes)
    apart = [-(-n // MOST_PLACES) for n in reader.shape[2:]]
    steps = [slice(None, None, s * n) for s, n in zip(reader.attr("strides"), apart, strict=True)]
    taps = [slice(None, None, d) for d in dilations]
    cut = (slice(None), slice(None), *steps, *taps)
    seen = seen[cut]
    images, channels, *places = seen.shape[: 2 + rank]
    seen = seen.reshape(images, groups, channels // groups, *seen.shape[2:])
    order = (1, 0, *range(3, 3 + rank), *range(3 + rank, 3 + 2 * rank), 2)
    rows = images * prod(places)
    return np.ascontiguousarray(seen.transpose(order)).reshape(groups, rows, -1)
