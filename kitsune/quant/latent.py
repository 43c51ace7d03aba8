"""A trainable form of a quantised weight: values, scales, minima and shift.

Scales, minima and shifts learn by their gradients. Of the codes a part is free at a time: they are
numbers, counted in steps of their scale so that one rate suits all weights, and products are given
them as they are; then they are rounded, and others are free. To round all at each step and take the
gradient straight through, as QAT does, needs many thousand steps: with a few hundred, codes change
back and forth, too many at once, and outputs only get worse.
"""

from __future__ import annotations

from dataclasses import field, replace

import numpy as np

from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import center_values, pack, repeat_rows, unpack, unpack_minima
from kitsune.quant.methods.quantised_weight import QuantisedWeight
from kitsune.quant.methods.rounding import relative_error
from kitsune.system.records import dataclass


@dataclass
class Adam:
    """One step of Adam for an array, in place."""

    first: np.ndarray
    second: np.ndarray

    @classmethod
    def like(cls, x: np.ndarray) -> Adam:
        return cls(np.zeros_like(x), np.zeros_like(x))

    def step(self, gradient: np.ndarray, number: int) -> np.ndarray:
        """Return the update of the array at rate 1."""
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.01 * (gradient**2 - self.second)
        size = np.sqrt(self.second / (1 - 0.99**number)) + 1e-12
        return np.asarray(self.first / (1 - 0.9**number) / size)


@dataclass
class Latent:
    """`steps` are K×N numbers in steps of their scale above what code 0 stands for, and `free` says
    which of them need not be codes now."""

    made: QuantisedWeight
    steps: np.ndarray
    free: np.ndarray
    scales: np.ndarray  # groups×N
    minima: np.ndarray | None
    shift: np.ndarray
    _adams: dict[str, Adam] = field(default_factory=dict)

    @classmethod
    def from_weight(cls, made: QuantisedWeight) -> Latent:
        dtype = made.dtype
        codes, scales = unpack(made.data, made.shape, dtype)
        least = unpack_minima(made.data, made.shape, dtype)
        shift = np.zeros(made.shape[1], np.float32) if made.shift is None else made.shift
        free = np.zeros(codes.shape, bool)
        return cls(made, codes.astype(np.float32), free, scales, least, shift)

    @property
    def dtype(self) -> Packed:
        return self.made.dtype

    def round(self, free: np.ndarray) -> None:
        """All to the nearest code; then those are free that the mask says."""
        self.steps, self.free = np.rint(self.steps), free

    def values(self) -> np.ndarray:
        """Return the weight that matmuls read."""
        k = len(self.steps)
        scale = repeat_rows(_round_to_f16(self.scales), k, self.dtype)
        if self.minima is None:
            return np.asarray(center_values(self.steps, self.dtype) * scale, np.float32)
        least = repeat_rows(_round_to_f16(self.minima), k, self.dtype)
        return np.asarray(self.steps * scale + least, np.float32)

    def learn(self, gradient: np.ndarray, shift: np.ndarray, rate: float, number: int) -> None:
        """`gradient` is that of the values, `shift` that of what is added to the product."""
        k = len(self.steps)
        scale = repeat_rows(self.scales, k, self.dtype)
        multiple = center_values(self.steps, self.dtype) if self.minima is None else self.steps
        by_scale = _sums(gradient * multiple, self.dtype)
        if self.free.any():
            before = self.steps
            self._move("steps", gradient * scale, rate, number)
            moved = np.clip(self.steps, 0, (1 << self.dtype.bits) - 1)
            self.steps = np.where(self.free, moved, before)
        self._move("scales", by_scale, 0.1 * rate * np.abs(self.scales), number)
        if self.minima is not None:
            by_least = _sums(gradient, self.dtype)
            self._move("minima", by_least, 0.1 * rate * np.abs(self.scales), number)
        reach = np.abs(self.scales).mean(0) * np.sqrt(k)
        self._move("shift", shift, 0.1 * rate * reach, number)

    def _move(self, name: str, gradient: np.ndarray, rate: np.ndarray | float, number: int) -> None:
        array = getattr(self, name)
        adam = self._adams.setdefault(name, Adam.like(array))
        setattr(self, name, array - (rate * adam.step(gradient, number)).astype(array.dtype))

    def to_weight(self, w: np.ndarray) -> QuantisedWeight:
        """Pack the learned weight once no value is free; `w` is the original weight."""
        least = None if self.minima is None else _round_to_f16(self.minima)
        data = pack(self.steps.astype(np.uint32), _round_to_f16(self.scales), self.dtype, least)
        values = self.values()
        if self.made.scale is not None:
            values = values / np.resize(self.made.scale, len(w))[:, None]
        return replace(
            self.made,
            data=data,
            error=relative_error(w, values),
            shift=self.shift,
            output_error=None,
        )


def _round_to_f16(x: np.ndarray) -> np.ndarray:
    """Round to f16."""
    return np.asarray(x.astype(np.float16).astype(np.float32))


def _sums(x: np.ndarray, dtype: Packed) -> np.ndarray:
    return np.asarray(np.add.reduceat(x, np.arange(0, len(x), dtype.group), axis=0))
