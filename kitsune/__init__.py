"""kitsune: neural networks made faster and smaller by operator fusion and low-bit weights."""

from __future__ import annotations

from typing import Any

__version__ = "0.1.0"
__all__ = ["CompiledModel", "FusionConfig", "__version__", "compile"]

_HOME = {
    "compile": "kitsune.model",
    "CompiledModel": "kitsune.model",
    "FusionConfig": "kitsune.config",
}


def __getattr__(name: str) -> Any:
    """Names are imported when first used, so that `import kitsune` costs nothing."""
    if name not in _HOME:
        raise AttributeError(f"module 'kitsune' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(_HOME[name]), name)
