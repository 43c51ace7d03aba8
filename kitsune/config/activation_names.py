"""The activations of the op table as an enum; written by scripts/stubs.py."""

from __future__ import annotations

from kitsune.config.options import Choice


class Activation(Choice):
    """The activations that a parametrised pattern may name."""

    TANH = "tanh"
    RELU = "relu"
    RELU6 = "relu6"
    LEAKY_RELU = "leaky_relu"
    HARDTANH = "hardtanh"
    HARDSIGMOID = "hardsigmoid"
    HARDSWISH = "hardswish"
    SOFTSIGN = "softsign"
    ELU = "elu"
    CELU = "celu"
    SELU = "selu"
    SIGMOID = "sigmoid"
    SOFTPLUS = "softplus"
    LOGSIGMOID = "logsigmoid"
    SILU = "silu"
    MISH = "mish"
    GELU = "gelu"
    GELU_TANH = "gelu_tanh"
