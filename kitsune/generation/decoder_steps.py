"""Run the steps of a decoder over a KV cache.

    logits = state.feed(tokens)          # the logits after the last of them

A step is a program whose cache is written where it is, and which looks at no more of it than is
filled: one program serves every length of it. The graph is one for any number of tokens; the step
of a single one, which comes most often, is compiled by itself. A prompt is read in as few calls as
`CALL_TOKENS` allows, of even size.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import ceil
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.backends.base import backend_for
from kitsune.backends.cpu.llvm_pages import give_back_llvm
from kitsune.compiler import CompiledGraph, compile_graph
from kitsune.config import FusionConfig
from kitsune.errors import DeviceError, InputError, UnsupportedError, spell
from kitsune.frontends.decoders.adapters import AdaptedWeights, Adapter
from kitsune.frontends.decoders.cache_rows import CacheRows
from kitsune.frontends.decoders.decoder_graph import Cache, step_graph
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.weights import Weights
from kitsune.ir.bind_sizes import symbols_in
from kitsune.ir.budget import unlimited_budget, use_budget
from kitsune.ir.dtypes import f16, f32
from kitsune.ir.guards import Guard, record_guards
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Symbol
from kitsune.plan.cost import NO_MEASUREMENTS
from kitsune.system.files import wrap_errors
from kitsune.system.locks import make_lock
from kitsune.system.records import dataclass
from kitsune.target import Target
from kitsune.tune.tuning_store import load_measurements, usual_effort

if TYPE_CHECKING:
    from kitsune.native import ExportedLibraries

CALL_TOKENS = 256  # of a prompt that one call reads: more would take memory, and no less time each
USUAL_TOKENS = 64  # that programs are planned for
MAX_BOUND = 32  # numbers of tokens whose programs stay loaded
LEADING = 2  # inputs of a step before those of its cache
TOKENS = "tokens"  # the size that calls decide

Step = Callable[..., Any]


@dataclass(frozen=True, eq=False)
class Variant:
    """A compiled graph of a step, for one token or for every number that its guards allow."""

    compiled: CompiledGraph
    guards: tuple[Guard, ...] = ()

    def allows(self, tokens: int) -> bool:
        return all(guard.holds({TOKENS: tokens}) for guard in self.guards)

    def bind(self, tokens: int) -> Step:
        """The program for that many tokens."""
        compiled = self.compiled if tokens == 1 else self.compiled.bind_sizes({TOKENS: tokens})
        program = compiled.program
        return program.bind(lambda *arrays: program.run(arrays))


class Steps:
    """The programs of one decoder, each compiled when it is first needed."""

    leading = LEADING
    has_single = True  # a program of one token of its own

    def __init__(
        self,
        model: Decoder,
        weights: Weights,
        capacity: int,
        config: FusionConfig,
        target: Target,
        threads: int | None,
        file: str = "",
    ) -> None:
        """`file` is where the weights are from: what is wrong with them is an error about it."""
        self.model, self.capacity, self._file = model, capacity, file
        # As exact as the rest: f16 where activations may be int8.
        dtype = f16 if config.numerics == "fast" else f32
        self.cache_rows = CacheRows(dtype, config.kv_cache_bits)
        odd = [size for _, size in model.cached_shapes if size % 2]
        if config.kv_cache_bits == 4 and odd:
            raise UnsupportedError(
                f"no KV cache of 4 bits for heads of {odd[0]} values",
                why="two codes share a byte",
                hint="kv_cache_bits=8",
            )
        self._weights, self._config, self._target = weights, config, target
        self._threads = threads
        self._single: Variant | None = None
        self._several: list[Variant] = []
        self._bound: OrderedDict[int, Step] = OrderedDict()
        self._lock = make_lock()

    @property
    def most(self) -> int:
        """Tokens of one call at most."""
        return min(self.capacity, CALL_TOKENS)

    @property
    def usual(self) -> int:
        """Tokens that programs of several are planned for."""
        return USUAL_TOKENS

    def step(self, tokens: int) -> Step:
        """The program for that many tokens."""
        with self._lock:
            if tokens not in self._bound:
                self._bound[tokens] = self._bind(tokens)
                if len(self._bound) > MAX_BOUND:
                    self._bound.popitem(last=False)
            self._bound.move_to_end(tokens)
            return self._bound[tokens]

    def _bind(self, tokens: int) -> Step:
        """The program for that many tokens; the scales of adapters are its last input."""
        bound, weights = self._find(tokens).bind(tokens), self._weights
        if not isinstance(weights, AdaptedWeights):
            return bound
        return lambda *arrays: bound(*arrays, weights.values)

    def with_adapters(self, adapters: Sequence[Adapter]) -> Steps:
        """The same steps with adapters beside the weights, which stay packed as they are."""
        base = self.base_weights
        weights = AdaptedWeights(base, adapters) if adapters else base
        where = self._config, self._target, self._threads, self.file
        return Steps(self.model, weights, self.capacity, *where)

    @property
    def base_weights(self) -> Weights:
        weights = self._weights
        return weights.base if isinstance(weights, AdaptedWeights) else weights

    @property
    def adapters(self) -> tuple[Adapter, ...]:
        return self._weights.adapters if isinstance(self._weights, AdaptedWeights) else ()

    @property
    def adapter_names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.adapters)

    @property
    def adapter_scales(self) -> np.ndarray:
        """What each adapter is multiplied with."""
        weights = self._weights
        return weights.values if isinstance(weights, AdaptedWeights) else np.empty(0, np.float32)

    def scale_adapters(self, scales: Sequence[float]) -> None:
        """Multiply adapters with other numbers; caches of earlier ones are not used any more."""
        if isinstance(self._weights, AdaptedWeights):
            self._weights.values = np.array(scales, np.float32)
            self._weights.version += 1

    @property
    def version(self) -> int:
        """The number of changes of the scales."""
        return self._weights.version if isinstance(self._weights, AdaptedWeights) else 0

    @property
    def file(self) -> str:
        """Where the weights are from."""
        return self._file

    def compile_step(self, tokens: int) -> CompiledGraph:
        with self._lock:
            return self._find(tokens).compiled

    def _find(self, tokens: int) -> Variant:
        """The variant for that many tokens. The step of one comes after any other, so that nothing
        is compiled between them, when weights are in memory."""
        with wrap_errors(self._file):
            if self._single is None and self.has_single:
                self._single = self._compile(self.graph(1))
            if tokens == 1 and self._single is not None:
                return self._single
            found = next((each for each in self._several if each.allows(tokens)), None)
            if found is None:
                usual = min(self.usual, self.most) if not self._several else tokens
                found = self._compile_several(usual)
                if not found.allows(tokens):
                    found = self._compile_several(tokens)
            return found

    def _compile_several(self, hint: int) -> Variant:
        """A program for every number of tokens that its guards allow, planned for a `hint`."""
        symbol = Symbol(TOKENS, hint=min(hint, self.most), low=2, high=self.most)
        with record_guards() as guards:
            made = self._compile(self.graph(symbol.size))
        self._several.append(replace(made, guards=tuple(guards)))
        return self._several[-1]

    def compile_exactly(self, tokens: int) -> tuple[Graph, CompiledGraph]:
        """The graph and the program of that many tokens alone, as reports want them."""
        graph = self.graph(tokens)
        return graph, self.compile_step(1) if tokens == 1 else self._compile(graph).compiled

    def describe(self) -> str:
        """Which numbers of tokens share a program, under which guards."""
        with self._lock:
            guards = [", ".join(map(str, each.guards)) for each in self._several if each.guards]
            count = max(1, len(self._several))
        share = "share one program" if count == 1 else f"run one of {count} programs"
        picked = f", picked by the guards {' | '.join(guards)}" if guards else ""
        few = "a call of one token has a program of its own"
        return f"{few}; 2 to {self.most} tokens {share}{picked}"

    def warm_up(self) -> None:
        """Compile the programs that a prompt and the tokens after it need."""
        self.compile_step(min(self.usual, self.most))

    def export_c(
        self, folder: str | PathLike[str], ends: Iterable[int], **options: Any
    ) -> ExportedLibraries:
        """Write the steps as a library in C, with the tokens that end an answer."""
        if self.adapters:
            raise UnsupportedError("a library in C has no adapters", hint="merge them first")
        from kitsune.native import DecoderShape, DecoderSteps, contents_of_decoder, export_library

        shape = DecoderShape(self.model.vocabulary, self.capacity, self.most, tuple(sorted(ends)))
        with wrap_errors(self._file):
            steps = DecoderSteps(self.graph, shape, min(self.usual, self.most))
            return export_library(folder, contents_of_decoder(steps, self._config), **options)

    def graph(self, tokens: int) -> Graph:
        """The graph of a step of this many tokens."""
        graph = self.build(tokens)
        if isinstance(self._weights, AdaptedWeights):
            graph = Graph((*graph.inputs, self._weights.scales), graph.outputs)
        return graph

    def build(self, tokens: int) -> Graph:
        return step_graph(self.model, self._weights, tokens, Cache(self.capacity, self.cache_rows))

    @property
    def config(self) -> FusionConfig:
        return self._config

    @property
    def rows(self) -> int:
        """Rows of the cache: one for each token."""
        return self.capacity

    def _compile(self, graph: Graph) -> Variant:
        kept = tuple((n, n + self.leading - 1) for n in range(1, len(graph.outputs)))
        where = self._target, self._config, self._threads
        measured = NO_MEASUREMENTS
        if not symbols_in(graph):
            measured = load_measurements(graph, *where, usual_effort())
        with use_budget(unlimited_budget()):  # what comes from a file is verified
            compiled = compile_graph(graph, *where, in_place=kept, measured=measured)
        program = compiled.program
        if compiled.backend.owns_state and len(program.loaded.in_place) < len(kept):
            raise UnsupportedError(
                "no cache of keys and values on this device",
                why="; ".join(compiled.on_host.values()) or "its kernels do not write in place",
                hint="use hardware='cpu'",
            )
        give_back_llvm()  # what a process has of memory is for weights
        return Variant(compiled)

    def empty(self) -> list[Any]:
        """Room for every layer's keys and values, on the device that steps run on. The system gives
        memory for what is written."""
        backend, rows = backend_for(self._target), self.rows
        return [
            backend.zeros((rows, heads, size), dtype)
            for heads, head in self.model.cached_shapes
            for _, size, dtype in self.cache_rows.parts(head)
        ]


def larger_context(room: int, trained: int) -> str:
    """The end of a hint: how to get a larger context, if the model was trained for one."""
    if room >= trained:
        return ""
    how = spell("create the model with a larger context=", "give a larger --context")
    return f", or {how}, up to {trained}"


class State:
    """The state of a sequence: its tokens, and their keys and values."""

    def __init__(self, steps: Steps) -> None:
        self.steps, self.ids = steps, list[int]()
        self._cache, self._version = steps.empty(), steps.version
        self._verified_from: int | None = None  # the first token that `verify` read

    def rewind(self, ids: Sequence[int]) -> int:
        """Forget what is not the beginning of some tokens, which are more; how many are known."""
        if self._version != self.steps.version:
            self.restore([])
        same = 0
        for mine, wanted in zip(self.ids, ids[:-1], strict=False):
            if mine != wanted:
                break
            same += 1
        self.keep(same)
        return same

    def keep(self, count: int) -> None:
        """Forget all but this many tokens."""
        del self.ids[count:]
        if self._verified_from is not None and self._verified_from >= count:
            self._verified_from = None

    @property
    def cache(self) -> list[Any]:
        """The keys and values, or their parts, of each layer."""
        return self._cache

    def restore(self, ids: Sequence[int]) -> None:
        """Take the cache to be that of these tokens."""
        self.ids, self._version = list(ids), self.steps.version
        self._verified_from = 0 if ids else None

    def feed(self, ids: Sequence[int]) -> np.ndarray:
        """Read at least one token; return the logits after the last."""
        *_, logits = self.read(ids)
        return logits

    def read(self, ids: Sequence[int]) -> Iterator[np.ndarray]:
        """Read some tokens, one at least, in a few calls: the logits after each."""
        self._check(ids)
        size = ceil(len(ids) / ceil(len(ids) / CALL_TOKENS))
        for at in range(0, len(ids), size):
            yield self._step(ids[at : at + size])

    def read_each(self, ids: Sequence[int], every: Steps) -> Iterator[np.ndarray]:
        """Read some tokens in calls of even size, by programs of `every`: a row for each token."""
        self._check(ids)
        count = ceil(len(ids) / every.most)
        ends = [len(ids) * n // count for n in range(count + 1)]
        for begin, end in pairwise(ends):
            yield self._step(ids[begin:end], every)

    def verify(self, ids: Sequence[int], every: Steps) -> np.ndarray:
        """The logits after each of some tokens, by a program of `every`. Their rounding is another
        than that of steps of one token, and so is that of the keys and values in the cache."""
        self._check(ids)
        before = len(self.ids)
        made = self._step(ids, every)
        if self._verified_from is None:
            self._verified_from = before
        return made

    def accept(self, token: int) -> None:
        """Go on with a token that `verify` read."""
        if self._verified_from is None:
            self._verified_from = len(self.ids)
        self.ids.append(token)

    def recompute(self) -> np.ndarray:
        """The logits after the last token, with the bits that steps of one token give it."""
        first = len(self.ids) - 1 if self._verified_from is None else self._verified_from
        again = self.ids[first:]
        self.keep(first)
        for token in again:
            logits = self.feed([token])
        return logits

    def _check(self, ids: Sequence[int]) -> None:
        size, most = self.steps.model.vocabulary, self.steps.capacity
        if not ids:
            raise InputError("no tokens to go on from", hint="a prompt has one at least")
        outside = next((n for n in ids if not 0 <= n < size), None)
        if outside is not None:
            raise InputError(f"no token {outside}", why=f"there are {size}")
        if len(self.ids) + len(ids) > most:
            raise InputError(
                f"{len(self.ids) + len(ids)} tokens do not fit",
                why=f"the context has room for {most}",
                hint=f"give fewer{larger_context(most, self.steps.model.context)}",
            )

    def _step(self, ids: Sequence[int], every: Steps | None = None) -> np.ndarray:
        """The logits after the last token, or after each."""
        tokens, position = np.array(ids, np.int64), np.array([len(self.ids)])
        try:
            step = (every or self.steps).step(len(ids))
            logits, *self._cache = step(tokens, position, *self._cache)
        except DeviceError:  # the cache may be lost with the device
            self.ids, self._cache, self._verified_from = [], self.steps.empty(), None
            raise
        self.ids += ids
        return np.asarray(logits if every else logits[0])
