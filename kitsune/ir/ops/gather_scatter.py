"""Rows that gather and scatter by indices from data.

An index counts from the end where it is negative. One outside its axis is moved inside, so that
nothing else is read; the compiled model then raises (see kitsune.ir.verify_graph).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, InputError, ShapeError
from kitsune.ir.affine import Index
from kitsune.ir.dtypes import DType, boolean, f32, i64
from kitsune.ir.guards import are_equal
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.arithmetic import add
from kitsune.ir.ops.convert import cast, iota
from kitsune.ir.ops.logic import eq, ge, le, lt, where
from kitsune.ir.ops.op_table import Kind, Op, check_axis, define, same_dtype, show
from kitsune.ir.ops.reduce import widen
from kitsune.ir.ops.sources import fill
from kitsune.ir.ops.views import replace_item, reshape

AXIS = {"axis": ...}


def _index_dtype(source: DType, indices: DType, *rest: DType, **_: Any) -> DType:
    if not indices.is_int:
        raise DTypeError(f"indices are {indices}", why="an index is an integer", hint="cast them")
    if any(d != source for d in rest):
        raise DTypeError(f"updates are {rest[0]}, the tensor {source}", hint="cast the updates")
    return same_dtype(source)


def _infer_sum_dtype(source: DType, *rest: DType, **_: Any) -> DType:
    if source == boolean:
        raise DTypeError("no sums of bool", hint="cast to an integer type first")
    return _index_dtype(source, *rest)


def _check_constant_indices(x: Node, indices: Node, *rest: Node, axis: int) -> None:
    """Refuse constant indices that are outside."""
    if indices.op != "constant":
        return
    values, size = indices.attr("value").value, x.shape[axis]
    ends = (int(values.min()), int(values.max())) if values.size else ()
    outside = [n for n in ends if n < -size or n >= size]
    if outside:
        raise InputError(
            f"index {outside[0]} is outside axis {axis} of {show(x.shape)}",
            why=f"indices go from {-size} to {size - 1}",
        )


def _check_not_empty(source: Shape, axis: int, wanted: Shape) -> None:
    if source[axis] == 0 and 0 not in wanted:
        raise ShapeError(f"cannot index axis {axis} of {show(source)}", why="it has no elements")


# --- gather --------------------------------------------------------------------------------------


def _infer_gather(source: Shape, indices: Shape, *, axis: int) -> Shape:
    check_axis("index", source, axis)
    shape = (*source[:axis], *indices, *source[axis + 1 :])
    _check_not_empty(source, axis, shape)
    return shape


def _gather_reach(read: Any, index: Index, shapes: Sequence[Shape], *, axis: int) -> list[Any]:
    source, indices = shapes
    end = axis + len(indices)
    at = read.dynamic(read(1, index[axis:end]), source[axis])
    return [read(0, (*index[:axis], at, *index[end:]))]


gather: Op = define(
    "gather",
    Kind.MAP,
    shape=_infer_gather,
    dtype=_index_dtype,
    attrs=AXIS,
    numpy=lambda x, i, axis: x.take(i.astype(np.int64), axis),
    reach=_gather_reach,
    scalar=lambda s, x, axis: x,
    bounds=lambda x, i, axis: (1, x[axis]),
    check=_check_constant_indices,
    grad=lambda g, y, x, i, axis: [scatter_add(zeros_like(widen(x)), i, widen(g), axis=axis), None],
)


def _infer_gather_elements(source: Shape, indices: Shape, *, axis: int) -> Shape:
    check_axis("index", source, axis)
    if not are_equal(replace_item(source, axis, 0), replace_item(indices, axis, 0)):
        raise ShapeError(
            f"cannot index {show(source)} by {show(indices)} along axis {axis}",
            why="the other axes must have equal sizes",
        )
    _check_not_empty(source, axis, indices)
    return indices


def _along_reach(read: Any, index: Index, shapes: Sequence[Shape], *, axis: int) -> list[Any]:
    at = read.dynamic(read(1, index), shapes[0][axis])
    return [read(0, replace_item(index, axis, at))]


gather_elements: Op = define(
    "gather_elements",
    Kind.MAP,
    shape=_infer_gather_elements,
    dtype=_index_dtype,
    attrs=AXIS,
    numpy=lambda x, i, axis: np.take_along_axis(x, i.astype(np.int64), axis),
    reach=_along_reach,
    scalar=lambda s, x, axis: x,
    bounds=lambda x, i, axis: (1, x[axis]),
    check=_check_constant_indices,
    grad=lambda g, y, x, i, axis: [
        scatter_elements_add(zeros_like(widen(x)), i, widen(g), axis=axis),
        None,
    ],
)

# --- scatter -------------------------------------------------------------------------------------


def zeros_like(x: Node) -> Node:
    return fill(x.shape, 0, x.dtype)


def _infer_scatter(source: Shape, indices: Shape, updates: Shape, *, axis: int) -> Shape:
    wanted = _infer_gather(source, indices, axis=axis)
    if not are_equal(updates, wanted):
        raise ShapeError(
            f"updates are {show(updates)}",
            why=f"indices {show(indices)} into {show(source)} "
            f"along axis {axis} take {show(wanted)}",
        )
    return source


def _infer_scatter_elements(source: Shape, indices: Shape, updates: Shape, *, axis: int) -> Shape:
    _infer_gather_elements(source, indices, axis=axis)
    if not are_equal(updates, indices):
        raise ShapeError(f"updates are {show(updates)}", why=f"indices are {show(indices)}")
    return source


def _spread(read: Any, index: Index, shapes: Sequence[Shape], *, axis: int) -> tuple[Index, Index]:
    source, indices, _ = shapes
    end = axis + len(indices)
    at = read.dynamic(read(1, index[axis:end]), source[axis])
    return (*index[:axis], at, *index[end:]), index[axis:end]


def _push_scatter_elements(
    read: Any, index: Index, shapes: Sequence[Shape], *, axis: int
) -> tuple[Index, Index]:
    at = read.dynamic(read(1, index), shapes[0][axis])
    return replace_item(index, axis, at), (index[axis],)


def _gather_index(i: np.ndarray, axis: int) -> tuple[Any, ...]:
    """Return the NumPy index of what `gather` takes."""
    return (*(slice(None),) * axis, i)


def _gather_elements_index(i: np.ndarray, axis: int) -> tuple[Any, ...]:
    """Return the NumPy index of what `gather_elements` takes."""
    return replace_item(tuple(np.indices(i.shape, sparse=True)), axis, i)


def _numpy(place: Any, fold: Any) -> Any:
    def run(x: np.ndarray, i: np.ndarray, updates: np.ndarray, axis: int) -> np.ndarray:
        out: np.ndarray = np.array(x)
        at = place(i.astype(np.int64), axis)
        if fold is None:
            out[at] = updates
        else:
            fold.at(out, at, updates)
        return out

    return run


def define_index_op(name: str, numpy: Any, shape: Any, spread: Any, fold: str, grad: Any) -> Op:
    dtype = _infer_sum_dtype if fold else _index_dtype
    return define(
        name,
        Kind.INDEX,
        shape=shape,
        dtype=dtype,
        numpy=numpy,
        spread=spread,
        fold=fold,
        bounds=lambda x, i, u, axis: (1, x[axis]),
        check=_check_constant_indices,
        grad=grad,
        attrs=AXIS,
    )


scatter_add: Op = define_index_op(
    "scatter_add",
    _numpy(_gather_index, np.add),
    _infer_scatter,
    _spread,
    "sum",
    lambda g, y, x, i, u, axis: [g, None, gather(g, i, axis=axis)],
)

scatter_elements_add: Op = define_index_op(
    "scatter_elements_add",
    _numpy(_gather_elements_index, np.add),
    _infer_scatter_elements,
    _push_scatter_elements,
    "sum",
    lambda g, y, x, i, u, axis: [g, None, gather_elements(g, i, axis=axis)],
)

# Of several updates of one place the last stays. Only those that stayed have a gradient, which are
# told by writing each update's number and reading it back.
scatter: Op = define_index_op(
    "scatter",
    _numpy(_gather_index, None),
    _infer_scatter,
    _spread,
    "",
    lambda g, y, x, i, u, axis: _replace_grad(g, x, i, u, axis, scatter, gather),
)

scatter_elements: Op = define_index_op(
    "scatter_elements",
    _numpy(_gather_elements_index, None),
    _infer_scatter_elements,
    _push_scatter_elements,
    "",
    lambda g, y, x, i, u, axis: _replace_grad(g, x, i, u, axis, scatter_elements, gather_elements),
)


def _replace_grad(
    g: Node, x: Node, i: Node, u: Node, axis: int, write: Op, read: Op
) -> list[Node | None]:
    numbers = reshape(iota(shape=(prod(u.shape),), axis=0, dtype=i64), shape=u.shape)
    last = write(fill(x.shape, -1, i64), i, numbers, axis=axis)
    kept = eq(read(last, i, axis=axis), numbers)
    untouched = lt(last, 0)
    return [where(untouched, g, 0), None, where(kept, read(g, i, axis=axis), 0)]


# --- places --------------------------------------------------------------------------------------


def one_hot(x: Node, depth: int, dtype: DType = f32) -> Node:
    """A last axis with 1 at the index that x holds; an index outside has no 1."""
    classes = iota(shape=(depth,), axis=0, dtype=i64)
    hit = eq(reshape(cast(x, dtype=i64), shape=(*x.shape, 1)), classes)
    return cast(hit, dtype=dtype)


def tril(x: Node, diagonal: int = 0) -> Node:
    """Zeros above a diagonal of the last two axes."""
    return _triangle("tril", x, le, diagonal)


def triu(x: Node, diagonal: int = 0) -> Node:
    """Zeros below a diagonal of the last two axes."""
    return _triangle("triu", x, ge, diagonal)


def _triangle(name: str, x: Node, kept: Op, diagonal: int) -> Node:
    if len(x.shape) < 2:
        raise ShapeError(f"{name} of {show(x.shape)}", why="a triangle is of a matrix")
    rows, columns = x.shape[-2:]
    row = iota(shape=(rows, 1), axis=0, dtype=i64)
    column = iota(shape=(1, columns), axis=1, dtype=i64)
    return where(kept(column, add(row, diagonal)), x, 0)
