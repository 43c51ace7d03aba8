"""Repack GGUF quantisation blocks as packed weights, or dequantise them.

A row of a matrix lies in blocks of 32 or 256 values: codes, and the factors of each group of them.
A format says what its codes and factors are; what becomes of it here follows from that:

    Q4_0 Q4_1 Q5_0 Q5_1 Q8_0   the same codes and factors in the layout of `Packed`: nothing is lost
    TQ2_0                      the same, in groups of 64
    IQ4_NL                     a code names one of 16 whole numbers, which 8 bits hold as they are
    Q4_K Q5_K IQ4_XS           the same; a group's factor is a product, rounded to f16 once
    Q2_K Q3_K Q6_K             groups of 16 do not fit; rounded anew to 8 bits in groups of 32

Codes of 5 bits take 8, as there is no layout for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from kitsune.errors import InputError
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.packing import find_ranges, pack, round_to_nearest
from kitsune.ir.packing import unpack_values as values_of
from kitsune.system.records import dataclass

if TYPE_CHECKING:
    from kitsune.frontends.gguf.reader import Tensor

SLICE = 1 << 20  # values that are unpacked at a time
COLUMNS = 16  # of a block of `Packed`: whole blocks stand side by side
LINE = 64  # bytes that memory delivers at once

Codes = tuple[np.ndarray, np.ndarray, np.ndarray | None]
# What some blocks hold: codes, and a factor and a minimum for each group of them.


@dataclass(frozen=True)
class Format:
    """`codes` gives, of blocks as rows of bytes, codes as `Packed` has them for `to`; without `to`
    the values are floats. Where groups are shorter than those of `to`, codes are made anew."""

    name: str
    block: int  # values
    nbytes: int  # that they take
    to: Packed | None = None
    codes: Callable[[np.ndarray], Codes] | None = None
    is_exact: bool = True  # of the change to `to`


# --- what blocks hold ----------------------------------------------------------------------------


def _half(raw: np.ndarray, at: int) -> np.ndarray:
    """The f16 that lies `at` bytes into each block, as a column."""
    return np.ascontiguousarray(raw[:, at : at + 2]).view("<f2")


def _nibbles(raw: np.ndarray) -> np.ndarray:
    """Split bytes into 4-bit values: the low nibbles first, then the high ones."""
    return np.concatenate([raw & 15, raw >> 4], -1)


def _fifth_bits(raw: np.ndarray) -> np.ndarray:
    """32 bits to the fifth bit of as many codes."""
    return np.unpackbits(raw, axis=1, bitorder="little") << 4


def _q4_0(raw: np.ndarray) -> Codes:
    return _nibbles(raw[:, 2:]), _half(raw, 0), None


def _q4_1(raw: np.ndarray) -> Codes:
    return _nibbles(raw[:, 4:]), _half(raw, 0), _half(raw, 2)


def _q5_0(raw: np.ndarray) -> Codes:
    codes = _nibbles(raw[:, 6:]) | _fifth_bits(raw[:, 2:6])
    return codes + np.uint8(128 - 16), _half(raw, 0), None


def _q5_1(raw: np.ndarray) -> Codes:
    return _nibbles(raw[:, 8:]) | _fifth_bits(raw[:, 4:8]), _half(raw, 0), _half(raw, 2)


def _q8_0(raw: np.ndarray) -> Codes:
    return raw[:, 2:] ^ 128, _half(raw, 0), None


def _six_bits(raw: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Twelve bytes to eight scales and eight minima of six bits."""
    low, middle, high = raw[:, :4], raw[:, 4:8], raw[:, 8:12]
    scales = np.concatenate([low & 63, (high & 15) | (low >> 6 << 4)], 1)
    minima = np.concatenate([middle & 63, (high >> 4) | (middle >> 6 << 4)], 1)
    return scales.astype(np.float32), minima.astype(np.float32)


def _apply_factors(
    codes: np.ndarray, raw: np.ndarray, at: int, scales: np.ndarray, minima: np.ndarray
) -> Codes:
    """Multiply the factors of groups by those of a block: an f16 for all scales and one for all
    minima."""
    factor, least = (_half(raw, at + 2 * n).astype(np.float32) for n in range(2))
    return codes, factor * scales, -least * minima


def _q4_k(raw: np.ndarray) -> Codes:
    codes = _nibbles(raw[:, 16:].reshape(-1, 4, 32)).reshape(-1, 256)
    return _apply_factors(codes, raw, 0, *_six_bits(raw[:, 4:16]))


def _q5_k(raw: np.ndarray) -> Codes:
    codes = _nibbles(raw[:, 48:].reshape(-1, 4, 32)).reshape(-1, 8, 32)
    fifth = raw[:, None, 16:48] >> np.arange(8, dtype=np.uint8)[:, None] & 1
    return _apply_factors((codes | fifth << 4).reshape(-1, 256), raw, 0, *_six_bits(raw[:, 4:16]))


