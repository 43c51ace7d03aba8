"""Suggest what to do about a refused fusion, from the reason of the refusal."""

from __future__ import annotations

import re

# Pattern of a reason → what to try. The first that is found counts.
ADVICE = (
    (
        r"is under min_fusion_benefit",
        "nothing is lost by it; FusionConfig(min_fusion_benefit=0) "
        "fuses it nevertheless, and tune=True measures which is faster",
    ),
    (r"a measured gain of", "it was measured here: apart is faster"),
    (r"more than max_fusion_size", "raise FusionConfig.max_fusion_size"),
    (r"fewer than min_tensor_size", "lower FusionConfig.min_tensor_size, or batch the calls"),
    (r"use_auto_fusion is False", "set FusionConfig.use_auto_fusion"),
    (r"is switched off: (\w+) is False", r"set FusionConfig.\1"),
    (r"pattern (\w+) is (switched off|on only for)", r"add '\1' to FusionConfig.patterns"),
    (r"never_fuse\('([^']+)'\)", r"leave never_fuse('\1') out"),
    (r"fusion is switched off", "compile with FusionConfig(enabled=True)"),
    (
        r"loops differ: \[([\d,]*)\] and \[([\d,]*)\]",
        "bring both to one shape before: a broadcast or a reduction between them ends the loop",
    ),
    (r"loops differ", "give both operands the same rank"),
    (r"rows differ", "reduce along the same axes, or transpose once before both"),
    (
        r"runs along other axes than the columns",
        "reduce along the last axis of the product, or move the reduction before it",
    ),
    (r"of them are too few for threads to share", "batch more rows: for few, the pass is short"),
    (
        r"needs whole rows",
        "the row is complete only when the product is stored: a narrower product "
        "could reduce it before",
    ),
    (
        r"needs more of its input than",
        "it needs whole rows, which are complete only when they are stored",
    ),
    (
        r"reads each element many times",
        "what comes before a matmul is stored once, or recomputed "
        "while it is packed where that is cheaper",
    ),
    (r"complete only at its end", "do what follows a scatter before it, on the updates"),
    (r"folded into the loads instead", "nothing is lost: the view costs no pass of its own"),
    (
        r"through a view|before and after a view|after a view",
        "move the reshape or transpose before or after both",
    ),
    (
        r"make a cycle|comes back|waits for the other",
        "another kernel stands between them: reorder the ops so that it comes before or after both",
    ),
    (
        r"has other readers, so the scores",
        "drop the other reader of the scores: attention then never stores them",
    ),
    (
        r"has (\d+|other) readers",
        "a value that others read is stored anyway: drop the other reader, or accept one more pass",
    ),
    (r"recomputing it takes", "storing it once is faster than computing it in every reader"),
    (r"more than the (\d+) a shader may bind", "join small inputs into one, or run on the CPU"),
    (r"is computed in (\w+), and attention in f32", "cast the scores to f32 before the softmax"),
    (r"softmax runs over axes", "take the softmax over the last axis of the scores"),
    (r"stored through a view", "move the transpose out of one of them"),
)


def advice(reason: str) -> str:
    """Return what to do about a refusal, or an empty string."""
    for pattern, text in ADVICE:
        if (found := re.search(pattern, reason)) is not None:
            return found.expand(text)
    return ""
