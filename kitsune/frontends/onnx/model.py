"""Read from a ModelProto what tracing needs: values, signature, opsets and functions."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.dynamic_axes import Declared
from kitsune.frontends.onnx.onnx_files import external_bytes, read_array, resolve_location, to_dtype
from kitsune.frontends.onnx.wire import ELEM_TYPES, EXTERNAL
from kitsune.ir.budget import Budget, make_budget
from kitsune.ir.node import Origin
from kitsune.system.records import dataclass

NEWEST_TESTED = 28  # opset of the default domain; older models mean what they meant then
Opsets = Mapping[str, int]


@dataclass(frozen=True, eq=False)
class OnnxModel:
    proto: Any
    folder: Path | None = None
    weights: dict[str, np.ndarray] = field(default_factory=dict)
    raw: Mapping[str, np.ndarray] = field(default_factory=dict)  # bytes that `proto` lacks, by name
    host: bool = True  # whether onnx.reference may run nodes that have no kernel

    @cached_property
    def opsets(self) -> Opsets:
        return read_opsets(self.proto.opset_import)

    @cached_property
    def functions(self) -> Mapping[tuple[str, str], Any]:
        return {(domain(f.domain), f.name): f for f in self.proto.functions}

    @cached_property
    def initializers(self) -> Mapping[str, Any]:
        return {t.name: t for t in self.proto.graph.initializer}

    @cached_property
    def inputs(self) -> tuple[Declared, ...]:
        """The inputs that a call must give: without the weights that older files list among
        them."""
        return tuple(
            read_declared(v) for v in self.proto.graph.input if v.name not in self.initializers
        )

    @cached_property
    def optional_inputs(self) -> tuple[Declared, ...]:
        """Weights that a call may replace."""
        return tuple(
            read_declared(v) for v in self.proto.graph.input if v.name in self.initializers
        )

    @cached_property
    def outputs(self) -> tuple[Declared, ...]:
        return tuple(read_declared(v) for v in self.proto.graph.output)

    def weight(self, name: str) -> np.ndarray:
        """An initializer's value: the same array every time."""
        if name not in self.weights:
            self.weights[name] = read_array(
                self.initializers[name], self.folder, self.raw.get(name)
            )
        return self.weights[name]

    def tensors(self) -> Iterator[Any]:
        """Every tensor of the file: weights, and those in attributes of nodes and functions."""
        yield from self.proto.graph.initializer
        yield from inner_tensors(self.proto.graph.node)
        for function in self.proto.functions:
            yield from inner_tensors(function.node)

    @cached_property
    def size(self) -> tuple[int, int]:
        """Return how many nodes and bytes its files have."""
        protos = [self.proto.graph, *self.proto.functions]
        nodes = sum(1 for proto in protos for node in proto.node for _ in walk_nodes(node))
        nbytes: int = self.proto.ByteSize()
        for place in self.outside() or ():
            with suppress(OSError):
                nbytes += os.stat(Path(self.folder or "", place)).st_size
        held = [*self.weights.values(), *self.raw.values()]
        return nodes, nbytes + sum(array.nbytes for array in held)

    def budget(self) -> Budget:
        """The budget of tracing the model."""
        return make_budget(*self.size)

    def find_files(self) -> dict[str, int]:
        """Which file each initializer is read from that protobuf does not hold: 0 for the model's
        own, then those `outside`."""
        found, others = dict.fromkeys(self.raw, 0), self.outside()
        for name, tensor in self.initializers.items():
            if tensor.external_data and others and self.folder is not None:
                found[name] = 1 + others.index(resolve_location(tensor, self.folder))
        return found

    def outside(self) -> tuple[str, ...] | None:
        """The files that weights lie in, by their places in the folder; None if one is no place in
        it."""
        apart = [tensor for tensor in self.tensors() if tensor.external_data]
        if self.folder is None:
            return None if apart else ()
        try:
            return tuple(dict.fromkeys(resolve_location(tensor, self.folder) for tensor in apart))
        except InputError:
            return None


def inner_tensors(nodes: Any) -> Iterator[Any]:
    """The tensors in the attributes of nodes, those of subgraphs among them."""
    for node in nodes:
        for attribute in node.attribute:
            if attribute.HasField("t"):
                yield attribute.t
            yield from attribute.tensors
            sparse = [attribute.sparse_tensor] if attribute.HasField("sparse_tensor") else []
            yield from _dense_parts([*sparse, *attribute.sparse_tensors])
            for graph in (attribute.g, *attribute.graphs):
                yield from graph.initializer
                yield from _dense_parts(graph.sparse_initializer)
                yield from inner_tensors(graph.node)


def walk_nodes(node: Any) -> Iterator[Any]:
    """Yield a node and all nodes of its subgraphs."""
    yield node
    for graph in subgraphs(node):
        for inner in graph.node:
            yield from walk_nodes(inner)


def subgraphs(node: Any) -> Iterator[Any]:
    for attribute in node.attribute:
        if attribute.HasField("g"):
            yield attribute.g
        yield from attribute.graphs


def reads(node: Any) -> list[str]:
    """The names that a node reads, and that its subgraphs read from outside, each once."""
    return list(dict.fromkeys([*filter(None, node.input), *find_captures(node)]))


