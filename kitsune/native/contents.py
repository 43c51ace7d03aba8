"""`Contents`: what a library in C holds, and how its programs are planned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from functools import partial
from typing import Any

from kitsune.bundle.case import Case
from kitsune.bundle.plans import Planned, plan_for_page
from kitsune.config import FusionConfig
from kitsune.errors import UnsupportedError
from kitsune.ir.budget import unlimited_budget, use_budget
from kitsune.ir.guards import Guard, record_guards
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import input_
from kitsune.ir.sizes import Symbol, Values
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

RUNNER = "a library in C"
TOKENS = "tokens"  # the size of a step that calls decide
LEADING = 2  # inputs of a step before its cache: token ids, and the position of the first

Tensors = tuple[tuple[str, Node], ...]


@dataclass(frozen=True)
class DecoderShape:
    """What a caller must know to run the steps of a decoder."""

    vocabulary: int
    context: int  # tokens that the cache has room for
    most: int  # tokens of one call of a program
    ends: tuple[int, ...]  # tokens after which there is nothing


@dataclass(frozen=True)
class Contents:
    """Inputs and outputs as callers see them, and programs for `sizes`, the most usual first.
    `places` says where each input of a program is: the number of the caller's, and a byte of it."""

    inputs: Tensors
    outputs: Tensors
    plan: Callable[[Values, CpuTarget], Planned]
    places: tuple[tuple[int, int], ...]
    fixed: Mapping[str, Any] = field(default_factory=dict)
    guards: tuple[Guard, ...] = ()
    sizes: tuple[Values, ...] = ({},)
    decoder: DecoderShape | None = None


def contents_of_case(case: Case, config: FusionConfig) -> Contents:
    """A model that computes outputs from inputs."""

    def plan(values: Values, level: CpuTarget) -> Planned:
        return plan_for_page(case.graph, level, config, values, case.guards, RUNNER)

    return Contents(
        inputs=tuple(zip(case.names, case.graph.inputs, strict=True)),
        outputs=tuple(zip(case.output_names, case.graph.outputs, strict=True)),
        plan=plan,
        places=tuple((n, 0) for n in range(len(case.names))),
        fixed=case.fixed,
        guards=case.guards,
        sizes=case.sizes,
    )


@dataclass(frozen=True)
class DecoderSteps:
    """The steps of a decoder. A graph takes as many token ids, the position of the first, and the
    tensors of a cache, which are its outputs again behind the logits. `usual` is the number of
    tokens that programs of several are planned for."""

    graph: Callable[[Any], Graph]  # of one token, or of a number that calls decide
    shape: DecoderShape
    usual: int


def contents_of_decoder(steps: DecoderSteps, config: FusionConfig) -> Contents:
    """A decoder whose cache is one input of the caller, which calls write."""
    single, most = steps.graph(1), steps.shape.most
    ids, position, *kept = single.inputs
    if len({(part.shape, part.dtype) for part in kept}) > 1:
        raise UnsupportedError(
            "no KV cache of fewer bits in a library",
            why="its cache is one array of floats",
            hint="export it without kv_cache_bits",
        )
    cache = input_("cache", (len(kept), *kept[0].shape), kept[0].dtype)
    tokens = Symbol(TOKENS, hint=most, low=1, high=most)  # an arena for the longest calls
    given = input_("input_ids", (tokens.size,), ids.dtype)
    planned = [n for n in dict.fromkeys((1, steps.usual, 2, most)) if n <= most]
    return Contents(
        inputs=(("input_ids", given), ("position", position), ("cache", cache)),
        outputs=(("logits", single.outputs[0]),),
        plan=partial(_plan_step, steps, config),
        places=((0, 0), (1, 0), *((2, kept[0].nbytes * n) for n in range(len(kept)))),
        sizes=tuple({TOKENS: n} for n in planned),
        decoder=steps.shape,
    )


def _plan_step(
    steps: DecoderSteps, config: FusionConfig, values: Values, level: CpuTarget
) -> Planned:
    """The program of one token, or of every number that its guards allow."""
    count = int(values[TOKENS])
    tokens: Any = Symbol(TOKENS, hint=max(2, count), low=2, high=max(2, steps.shape.most)).size
    with record_guards() as found:
        graph = steps.graph(1 if count == 1 else tokens)
    guards = (Guard("==", tokens, 1) if count == 1 else Guard(">=", tokens, 2), *found)
    in_place = tuple((n, n + LEADING - 1) for n in range(1, len(graph.outputs)))
    with use_budget(unlimited_budget()):  # sizes were compared with those of the weights
        planned = plan_for_page(graph, level, config, None, found, RUNNER, in_place)
    if len(planned.module.in_place) < len(in_place):
        raise UnsupportedError(
            "no cache of keys and values in a library", why="its kernels do not write in place"
        )
    return replace(planned, guards=tuple(dict.fromkeys((*guards, *planned.guards))))
