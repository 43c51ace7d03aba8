"""Accumulate the input statistics of a weight that calibration needs.

Rows of a matrix, patches of an image, as the rows of one matrix X, a stack of them where groups of
filters see channels of their own. Kept is what does not grow with the number of batches: XᵀX of the
inputs, XᵀX' with those of the model in floats, and means.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, prod

import numpy as np

from kitsune.ir.node import Node

MOST_NBYTES = 1 << 26  # of patches made at a time
ENOUGH = 64  # rows for each weight of a column: more tell little that is new
FEWEST_PLACES = 4  # along each axis of an image


class Inputs:
    """Sums over all rows seen. `given` meets the rounded weight, `meant` what it would have been
    had nothing before it been rounded."""

    def __init__(self, stacks: int, k: int) -> None:
        self.count = 0
        self.hessian = np.zeros((stacks, k, k))
        self.cross = np.zeros((stacks, k, k))  # givenᵀ·(meant − given)
        self.total = np.zeros((stacks, k))
        self.meant_total = np.zeros((stacks, k))

    def add(self, given: np.ndarray, meant: np.ndarray) -> None:
        """[stacks, rows, K] each."""
        turned, ones = np.swapaxes(given, 1, 2), np.ones((1, given.shape[1]), np.float32)
        self.hessian += turned @ given
        if meant is not given:
            self.cross += turned @ (meant - given)
        self.total += (ones @ given)[:, 0]
        self.meant_total += (ones @ meant)[:, 0]
        self.count += given.shape[1]

    @property
    def mean(self) -> np.ndarray:
        return self.total / max(self.count, 1)

    @property
    def meant_mean(self) -> np.ndarray:
        return self.meant_total / max(self.count, 1)

    @property
    def mean_size(self) -> np.ndarray:
        """√E[x²] of each input channel."""
        return np.asarray(np.sqrt(np.einsum("skk->sk", self.hessian) / max(self.count, 1)))


def accumulate_inputs(
    reader: Node,
    given: Sequence[np.ndarray],
    meant: Sequence[np.ndarray],
    found: Inputs | None = None,
) -> Inputs:
    """Add the statistics of all batches that a matmul or convolution reads to `found`."""
    images = sum(map(len, given))
    for one, other in zip(given, meant, strict=True):
        pieces = (im2col_rows(reader, x, images) for x in (one, other))
        for rows, wanted in zip(*pieces, strict=True):
            found = found or Inputs(rows.shape[0], rows.shape[2])
            found.add(rows, rows if one is other else wanted)
    assert found is not None
    return found


def im2col_rows(reader: Node, x: np.ndarray, images: int) -> Iterator[np.ndarray]:
    """Yield [stacks, rows, K] pieces of one array; of `images` in all, no more rows than needed."""
    if reader.op == "matmul":
        yield x.reshape(1, -1, x.shape[-1])
        return
    padded = _pad(reader, x)
    (_, *depth), groups = reader.inputs[1].shape, int(reader.attr("groups"))
    rank, k = len(depth) - 1, prod(depth)
    most = max(FEWEST_PLACES, ceil((ENOUGH * k / images) ** (1 / rank)))
    places = prod(min(n, most) for n in reader.shape[2:])
    step = max(1, MOST_NBYTES // max(places * groups * k * 4, 1))
    for start in range(0, len(x), step):
        yield _patches(reader, padded[start : start + step], groups, most)


def _pad(reader: Node, x: np.ndarray) -> np.ndarray:
    edges = zip(reader.attr("before"), reader.attr("after"), strict=True)
    return np.pad(x, [(0, 0), (0, 0), *edges])


def _patches(reader: Node, x: np.ndarray, groups: int, most: int) -> np.ndarray:
    """Return [groups, images·places, taps·channels], with a bounded number of places per axis."""
    kernel, dilations = reader.inputs[1].shape[2:], reader.attr("dilations")
    rank = len(kernel)
    reach = tuple((k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True))
    axes = tuple(range(2, 2 + rank))
    seen = np.lib.stride_tricks.sliding_window_view(x, reach, axes)
    apart = [-(-n // most) for n in reader.shape[2:]]
    steps = [slice(None, None, s * n) for s, n in zip(reader.attr("strides"), apart, strict=True)]
    taps = [slice(None, None, d) for d in dilations]
    cut = (slice(None), slice(None), *steps, *taps)
    seen = seen[cut]
    images, channels, *places = seen.shape[: 2 + rank]
    seen = seen.reshape(images, groups, channels // groups, *seen.shape[2:])
    order = (1, 0, *range(3, 3 + rank), *range(3 + rank, 3 + 2 * rank), 2)
    rows = images * prod(places)
    return np.ascontiguousarray(seen.transpose(order)).reshape(groups, rows, -1)
