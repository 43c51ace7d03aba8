"""`compile()`: a Graph, an ONNX model or a function over tensors in, a CompiledModel out."""

from __future__ import annotations

import threading
import warnings
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from kitsune.artefact.native import encode_native
from kitsune.artefact.saved import Variant, save
from kitsune.artefact.saved import load as open_saved
from kitsune.compiler import Built, build, in_force
from kitsune.config import FusionConfig
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.dtypes import DType, bf16, f16, f32
from kitsune.ir.node import Graph, Node
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Step
from kitsune.precision import in_precision
from kitsune.runtime.executable import only_or_all
from kitsune.sources import Call, SavedSource, Source, Traced, as_source, example
from kitsune.stages import Stages
from kitsune.target import CpuTarget, GpuTarget

if TYPE_CHECKING:
    from kitsune.report.explain import Explanation
    from kitsune.report.memory import MemoryReport
    from kitsune.report.verify import Verification

DEVICES = ("cpu", "webgpu")
MOST_SPECIALISATIONS = 64  # of one model; the one used longest ago goes


@dataclass(frozen=True)
class Value:
    """An input or output as `model.inputs` and `model.outputs` describe it; shape and type are None
    until the model was compiled for some. A model of a file says them at once; a size that it
    leaves open is a name, or None."""

    name: str
    shape: tuple[int | str | None, ...] | None
    dtype: str | None

    def __str__(self) -> str:
        if self.shape is None:
            return f"{self.name}: {self.dtype or '?'}"
        sizes = ",".join("?" if n is None else str(n) for n in self.shape)
        return f"{self.name}: {self.dtype}[{sizes}]"


@dataclass(frozen=True)
class KernelInfo:
    """One kernel of a compiled model. `source` is LLVM IR or WGSL; `assembly` the CPU's."""

    name: str
    pattern: str
    nodes: tuple[Node, ...]
    kernel: Kernel
    target: CpuTarget | GpuTarget = field(repr=False)

    @property
    def source(self) -> str:
        if isinstance(self.target, GpuTarget):
            from kitsune.backends.webgpu import emit as webgpu

            return webgpu.emit(self.kernel, self.target)
        from kitsune.backends.cpu import emit as cpu

        return cpu.emit(self.kernel, self.target)

    @property
    def assembly(self) -> str:
        if isinstance(self.target, GpuTarget):
            raise UnsupportedError("a WebGPU kernel has no assembly", hint="read .source")
        from kitsune.backends.cpu import jit

        return jit.assembly(self.source, self.target)


class Specialisation:
    """A model for one signature. `call` takes all arrays of its graph in order; `door` is the same
    for whoever calls the model, and hands what it does not know to `again`."""

    def __init__(
        self, call: Call, traced: Traced, built: Built, again: Callable[..., Any],
        build: Callable[[Graph], Built],
    ) -> None:  # fmt: skip
        self.names, self.output_names, self.built = call.names, traced.output_names, built
        self._pack, self._again, self._hidden = traced.pack, again, traced.hidden
        self._is_positional = call.is_positional
        self._signature, self._traced = call, traced
        self._rest, self._build = traced.rest, build

    @cached_property
    def call(self) -> Callable[..., Any]:
        return self.built.executable.bind(self._general, self._pack)

    @cached_property
    def door(self) -> Callable[..., Any]:
        if self._hidden or self._rest or not self._is_positional:
            return self._again
        return self.built.executable.bind(self._again, self._pack)

    def saved(self) -> Variant:
        """What a file keeps of it: the graph as it was rewritten, without its hidden checks."""
        if self._rest is not None:
            raise UnsupportedError(
                "cannot save a model whose sizes depend on values",
                why="it is traced anew, from its ONNX nodes, for the sizes that each call makes",
                hint="keep the ONNX file; compiled programs of it are in the cache anyway",
            )
        call, traced, executable = self._signature, self._traced, self.built.executable
        graph = Graph(executable.graph.inputs, tuple(executable.outputs))
        return Variant(
            call.given or call.names, call.fixed, call.names, traced.output_names, graph,
            traced.structure, traced.draws,
        )  # fmt: skip

    def complete(self, call: Call) -> list[Any]:
        """The arrays of a call, and those that it is not given by its caller."""
        return call.arrays if self._hidden is None else [*call.arrays, *self._hidden()]

    def values(self, call: Call, arrays: Sequence[Any]) -> tuple[Any, ...]:
        """The outputs of a call, and of what sizes in between made of it."""
        made = self.built.executable.run(arrays)
        if self._rest is None:
            return made
        return self._rest(call.feeds, made, self._build)

    @property
    def further(self) -> Sequence[tuple[Sequence[str], Built | None]]:
        """What the latest call went through after its first graph: the ops that ran on the host,
        and the program after them."""
        return self._rest.latest if self._rest else ()

    def answer(self, call: Call, arrays: Sequence[Any]) -> Any:
        return only_or_all(self.values(call, arrays)) if self._rest else self.call(*arrays)

    def _general(self, *arrays: Any) -> Any:
        values = self.built.executable.run(arrays)
        return self._pack(values) if self._pack else only_or_all(values)

    def described(self) -> tuple[list[Value], list[Value]]:
        executable = self.built.executable
        inputs = zip(self.names, executable.graph.inputs[: len(self.names)], strict=True)
        outputs = zip(self.output_names, executable.outputs, strict=True)
        made = [
            [Value(name, n.shape, str(n.dtype)) for name, n in side] for side in (inputs, outputs)
        ]
        return made[0], made[1]


