"""A variant of a model: what is compiled for one signature, or for every size of some axes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.artefact.saved_model import SavedVariant
from kitsune.backends.base import unwrap_single
from kitsune.backends.host_program import copy_shared
from kitsune.compiler import CompiledGraph
from kitsune.errors import EXPORT_PARTS, InputError, ShapeError, UnsupportedError, no_numpy
from kitsune.frontends.dynamic_axes import read_numbers
from kitsune.ir.bind_sizes import read_sizes, symbols_in
from kitsune.ir.guards import Guard
from kitsune.ir.node import Graph, Node, Origin
from kitsune.ir.sizes import Size, Symbol, Values
from kitsune.report.summary import Value
from kitsune.system.records import dataclass
from kitsune.tracing import Call, Traced
from kitsune.tracing.call import sample_array

if TYPE_CHECKING:
    from kitsune.bundle import Case
    from kitsune.frontends.onnx import ExecutedStage, OnnxModel
    from kitsune.frontends.onnx.host_nodes import HostNode
    from kitsune.model.dispatch import VariantDispatcher
    from kitsune.tracing.onnx import Rest

Watch = Callable[[CompiledGraph, Sequence[Any]], None]  # a program of a later stage, and its arrays


class LaterStages:
    """What follows a program whose results decide about sizes: ops on the host, then a stage that
    is compiled and called as a model of its own."""

    def __init__(self, rest: Rest, model: VariantDispatcher) -> None:
        self.rest, self.model = rest, model
        # What the latest call ran, and the model it is of.
        self.latest: tuple[Variant | None, VariantDispatcher] | None = None

    def run(
        self,
        values: dict[str, Any],
        made: Sequence[Any],
        sizes: Values,
        watch: Watch | None = None,
        timed: Callable[[HostNode, int, int], None] | None = None,
    ) -> tuple[Any, ...]:
        """The outputs of a call that fed these values, and whose program made others of them.
        `watch` is called with each further program, `timed` with each op on the host."""
        values = self.rest.step.follow(values, made, sizes, timed)
        if self.rest.is_done:
            self.latest = None, self.model
            return self.rest.source.stage.finish(values, sizes)
        call = self.rest.source.bind_values(values, sizes)
        variant = self.model._get_or_compile(call, is_own=watch is not None)
        self.latest = variant, self.model
        if watch is not None:
            watch(variant.compiled, call.arrays)
        made = variant.compute(call, call.arrays, watch, timed)
        variant.compiled.finish_later()
        return made

    def describe(self) -> tuple[ExecutedStage, ...]:
        """The stages that the latest call went through."""
        from kitsune.frontends.onnx import ExecutedStage

        if self.latest is None:
            return ()
        hosts, (variant, model) = self.rest.step.trace.hosts, self.latest
        if variant is None:
            return (ExecutedStage(hosts),)
        own = model._retrace(variant)
        return (ExecutedStage(hosts, own.graph, own.compiled, own.makes), *own.later_stages)


class Variant:
    """A model for one signature. `call` takes all arrays of its graph in order; `fast_path` takes
    calls of the model, and hands others to `dispatch`. `later` makes the results where sizes
    depend on values. Where it is bound to a program for any size, `values` are the sizes."""

    def __init__(
        self,
        call: Call,
        traced: Traced,
        compiled: CompiledGraph,
        dispatch: Callable[..., Any],
        later: LaterStages | None,
        dynamic: DynamicVariant | None = None,
        values: Values | None = None,
    ) -> None:
        self.dynamic = dynamic  # for any size, which this one is bound to
        self.names, self.output_names, self.compiled = call.names, traced.output_names, compiled
        self._pack, self._dispatch, self._hidden = traced.pack, dispatch, traced.hidden
        self._is_positional = call.is_positional
        # Bytes of the inputs of a file's model whose values are part of the signature.
        by_value = call.fixed if call.bound is None and call.is_positional else {}
        self._decisive = {name: value.tobytes() for name, value in by_value.items()}
        self.signature, self._traced, self._state = call.drop_values(), traced, traced.state
        self.later, self.sizes = later, {**call.sizes, **(values or {})}

    @cached_property
    def call(self) -> Callable[..., Any]:
        if self._state is not None:
            return self.slow_path
        return self.compiled.program.bind(self.slow_path, self._pack)

    @property
    def has_fast_path(self) -> bool:
        return not (self._hidden or self.later) and self._is_positional

    @cached_property
    def fast_path(self) -> Callable[..., Any]:
        if not self.has_fast_path:
            return self._dispatch
        fast = self.compiled.program.bind(self._dispatch, self._pack)
        return self._guard_values(fast) if self._decisive else fast

    def _guard_values(self, fast: Callable[..., Any]) -> Callable[..., Any]:
        """A fast path for calls whose inputs that decide have the values of this signature."""
        count, dispatch = len(self.names), self._dispatch
        wanted = [(self.names.index(name), value) for name, value in self._decisive.items()]

        def call(*arrays: Any, **named: Any) -> Any:
            if named or len(arrays) != count:
                return dispatch(*arrays, **named)
            for at, value in wanted:
                if type(arrays[at]) is not np.ndarray or arrays[at].tobytes() != value:
                    return dispatch(*arrays)
            return fast(*arrays)

        return call

    def to_saved(self) -> SavedVariant:
        """What a file holds of it: the rewritten graph and its checks, without lines of the
        user's code."""
        self._refuse_state("save")
        call, traced, program = self.signature, self._traced, self.compiled.program
        graph = Graph(program.graph.inputs, tuple(program.outputs))
        index_checks = tuple(
            (node, text, str(line) if isinstance(line, Origin) else "")
            for node, text, line in program.index_checks
        )
        return SavedVariant(
            call.given or call.names,
            call.fixed,
            call.names,
            traced.output_names,
            graph,
            traced.structure,
            traced.draws,
            index_checks,
        )

    def _refuse_state(self, action: str) -> None:
        if self._state is not None:
            raise UnsupportedError(
                f"cannot {action} a model that changes its buffers",
                why=f"each call changes {', '.join(self._state.names)}, and a file holds no state",
                hint="pass these values as inputs, and return the new ones",
            )

    def to_web_case(self, runner: str) -> Case:
        """What a page or a library runs of it."""
        from kitsune.bundle import Case

        self._refuse_state("export")
        if self.later is not None:
            trace = self.later.rest.step.trace
            for host in trace.hosts:
                raise no_numpy(host.name, runner, str(host.item.origin or ""))
            left = next((f"'{item.node.op_type}'" for item in trace.left), "outputs")
            why = f"sizes of {left} depend on values"
        else:
            why = "it draws random numbers" if self._traced.draws else ""
        if why:
            raise UnsupportedError(f"{runner} cannot run this model", why=why, hint=EXPORT_PARTS)
        call = self.signature
        return Case(call.names, self.output_names, self.graph, call.fixed)

    @property
    def onnx_model(self) -> OnnxModel | None:
        """The ONNX model that later stages are traced from, if there are any."""
        return None if self.later is None else self.later.rest.model

    def add_hidden(self, call: Call) -> list[Any]:
        """The arrays of a call, and those that its caller does not give: counters and state."""
        return call.arrays if self._hidden is None else [*call.arrays, *self._hidden()]

    def compute(
        self,
        call: Call,
        arrays: Sequence[Any],
        watch: Watch | None = None,
        timed: Callable[[HostNode, int, int], None] | None = None,
    ) -> tuple[Any, ...]:
        """The outputs of a call, of its last stage. `watch` is called with each program of a later
        stage and its arrays, `timed` with each op on the host between them."""
        made = self._run(arrays)
        if self.later is None:
            return made
        outputs = self.later.run(call.feeds, made, self.sizes, watch, timed)
        return copy_shared(outputs, list(call.feeds.values()))

    def list_programs(
        self,
        call: Call,
        arrays: Sequence[Any],
        timed: Callable[[int, HostNode, int, int], None] | None = None,
    ) -> list[tuple[CompiledGraph, Sequence[Any]]]:
        """Each program that a call runs, with its arrays. `timed` is called with the ops on the
        host between them: after which program, and from when to when, in nanoseconds."""
        found = [(self.compiled, arrays)]
        if self.later is not None:
            after = None if timed is None else lambda *host: timed(len(found) - 1, *host)
            self.compute(call, arrays, lambda *each: found.append(each), after)
        return found

    @property
    def is_cached(self) -> bool:
        """Whether its graph is from the cache, which has no source lines."""
        return self._traced.is_cached

    @property
    def graph(self) -> Graph:
        return self._traced.graph

    @property
    def later_stages(self) -> tuple[ExecutedStage, ...]:
        """The stages that the latest call went through after its first graph. Without any call
        there are none: what they are depends on values, and ops of the host run only in a call."""
        return () if self.later is None else self.later.describe()

    @property
    def has_later_stages(self) -> bool:
        """Whether sizes depend on values, and graphs are traced as these become known."""
        return self.later is not None

    @property
    def is_incomplete(self) -> bool:
        """Whether only a call can say what comes after the first graph."""
        return self.later is not None and self.later.latest is None

    @property
    def makes(self) -> tuple[str, ...]:
        """The names of the results of its program."""
        if self.later is not None:
            return self.later.rest.step.trace.makes
        return (*self.output_names, *(self._state.names if self._state else ()))

    def sample_call(self) -> tuple[Call, list[Any]]:
        """A call of its signature with random values, and its arrays."""
        call = self.signature
        feeds = {n: v if n in call.fixed else sample_array(v) for n, v in call.feeds.items()}
        inputs = self.graph.inputs[: len(call.names)]  # a saved model has shapes alone
        known = call.arrays or [np.zeros(n.shape, n.dtype.numpy) for n in inputs]
        arrays = [feeds[n] for n in call.names] if feeds else [sample_array(a) for a in known]
        made = replace(call, feeds=feeds, arrays=arrays)
        return made, self.add_hidden(made)

    def run_sample(self) -> None:
        """A call with random values, after which `later_stages` is known."""
        try:
            self.compute(*self.sample_call())
        except (InputError, ShapeError) as error:
            raise type(error)(
                error.what,
                why=error.why,
                at=error.at,
                hint="what it does depends on values, and these were random: call the model first",
            ) from error

    @property
    def stages(self) -> list[tuple[Any, ...]]:
        """(ops on the host, graph, program, the names of its results) of each stage."""
        first = ((), self.graph, self.compiled, self.makes)
        return [first, *((w.hosts, w.graph, w.program, w.makes) for w in self.later_stages)]

    @property
    def programs(self) -> list[CompiledGraph]:
        """Of every stage of the latest call."""
        return [
            self.compiled,
            *(went.program for went in self.later_stages if went.program is not None),
        ]

    def _run(self, arrays: Sequence[Any]) -> tuple[Any, ...]:
        """The outputs of the first program; new values of its state are stored."""
        with self.compiled.stages.time_first_run():
            made = self.compiled.program.run(arrays)
        if self._state is None:
            return made
        count = len(made) - len(self._state)
        self._state.write(made[count:])
        return made[:count]

    def slow_path(self, *arrays: Any) -> Any:
        """A call that makes no fast path, for sizes that may not come again."""
        values = self._run(arrays)
        return self._pack(values) if self._pack else unwrap_single(values)

    def describe_arguments(self) -> tuple[list[Value], list[Value]]:
        program = self.compiled.program
        inputs = zip(self.names, program.graph.inputs[: len(self.names)], strict=True)
        outputs = zip(self.output_names, program.outputs, strict=self._state is None)
        made = [
            [Value(name, _describe_shape(n), str(n.dtype)) for name, n in side]
            for side in (inputs, outputs)
        ]
        return made[0], made[1]


