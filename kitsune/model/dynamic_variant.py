"""A program of a model for every size that its guards allow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kitsune.artefact.saved_model import SavedVariant
from kitsune.compiler import CompiledGraph
from kitsune.frontends.symbols import read_numbers
from kitsune.ir.bind_sizes import read_sizes, symbols_in
from kitsune.ir.guards import Guard
from kitsune.ir.node import Graph, Origin
from kitsune.ir.sizes import Symbol, Values
from kitsune.model.variant import LaterStages, Variant
from kitsune.tracing import Call, Traced


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
        planned = {g for part in self.compiled.parts for g in getattr(part.program, "guards", ())}
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
