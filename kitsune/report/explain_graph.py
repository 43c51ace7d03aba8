"""Explain a compiled graph: its kernels, and the ops that NumPy runs between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING

from kitsune.compiler import CompiledGraph
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Graph, Node, Origin
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.group import describe_node
from kitsune.quant.methods.quantised_weight import find
from kitsune.report.explanation import Explanation, GroupRow, WeightRow, explain
from kitsune.report.origins import find_coverage
from kitsune.system.progress import STAGES, Cost

if TYPE_CHECKING:
    from kitsune.frontends.onnx import ExecutedStage
    from kitsune.frontends.onnx.host_nodes import HostNode


def explain_graph(
    source: Graph, compiled: CompiledGraph, further: Sequence[ExecutedStage] = ()
) -> Explanation:
    """Explain how `source` was compiled; `further` are the stages that a call ran after it, where
    sizes depended on values."""
    said = _explain_one(source, compiled)
    for stage, went in enumerate(further, 1):
        rows = [
            replace(_named_row(len(said.groups) + n, call), stage=stage - 1)
            for n, call in enumerate(went.hosts)
        ]
        before = said.kernels_before + len(rows)
        said = replace(said, groups=[*said.groups, *rows], kernels_before=before)
        if went.graph is not None:
            then = _explain_one(went.graph, went.program)
            groups = [replace(g, stage=stage) for g in then.groups]
            said = _concatenate(said, replace(then, groups=groups))
    return said


def _concatenate(first: Explanation, then: Explanation) -> Explanation:
    """Concatenate the explanations of two programs that run one after the other."""
    launches = 1 + max((g.launch for g in first.groups), default=-1)
    groups = [
        replace(
            g, kernel=len(first.groups) + n, launch=g.launch + launches if g.launch >= 0 else -1
        )
        for n, g in enumerate(then.groups)
    ]
    total = first.nbytes_after + then.nbytes_after
    gains = first.predicted_gain * first.nbytes_after + then.predicted_gain * then.nbytes_after
    return replace(
        first,
        groups=[*first.groups, *groups],
        refusals=[*first.refusals, *then.refusals],
        rewrites=[*first.rewrites, *then.rewrites],
        kernels_before=first.kernels_before + then.kernels_before,
        kernels_after=first.kernels_after + then.kernels_after,
        launches=first.launches + then.launches,
        nbytes_before=first.nbytes_before + then.nbytes_before,
        nbytes_after=total,
        predicted_gain=round(gains / total, 3) if total else first.predicted_gain,
        arena_nbytes=first.arena_nbytes + then.arena_nbytes,
        dispatches=first.dispatches + then.dispatches,
        submits=first.submits + then.submits,
        copied_nbytes=(
            first.copied_nbytes[0] + then.copied_nbytes[0],
            first.copied_nbytes[1] + then.copied_nbytes[1],
        ),
        apart=[*first.apart, *then.apart],
        weights=[*first.weights, *then.weights],
        costs={
            name: first.costs.get(name, Cost()) + then.costs.get(name, Cost())
            for name in STAGES
            if name in first.costs or name in then.costs
        },
    )


def _explain_one(source: Graph, compiled: CompiledGraph) -> Explanation:
    module = compiled.module()
    hosts = [node for part in compiled.subgraphs for node in part.subgraph.hosts]
    groups = [tuple(g.nodes) for g in module.plan.groups]
    found = find_coverage(source, [*groups, *((node,) for node in hosts)])
    said = explain(module.plan, module, dict(zip(groups, found, strict=False)))
    rows = [_host_row(len(said.groups) + n, node) for n, node in enumerate(hosts)]
    before = said.kernels_before + len(hosts)
    return replace(
        said,
        groups=[*said.groups, *rows],
        kernels_before=before,
        costs=compiled.stages.costs,
        dispatches=sum(each.dispatches for each in compiled.traffic),
        submits=sum(each.submits for each in compiled.traffic),
        half_precision=_describe_half_precision(compiled),
        copied_nbytes=(
            sum(each.up_nbytes for each in compiled.traffic),
            sum(each.down_nbytes for each in compiled.traffic),
        ),
        apart=[
            _describe_cpu_fallback(node, compiled) for node in hosts if node in compiled.on_host
        ],
        measured_gain=round(compiled.timed.gain, 3) if compiled.timed else None,
        weights=[
            _weight(node, node.dtype)
            for node in compiled.program.graph.nodes()
            if node.op == "constant" and isinstance(node.dtype, Packed)
        ],
    )


def _weight(node: Node, dtype: Packed) -> WeightRow:
    data = node.attr("value").value
    found = find(data)
    return WeightRow(
        found.name if found else "",
        list(node.shape),
        dtype.bits,
        dtype.group,
        data.nbytes,
        4 * prod(node.shape) - data.nbytes,
        found.error if found else None,
    )


def _describe_cpu_fallback(node: Node, compiled: CompiledGraph) -> str:
    """Say why a node runs on the CPU beside a GPU, and how many bytes are copied for it."""
    graph, on_host = compiled.program.graph, compiled.on_host
    held = [i for i in node.inputs if i not in on_host and OPS[i.op].kind is not Kind.SOURCE]
    held += [node for n in graph.nodes() if node in n.inputs and n not in on_host][:1]
    copied = sum(node.nbytes for node in held)
    return f"{describe_node(node)} runs on the CPU, {copied:,} bytes copied: {on_host[node]}"


def _describe_half_precision(compiled: CompiledGraph) -> str:
    """Say how the device computes with the f16 and bf16 values of a graph."""
    return compiled.backend.describe_f16({node.dtype for node in compiled.program.graph.nodes()})


def _host_row(number: int, node: Node) -> GroupRow:
    row = _host(number, name_op(node), "by NumPy, between kernels", node.line)
    return replace(row, stores=[str(node)], nbytes=sum(n.nbytes for n in (*node.inputs, node)))


def _named_row(number: int, call: HostNode) -> GroupRow:
    """An op whose result's size only its values tell."""
    return _host(number, call.name, "by NumPy, before sizes are known", call.item.origin)


def _host(number: int, name: str, schedule: str, origin: str | None) -> GroupRow:
    origins = [origin] if isinstance(origin, Origin) else []
    return GroupRow(
        kernel=number,
        kind="host",
        pattern="-",
        ops=[name],
        stores=[],
        nbytes=0,
        schedule=schedule,
        automatic=False,
        views=[],
        gain=1.0,
        saved_nbytes=0,
        launch=-1,
        nodes=[o.number for o in origins],
        origins=[str(o) for o in origins],
    )


def name_op(node: Node) -> str:
    """Return the name of a host call, or its op."""
    return str(node.attr("call").name) if node.op == "host" else node.op
