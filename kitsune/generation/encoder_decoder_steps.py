"""Run the programs of an encoder-decoder: an encoder, and the steps of its decoder over a KV cache.

    state = steps.encode(ids, lengths)     # keys and values of the source, computed once
    logits = state.feed(tokens)            # [batch, tokens] in, the logits after the last out

A graph serves every batch, every length of a source and every number of tokens. Where one of these
is 1 it has a program of its own: its matmuls are then matrix-vector products, and a batch of one
needs no mask.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from kitsune.backends.base import backend_for
from kitsune.backends.cpu.llvm_pages import give_back_llvm
from kitsune.compiler import CompiledGraph, compile_graph
from kitsune.config import FusionConfig
from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders.cache_rows import CacheRows
from kitsune.frontends.decoders.decoder_graph import Cache
from kitsune.frontends.encoder_decoders.encoder_decoder_description import EncoderDecoder
from kitsune.frontends.encoder_decoders.encoder_decoder_graphs import encoder_graph, step_graph
from kitsune.frontends.encoder_decoders.encoder_decoder_weights import EncoderDecoderWeights
from kitsune.ir.bind_sizes import symbols_in
from kitsune.ir.budget import unlimited_budget, use_budget
from kitsune.ir.dtypes import DType, f16, f32
from kitsune.ir.guards import Guard, record_guards
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Symbol
from kitsune.plan.cost import NO_MEASUREMENTS
from kitsune.system.files import wrap_errors
from kitsune.system.locks import make_lock
from kitsune.system.records import dataclass
from kitsune.target import Target
from kitsune.tune.tuning_store import load_measurements, usual_effort

MAX_BOUND = 32  # combinations of sizes whose programs stay loaded
MAX_BATCH = 1024
HINTS = {"batch": 4, "source": 64, "tokens": 8}  # that programs are planned for

Step = Callable[..., Any]
Sizes = Mapping[str, int]


@dataclass(frozen=True)
class Where:
    """What programs are compiled for."""

    config: FusionConfig
    target: Target
    threads: int | None = None


@dataclass(frozen=True, eq=False)
class Variant:
    """A compiled graph for the sizes that its guards allow."""

    compiled: CompiledGraph
    symbols: frozenset[str]
    guards: tuple[Guard, ...]

    def allows(self, sizes: Sizes) -> bool:
        return all(guard.holds(sizes) for guard in self.guards)

    def bind(self, sizes: Sizes) -> Step:
        values = {name: size for name, size in sizes.items() if name in self.symbols}
        program = (self.compiled.bind_sizes(values) if values else self.compiled).program
        return program.bind(lambda *arrays: program.run(arrays))


class SizedPrograms:
    """The programs of a graph over some sizes, each compiled when it is first needed. `first_kept`
    is the first of the inputs that are written where they are: the last ones, in the order of the
    outputs after the first."""

    def __init__(
        self,
        build: Callable[[Mapping[str, Any]], Graph],
        most: Sizes,
        where: Where,
        file: str,
        writes_cache: bool = False,
    ) -> None:
        self._build, self._most, self._where, self._file = build, most, where, file
        self._writes_cache = writes_cache
        self._variants: dict[frozenset[str], list[Variant]] = {}
        self._bound: OrderedDict[tuple[int, ...], Step] = OrderedDict()
        self._lock = make_lock()

    def program(self, **sizes: int) -> Step:
        key = tuple(sizes.values())
        with self._lock:
            if key not in self._bound:
                self._bound[key] = self._find(sizes).bind(sizes)
                if len(self._bound) > MAX_BOUND:
                    self._bound.popitem(last=False)
            self._bound.move_to_end(key)
            return self._bound[key]

    def compile(self, **sizes: int) -> CompiledGraph:
        with self._lock:
            return self._find(sizes).compiled

    def compile_exactly(self, **sizes: int) -> tuple[Graph, CompiledGraph]:
        """The graph and the program of those sizes alone, as reports want them."""
        graph = self._build(sizes)
        return graph, self._compile(graph)

    def describe(self) -> str:
        """Which sizes share a program, and which have one of their own."""
        shared = ", ".join(f"2 to {most} {name}" for name, most in self._most.items())
        return f"{shared} share a program; where one of them is 1 there is another"

    def _find(self, sizes: Sizes) -> Variant:
        with wrap_errors(self._file):
            symbols = frozenset(name for name, size in sizes.items() if size > 1)
            known = self._variants.setdefault(symbols, [])
            found = next((each for each in known if each.allows(sizes)), None)
            if found is None:
                hints = {name: min(HINTS[name], self._most[name]) for name in symbols}
                found = self._compile_variant(sizes, hints if not known else sizes)
                if not found.allows(sizes):
                    found = self._compile_variant(sizes, sizes)
            return found

    def _compile_variant(self, sizes: Sizes, hints: Sizes) -> Variant:
        """A program for all sizes that its guards allow, planned for `hints`."""
        symbols = frozenset(name for name, size in sizes.items() if size > 1)
        values: dict[str, Any] = {
            name: Symbol(name, hint=hints[name], low=2, high=self._most[name]).size
            if name in symbols
            else 1
            for name in sizes
        }
        with record_guards() as guards:
            made = self._compile(self._build(values))
        self._variants[symbols].append(Variant(made, symbols, tuple(guards)))
        return self._variants[symbols][-1]

    def _compile(self, graph: Graph) -> CompiledGraph:
        first = len(graph.inputs) - len(graph.outputs)
        kept = [(n, first + n) for n in range(1, len(graph.outputs)) if self._writes_cache]
        where = self._where.target, self._where.config, self._where.threads
        measured = NO_MEASUREMENTS
        if not symbols_in(graph):
            measured = load_measurements(graph, *where, usual_effort())
        with use_budget(unlimited_budget()):  # what comes from a file is verified
            made = compile_graph(graph, *where, in_place=tuple(kept), measured=measured)
        if made.backend.owns_state and len(made.program.loaded.in_place) < len(kept):
            raise UnsupportedError(
                "no cache of keys and values on this device",
                why="; ".join(made.on_host.values()) or "its kernels do not write in place",
                hint="use hardware='cpu'",
            )
        give_back_llvm()  # what a process has of memory is for weights
        return made


class EncoderDecoderSteps:
    """The programs of one model: its encoder, and its decoder with the logits after the last token
    or after every one."""

    def __init__(
        self,
        model: EncoderDecoder,
        weights: EncoderDecoderWeights,
        capacity: int,
        where: Where,
        file: str = "",
    ) -> None:
        """`file` is where the weights are from: what is wrong with them is an error about it."""
        if where.config.kv_cache_bits is not None:
            raise UnsupportedError(
                f"no cache of {where.config.kv_cache_bits} bits for '{file}'",
                why="that of an encoder-decoder holds floats",
                hint="leave out kv_cache_bits",
            )
        self.model, self.capacity, self.where = model, capacity, where
        # As exact as the rest: f16 where activations may be int8.
        self.dtype: DType = f16 if where.config.numerics == "fast" else f32
        source = {} if model.mels else {"source": model.source_context}
        most = {"batch": MAX_BATCH, **source}
        cache = Cache(capacity, CacheRows(self.dtype))

        def build_encoder(sizes: Mapping[str, Any]) -> Graph:
            length = sizes.get("source", model.source_context)
            return encoder_graph(model, weights, sizes["batch"], length)

        def build_step(is_every: bool) -> Callable[[Mapping[str, Any]], Graph]:
            def build(sizes: Mapping[str, Any]) -> Graph:
                length = sizes.get("source", model.source_context)
                where = sizes["batch"], sizes["tokens"], length
                return step_graph(model, weights, *where, cache, is_every)

            return build

        self.encoder = SizedPrograms(build_encoder, most, where, file)
        self.last, self.every = (
            SizedPrograms(build_step(is_every), {**most, "tokens": capacity}, where, file, True)
            for is_every in (False, True)
        )

    def encode(self, source: np.ndarray, lengths: Sequence[int] | None = None) -> State:
        """Encode rows of tokens, padded after their `lengths`, or of log-mel frames."""
        batch, sizes = len(source), self._source_sizes(source.shape)
        rows = [] if batch == 1 or lengths is None else [np.array(lengths, np.int64)]
        states, *projected = self.encoder.program(batch=batch, **sizes)(source, *rows)
        return State(self, batch, sizes, rows, projected, states)

    def _source_sizes(self, shape: tuple[int, ...]) -> dict[str, int]:
        model = self.model
        if model.mels:
            if shape[1:] != (model.mels, 2 * model.source_context):
                raise InputError(
                    f"the features are {list(shape)}",
                    why=f"rows are of {model.mels} by {2 * model.source_context} values",
                )
            return {}
        if not 0 < shape[1] <= model.source_context:
            raise InputError(
                f"the source has {shape[1]} tokens",
                why=f"the encoder has positions for 1 to {model.source_context}",
                hint="give a shorter text, or several",
            )
        return {"source": shape[1]}

    def warm_up(self) -> None:
        """Compile the programs that one text and the tokens after it need."""
        source = {} if self.model.mels else {"source": min(2, self.model.source_context)}
        self.encoder.compile(batch=1, **source)
        self.last.compile(batch=1, **source, tokens=1)

    def empty(self, batch: int) -> list[Any]:
        """Room for every layer's keys and values. The system gives memory for what is written."""
        shape = (self.capacity, batch, self.model.decoder_heads, self.model.head)
        backend = backend_for(self.where.target)
        return [backend.zeros(shape, self.dtype) for _ in range(2 * self.model.decoder_layers)]


