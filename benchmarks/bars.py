"""Performance bars: targets that a measured row must reach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

OWN = ("kitsune", "unfused", "fast", "f32")  # candidates of kitsune; the others are peers


class Bar(Protocol):
    def check(self, row: Mapping[str, Any]) -> tuple[bool, str] | None:
        """Return whether a row reaches the bar, and how far; None if its peer was not measured."""


@dataclass(frozen=True)
class SpeedUp:
    """Reach this speed-up over the fastest peer, or the fastest of those named, at the median."""

    factor: float
    of: tuple[str, ...] = ()

    def check(self, row: Mapping[str, Any]) -> tuple[bool, str] | None:
        ratios = {
            name: each["ratio"]
            for name, each in row["candidates"].items()
            if "ratio" in each and (name in self.of if self.of else name not in OWN)
        }
        if not ratios:
            return None
        best = min(ratios, key=lambda name: ratios[name])
        return ratios[best] >= self.factor, f"{best} {ratios[best]:.2f} of {self.factor:g}"


@dataclass(frozen=True)
class LimitShare:
    """Reach this percentage of the machine's limit, measured in the same turns, at the median."""

    percent: float

    def check(self, row: Mapping[str, Any]) -> tuple[bool, str] | None:
        if row["limit"] is None:
            return None
        got, bound = row["limit"]["percent"], row["limit"]["bound"]
        return got >= self.percent, f"{got:.0f} % of {self.percent:g} % {bound}"


@dataclass(frozen=True)
class CompileSpeedUp:
    """Reach this speed-up over a peer's compile time with empty caches: the time until it can be
    called, less that of `common`, which compiles nothing."""

    factor: float
    of: str
    common: str

    def check(self, row: Mapping[str, Any]) -> tuple[bool, str] | None:
        starts = row["starts"]
        if not {self.of, self.common} <= starts.keys():
            return None
        common = starts[self.common]["start_us"]
        theirs, ours = (starts[name]["start_us"] - common for name in (self.of, "kitsune"))
        text = f"compiling: {self.of} {theirs / ours:.3g} of {self.factor:g}" if ours > 0 else ""
        return theirs >= self.factor * ours, text


@dataclass(frozen=True)
class TimeBound:
    """Take at most this many microseconds at the median; for a start, in its `stage`."""

    time_us: float
    stage: str = "time_us"

    def check(self, row: Mapping[str, Any]) -> tuple[bool, str] | None:
        got, unit, scale = row[self.stage], "µs", 1.0
        if self.time_us >= 1e4:
            unit, scale = "ms", 1e-3
        label = "" if self.stage == "time_us" else f"{self.stage.removesuffix('_us')} "
        text = f"{label}{scale * got:.3g} of {scale * self.time_us:g} {unit}"
        return got <= self.time_us, text
