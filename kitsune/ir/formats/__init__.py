"""Quantised formats as rows of a table; see `quant_format`."""

from kitsune.ir.formats import grids, rows
from kitsune.ir.formats.builder import Builder, Value
from kitsune.ir.formats.quant_format import (
    COLUMNS,
    FORMATS,
    ITEMSIZE,
    PLANES,
    Field,
    QuantFormat,
    define,
    find_format,
    uniform,
)

__all__ = [
    "COLUMNS",
    "FORMATS",
    "ITEMSIZE",
    "PLANES",
    "Builder",
    "Field",
    "QuantFormat",
    "Value",
    "define",
    "find_format",
    "grids",
    "rows",
    "uniform",
]
