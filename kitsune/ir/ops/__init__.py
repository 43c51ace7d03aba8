"""The op table, by family."""

from kitsune.ir.ops.activations import (
    celu,
    elu,
    gelu,
    gelu_tanh,
    hardsigmoid,
    hardswish,
    hardtanh,
    leaky_relu,
    logsigmoid,
    mish,
    relu,
    relu6,
    selu,
    sigmoid,
    silu,
    softplus,
    softsign,
)
from kitsune.ir.ops.arithmetic import (
    abs_,
    add,
    ceil,
    clamp,
    div,
    floor,
    floor_div,
    fmod,
    isfinite,
    isinf,
    isnan,
    maximum,
    minimum,
    mod,
    mul,
    neg,
    pow_,
    reciprocal,
    round_,
    sign,
    square,
    sub,
    trunc,
)
from kitsune.ir.ops.attention import attention
from kitsune.ir.ops.contract import matmul
from kitsune.ir.ops.convert import bitcast, cast, dequantize, iota
from kitsune.ir.ops.custom import custom_op
from kitsune.ir.ops.functions import (
    acos,
    acosh,
    asin,
    asinh,
    atan,
    atan2,
    atanh,
    cos,
    cosh,
    erf,
    exp,
    expm1,
    log,
    log1p,
    normal_cdf,
    rsqrt,
    sin,
    sinh,
    sqrt,
    tan,
    tanh,
)
from kitsune.ir.ops.host import host_call
from kitsune.ir.ops.indexing import (
    gather,
    gather_elements,
    one_hot,
    scatter,
    scatter_add,
    scatter_elements,
    scatter_elements_add,
    tril,
    triu,
    zeros_like,
)
from kitsune.ir.ops.logic import (
    bitwise_and,
    bitwise_not,
    bitwise_or,
    bitwise_xor,
    eq,
    ge,
    gt,
    le,
    logical_and,
    logical_not,
    logical_or,
    logical_xor,
    lt,
    ne,
    shift_left,
    shift_right,
    where,
)
from kitsune.ir.ops.normalise import (
    batch_norm,
    layer_norm,
    log_softmax,
    logsumexp,
    rms_norm,
    safe_softmax,
    softmax,
)
from kitsune.ir.ops.pieces import concat, flip, pad, repeat, slice_, split, stack, tile
from kitsune.ir.ops.random import dropout, random_bits, random_normal, random_uniform
from kitsune.ir.ops.reduce import (
    all_,
    any_,
    argmax,
    argmin,
    max_,
    mean,
    min_,
    prod_,
    std,
    sum_,
    sum_to,
    var,
)
from kitsune.ir.ops.scan import cumprod, cumsum
from kitsune.ir.ops.sources import constant, filled, input_, packed_constant
from kitsune.ir.ops.table import OPS, Kind, Op
from kitsune.ir.ops.views import expand, permute, reshape, transpose
from kitsune.ir.ops.window import (
    conv,
    conv_transpose,
    max_pool,
    mean_pool,
    sum_pool,
    window,
)

__all__ = [
    "OPS", "Kind", "Op", "abs_", "acos", "acosh", "add", "all_", "any_", "argmax", "argmin",
    "asin", "asinh", "atan", "atan2", "atanh", "attention", "batch_norm", "bitcast",
    "bitwise_and", "bitwise_not", "bitwise_or", "bitwise_xor", "cast", "ceil", "celu", "clamp",
    "concat", "constant", "conv", "conv_transpose", "cos", "cosh", "cumprod", "cumsum",
    "custom_op", "dequantize", "div", "dropout", "elu", "eq", "erf", "exp", "expand", "expm1",
    "filled", "flip", "floor", "floor_div", "fmod", "gather", "gather_elements", "ge", "gelu",
    "gelu_tanh", "gt", "hardsigmoid", "hardswish", "hardtanh", "host_call", "input_", "iota",
    "isfinite", "isinf", "isnan", "layer_norm", "le", "leaky_relu", "log", "log1p",
    "log_softmax", "logical_and", "logical_not", "logical_or", "logical_xor", "logsigmoid",
    "logsumexp", "lt", "matmul", "max_", "max_pool", "maximum", "mean", "mean_pool", "min_",
    "minimum", "mish", "mod", "mul", "ne", "neg", "normal_cdf", "one_hot", "packed_constant", "pad",
    "permute", "pow_", "prod_", "random_bits", "random_normal", "random_uniform", "reciprocal",
    "relu", "relu6", "repeat", "reshape", "rms_norm", "round_", "rsqrt", "safe_softmax",
    "scatter",
    "scatter_add", "scatter_elements", "scatter_elements_add", "selu", "shift_left",
    "shift_right", "sigmoid", "sign", "silu", "sin", "sinh", "slice_", "softmax", "softplus",
    "softsign", "split", "sqrt", "square", "stack", "std", "sub", "sum_", "sum_pool", "sum_to",
    "tan", "tanh", "tile", "transpose", "tril", "triu", "trunc", "var", "where", "window",
    "zeros_like",
]  # fmt: skip
