"""Layers as functions, under torch's names: kt.nn.functional.relu(x)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.names import checked_names
from kitsune.tensor import (
    binary_cross_entropy,
    binary_cross_entropy_with_logits,
    cross_entropy,
    l1_loss,
    mse_loss,
    nll_loss,
    smooth_l1_loss,
)
from kitsune.tensor.functions import (
    batch_norm,
    celu,
    dropout,
    elu,
    embedding,
    gelu,
    hardsigmoid,
    hardswish,
    hardtanh,
    layer_norm,
    leaky_relu,
    linear,
    log_softmax,
    logsigmoid,
    mish,
    one_hot,
    pad,
    relu,
    relu6,
    rms_norm,
    scaled_dot_product_attention,
    selu,
    sigmoid,
    silu,
    softmax,
    softplus,
    softsign,
    tanh,
)
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

__all__ = [
    "adaptive_avg_pool1d", "adaptive_avg_pool2d", "adaptive_avg_pool3d", "avg_pool1d", "avg_pool2d",
    "avg_pool3d", "batch_norm", "binary_cross_entropy", "binary_cross_entropy_with_logits", "celu",
    "conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d",
    "cross_entropy", "dropout", "elu", "embedding", "gelu", "hardsigmoid", "hardswish", "hardtanh",
    "l1_loss", "layer_norm", "leaky_relu", "linear", "log_softmax", "logsigmoid", "max_pool1d",
    "max_pool2d", "max_pool3d", "mish", "mse_loss", "nll_loss", "one_hot", "pad", "relu", "relu6",
    "rms_norm", "scaled_dot_product_attention", "selu", "sigmoid", "silu", "smooth_l1_loss",
    "softmax", "softplus", "softsign", "tanh",
]  # fmt: skip

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)
