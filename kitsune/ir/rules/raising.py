"""Rules that raise a decomposed form to its named op.

Front ends decompose a composite in many ways that differ in how a product is associated or a mean
is taken. Simplifying has removed what it can of that; what is left is listed here, one pattern
each, or read by a function where parts vary independently of each other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from kitsune.ir.dtypes import boolean, f32, f64
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    attention,
    gelu,
    gelu_tanh,
    hardswish,
    layer_norm,
    log_softmax,
    mish,
    mul,
    relu,
    rms_norm,
    safe_softmax,
    sigmoid,
    silu,
    softmax,
    transpose,
)
from kitsune.ir.ops.contract import causal_mask
from kitsune.ir.rewrite import Pat, Rule, any_, is_constant, op_, rule, value_

x, w, b, n = any_("x"), any_("w"), any_("b"), any_("n")
half, one = value_(0.5), value_(1.0)


def make_rules(name: str, patterns: Sequence[Pat], build: Callable[..., Node | None]) -> list[Rule]:
    """One rule for each spelling."""
    return [Rule(p, build, title=f"{name}_{at}") for at, p in enumerate(patterns, 1)]


# --- activations ---------------------------------------------------------------------------------


@rule(op_("maximum", x, value_(0.0)))
def raise_relu(x: Node) -> Node:
    return relu(x)


grown = one + op_("exp", op_("neg", x))


@rule(op_("reciprocal", grown))
def raise_sigmoid(x: Node) -> Node:
    return sigmoid(x)


@rule(x / grown)
def raise_silu_division(x: Node) -> Node:
    return silu(x)


@rule(x * op_("sigmoid", x))
def raise_silu(x: Node) -> Node:
    """x·σ(x) is one activation: one exp, one divide, no second pass over x."""
    return silu(x)


@rule(x * op_("tanh", op_("softplus", x)))
def raise_mish(x: Node) -> Node:
    return mish(x)


@rule(x * op_("hardsigmoid", x))
def raise_hardswish(x: Node) -> Node:
    return hardswish(x)


def match_half_product(bend: Pat) -> list[Pat]:
    """Return the patterns of x/2·(1 + bend), however it is associated."""
    whole = one + bend
    return [(x * half) * whole, half * (x * whole), x * (half * whole)]


ERF = [op_("erf", x * value_(math.sqrt(0.5))), op_("erf", x / value_(math.sqrt(2.0)))]
raise_gelu = make_rules(
    "raise_gelu", [p for bend in ERF for p in match_half_product(bend)], lambda x: gelu(x)
)

root, cube, squared = value_(math.sqrt(2 / math.pi)), value_(0.044715), x * x
TANH = [
    root * (x + cube * (squared * x)),
    (root * x) * (one + cube * squared),
    root * (x * (one + cube * squared)),
    (root * x) * (one + (cube * x) * x),
]
raise_gelu_tanh = make_rules(
    "raise_gelu_tanh",
    [p for inner in TANH for p in match_half_product(op_("tanh", inner))],
    lambda x: gelu_tanh(x),
)

# --- softmax -------------------------------------------------------------------------------------
# Without the largest value subtracted it overflows elsewhere than the op does: that stays as it is.

shifted = x - Pat("max", (x,), "m")
exponential = op_("exp", shifted)
total = Pat("sum", (exponential,), "s")


def _softmax(x: Node, m: Node, s: Node) -> Node | None:
    axes = m.attr("axes")
    return softmax(x, axes=axes) if s.attr("axes") == axes else None


raise_softmax = make_rules(
    "raise_softmax", [exponential / total, exponential * op_("reciprocal", total)], _softmax
)


is_hidden = op_("eq", x, value_(-math.inf))


is_empty = [
    Pat("all", (is_hidden,), "a"),
    op_("logical_not", Pat("any", (op_("logical_not", is_hidden),), "a")),
]


def _safe_softmax(x: Node, a: Node, p: Node) -> Node | None:
    """Match torch's decomposition of _safe_softmax: a row of all −∞ gives zeros."""
    axes = p.attr("axes")
    return safe_softmax(x, axes=axes) if a.attr("axes") == axes else None


raise_safe_softmax = make_rules(
    "raise_safe_softmax",
    [op_("where", empty, value_(0.0), Pat("softmax", (x,), "p")) for empty in is_empty],
    _safe_softmax,
)


@rule(shifted - op_("log", total))
def raise_log_softmax(x: Node, m: Node, s: Node) -> Node | None:
    axes = m.attr("axes")
    return log_softmax(x, axes=axes) if s.attr("axes") == axes else None


# --- norms ---------------------------------------------------------------------------------------


@rule(n * w)
def raise_rms_norm(n: Node, w: Node) -> Node | None:
    """x/√(mean(x²) + eps)·w."""
    found = _match_division_by_root(n)
    return _rms_norm(*found, w) if found is not None else None


@rule(x * (Pat("rsqrt", None, "r") * w))
def raise_rms_norm_scale_first(x: Node, r: Node, w: Node) -> Node | None:
    """x·(w/√(mean(x²) + eps))."""
    found = _match_division_by_root(mul(x, r))
    return _rms_norm(*found, w) if found is not None else None