class CompiledModel:
    """Call it with arrays, in order or by name. A function is compiled for the shapes and types of
    its first call, and again for others when they come."""

    def __init__(
        self,
        source: Source,
        target: CpuTarget | GpuTarget,
        config: FusionConfig,
        threads: int | None,
        precision: DType = f32,
    ) -> None:
        self._source, self._target, self._precision = source, target, precision
        self._config, self._threads = config, threads
        self._specialisations: OrderedDict[Any, Specialisation] = OrderedDict()
        self._lock = threading.RLock()
        self._unverified = 0  # calls since the last one that was verified
        # What a call goes through: the door of the signature used last, which hands every call
        # that does not fit it to `_dispatch`.
        self._call: Callable[..., Any] = self._dispatch

    def __call__(self, *arrays: Any, **named: Any) -> Any:
        return self._call(*arrays, **named)

    def run(self, names: Sequence[str] | None, feeds: Mapping[str, Any]) -> list[Any]:
        """The outputs of these names, or all of them, as a list: onnxruntime's way to call."""
        call = self._source.bind((), feeds)
        found = self._specialised(call)
        arrays = found.complete(call)
        values = found.values(call, arrays)
        self._verify_some(found, arrays)
        by_name = dict(zip(found.output_names, values, strict=True))
        wanted = found.output_names if names is None else names
        for name in wanted:
            if name not in by_name:
                raise InputError(f"no output '{name}'", why=f"they are {', '.join(by_name)}")
        return [by_name[name] for name in wanted]

    async def run_async(self, *arrays: Any, **named: Any) -> Any:
        """The same as a call, in a thread: programs run without the interpreter's lock."""
        import asyncio

        return await asyncio.to_thread(self, *arrays, **named)

    def warm_up(self, shapes: Sequence[Any] | Mapping[str, Any]) -> None:
        """Compile ahead. `shapes` lists signatures: for each, the shape of the only input, a list
        with the shape of every input, or a dict of them by name. An array stands for its shape and
        type; a shape alone means f32."""
        for call in self._calls(shapes):
            _ = self._specialised(call).call

    def save(
        self, path: str | PathLike[str], native: bool = False, *,
        shapes: Sequence[Any] | Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        """Write one file for `kt.load`: data, of which nothing is executed. It holds the model for
        the signatures of `shapes`, as in `warm_up`, or else for those it was called with; for the
        smallest sizes that it declares if it never was. With `native`, its object code for CPUs
        like this one goes along."""
        if shapes is None:
            if not self._specialisations and (call := self._source.smallest()) is not None:
                self._say_smallest(call)
            with self._lock:
                found = list(self._specialisations.values()) or [self._latest]
        else:
            found = list(dict.fromkeys(map(self._specialised, self._calls(shapes))))
        variants = [each.saved() for each in found]
        programs = [part.program for each in found for part in each.built.parts]
        code = encode_native(programs, self._cpu()) if native else b""
        save(path, variants, self._config, code)

    def _cpu(self) -> CpuTarget:
        if isinstance(self._target, CpuTarget):
            return self._target
        raise UnsupportedError("no native code of a model for WebGPU", hint="save without native")

    def _say_smallest(self, call: Call) -> None:
        """Sizes left open became 1, which is seldom what is meant."""
        declared = self._source.declared
        if declared is None or all(
            isinstance(n, int) for value in declared[0] for n in value.shape or ()
        ):
            return
        sizes = zip(call.names, call.arrays, strict=True)
        said = ", ".join(f"{name}: {list(np.shape(array))}" for name, array in sizes)
        warnings.warn(
            f"the model is saved for the smallest sizes that it declares, {said}; "
            "name others with shapes=[…]", stacklevel=3,
        )  # fmt: skip

    # --- specialisations ---

    def _calls(self, shapes: Sequence[Any] | Mapping[str, Any]) -> Iterator[Call]:
        for signature in [shapes] if isinstance(shapes, Mapping) else shapes:
            yield self._source.bind(*example(signature, self._source.declared))

    def _dispatch(self, *arrays: Any, **named: Any) -> Any:
        call = self._source.bind(arrays, named)
        found = self._specialised(call)
        given = found.complete(call)
        result = found.answer(call, given)
        self._verify_some(found, given)
        if not self._config.verify:
            self._call = found.door
        return result

    def _specialised(self, call: Call) -> Specialisation:
        with self._lock:
            found = self._specialisations.get(call.key)
            if found is None:
                stages = Stages()
                with stages.time("trace"):
                    traced = self._source.traced(call)
                built = self._build(traced.graph, stages)
                found = Specialisation(call, traced, built, self._dispatch, self._build)
                self._specialisations[call.key] = found
                if len(self._specialisations) > MOST_SPECIALISATIONS:
                    self._specialisations.popitem(last=False)
            self._specialisations.move_to_end(call.key)
            return found

    def _build(self, graph: Graph, stages: Stages | None = None) -> Built:
        if self._precision != f32:
            graph = in_precision(graph, self._precision)
        return build(graph, self._target, self._config, self._threads, stages)

    def _verify_some(self, found: Specialisation, arrays: Sequence[Any]) -> None:
        """Check one call in `1 / config.verify`."""
        if not self._config.verify:
            return
        self._unverified += 1
        if self._unverified * float(self._config.verify) < 1:
            return
        self._unverified = 0
        self._verification(found, arrays).check()

    @property
    def _latest(self) -> Specialisation:
        with self._lock:
            if self._specialisations:
                return next(reversed(self._specialisations.values()))
        smallest = self._source.smallest()
        if smallest is not None:
            return self._specialised(smallest)
        raise InputError(
            "nothing was compiled yet",
            why="a function is compiled for the shapes it is called with",
            hint="call the model, or model.warm_up([shape]), or give kt.compile example inputs",
        )  # fmt: skip

    # --- what it says of itself: of the signature used last ---

    @property
    def inputs(self) -> list[Value]:
        if self._source.declared is not None:
            return [Value(v.name, v.shape, v.kind) for v in self._source.declared[0]]
        if not self._specialisations:
            return [Value(name, None, None) for name in self._source.names]
        return self._latest.described()[0]

    @property
    def outputs(self) -> list[Value]:
        if self._source.declared is not None:
            return [Value(v.name, v.shape, v.kind) for v in self._source.declared[1]]
        return self._latest.described()[1]

    @property
    def kernels(self) -> list[KernelInfo]:
        steps = self._latest.built.plan().layout.steps
        return [self._info(number, step) for number, step in enumerate(steps)]

    def _info(self, number: int, step: Step) -> KernelInfo:
        name = f"{number}_{step.kernel.kind}"
        return KernelInfo(name, step.pattern, step.nodes, step.kernel, self._target)

    def explain(self) -> Explanation:
        """What fused, what did not and why."""
        from kitsune.report.built import explain_built

        return explain_built(self._latest.built, self._latest.further)

    def memory_report(self) -> MemoryReport:
        """What a call takes of memory, and what reuse saves."""
        from kitsune.report.memory import memory_report

        return memory_report(self._latest.built)

    def verify(self, *arrays: Any, **named: Any) -> Verification:
        """Every kernel against NumPy, on what it reads when the model is called like this."""
        call = self._source.bind(arrays, named)
        found = self._specialised(call)
        return self._verification(found, found.complete(call))

    def _verification(self, found: Specialisation, arrays: Sequence[Any]) -> Verification:
        from kitsune.report.verify import verify_kernels

        return verify_kernels(found.built, arrays, self._config)


# --- compile -------------------------------------------------------------------------------------


def compile(  # noqa: A001 - the name users type
    source: Any,
    *example_inputs: Any,
    config: FusionConfig | None = None,
    device: Literal["cpu", "webgpu"] = "cpu",
    threads: int | None = None,
    precision: str = "f32",
    mode: str = "default",
    tune: bool = False,
    bounds: Mapping[str, tuple[int, int]] | None = None,
    buckets: Mapping[str, Sequence[int]] | None = None,
    target: CpuTarget | None = None,
) -> CompiledModel:
    """Plan, lower, emit and load a Graph, an ONNX model (a path or a ModelProto) or a function over
    tensors: at once for a Graph or with example inputs, else when it is first called. `precision`
    is the type that weights and values between kernels are stored in. `target` lowers a CPU on
    purpose, to another level's kernels."""
    if config is not None and not isinstance(config, FusionConfig):
        raise UnsupportedError(
            f"config is a {type(config).__name__}", hint="pass FusionConfig(...), an instance"
        )
    _accept("mode", mode, "default")
    _accept("tune", tune, False)
    _accept("bounds", bounds, None)
    _accept("buckets", buckets, None)
    found = as_source(source)
    model = CompiledModel(
        found, _target(device, target), in_force(config), threads, _precision(precision, device)
    )
    if example_inputs:
        model._specialised(found.bind(example_inputs, {}))
    elif isinstance(source, Graph):
        model._specialised(Call(found.names, [], (), True))
    return model


def load(path: str | PathLike[str], trust_native: bool = False) -> CompiledModel:
    """The model of a file that `save` wrote, as it was configured. Its weights are mapped, and
    shared with every process that loads it. With `trust_native`, object code in the file runs
    where this machine has not made its own: say so only of files whose author you trust."""
    saved = open_saved(path)
    if trust_native:
        saved.trust()
    model = CompiledModel(SavedSource(saved), _target("cpu", None), saved.config, None)
    _ = model._latest
    return model


def _precision(name: str, device: str) -> DType:
    """The type that values are stored in."""
    found = {d.name: d for d in (f32, f16, bf16)}.get(name)
    if found is None:
        raise UnsupportedError(f"no precision '{name}'", hint="use 'f32', 'f16' or 'bf16'")
    if found != f32 and device != "cpu":
        raise UnsupportedError(f"no {name} on '{device}'", hint="compile with precision='f32'")
    return found


def _accept(option: str, given: object, known: object) -> None:
    """Options whose other values need stages that do not exist."""
    if given != known:
        raise UnsupportedError(
            f"{option}={given!r} is not available",
            hint=f"{option}={known!r} is all there is so far",
        )


def _target(device: str, target: CpuTarget | None) -> CpuTarget | GpuTarget:
    if device == "cpu":
        from kitsune.runtime.machine import machine_target

        return target or machine_target()
    if device == "webgpu":
        from kitsune.runtime.gpu import open_target

        return open_target()
    raise UnsupportedError(f"no device '{device}'", hint=f"choose from {', '.join(DEVICES)}")
