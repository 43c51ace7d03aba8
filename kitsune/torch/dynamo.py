"""Compile a graph that Dynamo captured to a function over torch tensors."""

from __future__ import annotations

import warnings
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any
from weakref import WeakSet

import numpy as np
import torch
from torch._dynamo.utils import flatten_graph_inputs
from torch._functorch.aot_autograd import aot_module_simplified
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch.fx import GraphModule

from kitsune.backends.cpu.threads.team import default_threads
from kitsune.config import FusionConfig, check_options
from kitsune.errors import InputError, KitsuneError, UnsupportedError, VerifyError, what_is
from kitsune.ir.size_order import UnknownSize
from kitsune.model import compile as compile_model
from kitsune.model.compiled_model import CompiledModel
from kitsune.system.records import dataclass
from kitsune.tensor.core import Tensor
from kitsune.torch.dynamic_sizes import DynamicSizes
from kitsune.torch.partition import partition_graph
from kitsune.torch.recurrent_modules import replace_layers
from kitsune.torch.results import Layout, Results
from kitsune.tracing.aten import (
    Follower,
    decompositions,
    held_tensor,
    to_array,
    torch_threads,
)
from kitsune.tracing.aten.parameter_watch import Watch
from kitsune.tracing.function import FunctionSource
from kitsune.tune.tuning_store import choose_effort

MOST_CHANGES = 3  # of weights, before they are read as they are at each call
MAX_SIZES = 256  # of one graph whose programs are at hand; the first goes
MODES = ("default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs")
_live: WeakSet[Compiled] = WeakSet()


