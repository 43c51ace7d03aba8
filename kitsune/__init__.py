"""Kitsune makes neural networks faster and smaller by operator fusion and low-bit weights.

    import kitsune as kt

    model = kt.compile("model.onnx")            # or a function, a torch module, a folder, a file
    model(x)                                    # NumPy arrays in and out
    model.explain()                             # what fused, what did not, and why
    small = kt.quantize(model, bits=4)          # 4-bit weights

`kt.compile`, `kt.load`, `kt.quantize` and `kt.create_model` make models. `kt.Tensor` and functions
such as `kt.zeros` and `kt.exp` are lazy tensors with gradients; `kt.nn` and `kt.optim` build and
train modules of them. `kt.fusion` configures fusion and asserts what is fused, `kt.quant`
quantises single weights and advises on widths, `kt.webgpu` runs on GPUs, `kt.torch` is the back end
of `torch.compile`, and `kt.errors` has every exception.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.system.lazy_imports import lazy_names

__version__ = "0.1.0"

# The names below are imported when first used, so that `import kitsune` takes no time. Type
# checkers and editors read the imports; tests/test_names.py compares the two lists.
if TYPE_CHECKING:
    from kitsune import autograd as autograd
    from kitsune import errors as errors
    from kitsune import fusion as fusion
    from kitsune import models as models
    from kitsune import nn as nn
    from kitsune import optim as optim
    from kitsune import quant as quant
    from kitsune import scale as scale
    from kitsune import serving as serving
    from kitsune import torch as torch
    from kitsune import webgpu as webgpu
    from kitsune.config import FusionConfig as FusionConfig
    from kitsune.model import compile as compile  # noqa: A004 - the name users type
    from kitsune.model import load as load
    from kitsune.model.compiled_model import CompiledModel as CompiledModel
    from kitsune.models import create_bert_model as create_bert_model
    from kitsune.models import create_model as create_model
    from kitsune.models import create_vit_model as create_vit_model
    from kitsune.quant.quantise_model import quantize as quantize
    from kitsune.tensor import *  # noqa: F403 - its __all__ is public here too
    from kitsune.tensor.functions import *  # noqa: F403 - part of it, which mypy does not follow
else:
    _HOMES = {
        "compile": "kitsune.model",
        "load": "kitsune.model",
        "CompiledModel": "kitsune.model.compiled_model",
        "FusionConfig": "kitsune.config",
        "quantize": "kitsune.quant.quantise_model",
        "create_model": "kitsune.models",
        "create_bert_model": "kitsune.models",
        "create_vit_model": "kitsune.models",
    }
    # Modules that users reach as attributes: kt.nn.Linear. `kt.tensor` is a module and a function.
    _MODULES = (
        "autograd",
        "errors",
        "fusion",
        "models",
        "nn",
        "optim",
        "quant",
        "scale",
        "serving",
        "tensor",
        "torch",
        "webgpu",
    )
    __getattr__, __dir__ = lazy_names(__name__, _HOMES, _MODULES, rest="kitsune.tensor")
