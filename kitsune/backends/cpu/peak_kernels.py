"""Emit kernels that reach the peak of a target: arithmetic, memory bandwidth, barriers.

Each is a program of one phase, `kt_limit`, run by the pool that runs programs, and says in
its docstring what it does. Its first argument is where each thread has operands of its own.
"""

from __future__ import annotations

from kitsune.backends.cpu.llvm_text import PARAMETERS, Text, multiply_add, share, vec
from kitsune.backends.cpu.lowbit_dot import DOT, dot_bytes
from kitsune.backends.cpu.threads.control_block import BARRIER_NBYTES
from kitsune.target import CpuTarget

ENTRY = "kt_limit"
TURNS = 20_000  # of an arithmetic loop: a fraction of a millisecond
MEETINGS = 2_000  # of the threads
OPERAND_NBYTES = 4096  # a thread's own operands, in its first-level cache
LINES = 4  # of operands in one iteration
STREAMS = 8  # places that are read at once
PAIR_SUMS = 6  # independent 16-bit sums: with their operands they fill 16 registers


def _finish_module(t: Text) -> str:
    t.do("ret void")
    declared = sorted(f"declare {d}" for d in t.declared)
    body = t.function(f"void @{ENTRY}({PARAMETERS})")
    return "\n".join([*declared, body, "!0 = !{i32 1}", ""])


def _operands(t: Text) -> str:
    first = t.load("ptr", "%args", 8)
    return t.offset(first, t.mul("%tid", OPERAND_NBYTES), "i8")


# --- f32 arithmetic ------------------------------------------------------------------------------


def fma_sums(target: CpuTarget) -> int:
    """Independent sums: enough to hide the latency, few enough to stay in registers."""
    return min(target.registers - 4, 16)


def fma_flops(target: CpuTarget) -> int:
    return 2 * target.lanes * fma_sums(target) * TURNS


def fma_text(target: CpuTarget) -> str:
    """for turn in range(TURNS): for s in sums: s = a·s + b"""
    t, kind = Text(), vec("float", target.lanes)
    mine = _operands(t)
    a = t.load(kind, mine, 4)
    b = t.load(kind, t.offset(mine, 64, "i8"), 4)
    start = [(kind, b)] * fma_sums(target)
    with t.loop("turn", 0, TURNS, carried=start, nonempty=True) as loop:
        loop.carry(*(multiply_add(t, target, a, s, b, target.lanes) for s in loop.values))
    _store_sum(t, kind, "fadd", loop.values, mine)
    return _finish_module(t)


def _store_sum(t: Text, kind: str, op: str, values: list[str], mine: str) -> None:
    """Into memory, so that nothing above is dead."""
    total = values[0]
    for value in values[1:]:
        total = t.let(f"{op} {kind} {total}, {value}")
    t.store(kind, total, t.offset(mine, 128, "i8"))


# --- byte arithmetic -----------------------------------------------------------------------------


def dot8_nbytes(target: CpuTarget) -> int:
    return int(target.dot8[-3:]) // 8


def dot8_sums(target: CpuTarget) -> int:
    return fma_sums(target) if target.dot8 in DOT else PAIR_SUMS


def dot8_ops(target: CpuTarget) -> int:
    return 2 * dot8_nbytes(target) * dot8_sums(target) * LINES * TURNS


