"""Name the fusion pattern of a group; the patterns are a table of regular expressions.

A group is spelled with one letter a node, inputs first, views left out:

    c contraction   o convolution      q dequantisation   r reduction   n normalisation
    k scan          i scatter
    a activation    s op with a number b other op of tensors   u other op of one   g movement

A pattern's `form` is a regular expression over that spelling. A group that no form fits is the work
of automatic fusion; it is named after the family it belongs to.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence

from kitsune.config import Ambient, FusionConfig
from kitsune.config.options import unknown
from kitsune.config.pattern_names import NAMED, FusionPattern
from kitsune.errors import FusionError
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.group import Plan, Refusal, is_number
from kitsune.system.records import dataclass

NORMS = {"layer_norm", "rms_norm", "batch_norm"}
LETTERS = {Kind.CONTRACT: "c", Kind.VIEW: "v", Kind.SCAN: "k", Kind.INDEX: "i"}


@dataclass(frozen=True)
class Form:
    """`kind` is the class of kernel; `spelling` what the ops of a plain match look like. Patterns
    without a spelling are made by rewriting or by the order of kernels, not by grouping."""

    kind: str
    spelling: str
    meaning: str


FORMS: dict[str, Form] = {
    "quantized_attention": Form(
        "attention", "[absuqrc]*q[absuqrc]*c", "attention over quantised keys and values"
    ),
    "attention_pattern": Form(
        "attention",
        "[absu]*c[absurc]*c",
        "matmul · scale · mask · softmax · matmul, scores never stored",
    ),
    "quantized_matmul_activation": Form(
        "contract", "qc[bs]{0,2}a", "a matmul with a low-bit weight, bias and activation"
    ),
    "quantized_matmul": Form("contract", "qc[bs]{0,2}", "a matmul with a low-bit weight, bias"),
    "conv_bn_activation": Form(
        "contract", "g?o[bsn]*a?", "a convolution with its bias, batch norm, residual, activation"
    ),
    "linear_activation": Form(
        "contract", "c[bs]{1,2}|c[bs]{0,2}a", "a matmul with its bias, scale, activation"
    ),
    "norm_activation": Form("row", "na", "a normalisation, then an activation"),
    "reduction": Form("row", "[absu]*[rn][absu]*", "a reduction with the elementwise around it"),
    "activation_chain": Form("row", "aa+", "activations one after another"),
    "scalar_activation": Form("row", "s+a", "ops with a number, then an activation"),
    "binary_unary": Form("row", "b[au]", "an op of two tensors, then one of a single tensor"),
    "elementwise_chain": Form("row", "[absug]{2,}", "elementwise ops one after another"),
    "reshape_op": Form("", "", "a view folded into the loads or stores of one op"),
    "matrix_chain": Form("", "", "a product of three or more matrices, in the cheapest order"),
    "linear_bn": Form("", "", "a scale or batch norm folded into the weights before it"),
    "multi_tensor": Form("", "", "small independent kernels as one, matmuls as one"),
}
PLAIN = {name: form for name, form in FORMS.items() if form.spelling}


@dataclass(frozen=True)
class Name:
    """What a group is called. `automatic`: it goes beyond the form that the name stands for."""

    pattern: FusionPattern
    automatic: bool = False


def classify_node(node: Node) -> str:
    row = OPS[node.op]
    if node.op == "dequantize":
        return "q"
    if row.kind is Kind.CONTRACT and any(map(_is_window, node.inputs)):
        return "o"
    if node.op in NORMS:
        return "n"
    if row.kind is Kind.REDUCE:
        return "r"
    if row.kind is not Kind.MAP:
        return LETTERS.get(row.kind, "h")
    if row.activation:
        return "a"
    if row.reach is not None:
        return "g"
    tensors = [i for i in node.inputs if not is_number(i)]
    if len(node.inputs) > 1 and len(tensors) == 1:
        return "s"
    return "b" if len(tensors) > 1 else "u"


def _is_window(operand: Node) -> bool:
    """Whether an operand of a contraction is a sliding window."""
    while OPS[operand.op].kind is Kind.VIEW and operand.op != "window":
        operand = operand.inputs[0]
    return operand.op == "window"


def is_dequantisation(node: Node) -> bool:
    """Whether it dequantises: a packed weight, or int8 values."""
    source = node.inputs[0].dtype if node.inputs else node.dtype
    is_int8 = source.is_int and source.itemsize == 1
    return node.op == "dequantize" or (node.op == "cast" and node.dtype.is_float and is_int8)


def name_pattern(kind: str, nodes: Sequence[Node], views: int, outputs: int) -> Name | None:
    """The name of a group of these nodes, inputs first, which reads through that many views and
    stores that many results. One op alone is no fusion and has none."""
    letters = "".join(
        "q" if kind == "attention" and is_dequantisation(n) else classify_node(n) for n in nodes
    )
    spelled = letters.replace("v", "")
    if len(spelled) < 2:
        if len(letters) + views < 2:
            return None
        if spelled == "o":
            return Name(NAMED["conv_bn_activation"])
        dropped = spelled in ("r", "n") and len(letters) > 1  # the axes that a reduction keeps
        return Name(NAMED["reduction" if dropped else "reshape_op"])
    for name, form in PLAIN.items():
        if form.kind == kind and re.fullmatch(form.spelling, spelled):
            return Name(NAMED[name], automatic=outputs > 1)
    return Name(NAMED[_name_family(kind, spelled)], automatic=True)


def _name_family(kind: str, spelled: str) -> str:
    if kind == "attention":
        return "quantized_attention" if "q" in spelled else "attention_pattern"
    if kind == "contract":
        if "q" in spelled:
            return "quantized_matmul_activation" if "a" in spelled else "quantized_matmul"
        return "conv_bn_activation" if "o" in spelled else "linear_activation"
    if set(spelled) & set("rnki"):
        return "norm_activation" if {"n", "a"} <= set(spelled) else "reduction"
    return "elementwise_chain"


def list_ops(nodes: Sequence[Node]) -> tuple[str, ...]:
    """The ops of a group, as a parametrised pattern lists them: views left out."""
    return tuple(n.op for n in nodes if OPS[n.op].kind is not Kind.VIEW)


# --- required patterns ----------------------------------------------------------------------------
#
# Raise an error when a pattern of `must_fuse` did not fuse; log plans for `debug=True`.


MAX_REASONS = 5
log = logging.getLogger("kitsune")


def check_required_patterns(plan: Plan, config: FusionConfig, ambient: Ambient) -> None:
    """Raise unless every pattern of `must_fuse` fired."""
    fired = plan.patterns()
    for name in ambient.must:
        if name not in NAMED and name not in config.custom_patterns:
            raise unknown("fusion pattern", name, [*NAMED, *config.custom_patterns])
        if name not in fired:
            raise make_unfused_error(plan, name)


def make_unfused_error(plan: Plan, name: str) -> FusionError:
    """The error for a pattern that did not fire, with the refusals that concern it."""
    reasons = plan.off or "; ".join(str(r) for r in find_refusals(plan, name)[:MAX_REASONS])
    form = f": {FORMS[name].meaning}" if name in FORMS else ""
    made = ", ".join(plan.patterns()) or "none"
    return FusionError(
        f"{name} did not fuse",
        why=reasons or f"nothing in the graph has its form{form}",
        hint=f"the patterns that fused are {made}; explain() says why others did not",
    )


def find_refusals(plan: Plan, name: str) -> list[Refusal]:
    """Refusals that name the pattern, else those between ops that its form has."""
    named = [r for r in plan.refusals if name in r.reason]
    form = FORMS[name].spelling if name in FORMS else ""
    between = [
        r
        for r in plan.refusals
        if classify_node(r.producer) in form and classify_node(r.consumer) in form
    ]
    return named or between


def log_plan(plan: Plan) -> None:
    """Each pattern applied and each refusal, for `debug=True`. Where nobody listens to the
    "kitsune" logger, standard error does."""
    if not log.hasHandlers():
        log.addHandler(logging.StreamHandler())
    if log.level == logging.NOTSET:
        log.setLevel(logging.INFO)
    if plan.off:
        log.info("%s", plan.off)
    for f in plan.rewritten:
        log.info(
            "%s: %s became %s%s", f.pattern, f.before, f.after, f" ({f.note})" if f.note else ""
        )
    for g in plan.groups:
        if g.pattern:
            log.info("%s: %s, predicted gain %.2f", g.pattern, g, g.predicted.gain)
    for r in plan.refusals:
        log.info("refused: %s", r)
