"""A model as a library in C, without Python: `model.export_c`."""

from kitsune.native.library import ExportedLibraries, Library, export_library

__all__ = ["ExportedLibraries", "Library", "export_library"]
