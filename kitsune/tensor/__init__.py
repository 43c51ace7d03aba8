"""Lazy tensors: operations build a graph, reading a value compiles and runs it as one program.

The module is callable: `kt.tensor(data)` makes a tensor, `from kitsune.tensor import Tensor` works.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from kitsune.system.lazy_imports import checked_names
from kitsune.tensor import functions
from kitsune.tensor.core import Tensor
from kitsune.tensor.create import (
    arange,
    eye,
    full,
    full_like,
    linspace,
    ones,
    ones_like,
    tensor,
    zeros,
    zeros_like,
)
from kitsune.tensor.custom import custom_op
from kitsune.tensor.functions import *  # noqa: F403 - its __all__ is part of ours
from kitsune.tensor.lazy import as_tensor, enable_grad, is_grad_enabled, no_grad
from kitsune.tensor.lazy_program import realize
from kitsune.tensor.losses import (
    binary_cross_entropy,
    binary_cross_entropy_with_logits,
    cross_entropy,
    l1_loss,
    mse_loss,
    nll_loss,
    smooth_l1_loss,
)
from kitsune.tensor.movement import cat, stack
from kitsune.tensor.random_numbers import manual_seed, rand, randn
from kitsune.tensor.trace import Structure, trace
from kitsune.tensor.traced_loops import scan, while_loop
from kitsune.tensor.types import (
    bfloat16,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)

__all__ = [
    "Structure",
    "Tensor",
    "arange",
    "as_tensor",
    "bfloat16",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "cat",
    "cross_entropy",
    "custom_op",
    "enable_grad",
    "eye",
    "float16",
    "float32",
    "float64",
    "full",
    "full_like",
    "int8",
    "int16",
    "int32",
    "int64",
    "is_grad_enabled",
    "l1_loss",
    "linspace",
    "manual_seed",
    "mse_loss",
    "nll_loss",
    "no_grad",
    "ones",
    "ones_like",
    "rand",
    "randn",
    "realize",
    "scan",
    "smooth_l1_loss",
    "stack",
    "tensor",
    "trace",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "while_loop",
    "zeros",
    "zeros_like",
]
__all__ += functions.__all__

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)


class _Callable(ModuleType):
    """A module and a function by the same name."""

    def __call__(
        self,
        data: Any,
        shape: Sequence[int] | None = None,
        dtype: Any = None,
        requires_grad: bool = False,
    ) -> Tensor:
        return tensor(data, shape=shape, dtype=dtype, requires_grad=requires_grad)


sys.modules[__name__].__class__ = _Callable
