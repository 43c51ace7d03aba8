"""Assign memory to the buffers of kernels: a `Module`, whose arena is reused by lifetimes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from math import prod
from typing import TYPE_CHECKING, Any, Literal

from kitsune.ir.guards import Guard
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.sizes import is_symbolic
from kitsune.lower.kernel import READING, Kernel, walk
from kitsune.lower.lower import Span, assign_phases, find_span
from kitsune.plan.group import Group, Plan, Unfused
from kitsune.plan.loop_values import Loop
from kitsune.system.records import dataclass

if TYPE_CHECKING:
    from kitsune.lower.lower import Lowered

ALIGN = 64
Slot = tuple[Node, Any]  # a value and the form that a kernel reads it in
InPlace = tuple[tuple[int, int], ...]  # which computed output is in the memory of which input


@dataclass(frozen=True)
class Ref:
    """A buffer's memory: argument `at` of the call, constant `at`, byte `at` of the arena, or room
    `at` of an arena that is arranged for each call's sizes. Inside a loop, what moves with the step
    is number `at` of those in all loops, and so is what a step before left."""

    place: Literal["input", "output", "constant", "arena", "room", "moving", "carried"]
    at: int


@dataclass(frozen=True)
class Room:
    """Memory in the arena, from one phase to another."""

    nbytes: int
    first: int
    last: int


@dataclass(frozen=True)
class Moving:
    """Memory that moves by `stride` bytes a step: on from `base`, from the last step back to it, or
    to and fro."""

    base: Ref
    stride: int
    way: Literal["forward", "backward", "alternating"]


@dataclass(frozen=True)
class CarriedMemory:
    """A step reads `ref`, which is `initial` in the first and `written` of the step before in
    others; behind the loop its bytes are copied to `final`, where that is read."""

    ref: Ref
    initial: Ref
    written: Ref
    final: Ref | None
    nbytes: int


@dataclass(frozen=True)
class Repeat:
    """The phases from `first` to `last` are repeated `count` times, or while the first of what is
    carried is true."""

    first: int
    last: int
    count: int
    has_condition: bool
    moving: tuple[tuple[Ref, Moving], ...]
    carried: tuple[CarriedMemory, ...]

    def sizes(self) -> Iterator[int]:
        """The sizes that its code reads."""
        yield self.count
        yield from (moving.stride for _, moving in self.moving)
        yield from (each.nbytes for each in self.carried)


@dataclass(frozen=True)
class Step:
    kernel: Kernel
    refs: tuple[Ref, ...]
    values: tuple[Node, ...]  # what each buffer of the kernel holds
    pattern: str
    nodes: tuple[Node, ...]
    outputs: tuple[Node, ...]
    wave: int  # steps of one wave do not wait for each other
    phase: int  # steps of one phase need nothing of each other but what the same part of them made
    loops: tuple[Loop, ...] = ()  # that repeat it, the outermost first


@dataclass(frozen=True)
class Module:
    """A whole program without its machine code: what runs in which order, over which memory."""

    inputs: tuple[Node, ...]
    outputs: tuple[Node, ...]  # distinct, and computed: not inputs or constants themselves
    in_place: InPlace  # outputs that are none of the above
    constants: tuple[Node, ...]  # again for each form that kernels want of one
    forms: tuple[Any, ...]  # that each constant is packed in; None for the array itself
    steps: tuple[Step, ...]
    arena_nbytes: int
    unshared_nbytes: int  # what the arena would take without reuse
    plan: Plan
    rooms: tuple[Room, ...] = ()  # of an arena that each call's sizes arrange
    guards: tuple[Guard, ...] = ()  # what planning and scheduling assumed of sizes
    loops: tuple[Repeat, ...] = ()  # the outer before the inner

    @property
    def stages(self) -> list[tuple[int, int]]:
        """The first and last phase of what threads share: one phase, or a whole loop."""
        made: list[tuple[int, int]] = []
        for phase in dict.fromkeys(step.phase for step in self.steps):
            if not made or phase > made[-1][1]:
                lasts = (loop.last for loop in self.loops if loop.first == phase)
                made.append((phase, max(lasts, default=phase)))
        return made

    def count_runs(self, step: Step) -> int:
        """How often a call runs a step, in counted loops: values say how often others do."""
        around = (r for r in self.loops if r.first <= step.phase <= r.last)
        return prod(r.count for r in around if not r.has_condition)

    @property
    def graph(self) -> Graph:
        return self.plan.graph

    def unique_kernels(self) -> list[Kernel]:
        """The distinct kernels, in the order in which they first run."""
        found: dict[str, Kernel] = {}
        for text, step in zip(self._texts, self.steps, strict=True):
            found.setdefault(text, step.kernel)
        return list(found.values())

    def kernel_numbers(self) -> list[int]:
        """The number of each step's kernel among `unique_kernels`."""
        numbers = {text: n for n, text in enumerate(dict.fromkeys(self._texts))}
        return [numbers[text] for text in self._texts]

    @cached_property
    def _texts(self) -> list[str]:
        """The text of each step's kernel."""
        known = {id(step.kernel): step.kernel for step in self.steps}
        texts = {number: str(kernel) for number, kernel in known.items()}
        return [texts[id(step.kernel)] for step in self.steps]

    @property
    def launches(self) -> int:
        return len({step.wave for step in self.steps})


