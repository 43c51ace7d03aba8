"""Scatter kernels: a copy of a tensor, with updates folded in where data says.

    for point in outer:                                 # a thread each
        for c in copy: out[c, point] = base[c, point]
        for s in serial: out[at(s), point] ⊕= update[s, point]   # in order

An element belongs to one point of the outer axes, so to one thread, and updates of one place are
taken in their order. Without outer axes a single thread does everything.
"""

from __future__ import annotations

from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.row import Rows
from kitsune.backends.webgpu.scope import Scope
from kitsune.backends.webgpu.shader import Shader
from kitsune.lower.kernel import Kernel
from kitsune.target import GpuTarget


def schedule(kernel: Kernel, target: GpuTarget, profile: Profile) -> Rows:
    threads = profile.workgroup_size
    return Rows(None, False, kernel.extent("outer"), kernel.extent("serial"), threads)


def write(shader: Shader, rows: Rows) -> None:
    kernel = shader.kernel
    base, update = kernel.stores
    point = shader.group(rows.count).scale(rows.threads) + shader.local("x", rows.threads)
    with shader.guard(shader.main, point, rows.points, "p") as (block, point):
        scope = Scope(shader, shader.place(point, kernel.role("outer")))
        with shader.loop(block, kernel.extent("copy"), "c") as (inner, turn):
            scope.at(shader.place(turn, kernel.role("copy"))).store(inner, base)
        with shader.loop(block, rows.turns, "s") as (inner, turn):
            scope.at(shader.place(turn, kernel.role("serial"))).store(inner, update)
