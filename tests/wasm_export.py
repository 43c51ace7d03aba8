"""Graph in, a folder out that `createWasmProgram` runs: modules, weights and their description."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.backends.wasm.page_program import export_wasm, link_for_page
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.bind_sizes import change_hints
from kitsune.ir.guards import record_guards
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Values
from kitsune.ir.verify_graph import add_index_checks
from kitsune.target import WASM32


def exported(
    graph: Graph,
    names: Sequence[str],
    outputs: Sequence[str],
    folder: Path,
    hints: Sequence[Values] = ({},),
) -> Any:
    """A folder with all that a page needs of a graph, and its description. Where calls decide
    sizes, it has a variant for each of `hints`."""
    graph, checks = add_index_checks(graph)
    whole = Graph(graph.inputs, (*graph.outputs, *(node for node, _, _ in checks)))
    planned = []
    for number, values in enumerate(hints):
        with record_guards() as guards:
            compiled = lower_graph(change_hints(whole, values), WASM32, FusionConfig())
        messages = [text for _, text, _ in checks]
        planned.append(link_for_page(compiled, messages, tuple(guards), number))
    weights, modules = bytearray(), list[bytes]()

    def add_weight(array: np.ndarray, number: int) -> tuple[int, int]:
        weights.extend(array.tobytes())
        return len(weights) - array.nbytes, array.nbytes

    def add_module(data: bytes) -> str:
        modules.append(data)
        (folder / f"{len(modules)}.wasm").write_bytes(data)
        return f"{len(modules)}.wasm"

    made = export_wasm(planned, names, outputs, add_weight, add_module)
    (folder / "weights.bin").write_bytes(weights)
    (folder / "description.json").write_text(json.dumps(made))
    return made
