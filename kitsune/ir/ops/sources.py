"""Rows of values that come from outside: inputs, constants, sizes of a call, random numbers."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from math import prod
from typing import Any, Protocol

import numpy as np

from kitsune.errors import DTypeError, InputError, ShapeError
from kitsune.ir.affine import Affine, Index, flatten
from kitsune.ir.dtypes import DType, Packed, f32, from_numpy, i32, i64, u32
from kitsune.ir.node import Array, Node, Shape, node
from kitsune.ir.ops.arithmetic import mul, sub
from kitsune.ir.ops.convert import cast
from kitsune.ir.ops.logic import ge, shift_right, where
from kitsune.ir.ops.op_table import Kind, check_number, check_shape, define, show
from kitsune.ir.ops.transcendental import cos, log, sqrt
from kitsune.ir.ops.views import expand
from kitsune.ir.sizes import Size, Values, bind_shape

input_row = define(
    "input",
    Kind.SOURCE,
    shape=lambda *, name, shape, dtype: check_shape(shape),
    numpy=lambda **_: None,
    dtype=lambda *, name, shape, dtype: dtype,
    attrs={"name": ..., "shape": ..., "dtype": ...},
)

constant_row = define(
    "constant",
    Kind.SOURCE,
    shape=lambda *, value, shape, dtype: shape,
    numpy=lambda *, value, **_: value.value,
    dtype=lambda *, value, shape, dtype: dtype,
    attrs={"value": ..., "shape": ..., "dtype": ...},
)

size_row = define(
    "size",
    Kind.SOURCE,
    shape=lambda *, value, dtype: (),
    numpy=lambda *, value, dtype: np.asarray(value, dtype.numpy),
    dtype=lambda *, value, dtype: dtype,
    attrs={"value": ..., "dtype": i64},
)


def input_(name: str, shape: Shape, dtype: DType = f32, owner: Hashable = None) -> Node:
    """Inputs of different owners are different nodes, and so is what is made of them: it can come
    from other places then."""
    made = input_row(name=name, shape=tuple(shape), dtype=dtype)
    if owner is None:
        return made
    return node(made.op, (), made.attrs, made.shape, made.dtype, made.line, owner)


def constant(value: Any) -> Node:
    """A NumPy array in its own type; Python floats are f32, Python integers i64."""
    array = np.asarray(value)
    if array.dtype == np.float64 and not isinstance(value, (np.ndarray, np.generic)):
        array = array.astype(np.float32)
    if not array.flags.c_contiguous:
        array = np.ascontiguousarray(array)
    return constant_row(value=Array(array), shape=array.shape, dtype=from_numpy(array.dtype))


def size(value: int) -> Node:
    """A size as a number: a constant where it is known, else whatever each call says."""
    return size_row(value=value) if isinstance(value, Size) else constant(np.array(value, np.int64))


def fill(shape: Shape, value: float, dtype: DType) -> Node:
    """Return a tensor of one value, stored once."""
    one = constant(check_number(value, dtype).reshape((1,) * len(shape)))
    return expand(one, shape=shape)


def packed_constant(data: np.ndarray, shape: tuple[int, int], dtype: Packed) -> Node:
    """A low-bit weight: `data` is its bytes in the layout of `Packed`."""
    assert data.nbytes == dtype.nbytes(*shape)
    return constant_row(value=Array(data), shape=shape, dtype=dtype)


# --- host call ------------------------------------------------------------------------------------
#
# The row of a host call between kernels.


class HostCall(Protocol):
    """`name` is what reports call it, `results` the shape and type of each result."""

    @property
    def name(self) -> str: ...

    @property
    def results(self) -> tuple[tuple[Shape, DType], ...]: ...

    @property
    def is_random(self) -> bool: ...  # whether equal arrays may give other results

    def run(self, arrays: Sequence[np.ndarray]) -> Sequence[Any]: ...


def check_result(
    call: HostCall, value: Any, output: int, sizes: Values | None = None
) -> np.ndarray:
    """A result in its type, if it has the shape that was said, for the sizes of a call."""
    shape, dtype = call.results[output]
    shape = shape if sizes is None else bind_shape(shape, sizes)
    array = np.asarray(value)
    if array.shape != shape:
        raise ShapeError(
            f"{call.name} made {show(array.shape)}",
            why=f"its shape rule says {show(shape)}",
        )
    return array.astype(dtype.numpy, copy=False)


# One node for each result that is read; the call itself runs once (backends/host_program.py).
host_row = define(
    "host",
    Kind.HOST,
    shape=lambda *shapes, call, output: call.results[output][0],
    dtype=lambda *dtypes, call, output: call.results[output][1],
    numpy=lambda *arrays, call, output: check_result(call, call.run(arrays)[output], output),
    attrs={"call": ..., "output": 0},
)


def is_random(node: Node) -> bool:
    """Return whether a node is of a call that draws anew every time."""
    return node.op == "host" and bool(node.attr("call").is_random)


def host_call(call: HostCall, *inputs: Node) -> list[Node]:
    """Every result of a call."""
    return [host_row(*inputs, call=call, output=n) for n in range(len(call.results))]


# --- random numbers -------------------------------------------------------------------------------
#
# Counter-based random numbers (Threefry).
#
# The key is a u32[2] node; whoever draws gives each draw a key of its own. Threefry-2x32 makes two
# words of the key and an element's row-major number, in 13 rounds: the fewest with which its
# authors found no failure in BigCrush (Salmon et al., Parallel random numbers: as easy as 1, 2, 3,
# 2011).


ROUNDS = 13
ROTATIONS = (13, 15, 26, 6, 17, 29, 16, 24)
PARITY = 0x1BD11BDA


def threefry(
    key: tuple[np.ndarray, np.ndarray], block: tuple[np.ndarray, np.ndarray], rounds: int = ROUNDS
) -> tuple[np.ndarray, np.ndarray]:
    """Two u32 arrays, from two of a counter and two of a key."""
    keys = [*key, key[0] ^ key[1] ^ np.uint32(PARITY)]
    x0, x1 = block[0] + keys[0], block[1] + keys[1]
    for n in range(rounds):
        turn = np.uint32(ROTATIONS[n % 8])
        x0 = x0 + x1
        x1 = (x1 << turn | x1 >> np.uint32(32 - turn)) ^ x0
        if n % 4 == 3:
            step = n // 4 + 1
            x0 = x0 + keys[step % 3]
            x1 = x1 + keys[(step + 1) % 3] + np.uint32(step)
    return x0, x1


def _threefry_scalar(s: Any, place: Any, k0: Any, k1: Any, shape: Shape, word: int) -> Any:
    """The same in primitives; the number of an element has a high half only in a large tensor."""
    k2 = s.xor(s.xor(k0, k1), PARITY)
    x0 = s.add(s.cast(place, u32), k0)
    x1 = s.add(s.cast(s.shr(place, 32), u32), k1) if prod(shape) > 1 << 32 else k1
    keys = (k0, k1, k2)
    for n in range(ROUNDS):
        turn = ROTATIONS[n % 8]
        x0 = s.add(x0, x1)
        x1 = s.xor(s.or_(s.shl(x1, turn), s.shr(x1, 32 - turn)), x0)
        if n % 4 == 3:
            step = n // 4 + 1
            x0 = s.add(x0, keys[step % 3])
            x1 = s.add(s.add(x1, keys[(step + 1) % 3]), step)
    return x1 if word else x0


def _bits_numpy(key: np.ndarray, shape: Shape, word: int) -> np.ndarray:
    place = np.arange(prod(shape), dtype=np.uint64)
    block = place.astype(np.uint32), (place >> np.uint64(32)).astype(np.uint32)
    return threefry((key[:1], key[1:]), block)[word].reshape(shape)


def _bits_reach(
    read: Any, index: Index, shapes: Sequence[Shape], *, shape: Shape, **_: Any
) -> list[Any]:
    return [read.index_value(flatten(index, shape)), read(0, (Affine(0),)), read(0, (Affine(1),))]


def _bits_shape(key: Shape, *, shape: Shape, word: int) -> Shape:
    if key != (2,) or word not in (0, 1):
        raise ShapeError(
            f"random_bits of a key of {show(key)}, word {word}",
            why="a key is u32[2], words are two",
        )
    return check_shape(shape)


def _bits_dtype(key: DType, **_: Any) -> DType:
    if key != u32:
        raise DTypeError(f"random_bits of a key of {key}", why="a key is u32[2]")
    return u32


# 32 bits each; the two words of one place are independent.
random_bits = define(
    "random_bits",
    Kind.MAP,
    shape=_bits_shape,
    dtype=_bits_dtype,
    numpy=_bits_numpy,
    reach=_bits_reach,
    scalar=_threefry_scalar,
    attrs={"shape": ..., "word": 0},
)

# --- distributions -------------------------------------------------------------------------------

STEPS = 1 << 24  # numbers of [0, 1) that f32 can tell apart everywhere


def _draw(counter: Node, shape: Shape, word: int = 0) -> Node:
    """An integer of [0, 2²⁴)."""
    return shift_right(random_bits(counter, shape=shape, word=word), 8)


def random_uniform(counter: Node, shape: Shape, word: int = 0) -> Node:
    """f32 of [0, 1), in steps of 2⁻²⁴."""
    whole = cast(_draw(counter, shape, word), dtype=i32)  # vectors convert signed ones faster
    return mul(cast(whole, dtype=f32), 1 / STEPS)


def random_normal(counter: Node, shape: Shape) -> Node:
    """f32 with mean 0 and variance 1: √(−2·log(1 − u))·cos(2π·v), by Box and Muller."""
    u, v = random_uniform(counter, shape, 0), random_uniform(counter, shape, 1)
    return mul(sqrt(mul(log(sub(1, u)), -2)), cos(mul(v, 2 * math.pi)))


def dropout(x: Node, counter: Node, p: float) -> Node:
    """0 with probability p, to 2⁻²⁴, and otherwise x/(1 − p)."""
    if not 0 <= p <= 1:
        raise InputError(f"dropout with p={p}", why="a probability is from 0 to 1")
    if p == 0:
        return x
    kept = ge(_draw(counter, x.shape), round(p * STEPS))
    return where(kept, mul(x, 1 / (1 - p) if p < 1 else 0), 0)
