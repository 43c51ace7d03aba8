"""The counter-based random generator: each random op takes the next counter.

The generator is counter-based: a number is a function of the seed, the count of draws and its place
in the tensor. The counter is a value that programs are fed, so that they are compiled once. What is
traced has counters without values: each call of it is fed the next ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import numpy as np

from kitsune.ir import ops
from kitsune.ir.dtypes import u32
from kitsune.ir.node import Node
from kitsune.system.locks import make_lock
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import apply
from kitsune.tensor.types import check_size, to_dtype, to_shape


class Generator:
    """The same seed gives the same numbers, in the order the ops are written."""

    def __init__(self, seed: int) -> None:
        self._lock = make_lock()
        self.manual_seed(seed)

    def manual_seed(self, seed: int) -> None:
        """Start over from a seed: any integer."""
        mixed = np.random.SeedSequence(abs(seed), spawn_key=(int(seed < 0),))
        with self._lock:
            self._key, self._count = int(mixed.generate_state(1)[0]), 0

    def next_counter(self) -> np.ndarray:
        with self._lock:
            count = self._count
            self._count += 1
        key = (self._key + (count >> 32)) & 0xFFFFFFFF
        return np.array([key, count & 0xFFFFFFFF], np.uint32)


_global = Generator(0)
_traced: ContextVar[list[Node] | None] = ContextVar("kitsune_traced_counters", default=None)


def manual_seed(seed: int) -> None:
    """Make what follows reproducible. Without a call, every process draws the same numbers."""
    _global.manual_seed(seed)


def next_counter() -> Tensor:
    traced = _traced.get()
    if traced is None:
        return Tensor._holding(_global.next_counter())
    traced.append(ops.input_(f"random.{len(traced)}", (2,), u32))
    return Tensor._from_node(traced[-1])


def next_counters(count: int) -> list[np.ndarray]:
    """Return the counters that one call of a traced function is fed."""
    return [_global.next_counter() for _ in range(count)]


@contextmanager
def traced_counters() -> Iterator[list[Node]]:
    """Random ops inside take inputs for counters, which are collected in the list."""
    found: list[Node] = []
    token = _traced.set(found)
    try:
        yield found
    finally:
        _traced.reset(token)


def rand(*shape: Any, dtype: Any = "f32", requires_grad: bool = False) -> Tensor:
    """Uniform in [0, 1)."""
    return _drawn(ops.random_uniform, shape, dtype, requires_grad)


def randn(*shape: Any, dtype: Any = "f32", requires_grad: bool = False) -> Tensor:
    """Normal, with mean 0 and variance 1."""
    return _drawn(ops.random_normal, shape, dtype, requires_grad)


def _drawn(op: Any, shape: tuple[Any, ...], dtype: Any, requires_grad: bool) -> Tensor:
    sizes, wanted = to_shape(shape), to_dtype(dtype)
    check_size(sizes, wanted)
    made = apply(op, next_counter(), shape=sizes).to(wanted)
    return made.requires_grad_() if requires_grad else made
