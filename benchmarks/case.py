"""Benchmark cases: a computation in words that every library has, with its inputs and bars.

    Case("linear+bias+gelu", "1×64×32", {"x": (1, 64)}, {"weight": (32, 64), "bias": (32,)},
         lambda words, x, w: words.gelu(words.linear(x["x"], w["weight"], w["bias"])))

A library says a case in its own words (`Words`): the functions that its users would take, over
values that have `+`, `-` and `*`.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, Protocol, TypeVar

import numpy as np

from benchmarks.bars import Bar
from kitsune.compare.runtimes import Arrays
from kitsune.errors import InputError
from kitsune.ir import packing
from kitsune.ir.dtypes import Packed, packed
from kitsune.quant.quantized_tensor import LONGEST_GROUP

Shapes = Mapping[str, tuple[int, ...]]
Named = Mapping[str, Any]  # a library's values by name
Numerics = Literal["strict", "fast"]

EPS = 1e-5  # of every normalisation
LEARNING_RATE, BETAS, ADAM_EPS, DECAY = 1e-2, (0.9, 0.999), 1e-8, 1e-2  # of every AdamW
LEARNED_STEPS = 3  # of training that are compared: the third loss depends on two updates


class Words(Protocol):
    """Rows are the last axis; a weight of two axes is [out, in]."""

    def product(self, x: Any, weight: Any) -> Any: ...

    def linear(self, x: Any, weight: Any, bias: Any) -> Any: ...

    def relu(self, x: Any) -> Any: ...

    def gelu(self, x: Any) -> Any: ...

    def tanh(self, x: Any) -> Any: ...

    def sigmoid(self, x: Any) -> Any: ...

    def softmax(self, x: Any) -> Any: ...

    def layer_norm(self, x: Any, weight: Any, bias: Any) -> Any: ...

    def rms_norm(self, x: Any, weight: Any) -> Any: ...

    def attention(self, q: Any, k: Any, v: Any, heads: int) -> Any:
        """Attend over [batch, tokens, heads·depth]."""


Spelling = Callable[[Any, Named, Named], Any]  # words, inputs and weights in, the output out


@dataclass(frozen=True)
class Case:
    """`module` makes the same as a `kt.nn.Module` with these weights; `learns` makes a step of it
    training: the output's mean square distance from the input `target`, and AdamW.

    With `bits`, matrices are quantised, in groups or with a scale for all of a channel, and
    all libraries multiply the same ones; `copies` of each lie side by side, of which the oracle
    knows the first."""

    title: str
    size: str
    inputs: Shapes
    weights: Shapes
    spell: Spelling
    bars: tuple[Bar, ...] = ()
    module: Callable[[], Any] | None = None
    learns: bool = False
    numerics: Numerics = "strict"  # of ours
    bits: int = 0
    channels: bool = False
    copies: int = 1
    stride: int = 1  # the oracle computes, and all are compared in, one row of the first input in n
    without: Mapping[str, str] = field(default_factory=dict)  # candidates left out, and why

    @property
    def name(self) -> str:
        return f"{self.title}, {self.size}"

    @property
    def given(self) -> list[str]:
        """The inputs of the computation itself."""
        return [name for name in self.inputs if name != "target"]


@dataclass(frozen=True)
class LowBit:
    """A matrix of codes: [in, out], the bytes of `Packed`."""

    data: np.ndarray
    dtype: Packed
    shape: tuple[int, int]

    @classmethod
    def quantise(cls, weight: np.ndarray, bits: int, channels: bool = False) -> LowBit:
        """Quantise [out, in] floats in groups along the reduction, or by `channels`."""
        rows = np.ascontiguousarray(weight.T)
        k, n = rows.shape
        dtype = packed(bits, k if channels else packing.GROUPS[bits])
        data = packing.quantize(rows, dtype)
        if channels:  # whose scales are stored again for each part of them
            codes, scales = packing.unpack(data, (k, n), dtype)
            dtype = packed(bits, LONGEST_GROUP)
            data = packing.pack(codes, np.repeat(scales, k // LONGEST_GROUP, axis=0), dtype)
        return cls(data, dtype, (k, n))

    def floats(self) -> np.ndarray:
        """Return the dequantised weight, [out, in]."""
        return np.ascontiguousarray(packing.dequantize(self.data, self.shape, self.dtype).T)

    def codes(self) -> tuple[np.ndarray, np.ndarray]:
        """[out, in] codes, 2^(bits−1) in the middle, and [out, groups] f32 scales."""
        codes, scales = packing.unpack(self.data, self.shape, self.dtype)
        return np.ascontiguousarray(codes.T.astype(np.uint8)), np.ascontiguousarray(scales.T)


@dataclass(frozen=True)
class Work:
    """A case with values, for one number of threads. All libraries have the same values; those of
    matrices in `packed` are what their codes stand for."""

    case: Case
    threads: int
    inputs: Arrays
    weights: Arrays
    packed: dict[str, LowBit] = field(default_factory=dict)

    @classmethod
    def make(cls, case: Case, threads: int) -> Work:
        inputs = {name: _values(name, shape) for name, shape in case.inputs.items()}
        packed = {
            name: _low_bit(name, shape, case.bits, case.channels)
            for name, shape in case.weights.items()
            if case.bits and len(shape) == 2
        }
        weights = {
            name: packed[name].floats() if name in packed else _weight(name, shape)
            for name, shape in case.weights.items()
        }
        return cls(case, threads, inputs, weights, packed)

    @property
    def given(self) -> list[np.ndarray]:
        return [self.inputs[name] for name in self.case.given]


def _values(name: str, shape: tuple[int, ...]) -> np.ndarray:
    """Standard normal; another name has other values."""
    return np.random.default_rng(zlib.crc32(name.encode())).standard_normal(shape, np.float32)


def _weight(name: str, shape: tuple[int, ...]) -> np.ndarray:
    """Products keep the size of what they are given; scales are around 1, shifts around 0."""
    values = _values(name, shape)
    values *= shape[1] ** -0.5 if len(shape) == 2 else 0.1
    if len(shape) == 1 and name.endswith("weight"):
        values += 1
    return values


@lru_cache(maxsize=5)  # each width of one matrix: cases of a suite have them again
def _low_bit(name: str, shape: tuple[int, ...], bits: int, channels: bool) -> LowBit:
    return LowBit.quantise(_weight(name, shape), bits, channels)


class HasName(Protocol):
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=HasName)


def select_by_name(cases: Sequence[N], only: Sequence[str] = ()) -> list[N]:
    """Return the cases whose names contain one of `only`, or all."""
    found = [case for case in cases if not only or any(text in case.name for text in only)]
    if not found:
        names = ", ".join(f"'{case.name}'" for case in cases)
        raise InputError(f"no case is called {' or '.join(only)}", why=f"there are {names}")
    return found
