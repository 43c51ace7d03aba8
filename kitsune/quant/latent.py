"""A rounded weight in, one that can be trained out: numbers that round to its codes.

Straight through: what a product is given is rounded, and the gradient of that is taken for the
gradient of the number before rounding, unless it lies outside of the codes. Numbers are counted in
steps of their scale, so that one rate of learning suits all weights.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import minima, pack, rows_of, signed, unpack
from kitsune.lowbit.packed import Made
from kitsune.lowbit.rounding import relative_error

NEAREST = 0.4  # steps that a number lies from its code at most, at first: not on the edge


@dataclass
class Adam:
    """One step of Adam for an array, in place."""

    first: np.ndarray
    second: np.ndarray

    @classmethod
    def like(cls, x: np.ndarray) -> Adam:
        return cls(np.zeros_like(x), np.zeros_like(x))

    def step(self, gradient: np.ndarray, number: int) -> np.ndarray:
        """What to take away of the array, for a rate of 1."""
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.01 * (gradient**2 - self.second)
        size = np.sqrt(self.second / (1 - 0.99**number)) + 1e-12
        return np.asarray(self.first / (1 - 0.9**number) / size)


@dataclass
class Latent:
    """`steps` are K×N numbers in steps of their scale above what code 0 stands for."""

    made: Made
    steps: np.ndarray
    scales: np.ndarray  # groups×N
    minima: np.ndarray | None
    shift: np.ndarray
    _adams: dict[str, Adam] = field(default_factory=dict)

    @classmethod
    def of(cls, made: Made, w: np.ndarray) -> Latent:
        """`w` is the K×N weight that was rounded."""
        dtype = made.dtype
        codes, scales = unpack(made.data, made.shape, dtype)
        least = minima(made.data, made.shape, dtype)
        larger = w if made.scale is None else w * np.resize(made.scale, len(w))[:, None]
        scale = rows_of(scales, len(w), dtype)
        lifted = larger - (_zero(scale, dtype) if least is None else rows_of(least, len(w), dtype))
        unit = np.where(scale == 0, 1, scale) * (2 if _is_sign(dtype) else 1)
        steps = codes + np.clip(lifted / unit - codes, -NEAREST, NEAREST)
        shift = np.zeros(made.shape[1], np.float32) if made.shift is None else made.shift.copy()
        return cls(made, steps.astype(np.float32), scales, least, shift)

    @property
    def dtype(self) -> Packed:
        return self.made.dtype

    def codes(self) -> np.ndarray:
        top = (1 << self.dtype.bits) - 1
        return np.asarray(np.clip(np.rint(self.steps), 0, top))

    def values(self) -> np.ndarray:
        """What products are given."""
        k = len(self.steps)
        scale = rows_of(_halved(self.scales), k, self.dtype)
        if self.minima is None:
            return np.asarray(signed(self.codes(), self.dtype) * scale, np.float32)
        least = rows_of(_halved(self.minima), k, self.dtype)
        return np.asarray(self.codes() * scale + least, np.float32)

    def learn(self, gradient: np.ndarray, shift: np.ndarray, rate: float, number: int) -> None:
        """`gradient` is that of the values, `shift` that of what is added to the product."""
        k, top = len(self.steps), (1 << self.dtype.bits) - 1
        scale = rows_of(self.scales, k, self.dtype)
        inside = (self.steps >= -0.5) & (self.steps <= top + 0.5)
        multiple = signed(self.codes(), self.dtype) if self.minima is None else self.codes()
        by_scale = _sums(gradient * multiple, self.dtype)
        self._move("steps", gradient * scale * inside, rate, number)
        self._move("scales", by_scale, 0.1 * rate * np.abs(self.scales), number)
        if self.minima is not None:
            by_least = _sums(gradient, self.dtype)
            self._move("minima", by_least, 0.1 * rate * np.abs(self.scales), number)
        reach = np.abs(self.scales).mean(0) * np.sqrt(k)
        self._move("shift", shift, 0.1 * rate * reach, number)
        np.clip(self.steps, -0.5, top + 0.5, out=self.steps)

    def _move(self, name: str, gradient: np.ndarray, rate: np.ndarray | float, number: int) -> None:
        array = getattr(self, name)
        adam = self._adams.setdefault(name, Adam.like(array))
        array -= (rate * adam.step(gradient, number)).astype(array.dtype)

    def rounded(self, w: np.ndarray) -> Made:
        """The weight as it was learned, packed; `w` is the one that it began as."""
        least = None if self.minima is None else _halved(self.minima)
        data = pack(self.codes().astype(np.uint32), _halved(self.scales), self.dtype, least)
        values = self.values()
        if self.made.scale is not None:
            values = values / np.resize(self.made.scale, len(w))[:, None]
        return replace(self.made, data=data, error=relative_error(w, values), shift=self.shift,
                       output_error=None)  # fmt: skip


def _is_sign(dtype: Packed) -> bool:
    return dtype.symmetric and dtype.bits == 1


def _zero(scale: np.ndarray, dtype: Packed) -> np.ndarray:
    """What code 0 of a symmetric type stands for."""
    return np.asarray(signed(np.zeros_like(scale), dtype) * scale)


def _halved(x: np.ndarray) -> np.ndarray:
    """As f16 keeps it."""
    return np.asarray(x.astype(np.float16).astype(np.float32))


def _sums(x: np.ndarray, dtype: Packed) -> np.ndarray:
    return np.asarray(np.add.reduceat(x, np.arange(0, len(x), dtype.group), axis=0))