def dot8_text(target: CpuTarget) -> str:
    """for turn in range(TURNS): for x in lines[turn]: for s, w in zip(sums, weights): s += Σ x·w

    x comes from memory: a product of two constants would leave the loop. Without an instruction for
    fours the sums are of pairs, in 16 bits: weights of 4 bits and less can wait with the widening.
    """
    t, nbytes, count = Text(), dot8_nbytes(target), dot8_sums(target)
    fours = target.dot8 in DOT
    raw, sums = vec("i8", nbytes), vec("i32", nbytes // 4) if fours else vec("i16", nbytes // 2)
    mine = _operands(t)
    loaded = [t.load(raw, t.offset(mine, 64 * n, "i8"), 1) for n in range(1 if fours else count)]
    weights = loaded * count if fours else loaded
    start = [(sums, "zeroinitializer")] * count
    with t.loop("turn", 0, TURNS, carried=start, nonempty=True) as loop:
        place = t.let(f"and i64 {loop.index}, {OPERAND_NBYTES // (64 * LINES) - 1}")
        totals = loop.values
        for line in range(LINES):
            at = t.add(t.mul(place, 64 * LINES), 64 * line)
            x = t.load(raw, t.offset(mine, at, "i8"), 1)
            pairs = zip(totals, weights, strict=True)
            totals = [_dot8(t, target, s, x, w) for s, w in pairs]
        loop.carry(*totals)
    _store_sum(t, sums, "add", loop.values, mine)
    return _finish_module(t)


def _dot8(t: Text, target: CpuTarget, total: str, x: str, w: str) -> str:
    if target.dot8 in DOT:
        return dot_bytes(t, target, total, w, x)
    nbytes = dot8_nbytes(target)
    raw, pairs = vec("i8", nbytes), vec("i16", nbytes // 2)
    name = "llvm.x86.avx2.pmadd.ub.sw" if nbytes == 32 else "llvm.x86.ssse3.pmadd.ub.sw.128"
    return t.let(f"add {pairs} {total}, {t.call(pairs, name, (raw, x), (raw, w))}")


# --- memory --------------------------------------------------------------------------------------


def copy_text(target: CpuTarget, nbytes: int) -> str:
    """for i in mine: destination[i] = source[i], a cache line per iteration, past the caches"""
    t, kind = Text(), vec("float", target.lanes)
    source = t.load("ptr", "%args", 8)
    destination = t.load("ptr", t.offset("%args", 1, "ptr"), 8)
    low, high = share(t, nbytes // 64)
    with t.loop("line", low, high) as loop:
        at = t.mul(loop.index, 64)
        for inside in range(0, 64, 4 * target.lanes):
            place = t.add(at, inside)
            value = t.load(kind, t.offset(source, place, "i8"), 4 * target.lanes)
            pointer = t.offset(destination, place, "i8")
            t.store(kind, value, pointer, 4 * target.lanes, ", !nontemporal !0")
    return _finish_module(t)


def read_text(target: CpuTarget) -> str:
    """for turn in range(turns): for i in mine: for s in streams: sums += source[s·size + i]

    A core has several streams of lines on the way at once: one alone is a third slower. The third
    argument points to their size in bytes, a multiple of a few lines, and to the turns.
    """
    t, kind = Text(), vec("float", 16)
    mine = _operands(t)
    source, sizes = (t.load("ptr", t.offset("%args", n, "ptr"), 8) for n in (1, 2))
    size, iterations = t.load("i64", sizes, 8), t.load("i64", t.offset(sizes, 1, "i64"), 8)
    low, high = share(t, t.let(f"udiv i64 {size}, {64 * LINES}"))
    start = [(kind, "zeroinitializer")] * LINES
    with t.loop("turn", 0, iterations, carried=start) as it:
        carried = [(kind, total) for total in it.values]
        with t.loop("lines", low, high, carried=carried) as loop:
            at, totals = t.mul(loop.index, 64 * LINES), loop.values
            for stream in range(STREAMS):
                begin = t.add(at, t.mul(size, stream))
                places = [t.offset(source, t.add(begin, 64 * n), "i8") for n in range(LINES)]
                pairs = zip(totals, (t.load(kind, place, 64) for place in places), strict=True)
                totals = [t.let(f"fadd {kind} {total}, {value}") for total, value in pairs]
            loop.carry(*totals)
        it.carry(*loop.values)
    _store_sum(t, kind, "fadd", it.values, mine)
    return _finish_module(t)


# --- threads -------------------------------------------------------------------------------------


def meet_text() -> str:
    """for turn in range(MEETINGS): barrier();  behind it, how many threads met"""
    t = Text()
    with t.loop("turn", 0, MEETINGS, nonempty=True):
        t.call("void", "kt_barrier", ("ptr", "%args"), ("i64", "%parts"))
    t.store("i64", "%parts", t.offset("%args", BARRIER_NBYTES, "i8"), 8)
    return _finish_module(t)
