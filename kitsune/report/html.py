"""Write the report of a model as one self-contained HTML page.

    write_report(path, "MiniLM", programs, explanation, profile, SOURCES)

The page is `page/report.html` with its style, its scripts and its data inside. Data is JSON,
deflated and in base64; so is the text of each kernel, which the page unpacks when it is asked for.
"""

from __future__ import annotations

import base64
import html
import re
import zlib
from collections.abc import Sequence
from importlib.resources import files
from os import PathLike
from typing import Any

from kitsune import __version__
from kitsune.backends.base import backend_for
from kitsune.compiler import CompiledGraph
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.node import Graph
from kitsune.lower.kernel import Kernel
from kitsune.lower.lower import lower_group
from kitsune.report.data import json_text
from kitsune.report.explanation import Explanation
from kitsune.report.pagedata import (
    KernelEntry,
    Stage,
    collect_stages,
    describe_graph,
    describe_rewritten_graph,
    kernel_graph,
    kernel_rows,
    memory_maps,
    refusal_rows,
    summary_data,
)
from kitsune.report.profile_report import Profile
from kitsune.system.files import write_atomically
from kitsune.target import GpuTarget, Target

ANY_GPU = GpuTarget("any")

SOURCES = ("llvm", "assembly")  # of kernels that the page holds, where nobody says which
KINDS = ("llvm", "assembly", "wgsl")
MOST_EVENTS = 20_000  # of a call that the page shows


def write_report(
    path: str | PathLike[str],
    title: str,
    programs: Sequence[tuple[Graph, CompiledGraph]],
    explanation: Explanation,
    profile: Profile | None,
    sources: Sequence[str] = SOURCES,
) -> None:
    """`programs` are the graphs of a call as traced, and what became of them."""
    for kind in sources:
        if kind not in KINDS:
            raise InputError(f"no source '{kind}'", why=f"there are {', '.join(KINDS)}")
    stages = collect_stages(programs)
    texts = _KernelTexts()
    rows = kernel_rows(stages, profile)
    made = (each for stage in stages for each in stage.kernels)
    for row, kernel in zip(rows, made, strict=True):
        target = stages[kernel.stage].compiled.target
        row["sources"] = texts.add_sources(kernel, target, sources)
    data = {
        "title": title,
        "version": __version__,
        "device": stages[0].compiled.target.device,
        "summary": summary_data(explanation),
        "kernels": rows,
        "refusals": refusal_rows(stages),
        "memory": memory_maps(stages),
        "profile": _profile_data(profile),
        "graphs": _graphs(stages),
    }
    write_atomically(path, [_page(title, data, texts.blobs).encode()])


def _graphs(stages: Sequence[Stage]) -> list[dict[str, Any]]:
    return [describe_graph(stages), describe_rewritten_graph(stages), kernel_graph(stages)]


def _profile_data(profile: Profile | None) -> dict[str, Any] | None:
    """Events as [kernel, track, start, end]: names are written once."""
    if profile is None:
        return None
    names = {k.kernel: n for n, k in enumerate(profile.kernels)}
    data = {**profile.data(), "names": list(names)}
    return data | {
        "events": [
            [names[e.name], e.track, round(e.start_us, 2), round(e.end_us, 2)]
            for e in profile.events[:MOST_EVENTS]
        ]
    }


class _KernelTexts:
    """The text of kernels, each once."""

    def __init__(self) -> None:
        self.blobs: list[str] = []
        self._known: dict[str, int] = {}

    def add_sources(
        self, made: KernelEntry, target: Target, kinds: Sequence[str]
    ) -> dict[str, int]:
        """Return the index of each kind of source text; a host call has none."""
        if made.step is None or not kinds:
            return {}
        kernel, own = made.step.kernel, _sources(made.step.kernel, target)
        texts = own if len(own) == 1 and "wgsl" in own else {k: own[k] for k in own if k in kinds}
        if "wgsl" in kinds and "wgsl" not in own and made.group is not None:
            limits = backend_for(ANY_GPU).limits()
            texts |= _sources(lower_group(made.group, limits).kernel, ANY_GPU)
        found = {kind: self._add(text) for kind, text in texts.items()}
        if "assembly" in kinds and "llvm" in own:
            found["assembly"] = self._add_assembly(kernel, own["llvm"], target)
        return found

    def _add_assembly(self, kernel: Kernel, llvm: str, target: Target) -> int:
        """Compile equal functions once."""
        key = f"assembly of {llvm}"
        if key not in self._known:
            self._known[key] = self._add(backend_for(target).assembly(kernel))
        return self._known[key]

    def _add(self, text: str) -> int:
        if text not in self._known:
            self._known[text] = len(self.blobs)
            self.blobs.append(_deflate(text))
        return self._known[text]


def _sources(kernel: Kernel, target: Target) -> dict[str, str]:
    """The kernel as text; the plan of a CPU may hold what no shader can do."""
    try:
        return backend_for(target).texts(kernel)
    except UnsupportedError as error:
        return {"wgsl": f"// no shader of this kernel: {error.what}\n"}


def _deflate(text: str) -> str:
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def _page(title: str, data: dict[str, Any], blobs: Sequence[str]) -> str:
    folder = files("kitsune.report").joinpath("page")
    page, style, graph, panels = (
        folder.joinpath(name).read_text(encoding="utf-8")
        for name in ("report.html", "report.css", "graph.js", "panels.js")
    )
    held = [
        f'<script type="text/plain" id="text-{n}">{blob}</script>' for n, blob in enumerate(blobs)
    ]
    packed = _deflate(json_text(data, indent=None))
    held.append(f'<script type="text/plain" id="data">{packed}</script>')
    parts = {
        "title": html.escape(title),
        "style": style,
        "script": f"{graph}\n{panels}",
        "data": "\n".join(held),
    }
    return re.sub("<!-- (title|style|script|data) -->", lambda mark: parts[mark[1]], page)
