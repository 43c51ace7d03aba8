"""MAP rows: one output element per input element, inputs broadcast."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from kitsune.errors import DTypeError
from kitsune.ir.dtypes import DType, Packed, boolean, f32
from kitsune.ir.node import Node
from kitsune.ir.ops.sources import constant
from kitsune.ir.ops.table import Kind, Op, broadcast, define, floats


def elementwise(name: str, numpy: Any, scalar: Any, grad: Any = None, **fields: Any) -> Op:
    fields.setdefault("dtype", floats)
    return define(name, Kind.MAP, shape=broadcast, numpy=numpy, scalar=scalar, grad=grad, **fields)


def to_bool(*dtypes: DType) -> DType:
    floats(*dtypes)
    return boolean


def chosen(condition: DType, a: DType, b: DType) -> DType:
    if condition != boolean or a != b:
        raise DTypeError(
            f"cannot choose by {condition} between {a} and {b}",
            why="where takes a bool and two values of one type",
        )
    return a


# Rows that a gradient names before their definition have their type written out.

# --- arithmetic ----------------------------------------------------------------------------------

add = elementwise("add", np.add, lambda s, a, b: s.add(a, b),
                  lambda g, y, a, b: [g, g], commutes=True)  # fmt: skip

sub = elementwise("sub", np.subtract, lambda s, a, b: s.sub(a, b),
                  lambda g, y, a, b: [g, neg(g)])  # fmt: skip

mul: Op = elementwise("mul", np.multiply, lambda s, a, b: s.mul(a, b),
                      lambda g, y, a, b: [mul(g, b), mul(g, a)], commutes=True)  # fmt: skip

div: Op = elementwise("div", np.divide, lambda s, a, b: s.div(a, b),
                      lambda g, y, a, b: [div(g, b), neg(div(mul(g, y), b))],
                      domain=(0.5, 3.0))  # fmt: skip

neg: Op = elementwise("neg", np.negative, lambda s, x: s.neg(x), lambda g, y, x: [neg(g)])

abs_ = elementwise("abs", np.abs, lambda s, x: s.abs(x),
                   lambda g, y, x: [where(lt(x, constant(0.0)), neg(g), g)])  # fmt: skip

maximum = elementwise("maximum", np.maximum, lambda s, a, b: s.max(a, b),
                      lambda g, y, a, b: [where(lt(a, b), zero(g), g), where(lt(a, b), g, zero(g))],
                      commutes=True)  # fmt: skip

minimum = elementwise("minimum", np.minimum, lambda s, a, b: s.min(a, b),
                      lambda g, y, a, b: [where(lt(b, a), zero(g), g), where(lt(b, a), g, zero(g))],
                      commutes=True)  # fmt: skip

# --- comparisons and choice ----------------------------------------------------------------------

lt: Op = elementwise("lt", np.less, lambda s, a, b: s.lt(a, b), dtype=to_bool)

le = elementwise("le", np.less_equal, lambda s, a, b: s.le(a, b), dtype=to_bool)

eq = elementwise("eq", np.equal, lambda s, a, b: s.eq(a, b), dtype=to_bool, commutes=True)

where: Op = elementwise("where", np.where, lambda s, c, a, b: s.where(c, a, b),
                        lambda g, y, c, a, b: [None, where(c, g, zero(g)),
                                               where(c, zero(g), g)],
                        dtype=chosen)  # fmt: skip

# --- functions -----------------------------------------------------------------------------------

exp = elementwise("exp", np.exp, lambda s, x: s.exp(x), lambda g, y, x: [mul(g, y)])

log = elementwise("log", np.log, lambda s, x: s.log(x), lambda g, y, x: [div(g, x)],
                  domain=(0.2, 4.0))  # fmt: skip

sqrt = elementwise("sqrt", np.sqrt, lambda s, x: s.sqrt(x),
                   lambda g, y, x: [div(mul(g, constant(0.5)), y)], domain=(0.2, 4.0))  # fmt: skip

rsqrt = elementwise("rsqrt", lambda x: 1 / np.sqrt(x), lambda s, x: s.rsqrt(x),
                    lambda g, y, x: [mul(g, mul(constant(-0.5), div(y, x)))],
                    domain=(0.2, 4.0))  # fmt: skip

tanh = elementwise("tanh", np.tanh, lambda s, x: s.tanh(x),
                   lambda g, y, x: [mul(g, sub(constant(1.0), mul(y, y)))])  # fmt: skip

# erf'(x) = 2/√π · e^(−x²)
erf = elementwise("erf", lambda x: _erf(x).astype(x.dtype), lambda s, x: s.erf(x),
                  lambda g, y, x: [mul(g, mul(constant(2 / math.sqrt(math.pi)),
                                              exp(neg(mul(x, x)))))])  # fmt: skip

# --- activations ---------------------------------------------------------------------------------

relu = elementwise("relu", lambda x: np.maximum(x, 0), lambda s, x: s.max(x, s.const(0)),
                   lambda g, y, x: [where(lt(constant(0.0), x), g, zero(g))])  # fmt: skip

sigmoid = elementwise("sigmoid", lambda x: 1 / (1 + np.exp(-x)),
                      lambda s, x: s.div(s.const(1), s.add(s.const(1), s.exp(s.neg(x)))),
                      lambda g, y, x: [mul(g, mul(y, sub(constant(1.0), y)))])  # fmt: skip

# silu(x) = x·σ(x);  silu'(x) = σ(x) + silu(x)·(1 − σ(x))
silu = elementwise("silu", lambda x: x / (1 + np.exp(-x)),
                   lambda s, x: s.div(x, s.add(s.const(1), s.exp(s.neg(x)))),
                   lambda g, y, x: [mul(g, add(sigmoid(x), mul(y, sub(constant(1.0),
                                                                      sigmoid(x)))))])  # fmt: skip

# gelu(x) = x·Φ(x) = x/2·(1 + erf(x/√2));  gelu'(x) = Φ(x) + x·φ(x)
gelu = elementwise("gelu", lambda x: (x * 0.5 * (1 + _erf(x / math.sqrt(2)))).astype(x.dtype),
                   lambda s, x: s.mul(s.mul(x, s.const(0.5)),
                                      s.add(s.const(1), s.erf(s.mul(x, s.const(math.sqrt(0.5)))))),
                   lambda g, y, x: [mul(g, add(_normal_cdf(x),
                                               mul(x, _normal_pdf(x))))])  # fmt: skip


def _normal_cdf(x: Node) -> Node:
    """Φ(x)."""
    return mul(constant(0.5), add(constant(1.0), erf(mul(x, constant(math.sqrt(0.5))))))


def _normal_pdf(x: Node) -> Node:
    """φ(x)."""
    return mul(constant(1 / math.sqrt(2 * math.pi)), exp(mul(constant(-0.5), mul(x, x))))


# --- storage -------------------------------------------------------------------------------------


def _dequantized(dtype: DType, **_: Any) -> DType:
    if not isinstance(dtype, Packed):
        raise DTypeError(f"cannot dequantize {dtype}", why="it is not a packed type")
    return f32


# A packed load already yields the value, so the scalar form has nothing to add. The oracle unpacks
# where it reads the constant, for the same reason.
dequantize = define("dequantize", Kind.MAP, shape=broadcast, numpy=lambda x: x,
                    scalar=lambda s, x: x, dtype=_dequantized)  # fmt: skip


def zero(like: Node) -> Node:
    return constant(0.0)


def _erf(x: np.ndarray) -> np.ndarray:
    """erf in float64, by math.erf: the oracle may be slow."""
    return np.asarray(np.vectorize(math.erf, otypes=[np.float64])(x))
