"""How attention makes weights of its scores, the same in every kernel of it.

in octaves: q is multiplied by factor·log₂e, and weights are powers of two
otherwise:  weights are exponentials of the score expression
"""

from __future__ import annotations

from math import inf

from kitsune.backends.cpu import vmath
from kitsune.backends.cpu.llvm_text import Text, f32_const, vec
from kitsune.lower.attention_parts import (
    AttentionParts,
    find_score_factor,
    find_unmasked_score,
    is_masked_by_position,
)
from kitsune.lower.kernel import Kernel
from kitsune.target import CpuTarget


class ScoreForm:
    """Scores that are only a product, where no place hides them, are `in_octaves`: `product` is
    then what a dot is bound to. Some are `hidden` by a mask."""

    def __init__(self, kernel: Kernel, parts: AttentionParts) -> None:
        shown = find_unmasked_score(parts)
        self.factor = find_score_factor(parts)
        self.hidden = shown is not parts.score
        self.in_octaves = self.factor is not None and is_masked_by_position(kernel)
        self.product = shown if self.in_octaves else None

    def scale_query(self, t: Text, value: str, lanes: int) -> str:
        """Queries times what makes octaves of their products."""
        if self.factor is None or not self.in_octaves:
            return value
        factor = f32_const(self.factor * vmath.LOG2_E)
        return t.let(f"fmul {vec('float', lanes)} {value}, splat (float {factor})")

    def weigh(self, t: Text, target: CpuTarget, x: str, lanes: int) -> str:
        """x ≤ 0, and beside the weight 1 of the largest score what is below 2⁻¹²⁵ is nothing; so it
        is beside weights whose sum is 1. What is hidden has no weight at all."""
        if not self.in_octaves:
            return vmath.weight(t, [x], lanes, target)
        weight, wide = vmath.weight2(t, [x], lanes, target), vec("float", lanes)
        if not self.hidden:
            return weight
        none = t.let(f"fcmp oeq {wide} {x}, splat (float {f32_const(-inf)})")
        values = f"{wide} zeroinitializer, {wide} {weight}"
        return t.let(f"select {vec('i1', lanes)} {none}, {values}")

    def undo_octaves(self, t: Text, kind: str, value: str) -> str:
        """A score as the epilogue means it."""
        if not self.in_octaves:
            return value
        ln2 = f32_const(vmath.LN2)
        return t.let(f"fmul {kind} {value}, {ln2 if kind == 'float' else f'splat (float {ln2})'}")
