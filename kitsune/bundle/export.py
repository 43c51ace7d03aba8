"""Export graphs as a browser bundle: plans, shaders, weights and the JavaScript runtime."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from kitsune import __version__
from kitsune.backends.wasm.page_program import PageModule, export_wasm
from kitsune.backends.webgpu.profiles import NATIVE, Profile, profile
from kitsune.bundle.folder import SHARD_NBYTES, Folder, Weights, encode_json
from kitsune.bundle.pages import is_of_a_page, page_files, service_worker
from kitsune.bundle.plans import Plans, plan_for_page
from kitsune.bundle.probe import probe_inputs, sample_kernels, tolerance
from kitsune.bundle.shaders import PLANNED, PLANNED_F16
from kitsune.bundle.webnn import describe_plan
from kitsune.config import FusionConfig
from kitsune.errors import DeviceError, InputError, UnsupportedError
from kitsune.ir.dtypes import f16
from kitsune.ir.node import Graph, Node
from kitsune.target import WASM32

DEFAULTS = ("webgpu", "wasm")
TARGETS = (*DEFAULTS, "webnn")
Write = Callable[["Case", FusionConfig, Sequence[np.ndarray], Hashable], list[dict[str, Any]]]
RUNTIME = "kitsune"
RUNTIME_ENDS = (".js", ".ts", "package.json", "README.md")
MAX_NAMES = 3  # of inputs in one line of a report


@dataclass(frozen=True)
class Case:
    """A model for one signature: what its inputs and outputs are called, the values that inputs
    are fixed to, and what it computes."""

    names: tuple[str, ...]
    output_names: tuple[str, ...]
    graph: Graph
    fixed: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Exported:
    """The bytes written by kind, the input shapes that have programs, and the targets that could
    not be written, with the reason."""

    folder: Path
    nbytes: dict[str, int]
    sizes: list[dict[str, list[int]]]
    dispatches: dict[str, int]
    refused: dict[str, str]

    @property
    def total_nbytes(self) -> int:
        return sum(self.nbytes.values())

    def __str__(self) -> str:
        parts = ", ".join(f"{kind} {nbytes:,}" for kind, nbytes in self.nbytes.items())
        lines = [f"{self.folder}: {self.total_nbytes:,} bytes: {parts}"]
        lines += [f"sizes: {'; '.join(map(_shapes, self.sizes))}"]
        if self.dispatches:
            counts = (f"{n} {how}" for how, n in self.dispatches.items())
            lines.append(f"dispatches on WebGPU: {', '.join(counts)}")
        lines += [f"not for {target}: {reason}" for target, reason in self.refused.items()]
        return "\n".join(lines)


def export(
    path: str | PathLike[str],
    widths: Mapping[int, Sequence[Case]],
    config: FusionConfig,
    *,
    browsers: Sequence[str | Profile],
    targets: Sequence[str] = DEFAULTS,
    probe: Mapping[str, Any] | None = None,
    shard_nbytes: int = SHARD_NBYTES,
    page: str | None = None,
    given: Mapping[str, str | PathLike[str]] | None = None,
) -> Exported:
    """Write a bundle for some signatures of a model, by the bits of its weights: 0 means as they
    are, and a page takes the first width unless told. A target that cannot run one of them is left
    out, with the reason; none at all is an error. `probe` are inputs of the first signature that
    a page checks itself with; `page` is one of `PAGES`, with the files that it is `given`."""
    profiles, shown = parse_profiles(browsers), page_files(page, given or {})
    _check_targets(targets)
    site = _Site(Folder(Path(path)), Weights(), config, profiles, targets)
    if not widths:
        raise InputError("no widths", hint="name models by their bits: widths={4: model}")
    variants: list[dict[str, Any]] = [
        {"bits": bits, "specialisations": site.entries(bits, cases, probe or {})}
        for bits, cases in widths.items()
    ]
    for entry in (e for variant in variants for e in variant["specialisations"]):
        entry.update((t, []) for t in site.refused)  # a page chooses one target for all sizes
    if set(targets) <= set(site.refused):
        reasons = "; ".join(f"{target}: {why}" for target, why in site.refused.items())
        raise UnsupportedError("a page cannot run this model", why=reasons)
    folder = site.folder
    _write_runtime(folder, shown)
    folder.finish(
        {
            "kitsune": __version__,
            "targets": {t: {"refused": site.refused.get(t, "")} for t in targets},
            "profiles": [_profile(p) for p in profiles],
            "variants": variants,
            "weights": site.weights.write(folder, shard_nbytes),
        },
        service_worker(),
    )
    return _report(folder, variants[0]["specialisations"], site.refused)


def parse_profiles(browsers: Sequence[str | Profile]) -> list[Profile]:
    """Return the requested profiles, one for unknown browsers that suits any adapter, and one for
    software adapters."""
    made = [p if isinstance(p, Profile) else profile(p) for p in browsers]
    return list(dict.fromkeys([*made, NATIVE, profile("software")]))


def _check_targets(targets: Sequence[str]) -> None:
    for target in targets:
        if target not in TARGETS:
            raise UnsupportedError(f"no target '{target}'", hint=f"choose {' or '.join(TARGETS)}")
    if not targets:
        raise InputError("no targets", hint=f"choose {' or '.join(TARGETS)}")


# --- one signature -------------------------------------------------------------------------------


@dataclass
class _Site:
    """A bundle being written; `refused` are the targets that it cannot have, and why."""

    folder: Folder
    weights: Weights
    config: FusionConfig
    profiles: Sequence[Profile]
    targets: Sequence[str]
    refused: dict[str, str] = field(default_factory=dict)

    def entries(
        self, bits: int, cases: Sequence[Case], probe: Mapping[str, Any]
    ) -> list[dict[str, Any]]:
        """Return the entries of `model.json` for the signatures of a width; the first has the
        `probe`."""
        return [self._entry(bits, case, {} if n else probe) for n, case in enumerate(cases)]

    def _entry(self, bits: int, case: Case, probe: Mapping[str, Any]) -> dict[str, Any]:
        graph, is_fast = case.graph, self.config.numerics == "fast"
        given = probe_inputs(graph, case.names, probe)
        entry: dict[str, Any] = {
            "inputs": [_value(*pair) for pair in zip(case.names, graph.inputs, strict=True)],
            "outputs": [
                _value(name, node) | {"tolerance": tolerance(node, is_fast)}
                for name, node in zip(case.output_names, graph.outputs, strict=True)
            ],
            "fixed": {name: _plain(value) for name, value in case.fixed.items()},
            "probe": _probe(self.folder, given, sample_kernels(graph, (), given).outputs),
        }
        ways = {"webgpu": self._webgpu, "wasm": self._wasm, "webnn": self._webnn}
        for target in self.targets:
            if target not in self.refused:
                entry[target] = list(self._both(target, ways[target], bits, case, given))
        return entry

    def _both(
        self, target: str, write: Write, bits: int, case: Case, given: Sequence[np.ndarray]
    ) -> Iterator[dict[str, Any]]:
        """Return the program with fusion as requested, and without it if possible."""
        try:
            yield from write(case, self.config, given, (bits, target, True))
        except (UnsupportedError, DeviceError) as error:
            self.refused[target] = ": ".join(filter(None, [error.what, error.at, error.why]))
            return
        unfused = replace(self.config, enabled=False)
        with suppress(UnsupportedError):
            yield from write(case, unfused, given, (bits, target, False))

    def _webgpu(
        self, case: Case, config: FusionConfig, given: Sequence[np.ndarray], reader: Hashable
    ) -> list[dict[str, Any]]:
        """Plan a graph with f16 values also for adapters with shader-f16, which a page prefers."""
        plans = Plans(self.folder, self.weights, self.profiles, reader)
        has_f16 = any(node.dtype == f16 for node in case.graph.nodes())
        entries: list[dict[str, Any]] = []
        for target in (PLANNED_F16, PLANNED) if has_f16 else (PLANNED,):
            made = plan_for_page(case.graph, target, config)
            samples = sample_kernels(made.module.graph, made.module.steps, given)
            entries += plans.add(made, target, samples, config is self.config)
        return entries

    def _wasm(
        self, case: Case, config: FusionConfig, given: Sequence[np.ndarray], reader: Hashable
    ) -> list[dict[str, Any]]:
        made = plan_for_page(case.graph, WASM32, config)
        wasm = export_wasm(
            [PageModule(made.module, made.messages)],
            case.names,
            case.output_names,
            lambda array: self.weights.add(array, reader),
            lambda module: self.folder.add("wasm", ".wasm", module),
        )
        program = self.folder.add("wasm", ".json", encode_json(wasm.description))
        return [{"fused": config is self.config, "program": program}]

    def _webnn(
        self, case: Case, config: FusionConfig, given: Sequence[np.ndarray], reader: Hashable
    ) -> list[dict[str, Any]]:
        made = plan_for_page(case.graph, PLANNED, config)
        written = describe_plan(made, lambda array: self.weights.add(array, reader))
        program = self.folder.add("webnn", ".json", encode_json(written))
        return [{"fused": config is self.config, "program": program}]


def _probe(
    folder: Folder, inputs: Sequence[np.ndarray], outputs: Sequence[np.ndarray]
) -> dict[str, Any]:
    """One file: inputs and expected outputs one after the other, each at a multiple of 8 bytes."""
    pieces, ends = [], [0]
    for array in (*inputs, *outputs):
        data = np.ascontiguousarray(array).tobytes()
        pieces.append(data + bytes(-len(data) % 8))
        ends.append(ends[-1] + len(pieces[-1]))
    return {"file": folder.add("probe", ".bin", b"".join(pieces)), "offsets": ends[:-1]}


def _value(name: str, node: Node) -> dict[str, Any]:
    return {"name": name, "dtype": str(node.dtype), "shape": list(node.shape)}


def _plain(value: Any) -> Any:
    return value.tolist() if isinstance(value, (np.ndarray, np.generic)) else value


# --- the rest of the folder ----------------------------------------------------------------------


def _profile(made: Profile) -> dict[str, Any]:
    return {
        "browser": made.browser,
        "workgroupSize": made.workgroup_size,
        "tileSize": made.tile_size,
        "fastMath": made.fast_math,
    }


def _write_runtime(folder: Folder, shown: Mapping[str, bytes]) -> None:
    """The page, and the modules beside it."""
    for entry in sorted(files("kitsune").joinpath("web").iterdir(), key=lambda e: e.name):
        if entry.name.endswith(RUNTIME_ENDS) and not is_of_a_page(entry.name):
            data = entry.read_bytes().replace(b'"0.0.0"', f'"{__version__}"'.encode())
            folder.put(f"{RUNTIME}/{entry.name}", [data])
    for name, data in sorted(shown.items()):
        folder.put(name, [data])


def _report(folder: Folder, entries: Sequence[dict[str, Any]], refused: dict[str, str]) -> Exported:
    kinds = ("weights", "shaders", "plans", "probe", "wasm", "webnn", RUNTIME)
    nbytes = {kind: n for kind in kinds if (n := folder.nbytes(kind))}
    nbytes["page"] = sum(folder.files.values()) - sum(nbytes.values())
    counts = {
        "fused" if each["fused"] else "unfused": each["dispatches"]
        for each in entries[0].get("webgpu", [])
    }
    sizes = [{value["name"]: value["shape"] for value in each["inputs"]} for each in entries]
    return Exported(folder.path, nbytes, sizes, counts, refused)


def _shapes(sizes: Mapping[str, list[int]]) -> str:
    """The shapes of a few inputs, for a person to read; inputs of one shape are said together."""
    names: dict[str, list[str]] = {}
    for name, shape in sizes.items():
        names.setdefault("×".join(map(str, shape)) or "scalar", []).append(name)
    shown = [
        f"{', '.join(found[:MAX_NAMES])}{' …' * (len(found) > MAX_NAMES)} {shape}"
        for shape, found in names.items()
    ][:MAX_NAMES]
    return ", ".join(shown) + " …" * (len(names) > MAX_NAMES)
