"""Verify every kernel of a compiled graph against NumPy, or against an unfused program.

Each kernel runs by itself, on what the kernels before it stored; of a result of the whole, what a
call returns is compared. NumPy computes the same nodes from the same values, once in the kernel's
own types and once in float64. So an error is the kernel's own, and what NumPy's own roundings do to
the same expression is known beside it. The unfused program is native code and far faster: NumPy is
asked only about kernels that differ from it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

import numpy as np
from rich.table import Table

from kitsune.backends.base import fit_all, load_module
from kitsune.backends.cpu.emit import Emitted, emit_kernel, scratch_nbytes
from kitsune.backends.cpu.native_program import NativeProgram
from kitsune.backends.host_program import evaluate_host
from kitsune.compiler import CompiledGraph, CompiledSubgraph
from kitsune.config import FusionConfig
from kitsune.errors import VerifyError, printable, spell
from kitsune.ir.dtypes import DType, Packed
from kitsune.ir.interp import evaluate
from kitsune.ir.node import Node
from kitsune.ir.ops import input_
from kitsune.lower.memory import Module, Ref, Step
from kitsune.report.data import json_text
from kitsune.report.loop_steps import list_loop_results, run_steps
from kitsune.report.notebook import Block, PrintableReport
from kitsune.report.text_tables import WIDTH, pluralize, text_table, wrap
from kitsune.system.free_memory import allocate_aligned
from kitsune.system.progress import progress
from kitsune.system.records import dataclass

# How far a kernel may be from float64, in units of the output's root mean square, beside a few
# times what NumPy in the same types is: far above rounding, far below a mistake.
FAST_TOLERANCE = 0.15  # activations in 8 bits
EXACT_TOLERANCE = 1e-3  # the part of integers and bools that roundings before them may flip
NUMPY_ROUNDINGS = 8.0
MAX_SHOWN = 10  # results in the short text
LOOP = "loop"  # the kernel of results of a loop, after all its steps

Values = dict[Node, np.ndarray]
# Computes again what the kernels of a subgraph store.
Reference = Callable[[CompiledGraph, CompiledSubgraph, Values], Values]
Say = Callable[[str], None]  # called with the name of each kernel that is checked next
Row = tuple[float, float, float]  # absolute and relative error, and the relative error allowed


@dataclass(frozen=True)
class KernelError:
    """The worst error of one result of a kernel; `relative` is in units of the result's root mean
    square, or the part of it that differs where types are exact."""

    kernel: str
    pattern: str
    stores: str
    absolute: float
    relative: float
    allowed: float  # for `relative`

    @property
    def is_right(self) -> bool:
        return self.relative <= self.allowed


@dataclass(frozen=True, repr=False)
class Verification(PrintableReport):
    """Prints the largest errors, and by `to_text(all=True)` every one; `kernels` is the data."""

    kernels: list[KernelError]

    @property
    def is_right(self) -> bool:
        return all(each.is_right for each in self.kernels)

    @property
    def worst(self) -> float:
        """The largest relative error of any kernel."""
        return max((each.relative for each in self.kernels), default=0.0)

    def check(self) -> None:
        """Raise, naming the kernel that computes something else."""
        for each in self.kernels:
            if not each.is_right:
                raise VerifyError(
                    f"kernel {each.kernel} ({each.pattern}) computes something else than NumPy",
                    why=f"{each.stores} is off by {each.absolute:.3g}, {each.relative:.2g} of its "
                    f"size, and {each.allowed:.2g} is allowed",
                    hint="compile with FusionConfig(enabled=False), and report this with the graph",
                )

    def to_json(self) -> str:
        rows = [asdict(each) | {"is_right": each.is_right} for each in self.kernels]
        return json_text({"is_right": self.is_right, "kernels": rows})

    def to_text(self, all: bool = False, width: int = WIDTH) -> str:  # noqa: A002 - as users type it
        """The results nearest to what is allowed; with `all`, every one in the order of kernels."""
        nearest = sorted(self.kernels, key=lambda each: -each.relative / each.allowed)
        shown = self.kernels if all else nearest[:MAX_SHOWN]
        rows = [["kernel", "pattern", "stores", "error", "allowed", ""]]
        rows += [
            [
                e.kernel,
                e.pattern,
                e.stores,
                f"{e.relative:.1e}",
                f"{e.allowed:.1e}",
                "" if e.is_right else "wrong",
            ]
            for e in shown
        ]
        lines = text_table(rows, left=(0, 1, 2)) if shown else []
        if left := len(self.kernels) - len(shown):
            how = spell("to_text(all=True)", "--all")
            lines.append(f"and {pluralize(left, 'result')} with smaller errors: {how} lists them")
        wrong = len({e.kernel for e in self.kernels if not e.is_right})
        verdict = (
            "all are right" if not wrong else "1 is wrong" if wrong == 1 else f"{wrong} are wrong"
        )
        kernels = pluralize(len({e.kernel for e in self.kernels}), "kernel")
        results = pluralize(len(self.kernels), "result")
        text = f"{kernels}, {results}: {verdict}; worst relative error {self.worst:.1e}"
        return printable("\n".join([*lines, *wrap(text, width)]))

    def __str__(self) -> str:
        return self.to_text()

    def parts(self) -> list[Block]:
        results = pluralize(len(self.kernels), "result")
        title = f"{results}, worst relative error {self.worst:.1e}"
        table = Table(title=title, title_justify="left")
        for name in ("kernel", "pattern", "stores", "absolute", "relative", "allowed"):
            table.add_column(name, justify="left" if name in ("pattern", "stores") else "right")
        for e in self.kernels:
            numbers = (f"{x:.1e}" for x in (e.absolute, e.relative, e.allowed))
            table.add_row(e.kernel, e.pattern, e.stores, *numbers)
        return [table]


def verify_kernels(
    programs: Sequence[tuple[CompiledGraph, Sequence[Any]]],
    config: FusionConfig,
    reference: Reference | None = None,
) -> Verification:
    """Run the programs of a call kernel by kernel, each on what it is given, and compare each with
    NumPy, or with a `reference`."""
    counts = [sum(len(p.module.steps) for p in compiled.subgraphs) for compiled, _ in programs]
    rows: list[KernelError] = []
    number = 0
    with progress("verifying", sum(counts)) as step:
        for (compiled, arrays), count in zip(programs, counts, strict=True):
            rows += _verify_program(compiled, arrays, config, number, reference, step)
            number += count
    return Verification(rows)


def _verify_program(
    compiled: CompiledGraph,
    arrays: Sequence[Any],
    config: FusionConfig,
    number: int,
    reference: Reference | None,
    say: Say,
) -> list[KernelError]:
    program = compiled.program
    given = fit_all(arrays, program.loaded.inputs)
    values: Values = dict(zip(program.graph.inputs, given, strict=True))
    returned = dict(zip(program.outputs, program.run(given), strict=True))
    rows: list[KernelError] = []
    for part in compiled.subgraphs:
        subgraph = part.subgraph
        stored = {
            n: values[feed] for n, feed in zip(subgraph.graph.inputs, subgraph.feeds, strict=True)
        }
        made = list(zip(subgraph.makes, subgraph.graph.outputs, strict=True))
        shown = {mine: returned[node] for node, mine in made if node in returned}
        rows += _verify_part(compiled, part, stored, shown, config, number, reference, say)
        number += len(part.module.steps)
        values |= {node: stored[mine] for node, mine in made if mine in stored}
        values |= evaluate_host(subgraph.hosts, values)
    return rows


def _verify_part(
    compiled: CompiledGraph,
    part: CompiledSubgraph,
    stored: Values,
    shown: Values,
    config: FusionConfig,
    number: int,
    reference: Reference | None,
    say: Say,
) -> list[KernelError]:
    """The kernels of a part, whose results join what is stored; `shown` are those that a call
    returned."""
    layout, rows = part.module, list[KernelError]()
    run_steps(layout.steps, stored, lambda step, known: _run(compiled, part, layout, step, known))
    again = None if reference is None else reference(compiled, part, stored)
    for step in layout.steps:
        name = f"{number}_{step.kernel.kind}"
        say(name)
        got = {node: shown.get(node, stored[node]) for node in step.outputs}
        other = again if not step.loops else None
        own, wide = (other, other) if other else _compute_reference(step.outputs, stored)
        found = {n: _compare(got[n], own[n], wide[n], n.dtype, config) for n in got}
        if other and any(relative > allowed for _, relative, allowed in found.values()):
            found = _recheck_against_numpy(step, got, other, stored, config)
        rows += [KernelError(name, step.pattern or "-", str(n), *row) for n, row in found.items()]
        number += 1
    for node in list_loop_results(layout.steps):
        own, wide = _compute_reference([node], stored)
        value = shown.get(node, stored[node])
        row = _compare(value, own[node], wide[node], node.dtype, config)
        rows.append(KernelError(LOOP, "-", str(node), *row))
    return rows


# --- a kernel by itself --------------------------------------------------------------------------


def _run(
    compiled: CompiledGraph, part: CompiledSubgraph, layout: Module, step: Step, stored: Values
) -> Values:
    """Run one kernel on the stored values that it reads."""
    if not isinstance(part.program, NativeProgram):
        return _run_alone(compiled, layout, step, stored)
    function = emit_kernel(step.kernel, compiled.target)
    return _run_native(part.program, step, function, stored)


def _run_native(program: NativeProgram, step: Step, function: Emitted, stored: Values) -> Values:
    """The very code of the program, on one thread: results do not depend on how many."""
    made: Values = {}
    pointers = []
    for node, ref, buffer in zip(step.values, step.refs, step.kernel.buffers, strict=True):
        if ref.place == "constant":
            array = program.constant(ref.at)
        elif node in stored:
            array = stored[node]
        else:
            array = allocate_aligned(buffer.nbytes).view(node.dtype.numpy).reshape(node.shape)
            made[node] = array
        pointers.append(array.ctypes.data)
    scratch = allocate_aligned(scratch_nbytes(step.kernel, 1))
    numbers = (0, 0, 1, *function.numbers)
    kinds = [ctypes.c_void_p] * (len(pointers) + 2) + [ctypes.c_int64] * len(numbers)
    call = ctypes.CFUNCTYPE(None, *kinds)(program.binary.code.address(function.symbol))
    call(*pointers, scratch.ctypes.data, None, *numbers)
    return made


def _run_alone(compiled: CompiledGraph, layout: Module, step: Step, stored: Values) -> Values:
    """Run one kernel as a program of its own, whose inputs are what it reads."""

    written = set(step.kernel.written_buffers())
    read = list(
        dict.fromkeys(
            node
            for n, node in enumerate(step.values)
            if n not in written and step.refs[n].place != "constant"
        )
    )
    outputs = [step.values[n] for n in sorted(written)]
    places = {node: Ref("input", i) for i, node in enumerate(read)}
    places |= {node: Ref("output", i) for i, node in enumerate(outputs)}
    refs = tuple(places.get(node, ref) for node, ref in zip(step.values, step.refs, strict=True))
    inputs = tuple(input_(f"in{i}", node.shape, node.dtype) for i, node in enumerate(read))
    alone = replace(
        layout, inputs=inputs, outputs=tuple(outputs), steps=(replace(step, refs=refs),), loops=()
    )
    program = load_module(alone, compiled.target)
    result = program.slow_path(*(stored[node] for node in read))
    return dict(zip(outputs, result if len(outputs) > 1 else (result,), strict=True))


# --- the oracle ----------------------------------------------------------------------------------


def _compute_reference(outputs: Sequence[Node], stored: Values) -> tuple[Values, Values]:
    """Compute the results of a kernel by NumPy from what it reads, in their own types and in
    float64."""
    with np.errstate(all="ignore"):
        own, wide = (_interpret_nodes(outputs, stored, is_wide) for is_wide in (False, True))
    return own, wide


def _interpret_nodes(
    outputs: Sequence[Node], stored: Mapping[Node, np.ndarray], is_wide: bool
) -> Values:
    """Interpret nodes by NumPy from all other stored values; with `is_wide`, floats are float64."""
    values: Values = {}
    stack = list(outputs)
    while stack:
        node = stack[-1]
        known = stored.get(node) if node not in outputs else None
        missing = [i for i in node.inputs if i not in values] if known is None else []
        if missing:
            stack += missing
            continue
        stack.pop()
        if node not in values:
            value = evaluate(node, [values[i] for i in node.inputs], {}) if known is None else known
            values[node] = _widen(value, node.dtype) if is_wide else value
    return {node: values[node] for node in outputs}


def _widen(value: np.ndarray, dtype: DType) -> np.ndarray:
    is_float = isinstance(dtype, Packed) or dtype.is_float
    return value.astype(np.float64) if is_float and value.dtype != np.float64 else value


def _compare(
    got: np.ndarray, own: np.ndarray, wide: np.ndarray, dtype: DType, config: FusionConfig
) -> Row:
    if not dtype.is_float:
        differs = (got != own) & (got != wide)
        part = float(np.mean(differs)) if differs.size else 0.0
        apart = np.abs(got.astype(np.float64) - wide.astype(np.float64))
        return float(np.max(apart, initial=0.0, where=differs)), part, EXACT_TOLERANCE
    size = _size(wide)
    absolute, numpy_error = _max_difference(got, wide), _max_difference(own, wide)
    allowed = FAST_TOLERANCE if config.numerics == "fast" else dtype.tolerance
    return absolute, absolute / size, allowed + NUMPY_ROUNDINGS * numpy_error / size


def _recheck_against_numpy(
    step: Step, got: Values, unfused: Values, stored: Values, config: FusionConfig
) -> dict[Node, Row]:
    """Recheck a kernel that differs from the unfused program: NumPy says how much is rounding."""
    own, wide = _compute_reference(step.outputs, stored)
    rows: dict[Node, Row] = {}
    for node in got:
        row = _compare(got[node], own[node], wide[node], node.dtype, config)
        if node.dtype.is_float:
            size = _size(unfused[node])
            absolute = _max_difference(got[node], unfused[node])
            row = absolute, absolute / size, row[2]
        rows[node] = row
    return rows


def _size(values: np.ndarray) -> float:
    """Return the root mean square of the finite values, or 1 if all are zero."""
    finite = values[np.isfinite(values)].astype(np.float64)
    return float(np.sqrt(np.mean(np.square(finite)))) or 1.0 if finite.size else 1.0


def _max_difference(got: np.ndarray, want: np.ndarray) -> float:
    """Return the largest difference; infinite if one value is NaN or infinite and the other is
    not."""
    a, b = got.astype(np.float64), want.astype(np.float64)
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    with np.errstate(invalid="ignore"):
        apart = np.where(same, 0.0, np.abs(a - b))
    apart[np.isnan(apart)] = np.inf
    return float(np.max(apart, initial=0.0))
