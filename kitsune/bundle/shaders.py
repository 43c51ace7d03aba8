"""Write the WGSL shaders of kernels for a browser profile, with the adapter features they need."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod

from kitsune.backends.webgpu.gpu_program import Bound, emit_bound
from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.units import Units
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

# What a graph is planned for: the bindings that every adapter grants, and buffers as large as an
# adapter may be asked for. What a plan really needs beyond the defaults is in its requirements.
PLANNED = GpuTarget("WebGPU", max_binding_nbytes=1 << 30, max_buffer_nbytes=1 << 30)
DEFAULTS = {
    "maxComputeInvocationsPerWorkgroup": 256,
    "maxComputeWorkgroupSizeX": 256,
    "maxComputeWorkgroupSizeY": 256,
    "maxComputeWorkgroupStorageSize": 16384,
    "maxStorageBufferBindingSize": 128 << 20,
    "maxBufferSize": 256 << 20,
}
PLANNED_F16 = replace(PLANNED, has_f16=True)  # the same where f16 is a type of the adapter's
FEATURES = {"shader-f16": "enable f16;", "subgroups": "subgroup_lane"}  # and a shader's sign of it
NBYTES = {
    "f32": 4,
    "i32": 4,
    "u32": 4,
    "bool": 4,
    "f16": 2,
    "vec4f": 16,
    "vec4i": 16,
    "vec4u": 16,
    "vec4h": 8,
}


@dataclass(frozen=True)
class Shaders:
    """One way to run a program. An adapter must have the `features`, and grant the `limits`, which
    are those beyond WebGPU's defaults."""

    made: Units
    features: tuple[str, ...]
    limits: dict[str, int]

    @property
    def texts(self) -> list[str]:
        return [unit.emitted.text for unit in self.made.units]


def write_shaders(bound: Bound, profile: Profile, planned: GpuTarget) -> list[Shaders]:
    """Write the shaders of a profile, and again for adapters that grant only the default limits if
    those differ. The kernels were planned for `planned`. Every browser with subgroups needs them
    enabled."""
    granted = replace(
        profile.make_target(),
        max_binding_nbytes=planned.max_binding_nbytes,
        max_buffer_nbytes=planned.max_buffer_nbytes,
        enables=True,
        has_f16=planned.has_f16,
    )
    lowest = replace(granted, max_invocations=256, max_workgroup_nbytes=16 * 1024, subgroups=False)
    made = [_write_variant(bound, profile, target) for target in dict.fromkeys((granted, lowest))]
    return made if made[0].texts != made[-1].texts else made[-1:]


def _write_variant(bound: Bound, profile: Profile, target: GpuTarget) -> Shaders:
    profile = profile.within(target)
    made = emit_bound(bound, target, profile)
    texts = [unit.emitted.text for unit in made.units]
    found = tuple(name for name, sign in FEATURES.items() if any(sign in text for text in texts))
    return Shaders(made, found, beyond_defaults(_needs(texts)))


def beyond_defaults(needs: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in needs.items() if n > DEFAULTS[name]}


def _needs(texts: Sequence[str]) -> dict[str, int]:
    sizes = [size for text in texts for size in _workgroup_sizes(text)]
    return {
        "maxComputeInvocationsPerWorkgroup": max(map(prod, sizes), default=1),
        "maxComputeWorkgroupSizeX": max((x for x, _ in sizes), default=1),
        "maxComputeWorkgroupSizeY": max((y for _, y in sizes), default=1),
        "maxComputeWorkgroupStorageSize": max(map(_workgroup_nbytes, texts), default=0),
    }


def _workgroup_sizes(text: str) -> Iterator[tuple[int, int]]:
    for x, y in re.findall(r"@workgroup_size\((\d+), (\d+)\)", text):
        yield int(x), int(y)


def _workgroup_nbytes(text: str) -> int:
    found = re.findall(r"var<workgroup> \w+: array<(\w+), (\d+)>", text)
    return sum(NBYTES[kind] * int(count) for kind, count in found)
