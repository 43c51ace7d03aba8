"""The op table, by family."""

from kitsune.ir.ops.contract import attention, matmul
from kitsune.ir.ops.elementwise import (
    abs_,
    add,
    dequantize,
    div,
    eq,
    erf,
    exp,
    gelu,
    le,
    log,
    lt,
    maximum,
    minimum,
    mul,
    neg,
    relu,
    rsqrt,
    sigmoid,
    silu,
    sqrt,
    sub,
    tanh,
    where,
)
from kitsune.ir.ops.reduce import layer_norm, max_, mean, min_, softmax, sum_, sum_to
from kitsune.ir.ops.sources import constant, input_, packed_constant
from kitsune.ir.ops.table import OPS, Kind, Op
from kitsune.ir.ops.views import expand, permute, reshape, slice_, transpose

__all__ = [
    "OPS", "Kind", "Op", "abs_", "add", "attention", "constant", "dequantize", "div", "eq", "erf",
    "exp", "expand", "gelu", "input_", "layer_norm", "le", "log", "lt", "matmul", "max_", "maximum",
    "mean", "min_", "minimum", "mul", "neg", "packed_constant", "permute", "relu", "reshape",
    "rsqrt", "sigmoid", "silu", "slice_", "softmax", "sqrt", "sub", "sum_", "sum_to", "tanh",
    "transpose", "where",
]  # fmt: skip
