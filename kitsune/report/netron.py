"""Write the fused programs of a model as an ONNX file for Netron, one node per kernel.

A kernel is a node of the domain `kitsune`, called after its pattern, or after its op if it has only
one. It has the types and shapes of all that it reads and stores, and says in its attributes what it
computes and what that costs. The file is to be looked at: it says what is computed, not how, and
weights of more than 4 KiB are not stored: they are nodes called `Weight`, with type and shape.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from math import prod
from typing import Any

import numpy as np
from onnx import TensorProto, helper

from kitsune.compiler import CompiledGraph, CompiledSubgraph
from kitsune.frontends.onnx.host_nodes import HostNode
from kitsune.frontends.onnx.onnx_files import to_elem_type
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import INITIALIZER, Graph, Node, Origin
from kitsune.ir.ops import OPS, Kind
from kitsune.lower.memory import Step
from kitsune.plan.cost import count_arithmetic, count_matmul_flops
from kitsune.report.origins import Coverage, find_coverage
from kitsune.system.records import dataclass

DOMAIN = "kitsune"
OPSET, IR_VERSION = 20, 10  # of what stands between kernels, and of the file
MOST_STORED = 4096  # bytes of a constant

Names = dict[Node, str]


@dataclass(frozen=True)
class ExecutedProgram:
    """A stage of a call: ops on the host, then the program of a graph whose results are called
    `makes`. It has none where what the host made is the result."""

    hosts: Sequence[HostNode]
    graph: Graph | None
    compiled: CompiledGraph | None
    makes: Sequence[str]


def fused_model(
    stages: Sequence[ExecutedProgram],
    outputs: Sequence[str],
    declared: Mapping[str, Any],
    note: str,
) -> bytes:
    """`declared` are infos of outputs that the host makes."""
    writer = _Writer([*outputs, *(name for ran in stages for name in _value_names(ran))])
    for ran in stages:
        for call in ran.hosts:
            names = [writer.known(name) for name in call.names]
            origins = [call.item.origin] if call.item.origin else []
            writer.add(call.name, names, call.outputs, {"class": "host", "origins": origins})
        if ran.graph is not None and ran.compiled is not None:
            writer.program(ran.graph, ran.compiled, ran.makes)
    made: bytes = writer.build_model(outputs, declared, note).SerializeToString()
    return made


def _value_names(ran: ExecutedProgram) -> list[str]:
    fed = [] if ran.graph is None else [str(node.attr("name")) for node in ran.graph.inputs]
    return [*fed, *ran.makes, *(name for call in ran.hosts for name in call.outputs)]


class _Writer:
    """The graph so far. `taken` are names that no value of its own may have."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)
        self._nodes: list[Any] = []
        self._inputs: list[str] = []
        self._infos: dict[str, Any] = {}
        self._stored: list[Any] = []
        self._made: set[str] = set()
        self._constants: Names = {}
        self._kernels = count()

    def build_model(self, outputs: Sequence[str], declared: Mapping[str, Any], note: str) -> Any:
        results = [self._infos.get(name) or declared[name] for name in outputs]
        ends = {*self._inputs, *outputs}
        graph = helper.make_graph(
            self._nodes,
            "fused",
            [self._infos[name] for name in self._inputs],
            results,
            self._stored,
            value_info=[v for name, v in self._infos.items() if name not in ends],
        )
        imports = [helper.make_opsetid("", OPSET), helper.make_opsetid(DOMAIN, 1)]
        return helper.make_model(
            graph,
            opset_imports=imports,
            ir_version=IR_VERSION,
            producer_name="kitsune",
            doc_string="; ".join(filter(None, ["one node a kernel, to be looked at", note])),
        )

    # --- values ---

    def known(self, name: str) -> str:
        """A value that something made, or else an input."""
        if name not in self._made and name not in self._inputs:
            self._inputs.append(name)
        return name

    def _declare_value(self, name: str, node: Node) -> str:
        shape: Sequence[int] = node.shape
        kind = TensorProto.UINT8
        if isinstance(node.dtype, Packed):
            shape = [node.nbytes]
        else:
            kind = to_elem_type(node.dtype.numpy)
        self._infos.setdefault(name, helper.make_tensor_value_info(name, kind, shape))
        return name

    def _fresh(self, stem: str) -> str:
        name = next(n for i in count() if (n := f"{stem}_{i}") not in self._taken)
        self._taken.add(name)
        return name

    def _constant(self, node: Node) -> str:
        """A constant, or a value without elements, which no kernel makes."""
        if node in self._constants:
            return self._constants[node]
        size = node.nbytes
        name = self._weight_name(node) if size > MOST_STORED else self._fresh("weight")
        self._constants[node] = self._declare_value(name, node)
        if size > MOST_STORED or isinstance(node.dtype, Packed):
            about = {"dtype": str(node.dtype), "shape": list(node.shape), "bytes": size}
            self.add("Weight", [], [name], about)
            return name
        value = node.attr("value").value if node.op == "constant" else np.empty(0, np.uint8)
        kind, raw = to_elem_type(node.dtype.numpy), np.ascontiguousarray(value).tobytes()
        self._stored.append(helper.make_tensor(name, kind, node.shape, raw, raw=True))
        return name

    def _weight_name(self, node: Node) -> str:
        """Return the name of a weight in its file, if it came from one."""
        line = node.line
        if not isinstance(line, Origin) or line.op != INITIALIZER or line in self._taken:
            return self._fresh("weight")
        self._taken.add(line)
        return str(line)

    # --- nodes ---

    def add(
        self,
        op: str,
        inputs: Sequence[str],
        outputs: Sequence[str],
        about: Mapping[str, Any],
        name: str = "",
    ) -> None:
        given = {key: value for key, value in about.items() if value not in ("", [])}
        made = helper.make_node(op, inputs, outputs, name or self._fresh(op), domain=DOMAIN)
        made.attribute.extend(helper.make_attribute(key, value) for key, value in given.items())
        self._nodes.append(made)
        self._made.update(outputs)

    def program(self, source: Graph, compiled: CompiledGraph, makes: Sequence[str]) -> None:
        program = compiled.program
        names = {
            node: self._declare_value(self.known(str(node.attr("name"))), node)
            for node in program.graph.inputs
        }
        wanted: Names = {}
        for name, node in zip(makes, program.outputs, strict=True):
            if OPS[node.op].kind is not Kind.SOURCE:
                wanted.setdefault(node, name)
        steps = [step for part in compiled.subgraphs for step in part.module.steps]
        done = dict(zip(steps, find_coverage(source, [step.nodes for step in steps]), strict=True))
        for part in compiled.subgraphs:
            self._part(part, names, wanted, done)
        for name, node in zip(makes, program.outputs, strict=True):
            if names.get(node) != name:  # an input, a constant, or a result once more
                held = names[node] if node in names else self._constant(node)
                self._nodes.append(helper.make_node("Identity", [held], [name]))
                self._made.add(self._declare_value(name, node))

    def _part(
        self, part: CompiledSubgraph, names: Names, wanted: Names, done: Mapping[Step, Coverage]
    ) -> None:
        """A subgraph, whose graph has nodes of its own for those of the whole."""
        subgraph = part.subgraph
        local = {
            n: names[feed] for n, feed in zip(subgraph.graph.inputs, subgraph.feeds, strict=True)
        }
        pairs = list(zip(subgraph.makes, subgraph.graph.outputs, strict=True))
        mine = {own: wanted[node] for node, own in pairs if node in wanted}
        for step in part.module.steps:
            _enter_loops(step, local, mine)
            self._kernel(step, local, mine, done[step])
            _leave_loops(step, local)
        names |= {node: local[own] for node, own in pairs if own in local}
        calls: dict[tuple[Any, ...], list[Node]] = {}
        for node in subgraph.hosts:
            calls.setdefault((dict(node.attrs).get("call", node), node.inputs), []).append(node)
        for (call, inputs), nodes in calls.items():
            names |= {node: wanted.get(node) or self._fresh(node.op) for node in nodes}
            read = [names[i] if i in names else self._constant(i) for i in inputs]
            made = [self._declare_value(names[node], node) for node in nodes]
            op = nodes[0].op if call is nodes[0] else str(call.name)
            self.add(op, read, made, {"class": "host", "origins": [nodes[0].line]})

    def _kernel(self, step: Step, local: Names, wanted: Names, done: Coverage) -> None:
        written = set(step.kernel.written_buffers())
        read = dict.fromkeys(
            local[node] if node in local else self._constant(node)
            for n, node in enumerate(step.values)
            if n not in written
        )
        made = [node for n, node in enumerate(step.values) if n in written]
        local |= {node: wanted.get(node) or self._fresh(node.op) for node in made}
        ops = [node.op for node in step.nodes]
        about = {
            "class": step.kernel.kind,
            "ops": ops,
            "bytes": sum(buffer.nbytes for buffer in step.kernel.buffers),
            "flops": round(sum(count_matmul_flops(n) + count_arithmetic(n) for n in step.nodes)),
            "launch": step.wave,
            "steps": prod(loop.known_steps for loop in step.loops),
            "schedule": str(step.kernel.schedule or ""),
            "nodes": list(dict.fromkeys(o.number for o in done.origins)),
            "origins": [str(o) for o in done.origins],
        }
        title = step.pattern or (ops[0] if len(ops) == 1 else step.kernel.kind)
        name = f"{next(self._kernels)}_{step.kernel.kind}"
        self.add(title, list(read), [self._declare_value(local[n], n) for n in made], about, name)


def _enter_loops(step: Step, local: Names, wanted: Names) -> None:
    """Values inside the loops around a kernel have the names of those outside."""
    for loop in step.loops:
        known = [(each.before, each.initial) for each in loop.carried]
        known += [(row.inside, row.outside) for row in loop.scanned]
        local |= {
            inside: local[outside]
            for inside, outside in (*known, *loop.invariants)
            if outside in local and inside not in local
        }
        for row in loop.stacked:
            if row.outside in wanted:
                wanted[row.inside] = wanted[row.outside]


def _leave_loops(step: Step, local: Names) -> None:
    """Results of loops have the names of what their steps make."""
    for loop in step.loops:
        made = [(each.final, each.after) for each in loop.carried if each.final is not None]
        made += [(row.outside, row.inside) for row in loop.stacked]
        local |= {outside: local[inside] for outside, inside in made if inside in local}
