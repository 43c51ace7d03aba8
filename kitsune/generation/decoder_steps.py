"""Run the steps of a decoder over a KV cache.

    logits = state.feed(tokens)          # the logits after the last of them

A step is a program whose cache is written where it is, and which looks at no more of it than is
filled: one program serves every length. A prompt goes by chunks, the rest of it padded: what is
written for padding is overwritten before anything may look at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from kitsune.backends.base import backend_for
from kitsune.backends.cpu.llvm_pages import give_back_llvm
from kitsune.compiler import CompiledGraph, compile_graph
from kitsune.config import FusionConfig
from kitsune.errors import DeviceError, InputError, UnsupportedError, spell
from kitsune.frontends.decoders.decoder_graph import Cache, Decoder, Weights, step_graph
from kitsune.ir.budget import unlimited_budget, use_budget
from kitsune.ir.dtypes import DType, f16, f32
from kitsune.ir.node import Graph
from kitsune.system.files import wrap_errors
from kitsune.system.locks import make_lock
from kitsune.target import Target
from kitsune.tune.tuning_store import load_measurements, usual_effort

CHUNK = 64  # tokens of a prompt that are read at once
FEW = 4  # that are read one by one sooner than a chunk
LEADING = 3  # inputs of a step before those of its cache

Step = Callable[..., Any]


class Steps:
    """The programs of one decoder, each compiled when it is first needed."""

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
        self.dtype: DType = f16 if config.numerics == "fast" else f32
        self._weights, self._config, self._target = weights, config, target
        self._threads = threads
        self._made: dict[int, tuple[CompiledGraph, Step]] = {}
        self._lock = make_lock()

    def step(self, tokens: int) -> Step:
        return self.compile_step(tokens)[1]

    def compile_step(self, tokens: int) -> tuple[CompiledGraph, Step]:
        """With the step of one token, which comes after any other: nothing is compiled between
        them, when weights are in memory."""
        with self._lock:
            for size in (1, tokens):
                if size not in self._made:
                    with wrap_errors(self._file):
                        self._made[size] = self._compile(size)
            return self._made[tokens]

    def warm_up(self) -> None:
        """Compile the programs that a prompt and the tokens after it need."""
        self.step(CHUNK if self.capacity >= CHUNK else 1)

    def graph(self, tokens: int) -> Graph:
        return step_graph(self.model, self._weights, tokens, Cache(self.capacity, self.dtype))

    def _compile(self, tokens: int) -> tuple[CompiledGraph, Step]:
        graph = self.graph(tokens)
        kept = tuple((n, n + LEADING - 1) for n in range(1, len(graph.outputs)))
        where = self._target, self._config, self._threads
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
        bound = program.bind(lambda *arrays: program.run(arrays))
        give_back_llvm()  # what a process has of memory is for weights
        return compiled, bound

    def empty(self) -> list[Any]:
        """Room for every layer's keys and values, on the device that steps run on. The system gives
        memory for what is written."""
        shape = (self.capacity, self.model.kv_heads, self.model.head)
        count = range(2 * self.model.layers)
        backend = backend_for(self._target)
        return [backend.zeros(shape, self.dtype) for _ in count]


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
        self._cache = steps.empty()

    def rewind(self, ids: Sequence[int]) -> int:
        """Forget what is not the beginning of some tokens, which are more; how many are known."""
        same = 0
        for mine, wanted in zip(self.ids, ids[:-1], strict=False):
            if mine != wanted:
                break
            same += 1
        del self.ids[same:]
        return same

    def feed(self, ids: Sequence[int]) -> np.ndarray:
        """Read at least one token; return the logits after the last."""
        *_, logits = self.read(ids)
        return logits

    def read(self, ids: Sequence[int]) -> Iterator[np.ndarray]:
        """Read some tokens, one at least, chunk by chunk: the logits after each chunk."""
        self._check(ids)
        at = 0
        while at < len(ids):
            left, room = len(ids) - at, self.steps.capacity - len(self.ids)
            size = CHUNK if left > FEW and room >= CHUNK else 1
            yield self._step(ids[at : at + size], size)
            at += size

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

    def _step(self, ids: Sequence[int], size: int) -> np.ndarray:
        tokens = np.zeros(size, np.int64)
        tokens[: len(ids)] = ids
        position, last = np.array([len(self.ids)]), np.array([len(ids) - 1])
        step = self.steps.step(size)
        try:
            logits, *self._cache = step(tokens, position, last, *self._cache)
        except DeviceError:  # the cache may be lost with the device
            self.ids, self._cache = [], self.steps.empty()
            raise
        self.ids += ids
        return np.asarray(logits[0])
