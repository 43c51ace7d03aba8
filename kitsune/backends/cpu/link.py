"""Layout in, LLVM text out: the program as one function that calls its kernels in order.

void kt_program(ptr args, i64 tid, i64 nth)
    args: inputs…, outputs…, constants…, arena, barrier
"""

from __future__ import annotations

from kitsune.backends.cpu.emit import symbol
from kitsune.backends.cpu.text import Text
from kitsune.lower.memory import Layout, Ref

ENTRY = "kt_program"


def program_text(layout: Layout) -> str:
    t = Text()
    where = {"input": 0, "output": len(layout.inputs)}
    where["constant"] = where["output"] + len(layout.outputs)
    fixed = where["constant"] + len(layout.constants)
    arena = _argument(t, fixed)
    barrier = _argument(t, fixed + 1)
    loaded: dict[Ref, str] = {}
    for number, step in enumerate(layout.steps):
        args = []
        for ref in step.refs:
            if ref not in loaded:
                if ref.place == "arena":
                    loaded[ref] = t.offset(arena, ref.at, "i8")
                else:
                    loaded[ref] = _argument(t, where[ref.place] + ref.at)
            args.append(("ptr", loaded[ref]))
        scratch = t.offset(arena, layout.arena_nbytes, "i8")
        args += [("ptr", scratch), ("ptr", barrier), ("i64", "%tid"), ("i64", "%nth")]
        if number and step.wave != layout.steps[number - 1].wave:
            t.call("void", "kt_barrier", ("ptr", barrier), ("i64", "%nth"))
        t.call("void", symbol(step.kernel), *args)
    t.do("ret void")
    declared = sorted(f"declare {d}" for d in t.declared)
    body = t.function(f"void @{ENTRY}(ptr %args, i64 %tid, i64 %nth)")
    return "\n".join([*declared, body, ""])


def _argument(t: Text, number: int) -> str:
    return t.load("ptr", t.offset("%args", number, "ptr"), 8)
