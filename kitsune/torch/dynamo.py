"""A graph that Dynamo captured in, a function over torch's tensors out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from weakref import WeakSet

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch.fx import GraphModule

from kitsune.aten import Follower, array_of, decompositions, held_tensor, tensor_of
from kitsune.compiled import CompiledModel
from kitsune.config import FusionConfig
from kitsune.errors import UnsupportedError
from kitsune.model import compile as compile_model
from kitsune.tensor.core import Tensor
from kitsune.torch.parts import in_parts

MOST_CHANGES = 3  # of weights, before they are read as they are at each call
MODES = ("default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs")
_live: WeakSet[Compiled] = WeakSet()


def backend(
    module: GraphModule, example_inputs: Sequence[Any], *, mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Callable[..., Any]:  # fmt: skip
    """What `torch.compile(model, backend="kitsune")` calls. `options` are those of FusionConfig,
    and `threads`; every `mode` of torch's means the same here."""
    if mode is not None and mode not in MODES:
        raise UnsupportedError(f"no mode '{mode}'", hint=f"the modes are {', '.join(MODES)}")
    given = dict(options or {})
    threads = given.pop("threads", None)
    config = FusionConfig(**given)

    def compiler(graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        return boxed(graph, config, threads)

    def inference(graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        return boxed(graph, config, threads, _static_inputs())

    made: Callable[..., Any] = aot_autograd(
        fw_compiler=compiler, bw_compiler=compiler, inference_compiler=inference,
        decompositions=decompositions(), partition_fn=min_cut_rematerialization_partition,
    )(module, example_inputs)  # fmt: skip
    return made


def _static_inputs() -> frozenset[int]:
    """Which inputs are parameters and buffers that the graph only reads."""
    context = torch._guards.TracingContext.try_get()
    about = context.fw_metadata if context else None
    if about is None:
        return frozenset()
    return frozenset(n for n in about.static_input_indices if not about.input_info[n].mutates_data)


def models() -> list[CompiledModel]:
    """What `torch.compile` made here and still holds, one for each graph and set of sizes: their
    `explain()` tells what fused, and which ops torch computes."""
    return [model for compiled in _live for model in compiled.models.values()]


def boxed(
    graph: GraphModule, config: FusionConfig, threads: int | None,
    kept: frozenset[int] = frozenset(),
) -> Callable[[list[Any]], Sequence[Any]]:  # fmt: skip
    """A function of a list that it empties, so that nothing keeps its tensors alive meanwhile."""
    parts = in_parts(graph, lambda part: Compiled(part, config, threads))
    whole = Compiled(graph, config, threads, kept) if parts is None else None

    def call(args: list[Any]) -> Sequence[Any]:
        given = list(args)
        args.clear()
        if whole is not None:
            return whole(given)
        assert parts is not None
        made: Sequence[Any] = parts(*given)
        return made

    call._boxed_call = True  # type: ignore[attr-defined]
    return call


class Compiled:
    """One graph. It is traced when it is first called, and again for other numbers among its
    inputs; `kept` inputs are weights, laid out once until somebody writes to them."""

    def __init__(
        self, graph: GraphModule, config: FusionConfig, threads: int | None,
        kept: frozenset[int] = frozenset(),
    ) -> None:  # fmt: skip
        self.graph, self.config, self.threads = graph, config, threads
        self.kept = sorted(kept)
        self.models: dict[Any, CompiledModel] = {}
        self._weights: list[tuple[torch.Tensor, int, int]] = []
        self._changes = 0
        self._fed: list[int] = []
        self._numbers: list[int] = []
        # For each result of the graph None, or a tuple with what it is where it is no tensor.
        self._results: list[tuple[Any, ...] | None] = []
        _live.add(self)

    def __call__(self, given: Sequence[Any]) -> Sequence[Any]:
        weights = [given[n] for n in self.kept]
        if self.models and not _are_same(weights, self._weights):
            self.models.clear()
            self._changes += 1
            self.kept = self.kept if self._changes <= MOST_CHANGES else []
            weights = weights if self.kept else []
        if not self.models:
            self._sort(given)
        numbers = tuple([given[n] for n in self._numbers])
        if numbers not in self.models:
            self._weights = [(w, w.data_ptr(), _version(w)) for w in weights]
            self.models[numbers] = self._model(given, self._fed)
        made = self.models[numbers](*[array_of(given[n]) for n in self._fed])
        arrays = iter(made if isinstance(made, tuple) else (made,))
        return [tensor_of(next(arrays)) if r is None else r[0] for r in self._results]

    def _sort(self, given: Sequence[Any]) -> None:
        """Which inputs are fed to the program at each call, and which are numbers it is made for: a
        graph has the same ones always."""
        tensors = [n for n, x in enumerate(given) if isinstance(x, torch.Tensor)]
        self._fed = [n for n in tensors if n not in self.kept]
        self._numbers = [n for n in range(len(given)) if n not in tensors]

    def _model(self, given: Sequence[Any], fed: Sequence[int]) -> CompiledModel:
        held = {
            n: held_tensor(x) if isinstance(x, torch.Tensor) else x
            for n, x in enumerate(given)
            if n not in fed
        }

        def function(*tensors: Tensor) -> Any:
            inputs = held | dict(zip(fed, tensors, strict=True))
            made = Follower(self.graph).follow([inputs[n] for n in range(len(given))])
            self._results = [None if isinstance(m, Tensor) else (m,) for m in made]
            return tuple(m for m in made if isinstance(m, Tensor))

        return compile_model(function, config=self.config, threads=self.threads)


def _are_same(weights: Sequence[torch.Tensor], known: Sequence[tuple[Any, int, int]]) -> bool:
    return all(
        w is k and w.data_ptr() == at and _version(w) == version
        for w, (k, at, version) in zip(weights, known, strict=True)
    )


def _version(weight: torch.Tensor) -> int:
    return 0 if weight.is_inference() else int(weight._version)
