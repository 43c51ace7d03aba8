"""The tables of the tuning store, and validation of their rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Generic, TypeVar

from kitsune.cache.store import digest
from kitsune.errors import InputError
from kitsune.plan.cost import bucket_shape
from kitsune.system.records import dataclass

LARGEST = 2**63  # what a column holds is below
KINDS: dict[Any, type] = {"str": str, "int": int, "float": float}
TYPES = {"str": "TEXT", "int": "INTEGER", "float": "REAL"}

R = TypeVar("R", bound="Measurement | Choice")


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
        """A short name."""
        return digest(*(str(getattr(self, column)) for column in MEASUREMENTS.key))[:12]


@dataclass(frozen=True)
class Choice:
    """The outcome of timing alternatives for one structure on one machine."""

    build: str  # the kitsune that took it
    subject: str  # what is decided: "group", "recompute", "program", "schedule" or "cost"
    structure: str  # a digest of what is computed, with sizes up to a power of two and types
    device: str
    threads: int
    value: str  # the decision, as JSON
    title: str  # what it is about, for people
    taken: float  # when, in seconds since 1970


# --- tables --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table(Generic[R]):
    """A table of rows of one kind; those of one `key` replace each other."""

    name: str
    row: type[R]
    key: tuple[str, ...]

    @property
    def columns(self) -> dict[str, Any]:
        return {field.name: field.type for field in fields(self.row)}

    @property
    def create(self) -> str:
        columns = ", ".join(f"{n} {TYPES[str(k)]} NOT NULL" for n, k in self.columns.items())
        key = ", ".join(self.key)
        return f"CREATE TABLE IF NOT EXISTS {self.name} ({columns}, PRIMARY KEY ({key}))"

    @property
    def put(self) -> str:
        places = ", ".join("?" * len(self.columns))
        return f"INSERT OR REPLACE INTO {self.name} VALUES ({places})"

    @property
    def trim(self) -> str:
        newest = f"SELECT rowid FROM {self.name} ORDER BY taken DESC, rowid DESC LIMIT ?"
        return f"DELETE FROM {self.name} WHERE rowid NOT IN ({newest})"

    def select(self, *given: str) -> str:
        """The newest first; of each given column those of one value, or all for an empty one."""
        where = " AND ".join(f"? IN ('', {name})" for name in given)
        return (
            f"SELECT {', '.join(self.columns)} FROM {self.name} WHERE {where} "
            "ORDER BY taken DESC, rowid DESC"
        )

    def parse_row(self, row: Mapping[str, Any]) -> R:
        """Validate that a row has every field, each of its type."""
        columns = self.columns
        if not isinstance(row, Mapping) or set(row) != set(columns):
            raise InputError(f"not a {self.name}", why=f"its fields are {', '.join(columns)}")
        return self.row(**{name: self._value(name, row[name]) for name in columns})

    def _value(self, name: str, value: Any) -> Any:
        kind = KINDS[self.columns[name]]
        if kind is float and type(value) is int:
            value = float(value)
        if type(value) is kind and _is_fit(value):
            return value
        raise InputError(
            f"a {self.name} whose {name} is {value!r}",
            why="it is printable text"
            if kind is str
            else f"it is of type {kind.__name__}, 0 or more",
        )


def _is_fit(value: Any) -> bool:
    return value.isprintable() if isinstance(value, str) else 0 <= value < LARGEST


MEASUREMENTS = Table(
    "measurement",
    Measurement,
    ("build", "subject", "source", "bucket", "dtype", "device", "threads"),
)
CHOICES = Table("choice", Choice, ("build", "subject", "structure", "device", "threads"))
TABLES = (MEASUREMENTS, CHOICES)


def parse_measurement(row: Mapping[str, Any]) -> Measurement:
    """Validate a measurement and its speed-up."""
    made = MEASUREMENTS.parse_row(row)
    if not 0 < made.speedup_low <= made.speedup <= made.speedup_high:
        raise InputError(
            f"a measurement whose speed-up is {made.speedup:g}",
            why=f"its interval is {made.speedup_low:g} to {made.speedup_high:g}",
        )
    return made


def parse_choice(row: Mapping[str, Any]) -> Choice:
    return CHOICES.parse_row(row)


def bucket(shapes: Iterable[Sequence[int]]) -> str:
    """Sizes up to the next power of two: tensors of similar size behave the same. "8x64, 64"."""
    return ", ".join(bucket_shape(tuple(shape)) for shape in shapes)
