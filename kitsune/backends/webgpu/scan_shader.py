"""Scan kernels: partial folds along an axis, with what is around them.

    for point in outer:                     # a thread each
        total = start
        for s in serial:                    # in order, or backwards
            total = fold(total, f(s)); out[point, s] = h(s, total)

Where neighbours along an outer axis are neighbours in memory, a thread takes four at once. Threads
do not share a scan: few points along a long axis leave most of a device idle.
"""

from __future__ import annotations

from kitsune.backends.webgpu.primitives import fold, start, wrap_integer
from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.row_shader import Rows, accesses, choose_lane
from kitsune.backends.webgpu.scope import Scope
from kitsune.backends.webgpu.shader import Shader
from kitsune.backends.webgpu.wgsl import Block, Value
from kitsune.ir.affine import Affine
from kitsune.lower.kernel import Kernel, Prim
from kitsune.target import GpuTarget


def schedule(kernel: Kernel, target: GpuTarget, profile: Profile) -> Rows:
    lane = choose_lane(kernel, kernel.role("outer"), accesses(kernel))
    points = kernel.extent("outer") // (4 if lane else 1)
    return Rows(lane, False, points, kernel.extent("serial"), profile.workgroup_size)


def write(shader: Shader, rows: Rows) -> None:
    kernel = shader.kernel
    scans = [p for p in kernel.prims() if p.op == "scan"]
    axes = {a.name: a for a in kernel.role("serial")}
    order = tuple(axes[name] for name in scans[0].attr.axes)
    point = shader.group(rows.count).scale(rows.threads) + shader.local("x", rows.threads)
    with shader.guard(shader.main, point, rows.points, "p") as (block, point):
        scope = Scope(shader, shader.place(point, kernel.role("outer"), rows.lane))
        with shader.loop(block, rows.iterations, "s") as (inner, it):
            if scans[0].attr.reverse:
                it = Affine(rows.iterations - 1) + it.scale(-1)
            here = scope.bind(shader.place(it, order))
            for p in scans:
                here = here.bind({}, {p: step(here, block, inner, p)})
            for s in kernel.stores:
                here.store(inner, s)


def step(scope: Scope, block: Block, inner: Block, p: Prim) -> Value:
    """The partial result at one place; the total lives in `block`, around the loop."""
    term = scope.value(p.args[0])
    total = block.var(start(p.attr.kind, p.dtype, term.width), "total")
    before = inner.let(total) if p.attr.exclusive else ""
    folded = fold(p.attr.kind, p.dtype, term.width, total, term.text)
    inner.do(f"{total} = {wrap_integer(folded, p.dtype)};")
    return Value(before or inner.let(total), term.kind, term.width, inner)
