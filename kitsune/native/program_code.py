"""Bind a program to the sizes of a call and run it, in LLVM text: what Python does around a binary.

For a level of CPU, over the variants of its program:

kt_bind(block, values, threads, weights, barrier) -> i32    an error code, or 0
kt_run_n(block, control, inputs, outputs, values) -> i32

A block is the first part of an arena. It keeps what depends on the sizes alone, so that calls of
the same sizes find it: the table of sizes and offsets, the arguments, the stages of the job. Rooms
of the arena are stacked in the order that fits the usual sizes best; for others they are stacked
the same, which is correct for all sizes and dense for most.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from math import prod
from string import Template

from kitsune.backends.cpu.binary import Binary
from kitsune.backends.cpu.linker import count_scratch
from kitsune.backends.cpu.llvm_text import PART_US, PARTS, Text, f64_const
from kitsune.backends.cpu.threads.control_block import JobSpec, StageSpec, fill_template, offsets
from kitsune.backends.cpu.threads.team import WORTH_SHARING_US
from kitsune.ir.guards import Guard
from kitsune.ir.node import Node
from kitsune.ir.sizes import Symbol, hint
from kitsune.lower.memory import Module, Room, place_rooms
from kitsune.native.sizes_code import DIVISION_TEXT, SizeWriter, load_symbols, return_unless
from kitsune.system.records import dataclass

NO_PROGRAM = 9  # the error code of sizes that no variant is for
CHECK_NBYTES = 64  # of a hidden result that says whether a call went wrong


@dataclass(frozen=True)
class Variant:
    """A program for sizes that its guards allow. `inputs` says where each of its inputs is, by the
    number of the caller's and a byte of that. Results behind the first `outputs` of its graph
    are checks: one that is true means the error code at its place of `codes`."""

    binary: Binary
    module: Module
    guards: tuple[Guard, ...]
    inputs: tuple[tuple[int, int], ...]
    outputs: int
    codes: tuple[int, ...]
    weights: tuple[int, ...]  # where each constant begins in the weights
    returned: dict[Node, int]  # where constants that are results begin there


class BlockHead(ctypes.Structure):
    """The part of a block that is the same for all programs."""

    _fields_ = (
        ("need", ctypes.c_int64),  # bytes of the whole arena, this block included
        ("is_bound", ctypes.c_int64),
        ("run", ctypes.c_int64),  # the function `kt_run_n`
        ("is_shared", ctypes.c_int64),  # whether threads share any stage
        ("weights", ctypes.c_int64),  # where they begin
        ("job", JobSpec),
    )


@dataclass(frozen=True)
class BlockLayout:
    """Where the rest of a block is, in bytes: large enough for every variant of a library."""

    symbols: int
    phases: int
    entries: int  # of the table of sizes
    arguments: int
    checks: int

    @property
    def values(self) -> int:
        return ctypes.sizeof(BlockHead)

    @property
    def stages(self) -> int:
        return self.values + 8 * self.symbols

    @property
    def table(self) -> int:
        return self.stages + ctypes.sizeof(StageSpec) * self.phases

    @property
    def args(self) -> int:
        return self.table + 8 * self.entries

    @property
    def results(self) -> int:
        return -(-(self.args + 8 * self.arguments) // CHECK_NBYTES) * CHECK_NBYTES

    @property
    def nbytes(self) -> int:
        return self.results + CHECK_NBYTES * self.checks


def plan_blocks(variants: Sequence[Variant], symbols: int) -> BlockLayout:
    return BlockLayout(
        symbols=symbols,
        phases=max(len(v.binary.phases) for v in variants),
        entries=max(len(v.binary.sizes) + len(v.binary.rooms) + 1 for v in variants),
        arguments=max(_count_arguments(v.binary) for v in variants),
        checks=max(len(v.codes) for v in variants),
    )


def _count_arguments(binary: Binary) -> int:
    return len(binary.inputs) + len(binary.outputs) + len(binary.constants) + 3


# --- stages ---------------------------------------------------------------------------------------

# As `Job` of threads/team.py makes them.
STAGES_TEXT = Template("""
; Append phase `number`, which takes one core that long, to the stages of the job in a block.
define internal void @kt_add_phase(ptr %block, i64 %number, double %ns, i64 %meets, i64 %most,
                                   i64 %threads) #0 {
entry:
  %job.p = getelementptr i8, ptr %block, i64 $job
  %work = fptosi double %ns to i64
  %next = add i64 %number, 1
  %little = icmp slt i64 %work, $worth_ns
  br i1 %little, label %cut, label %share
