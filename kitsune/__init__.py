"""kitsune: neural networks made faster and smaller by operator fusion and low-bit weights."""

from __future__ import annotations

from typing import Any

__version__ = "0.1.0"
__all__ = ["CompiledModel", "FusionConfig", "__version__", "compile", "load"]

_HOME = {
    "compile": "kitsune.model",
    "load": "kitsune.model",
    "CompiledModel": "kitsune.compiled",
    "FusionConfig": "kitsune.config",
    "quantize": "kitsune.quant.models",
    "create_model": "kitsune.models",
    "create_bert_model": "kitsune.models",
    "create_vit_model": "kitsune.models",
}


# Modules that users reach as attributes: kt.nn.Linear.
_MODULES = (
    "autograd", "errors", "fusion", "models", "nn", "optim", "quant", "tensor", "torch",
    "webgpu",
)  # fmt: skip


def __getattr__(name: str) -> Any:
    """Names are imported when first used, so that `import kitsune` costs nothing. What has no other
    home is a tensor function: kt.zeros, kt.exp."""
    from importlib import import_module

    if name in _MODULES:
        return import_module(f"kitsune.{name}")
    if name in _HOME:
        return getattr(import_module(_HOME[name]), name)
    if not name.startswith("_"):
        tensor = import_module("kitsune.tensor")
        if name in tensor.__all__:
            return getattr(tensor, name)
    raise AttributeError(f"module 'kitsune' has no attribute '{name}'")
