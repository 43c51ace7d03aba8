"""Emit a·b + c: one instruction where the target has FMA."""

from __future__ import annotations

from kitsune.backends.cpu.llvm_text import Text, suffix, vec
from kitsune.target import CpuTarget


def multiply_add(
    t: Text, target: CpuTarget, a: str, b: str, c: str, lanes: int, kind: str = "float"
) -> str:
    """a·b + c over lanes: rounded once by a fused instruction, twice without one, and either way
    by a relaxed one."""
    wide = vec(kind, lanes)
    if target.fma or target.relaxed:
        name = f"llvm.{'fma' if target.fma else 'fmuladd'}.{suffix(lanes, kind)}"
        return t.call(wide, name, (wide, a), (wide, b), (wide, c))
    return t.let(f"fadd {wide} {t.let(f'fmul {wide} {a}, {b}')}, {c}")
