"""Damage files of every kind that kitsune reads, and use them: `python -m tests.conformance.files`.

Valid small files are generated, changed a little (a file is decided by the seed, its kind and its
number) and loaded, explained, compiled and run, in workers that are forked and have limits of
processor time and memory. A file may be harmless or refused by an error of ours. Any other
exception, a crash, and more than the limits are failures. With `--kills N`, processes are killed
while they write: what is on disk afterwards is the old file or the new one.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.conformance.suites import describe

RAN, REFUSED, FOREIGN, CRASH = "ran", "refused", "foreign exception", "crash"
TIME, MEMORY = "over time", "over memory"
FAILURES = (FOREIGN, CRASH, TIME, MEMORY)
BATCH = 250  # files of one worker
MEMORY_NBYTES = 1 << 30  # beside what a worker begins with
WALL_FACTOR = 30  # seconds that a worker may be silent, by the processor time of one file
PAGE = resource.getpagesize()


@dataclass(frozen=True)
class Outcome:
    kind: str
    number: int
    outcome: str
    stage: str = ""
    detail: str = ""


# --- in a worker ----------------------------------------------------------------------------------


def attempt(kind: Any, number: int, files: dict[str, bytes], folder: Path) -> Outcome:
    """Write a damaged file, use it and say how that ended."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        (folder / name).write_bytes(data)
        (folder / name).chmod(0o600)
    stages = ["load"]
    try:
        kind.use(folder, stages.append)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
        return Outcome(kind.name, number, *_judge(error, stages[-1]))
    return Outcome(kind.name, number, RAN, stages[-1])


def _judge(error: Exception, stage: str) -> tuple[str, str, str]:
    """Outcome, stage and detail of an error."""
    from kitsune.errors import KitsuneError

    chain = [error, error.__cause__, getattr(error.__cause__, "__cause__", None)]
    if isinstance(error, KitsuneError):
        # A program may need more than there is; reading and planning must not.
        is_greedy = any(isinstance(e, MemoryError) for e in chain) and stage != "run"
        return MEMORY if is_greedy else REFUSED, stage, describe(error)
    frames = traceback.extract_tb(error.__traceback__)
    ours = [f for f in frames if "/kitsune/" in f.filename] or frames
    where = ", ".join(f"{Path(f.filename).name}:{f.lineno}" for f in (ours[-1], frames[-1]))
    return FOREIGN, stage, f"{describe(error)} at {where}"


def _work(kind: Any, seeds: Sequence[Any], seed: str, numbers: range, to: int, log: str) -> None:
    """Use file after file, and write a line for each to a pipe."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    with open(log, "w", encoding="utf-8") as trace:
        faulthandler.register(signal.SIGPROF, trace, chain=True)
        faulthandler.enable(trace)
        folder = Path(tempfile.mkdtemp(dir=os.path.dirname(log)))
        with open(os.devnull, "w") as nowhere:  # libraries print as well
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        for number in numbers:
            rng = random.Random(f"{seed} {kind.name} {number}")
            files = kind.change(rng, rng.choice(seeds))
            _limit(kind.seconds)
            found = attempt(kind, number, files, folder / "file")
            signal.setitimer(signal.ITIMER_PROF, 0)
            os.write(to, json.dumps(asdict(found)).encode() + b"\n")
    os._exit(0)


def _limit(seconds: float) -> None:
    """From now on: so much processor time, and so much more memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (pages * PAGE + MEMORY_NBYTES, hard))
    signal.setitimer(signal.ITIMER_PROF, seconds)


# --- in the parent --------------------------------------------------------------------------------


def outcomes(
    kind: Any, seeds: Sequence[Any], seed: str, count: int, folder: Path
) -> Iterator[Outcome]:
    """The outcome of each file. A worker that dies is followed by another, for the next file."""
    at = 0
    while at < count:
        for found in _batch(kind, seeds, seed, range(at, min(at + BATCH, count)), folder):
            at = found.number + 1
            yield found


def _batch(
    kind: Any, seeds: Sequence[Any], seed: str, numbers: range, folder: Path
) -> Iterator[Outcome]:
    receive, send = os.pipe()
    log = folder / "worker.log"
    pid = os.fork()
    if pid == 0:
        try:
            os.close(receive)
            _work(kind, seeds, seed, numbers, send, str(log))
        finally:
            os._exit(70)
    os.close(send)
    at, is_silent = numbers.start, False
    with os.fdopen(receive, "rb", buffering=0) as lines:
        while line := _line(lines, kind.seconds * WALL_FACTOR):
            if line == b"silent":
                os.kill(pid, signal.SIGKILL)
                is_silent = True
                break
            yield Outcome(**json.loads(line))
            at += 1
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    if at < numbers.stop:
        place = _last_frames(log)
        is_late = is_silent or status == -signal.SIGPROF
        name = "no answer" if is_silent else f"exit code {status}"
        if status < 0:
            name = signal.Signals(-status).name
        yield Outcome(kind.name, at, TIME if is_late else CRASH, "", f"{name} at {place}")


