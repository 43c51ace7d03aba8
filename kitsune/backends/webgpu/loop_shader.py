"""Write one shader for a whole loop whose steps fit a workgroup.

for step in range(first, last):
    for group in workgroups of a kernel: …      # as many side by side as there are threads
    storageBarrier()                            # after each kernel
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod
from typing import Any

from kitsune.backends.webgpu.emit_shader import (
    Emitted,
    Written,
    check,
    declare_buffer,
    declare_sizes,
    enabled_types,
    find_accesses,
    write_kernel,
)
from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.ranges import Known
from kitsune.backends.webgpu.repeat import Span
from kitsune.backends.webgpu.shader import Accesses
from kitsune.backends.webgpu.thread_tile import power_of_two
from kitsune.backends.webgpu.wgsl_functions import prepend_functions
from kitsune.ir.size_order import terms_of
from kitsune.ir.sizes import Size, Symbol, hint, minimum, symbols_of
from kitsune.lower.kernel import Kernel
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

MAX_STEP_WORK = 1 << 18  # points of all axes of a step: more are faster on the whole device
DISPATCH_WORK = 1 << 28  # of the steps of one dispatch: a device is not to be taken for hung
MAX_STRIDE = 1 << 14  # steps of one dispatch
THREADS = 32  # of a kernel's workgroup, of which several run side by side

Bound = tuple[Kernel, Sequence[int]]


@dataclass(frozen=True)
class LoopShader:
    """A shader over some memory, by number, that makes `stride` steps at once."""

    emitted: Emitted
    bound: tuple[int, ...]
    stride: int


def write_loop(
    kernels: Sequence[Bound],
    known: Sequence[Known],
    spans: Sequence[Span],
    control: int | None,
    target: GpuTarget,
    profile: Profile,
) -> LoopShader | None:
    """The first of the spans, which is around the others; None where its steps need the device, or
    the host has to see that a loop inside ends.
    One that values end leaves the number of its steps at the start of `control`."""
    span = spans[0]
    work = sum(map(_count_work, (kernel for kernel, _ in kernels[span.first : span.last])))
    if work > MAX_STEP_WORK or any(inner.condition for inner in spans[1:]):
        return None
    own = replace(
        profile,
        workgroup_size=THREADS,
        tile_size=min(profile.tile_size, 8),
        outputs=(1, 1),
        workgroup_memory=False,
        shared_rows=(0, 1 << 31),
        subgroups=False,
    )
    stride = max(1, min(MAX_STRIDE, DISPATCH_WORK // max(1, work)))
    most = min(profile.workgroup_size, target.max_invocations)
    return _Writer(kernels, known, spans, control, target, own, stride, most).write()


def _count_work(kernel: Kernel) -> int:
    return hint(prod(axis.size for axis in kernel.axes))


class _Writer:
    def __init__(
        self,
        kernels: Sequence[Bound],
        known: Sequence[Known],
        spans: Sequence[Span],
        control: int | None,
        target: GpuTarget,
        profile: Profile,
        stride: int,
        most: int,
    ) -> None:
        self.kernels, self.known, self.spans, self.control = kernels, known, spans, control
        self.target, self.profile, self.stride, self.most = target, profile, stride, most
        self.range = range(spans[0].first, spans[0].last)
        places = [place for n in self.range for place in kernels[n][1]]
        places += [span.condition[0] for span in spans if span.condition]
        self.places = list(dict.fromkeys(places))
        if control is not None:
            self.places.append(control)
        self.sizes: dict[int, int] = {}  # in the uniform, with their number
        self.variables = {span.step: f"step{n}" for n, span in enumerate(spans)}
        self.variables |= {span.done: f"done{n}" for n, span in enumerate(spans)}

    def write(self) -> LoopShader | None:
        if len(self.places) > self.target.max_storage_buffers:
            return None
        self.written = self._write_kernels()
        types = self._join_types()
        if types is None:
            return None
        sizes = [each.workgroup[0] * each.workgroup[1] for each in self.written.values()]
        counts = [hint(each.count) for each in self.written.values()]
        wanted = max(size * count for size, count in zip(sizes, counts, strict=True))
        self.threads = max(*sizes, min(self.most, power_of_two(wanted)))
        lines = ["let thread = local.x;", *self._write_span(0)]
        functions = [line for n in self.range for line in self._write_function(n)]
        text = self._assemble(types, functions, lines)
        emitted = Emitted(enabled_types(text) + prepend_functions(text) + "\n", tuple(self.sizes))
        return LoopShader(emitted, tuple(self.places), self.stride)

    def _assemble(self, types: Sequence[str], functions: list[str], lines: list[str]) -> str:
        declared = [d for n in self.range for d in self.written[n].declarations]
        flags = [n for n, span in enumerate(self.spans) if span.condition]
        return "\n".join(
            [
                *(declare_buffer(n, kind) for n, kind in enumerate(types)),
                *declare_sizes(len(self.sizes), len(self.places)),
                *(f"var<workgroup> goes{n}: u32;" for n in flags),
                *dict.fromkeys(declared),
                *functions,
                f"@compute @workgroup_size({self.threads}, 1)",
                "fn main(@builtin(local_invocation_id) local: vec3u) {",
                *(f"  {line}" for line in lines),
                "}",
            ]
        )

    # --- kernels ---------------------------------------------------------------------------------

    def _write_kernels(self) -> dict[int, Written]:
        """All kernels declare what they share as each of them has to."""
        joint = Accesses()
        for n in self.range:
            kernel, bound = self.kernels[n]
            check(kernel, self.target, self.known[n])
            found = find_accesses(kernel, self.target, self.known[n], self.profile)
            joint.vectors |= {bound[number] for number in found.vectors}
            joint.scalar_stores |= {bound[number] for number in found.scalar_stores}
        made = {}
        for n in self.range:
            kernel, bound = self.kernels[n]
            own = Accesses(
                {number for number, place in enumerate(bound) if place in joint.vectors},
                {number for number, place in enumerate(bound) if place in joint.scalar_stores},
            )
            made[n] = write_kernel(kernel, self.target, self.known[n], self.profile, own)
        return made

    def _join_types(self) -> list[str] | None:
        """What each memory is an array of, if all kernels agree and no threads wait inside one."""
        found: dict[int, str] = {}
        for n, made in self.written.items():
            text = "\n".join((*made.declarations, *made.lines))
            if made.uses_subgroups or "Barrier()" in text or "var<workgroup>" in text:
                return None
            for place, kind in zip(self.kernels[n][1], made.buffers, strict=True):
                if found.setdefault(place, kind) != kind:
                    return None
        return [found.get(place, "u32") for place in self.places]

    def _write_function(self, number: int) -> Iterator[str]:
        made, bound = self.written[number], self.kernels[number][1]
        names = {f"b{n}": f"b{self.places.index(place)}" for n, place in enumerate(bound)}

        def rename(found: re.Match[str]) -> str:
            return names[found[0]]

        sizes = "".join(f", size{n}: u32" for n in range(len(made.sizes)))
        yield f"fn kernel{number}(group: vec3u, local: vec3u{sizes}) {{"
        for line in made.lines:
            yield "  " + re.sub(r"\bb\d+\b(?=\[)", rename, line)
        yield "}"

    # --- control ---------------------------------------------------------------------------------

    def _write_span(self, number: int) -> Iterator[str]:
        span, step = self.spans[number], f"step{number}"
        first, last = self._find_ends(number)
        if span.condition:
            yield f"var done{number} = {first};"
        yield f"for (var {step} = {first}; {step} < {last}; {step} += 1u) {{"
        if span.condition:
            yield f"  if (thread == 0u) {{ goes{number} = {self._read_condition(span)}; }}"
            yield f"  if (workgroupUniformLoad(&goes{number}) == 0u) {{ break; }}"
            yield f"  done{number} += 1u;"
        for line in self._write_range(span.first, span.last, number + 1):
            yield f"  {line}"
        yield "}"
        if number == 0 and self.control is not None:
            at = self.places.index(self.control)
            yield f"if (thread == 0u) {{ b{at}[0] = done0; }}"

    def _find_ends(self, number: int) -> tuple[str, str]:
        """The first step of a dispatch, and the one after its last."""
        span = self.spans[number]
        if number:
            return "0u", self._write_size(span.count)
        first = Symbol(span.step, 0, 0).size
        count = span.count + (
            span.condition is not None
        )  # one too many shows that nothing ended it
        return self._uniform(first), self._uniform(minimum(count, first + self.stride))

    def _read_condition(self, span: Span) -> str:
        assert span.condition is not None
        place, offset = span.condition
        number, at = self.places.index(place), self._write_size(offset)
        kinds = {
            kind
            for n in self.range
            for p, kind in zip(self.kernels[n][1], self.written[n].buffers, strict=True)
            if p == place
        }
        word = f"b{number}[({at}) / 4u]"
        text = f"atomicLoad(&{word})" if "atomic<u32>" in kinds else word
        return f"({text} >> (({at}) % 4u * 8u)) & 0xffu"

    def _write_range(self, first: int, last: int, depth: int) -> Iterator[str]:
        number = first
        while number < last:
            inner = range(depth, len(self.spans))
            begun = next((n for n in inner if self.spans[n].first == number), None)
            if begun is None:
                yield from self._write_call(number)
                number += 1
            else:
                yield from self._write_span(begun)
                number = self.spans[begun].last

    def _write_call(self, number: int) -> Iterator[str]:
        made = self.written[number]
        (x, y), count = made.workgroup, self._write_size(made.count)
        size = x * y
        beside = self.threads // size
        arguments = "".join(f", {self._write_size(each)}" for each in made.sizes)
        local = f"vec3u(thread % {x}u, thread / {x}u % {y}u, 0u)"
        first = f"thread / {size}u"
        if beside * size < self.threads:  # the last threads are none of a whole workgroup's
            first = f"select({count}, {first}, thread < {beside * size}u)"
        yield f"for (var group = {first}; group < {count}; group += {beside}u) {{"
        yield f"  kernel{number}(vec3u(group, 0u, 0u), {local}{arguments});"
        yield "}"
        yield "storageBarrier();"

    # --- sizes -----------------------------------------------------------------------------------

    def _uniform(self, size: int) -> str:
        return f"sizes.n{self.sizes.setdefault(size, len(self.sizes))}"

    def _write_size(self, size: int) -> str:
        """A size over the numbers of steps, which are variables, and those that calls decide."""
        if not isinstance(size, Size):
            return f"{size % 2**32}u"
        if not any(symbol.name in self.variables for symbol in symbols_of(size)):
            return self._uniform(size)
        return " + ".join(self._write_term(*term) for term in terms_of(size).items())

    def _write_term(self, factors: Sequence[Any], coefficient: int) -> str:
        rest, texts = coefficient, []
        for factor in factors:
            if any(symbol.name in self.variables for symbol in factor.symbols()):
                texts.append(self._write_factor(factor))
            else:
                rest = rest * Size({(factor,): 1})
        return " * ".join([*texts, *([] if rest == 1 and texts else [self._write_size(rest)])])

    def _write_factor(self, factor: Any) -> str:
        if isinstance(factor, Symbol):
            return self.variables[factor.name]
        left, right = self._write_size(factor.left), self._write_size(factor.right)
        if factor.op in ("min", "max"):
            return f"{factor.op}({left}, {right})"
        return f"(({left}) {'/' if factor.op == '//' else '%'} ({right}))"