def backend(
    module: GraphModule,
    example_inputs: Sequence[Any],
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Callable[..., Any]:
    """Compile a graph for `torch.compile(model, backend="kitsune")`.

    `options` are those of FusionConfig, and `device`, `threads` and `tune` of `kt.compile`; modes
    that tune mean the same here, and others change nothing. Tensors are torch's, on the CPU:
    another device is sent what a call is given, and sends back the results.
    """
    how = _how(mode, dict(options or {}))
    replace_layers(module)

    def compiler(graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        return boxed(graph, how)

    def inference(graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        return boxed(graph, how, _static_inputs())

    def compile_traced(graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        """Compile by AOTAutograd directly: torch's `aot_autograd` imports the compiler of its
        default backend to log names, which takes seconds."""
        made: Callable[..., Any] = aot_module_simplified(
            graph,
            inputs,
            fw_compiler=compiler,
            bw_compiler=backward,
            inference_compiler=inference,
            decompositions=decompositions(),
            partition_fn=_partition,
        )
        return made

    def backward(graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        return _disable_tracing(_disable_tracing(compiler)(graph, inputs))

    is_nested = any(isinstance(x, (list, tuple, dict)) for x in example_inputs)
    made: Callable[..., Any] = (
        flatten_graph_inputs(module, example_inputs, compile_traced)
        if is_nested
        else compile_traced(module, example_inputs)
    )
    return made


def _disable_tracing(function: Callable[..., Any]) -> Callable[..., Any]:
    """Exclude a function from Dynamo's tracing."""
    made: Callable[..., Any] = torch._dynamo.disable(function, reason="it is compiled already")
    return made


def _how(mode: str | None, given: dict[str, Any]) -> dict[str, Any]:
    """Return the `kt.compile` options of a mode and options."""
    if mode is not None and mode not in MODES:
        raise UnsupportedError(f"no mode '{mode}'", hint=f"the modes are {', '.join(MODES)}")
    known = ("threads", "tune", "device", *(f.name for f in fields(FusionConfig)))
    check_options("torch.compile(backend='kitsune')", given, known)
    threads = given.pop("threads", None) or min(torch.get_num_threads(), default_threads())
    how = {
        "threads": threads,
        "tune": given.pop("tune", False),
        "mode": "default",
        "device": given.pop("device", "cpu"),
    }
    if mode is not None and mode.startswith("max-autotune"):
        how["mode"] = "max-autotune"
    choose_effort(how["mode"], how["tune"], how["device"])  # says at once what makes no sense
    how["config"] = FusionConfig(**given)
    return how


def _partition(*args: Any, **options: Any) -> tuple[GraphModule, GraphModule]:
    """A forward and a backward graph. Equal nodes become one when the graphs are compiled: torch's
    own pass for that imports all of its default backend, which takes seconds."""
    with torch._functorch.config.patch(cse=False):
        made: tuple[GraphModule, GraphModule] = min_cut_rematerialization_partition(
            *args, **options
        )
    return made


def _static_inputs() -> frozenset[int]:
    """Return the inputs that are parameters and buffers that the graph only reads."""
    context = torch._guards.TracingContext.try_get()
    about = context.fw_metadata if context else None
    if about is None:
        return frozenset()
    return frozenset(n for n in about.static_input_indices if not about.input_info[n].mutates_data)


def models() -> list[CompiledModel]:
    """List the models that `torch.compile` compiled here and still holds.

    There is one for each graph, and for each set of numbers that it is compiled for; `explain()`
    says what fused, and which ops torch
    computes.
    """
    found = [made.model for compiled in _live for made in compiled.made.values()]
    return list(dict.fromkeys(found))


def refresh(model: Any) -> None:
    """Read the weights of a model again at its next call.

    Only needed after a write that nothing notices: a few elements of a large weight changed through
    `.data` or a NumPy view. `model` is a torch module, what `torch.compile` made of one, or what
    `kt.compile` did.
    """
    if isinstance(model, CompiledModel):
        model.refresh()
        return
    if not isinstance(model, torch.nn.Module):
        raise InputError(
            f"cannot refresh {what_is(model)}",
            hint="pass the torch module, or what torch.compile or kt.compile made of it",
        )
    ids = {id(t) for t in (*model.parameters(), *model.buffers())}
    for compiled in list(_live):
        compiled.refresh(ids)


def boxed(
    graph: GraphModule, how: Mapping[str, Any], kept: frozenset[int] = frozenset()
) -> Callable[[list[Any]], Sequence[Any]]:
    """A function of a list that it empties, so that nothing keeps its tensors alive meanwhile."""
    parts = partition_graph(graph, lambda part: Compiled(part, how))
    whole = Compiled(graph, how, kept) if parts is None else None

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


@dataclass(frozen=True)
class Made:
    """The compiled form of a graph for certain sizes and numbers among its inputs. `others` are
    results that are not tensors."""

    model: CompiledModel
    call: Callable[..., Any]  # the model, for these sizes first
    results: Results
    layouts: list[Layout | None]
    others: dict[int, Any]

    def tensors(self, given: Sequence[Any], made: Any) -> list[Any]:
        """All results, of a call that was given some inputs."""
        arrays = iter(made if isinstance(made, tuple) else (made,))
        count = range(len(self.results.made))
        found = [self.others[n] if n in self.others else next(arrays) for n in count]
        return self.results.tensors(given, found, self.layouts)


class Compiled:
    """One graph, for `kt.compile` to compile as `how` says. It is traced when it is first called,
    and again for other numbers among its inputs that are no sizes; `kept` inputs are weights,
    packed once until somebody writes to them."""

    def __init__(
        self, graph: GraphModule, how: Mapping[str, Any], kept: frozenset[int] = frozenset()
    ) -> None:
        self.graph, self.how = graph, how
        self.kept = sorted(kept)
        self.made: OrderedDict[Any, Made] = OrderedDict()
        self._results = Results(graph)
        # Whether torch runs it, node by node: there is nothing to compute but views and sizes, or
        # it could not be compiled.
        self._is_torchs = not self._results.made
        self._watch = Watch(())
        self._changes = 0
        self._fed: list[int] = []
        self._numbers: list[int] = []
        self._sizes: DynamicSizes | None = None  # that calls decide
        self._models: dict[
            Any, tuple[CompiledModel, FunctionSource]
        ] = {}  # by the numbers that each is compiled for
        self._arrays: dict[int, tuple[torch.Tensor, int, np.ndarray]] = {}  # of parameters
        self._follower: Follower | None = None
        _live.add(self)

    def __call__(self, given: Sequence[Any]) -> Sequence[Any]:
        if self._is_torchs:
            made = self.graph(*given)
            return made if isinstance(made, (tuple, list)) else (made,)
        if self.kept and self.made and self._has_other_weights(given):
            self._forget()
            self._changes += 1
            self.kept = self.kept if self._changes <= MOST_CHANGES else []
        if not self.made:
            self._sort(given)
        fed = [self._array(n, given[n]) for n in self._fed]
        key = tuple([given[n] for n in self._numbers])
        if self._sizes is not None:
            fed += self._sizes.carry(given)
            key = key, tuple(self._sizes.read([array.shape for array in fed]).values())
        known = self.made.get(key)
        if known is None:
            return self._first(given, fed, key)
        return known.tensors(given, known.call(*fed))

    def _first(self, given: Sequence[Any], fed: list[np.ndarray], key: Any) -> Sequence[Any]:
        """A call that makes the program, or binds one to sizes that are new."""
        if not self.made:
            self._watch = Watch([given[n] for n in self.kept])
        others: dict[int, Any] = {}
        try:
            with torch_threads():
                if self._sizes is None:
                    model = self._trace(given, fed, others)
                else:
                    model = self._bind_sizes(given, fed, self._sizes)
                    values = self._sizes.read([array.shape for array in fed])
                    others = self._results.convert_numbers(values | self._sizes.fixed(given))
        except Exception as error:
            is_ours = isinstance(error, (VerifyError, UnknownSize))
            if isinstance(error, KitsuneError) and not is_ours:
                raise
            self._leave_to_torch(error)  # a fault of ours must not stop a user's model
            return self(given)
        with torch_threads():
            results = model(*fed)
        call = model if self._sizes is None else model._latest_call
        made = Made(model, call, self._results, self._results.layouts(given), others)
        self.made[key] = made
        if self._sizes is not None and len(self.made) > MAX_SIZES:
            self.made.popitem(last=False)
        return made.tensors(given, results)

    def _bind_sizes(
        self, given: Sequence[Any], fed: Sequence[np.ndarray], sizes: DynamicSizes
    ) -> CompiledModel:
        """The model for the numbers of a call, with a program for its sizes."""
        fixed = tuple([given[n] for n in self._numbers if not sizes.is_number(n)])
        if fixed not in self._models:
            function = self._make_function(given, sizes)
            source = FunctionSource(function, dynamic=sizes)
            self._models[fixed] = compile_model(source, **self.how), source
        model, source = self._models[fixed]
        call = source.bind(fed, {})
        try:
            model._get_or_compile(call)
        except Exception as error:
            if source.is_static(call):
                raise
            source.make_static(call, f"{type(error).__name__}: {error}")
            model._get_or_compile(call)
        return model

    def _forget(self) -> None:
        self.made.clear()
        self._models.clear()

    def _leave_to_torch(self, error: Exception) -> None:
        self._is_torchs = True
        if isinstance(error, VerifyError) and isinstance(error.__cause__, Exception):
            error = error.__cause__
        node, line = self._follower.where() if self._follower else ("", "")
        place = (node or "planning it") + (f" from {line}" if line else "")
        warnings.warn(
            f"torch computes a graph that kitsune could not compile: {type(error).__name__} at "
            f"{place}: {error}",
            RuntimeWarning,
            stacklevel=2,
        )

    def _has_other_weights(self, given: Sequence[Any]) -> bool:
        """Return whether the weights of a call are not those that are packed."""
        return not self._watch.holds([given[n] for n in self.kept]) or self._watch.has_changed()

    def refresh(self, ids: set[int]) -> None:
        """Pack weights again at the next call, if some of them are among these."""
        if ids & self._watch.ids():
            self._forget()

    def _sort(self, given: Sequence[Any]) -> None:
        """Return which inputs are fed to the program at each call, and which are numbers it is
        compiled for; these never change for a graph."""
        tensors = [n for n, x in enumerate(given) if isinstance(x, torch.Tensor)]
        self._fed = [n for n in tensors if n not in self.kept]
        self._numbers = [n for n in range(len(given)) if n not in tensors]
        sizes = DynamicSizes(self._results.inputs, self._fed)
        self._sizes = sizes if sizes and self._results.has_only_sizes else None

    def _array(self, n: int, tensor: torch.Tensor) -> np.ndarray:
        """Parameters come again at every call, and their arrays are cached."""
        known = self._arrays.get(n)
        if known is not None and known[0] is tensor and known[1] == tensor.data_ptr():
            return known[2]
        array = to_array(tensor)
        if type(tensor) is torch.nn.Parameter:
            self._arrays[n] = tensor, tensor.data_ptr(), array
        return array

    def _trace(
        self, given: Sequence[Any], arrays: Sequence[np.ndarray], others: dict[int, Any]
    ) -> CompiledModel:
        """A model, compiled for these arrays. The results that it does not make are added to
        `others` by their places: whatever is no tensor."""
        return compile_model(self._make_function(given, None, others), *arrays, **self.how)

    def _make_function(
        self,
        given: Sequence[Any],
        sizes: DynamicSizes | None,
        others: dict[int, Any] | None = None,
    ) -> Callable[..., Any]:
        """The graph as a function of the tensors that it is fed. `sizes` are read from their
        shapes."""
        fed = self._fed
        held = {
            n: held_tensor(x) if isinstance(x, torch.Tensor) else x
            for n, x in enumerate(given)
            if n not in fed
        }

        fixed = sizes.fixed(given) if sizes is not None else {}

        def function(*tensors: Tensor) -> Any:
            inputs = held | dict(zip(fed, tensors, strict=False))
            values = fixed
            if sizes is not None:
                values = fixed | sizes.read([t.shape for t in tensors])
                inputs |= sizes.numbers(values)
            follower = self._follower = Follower(self.graph, values)
            follower.follow([inputs[n] for n in range(len(given))])
            made = self._results.collect_stored(follower.values.__getitem__)
            if others is not None:
                others.update({n: r for n, r in enumerate(made) if not isinstance(r, Tensor)})
            return tuple(r for r in made if isinstance(r, Tensor))

        return function
