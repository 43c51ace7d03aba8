"""Read a decoder from a GGUF file. Matrices stay packed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders import rope
from kitsune.frontends.decoders.decoder_graph import Decoder, MakeCached, make_uncached
from kitsune.frontends.gguf import COLUMNS, GgufFile, Tensor, repack, values
from kitsune.ir.dtypes import f32
from kitsune.ir.node import Node
from kitsune.ir.ops import cast, constant, dequantize, matmul, packed_constant, transpose

# What an architecture of these files does, where that does not follow from its weights.
ARCHITECTURES: dict[str, dict[str, Any]] = {
    "llama": {"is_interleaved": True},
    "qwen2": {},
    "qwen3": {},
    "gpt2": {"activation": "gelu_tanh"},
}


def read_decoder(file: GgufFile) -> Decoder:
    """Read the decoder's sizes from the metadata; an error names what is missing."""
    if file.architecture not in ARCHITECTURES:
        raise UnsupportedError(
            f"'{file.path}' holds a model of architecture '{file.architecture}'",
            why=f"known are {', '.join(ARCHITECTURES)}",
        )
    at = _Fields(file, file.architecture)
    width, heads = at.size("embedding_length"), at.size("attention.head_count")
    head = at.size("attention.key_length", width // heads)
    embedding = file.tensors.get("token_embd.weight")
    if embedding is None or len(embedding.shape) != 2:
        raise InputError(f"'{file.path}' has no matrix 'token_embd.weight'")
    if heads * head > max(max(t.shape, default=0) for t in file.tensors.values()):
        raise InputError(
            f"'{file.path}' says that it has {heads:,} heads of {head:,}",
            why="none of its tensors has as many rows or columns",
        )
    frequencies, size = _rotation(file, at, head)
    return Decoder(
        family=file.architecture,
        layers=at.size("block_count"),
        width=width,
        heads=heads,
        kv_heads=at.size("attention.head_count_kv", heads),
        head=head,
        vocabulary=embedding.shape[0],
        context=at.size("context_length"),
        epsilon=at.number(
            "attention.layer_norm_rms_epsilon", at.number("attention.layer_norm_epsilon", 1e-5)
        ),
        frequencies=frequencies,
        magnitude=size,
        activation=ARCHITECTURES[file.architecture].get("activation", "silu"),
    )


def _rotation(file: GgufFile, at: _Fields, head: int) -> tuple[tuple[float, ...], float]:
    """The frequencies by which positions rotate, and the magnitude of what is rotated."""
    if "position_embd.weight" in file.tensors:
        return (), 1.0
    scaling, size = at.text("rope.scaling.type", "none"), 1.0
    if scaling not in ("none", "linear", "yarn"):
        raise UnsupportedError(
            f"'{file.path}' scales positions by '{scaling}'", why="known are none, linear and yarn"
        )
    count, base = at.size("rope.dimension_count", head), at.number("rope.freq_base", 10000.0)
    if count > head or count % 2:
        raise InputError(f"'{file.path}' rotates {count} values of heads of {head}")
    found, factor = rope.frequencies(count, base), at.number("rope.scaling.factor", 1.0)
    if scaling == "linear":
        found = found / factor
    elif scaling == "yarn":
        trained = at.size("rope.scaling.original_context_length", at.size("context_length"))
        found = rope.yarn(
            found,
            base,
            factor,
            trained,
            at.number("rope.scaling.yarn_beta_fast", rope.FAST),
            at.number("rope.scaling.yarn_beta_slow", rope.SLOW),
        )
        size = rope.magnitude(factor) * at.number("rope.scaling.yarn_attn_factor", 1.0)
    if (factors := file.tensors.get("rope_freqs.weight")) is not None:
        found = found / values(factors).reshape(-1)
    return tuple(map(float, found)), size


class _Fields:
    """The numbers that metadata has of an architecture."""

    def __init__(self, file: GgufFile, architecture: str) -> None:
        self.file, self.prefix = file, architecture

    def _read(self, name: str, otherwise: Any) -> Any:
        found = self.file.metadata.get(f"{self.prefix}.{name}", otherwise)
        if found is None:
            raise InputError(f"'{self.file.path}' does not say '{self.prefix}.{name}'")
        return found

    def size(self, name: str, otherwise: int | None = None) -> int:
        found = self._read(name, otherwise)
        if isinstance(found, np.ndarray) and found.size and (found == found[0]).all():
            found = found[0].item()  # one for each layer
        if not isinstance(found, int) or not 0 < found < 1 << 31:
            raise InputError(f"'{self.file.path}' says '{self.prefix}.{name}' is {found!r}")
        return found

    def number(self, name: str, otherwise: float) -> float:
        found = self._read(name, otherwise)
        if not isinstance(found, (int, float)) or not np.isfinite(found) or found <= 0:
            raise InputError(f"'{self.file.path}' says '{self.prefix}.{name}' is {found!r}")
        return float(found)

    def text(self, name: str, otherwise: str) -> str:
        return str(self._read(name, otherwise))


class GgufWeights:
    """The tensors of a file as nodes. Repacked weights are cached and shared by all graphs."""

    def __init__(self, file: GgufFile, model: Decoder, kept: MakeCached = make_uncached) -> None:
        self._file, self._tensors, self._kept = file, file.tensors, kept
        self._path, self._model = file.path, model
        self._is_interleaved = ARCHITECTURES[model.family].get("is_interleaved", False)
        self._made: dict[str, Node] = {}

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        return {name: tensor.shape for name, tensor in self._tensors.items()}

    def has(self, name: str) -> bool:
        return name in self._tensors

    def matrix(self, name: str) -> Node:
        if name not in self._made:
            self._made[name] = self._matrix(self._tensor(name, 2), self._order(name))
        return self._made[name]

    def multiply(self, x: Node, name: str) -> Node:
        return matmul(x, self.matrix(name))

    def columns(self, name: str) -> int:
        return self._tensor(name, 2).shape[0]

    def beside(self, names: Sequence[str]) -> Node | None:
        """One packed weight, where all are of one format and each is whole blocks of columns."""
        found = [self._tensor(name, 2) for name in names]
        if len({(t.format, t.shape[1]) for t in found}) > 1 or found[0].format.to is None:
            return None
        if any(t.shape[0] % COLUMNS for t in found):
            return None
        key = " ".join(names)
        if key not in self._made:
            self._made[key] = self._pack([(t, self._order(t.name)) for t in found])
        return self._made[key]

    def vector(self, name: str) -> Node:
        if name not in self._made:
            found, order = values(self._tensor(name, 1)), self._order(name)
            made = np.array(found if order is None else found[order], np.float32)
            self._file.forget()  # a system that keeps files in large pages maps all around it
            self._made[name] = constant(made)
        return self._made[name]

    def _tensor(self, name: str, axes: int) -> Tensor:
        found = self._tensors.get(name)
        if found is None or len(found.shape) != axes:
            shape = "missing" if found is None else f"of shape {list(found.shape)}"
            raise InputError(
                f"'{name}' of '{self._path}' is {shape}",
                why=f"a model of '{self._model.family}' needs it",
            )
        return found

    def _matrix(self, tensor: Tensor, order: np.ndarray | None) -> Node:
        if tensor.format.to is not None:
            return self._pack([(tensor, order)])
        found = values(tensor)
        return transpose(cast(constant(found if order is None else found[order]), dtype=f32))

    def _pack(self, tensors: Sequence[tuple[Tensor, np.ndarray | None]]) -> Node:
        first = tensors[0][0]
        assert first.format.to is not None
        shape = (first.shape[1], sum(tensor.shape[0] for tensor, _ in tensors))
        name, nbytes = " ".join(t.name for t, _ in tensors), first.format.to.nbytes(*shape)
        made = self._kept(name, nbytes, lambda: self._repack(tensors))
        return dequantize(packed_constant(made, shape, first.format.to))

    def _repack(self, tensors: Sequence[tuple[Tensor, np.ndarray | None]]) -> np.ndarray:
        made = repack(tensors)
        self._file.forget()
        return made

    def _order(self, name: str) -> np.ndarray | None:
        """Return the row order for models that rotate adjacent pairs: rows half a head apart
        instead."""
        model, part = self._model, name.split(".")[-2]
        heads = {"attn_q": model.heads, "attn_k": model.kv_heads}.get(part)
        turned = 2 * len(model.frequencies)
        if heads is None or not self._is_interleaved or not turned:
            return None
        rows = self._tensors[name].shape[0]
        if rows != heads * model.head:
            raise InputError(
                f"'{name}' of '{self._path}' has {rows} rows",
                why=f"there are {heads} heads of {model.head}",
            )
        inside = np.concatenate(
            [np.arange(0, turned, 2), np.arange(1, turned, 2), np.arange(turned, model.head)]
        )
        return np.asarray((np.arange(heads)[:, None] * model.head + inside).reshape(-1))
