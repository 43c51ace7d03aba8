"""`compile()`: a Graph or a function over tensors in, a CompiledModel out."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from kitsune.compiler import Built, build, in_force
from kitsune.config import FusionConfig
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.node import Graph, Node
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Step
from kitsune.runtime.executable import only_or_all
from kitsune.sources import Call, Source, Traced, as_source, example
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
    until the model was compiled for some."""

    name: str
    shape: tuple[int, ...] | None
    dtype: str | None

    def __str__(self) -> str:
        known = "?" if self.shape is None else f"{self.dtype}[{','.join(map(str, self.shape))}]"
        return f"{self.name}: {known}"


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
    """A model for one signature. `call` takes its arrays in order; `door` is the same for whoever
    calls the model, and hands what it does not know to `again`."""

    def __init__(self, call: Call, traced: Traced, built: Built, again: Callable[..., Any]) -> None:
        self.names, self.output_names, self.built = call.names, traced.output_names, built
        self._pack, self._again = traced.pack, again
        self._is_positional = call.is_positional

    @cached_property
    def call(self) -> Callable[..., Any]:
        return self.built.executable.bind(self._general, self._pack)

    @cached_property
    def door(self) -> Callable[..., Any]:
        if not self._is_positional:
            return self._again
        return self.built.executable.bind(self._again, self._pack)

    def _general(self, *arrays: Any) -> Any:
        values = self.built.executable.run(arrays)
        return self._pack(values) if self._pack else only_or_all(values)

    def described(self) -> tuple[list[Value], list[Value]]:
        executable = self.built.executable
        inputs = zip(self.names, executable.graph.inputs, strict=True)
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
    ) -> None:
        self._source, self._target = source, target
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
        values = found.built.executable.run(call.arrays)
        self._verify_some(found, call)
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
        for signature in [shapes] if isinstance(shapes, Mapping) else shapes:
            _ = self._specialised(self._source.bind(*example(signature))).call

    # --- specialisations ---

    def _dispatch(self, *arrays: Any, **named: Any) -> Any:
        call = self._source.bind(arrays, named)
        found = self._specialised(call)
        result = found.call(*call.arrays)
        self._verify_some(found, call)
        if not self._config.verify:
            self._call = found.door
        return result

    def _specialised(self, call: Call) -> Specialisation:
        with self._lock:
            found = self._specialisations.get(call.key)
            if found is None:
                traced = self._source.traced(call)
                built = build(traced.graph, self._target, self._config, self._threads)
                found = Specialisation(call, traced, built, self._dispatch)
                self._specialisations[call.key] = found
                if len(self._specialisations) > MOST_SPECIALISATIONS:
                    self._specialisations.popitem(last=False)
            self._specialisations.move_to_end(call.key)
            return found

    def _verify_some(self, found: Specialisation, call: Call) -> None:
        """Check one call in `1 / config.verify`."""
        if not self._config.verify:
            return
        self._unverified += 1
        if self._unverified * float(self._config.verify) < 1:
            return
        self._unverified = 0
        self._verification(found, call).check()

    @property
    def _latest(self) -> Specialisation:
        with self._lock:
            if self._specialisations:
                return next(reversed(self._specialisations.values()))
        raise InputError(
            "nothing was compiled yet",
            why="a function is compiled for the shapes it is called with",
            hint="call the model, or model.warm_up([shape]), or give kt.compile example inputs",
        )  # fmt: skip

    # --- what it says of itself: of the signature used last ---

    @property
    def inputs(self) -> list[Value]:
        if not self._specialisations:
            return [Value(name, None, None) for name in self._source.names]
        return self._latest.described()[0]

    @property
    def outputs(self) -> list[Value]:
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

        return explain_built(self._latest.built)

    def memory_report(self) -> MemoryReport:
        """What a call takes of memory, and what reuse saves."""
        from kitsune.report.memory import memory_report

        return memory_report(self._latest.built)

    def verify(self, *arrays: Any, **named: Any) -> Verification:
        """Every kernel against NumPy, on what it reads when the model is called like this."""
        call = self._source.bind(arrays, named)
        return self._verification(self._specialised(call), call)

    def _verification(self, found: Specialisation, call: Call) -> Verification:
        from kitsune.report.verify import verify_kernels

        return verify_kernels(found.built, call.arrays, self._config)


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
    """Plan, lower, emit and load a Graph, or a function over tensors: at once for a Graph or with
    example inputs, else when it is first called. `target` lowers a CPU on purpose, to another
    level's kernels."""
    if config is not None and not isinstance(config, FusionConfig):
        raise UnsupportedError(
            f"config is a {type(config).__name__}", hint="pass FusionConfig(...), an instance"
        )
    _accept("precision", precision, "f32")
    _accept("mode", mode, "default")
    _accept("tune", tune, False)
    _accept("bounds", bounds, None)
    _accept("buckets", buckets, None)
    found = as_source(source)
    model = CompiledModel(found, _target(device, target), in_force(config), threads)
    if example_inputs:
        model._specialised(found.bind(example_inputs, {}))
    elif isinstance(source, Graph):
        model._specialised(Call(found.names, [], (), True))
    return model


def _accept(option: str, given: object, known: object) -> None:
    """Options whose other values need stages that do not exist."""
    if given != known:
        raise UnsupportedError(
            f"{option}={given!r} is not available",
            hint=f"{option}={known!r} is all there is so far",
        )


def _target(device: str, target: CpuTarget | None) -> CpuTarget | GpuTarget:
    if device == "cpu":
        from kitsune.backends.cpu import jit

        return target or jit.host_target()
    if device == "webgpu":
        from kitsune.runtime.gpu import open_target

        return open_target()
    raise UnsupportedError(f"no device '{device}'", hint=f"choose from {', '.join(DEVICES)}")
