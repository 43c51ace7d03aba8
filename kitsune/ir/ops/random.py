"""Counter-based random numbers (Threefry).

The key is a u32[2] node; whoever draws gives each draw a key of its own. Threefry-2x32 makes two
words of the key and an element's row-major number, in 13 rounds: the fewest with which its authors
found no failure in BigCrush (Salmon et al., Parallel random numbers: as easy as 1, 2, 3, 2011).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, InputError, ShapeError
from kitsune.ir.affine import Affine, Index, flatten
from kitsune.ir.dtypes import DType, f32, i32, u32
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.arithmetic import mul, sub
from kitsune.ir.ops.convert import cast
from kitsune.ir.ops.logic import ge, shift_right, where
from kitsune.ir.ops.op_table import Kind, check_shape, define, show
from kitsune.ir.ops.transcendental import cos, log, sqrt

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
