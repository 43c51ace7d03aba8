"""Rules that give a spelled-out form its name."""

from __future__ import annotations

import math

import numpy as np

from kitsune.ir.node import Node
from kitsune.ir.ops import gelu, layer_norm, relu, silu, softmax
from kitsune.ir.rewrite import Pat, any_, op_, rule, value_

x, w, b = any_("x"), any_("w"), any_("b")
half, one = value_(0.5), value_(1.0)


@rule(op_("maximum", x, value_(0.0)))
def name_relu(x: Node) -> Node:
    return relu(x)


@rule(x * op_("sigmoid", x))
def name_silu(x: Node) -> Node:
    """x·σ(x) is one activation: one exp, one divide, no second pass over x."""
    return silu(x)


@rule((x * half) * (one + op_("erf", x * value_(math.sqrt(0.5)))))
def name_gelu(x: Node) -> Node:
    return gelu(x)


@rule(half * (x * (one + op_("erf", x * value_(math.sqrt(0.5))))))
def name_gelu_half_last(x: Node) -> Node:
    return gelu(x)


@rule(half * (x * (one + op_("erf", x / value_(math.sqrt(2.0))))))
def name_gelu_divided(x: Node) -> Node:
    return gelu(x)


shifted = op_("exp", x - Pat("max", (x,), "m"))


@rule(shifted / Pat("sum", (shifted,), "s"))
def name_softmax(x: Node, m: Node, s: Node) -> Node | None:
    axes = m.attr("axes")
    return softmax(x, axes=axes) if s.attr("axes") == axes else None


centred = x - Pat("mul", (Pat("sum", (x,), "s"), any_("c")))
variance = Pat("mul", (Pat("sum", (centred * centred,), "s2"), any_("c2")))


@rule((centred * op_("rsqrt", variance + any_("eps"))) * w + b)
def name_layer_norm(**f: Node) -> Node | None:
    """Only where both means divide by the number of elements they sum."""
    axes, x = f["s"].attr("axes"), f["x"]
    count = math.prod(x.shape[a] for a in axes)
    scalars = [f[c] for c in ("c", "c2", "eps")]
    if f["s2"].attr("axes") != axes or any(c.op != "constant" or c.shape for c in scalars):
        return None
    c, c2, eps = (float(s.attr("value").value) for s in scalars)
    if not (math.isclose(c * count, 1, rel_tol=1e-5) and math.isclose(c2 * count, 1, rel_tol=1e-5)):
        return None
    fits = all(np.broadcast_shapes(x.shape, f[p].shape) == x.shape for p in ("w", "b"))
    return layer_norm(x, f["w"], f["b"], axes=axes, eps=eps) if fits else None


RAISING = [
    name_relu, name_silu, name_gelu, name_gelu_half_last, name_gelu_divided, name_softmax,
    name_layer_norm,
]  # fmt: skip