def list_computed_outputs(graph: Graph) -> tuple[Node, ...]:
    """What a program has to return for the graph's outputs: each once, and only what it makes."""
    return tuple(dict.fromkeys(o for o in graph.outputs if OPS[o.op].kind is not Kind.SOURCE))


def plan_memory(
    plan: Plan, lowered: Sequence[Lowered], align: int = ALIGN, in_place: InPlace = ()
) -> Module:
    """`align` is that of values in the arena. Of the outputs that may be `in_place` of an input,
    those are which can be; the numbers asked for are the graph's."""
    graph, phases = plan.graph, assign_phases(lowered)
    spans = find_loops(lowered, phases)
    looped = {node for loop in spans for node in (*loop.outer_values(), *loop.nodes)}
    pairs = _find_in_place_pairs(graph, in_place).items()
    asked = {new: old for new, old in pairs if looped.isdisjoint((new, old))}
    lowered, taken = assign_in_place(lowered, phases, asked)
    outputs = tuple(n for n in list_computed_outputs(graph) if n not in taken)
    places = {_make_slot(n): Ref("input", i) for i, n in enumerate(graph.inputs)}
    places |= {_make_slot(new): places[_make_slot(old)] for new, old in taken.items()}
    places |= {_make_slot(n): Ref("output", i) for i, n in enumerate(outputs)}
    lives = _compute_lifetimes(lowered, phases, spans, places, align)
    refs, rooms, total, unshared = _allocate(lives)
    places |= {_make_slot(n): ref for n, ref in refs.items()}
    wanted = [_list_slots(low) for low in lowered]
    read = [*wanted, [_make_slot(n) for loop in spans for n in loop.outer_values()]]
    constants = list(dict.fromkeys(s for slots in read for s in slots if s[0].op == "constant"))
    places |= {slot: Ref("constant", i) for i, slot in enumerate(constants)}
    loops = _place_loops(spans, places)
    steps = tuple(
        _make_step(low, tuple(places[s] for s in slots), phase)
        for low, slots, phase in zip(lowered, wanted, phases, strict=True)
    )
    order = {node: n for n, node in enumerate(list_computed_outputs(graph))}
    replaced = tuple((order[new], graph.inputs.index(old)) for new, old in taken.items())
    return Module(
        graph.inputs,
        outputs,
        replaced,
        tuple(node for node, _ in constants),
        tuple(form for _, form in constants),
        steps,
        total,
        unshared,
        plan,
        rooms,
        loops=loops,
    )


def _make_step(low: Lowered, refs: tuple[Ref, ...], phase: int) -> Step:
    made, group = low.kernel, low.group
    nodes, outputs = tuple(group.nodes), tuple(group.outputs)
    return Step(
        made, refs, low.nodes, group.pattern, nodes, outputs, group.wave, phase, group.loops
    )


def _find_in_place_pairs(graph: Graph, in_place: InPlace) -> Mapping[Node, Node]:
    """Pairs of a computed output and an input that nobody is given as it was."""
    pairs = {graph.outputs[new]: graph.inputs[old] for new, old in in_place}
    kept, made = set(graph.outputs), list_computed_outputs(graph)
    return {new: old for new, old in pairs.items() if new in made and old not in kept}


