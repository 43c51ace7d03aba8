"""Measurements in, the same measurements out, in this process or a later one: one SQLite database.

    store = default_tuning_store()
    store.record(measurement)
    store.measurements()         # the newest first; none where the store cannot be used

A measurement is known by what was measured (a name and a digest of the kernels' text) and where
(sizes, types, device, threads), and by the very kitsune that took it: the same again replaces it.
The newest `most` are kept. Each method opens the database for itself, in one transaction, so
threads and processes share it; a file that is no database, or not this one, is set aside under
another name and made anew.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from kitsune.errors import InputError
from kitsune.runtime.cache import Store, cache_folder, digest

if TYPE_CHECKING:
    import sqlite3

FORM = 1  # of the table; another form is another file
MOST = 10_000  # measurements
PATIENCE_S = 10.0  # for another process that writes
DAMAGED = ".damaged"  # added to the name of a file that is set aside, one at most

Found = TypeVar("Found")


@dataclass(frozen=True)
class Measurement:
    """Fused against unfused on one machine. Times are medians, between their quartiles; the
    speed-up is the median of the samples' quotients, inside its confidence interval."""

    build: str  # the kitsune that took it
    subject: str  # a pattern
    source: str  # a digest of the fused kernels' text
    bucket: str  # the inputs' sizes, up to a power of two
    dtype: str  # the inputs' types
    device: str
    threads: int
    elements: int
    samples: int
    quiet: int  # samples that had the machine alone
    unfused_low_ms: float
    unfused_ms: float
    unfused_high_ms: float
    fused_low_ms: float
    fused_ms: float
    fused_high_ms: float
    speedup_low: float
    speedup: float
    speedup_high: float
    confidence: float  # that the true speed-up lies in between
    launches_unfused: int
    launches_fused: int
    nbytes_unfused: int
    nbytes_fused: int
    taken: float  # when, in seconds since 1970

    @property
    def name(self) -> str:
        """What it is known by, in short."""
        return digest(*(str(getattr(self, column)) for column in KEY))[:12]


COLUMNS = {field.name: field.type for field in fields(Measurement)}
KEY = ("build", "subject", "source", "bucket", "dtype", "device", "threads")
KINDS: dict[Any, type] = {"str": str, "int": int, "float": float}
TYPES = {"str": "TEXT", "int": "INTEGER", "float": "REAL"}
LARGEST = 2**63  # what a column holds is below
TABLE = (
    "CREATE TABLE IF NOT EXISTS measurement ("
    + ", ".join(f"{name} {TYPES[str(kind)]} NOT NULL" for name, kind in COLUMNS.items())
    + f", PRIMARY KEY ({', '.join(KEY)}))"
)
PUT = f"INSERT OR REPLACE INTO measurement VALUES ({', '.join('?' * len(COLUMNS))})"
TRIM = (
    "DELETE FROM measurement WHERE rowid NOT IN "
    "(SELECT rowid FROM measurement ORDER BY taken DESC, rowid DESC LIMIT ?)"
)


def as_measurement(row: Mapping[str, Any]) -> Measurement:
    """Checked: it has every field, and each is of its type."""
    if not isinstance(row, Mapping) or set(row) != set(COLUMNS):
        raise InputError("not a measurement", why=f"its fields are {', '.join(COLUMNS)}")
    made = Measurement(**{name: _value(name, row[name]) for name in COLUMNS})
    if not 0 < made.speedup_low <= made.speedup <= made.speedup_high:
        raise InputError(
            f"a measurement whose speed-up is {made.speedup:g}",
            why=f"its interval is {made.speedup_low:g} to {made.speedup_high:g}",
        )
    return made


def _value(name: str, value: Any) -> Any:
    kind = KINDS[COLUMNS[name]]
    if kind is float and type(value) is int:
        value = float(value)
    if type(value) is kind and _is_fit(value):
        return value
    raise InputError(
        f"a measurement whose {name} is {value!r}",
        why="it is printable text" if kind is str else f"it is of type {kind.__name__}, 0 or more",
    )


def _is_fit(value: Any) -> bool:
    return value.isprintable() if isinstance(value, str) else 0 <= value < LARGEST


def bucket(shapes: Iterable[Sequence[int]]) -> str:
    """Sizes up to the next power of two: tensors about as large behave alike. "8x64, 64"."""
    return ", ".join("x".join(str(1 << max(n - 1, 0).bit_length()) for n in s) for s in shapes)


class TuningStore:
    """The measurements of a folder. `refusal` says why it is not used, where that is so."""

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self.path, self.most = folder / f"tuning-{FORM}.sqlite", most
        self._folder = Store(folder)

    @functools.cached_property
    def refusal(self) -> str:
        try:
            import sqlite3  # noqa: F401 - some builds of Python are without it
        except ImportError as error:
            return str(error)
        return self._folder.refusal

    def record(self, *measurements: Measurement) -> bool:
        """Keep them; whether that could be done, which the caller need not care about."""
        rows = [astuple(as_measurement(asdict(each))) for each in measurements]

        def put(database: sqlite3.Connection) -> bool:
            database.executemany(PUT, rows)
            database.execute(TRIM, (self.most,))
            return True

        return self._with(put, False)

    def measurements(self, subject: str = "", build: str = "") -> list[Measurement]:
        """The newest first: all, or those of a pattern, or of one kitsune."""

        def select(database: sqlite3.Connection) -> list[Measurement]:
            rows = database.execute(
                f"SELECT {', '.join(COLUMNS)} FROM measurement "
                "WHERE ? IN ('', subject) AND ? IN ('', build) ORDER BY taken DESC, rowid DESC",
                (subject, build),
            )
            return list(_readable(rows))

        return self._with(select, [])

    def clear(self) -> int:
        """Forget everything; how many measurements that were."""
        return self._with(lambda database: database.execute("DELETE FROM measurement").rowcount, 0)

    def _with(self, work: Callable[[sqlite3.Connection], Found], otherwise: Found) -> Found:
        """The work's answer; `otherwise` where the store cannot be used, or not now."""
        if self.refusal:
            return otherwise
        import sqlite3

        for _ in range(2):
            try:
                with self._opened() as database:
                    return work(database)
            except sqlite3.OperationalError:  # locked for long, a full disk, no right to write
                return otherwise
            except sqlite3.DatabaseError:
                self._set_aside()
        return otherwise

    @contextlib.contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        """The database in a transaction, which is undone when the work fails."""
        import sqlite3

        database = sqlite3.connect(self.path, timeout=PATIENCE_S, isolation_level=None)
        database.text_factory = lambda raw: raw.decode("utf-8", "replace")
        try:
            database.execute("BEGIN IMMEDIATE")  # one that only reads may have to make the table
            database.execute(TABLE)
            found = [row[1] for row in database.execute("PRAGMA table_info(measurement)")]
            if found != list(COLUMNS):
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


def _readable(rows: Iterable[Sequence[Any]]) -> Iterator[Measurement]:
    """A row that something else has written is left out."""
    for row in rows:
        with contextlib.suppress(InputError):
            yield as_measurement(dict(zip(COLUMNS, row, strict=True)))


# --- the process's store -------------------------------------------------------------------------

_STORES: dict[Path, TuningStore] = {}


def default_tuning_store() -> TuningStore:
    folder = cache_folder()
    return _STORES.get(folder) or _STORES.setdefault(folder, TuningStore(folder))
