"""Export graphs as a browser bundle: plans, shaders, weights and the JavaScript runtime."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

from kitsune import __version__
from kitsune.backends.webgpu.profiles import NATIVE, Profile, profile
from kitsune.bundle.case import Case
from kitsune.bundle.folder import SHARD_NBYTES, Folder, Weights
from kitsune.bundle.pages import is_of_a_page, page_files, service_worker
from kitsune.bundle.site import Site
from kitsune.config import FusionConfig
from kitsune.errors import InputError, UnsupportedError
from kitsune.system.records import dataclass

DEFAULTS = ("webgpu", "wasm")
TARGETS = (*DEFAULTS, "webnn")
RUNTIME = "kitsune"
RUNTIME_ENDS = (".js", ".ts", "package.json", "README.md")
MAX_NAMES = 3  # of inputs in one line of a report


@dataclass(frozen=True)
class Exported:
    """The bytes written by kind, the input shapes that have programs, with the names of sizes that
    calls decide, and the targets that could not be written, with the reason."""

    folder: Path
    nbytes: dict[str, int]
    sizes: list[dict[str, list[int | str]]]
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
    check_targets(targets)
    site = Site(Folder(Path(path)), Weights(), config, profiles, targets)
    if not widths:
        raise InputError("no widths", hint="name models by their bits: widths={4: model}")
    variants: list[dict[str, Any]] = [
        {"bits": bits, "specialisations": site.entries(bits, cases, probe or {})}
        for bits, cases in widths.items()
    ]
    for entry in (e for variant in variants for e in variant["specialisations"]):
        entry.update((t, []) for t in site.refused)  # a page chooses one target for all sizes
    check_any(set(targets) - set(site.refused), site.refused)
    folder = site.folder
    write_runtime(folder, shown)
    folder.finish(
        {
            "kitsune": __version__,
            "targets": {t: {"refused": site.refused.get(t, "")} for t in targets},
            "profiles": [describe_profile(p) for p in profiles],
            "variants": variants,
            "weights": site.weights.write(folder, shard_nbytes),
        },
        service_worker(),
    )
    entries = variants[0]["specialisations"]
    return report(folder, site.sizes[: len(entries)], site.refused, _count_dispatches(entries))


def parse_profiles(browsers: Sequence[str | Profile]) -> list[Profile]:
    """Return the requested profiles, one for unknown browsers that suits any adapter, and one for
    software adapters."""
    made = [p if isinstance(p, Profile) else profile(p) for p in browsers]
    return list(dict.fromkeys([*made, NATIVE, profile("software")]))


def check_any(written: Collection[str], refused: Mapping[str, str]) -> None:
    """Raise where no target can run a model."""
    if not written:
        reasons = "; ".join(f"{target}: {why}" for target, why in refused.items())
        raise UnsupportedError("a page cannot run this model", why=reasons)


def check_targets(targets: Sequence[str], known: Sequence[str] = TARGETS) -> None:
    for target in targets:
        if target not in known:
            raise UnsupportedError(f"no target '{target}'", hint=f"choose {' or '.join(known)}")
    if not targets:
        raise InputError("no targets", hint=f"choose {' or '.join(known)}")


# --- the rest of the folder ----------------------------------------------------------------------


def describe_profile(made: Profile) -> dict[str, Any]:
    return {
        "browser": made.browser,
        "workgroupSize": made.workgroup_size,
        "tileSize": made.tile_size,
        "fastMath": made.fast_math,
    }


def write_runtime(folder: Folder, shown: Mapping[str, bytes], *more: str) -> None:
    """The page, and the modules beside it; `more` are modules that only some bundles have."""
    for entry in sorted(files("kitsune").joinpath("web").iterdir(), key=lambda e: e.name):
        is_shared = entry.name.endswith(RUNTIME_ENDS) and not is_of_a_page(entry.name)
        if is_shared or entry.name in more:
            data = entry.read_bytes().replace(b'"0.0.0"', f'"{__version__}"'.encode())
            folder.put(f"{RUNTIME}/{entry.name}", [data])
    for name, data in sorted(shown.items()):
        folder.put(name, [data])


def report(
    folder: Folder,
    sizes: list[dict[str, list[int | str]]],
    refused: dict[str, str],
    dispatches: Mapping[str, int] | None = None,
) -> Exported:
    kinds = ("weights", "shaders", "plans", "probe", "wasm", "webnn", RUNTIME)
    nbytes = {kind: n for kind in kinds if (n := folder.nbytes(kind))}
    nbytes["page"] = sum(folder.files.values()) - sum(nbytes.values())
    return Exported(folder.path, nbytes, sizes, dict(dispatches or {}), refused)


def _count_dispatches(entries: Sequence[dict[str, Any]]) -> dict[str, int]:
    written: list[Any] = next((each for entry in entries if (each := entry.get("webgpu"))), [])
    return {"fused" if each["fused"] else "unfused": each["dispatches"] for each in written}


def _shapes(sizes: Mapping[str, list[int | str]]) -> str:
    """The shapes of a few inputs, for a person to read; inputs of one shape are said together."""
    names: dict[str, list[str]] = {}
    for name, shape in sizes.items():
        names.setdefault("×".join(map(str, shape)) or "scalar", []).append(name)
    shown = [
        f"{', '.join(found[:MAX_NAMES])}{' …' * (len(found) > MAX_NAMES)} {shape}"
        for shape, found in names.items()
    ][:MAX_NAMES]
    return ", ".join(shown) + " …" * (len(names) > MAX_NAMES)
