"""Repack GGUF blocks as packed weights of the same codes and fields, or dequantise them.

A row of a matrix lies in blocks of 32 to 256 values: codes, and the factors of each group of them.
`split` takes a type's blocks apart into the codes and fields of a row of `kitsune.ir.formats`;
packing these is only another order of the same bits. Nothing is rounded and nothing is widened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.errors import InputError, ShapeError, UnsupportedError
from kitsune.ir.dtypes import DTYPES, Packed, packed_type
from kitsune.ir.formats import FORMATS as ROWS
from kitsune.ir.formats import QuantFormat, uniform
from kitsune.ir.packing import PackedWeight, pack_blocks
from kitsune.system.records import dataclass

if TYPE_CHECKING:
    from kitsune.frontends.gguf.reader import Tensor

SLICE = 1 << 20  # values that are repacked at a time
COLUMNS = 16  # of a block of `Packed`: whole blocks stand side by side
LINE = 64  # bytes that memory delivers at once

Parts = tuple[np.ndarray | None, dict[str, np.ndarray]]  # codes and fields of some blocks


@dataclass(frozen=True)
class Format:
    """A type of the file. `split` gives, of blocks as rows of bytes, the codes and fields of `row`;
    without a row the values are floats."""

    name: str
    block: int  # values
    nbytes: int  # that they take
    row: QuantFormat | None = None
    split: Callable[[np.ndarray], Parts] | None = None

    @property
    def to(self) -> Packed | None:
        """The type of its weights in a graph."""
        return None if self.row is None else packed_type(self.row)


# --- blocks --------------------------------------------------------------------------------------


class _Cut:
    """Takes fields from the front of blocks, one after the other."""

    def __init__(self, raw: np.ndarray) -> None:
        self.raw, self.at = raw, 0

    def take(self, count: int, kind: str = "u1") -> np.ndarray:
        nbytes = count * np.dtype(kind).itemsize
        self.at += nbytes
        return np.ascontiguousarray(self.raw[:, self.at - nbytes : self.at]).view(f"<{kind}")


def _nibbles(raw: np.ndarray) -> np.ndarray:
    """Split bytes into 4-bit values: the low nibbles first, then the high ones."""
    return np.concatenate([raw & 15, raw >> 4], -1)


def _runs(raw: np.ndarray, run: int, bits: int) -> np.ndarray:
    """Codes of `bits` in runs of bytes: of each run the first fields, then the next ones."""
    shifts = np.arange(0, 8, bits, dtype=np.uint8)[:, None]
    fields = raw.reshape(len(raw), -1, 1, run) >> shifts & np.uint8((1 << bits) - 1)
    return np.asarray(fields.reshape(len(raw), -1))


def _fifth_bits(raw: np.ndarray) -> np.ndarray:
    """32 bits to the fifth bit of as many codes."""
    return np.unpackbits(raw, axis=1, bitorder="little") << 4


def _q4_0(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    scale = cut.take(1, "f2")
    return _nibbles(cut.take(16)), {"scale": scale}


def _q4_1(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    factors = {"scale": cut.take(1, "f2"), "minimum": cut.take(1, "f2")}
    return _nibbles(cut.take(16)), factors


def _q5_0(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    scale, fifth = cut.take(1, "f2"), _fifth_bits(cut.take(4))
    return _nibbles(cut.take(16)) | fifth, {"scale": scale}


def _q5_1(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    factors = {"scale": cut.take(1, "f2"), "minimum": cut.take(1, "f2")}
    fifth = _fifth_bits(cut.take(4))
    return _nibbles(cut.take(16)) | fifth, factors


def _q8_0(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    scale = cut.take(1, "f2")
    return cut.take(32) ^ 128, {"scale": scale}


def _q2_k(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    scales, codes = cut.take(16), _runs(cut.take(64), 32, 2)
    return codes, {"scales": scales, "d": cut.take(1, "f2"), "dmin": cut.take(1, "f2")}


def _q3_k(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    high, low = _runs(cut.take(32), 32, 1), _runs(cut.take(64), 32, 2)
    return low | high << 2, {"scales": cut.take(12), "d": cut.take(1, "f2")}


def _q4_k(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    fields = {"d": cut.take(1, "f2"), "dmin": cut.take(1, "f2"), "scales": cut.take(12)}
    return _runs(cut.take(128), 32, 4), fields


def _q5_k(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    fields = {"d": cut.take(1, "f2"), "dmin": cut.take(1, "f2"), "scales": cut.take(12)}
    fifth = _runs(cut.take(32), 32, 1)
    return _runs(cut.take(128), 32, 4) | fifth << 4, fields


def _q6_k(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    low, high = _runs(cut.take(128), 64, 4), _runs(cut.take(64), 32, 2)
    return low | high << 4, {"scales": cut.take(16, "i1"), "d": cut.take(1, "f2")}


def _iq4_nl(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    d = cut.take(1, "f2")
    return _nibbles(cut.take(16)), {"d": d}


def _iq4_xs(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    fields = {"d": cut.take(1, "f2"), "high": cut.take(1, "u2"), "low": cut.take(4)}
    return _runs(cut.take(128), 16, 4), fields


def _mxfp4(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    e = cut.take(1)
    return _nibbles(cut.take(16)), {"e": e}


def _nvfp4(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    e = cut.take(4)
    return _runs(cut.take(32), 8, 4), {"e": e}


def _tq2_0(raw: np.ndarray) -> Parts:
    cut = _Cut(raw)
    codes = _runs(cut.take(64), 32, 2)
    return codes, {"d": cut.take(1, "f2")}


def _fields(*listed: tuple[str, int, str]) -> Callable[[np.ndarray], Parts]:
    """Blocks of fields, in this order: name, count, type."""

    def split(raw: np.ndarray) -> Parts:
        cut = _Cut(raw)
        return None, {name: cut.take(count, kind) for name, count, kind in listed}

    return split


D = ("d", 1, "f2")
_iq2_xxs = _fields(D, ("points", 16, "u4"))
_iq2_xs = _fields(D, ("points", 32, "u2"), ("scales", 8, "u1"))
_iq2_s = _fields(
    D, ("points", 32, "u1"), ("signs", 32, "u1"), ("high", 8, "u1"), ("scales", 8, "u1")
)
_iq3_xxs = _fields(D, ("points", 64, "u1"), ("signs", 8, "u4"))
_iq3_s = _fields(
    D, ("points", 64, "u1"), ("high", 8, "u1"), ("signs", 32, "u1"), ("scales", 4, "u1")
)
_iq1_s = _fields(D, ("points", 32, "u1"), ("high", 8, "u2"))
_iq1_m = _fields(("points", 32, "u1"), ("high", 16, "u1"), ("scales", 4, "u2"))
_tq1_0 = _fields(("digits", 13, "u4"), D)

FORMATS = {
    f.name: f
    for f in (
        Format("F32", 1, 4),
        Format("F16", 1, 2),
        Format("BF16", 1, 2),
        Format("F64", 1, 8),
        Format("Q4_0", 32, 18, uniform(4, 32), _q4_0),
        Format("Q4_1", 32, 20, uniform(4, 32, False), _q4_1),
        Format("Q5_0", 32, 22, uniform(5, 32), _q5_0),
        Format("Q5_1", 32, 24, uniform(5, 32, False), _q5_1),
        Format("Q8_0", 32, 34, uniform(8, 32), _q8_0),
        Format("Q2_K", 256, 84, ROWS["Q2_K"], _q2_k),
        Format("Q3_K", 256, 110, ROWS["Q3_K"], _q3_k),
        Format("Q4_K", 256, 144, ROWS["Q4_K"], _q4_k),
        Format("Q5_K", 256, 176, ROWS["Q5_K"], _q5_k),
        Format("Q6_K", 256, 210, ROWS["Q6_K"], _q6_k),
        Format("IQ2_XXS", 256, 66, ROWS["IQ2_XXS"], _iq2_xxs),
        Format("IQ2_XS", 256, 74, ROWS["IQ2_XS"], _iq2_xs),
        Format("IQ3_XXS", 256, 98, ROWS["IQ3_XXS"], _iq3_xxs),
        Format("IQ1_S", 256, 50, ROWS["IQ1_S"], _iq1_s),
        Format("IQ4_NL", 32, 18, ROWS["IQ4_NL"], _iq4_nl),
        Format("IQ3_S", 256, 110, ROWS["IQ3_S"], _iq3_s),
        Format("IQ2_S", 256, 82, ROWS["IQ2_S"], _iq2_s),
        Format("IQ4_XS", 256, 136, ROWS["IQ4_XS"], _iq4_xs),
        Format("IQ1_M", 256, 56, ROWS["IQ1_M"], _iq1_m),
        Format("TQ1_0", 256, 54, ROWS["TQ1_0"], _tq1_0),
        Format("TQ2_0", 256, 66, ROWS["TQ2_0"], _tq2_0),
        Format("MXFP4", 32, 17, ROWS["MXFP4"], _mxfp4),
        Format("NVFP4", 64, 36, ROWS["NVFP4"], _nvfp4),
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
    40: "NVFP4",
}


# --- weights -------------------------------------------------------------------------------------


def decode_tensor(raw: Any, name: str, shape: tuple[int, int]) -> PackedWeight:
    """The n×k matrix that the bytes of a GGUF tensor are, packed: `nbytes`, `dequantize()`."""
    form = FORMATS.get(name)
    if form is None:
        raise UnsupportedError(f"no GGUF type '{name}'", why=f"known are {', '.join(FORMATS)}")
    data, (n, k) = np.frombuffer(memoryview(raw).cast("B"), np.uint8), shape
    if k % form.block or n < 0:
        raise ShapeError(
            f"no {name} of shape {list(shape)}", why=f"rows are blocks of {form.block} values"
        )
    if data.nbytes != prod(shape) // form.block * form.nbytes:
        raise InputError(
            f"{name} of shape {list(shape)} has {data.nbytes:,} bytes",
            why=f"{prod(shape) // form.block:,} blocks take {form.nbytes} bytes each",
        )
    if form.row is None:
        dtype = DTYPES[name.lower()]
        return PackedWeight(data.view(dtype.numpy.newbyteorder("<")), dtype, (n, k))
    made = np.empty(form.row.nbytes(k, n), np.uint8)
    _repack(form, data.reshape(n, -1, form.nbytes), None, made, name)
    return PackedWeight(made, packed_type(form.row), (n, k))


def values(tensor: Tensor) -> np.ndarray:
    """The values of a tensor: f16 as they are, everything else as f32."""
    form = tensor.format
    if form.row is None or form.split is None:
        return _floats(tensor)
    raw = tensor.data.reshape(-1, form.nbytes)
    made = np.empty((raw.shape[0], form.block), np.float32)
    step = SLICE // form.block
    for at in range(0, raw.shape[0], step):
        codes, fields = form.split(raw[at : at + step])
        wide = {n: f.astype(np.float32) if f.dtype.kind == "f" else f for n, f in fields.items()}
        made[at : at + step] = form.row.numpy(codes, wide)
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


def repack(tensors: Sequence[tuple[Tensor, np.ndarray | None]]) -> np.ndarray:
    """Repack [N, K] matrices of one format as one weight, their columns side by side; the rows of
    each in another order if one is given. It begins at a cache line, where kernels read it in
    place."""
    form, k = tensors[0][0].format, tensors[0][0].shape[1]
    assert form.row is not None
    raw = np.empty(sum(form.row.nbytes(k, t.shape[0]) for t, _ in tensors) + LINE, np.uint8)
    made = raw[-raw.ctypes.data % LINE :][: raw.nbytes - LINE]
    at = 0
    for tensor, order in tensors:
        nbytes = form.row.nbytes(k, tensor.shape[0])
        rows = tensor.data.reshape(tensor.shape[0], -1, form.nbytes)
        _repack(form, rows, order, made[at : at + nbytes], tensor.name)
        at += nbytes
    return made


def _repack(
    form: Format, rows: np.ndarray, order: np.ndarray | None, made: np.ndarray, name: str
) -> None:
    """Pack `[n, blocks, nbytes]` blocks into `made`."""
    row, split, (n, blocks, _) = form.row, form.split, rows.shape
    assert row is not None
    assert split is not None
    k = blocks * form.block
    step, column = max(16, SLICE // max(k, 1) // 16 * 16), row.nbytes(k, 16) // 16
    for at in range(0, n, step):
        some = rows[at : at + step] if order is None else rows[order[at : at + step]]
        codes, fields = split(np.ascontiguousarray(some).reshape(-1, form.nbytes))
        _check_finite(name, fields)
        count = len(some)
        shaped = {key: f.reshape(count, blocks, -1) for key, f in fields.items()}
        whole = None if codes is None else codes.reshape(count, k)
        part = pack_blocks(row, whole, shaped, (count, k))
        made[at * column : at * column + part.nbytes] = part


def _check_finite(name: str, fields: dict[str, np.ndarray]) -> None:
    if not all(np.isfinite(f).all() for f in fields.values() if f.dtype.kind == "f"):
        raise InputError(f"'{name}' has values that are no numbers", why="a factor is not finite")
