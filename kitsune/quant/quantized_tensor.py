"""`QuantizedTensor`: a matrix with quantised values that matmuls read directly."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from kitsune.errors import ShapeError, UnsupportedError
from kitsune.ir.dtypes import Packed, f32, make_packed_type
from kitsune.ir.ops import dequantize, packed_constant, transpose
from kitsune.ir.ops.op_table import caller, show
from kitsune.ir.packing import PLANES, find_ranges, pack, round_to_nearest
from kitsune.ir.packing import dequantize as unpacked
from kitsune.quant.methods.quantised_weight import record
from kitsune.quant.methods.rounding import refusal, relative_error
from kitsune.report.notebook import fields_html
from kitsune.tensor import Tensor

LONGEST_GROUP = (
    128  # rows that a scale of a whole channel is stored for: an unpacked group is in L1
)


class QuantizedTensor(Tensor):
    """A matrix of quantised values, with a scale for each group of rows along `axis`.

    It is an f32 tensor to whatever reads it, and stays packed in memory: kernels unpack what they
    multiply in registers. It does not change and has no gradient.
    """

    def __init__(self, data: np.ndarray, dtype: Packed, k: int, n: int, axis: int, error: float):
        node = dequantize(packed_constant(data, (k, n), dtype))
        node = transpose(node) if axis else node
        self.shape, self.dtype = node.shape, f32
        self.packed, self.axis, self.error = dtype, axis, error
        self._data, self._k, self._n = data, k, n
        self._start(node, None, False, False)

    def __reduce__(self) -> Any:
        return QuantizedTensor, (
            self._data,
            self.packed,
            self._k,
            self._n,
            self.axis,
            self.error,
        )

    @property
    def bits(self) -> int:
        return self.packed.bits

    @property
    def symmetric(self) -> bool:
        return self.packed.symmetric

    @property
    def nbytes(self) -> int:
        """The packed bytes, scales included."""
        return self._data.nbytes

    def dequantize(self) -> np.ndarray:
        """The values that its codes stand for."""
        values = unpacked(self._data, (self._k, self._n), self.packed)
        return np.ascontiguousarray(values.T) if self.axis else values

    # --- a tensor that never holds its values ---

    def numpy(self) -> np.ndarray:
        return self.dequantize()

    def _value(self) -> np.ndarray:
        return self.dequantize()

    def _settle(self, array: np.ndarray) -> None:
        """A program computed its values for somebody else."""

    def realize(self) -> Tensor:
        return self

    def detach(self) -> Tensor:
        return self

    def requires_grad_(self, requires_grad: bool = True) -> Tensor:
        return self._refuse_assignment() if requires_grad else self

    def copy_(self, value: Any) -> Tensor:
        self._refuse_assignment()

    def _refuse_assignment(self) -> NoReturn:
        raise UnsupportedError(
            "a quantized tensor does not change",
            why="it holds codes",
            at=caller(),
            hint="change the weight that it was made of, and quantize that",
        )

    def __repr__(self) -> str:
        kind = "symmetric" if self.symmetric else "asymmetric"
        form = f"{self.bits} bits, {kind}" if self.packed.is_uniform else self.packed.name
        return (
            f"QuantizedTensor({show(self.shape)}, {form}, groups of {self.packed.group} along axis "
            f"{self.axis}, {self.nbytes} bytes)"
        )

    __str__ = __repr__

    def _repr_html_(self) -> str:
        return fields_html(
            f"QuantizedTensor {show(self.shape)}",
            (
                ("format", self.packed.name),
                ("bits", self.bits),
                ("symmetric", self.symmetric),
                ("group", self.packed.group),
                ("axis", self.axis),
                ("bytes", f"{self.nbytes:,}"),
            ),
        )


def quantize(
    w: Any,
    bits: int = 4,
    symmetric: bool = True,
    per_channel: bool = True,
    group_size: int | None = None,
    axis: int = 0,
) -> QuantizedTensor:
    """Quantise a matrix to 2^bits values, by rounding to the nearest.

    `axis` is the one that a matmul sums over: 0 of a K×N weight of `x @ w`, 1 of an [out, in]
    weight of `x.linear(w)`. A scale serves `group_size` rows along it of one channel, or else the
    whole channel; all of the matrix without `per_channel`. Where it is not `symmetric` around zero,
    each scale has a minimum beside it.
    """
    array, k_axis = _matrix(w), axis % 2 if axis in (-2, -1, 0, 1) else None
    if k_axis is None:
        raise ShapeError(f"no axis {axis}", why="a weight has the axes 0 and 1", at=caller())
    _check(bits, per_channel, group_size)
    rows = array.T if k_axis else array
    k, n = rows.shape
    dtype = make_packed_type(
        bits, group_size or min(LONGEST_GROUP, max(32, -(-k // 32) * 32)), symmetric
    )
    if (error := refusal(array, dtype)) is not None:
        raise error
    # The type whose groups are as long as a scale reaches; shorter ones repeat it.
    reach = dtype if group_size else make_packed_type(bits, max(32, -(-k // 32) * 32), symmetric)
    groups = -(-k // dtype.group)
    scales, minima = (
        None if f is None else np.broadcast_to(f, (groups, n))
        for f in find_ranges(rows, reach, per_channel)
    )
    assert scales is not None
    data = pack(round_to_nearest(rows, scales, minima, dtype), scales, dtype, minima)
    return make_tensor(data, dtype, rows, k_axis)


def make_tensor(data: np.ndarray, dtype: Packed, rows: np.ndarray, axis: int) -> QuantizedTensor:
    """Make a tensor of packed bytes, with its error against the K×N matrix `rows`."""
    k, n = rows.shape
    lost = relative_error(rows, unpacked(data, (k, n), dtype))
    record(data, "", lost)
    return QuantizedTensor(data, dtype, k, n, axis, lost)


def _matrix(w: Any) -> np.ndarray:
    array = w.numpy() if isinstance(w, Tensor) else np.asarray(w)
    if array.dtype.kind != "f" and array.dtype.name != "bfloat16":
        raise UnsupportedError(
            f"cannot quantize {array.dtype}", why="weights are floats", at=caller()
        )
    if array.ndim != 2:
        raise ShapeError(
            f"cannot quantize {show(array.shape)}",
            why="a weight is a matrix",
            at=caller(),
            hint="reshape it to two axes",
        )
    return array.astype(np.float32)


def _check(bits: int, per_channel: bool, group_size: int | None) -> None:
    if bits not in PLANES or isinstance(bits, bool):
        raise UnsupportedError(
            f"no weights of {bits} bits", at=caller(), hint="bits are 8, 4, 3, 2 or 1"
        )
    if group_size is None:
        return
    if not per_channel:
        raise UnsupportedError(
            f"group_size={group_size} without per_channel",
            at=caller(),
            why="a group is a part of a channel",
        )
    if not 0 < group_size < 10000 or group_size % 32:
        raise UnsupportedError(
            f"no groups of {group_size}",
            at=caller(),
            hint="use 32, 64, 128 or another multiple of 32",
        )
