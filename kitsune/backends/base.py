"""The interfaces of a back end and of a loaded program, and the registry of back ends.

A back end takes kernels to a program on one device:

    kernel = backend.schedule(kernel, uses)        # tile sizes, packing, vector axis
    source = backend.emit(kernel)                  # text: LLVM IR, WGSL
    binary = backend.link(sources, module, …)      # all kernels of a module, in order
    program = backend.load(binary, constants, …)   # callable

To add one: a folder with a subclass of `Backend`, a line in `BACKENDS`, and its name in
`tests/backends_fixture.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import field, replace
from functools import cached_property, lru_cache
from importlib import import_module
from math import prod
from typing import Any, Protocol

import numpy as np

from kitsune.errors import InputError, KitsuneError, UnsupportedError
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.sizes import Values, evaluate
from kitsune.ir.verify_graph import IndexCheck
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import InPlace, Module, list_computed_outputs
from kitsune.system.lazy_imports import imports
from kitsune.system.progress import Stages
from kitsune.system.records import dataclass
from kitsune.target import CostModel, Limits

# --- programs -------------------------------------------------------------------------------------
# The interface of a loaded program: its arguments, and how arrays are converted to them.


@dataclass(frozen=True)
class Argument:
    """What a program is called with, or returns."""

    name: str
    shape: Shape
    dtype: DType

    def __str__(self) -> str:
        return f"{self.name}: {self.dtype}[{','.join(map(str, self.shape))}]"


class Program(Protocol):
    """A loaded binary. Results that are written in place are none of its outputs."""

    @property
    def inputs(self) -> tuple[Argument, ...]: ...

    @property
    def outputs(self) -> tuple[Argument, ...]: ...

    @property
    def in_place(self) -> InPlace: ...

    @property
    def kernels(self) -> int:
        """The number of kernels that one call launches."""

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call."""

    def slow_path(self, *arrays: Any) -> Any:
        """Run on arrays that are converted first, where nothing is lost by it."""


def bind_program(program: Any, sizes: Values) -> Any:
    """A program for the sizes of a call. One whose sizes no call decides is that for any."""
    return program.bind_sizes(sizes) if hasattr(program, "bind_sizes") else program


def note_use(program: Any, is_idle: bool) -> None:
    """Tell a program that shares memory with other sizes whether it is what calls now run."""
    if hasattr(program, "note_use"):
        program.note_use(is_idle)


class Refused(UnsupportedError):
    """A device has no kernel for these nodes of a graph."""

    def __init__(self, error: KitsuneError, nodes: Sequence[Node]) -> None:
        super().__init__(error.what, why=error.why, at=error.at, hint=error.hint)
        self.nodes = tuple(nodes)


Sides = tuple[tuple[Argument, ...], tuple[Argument, ...]]  # inputs and outputs


def signature(module: Module) -> Sides:
    """What a program of the module is called with, and what it returns."""
    named = enumerate(module.outputs)
    return (
        tuple(Argument(n.attr("name"), n.shape, n.dtype) for n in module.inputs),
        tuple(Argument(f"output{i}", n.shape, n.dtype) for i, n in named),
    )


def bind_arguments(sides: Sides, values: Values) -> Sides:
    """Inputs and outputs with the sizes of a call."""
    inputs, outputs = (
        tuple(replace(a, shape=tuple(evaluate(n, values) for n in a.shape)) for a in side)
        for side in sides
    )
    return inputs, outputs


def nbytes(argument: Argument) -> int:
    return prod(argument.shape) * argument.dtype.itemsize


def spec(argument: Argument) -> tuple[tuple[int, ...], np.dtype[Any]]:
    return argument.shape, argument.dtype.numpy


def fit_all(arrays: Sequence[Any], inputs: Sequence[Argument]) -> list[np.ndarray]:
    """Each argument as the program wants it, or the reason why one cannot be."""
    if len(arrays) != len(inputs):
        names = ", ".join(i.name for i in inputs)
        raise InputError(
            f"{len(arrays)} arrays for {len(inputs)} inputs",
            why=f"the inputs are {names or 'none'}",
        )
    return [fit(a, i) for a, i in zip(arrays, inputs, strict=True)]


