"""`Builder`: the scalar expressions that formats decode themselves in."""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol

from kitsune.system.records import dataclass

Kind = Literal["u32", "i32", "f32", "bool"]
Picks = tuple[tuple[int, int], ...]  # (entry, byte in it)
WORD = 0xFFFFFFFF

# What numbers fold to. The rest of the primitives has no numbers for all of its arguments.
FOLD: dict[str, Callable[..., Any]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.floordiv,
    "rem": operator.mod,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "shl": operator.lshift,
    "shr": operator.rshift,
    "lt": operator.lt,
    "eq": operator.eq,
}
COMPARISONS = ("lt", "eq")
# (op, number) that leave the other argument as it is, where the number comes second.
IDENTITIES = {("add", 0), ("sub", 0), ("mul", 1), ("div", 1), ("or", 0), ("shl", 0), ("shr", 0)}


@dataclass(frozen=True)
class Value:
    """An expression of a back end. `varies` where each lane has its own."""

    text: Any
    kind: Kind
    varies: bool = True


@dataclass(frozen=True)
class Place(Value):
    """A u32 `base`, which is a multiple of `step`, plus a number: quotients and remainders by what
    divides `step` fold."""

    base: Any = None
    step: int = 1
    add: int = 0


class ReadField(Protocol):
    """Reads entry `n` of a field of the block that is decoded."""

    def __call__(self, name: str, n: Any = 0) -> Any: ...