def _pairs_of_bits(raw: np.ndarray) -> np.ndarray:
    """Split […, parts, 32] bytes into [parts, 4, 32] 2-bit values."""
    return raw[:, :, None] >> np.arange(0, 8, 2, dtype=np.uint8)[:, None] & 3


def _q2_k(raw: np.ndarray) -> Codes:
    codes = _pairs_of_bits(raw[:, 16:80].reshape(-1, 2, 32)).reshape(-1, 256)
    scales, minima = raw[:, :16] & 15, raw[:, :16] >> 4
    return _apply_factors(codes, raw, 80, scales.astype(np.float32), minima.astype(np.float32))


def _q3_k(raw: np.ndarray) -> Codes:
    low = _pairs_of_bits(raw[:, 32:96].reshape(-1, 2, 32)).reshape(-1, 8, 32)
    high = raw[:, None, :32] >> np.arange(8, dtype=np.uint8)[:, None] & 1
    codes = (low | high << 2).reshape(-1, 256)  # 4 stands for zero
    fours, twos = _nibbles(raw[:, 96:104]), raw[:, 104:108]
    shifts = np.arange(0, 8, 2, dtype=np.uint8)[:, None]
    scales = fours | (twos[:, None] >> shifts & 3).reshape(-1, 16) << 4
    factor = _half(raw, 108).astype(np.float32)
    return codes + np.uint8(128 - 4), factor * (scales.astype(np.float32) - 32), None


def _q6_k(raw: np.ndarray) -> Codes:
    low = raw[:, :128].reshape(-1, 2, 2, 32)
    low = np.concatenate([low & 15, low >> 4], 2)
    high = _pairs_of_bits(raw[:, 128:192].reshape(-1, 2, 32))
    codes = (low | high << 4).reshape(-1, 256)  # 32 stands for zero
    scales = raw[:, 192:208].view(np.int8).astype(np.float32)
    return codes + np.uint8(128 - 32), _half(raw, 208).astype(np.float32) * scales, None


def _look_up(raw: np.ndarray) -> np.ndarray:
    """Look up each nibble in the table of a non-linear format, as int8 values where 128 is zero."""
    return np.take(NAMED, _nibbles(raw))


def _iq4_nl(raw: np.ndarray) -> Codes:
    return _look_up(raw[:, 2:]), _half(raw, 0), None


def _iq4_xs(raw: np.ndarray) -> Codes:
    codes = _look_up(raw[:, 8:].reshape(-1, 8, 16)).reshape(-1, 256)
    shifts = np.arange(0, 16, 2, dtype=np.uint16)
    low = np.stack([raw[:, 4:8] & 15, raw[:, 4:8] >> 4], -1).reshape(-1, 8)
    high = np.ascontiguousarray(raw[:, 2:4]).view("<u2") >> shifts & 3
    scales = (low | high << 4).astype(np.float32) - 32
    return codes, _half(raw, 0).astype(np.float32) * scales, None


