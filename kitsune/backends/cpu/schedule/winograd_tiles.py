"""Schedule 3×3 convolutions by Winograd (Lavin and Gray).

    y = Aᵀ[(G g Gᵀ) ⊙ (Bᵀ d B)]A        for each square of places, d the square of the image it sees

Squares of m×m places take (m + 2)² products where the sum as it is written takes 9·m². Weights are
transformed before anything runs. With m = 2 the transformations only add and halve: the error stays
that of the sum as it is written. With m = 4 it is several times that, so only fast numerics has it.
"""

from __future__ import annotations

from dataclasses import fields, replace
from math import ceil

from kitsune.backends.cpu.schedule.direct_conv import DirectSchedule, results, windows
from kitsune.backends.cpu.schedule.gemm_tiles import find_dot
from kitsune.backends.cpu.schedule.winograd_transforms import FORMS, TAPS
from kitsune.ir.dtypes import f32
from kitsune.ir.sizes import ceil_div, count, hint
from kitsune.lower.kernel import Axis, Kernel, cache_on_kernel
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

LEAST_DEPTH = 12  # channels in and out: below, transforming takes longer than what it saves
LEAST_SQUARES = 40  # in an image: weights, which become larger, are read for each image
LEAST_GAIN = 1.8  # fewer products


@dataclass(frozen=True, kw_only=True)
class WinogradSchedule(DirectSchedule):
    """Squares of `places`×`places`, `lines` lines of them in a block. Where calls decide how many
    squares are in a line, as many lines as have `most` squares, or one."""

    places: int = 2
    lines: int = 1
    most: int = 1

    def winograd_tile(self) -> int:
        return self.places

    def __str__(self) -> str:
        size = f"{self.places}x{self.places}"
        return f"{super().__str__()}, squares of {size}, {self.lines} lines a block"


@dataclass(frozen=True)
class Squares:
    """The axes of a 3×3 convolution: images, places, taps, channels; how far apart lines and
    columns of the image are; and of each, where the first tap of the first place is, and how many
    there are."""

    images: Axis | None
    places: tuple[Axis, Axis]
    taps: tuple[Axis, Axis]
    depth: Axis
    steps: tuple[int, int]
    inside: tuple[tuple[int, int], tuple[int, int]]

    def lines(self, places: int) -> tuple[int, int]:
        """Squares down and across an image."""
        return ceil_div(self.places[0].size, places), ceil_div(self.places[1].size, places)


def winograd(kernel: Kernel, target: CpuTarget) -> Kernel:
    """The kernel by Winograd tiles, where that takes fewer products."""
    plan = kernel.schedule
    if not isinstance(plan, DirectSchedule):
        return kernel
    found = squares(kernel)
    if found is None or min(found.depth.size, kernel.extent("n")) < LEAST_DEPTH:
        return kernel
    for places in (4, 2) if kernel.fast else (2,):
        down, across = found.lines(places)
        whole, tiles = count(axis.size for axis in found.places), count((down, across))
        size = FORMS[places].size ** 2
        if tiles < LEAST_SQUARES or 9 * whole < LEAST_GAIN * size * tiles:
            continue
        most = max(1, target.l2_nbytes // (size * found.depth.size * 4))
        blocks = ceil(hint(down) / max(1, most // hint(across)))
        given = {f.name: getattr(plan, f.name) for f in fields(DirectSchedule)}
        lines = ceil(hint(down) / blocks)
        given |= {"places": places, "lines": lines, "most": most}
        return replace(kernel, schedule=WinogradSchedule(**given))
    return kernel


@cache_on_kernel
def squares(kernel: Kernel) -> Squares | None:
    """The axes of a kernel that is a 3×3 convolution, each place one step from the next."""
    seen = windows(kernel)
    if seen is None or find_dot(kernel).dtype != f32 or kernel.role("batch"):
        return None
    m, k = kernel.role("m"), kernel.role("k")
    if len(k) != 3 or not 2 <= len(m) <= 3 or len(results(kernel).role("m")) != 1:
        return None
    places, taps, flat = (m[-2], m[-1]), (k[0], k[1]), seen.flat
    steps = (flat.coef(taps[0].name), flat.coef(taps[1].name))
    inside = []
    for d in range(2):
        if taps[d].size != TAPS or flat.coef(places[d].name) != steps[d]:
            return None
        found = [(a, n) for a, n in seen.guards if a.coef(places[d].name)]
        if not found:
            inside.append((0, places[d].size + TAPS - 1))
            continue
        (a, size), *more = found
        if more or dict(a.terms) != {places[d].name: 1, taps[d].name: 1}:
            return None
        inside.append((a.const, size))
    images = m[0] if len(m) == 3 else None
    return Squares(images, places, taps, k[2], steps, (inside[0], inside[1]))
