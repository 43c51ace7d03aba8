"""Choose what a browser bundle, a library or a file holds of a model, and write the first two."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.errors import InputError, KitsuneError, spell
from kitsune.frontends.dynamic_axes import read_numbers
from kitsune.ir.dtypes import f32
from kitsune.ir.guards import Guard
from kitsune.ir.half_precision import lower_precision
from kitsune.ir.node import Graph
from kitsune.model.dispatch import VariantDispatcher
from kitsune.model.variant import Variant
from kitsune.tracing import Call, DynamicSource, Traced
from kitsune.tracing.call import make_example

if TYPE_CHECKING:
    from kitsune.backends.webgpu.profiles import Profile
    from kitsune.bundle import Case, Exported
    from kitsune.native import ExportedLibraries


class WebExporter(VariantDispatcher):
    """A model that can be written as a folder for web pages, or as a library in C."""

    def export_web(
        self,
        folder: str | PathLike[str],
        *,
        browsers: Sequence[str | Profile] = ("chrome", "firefox", "safari", "edge"),
        targets: Sequence[str] = ("webgpu", "wasm"),
        shapes: Sequence[Any] | Mapping[str, Any] | None = None,
        probe: Mapping[str, Any] | None = None,
        page: str | None = None,
        widths: Mapping[int, Any] | None = None,
        **given: str | PathLike[str],
    ) -> Exported:
        """Write a folder with the model for any web page to run: docs/WEB.md.

        It holds the model for the signatures of `shapes`, or else for those it was called with.
        Dynamic sizes then are chosen by what `page` shows, or are an error that names
        them. Shaders are written for each of `browsers`, names or profiles; `probe` are inputs by
        name that the page checks itself with, random ones otherwise. `page` is what a person sees,
        with the files that it needs: `page="search", tokenizer=…`. With `widths`, it holds these in
        its place, by the bits of their weights: a page takes the first unless it names another, as
        in `{bits: kt.quantize(model, bits) for bits in (8, 4)}`.
        """
        from kitsune.bundle import export
        from kitsune.bundle.any_size import fit_case
        from kitsune.bundle.pages import check_page

        check_page(page, given)
        models = {0: self} if widths is None else widths
        written = list[Variant]()  # for exact sizes, once they are asked for

        def make_static(model: WebExporter) -> Sequence[Case]:
            if not written:
                written.extend(self._select_written(self._web_signatures(shapes, page, given)))
            return model._make_static_cases(written, "a page")

        def make_cases(model: WebExporter) -> Sequence[Case]:
            static = partial(make_static, model)
            found = model._trace_any_size(page) if shapes is None else None
            return static() if found is None else [fit_case(found, page, given, static)]

        return export(
            folder,
            {bits: make_cases(model) for bits, model in models.items()},
            self._config,
            browsers=browsers,
            targets=targets,
            probe=probe,
            page=page,
            given=given,
        )

    def export_c(
        self,
        folder: str | PathLike[str],
        *,
        targets: Sequence[str] | None = None,
        levels: Sequence[str] = (),
        name: str = "model",
        weights: str = "file",
        threads: int = 16,
        shapes: Sequence[Any] | Mapping[str, Any] | None = None,
        values: Mapping[str, Any] | None = None,
    ) -> ExportedLibraries:
        """Write the model as a library in C that needs no Python: docs/DEPLOY.md.

        `targets` are systems, such as `"aarch64-linux-gnu"`, this machine's by default; several get
        a folder each. `levels` are those of the CPU, such as `"x86-64-v2"` or `"host"`: of several,
        the library takes the best when it is loaded. `name` is what its functions and files begin
        with. Weights are in a `"file"` that is mapped, or `"inside"` the library. `threads` is the
        most that a program may ask it for. It holds the model for every size, where the model has
        dynamic axes, or for the one signature of `shapes`, or that it was called with. `values` are
        those of inputs that decide what is computed, as of the latest call unless they are given.
        """
        from kitsune.native import contents_of_case, export_library

        case = self._make_library_case(shapes, values)
        return export_library(
            folder,
            contents_of_case(case, self._config),
            targets=targets,
            levels=levels,
            name=name,
            weights=weights,
            threads=threads,
        )

    def _make_library_case(
        self,
        shapes: Sequence[Any] | Mapping[str, Any] | None,
        values: Mapping[str, Any] | None,
    ) -> Case:
        """What a library runs: for any size, or for one signature."""
        from kitsune.bundle.any_size import fit_case

        is_chosen = bool(self._variants or shapes is not None or values)
        arrays = self._read_values(values or {})
        case = self._trace_any_size(None, arrays) if shapes is None else None
        if case is None:
            if arrays:
                listed = [shapes] if isinstance(shapes, Mapping) else list(shapes or [{}])
                shapes = [{**each, **arrays} for each in listed]
            cases = self._make_static_cases(self._select_written(shapes), "a library in C")
            if len(cases) != 1:
                raise InputError(
                    f"a library holds one signature, and these are {len(cases)}",
                    hint=spell("name one: model.export_c(folder, shapes=[…])", "name one: --shape"),
                )
            (case,) = cases
        decisive = [name for name in case.fixed if name in case.names]
        if decisive and not is_chosen:
            raise InputError(
                f"the value of '{decisive[0]}' decides what is computed",
                why="a library is made for one value, and the model was not called",
                hint=spell(f"give values={{'{decisive[0]}': …}}", f"give --value {decisive[0]}=…"),
            )
        return fit_case(case, None, {}, tuple)

    def _read_values(self, values: Mapping[str, Any]) -> dict[str, np.ndarray]:
        """Values of inputs as arrays of the types that the model declares."""
        types = {each.name: each.dtype for each in self._source.axes.inputs}
        for name in values:
            if name not in types:
                raise InputError(f"no input '{name}'", why=f"the inputs are {', '.join(types)}")
        kinds = {name: dtype.numpy if dtype else None for name, dtype in types.items()}
        return {name: np.asarray(value, kinds[name]) for name, value in values.items()}

    def _web_signatures(
        self,
        shapes: Sequence[Any] | Mapping[str, Any] | None,
        page: str | None,
        given: Mapping[str, str | PathLike[str]],
    ) -> Any:
        """Choose the exact sizes that `export_web` writes where `shapes` and the model leave some
        open. None where the model has been called: then these calls say what to write."""
        from kitsune.bundle.bundle_sizes import choose_signatures

        axes = self._source.axes
        if not axes.inputs or (shapes is None and self._variants):
            return shapes
        trace = lambda s: self._source.trace(self._source.bind(*make_example(s, axes)))  # noqa: E731
        return choose_signatures(axes, shapes, page, given, trace)

    def _make_static_cases(self, written: Sequence[Variant], runner: str) -> list[Case]:
        """What a page or a library runs of this model for the signatures of these."""
        own = [self._retrace(self._get_or_compile(each.signature)) for each in written]
        cases = [each.to_web_case(runner) for each in own]
        return [replace(case, graph=self._lower_precision(case.graph)) for case in cases]

    def _lower_precision(self, graph: Graph) -> Graph:
        return graph if self._precision == f32 else lower_precision(graph, self._precision)

    def _trace_any_size(
        self, page: str | None, values: Mapping[str, np.ndarray] | None = None
    ) -> Case | None:
        """What a page or a library runs of this model for every size of its dynamic axes, if it
        can. Of inputs that decide what is computed, it is for the `values` that are given, or of
        the latest call; without any mapping, for none."""
        from kitsune.bundle.bundle_sizes import example_signatures

        source = self._source
        if not isinstance(source, DynamicSource):
            return None
        with self._lock:
            latest = [each.signature for each in reversed(self._variants.values())][:1]
        if values:
            latest = []
        elif values is not None and not (latest or source.axes.inputs):
            latest = [call for call in [source.smallest()] if call is not None]
        named = ({**each, **(values or {})} for each in example_signatures(source.axes, page))
        for calls in (latest, *map(self._bind_shapes, () if latest else named)):
            with suppress(KitsuneError):  # of sizes that the model does not take
                for call in calls:
                    traced, guards = self._trace_dynamic(source, call, None)
                    if traced is None or (traced.numbers and values is None):
                        continue
                    case = _make_case(call, traced, guards)
                    if case is not None:
                        return replace(case, graph=self._lower_precision(case.graph))
        return None

    def _select_written(self, shapes: Sequence[Any] | Mapping[str, Any] | None) -> list[Variant]:
        """What a file or a folder is to hold."""
        if shapes is not None:
            found = map(self._get_or_compile, self._bind_shapes(shapes))
            return list(dict.fromkeys(map(self._make_static, found)))
        is_new, latest = not self._variants, self._latest
        if is_new and latest.dynamic is None and (call := self._source.smallest()) is not None:
            self._warn_smallest(call)
        with self._lock:
            return list(self._variants.values())

    def _describe_dynamic_sizes(self, call: Call) -> str:
        """The shapes of a call where the file has dynamic axes; nothing where it has none."""
        declared = self._source.declared
        if declared is None or all(is_fixed(value.shape) for value in declared[0]):
            return ""
        sizes = zip(call.names, call.arrays, strict=True)
        return ", ".join(f"{name}: {list(np.shape(array))}" for name, array in sizes)

    def _warn_smallest(self, call: Call) -> None:
        """Dynamic sizes became 1, which is seldom what is meant."""
        said = self._describe_dynamic_sizes(call)
        if not said:
            return
        warnings.warn(
            f"the model is saved for the smallest sizes that it declares, {said}; "
            f"name others with {spell('shapes=[…]', '--shape')}",
            stacklevel=4,
        )


def _make_case(call: Call, traced: Traced, guards: tuple[Guard, ...]) -> Case | None:
    """The case of a graph for any size, with the numbers of this call where it has some among its
    inputs; None where the graph is not all of a call."""
    from kitsune.bundle import Case
    from kitsune.bundle.any_size import fix_sizes

    numbers = read_numbers(traced.numbers, call.feeds)
    if numbers is None or not replace(traced, numbers={}).is_whole:
        return None
    fixed = {**call.fixed, **{name: call.feeds[name] for name in traced.numbers}}
    case = Case(call.names, traced.output_names, traced.graph, fixed, guards)
    return fix_sizes(case, numbers) if numbers else case


def is_fixed(shape: Sequence[int | str | None] | None) -> bool:
    return all(isinstance(n, int) for n in shape or ())
