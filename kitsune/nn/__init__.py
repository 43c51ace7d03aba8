"""Layers made of tensors, losses, and checkpoints: `kt.nn`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.nn import activation_layers, functional, utils
from kitsune.nn.activation_layers import *  # noqa: F403 - its __all__ is part of ours
from kitsune.nn.attention import MultiheadAttention, TransformerEncoderLayer
from kitsune.nn.checkpoint import load, save
from kitsune.nn.convolution import (
    AdaptiveAvgPool1d,
    AdaptiveAvgPool2d,
    AdaptiveAvgPool3d,
    AvgPool1d,
    AvgPool2d,
    AvgPool3d,
    BatchNorm2d,
    BatchNorm3d,
    Conv1d,
    Conv2d,
    Conv3d,
    ConvTranspose1d,
    ConvTranspose2d,
    ConvTranspose3d,
    MaxPool1d,
    MaxPool2d,
    MaxPool3d,
)
from kitsune.nn.layers import (
    BatchNorm1d,
    BCELoss,
    BCEWithLogitsLoss,
    CrossEntropyLoss,
    Dropout,
    Embedding,
    Flatten,
    L1Loss,
    LayerNorm,
    Linear,
    LogSoftmax,
    MSELoss,
    NLLLoss,
    RMSNorm,
    SmoothL1Loss,
    Softmax,
)
from kitsune.nn.module import Identity, Module, ModuleList, Parameter, Sequential
from kitsune.nn.recurrent import GRU, LSTM, RNN
from kitsune.system.lazy_imports import checked_names
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
    "GRU",
    "LSTM",
    "RNN",
    "AdaptiveAvgPool1d",
    "AdaptiveAvgPool2d",
    "AdaptiveAvgPool3d",
    "AvgPool1d",
    "AvgPool2d",
    "AvgPool3d",
    "BCELoss",
    "BCEWithLogitsLoss",
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "Conv1d",
    "Conv2d",
    "Conv3d",
    "ConvTranspose1d",
    "ConvTranspose2d",
    "ConvTranspose3d",
    "CrossEntropyLoss",
    "Dropout",
    "Embedding",
    "Flatten",
    "Identity",
    "L1Loss",
    "LayerNorm",
    "Linear",
    "LogSoftmax",
    "MSELoss",
    "MaxPool1d",
    "MaxPool2d",
    "MaxPool3d",
    "Module",
    "ModuleList",
    "MultiheadAttention",
    "NLLLoss",
    "Parameter",
    "RMSNorm",
    "Sequential",
    "SmoothL1Loss",
    "Softmax",
    "TransformerEncoderLayer",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "cross_entropy",
    "functional",
    "l1_loss",
    "load",
    "mse_loss",
    "nll_loss",
    "save",
    "smooth_l1_loss",
    "utils",
]
__all__ += activation_layers.__all__

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)