def find_captures(node: Any) -> Iterator[str]:
    """Yield the outer values that the subgraphs of a node read."""
    for graph in subgraphs(node):
        own = {v.name for v in graph.input} | {t.name for t in graph.initializer}
        for inner in graph.node:
            yield from (n for n in [*inner.input, *find_captures(inner)] if n and n not in own)
            own |= set(inner.output)
        yield from (v.name for v in graph.output if v.name not in own)


def _dense_parts(tensors: Any) -> Iterator[Any]:
    """The values and the indices of sparse tensors."""
    for tensor in tensors:
        yield from (tensor.values, tensor.indices)


def embed_tensors(node: Any, folder: Path | None) -> Any:
    """A node, or a function, with every tensor of its attributes inside it: the node itself where
    they are already. What others read of it, they read from no file."""

    def external(each: Any) -> list[Any]:
        nodes = each.node if hasattr(each, "node") else [each]
        return [t for t in inner_tensors(nodes) if t.data_location == EXTERNAL]

    if not external(node):
        return node
    copied = type(node)()
    copied.CopyFrom(node)
    for tensor in external(copied):
        read_array(tensor, folder)  # compares its size with its shape
        content = external_bytes(tensor, folder).tobytes()
        tensor.ClearField("external_data")
        tensor.ClearField("data_location")
        tensor.raw_data = content
    return copied


def domain(name: str) -> str:
    return "" if name == "ai.onnx" else name


def read_opsets(imports: Any) -> Opsets:
    return {domain(entry.domain): entry.version for entry in imports}


def check_model(
    proto: Any, folder: Path | None = None, raw: Mapping[str, np.ndarray] | None = None
) -> OnnxModel:
    """Check that every value is made once, before it is read, and return the model."""
    if not proto.opset_import:
        raise InputError("the ONNX model imports no opset", why="its ops have no meaning without")
    opsets = read_opsets(proto.opset_import)
    for name, version in opsets.items():
        if not 0 < version < 1 << 31:
            raise InputError(f"the ONNX model imports opset {version} of {name or 'ai.onnx'}")
    opset = opsets.get("", NEWEST_TESTED)
    if opset > NEWEST_TESTED:
        raise UnsupportedError(
            f"the ONNX model uses opset {opset}", why=f"opsets up to {NEWEST_TESTED} are known"
        )
    graph = proto.graph
    if graph.sparse_initializer:
        raise UnsupportedError(
            "the ONNX model has sparse weights", hint="store them as ordinary initializers"
        )
    known = {v.name for v in graph.input} | {t.name for t in graph.initializer}
    _check_text([*known, *(v.name for v in graph.output)])
    check_order(graph.node, known)
    for output in graph.output:
        if output.name not in known:
            raise InputError(f"nothing makes the output '{output.name}'")
    return OnnxModel(proto, folder, raw=raw or {})


def check_order(nodes: Any, known: set[str]) -> None:
    """Add what nodes make to what is known; refuse one that reads anything else."""
    for node in nodes:
        _check_text([node.op_type, node.domain, *node.input, *node.output])
    made_later = {name: n for n, node in enumerate(nodes) for name in node.output if name}
    for number, node in enumerate(nodes):
        for name in node.input:
            if name and name not in known:
                later = made_later.get(name)
                raise InputError(
                    f"{label(node)} reads '{name}'",
                    why="nothing makes it: it is no input, no weight and no result"
                    if later is None
                    else f"node {later}, which is not before node {number}, makes it",
                )
        for name in filter(None, node.output):
            if name in known:
                raise InputError(f"{label(node)} makes '{name}'", why="it is made already")
            known.add(name)


def _check_text(names: Iterable[Any]) -> None:
    for name in names:
        if not isinstance(name, str):
            raise InputError(f"the ONNX model has the name {name!r}", why="it is not UTF-8")


def label(node: Any) -> str:
    return f"{node.op_type} '{node.name}'" if node.name else node.op_type


def make_origin(node: Any, number: int) -> Origin:
    """Return the origin of a top-level node, as reports name it."""
    text = f"{node.name} ({node.op_type}, node {number})" if node.name else ""
    return Origin(text or f"{node.op_type} (node {number})", (number,), str(node.op_type))


def make_inner_origin(outer: Origin, node: Any, step: int) -> Origin:
    """Return the origin of a node that runs in some step of a branch, loop or function."""
    named = f"{node.name} ({node.op_type}, " if node.name else f"{node.op_type} ("
    return Origin(f"{named}step {step} of {outer})", (*outer.place, step), str(node.op_type))


# --- what a file says of a value -----------------------------------------------------------------


def read_declared(info: Any) -> Declared:
    kind = info.type.WhichOneof("value") or ""
    if kind != "tensor_type":
        return Declared(info.name, None, None, kind.removesuffix("_type") or "value")
    tensor = info.type.tensor_type
    shape = tuple(map(_size, tensor.shape.dim)) if tensor.HasField("shape") else None
    dtype = to_dtype(tensor.elem_type)
    if not 0 <= tensor.elem_type < len(ELEM_TYPES):
        raise InputError(
            f"'{info.name}' has elements of type {tensor.elem_type}", why="ONNX has no such type"
        )
    kind = ELEM_TYPES[tensor.elem_type].lower()
    return Declared(info.name, shape, dtype, str(dtype) if dtype else kind)


def _size(dim: Any) -> int | str | None:
    """Older exporters write -1 or ? for a size that may be anything."""
    if dim.HasField("dim_value"):
        return int(dim.dim_value) if dim.dim_value >= 0 else None
    return None if dim.dim_param in ("", "?") else str(dim.dim_param)
