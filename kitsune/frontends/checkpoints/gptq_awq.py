"""Read the weights of GPTQ and AWQ checkpoints: integers in 32-bit words, with zero points.

GPTQ packs qweight [K·bits/32, N] along K and qzeros [groups, N·bits/32] along N, the lowest bits
first; version 1 of its format stores zero points less one. AWQ packs both along N, the eight
columns of a word in the order 0, 2, 4, 6, 1, 3, 5, 7.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from kitsune.frontends.checkpoints.layer import FLOATS, Layer, Settings, count_groups, find_order
from kitsune.frontends.checkpoints.stored_weight import StoredWeight, unpack_fields

GPTQ_BITS = (2, 3, 4, 8)
AWQ_COLUMNS = np.array([0, 4, 1, 5, 2, 6, 3, 7])  # the field of a word that holds each column


class GptqReader:
    parts = frozenset({"qweight", "qzeros", "scales", "g_idx"})

    def __init__(self, settings: Settings) -> None:
        self.bits = settings.choice("bits", GPTQ_BITS)
        self.group = settings.group()
        known = ("gptq", "gptq_v2")
        said = settings.get("checkpoint_format", settings.get("format", "gptq"))
        if said not in known:
            raise settings.unknown("checkpoint_format", said, known)
        self.is_first_version = said == "gptq"
        settings.choice("pack_dtype", ("int32",), "int32")
        self.is_mixed = bool(settings.get("dynamic"))  # layers have widths and groups of their own

    def read(self, layer: Layer) -> StoredWeight | None:
        if not layer.has("qweight"):
            return None
        words = layer.read("qweight", "int32", (None, None))
        bits, k = self._find_width(layer, words.shape[0])
        n = words.shape[1]
        groups = layer.read("scales", FLOATS, (None, n)).shape[0]
        group, wanted = count_groups(layer, k, self.group)
        if self.is_mixed and groups and k % groups == 0:
            group, wanted = k // groups, groups
        scales = layer.read("scales", FLOATS, (wanted, n))
        packed = layer.read("qzeros", "int32", (groups, -(-n * bits // 32)))
        return StoredWeight(
            shape=(n, k),
            bits=bits,
            group=group,
            read_codes=partial(_read_rows, words, bits, k),
            scales=scales.T,
            zeros=self._unpack_zeros(packed, bits, n).T,
            order=find_order(layer, k, group, groups),
        )

    def _find_width(self, layer: Layer, rows: int) -> tuple[int, int]:
        """Return the bits of a code and the inputs of a layer."""
        bits = self.bits
        if layer.has("g_idx"):
            k = layer.read("g_idx", ("int32", "int64"), (None,)).shape[0]
            found = 32 * rows // k if k else 0
            if (
                found * k != 32 * rows
                or found not in GPTQ_BITS
                or not self.is_mixed | (found == bits)
            ):
                raise layer.refuse(
                    f"has {rows} rows of 'qweight' for {k} inputs",
                    f"at {bits} bits, the inputs take {-(-k * bits // 32)}",
                )
            return found, k
        if 32 * rows % bits:
            raise layer.refuse(
                f"has {rows} rows of 'qweight'", f"they do not hold whole codes of {bits} bits"
            )
        return bits, 32 * rows // bits

    def _unpack_zeros(self, packed: np.ndarray, bits: int, n: int) -> np.ndarray:
        """Version 1 stores a zero point less one, subtracted from whole words where fields do not
        cross them: a field that was 0 has borrowed from the next."""
        if not self.is_first_version:
            return unpack_fields(packed, bits, n)
        if bits == 3:
            return np.asarray(unpack_fields(packed, bits, n) + np.uint8(1) & np.uint8(7))
        ones = np.uint32(0xFFFFFFFF // ((1 << bits) - 1))
        return unpack_fields(packed.view(np.uint32) + ones, bits, n)


def _read_rows(words: np.ndarray, bits: int, k: int) -> np.ndarray:
    return unpack_fields(np.ascontiguousarray(words.T), bits, k)


class AwqReader:
    parts = frozenset({"qweight", "qzeros", "scales"})

    def __init__(self, settings: Settings) -> None:
        self.bits = settings.choice("bits", (4,), settings.get("w_bit"))
        self.group = settings.group() or settings.group("q_group_size")
        settings.choice("zero_point", (True,), True)
        said = str(settings.get("version", settings.get("checkpoint_format", "gemm"))).lower()
        if said != "gemm":
            raise settings.unknown("version", said, ("gemm",))

    def read(self, layer: Layer) -> StoredWeight | None:
        if not layer.has("qweight"):
            return None
        words = layer.read("qweight", "int32", (None, None))
        k, n = words.shape[0], 8 * words.shape[1]
        group, groups = count_groups(layer, k, self.group)
        if k % group:
            raise layer.refuse(f"has {k} inputs", f"groups of {group} do not divide them")
        zeros = layer.read("qzeros", "int32", (groups, n // 8))
        return StoredWeight(
            shape=(n, k),
            bits=4,
            group=group,
            read_codes=lambda: np.ascontiguousarray(_unpack_columns(words).T),
            scales=layer.read("scales", FLOATS, (groups, n)).T,
            zeros=_unpack_columns(zeros).T,
        )


def _unpack_columns(words: np.ndarray) -> np.ndarray:
    rows, count = words.shape[0], 8 * words.shape[1]
    fields = unpack_fields(words, 4, count).reshape(rows, -1, 8)
    return fields[:, :, AWQ_COLUMNS].reshape(rows, count)
