"""Compute the sizes of a call in LLVM text: read them from shapes, check them, evaluate others.

A check has a number, which is an error code of the library, and a text that names input and axis.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from math import inf

from kitsune.backends.cpu.llvm_text import Text
from kitsune.errors import UnsupportedError
from kitsune.ir.guards import Guard
from kitsune.ir.node import Node
from kitsune.ir.sizes import Size, Symbol, symbols_of

COMPARED = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}

DIVISION_TEXT = """
; floor(a / b); 0 where b is 0
define internal i64 @kt_floor_div(i64 %a, i64 %b) #0 {
entry:
  %none = icmp eq i64 %b, 0
  br i1 %none, label %zero, label %divide
divide:
  %quotient = sdiv i64 %a, %b
  %product = mul i64 %quotient, %b
  %inexact = icmp ne i64 %product, %a
  %signs = xor i64 %a, %b
  %negative = icmp slt i64 %signs, 0
  %lower = and i1 %inexact, %negative
  %less = sext i1 %lower to i64
  %floor = add i64 %quotient, %less
  ret i64 %floor
zero:
  ret i64 0
}
"""


class SizeWriter:
    """Writes sizes as values of a function that has those of the symbols; each once."""

    def __init__(self, t: Text, symbols: Mapping[str, str]) -> None:
        self.t, self._symbols = t, symbols
        self._known: dict[object, str] = {}

    def write(self, size: int) -> str:
        if not isinstance(size, Size):
            return str(int(size))
        if size not in self._known:
            total = "0"
            for monomial, coef in size.terms.items():
                term = str(coef)
                for atom in monomial:
                    term = self._multiply(term, self._write_atom(atom))
                total = self.t.add(total, term)
            self._known[size] = total
        return self._known[size]

    def _multiply(self, a: str, b: str) -> str:
        return b if a == "1" else self.t.let(f"mul i64 {a}, {b}")

    def _write_atom(self, atom: object) -> str:
        if isinstance(atom, Symbol):
            return self._symbols[atom.name]
        if atom not in self._known:
            left, right = self.write(atom.left), self.write(atom.right)  # type: ignore[attr-defined]
            self._known[atom] = self._apply(atom.op, left, right)  # type: ignore[attr-defined]
        return self._known[atom]

    def _apply(self, op: str, left: str, right: str) -> str:
        if op in ("min", "max"):
            return self.extreme(op, left, right)
        divided = self.t.let(f"call i64 @kt_floor_div(i64 {left}, i64 {right})")
        if op == "//":
            return divided
        whole = self.t.let(f"mul i64 {divided}, {right}")
        return self.t.let(f"sub i64 {left}, {whole}")

    def extreme(self, op: str, left: str, right: str) -> str:
        return self.t.call("i64", f"llvm.s{op}.i64", ("i64", left), ("i64", right))

    def holds(self, guard: Guard) -> str:
        left, right = self.write(guard.left), self.write(guard.right)
        return self.t.let(f"icmp {COMPARED[guard.relation]} i64 {left}, {right}")


def list_symbols(inputs: Sequence[Node]) -> list[Symbol]:
    """Each symbol once, in the order of the inputs; every one is an axis by itself."""
    sizes = [n for node in inputs for n in node.shape]
    symbols = list(dict.fromkeys(s for n in sizes for s in symbols_of(n)))
    for symbol in symbols:
        if symbol.size not in sizes:
            raise UnsupportedError(
                f"no input has the axis '{symbol}'", why="the library reads sizes from inputs"
            )
    return symbols


class SizeReader:
    """Writes `kt_read_sizes(shapes, values) -> i32`: the values of the symbols, or the number of
    the first check that does not hold. `texts` are what the checks say, by number."""

    def __init__(
        self, inputs: Sequence[tuple[str, Node]], guards: Sequence[Guard], first: int
    ) -> None:
        self.symbols = list_symbols([node for _, node in inputs])
        self.texts: dict[int, str] = {}
        self._inputs, self._guards = inputs, guards
        self._numbers = count(first)

    def text(self) -> str:
        t = Text()
        found: dict[str, tuple[str, str]] = {}  # the value of each symbol, and the input it is of
        axes = list(self._load_axes(t))
        for name, axis, wanted, given in axes:
            symbol = next(symbols_of(wanted), None)
            if symbol is None:
                self._check(
                    t, f"icmp eq i64 {given}, {wanted}", f"axis {axis} of '{name}' is not {wanted}"
                )
            elif wanted == symbol.size and symbol.name in found:
                first, other = found[symbol.name]
                said = f"the axis '{symbol}' is not the same in '{other}' and '{name}'"
                self._check(t, f"icmp eq i64 {given}, {first}", said)
            elif wanted == symbol.size:
                found[symbol.name] = given, name
                self._check_range(t, symbol, name, given)
        sizes = SizeWriter(t, {name: value for name, (value, _) in found.items()})
        for name, axis, wanted, given in axes:
            if isinstance(wanted, Size) and wanted != next(symbols_of(wanted)).size:
                said = f"axis {axis} of '{name}' is not {wanted}"
                self._check(t, f"icmp eq i64 {given}, {sizes.write(wanted)}", said)
        for guard in self._guards:
            self._refuse_unless(t, sizes.holds(guard), f"the model needs {guard}")
        for n, symbol in enumerate(self.symbols):
            t.store("i64", found[symbol.name][0], t.offset("%values", n, "i64"), 8)
        t.do("ret i32 0")
        body = t.function("internal i32 @kt_read_sizes(ptr %shapes, ptr %values)")
        return "\n".join([*(f"declare {d}" for d in sorted(t.declared)), body, ""])

    def _load_axes(self, t: Text) -> Iterator[tuple[str, int, int, str]]:
        """Input, axis, the size that it should have, and the one that it has."""
        for number, (name, node) in enumerate(self._inputs):
            if not node.shape:
                continue
            shape = t.load("ptr", t.offset("%shapes", number, "ptr"))
            for axis, wanted in enumerate(node.shape):
                yield name, axis, wanted, t.load("i64", t.offset(shape, axis, "i64"), 8)

    def _check_range(self, t: Text, symbol: Symbol, name: str, given: str) -> None:
        most = "" if symbol.high == inf else f" to {int(symbol.high)}"
        bounds = f"{symbol.low}{most or ' or more'}"
        said = f"the axis '{symbol}' of '{name}' is not {bounds}"
        self._check(t, f"icmp sge i64 {given}, {symbol.low}", said)
        if most:
            self._check(t, f"icmp sle i64 {given}, {int(symbol.high)}", said)
        if symbol.divisor > 1:
            rest = t.let(f"urem i64 {given}, {symbol.divisor}")
            said = f"the axis '{symbol}' of '{name}' is no multiple of {symbol.divisor}"
            self._check(t, f"icmp eq i64 {rest}, 0", said)

    def _check(self, t: Text, comparison: str, text: str) -> None:
        self._refuse_unless(t, t.let(comparison), text)

    def _refuse_unless(self, t: Text, condition: str, text: str) -> None:
        number = next(self._numbers)
        self.texts[number] = text
        return_unless(t, condition, str(number))


def return_unless(t: Text, condition: str, code: str) -> None:
    """Return an error code where a condition does not hold."""
    tag = t.fresh("check")
    t.do(f"br i1 {condition}, label %{tag}, label %{tag}.refuse")
    t.label(f"{tag}.refuse")
    t.do(f"ret i32 {code}")
    t.label(tag)


def load_symbols(t: Text, symbols: Sequence[Symbol]) -> SizeWriter:
    """A writer of sizes in a function that has the values of the symbols in memory at `%values`."""
    values = {
        s.name: t.load("i64", t.offset("%values", n, "i64"), 8) for n, s in enumerate(symbols)
    }
    return SizeWriter(t, values)
