"""Write the programs of a model's cases to a bundle: for each target, with and without fusion."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import field, replace
from functools import partial
from typing import Any

import numpy as np

from kitsune.backends.wasm.page_program import PageModule, export_wasm, link_for_page
from kitsune.backends.webgpu.profiles import Profile
from kitsune.bundle.any_size import cover_sizes
from kitsune.bundle.case import Case
from kitsune.bundle.folder import Folder, Weights, encode_json
from kitsune.bundle.plans import Plans, plan_for_page
from kitsune.bundle.probe import probe_inputs, sample_kernels, tolerance
from kitsune.bundle.shaders import PLANNED, PLANNED_F16
from kitsune.bundle.webnn import describe_plan
from kitsune.config import FusionConfig
from kitsune.errors import DeviceError, InputError, UnsupportedError
from kitsune.ir.bind_sizes import bind_sizes, encode_sizes
from kitsune.ir.dtypes import f16
from kitsune.ir.guards import Guard, assume, record_guards
from kitsune.ir.node import Node
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Values, symbols_of
from kitsune.system.records import dataclass
from kitsune.target import WASM32, GpuTarget

Probe = Mapping[str, Any]  # inputs that a page checks itself with, by name


@dataclass(frozen=True)
class Written:
    """The entries of a target in `model.json`, and the sizes that its programs were planned for."""

    entries: list[dict[str, Any]]
    sizes: list[Values]


@dataclass(frozen=True)
class GuardedPlans:
    entries: list[dict[str, Any]]
    guards: tuple[Guard, ...]


@dataclass
class Site:
    """A bundle being written; `refused` are the targets that it cannot have, and why, `sizes` the
    shapes of the inputs of each entry, for a person to read."""

    folder: Folder
    weights: Weights
    config: FusionConfig
    profiles: Sequence[Profile]
    targets: Sequence[str]
    refused: dict[str, str] = field(default_factory=dict)
    sizes: list[dict[str, list[int | str]]] = field(default_factory=list)

    def entries(self, bits: int, cases: Sequence[Case], probe: Probe) -> list[dict[str, Any]]:
        """Return the entries of `model.json` for the cases of a width; the first has the `probe`.
        Targets that cannot run one for any size get entries for exact sizes."""
        made = []
        for number, case in enumerate(cases):
            given = {} if number else probe
            entry, left = self._write(bits, _put_first(case, given), given, self.targets)
            is_written = len(left) < len(self.targets)
            made += [self._keep(case, entry)] if is_written else []
            for n, each in enumerate(self._make_static(case, left, is_written)):
                entry, _ = self._write(bits, each, {} if n else given, left)
                made.append(self._keep(each, entry))
        return made

    def _keep(self, case: Case, entry: dict[str, Any]) -> dict[str, Any]:
        shapes = zip(case.names, case.graph.inputs, strict=True)
        self.sizes.append(
            {
                name: [_plain(n) if isinstance(n, int) else str(n) for n in node.shape]
                for name, node in shapes
            }
        )
        return entry

    def _make_static(self, case: Case, left: Sequence[str], is_written: bool) -> Sequence[Case]:
        """The cases of exact sizes for targets that are left."""
        if not left or case.static is None:
            return ()
        try:
            return case.static()
        except InputError as error:
            if not is_written:
                raise
            self.refused.update(dict.fromkeys(left, f"{error.what}: {error.why}"))
            return ()

    def _write(
        self, bits: int, case: Case, probe: Probe, targets: Sequence[str]
    ) -> tuple[dict[str, Any], list[str]]:
        """The entry of a case, and the targets that it needs exact sizes for."""
        graph, is_fast = case.graph, self.config.numerics == "fast"
        written, left = dict[str, Written](), list[str]()
        for target in (t for t in targets if t not in self.refused):
            try:
                written[target] = self._write_both(target, bits, case, probe)
            except UnknownSize:
                left.append(target)
        sizes = [values for each in written.values() for values in each.sizes]
        distinct = list({str(values): values for values in sizes or case.sizes[:1]}.values())
        outputs = zip(case.output_names, graph.outputs, strict=True)
        entry: dict[str, Any] = {
            "inputs": [_value(*pair) for pair in zip(case.names, graph.inputs, strict=True)],
            "outputs": [
                _value(name, node) | {"tolerance": tolerance(node, is_fast)}
                for name, node in outputs
            ],
            "fixed": {name: _plain(value) for name, value in case.fixed.items()},
            "guards": encode_sizes(case.guards),
            "probes": [self._probe(case, values, probe) for values in distinct] if written else [],
        }
        return entry | {target: each.entries for target, each in written.items()}, left

    def _write_both(self, target: str, bits: int, case: Case, probe: Probe) -> Written:
        """The program with fusion as requested, and without it if possible."""
        ways: dict[str, Callable[..., Written]] = {
            "webgpu": self._webgpu,
            "wasm": self._wasm,
            "webnn": self._webnn,
        }
        try:
            made = ways[target](case, self.config, probe, (bits, target, True))
        except (UnsupportedError, DeviceError) as error:
            self.refused[target] = ": ".join(filter(None, [error.what, error.at, error.why]))
            return Written([], [])
        unfused = replace(self.config, enabled=False)
        with suppress(UnsupportedError, UnknownSize):
            more = ways[target](case, unfused, probe, (bits, target, False))
            made = Written([*made.entries, *more.entries], [*made.sizes, *more.sizes])
        return made

    # --- a target --------------------------------------------------------------------------------

    def _webgpu(self, case: Case, config: FusionConfig, probe: Probe, reader: Hashable) -> Written:
        """Plan a graph with f16 values also for adapters with shader-f16, which a page prefers."""
        plans = Plans(self.folder, self.weights, self.profiles, reader)
        has_f16 = any(node.dtype == f16 for node in case.graph.nodes())
        entries, sizes = list[dict[str, Any]](), list[Values]()
        for target in (PLANNED_F16, PLANNED) if has_f16 else (PLANNED,):
            plan = partial(self._plan, plans, case, config, probe, target)
            for values, made in cover_sizes(case.sizes, plan):
                guards = encode_sizes(made.guards)
                entries += [entry | {"guards": guards} for entry in made.entries]
                sizes.append(values)
        return Written(entries, sizes)

    def _plan(
        self,
        plans: Plans,
        case: Case,
        config: FusionConfig,
        probe: Probe,
        target: GpuTarget,
        values: Values,
        number: int,
    ) -> GuardedPlans:
        made = plan_for_page(case.graph, target, config, values, case.guards)
        module, given = made.module, self._inputs(case, values, probe)
        samples = sample_kernels(module.graph, module.steps, given, values)
        with record_guards() as guards:
            assume(made.guards)
            entries = plans.add(made, target, samples, config is self.config, case.sizes)
        return GuardedPlans(entries, tuple(guards))

    def _wasm(self, case: Case, config: FusionConfig, probe: Probe, reader: Hashable) -> Written:
        def link(values: Values, number: int) -> PageModule:
            made = plan_for_page(case.graph, WASM32, config, values, case.guards)
            return link_for_page(made.module, made.messages, made.guards, number)

        variants = cover_sizes(case.sizes, link)
        wasm = export_wasm(
            [module for _, module in variants],
            case.names,
            case.output_names,
            lambda array, number: self.weights.add(array, (reader, number)),
            lambda module: self.folder.add("wasm", ".wasm", module),
        )
        entry = {
            "fused": config is self.config,
            "program": self.folder.add("wasm", ".json", encode_json(wasm)),
            "variants": encode_sizes([module.guards for _, module in variants]),
        }
        return Written([entry], [values for values, _ in variants])

    def _webnn(self, case: Case, config: FusionConfig, probe: Probe, reader: Hashable) -> Written:
        if any(case.sizes):
            raise UnknownSize("a graph of WebNN has exact sizes")
        made = plan_for_page(case.graph, PLANNED, config)
        written = describe_plan(made, lambda array: self.weights.add(array, reader))
        program = self.folder.add("webnn", ".json", encode_json(written))
        return Written([{"fused": config is self.config, "program": program}], [{}])

    # --- what a page checks itself with ----------------------------------------------------------

    def _inputs(self, case: Case, values: Values, probe: Probe) -> list[np.ndarray]:
        given = probe if values == case.sizes[0] else {}
        return probe_inputs(bind_sizes(case.graph, values), case.names, given)

    def _probe(self, case: Case, values: Values, probe: Probe) -> dict[str, Any]:
        """One file: inputs and expected outputs one after the other, each at a multiple of 8
        bytes."""
        inputs = self._inputs(case, values, probe)
        pieces, ends = [], [0]
        for array in (*inputs, *sample_kernels(case.graph, (), inputs, values).outputs):
            data = np.ascontiguousarray(array).tobytes()
            pieces.append(data + bytes(-len(data) % 8))
            ends.append(ends[-1] + len(pieces[-1]))
        file = self.folder.add("probe", ".bin", b"".join(pieces))
        return {"sizes": dict(values), "file": file, "offsets": ends[:-1]}


def _put_first(case: Case, probe: Probe) -> Case:
    """The case with the sizes of a probe as the most usual ones."""
    values = dict(case.sizes[0])
    for name, node in zip(case.names, case.graph.inputs, strict=True):
        shape = np.shape(probe[name]) if name in probe else ()
        for size, given in zip(node.shape, shape, strict=False):
            symbol = next(symbols_of(size), None)
            if symbol is not None and size == symbol.size:
                values[symbol.name] = given
    return replace(case, sizes=(values, *(v for v in case.sizes if v != values)))


def _value(name: str, node: Node) -> dict[str, Any]:
    return {"name": name, "dtype": str(node.dtype), "shape": encode_sizes(node.shape)}


def _plain(value: Any) -> Any:
    return value.tolist() if isinstance(value, (np.ndarray, np.generic)) else value
