"""Scatter kernels: a copy of a tensor, with updates folded in where data says.

    for point in outer:                                 # a thread each
        for c in copy: out[c, point] = base[c, point]
        for s in serial: out[at(s), point] ⊕= update[s, point]   # in order

An element belongs to one point of the outer axes, so to one thread, and updates of one place are
taken in their order. Without outer axes a single thread does everything. In place, there is nothing
to copy, and one buffer for both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.row_shader import Rows
from kitsune.backends.webgpu.scope import Scope
from kitsune.backends.webgpu.shader import Shader
from kitsune.lower.kernel import READING, Body, Kernel, Prim, rewrite_kernel
from kitsune.target import GpuTarget


def schedule(kernel: Kernel, target: GpuTarget, profile: Profile) -> Rows:
    threads = profile.workgroup_size
    return Rows(None, False, kernel.extent("outer"), kernel.extent("serial"), threads)


Named = TypeVar("Named")


def bound_once(kernel: Kernel, names: Sequence[Named]) -> tuple[Kernel, list[Named]]:
    """A kernel and what its buffers are, those bound once that are written in place of another: a
    shader may not bind one memory twice. Only scatters are, of which the updates are left."""
    gone = sorted((old for _, old in kernel.in_place), reverse=True)
    made, left = kernel, list(names)
    if gone:
        assert kernel.kind == "scatter", f"{kernel}\nis no scatter"
        made = replace(kernel, stores=kernel.stores[1:], in_place=())
    for number in gone:
        made = without_buffer(made, number)
        del left[number]
    return made, left


def without_buffer(kernel: Kernel, gone: int) -> Kernel:
    """The kernel without a buffer that nothing in it reads; those after it have other numbers."""

    def renumber(number: int) -> int:
        return number - (number > gone)

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        attr = replace(p.attr, buffer=renumber(p.attr.buffer)) if p.op in READING else p.attr
        return body.prim(p.op, args, p.dtype, attr)

    made = rewrite_kernel(kernel, make)
    stores = tuple(replace(s, buffer=renumber(s.buffer)) for s in made.stores)
    return replace(made, stores=stores, buffers=kernel.buffers[:gone] + kernel.buffers[gone + 1 :])


def write(shader: Shader, rows: Rows) -> None:
    kernel = shader.kernel
    *base, update = kernel.stores
    point = shader.group(rows.count).scale(rows.threads) + shader.local("x", rows.threads)
    with shader.guard(shader.main, point, rows.points, "p") as (block, point):
        scope = Scope(shader, shader.place(point, kernel.role("outer")))
        for start in base:
            with shader.loop(block, kernel.extent("copy"), "c") as (inner, it):
                scope.bind(shader.place(it, kernel.role("copy"))).store(inner, start)
        with shader.loop(block, rows.iterations, "s") as (inner, it):
            scope.bind(shader.place(it, kernel.role("serial"))).store(inner, update)
