"""List the ways to write the shader of a kernel that are worth timing, as fields of a `Profile`.

What is fastest turns on the adapter more than on the browser: a software one pays for barriers, a
GPU for reads that are not shared. The profile's own way comes first; one whose text is that of
another is left out, and so is one that the adapter does not grant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kitsune.backends.webgpu.emit_shader import emit
from kitsune.backends.webgpu.profiles import Profile, ShaderSchedule, list_knobs
from kitsune.backends.webgpu.ranges import NOTHING, Known
from kitsune.lower.kernel import Kernel
from kitsune.target import GpuTarget

Knobs = Mapping[str, Any]  # fields of a profile, by name


def tiles(rows: int, fours: int, across: int, threads: int, shares: bool = False) -> Knobs:
    """A contraction: outputs of a thread, threads along a side and in all."""
    return {
        "outputs": (rows, fours),
        "tile_size": across,
        "workgroup_size": threads,
        "unroll": 4,
        "workgroup_memory": shares,
    }


def rows(threads: int, shares: bool, subgroups: bool = False) -> Knobs:
    """Rows of a thread each, or of a workgroup that folds through its memory or by subgroups."""
    shared = (1 << 31, 2) if shares else (0, 0)
    return {"shared_rows": shared, "workgroup_size": threads, "subgroups": subgroups}


def blocks(across: int, down: int, queries: int, keys: int) -> Knobs:
    """Attention: threads of a workgroup, and what one of them takes."""
    return {"attention": (across, down), "attention_each": (queries, keys, 4)}


# Sums in registers and operands from caches; then operands shared through a workgroup's memory.
CONTRACT = (
    tiles(16, 4, 8, 64),
    tiles(8, 4, 8, 64),
    tiles(8, 2, 8, 64),
    tiles(4, 2, 8, 64),
    tiles(4, 1, 16, 256),
    tiles(4, 1, 16, 256, shares=True),
    tiles(8, 2, 8, 64, shares=True),
)
MAP = ({"points": 1}, {"points": 8}, {"points": 1, "workgroup_size": 256})
ROW = (
    rows(64, shares=False),
    rows(16, shares=False),
    rows(256, shares=False),
    rows(64, shares=True, subgroups=True),
    rows(64, shares=True),
    rows(256, shares=True),
)
ATTENTION = (
    blocks(8, 4, 8, 8),
    blocks(8, 4, 4, 8),
    blocks(4, 8, 4, 8),
    blocks(8, 8, 4, 8),
    blocks(16, 4, 4, 4),
)
VARIANTS: dict[str, tuple[Knobs, ...]] = {
    "contract": CONTRACT,
    "row": (*MAP, *ROW),
    "attention": ATTENTION,
}


def variants(
    kernel: Kernel, target: GpuTarget, profile: Profile, known: Known = NOTHING
) -> list[Kernel]:
    """The kernel as the profile has it, and then with each other way that fits."""
    found = {emit(kernel, target, known, profile): kernel}
    for knobs in VARIANTS.get(kernel.kind, ()):
        made = set_knobs(kernel, knobs)
        if _fits(made, target, profile):
            found.setdefault(emit(made, target, known, profile), made)
    return list(found.values())


def set_knobs(kernel: Kernel, knobs: Knobs) -> Kernel:
    """The kernel, to be written so."""
    return replace(
        kernel, schedule=ShaderSchedule(knobs=tuple(sorted(knobs.items()))) if knobs else None
    )


def _fits(kernel: Kernel, target: GpuTarget, profile: Profile) -> bool:
    """Whether the adapter grants what the kernel asks for, rather than something smaller."""
    granted = profile.for_kernel(kernel, target)
    return all(getattr(granted, name) == value for name, value in list_knobs(kernel).items())
