"""Bind the memory of loops: what moves with the step is reached at an offset that shaders read.

    copy initial to slot 1                     # of two that a carried value has
    for step in range(count):                  # the same kernels, over other sizes in their uniform
        rows[step], slot[step % 2] = f(rows[step], slot[(step + 1) % 2])
    copy slot[(count + 1) % 2] to final

The number of the step is a size, of which the kernels of a body have offsets. A shader may not bind
one memory twice, so a kernel has one buffer for all that it reads and writes of one memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from math import prod
from typing import Any

from kitsune.backends.webgpu.scatter_shader import bound_once
from kitsune.ir.affine import Affine, axis
from kitsune.ir.dtypes import DType
from kitsune.ir.size_order import bounds
from kitsune.ir.sizes import Symbol
from kitsune.lower.kernel import (
    READING,
    Axis,
    Body,
    Buffer,
    Kernel,
    Prim,
    Store,
    rewrite_kernel,
)
from kitsune.lower.memory import Module, Ref
from kitsune.plan.loop_values import Loop
from kitsune.system.records import dataclass

MAX_BINDINGS = 8  # that every adapter grants
MAX_STEPS = 1 << 30  # of a loop that values end: its number fits 32 bits


@dataclass(frozen=True)
class Span:
    """The kernels from `first` to before `last` are repeated `count` times. `step` is the name of
    the number of the step; with a `condition`, its bool at an offset in bytes of some memory is to
    be true before each, and `done` is the name of the number of steps after the last."""

    first: int
    last: int
    count: int
    step: str
    condition: tuple[Any, int] | None = None

    @property
    def done(self) -> str:
        return f"{self.step}.done"


@dataclass(frozen=True)
class Placed:
    """A kernel over some memory, and the number of its step in the module; copies have none."""

    kernel: Kernel
    refs: tuple[Ref, ...]
    step: int | None = None


@dataclass(frozen=True)
class Address:
    """Bytes at an offset in memory of that many; of its own size where that is None."""

    ref: Ref
    offset: int = 0
    nbytes: int | None = None


@dataclass(frozen=True)
class _Found:
    """A kernel, and where each of its buffers is."""

    kernel: Kernel
    addresses: tuple[Address, ...]
    step: int | None


def place_kernels(module: Module) -> tuple[list[Placed], list[Span]]:
    """The kernels of a module in order, with the copies around loops; and which are repeated, outer
    spans before inner ones."""
    return _Placer(module).place()


class _Placer:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.kernels: list[_Found] = []
        self.spans: list[Span] = []
        self.moving = {r: (n, m) for n, loop in enumerate(module.loops) for r, m in loop.moving}
        self.carried = {c.ref: (n, c) for n, loop in enumerate(module.loops) for c in loop.carried}

    @cached_property
    def bodies(self) -> list[Loop]:
        return list(dict.fromkeys(loop for step in self.module.steps for loop in step.loops))

    def place(self) -> tuple[list[Placed], list[Span]]:
        steps = self.module.steps
        self._place_phases(0, max((step.phase for step in steps), default=-1), -1)
        if self.spans:
            self._skip_copies()
        moved = [(*move_buffers(each.kernel, each.addresses), each.step) for each in self.kernels]
        return [Placed(*each) for each in moved], self.spans

    def _place_phases(self, first: int, last: int, around: int) -> None:
        phase = first
        while phase <= last:
            loops = enumerate(self.module.loops)
            own = [n for n, loop in loops if loop.first == phase and n > around]
            if own:
                self._place_loop(own[0])
                phase = self.module.loops[own[0]].last + 1
                continue
            for number, step in enumerate(self.module.steps):
                if step.phase == phase:
                    kernel, refs = bound_once(step.kernel, step.refs)
                    self._add(_Found(kernel, tuple(map(self._find, refs)), number), around >= 0)
            phase += 1

    def _place_loop(self, number: int) -> None:
        loop, body = self.module.loops[number], self.bodies[number]
        carried = list(zip(loop.carried, body.carried, strict=True))
        for memory, each in carried:
            slot = self._find_carried(number, memory.written, 0)
            self._copy(memory.initial, slot, prod(each.before.shape), each.before.dtype)
        at = len(self.spans)
        self.spans.append(Span(0, 0, 0, ""))
        first = len(self.kernels)
        self._place_phases(loop.first, loop.last, number)
        condition = None
        if loop.has_condition:
            found = self._find(loop.carried[0].ref)
            condition = found.ref, found.offset
        step = self._symbol(number)
        count = min(loop.count, MAX_STEPS) if loop.has_condition else loop.count
        self.spans[at] = span = Span(first, len(self.kernels), count, step.name, condition)
        done = loop.count if condition is None else Symbol(span.done, 1, 0, MAX_STEPS).size
        for memory, each in carried:
            if memory.final is not None:
                slot = self._find_carried(number, memory.written, done)
                self._copy(slot, memory.final, prod(each.before.shape), each.before.dtype)

    def _skip_copies(self) -> None:
        """Remove copies that only another copy reads: that one reads what they do. Reshapes of what
        a loop begins with, and of what it leaves, are such."""
        number = 0
        while number < len(self.kernels):
            reader = self._find_next_copy(number)
            if reader is None:
                number += 1
                continue
            after = self.kernels[reader]
            addresses = (self.kernels[number].addresses[0], after.addresses[1])
            self.kernels[reader] = replace(after, addresses=addresses)
            del self.kernels[number]
            self.spans = [
                replace(s, first=s.first - (number < s.first), last=s.last - (number < s.last))
                for s in self.spans
            ]

    def _find_next_copy(self, number: int) -> int | None:
        """The one kernel that reads what a copy stores, if it is a copy, and what the first of them
        reads is still there then: of arguments, or where copies to others come between."""
        first = self.kernels[number]
        if not _is_copy(first.kernel) or self._is_repeated(number):
            return None
        source, target = first.addresses
        is_own = target.ref.place in ("arena", "room") and target.nbytes is None
        users = [
            n for n, k in enumerate(self.kernels) if target.ref in {a.ref for a in k.addresses}
        ]
        if not is_own or len(users) != 2 or users[0] != number or self._is_repeated(users[1]):
            return None
        reader = self.kernels[users[1]]
        if not _is_copy(reader.kernel) or reader.addresses[0] != target:
            return None
        between = self.kernels[number + 1 : users[1]]
        stays = source.ref.place in ("input", "constant") or all(
            each.step is None or (_is_copy(each.kernel) and each.addresses[1].ref.place == "output")
            for each in between
        )
        return users[1] if stays else None

    def _is_repeated(self, number: int) -> bool:
        return any(span.first <= number < span.last for span in self.spans)

    def _symbol(self, number: int) -> Symbol:
        """The number of a loop's step."""
        most = bounds(self.module.loops[number].count)[1]
        return Symbol(f"loop{number}.step", 0, 0, min(max(most - 1, 0), MAX_STEPS))

    # --- memory ----------------------------------------------------------------------------------

    def _find(self, ref: Ref) -> Address:
        """Where a value is in each step."""
        if ref in self.moving:
            number, moving = self.moving[ref]
            loop, step = self.module.loops[number], self._symbol(number).size
            base, rows = self._find(moving.base), loop.count
            row: int = step
            if moving.way == "backward":
                row = loop.count - 1 - step
            elif moving.way == "alternating":
                row, rows = step % 2, 2
            nbytes = rows * moving.stride if base.nbytes is None else base.nbytes
            return Address(base.ref, base.offset + row * moving.stride, nbytes)
        if ref in self.carried:
            number, carried = self.carried[ref]
            return self._find_carried(number, carried.written, self._symbol(number).size)
        return Address(ref)

    def _find_carried(self, number: int, written: Ref, step: int) -> Address:
        """Where a step reads a carried value."""
        moving = self.moving[written][1]
        assert moving.way == "alternating", "a row is read at the step before"
        base = self._find(moving.base)
        return Address(base.ref, (step + 1) % 2 * moving.stride, 2 * moving.stride)

    def _copy(self, source: Ref | Address, target: Ref | Address, size: int, dtype: DType) -> None:
        if size == 0:
            return
        at = (axis("d"),)
        value = Body().load(0, at, dtype)
        buffers = Buffer("in0", dtype, (size,)), Buffer("out0", dtype, (size,))
        kernel = Kernel("row", (Axis("d", size, "outer"),), buffers, (Store(1, at, value),))
        found = [self._find(x) if isinstance(x, Ref) else x for x in (source, target)]
        self._add(_Found(kernel, tuple(found), None), False)

    def _add(self, made: _Found, is_repeated: bool) -> None:
        """A step that copies what another kernel of it stores is a second store of that one."""
        before = self.kernels[-1] if self.kernels and is_repeated else None
        if before is not None and before.step is not None and _is_copy(made.kernel):
            source, target = made.addresses
            numbers = [n for n in before.kernel.written_buffers() if before.addresses[n] == source]
            if numbers and len(before.kernel.buffers) < MAX_BINDINGS:
                kernel = _store_twice(before.kernel, numbers[0], made.kernel.buffers[1])
                self.kernels[-1] = replace(
                    before, kernel=kernel, addresses=(*before.addresses, target)
                )
                return
        self.kernels.append(made)


