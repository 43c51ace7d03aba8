"""MAP rows of activation functions."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from kitsune.errors import UnsupportedError
from kitsune.ir.node import Node
from kitsune.ir.ops.arithmetic import abs_, add, div, mul, neg, square, sub
from kitsune.ir.ops.logic import gt, logical_and, lt, where
from kitsune.ir.ops.op_table import define_function, define_map
from kitsune.ir.ops.transcendental import normal_cdf, normal_pdf, tanh

# --- straight pieces -----------------------------------------------------------------------------


def _gate_grad(g: Node, x: Node, low: float, high: float) -> Node:
    return where(logical_and(gt(x, low), lt(x, high)), g, 0)


relu = define_map(
    "relu",
    lambda x: np.maximum(x, 0),
    lambda s, x: s.max(x, 0),
    lambda g, y, x: [where(lt(0, x), g, 0)],
    doc="Return max(x, 0).",
    activation=True,
    layer="ReLU",
    onnx="Relu",
)

relu6 = define_map(
    "relu6",
    lambda x: np.minimum(np.maximum(x, 0), 6),
    lambda s, x: s.min(s.max(x, 0), 6),
    lambda g, y, x: [_gate_grad(g, x, 0, 6)],
    domain=(-4.0, 9.0),
    doc="Return x limited to the range from 0 to 6.",
    activation=True,
    layer="ReLU6",
)

leaky_relu = define_function(
    "leaky_relu",
    lambda x, alpha: np.where(x < 0, alpha * x, x),
    lambda s, x, alpha: s.where(s.lt(x, 0), s.mul(x, alpha), x),
    lambda g, y, x, alpha: [where(lt(0, x), g, mul(g, alpha))],
    attrs={"alpha": 0.01},
    activation=True,
    layer="LeakyReLU",
    onnx="LeakyRelu",
)

hardtanh = define_function(
    "hardtanh",
    lambda x: np.clip(x, -1, 1),
    lambda s, x: s.min(s.max(x, -1), 1),
    lambda g, y, x: [_gate_grad(g, x, -1, 1)],
    activation=True,
)

# (x + 3)/6 between 0 and 1
hardsigmoid = define_function(
    "hardsigmoid",
    lambda x: np.clip((x + 3) / 6, 0, 1),
    lambda s, x: s.div(s.min(s.max(s.add(x, 3), 0), 6), 6),
    lambda g, y, x: [_gate_grad(mul(g, 1 / 6), x, -3, 3)],
    domain=(-5.0, 5.0),
    doc="Return (x + 3)/6 limited to the range from 0 to 1.",
    activation=True,
)


def _hardswish_grad(g: Node, y: Node, x: Node) -> list[Node | None]:
    """Return the gradient (2x + 3)/6 between −3 and 3, where hardswish is x·(x + 3)/6."""
    bent = mul(g, mul(add(mul(x, 2), 3), 1 / 6))
    return [where(gt(x, -3), where(lt(x, 3), bent, g), 0)]


hardswish = define_function(
    "hardswish",
    lambda x: x * np.clip((x + 3) / 6, 0, 1),
    lambda s, x: s.mul(x, s.div(s.min(s.max(s.add(x, 3), 0), 6), 6)),
    _hardswish_grad,
    domain=(-5.0, 5.0),
    doc="Return x·hardsigmoid(x).",
    activation=True,
    layer="Hardswish",
    onnx="HardSwish",
)

softsign = define_function(
    "softsign",
    lambda x: x / (1 + np.abs(x)),
    lambda s, x: s.div(x, s.add(1, s.abs(x))),
    lambda g, y, x: [div(g, square(add(1, abs_(x))))],
    doc="Return x/(1 + |x|).",
    activation=True,
    onnx="Softsign",
)

# --- exponential on the left ---------------------------------------------------------------------
#
# elu(x) = x above 0, α·(eˣ − 1) below; celu scales x by 1/α first, selu the whole by λ.

SELU_ALPHA, SELU_SCALE = 1.6732632423543772, 1.0507009873554805


def _elu_numpy(x: np.ndarray, alpha: float, width: float = 1.0) -> np.ndarray:
    return np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0) / width))


def _elu_scalar(s: Any, x: Any, alpha: float, width: float = 1.0) -> Any:
    scaled = x if width == 1 else s.div(x, width)
    return s.where(s.lt(0, x), x, s.mul(s.expm1(scaled), alpha))


elu = define_function(
    "elu",
    lambda x, alpha: _elu_numpy(x, alpha),
    lambda s, x, alpha: _elu_scalar(s, x, alpha),
    lambda g, y, x, alpha: [where(gt(x, 0), g, mul(g, add(y, alpha)))],
    attrs={"alpha": 1.0},
    doc="Return x, or alpha·(eˣ − 1) where x < 0.",
    activation=True,
    layer="ELU",
    onnx="Elu",
)


def _celu_check(x: Node, alpha: float) -> None:
    if alpha == 0:
        raise UnsupportedError("celu with alpha=0", why="it divides by alpha", hint="use relu")


celu = define_function(
    "celu",
    lambda x, alpha: _elu_numpy(x, alpha, alpha),
    lambda s, x, alpha: _elu_scalar(s, x, alpha, alpha),
    lambda g, y, x, alpha: [where(gt(x, 0), g, mul(g, add(mul(y, 1 / alpha), 1)))],
    attrs={"alpha": 1.0},
    check=_celu_check,
    doc="Return x, or alpha·(e^(x/alpha) − 1) where x < 0.",
    activation=True,
    onnx="Celu",
)

selu = define_function(
    "selu",
    lambda x: SELU_SCALE * _elu_numpy(x, SELU_ALPHA),
    lambda s, x: s.mul(_elu_scalar(s, x, SELU_ALPHA), SELU_SCALE),
    lambda g, y, x: [where(gt(x, 0), mul(g, SELU_SCALE), mul(g, add(y, SELU_SCALE * SELU_ALPHA)))],
    doc="Return λ·x, or λ·α·(eˣ − 1) where x < 0.",
    activation=True,
    onnx="Selu",
)

# --- sigmoids ------------------------------------------------------------------------------------

sigmoid = define_function(
    "sigmoid",
    lambda x: 1 / (1 + np.exp(-x)),
    lambda s, x: s.div(1, s.add(1, s.exp(s.neg(x)))),
    lambda g, y, x: [mul(g, mul(y, sub(1, y)))],
    doc="Return σ(x) = 1/(1 + e⁻ˣ).",
    activation=True,
    layer="Sigmoid",
    onnx="Sigmoid",
)

# softplus(x) = log(1 + eˣ), as max(x, 0) + log1p(e^−|x|); log σ(x) = −softplus(−x)
softplus = define_function(
    "softplus",
    lambda x: np.logaddexp(x, np.zeros_like(x)),
    lambda s, x: s.add(s.max(x, 0), s.log1p(s.exp(s.neg(s.abs(x))))),
    lambda g, y, x: [mul(g, sigmoid(x))],
    activation=True,
    layer="Softplus",
    onnx="Softplus",
)

logsigmoid = define_function(
    "logsigmoid",
    lambda x: -np.logaddexp(-x, np.zeros_like(x)),
    lambda s, x: s.sub(s.min(x, 0), s.log1p(s.exp(s.neg(s.abs(x))))),
    lambda g, y, x: [mul(g, sigmoid(neg(x)))],
    doc="Return log σ(x), without overflow.",
    activation=True,
)

# silu(x) = x·σ(x);  silu'(x) = σ(x) + silu(x)·(1 − σ(x))
silu = define_function(
    "silu",
    lambda x: x / (1 + np.exp(-x)),
    lambda s, x: s.div(x, s.add(1, s.exp(s.neg(x)))),
    lambda g, y, x: [mul(g, add(sigmoid(x), mul(y, sub(1, sigmoid(x)))))],
    doc="Return x·σ(x), also called swish.",
    activation=True,
    layer="SiLU",
)


def _mish_scalar(s: Any, x: Any) -> Any:
    """tanh(log(1 + e)) = n/(n + 2) with e = eˣ and n = e·(e + 2); beyond 20 it is 1."""
    e = s.exp(s.min(x, 20))
    n = s.mul(e, s.add(e, 2))
    return s.mul(x, s.div(n, s.add(n, 2)))


def _mish_grad(g: Node, y: Node, x: Node) -> list[Node | None]:
    """t + x·(1 − t²)·σ(x) with t = tanh(softplus(x))."""
    t = tanh(softplus(x))
    return [mul(g, add(t, mul(x, mul(sub(1, square(t)), sigmoid(x)))))]


mish = define_function(
    "mish",
    lambda x: x * np.tanh(np.logaddexp(x, np.zeros_like(x))),
    _mish_scalar,
    _mish_grad,
    doc="Return x·tanh(softplus(x)).",
    activation=True,
    layer="Mish",
    onnx="Mish",
)

# --- gelu ----------------------------------------------------------------------------------------

# gelu(x) = x·Φ(x);  gelu'(x) = Φ(x) + x·φ(x). Far below zero the error is a rounding of x, not of
# the result: Φ is as exact as a part of 1.
gelu = define_function(
    "gelu",
    lambda x: (x * normal_cdf.numpy(x.astype(np.float64))).astype(x.dtype),
    lambda s, x: s.mul(x, s.normal_cdf(x)),
    lambda g, y, x: [mul(g, add(normal_cdf(x), mul(x, normal_pdf(x))))],
    activation=True,
    layer="GELU",
)

TANH_SCALE, TANH_CUBE = math.sqrt(2 / math.pi), 0.044715


def _gelu_tanh_grad(g: Node, y: Node, x: Node) -> list[Node | None]:
    """With t = tanh(u): (1 + t)/2 + x/2·(1 − t²)·u', u = √(2/π)·(x + 0.044715·x³)."""
    squared = square(x)
    t = tanh(mul(TANH_SCALE, mul(x, add(1, mul(TANH_CUBE, squared)))))
    slope = mul(TANH_SCALE, add(1, mul(3 * TANH_CUBE, squared)))
    inner = mul(mul(x, 0.5), mul(sub(1, square(t)), slope))
    return [mul(g, add(mul(0.5, add(1, t)), inner))]


def _gelu_tanh_scalar(s: Any, x: Any) -> Any:
    """(1 + tanh u)/2 is σ(2u), which keeps its digits far below zero."""
    u = s.mul(x, s.add(1, s.mul(s.mul(x, x), TANH_CUBE)))
    return s.div(x, s.add(1, s.exp(s.mul(u, -2 * TANH_SCALE))))


def _gelu_tanh_numpy(x: np.ndarray) -> np.ndarray:
    """The same sigmoid, as e^−log(1 + e^−2u)."""
    u = TANH_SCALE * (x + TANH_CUBE * x**3)
    return np.asarray(x * np.exp(-np.logaddexp(-2 * u, np.zeros_like(u))))


gelu_tanh = define_function(
    "gelu_tanh", _gelu_tanh_numpy, _gelu_tanh_scalar, _gelu_tanh_grad, activation=True
)
