"""Run ONNX ops without a kernel on the host, by onnx.reference."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from kitsune.errors import InputError, KitsuneError, UnsupportedError
from kitsune.frontends.dynamic_axes import Declared
from kitsune.frontends.onnx.model import (
    OnnxModel,
    domain,
    embed_tensors,
    label,
    reads,
    walk_nodes,
)
from kitsune.frontends.onnx.onnx_files import to_dtype, to_elem_type
from kitsune.frontends.onnx.place import Item
from kitsune.frontends.onnx.wire import onnx
from kitsune.ir.budget import Budget, use_budget
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node, Shape
from kitsune.ir.sizes import Size

BASE_STEPS, STEPS_PER_NODE = 50_000, 1_000
BASE_NBYTES, NBYTES_PER_BYTE = 512 * 2**20, 64
SMALL = 1024  # elements of a value that shape inference may look at
# An optional is the value that it holds, or None: the evaluator wraps it in a list.
OWN: dict[str, Callable[..., Any]] = {
    "Optional": lambda value=None: value,
    "OptionalGetElement": lambda value: value,
    "OptionalHasElement": lambda value=None: np.array(value is not None),
}
RANDOM = {
    "RandomNormal",
    "RandomNormalLike",
    "RandomUniform",
    "RandomUniformLike",
    "Bernoulli",
    "Multinomial",
    "Dropout",
}
ALWAYS = "kitsune/always"  # the condition of loops that have none
Results = tuple[tuple[Shape, DType], ...]


class HostNode:
    """One node, run by onnx.reference. `names` are the values it reads, those that its subgraphs
    read among them; `results` are known where it stands in a graph."""

    def __init__(self, item: Item, model: OnnxModel, results: Results = ()) -> None:
        self.item, self.model, self.results = item, model, results
        self.names = tuple(reads(item.node))
        self.outputs = tuple(filter(None, item.node.output))
        self._evaluators: dict[tuple[int, ...], Any] = {}

    @property
    def name(self) -> str:
        return str(self.item.node.op_type)

    @cached_property
    def proto(self) -> Any:
        """The node with its tensors inside it: the evaluator looks for files in the current
        folder."""
        return embed_tensors(self.item.node, self.model.folder)

    @cached_property
    def functions(self) -> tuple[Any, ...]:
        """The functions that the node calls, and those that they call."""
        found = dict[tuple[str, str], Any]()
        waiting = [self.item.node]
        while waiting:
            for each in walk_nodes(waiting.pop()):
                name = domain(each.domain), each.op_type
                if name in self.model.functions and name not in found:
                    found[name] = embed_tensors(self.model.functions[name], self.model.folder)
                    waiting += found[name].node
        return tuple(found.values())

    @property
    def is_random(self) -> bool:
        return not RANDOM.isdisjoint(op_types(self.item.node))

    def run(self, arrays: Sequence[Any]) -> Sequence[Any]:
        """Return the results for arrays in the order of `names`."""
        own = OWN.get(self.name) if not self.item.domain else None
        if own is not None:
            return [own(*arrays)]
        evaluator = self._evaluator([_elem_type(a) for a in arrays])
        feeds = dict(zip(self.names, arrays, strict=True))
        try:
            given = sum(a.nbytes for a in arrays if isinstance(a, np.ndarray))
            with np.errstate(all="ignore"), use_budget(host_budget(self.model.size[0], given)):
                made: Sequence[Any] = evaluator.run(None, feeds)
        except KitsuneError:
            raise
        except Exception as error:
            raise InputError(
                f"cannot compute {label(self.item.node)}",
                why=f"{type(error).__name__}: {error}",
                at=self.item.origin or "",
            ) from error
        return made

    def _evaluator(self, types: Sequence[int]) -> Any:
        key = tuple(types)
        if key not in self._evaluators:
            try:
                from kitsune.frontends.onnx.evaluator import (
                    Evaluator,
                )  # slow to import, seldom used

                self._evaluators[key] = Evaluator(self._proto(types))
            except KitsuneError:
                raise
            except Exception as error:
                node = self.item.node
                raise UnsupportedError(
                    f"no kernel and no reference for {node.domain or 'ai.onnx'}.{node.op_type}",
                    why=f"{type(error).__name__}: {error}",
                    at=self.item.origin or label(node),
                ) from error
        return self._evaluators[key]

    def _proto(self, types: Sequence[int]) -> Any:
        inputs = [
            onnx.helper.make_tensor_value_info(name, kind, None)
            for name, kind in zip(self.names, types, strict=True)
        ]
        outputs = [onnx.helper.make_value_info(name, onnx.TypeProto()) for name in self.outputs]
        graph = onnx.helper.make_graph(_add_loop_conditions(self.proto), "host", inputs, outputs)
        imports = [onnx.helper.make_opsetid(d, v) for d, v in self.item.opsets.items()]
        functions = list(self.functions)
        return onnx.helper.make_model(graph, opset_imports=imports, functions=functions)


def host_budget(nodes: int, nbytes: int) -> Budget:
    """Return the budget of one call of a node: from the nodes of its model and the bytes it
    reads."""
    return Budget(
        BASE_STEPS + STEPS_PER_NODE * nodes, BASE_NBYTES + NBYTES_PER_BYTE * nbytes, "the host"
    )


def _add_loop_conditions(node: Any) -> list[Any]:
    """Give every Loop a condition: the evaluator runs no iterations of one without."""
    if "Loop" not in op_types(node):
        return [node]
    copied = onnx.NodeProto()
    copied.CopyFrom(node)
    for loop in filter(lambda each: each.op_type == "Loop", walk_nodes(copied)):
        if len(loop.input) < 2:
            loop.input.extend([""] * (2 - len(loop.input)))
        loop.input[1] = loop.input[1] or ALWAYS
    true = onnx.numpy_helper.from_array(np.array(True))
    return [onnx.helper.make_node("Constant", [], [ALWAYS], value=true), copied]


def _elem_type(value: Any) -> int:
    return to_elem_type(value.dtype) if isinstance(value, np.ndarray) else 0


def op_types(node: Any) -> set[str]:
    return {each.op_type for each in walk_nodes(node)}


# --- what a node will make -----------------------------------------------------------------------


def make_type_proto(node: Node) -> Any:
    shape = [str(n) if isinstance(n, Size) else n for n in node.shape]
    return onnx.helper.make_tensor_type_proto(to_elem_type(node.dtype.numpy), shape)


def find_schema(item: Item) -> Any:
    """Return the schema of an op in its model's opset version, or None."""
    version = item.opsets.get(item.domain, 1)
    try:
        return onnx.defs.get_schema(item.node.op_type, version, item.domain)
    except onnx.defs.SchemaError:
        return None


