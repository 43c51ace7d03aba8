"""Link the modules of a graph for different sizes to one WebAssembly module, and describe it.

`createWasmProgram` of web/wasm.js reads the description, JSON with sizes as ir/bind_sizes.py writes
them. A page reads the sizes of a call from its inputs, takes the first variant whose guards
hold, and arranges the memory behind the constants for them:

modules       files of the module, by what they need of a browser
weights       [address among all weights, bytes, first byte in the memory] of each constant
inputs        name, dtype and shape of each; outputs as well. Of a `state`, a call says which it has
stateNbytes   the bytes of a state: the inputs that the program writes in place; `at` is the first
              byte of each inside
barrier, control    fixed places: where threads meet, and the words that they sleep on between calls
arrangedAt    where the stacks of further threads begin, and then what a call arranges
variants      for each: `guards`; `main` and `entry`, the names of its functions; `constants`, their
              places; what its table of sizes holds: `sizes` by the kind of module, `rooms` of the
              arena (bytes, first and last phase), `parts` of its phases; the bytes of its `arena`
              where it has no rooms, and of `scratch` by the number of threads; where each of its
              outputs comes from; `checks` that have to be 0; `phases`, for whoever times them
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np

from kitsune.backends.base import nbytes
from kitsune.backends.cpu.binary import Binary, constant_value, pack_constants
from kitsune.backends.cpu.emit import emit_module, scratch_nbytes
from kitsune.backends.cpu.linker import link
from kitsune.backends.cpu.threads.control_block import BARRIER_NBYTES
from kitsune.backends.cpu.threads.team import pool
from kitsune.backends.wasm.entry_code import MAIN, WORDS_NBYTES
from kitsune.backends.wasm.wasm_program import STACK_NBYTES, link_module, pages
from kitsune.ir.bind_sizes import encode_sizes
from kitsune.ir.guards import Guard
from kitsune.ir.node import Node
from kitsune.ir.sizes import hint, maximum
from kitsune.lower.memory import ALIGN, Module, Room, list_computed_outputs, place_rooms
from kitsune.system.progress import Stages
from kitsune.system.records import dataclass
from kitsune.target import WASM32, WASM32_RELAXED, CpuTarget

MOST_THREADS = 16  # of a page
CONTROL_NBYTES = 8  # a count of calls, and the number of the variant that is called


@dataclass(frozen=True)
class PageModule:
    """A linked module for `WASM32`: for any browser, and for those with relaxed SIMD. Its graph
    ends with hidden checks, and `messages` tell what is wrong where one of them is true. It holds
    for sizes that `guards` allow."""

    module: Module
    messages: Sequence[str]
    number: int  # of the variant, which its functions are named by
    plain: Binary
    relaxed: Binary
    guards: tuple[Guard, ...]


def link_for_page(
    module: Module, messages: Sequence[str], guards: Sequence[Guard] = (), number: int = 0
) -> PageModule:
    """`guards` are those that the module was planned with."""

    def linked(target: CpuTarget) -> Binary:
        sources, threads = emit_module(module, target), pool(None).size
        return link(sources, module, target, threads, Stages(), suffix=f"_{number}")

    plain, relaxed = linked(WASM32), linked(WASM32_RELAXED)
    held = dict.fromkeys((*guards, *plain.guards, *relaxed.guards))
    return PageModule(module, messages, number, plain, relaxed, tuple(held))


def export_wasm(
    modules: Sequence[PageModule],
    names: Sequence[str],
    output_names: Sequence[str],
    add_weight: Callable[[np.ndarray, int], tuple[int, int]],
    add_module: Callable[[bytes], str],
) -> dict[str, Any]:
    """Link modules of one graph, which differ in the sizes that they are for. `names` and
    `output_names` are those of its inputs and outputs. `add_weight` keeps the bytes of a weight,
    which the variant of this number reads, and says where among all of them they begin and how many
    they are; `add_module` keeps a module and says how the page finds it."""
    memory = _Memory(add_weight)
    barrier, control = memory.take(BARRIER_NBYTES + WORDS_NBYTES), memory.take(CONTROL_NBYTES)
    variants = [_describe_variant(each, len(output_names), memory) for each in modules]
    pages(memory.end + max(_count_arranged(each.plain) for each in modules))  # with one state
    first = modules[-1].module
    inputs, state_nbytes = _describe_inputs(names, first)
    described = {
        "modules": _add_modules(modules, add_module),
        "weights": [[*place, at] for place, at in memory.constants.items()],
        "inputs": inputs,
        "stateNbytes": state_nbytes,
        "outputs": _describe(output_names, first.graph.outputs[: len(output_names)]),
        "barrier": barrier,
        "control": control,
        "stackNbytes": STACK_NBYTES,
        "arrangedAt": memory.end,
        "variants": variants,
    }
    made: dict[str, Any] = encode_sizes(described)
    return made


def _describe_inputs(names: Sequence[str], module: Module) -> tuple[list[dict[str, Any]], int]:
    """The inputs, and the bytes of those that the program writes in place: of these `at` says where
    they are in a state."""
    described, end = _describe(names, module.inputs), 0
    for old in sorted(old for _, old in module.in_place):
        described[old]["at"] = end
        node = module.inputs[old]
        end += -(-prod(node.shape) * node.dtype.itemsize // ALIGN) * ALIGN
    return described, end


class _Memory:
    """The fixed part of a program's memory, behind the stack of the first thread."""

    def __init__(self, add_weight: Callable[[np.ndarray, int], tuple[int, int]]) -> None:
        self.end, self._add_weight = STACK_NBYTES, add_weight
        self.constants: dict[tuple[int, int], int] = {}  # by address and bytes

    def take(self, size: int) -> int:
        here, self.end = self.end, self.end + -(-max(1, size) // ALIGN) * ALIGN
        return here

    def put(self, array: np.ndarray, number: int) -> int:
        """The place of a constant; equal ones, which have one address, share it."""
        address = self._add_weight(array, number)
        if address not in self.constants:
            self.constants[address] = self.take(array.nbytes)
        return self.constants[address]


def _count_arranged(binary: Binary) -> int:
    """The bytes that a call needs behind the constants, at the hints of its sizes."""
    rooms = [Room(hint(room.nbytes), room.first, room.last) for room in binary.rooms]
    arena = place_rooms(rooms)[1] if rooms else binary.arena_nbytes
    given = sum(hint(nbytes(a)) for a in (*binary.inputs, *binary.outputs))
    return given + arena + hint(binary.scratch_nbytes)


def _describe_variant(made: PageModule, outputs: int, memory: _Memory) -> dict[str, Any]:
    module, plain = made.module, made.plain
    packed = pack_constants(plain.constants, [constant_value(n) for n in module.constants])
    found = {node: ["input", n] for n, node in enumerate(module.inputs)}
    found |= {node: ["output", n] for n, node in enumerate(module.outputs)}
    computed = list_computed_outputs(module.graph)
    for node in dict.fromkeys(module.graph.outputs):
        if node.op == "constant":
            found[node] = ["constant", memory.put(constant_value(node), made.number)]
    kept = {computed[new] for new, _ in module.in_place}
    values = [found[node] for node in module.graph.outputs if node not in kept]
    threads = range(1, MOST_THREADS + 1)
    return {
        "guards": made.guards,
        "main": f"{MAIN}_{made.number}",
        "entry": plain.entry,
        "constants": [memory.put(each.array, made.number) for each in packed],
        "sizes": {"simd": plain.sizes, "relaxed": made.relaxed.sizes},
        "rooms": [[room.nbytes, room.first, room.last] for room in module.rooms],
        "parts": plain.parts,
        "arena": module.arena_nbytes,
        "scratch": [maximum(0, *_list_scratch(module, count)) for count in threads],
        "computed": [_describe_array(node) for node in module.outputs],
        "outputs": values[:outputs],
        "checks": [
            {"from": place, "message": message}
            for place, message in zip(values[outputs:], made.messages, strict=True)
        ],
        "phases": _describe_phases(module),
    }


def _describe_phases(module: Module) -> list[dict[str, Any]]:
    """The kernels of each stage, a phase or a loop, which are timed together."""
    steps = list(enumerate(module.steps))
    stages = [[pair for pair in steps if a <= pair[1].phase <= b] for a, b in module.stages]
    return [
        {
            "name": f"{pairs[0][0]}_{pairs[0][1].kernel.kind}",
            "pattern": pairs[0][1].pattern,
            "ops": [node.op for _, step in pairs for node in step.nodes],
        }
        for pairs in stages
    ]


def _add_modules(
    modules: Sequence[PageModule], add_module: Callable[[bytes], str]
) -> dict[str, str]:
    functions = [f"{MAIN}_{n}" for n in range(len(modules))]
    functions += [each.plain.entry for each in modules]
    plain = [data for each in modules for data in each.plain.objects]
    relaxed = [data for each in modules for data in each.relaxed.objects]
    return {
        "simd": add_module(link_module(plain, False, functions)),
        "relaxed": add_module(link_module(relaxed, False, functions)),
        "simdThreads": add_module(link_module(plain, True, functions)),
        "relaxedThreads": add_module(link_module(relaxed, True, functions)),
    }


def _describe(names: Sequence[str], nodes: Sequence[Node]) -> list[dict[str, Any]]:
    return [
        {"name": name, **_describe_array(node)} for name, node in zip(names, nodes, strict=True)
    ]


def _describe_array(node: Node) -> dict[str, Any]:
    return {"dtype": str(node.dtype), "shape": node.shape}


def _list_scratch(module: Module, threads: int) -> list[int]:
    return [scratch_nbytes(step.kernel, threads) for step in module.steps]
