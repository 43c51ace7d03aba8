"""The tuning store, a SQLite database of measurements and choices, and what a compile uses of it.

    store = default_tuning_store()
    store.record(measurement, choice)
    store.measurements()         # the newest first; none where the store cannot be used
    store.choices()

A measurement is known by what was measured (a name and a digest of the kernels' text) and where
(sizes, types, device, threads), and by the very kitsune that took it: the same again replaces it.
The newest `most` rows of each table stay. Each method opens the
database for itself, in one transaction, so threads and processes share it; a file that is no
database, or not this one, is set aside under another name and made anew.
"""

from __future__ import annotations

import contextlib
import functools
import json
import math
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, astuple, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from kitsune.backends.cpu.threads.team import default_threads
from kitsune.cache.store import Store, build_id, cache_folder
from kitsune.compiler import lower_graph, resolve_config
from kitsune.config import AMBIENT, FusionConfig
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.node import Graph
from kitsune.plan.cost import NO_MEASUREMENTS, Knobs, Measured
from kitsune.plan.group import Timed
from kitsune.system.progress import progress
from kitsune.system.records import dataclass
from kitsune.target import Target
from kitsune.tune.store_tables import (
    CHOICES,
    MEASUREMENTS,
    TABLES,
    Choice,
    Measurement,
    R,
    Table,
    parse_choice,
    parse_measurement,
)

if TYPE_CHECKING:
    import sqlite3

    from kitsune.lower.memory import Module
    from kitsune.tune.fit import Sample

FORM = 1  # of the tables; another form is another file
MAX_ROWS = 10_000  # measurements, and choices
PATIENCE_S = 10.0  # for another process that writes
DAMAGED = ".damaged"  # added to the name of a file that is set aside, one at most

Found = TypeVar("Found")


