"""Write the program of a module as LLVM text: one function that calls its kernels in order.

void kt_program(ptr args, i64 first, i64 last, i64 tid, i64 part, i64 parts)
    args: inputs…, outputs…, constants…, arena, barrier; where calls decide sizes, a table of these,
    of where rooms begin in the arena, and of where the last ends; where it has a clock, the trace

A call does one of `parts` parts of each phase from `first` up to `last`, which is not included. All
parts of a phase have to be finished before the next begins: only a single part may do several.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from kitsune.backends.cpu.clock import Clock
from kitsune.backends.cpu.frame import PART
from kitsune.backends.cpu.llvm_text import Text
from kitsune.ir.sizes import Size
from kitsune.lower.memory import Module, Ref, Step

if TYPE_CHECKING:
    from kitsune.backends.cpu.emit import Emitted

    Call = tuple[int, Step, Emitted]  # the number of a step, and its function

ENTRY = "kt_program"
PARAMETERS = f"ptr %args, i64 %first, i64 %last, {PART}"


def program_text(layout: Module, functions: Sequence[Emitted], clock: Clock | None = None) -> str:
    """`functions` has that of each step."""
    t, is_dynamic = Text(), bool(layout.rooms or list_sizes(functions))
    called = [(n, *call) for n, call in enumerate(zip(layout.steps, functions, strict=True))]
    phases = [list(calls) for _, calls in groupby(called, lambda call: call[1].phase)]
    if clock:
        clock.begin(t, _argument(t, _count_graph_arguments(layout) + 2 + is_dynamic))
    labels = " ".join(f"i64 {n}, label %phase.{n}" for n in range(1, len(phases)))
    t.do(f"switch i64 %first, label %phase.0 [{labels}]")
    for number, calls in enumerate(phases):
        t.label(f"phase.{number}")
        _phase(t, layout, calls, list_sizes(functions) if is_dynamic else None, clock)
        if number + 1 < len(phases):
            stop = t.let(f"icmp eq i64 %last, {number + 1}")
            t.do(f"br i1 {stop}, label %done, label %phase.{number + 1}")
        else:
            t.do("br label %done")
    if not phases:
        t.label("phase.0")
        t.do("br label %done")
    t.label("done")
    t.do("ret void")
    declared = sorted(f"declare {d}" for d in t.declared)
    body = t.function(f"void @{ENTRY}({PARAMETERS})")
    return "\n".join([*declared, body, *([clock.text()] if clock else []), ""])


def list_sizes(functions: Sequence[Emitted]) -> tuple[int, ...]:
    """The sizes that calls decide, each once, in the order of their table."""
    return tuple(dict.fromkeys(n for f in functions for n in f.numbers if isinstance(n, Size)))


def _count_graph_arguments(layout: Module) -> int:
    """Where arguments begin that do not depend on the graph."""
    return len(layout.inputs) + len(layout.outputs) + len(layout.constants)


def _phase(
    t: Text,
    layout: Module,
    calls: Sequence[Call],
    sizes: Sequence[int] | None,
    clock: Clock | None,
) -> None:
    """The kernels of a phase, one after the other."""
    where = {"input": 0, "output": len(layout.inputs)}
    where["constant"] = where["output"] + len(layout.outputs)
    fixed = _count_graph_arguments(layout)
    arena, barrier = _argument(t, fixed), _argument(t, fixed + 1)
    table = "" if sizes is None else _argument(t, fixed + 2)
    row = {size: n for n, size in enumerate(sizes or ())}

    def entry(n: int) -> str:
        return t.load("i64", t.offset(table, n, "i64"), 8)

    end = layout.arena_nbytes if sizes is None else entry(len(row) + len(layout.rooms))
    scratch = t.offset(arena, end, "i8")
    loaded: dict[Ref, str] = {}
    for number, step, function in calls:
        args = []
        for ref in step.refs:
            if ref not in loaded:
                if ref.place == "arena":
                    loaded[ref] = t.offset(arena, ref.at, "i8")
                elif ref.place == "room":
                    loaded[ref] = t.offset(arena, entry(len(row) + ref.at), "i8")
                else:
                    loaded[ref] = _argument(t, where[ref.place] + ref.at)
            args.append(("ptr", loaded[ref]))
        args += [("ptr", scratch), ("ptr", barrier)]
        args += [("i64", name) for name in ("%tid", "%part", "%parts")]
        args += [("i64", entry(row[n]) if n in row else str(n)) for n in function.numbers]
        t.call("void", function.symbol, *args)
        if clock:
            clock.stamp(t, number)


def _argument(t: Text, number: int) -> str:
    return t.load("ptr", t.offset("%args", number, "ptr"), 4)