class State:
    """Rows that are being generated: their encoded sources, and the keys and values of what each
    has up to now. All have the same number of tokens."""

    def __init__(
        self,
        steps: EncoderDecoderSteps,
        batch: int,
        sizes: dict[str, int],
        lengths: list[np.ndarray],
        projected: list[Any],
        states: Any = None,
    ) -> None:
        self.steps, self.batch, self.position, self.states = steps, batch, 0, states
        self._sizes, self._lengths, self._projected = sizes, lengths, projected
        self._cache = steps.empty(batch)

    @property
    def room(self) -> int:
        """Tokens that there is room for."""
        return self.steps.capacity - self.position

    def feed(self, tokens: Any, is_every: bool = False) -> np.ndarray:
        """Read tokens [batch, any]; return the logits after the last, or after each of them."""
        ids = np.asarray(tokens, np.int64)
        if ids.ndim != 2 or len(ids) != self.batch:
            raise InputError(f"the tokens are {list(ids.shape)}", why=f"rows are {self.batch}")
        count = ids.shape[1]
        outside = (ids < 0) | (ids >= self.steps.model.vocabulary)
        if outside.any():
            raise InputError(
                f"no token {ids[outside][0]}", why=f"there are {self.steps.model.vocabulary}"
            )
        if not 0 < count <= self.room:
            raise InputError(
                f"{self.position + count} tokens do not fit",
                why=f"there is room for {self.steps.capacity}",
                hint="give a larger context="
                if self.steps.capacity < self.steps.model.context
                else "",
            )
        programs = self.steps.every if is_every else self.steps.last
        step = programs.program(batch=self.batch, **self._sizes, tokens=count)
        position = np.array([self.position])
        given = np.ascontiguousarray(ids), position, *self._lengths, *self._projected
        logits, *self._cache = step(*given, *self._cache)
        self.position += count
        return np.asarray(logits)

    def repeat(self, times: int) -> State:
        """Each row several times, before any token was read."""
        lengths = [np.repeat(each, times) for each in self._lengths]
        if not lengths and self._sizes and times > 1:
            lengths = [np.full(times, self._sizes["source"], np.int64)]
        sources = [np.repeat(np.asarray(each), times, axis=0) for each in self._projected]
        return State(self.steps, self.batch * times, self._sizes, lengths, sources)

    def reorder(self, rows: Sequence[int]) -> None:
        """Continue each row from the tokens of another row of the same source."""
        if list(rows) == list(range(self.batch)):
            return
        for each in self._cache:
            each[: self.position] = each[: self.position, np.asarray(rows)]

    def rewind(self, position: int = 0) -> None:
        """Forget the tokens from a position on."""
        self.position = min(self.position, position)