def _line(lines: Any, seconds: float) -> bytes:
    """The next line of a worker, nothing at its end."""
    import select

    if not select.select([lines], [], [], seconds)[0]:
        return b"silent"
    return bytes(lines.readline())


def _last_frames(log: Path) -> str:
    try:
        text = log.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return "?"
    frames = [line.split('"')[1:] for line in text if line.strip().startswith("File")]
    return " < ".join(f"{Path(f[0]).name}{f[1].replace(', line ', ':')}" for f in frames[:7])


def all_kinds() -> dict[str, Any]:
    from tests.conformance.checkpoint_kinds import CHECKPOINT_KINDS
    from tests.conformance.file_kinds import MODEL_KINDS
    from tests.conformance.local_files import LOCAL_KINDS
    from tests.conformance.request_kinds import REQUEST_KINDS
    from tests.conformance.text_files import TEXT_KINDS

    every = *MODEL_KINDS, *TEXT_KINDS, *CHECKPOINT_KINDS, *REQUEST_KINDS, *LOCAL_KINDS
    return {kind.name: kind for kind in every}


def run_kind(
    kind: Any, count: int, seed: str, folder: Path, most_seeds: int | None = None
) -> list[Outcome]:
    """Damage so many files of a kind, made of `most_seeds` valid ones if that is said. These must
    work; that also compiles what workers share."""
    made = folder / "seeds"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    seeds = kind.make(made)[:most_seeds]
    some = seeds if len(seeds) < 20 else seeds[:: len(seeds) // 20]
    for number, files in enumerate(some):
        valid = attempt(kind, number, dict(files), folder / "valid")
        if valid.outcome != RAN and len(seeds) < 20:
            raise SystemExit(f"a valid file of kind {kind.name} does not work: {valid.detail}")
    return list(outcomes(kind, seeds, seed, count, folder))


def print_counts(name: str, found: Sequence[Outcome], seconds: float) -> None:
    counts = Counter(each.outcome for each in found)
    cells = " | ".join(str(counts[each]) for each in (RAN, REFUSED, *FAILURES))
    print(f"| {name} | {len(found)} | {cells} | {len(found) / seconds:.0f} |", flush=True)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000, help="files of each kind")
    parser.add_argument("--kind", action="append", help="only this kind; may be repeated")
    parser.add_argument("--seed", default="0", help="decides every file")
    parser.add_argument("--kills", type=int, default=0, help="processes to kill while they write")
    parser.add_argument("--out", default="", help="where to write every failure as JSON")
    parser.add_argument("--show", default="", help="KIND:NUMBER, a damaged file to use here")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    given = parse(arguments)
    warnings.simplefilter("ignore")
    os.environ["KITSUNE_NUM_THREADS"] = "1"
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        os.environ["KITSUNE_CACHE_DIR"] = str(folder / "cache")
        if given.show:
            return show(given, folder)
        failures = damage(given, folder)
        if given.kills:
            from tests.conformance.kills import run_kills

            failures += run_kills(given.kills, given.seed, folder)
    for each in failures:
        print(f"{each.kind} {each.number}: {each.outcome} ({each.stage}) {each.detail}")
    if given.out:
        rows = [asdict(each) for each in failures]
        Path(given.out).write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 1 if failures else 0


def damage(given: argparse.Namespace, folder: Path) -> list[Outcome]:
    """Run every kind that was named, print a row of counts for each: the failures."""
    kinds, failures, total = all_kinds(), list[Outcome](), list[Outcome]()
    print(f"| kind | files | {RAN} | {REFUSED} | {' | '.join(FAILURES)} | files/s |")
    print("|---" * 9 + "|")
    started = time.perf_counter()
    for name in given.kind or (kinds if given.count else ()):
        start = time.perf_counter()
        found = run_kind(kinds[name], given.count, given.seed, folder)
        print_counts(name, found, time.perf_counter() - start)
        total += found
        failures += [each for each in found if each.outcome in FAILURES]
    if total:
        print_counts("all", total, time.perf_counter() - started)
    return failures


def show(given: argparse.Namespace, folder: Path) -> int:
    """Use one damaged file in this process, with the traceback of what happens."""
    name, _, number = given.show.partition(":")
    kind = all_kinds()[name]
    (folder / "seeds").mkdir()
    rng = random.Random(f"{given.seed} {name} {int(number)}")
    files = kind.change(rng, rng.choice(kind.make(folder / "seeds")))
    for path, data in files.items():
        (folder / "file" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "file" / path).write_bytes(data)
    faulthandler.dump_traceback_later(10, exit=True)
    kind.use(folder / "file", lambda stage: print(f"{stage} …", flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
