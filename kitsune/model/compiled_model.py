"""`CompiledModel`: call a model, save it, export it, and ask what was compiled."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from os import PathLike
from typing import TYPE_CHECKING, Any

from kitsune.artefact.native import encode_native
from kitsune.artefact.saved_model import SavedVariant, Whole, save
from kitsune.backends.base import backend_for
from kitsune.cache.programs import hold_writes
from kitsune.config import FusionConfig
from kitsune.errors import (
    InputError,
    ShapeError,
    UnsupportedError,
    needs,
    spell,
    what_is,
)
from kitsune.ir.node import Graph
from kitsune.lower.memory import Step
from kitsune.model.variant import DynamicVariant, Variant, describe_programs, describe_stages
from kitsune.model.web_export import WebExporter, is_fixed
from kitsune.report.shadow import VerificationStats
from kitsune.report.summary import KernelInfo, Value, summarise
from kitsune.system.files import wrap_errors, write_atomically
from kitsune.tracing import FunctionSource, Source
from kitsune.tracing.call import make_example

if TYPE_CHECKING:
    from kitsune.report.explanation import Explanation
    from kitsune.report.memory_report import MemoryReport
    from kitsune.report.profile_report import Profile as CallProfile
    from kitsune.report.summary import ModelSummary
    from kitsune.report.verify_model import KernelError, Verification


class _InputSignature:
    """What `inspect.signature(model)` says: engines count the inputs of a model by it."""

    def __get__(self, model: CompiledModel | None, owner: type) -> inspect.Signature:
        if model is None:
            raise AttributeError  # of the class it is that of its constructor
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        names = [re.sub(r"\W|^(?=\d)", "_", value.name) for value in model.inputs]
        return inspect.Signature([inspect.Parameter(name, kind) for name in names])


class CompiledModel(WebExporter):
    """A compiled model: call it with arrays, in order or by name.

    A function is compiled for the shapes and types of its first call, again where a size differs,
    and from then on for any size of that axis.
    """

    __signature__ = _InputSignature()

    @property
    def source(self) -> Source:
        """What it is compiled from."""
        return self._source

    def over(self, source: Source) -> CompiledModel:
        """Another source, compiled for the same target with the same configuration."""
        where = self._target, self._config, self._threads, self._precision, self._effort
        return CompiledModel(source, *where, self._host, wait=self._wait)

    def run(self, names: Sequence[str] | None, feeds: Mapping[str, Any]) -> list[Any]:
        """The outputs of these names, or all of them, as a list: onnxruntime's way to call."""
        if not isinstance(feeds, Mapping):
            raise InputError(
                f"feeds are {what_is(feeds)}", hint="give them by name: {'input': array}"
            )
        with wrap_errors(self._source.file), hold_writes():
            call = self._bind((), feeds)
            found = self._get_or_compile(call)
            arrays = found.add_hidden(call)
            values = found.compute(call, arrays)
            found.compiled.finish_later()
        self._verify_some(found, call, arrays)
        by_name = dict(zip(found.output_names, values, strict=True))
        named = [names] if isinstance(names, str) else names
        wanted = found.output_names if named is None else named
        for name in wanted:
            if name not in by_name:
                raise InputError(f"no output '{name}'", why=f"it has {', '.join(by_name)}")
        return [by_name[name] for name in wanted]

    async def run_async(self, *arrays: Any, **named: Any) -> Any:
        """The same as a call, in a thread: programs run without the interpreter's lock."""
        import asyncio

        return await asyncio.to_thread(self, *arrays, **named)

    def warm_up(self, shapes: Sequence[Any] | Mapping[str, Any], *, run: bool = False) -> None:
        """Compile for signatures before the first call.

        `shapes` lists signatures: for each, the shape of the only input, a list with the shape of
        every input, or a dict of them by name. An array stands for its shape and type; a shape
        alone means f32. With `run` each is called once with random values, so that its weights are
        packed and its memory is there.
        """
        for call in self._bind_shapes(shapes):
            found = self._get_or_compile(call, wait=True)
            _ = found.call
            if run:
                with wrap_errors(self._source.file):
                    found.run_sample()

    def specialize(self, shapes: Sequence[Any] | Mapping[str, Any]) -> None:
        """Compile for the exact sizes of signatures.

        Calls of these sizes then run programs of their own, where others share one for any size;
        `shapes` as in `warm_up`.
        """
        for call in self._bind_shapes(shapes):
            _ = self._make_static(self._get_or_compile(call, wait=True)).call

    @property
    def guards(self) -> tuple[str, ...]:
        """What the programs for any size assume of sizes.

        They read like `"batch*sequence >= 42"`. A call for which one of them does not hold runs
        another program, which is compiled first.
        """
        found = (str(guard) for each in self._dynamic for guard in each.guards)
        return tuple(dict.fromkeys(found))

    def save(
        self,
        path: str | PathLike[str],
        native: bool = False,
        *,
        shapes: Sequence[Any] | Mapping[str, Any] | None = None,
    ) -> None:
        """Write one file for `kt.load`: data, of which nothing is executed.

        It holds the programs for any size that calls made, and the model for the signatures of
        other calls; or the model for exactly the signatures of `shapes`, as in `warm_up`. With
        `native`, its object code for CPUs like this one is included.
        """
        save(path, *self._encode(self._select_written(shapes), native))

    def _encode(
        self, found: Sequence[Variant], native: bool
    ) -> tuple[list[SavedVariant] | Whole, FusionConfig, bytes]:
        """What a file holds: these, or all of a model whose sizes depend on values."""
        for model in filter(None, (each.onnx_model for each in found)):
            if native:
                raise UnsupportedError(
                    "no native code of a model whose sizes depend on values",
                    why="its programs are made as sizes become known",
                    hint="save without native",
                )
            bounds, precision = self._source.axes.bounds, str(self._precision)
            return Whole(model, bounds, precision), self._config, b""
        written = list(dict.fromkeys(self._write_variant(each) for each in found))
        for each in written if native else ():
            each.compiled.finish()
        programs = [part.program for each in written for part in each.compiled.subgraphs]
        code = encode_native(programs, self._native_target()) if native else b""
        return [each.to_saved() for each in written], self._config, code

    def _write_variant(self, variant: Variant) -> Variant | DynamicVariant:
        """What a file holds of a variant: its program for any size, if shapes alone decide that."""
        if variant.dynamic is None or not variant.dynamic.traced.numbers:
            return variant.dynamic or variant
        return self._make_static(variant)

    def _native_target(self) -> Any:
        if backend_for(self._target).is_portable():
            return self._target
        raise UnsupportedError(
            f"no native code of a model for '{self._target.device}'", hint="save without native"
        )

    def fine_tune(
        self, batches: Iterable[Any], loss: Callable[..., Any] | None = None, *, steps: int = 100
    ) -> CompiledModel:
        """Train a model that `kt.quantize` made further, with the rounding in the loop.

        The result is another model; this one does not change. `loss(outputs, target)` is over
        tensors, and batches are (inputs, target) pairs; without one, batches are inputs, and the
        target is what the model gave before it was quantised.
        """
        train = getattr(self._source, "fine_tune", None)
        if train is None:
            raise UnsupportedError(
                "cannot fine-tune a model of floats",
                why="it has no rounding to train around",
                hint="small = kt.quantize(model, bits=4); small.fine_tune(batches)",
            )
        return self.over(train(self, batches, loss, steps))

    @property
    def verification_stats(self) -> VerificationStats:
        """What `FusionConfig(verify=…)` found in calls so far."""
        return self._shadow.stats

    def on_drift(self, tell: Callable[[KernelError], None]) -> None:
        """Call `tell` with each kernel that a checked call finds to compute something else."""
        self._shadow.on_drift.append(tell)

    # --- what it says of itself: of the signature used last ---

    def __repr__(self) -> str:
        return self._summary().line()

    def _repr_html_(self) -> str:
        return self._summary().html()

    def _summary(self) -> ModelSummary:
        """What is known without compiling, planning or running anything."""

        with self._lock:
            made = [each.compiled for each in self._variants.values()]
        outputs = self.outputs if made or self._source.declared is not None else []
        return summarise(self._source.title, self._target, self.inputs, outputs, made)

    @property
    def inputs(self) -> list[Value]:
        """The inputs: names, shapes and types, as far as they are known."""
        if self._source.declared is not None:
            return [Value(v.name, v.shape, v.kind) for v in self._source.declared[0]]
        if not self._variants:
            return [Value(name, None, None) for name in self._source.names]
        return self._latest.describe_arguments()[0]

    @property
    def outputs(self) -> list[Value]:
        """The outputs: names, shapes and types."""
        if self._source.declared is not None:
            return [Value(v.name, v.shape, v.kind) for v in self._source.declared[1]]
        return self._latest.describe_arguments()[1]

    @property
    def kernels(self) -> list[KernelInfo]:
        """The kernels of the latest call, in order.

        They are those of every stage, where sizes depend on values.
        """
        programs = self._retrace(self._latest).programs
        steps = [s for built in programs for s in built.module().steps]
        return [self._describe_kernel(number, step) for number, step in enumerate(steps)]

    def _describe_kernel(self, number: int, step: Step) -> KernelInfo:
        name = f"{number}_{step.kernel.kind}"
        return KernelInfo(name, step.pattern, step.nodes, step.kernel, self._target)

    def explain(self, shapes: Any = None) -> Explanation:
        """Explain what fused, what did not, and why.

        It is for the signature of `shapes`, as in `warm_up`, or else for the latest call; for the
        smallest sizes that a file declares if there was none. Inputs that `shapes` does not name
        have the sizes of those that it does.
        """
        from kitsune.report.explain_graph import explain_graph

        found, is_smallest = self._select_variant(shapes)
        others = spell("explain(shapes={…})", "--shape")
        note = (
            f"the smallest sizes that the file declares; {others} plans others"
            if is_smallest
            else ""
        )
        if found.is_incomplete:
            how = spell("call the model first", "give --feeds FILE")
            more = f"sizes depend on values: what comes after them is not shown; {how}"
            note = "; ".join(filter(None, [note, more]))
        note = "; ".join(filter(None, [note, self._describe_sizes(), *describe_stages(found)]))
        sizes = {str(n.attr("name")): list(n.shape) for n in found.graph.inputs}
        said = explain_graph(found.graph, found.compiled, found.later_stages)
        return replace(said, note=note, sizes=sizes, costs=self._find_costs(found))

    def _describe_sizes(self) -> str:
        """Which sizes share a program, under which guards; or why each has its own."""
        reason = getattr(self._source, "static_reason", "")
        if self._dynamic:
            return f"calls run {describe_programs(self._dynamic)}"
        may_be_dynamic = self._source.axes.has_dynamic or isinstance(self._source, FunctionSource)
        if reason and may_be_dynamic and self._variants:
            return f"each size has a program of its own: {reason.splitlines()[0]}"
        return ""

    def traced(self, shapes: Any = None) -> tuple[Graph, FusionConfig]:
        """The graph that `explain` tells of, and how it is to be fused."""
        return self._select_variant(shapes)[0].graph, self._config

    def _select_variant(self, shapes: Any) -> tuple[Variant, str]:
        """What a report is about, and what it has to say of that."""
        with wrap_errors(self._source.file):
            if shapes is not None:
                call = self._bind(*make_example(shapes, self._source.axes))
                return self._retrace(self._get_or_compile(call)), ""
            if self._variants:
                return self._retrace(self._latest), ""
            return self._select_smallest()

    def _select_smallest(self) -> tuple[Variant, str]:
        """The same of a file that was not called yet."""
        try:
            smallest = self._source.smallest()
            said = "" if smallest is None else self._describe_dynamic_sizes(smallest)
            note = f"for the smallest sizes that the file declares: {said}" if said else ""
            return self._retrace(self._latest), note
        except ShapeError as error:
            name = next((v.name for v in self.inputs if not is_fixed(v.shape)), "input")
            raise ShapeError(
                error.what,
                why=error.why,
                at=error.at,
                hint="dynamic sizes are the smallest here; name larger ones: "
                + spell(f"explain(shapes={{'{name}': (1, 128)}})", f"--shape {name}=1x128"),
            ) from error

    def export_onnx(self, path: str | PathLike[str], *, shapes: Any = None) -> None:
        """Write the fused graph as an ONNX file to look at, in Netron for example.

        It has one node a kernel, with what it computes and costs. `shapes` as in `explain`. Weights
        of more than 4 KiB are named and not stored.
        """
        with needs("onnx", "cannot write an ONNX file"):
            from kitsune.frontends.onnx.wire import to_proto
            from kitsune.report.netron import ExecutedProgram, fused_model
        found, note = self._select_variant(shapes)
        if found.is_incomplete:
            with wrap_errors(self._source.file):
                found.run_sample()
        stages = [ExecutedProgram(*stage) for stage in found.stages]
        whole = found.onnx_model
        declared = {v.name: to_proto(v) for v in whole.proto.graph.output} if whole else {}
        write_atomically(path, [fused_model(stages, found.output_names, declared, note)])

    def memory_report(self, shapes: Any = None) -> MemoryReport:
        """What a call takes of memory, and what reuse saves.

        It is for the signature of `shapes`, as in `explain`, or else for the latest call. Where
        one program serves every size, what it says is of that program for these sizes.
        """
        from kitsune.report.memory_report import is_native, memory_report

        found = self._latest
        if shapes is not None:
            call = self._source.bind(*make_example(shapes, self._source.axes))
            found = self._get_or_compile(call)
        is_own = all(map(is_native, found.programs))
        return memory_report(*(found if is_own else self._retrace(found)).programs)

    def profile(self, *arrays: Any, **named: Any) -> CallProfile:
        """Measure the time of each kernel of a call, against what the machine can do.

        The model is called for about a second.
        """
        from kitsune.report.profiling import profile_call

        call = self._source.bind(arrays, named)
        found = self._retrace(self._get_or_compile(call))
        given = found.add_hidden(call)
        made = profile_call(lambda timed: found.list_programs(call, given, timed), self._threads)
        sizes = (
            f"{n} {list(getattr(a, 'shape', ()))}"
            for n, a in zip(call.names, call.arrays, strict=True)
        )
        return replace(made, note=f"for {', '.join(sizes)}" if call.names else "")

    def sample_inputs(self, shapes: Any = None) -> dict[str, Any]:
        """Random inputs of a call by name; `shapes` as in `explain`."""
        call, arrays = self._select_variant(shapes)[0].sample_call()
        return {**call.feeds, **dict(zip(call.names, arrays, strict=False))}

    def profile_sample(self, shapes: Any = None) -> CallProfile:
        """The profile of a call with random inputs; `shapes` as in `explain`."""
        from kitsune.report.profiling import profile_call

        found, note = self._select_variant(shapes)
        call, given = found.sample_call()
        made = profile_call(lambda timed: found.list_programs(call, given, timed), self._threads)
        return replace(made, note=note)

    def report(
        self,
        path: str | PathLike[str],
        *,
        shapes: Any = None,
        title: str = "",
        sources: Sequence[str] = ("llvm", "assembly"),
        times: bool = True,
    ) -> None:
        """Write one HTML page about the model: its graphs, kernels, times and memory.

        It shows the graph before and after, every kernel with its source and its time, and what was
        not fused and why. `shapes` as in `explain`. Kernels are timed on random inputs, unless
        without `times`; `sources` may also name "wgsl".
        """
        from kitsune.report.html import write_report

        timed = self.profile_sample(shapes) if times else None
        explanation = self.explain(shapes)
        found, _ = self._select_variant(shapes)
        programs = [(graph, built) for _, graph, built, _ in found.stages if graph is not None]
        write_report(path, title or "model", programs, explanation, timed, sources)

    def verify(self, *arrays: Any, **named: Any) -> Verification:
        """Every kernel against NumPy, on what it reads when the model is called like this."""
        from kitsune.report.verify_model import verify_kernels

        call = self._source.bind(arrays, named)
        found = self._get_or_compile(call, is_own=True, wait=True)  # the kernels of the final code
        return verify_kernels(found.list_programs(call, found.add_hidden(call)), self._config)
