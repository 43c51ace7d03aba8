"""Call a model: find the variant of each call's signature, or compile it.

A call that fits the variant used last goes through its fast path. Any other is dispatched: its
arguments are bound, and its variant is looked up, loaded from the cache, or traced and compiled.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kitsune.artefact.saved_model import SavedVariant, load_variant, store_variant
from kitsune.backends.base import backend_for, unwrap_single
from kitsune.cache.programs import hold_writes, trust_programs
from kitsune.cache.traced_models import model_key
from kitsune.compiler import compile_graph
from kitsune.config import AMBIENT, FusionConfig
from kitsune.errors import InputError, no_host
from kitsune.ir.bind_sizes import tighten_ranges
from kitsune.ir.budget import use_budget
from kitsune.ir.dtypes import DType, f32
from kitsune.ir.guards import Guard, assume, record_guards
from kitsune.ir.half_precision import lower_precision
from kitsune.ir.node import Graph
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Values
from kitsune.model.hot_sizes import HotSizes
from kitsune.model.variant import DynamicVariant, LaterStages, Variant
from kitsune.plan.cost import Measured
from kitsune.report.shadow import Shadow
from kitsune.system.files import wrap_errors
from kitsune.system.locks import make_rlock
from kitsune.system.progress import STAGES, Cost, Stages, Step, pause_gc, progress
from kitsune.target import Target
from kitsune.tracing import Call, DynamicSource, FunctionSource, OnnxSource, Source, Traced
from kitsune.tracing.call import make_example, split_named
from kitsune.tune.tuning_store import TuneEffort, load_measured, load_measurements

if TYPE_CHECKING:
    from kitsune.tensor.trace import CapturedTensors
    from kitsune.tracing.function import Watch

MAX_VARIANTS = 64  # of one model; the one used longest ago goes
MAX_DYNAMIC = 8  # programs for any size, of different guards; beyond, each size gets its own


class VariantDispatcher:
    """Calls a source, compiled for the signature of each call."""

    def __init__(
        self,
        source: Source,
        target: Target,
        config: FusionConfig,
        threads: int | None,
        precision: DType = f32,
        effort: TuneEffort | None = None,
        host: bool = True,
        native: Mapping[str, bytes] | None = None,
        wait: bool = False,
    ) -> None:
        self._source, self._target, self._precision = source, target, precision
        self._wait = wait  # for the final code, before the first call
        self._effort, self._host, self._native = effort, host, native or {}
        self._config, self._threads = config, threads
        self._variants: OrderedDict[Any, Variant] = OrderedDict()
        self._dynamic: list[
            DynamicVariant
        ] = []  # programs for any size, which variants are bound to
        self._compiling: dict[Any, Any] = {}  # a lock for each signature that is being compiled
        self._lock = make_rlock()
        limits = backend_for(target).limits()
        # Until a graph turns out to need a program for each size.
        self._may_be_dynamic = limits.dynamic_sizes and isinstance(source, DynamicSource)
        self._dynamic_lock = make_rlock()  # held while a program for any size is compiled
        self._shadow = Shadow(config, threads)
        self._hot = HotSizes(self)
        self._opening = Stages()  # what was done before anything was compiled
        # What a call goes through: the fast path of the signature used last, which hands every call
        # that does not fit it to `_dispatch`.
        self._call: Callable[..., Any] = self._dispatch
        self._watch: Watch | None = None  # of the live modules that variants were traced from
        self._captured: CapturedTensors | None = None  # the tensors that are constants of them
        self._latest_call: Callable[..., Any] = self._dispatch  # what `_call` is without a watch

    def __call__(self, *arrays: Any, **named: Any) -> Any:
        """Run the model: arrays in order or by name give arrays."""
        return self._call(*arrays, **named)

    def _dispatch(self, *arrays: Any, **named: Any) -> Any:
        if (ordered := self._order(arrays, named)) is not None:
            return self._call(*ordered)
        with wrap_errors(self._source.file), hold_writes():
            call = self._bind(arrays, named)
            known = self._get_variant(call)
            variant = known or self._compile_variant(call)
            self._note_use(variant)
            given = variant.add_hidden(call)
            if variant.has_later_stages:
                result = unwrap_single(variant.compute(call, given))
            else:
                is_new = known is None and variant.dynamic is not None
                with variant.compiled.stages.time_first_run():
                    result = (variant.slow_path if is_new else variant.call)(*given)
        variant.compiled.finish_later()
        self._verify_some(variant, call, given)
        # A size of a program for any size gets a fast path when it comes again.
        if not self._config.verify and (known is not None or variant.dynamic is None):
            self._latest_call = self._hot.watch(variant)
            is_frozen = self._watch is None and self._captured is None
            self._call = self._latest_call if is_frozen else self._call_live
        return result

    def _order(self, arrays: Sequence[Any], named: Mapping[str, Any]) -> list[Any] | None:
        """The inputs of a file's model in its order, where all are given by name: fast paths take
        no names."""
        if not isinstance(self._source, OnnxSource):
            return None
        arrays, named = split_named(arrays, named)
        names = self._source.names
        if arrays or not names or named.keys() != set(names):
            return None
        return [named[name] for name in names]

    def _bind(self, arrays: Sequence[Any], named: Mapping[str, Any]) -> Call:
        """The call of these arrays. The first traces a file whose axes are dynamic."""
        if self._variants:
            return self._source.bind(arrays, named)
        with self._opening.time("trace"):
            return self._source.bind(arrays, named)

    def _start_stages(self, step: Step) -> Stages:
        """The stages of a compilation; the first has what was done before it."""
        made = Stages(step)
        made.take(self._opening)
        return made

    def _find_costs(self, variant: Variant) -> dict[str, Cost]:
        """What it took to make the program that calls of a signature run."""
        found = self._find_dynamic(variant.signature)
        return (found[0] if found else variant).compiled.stages.costs

    def _replace_call(self, old: Callable[..., Any], new: Callable[..., Any]) -> None:
        """Let calls go through another path, if they still go through this one."""
        with self._lock:
            if self._latest_call is old:
                self._latest_call = new
            if self._call is old:
                self._call = new

    def _call_live(self, *arrays: Any, **named: Any) -> Any:
        """A call of a live module, whose weights may have changed since the last."""
        if self._has_changed():
            self.refresh()
        return self._latest_call(*arrays, **named)

    def _has_changed(self) -> bool:
        """Whether weights differ from those that variants were compiled with."""
        if self._watch is not None and self._watch.has_changed():
            return True
        return self._captured is not None and self._captured.has_changed()

    def _note_captured(self, traced: Traced) -> None:
        with self._lock:
            if traced.captured is not None:
                self._captured = traced.captured.join(self._captured)

    def refresh(self) -> None:
        """Read the weights of a live module again at the next call.

        A call notices by itself that an optimizer, `load_state_dict` or another write changed them;
        this is for writes that nothing tells of: docs/TORCH.md.
        """
        with self._lock:
            self._variants.clear()
            self._dynamic.clear()
            self._latest_call = self._call = self._dispatch
            self._watch = self._captured = None

    def _get_or_compile(self, call: Call, is_own: bool = False, wait: bool = False) -> Variant:
        """The variant of a call, which is compiled if there is none; with `is_own` one for its
        signature alone, as reports want it. Its code is final if asked to `wait` for that."""
        found = self._get_variant(call) or self._compile_variant(call, wait=wait)
        found = self._retrace(found) if is_own else found
        if wait:
            found.compiled.finish()
        self._note_use(found)
        return found

    def _note_use(self, variant: Variant) -> None:
        """Tell the programs for any size which of them a call of another size than the one before
        uses: they give back memory of large sizes that are over."""
        variant.compiled.program.note_use()
        for each in self._dynamic:
            if each is not variant.dynamic:
                each.compiled.program.note_use(is_idle=True)

    def _get_variant(self, call: Call) -> Variant | None:
        if self._has_changed():
            self.refresh()
        with self._lock:
            if call.key in self._variants:
                self._variants.move_to_end(call.key)
            return self._variants.get(call.key)

    def _compile_variant(
        self,
        call: Call,
        use_cache: bool = True,
        is_dynamic: bool = True,
        is_stored: bool = True,
        wait: bool = False,
    ) -> Variant:
        """Trace and compile for calls like this one. The first thread that asks does so; calls of
        other signatures do not wait for it. Where it `is_dynamic`, a program for any size is
        bound. Later calls run it if it `is_stored`. Without `wait` its code may not be final."""
        is_hurried = not (wait or self._wait) and use_cache and is_stored
        with self._claim(call.key):
            found = self._variants.get(call.key) if use_cache else None
            if found is not None and (is_dynamic or found.dynamic is None):
                return found  # another thread has compiled it
            self._watch_modules()
            if use_cache and is_dynamic and (bound := self._bind_dynamic(call, is_hurried)):
                self._put_variant(bound, "")
                return bound
            shown = progress("compiling", len(STAGES))
            with pause_gc(), wrap_errors(self._source.file), shown as step:
                stages = self._start_stages(step)
                key = self._variant_key(call) if use_cache else ""
                with stages.time("trace"):
                    traced = self._trace(call, key)
                self._note_captured(traced)
                graph, measured = self._prepare(traced.graph, traced.is_cached)
                where = self._target, self._config, self._threads, stages
                with use_budget(self._source.budget()), trust_programs(self._native):
                    compiled = compile_graph(
                        graph,
                        *where,
                        index_checks=traced.index_checks,
                        measured=measured,
                        is_hurried=is_hurried,
                    )
                self._release_pages()
                later = self._make_later(traced)
                variant = Variant(call, traced, compiled, self._dispatch, later)
                if is_stored:
                    self._put_variant(variant, key)
            return variant

    @contextmanager
    def _claim(self, key: Any) -> Iterator[None]:
        """Compile a signature alone; threads of others do not wait."""
        with self._lock:
            claim = self._compiling.setdefault(key, make_rlock())
        with claim:
            try:
                yield
            finally:
                with self._lock:
                    self._compiling.pop(key, None)

    def _watch_modules(self) -> None:
        """Watch the live modules that a function computes with, from its first trace on."""
        if self._watch is None and isinstance(self._source, FunctionSource):
            self._watch = self._source.watch()

    def _release_pages(self) -> None:
        """What rewriting read of a file's weights is not read again."""
        if isinstance(self._source, OnnxSource):
            self._source.release_pages()

    def _bind_dynamic(self, call: Call, is_hurried: bool) -> Variant | None:
        """A variant of a program for any size, which is compiled if there is none for the sizes of
        this call; None where the model has no such program."""
        is_asked = self._effort is not None or self._config.verify or AMBIENT.get().must
        if not self._may_be_dynamic or is_asked:
            return None
        source: Any = self._source
        with self._dynamic_lock:
            found = self._find_dynamic(call)
            if found is None and len(self._dynamic) < MAX_DYNAMIC:
                made = self._compile_dynamic(source, call, is_hurried)
                self._dynamic += [] if made is None else [made]
                found = self._find_dynamic(call)
        if found is None:
            return None
        dynamic, values = found
        given = dynamic.compiled.bind_sizes(values), self._dispatch, dynamic.later
        return Variant(call, dynamic.traced, *given, dynamic, values)

    def _make_later(self, traced: Traced) -> LaterStages | None:
        """What runs after the program of a graph, where sizes depend on values: a stage compiled as
        a model of its own, for the same target with the same configuration."""
        if traced.rest is None:
            return None
        where = self._target, self._config, self._threads, self._precision, self._effort
        later = VariantDispatcher(traced.rest.source, *where, self._host, wait=self._wait)
        return LaterStages(traced.rest, later)

    def _find_dynamic(self, call: Call) -> tuple[DynamicVariant, Values] | None:
        """The program for any size that holds for the sizes of a call, and these."""
        for each in self._dynamic:
            if (values := each.read_sizes(call)) is not None:
                return each, values
        return None

    def _compile_dynamic(
        self, source: DynamicSource, call: Call, is_hurried: bool
    ) -> DynamicVariant | None:
        """Compile for every size that the axes of a call may have: from the graph in the cache
        whose guards hold for the call, or from what the source traces."""
        with pause_gc(), progress("compiling", len(STAGES)) as step:
            stages = self._start_stages(step)
            with stages.time("trace"):
                key, saved = self._find_saved(source, call)
                traced, assumed = self._trace_dynamic(source, call, saved)
            if traced is None:
                self._opening.take(stages)
                return None
            self._note_captured(traced)
            graph = traced.graph
            if self._precision != f32 and saved is None:
                graph = lower_precision(graph, self._precision)
            where = self._target, self._config, self._threads
            try:
                given = use_budget(source.budget()), trust_programs(self._native)
                with given[0], given[1], record_guards() as guards:
                    assume(assumed)
                    compiled = compile_graph(
                        graph,
                        *where,
                        stages,
                        index_checks=traced.index_checks,
                        is_hurried=is_hurried,
                    )
            except UnknownSize as error:
                source.static_reason, self._may_be_dynamic = str(error), False
                self._opening.take(stages)
                return None
        self._release_pages()
        made = DynamicVariant(
            call.drop_values(), traced, compiled, tuple(guards), self._make_later(traced)
        )
        is_new = key and saved is None and made.is_whole
        if is_new and isinstance(source, OnnxSource) and source.is_current():
            store_variant(key, made.to_saved())
        return made

    def _trace_dynamic(
        self, source: DynamicSource, call: Call, saved: SavedVariant | None
    ) -> tuple[Traced | None, tuple[Guard, ...]]:
        if saved is not None:
            names, index_checks = saved.output_names, saved.index_checks
            return Traced(
                saved.graph, names, index_checks=index_checks, is_cached=True
            ), saved.guards
        found = source.trace_dynamic(call)
        if found is None:
            return None, ()
        if found.traced.index_checks is not None:  # of a file, whose graph was rewritten
            return found.traced, found.guards
        graph, guards = tighten_ranges(found.traced.graph, found.guards)
        return replace(found.traced, graph=graph), guards

    def _find_saved(self, source: DynamicSource, call: Call) -> tuple[str, SavedVariant | None]:
        """The graph that holds for the sizes of a call, of another program or in the cache, or the
        key for a new one."""
        shapes = [array.shape for array in call.arrays]
        for each in self._dynamic if isinstance(source, OnnxSource) else ():
            is_alike = each.is_whole and each.signature.form == call.form
            saved = each.to_saved() if is_alike else None
            if saved is not None and (values := saved.read_sizes(shapes)) is not None:
                return "", saved.change_hints(values)
        for number in range(MAX_DYNAMIC):
            key = self._cache_key(source.dynamic_name(number))
            saved = self._load_saved(key)
            if saved is None:
                return key, None
            if (values := saved.read_sizes(shapes)) is not None:
                return key, saved.change_hints(values)
        return "", None

    def _put_variant(self, variant: Variant, key: str) -> None:
        """Keep a variant for later calls, and its graph in the cache for later processes.

        Not where its files changed as they were read, nor where it was measured to lose by fusion:
        its graph is then not what its key says."""
        source = self._source
        is_new = key and not variant.is_cached and variant.compiled.timed is None
        if is_new and isinstance(source, OnnxSource) and source.is_current():  # may read the file
            store_variant(key, variant.to_saved())
        with self._lock:
            self._variants[variant.signature.key] = variant
            if len(self._variants) > MAX_VARIANTS:
                self._variants.popitem(last=False)

    def _variant_key(self, call: Call) -> str:
        """The key of the traced graph of a call in the cache; empty for models that are no file."""
        source = self._source
        return self._cache_key(source.cache_name(call)) if isinstance(source, OnnxSource) else ""

    def _cache_key(self, name: str) -> str:
        """The key of a traced graph; empty where it is not cached: where choices are measured, and
        where assertions or logs ask how it is compiled."""
        ambient = AMBIENT.get()
        if self._effort is not None or self._config.debug or ambient.must:
            return ""
        if not name or self._target.device != "cpu":
            return ""
        measured = load_measured(self._target, self._threads)
        slow = sorted(key for key, timed in measured.programs.items() if timed.gain < 1)
        settings = f"{self._target!r} {self._config} {ambient} {self._precision}"
        return model_key(name, settings, [measured.name, *slow])

    def _load_saved(self, key: str) -> SavedVariant | None:
        """A graph of a file in the cache."""
        source = self._source
        return load_variant(key, source.files) if key and isinstance(source, OnnxSource) else None

    def _trace(self, call: Call, key: str) -> Traced:
        """The graph of a call, from the cache or from the source."""
        saved = self._load_saved(key)
        if saved is None:
            return self._source.trace(call)
        return Traced(
            saved.graph, saved.output_names, index_checks=saved.index_checks, is_cached=True
        )

    def _prepare(self, graph: Graph, is_cached: bool = False) -> tuple[Graph, Measured]:
        """The graph in the model's precision, and what was measured of it."""
        if self._precision != f32 and not is_cached:
            graph = lower_precision(graph, self._precision)
        measured = load_measurements(graph, self._target, self._config, self._threads, self._effort)
        if not self._host:
            refuse_host(graph)
        return graph, measured

    def _retrace(self, variant: Variant) -> Variant:
        """The same for its signature alone, with the graph that the source traces: a cached one has
        no source lines, and one for any size says nothing of this one."""
        if not variant.is_cached and variant.dynamic is None:
            return variant
        own = self._compile_variant(variant.signature, False)
        if own.later is not None and variant.later is not None and own.later.latest is None:
            own.later.latest = variant.later.latest
        return own

    def _make_static(self, variant: Variant) -> Variant:
        """The same for its signature alone."""
        if variant.dynamic is None:
            return variant
        return self._compile_variant(variant.signature, is_dynamic=False, wait=True)

    def _bind_shapes(self, shapes: Any) -> Iterator[Call]:
        is_one = isinstance(shapes, Mapping) or not isinstance(shapes, Iterable)
        for signature in [shapes] if is_one else shapes:
            yield self._bind(*make_example(signature, self._source.axes))

    @property
    def _latest(self) -> Variant:
        with self._lock:
            if self._variants:
                return next(reversed(self._variants.values()))
        smallest = self._source.smallest()
        if smallest is not None:
            return self._get_or_compile(smallest)
        raise InputError(
            "nothing was compiled yet",
            why="a function is compiled for the shapes it is called with",
            hint="call the model, or model.warm_up([shape]), or give kt.compile example inputs",
        )

    def _verify_some(self, found: Variant, call: Call, arrays: Sequence[Any]) -> None:
        """Check one call in `1 / config.verify`."""
        if self._config.verify and self._shadow.is_due():
            self._shadow.check(found.list_programs(call, arrays))


def refuse_host(graph: Graph) -> None:
    """Raise if a graph has a node that no kernel computes."""
    for node in graph.nodes():
        if node.op == "host":
            raise no_host(node.attr("call").name, node.line)