def join_modules(graph: Graph, modules: Sequence[Module]) -> Module:
    """The modules of the subgraphs of one graph, which run one after the other, as one for reports.
    Each has an arena of its own, and references are still those of each."""
    steps, groups, waves, phases = list[Step](), list[Group](), 0, 0
    for module in modules:
        steps += [
            replace(step, wave=waves + step.wave, phase=phases + step.phase)
            for step in module.steps
        ]
        groups += [replace(group, wave=waves + group.wave) for group in module.plan.groups]
        waves += 1 + max((group.wave for group in module.plan.groups), default=-1)
        phases += 1 + max((step.phase for step in module.steps), default=-1)
    return Module(
        graph.inputs,
        list_computed_outputs(graph),
        (),
        tuple(n for each in modules for n in each.constants),
        tuple(form for each in modules for form in each.forms),
        tuple(steps),
        sum(each.arena_nbytes for each in modules),
        sum(each.unshared_nbytes for each in modules),
        _join_plans(graph, [each.plan for each in modules], groups),
    )


def _join_plans(graph: Graph, plans: Sequence[Plan], groups: Sequence[Group]) -> Plan:
    before = [plan.unfused for plan in plans]
    kernels, nbytes = sum(u.kernels for u in before), sum(u.nbytes for u in before)
    unfused = partial(Unfused, kernels, nbytes, before[0].rewriting)
    refusals = tuple(r for plan in plans for r in plan.refusals)
    return Plan(graph, tuple(groups), refusals, plans[0].off, plans[0].rewritten, unfused)


def _make_slot(node: Node) -> Slot:
    return node, None


def _list_slots(low: Lowered) -> list[Slot]:
    """What each buffer of a kernel is: a constant in the form it wants, or any other value."""
    return [
        (
            node,
            low.kernel.schedule_or_default.constant_form(low.kernel, number)
            if node.op == "constant"
            else None,
        )
        for number, node in enumerate(low.nodes)
    ]


@dataclass
class _Lifetime:
    """When a value is in use, by phase and by kernel, and how the items of each kernel touch it."""

    phases: tuple[int, int]
    steps: tuple[int, int]
    nbytes: int
    spans: set[Span | None]


