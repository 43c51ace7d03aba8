"""Read the weights of compressed-tensors checkpoints: packed and plain integers, FP8, FP4."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.checkpoints.floats import FP8, float_codes, read_exponents
from kitsune.frontends.checkpoints.layer import (
    FLOATS,
    Layer,
    Settings,
    count_groups,
    find_order,
    show,
    spread,
)
from kitsune.frontends.checkpoints.stored_weight import (
    E2M1,
    StoredWeight,
    unpack_fields,
    unpack_padded_fields,
)
from kitsune.ir.regex import check_pattern
from kitsune.system.records import dataclass

FORMATS = (
    "pack-quantized",
    "int-quantized",
    "float-quantized",
    "naive-quantized",
    "nvfp4-pack-quantized",
    "mxfp4-pack-quantized",
)
STRATEGIES = ("tensor", "channel", "group", "block", "tensor_group")


@dataclass(frozen=True)
class Scheme:
    """The weights of one entry of `config_groups`."""

    format: str
    bits: int
    is_float: bool
    is_symmetric: bool
    strategy: str
    group: int | None
    block: tuple[int, int] | None
    targets: tuple[str, ...]


class CompressedTensorsReader:
    parts = frozenset(
        {
            "weight_packed",
            "weight_scale",
            "weight_shape",
            "weight_zero_point",
            "weight_g_idx",
            "weight_global_scale",
            "input_scale",
            "input_zero_point",
            "input_global_scale",
            "output_scale",
        }
    )

    def __init__(self, settings: Settings) -> None:
        groups = settings.get("config_groups")
        if not isinstance(groups, Mapping) or not groups:
            raise InputError(
                f"'{settings.file}' has a quantization_config without config_groups",
                why=f"it says {groups!r}",
            )
        sparsity = settings.get("sparsity_config", {})
        if isinstance(sparsity, Mapping) and sparsity.get("format", "dense") != "dense":
            raise settings.unknown("sparsity_config.format", sparsity["format"], ("dense",))
        self.schemes = [_read_scheme(settings, said) for said in groups.values()]

    def read(self, layer: Layer) -> StoredWeight | None:
        if not (layer.has("weight_packed") or layer.has("weight_scale")):
            return None
        scheme = self._find_scheme(layer)
        if scheme.format == "pack-quantized":
            return _read_packed(layer, scheme)
        if scheme.format.endswith("fp4-pack-quantized"):
            return _read_fp4(layer, scheme)
        return _read_plain(layer, scheme)

    def _find_scheme(self, layer: Layer) -> Scheme:
        """Return the scheme whose targets name a layer; those by name come before classes."""
        if len(self.schemes) == 1:
            return self.schemes[0]
        named = [s for s in self.schemes if any(_is_named(layer.name, t) for t in s.targets)]
        found = named or [s for s in self.schemes if "Linear" in s.targets]
        if not found:
            targets = [target for s in self.schemes for target in s.targets]
            raise layer.refuse("is in no config group", f"their targets are {', '.join(targets)}")
        return found[0]


def _is_named(name: str, target: str) -> bool:
    if not target.startswith("re:"):
        return name == target or name.endswith(f".{target}")
    check_pattern(target[3:], f"the target '{target}'")
    return re.match(target[3:], name) is not None


def _read_scheme(settings: Settings, said: Any) -> Scheme:
    weights = said.get("weights") if isinstance(said, Mapping) else None
    if not isinstance(weights, Mapping):
        raise InputError(
            f"'{settings.file}' has a config group without weights", why=f"it says {said!r}"
        )
    entry = Settings(weights, settings.file)
    form = said.get("format") or settings.get("format")
    if form not in FORMATS:
        raise settings.unknown("format", form, FORMATS)
    block = entry.get("block_structure")
    return Scheme(
        format=form,
        bits=entry.choice("num_bits", range(1, 9)),
        is_float=entry.choice("type", ("int", "float"), "int") == "float",
        is_symmetric=entry.choice("symmetric", (True, False), True),
        strategy=entry.choice("strategy", STRATEGIES, "tensor"),
        group=entry.group(),
        block=_read_block(entry, block) if block is not None else None,
        targets=tuple(map(str, said.get("targets") or ())),
    )


def _read_block(entry: Settings, said: Any) -> tuple[int, int]:
    is_pair = isinstance(said, list) and len(said) == 2
    if not is_pair or not all(type(size) is int and size > 0 for size in said):
        raise entry.unknown("block_structure", said, ("two whole numbers",))
    return said[0], said[1]


def _read_packed(layer: Layer, scheme: Scheme) -> StoredWeight:
    """Codes are [N, K·bits/32] words, moved up by half their range. Packages before 0.20 left the
    remaining bits of a word unused; the number of words tells the two apart."""
    said = layer.read("weight_shape", ("int64", "int32"), (2,))
    n, k = int(said[0]), int(said[1])
    words = layer.read("weight_packed", "int32", (n, None))
    bits = scheme.bits
    read = _choose_packing(layer, words, bits, k)
    group, groups = count_groups(layer, k, scheme.group if scheme.strategy == "group" else None)
    zeros = np.full((n, groups), 1 << (bits - 1), np.uint8)
    if not scheme.is_symmetric:
        found = layer.read("weight_zero_point", ("int32", "int8"))
        if found.dtype == np.int8:
            layer.read("weight_zero_point", "int8", (n, groups))
            zeros = (found.astype(np.int16) + (1 << (bits - 1))).astype(np.uint8)
        else:
            turned = np.ascontiguousarray(
                layer.read("weight_zero_point", "int32", (None, groups)).T
            )
            zeros = _choose_packing(layer, turned, bits, n)(turned, bits, n).T
    return StoredWeight(
        shape=(n, k),
        bits=bits,
        group=group,
        read_codes=partial(read, words, bits, k),
        scales=_read_scales(layer, scheme, n, k),
        zeros=zeros,
        order=find_order(layer, k, group, groups, "weight_g_idx"),
    )


def _choose_packing(layer: Layer, words: np.ndarray, bits: int, count: int) -> Any:
    dense, padded = -(-count * bits // 32), -(-count // (32 // bits))
    if words.shape[-1] == dense:
        return unpack_fields
    if words.shape[-1] == padded:
        return unpack_padded_fields
    raise layer.refuse(
        f"has {words.shape[-1]} words for {count} codes of {bits} bits", f"they take {dense}"
    )


def _read_plain(layer: Layer, scheme: Scheme) -> StoredWeight:
    """Codes are an int8 or FP8 matrix."""
    weight = layer.read("weight", tuple(FP8) if scheme.is_float else "int8", (None, None))
    n, k = weight.shape
    block = scheme.block if scheme.strategy == "block" else None
    grouped = scheme.group if scheme.strategy == "group" else block[1] if block else None
    group, groups = count_groups(layer, k, grouped)
    scales = _read_scales(layer, scheme, n, k)
    if scheme.is_float:
        table, codes = float_codes(layer, "weight", weight)
        return StoredWeight((n, k), 8, group, codes, scales, codebook=table)
    zeros = np.full((n, groups), 128, np.int16)
    if not scheme.is_symmetric:
        zeros = zeros + _expand(layer, "weight_zero_point", ("int8",), scheme, n, k)
    return StoredWeight(
        (n, k), 8, group, lambda: weight.view(np.uint8) ^ np.uint8(128), scales, zeros=zeros
    )


def _read_scales(layer: Layer, scheme: Scheme, n: int, k: int) -> np.ndarray:
    return _expand(layer, "weight_scale", FLOATS, scheme, n, k)


def _expand(
    layer: Layer, part: str, dtypes: tuple[str, ...], scheme: Scheme, n: int, k: int
) -> np.ndarray:
    """Return the factors of a tensor, of channels, groups or blocks as [N, groups]."""
    found = layer.read(part, dtypes)
    if scheme.strategy == "tensor":
        if found.size != 1:
            raise layer.refuse(f"has {found.size} values of '{part}'", "one is for the tensor")
        return np.broadcast_to(found.reshape(1, 1), (n, 1))
    if scheme.strategy == "block":
        if scheme.block is None:
            raise layer.refuse("has scales of blocks", "block_structure does not say their size")
        rows, columns = scheme.block
        layer.read(part, dtypes, (-(-n // rows), -(-k // columns)))
        return spread(found, rows, n)
    _, groups = count_groups(layer, k, scheme.group if scheme.strategy == "group" else None)
    if found.ndim == 1 and groups == 1:
        found = found.reshape(-1, 1)
    if found.shape != (n, groups):
        raise layer.refuse(
            f"has '{part}' of shape {show(found.shape)}",
            f"{n} rows of {k} make it [{n},{groups}] ({scheme.strategy}, groups of {scheme.group})",
        )
    return found


def _read_fp4(layer: Layer, scheme: Scheme) -> StoredWeight:
    """Codes are two a byte, the first in the low bits. NVFP4 has E4M3 scales of 16 columns, divided
    by one scale for the tensor; MXFP4 has exponents of 32 columns."""
    packed = layer.read("weight_packed", "uint8", (None, None))
    n, k = packed.shape[0], 2 * packed.shape[1]
    is_nvidia = scheme.format.startswith("nv")
    group, factor = (16, 1.0) if is_nvidia else (32, 1.0)
    if scheme.group not in (None, group) or k % group:
        raise layer.refuse(f"has groups of {scheme.group} of {k}", f"the format has {group}")
    if is_nvidia:
        scales = layer.read("weight_scale", "float8_e4m3fn", (n, k // group))
        whole = layer.read("weight_global_scale", "float32").reshape(-1)
        if whole.size != 1 or not np.isfinite(whole[0]) or whole[0] == 0:
            raise layer.refuse(f"has 'weight_global_scale' {whole}", "it is one number, not 0")
        factor = float(np.float32(1) / whole[0])
    else:
        scales = read_exponents(layer, "weight_scale", (n, k // group))
    return StoredWeight(
        (n, k), 4, group, partial(unpack_fields, packed, 4, k), scales, codebook=E2M1, factor=factor
    )
