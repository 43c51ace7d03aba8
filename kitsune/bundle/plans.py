"""Write the program of a graph for every browser profile as JSON.

places      what is bound: [kind, at, nbytes]; `at` is a byte of the arena or of the weights,
            or the number of an input, an output or a room
rooms       [nbytes, first, last] of memory in an arena that the sizes of a call arrange, which is
            in use from one phase to another
steps       a shader, the places it binds in their order, the sizes in the uniform that it binds
            after them, and the workgroups to dispatch, or the place and byte where these are
loops       steps from `first` to before `last`, repeated until `count` are made, `stride` at once;
            `step` is the name of a size, the number of steps made before. Where values end one, the
            place `control` begins with that number after its first step, and `gated` ones are
            encoded for several turns at once
counters    inputs that loops may count with, which are to fit 30 bits
kept        the numbers of the inputs that the program writes in place: a state
inputs      the places that a call writes, with their bytes; outputs: those that it reads back
made        where each output of the model is: what the program made, an input, or a constant
checks      outputs that must be 0, and what is wrong otherwise

Where calls decide sizes, numbers are sizes as ir/bind_sizes.py writes them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from kitsune.backends.webgpu.access import encode_array
from kitsune.backends.webgpu.buffers import LEAST_NBYTES
from kitsune.backends.webgpu.gpu_program import Bound, find_counters, places, refusal
from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.split import split
from kitsune.backends.webgpu.units import Turns, Unit, Units
from kitsune.bundle.folder import Folder, Weights, encode_json
from kitsune.bundle.probe import Samples
from kitsune.bundle.shaders import Shaders, beyond_defaults, write_shaders
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.errors import UnsupportedError, no_numpy
from kitsune.ir.bind_sizes import change_hints, encode_sizes
from kitsune.ir.guards import Guard, assume, record_guards
from kitsune.ir.node import Graph, Node
from kitsune.ir.rewrite import is_host
from kitsune.ir.sizes import Values, ceil_div, evaluate, maximum
from kitsune.ir.verify_graph import add_index_checks
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import InPlace, Module, Ref, Room, list_computed_outputs, place_rooms
from kitsune.report.explain_graph import name_op
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget, Target


@dataclass(frozen=True)
class Planned:
    """A graph as kernels. Its last outputs are hidden checks, and `messages` what they say; it
    holds for sizes that `guards` allow."""

    module: Module
    messages: tuple[str, ...]
    guards: tuple[Guard, ...] = ()


def plan_for_page(
    graph: Graph,
    target: Target,
    config: FusionConfig,
    values: Values | None = None,
    assumed: Iterable[Guard] = (),
    runner: str = "a page",
    in_place: InPlace = (),
) -> Planned:
    """Plan a graph, with its hidden checks, as one program for who has no NumPy. Where calls decide
    sizes, `values` are the most usual ones, and all that come are `assumed` to be allowed by some
    guards. Outputs that may be written `in_place` of an input are, where that can be."""
    if (host := next((n for n in graph.nodes() if is_host(n)), None)) is not None:
        raise no_numpy(name_op(host), runner, host.line)
    with record_guards() as guards:
        assume(assumed)
        graph, checks = add_index_checks(graph)
        whole = Graph(graph.inputs, (*graph.outputs, *(node for node, _, _ in checks)))
        sized = change_hints(whole, values) if values else whole
        module = lower_graph(sized, target, config, in_place=() if checks else in_place)
    return Planned(module, tuple(text for _, text, _ in checks), tuple(guards))


class Plans:
    """Writes the plans of a bundle. Shared weights are written once per `reader`."""

    def __init__(
        self, folder: Folder, weights: Weights, profiles: Sequence[Profile], reader: Hashable
    ) -> None:
        self._folder, self._weights, self._profiles = folder, weights, profiles
        self._reader = reader

    def add(
        self,
        made: Planned,
        target: GpuTarget,
        samples: Samples | None,
        fused: bool,
        sizes: Sequence[Values],
    ) -> list[dict[str, Any]]:
        """An entry for each way to run what was planned for a target, the preferred ones of a
        profile first. Limits of the device are those that calls of `sizes` need."""
        if (refused := refusal(made.module, target)) is not None:
            raise refused
        for last in (s.nodes[-1] for s in made.module.steps if len(split(s.kernel, target)) > 1):
            raise UnsupportedError(
                f"{last} needs more than {target.max_binding_nbytes:,} bytes at once",
                why="a page binds a tensor whole",
                at=last.line,
            )
        sampled = None
        if samples is not None:
            sampled = self._folder.add("probe", ".json", encode_json(samples.to_json()))
        entries = []
        for number, profile in enumerate(self._profiles):
            bound = places(made.module, profile)
            for variant in write_shaders(bound, profile, target):
                plan = self._plan(made, bound, variant, profile)
                limits = variant.limits | beyond_defaults(_memory(plan, sizes))
                entries.append(
                    {
                        "profile": number,
                        "fused": fused,
                        "dispatches": len(plan["steps"]),
                        "plan": self._folder.add("plans", ".json", encode_json(encode_sizes(plan))),
                        "samples": sampled,
                        "features": list(variant.features),
                        "limits": limits,
                    }
                )
        return entries

    def _plan(
        self, made: Planned, bound: Bound, variant: Shaders, profile: Profile
    ) -> dict[str, Any]:
        module, outputs = made.module, made.module.graph.outputs
        sizes = [_pad(n) for n in bound.nbytes]
        count = len(outputs) - len(made.messages)
        computed = list_computed_outputs(module.graph)
        kept = {computed[new]: old for new, old in module.in_place}
        return {
            "arena": max(
                (
                    ref.at + size
                    for ref, size in zip(bound.refs, sizes, strict=True)
                    if ref.place == "arena"
                ),
                default=0,
            ),
            "places": [
                self._place(module, ref, size, profile)
                for ref, size in zip(bound.refs, sizes, strict=True)
            ]
            + [["control", 0, _pad(nbytes)] for nbytes in variant.made.controls],
            "rooms": [[room.nbytes, room.first, room.last] for room in module.rooms],
            "inputs": [[n, at] for n, at in _bound(bound, "input") if n not in kept.values()],
            "kept": sorted(kept.values()),
            "outputs": _bound(bound, "output"),
            "made": [
                self._locate_output(module, node, profile)
                for node in outputs[:count]
                if node not in kept
            ],
            "checks": [
                {"made": self._locate_output(module, node, profile), "message": message}
                for node, message in zip(outputs[count:], made.messages, strict=True)
            ],
            "steps": self._steps(module, bound, variant.made),
            "counters": find_counters(module),
            "loops": list(map(_loop, variant.made.turns)),
        }

    def _steps(self, module: Module, bound: Bound, made: Units) -> list[dict[str, Any]]:
        return [self._step(number, unit, module, bound) for number, unit in enumerate(made.units)]

    def _step(self, number: int, unit: Unit, module: Module, bound: Bound) -> dict[str, Any]:
        numbers = [n for n in (bound.steps[kernel] for kernel in unit.kernels) if n is not None]
        own = [module.steps[n] for n in numbers]
        is_sampled = len(own) == 1 and not own[0].loops
        stores = [place for n in unit.kernels for place in _list_stored(*bound.kernels[n])]
        written = {
            "name": f"{number}_{unit.kind}",
            "pattern": own[0].pattern if own else "",
            "ops": [node.op for step in own for node in step.nodes],
            "bind": list(unit.bound),
            "shader": self._folder.add("shaders", ".wgsl", unit.emitted.text.encode()),
            "sizes": list(unit.emitted.sizes),
            "grid": list(unit.grid),
            "stores": list(dict.fromkeys(stores)),
            "sample": numbers[0] if is_sampled else None,
        }
        return written | ({"indirect": list(unit.indirect)} if unit.indirect else {})

    def _place(self, module: Module, ref: Ref, nbytes: int, profile: Profile) -> list[Any]:
        if ref.place != "constant":
            return [ref.place, ref.at, nbytes]
        node = module.constants[ref.at]
        array = encode_array(node.attr("value").value, node.dtype, node.shape, profile)
        return ["constant", self._weights.add(array, (self._reader, profile))[0], nbytes]

    def _locate_output(self, module: Module, node: Node, profile: Profile) -> list[Any]:
        """Return where the value of a graph output is."""
        if node in module.outputs:
            return ["output", module.outputs.index(node)]
        if node in module.inputs:
            return ["input", module.inputs.index(node)]
        value = node.attr("value").value
        return ["constant", *self._weights.add(value, (self._reader, profile))]


def _list_stored(kernel: Kernel, places: Sequence[int]) -> list[int]:
    return [places[n] for n in kernel.written_buffers()]


def _loop(turns: Turns) -> dict[str, Any]:
    names = ("first", "last", "count", "step", "stride", "control")
    return {name: getattr(turns, name) for name in names} | {"gated": turns.is_gated}


def _bound(bound: Bound, kind: str) -> list[list[int]]:
    """[number among the arguments, place] of those that a kernel binds."""
    return sorted([ref.at, n] for n, ref in enumerate(bound.refs) if ref.place == kind)


def _pad(nbytes: int) -> int:
    return maximum(LEAST_NBYTES, ceil_div(nbytes, 4) * 4)


def _memory(plan: dict[str, Any], sizes: Sequence[Values]) -> dict[str, int]:
    """The limits of a device that the largest of some sizes need."""
    largest, arena = 0, plan["arena"]
    for values in sizes:
        sized = [evaluate(nbytes, values) for _, _, nbytes in plan["places"]]
        rooms = [Room(evaluate(nbytes, values), *phases) for nbytes, *phases in plan["rooms"]]
        largest, arena = max(largest, *sized, 0), max(arena, place_rooms(rooms)[1])
    return {"maxStorageBufferBindingSize": largest, "maxBufferSize": max(largest, arena)}
