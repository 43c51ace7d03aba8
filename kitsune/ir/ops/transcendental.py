"""MAP rows of functions: exponentials, logarithms, roots, trigonometric and hyperbolic functions.

Scalar forms are written in few primitives, and so that no digit is lost near zero and nothing
overflows before the result does.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from kitsune.ir.node import Node
from kitsune.ir.ops.arithmetic import add, div, mul, neg, square, sub
from kitsune.ir.ops.op_table import Op, define_function

# --- exponentials and logarithms -----------------------------------------------------------------

exp = define_function(
    "exp",
    np.exp,
    lambda s, x: s.exp(x),
    lambda g, y, x: [mul(g, y)],
    doc="Return the exponential of each element: eˣ.",
    onnx="Exp",
)

expm1 = define_function(
    "expm1",
    np.expm1,
    lambda s, x: s.expm1(x),
    lambda g, y, x: [mul(g, add(y, 1))],
    doc="Return eˣ − 1, accurate near 0.",
)

log = define_function(
    "log",
    np.log,
    lambda s, x: s.log(x),
    lambda g, y, x: [div(g, x)],
    domain=(0.2, 4.0),
    doc="Return the natural logarithm of each element.",
    onnx="Log",
)

log1p = define_function(
    "log1p",
    np.log1p,
    lambda s, x: s.log1p(x),
    lambda g, y, x: [div(g, add(x, 1))],
    domain=(-0.8, 3.0),
    doc="Return log(1 + x), accurate near 0.",
)

# --- roots ---------------------------------------------------------------------------------------

sqrt = define_function(
    "sqrt",
    np.sqrt,
    lambda s, x: s.sqrt(x),
    lambda g, y, x: [div(mul(g, 0.5), y)],
    domain=(0.2, 4.0),
    doc="Return the square root of each element: √x.",
    onnx="Sqrt",
)

rsqrt = define_function(
    "rsqrt",
    lambda x: 1 / np.sqrt(x),
    lambda s, x: s.rsqrt(x),
    lambda g, y, x: [mul(g, mul(-0.5, div(y, x)))],
    domain=(0.2, 4.0),
    doc="Return the reciprocal square root of each element: 1/√x.",
)

# --- trigonometric -------------------------------------------------------------------------------

sin = define_function(
    "sin",
    np.sin,
    lambda s, x: s.sin(x),
    lambda g, y, x: [mul(g, cos(x))],
    doc="Return the sine of each element, in radians.",
    onnx="Sin",
)

cos: Op = define_function(
    "cos",
    np.cos,
    lambda s, x: s.cos(x),
    lambda g, y, x: [neg(mul(g, sin(x)))],
    doc="Return the cosine of each element, in radians.",
    onnx="Cos",
)

tan = define_function(
    "tan",
    np.tan,
    lambda s, x: s.div(s.sin(x), s.cos(x)),
    lambda g, y, x: [mul(g, add(1, square(y)))],
    domain=(-1.2, 1.2),
    doc="Return the tangent of each element, in radians.",
    onnx="Tan",
)


def _sqrt_one_minus_square(x: Node) -> Node:
    """√(1 − x²), to full precision near ±1."""
    return sqrt(mul(sub(1, x), add(1, x)))


# asin x = atan(x/√(1 − x²)) and acos x = 2·atan √((1 − x)/(1 + x))
asin = define_function(
    "asin",
    np.arcsin,
    lambda s, x: s.atan(s.div(x, s.sqrt(s.mul(s.sub(1, x), s.add(1, x))))),
    lambda g, y, x: [div(g, _sqrt_one_minus_square(x))],
    domain=(-0.9, 0.9),
    doc="Return the arc sine of each element, in radians.",
    onnx="Asin",
)

acos = define_function(
    "acos",
    np.arccos,
    lambda s, x: s.mul(2, s.atan(s.sqrt(s.div(s.sub(1, x), s.add(1, x))))),
    lambda g, y, x: [neg(div(g, _sqrt_one_minus_square(x)))],
    domain=(-0.9, 0.9),
    doc="Return the arc cosine of each element, in radians.",
    onnx="Acos",
)

atan = define_function(
    "atan",
    np.arctan,
    lambda s, x: s.atan(x),
    lambda g, y, x: [div(g, add(1, square(x)))],
    doc="Return the arc tangent of each element, in radians.",
    onnx="Atan",
)


def _atan2_scalar(s: Any, y: Any, x: Any) -> Any:
    """The angle within the first eighth, then turned to where the signs, of zeros too, say."""
    up, right = s.abs(y), s.abs(x)
    low, high = s.min(up, right), s.max(up, right)
    same = s.where(s.eq(high, 0), s.const(0, y.dtype), 1)  # of two zeros, and of two infinities
    angle = s.atan(s.where(s.eq(low, high), same, s.div(low, high)))
    angle = s.where(s.lt(right, up), s.sub(math.pi / 2, angle), angle)
    angle = s.where(_is_negative(s, x), s.sub(math.pi, angle), angle)
    return s.where(_is_negative(s, y), s.neg(angle), angle)


def _is_negative(s: Any, x: Any) -> Any:
    """Return whether x is below zero, or is −0."""
    return s.or_(s.lt(x, 0), s.lt(s.div(1, x), 0))


def _atan2_grad(g: Node, angle: Node, y: Node, x: Node) -> list[Node | None]:
    part = div(g, add(square(x), square(y)))
    return [mul(part, x), neg(mul(part, y))]


atan2 = define_function(
    "atan2",
    np.arctan2,
    _atan2_scalar,
    _atan2_grad,
    domain=(0.3, 3.0),
    doc="Return the angle of the point (other, self), in radians.",
)

# --- hyperbolic ----------------------------------------------------------------------------------

LARGE = 20.0  # e⁻²⁰ against e²⁰ is beyond the last digit of f64
HUGE = 1e9  # so is 1 against 10¹⁸


def _restore_sign(s: Any, x: Any, made: Any) -> Any:
    """Give a function of |x| the sign of x; −0 stays."""
    return s.where(s.eq(x, 0), x, s.where(s.lt(x, 0), s.neg(made), made))


def _half_exp(s: Any, size: Any) -> Any:
    """e^x/2, which is finite for a little longer than e^x."""
    root = s.exp(s.mul(size, 0.5))
    return s.mul(s.mul(root, 0.5), root)


def _sinh_scalar(s: Any, x: Any) -> Any:
    """With m = e^|x| − 1: (m + m/(m + 1))/2."""
    size = s.abs(x)
    m = s.expm1(size)
    near = s.mul(s.add(m, s.div(m, s.add(m, 1))), 0.5)
    return _restore_sign(s, x, s.where(s.lt(size, LARGE), near, _half_exp(s, size)))


def _cosh_scalar(s: Any, x: Any) -> Any:
    size = s.abs(x)
    e = s.exp(size)
    near = s.mul(s.add(e, s.div(1, e)), 0.5)
    return s.where(s.lt(size, LARGE), near, _half_exp(s, size))


def _asinh_scalar(s: Any, x: Any) -> Any:
    """log(a + √(a² + 1)) with a = |x|, as log1p(a + a²/(1 + √(a² + 1)))."""
    a = s.abs(x)
    squared = s.mul(a, a)
    near = s.log1p(s.add(a, s.div(squared, s.add(1, s.sqrt(s.add(squared, 1))))))
    return _restore_sign(s, x, s.where(s.lt(a, HUGE), near, s.add(s.log(a), math.log(2))))


def _acosh_scalar(s: Any, x: Any) -> Any:
    """log(x + √(x² − 1)), as log1p(t + √t·√(x + 1)) with t = x − 1; there is none below 1."""
    t = s.sub(x, 1)
    near = s.log1p(s.add(t, s.mul(s.sqrt(t), s.sqrt(s.add(x, 1)))))
    return s.where(s.lt(x, HUGE), near, s.add(s.log(x), math.log(2)))


def _atanh_scalar(s: Any, x: Any) -> Any:
    """log((1 + a)/(1 − a))/2 with a = |x|, as log1p(2a/(1 − a))/2."""
    a = s.abs(x)
    return _restore_sign(s, x, s.mul(s.log1p(s.div(s.mul(a, 2), s.sub(1, a))), 0.5))


sinh = define_function(
    "sinh",
    np.sinh,
    _sinh_scalar,
    lambda g, y, x: [mul(g, cosh(x))],
    doc="Return the hyperbolic sine of each element.",
    onnx="Sinh",
)

cosh: Op = define_function(
    "cosh",
    np.cosh,
    _cosh_scalar,
    lambda g, y, x: [mul(g, sinh(x))],
    doc="Return the hyperbolic cosine of each element.",
    onnx="Cosh",
)

tanh = define_function(
    "tanh",
    np.tanh,
    lambda s, x: s.tanh(x),
    lambda g, y, x: [mul(g, sub(1, mul(y, y)))],
    doc="Return the hyperbolic tangent of each element.",
    activation=True,
    layer="Tanh",
    onnx="Tanh",
)

asinh = define_function(
    "asinh",
    np.arcsinh,
    _asinh_scalar,
    lambda g, y, x: [mul(g, rsqrt(add(square(x), 1)))],
    doc="Return the inverse hyperbolic sine of each element.",
    onnx="Asinh",
)

acosh = define_function(
    "acosh",
    np.arccosh,
    _acosh_scalar,
    lambda g, y, x: [mul(g, rsqrt(mul(sub(x, 1), add(x, 1))))],
    domain=(1.2, 4.0),
    doc="Return the inverse hyperbolic cosine of each element.",
    onnx="Acosh",
)

atanh = define_function(
    "atanh",
    np.arctanh,
    _atanh_scalar,
    lambda g, y, x: [div(g, mul(sub(1, x), add(1, x)))],
    domain=(-0.9, 0.9),
    doc="Return the inverse hyperbolic tangent of each element.",
    onnx="Atanh",
)

# --- the error function --------------------------------------------------------------------------

_erf = np.vectorize(math.erf, otypes=[np.float64])  # the oracle may be slow

# erf'(x) = 2/√π · e^(−x²)
erf = define_function(
    "erf",
    lambda x: np.asarray(_erf(x), x.dtype),
    lambda s, x: s.erf(x),
    lambda g, y, x: [mul(g, mul(2 / math.sqrt(math.pi), exp(neg(mul(x, x)))))],
    doc="Return the error function of each element.",
    onnx="Erf",
)

_erfc = np.vectorize(math.erfc, otypes=[np.float64])


def normal_pdf(x: Node) -> Node:
    """φ(x) = e^(−x²/2)/√2π."""
    return mul(1 / math.sqrt(2 * math.pi), exp(mul(-0.5, mul(x, x))))


# Φ(x), the part of a normal distribution below x;  Φ'(x) = φ(x)
normal_cdf = define_function(
    "normal_cdf",
    lambda x: np.asarray(0.5 * _erfc(-x / math.sqrt(2)), x.dtype),
    lambda s, x: s.normal_cdf(x),
    lambda g, y, x: [mul(g, normal_pdf(x))],
)
