"""A number of threads in, the machine's limits out: what its arithmetic and its memory can do.

Three kernels of our own, run by the pool that runs programs. Each is
`void name(ptr args, i64 tid, i64 nth)` and says in its docstring what it does.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import asdict, dataclass

import numpy as np

from kitsune.backends.cpu import jit
from kitsune.backends.cpu.frame import share
from kitsune.backends.cpu.text import Text, suffix, vec
from kitsune.bench.measure import Effort, interleave
from kitsune.runtime.program import aligned
from kitsune.runtime.threads import pool
from kitsune.target import CpuTarget

TURNS = 20_000  # of an arithmetic loop: a fraction of a millisecond
OPERAND_NBYTES = 4096  # a thread's own operands, in its first-level cache
COPY_OVER_CACHE = 4  # arrays to copy are this many times the last cache
LINES = 4  # of byte operands in one turn
PAIR_SUMS = 6  # independent 16-bit sums: with their operands they fill 16 registers


@dataclass(frozen=True)
class Limits:
    """Of `threads` threads together."""

    threads: int
    fma_gflops: float  # f32 multiply-adds, two operations each
    dot8_gops: float  # products of bytes and their sums, likewise; 0 where there is no instruction
    copy_gbs: float  # bytes read and bytes written, arrays larger than the caches

    def seconds(self, flops: float, nbytes: float, bytewise: bool) -> tuple[float, str]:
        """The least time that much work takes, and what it is then bound by."""
        rate, unit = self.fma_gflops, "fma"
        if bytewise and self.dot8_gops > rate:
            rate, unit = self.dot8_gops, "dot8"
        arithmetic, memory = flops / (rate * 1e9), nbytes / (self.copy_gbs * 1e9)
        return (arithmetic, unit) if arithmetic > memory else (memory, "memory")

    def json(self) -> dict[str, float]:
        return asdict(self)


def measure_limits(threads: int, target: CpuTarget, effort: Effort, copied: int = 0) -> Limits:
    """The best of several runs; the copy is of `copied` bytes, by default more than caches hold."""
    copied = copied or COPY_OVER_CACHE * target.l3_nbytes
    work = {"fma": (fma_text(target), threads * fma_flops(target))}
    if target.dot8:
        work["dot8"] = (dot8_text(target), threads * dot8_ops(target))
    work["copy"] = (copy_text(target, copied), 2 * copied)
    operands = aligned(threads * OPERAND_NBYTES)
    operands.view(np.float32)[:] = 1e-3
    source, destination = aligned(copied), aligned(copied)
    source[:] = 1  # memory that nobody wrote is one page of zeros, which stays in the cache
    arguments = {"fma": (operands,), "dot8": (operands,), "copy": (source, destination)}
    calls = {
        name: _call(text, arguments[name], threads, target) for name, (text, _) in work.items()
    }
    best = {name: times.best for name, times in interleave(calls, effort).items()}
    rates = {name: amount / best[name] / 1e9 for name, (_, amount) in work.items()}
    return Limits(threads, rates["fma"], rates.get("dot8", 0.0), rates["copy"])


def _call(
    text: str, arrays: tuple[np.ndarray, ...], threads: int, target: CpuTarget
) -> Callable[[], None]:
    code = jit.load([jit.compile_object(text, target)], target)
    address, runner = code.address("kt_limit"), pool(threads)
    table = (ctypes.c_void_p * len(arrays))(*(a.ctypes.data for a in arrays))
    kept = (code, arrays)  # the address and the pointers do not keep their owners alive

    def call() -> None:
        assert kept
        runner.run(address, ctypes.addressof(table))

    return call


def _finished(t: Text) -> str:
    t.do("ret void")
    declared = sorted(f"declare {d}" for d in t.declared)
    body = t.function("void @kt_limit(ptr %args, i64 %tid, i64 %nth)")
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
        loop.carry(*(_multiply_add(t, target, a, s, b) for s in loop.values))
    _store_sum(t, kind, "fadd", loop.values, mine)
    return _finished(t)


def _multiply_add(t: Text, target: CpuTarget, a: str, x: str, b: str) -> str:
    kind = vec("float", target.lanes)
    if target.fma:
        return t.call(kind, f"llvm.fma.{suffix(target.lanes)}", (kind, a), (kind, x), (kind, b))
    return t.let(f"fadd {kind} {t.let(f'fmul {kind} {a}, {x}')}, {b}")


def _store_sum(t: Text, kind: str, op: str, values: list[str], mine: str) -> None:
    """Into memory, so that nothing above is dead."""
    total = values[0]
    for value in values[1:]:
        total = t.let(f"{op} {kind} {total}, {value}")
    t.store(kind, total, t.offset(mine, 128, "i8"))


# --- byte arithmetic -----------------------------------------------------------------------------


def dot8_nbytes(target: CpuTarget) -> int:
    return {"vnni512": 64, "vnni256": 32, "maddubs256": 32, "maddubs128": 16}[target.dot8]


def dot8_sums(target: CpuTarget) -> int:
    return fma_sums(target) if target.dot8.startswith("vnni") else PAIR_SUMS


def dot8_ops(target: CpuTarget) -> int:
    return 2 * dot8_nbytes(target) * dot8_sums(target) * LINES * TURNS


def dot8_text(target: CpuTarget) -> str:
    """for turn in range(TURNS): for x in lines[turn]: for s, w in zip(sums, weights): s += Σ x·w

    x comes from memory: a product of two constants would leave the loop. Without VNNI the
    sums are of pairs, in 16 bits: weights of 4 bits and less can wait with the widening.
    """
    t, nbytes, count = Text(), dot8_nbytes(target), dot8_sums(target)
    vnni = target.dot8.startswith("vnni")
    raw, sums = vec("i8", nbytes), vec("i32", nbytes // 4) if vnni else vec("i16", nbytes // 2)
    mine = _operands(t)
    loaded = [t.load(raw, t.offset(mine, 64 * n, "i8"), 1) for n in range(1 if vnni else count)]
    weights = loaded * count if vnni else loaded
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
    return _finished(t)


def _dot8(t: Text, target: CpuTarget, total: str, x: str, w: str) -> str:
    nbytes = dot8_nbytes(target)
    raw, pairs, fours = vec("i8", nbytes), vec("i16", nbytes // 2), vec("i32", nbytes // 4)
    if target.dot8.startswith("vnni"):
        name = f"llvm.x86.avx512.vpdpbusd.{8 * nbytes}"
        return t.call(fours, name, (fours, total), (raw, x), (raw, w))
    name = "llvm.x86.avx2.pmadd.ub.sw" if nbytes == 32 else "llvm.x86.ssse3.pmadd.ub.sw.128"
    return t.let(f"add {pairs} {total}, {t.call(pairs, name, (raw, x), (raw, w))}")


# --- memory --------------------------------------------------------------------------------------


def copy_text(target: CpuTarget, nbytes: int) -> str:
    """for i in mine: destination[i] = source[i], a cache line a turn, past the caches"""
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
    return _finished(t)