class TuningStore:
    """The measurements of a folder. `refusal` says why it is not used, where that is so."""

    def __init__(self, folder: Path, most: int = MAX_ROWS) -> None:
        self.path, self.most = folder / f"tuning-{FORM}.sqlite", most
        self._folder = Store(folder)

    @functools.cached_property
    def refusal(self) -> str:
        try:
            import sqlite3  # noqa: F401 - some builds of Python are without it
        except ImportError as error:
            return str(error)
        return self._folder.refusal

    def record(self, *rows: Measurement | Choice) -> bool:
        """Keep them; whether that could be done, which the caller need not care about."""
        taken = [parse_measurement(asdict(r)) for r in rows if isinstance(r, Measurement)]
        chosen = [parse_choice(asdict(r)) for r in rows if isinstance(r, Choice)]

        def put(database: sqlite3.Connection) -> bool:
            for table, each in ((MEASUREMENTS, taken), (CHOICES, chosen)):
                if each:
                    database.executemany(table.put, [astuple(row) for row in each])
                    database.execute(table.trim, (self.most,))
            return True

        return self._transact(put, False)

    def measurements(self, subject: str = "", build: str = "") -> list[Measurement]:
        """The newest first: all, or those of a pattern, or of one kitsune."""
        return self._select(MEASUREMENTS, parse_measurement, subject=subject, build=build)

    def choices(self, subject: str = "", build: str = "", device: str = "") -> list[Choice]:
        """The newest first: all, or those about one thing, of one kitsune, of one device."""
        return self._select(CHOICES, parse_choice, subject=subject, build=build, device=device)

    def _select(
        self, table: Table[R], check: Callable[[Mapping[str, Any]], R], **given: str
    ) -> list[R]:
        def select(database: sqlite3.Connection) -> list[R]:
            rows = database.execute(table.select(*given), tuple(given.values()))
            return list(_readable(rows, list(table.columns), check))

        return self._transact(select, [])

    def clear(self) -> int:
        """Forget everything; how many measurements and choices that were."""

        def delete(database: sqlite3.Connection) -> int:
            return sum(database.execute(f"DELETE FROM {t.name}").rowcount for t in TABLES)

        return self._transact(delete, 0)

    def _transact(self, work: Callable[[sqlite3.Connection], Found], otherwise: Found) -> Found:
        """Run `work` in a transaction; return `otherwise` if the store cannot be used now."""
        if self.refusal:
            return otherwise
        import sqlite3

        for _ in range(2):
            try:
                with self._open() as database:
                    return work(database)
            except sqlite3.OperationalError:  # locked for long, a full disk, no right to write
                return otherwise
            except (sqlite3.DatabaseError, UnicodeDecodeError):  # its errors quote the damage
                self._set_aside()
        return otherwise

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open the database in a transaction, which is rolled back when the work fails."""
        import sqlite3

        database = sqlite3.connect(self.path, timeout=PATIENCE_S, isolation_level=None)
        database.text_factory = lambda raw: raw.decode("utf-8", "replace")
        try:
            database.execute("BEGIN IMMEDIATE")  # one that only reads may have to make the table
            for table in TABLES:
                database.execute(table.create)
                found = [row[1] for row in database.execute(f"PRAGMA table_info({table.name})")]
                if found != list(table.columns):
                    raise sqlite3.DatabaseError("a table of another form")
            yield database
            database.execute("COMMIT")
        finally:
            database.close()

    def _set_aside(self) -> None:
        """Processes that find the damage at once may set aside what another has just made anew: a
        measurement is lost, which the next one takes again."""
        journal = self.path.with_name(self.path.name + "-journal")
        with contextlib.suppress(OSError):  # it would be applied to the new file
            journal.unlink()
        with contextlib.suppress(OSError):
            self.path.replace(self.path.with_name(self.path.name + DAMAGED))


def _readable(
    rows: Iterable[Sequence[Any]], columns: Sequence[str], check: Callable[[Mapping[str, Any]], R]
) -> Iterator[R]:
    """A row that something else has written is left out."""
    for row in rows:
        with contextlib.suppress(InputError):
            yield check(dict(zip(columns, row, strict=True)))


# --- the process's store -------------------------------------------------------------------------

_STORES: dict[Path, TuningStore] = {}


def default_tuning_store() -> TuningStore:
    folder = cache_folder()
    return _STORES.get(folder) or _STORES.setdefault(folder, TuningStore(folder))


# --- what the planner reads of the store ----------------------------------------------------------
#
#     measured = load_measured(target, threads)  # of this machine; empty where nothing was measured
#     record(measured, titles, target, threads)
#
# What the store holds is data from a file: times that are no times, and knobs that no tuner turns,
# are left out.


TIMES = {
    "group": "groups",
    "recompute": "recomputations",
    "program": "programs",
}  # subject → field of Measured

NO_SAMPLES: Mapping[str, Sample] = {}

_read: dict[tuple[Path, str, int], tuple[tuple[int, int], Measured]] = {}


def device_name(target: Target) -> str:
    """Return the name of a device in the store, which keeps the measurements of devices
    separate."""
    return f"{target.device} {target.name}"


def load_measured(
    target: Target, threads: int | None, store: TuningStore | None = None
) -> Measured:
    """Return what this build of kitsune measured on this device with this thread count. The file is
    read again when it has changed."""
    store = default_tuning_store() if store is None else store
    count = threads or default_threads()
    try:
        found = store.path.stat()
    except OSError:  # nothing was ever measured, or the folder cannot be used
        return NO_MEASUREMENTS
    state, key = (found.st_mtime_ns, found.st_size), (store.path, device_name(target), count)
    known = _read.get(key)
    if known is None or known[0] != state:
        rows = store.choices(build=build_id(), device=device_name(target))
        known = _read[key] = state, parse_choices([r for r in rows if r.threads == count])
    return known[1]


def parse_choices(choices: list[Choice]) -> Measured:
    if not choices:
        return NO_MEASUREMENTS
    from kitsune.tune.fit import is_possible
    from kitsune.tune.knobs import is_known

    times: dict[str, dict[str, Timed]] = {name: {} for name in TIMES.values()}
    schedules: dict[str, Knobs] = {}
    coefficients: dict[str, float] = {}
    for choice in choices:
        value = _value(choice.value)
        if choice.subject in TIMES and (timed := _parse_timed(value)) is not None:
            times[TIMES[choice.subject]][choice.structure] = timed
        elif choice.subject == "schedule" and is_known(knobs := _knobs(value)):
            schedules[choice.structure] = knobs
        elif choice.subject == "cost" and is_possible(value):
            coefficients = coefficients or value
    known = times["groups"], times["recomputations"], times["programs"], schedules
    return Measured(*known, coefficients)


def record(
    measured: Measured,
    titles: Mapping[str, str],
    target: Target,
    threads: int | None,
    store: TuningStore | None = None,
    samples: Mapping[str, Sample] = NO_SAMPLES,
) -> bool:
    """Keep what was measured, and `samples` of kernels; `titles` say what each structure is.
    Return whether it was stored."""
    store = default_tuning_store() if store is None else store
    found: list[tuple[str, str, Any]] = [
        (subject, key, asdict(timed))
        for subject, name in TIMES.items()
        for key, timed in getattr(measured, name).items()
    ]
    found += [("schedule", key, dict(knobs)) for key, knobs in measured.schedules.items()]
    if measured.coefficients:
        found.append(("cost", "coefficients", dict(measured.coefficients)))
    found += [("kernel", key, sample.value()) for key, sample in samples.items()]
    now, device, count = time.time(), device_name(target), threads or default_threads()
    return not found or store.record(
        *(
            Choice(
                build_id(), subject, key, device, count, json.dumps(value), titles.get(key, ""), now
            )
            for subject, key, value in found
        )
    )


def load_samples(
    target: Target, threads: int | None, store: TuningStore | None = None
) -> list[Sample]:
    """Return the kernels timed on this device with this thread count."""
    store = default_tuning_store() if store is None else store
    rows = store.choices("kernel", build_id(), device_name(target))
    count = threads or default_threads()
    from kitsune.tune.fit import parse_sample

    made = (parse_sample(r.title, _value(r.value)) for r in rows if r.threads == count)
    return [sample for sample in made if sample is not None]


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _parse_timed(value: Any) -> Timed | None:
    if not isinstance(value, dict):
        return None
    numbers = {f.name: value.get(f.name, f.default) for f in fields(Timed)}
    if not all(
        isinstance(n, (int, float)) and math.isfinite(n) and n >= 0 for n in numbers.values()
    ):
        return None
    unfused_us, fused_us = float(numbers["unfused_us"]), float(numbers["fused_us"])
    if min(unfused_us, fused_us) <= 0:
        return None
    spread, quiet = float(numbers["spread"]), float(numbers["quiet"])
    return Timed(unfused_us, fused_us, spread, int(numbers["samples"]), quiet)


def _knobs(value: Any) -> Knobs:
    """JSON has lists for tuples."""
    if not isinstance(value, dict):
        return {"": value}
    return {name: tuple(v) if isinstance(v, list) else v for name, v in value.items()}


# --- how much tuning a compile does ---------------------------------------------------------------


MODES = ("default", "max-autotune")


@dataclass(frozen=True)
class TuneEffort:
    """Seconds that tuning one graph may take; with `thorough`, also on what predictions are sure
    of."""

    budget_s: float
    thorough: bool = False


USUAL, MOST = TuneEffort(10.0), TuneEffort(60.0, thorough=True)


def usual_effort() -> TuneEffort | None:
    """Return the effort that `KITSUNE_TUNE` sets for every compile: 1, or a number of seconds."""
    said = os.environ.get("KITSUNE_TUNE", "")
    if said in ("", "0"):
        return None
    try:
        return choose_effort("default", said == "1" or float(said), "cpu")
    except (ValueError, UnsupportedError):
        raise UnsupportedError(f"KITSUNE_TUNE is '{said}'", hint="1, 0 or seconds") from None


def choose_effort(mode: str, tune: bool | float, device: str) -> TuneEffort | None:
    """Return the effort of a `kt.compile` call: `tune` is whether to measure, or for how many
    seconds."""
    if mode not in MODES:
        raise UnsupportedError(f"no mode {mode!r}", hint=f"choose from {', '.join(MODES)}")
    if tune is False and mode == "default":
        return usual_effort() if device != "wasm" else None
    if isinstance(tune, bool):
        found = MOST if mode == "max-autotune" else USUAL
    elif isinstance(tune, (int, float)) and 0 < tune < float("inf"):
        found = TuneEffort(float(tune), mode == "max-autotune")
    else:
        raise UnsupportedError(f"tune={tune!r} does not exist", hint="True, False or seconds")
    if device == "wasm":
        raise UnsupportedError("nothing is tuned for 'wasm'", hint="a page measures where it runs")
    return found


def load_measurements(
    graph: Graph,
    target: Any,
    config: FusionConfig,
    threads: int | None,
    effort: TuneEffort | None,
) -> Measured:
    """Return what the planner looks up for a graph. Tuned choices are not tuned again unless their
    measurements are noisy."""
    if target.device == "webgpu":  # whose shaders are tuned one by one
        from kitsune.tune.shader_tuning import measure_shaders

        budget_s = None if effort is None else effort.budget_s
        return measure_shaders(graph, target, config, budget_s)
    known = load_measured(target, threads)
    if effort is None or config.off(target.device):
        return known
    from kitsune.tune.evidence import noisy_results

    is_settled = known.find_program(graph) is not None and not noisy_results(
        known.restrict_to(graph)
    )
    if is_settled and not effort.thorough:
        return known
    from kitsune.tune.candidates import Where
    from kitsune.tune.tuner import Tuner

    where = Where(target, config, threads, AMBIENT.get().never)
    with progress("tuning", 1.0) as step:
        tuner = Tuner(
            where,
            effort.budget_s,
            known,
            effort.thorough,
            progress=lambda spent, what: step(what, done=spent),
        )
        measured = tuner.run(graph)
    record(tuner.new, tuner.titles, target, threads, samples=tuner.samples)
    return measured


def tune_here(graph: Graph, config: FusionConfig | None) -> Module:
    """The graph as kernels for this machine, as it would be run: with what was measured before."""
    from kitsune.backends.cpu.host_target import machine_target

    target, config = machine_target(), resolve_config(config)
    return lower_graph(graph, target, config, load_measurements(graph, target, config, None, None))
