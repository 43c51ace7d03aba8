"""A seed in, counters out: each random op takes the next one, so that no two draw the same numbers.

The generator is counter-based: a number is a function of the seed, the count of draws and its place
in the tensor. The counter is a value that programs are fed, so that they are compiled once.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from kitsune.ir import ops
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import apply
from kitsune.tensor.types import as_dtype, as_shape, check_size


class Generator:
    """The same seed gives the same numbers, in the order the ops are written."""

    def __init__(self, seed: int) -> None:
        self._lock = threading.Lock()
        self.manual_seed(seed)

    def manual_seed(self, seed: int) -> None:
        """Start over from a seed: any integer."""
        mixed = np.random.SeedSequence(abs(seed), spawn_key=(int(seed < 0),))
        with self._lock:
            self._key, self._count = int(mixed.generate_state(1)[0]), 0

    def next_counter(self) -> Tensor:
        with self._lock:
            count = self._count
            self._count += 1
        key = (self._key + (count >> 32)) & 0xFFFFFFFF
        return Tensor._holding(np.array([key, count & 0xFFFFFFFF], np.uint32))


_global = Generator(0)


def manual_seed(seed: int) -> None:
    """Make what follows reproducible. Without a call, every process draws the same numbers."""
    _global.manual_seed(seed)


def next_counter() -> Tensor:
    return _global.next_counter()


def rand(*shape: Any, dtype: Any = "f32", requires_grad: bool = False) -> Tensor:
    """Uniform in [0, 1)."""
    return _drawn(ops.random_uniform, shape, dtype, requires_grad)


def randn(*shape: Any, dtype: Any = "f32", requires_grad: bool = False) -> Tensor:
    """Normal, with mean 0 and variance 1."""
    return _drawn(ops.random_normal, shape, dtype, requires_grad)


def _drawn(op: Any, shape: tuple[Any, ...], dtype: Any, requires_grad: bool) -> Tensor:
    sizes, wanted = as_shape(shape), as_dtype(dtype)
    check_size(sizes, wanted)
    made = apply(op, next_counter(), shape=sizes).to(wanted)
    return made.requires_grad_() if requires_grad else made