def _compute_lifetimes(
    lowered: Sequence[Lowered],
    phases: Sequence[int],
    loops: Mapping[Loop, tuple[int, int]],
    placed: dict[Slot, Ref],
    align: int,
) -> dict[Node, _Lifetime]:
    """Of every value that needs memory in the arena."""
    lives: dict[Node, _Lifetime] = {}
    linked = {inside for loop in loops for inside, _ in loop.linked_values()}
    linked |= {carried.before for loop in loops for carried in loop.carried}
    for step, (low, phase) in enumerate(zip(lowered, phases, strict=True)):
        for number, (node, buffer) in enumerate(zip(low.nodes, low.kernel.buffers, strict=True)):
            if node.op == "constant" or _make_slot(node) in placed or node in linked:
                continue
            nbytes = -(-buffer.nbytes // align) * align
            life = lives.setdefault(node, _Lifetime((phase, phase), (step, step), nbytes, set()))
            life.phases, life.steps = (life.phases[0], phase), (life.steps[0], step)
            life.spans.add(find_span(low.kernel, number))
    for loop, span in reversed(list(loops.items())):  # the inner before the outer
        for node, (first, last), nbytes in _list_loop_uses(loop, span):
            if node.op == "constant" or _make_slot(node) in placed or node in linked:
                continue
            whole = -(-nbytes // align) * align
            life = lives.setdefault(node, _Lifetime((first, last), (0, 0), whole, set()))
            life.phases = min(life.phases[0], first), max(life.phases[1], last)
            life.nbytes = whole
            life.spans.add(None)
    return lives


def _list_loop_uses(
    loop: Loop, span: tuple[int, int]
) -> Iterator[tuple[Node, tuple[int, int], int]]:
    """The values that live while a loop runs, with their bytes, and those that are written behind
    it. What a step leaves for the next has two places, unless it is one row after the other."""
    rows = {row.inside for row in loop.stacked}
    for node in loop.outer_values():
        yield node, span, node.nbytes
    for carried in loop.carried:
        if carried.after not in rows:
            nbytes = -(-carried.after.nbytes // ALIGN) * ALIGN
            yield carried.after, span, 2 * nbytes
        if carried.final is not None:
            yield carried.final, (span[1], span[1]), carried.final.nbytes


# --- loops ----------------------------------------------------------------------------------------


def find_loops(lowered: Sequence[Lowered], phases: Sequence[int]) -> dict[Loop, tuple[int, int]]:
    """The first and last phase of each loop, the outer before the inner."""
    found: dict[Loop, tuple[int, int]] = {}
    for low, phase in zip(lowered, phases, strict=True):
        for loop in low.group.loops:
            found[loop] = found.get(loop, (phase, phase))[0], phase
    return found


def _place_loops(
    spans: Mapping[Loop, tuple[int, int]], places: dict[Slot, Ref]
) -> tuple[Repeat, ...]:
    """Add the places of values inside loops, outer loops first, and say how they move."""
    made: list[Repeat] = []
    moved = carriers = 0
    for loop, (first, last) in spans.items():
        for inside, outside in loop.invariants:
            places[_make_slot(inside)] = places[_make_slot(outside)]
        moving = [*_list_moving(loop, places)]
        for n, (node, _) in enumerate(moving):
            places[_make_slot(node)] = Ref("moving", moved + n)
        carried = []
        for n, each in enumerate(loop.carried):
            places[_make_slot(each.before)] = Ref("carried", carriers + n)
            final = None if each.final is None else places[_make_slot(each.final)]
            initial, written = places[_make_slot(each.initial)], places[_make_slot(each.after)]
            ref = places[_make_slot(each.before)]
            carried.append(CarriedMemory(ref, initial, written, final, each.before.nbytes))
        moved, carriers = moved + len(moving), carriers + len(carried)
        moves = tuple((places[_make_slot(node)], each) for node, each in moving)
        made.append(Repeat(first, last, loop.count, loop.has_condition, moves, tuple(carried)))
    return tuple(made)


def _list_moving(loop: Loop, places: Mapping[Slot, Ref]) -> Iterator[tuple[Node, Moving]]:
    for row in (*loop.scanned, *loop.stacked):
        way: Literal["forward", "backward"] = "backward" if row.backward else "forward"
        yield row.inside, Moving(places[_make_slot(row.outside)], row.inside.nbytes, way)
    rows = {row.inside for row in loop.stacked}
    for each in loop.carried:
        if each.after not in rows:
            nbytes = -(-each.after.nbytes // ALIGN) * ALIGN
            yield each.after, Moving(places[_make_slot(each.after)], nbytes, "alternating")


def _assign_owners(lives: dict[Node, _Lifetime]) -> dict[Node, Node]:
    """Whose memory each value has: its own, or that of one which is done with earlier in the same
    phase and whose elements belong to the same items, so that no part disturbs another."""
    owners: dict[Node, Node] = {}
    free: dict[tuple[object, ...], list[tuple[int, Node]]] = {}
    for node, life in lives.items():
        lines_up = life.phases[0] == life.phases[1] and len(life.spans) == 1
        if not lines_up or None in life.spans:
            owners[node] = node
            continue
        slots = free.setdefault((life.phases, life.nbytes, node.dtype.itemsize, *life.spans), [])
        done = next((n for n, (last, _) in enumerate(slots) if last < life.steps[0]), None)
        owners[node] = node if done is None else slots.pop(done)[1]
        slots.append((life.steps[1], owners[node]))
    return owners


def _allocate(
    lives: dict[Node, _Lifetime],
) -> tuple[dict[Node, Ref], tuple[Room, ...], int, int]:
    """The place of each value in the arena: its first byte, or where sizes are decided by calls,
    the room that it gets then; with all rooms, and the bytes with and without reuse."""
    owners = _assign_owners(lives)
    distinct = list(dict.fromkeys(owners.values()))
    rooms = tuple(Room(lives[n].nbytes, *lives[n].phases) for n in distinct)
    unshared = sum(life.nbytes for life in lives.values())
    if is_symbolic(room.nbytes for room in rooms):
        refs = {owner: Ref("room", n) for n, owner in enumerate(distinct)}
        return {node: refs[owner] for node, owner in owners.items()}, rooms, 0, unshared
    offsets, total = place_rooms(rooms)
    places = {owner: Ref("arena", at) for owner, at in zip(distinct, offsets, strict=True)}
    return {node: places[owner] for node, owner in owners.items()}, (), total, unshared


def place_rooms(rooms: Sequence[Room]) -> tuple[list[int], int]:
    """First fit, largest first, among rooms in use at the same time: the first byte of each, and
    the bytes of all. Steps of one phase run at the same time."""
    offsets: dict[int, int] = {}
    for n in sorted(range(len(rooms)), key=lambda n: -rooms[n].nbytes):
        room, at = rooms[n], 0
        taken = sorted(
            (start, start + rooms[o].nbytes)
            for o, start in offsets.items()
            if rooms[o].first <= room.last and room.first <= rooms[o].last
        )
        for start, stop in taken:
            if at + room.nbytes <= start:
                break
            at = max(at, stop)
        offsets[n] = at
    total = max((offsets[n] + room.nbytes for n, room in enumerate(rooms)), default=0)
    return [offsets[n] for n in range(len(rooms))], total


# --- results in the memory of an input ------------------------------------------------------------


def assign_in_place(
    lowered: Sequence[Lowered], phases: Sequence[int], asked: Mapping[Node, Node]
) -> tuple[list[Lowered], dict[Node, Node]]:
    """Mark the buffers of kernels that share memory; return the kernels and, of the requested pairs
    of result and input, those that do share it.

    A caller may donate an input to a result: the optimizer state that a training step replaces. The
    result is written where the input was, if every element is read for the last time by the very
    point that writes it:

        for each point: old = input[i]; …; input[i] = new   # i the same, and no other point's

    A scatter into such an input writes its updates and leaves the rest where it is: the keys and
    values of a language model's cache.
    """
    made, taken = list(lowered), dict[Node, Node]()
    for new, old in asked.items():
        readers = [n for n, low in enumerate(lowered) if old in low.reads]
        writer = next((n for n in readers if new in _list_written(lowered[n])), None)
        if writer is None or any(phases[n] >= phases[writer] for n in readers if n != writer):
            continue
        low = made[writer]
        pair = low.nodes.index(new), low.nodes.index(old)
        if _is_pointwise(low.kernel, *pair) or _is_scatter_base(low.kernel, *pair):
            kernel = replace(low.kernel, in_place=(*low.kernel.in_place, pair))
            made[writer], taken[new] = replace(low, kernel=kernel), old
    return made, taken


def _list_written(low: Lowered) -> list[Node]:
    return [low.nodes[number] for number in low.kernel.written_buffers()]


def _is_pointwise(kernel: Kernel, new: int, old: int) -> bool:
    """Whether each point reads of `old` just the element that it writes to `new`, and reads it
    first."""
    store, *others = (s for s in kernel.stores if s.buffer == new)
    if others or store.combine or store.at or not kernel.schedule_or_default.stores_at_once(kernel):
        return False
    if kernel.buffers[new].dtype != kernel.buffers[old].dtype:
        return False
    flat, points = kernel.flat(store), kernel.role("outer", "batch", "m", "n")
    if not all(flat.coef(axis.name) for axis in points if axis.size > 1):
        return False
    reads = [p for p in kernel.prims() if p.op in READING and p.attr.buffer == old]
    if any(p.op != "load" or kernel.flat(p.attr) != flat for p in reads):
        return False
    until = kernel.stores.index(store) + 1
    early = set(walk(tuple(s.value for s in kernel.stores[:until]), into_bound=False))
    return early.issuperset(reads)


def _is_scatter_base(kernel: Kernel, new: int, old: int) -> bool:
    """Whether a scatter starts from `old` as it is, and reads nothing else of it: then there is
    nothing to copy, and only the updates are written."""
    if kernel.kind != "scatter" or kernel.buffers[new].dtype != kernel.buffers[old].dtype:
        return False
    start = kernel.stores[0]
    reads = [p for p in kernel.prims() if p.op in READING and p.attr.buffer == old]
    if start.buffer != new or reads != [start.value] or start.value.op != "load":
        return False
    return kernel.flat(start.value.attr) == kernel.flat(start)
