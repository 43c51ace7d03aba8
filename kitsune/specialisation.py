"""A call and what it traces to in, what runs calls like it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.artefact.saved import Variant
from kitsune.backends.graph_program import copy_shared
from kitsune.backends.program import only_or_all
from kitsune.compiler import CompiledGraph
from kitsune.errors import InputError, ShapeError, UnsupportedError
from kitsune.ir.node import Graph, Origin
from kitsune.report.summary import Value
from kitsune.sources import Call, Traced
from kitsune.sources.example_calls import sample

if TYPE_CHECKING:
    from kitsune.bundle import Case
    from kitsune.frontends.onnx import OnnxModel, Went
    from kitsune.frontends.onnx.host import HostNode


class Specialisation:
    """A model for one signature. `call` takes all arrays of its graph in order; `fast_path` is the
    same for whoever calls the model, and hands what it does not know to `again`."""

    def __init__(
        self,
        call: Call,
        traced: Traced,
        built: CompiledGraph,
        again: Callable[..., Any],
        build: Callable[[Graph], CompiledGraph],
    ) -> None:
        self.names, self.output_names, self.built = call.names, traced.output_names, built
        self._pack, self._again, self._hidden = traced.pack, again, traced.hidden
        self._is_positional = call.is_positional
        self.signature, self._traced, self._state = call, traced, traced.state
        self._rest, self._build = traced.rest, build

    @cached_property
    def call(self) -> Callable[..., Any]:
        if self._state is not None:
            return self._general
        return self.built.program.bind(self._general, self._pack)

    @cached_property
    def fast_path(self) -> Callable[..., Any]:
        if self._hidden or self._rest or not self._is_positional:
            return self._again
        return self.built.program.bind(self._again, self._pack)

    def saved(self) -> Variant:
        """What a file keeps of it: the graph as it was rewritten, and its checks, without lines of
        the user's."""
        self._refuse_state("save")
        call, traced, executable = self.signature, self._traced, self.built.program
        graph = Graph(executable.graph.inputs, tuple(executable.outputs))
        checks = tuple(
            (node, text, str(line) if isinstance(line, Origin) else "")
            for node, text, line in executable.checks
        )
        return Variant(
            call.given or call.names,
            call.fixed,
            call.names,
            traced.output_names,
            graph,
            traced.structure,
            traced.draws,
            checks,
        )

    def _refuse_state(self, action: str) -> None:
        if self._state is not None:
            raise UnsupportedError(
                f"cannot {action} a model that changes its buffers",
                why=f"each call changes {', '.join(self._state.names)}, and a file holds no state",
                hint="pass these values as inputs, and return the new ones",
            )

    def for_web(self) -> Case:
        """What a page runs of it."""
        from kitsune.bundle import Case

        self._refuse_state("export")
        if self._rest is not None or self._traced.draws:
            raise UnsupportedError(
                "a page cannot run this model",
                why="its sizes depend on values" if self._rest else "it draws random numbers",
                hint="export what comes before or after in a model of its own",
            )
        call = self.signature
        return Case(call.names, self.output_names, self.graph, call.fixed)

    @property
    def whole(self) -> OnnxModel | None:
        """The model that later stages are traced from, if there are any."""
        return self._rest.model if self._rest else None

    def complete(self, call: Call) -> list[Any]:
        """The arrays of a call, and those that it is not given by its caller."""
        return call.arrays if self._hidden is None else [*call.arrays, *self._hidden()]

    def values(self, call: Call, arrays: Sequence[Any]) -> tuple[Any, ...]:
        """The outputs of a call, and of what sizes in between made of it."""
        made = self._run(arrays)
        if self._rest is None:
            return made
        return copy_shared(self._run_rest(call, made), list(call.feeds.values()))

    def _run_rest(
        self,
        call: Call,
        made: Sequence[Any],
        watch: Callable[[CompiledGraph, Sequence[Any]], None] | None = None,
        timed: Callable[[HostNode, int, int], None] | None = None,
    ) -> tuple[Any, ...]:
        """The outputs of a call, from what its first graph made. `watch` is called with each
        further program and its arrays, `timed` with each op on the host."""
        assert self._rest is not None
        stages = self._rest.run(call.feeds, made, timed)
        try:
            step, arrays = next(stages)
            while True:
                if step.program is None:
                    step.program = self._build(step.trace.graph)
                if watch is not None:
                    watch(step.program, arrays)
                step, arrays = stages.send(step.program.program.run(arrays))
        except StopIteration as done:
            outputs: tuple[Any, ...] = done.value
            return outputs

    def given(
        self,
        call: Call,
        arrays: Sequence[Any],
        timed: Callable[[int, HostNode, int, int], None] | None = None,
    ) -> list[tuple[CompiledGraph, Sequence[Any]]]:
        """Each program that a call goes through, and what that is given. `timed` is called with the
        ops on the host between them: after which program, and from when to when, in nanoseconds."""
        found = [(self.built, arrays)]
        if self._rest is not None:
            made = self.built.program.run(arrays)
            after = None if timed is None else lambda *host: timed(len(found) - 1, *host)
            self._run_rest(call, made, lambda *each: found.append(each), after)
        return found

    @property
    def is_recalled(self) -> bool:
        """Whether its graph is what the cache kept, without where its nodes are from."""
        return self._traced.is_recalled

    @property
    def graph(self) -> Graph:
        return self._traced.graph

    @property
    def further(self) -> Sequence[Went]:
        """The stages that the latest call went through after its first graph. Without any call
        there are none: what they are depends on values, and ops of the host run only in a call."""
        return () if self._rest is None else self._rest.latest

    @property
    def is_incomplete(self) -> bool:
        """Whether only a call can say what comes after the first graph."""
        return self._rest is not None and not self._rest.latest

    def sampled(self) -> tuple[Call, list[Any]]:
        """A call of its signature with random values, and its arrays."""
        call = self.signature
        feeds = {n: v if n in call.fixed else sample(v) for n, v in call.feeds.items()}
        inputs = self.graph.inputs[: len(call.names)]  # a saved model has shapes alone
        known = call.arrays or [np.zeros(n.shape, n.dtype.numpy) for n in inputs]
        arrays = [feeds[n] for n in call.names] if feeds else [sample(a) for a in known]
        made = replace(call, feeds=feeds, arrays=arrays)
        return made, self.complete(made)

    def run_sample(self) -> None:
        """A call with random values, after which `further` is known."""
        try:
            self.values(*self.sampled())
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
        names = (*self.output_names, *(self._state.names if self._state else ()))
        makes = names if self._rest is None else self._rest.makes
        first = ((), self.graph, self.built, makes)
        return [first, *((w.hosts, w.graph, w.program, w.makes) for w in self.further)]

    @property
    def programs(self) -> list[CompiledGraph]:
        """Of every stage of the latest call."""
        return [self.built, *(went.program for went in self.further if went.program is not None)]

    def answer(self, call: Call, arrays: Sequence[Any]) -> Any:
        return only_or_all(self.values(call, arrays)) if self._rest else self.call(*arrays)

    def _run(self, arrays: Sequence[Any]) -> tuple[Any, ...]:
        """The outputs of the first program; new values of its state are stored."""
        made = self.built.program.run(arrays)
        if self._state is None:
            return made
        count = len(made) - len(self._state)
        self._state.write(made[count:])
        return made[:count]

    def _general(self, *arrays: Any) -> Any:
        values = self._run(arrays)
        return self._pack(values) if self._pack else only_or_all(values)

    def described(self) -> tuple[list[Value], list[Value]]:
        executable = self.built.program
        inputs = zip(self.names, executable.graph.inputs[: len(self.names)], strict=True)
        outputs = zip(self.output_names, executable.outputs, strict=self._state is None)
        made = [
            [Value(name, n.shape, str(n.dtype)) for name, n in side] for side in (inputs, outputs)
        ]
        return made[0], made[1]
