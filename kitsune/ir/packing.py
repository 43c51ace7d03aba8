"""Pack and unpack the codes, scales and other fields of quantised weights."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.dtypes import DType, Packed, packed_type
from kitsune.ir.formats import COLUMNS, ITEMSIZE, QuantFormat
from kitsune.ir.formats import PLANES as CODE_PLANES
from kitsune.system.records import dataclass

GROUPS = {8: 32, 4: 32, 3: 32, 2: 64, 1: 64}  # rows that share a scale where nobody says, by bits
PLANES = {bits: CODE_PLANES[bits] for bits in GROUPS}  # the widths that weights are rounded to
STORED = {"bf16": "<u2"} | {  # NumPy's types of fields
    kind: f"<{kind[0]}{size}" for kind, size in ITEMSIZE.items() if kind != "bf16"
}
SLICE = 1 << 20  # values that are unpacked at a time

Fields = Mapping[str, np.ndarray]


@dataclass(frozen=True)
class PackedWeight:
    """The bytes of a matrix with `n` rows of `k` values, in a format. The K×N weight of a graph is
    `packed_constant(data, (k, n), dtype)`."""

    data: np.ndarray
    dtype: DType  # packed, or floats as they were stored
    shape: tuple[int, int]  # n, k

    @property
    def nbytes(self) -> int:
        return self.data.nbytes

    def dequantize(self) -> np.ndarray:
        """The n×k values."""
        if not isinstance(self.dtype, Packed):
            return np.asarray(self.data.astype(np.float32).reshape(self.shape))
        return np.ascontiguousarray(dequantize(self.data, self.shape[::-1], self.dtype).T)


def pack_weight(
    row: QuantFormat, codes: np.ndarray | None, fields: Fields, shape: tuple[int, int]
) -> PackedWeight:
    """Pack the codes and fields of an n×k matrix; see `pack_blocks`."""
    return PackedWeight(pack_blocks(row, codes, fields, shape), packed_type(row), shape)


# --- any format ----------------------------------------------------------------------------------


def pack_blocks(
    row: QuantFormat, codes: np.ndarray | None, fields: Fields, shape: tuple[int, int]
) -> np.ndarray:
    """The bytes of an n×k matrix: its codes, n×k unsigned integers below 2^bits (None for a format
    without planes), and fields of `[n, blocks, count]`. Padded with zeros to whole blocks."""
    n, k = shape
    panels, blocks = -(-n // COLUMNS), -(-k // row.rows)
    out = np.empty((panels, blocks, row.block_nbytes), np.uint8)
    full = np.zeros((panels * COLUMNS, blocks * row.rows), np.uint8) if row.bits else None
    if full is not None:
        _check_shape(row, "codes", codes, (n, k))
        full[:n, :k] = np.asarray(codes)
        full = full.reshape(panels, COLUMNS, blocks, row.rows).transpose(0, 2, 3, 1)
    shift = 0
    for number, field in enumerate(row.fields.values()):
        if number < len(CODE_PLANES[row.bits]):
            assert full is not None
            bits = CODE_PLANES[row.bits][number]
            part = _pack_plane(full >> np.uint8(shift) & np.uint8((1 << bits) - 1), bits)
            shift += bits
        else:
            given = np.asarray(fields[field.name])
            _check_shape(row, field.name, given, (n, blocks, field.count))
            part = np.zeros((panels * COLUMNS, blocks, field.count), STORED[field.kind])
            part[:n] = given
            part = part.reshape(panels, COLUMNS, blocks, field.count).transpose(0, 2, 3, 1)
        flat = np.ascontiguousarray(part).view(np.uint8).reshape(panels, blocks, field.nbytes)
        out[:, :, field.offset : field.offset + field.nbytes] = flat
    return out.reshape(-1)


def _check_shape(
    row: QuantFormat, name: str, array: np.ndarray | None, shape: tuple[int, ...]
) -> None:
    if array is None or array.shape != shape:
        raise ShapeError(
            f"{name} of {row.name} are {None if array is None else list(array.shape)}",
            why=f"blocks of {row.rows} rows need {list(shape)}",
        )


def unpack_blocks(
    row: QuantFormat, data: np.ndarray, shape: tuple[int, int]
) -> tuple[np.ndarray | None, dict[str, np.ndarray]]:
    """The codes `[n, blocks, rows]` and fields `[n, blocks, count]` that `pack_blocks` was given,
    f16 and bf16 as f32."""
    n, k = shape
    panels, blocks = -(-n // COLUMNS), -(-k // row.rows)
    raw = data.reshape(panels, blocks, row.block_nbytes)
    codes = np.zeros((panels, blocks, row.rows, COLUMNS), np.uint8) if row.bits else None
    fields, shift = {}, 0
    for number, field in enumerate(row.fields.values()):
        flat = np.ascontiguousarray(raw[:, :, field.offset : field.offset + field.nbytes])
        part = flat.view(STORED[field.kind]).reshape(panels, blocks, field.count, COLUMNS)
        if number < len(CODE_PLANES[row.bits]):
            assert codes is not None
            bits = CODE_PLANES[row.bits][number]
            codes |= _unpack_plane(part, bits, row.rows) << np.uint8(shift)
            shift += bits
            continue
        part = part.transpose(0, 3, 1, 2).reshape(panels * COLUMNS, blocks, field.count)[:n]
        if field.kind == "bf16":
            part = (part.astype(np.uint32) << 16).view(np.float32)
        fields[field.name] = part.astype(np.float32) if field.kind == "f16" else part
    if codes is not None:
        codes = codes.transpose(0, 3, 1, 2).reshape(panels * COLUMNS, blocks, row.rows)[:n]
    return codes, fields


def _pack_plane(values: np.ndarray, bits: int) -> np.ndarray:
    """[panels, blocks, rows, 16] values to [panels, blocks, words, 16] u32: byte i, field j."""
    panels, blocks, rows, _ = values.shape
    # row = t·32/bits + 4j + i
    v = values.reshape(panels, blocks, rows * bits // 32, 8 // bits, 4, COLUMNS)
    words = np.zeros((panels, blocks, rows * bits // 32, COLUMNS), np.uint32)
    for j in range(8 // bits):
        for i in range(4):
            words |= v[:, :, :, j, i].astype(np.uint32) << np.uint32(8 * i + bits * j)
    return words


def _unpack_plane(words: np.ndarray, bits: int, rows: int) -> np.ndarray:
    panels, blocks, count, _ = words.shape
    made = np.empty((panels, blocks, count, 8 // bits, 4, COLUMNS), np.uint8)
    for j in range(8 // bits):
        for i in range(4):
            made[:, :, :, j, i] = words >> np.uint32(8 * i + bits * j) & np.uint32((1 << bits) - 1)
    return made.reshape(panels, blocks, rows, COLUMNS)


def dequantize(data: np.ndarray, shape: tuple[int, int], dtype: Packed) -> np.ndarray:
    """The K×N values that the bytes stand for."""
    row, (k, n) = dtype.format, shape
    made = np.empty((k, n), np.float32)
    panel = row.nbytes(k, COLUMNS)
    step = max(1, SLICE // max(k, 1) // COLUMNS) * COLUMNS
    with np.errstate(all="ignore"):
        for at in range(0, n, step):
            count = min(step, n - at)
            begin = at // COLUMNS * panel
            part = data.reshape(-1)[begin : begin + -(-count // COLUMNS) * panel]
            codes, fields = unpack_blocks(row, part, (count, k))
            blocks = -(-k // row.rows)
            flat = {name: f.reshape(count * blocks, f.shape[2]) for name, f in fields.items()}
            rows = None if codes is None else codes.reshape(count * blocks, row.rows)
            values = row.numpy(rows, flat).reshape(count, blocks * row.rows)
            made[:, at : at + count] = values[:, :k].T
    return made


# --- uniform formats -----------------------------------------------------------------------------


def pack(
    codes: np.ndarray, scales: np.ndarray, dtype: Packed, minima: np.ndarray | None = None
) -> np.ndarray:
    """codes: K×N unsigned integers below 2^bits; scales and minima: (K/group)×N. Padded with zero
    scales and minima."""
    assert (minima is None) == dtype.symmetric
    given = {"scale": scales} if minima is None else {"scale": scales, "minimum": minima}
    fields = {name: f.T[:, :, None] for name, f in given.items()}
    return pack_blocks(dtype.format, codes.T, fields, codes.shape[::-1])


def is_f16(*factors: np.ndarray) -> bool:
    """Return whether f16 holds factors without loss, and all are finite."""
    with np.errstate(over="ignore"):
        return all(
            np.isfinite(half := f.astype(np.float16)).all()
            and np.array_equal(half.astype(np.float32), f.astype(np.float32))
            for f in factors
        )


def choose_factor_type(scales: np.ndarray, minima: np.ndarray | None) -> str:
    """Return f16 if it holds all factors, the type of the scales if that does, else f32."""
    factors = [scales] if minima is None else [scales, minima]
    if is_f16(*factors):
        return "f16"
    if scales.dtype.name == "bfloat16" and all(
        np.array_equal(f.astype(scales.dtype).astype(np.float32), f.astype(np.float32))
        for f in factors
    ):
        return "bf16"
    return "f32"


def store_factors(factors: np.ndarray, kind: str) -> np.ndarray:
    """Return factors in the type of a field: bf16 as its bits."""
    if kind == "bf16":
        return np.asarray(factors.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return factors.astype(np.float16 if kind == "f16" else np.float32)


def unpack(
    data: np.ndarray, shape: tuple[int, int], dtype: Packed
) -> tuple[np.ndarray, np.ndarray]:
    """The codes (K×N) and f32 scales (groups×N) that `pack` was given."""
    k, n = shape
    codes, fields = unpack_blocks(dtype.format, data, (n, k))
    assert codes is not None
    return codes.reshape(n, codes.shape[1] * dtype.rows)[:, :k].T.astype(np.uint32), fields[
        "scale"
    ][:, :, 0].T


def unpack_minima(data: np.ndarray, shape: tuple[int, int], dtype: Packed) -> np.ndarray | None:
    """The f32 minima (groups×N) that `pack` was given, if any."""
    if dtype.symmetric:
        return None
    return np.asarray(unpack_blocks(dtype.format, data, shape[::-1])[1]["minimum"][:, :, 0].T)


def unpack_values(
    codes: np.ndarray, scales: np.ndarray, minima: np.ndarray | None, dtype: Packed
) -> np.ndarray:
    """Dequantise K×N values."""
    k = codes.shape[0]
    least = None if minima is None else repeat_rows(minima, k, dtype)
    return dequantize_values(codes, repeat_rows(scales, k, dtype), least, dtype)


def dequantize_values(
    codes: np.ndarray, scale: np.ndarray, least: np.ndarray | None, dtype: Packed
) -> np.ndarray:
    """Dequantise values, each with its own scale and minimum."""
    q = codes.astype(np.float32, copy=False)
    if least is None:
        return np.asarray(center_values(q, dtype) * scale)
    return np.asarray(
        (center_values(q, dtype) + least) * scale if dtype.in_steps else q * scale + least
    )


def center_values(q: np.ndarray, dtype: Packed) -> np.ndarray:
    """Return quantised values as signed multiples of their scale."""
    return np.asarray(2 * q - 1 if dtype.bits == 1 else q - np.float32(1 << (dtype.bits - 1)))


def repeat_rows(factors: np.ndarray, k: int, dtype: Packed) -> np.ndarray:
    """Repeat groups×N factors for each of k rows."""
    return np.repeat(factors.astype(np.float32), dtype.group, 0)[:k]


# --- round to nearest ----------------------------------------------------------------------------


def quantize(w: np.ndarray, dtype: Packed, per_channel: bool = True) -> np.ndarray:
    """Round to nearest, one scale per group of rows and column, or one for all: the bytes."""
    scales, minima = find_ranges(w, dtype, per_channel)
    return pack(round_to_nearest(w, scales, minima, dtype), scales, dtype, minima)


def round_to_nearest(
    w: np.ndarray, scales: np.ndarray, minima: np.ndarray | None, dtype: Packed
) -> np.ndarray:
    """The codes whose values are nearest to the weights."""
    k = w.shape[0]
    least = None if minima is None else repeat_rows(minima, k, dtype)
    return quantise_values(w, repeat_rows(scales, k, dtype), least, dtype)


def quantise_values(
    w: np.ndarray, scale: np.ndarray, least: np.ndarray | None, dtype: Packed
) -> np.ndarray:
    """Return the nearest quantised values, each with its own scale and minimum."""
    return quantise_to_f32(w, scale, least, dtype).astype(np.uint32)


def quantise_to_f32(
    w: np.ndarray, scale: np.ndarray, least: np.ndarray | None, dtype: Packed
) -> np.ndarray:
    """Return the nearest quantised values as f32."""
    safe = np.where(scale == 0, np.float32(1), scale)
    if least is None and dtype.bits == 1:
        return (w * safe > 0).astype(np.float32)
    lifted = w / safe if least is None else (w - least) / safe
    if least is None:
        lifted += np.float32(1 << (dtype.bits - 1))
    np.rint(lifted, out=lifted)
    return np.clip(lifted, 0, (1 << dtype.bits) - 1, out=lifted)


def find_ranges(
    w: np.ndarray, dtype: Packed, per_channel: bool = True
) -> tuple[np.ndarray, np.ndarray | None]:
    """The f16 scale, and minimum, of each group of rows and column, or the same for all: those that
    cover the weights."""
    assert not dtype.in_steps, "those are read from files"
    k, n = w.shape
    shape = -(-k // dtype.group), n
    made = np.zeros((2, *shape), np.float16)
    if w.size and not per_channel:
        made[:] = _find_range(w.reshape(-1, 1), dtype)[:, None]
    elif w.size:
        for number, at in enumerate(range(0, k, dtype.group)):
            made[:, number] = _find_range(w[at : at + dtype.group], dtype)
    return made[0], None if dtype.symmetric else made[1]


def _find_range(w: np.ndarray, dtype: Packed) -> np.ndarray:
    """Scales and minima of the columns. One bit takes the mean size, or the means of what lies
    above the mean and of what does not."""
    if dtype.symmetric:
        size = np.abs(w)
        spread = size.mean(0) if dtype.bits == 1 else size.max(0) / ((1 << dtype.bits) / 2 - 0.5)
        return np.stack([spread, np.zeros_like(spread)])
    low, high = w.min(0), w.max(0)
    if dtype.bits == 1:
        above = w > w.mean(0)
        count = above.sum(0)
        low = np.where(above, 0, w).sum(0) / np.maximum(w.shape[0] - count, 1)
        high = np.where(count, np.where(above, w, 0).sum(0) / np.maximum(count, 1), low)
    return np.stack([(high - low) / ((1 << dtype.bits) - 1), low])