class Builder(ABC):
    """Builds expressions over u32, i32 and f32. Arguments are values or Python numbers; numbers
    alone fold, and equal expressions are one."""

    has_byte_tables = False  # looks bytes up in tables of 256 faster than it computes with them

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], Any] = {}

    # --- what a back end has ---

    @abstractmethod
    def emit(self, op: str, kind: Kind, args: Sequence[Value]) -> Value:
        """One primitive over values of a kind: those of `FOLD`, and `where`."""

    @abstractmethod
    def convert(self, op: str, x: Value) -> Value:
        """`f32`, `i32` or `u32`: the number as another kind; `float_bits`: the bits as an f32."""

    @abstractmethod
    def number(self, value: float, kind: Kind) -> Value:
        """A constant."""

    @abstractmethod
    def look_up_table(self, values: tuple[float, ...], kind: Kind, index: Value) -> Value:
        """Entry `index` of a table."""

    def look_up_bytes(self, table: tuple[int, ...], word: Value, high: Any = 0) -> Value:
        """The bytes of a table that each byte of a word names: of 16 entries by its lowest four
        bits; of 256 and more by all of it, and above these by the bits of `high`."""
        made: Any = 0
        entries, mask = tuple(v & 255 for v in table), min(len(table), 256) - 1
        for byte in range(4):
            index = self.and_(self.shr(word, 8 * byte), mask)
            if len(table) > 256:
                above = self.and_(self.shr(high, 8 * byte), len(table) // 256 - 1)
                index = self.or_(self.shl(above, 8), index)
            made = self.or_(self.shl(self.table(entries, index), 8 * byte), made)
        return made  # type: ignore[no-any-return]

    def look_up_digits(self, table: tuple[int, ...], n: Any, word: Value) -> Value:
        """The bytes of part `n` of a table, each of 256, that each byte of a word names."""
        made: Any = 0
        for byte in range(4):
            index = self.add(self.mul(n, 256), self.and_(self.shr(word, 8 * byte), 255))
            made = self.or_(self.shl(self.table(table, index), 8 * byte), made)
        return made  # type: ignore[no-any-return]

    def join(self, f: ReadField, name: str, n: Any, picks: Picks) -> Any:
        """A word of bytes of a field: each is a pick, some entries after `n` and a byte in that."""
        made: Any = 0
        for at, (entry, byte) in enumerate(picks):
            value = self.and_(self.shr(f(name, self.add(n, entry)), 8 * byte), 255)
            made = self.or_(self.shl(value, 8 * at), made)
        return made

    def interleave(self, a: Any, b: Any, half: Any) -> Any:
        """Bytes of two words in turns, from the first or the second half of both."""
        words = []
        for word in (a, b):
            two = self.and_(self.shr(word, self.mul(half, 16)), 0xFFFF)
            words.append(self.and_(self.or_(two, self.shl(two, 8)), 0x00FF00FF))
        return self.or_(words[0], self.shl(words[1], 8))

    # --- what formats call ---

    def __getattr__(self, name: str) -> Any:
        name = name.removesuffix("_")  # and_, or_
        if name not in FOLD:
            raise AttributeError(name)
        return lambda a, b: self._apply(name, a, b)

    def _apply(self, op: str, a: Any, b: Any) -> Any:
        if isinstance(a, Place):
            if isinstance(b, int) and (found := self._fold_place(op, a, b)) is not None:
                return found
            a = self.settle(a)
        b = self.settle(b) if isinstance(b, Place) else b
        if not isinstance(a, Value) and not isinstance(b, Value):
            made = FOLD[op](a, b)
            return made & WORD if op == "shl" else made
        if not isinstance(b, Value) and (op, b) in IDENTITIES:
            return a
        if op == "mul" and (a == 0 or b == 0) and self._kind(a, b) == "u32":
            return 0
        if op in ("div", "rem") and self._kind(a, b) == "u32" and is_power(b):
            return self._apply(
                *(("shr", a, b.bit_length() - 1) if op == "div" else ("and", a, b - 1))
            )
        kind = self._kind(a, b)
        return self._once((op, a, b), lambda: self.emit(op, kind, self._meet(kind, a, b)))

    def place(self, base: Value, step: int, add: int) -> Place:
        """`base`, a multiple of `step`, plus `add`."""
        return Place(("place", base, step, add), "u32", base.varies, base, step, add)

    def settle(self, x: Any) -> Any:
        """A place as the number it is."""
        return self._apply("add", x.base, x.add) if isinstance(x, Place) else x

    def _fold_place(self, op: str, a: Place, b: int) -> Any:
        by = {"shr": 1 << b, "and": b + 1}.get(op, b) if op in ("shr", "and") and b < 32 else b
        if op == "add":
            return self.place(a.base, a.step, a.add + b)
        if op in ("mul", "shl"):
            times = b if op == "mul" else 1 << b
            return self.place(self._apply("mul", a.base, times), a.step * times, a.add * times)
        if op in ("div", "shr") and a.step % by == 0:
            base = self._apply("div", a.base, by)
            return self.place(base, a.step // by, a.add // by)
        if op in ("rem", "and") and is_power(by) and a.step % by == 0:
            return a.add % by
        return None

    def where(self, test: Any, a: Any, b: Any) -> Any:
        if not isinstance(test, Value):
            return a if test else b
        kind = self._kind(a, b)
        return self._once(
            ("where", test, a, b), lambda: self.emit("where", kind, (test, *self._meet(kind, a, b)))
        )

    def f32(self, x: Any) -> Any:
        return self._convert("f32", x, float)

    def i32(self, x: Any) -> Any:
        """A word as a signed number."""
        return self._convert("i32", x, lambda v: v - (1 << 32) if v >> 31 else v)

    def u32(self, x: Any) -> Any:
        return self._convert("u32", x, lambda v: v & WORD)

    def float_bits(self, x: Value) -> Any:
        return self._once(("float_bits", x), lambda: self.convert("float_bits", x))

    def table(self, values: Sequence[float], index: Any) -> Any:
        """Entry `index` of a table: u32 of whole numbers, else f32."""
        index = self.settle(index)
        if not isinstance(index, Value):
            return values[index]
        kind: Kind = "u32" if all(isinstance(v, int) for v in values) else "f32"
        given = tuple(values)
        return self._once(("table", given, index), lambda: self.look_up_table(given, kind, index))

    def lookup(self, table: tuple[int, ...], word: Any, high: Any = 0) -> Any:
        """The int8 that each byte of a word, 0 to 15, names; of longer tables see
        `look_up_bytes`."""
        key = ("lookup", table, word, high)
        return self._once(key, lambda: self.look_up_bytes(table, word, high))

    # --- inside ---

    def _convert(self, op: str, x: Any, fold: Callable[[Any], Any]) -> Any:
        if not isinstance(x, Value):
            return fold(x)
        return x if x.kind == op else self._once((op, x), lambda: self.convert(op, x))

    def _kind(self, *args: Any) -> Kind:
        return next(a.kind for a in args if isinstance(a, Value))

    def _meet(self, kind: Kind, *args: Any) -> list[Value]:
        return [a if isinstance(a, Value) else self.number(a, kind) for a in args]

    def _once(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        if key not in self._known:
            self._known[key] = make()
        return self._known[key]


class TableList(Builder):
    """Builds nothing and lists the tables that a format looks up, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: dict[tuple[tuple[float, ...], Kind], None] = {}
        self._count = 0

    def _new(self, kind: Kind) -> Value:
        self._count += 1
        return Value(self._count, kind)

    def emit(self, op: str, kind: Kind, args: Sequence[Value]) -> Value:
        return self._new("bool" if op in COMPARISONS else kind)

    def convert(self, op: str, x: Value) -> Value:
        return self._new("f32" if op == "float_bits" else op)  # type: ignore[arg-type]

    def number(self, value: float, kind: Kind) -> Value:
        return self._new(kind)

    def look_up_table(self, values: tuple[float, ...], kind: Kind, index: Value) -> Value:
        self.tables[values, kind] = None
        return self._new(kind)


def is_power(b: Any) -> bool:
    return isinstance(b, int) and b > 0 and b & (b - 1) == 0
