"""A language model as a source: from token ids to the logits after each of them."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.cache.programs import cache_bytes
from kitsune.cache.store import build_id, digest
from kitsune.cache.traced_models import identify_file
from kitsune.errors import InputError
from kitsune.frontends.dynamic_axes import Axes
from kitsune.frontends.pretrained import check_directory, read_config
from kitsune.ir.budget import Budget, unlimited_budget
from kitsune.ir.guards import record_guards
from kitsune.ir.sizes import Symbol
from kitsune.tracing.call import Call, DynamicTrace, Traced, join_names, split_named, to_array

if TYPE_CHECKING:
    from kitsune.frontends.decoders.description import Decoder
    from kitsune.frontends.decoders.gguf import GgufWeights
    from kitsune.frontends.decoders.huggingface import SafetensorsWeights
    from kitsune.frontends.decoders.weights import Weights
    from kitsune.frontends.gguf import GgufFile

NAME = "input_ids"
MAX_TOKENS = 8192  # of one program for any number; longer texts have programs of their own


def open_decoder(path: str | PathLike[str]) -> tuple[GgufFile, Decoder, GgufWeights]:
    """A GGUF file and what is in it. What it takes to pack its weights anew, the first process
    does; later ones map them from the cache."""
    from kitsune.frontends.decoders.gguf import GgufWeights, read_decoder
    from kitsune.frontends.gguf import open_gguf

    before = identify_file(path)
    file = open_gguf(path)
    model = read_decoder(file)
    if before is None or identify_file(path, by_content=before.by_content) != before:
        return file, model, GgufWeights(file, model)

    def load_cached(name: str, nbytes: int, make: Callable[[], np.ndarray]) -> np.ndarray:
        return cache_bytes(digest(build_id(), before.name, name), nbytes, make)

    return file, model, GgufWeights(file, model, load_cached)


def open_directory(path: str | PathLike[str]) -> tuple[Decoder, SafetensorsWeights]:
    """A Hugging Face directory of a decoder. Packed weights are cached as those of a file are."""
    from kitsune.frontends.decoders.huggingface import SafetensorsWeights, read_decoder

    folder = Path(path)
    check_directory(folder)
    config = read_config(folder)
    files = [identify_file(file) for file in sorted(folder.glob("*.safetensors"))]
    model = read_decoder(config, folder)
    if any(file is None for file in files):
        return model, SafetensorsWeights(folder, config)
    identity = digest(*(file.name for file in files if file is not None), json.dumps(config))

    def load_cached(name: str, nbytes: int, make: Callable[[], np.ndarray]) -> np.ndarray:
        return cache_bytes(digest(build_id(), identity, name), nbytes, make)

    return model, SafetensorsWeights(folder, config, load_cached)


class DecoderSource:
    """Traced for any number of tokens, or for as many as a call has."""

    declared = None
    axes = Axes()
    names = (NAME,)
    static_reason = ""

    def __init__(self, model: Decoder, weights: Weights, title: str = "") -> None:
        self.model, self.weights, self.title = model, weights, title
        self.file = title
        self._path = ""  # of the file or directory that it is from

    def __reduce__(self) -> Any:
        if not self._path:
            return DecoderSource, (self.model, self.weights, self.title)
        return DecoderSource.from_path, (self._path,)

    @classmethod
    def from_path(cls, path: str | PathLike[str]) -> DecoderSource:
        """A GGUF file or a Hugging Face directory."""
        from kitsune.frontends.decoders.weights import check_sizes

        weights: Weights
        if Path(path).is_dir():
            model, weights = open_directory(path)
        else:
            _, model, weights = open_decoder(path)
        check_sizes(model, weights, path)
        made = cls(model, weights, Path(path).name)
        made._path = os.path.abspath(path)
        return made

    def budget(self) -> Budget:
        """Sizes were compared with those of the weights as the file was opened."""
        return unlimited_budget()

    def smallest(self) -> Call | None:
        return self.bind([np.zeros(1, np.int64)], {})

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = split_named(args, named)
        given = dict(zip(self.names, args, strict=False)) | dict(named)
        if len(args) + len(named) != 1 or NAME not in given:
            raise InputError(f"inputs {join_names(given)} are given", why=f"the input is '{NAME}'")
        ids = to_array(given[NAME], NAME)
        if ids.ndim != 1 or not ids.size or ids.dtype.kind not in "iu":
            raise InputError(
                f"'{NAME}' is {ids.dtype}{list(ids.shape)}", why="it is a list of token ids"
            )
        outside = (ids < 0) | (ids >= self.model.vocabulary)
        if outside.any():
            raise InputError(
                f"no token {ids[outside][0]}", why=f"there are {self.model.vocabulary}"
            )
        return Call(self.names, [ids.astype(np.int64)], ids.size, False, form=NAME)

    def dynamic_name(self, number: int) -> str:
        return ""

    def trace_dynamic(self, call: Call) -> DynamicTrace | None:
        from kitsune.frontends.decoders.decoder_graph import whole_graph

        count, most = len(call.arrays[0]), min(self.model.context, MAX_TOKENS)
        if count > most or most < 2:
            return None
        tokens: Any = Symbol("tokens", hint=count, high=most).size
        with record_guards() as guards:
            graph = whole_graph(self.model, self.weights, tokens)
        return DynamicTrace(Traced(graph, ("logits",)), tuple(guards), call.key)

    def trace(self, call: Call) -> Traced:
        from kitsune.frontends.decoders.decoder_graph import whole_graph

        assert isinstance(call.key, int)
        return Traced(whole_graph(self.model, self.weights, call.key), ("logits",))