def _rms_norm(x: Node, inside: Node, eps: float, w: Node) -> Node | None:
    mean = _match_mean(inside)
    if mean is None or mean[0].op != "mul" or mean[0].inputs != (x, x):
        return None
    return (
        rms_norm(x, w, axes=mean[1], eps=eps) if _is_constant_across_rows(w, x, mean[1]) else None
    )


@rule(Pat("rms_norm", None, "n") + b)
def raise_layer_norm(n: Node, b: Node) -> Node | None:
    """Raise the rest of a layer norm: the norm of x − mean, and a bias."""
    (centred, w), axes = n.inputs, n.attr("axes")
    if centred.op != "sub":
        return None
    x, middle = centred.inputs
    if _match_mean(middle) != (x, axes) or not _is_constant_across_rows(b, x, axes):
        return None
    made: Node = layer_norm(x, w, b, axes=axes, eps=n.attr("eps"))
    return made


def _match_division_by_root(node: Node) -> tuple[Node, Node, float] | None:
    """Return (a, v, eps) of a·rsqrt(v + eps) or a/sqrt(v + eps)."""
    if node.op == "div":
        sides = [(node.inputs[0], node.inputs[1], "sqrt")]
    elif node.op == "mul":
        a, b = node.inputs
        sides = [(a, b, "rsqrt"), (b, a, "rsqrt")]
    else:
        return None
    for above, below, op in sides:
        if below.op != op or below.inputs[0].op != "add":
            continue
        for inside, eps in (below.inputs[0].inputs, below.inputs[0].inputs[::-1]):
            if _is_number(eps):
                return above, inside, _number(eps)
    return None


def _match_mean(node: Node) -> tuple[Node, tuple[int, ...]] | None:
    """Return (x, axes) of a mean: the sum over the number of elements summed."""
    if node.op not in ("mul", "div"):
        return None
    for summed, by in (node.inputs, node.inputs[::-1]) if node.op == "mul" else (node.inputs,):
        if summed.op != "sum" or not _is_number(by):
            continue
        source, axes = summed.inputs[0], summed.attr("axes")
        count = math.prod(source.shape[a] for a in axes)
        wanted = 1 / count if node.op == "mul" and count else count
        if math.isclose(_number(by), wanted, rel_tol=1e-6):
            return source, axes
    return None


def _is_number(node: Node) -> bool:
    if node.op != "constant" or not node.dtype.is_float or not node.dtype.itemsize:
        return False
    return bool(node.attr("value").value.size == 1)


def _number(node: Node) -> float:
    return float(node.attr("value").value.reshape(()))


def _is_constant_across_rows(weight: Node, x: Node, axes: tuple[int, ...]) -> bool:
    """Return whether a weight is the same for every row: it varies along the axes of the norm
    alone."""
    if len(weight.shape) > len(x.shape):
        return False
    lead = len(x.shape) - len(weight.shape)
    varies = [lead + d for d, size in enumerate(weight.shape) if size != 1]
    return all(d in axes and weight.shape[d - lead] == x.shape[d] for d in varies)


# --- attention -----------------------------------------------------------------------------------


def _attention(x: Node, p: Node, v: Node) -> Node | None:
    """softmax(q·kᵀ·scale + mask)·v, where nothing else stands between the two products."""
    if p.attr("axes") != (len(x.shape) - 1,) or x.dtype not in (f32, f64):
        return None  # f16 and bf16 scores are rounded on the way, and those of attention are not
    scores, hidden = _split_mask(x, "where")
    causal = hidden is causal_mask(*x.shape[-2:])
    mask = None if causal else hidden
    if mask is None:
        scores, mask = _split_mask(scores, "where")
    if mask is None:
        scores, mask = _split_mask(scores, "add")
    scores, scale = _split_scale(scores)
    if scores.op != "matmul":
        return None
    q, turned = scores.inputs
    return attention(q, transpose(turned), v, mask, scale, causal, safe=p.op == "safe_softmax")


raise_attention = make_rules(
    "raise_attention",
    [Pat(op, (x,), "p") @ any_("v") for op in ("softmax", "safe_softmax")],
    _attention,
)


def _split_mask(scores: Node, how: str) -> tuple[Node, Node | None]:
    """Return (scores, mask) of where(mask, scores, −∞) or of scores + mask."""
    if scores.op != how:
        return scores, None
    if how == "where":
        mask, value, other = scores.inputs
        hides = mask.dtype == boolean and is_constant(other, -math.inf)
        return (value, mask) if hides and value.shape == scores.shape else (scores, None)
    for value, mask in (scores.inputs, scores.inputs[::-1]):
        if _split_scale(value)[0].op == "matmul" and value.shape == scores.shape:
            return value, mask
    return scores, None


def _split_scale(scores: Node) -> tuple[Node, float]:
    """Return (scores, scale) of scores·scale."""
    if scores.op == "mul":
        for value, by in (scores.inputs, scores.inputs[::-1]):
            if _is_number(by) and value.shape == scores.shape:
                return value, _number(by)
    return scores, 1.0


RAISING: list[Rule] = [
    raise_relu,
    raise_sigmoid,
    raise_silu_division,
    raise_silu,
    raise_mish,
    raise_hardswish,
    *raise_gelu,
    *raise_gelu_tanh,
    *raise_softmax,
    raise_log_softmax,
    raise_rms_norm,
    raise_rms_norm_scale_first,
    raise_layer_norm,
    *raise_safe_softmax,
    *raise_attention,
]
