"""Compute `FusionStats` from a plan."""

from __future__ import annotations

from kitsune.ir.ops import OPS, Kind
from kitsune.plan.group import Plan
from kitsune.report.notebook import fields_html
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class FusionStats:
    """Kernels of several ops, pairs of ops that were refused one, and bytes that are never stored.

    `kernels_before` is how many there would be without fusion.
    """

    applied_count: int
    failed_count: int
    total_memory_saved: int
    kernels_before: int = 0
    kernels_after: int = 0

    def _repr_html_(self) -> str:
        return fields_html(
            "FusionStats",
            (
                ("fused kernels", self.applied_count),
                ("fusions refused", self.failed_count),
                ("bytes not stored", f"{self.total_memory_saved:,}"),
                ("kernels without fusion", self.kernels_before),
                ("kernels", self.kernels_after),
            ),
        )


def fusion_stats(plan: Plan) -> FusionStats:
    """Counted from the plan itself: an intermediate result that no kernel stores is saved."""
    ops = [n for n in plan.graph.nodes() if OPS[n.op].kind not in (Kind.SOURCE, Kind.VIEW)]
    stored = {node for group in plan.groups for node in group.outputs}
    saved = sum(n.nbytes for n in ops if n not in stored)
    fused = sum(group.size > 1 for group in plan.groups)
    return FusionStats(fused, len(plan.refusals), saved, len(ops), len(plan.groups))
