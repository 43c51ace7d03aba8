"""`Profile`: the measured times of a call as a table, as data and as a Perfetto trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, field
from os import PathLike
from pathlib import Path
from typing import Any

from rich.table import Table

from kitsune.errors import printable
from kitsune.report.data import json_text
from kitsune.report.notebook import Block, PrintableReport
from kitsune.report.text_tables import WIDTH, fit_column, text_table, time_text, wrap
from kitsune.system.records import dataclass

HOST = -1  # the track of ops that run between programs


@dataclass(frozen=True)
class KernelProfile:
    """One kernel, or an op on the host, of one call; times are medians of several.

    `time_us` is its part of the call: kernels that threads go through together share the time of
    all by what each took. `threads_us` is how long each thread worked on it and `balance` the mean
    of that over the longest, 1 where all finished together. `flops` counts a multiply-add as two
    and a function as the additions that it takes the time of. `limit_us` is what the machine needs
    at least, for what `bound` says: "fma", or where its bytes lie. It is None where the machine's
    limits are not known: for a GPU, and on the host.
    """

    kernel: str
    kind: str
    pattern: str
    ops: list[str]
    time_us: float
    share: float
    threads_us: list[float]
    balance: float
    nbytes: int
    flops: int
    limit_us: float | None
    bound: str
    stage: int = 0
    origins: list[str] = field(default_factory=list)

    @property
    def intensity(self) -> float:
        """Operations for each byte moved."""
        return self.flops / self.nbytes if self.nbytes else 0.0

    @property
    def gflops(self) -> float:
        return self.flops / (1e3 * self.time_us) if self.time_us else 0.0

    @property
    def gbps(self) -> float:
        return self.nbytes / (1e3 * self.time_us) if self.time_us else 0.0

    @property
    def percent_of_limit(self) -> float | None:
        """The share of the roofline limit reached, 100 being the fastest possible on this
        machine."""
        if self.limit_us is None or not self.time_us:
            return None
        return 100 * self.limit_us / self.time_us

    def data(self) -> dict[str, Any]:
        """Return the profile without its events."""
        names = ("intensity", "gflops", "gbps", "percent_of_limit")
        return asdict(self) | {name: getattr(self, name) for name in names}


@dataclass(frozen=True)
class Event:
    """A thread's work on a part of a kernel, in microseconds since the call began. `track` is the
    thread, or HOST."""

    name: str
    track: int
    start_us: float
    end_us: float
    stage: int = 0
    part: int = 0


@dataclass(frozen=True, repr=False)
class Profile(PrintableReport):
    """Prints as a table; `kernels` is the data, in the order they run. `events` are one call's.

    `total_us` is the median call, on a CPU from its first kernel to its last; what is not in a
    kernel is `other_us`: threads that meet, and values handed between programs. `untimed_us` is a
    whole call without clocks in it, and `overhead_percent` what they add, from how many readings a
    call makes and what one takes.
    """

    device: str
    threads: int
    calls: int
    kernels: list[KernelProfile]
    total_us: float
    untimed_us: float
    overhead_percent: float | None
    roof: dict[str, Any]
    events: list[Event]
    note: str = ""

    @property
    def other_us(self) -> float:
        return max(0.0, self.total_us - sum(k.time_us for k in self.kernels))

    @property
    def percent_of_limit(self) -> float | None:
        """The share of the roofline limit reached by all kernels that have one."""
        known = [k for k in self.kernels if k.limit_us is not None]
        time_us = sum(k.time_us for k in known)
        return 100 * sum(k.limit_us or 0.0 for k in known) / time_us if time_us else None

    def data(self) -> dict[str, Any]:
        """Without the events."""
        made = {
            name: getattr(self, name)
            for name in (
                "device",
                "threads",
                "calls",
                "total_us",
                "untimed_us",
                "other_us",
                "overhead_percent",
                "percent_of_limit",
                "roof",
                "note",
            )
        }
        return made | {"kernels": [k.data() for k in self.kernels]}

    def to_json(self) -> str:
        return json_text(self.data())

    def to_chrome_trace(self, path: str | PathLike[str]) -> None:
        """Write one call for https://ui.perfetto.dev or chrome://tracing: a track a thread."""
        Path(path).write_text(
            json.dumps({"traceEvents": list(self._trace_events())}), encoding="utf-8"
        )

    def _trace_events(self) -> Iterator[dict[str, Any]]:
        known = {k.kernel: k for k in self.kernels}
        yield {"ph": "M", "pid": 1, "name": "process_name", "args": {"name": "kitsune"}}
        for track in sorted({event.track for event in self.events}):
            name = "host" if track == HOST else self._track(track)
            yield {
                "ph": "M",
                "pid": 1,
                "tid": track + 2,
                "name": "thread_name",
                "args": {"name": name},
            }
        for event in self.events:
            kernel = known[event.name]
            start_ns, end_ns = round(1e3 * event.start_us), round(1e3 * event.end_us)
            yield {
                "ph": "X",
                "pid": 1,
                "tid": event.track + 2,
                "name": event.name,
                "cat": kernel.pattern if kernel.pattern != "-" else kernel.kind,
                "ts": start_ns / 1e3,
                "dur": (end_ns - start_ns) / 1e3,
                "args": {
                    "ops": " · ".join(kernel.ops),
                    "part": event.part,
                    "stage": event.stage,
                    "flops": kernel.flops,
                    "bytes": kernel.nbytes,
                },
            }

    def _track(self, thread: int) -> str:
        return f"thread {thread}" if self.device == "cpu" else "GPU"

    def to_text(self, width: int = WIDTH) -> str:
        """A row for each kernel; the least needed columns are left out of narrow text."""
        rows = profile_rows(self)
        for name in ("flop/B", "bal."):
            if max(map(len, text_table(rows))) > width and name in rows[0]:
                at = rows[0].index(name)
                rows = [row[:at] + row[at + 1 :] for row in rows]
        lines = text_table(fit_column(rows, 1, width), left=(0, 1))
        said = [line for text in summary(self) for line in wrap(text, width, then="  ")]
        return printable("\n".join([_title(self), "", *lines, "", *said]))

    def __str__(self) -> str:
        return self.to_text()

    def parts(self) -> list[Block]:
        return [profile_table(self), *summary(self)]