def fit(value: Any, wanted: Argument) -> np.ndarray:
    """An argument as a C-contiguous array of the input's shape and type, losing nothing."""
    name, dtype = wanted.name, wanted.dtype
    if _is_exact(value, wanted):
        return np.asarray(value)
    try:
        array = np.asarray(value)
    except (TypeError, ValueError) as error:
        raise InputError(f"'{name}' is not an array: {error}") from error
    if array.shape != wanted.shape:
        raise InputError(
            f"'{name}' has shape {list(array.shape)}",
            why=f"the program was compiled for {list(wanted.shape)}",
        )
    is_typed = hasattr(value, "dtype")
    if not (_is_lossless(array.dtype, dtype) if is_typed else _can_mean(array, dtype)):
        raise InputError(
            f"'{name}' is {array.dtype}",
            why=f"the program was compiled for {dtype}",
            hint=f"pass {name}.astype('{dtype.numpy}') if rounding is meant",
        )
    return np.require(array, dtype.numpy, ["C", "A"])


def _is_exact(value: Any, wanted: Argument) -> bool:
    """Whether a program can be given it as it is."""
    if type(value) is not np.ndarray or value.shape != wanted.shape:
        return False
    flags = value.flags
    return value.dtype == wanted.dtype.numpy and flags.c_contiguous and flags.aligned


def _is_lossless(dtype: np.dtype[Any], want: DType) -> bool:
    return dtype == want.numpy or bool(np.can_cast(dtype, want.numpy, "safe"))


def _can_mean(array: np.ndarray, want: DType) -> bool:
    """Whether Python's numbers can be meant as that type: floats round to any float type, whole
    numbers have to fit."""
    if not np.can_cast(array.dtype, want.numpy, "same_kind"):
        return bool(array.dtype.kind == "i" and (array.astype(want.numpy) == array).all())
    return array.dtype.kind == "f" or bool((array.astype(want.numpy) == array).all())


def unwrap_single(values: tuple[Any, ...]) -> Any:
    """What a function without another wish returns: its result, or the tuple of its results."""
    return values[0] if len(values) == 1 else values


def make_exact_path(
    inputs: Sequence[Argument], general: Callable[..., Any], fallback: Callable[..., Any]
) -> Callable[..., Any]:
    """The fast path of a program that is called from Python."""
    wanted = [spec(argument) for argument in inputs]

    def call(*arrays: Any, **named: Any) -> Any:
        given = [(getattr(a, "shape", None), getattr(a, "dtype", None)) for a in arrays]
        return fallback(*arrays, **named) if named or given != wanted else general(*arrays)

    return call


# --- programs of graphs ---------------------------------------------------------------------------
#
# Run the program of a graph: return its outputs in order, and raise where an index was wrong.
#
# A program returns what it computes, each value once. A graph may return an input, a constant or
# one value twice, and carries hidden checks after its outputs: bools, true when data named an
# element that is not there.


UNUSUAL = object()  # what a fast path without a fallback returns for a call it cannot take

Pack = Callable[[tuple[Any, ...]], Any]


