"""Rewrite a traced graph to the canonical form that planning expects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from kitsune.config import Ambient, FusionConfig, is_set
from kitsune.config.pattern_names import NAMED
from kitsune.ir.budget import is_from_file
from kitsune.ir.dtypes import f32, i32
from kitsune.ir.loops import hoist, inline_constants, merge_loops
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, cast, constant, loop
from kitsune.ir.ops.loop import loop_key
from kitsune.ir.ops.op_table import use_line
from kitsune.ir.rewrite import Fired, fold_constants, read_constant, rebuild, rewrite
from kitsune.ir.rules import CANONICAL, SIMPLIFY
from kitsune.ir.verify_graph import verify
from kitsune.plan.channels_last import use_channels_last
from kitsune.plan.group import RewriteResult
from kitsune.plan.restructure import fold_scales, restructure
from kitsune.target import Limits


def canonicalize(
    graph: Graph, limits: Limits, config: FusionConfig, ambient: Ambient
) -> RewriteResult:
    """No later stage reads the values of larger constants."""
    verify(graph, "the front end")

    def is_wanted(pattern: str) -> bool:
        return pattern not in ambient.never and config.refusal(NAMED[pattern]) is None

    is_fused = config.off(limits.device) is None
    folds_views = is_fused and is_wanted("reshape_op") and limits.channels_last
    if config.use_quantized_weights:
        from kitsune.quant.methods.quantise_graph import quantise_weights, uniform

        graph = quantise_weights(graph, uniform(config.bits_per_weight)).graph
    if any(node.op == "loop" for node in graph.nodes()):
        graph = canonicalize_loops(fold_constants(graph), limits, config, ambient)
    graph = fold_constants(graph, keep_weights=folds_views)
    graph = convolve_in_f32(graph, limits)
    source = decompose_composites(graph)
    fired: list[Fired] = []
    if is_fused:
        rules = [r for r in CANONICAL if not r.implements or is_wanted(r.implements)]
        graph = rewrite(graph, rules, fired=fired)
        if is_wanted("linear_bn"):
            graph = fold_scales(graph, fired)  # while a convolution is one op
        if folds_views and any(node.op == "conv" for node in graph.nodes()):
            graph = use_channels_last(graph, fired)
        graph = rewrite(decompose_composites(graph), SIMPLIFY)
        graph = restructure(graph, limits, is_wanted, config.min_fusion_benefit, fired)
    else:
        graph = source
    if is_set("KITSUNE_CHECK") or is_from_file():
        verify(graph, "rewriting")
    return RewriteResult(graph, source, tuple(fired))


# --- loops ----------------------------------------------------------------------------------------


def canonicalize_loops(
    graph: Graph, limits: Limits, config: FusionConfig, ambient: Ambient
) -> Graph:
    """Hoist what is invariant, and rewrite the body of each loop to canonical form."""
    graph = merge_loops(graph)
    new: dict[Node, Node] = {}
    known: dict[tuple[Any, ...], Sequence[Node]] = {}
    for node in graph.nodes():
        new[node] = made = rebuild(node, tuple(new[i] for i in node.inputs))
        if node.op != "loop":
            continue
        key, count = loop_key(made), made.attr("count")
        if key not in known:
            with use_line(node.line):
                body, inputs = inline_constants(*hoist(made.attr("body"), count, made.inputs))
                step = canonicalize(body.graph, limits, config, ambient).graph
                known[key] = loop(replace(body, graph=step), count, *inputs)
        new[node] = known[key][made.attr("output")]
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


# --- composites -----------------------------------------------------------------------------------


def decompose_composites(graph: Graph) -> Graph:
    """Decompose composites that contain contractions. Elementwise ops around a contraction are then
    fused with it, whoever wrote it."""
    if not any(is_composite(n) for n in graph.nodes()):
        return graph
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        inputs = tuple(new[i] for i in node.inputs)
        expand = OPS[node.op].expand if is_composite(node) else None
        with use_line(node.line):
            new[node] = expand(*inputs, **dict(node.attrs)) if expand else rebuild(node, inputs)
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def is_composite(node: Node) -> bool:
    """Whether it is made of contractions, and planned as those."""
    row = OPS[node.op]
    return row.kind is Kind.CONTRACT and row.expand is not None


# --- convolutions of integers ---------------------------------------------------------------------

MAX_EXACT_F32_INTEGER = 1 << 24  # below which f32 has every integer


def convolve_in_f32(graph: Graph, limits: Limits) -> Graph:
    """Rewrite i32 convolutions of int8 values to f32 where the sums stay exact.

    A sum of integers in f32 is the same integer as long as no part of it passes 2²⁴. Where weights
    show that none does, an i32 convolution becomes an f32 one: on targets without int8 dot
    products, and for depthwise convolutions, which have no channels to group.
    """
    nodes = list(graph.nodes())
    if not any(node.op == "conv" and node.dtype == i32 for node in nodes):
        return graph
    work = _F32Rewriter(limits.int8_dot)
    for node in nodes:
        with use_line(node.line):
            work.add(node)
    return Graph(graph.inputs, tuple(work.new[o] for o in graph.outputs))


class _F32Rewriter:
    """Every node so far; those of i32 that f32 holds also in f32, with the largest they can be."""

    def __init__(self, words: bool) -> None:
        self.has_int8_dot = words
        self.new: dict[Node, Node] = {}
        self.floats: dict[Node, tuple[Node, float]] = {}

    def add(self, node: Node) -> None:
        inputs = tuple(self.new[i] for i in node.inputs)
        found = None
        if node.dtype == i32:
            found = (
                self._convert_conv(node, inputs)
                if node.op == "conv"
                else self._convert_offset(node)
            )
        if found is not None:
            self.floats[node] = found
            self.new[node] = cast(found[0], dtype=i32)
        elif node.op == "cast" and node.dtype == f32 and node.inputs[0] in self.floats:
            self.new[node] = self.floats[node.inputs[0]][0]
        else:
            self.new[node] = rebuild(node, inputs)

    def _convert_conv(self, node: Node, inputs: tuple[Node, ...]) -> tuple[Node, float] | None:
        """In f32, if it should be and no sum is too large."""
        x, weights = inputs
        alone = weights.shape[1] == 1 and node.attr("groups") > 1
        taps = _read_constant(weights)
        if (self.has_int8_dot and not alone) or not _is_small(x) or taps is None:
            return None
        most = np.abs(taps.astype(np.float64)).reshape(len(taps), -1).sum(1).max(initial=0) * 255
        if most >= MAX_EXACT_F32_INTEGER:
            return None
        image = cast(x.inputs[0] if x.op == "cast" else x, dtype=f32)
        filters = constant(taps.astype(np.float32))
        return OPS["conv"].build((image, filters), dict(node.attrs), node.line), most

    def _convert_offset(self, node: Node) -> tuple[Node, float] | None:
        """Add or subtract a constant from such a sum."""
        if node.op not in ("add", "sub") or node.inputs[0] not in self.floats:
            return None
        total, most = self.floats[node.inputs[0]]
        term = _read_constant(self.new[node.inputs[1]])
        if term is None:
            return None
        most += float(np.abs(term.astype(np.float64)).max(initial=0))
        if most >= MAX_EXACT_F32_INTEGER:
            return None
        other = constant(term.astype(np.float32))
        return OPS[node.op].build((total, other), dict(node.attrs), node.line), most


def _read_constant(node: Node) -> np.ndarray | None:
    """A constant, which may be held in fewer bytes."""
    return read_constant(node.inputs[0] if node.op == "cast" else node)


def _is_small(x: Node) -> bool:
    """Whether integers are int8 values, or int8 values less zero points: within ±255."""
    if x.op == "sub":
        return all(map(_is_small, x.inputs))
    return x.op == "cast" and x.inputs[0].dtype.is_int and x.inputs[0].dtype.itemsize == 1
