"""Save and load a module's state as a safetensors file."""

from __future__ import annotations

import os
from typing import TypeVar

from kitsune.frontends.safetensors import load_file, save_file
from kitsune.nn.module import Module

M = TypeVar("M", bound=Module)


def save(module: Module, path: str | os.PathLike[str]) -> None:
    """Parameters and buffers by dotted path. The file appears whole or not at all."""
    save_file(module.state_dict(), path, {"format": "kitsune"})


def load(module: M, path: str | os.PathLike[str], strict: bool = True) -> M:
    """Take over the values of a file. Everything is checked before anything is changed."""
    module.load_state_dict(load_file(path), strict=strict)
    return module
