"""Read a decoder from a Hugging Face directory: config.json and mapped safetensors.

Weights get the names that GGUF has for them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.checkpoints import Layer, Reader, StoredWeight, find_reader
from kitsune.frontends.checkpoints.layer import FLOATS
from kitsune.frontends.checkpoints.pack import choose_format
from kitsune.frontends.decoders.architectures import HUGGINGFACE, describe
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.hyperparameters import Fields
from kitsune.frontends.decoders.weights import MakeCached, make_uncached
from kitsune.frontends.safetensors import load_file, load_metadata
from kitsune.ir.dtypes import f32, packed_type
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    cast,
    constant,
    dequantize,
    gather,
    matmul,
    mul,
    packed_constant,
    reshape,
    transpose,
)
from kitsune.ir.packing import pack_blocks

# Where the layers of a model are in its class.
PLACES = r"(?:(?:model|transformer|gpt_neox|language_model)\.)*"


def read_decoder(config: Mapping[str, Any], path: Path) -> Decoder:
    family, fields = str(config["model_type"]), Fields(config, path)
    return describe(HUGGINGFACE[family], family, fields, fields.size("vocab_size"))


class SafetensorsWeights:
    """The tensors of a directory as nodes, over its mapped files. Quantised matrices stay packed.
    GPT-2's plain matrices are K×N; the others are [N, K]."""

    def __init__(
        self, path: Path, config: Mapping[str, Any], cached: MakeCached = make_uncached
    ) -> None:
        self._start(path, cached)
        self._row = HUGGINGFACE[config["model_type"]]
        is_tied = config.get("tie_word_embeddings", config["model_type"] == "gpt2")
        reader = find_reader(config, path)
        layers = _read_layers(path, self._row.names)
        for name, layer in layers.items():
            if "*" in name or (is_tied and name == "output"):
                continue
            self._add(name, layer, reader)
        self._stack(layers)

    def _start(self, path: Path, cached: MakeCached) -> None:
        """Begin without tensors."""
        self._path, self._cached = path, cached
        self._arrays: dict[str, np.ndarray] = {}
        self._stored: dict[str, StoredWeight] = {}
        self._stacks: dict[str, list[np.ndarray]] = {}
        self._counts: dict[str, int] = {}  # of the experts whose rows a quantised matrix has
        self._made: dict[str, Node] = {}

    def _stack(self, layers: Mapping[str, Layer]) -> None:
        """Collect the tensors of experts, or heads, by their numbers."""
        found: dict[str, dict[int, Layer]] = {}
        for name, layer in layers.items():
            if "*" in name:
                known, number = name.split("*")
                found.setdefault(known, {})[int(number)] = layer
        for known, parts in found.items():
            for part in sorted({each for layer in parts.values() for each in layer.tensors}):
                first = next(iter(parts.values()))
                if part not in ("weight", "bias"):
                    raise first.refuse(f"has '{part}'", "experts are read as floats")
                if sorted(parts) != list(range(len(parts))):
                    raise first.refuse("has no neighbours", f"there are {sorted(parts)[:99]}")
                arrays = [parts[n].read(part, FLOATS) for n in range(len(parts))]
                if len({(array.shape, array.dtype) for array in arrays}) > 1:
                    raise first.refuse("differs from its neighbours", "all have one shape and type")
                self._stacks[f"{known}.{part}"] = arrays

    def _add(self, name: str, layer: Layer, reader: Reader | None) -> None:
        """Take a layer apart: its quantised weight, or its arrays of floats."""
        count = _join_experts(layer)
        stored = None if reader is None else reader.read(layer)
        if stored is not None:
            self._stored[f"{name}.weight"] = stored
            self._counts[f"{name}.weight"] = count
        known = {"bias"} if stored is not None else {"weight", "bias"}
        used = known | (set() if reader is None or stored is None else reader.parts | {"weight"})
        if more := sorted(set(layer.tensors) - used):
            raise layer.refuse(
                f"has {', '.join(map(repr, more))}",
                "no quantization_config of its config.json says what they are"
                if reader is None
                else f"{type(reader).__name__} does not read them",
            )
        for part in known & layer.tensors.keys():
            self._arrays[f"{name}.{part}"] = layer.read(part, FLOATS)

    @property
    def arrays(self) -> Mapping[str, np.ndarray]:
        """The tensors of floats by name, over the mapped files."""
        return self._arrays

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        stored = {name: weight.shape for name, weight in self._stored.items()}
        stacks = {name: (len(each), *each[0].shape) for name, each in self._stacks.items()}
        return {name: array.shape for name, array in self._arrays.items()} | stored | stacks

    def has(self, name: str) -> bool:
        return name in self._arrays or name in self._stored or name in self._stacks

    def matrix(self, name: str) -> Node:
        if name in self._stored:
            return self._restore(name)
        is_turned = not self._row.has_columns_first or name.split(".")[0] in (
            "token_embd",
            "position_embd",
            "output",
        )
        found = self._node(name, 2)
        return transpose(found) if is_turned else found

    def multiply(self, x: Node, name: str) -> Node:
        """Where the groups of a quantised weight are of scattered inputs, these are gathered."""
        if name not in self._stored:
            return matmul(x, self.matrix(name))
        weight = self._stored[name]
        if weight.order is not None:
            x = gather(x, constant(weight.order), axis=1)
        made = matmul(x, self._packed(name))
        return made if weight.factor == 1 else mul(made, weight.factor)

    def columns(self, name: str) -> int:
        return self._stored[name].shape[0] if name in self._stored else self.matrix(name).shape[1]

    def beside(self, names: Sequence[str]) -> Node | None:
        """Never: planning puts plain matrices side by side by itself."""
        return None

    def vector(self, name: str) -> Node:
        found = self._node(name, 1)
        is_shifted = self._row.norm_offset and name.endswith("norm.weight")
        return add(found, self._row.norm_offset) if is_shifted else found

    def experts(self, name: str) -> Node:
        if name in self._stored:
            (rows, k), count = self._stored[name].shape, self._counts[name]
            return reshape(transpose(self._packed(name)), shape=(count, rows // count, k))
        found = self._node(name, 3)
        return transpose(found) if self._row.has_expert_columns_first else found

    def table(self, name: str) -> Node:
        return self._node(name, 2)

    def _stacked(self, name: str) -> np.ndarray:
        """Tensors of experts behind each other, as an earlier process wrote them."""
        arrays = self._stacks[name]
        nbytes = sum(array.nbytes for array in arrays)
        made = self._cached(name, nbytes, lambda: np.stack(arrays).reshape(-1).view(np.uint8))
        return made.view(arrays[0].dtype).reshape(len(arrays), *arrays[0].shape)

    def _restore(self, name: str) -> Node:
        """A quantised weight as a matrix of its values, the inputs in their own order."""
        weight, found = self._stored[name], self._packed(name)
        if weight.order is not None:
            found = gather(found, constant(np.argsort(weight.order)), axis=0)
        return found if weight.factor == 1 else mul(found, weight.factor)

    def _packed(self, name: str) -> Node:
        if name not in self._made:
            weight = self._stored[name]
            row, fields = choose_format(weight, f"'{name}' of '{self._path}'")
            n, k = weight.shape
            data = self._cached(
                name,
                row.nbytes(k, n),
                lambda: pack_blocks(row, weight.codes(), fields, weight.shape),
            )
            self._made[name] = dequantize(packed_constant(data, (k, n), packed_type(row)))
        return self._made[name]

    def _node(self, name: str, axes: int) -> Node:
        if name not in self._made:
            found = self._stacked(name) if name in self._stacks else self._arrays.get(name)
            if found is None or found.ndim != axes:
                shape = "missing" if found is None else f"of shape {list(found.shape)}"
                raise InputError(f"the weight '{name}' of '{self._path}' is {shape}")
            self._made[name] = cast(constant(found), dtype=f32)
        return self._made[name]


def _join_experts(layer: Layer) -> int:
    """Put the rows of all experts' quantised matrices behind each other; the number of experts."""
    blocks = layer.tensors.get("weight_blocks")
    if blocks is None or blocks.ndim != 4:
        return 1
    for part in ("weight_blocks", "weight_scales"):
        if part in layer.tensors:
            found = layer.read(part, "uint8")
            layer.tensors[part] = found.reshape(-1, *found.shape[2:])
    return max(int(blocks.shape[0]), 1)


def match_layers(names: Mapping[str, str]) -> re.Pattern[str]:
    """Return the pattern of a model's tensors: layer with its place, number, layer, tensor."""
    modules = "|".join(
        re.escape(name).replace(r"\*", r"\d+") for name in sorted(names, key=len, reverse=True)
    )
    return re.compile(rf"({PLACES}(?:(?:layers|h)\.(\d+)\.)?({modules}))(?:\.(.+))?")


def _read_layers(path: Path, names: Mapping[str, str]) -> dict[str, Layer]:
    """Return the layers of a model by our names, each with its tensors by what follows its name.
    `*` and its number follow the name of one of many experts."""
    pattern = match_layers(names)
    made: dict[str, Layer] = {}
    for file in sorted(path.glob("*.safetensors")):
        metadata = load_metadata(file)
        for name, array in load_file(file).items():
            found = pattern.fullmatch(name)
            if found is None:
                continue
            known, number = _find_name(names, found[3])
            known, _, part = known.partition(".")
            known = known if found[2] is None else f"blk.{found[2]}.{known}"
            layer = made.setdefault(known + number, Layer(found[1], {}, file, metadata))
            layer.tensors[found[4] or part or "weight"] = array
    return made


def _find_name(names: Mapping[str, str], module: str) -> tuple[str, str]:
    """The name of a module here, and `*` and its number if it is one of many."""
    if module in names:
        return names[module], ""
    numbers = re.findall(r"\.(\d+)(?=\.|$)", module)
    return names[re.sub(r"\.\d+(?=\.|$)", ".*", module)], f"*{numbers[0]}"
