"""Convert TensorProtos and ONNX types to NumPy arrays and kernel types."""

from __future__ import annotations

from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from onnx import TensorProto, helper, numpy_helper

from kitsune.errors import DTypeError, InputError
from kitsune.frontends.onnx.onnx_files import external_bytes
from kitsune.ir.dtypes import DType, from_numpy

BITS = {
    TensorProto.INT4: 4,
    TensorProto.UINT4: 4,
    TensorProto.FLOAT4E2M1: 4,
    TensorProto.INT2: 2,
    TensorProto.UINT2: 2,
}


def to_dtype(elem_type: int) -> DType | None:
    """Return the kernel type of an element type, if there is one: strings, complex numbers and the
    smallest types only run on the host."""
    if elem_type in (TensorProto.UNDEFINED, TensorProto.STRING):
        return None
    try:
        return from_numpy(np.dtype(helper.tensor_dtype_to_np_dtype(elem_type)))
    except (DTypeError, KeyError, TypeError, ValueError):
        return None


def to_elem_type(dtype: np.dtype[Any]) -> int:
    return int(helper.np_dtype_to_tensor_dtype(dtype))


def widen(value: Any) -> np.ndarray | None:
    """Convert an array of one of the smallest types to the next one that kernels have."""
    if not isinstance(value, np.ndarray) or value.dtype.kind in "OUSc":
        return None
    name = value.dtype.name
    if name.startswith("float"):
        return value.astype(np.float32)
    kinds = {"int4": np.int8, "uint4": np.uint8, "int2": np.int8, "uint2": np.uint8}
    return value.astype(kinds[name]) if name in kinds else None


def read_array(
    tensor: Any, folder: Path | None = None, raw: np.ndarray | None = None
) -> np.ndarray:
    """Return the value of a tensor: a view of its bytes, `raw` or the proto's or the mapped file's,
    if their layout is NumPy's."""
    shape = tuple(tensor.dims)
    if any(n < 0 for n in shape):
        raise broken(tensor, f"its shape is {list(shape)}")
    is_external = tensor.data_location == TensorProto.EXTERNAL
    raw = external_bytes(tensor, folder) if is_external else raw
    if raw is None and tensor.HasField("raw_data"):
        raw = np.frombuffer(tensor.raw_data, np.uint8)
    try:
        return _decode_array(tensor, shape, raw)
    except (KeyError, TypeError, ValueError) as error:
        raise broken(tensor, str(error)) from None


def _decode_array(tensor: Any, shape: tuple[int, ...], raw: np.ndarray | None) -> np.ndarray:
    kind = tensor.data_type
    if raw is None:
        _check_count(tensor, shape)
        return np.asarray(numpy_helper.to_array(tensor))
    if kind == TensorProto.STRING:
        raise broken(tensor, "strings are not stored as raw bytes")
    dtype = np.dtype(helper.tensor_dtype_to_np_dtype(kind))
    wanted = -(-prod(shape) * BITS[kind] // 8) if kind in BITS else prod(shape) * dtype.itemsize
    if raw.nbytes != wanted:
        raise broken(tensor, f"{list(shape)} takes {wanted:,} bytes, there are {raw.nbytes:,}")
    if to_dtype(kind) is not None:
        return np.asarray(raw.view(dtype).reshape(shape))
    copy = TensorProto(data_type=kind, dims=shape, raw_data=raw.tobytes())
    return np.asarray(numpy_helper.to_array(copy))


def _check_count(tensor: Any, shape: tuple[int, ...]) -> None:
    """Numbers that are stored one by one: as many as the shape says, before memory is taken."""
    field = helper.tensor_dtype_to_field(tensor.data_type)
    each = 8 // BITS.get(tensor.data_type, 8)
    per = 2 if tensor.data_type in (TensorProto.COMPLEX64, TensorProto.COMPLEX128) else 1
    wanted, found = -(-prod(shape) * per // each), len(getattr(tensor, field))
    if found != wanted:
        raise broken(tensor, f"{list(shape)} takes {wanted:,} numbers, there are {found:,}")


def broken(tensor: Any, why: str) -> InputError:
    return InputError(f"the weight '{tensor.name}' is broken", why=why)
