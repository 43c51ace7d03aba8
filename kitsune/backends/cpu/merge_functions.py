"""Merge functions of LLVM IR that differ in integers alone: these become arguments.

    %t.12 = icmp ult i64 %t.11, 80      %t.12 = icmp ult i64 %t.11, %m0
    %t.12 = icmp ult i64 %t.11, 40   →  called with i64 80, and with i64 40

For code of the first level. Layers of a network differ in their sizes, which loops and addresses
have as numbers: 61,600 → 34,000 lines for YOLOv8n, 35,400 → 20,500 for ResNet-50. What is computed
is the same. The final code keeps the numbers, as operands of its instructions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import field, replace

from kitsune.backends.cpu.emit import Emitted
from kitsune.system.records import dataclass

# Operands of type i64, beside that at the end of a line: in a call, in a phi, or the first of two.
NUMBER = re.compile(r"(?<=i64 )-?\d+(?=[,)])|(?<=\[)-?\d+(?=, %)")
FIXED = re.compile(r"<| switch | alloca | phi i(?!64 )")  # lines whose numbers are no such operands
LAST = -1  # the place of a number at the end of a line
STACK = re.compile(r"(?<= = alloca \[)\d+(?= x \w+\])")
LINES = 4000  # of a module: enough that what each takes by itself is little, and so is its memory


@dataclass(eq=False)
class Function:
    """A function of a kernel, those that it calls, and later what it shares with others."""

    name: str
    text: str
    callees: list[Function]
    depth: int = 0
    shared: Shared | None = None
    numbers: tuple[str, ...] = ()  # that it passes to what it shares

    def redirect_calls(self) -> None:
        """Call what its callees share with others, with their numbers."""
        for callee in self.callees:
            assert callee.shared is not None
            given = "".join(f", i64 {number}" for number in callee.numbers)
            called = rf"@{callee.shared.name}(\1{given})"
            self.text = re.sub(rf"@{re.escape(callee.name)}\((.*)\)", called, self.text)


@dataclass(eq=False)
class Shared:
    """Functions that are the first but for some numbers."""

    name: str
    lines: list[str]
    members: list[tuple[Function, list[str]]]
    places: dict[tuple[int, int], None] = field(
        default_factory=dict
    )  # a line, which of its numbers
    stack: dict[int, str] = field(default_factory=dict)  # lines of the member that needs most

    def add(self, function: Function, lines: list[str]) -> bool:
        """Add a function, if it is one of these."""
        places, stack = dict[tuple[int, int], None](), dict[int, str]()
        pairs = zip(self.lines, lines, strict=True)
        for n, mine, other in [(n, a, b) for n, (a, b) in enumerate(pairs) if n and a != b]:
            if _differ_at_end(mine, other):
                places[n, LAST] = None
            elif STACK.sub("", mine) == STACK.sub("", other):
                stack[n] = max(self.stack.get(n, mine), other, key=_read_stack)
            elif FIXED.search(mine) or NUMBER.sub("", mine) != NUMBER.sub("", other):
                return False
            else:
                both = zip(NUMBER.findall(mine), NUMBER.findall(other), strict=True)
                places |= {(n, at): None for at, (a, b) in enumerate(both) if a != b}
        self.places |= places
        self.stack |= stack
        self.members.append((function, lines))
        return True

    def finish(self) -> None:
        """Make arguments of the numbers: one of those that are equal in every member."""
        found = [_read_numbers(lines, self.places) for _, lines in self.members]
        values = dict(zip(self.places, zip(*found, strict=True), strict=True))
        names = {value: f"%m{n}" for n, value in enumerate(dict.fromkeys(values.values()))}
        for n, line in self.stack.items():
            self.lines[n] = line
        for (n, at), value in sorted(values.items(), reverse=True):
            self.lines[n] = _replace_number(self.lines[n], at, names[value])
        head, _, end = self.lines[0].replace("define internal", "define", 1).rpartition(")")
        head = re.sub(r"@[\w.]+\(", f"@{self.name}(", head, count=1)
        self.lines[0] = f"{head}{''.join(f', i64 {name}' for name in names.values())}){end}"
        for n, (function, _) in enumerate(self.members):
            function.shared, function.numbers = self, tuple(value[n] for value in names)

    @property
    def declaration(self) -> str:
        return "declare" + self.lines[0].removeprefix("define").rpartition(")")[0] + ")"


def _differ_at_end(mine: str, other: str) -> bool:
    """Whether two lines differ in a number at their end, an operand of type i64."""
    (head, _, last), (same, _, number) = mine.rpartition(" "), other.rpartition(" ")
    is_typed = head.endswith(" i64") or (head.endswith(",") and " i64 " in head)
    are_numbers = last.removeprefix("-").isdigit() and number.removeprefix("-").isdigit()
    return head == same and is_typed and are_numbers and "<" not in head


def _read_numbers(lines: Sequence[str], places: Iterable[tuple[int, int]]) -> list[str]:
    return [
        lines[n].rpartition(" ")[2] if at == LAST else NUMBER.findall(lines[n])[at]
        for n, at in places
    ]


def _replace_number(line: str, at: int, name: str) -> str:
    """A line with a name in the place of a number. Places before it keep theirs: names are no
    numbers, so those of a line are replaced from the last on."""
    if at == LAST:
        return f"{line.rpartition(' ')[0]} {name}"
    found = list(NUMBER.finditer(line))[at]
    return line[: found.start()] + name + line[found.end() :]


def _read_stack(line: str) -> int:
    found = STACK.search(line)
    return int(found[0]) if found else 0


def merge_kernels(kernels: Sequence[Emitted]) -> tuple[list[str], dict[str, Emitted]]:
    """Modules with the functions of all kernels, and what is called for each kernel, by its
    symbol."""
    declared, own = set[str](), dict[str, list[Function]]()
    for kernel in kernels:
        head, *bodies = kernel.text.split("\ndefine ")
        if head.startswith("define "):
            head, bodies = "", [head.removeprefix("define "), *bodies]
        declared |= {line for line in head.split("\n") if line.startswith(("declare ", "@"))}
        own[kernel.symbol] = _read_functions(bodies)
    shared = _share([function for functions in own.values() for function in functions])
    calls = {}
    for kernel in kernels:
        function = own[kernel.symbol][-1]
        assert function.shared is not None
        numbers = *kernel.numbers, *map(int, function.numbers)
        calls[kernel.symbol] = replace(kernel, symbol=function.shared.name, numbers=numbers)
    return _write_modules(shared, sorted(declared)), calls


def _read_functions(bodies: Sequence[str]) -> list[Function]:
    """The functions of a kernel; what is called is before what calls it."""
    made = list[Function]()
    for body in bodies:
        text = "define " + body[: body.index("\n}") + 2]
        callees = [f for f in made if f"@{f.name}(" in text]
        depth = 1 + max((f.depth for f in callees), default=-1)
        name = text[text.index("@") + 1 : text.index("(")]
        made.append(Function(name, text, callees, depth))
    return made


def _share(functions: Sequence[Function]) -> list[Shared]:
    """Share what can be, those first that call none: calls pass the numbers of what they call."""
    made = list[Shared]()
    for depth in range(1 + max((f.depth for f in functions), default=-1)):
        alike: dict[tuple[int, str], list[Shared]] = {}
        for function in (f for f in functions if f.depth == depth):
            function.redirect_calls()
            lines = function.text.split("\n")
            known = alike.setdefault((len(lines), lines[0].replace(function.name, "")), [])
            if not any(each.add(function, lines) for each in known):
                known.append(Shared(f"kt_shared_{len(made)}", [*lines], [(function, lines)]))
                made.append(known[-1])
        for each in (each for known in alike.values() for each in known):
            each.finish()
    return made


def _write_modules(shared: Sequence[Shared], declared: Sequence[str]) -> list[str]:
    """Modules of about as many lines, each with what it calls of the others."""
    count = max(1, sum(len(each.lines) for each in shared) // LINES)
    bins = [list[Shared]() for _ in range(count)]
    for each in sorted(shared, key=lambda s: -len(s.lines)):
        min(bins, key=lambda own: sum(len(s.lines) for s in own)).append(each)
    return [
        "\n".join(
            [
                *declared,
                *(each.declaration for each in shared if each not in own),
                *("\n".join(each.lines) for each in own),
                "!0 = !{i32 1}",
                "",
            ]
        )
        for own in bins
    ]
