"""Convolution and pooling of tensors, under torch's names: `kt.nn.functional.conv2d(x, weight)`.

An image is `[N, C, *sizes]`, or `[C, *sizes]` for one alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kitsune.errors import ShapeError, UnsupportedError
from kitsune.ir import ops
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.op_table import caller, show
from kitsune.ir.ops.pooling import ceil_mode_padding
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import apply, as_tensor

__all__ = [
    "adaptive_avg_pool1d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "avg_pool1d",
    "avg_pool2d",
    "avg_pool3d",
    "conv1d",
    "conv2d",
    "conv3d",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
    "max_pool1d",
    "max_pool2d",
    "max_pool3d",
]

Sizes = int | Sequence[int]


def each(what: str, given: Sizes, rank: int) -> Shape:
    """A number for each of the sizes: one for all, or as many."""
    made = (given,) * rank if isinstance(given, int) else tuple(given)
    if len(made) == 1:
        made *= rank
    if len(made) != rank:
        raise ShapeError(
            f"{what} {given} of an image of {rank} sizes",
            why="one for all, or one for each",
            at=caller(),
        )
    return made


def _apply_to_images(op: Callable[..., Node], x: Any, rank: int, *rest: Any) -> Tensor:
    """Apply an op of batches; a single image is a batch of one."""
    image = as_tensor(x)
    if image.ndim not in (rank + 1, rank + 2):
        raise ShapeError(
            f"an image of {rank} sizes is no {show(image.shape)}",
            why="it is [N, C, *sizes], or [C, *sizes]",
            at=caller(),
        )
    alone = image.ndim == rank + 1
    made = apply(op, image.unsqueeze(0) if alone else image, *rest)
    return made.squeeze(0) if alone else made


# --- convolution ---------------------------------------------------------------------------------


def _add_bias(made: Node, bias: Node | None) -> Node:
    if bias is None:
        return made
    return ops.add(made, ops.reshape(bias, shape=(*bias.shape, *(1,) * (len(made.shape) - 2))))


def _around(padding: Any, kernel: Shape, strides: Shape, dilations: Shape) -> tuple[Shape, Shape]:
    """The zeros before and behind each size."""
    if padding == "valid":
        return (0,) * len(kernel), (0,) * len(kernel)
    if padding != "same":
        both = each("padding", padding, len(kernel))
        return both, both
    if set(strides) != {1}:
        raise UnsupportedError(
            f"padding='same' in steps of {strides}", why="sizes stay the same", at=caller()
        )
    whole = tuple((k - 1) * d for k, d in zip(kernel, dilations, strict=True))
    return tuple(n // 2 for n in whole), tuple(n - n // 2 for n in whole)


def _convolution(rank: int) -> Callable[..., Tensor]:
    def conv(
        input: Any,
        weight: Any,
        bias: Any = None,
        stride: Sizes = 1,
        padding: Any = 0,
        dilation: Sizes = 1,
        groups: int = 1,
    ) -> Tensor:
        """Each filter `[C/groups, *kernel]` of `weight` slid over the image, plus its bias."""
        w = as_tensor(weight)
        strides, dilations = each("stride", stride, rank), each("dilation", dilation, rank)
        around = _around(padding, tuple(w.shape[2:]), strides, dilations)

        def convolved(x: Node, taps: Node, shift: Node | None) -> Node:
            return _add_bias(ops.conv(x, taps, strides, dilations, *around, groups), shift)

        return _apply_to_images(convolved, input, rank, w, bias)

    conv.__name__ = conv.__qualname__ = f"conv{rank}d"
    return conv


def _make_conv_transpose(rank: int) -> Callable[..., Tensor]:
    def conv_transpose(
        input: Any,
        weight: Any,
        bias: Any = None,
        stride: Sizes = 1,
        padding: Sizes = 0,
        output_padding: Sizes = 0,
        groups: int = 1,
        dilation: Sizes = 1,
    ) -> Tensor:
        """Each element of the image spreads its `[filters/groups, *kernel]` of `weight`."""
        strides, dilations = each("stride", stride, rank), each("dilation", dilation, rank)
        before, more = each("padding", padding, rank), each("output_padding", output_padding, rank)
        after = tuple(b - n for b, n in zip(before, more, strict=True))

        def spread(x: Node, taps: Node, shift: Node | None) -> Node:
            made = ops.conv_transpose(x, taps, strides, dilations, before, after, groups)
            return _add_bias(made, shift)

        return _apply_to_images(spread, input, rank, as_tensor(weight), bias)

    conv_transpose.__name__ = conv_transpose.__qualname__ = f"conv_transpose{rank}d"
    return conv_transpose


# --- pooling -------------------------------------------------------------------------------------


def _slide(
    sizes: Shape,
    kernel_size: Sizes,
    stride: Sizes | None,
    padding: Sizes,
    dilation: Sizes,
    ceil_mode: bool,
) -> tuple[Shape, Shape, Shape, Shape, Shape]:
    """Kernel, strides, dilations, and what is before and behind an image; steps are as long as the
    kernel where nobody says."""
    rank = len(sizes)
    kernel, dilations = each("kernel_size", kernel_size, rank), each("dilation", dilation, rank)
    strides = kernel if stride is None else each("stride", stride, rank)
    around = each("padding", padding, rank)
    if any(2 * n > k for n, k in zip(around, kernel, strict=True)):
        raise ShapeError(
            f"padding {around} of windows of {kernel}",
            why="it is at most half a window",
            at=caller(),
        )
    after = around
    if ceil_mode:
        after = ceil_mode_padding(sizes, kernel, strides, dilations, around, around)
    return kernel, strides, dilations, around, after


def _max_pool(rank: int) -> Callable[..., Tensor]:
    def max_pool(
        input: Any,
        kernel_size: Sizes,
        stride: Sizes | None = None,
        padding: Sizes = 0,
        dilation: Sizes = 1,
        ceil_mode: bool = False,
    ) -> Tensor:
        """The largest element of each window."""
        sizes = tuple(as_tensor(input).shape[-rank:])
        slide = _slide(sizes, kernel_size, stride, padding, dilation, ceil_mode)
        return _apply_to_images(lambda x: ops.max_pool(x, *slide), input, rank)

    max_pool.__name__ = max_pool.__qualname__ = f"max_pool{rank}d"
    return max_pool


def _avg_pool(rank: int) -> Callable[..., Tensor]:
    def avg_pool(
        input: Any,
        kernel_size: Sizes,
        stride: Sizes | None = None,
        padding: Sizes = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
    ) -> Tensor:
        """The average of each window; zeros around the image count unless told otherwise."""
        sizes = tuple(as_tensor(input).shape[-rank:])
        slide = _slide(sizes, kernel_size, stride, padding, 1, ceil_mode)
        counted = (slide[3] if count_include_pad else (0,) * rank,) * 2
        return _apply_to_images(lambda x: ops.mean_pool(x, *slide, counted), input, rank)

    avg_pool.__name__ = avg_pool.__qualname__ = f"avg_pool{rank}d"
    return avg_pool


def _adaptive(rank: int) -> Callable[..., Tensor]:
    def adaptive_avg_pool(input: Any, output_size: Any) -> Tensor:
        """Average to the requested output sizes; None keeps a size."""
        sizes = tuple(as_tensor(input).shape[-rank:])
        asked = output_size if isinstance(output_size, Sequence) else (output_size,) * rank
        wanted = each(
            "output_size", [n if w is None else w for n, w in zip(sizes, asked, strict=True)], rank
        )
        return _apply_to_images(lambda x: _averages(x, wanted), input, rank)

    adaptive_avg_pool.__name__ = adaptive_avg_pool.__qualname__ = f"adaptive_avg_pool{rank}d"
    return adaptive_avg_pool


def _averages(x: Node, wanted: Shape) -> Node:
    """Equal windows where they divide an image, else a matmul with each size's shares."""
    sizes, rank = x.shape[2:], len(wanted)
    if all(n % w == 0 for n, w in zip(sizes, wanted, strict=True) if w) and all(wanted):
        kernel = tuple(n // w for n, w in zip(sizes, wanted, strict=True))
        none = (0,) * rank
        return ops.mean_pool(x, kernel, kernel, (1,) * rank, none, none, (none, none))
    for d in range(rank):
        last = (*(n for n in range(2 + rank) if n != 2 + d), 2 + d)
        back = tuple(last.index(n) for n in range(2 + rank))
        shares = ops.constant(_shares(sizes[d], wanted[d]).astype(x.dtype.numpy))
        x = ops.permute(ops.matmul(ops.permute(x, order=last), shares), order=back)
    return x


def _shares(size: int, wanted: int) -> np.ndarray:
    """`[size, wanted]`: window i is from ⌊i·size/wanted⌋ to ⌈(i + 1)·size/wanted⌉."""
    shares = np.zeros((size, wanted))
    for i in range(wanted):
        first, last = i * size // wanted, -(-(i + 1) * size // wanted)
        shares[first:last, i] = 1 / (last - first)
    return shares


conv1d, conv2d, conv3d = map(_convolution, (1, 2, 3))
conv_transpose1d, conv_transpose2d, conv_transpose3d = map(_make_conv_transpose, (1, 2, 3))
max_pool1d, max_pool2d, max_pool3d = map(_max_pool, (1, 2, 3))
avg_pool1d, avg_pool2d, avg_pool3d = map(_avg_pool, (1, 2, 3))
adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d = map(_adaptive, (1, 2, 3))