def _tq2_0(raw: np.ndarray) -> Codes:
    factor = np.repeat(_half(raw, 64), 256 // QUARTER_BYTE_LIFTED.group, 1)
    return _pairs_of_bits(raw[:, :64].reshape(-1, 2, 32)).reshape(-1, 256), factor, -factor


BYTE, BYTE_LIFTED, HALF_BYTE = (
    make_packed_type(8, 32),
    make_packed_type(8, 32, False),
    make_packed_type(4, 32),
)
HALF_BYTE_LIFTED, QUARTER_BYTE_LIFTED = (
    make_packed_type(4, 32, False),
    make_packed_type(2, 64, False),
)
# The numbers that codes of IQ4_NL and IQ4_XS name.
NAMED = np.uint8(128) + np.array(
    [-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113], np.int8
).view(np.uint8)
FORMATS = {
    f.name: f
    for f in (
        Format("F32", 1, 4),
        Format("F16", 1, 2),
        Format("BF16", 1, 2),
        Format("F64", 1, 8),
        Format("Q4_0", 32, 18, HALF_BYTE, _q4_0),
        Format("Q4_1", 32, 20, HALF_BYTE_LIFTED, _q4_1),
        Format("Q5_0", 32, 22, BYTE, _q5_0),
        Format("Q5_1", 32, 24, BYTE_LIFTED, _q5_1),
        Format("Q8_0", 32, 34, BYTE, _q8_0),
        Format("Q2_K", 256, 84, BYTE_LIFTED, _q2_k, is_exact=False),
        Format("Q3_K", 256, 110, BYTE, _q3_k, is_exact=False),
        Format("Q4_K", 256, 144, HALF_BYTE_LIFTED, _q4_k, is_exact=False),
        Format("Q5_K", 256, 176, BYTE_LIFTED, _q5_k, is_exact=False),
        Format("Q6_K", 256, 210, BYTE, _q6_k, is_exact=False),
        Format("IQ4_NL", 32, 18, BYTE, _iq4_nl),
        Format("IQ4_XS", 256, 136, BYTE, _iq4_xs, is_exact=False),
        Format("TQ2_0", 256, 66, QUARTER_BYTE_LIFTED, _tq2_0),
    )
}
IDS = {
    0: "F32",
    1: "F16",
    2: "Q4_0",
    3: "Q4_1",
    6: "Q5_0",
    7: "Q5_1",
    8: "Q8_0",
    9: "Q8_1",
    10: "Q2_K",
    11: "Q3_K",
    12: "Q4_K",
    13: "Q5_K",
    14: "Q6_K",
    15: "Q8_K",
    16: "IQ2_XXS",
    17: "IQ2_XS",
    18: "IQ3_XXS",
    19: "IQ1_S",
    20: "IQ4_NL",
    21: "IQ3_S",
    22: "IQ2_S",
    23: "IQ4_XS",
    24: "I8",
    25: "I16",
    26: "I32",
    27: "I64",
    28: "F64",
    29: "IQ1_M",
    30: "BF16",
    34: "TQ1_0",
    35: "TQ2_0",
    39: "MXFP4",
}


# --- what becomes of them ------------------------------------------------------------------------


def values(tensor: Tensor) -> np.ndarray:
    """A tensor's values: f16 over the mapped file where it has these, and f32 otherwise."""
    form = tensor.format
    if form.codes is None or form.to is None:
        return _floats(tensor)
    raw = tensor.data.reshape(-1, form.nbytes)
    made = np.empty((raw.shape[0], form.block), np.float32)
    step = SLICE // form.block
    for at in range(0, raw.shape[0], step):
        made[at : at + step] = _values(form, form.codes(raw[at : at + step]))
    return made.reshape(tensor.shape)


def _floats(tensor: Tensor) -> np.ndarray:
    name = tensor.format.name
    if name == "BF16":
        raw = np.frombuffer(tensor.data, "<u2").astype(np.uint32) << 16
        return raw.view(np.float32).reshape(tensor.shape)
    kind = {"F16": "<f2", "F32": "<f4", "F64": "<f8"}[name]
    found = np.frombuffer(tensor.data, kind).reshape(tensor.shape)
    if name == "F64":
        found = found.astype(np.float32)
    return np.require(found, found.dtype.newbyteorder("="), ["A", "C"])


def _values(form: Format, codes: Codes) -> np.ndarray:
    """Blocks of values: like columns of one K×N weight, whose groups are as long as the blocks'."""
    assert form.to is not None
    taken, scales, minima = codes
    group = make_packed_type(form.to.bits, form.block // scales.shape[1], form.to.symmetric)
    lifted = None if minima is None else minima.T
    return np.asarray(values_of(taken.T, scales.T, lifted, group).T)


def repack(tensors: Sequence[tuple[Tensor, np.ndarray | None]]) -> np.ndarray:
    """Repack [N, K] matrices of one format as one weight of `format.to`, their columns side by
    side; the rows of each in another order if one is given. It begins at a cache line, where
    kernels read it in place."""
    form, k = tensors[0][0].format, tensors[0][0].shape[1]
    assert form.to is not None
    raw = np.empty(sum(form.to.nbytes(k, t.shape[0]) for t, _ in tensors) + LINE, np.uint8)
    made = raw[-raw.ctypes.data % LINE :][: raw.nbytes - LINE]
    at = 0
    for tensor, order in tensors:
        nbytes = form.to.nbytes(k, tensor.shape[0])
        _repack(tensor, order, made[at : at + nbytes])
        at += nbytes
    return made


def _repack(tensor: Tensor, order: np.ndarray | None, made: np.ndarray) -> None:
    form, (n, k) = tensor.format, tensor.shape
    assert form.to is not None
    assert form.codes is not None
    rows = tensor.data.reshape(n, -1, form.nbytes)
    step, column = max(16, SLICE // k // 16 * 16), form.to.nbytes(k, 16) // 16
    for at in range(0, n, step):
        some = rows[at : at + step] if order is None else rows[order[at : at + step]]
        codes = form.codes(np.ascontiguousarray(some).reshape(-1, form.nbytes))
        part = _pack(form, tensor.name, codes, len(some), k)
        made[at * column : at * column + part.nbytes] = part


def _pack(form: Format, name: str, codes: Codes, n: int, k: int) -> np.ndarray:
    """Return the bytes of n columns."""
    assert form.to is not None
    taken, scales, minima = codes
    if scales.shape[1] * form.to.group > form.block:
        with np.errstate(over="ignore", invalid="ignore"):
            w = _values(form, codes).reshape(n, k).T
        _check(name, w)
        scales, minima = find_ranges(w, form.to)
        return pack(round_to_nearest(w, scales, minima, form.to), scales, form.to, minima)
    with np.errstate(over="ignore"):
        factors = scales.astype(np.float16).reshape(n, -1).T
        lifted = None if minima is None else minima.astype(np.float16).reshape(n, -1).T
    _check(name, factors, *([] if lifted is None else [lifted]))
    return pack(taken.reshape(n, k).T, factors, form.to, lifted)


def _check(name: str, *factors: np.ndarray) -> None:
    if not all(np.isfinite(f).all() for f in factors):
        raise InputError(
            f"'{name}' has values that are no numbers", why="a factor is not finite, or beyond f16"
        )
