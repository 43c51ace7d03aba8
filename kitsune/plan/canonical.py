"""Rewrite a traced graph to the canonical form that planning expects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kitsune.config import Ambient, FusionConfig, is_set
from kitsune.config.patterns import NAMED
from kitsune.ir.budget import is_from_file
from kitsune.ir.node import Graph
from kitsune.ir.rewrite import Fired, fold_constants, rewrite
from kitsune.ir.rules import CANONICAL, SIMPLIFY
from kitsune.ir.verify import verify
from kitsune.plan.exact import convolve_in_f32
from kitsune.plan.folding import fold_scales
from kitsune.plan.layout import channels_last
from kitsune.plan.restructure import restructure
from kitsune.plan.spelling import spelled_out
from kitsune.quant.methods.quantise_graph import quantise_weights, uniform
from kitsune.target import Limits


@dataclass(frozen=True)
class RewriteResult:
    """A graph in canonical form, the graph it was rewritten from, and the fusion patterns that
    rewriting applied."""

    graph: Graph
    source: Graph
    fired: Sequence[Fired] = ()


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
        graph = quantise_weights(graph, uniform(config.bits_per_weight)).graph
    graph = fold_constants(graph, keep_weights=folds_views)
    graph = convolve_in_f32(graph, limits)
    source = spelled_out(graph)
    fired: list[Fired] = []
    if is_fused:
        rules = [r for r in CANONICAL if not r.implements or is_wanted(r.implements)]
        graph = rewrite(graph, rules, fired=fired)
        if is_wanted("linear_bn"):
            graph = fold_scales(graph, fired)  # while a convolution is one op
        if folds_views:
            graph = channels_last(graph, fired)
        graph = rewrite(spelled_out(graph), SIMPLIFY)
        graph = restructure(graph, limits, is_wanted, config.min_fusion_benefit, fired)
    else:
        graph = source
    if is_set("KITSUNE_CHECK") or is_from_file():
        verify(graph, "rewriting")
    return RewriteResult(graph, source, tuple(fired))
