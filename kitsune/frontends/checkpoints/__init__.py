"""Quantised checkpoints: what `quantization_config` of a config.json says, read and checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.checkpoints.bitnet import BitNetReader
from kitsune.frontends.checkpoints.bitsandbytes import BitsAndBytesReader
from kitsune.frontends.checkpoints.compressed_tensors import CompressedTensorsReader
from kitsune.frontends.checkpoints.floats import Fp8Reader, Mxfp4Reader
from kitsune.frontends.checkpoints.gptq_awq import AwqReader, GptqReader
from kitsune.frontends.checkpoints.hqq import HqqReader
from kitsune.frontends.checkpoints.layer import Layer, Reader, Settings
from kitsune.frontends.checkpoints.stored_weight import StoredWeight
from kitsune.frontends.checkpoints.torchao import TorchAoReader

__all__ = ["METHODS", "Layer", "Reader", "StoredWeight", "find_reader"]

METHODS: dict[str, Callable[[Settings], Reader]] = {
    "gptq": GptqReader,
    "awq": AwqReader,
    "compressed-tensors": CompressedTensorsReader,
    "bitsandbytes": BitsAndBytesReader,
    "fp8": Fp8Reader,
    "fbgemm_fp8": Fp8Reader,
    "mxfp4": Mxfp4Reader,
    "bitnet": BitNetReader,
    "torchao": TorchAoReader,
    "hqq": HqqReader,
}


def find_reader(config: Mapping[str, Any], file: object) -> Reader | None:
    """Return the reader of a model's weights; None where its configuration has no
    `quantization_config`."""
    said = config.get("quantization_config", config.get("compression_config"))
    if said is None:
        return None
    if not isinstance(said, Mapping):
        raise InputError(f"'{file}' has a quantization_config that is no object", why=repr(said))
    method = said.get("quant_method")
    if not isinstance(method, str) or method not in METHODS:
        raise UnsupportedError(
            f"'{file}' is quantised by {method!r}", why=f"known are {', '.join(METHODS)}"
        )
    return METHODS[method](Settings(said, file))
