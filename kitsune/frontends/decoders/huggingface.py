"""Read a decoder from a Hugging Face directory: config.json and mapped safetensors.

Weights get the names that GGUF has for them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.checkpoints import Layer, Reader, StoredWeight, find_reader
from kitsune.frontends.checkpoints.layer import FLOATS
from kitsune.frontends.checkpoints.pack import choose_format
from kitsune.frontends.decoders import rope
from kitsune.frontends.decoders.decoder_graph import Decoder, MakeCached, make_uncached
from kitsune.frontends.safetensors import load_file, load_metadata
from kitsune.ir.dtypes import f32, packed_type
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    cast,
    constant,
    dequantize,
    gather,
    matmul,
    mul,
    packed_constant,
    transpose,
)
from kitsune.ir.packing import pack_blocks

ACTIVATIONS = {
    "silu": "silu",
    "swish": "silu",
    "gelu": "gelu",
    "gelu_new": "gelu_tanh",
    "gelu_pytorch_tanh": "gelu_tanh",
    "relu": "relu",
}
# Endings of names, and what they are called here; a layer's number stands before them.
_LLAMA = {
    "embed_tokens": "token_embd",
    "norm": "output_norm",
    "lm_head": "output",
    "input_layernorm": "attn_norm",
    "post_attention_layernorm": "ffn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output",
    "self_attn.q_norm": "attn_q_norm",
    "self_attn.k_norm": "attn_k_norm",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
}
_GPT2 = {
    "wte": "token_embd",
    "wpe": "position_embd",
    "ln_f": "output_norm",
    "lm_head": "output",
    "ln_1": "attn_norm",
    "ln_2": "ffn_norm",
    "attn.c_attn": "attn_qkv",
    "attn.c_proj": "attn_output",
    "mlp.c_fc": "ffn_up",
    "mlp.c_proj": "ffn_down",
}
NAMES = dict.fromkeys(("llama", "mistral", "qwen2", "qwen3"), _LLAMA) | {"gpt2": _GPT2}
MAX_SIZE = 1 << 24  # of anything that config.json counts
HEADS = ("ForCausalLM", "LMHeadModel")  # how the classes that predict a token are called


def is_decoder(config: Mapping[str, Any]) -> bool:
    """Return whether a configuration is of a model that predicts the next token, and is built
    here."""
    classes = config.get("architectures") or [""]
    return config.get("model_type") in NAMES and str(classes[0]).endswith(HEADS)


def read_decoder(config: Mapping[str, Any], path: Path) -> Decoder:
    if config["model_type"] == "gpt2":
        return _gpt2(config, path)
    width, heads = _size(config, "hidden_size", path), _size(config, "num_attention_heads", path)
    head = _size(config, "head_dim", path) if config.get("head_dim") else max(width // heads, 1)
    context = _size(config, "max_position_embeddings", path)
    if config.get("use_sliding_window", True) and config.get("sliding_window"):
        context = min(context, _size(config, "sliding_window", path))
    frequencies, size = _rotation(config, head, path)
    return Decoder(
        family=config["model_type"],
        layers=_size(config, "num_hidden_layers", path),
        width=width,
        heads=heads,
        kv_heads=_size(config, "num_key_value_heads", path)
        if config.get("num_key_value_heads") is not None
        else heads,
        head=head,
        vocabulary=_size(config, "vocab_size", path),
        context=context,
        epsilon=config.get("rms_norm_eps", 1e-6),
        frequencies=frequencies,
        magnitude=size,
        activation=_activation(config.get("hidden_act", "silu"), path),
    )


def _gpt2(config: Mapping[str, Any], path: Path) -> Decoder:
    odd = ("scale_attn_by_inverse_layer_idx", "reorder_and_upcast_attn")
    if any(config.get(name) for name in odd) or not config.get("scale_attn_weights", True):
        raise UnsupportedError(f"'{path}' scales its attention in another way than GPT-2 does")
    width, heads = _size(config, "n_embd", path), _size(config, "n_head", path)
    return Decoder(
        family="gpt2",
        layers=_size(config, "n_layer", path),
        width=width,
        heads=heads,
        kv_heads=heads,
        head=width // heads,
        vocabulary=_size(config, "vocab_size", path),
        context=_size(config, "n_positions", path),
        epsilon=config.get("layer_norm_epsilon", 1e-5),
        activation=_activation(config.get("activation_function", "gelu_new"), path),
    )


def _size(config: Mapping[str, Any], name: str, path: Path) -> int:
    found = config.get(name)
    if type(found) is not int or not 0 < found <= MAX_SIZE:
        raise InputError(f"'{path}' has no '{name}'", why=f"its config.json says {found!r}")
    return found


def _activation(name: str, path: Path) -> str:
    if name not in ACTIVATIONS:
        raise UnsupportedError(
            f"'{path}' has the activation '{name}'", why=f"known are {', '.join(ACTIVATIONS)}"
        )
    return ACTIVATIONS[name]


def _rotation(config: Mapping[str, Any], head: int, path: Path) -> tuple[tuple[float, ...], float]:
    """The frequencies by which positions rotate, scaled as the configuration says, and the
    magnitude of what is rotated."""
    said = config.get("rope_parameters") or config.get("rope_scaling") or {}
    if not isinstance(said, dict):
        raise InputError(f"'{path}' has no 'rope_parameters'", why=f"config.json says {said!r}")
    kind = said.get("rope_type", said.get("type", "default"))
    base = float(said.get("rope_theta") or config.get("rope_theta") or 10000.0)
    share = said.get("partial_rotary_factor") or config.get("partial_rotary_factor") or 1.0
    found, size = rope.frequencies(int(head * share), base), 1.0
    if kind == "linear":
        found = found / said["factor"]
    elif kind == "llama3":
        found = rope.llama3(found, said)
    elif kind == "yarn":
        found, size = _yarn(found, base, config, said)
    elif kind != "default":
        raise UnsupportedError(
            f"'{path}' scales positions by '{kind}'",
            why="known are default, linear, llama3 and yarn",
        )
    return tuple(map(float, found)), size


def _yarn(
    found: np.ndarray, base: float, config: Mapping[str, Any], said: Mapping[str, Any]
) -> tuple[np.ndarray, float]:
    context = config["max_position_embeddings"]
    trained = said.get("original_max_position_embeddings") or context
    factor = said.get("factor") or context / trained
    size = said.get("attention_factor")
    if size is None:
        size = rope.magnitude(factor)
        scale, whole = said.get("mscale"), said.get("mscale_all_dim")
        if scale and whole:
            size = rope.magnitude(factor, scale) / rope.magnitude(factor, whole)
    made = rope.yarn(
        found,
        base,
        factor,
        trained,
        said.get("beta_fast") or rope.FAST,
        said.get("beta_slow") or rope.SLOW,
        said.get("truncate", True),
    )
    return made, float(size)


class SafetensorsWeights:
    """The tensors of a directory as nodes, over its mapped files. Quantised matrices stay packed.
    GPT-2's plain matrices are K×N; the others are [N, K]."""

    def __init__(
        self, path: Path, config: Mapping[str, Any], cached: MakeCached = make_uncached
    ) -> None:
        self._path, self._is_turned = path, config["model_type"] != "gpt2"
        self._cached = cached
        self._arrays: dict[str, np.ndarray] = {}
        self._stored: dict[str, StoredWeight] = {}
        is_tied = config.get("tie_word_embeddings", config["model_type"] == "gpt2")
        reader = find_reader(config, path)
        for name, layer in _read_layers(path, NAMES[config["model_type"]]).items():
            if not (is_tied and name == "output"):
                self._add(name, layer, reader)
        self._made: dict[str, Node] = {}

    def _add(self, name: str, layer: Layer, reader: Reader | None) -> None:
        """Take a layer apart: its quantised weight, or its arrays of floats."""
        stored = None if reader is None else reader.read(layer)
        if stored is not None:
            self._stored[f"{name}.weight"] = stored
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
        return {name: array.shape for name, array in self._arrays.items()} | stored

    def has(self, name: str) -> bool:
        return name in self._arrays or name in self._stored

    def matrix(self, name: str) -> Node:
        if name in self._stored:
            return self._restore(name)
        is_turned = self._is_turned or name.split(".")[0] in (
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
        return self._node(name, 1)

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
            found = self._arrays.get(name)
            if found is None or found.ndim != axes:
                shape = "missing" if found is None else f"of shape {list(found.shape)}"
                raise InputError(f"the weight '{name}' of '{self._path}' is {shape}")
            self._made[name] = cast(constant(found), dtype=f32)
        return self._made[name]


def match_layers(names: Mapping[str, str]) -> re.Pattern[str]:
    """Return the pattern of a model's tensors: layer with its place, number, layer, tensor."""
    modules = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.compile(rf"((?:model\.|transformer\.)?(?:(?:layers|h)\.(\d+)\.)?({modules}))\.(.+)")


def _read_layers(path: Path, names: Mapping[str, str]) -> dict[str, Layer]:
    """Return the layers of a model by our names, each with its tensors by what follows its name."""
    pattern = match_layers(names)
    made: dict[str, Layer] = {}
    for file in sorted(path.glob("*.safetensors")):
        metadata = load_metadata(file)
        for name, array in load_file(file).items():
            found = pattern.fullmatch(name)
            if found is None:
                continue
            known = names[found[3]] if found[2] is None else f"blk.{found[2]}.{names[found[3]]}"
            layer = made.setdefault(known, Layer(found[1], {}, file, metadata))
            layer.tensors[found[4]] = array
    return made
