"""Define benchmark cases: a computation in ops that every library has, its inputs and its bars.

    Case("linear+bias+gelu", "1×64×32", {"x": (1, 64)}, {"weight": (32, 64), "bias": (32,)},
         lambda ops, x, w: ops.gelu(ops.linear(x["x"], w["weight"], w["bias"])))

Each library implements `Ops` by the functions that its users would call, over values that have
`+`, `-` and `*`.
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
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.quant.quantized_tensor import LONGEST_GROUP

Shapes = Mapping[str, tuple[int, ...]]
Values = Mapping[str, Any]  # a library's values by name
Numerics = Literal["strict", "fast"]

EPS = 1e-5  # of every normalisation
LEARNING_RATE, BETAS, ADAM_EPS, DECAY = 1e-2, (0.9, 0.999), 1e-8, 1e-2  # of every AdamW
LEARNED_STEPS = 3  # of training that are compared: the third loss depends on two updates


class Ops(Protocol):
    """Rows are the last axis; a weight of two axes is [out, in]."""

    def matmul(self, x: Any, weight: Any) -> Any: ...

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


Compute = Callable[[Any, Values, Values], Any]  # ops, inputs and weights in, the output out


@dataclass(frozen=True)
class Case:
    """`compute` is the computation; `module` makes the same as a `kt.nn.Module` with these weights.
    With `learns` a call is a training step: the mean square error of the output against the input
    `target`, and AdamW.

    With `bits`, matrices are quantised, in groups or per channel, and all libraries multiply the
    same quantised values; `copies` of a matrix lie side by side, of which the oracle computes the
    first."""

    title: str
    size: str
    inputs: Shapes
    weights: Shapes
    compute: Compute
    bars: tuple[Bar, ...] = ()
    module: Callable[[], Any] | None = None
    learns: bool = False
    numerics: Numerics = "strict"  # of kitsune
    bits: int = 0
    per_channel: bool = False
    copies: int = 1
    stride: int = 1  # the oracle computes, and all are compared in, one row of the first input in n
    without: Mapping[str, str] = field(default_factory=dict)  # candidates left out, and why

    @property
    def name(self) -> str:
        return f"{self.title}, {self.size}"

    @property
    def arguments(self) -> list[str]:
        """Return the names of the inputs of `compute`."""
        return [name for name in self.inputs if name != "target"]


@dataclass(frozen=True)
class QuantisedWeight:
    """A quantised matrix, [in, out], packed as its `dtype` says."""

    data: np.ndarray
    dtype: Packed
    shape: tuple[int, int]

    @classmethod
    def quantise(cls, weight: np.ndarray, bits: int, per_channel: bool = False) -> QuantisedWeight:
        """Quantise [out, in] floats in groups along the reduction, or per channel."""
        rows = np.ascontiguousarray(weight.T)
        k, n = rows.shape
        dtype = make_packed_type(bits, k if per_channel else packing.GROUPS[bits])
        data = packing.quantize(rows, dtype)
        if per_channel:  # the scale of a channel is stored for each group of it
            values, scales = packing.unpack(data, (k, n), dtype)
            dtype = make_packed_type(bits, LONGEST_GROUP)
            data = packing.pack(values, np.repeat(scales, k // LONGEST_GROUP, axis=0), dtype)
        return cls(data, dtype, (k, n))

    def dequantise(self) -> np.ndarray:
        """Return the dequantised weight, [out, in]."""
        return np.ascontiguousarray(packing.dequantize(self.data, self.shape, self.dtype).T)

    def unpack(self) -> tuple[np.ndarray, np.ndarray]:
        """Return [out, in] unsigned values with zero point 2^(bits−1), and [out, groups] f32
        scales."""
        values, scales = packing.unpack(self.data, self.shape, self.dtype)
        return np.ascontiguousarray(values.T.astype(np.uint8)), np.ascontiguousarray(scales.T)


@dataclass(frozen=True)
class Workload:
    """A case with values, for one number of threads. All libraries have the same values;
    weights that are in `packed` are dequantised from there."""

    case: Case
    threads: int
    inputs: Arrays
    weights: Arrays
    packed: dict[str, QuantisedWeight] = field(default_factory=dict)

    @classmethod
    def make(cls, case: Case, threads: int) -> Workload:
        inputs = {name: _make_values(name, shape) for name, shape in case.inputs.items()}
        packed = {
            name: _quantise_weight(name, shape, case.bits, case.per_channel)
            for name, shape in case.weights.items()
            if case.bits and len(shape) == 2
        }
        weights = {
            name: packed[name].dequantise() if name in packed else _make_weight(name, shape)
            for name, shape in case.weights.items()
        }
        return cls(case, threads, inputs, weights, packed)

    @property
    def arguments(self) -> list[np.ndarray]:
        return [self.inputs[name] for name in self.case.arguments]


def _make_values(name: str, shape: tuple[int, ...]) -> np.ndarray:
    """Draw standard normal values, seeded by the name."""
    return np.random.default_rng(zlib.crc32(name.encode())).standard_normal(shape, np.float32)


def _make_weight(name: str, shape: tuple[int, ...]) -> np.ndarray:
    """Draw a weight that preserves the variance: scales are around 1, shifts around 0."""
    values = _make_values(name, shape)
    values *= shape[1] ** -0.5 if len(shape) == 2 else 0.1
    if len(shape) == 1 and name.endswith("weight"):
        values += 1
    return values


@lru_cache(maxsize=5)  # each bit width of one matrix: cases of a suite share them
def _quantise_weight(
    name: str, shape: tuple[int, ...], bits: int, per_channel: bool
) -> QuantisedWeight:
    return QuantisedWeight.quantise(_make_weight(name, shape), bits, per_channel)


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