def infer_results(
    item: Item, inputs: Mapping[str, Node], known: Mapping[str, np.ndarray]
) -> tuple[Declared, ...]:
    """Infer the shape and type of each result as far as shapes tell: sizes that are not known
    before the node ran are None. Nothing is known of an op without a schema."""
    schema = find_schema(item)
    if schema is None:
        return ()
    data = {name: onnx.numpy_helper.from_array(v) for name, v in known.items() if v.size <= SMALL}
    imports = [onnx.helper.make_opsetid(d, v) for d, v in item.opsets.items()]
    try:
        types = onnx.shape_inference.infer_node_outputs(
            schema,
            item.node,
            {name: make_type_proto(node) for name, node in inputs.items()},
            data,
            opset_imports=imports,
        )
    except Exception as error:
        raise InputError(f"{label(item.node)} does not fit its inputs", why=str(error)) from error
    sizes = {str(n): n for node in inputs.values() for n in node.shape if isinstance(n, Size)}
    return tuple(_declare(n, types.get(n), sizes) for n in filter(None, item.node.output))


def _declare(name: str, said: Any, sizes: Mapping[str, int]) -> Declared:
    """A result as shape inference has it."""
    if said is None or not said.HasField("tensor_type"):
        return Declared(name, None, None, "value")
    dtype = to_dtype(said.tensor_type.elem_type)
    if not said.tensor_type.HasField("shape"):
        return Declared(name, None, dtype, str(dtype))
    dims = said.tensor_type.shape.dim
    shape = tuple(d.dim_value if d.HasField("dim_value") else sizes.get(d.dim_param) for d in dims)
    return Declared(name, shape, dtype, str(dtype))


def is_complete(shape: Sequence[int | str | None] | None) -> bool:
    """Whether every size of a result is known before it is there."""
    return shape is not None and None not in shape