def profile_table(profile: Profile) -> Table:
    table = Table(title=_title(profile), title_justify="left")
    heads, *rows = profile_rows(profile)
    for name in heads:
        table.add_column(name, justify="left" if name in ("kernel", "pattern") else "right")
    for row in rows:
        table.add_row(*row)
    return table


def _title(profile: Profile) -> str:
    where = f"{profile.threads} threads" if profile.threads > 1 else "one thread"
    where = where if profile.device == "cpu" else profile.device
    return f"{time_text(profile.total_us)} a call, {where}"


def profile_rows(profile: Profile) -> list[list[str]]:
    """The headings, and a row for each kernel."""
    rows = [["kernel", "pattern", "µs", "%", "GFLOP/s", "GB/s", "flop/B"]]
    rows[0] += ["of limit"] if profile.roof else []
    rows[0] += ["bal."] if profile.threads > 1 else []
    for k in profile.kernels:
        digits = 0 if k.time_us > 1e3 else 1
        cells = [
            k.kernel,
            k.pattern if k.kind != "host" else " · ".join(k.ops),
            f"{k.time_us:,.{digits}f}",
            f"{100 * k.share:.1f}",
            f"{k.gflops:.1f}",
            f"{k.gbps:.1f}",
            f"{k.intensity:.2f}",
        ]
        if profile.roof:
            percent = k.percent_of_limit
            cells.append("" if percent is None else f"{percent:.0f} % {k.bound}")
        if profile.threads > 1:
            cells.append(f"{k.balance:.2f}" if sum(t > 0 for t in k.threads_us) > 1 else "")
        rows.append(cells)
    return rows


def summary(profile: Profile) -> list[str]:
    """Return the lines below the table."""
    p = profile
    lines = [p.note] if p.note else []
    if p.percent_of_limit is not None:
        lines.append(f"{p.percent_of_limit:.0f} % of what the machine can do at its best")
    lines.append(
        f"{p.other_us:,.1f} µs are in no kernel; medians of {p.calls} calls, which take "
        f"{time_text(p.untimed_us)} in all without clocks"
    )
    if p.overhead_percent is not None:
        lines.append(f"reading the clocks took {p.overhead_percent:.2g} % of a call")
    return lines
