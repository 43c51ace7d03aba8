"""VIEW rows: reshape, permute, expand, slices, concatenation and padding."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.affine import Affine, Index, flatten, unflatten
from kitsune.ir.dtypes import DType
from kitsune.ir.guards import are_equal, is_equal
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.op_table import (
    Kind,
    Op,
    check_axis,
    check_number,
    check_shape,
    define,
    promote_all,
    same_dtype,
    show,
    stretches,
)

Sizes = Mapping[str, int]


def define_view(name: str, **fields: Any) -> Op:
    return define(name, Kind.VIEW, dtype=same_dtype, **fields)


# --- reshape -------------------------------------------------------------------------------------


def _infer_reshape(source: Shape, *, shape: Shape) -> Shape:
    if not is_equal(prod(source), prod(check_shape(shape))):
        raise ShapeError(
            f"cannot reshape {show(source)} to {show(shape)}",
            why=f"{prod(source)} elements are not {prod(shape)}",
        )
    return shape


reshape: Op = define_view(
    "reshape",
    shape=_infer_reshape,
    numpy=lambda x, shape: x.reshape(shape),
    grad=lambda g, y, x, shape: [reshape(g, shape=x.shape)],
    pull=lambda index, source, sizes, *, shape: unflatten(flatten(index, shape), source, sizes),
    push=lambda index, source, sizes, *, shape: unflatten(flatten(index, source), shape, sizes),
    attrs={"shape": ...},
)

# --- permute -------------------------------------------------------------------------------------


def _infer_permute(source: Shape, *, order: tuple[int, ...]) -> Shape:
    if sorted(order) != list(range(len(source))):
        raise ShapeError(
            f"cannot permute {show(source)} by {show(order)}",
            why=f"the order must name each of its {len(source)} axes once",
        )
    return tuple(source[o] for o in order)


def inverse(order: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(order.index(d) for d in range(len(order)))


permute: Op = define_view(
    "permute",
    shape=_infer_permute,
    numpy=lambda x, order: x.transpose(order),
    grad=lambda g, y, x, order: [permute(g, order=inverse(order))],
    pull=lambda index, source, sizes, *, order: tuple(index[d] for d in inverse(order)),
    push=lambda index, source, sizes, *, order: tuple(index[o] for o in order),
    attrs={"order": ...},
)

# --- expand --------------------------------------------------------------------------------------


def _infer_expand(source: Shape, *, shape: Shape) -> Shape:
    pairs = zip(source, check_shape(shape), strict=False)
    if len(source) != len(shape) or not all(stretches(a, b) for a, b in pairs):
        raise ShapeError(
            f"cannot expand {show(source)} to {show(shape)}",
            why="each size must stay the same or be 1",
            hint="reshape first to add axes of size 1",
        )
    return shape


def _expand_pull(index: Index, source: Shape, sizes: Sizes, *, shape: Shape) -> Index:
    return tuple(Affine() if n == 1 else i for i, n in zip(index, source, strict=True))


def _expand_grad(g: Node, y: Node, x: Node, shape: Shape) -> list[Node | None]:
    from kitsune.ir.ops.reduce import sum_to  # the two families define each other's gradients

    return [sum_to(g, x.shape)]


expand = define_view(
    "expand",
    shape=_infer_expand,
    numpy=lambda x, shape: np.broadcast_to(x, shape),
    grad=_expand_grad,
    pull=_expand_pull,
    attrs={"shape": ...},
)


def transpose(x: Node) -> Node:
    """The last two axes exchanged."""
    n = len(x.shape)
    if n < 2:
        raise ShapeError(f"cannot transpose {show(x.shape)}", why="it has fewer than two axes")
    return permute(x, order=(*range(n - 2), n - 1, n - 2))


# --- slices, concatenation and padding ------------------------------------------------------------
#
# Rows that cut and join axes: slice, pad, concat, and functions built on them.


# --- slice ---------------------------------------------------------------------------------------


def _infer_slice(source: Shape, *, starts: Shape, sizes: Shape, steps: Shape) -> Shape:
    if not len(source) == len(starts) == len(sizes) == len(steps):
        raise ShapeError(
            f"cannot slice {show(source)} from {show(starts)} by {show(steps)} to {show(sizes)}",
            why="each axis has a start, a step and a size",
        )
    for d, (n, start, size, step) in enumerate(zip(source, starts, sizes, steps, strict=True)):
        last = start + (size - 1) * step
        least, most = (start, last) if step > 0 else (last, start)
        if size < 0 or step == 0 or (size != 0 and not (least >= 0 and most < n)):
            raise ShapeError(
                f"cannot slice axis {d} of {show(source)}",
                why=f"{size} elements from {start} in steps of {step} end at {last}, outside {n}",
            )
    return sizes


def _slice_numpy(x: np.ndarray, starts: Shape, sizes: Shape, steps: Shape) -> np.ndarray:
    for d, (start, size, step) in enumerate(zip(starts, sizes, steps, strict=True)):
        x = x.take(start + step * np.arange(size), axis=d)
    return x


def _slice_pull(
    index: Index, source: Shape, axis_sizes: Sizes, *, starts: Shape, sizes: Shape, steps: Shape
) -> Index:
    moves = zip(index, starts, steps, strict=True)
    return tuple(i.scale(step) + Affine(start) for i, start, step in moves)


def slice_grad(
    g: Node, y: Node, x: Node, starts: Shape, sizes: Shape, steps: Shape
) -> list[Node | None]:
    """Back where it came from, with zeros around and in between: each axis turned to count upward,
    each element widened to its step, and what goes past the end of the source cut off."""
    backward = tuple(d for d, step in enumerate(steps) if step < 0)
    g = flip(g, backward) if backward else g
    starts = tuple(
        start + (size - 1) * step if step < 0 else start
        for start, size, step in zip(starts, sizes, steps, strict=True)
    )
    widths = tuple(map(abs, steps))
    g = interleave_zeros(g, widths)
    room = [n - start if size else 0 for n, start, size in zip(x.shape, starts, sizes, strict=True)]
    g = slice_from_start(g, tuple(map(min, g.shape, room)))
    starts = tuple(start if size else 0 for start, size in zip(starts, sizes, strict=True))
    after = tuple(n - s - m for n, s, m in zip(x.shape, starts, g.shape, strict=True))
    return [pad(g, before=starts, after=after)]


def interleave_zeros(g: Node, widths: Shape) -> Node:
    """Insert zeros after each element, `widths` positions per element."""
    if set(widths) <= {1}:
        return g
    apart = tuple(n for size in g.shape for n in (size, 1))
    after = tuple(n for width in widths for n in (0, width - 1))
    g = pad(reshape(g, shape=apart), before=(0,) * len(apart), after=after)
    return reshape(g, shape=tuple(n * w for n, w in zip(g.shape[::2], widths, strict=True)))


def slice_from_start(x: Node, sizes: Shape) -> Node:
    if x.shape == sizes:
        return x
    return slice_(x, starts=(0,) * len(sizes), sizes=sizes, steps=(1,) * len(sizes))


slice_ = define_view(
    "slice",
    shape=_infer_slice,
    numpy=_slice_numpy,
    pull=_slice_pull,
    grad=slice_grad,
    attrs={"starts": ..., "sizes": ..., "steps": ...},
)


def split(x: Node, sizes: Sequence[int], axis: int) -> list[Node]:
    """Consecutive pieces along an axis."""
    check_axis("split", x.shape, axis)
    if not is_equal(sum(sizes), x.shape[axis]):
        raise ShapeError(
            f"cannot split axis {axis} of {show(x.shape)} into {list(sizes)}",
            why=f"{sum(sizes)} elements are not {x.shape[axis]}",
        )
    pieces, begin = [], 0
    for size in sizes:
        starts = tuple(begin if d == axis else 0 for d in range(len(x.shape)))
        shape = replace_item(x.shape, axis, size)
        pieces.append(slice_(x, starts=starts, sizes=shape, steps=(1,) * len(shape)))
        begin += size
    return pieces


def flip(x: Node, axes: Sequence[int]) -> Node:
    """The axes in reverse order."""
    for axis in axes:
        check_axis("flip", x.shape, axis)
    starts = tuple(n - 1 if d in axes and n else 0 for d, n in enumerate(x.shape))
    steps = tuple(-1 if d in axes else 1 for d in range(len(x.shape)))
    return slice_(x, starts=starts, sizes=x.shape, steps=steps)


# --- pad -----------------------------------------------------------------------------------------


def _infer_pad(source: Shape, *, before: Shape, after: Shape, value: float) -> Shape:
    if not len(source) == len(before) == len(after) or any(n < 0 for n in (*before, *after)):
        raise ShapeError(
            f"cannot pad {show(source)} by {show(before)} and {show(after)}",
            why="each axis takes a width of 0 or more on either side",
        )
    return tuple(a + n + b for n, a, b in zip(source, before, after, strict=True))


def _pad_dtype(dtype: DType, *, value: float, **_: Any) -> DType:
    check_number(value, same_dtype(dtype))
    return dtype


def _pad_numpy(x: np.ndarray, before: Shape, after: Shape, value: float) -> np.ndarray:
    out = np.full(_infer_pad(x.shape, before=before, after=after, value=value), value, x.dtype)
    out[tuple(slice(a, a + n) for a, n in zip(before, x.shape, strict=True))] = x
    return out


def _pad_reach(
    read: Any, index: Index, shapes: Sequence[Shape], *, before: Shape, **_: Any
) -> list[Any]:
    moved = tuple(i + Affine(-n) for i, n in zip(index, before, strict=True))
    guards = tuple(zip(moved, shapes[0], strict=True))
    return [read.inside(guards), read(0, moved, guards)]


def _pad_grad(g: Node, y: Node, x: Node, before: Shape, **_: Any) -> list[Node | None]:
    return [slice_(g, starts=before, sizes=x.shape, steps=(1,) * len(before))]


pad: Op = define(
    "pad",
    Kind.MAP,
    shape=_infer_pad,
    dtype=_pad_dtype,
    numpy=_pad_numpy,
    reach=_pad_reach,
    scalar=lambda s, inside, x, before, after, value: s.where(inside, x, s.const(value, x.dtype)),
    grad=_pad_grad,
    attrs={"before": ..., "after": ..., "value": 0},
)

# --- concat --------------------------------------------------------------------------------------


def replace_item(values: tuple[Any, ...], at: int, by: Any) -> tuple[Any, ...]:
    return (*values[:at], by, *values[at + 1 :])


def _infer_concat(*shapes: Shape, axis: int) -> Shape:
    if not shapes:
        raise ShapeError("concat of nothing", why="it takes one tensor or more")
    check_axis("join", shapes[0], axis)
    for shape in shapes[1:]:
        if not are_equal(replace_item(shape, axis, 0), replace_item(shapes[0], axis, 0)):
            raise ShapeError(
                f"cannot join {show(shapes[0])} and {show(shape)} along axis {axis}",
                why="the other axes must have equal sizes",
            )
    return replace_item(shapes[0], axis, sum(s[axis] for s in shapes))


def _concat_reach(read: Any, index: Index, shapes: Sequence[Shape], *, axis: int) -> list[Any]:
    """Pieces without elements are read only where there is nothing else."""
    args: list[Any] = []
    begin, last = 0, len(shapes) - 1
    for n, shape in enumerate(shapes):
        moved = index[axis] + Affine(-begin)
        guards = ((moved, shape[axis]),)
        if shape[axis] or (n == last and not args):
            args += [read.inside(guards), read(n, replace_item(index, axis, moved), guards)]
        begin += shape[axis]
    return args


def _concat_scalar(s: Any, *args: Any, axis: int) -> Any:
    """The last piece is where no other is."""
    value = args[-1]
    for inside, piece in zip(args[-4::-2], args[-3::-2], strict=True):
        value = s.where(inside, piece, value)
    return value


concat: Op = define(
    "concat",
    Kind.MAP,
    shape=_infer_concat,
    dtype=same_dtype,
    meet=promote_all,
    numpy=lambda *xs, axis: np.concatenate(xs, axis),
    reach=_concat_reach,
    scalar=_concat_scalar,
    grad=lambda g, y, *xs, axis: list(split(g, [x.shape[axis] for x in xs], axis)),
    attrs={"axis": ...},
)


def stack(xs: Sequence[Node], axis: int) -> Node:
    """Joined along a new axis."""
    if not xs or any(x.shape != xs[0].shape for x in xs) or not 0 <= axis <= len(xs[0].shape):
        shapes = " and ".join(show(x.shape) for x in xs) or "nothing"
        raise ShapeError(
            f"cannot stack {shapes} along a new axis {axis}",
            why="it takes one tensor or more of one shape, and an axis beside theirs",
        )
    rows = [reshape(x, shape=(*x.shape[:axis], 1, *x.shape[axis:])) for x in xs]
    return concat(*rows, axis=axis)


# --- repetition ----------------------------------------------------------------------------------


def tile(x: Node, times: Sequence[int]) -> Node:
    """The whole tensor again and again along each axis: [1 2] twice is [1 2 1 2]."""
    return _repeat(x, times, 0)


def repeat(x: Node, times: Sequence[int]) -> Node:
    """Each element again and again along each axis: [1 2] twice is [1 1 2 2]."""
    return _repeat(x, times, 1)


def _repeat(x: Node, times: Sequence[int], inner: int) -> Node:
    """Repeat through views; `inner` is 1 if the copies of an element are adjacent."""
    if len(times) != len(x.shape) or any(n < 0 for n in times):
        raise ShapeError(
            f"cannot repeat {show(x.shape)} {list(times)} times",
            why="each axis takes a count",
        )
    pairs = list(zip(x.shape, times, strict=True))
    apart = tuple(n for size, _ in pairs for n in ((size, 1) if inner else (1, size)))
    grown = tuple(n for size, count in pairs for n in ((size, count) if inner else (count, size)))
    copies = expand(reshape(x, shape=apart), shape=grown)
    return reshape(copies, shape=tuple(size * count for size, count in pairs))
