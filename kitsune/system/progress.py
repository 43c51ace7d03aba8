"""Show the progress of long work on a terminal, and nothing in a pipe.

    with progress("verifying", total=len(kernels)) as step:
        for kernel in kernels:
            step(kernel.name)            # this one begins; those before it are done

The line appears once the work has taken `DELAY_S` and disappears when it ends. Work inside other
work adds a line below. `silence()` turns all of it off, as the command line does for `--json`.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import TYPE_CHECKING

from kitsune.system.lazy_imports import imports
from kitsune.system.locks import make_rlock
from kitsune.system.records import dataclass

with suppress(ImportError):  # Windows has none
    import resource

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


DELAY_S = 0.5  # work that is over sooner shows nothing
MAX_TITLE, MAX_STEP = 22, 24  # characters: a line fits 80 columns

_lock = make_rlock()
_displays: list[Display] = []  # at most one: what is on the terminal now
_silences: list[None] = []


class Step:
    """Reports where the work is. A plain call names the step that begins and counts those before
    it; `done` and `total` say where it is for work that is not counted in steps."""

    def __init__(self, show: Callable[[str, float, float | None], None], total: float | None):
        self._show, self._total, self._begun = show, total, 0

    def __call__(self, what: str, done: float | None = None, total: float | None = None) -> None:
        if total is not None:
            self._total = total
        self._show(what, self._begun if done is None else done, self._total)
        self._begun += 1

    def end(self) -> None:
        """Show nothing more: whoever still has it may go on calling it."""
        self._show = _show_nothing


def _show_nothing(what: str, done: float, total: float | None) -> None:
    pass


class Display:
    """The lines on the terminal, one a task; the first appears after `DELAY_S`."""

    def __init__(self) -> None:
        self._bars = _make_bars()
        self._timer = threading.Timer(DELAY_S, self._start)
        self._timer.daemon = True
        self._timer.start()
        self._is_over = False

    def _start(self) -> None:
        with _lock:
            if not self._is_over:
                self._bars.start()

    def add(self, title: str, total: float | None) -> TaskID:
        return self._bars.add_task(_shorten(title, MAX_TITLE), total=total, step="", amount="")

    def show(self, task: TaskID, what: str, done: float, total: float | None) -> None:
        step, amount = _shorten(what, MAX_STEP), _format_amount(done, total)
        self._bars.update(task, completed=done, total=total, step=step, amount=amount)

    def remove(self, task: TaskID) -> None:
        self._bars.remove_task(task)

    def end(self) -> None:
        with _lock:
            self._is_over = True
            self._timer.cancel()
            self._bars.stop()


@contextmanager
def progress(title: str, total: float | None = None) -> Iterator[Step]:
    """Show that `title` is under way while the work inside runs, where somebody watches."""
    if not is_shown():
        yield Step(_show_nothing, total)
        return
    with _lock:
        is_first = not _displays
        if is_first:
            _displays.append(Display())
        display = _displays[0]
        task = display.add(title, total)
    step = Step(lambda what, done, total: display.show(task, what, done, total), total)
    try:
        yield step
    finally:
        with _lock:
            step.end()
            display.remove(task)
            if is_first:
                _displays.remove(display)
                display.end()


@contextmanager
def silence() -> Iterator[None]:
    """Show nothing of the work inside."""
    _silences.append(None)
    try:
        yield
    finally:
        _silences.pop()


def is_shown() -> bool:
    """Return whether a person watches: output and errors both go to a terminal, and nothing
    silences."""
    streams = (sys.stdout, sys.stderr)
    return not _silences and all(s is not None and s.isatty() for s in streams)


def _make_bars() -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    title, amount, step = (
        TextColumn(f"{{task.{field}}}", markup=False)
        for field in ("description", "fields[amount]", "fields[step]")
    )
    return Progress(
        SpinnerColumn(),
        title,
        BarColumn(14),
        amount,
        TimeElapsedColumn(),
        step,
        console=Console(stderr=True),
        transient=True,
        refresh_per_second=4,
    )


def _format_amount(done: float, total: float | None) -> str:
    """Steps as 3/12, shares of a whole as 25%."""
    if total is None:
        return ""
    is_counted = isinstance(total, int) and total > 1
    return f"{done:.0f}/{total}" if is_counted else f"{100 * done / (total or 1):.0f}%"


def _shorten(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


# --- stage times ----------------------------------------------------------------------------------
#
# Measure the time and memory that each stage of a compilation takes.


# In the order in which a model goes through them; weights are packed at the first run.
STAGES = (
    "import",
    "read",
    "trace",
    "rewrite",
    "plan",
    "lower",
    "emit",
    "llvm",
    "load",
    "pack",
    "run",
)
AT_FIRST_RUN = ("pack", "run")


@contextmanager
def pause_gc() -> Iterator[None]:
    """Compiling makes many objects that stay: looking through all of them for garbage meanwhile
    takes as long as loading a program does."""
    was_enabled = gc.isenabled()
    gc.disable()
    _disabled.append(was_enabled)
    try:
        yield
    finally:
        _disabled.remove(was_enabled)
        if was_enabled:
            gc.enable()


_disabled: list[bool] = []  # of the threads inside: whether each found the collector enabled


def _after_fork() -> None:
    """The thread that would enable the collector again did not come along into the child."""
    if any(_disabled):
        gc.enable()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


@dataclass(frozen=True)
class Cost:
    """What a stage took: the time of all its threads, and the most memory that the process had had
    when it ended; 0 where the system does not say."""

    wall_ms: float = 0.0
    cpu_ms: float = 0.0
    peak_nbytes: int = 0

    def __add__(self, other: Cost) -> Cost:
        peak = max(self.peak_nbytes, other.peak_nbytes)
        return Cost(self.wall_ms + other.wall_ms, self.cpu_ms + other.cpu_ms, peak)


def read_peak_nbytes() -> int:
    """The most memory that the process has had so far; 0 where the system does not say."""
    if "resource" not in sys.modules:
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak


class Stages:
    """The cost of each stage of one compilation in one thread, up to the first run. A stage entered
    again adds to its cost; that of a stage inside another is not the other's too. Imports are a
    stage wherever they happen."""

    def __init__(self, step: Callable[[str, float], None] = lambda stage, done: None) -> None:
        """`step` is called with each stage that begins and its place among `STAGES`."""
        self._step = step
        self._costs = dict.fromkeys(STAGES, Cost())
        self._inside: list[str] = []
        self._since = 0.0, 0.0
        self._is_over = False

    @property
    def costs(self) -> dict[str, Cost]:
        """What was needed: a program that was known has no plan made for it."""
        return {stage: cost for stage, cost in self._costs.items() if cost.wall_ms}

    @contextmanager
    def time(self, stage: str) -> Iterator[None]:
        self._charge()
        self._inside.append(stage)
        self._step(stage, STAGES.index(stage))
        try:
            yield
        finally:
            self._charge()
            self._inside.pop()

    def time_first_run(self) -> AbstractContextManager[None]:
        """Time a run of the program, if it is the first."""
        return nullcontext() if self._costs["run"].wall_ms else self.time("run")

    def _charge(self) -> None:
        """Give the time since the last change to the innermost stage."""
        now = self._read_clocks()
        stage = self._inside[-1] if self._inside else ""
        if stage and (stage in AT_FIRST_RUN or not self._is_over):
            wall, cpu = (1e3 * (end - start) for end, start in zip(now, self._since, strict=True))
            self.add(stage, Cost(wall, max(0.0, cpu), read_peak_nbytes()))
            if (imported := imports.take_ms())[0]:
                self.add("import", Cost(*imported, read_peak_nbytes()))
        self._since = now

    def _read_clocks(self) -> tuple[float, float]:
        """Wall and processor time, without imports. A run is of all threads; before it, others
        count for themselves what they do for a stage."""
        cpu = time.process_time() if self._is_over else time.thread_time()
        return time.perf_counter() - imports.wall_s, cpu - imports.cpu_s

    def add(self, stage: str, cost: Cost) -> None:
        self._costs[stage] += cost

    def take(self, earlier: Stages) -> None:
        """Count what was done before this compilation began, once."""
        for stage, cost in earlier.costs.items():
            self.add(stage, cost)
        earlier._costs = dict.fromkeys(STAGES, Cost())

    def end(self) -> None:
        """The program is there: of what follows, only its first run is somebody's waiting."""
        self._is_over = True
