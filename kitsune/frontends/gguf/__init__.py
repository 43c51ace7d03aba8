"""A GGUF file in, its metadata and its tensors out."""

from kitsune.frontends.gguf.blocks import COLUMNS, FORMATS, Format, repacked, values
from kitsune.frontends.gguf.reader import GgufFile, Tensor, open_gguf

__all__ = ["COLUMNS", "FORMATS", "Format", "GgufFile", "Tensor", "open_gguf", "repacked", "values"]
