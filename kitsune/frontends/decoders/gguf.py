"""Read a decoder from a GGUF file. Matrices stay packed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.decoders.architectures import GGUF, describe, unknown_architecture
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.hyperparameters import GgufFields
from kitsune.frontends.decoders.weights import MakeCached, make_uncached
from kitsune.frontends.gguf import COLUMNS, GgufFile, Tensor, repack, values
from kitsune.ir.dtypes import f32
from kitsune.ir.node import Node
from kitsune.ir.ops import cast, constant, dequantize, matmul, packed_constant, reshape, transpose


def read_decoder(file: GgufFile) -> Decoder:
    """Read the decoder's sizes from the metadata; an error names what is missing."""
    row = GGUF.get(file.architecture)
    if row is None:
        raise unknown_architecture(file.path, file.architecture)
    embedding = file.tensors.get("token_embd.weight")
    if embedding is None or len(embedding.shape) != 2:
        raise InputError(f"'{file.path}' has no matrix 'token_embd.weight'")
    _check_heads(file, fields := GgufFields(file))
    made = describe(row, file.architecture, fields, embedding.shape[0])
    # Rows of permuted matrices are put in order as they are read.
    return replace(made, is_grouped=False)


def _check_heads(file: GgufFile, fields: GgufFields) -> None:
    """Compare the size of the heads with that of the tensors, before tables of it are made."""
    heads, width = fields.size("num_attention_heads"), fields.size("hidden_size")
    head = fields.size("head_dim", max(width // heads, 1))
    if heads * head > max(max(t.shape, default=0) for t in file.tensors.values()):
        raise InputError(
            f"'{file.path}' says that it has {heads:,} heads of {head:,}",
            why="none of its tensors has as many rows or columns",
        )


class GgufWeights:
    """The tensors of a file as nodes. Repacked weights are cached and shared by all graphs."""

    def __init__(self, file: GgufFile, model: Decoder, kept: MakeCached = make_uncached) -> None:
        row = GGUF[model.family]
        self._tensors = {
            _rename(name, row.gguf_names): _widen(tensor) for name, tensor in file.tensors.items()
        }
        self._file, self._kept = file, kept
        self._path, self._model, self._is_permuted = file.path, model, row.is_permuted
        self._made: dict[str, Node] = {}

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        return {name: tensor.shape for name, tensor in self._tensors.items()}

    def has(self, name: str) -> bool:
        return name in self._tensors

    def matrix(self, name: str) -> Node:
        if name not in self._made:
            self._made[name] = self._matrix(self._tensor(name, 2), self.row_order(name))
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
            self._made[key] = self._pack([(t, self.row_order(t.name)) for t in found])
        return self._made[key]

    def vector(self, name: str) -> Node:
        if name not in self._made:
            found, order = values(self._tensor(name, 1)), self.row_order(name)
            made = np.array(found if order is None else found[order], np.float32)
            self._file.forget()  # a system that keeps files in large pages maps all around it
            self._made[name] = constant(made)
        return self._made[name]

    def experts(self, name: str) -> Node:
        """Packed side by side, as one matrix of which experts are gathered."""
        if name not in self._made:
            found = self._tensor(name, 3)
            count, n, k = found.shape
            flat = replace(found, shape=(count * n, k))
            whole = self._matrix(flat, None)
            self._made[name] = reshape(transpose(whole), shape=(count, n, k))
        return self._made[name]

    def table(self, name: str) -> Node:
        if name not in self._made:
            found = np.array(values(self._tensor(name, 2)), np.float32)
            self._file.forget()
            self._made[name] = constant(found)
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

    def row_order(self, name: str) -> np.ndarray | None:
        """Return the row order for models that rotate adjacent pairs: rows half a head apart
        instead."""
        model, part = self._model, name.split(".")[-2]
        heads = {"attn_q": model.heads, "attn_k": model.kv_heads}.get(part)
        if heads is None or not self._is_permuted:
            return None
        rotation = next((kind.rotation for kind in model.kinds if kind.rotation), None)
        turned = 0 if rotation is None else 2 * len(rotation.frequencies)
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


def _rename(name: str, names: Mapping[str, str]) -> str:
    """A tensor by the name that its part has here."""
    *start, part, last = name.split(".") if "." in name else ("", name, "")
    return ".".join([*start, names[part], last]) if part in names else name


def _widen(tensor: Tensor) -> Tensor:
    """The gate of a shared expert as the matrix that it is: files have it as a vector."""
    is_vector = tensor.name.endswith("ffn_gate_inp_shexp.weight") and len(tensor.shape) == 1
    return replace(tensor, shape=(1, *tensor.shape)) if is_vector else tensor
