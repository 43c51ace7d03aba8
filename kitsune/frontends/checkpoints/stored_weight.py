"""One quantised weight of a checkpoint: its values in the bits that the file has for them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kitsune.system.records import dataclass

# The values of 4-bit floats with two exponent bits and one mantissa bit (MXFP4, NVFP4).
E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6], np.float32)


@dataclass(frozen=True, eq=False)
class StoredWeight:
    """An [N, K] weight. A code of `bits` bits and the factors of its group of `group` columns mean

        value[n, k] = (code − zero)·scale·factor      or   code·scale + minimum
        value[n, k] = codebook[code]·scale·factor     where there is a codebook

    Factors are [N, groups] in the types they are stored in. Where the columns of a group are not
    beside each other, `order` names them group by group: `codes()` has column order[j] at j.
    """

    shape: tuple[int, int]
    bits: int
    group: int
    read_codes: Callable[[], np.ndarray]  # [N, K] u8
    scales: np.ndarray
    zeros: np.ndarray | None = None
    minima: np.ndarray | None = None
    codebook: np.ndarray | None = None
    factor: float = 1.0
    order: np.ndarray | None = None

    def codes(self) -> np.ndarray:
        """Return the codes group by group."""
        found = self.read_codes()
        return found if self.order is None else found[:, self.order]

    def dequantize(self) -> np.ndarray:
        """Return the f32 values with the inputs of the layer as columns."""
        codes, scales = self.codes(), self._repeat(self.scales)
        if self.codebook is not None:
            made = self.codebook.astype(np.float32)[codes] * scales
        elif self.minima is not None:
            made = codes.astype(np.float32) * scales + self._repeat(self.minima)
        else:
            zeros = np.float32(0) if self.zeros is None else self._repeat(self.zeros)
            made = (codes.astype(np.float32) - zeros) * scales
        made = made * np.float32(self.factor) if self.factor != 1 else made
        if self.order is not None:
            made[:, self.order] = made.copy()
        return np.asarray(made)

    def _repeat(self, factors: np.ndarray) -> np.ndarray:
        """Repeat the factors of groups for each of their columns."""
        wide = np.repeat(factors.astype(np.float32), self.group, 1)[:, : self.shape[1]]
        return np.asarray(wide)


# --- fields of bits ------------------------------------------------------------------------------


def unpack_fields(words: np.ndarray, bits: int, count: int) -> np.ndarray:
    """Unpack `count` fields of `bits` bits along the last axis, the lowest bits first; fields may
    cross words."""
    raw = np.ascontiguousarray(words).view(np.uint8)
    if 8 % bits == 0:
        shifts = np.arange(0, 8, bits, dtype=np.uint8)
        fields = raw[..., None] >> shifts & np.uint8((1 << bits) - 1)
        return np.asarray(fields.reshape(*raw.shape[:-1], -1)[..., :count])
    single = np.unpackbits(raw, axis=-1, bitorder="little")[..., : count * bits]
    wide = single.reshape(*raw.shape[:-1], count, bits)
    return np.asarray(np.packbits(wide, axis=-1, bitorder="little")[..., 0])


def unpack_padded_fields(words: np.ndarray, bits: int, count: int) -> np.ndarray:
    """Unpack fields that do not cross words: the bits that remain of a word are not used."""
    shifts = np.arange(0, 32 - bits + 1, bits, dtype=np.uint32)
    fields = words.view(np.uint32)[..., None] >> shifts & np.uint32((1 << bits) - 1)
    return np.asarray(fields.reshape(*words.shape[:-1], -1)[..., :count].astype(np.uint8))


def pack_fields(codes: np.ndarray, bits: int) -> np.ndarray:
    """Pack fields along the last axis into 32-bit words, the lowest bits first; the inverse of
    `unpack_fields`."""
    single = np.unpackbits(
        codes.astype(np.uint8)[..., None], axis=-1, bitorder="little", count=bits
    ).reshape(*codes.shape[:-1], -1)
    pad = [(0, 0)] * (codes.ndim - 1) + [(0, -single.shape[-1] % 32)]
    packed = np.packbits(np.pad(single, pad), axis=-1, bitorder="little")
    return np.asarray(packed.view(np.int32))
