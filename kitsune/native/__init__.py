"""A model as a library in C, without Python: `model.export_c`."""

from kitsune.native.contents import (
    Contents,
    DecoderShape,
    DecoderSteps,
    contents_of_case,
    contents_of_decoder,
)
from kitsune.native.library import ExportedLibraries, Library, export_library

__all__ = [
    "Contents",
    "DecoderShape",
    "DecoderSteps",
    "ExportedLibraries",
    "Library",
    "contents_of_case",
    "contents_of_decoder",
    "export_library",
]
