"""Emit a kernel as one WGSL compute shader, with its number of workgroups.

Sizes that calls decide are written as sizes are, and become variables that read a uniform:

    struct Sizes { n0: u32, n1: u32 }                                  // 384*seq, batch*seq
    @group(0) @binding(3) var<uniform> sizes: Sizes;
"""

from __future__ import annotations

import re
from typing import Any

from kitsune.backends.webgpu import (
    attention_shader,
    gemm_shader,
    row_shader,
    scan_shader,
    scatter_shader,
)
from kitsune.backends.webgpu.access import element_type
from kitsune.backends.webgpu.profiles import NATIVE, Profile
from kitsune.backends.webgpu.ranges import NOTHING, Known, make_unsupported_error, refusal
from kitsune.backends.webgpu.shader import Accesses, Shader
from kitsune.backends.webgpu.wgsl_functions import prepend_functions
from kitsune.errors import UnsupportedError
from kitsune.ir.size_order import name_sizes
from kitsune.ir.sizes import Size, ceil_div, minimum
from kitsune.lower.kernel import Kernel
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

ARGUMENTS = "@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u"
SUBGROUPS = (
    "@builtin(subgroup_id) subgroup: u32, @builtin(num_subgroups) subgroup_count: u32, "
    "@builtin(subgroup_invocation_id) subgroup_lane: u32"
)
CLASSES: dict[str, Any] = {
    "row": row_shader,
    "contract": gemm_shader,
    "attention": attention_shader,
    "scan": scan_shader,
    "scatter": scatter_shader,
}


@dataclass(frozen=True)
class Emitted:
    """A shader, and the sizes that its uniform holds in their order."""

    text: str
    sizes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Written:
    """The lines of a kernel over buffers b0, b1, …, which are declared so, and variables size0,
    size1, … of `sizes`."""

    lines: list[str]
    sizes: tuple[int, ...]
    buffers: list[str]
    declarations: list[str]
    workgroup: tuple[int, int]
    count: int  # of workgroups
    uses_subgroups: bool


def emit(
    kernel: Kernel, target: GpuTarget, known: Known = NOTHING, profile: Profile = NATIVE
) -> str:
    return emit_kernel(kernel, target, known, profile).text


def emit_kernel(
    kernel: Kernel, target: GpuTarget, known: Known = NOTHING, profile: Profile = NATIVE
) -> Emitted:
    """Binding i is kernel.buffers[i]; all are read_write, as slices of one arena may be bound. The
    uniform of sizes comes after them."""
    check(kernel, target, known)
    accesses = find_accesses(kernel, target, known, profile)
    made = write_kernel(kernel, target, known, profile, accesses)
    x, y = made.workgroup
    arguments = f"{ARGUMENTS}, {SUBGROUPS}" if made.uses_subgroups else ARGUMENTS
    read = [f"let size{n} = sizes.n{n};" for n in range(len(made.sizes))]
    text = "\n".join(
        [
            *(declare_buffer(n, kind) for n, kind in enumerate(made.buffers)),
            *declare_sizes(len(made.sizes), len(made.buffers)),
            *made.declarations,
            f"@compute @workgroup_size({x}, {y})",
            f"fn main({arguments}) {{",
            *(f"  {line}" for line in (*read, *made.lines)),
            "}",
        ]
    )
    enabled = "enable subgroups;\n" if made.uses_subgroups and target.enables else ""
    return Emitted(enabled_types(text) + enabled + prepend_functions(text) + "\n", made.sizes)


def enabled_types(text: str) -> str:
    return "enable f16;\n" if re.search(r"\b(f16|vec4h)\b", text) else ""


def find_accesses(kernel: Kernel, target: GpuTarget, known: Known, profile: Profile) -> Accesses:
    """Who is reached four at a time, and who is stored one by one?"""
    profile = profile.for_kernel(kernel, target)
    wide = frozenset(n for n, b in enumerate(kernel.buffers) if b.size % 4 == 0)
    trial = Shader(kernel, target, wide, known, profile)
    with name_sizes():
        schedule = CLASSES[kernel.kind].schedule(kernel, target, profile)
        CLASSES[kernel.kind].write(trial, schedule)
    return trial.accesses


def write_kernel(
    kernel: Kernel, target: GpuTarget, known: Known, profile: Profile, accesses: Accesses
) -> Written:
    """The kernel over buffers that are declared as all `accesses` to them allow."""
    profile = profile.for_kernel(kernel, target)
    wide = frozenset(accesses.vectors - accesses.scalar_stores)
    shader = Shader(kernel, target, wide, known, profile, accesses)
    with name_sizes() as names:
        schedule = CLASSES[kernel.kind].schedule(kernel, target, profile)
        CLASSES[kernel.kind].write(shader, schedule)
    lines, sizes = _number_sizes(shader.main.lines, names)
    return Written(
        lines,
        sizes,
        [element_type(shader, n, b) for n, b in enumerate(kernel.buffers)],
        shader.declarations,
        schedule.workgroup,
        schedule.count,
        shader.uses_subgroups,
    )


def _number_sizes(lines: list[str], names: dict[int, str]) -> tuple[list[str], tuple[int, ...]]:
    """Lines with variables in the place of sizes; and the sizes."""
    text = "\n".join(lines)
    used = {name: size for size, name in names.items() if name in text}
    ordered = sorted(used, key=text.index)
    for n, name in enumerate(ordered):
        text = text.replace(f"{name}u", f"size{n}").replace(name, f"i32(size{n})")
    return text.split("\n"), tuple(used[name] for name in ordered)


def declare_buffer(number: int, kind: str) -> str:
    return f"@group(0) @binding({number}) var<storage, read_write> b{number}: array<{kind}>;"


def declare_sizes(count: int, binding: int) -> list[str]:
    if not count:
        return []
    members = ", ".join(f"n{n}: u32" for n in range(count))
    uniform = f"@group(0) @binding({binding}) var<uniform> sizes: Sizes;"
    return [f"struct Sizes {{ {members} }}", uniform]


def workgroups(
    kernel: Kernel, target: GpuTarget, profile: Profile = NATIVE
) -> tuple[int, int, int]:
    """The grid to dispatch; a row of it holds at most `target.max_workgroups`."""
    count = CLASSES[kernel.kind].schedule(kernel, target, profile.for_kernel(kernel, target)).count
    most = target.max_workgroups
    if isinstance(count, Size):
        return minimum(count, most), ceil_div(count, most), 1
    return (count, 1, 1) if count <= most else (most, -(-count // most), 1)


def check(kernel: Kernel, target: GpuTarget, known: Known = NOTHING) -> None:
    reason = refusal(kernel, known)
    if reason is not None:
        raise make_unsupported_error(reason)
    if len(kernel.buffers) > target.max_storage_buffers:
        raise UnsupportedError(
            f"a kernel that binds {len(kernel.buffers)} buffers",
            why=f"'{target.name}' grants {target.max_storage_buffers} storage buffers to a shader",
            hint="fuse less into one kernel",
        )
    assert not kernel.in_place, "a shader may not bind one memory twice"
    CLASSES[kernel.kind].schedule(kernel, target, NATIVE.within(target))  # may refuse its form
    for b in kernel.buffers:
        if b.nbytes > target.max_binding_nbytes:
            raise UnsupportedError(
                f"buffer '{b.name}' of {b.nbytes} bytes",
                why=f"'{target.name}' binds at most {target.max_binding_nbytes} bytes",
                hint="split the tensor, or run this model on the CPU",
            )
