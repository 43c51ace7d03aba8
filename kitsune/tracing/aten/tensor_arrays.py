"""Convert between torch tensors and NumPy arrays over the same memory, and their types."""

from __future__ import annotations

import ctypes
from contextlib import AbstractContextManager
from typing import Any

import numpy as np
import torch

from kitsune.backends.cpu.threads.team import use_openmp_threads
from kitsune.errors import DTypeError
from kitsune.ir.dtypes import DTYPES, DType, from_numpy
from kitsune.tensor.core import Tensor

TYPES: dict[torch.dtype, DType] = {
    getattr(torch, dtype.numpy_name): dtype
    for dtype in DTYPES.values()
    if hasattr(torch, dtype.numpy_name)
}
LIBRARY = ctypes.CDLL(torch._C.__file__)
SMALL = 1 << 16  # bytes; graphs tell small constants from each other by their values
# Types that NumPy lacks, whose memory is viewed as integers on the way; ml_dtypes has them.
VIEWED = {theirs: ours for theirs, ours in TYPES.items() if not hasattr(np, ours.numpy_name)}
BITS = {1: (torch.uint8, np.uint8), 2: (torch.int16, np.int16)}  # by bytes
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
    if tensor.dtype in VIEWED:
        ours = VIEWED[tensor.dtype]
        bits: np.ndarray = tensor.view(BITS[ours.itemsize][0]).numpy()
        return bits.view(ours.numpy)
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
    if array.dtype.isbuiltin == 2:  # ml_dtypes adds it to NumPy
        ours = from_numpy(array.dtype)
        return torch.from_numpy(array.view(BITS[ours.itemsize][1])).view(TORCH_TYPES[ours])
    return torch.from_numpy(array)


def torch_threads() -> AbstractContextManager[None]:
    """Programs that are made inside run on the threads of torch, and do not compete with them."""
    return use_openmp_threads(LIBRARY)