share:
  %is.team = icmp ne i64 %meets, 0
  %each.ns = mul i64 %threads, $part_ns
  %fit = sdiv i64 %work, %each.ns
  %few = call i64 @llvm.smin.i64(i64 %fit, i64 $most_parts)
  %each = call i64 @llvm.smax.i64(i64 %few, i64 1)
  %wanted = mul i64 %each, %threads
  %possible = call i64 @llvm.smin.i64(i64 %wanted, i64 %most)
  %several = select i1 %is.team, i64 %threads, i64 %possible
  br label %cut
cut:
  %parts = phi i64 [1, %entry], [%several, %share]
  %count.p = getelementptr i8, ptr %job.p, i64 $n_stages
  %count = load i64, ptr %count.p, align 8
  %stages = load ptr, ptr %job.p + $stages, align 8
  %at = mul i64 %count, $stage_nbytes
  %new = getelementptr i8, ptr %stages, i64 %at
  %last = getelementptr i8, ptr %new, i64 -$stage_nbytes
  %is.first = icmp eq i64 %count, 0
  br i1 %is.first, label %append, label %compare
compare:
  %last.parts = load i64, ptr %last + $parts, align 8
  %both = or i64 %last.parts, %parts
  %is.lone = icmp eq i64 %both, 1
  br i1 %is.lone, label %join, label %append
join:
  store i64 %next, ptr %last + $last, align 8
  %work.p = getelementptr i8, ptr %last, i64 $work_ns
  %before = load i64, ptr %work.p, align 8
  %sum = add i64 %before, %work
  store i64 %sum, ptr %work.p, align 8
  ret void
append:
  store i64 %number, ptr %new + $first, align 8
  store i64 %next, ptr %new + $last, align 8
  store i64 %parts, ptr %new + $parts, align 8
  store i64 %meets, ptr %new + $meets, align 8
  store i64 %work, ptr %new + $work_ns, align 8
  %more = add i64 %count, 1
  store i64 %more, ptr %count.p, align 8
  ret void
}

; Count the work from each stage on, and whether threads share any.
define internal void @kt_finish_job(ptr %block) #0 {
entry:
  %job.p = getelementptr i8, ptr %block, i64 $job
  %stages = load ptr, ptr %job.p + $stages, align 8
  %count = load i64, ptr %job.p + $n_stages, align 8
  br label %look
look:
  %n = phi i64 [%count, %entry], [%before, %each]
  %left = phi i64 [0, %entry], [%sum, %each]
  %shared = phi i64 [0, %entry], [%any, %each]
  %some = icmp ne i64 %n, 0
  br i1 %some, label %each, label %done
each:
  %before = sub i64 %n, 1
  %at = mul i64 %before, $stage_nbytes
  %stage = getelementptr i8, ptr %stages, i64 %at
  %work = load i64, ptr %stage + $work_ns, align 8
  %sum = add i64 %left, %work
  store i64 %sum, ptr %stage + $left_ns, align 8
  %parts = load i64, ptr %stage + $parts, align 8
  %several = icmp ne i64 %parts, 1
  %flag = zext i1 %several to i64
  %any = or i64 %shared, %flag
  br label %look
done:
  store i64 %left, ptr %job.p + $job_ns, align 8
  store i64 %shared, ptr %block + $is_shared, align 8
  ret void
}

declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
""")


def _stages_text() -> str:
    values = offsets(JobSpec) | offsets(StageSpec) | offsets(BlockHead)
    values |= {
        "worth_ns": int(1000 * WORTH_SHARING_US),
        "part_ns": int(1000 * PART_US),
        "most_parts": PARTS,
        "stage_nbytes": ctypes.sizeof(StageSpec),
    }
    return fill_template(STAGES_TEXT, values)


# --- a level --------------------------------------------------------------------------------------


class ProgramWriter:
    """Writes the module of a level: `kt_bind` and what it calls. `threads` is the most that the
    library was linked for."""

    def __init__(
        self,
        variants: Sequence[Variant],
        symbols: Sequence[Symbol],
        layout: BlockLayout,
        threads: int,
    ) -> None:
        self._variants, self._symbols, self._layout = variants, symbols, layout
        self._threads = threads
        self._head = offsets(BlockHead)

    def text(self, run: str) -> str:
        """The whole module. `run` is the function that shares a job among threads, or nothing where
        every call runs on its caller's."""
        parts = [_stages_text(), DIVISION_TEXT]
        if run:
            parts.append(f"declare void @{run}(ptr, ptr, ptr)")
        for number, variant in enumerate(self._variants):
            parameters = "ptr, i64, i64, i64, i64, i64"
            parts.append(f"declare void @{variant.binary.entry}({parameters})")
            parts.append(self._write_bind_variant(number, variant))
            parts.append(self._write_run(number, variant, run))
        return "\n".join([*parts, self._write_bind(), ""])

    def _write_bind(self) -> str:
        """Bind the first variant whose guards hold."""
        t = Text()
        sizes = load_symbols(t, self._symbols)
        names = ("ptr %block", "ptr %values", "i64 %threads", "ptr %weights", "ptr %barrier")
        for number, variant in enumerate(self._variants):
            held = [sizes.holds(guard) for guard in variant.guards]
            condition = held[0] if held else "true"
            for each in held[1:]:
                condition = t.let(f"and i1 {condition}, {each}")
            t.do(f"br i1 {condition}, label %bind.{number}, label %next.{number}")
            t.label(f"bind.{number}")
            t.do(f"call void @kt_bind_{number}({', '.join(names)})")
            t.do("ret i32 0")
            t.label(f"next.{number}")
        t.do(f"ret i32 {NO_PROGRAM}")
        return t.function(f"hidden i32 @kt_bind({', '.join(names)})")

    def _write_bind_variant(self, number: int, variant: Variant) -> str:
        t, binary = Text(), variant.binary
        sizes = load_symbols(t, self._symbols)
        layout, head = self._layout, self._head

        def store(kind: str, value: str, at: int) -> None:
            t.store(kind, value, t.offset("%block", at, "i8"), 8)

        entries = [sizes.write(n) for n in binary.sizes]
        placed, total = _stack_rooms(sizes, binary)
        for n, value in enumerate([*entries, *placed, total]):
            store("i64", value, layout.table + 8 * n)
        scratch = self._write_scratch(sizes, variant)
        need = t.add(t.add(total, scratch), layout.nbytes)
        store("i64", need, head["need"])
        store("ptr", f"@kt_run_{number}", head["run"])
        store("ptr", "%weights", head["weights"])
        constants = [t.offset("%weights", at, "i8") for at in variant.weights]
        arena, table = (
            t.offset("%block", layout.nbytes, "i8"),
            t.offset("%block", layout.table, "i8"),
        )
        first = len(binary.inputs) + len(binary.outputs)
        for n, value in enumerate([*constants, arena, "%barrier", table], first):
            t.store("ptr", value, self._argument(t, n), 8)
        with t.when(t.let("icmp sgt i64 %threads, 1")):
            self._write_job(t, sizes, variant)
        store("i64", "1", head["is_bound"])
        t.do("ret void")
        return t.function(
            f"internal void @kt_bind_{number}("
            "ptr %block, ptr %values, i64 %threads, ptr %weights, ptr %barrier)"
        )

    def _argument(self, t: Text, number: int) -> str:
        """Pointers of a table are as large as the machine's."""
        return t.offset(t.offset("%block", self._layout.args, "i8"), number, "ptr")

    def _write_scratch(self, sizes: SizeWriter, variant: Variant) -> str:
        alone, shared = (
            sizes.write(count_scratch(variant.module, n, self._threads)) for n in (1, self._threads)
        )
        is_alone = sizes.t.let("icmp eq i64 %threads, 1")
        return sizes.t.let(f"select i1 {is_alone}, i64 {alone}, i64 {shared}")

    def _write_job(self, t: Text, sizes: SizeWriter, variant: Variant) -> None:
        job = offsets(JobSpec)
        at = {
            name: t.offset("%block", self._head["job"] + place, "i8") for name, place in job.items()
        }
        t.store("ptr", f"@{variant.binary.entry}", at["job_program"], 8)
        t.store("ptr", t.offset("%block", self._layout.stages, "i8"), at["stages"], 8)
        t.store("i64", "0", at["n_stages"], 8)
        for n, phase in enumerate(variant.binary.phases):
            points = t.let(f"sitofp i64 {sizes.write(phase.points)} to double")
            each = f64_const(1000 * phase.work_us / max(1, hint(phase.points)))
            work = t.let(f"fmul double {points}, {each}")
            given = f"i64 {n}, double {work}, i64 {int(phase.meets)}"
            most = sizes.write(phase.most_parts)
            t.do(f"call void @kt_add_phase(ptr %block, {given}, i64 {most}, i64 %threads)")
        t.do("call void @kt_finish_job(ptr %block)")

    def _write_run(self, number: int, variant: Variant, run: str) -> str:
        t, binary = Text(), variant.binary
        for n, (source, at) in enumerate(variant.inputs):
            given = t.load("ptr", t.offset("%inputs", source, "ptr"), 4)
            t.store("ptr", t.offset(given, at, "i8") if at else given, self._argument(t, n), 4)
        for n, target in enumerate(self._find_targets(t, variant)):
            t.store("ptr", target, self._argument(t, len(binary.inputs) + n), 4)
        self._write_call(t, binary, run)
        self._write_copies(t, variant)
        for n, code in enumerate(variant.codes):
            if variant.module.graph.outputs[variant.outputs + n] not in variant.module.outputs:
                continue  # it is known to hold
            flag = t.load("i8", t.offset("%block", self._find_check(variant, n), "i8"), 1)
            return_unless(t, t.let(f"icmp eq i8 {flag}, 0"), str(code))
        t.do("ret i32 0")
        return t.function(
            f"internal i32 @kt_run_{number}("
            "ptr %block, ptr %control, ptr %inputs, ptr %outputs, ptr %values)"
        )

    def _write_call(self, t: Text, binary: Binary, run: str) -> None:
        args = t.offset("%block", self._layout.args, "i8")
        alone = f"call void @{binary.entry}(ptr {args}, i64 0, i64 -1, i64 0, i64 0, i64 1)"
        if not run:
            t.do(alone)
            return
        flag = t.load("i64", t.offset("%block", self._head["is_shared"], "i8"), 8)
        is_team = t.let("icmp ne ptr %control, null")
        is_shared = t.let(f"icmp ne i64 {flag}, 0")
        together = t.let(f"and i1 {is_team}, {is_shared}")
        t.do(f"br i1 {together}, label %together, label %alone")
        t.label("together")
        job = t.offset("%block", self._head["job"], "i8")
        t.do(f"call void @{run}(ptr %control, ptr {job}, ptr {args})")
        t.do("br label %ran")
        t.label("alone")
        t.do(alone)
        t.do("br label %ran")
        t.label("ran")

    def _find_targets(self, t: Text, variant: Variant) -> list[str]:
        """Where the program writes each of its results: to the caller's memory of the first output
        that has it, or to the block if it is a check alone."""
        found = list(variant.module.graph.outputs)
        targets = []
        for node in variant.module.outputs:
            number = found.index(node)
            if number < variant.outputs:
                targets.append(t.load("ptr", t.offset("%outputs", number, "ptr"), 4))
            else:
                at = self._layout.results + CHECK_NBYTES * (number - variant.outputs)
                targets.append(t.offset("%block", at, "i8"))
        return targets

    def _find_check(self, variant: Variant, number: int) -> int:
        """The byte of the block that has a check; equal ones are computed once."""
        outputs = variant.module.graph.outputs
        first = outputs.index(outputs[variant.outputs + number], variant.outputs)
        return self._layout.results + CHECK_NBYTES * (first - variant.outputs)

    def _write_copies(self, t: Text, variant: Variant) -> None:
        """Outputs that are inputs, constants or another output."""
        module, found = variant.module, list(variant.module.graph.outputs)
        sizes = load_symbols(t, self._symbols)
        for number, node in enumerate(found[: variant.outputs]):
            if node in module.outputs and found.index(node) == number:
                continue
            if node in module.outputs:
                source = t.load("ptr", t.offset("%outputs", found.index(node), "ptr"), 4)
            elif node in module.inputs:
                source = t.load("ptr", t.offset("%inputs", module.inputs.index(node), "ptr"), 4)
            else:
                weights = t.load("ptr", t.offset("%block", self._head["weights"], "i8"), 8)
                source = t.offset(weights, variant.returned[node], "i8")
            target = t.load("ptr", t.offset("%outputs", number, "ptr"), 4)
            count = sizes.write(prod(node.shape) * node.dtype.itemsize)
            given = f"ptr {target}, ptr {source}, i64 {count}, i1 false"
            t.do(f"call void @llvm.memcpy.p0.p0.i64({given})")


def _stack_rooms(sizes: SizeWriter, binary: Binary) -> tuple[list[str], str]:
    """The first byte of each room, and the bytes of all: each lies directly above those below it
    that are in use at the same time, in the order that the usual sizes are placed in."""
    if not binary.rooms:
        return [], str(binary.arena_nbytes)
    usual = [Room(hint(room.nbytes), room.first, room.last) for room in binary.rooms]
    places, _ = place_rooms(usual)
    order = sorted(range(len(usual)), key=lambda n: (places[n], usual[n].nbytes))
    ends, found, total = dict[int, str](), dict[int, str](), "0"
    for n in order:
        room, at = usual[n], "0"
        for o, end in ends.items():
            if usual[o].first <= room.last and room.first <= usual[o].last:
                at = end if at == "0" else sizes.extreme("max", at, end)
        found[n] = at
        ends[n] = sizes.t.add(at, sizes.write(binary.rooms[n].nbytes))
        total = ends[n] if total == "0" else sizes.extreme("max", total, ends[n])
    return [found[n] for n in range(len(usual))], total
