"""Measure how much errors in each column of a decoder's matrices count: an importance matrix.

importance[matrix][k] = mean of x[k]² over what texts multiply the matrix with
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, cast

import numpy as np

from kitsune.compiler import compile_graph, resolve_config
from kitsune.errors import InputError
from kitsune.frontends.decoders.decoder_graph import whole_graph
from kitsune.frontends.decoders.huggingface import SafetensorsWeights, read_decoder
from kitsune.frontends.decoders.weights import Weights, check_sizes
from kitsune.generation.load import Directory
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import mean, square
from kitsune.model import make_target
from kitsune.quant.checkpoint_export import read_source
from kitsune.system.files import wrap_errors

CHUNK_TOKENS = 256  # that a call reads


class WatchedWeights:
    """Weights that note the mean square of what each matrix is multiplied with."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self.noted: dict[str, Node] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._weights, name)

    def multiply(self, x: Node, name: str) -> Node:
        self.noted[name] = mean(square(x), axes=(0,))
        return self._weights.multiply(x, name)

    def beside(self, names: Sequence[str]) -> None:
        """No matrices as one: each is noted by its name."""


def measure_importance(
    source: str | PathLike[str], texts: Iterable[str | Sequence[int]]
) -> dict[str, np.ndarray]:
    """The importance of columns, by the names that GGUF has for matrices.

    Args:
        source: a Hugging Face directory of a decoder with float weights.
        texts: what to measure on: texts, or their tokens.
    """
    folder = Path(source)
    with wrap_errors(str(source)):
        config = read_source(folder)
        model, weights = read_decoder(config, folder), SafetensorsWeights(folder, config)
        check_sizes(model, weights, folder)
        chunks = list(_list_chunks(folder, texts, min(CHUNK_TOKENS, model.context)))
        watched, tokens = WatchedWeights(weights), len(chunks[0])
        graph = whole_graph(model, cast(Weights, watched), tokens)
        graph = Graph(graph.inputs, tuple(watched.noted.values()))
        program = compile_graph(graph, make_target("cpu"), resolve_config(None)).program
        sums = [np.zeros(node.shape[-1]) for node in watched.noted.values()]
        for chunk in chunks:
            for total, found in zip(sums, program.run((chunk,)), strict=True):
                total += np.asarray(found).reshape(-1)
    return {name: total / len(chunks) for name, total in zip(watched.noted, sums, strict=True)}


def _list_chunks(
    folder: Path, texts: Iterable[str | Sequence[int]], most: int
) -> Iterator[np.ndarray]:
    """Tokens of all texts by chunks of one size; what is left over is left out."""
    tokenizer, ids = Directory(folder), list[int]()
    for text in texts:
        ids += tokenizer.encode(text) if isinstance(text, str) else [int(n) for n in text]
    if not ids:
        raise InputError("no text to measure importance on", hint="give some thousand words")
    size = min(most, len(ids))
    for at in range(0, len(ids) - size + 1, size):
        yield np.array(ids[at : at + size], np.int64)