class GraphProgram:
    """A rewritten graph and its program. The last outputs of the graph are its checks, and
    `messages` what to say of each, and at which line of the user's. Where calls decide sizes, it is
    bound to those of a call before it runs."""

    def __init__(
        self,
        graph: Graph,
        program: Program,
        messages: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.graph, self.loaded, self._has_run = graph, program, False
        self._messages = messages
        count = len(graph.outputs) - len(messages)
        self.outputs, index_checks = graph.outputs[:count], graph.outputs[count:]
        in_place = program.in_place
        taken = {new for new, _ in in_place}
        made = tuple(node for n, node in enumerate(list_computed_outputs(graph)) if n not in taken)
        self.is_plain = graph.outputs == made and not messages
        # Where values stand in what the program computed, what it was given, and constants.
        place = {node: n for n, node in enumerate((*made, *graph.inputs))}
        place |= {list_computed_outputs(graph)[new]: len(made) + old for new, old in in_place}
        constants = [n for n in dict.fromkeys(graph.outputs) if n not in place]
        first = len(made) + len(graph.inputs)
        place |= {node: first + n for n, node in enumerate(constants)}
        self._constants = tuple(_value(node, None) for node in constants)
        self._sized = [(n, node) for n, node in enumerate(constants) if node.op == "size"]
        self._checks = [place[node] for node in index_checks]
        self._places = [place[node] for node in self.outputs]
        last_first = reversed(list(enumerate(self._places)))
        own = {*range(len(made)), *(len(made) + old for _, old in in_place)}
        owners = {n: at for at, n in last_first if n in own}  # each result is handed out once
        self._copied = [owners.get(n) != at for at, n in enumerate(self._places)]

    def bind_sizes(self, values: Values) -> GraphProgram:
        """The program for the sizes of a call, where calls decide some."""
        bound = copy(self)
        vars(bound).pop("_direct", None)
        bound._has_run = False
        bound.loaded, constants = bind_program(self.loaded, values), list(self._constants)
        for n, node in self._sized:
            constants[n] = _value(node, values)
        bound._constants = tuple(constants)
        return bound

    @property
    def index_checks(self) -> list[IndexCheck]:
        """The last outputs of the graph, with what to say of each."""
        hidden = self.graph.outputs[len(self.outputs) :]
        return [(node, *message) for node, message in zip(hidden, self._messages, strict=True)]

    def note_use(self, is_idle: bool = False) -> None:
        """Tell a program that shares memory with other sizes that calls of this one come; or,
        where it `is_idle`, one for any size that calls of another program do."""
        note_use(self.loaded, is_idle)

    def run(self, arrays: Sequence[Any]) -> tuple[Any, ...]:
        """The outputs. Arrays are converted where nothing is lost. The first call may be the only
        one of its sizes: making a fast path would take longer than it saves."""
        given = fit_all(arrays, self.loaded.inputs)
        call = self._direct if self._has_run else self.loaded.slow_path
        self._has_run = True
        return self._finish(call(*given), given)

    @cached_property
    def _direct(self) -> Callable[..., Any]:
        """The shortest way into the program, for arrays that fit."""
        return self.loaded.fast_path(self.loaded.slow_path)

    def bind(self, fallback: Callable[..., Any], pack: Pack | None = None) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call. The result is
        what `pack` makes of the outputs: by default the only one, or a tuple."""
        if self.is_plain and pack is None:
            return self.loaded.fast_path(fallback)
        inner, packed = self.loaded.fast_path(_return_unusual), pack or unwrap_single

        def call(*arrays: Any, **named: Any) -> Any:
            raw = inner(*arrays, **named)
            if raw is UNUSUAL:
                return fallback(*arrays, **named)
            return packed(self._finish(raw, arrays))

        return call

    def _finish(self, raw: Any, arrays: Sequence[Any]) -> tuple[Any, ...]:
        """What the program returned, as the graph's outputs."""
        made = raw if isinstance(raw, tuple) else (raw,)
        if self.is_plain:
            return made
        values = (*made, *arrays, *self._constants)
        for check, (message, line) in zip(self._checks, self._messages, strict=True):
            if values[check]:
                raise InputError(message, at=line)
        outputs = zip(self._places, self._copied, strict=True)
        return tuple([values[n].copy() if copied else values[n] for n, copied in outputs])


def _return_unusual(*arrays: Any, **named: Any) -> object:
    return UNUSUAL


def _value(node: Node, sizes: Values | None) -> np.ndarray:
    if node.op == "size":
        return np.asarray(
            0 if sizes is None else evaluate(node.attr("value"), sizes), node.dtype.numpy
        )
    value: np.ndarray = node.attr("value").value
    return value.reshape(node.shape)


BACKENDS = {
    "cpu": "kitsune.backends.cpu.cpu_backend.CpuBackend",
    "wasm": "kitsune.backends.wasm.wasm_backend.WasmBackend",
    "webgpu": "kitsune.backends.webgpu.webgpu_backend.WebGpuBackend",
}


@dataclass(frozen=True)
class Uses:
    """How a module uses a kernel: the buffers that are constants, those that no later kernel reads,
    and the knobs that it was measured to run best with."""

    constants: frozenset[int] = frozenset()
    final: frozenset[int] = frozenset()
    knobs: Mapping[str, Any] = field(default_factory=dict, hash=False)


class Source(Protocol):
    """A kernel as text."""

    @property
    def text(self) -> str: ...


class Backend(ABC):
    """One device. Emitting is pure: no device, no clock, no environment."""

    target: Any
    owns_state = False  # state stays on the device: it must be written in place

    def __init__(self, target: Any) -> None:
        self.target = target

    @abstractmethod
    def limits(self) -> Limits:
        """What rewriting, planning and lowering may ask of the device."""

    @abstractmethod
    def cost_model(self) -> CostModel: ...

    @abstractmethod
    def schedule(self, kernel: Kernel, uses: Uses) -> Kernel:
        """The kernel with a `Schedule` of this back end, and rewritten as that demands."""

    @abstractmethod
    def emit(self, kernel: Kernel) -> Source: ...

    @abstractmethod
    def link(
        self, sources: Iterable[Any], module: Module, threads: int | None, stages: Stages
    ) -> Any:
        """A binary of a module; `sources` are those of its distinct kernels, in order."""

    @abstractmethod
    def load(
        self,
        binary: Any,
        constants: Sequence[Any],
        threads: int | None,
        stages: Stages,
        name: str = "",
    ) -> Program:
        """A program. `constants` are the values of the graph's constants, by node number; `name` is
        its portable name, with which a saved model finds it again."""

    # --- what not every back end has ---

    def threads(self, wanted: int | None) -> int:
        """The number of threads that a binary is linked for."""
        return 1

    def rename_inputs(self, binary: Any, names: Sequence[str]) -> Any:
        """The binary with the input names of another graph of the same structure."""
        return binary

    def fingerprint(self) -> str:
        """All of this device and version that a binary depends on; empty if none is cached."""
        return ""

    def is_portable(self) -> bool:
        """Whether a saved model may bring its binaries along."""
        return False

    def decode(self, data: bytes) -> Any:
        """The binary that `to_bytes` made these bytes of."""
        raise NotImplementedError

    def map_code(self, binary: Any, is_trusted: bool = False) -> Any:
        """The binary with its code ready to run in this process, to be shared by programs.
        `is_trusted` is for one that this machine wrote itself."""
        return binary

    def link_first(
        self, sources: Iterable[Any], module: Module, threads: int | None, stages: Stages
    ) -> Any:
        """A binary that computes the same, is there sooner and may be slower."""
        return self.link(sources, module, threads, stages)

    def is_first(self, binary: Any) -> bool:
        """Whether another binary of its module would be faster: `replace_code`."""
        return False

    def replace_code(self, program: Any, binary: Any) -> bool:
        """Let a program run the code of another binary of its module from now on, also in calls
        under way. False, and nothing happens, if it is of another module."""
        return False

    def refusal(self, module: Module) -> Refused | None:
        """The first kernel that the device cannot run, and why."""
        return None

    def load_timing_program(self, module: Module, threads: int) -> Any:
        """A program that records when each kernel ran."""
        raise UnsupportedError(f"kernels on '{self.target.device}' are not timed")

    def texts(self, kernel: Kernel) -> dict[str, str]:
        """The source of a kernel by the name of its language, for reports."""
        raise UnsupportedError(f"kernels on '{self.target.device}' have no text")

    def assembly(self, kernel: Kernel) -> str:
        raise UnsupportedError(
            f"a kernel on '{self.target.device}' has no assembly", hint="read .source"
        )

    def zeros(self, shape: tuple[int, ...], dtype: DType) -> Any:
        """Memory for state that programs write in place."""
        return np.zeros(shape, dtype.numpy)

    def describe_f16(self, used: set[DType]) -> str:
        """How the device computes with the f16 and bf16 of a graph, if that needs saying."""
        return ""


@lru_cache(maxsize=256)
def backend_for(target: Any) -> Backend:
    """The back end of a `Target`."""
    module, _, name = BACKENDS[target.device].rpartition(".")
    with imports:
        found = import_module(module)
    made: Backend = getattr(found, name)(target)
    return made


def emit_kernels(module: Module, backend: Backend, stages: Stages) -> Iterator[Source]:
    """Emit the distinct kernels of a module, each when the linker asks for it: the linker compiles
    one while the next is being emitted."""
    for kernel in module.unique_kernels():
        with stages.time("emit"):
            source = backend.emit(kernel)
        yield source


def load_module(module: Module, target: Any, threads: int | None = None) -> Program:
    """The program of a module, linked and loaded without the program cache."""
    backend, stages = backend_for(target), Stages()
    binary = backend.link(emit_kernels(module, backend, stages), module, threads, stages)
    constants = constant_values(module.graph)
    program: Program = backend.load(backend.map_code(binary), constants, threads, stages)
    return program


def constant_values(graph: Any) -> list[np.ndarray | None]:
    """The value of each node that is a constant, by the number of the node."""
    return [
        np.ascontiguousarray(node.attr("value").value) if node.op == "constant" else None
        for node in graph.nodes()
    ]
