"""Layers as functions, under torch's names: kt.nn.functional.relu(x)."""

from __future__ import annotations

from kitsune.tensor import (
    binary_cross_entropy,
    binary_cross_entropy_with_logits,
    cross_entropy,
    functions,
    l1_loss,
    mse_loss,
    nll_loss,
    smooth_l1_loss,
)
from kitsune.tensor.functions import embedding
from kitsune.tensor.images import (
    adaptive_avg_pool1d,
    adaptive_avg_pool2d,
    adaptive_avg_pool3d,
    avg_pool1d,
    avg_pool2d,
    avg_pool3d,
    conv1d,
    conv2d,
    conv3d,
    conv_transpose1d,
    conv_transpose2d,
    conv_transpose3d,
    max_pool1d,
    max_pool2d,
    max_pool3d,
)

_METHODS = (
    "batch_norm", "celu", "dropout", "elu", "gelu", "hardsigmoid", "hardswish", "hardtanh",
    "layer_norm", "leaky_relu", "linear", "log_softmax", "logsigmoid", "mish", "one_hot", "pad",
    "relu", "relu6", "rms_norm", "scaled_dot_product_attention", "selu", "sigmoid", "silu",
    "softmax", "softplus", "softsign", "tanh",
)  # fmt: skip
__all__ = [
    "adaptive_avg_pool1d", "adaptive_avg_pool2d", "adaptive_avg_pool3d", "avg_pool1d",
    "avg_pool2d", "avg_pool3d", "binary_cross_entropy", "binary_cross_entropy_with_logits",
    "conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d",
    "cross_entropy", "embedding", "l1_loss", "max_pool1d", "max_pool2d", "max_pool3d",
    "mse_loss", "nll_loss", "smooth_l1_loss",
]  # fmt: skip
__all__.extend(_METHODS)

globals().update({name: getattr(functions, name) for name in _METHODS})
