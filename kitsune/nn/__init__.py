"""Layers made of tensors, losses, and checkpoints: `kt.nn`."""

from kitsune.nn import functional
from kitsune.nn.activations import (
    ELU,
    GELU,
    Flatten,
    Hardswish,
    LeakyReLU,
    LogSoftmax,
    Mish,
    ReLU,
    ReLU6,
    Sigmoid,
    SiLU,
    Softmax,
    Softplus,
    Tanh,
)
from kitsune.nn.attention import MultiheadAttention, TransformerEncoderLayer
from kitsune.nn.checkpoint import load, save
from kitsune.nn.layers import BatchNorm1d, Dropout, Embedding, LayerNorm, Linear, RMSNorm
from kitsune.nn.module import Module, ModuleList, Parameter, Sequential
from kitsune.tensor import (
    binary_cross_entropy,
    binary_cross_entropy_with_logits,
    cross_entropy,
    l1_loss,
    mse_loss,
    nll_loss,
    smooth_l1_loss,
)

__all__ = [
    "ELU", "GELU", "BatchNorm1d", "Dropout", "Embedding", "Flatten", "Hardswish", "LayerNorm",
    "LeakyReLU", "Linear", "LogSoftmax", "Mish", "Module", "ModuleList", "MultiheadAttention",
    "Parameter", "RMSNorm", "ReLU", "ReLU6", "Sequential", "SiLU", "Sigmoid", "Softmax",
    "Softplus", "Tanh", "TransformerEncoderLayer", "binary_cross_entropy",
    "binary_cross_entropy_with_logits", "cross_entropy", "functional", "l1_loss", "load",
    "mse_loss", "nll_loss", "save", "smooth_l1_loss",
]  # fmt: skip