def _describe_shape(node: Node) -> tuple[int | str | None, ...]:
    """A shape with names for sizes that calls decide."""
    return tuple(str(n) if isinstance(n, Size) else n for n in node.shape)


# --- a program for every size that its guards allow -----------------------------------------------


@dataclass(frozen=True, eq=False)
class DynamicVariant:
    """A compiled graph whose inputs have sizes that calls decide. The graph holds for those that
    `graph_guards` allow, and its program for those that all `guards` do."""

    signature: Call  # that it was traced for
    traced: Traced
    compiled: CompiledGraph
    guards: tuple[Guard, ...] = ()
    later: LaterStages | None = None

    @property
    def graph_guards(self) -> tuple[Guard, ...]:
        planned = {
            g for part in self.compiled.subgraphs for g in getattr(part.program, "guards", ())
        }
        return tuple(guard for guard in self.guards if guard not in planned)

    @property
    def symbols(self) -> set[Symbol]:
        return symbols_in(self.traced.graph)

    @property
    def is_whole(self) -> bool:
        """Whether its graph is all that a call computes, and shapes alone decide about sizes."""
        return self.traced.rest is None and not self.traced.numbers

    def read_sizes(self, call: Call) -> Values | None:
        """The sizes of a call; None where the program does not hold for them."""
        if call.form != self.signature.form:
            return None
        numbers = read_numbers(self.traced.numbers, call.feeds)
        if numbers is None:
            return None
        shapes = [array.shape for array in call.arrays]
        values = read_sizes(self.traced.graph, shapes, {**call.sizes, **numbers})
        holds = values is not None and all(guard.holds(values) for guard in self.guards)
        return values if holds else None

    def to_saved(self) -> SavedVariant:
        """What a file holds of it: the rewritten graph, its checks and its guards."""
        program, traced, call = self.compiled.program, self.traced, self.signature
        index_checks = tuple(
            (node, text, str(line) if isinstance(line, Origin) else "")
            for node, text, line in program.index_checks
        )
        return SavedVariant(
            given=call.given or call.names,
            fixed=call.fixed,
            fed=call.names,
            output_names=traced.output_names,
            graph=Graph(program.graph.inputs, tuple(program.outputs)),
            structure=traced.structure,
            draws=traced.draws,
            index_checks=index_checks,
            guards=self.graph_guards,
        )


def describe_programs(found: Sequence[DynamicVariant]) -> str:
    """How many programs serve which sizes, and the guards that pick one."""
    names = sorted({symbol.name for each in found for symbol in each.symbols})
    count = "one program" if len(found) == 1 else f"{len(found)} programs"
    guards = [", ".join(map(str, each.guards)) for each in found if each.guards]
    picked = f", picked by the guards {' | '.join(guards)}" if guards else ""
    return f"{count} for any {', '.join(names)}{picked}" if names else count


def describe_stages(variant: Variant) -> Iterator[str]:
    """The same of each stage that the latest call of a variant went through."""
    stage, later = 2, variant.later
    while later is not None and later.latest is not None and later.latest[0] is not None:
        if found := later.latest[1]._dynamic:
            yield f"stage {stage} runs {describe_programs(found)}"
        stage, later = stage + 1, later.latest[0].later
