"""`Profile`: how shaders are written for one browser's WebGPU, and how its memory is handled.

Which browser a user agent names is read from one table. Values are starting points: whoever calls
may set others, and what an adapter does not grant is lowered to what it does.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Literal

from kitsune.backends.webgpu.buffers import Rounding
from kitsune.errors import UnsupportedError
from kitsune.lower.kernel import Kernel, Schedule
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

Choice = Literal["array", "if", "switch"]


@dataclass(frozen=True, kw_only=True)
class ShaderSchedule(Schedule):
    """Fields of the `Profile` that a kernel was measured to run best with, sorted by name."""

    knobs: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.knobs)


def list_knobs(kernel: Kernel) -> dict[str, Any]:
    return dict(kernel.schedule.knobs) if kernel.schedule else {}


@dataclass(frozen=True)
class Profile:
    """The choices that shaders are written by for one browser.

    The result of a kernel is the same for all profiles, except for `fast_math`, which allows
    functions with errors of about 1e-6 that do not preserve NaN.
    """

    browser: str
    workgroup_size: int  # threads of a workgroup, at most
    tile_size: int  # threads along a side of a contraction's tile, and values of k stored with it
    outputs: tuple[int, int]  # of one thread of a contraction: rows, and columns in fours
    unroll: int  # values of k per iteration of a contraction's loop
    workgroup_memory: bool = False  # whether operands of a contraction are shared through it
    matrices: bool = False  # four values of k are one mat4x4 multiply, not four multiply-adds
    coalesced: bool = True  # neighbouring threads take neighbouring columns, not runs of their own
    choice: Choice = "array"  # how a numbered register is found
    bounds_checks: bool = False  # every value of k asks whether it is inside
    fast_math: bool = False
    unpacking: Literal["inline", "function"] = "inline"  # of low-bit codes
    three_bits: Literal["planes", "tens"] = "planes"  # ten codes of 3 bits in a word, or two planes
    # Rows that a workgroup shares: there are fewer of them than this, and each is this long.
    shared_rows: tuple[int, int] = (1 << 31, 128)
    points: int = 4  # of a map that a thread takes along an axis where some operand is the same
    subgroups: bool = True  # rows are folded by subgroups where the device has them
    attention: tuple[int, int] = (8, 4)  # threads: along keys and values, along queries
    attention_each: tuple[int, int, int] = (8, 8, 4)  # of one: queries, keys, steps of values
    audio_workgroup: tuple[int, int] | None = None  # of contractions that slide along one axis
    webnn: bool = False  # whether a fused graph may be handed to the browser's WebNN
    rounding: Rounding = "words"  # of buffer sizes: the coarser, the more are reused
    pipelines_at_once: int = 4  # shaders that are compiled at the same time
    pipelines_kept: int = 1024

    def within(self, target: GpuTarget) -> Profile:
        """Lowered to what an adapter grants."""
        size = _power(min(self.workgroup_size, target.max_invocations))
        return replace(
            self,
            workgroup_size=size,
            tile_size=_power(min(self.tile_size, size)),
            subgroups=self.subgroups and target.subgroups,
            audio_workgroup=self.audio_workgroup
            and (_power(min(self.audio_workgroup[0], target.max_invocations)), 1),
        )

    def for_kernel(self, kernel: Kernel, target: GpuTarget) -> Profile:
        """With what the kernel says of itself, which timing it has found; lowered likewise."""
        return replace(self, **list_knobs(kernel)).within(target)

    def make_target(self) -> GpuTarget:
        """An adapter of that browser, as far as the profile needs one: for shaders that are
        written without a device. Naga, below Firefox and wgpu, does not know `enable`."""
        return GpuTarget(
            self.browser,
            max_invocations=max(256, self.workgroup_size),
            max_workgroup_nbytes=32 * 1024 if self.workgroup_memory else 16 * 1024,
            subgroups=self.subgroups,
            enables=self.browser not in ("firefox", "native"),
        )

    @property
    def tile(self) -> tuple[int, int]:
        """Threads of a contraction's workgroup: across, and down."""
        return self.tile_size, max(1, min(self.tile_size, self.workgroup_size // self.tile_size))


def _power(n: int) -> int:
    """The largest power of two that is not above `n`."""
    return 1 << (n.bit_length() - 1)


# Chrome: Tint and most drivers like long straight code: unroll 4, tiles of 16 by 16 threads
# whose operands are shared, coalesced reads, a function for each width of code.
# Firefox: Naga is simple, so loops are: no unrolling, runs of its own for each thread, bits taken
# apart in place, if-chains. Convolutions along one axis, as audio has them, get flat workgroups.
# Safari: Metal's SIMD groups take 8 by 8 blocks: unroll 8, larger tiles, functions by
# approximation, ten 3-bit codes to a word.
# Edge: Chrome's sizes; unroll 2, each with its bounds, and switches.
# Native: what measures fast on software adapters, where a read costs as much as ten products: many
# sums in registers, as many as a GPU's threads have room for, and nothing shared.
# Software: for pages on SwiftShader, which has room for more of them, and computes products with
# matrices faster than their multiply-adds. Lavapipe would compile that for twice as long.
PROFILES = {
    p.browser: p
    for p in (
        Profile(
            "chrome",
            256,
            16,
            (4, 1),
            4,
            workgroup_memory=True,
            unpacking="function",
            rounding="powers",
            pipelines_at_once=8,
        ),
        Profile(
            "firefox",
            128,
            8,
            (4, 1),
            1,
            coalesced=False,
            choice="if",
            audio_workgroup=(256, 1),
            subgroups=False,
            rounding="pages",
            pipelines_at_once=2,
            pipelines_kept=256,
        ),
        Profile(
            "safari",
            512,
            32,
            (2, 1),
            8,
            workgroup_memory=True,
            fast_math=True,
            three_bits="tens",
            rounding="pages",
            pipelines_kept=512,
        ),
        Profile(
            "edge",
            256,
            16,
            (4, 1),
            2,
            choice="switch",
            bounds_checks=True,
            unpacking="function",
            webnn=True,
            rounding="eighths",
            pipelines_at_once=8,
        ),
        Profile("native", 64, 8, (8, 4), 4, shared_rows=(256, 1024)),
        Profile(
            "software",
            32,
            8,
            (16, 4),
            4,
            matrices=True,
            shared_rows=(256, 1024),
            subgroups=False,
        ),
    )
}
NATIVE = PROFILES["native"]


def profile(
    browser: str = "native",
    *,
    workgroup_size: int | None = None,
    tile_size: int | None = None,
    use_fast_math: bool | None = None,
) -> Profile:
    """A browser's profile, with some of its values set."""
    if browser not in PROFILES:
        raise UnsupportedError(f"no browser '{browser}'", hint=f"choose from {', '.join(PROFILES)}")
    found = PROFILES[browser]
    for name, size in (("workgroup_size", workgroup_size), ("tile_size", tile_size)):
        if size is not None and (size < 1 or size & (size - 1)):
            raise UnsupportedError(f"{name}={size}", why="threads are taken in powers of two")
    return replace(
        found,
        workgroup_size=workgroup_size or found.workgroup_size,
        tile_size=tile_size or found.tile_size,
        fast_math=found.fast_math if use_fast_math is None else use_fast_math,
    )


# --- user agents ---------------------------------------------------------------------------------

# What a user agent says → whose WebGPU that is; the first that is found counts. On iOS every
# browser is WebKit below. Those built on Chromium name Chrome, and nearly all name Safari.
USER_AGENTS = (
    (r"\b(CriOS|FxiOS|EdgiOS|OPiOS)/", "safari"),
    (r"\b(iPhone|iPad|iPod)\b", "safari"),
    (r"\b(Edg|EdgA)/", "edge"),
    (r"\b(Firefox|LibreWolf)/", "firefox"),
    (r"\b(Chrome|HeadlessChrome|Chromium)/", "chrome"),
    (r"\bVersion/[\d.]+.* Safari/", "safari"),
)


def detect_browser(user_agent: str) -> str:
    """The profile for a browser's `navigator.userAgent`; "native" where it names none."""
    return next((name for said, name in USER_AGENTS if re.search(said, user_agent)), "native")