def _is_copy(kernel: Kernel) -> bool:
    """Whether it stores one buffer as it is in another."""
    store = kernel.stores[0]
    if kernel.kind != "row" or len(kernel.buffers) != 2 or len(kernel.stores) != 1 or store.at:
        return False
    source, target = kernel.buffers
    whole = source.size == target.size == kernel.extent("outer")
    same = whole and source.dtype == target.dtype and store.buffer == 1
    return same and store.value.op == "load" and kernel.flat(store.value.attr) == kernel.flat(store)


def _store_twice(kernel: Kernel, number: int, buffer: Buffer) -> Kernel:
    again = [replace(s, buffer=len(kernel.buffers)) for s in kernel.stores if s.buffer == number]
    stores = (*kernel.stores, *again)
    return replace(kernel, stores=stores, buffers=(*kernel.buffers, buffer))


def move_buffers(kernel: Kernel, found: Sequence[Address]) -> tuple[Kernel, tuple[Ref, ...]]:
    """The kernel over the memory that its buffers are in, one buffer for each."""
    refs = list(dict.fromkeys(each.ref for each in found))
    if len(refs) == len(found) and all(each.nbytes is None for each in found):
        return kernel, tuple(refs)
    numbers = [refs.index(each.ref) for each in found]
    items = [b.dtype.itemsize for b in kernel.buffers]
    starts = [each.offset // item for each, item in zip(found, items, strict=True)]
    buffers: dict[int, Buffer] = {}
    for number, old, each in zip(numbers, kernel.buffers, found, strict=True):
        size = old.size if each.nbytes is None else each.nbytes // old.dtype.itemsize
        whole = old if each.nbytes is None else replace(old, shape=(size,))
        assert buffers.get(number, whole).dtype == whole.dtype, f"{kernel}\nmixes types"
        buffers[number] = whole

    def move(access: Any) -> Any:
        old, index = access.buffer, access.index
        if found[old].nbytes is not None:
            index = (index[0] + Affine(starts[old]),)
        return replace(access, buffer=numbers[old], index=index)

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        return body.prim(p.op, args, p.dtype, move(p.attr) if p.op in READING else p.attr)

    made = rewrite_kernel(kernel, make)
    stores = tuple(move(s) for s in made.stores)
    ordered = tuple(buffers[n] for n in range(len(refs)))
    return replace(made, stores=stores, buffers=ordered), tuple(refs)
