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
from kitsune.ir.verify_graph import verify
from kitsune.plan.channels_last import use_channels_last
from kitsune.plan.decompose import decompose_composites
from kitsune.plan.exact_integers import convolve_in_f32
from kitsune.plan.restructure import restructure
from kitsune.plan.scale_folding import fold_scales
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
    source = decompose_composites(graph)
    fired: list[Fired] = []
    if is_fused:
        rules = [r for r in CANONICAL if not r.implements or is_wanted(r.implements)]
        graph = rewrite(graph, rules, fired=fired)
        if is_wanted("linear_bn"):
            graph = fold_scales(graph, fired)  # while a convolution is one op
        if folds_views:
            graph = use_channels_last(graph, fired)
        graph = rewrite(decompose_composites(graph), SIMPLIFY)
        graph = restructure(graph, limits, is_wanted, config.min_fusion_benefit, fired)
    else:
        graph = source
    if is_set("KITSUNE_CHECK") or is_from_file():
        verify(graph, "rewriting")
    return RewriteResult(graph, source, tuple(fired))
