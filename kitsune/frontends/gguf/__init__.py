"""The GGUF format: metadata and tensors of a file."""

from kitsune.frontends.gguf.blocks import COLUMNS, FORMATS, Format, decode_tensor, repack, values
from kitsune.frontends.gguf.reader import GgufFile, Tensor, open_gguf

__all__ = [
    "COLUMNS",
    "FORMATS",
    "Format",
    "GgufFile",
    "Tensor",
    "decode_tensor",
    "open_gguf",
    "repack",
    "values",
]
