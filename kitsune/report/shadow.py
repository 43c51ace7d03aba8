"""Check a sample of calls against a reference while a model serves, and report drift.

With `verify=True` every call is checked against NumPy, and the first kernel that computes something
else raises. A rate such as 0.01 is for production: one call in a hundred is computed again by the
unfused program, and its answer is returned whatever comes of it. Drift is counted, given to whoever
asked `on_drift`, and warned of once for each kernel.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kitsune.compiler import CompiledGraph
from kitsune.config import FusionConfig
from kitsune.system.locks import make_lock

if TYPE_CHECKING:
    from kitsune.report.verify_model import KernelError, Verification


class DriftWarning(UserWarning):
    """A kernel computed something else than kernels of single ops do."""


@dataclass(frozen=True)
class VerificationStats:
    """Calls, those that were checked, those in which some kernel drifted, and the worst error of
    any kernel, in units of its result's size, beside the kernel's name."""

    calls: int = 0
    checked: int = 0
    drifted: int = 0
    worst: float = 0.0
    worst_kernel: str = ""

    def _repr_html_(self) -> str:
        from kitsune.report.notebook import fields_html

        return fields_html(
            "VerificationStats",
            (
                ("calls", f"{self.calls:,}"),
                ("checked", f"{self.checked:,}"),
                ("drifted", f"{self.drifted:,}"),
                ("worst relative error", f"{self.worst:.1e} {self.worst_kernel}".strip()),
            ),
        )


class Shadow:
    """Choose which calls of a model to check, and count the results. Thread-safe."""

    def __init__(self, config: FusionConfig, threads: int | None) -> None:
        self.rate, self._config, self._threads = config.verify, config, threads
        self._unfused: Any = None  # made by the first call that is checked
        self.on_drift: list[Callable[[KernelError], None]] = []
        self._lock = make_lock()
        self._warned: set[str] = set()
        self._since = 0  # calls since the last one that was checked
        self._stats = VerificationStats()

    @property
    def stats(self) -> VerificationStats:
        return self._stats

    def is_due(self) -> bool:
        """Count a call, and return whether to check it."""
        with self._lock:
            s, self._since = self._stats, self._since + 1
            due = self._since * float(self.rate) >= 1
            self._since = 0 if due else self._since
            self._stats = VerificationStats(
                s.calls + 1, s.checked + due, s.drifted, s.worst, s.worst_kernel
            )
        return due

    def check(self, programs: Sequence[tuple[CompiledGraph, Sequence[Any]]]) -> None:
        """Compute a call again, of which these are the programs and what each is given."""
        from kitsune.report.unfused import UnfusedSubgraphs
        from kitsune.report.verify_model import verify_kernels

        if self.rate is True:
            self._report(verify_kernels(programs, self._config))
            return
        self._unfused = self._unfused or UnfusedSubgraphs(self._config, self._threads)
        self._report(verify_kernels(programs, self._config, self._unfused))

    def _report(self, found: Verification) -> None:
        wrong = [each for each in found.kernels if not each.is_right]
        worst = max(found.kernels, key=lambda each: each.relative, default=None)
        with self._lock:
            s = self._stats
            relative, name = s.worst, s.worst_kernel
            if worst is not None and worst.relative > relative:
                relative, name = worst.relative, worst.kernel
            self._stats = VerificationStats(
                s.calls, s.checked, s.drifted + bool(wrong), relative, name
            )
            new = [each for each in wrong if each.kernel not in self._warned]
            self._warned |= {each.kernel for each in new}
        if self.rate is True:
            found.check()
        for each in wrong:
            for tell in self.on_drift:
                tell(each)
        for each in new:
            warnings.warn(
                f"kernel {each.kernel} ({each.pattern}) drifts: {each.stores} is off by "
                f"{each.absolute:.3g}, {each.relative:.2g} of its size, and {each.allowed:.2g} is "
                "allowed",
                DriftWarning,
                stacklevel=4,
            )
