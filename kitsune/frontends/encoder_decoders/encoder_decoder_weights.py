"""Read the weights of an encoder-decoder from a directory of safetensors, under GGUF's names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.frontends.checkpoints import Layer, find_reader
from kitsune.frontends.decoders.huggingface import SafetensorsWeights
from kitsune.frontends.decoders.weights import MakeCached, make_uncached
from kitsune.frontends.safetensors import load_file, load_metadata
from kitsune.ir.dtypes import f32
from kitsune.ir.node import Node
from kitsune.ir.ops import cast, constant, transpose

# Of a layer of T5: the number of its part and what the part is called.
_T5_LAYERS = {
    "layer.0.layer_norm": "attn_norm",
    "layer.0.SelfAttention.q": "attn_q",
    "layer.0.SelfAttention.k": "attn_k",
    "layer.0.SelfAttention.v": "attn_v",
    "layer.0.SelfAttention.o": "attn_output",
    "layer.0.SelfAttention.relative_attention_bias": "attn_rel_b",
}
_T5_FFN = {
    "layer_norm": "ffn_norm",
    "DenseReluDense.wi": "ffn_up",
    "DenseReluDense.wi_0": "ffn_gate",
    "DenseReluDense.wi_1": "ffn_up",
    "DenseReluDense.wo": "ffn_down",
}
_T5_CROSS = {
    "layer.1.layer_norm": "cross_attn_norm",
    "layer.1.EncDecAttention.q": "cross_attn_q",
    "layer.1.EncDecAttention.k": "cross_attn_k",
    "layer.1.EncDecAttention.v": "cross_attn_v",
    "layer.1.EncDecAttention.o": "cross_attn_output",
}
_T5 = {
    "enc": _T5_LAYERS | {f"layer.1.{name}": ours for name, ours in _T5_FFN.items()},
    "dec": _T5_LAYERS | _T5_CROSS | {f"layer.2.{name}": ours for name, ours in _T5_FFN.items()},
}
_T5_TOP = {
    "shared": "token_embd",
    "lm_head": "output",
    "encoder.final_layer_norm": "enc.output_norm",
    "decoder.final_layer_norm": "dec.output_norm",
}
_BART_LAYERS = {
    "self_attn_layer_norm": "attn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.out_proj": "attn_output",
    "encoder_attn_layer_norm": "cross_attn_norm",
    "encoder_attn.q_proj": "cross_attn_q",
    "encoder_attn.k_proj": "cross_attn_k",
    "encoder_attn.v_proj": "cross_attn_v",
    "encoder_attn.out_proj": "cross_attn_output",
    "final_layer_norm": "ffn_norm",
    "fc1": "ffn_up",
    "fc2": "ffn_down",
}
_BART = {"enc": _BART_LAYERS, "dec": _BART_LAYERS}
_BART_TOP = {
    "shared": "token_embd",
    "lm_head": "output",
    "proj_out": "output",
    "encoder.conv1": "enc.conv1",
    "encoder.conv2": "enc.conv2",
} | {
    f"{stack}coder.{name}": f"{stack}c.{ours}"
    for stack in ("en", "de")
    for name, ours in {
        "embed_tokens": "token_embd",
        "embed_positions": "position_embd",
        "layernorm_embedding": "token_embd_norm",
        "layer_norm": "output_norm",
    }.items()
}
LAYERS = {"t5": ("block", _T5, _T5_TOP)} | dict.fromkeys(
    ("bart", "marian", "mbart", "whisper"), ("layers", _BART, _BART_TOP)
)
LOGITS_BIAS = "final_logits_bias"  # the one tensor that is no part of a layer
# Tensors of these layers that other tensors of the file are the same as.
COPIES = {"t5": re.compile(r"(en|de)coder\.embed_tokens\.weight")}


class EncoderDecoderWeights(SafetensorsWeights):
    """The tensors of a directory as nodes, over its mapped files; every matrix is [N, K]."""

    def __init__(
        self, path: Path, config: Mapping[str, Any], cached: MakeCached = make_uncached
    ) -> None:
        self._start(path, cached)
        reader = find_reader(config, path)
        for name, layer in _read_layers(path, config["model_type"]).items():
            self._add(name, layer, reader)

    def matrix(self, name: str) -> Node:
        return self._restore(name) if name in self._stored else transpose(self._node(name, 2))

    def vector(self, name: str) -> Node:
        return self._node(name, 1)

    def tensor(self, name: str, axes: int) -> Node:
        """The values of a tensor of floats as they are stored."""
        return self._node(name, axes)

    def values(self, name: str) -> np.ndarray:
        return self._arrays[name]

    def logits_bias(self) -> Node | None:
        found = self._arrays.get(f"{LOGITS_BIAS}.weight")
        if found is None or not found.any():
            return None
        return cast(constant(np.ascontiguousarray(found.reshape(-1))), dtype=f32)


def _read_layers(path: Path, family: str) -> dict[str, Layer]:
    """Return the layers of a model by our names, each with its tensors by what follows its name."""
    made: dict[str, Layer] = {}
    for file in sorted(path.glob("*.safetensors")):
        metadata = load_metadata(file)
        for name, array in load_file(file).items():
            for theirs, ours, part in _match(name, family):
                layer = made.setdefault(ours, Layer(theirs, {}, file, metadata))
                layer.tensors[part] = array
    return made


def _match(name: str, family: str) -> Iterator[tuple[str, str, str]]:
    """The layer that a tensor is of, in the file and by our name, and which of its tensors it is;
    nothing for one that the model does not have."""
    bare = name.removeprefix("model.")
    if bare == LOGITS_BIAS:
        yield name, LOGITS_BIAS, "weight"
        return
    if family in COPIES and COPIES[family].fullmatch(bare):
        return
    blocks, layers, top = LAYERS[family]
    found = re.fullmatch(rf"(en|de)coder\.{blocks}\.(\d+)\.(.+)", bare)
    if found is not None:
        stack, rest = f"{found[1]}c", found[3]
        for module, ours in layers[stack].items():
            if rest.startswith(f"{module}."):
                part = rest[len(module) + 1 :]
                yield name.removesuffix(f".{part}"), f"{stack}.blk.{found[2]}.{ours}", part
        return
    for module, ours in top.items():
        if bare.startswith(f"{module}."):
            part = bare[len(module) + 1 :]
            yield name.removesuffix(f".{part}"), ours, part
