"""Run the test suites of other projects: find them, count their outcomes, print a table.

A suite is a folder of KITSUNE_SUITES (or ~/.cache/kitsune-suites), put there from its public
repository or package; nothing of it is part of this repository. A suite that is absent is skipped
by name, with the command that puts it there.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import re
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType, ModuleType
from typing import TypeVar

T = TypeVar("T")
FOLDER = Path(__file__).parent
OK, DIFFERS, EXCEPTION, TIMEOUT = "ok", "differs", "exception", "time limit"
LEFT_TO_TORCH = "left to torch"  # kitsune could not compile a graph, and said so
LEFT_MESSAGE = "torch computes a graph"  # how its warning begins
FAILURES = (DIFFERS, EXCEPTION, TIMEOUT, LEFT_TO_TORCH)
MAX_ABSENT = 20  # names that a module of tests imports in vain
MAX_DETAIL = 300  # characters of an error message


@dataclass(frozen=True)
class Suite:
    """A suite of another project: the folder it has in the cache, a file that must be there, and
    the command that puts it there ({folder} is replaced)."""

    name: str
    file: str
    install: str

    def find(self, cache: str = "") -> Path | None:
        """The folder of the suite; prints how to get it and returns None where it is absent."""
        folder = cache_folder(cache) / self.name
        if (folder / self.file).exists():
            return folder
        print(f"{self.name} skipped: {folder / self.file} is absent. To put it there:")
        print("  " + self.install.format(folder=folder))
        return None


@dataclass(frozen=True)
class Outcome:
    kind: str
    detail: str = ""


@dataclass
class Results:
    """The outcome of each case. `known` maps a case to the reason why it is expected to fail. Each
    is appended to `file` as a line of JSON; those that the file already has are not run again."""

    title: str
    known: Mapping[str, str] = field(default_factory=dict)
    file: str = ""
    outcomes: dict[str, Outcome] = field(default_factory=dict)
    start: float = field(default_factory=time.perf_counter)

    def __post_init__(self) -> None:
        if self.file and Path(self.file).exists():
            lines = Path(self.file).read_text(encoding="utf-8").splitlines()
            self.outcomes.update({name: Outcome(*rest) for name, *rest in map(json.loads, lines)})

    def add(self, name: str, outcome: Outcome) -> None:
        self.outcomes[name] = outcome
        if self.file:
            with Path(self.file).open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, outcome.kind, outcome.detail]) + "\n")
        reason = self.known.get(name, "") if outcome.kind in FAILURES else ""
        said = f"known: {reason}" if reason else outcome.detail
        print(f"{name}: {outcome.kind}{' (' + said + ')' if said else ''}", flush=True)

    def unexpected(self) -> list[str]:
        return [n for n, o in self.outcomes.items() if o.kind in FAILURES and n not in self.known]

    def finish(self) -> int:
        """Print the table of counts; 1 if a failure is unexpected."""
        seconds = time.perf_counter() - self.start
        print(f"\n{self.title}: {len(self.outcomes)} cases in {seconds:.0f} s\n")
        counts = Counter(outcome.kind for outcome in self.outcomes.values())
        print("| outcome | cases |\n|---|---|")
        for kind, number in counts.most_common():
            print(f"| {kind} | {number} |")
        if unexpected := self.unexpected():
            print("\nunexpected: " + ", ".join(unexpected))
        return 1 if unexpected else 0


class TimeLimitError(BaseException):
    """Not an Exception, so that no handler of the code under test catches it."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TimeLimitError in the main thread after some seconds of processor time."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise TimeLimitError(f"more than {seconds:g} s")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def attempt(run: Callable[[], Outcome], seconds: float, is_verbose: bool = False) -> Outcome:
    """The outcome of a case; an exception or too long a run is an outcome as well."""
    try:
        with time_limit(seconds):
            return run()
    except TimeLimitError as error:
        return Outcome(TIMEOUT, str(error))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
        if is_verbose:
            traceback.print_exc()
        return Outcome(EXCEPTION, describe(error))


def describe(error: BaseException) -> str:
    """The kind of an error and the first words of its message, on one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:MAX_DETAIL]


def cache_folder(given: str = "") -> Path:
    named = given or os.environ.get("KITSUNE_SUITES", "")
    return Path(named).expanduser() if named else Path.home() / ".cache" / "kitsune-suites"


def import_tests(name: str) -> ModuleType:
    """A module of tests; names that the installed version of what it tests lacks are None."""
    for _ in range(MAX_ABSENT):
        try:
            return importlib.import_module(name)
        except ImportError as error:
            lacks = re.match(r"cannot import name '(\w+)' from '([\w.]*)'", str(error))
            if lacks is None or lacks[2] not in sys.modules:
                raise
            print(f"no {lacks[2]}.{lacks[1]} here: these tests are of another version")
            setattr(sys.modules[lacks[2]], lacks[1], None)
    raise ImportError(f"{name} imports more than {MAX_ABSENT} names that are not there")


def known_failures(file: str) -> dict[str, str]:
    """Case → reason, of a JSON file beside this one that lists the cases of each reason."""
    reasons = json.loads((FOLDER / file).read_text(encoding="utf-8"))
    return {name: reason for reason, names in reasons.items() for name in names}


def spaced(items: Sequence[T], count: int) -> list[T]:
    """`count` items at equal distances; all of them if count is 0 or there are fewer."""
    if not count or count >= len(items):
        return list(items)
    return [items[n * len(items) // count] for n in range(count)]


def parser(about: str, count: int, seconds: float) -> argparse.ArgumentParser:
    """The options that every suite has."""
    made = argparse.ArgumentParser(description=about)
    made.add_argument("--count", type=int, default=count, help="cases, evenly spaced; 0 for all")
    made.add_argument("--only", default="", help="names that contain this")
    made.add_argument("--cache", default="", help="folder of the suites instead of KITSUNE_SUITES")
    made.add_argument(
        "--limit", type=float, default=seconds, help="seconds of processor time for one case"
    )
    made.add_argument(
        "--out", default="", help="file to append each outcome to; what it has is not run again"
    )
    made.add_argument("--verbose", action="store_true", help="print tracebacks")
    return made
