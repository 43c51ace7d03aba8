"""Convert between torch tensors and NumPy arrays over the same memory, and their types."""

from __future__ import annotations

import ctypes
from contextlib import AbstractContextManager
from typing import Any

import numpy as np
import torch

from kitsune.backends.cpu.threads.team import use_openmp_threads
from kitsune.errors import DTypeError
from kitsune.ir.dtypes import (
    DType,
    bf16,
    boolean,
    f16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    u8,
    u16,
    u32,
    u64,
)
from kitsune.tensor.core import Tensor

TYPES: dict[torch.dtype, DType] = {
    torch.float64: f64,
    torch.float32: f32,
    torch.float16: f16,
    torch.bfloat16: bf16,
    torch.int64: i64,
    torch.int32: i32,
    torch.int16: i16,
    torch.int8: i8,
    torch.uint64: u64,
    torch.uint32: u32,
    torch.uint16: u16,
    torch.uint8: u8,
    torch.bool: boolean,
}
LIBRARY = ctypes.CDLL(torch._C.__file__)
SMALL = 1 << 16  # bytes; graphs tell small constants from each other by their values
try:
    BF16: Any = bf16.numpy
except DTypeError:  # without ml_dtypes; models of f32 do not need it
    BF16 = None
TORCH_TYPES = {ours: theirs for theirs, ours in TYPES.items()}


def convert_dtype(dtype: torch.dtype) -> DType:
    found = TYPES.get(dtype)
    if found is None:
        raise DTypeError(
            f"no kernel type for {dtype}", why=f"kernels exist for {', '.join(map(str, TYPES))}"
        )
    return found


def to_array(tensor: torch.Tensor) -> np.ndarray:
    """The same memory as an array, where a tensor has memory of the CPU's."""
    if tensor.requires_grad:
        tensor = tensor.detach()
    if tensor.dtype is torch.bfloat16:
        bits: np.ndarray = tensor.view(torch.int16).numpy()
        return bits.view(bf16.numpy)
    try:
        array: np.ndarray = tensor.numpy()
    except RuntimeError:  # it is to be conjugated or negated yet
        array = tensor.resolve_conj().resolve_neg().numpy()
    return array


def held_tensor(tensor: torch.Tensor) -> Tensor:
    """A constant of a graph. Large ones are not copied: who writes to them has to trace again."""
    array = to_array(tensor)
    return Tensor._holding(array.copy() if array.nbytes <= SMALL else np.asarray(array, order="C"))


def to_tensor(array: Any) -> torch.Tensor:
    """The same memory as a tensor."""
    if array.dtype is BF16:
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array)


def torch_threads() -> AbstractContextManager[None]:
    """Programs that are made inside run on the threads of torch, and do not compete with them."""
    return use_openmp_threads(LIBRARY)
