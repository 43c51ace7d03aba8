"""`QuantisedWeight`, and the graph nodes that read one."""

from __future__ import annotations

import weakref
from functools import cached_property

import numpy as np

from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.node import Node
from kitsune.ir.ops import add, constant, mul
from kitsune.ir.packing import dequantize, unpack
from kitsune.ir.rewrite import rebuild
from kitsune.quant.methods.levels import Activations, multiply_integers, quantise_activations
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class QuantisedWeight:
    """The bytes of a K×N weight. `scale` is what its input channels were multiplied by before, and
    `shift` what its columns have to be moved by afterwards, where that is so. `activations` says
    how its inputs become bytes as well, if they do."""

    name: str
    dtype: Packed
    data: np.ndarray
    shape: tuple[int, int]
    error: float  # ‖w − quantised‖ / ‖w‖
    scale: np.ndarray | None = None
    shift: np.ndarray | None = None
    output_error: float | None = None  # the same of the outputs, on what it was calibrated with
    activations: Activations = None

    def values(self) -> np.ndarray:
        return dequantize(self.data, self.shape, self.dtype)

    def apply_to(self, reader: Node, weight: Node, inputs: tuple[Node, ...]) -> Node:
        """Rebuild a reader over its inputs with this weight: scale and quantise the inputs and
        shift the results as needed."""
        if reader.op == "gather":
            return rebuild(reader, (weight, *inputs[1:]))
        x = inputs[0]
        tail = (1,) * (len(reader.shape) - 2) if reader.op == "conv" else ()
        if self.scale is not None:
            x = mul(x, constant((1 / self.scale).reshape(-1, *tail)))
        made = self._product(reader, x, weight)
        return made if self.shift is None else add(made, constant(self.shift.reshape(-1, *tail)))

    def _product(self, reader: Node, x: Node, weight: Node) -> Node:
        if self.activations is None:
            return rebuild(reader, (x, weight))
        levels = quantise_activations(x, self.activations)
        if not is_integer(reader.op, self.dtype, self.shape[0]):
            return rebuild(reader, (levels.values(), weight))
        return multiply_integers(levels, *self._integers)

    @cached_property
    def _integers(self) -> tuple[np.ndarray, np.ndarray]:
        codes, scales = unpack(self.data, self.shape, self.dtype)
        return (codes.astype(np.int16) - 128).astype(np.int8), scales[0]


def is_integer(op: str, dtype: Packed, k: int) -> bool:
    """Return whether a matmul with int8 weights sums integers: a column has one scale."""
    return op == "matmul" and dtype.bits == 8 and dtype.symmetric and dtype.group >= k


def use_column_scales(dtype: Packed, op: str, k: int) -> Packed:
    """Return the type of a weight that meets int8 activations: int8 with one scale per column."""
    if op != "matmul" or dtype.bits != 8 or not dtype.symmetric:
        return dtype
    return make_packed_type(8, max(32, -(-k // 32) * 32))


# --- weight info ----------------------------------------------------------------------------------
#
# Remember the name and error of quantised weights, by their packed bytes.


@dataclass(frozen=True)
class WeightInfo:
    """The name of a quantised weight and its relative error."""

    name: str
    error: float


_KNOWN: dict[int, WeightInfo] = {}


def record(data: np.ndarray, name: str, error: float) -> None:
    """Record a weight for as long as its bytes live."""
    _KNOWN[id(data)] = WeightInfo(name, error)
    weakref.finalize(data, _KNOWN.pop, id(data), None).atexit = False


def find(data: np.ndarray) -> WeightInfo | None:
    """Return what was recorded; None for a weight that came packed, such as from a file."""
    return _KNOWN.get(id(data))
