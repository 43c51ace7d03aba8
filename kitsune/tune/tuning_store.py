"""The tuning store: measurements and choices in one SQLite database.

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
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, astuple
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from kitsune.cache.store import Store, cache_folder
from kitsune.errors import InputError
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
