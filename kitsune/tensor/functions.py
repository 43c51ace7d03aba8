"""Functions with the names of Tensor's methods: `kt.exp(x)` is `x.exp()`, and x may be an array.

Type checkers read functions.pyi, which scripts/stubs.py writes from the methods.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

from kitsune.ir import ops
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import apply, as_tensor

METHODS = (
    "abs",
    "acos",
    "acosh",
    "add",
    "addcdiv",
    "addcmul",
    "addmm",
    "all",
    "amax",
    "amin",
    "any",
    "argmax",
    "argmin",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "batch_norm",
    "bitwise_and",
    "bitwise_left_shift",
    "bitwise_not",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "bmm",
    "broadcast_to",
    "ceil",
    "celu",
    "chunk",
    "clamp",
    "clamp_max",
    "clamp_min",
    "clip",
    "cos",
    "cosh",
    "count_nonzero",
    "cumsum",
    "deg2rad",
    "diagonal",
    "diff",
    "div",
    "divide",
    "dot",
    "dropout",
    "elu",
    "eq",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "flatten",
    "flip",
    "floor",
    "floor_divide",
    "fmod",
    "frac",
    "gather",
    "ge",
    "gelu",
    "greater",
    "gt",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "hypot",
    "index_add",
    "index_select",
    "inner",
    "isclose",
    "isfinite",
    "isinf",
    "isnan",
    "layer_norm",
    "le",
    "leaky_relu",
    "lerp",
    "less",
    "linear",
    "log",
    "log10",
    "log1p",
    "log2",
    "log_softmax",
    "logaddexp",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "logit",
    "logsigmoid",
    "logsumexp",
    "lt",
    "masked_fill",
    "matmul",
    "max",
    "maximum",
    "mean",
    "min",
    "minimum",
    "mish",
    "mm",
    "moveaxis",
    "movedim",
    "mul",
    "multiply",
    "mv",
    "nan_to_num",
    "nanmean",
    "nansum",
    "narrow",
    "ne",
    "neg",
    "negative",
    "norm",
    "not_equal",
    "one_hot",
    "outer",
    "pad",
    "permute",
    "pow",
    "prod",
    "rad2deg",
    "ravel",
    "reciprocal",
    "relu",
    "relu6",
    "remainder",
    "repeat_interleave",
    "reshape",
    "rms_norm",
    "roll",
    "round",
    "rsqrt",
    "scaled_dot_product_attention",
    "scatter",
    "scatter_add",
    "select",
    "selu",
    "sigmoid",
    "sign",
    "silu",
    "sin",
    "sinh",
    "softmax",
    "softplus",
    "softsign",
    "split",
    "sqrt",
    "square",
    "squeeze",
    "std",
    "sub",
    "subtract",
    "sum",
    "swapaxes",
    "swapdims",
    "t",
    "take_along_dim",
    "tan",
    "tanh",
    "tile",
    "transpose",
    "tril",
    "triu",
    "true_divide",
    "trunc",
    "unbind",
    "unflatten",
    "unsqueeze",
    "var",
    "vdot",
)
__all__ = ["embedding", "where"]
__all__ += list(METHODS)


def _function(name: str) -> Callable[..., Any]:
    method = getattr(Tensor, name)

    @functools.wraps(method)
    def function(input: Any, *args: Any, **options: Any) -> Any:
        return method(as_tensor(input), *args, **options)

    function.__name__ = function.__qualname__ = name
    signature = inspect.signature(method)
    first, *others = signature.parameters.values()
    given = first.replace(name="input", annotation="Any")
    function.__signature__ = signature.replace(parameters=[given, *others])  # type: ignore[attr-defined]
    return function


globals().update({name: _function(name) for name in METHODS})


def where(condition: Any, input: Any, other: Any) -> Tensor:
    """Return `input` where the condition is true, else `other`; either may be a number."""
    return apply(ops.where, as_tensor(condition), input, other)


def embedding(input: Any, weight: Any) -> Tensor:
    """The rows of `weight` that the indices of `input` name."""
    return as_tensor(input).embedding(weight)
