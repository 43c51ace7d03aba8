"""Rewrite loops: hoist what does not depend on the step before.

A matmul of scanned rows with an invariant weight is one matmul over all rows before the loop; what
depends on invariants alone is computed once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextvars import ContextVar
from dataclasses import field, replace
from typing import Any

from kitsune.ir.dtypes import DType
from kitsune.ir.node import Graph, Node, Shape, walk
from kitsune.ir.ops import OPS, Kind, input_, loop, reshape
from kitsune.ir.ops.loop import LoopBody, free_names, loop_key, substitute
from kitsune.ir.ops.op_table import use_line
from kitsune.ir.rewrite import rebuild
from kitsune.system.records import dataclass

Inputs = tuple[Node, ...]


Values = Sequence[Node]
Types = Sequence[tuple[Shape, DType]]
MakeStep = Callable[[Values, Values], tuple[Values, Values]]


_DEPTH: ContextVar[int] = ContextVar("kitsune_loop_depth", default=0)


def build_loop(
    count: int,
    carried: Values,
    scanned: Values,
    make_step: MakeStep,
    backward: Sequence[bool] = (),
    has_condition: bool = False,
    owner: Hashable = None,
) -> list[Node]:
    """Every result of a loop whose step `make_step` builds: of carried values and a row of each
    scanned one, the next carried values and a row of each stacked result. What it uses besides is
    invariant. `backward` is that of a `LoopBody`, or one for all rows. Bodies of one `owner` that
    compute the same are the same."""
    new_input = _name_inputs(owner)
    states = [new_input("carried", n, x.shape, x.dtype) for n, x in enumerate(carried)]
    rows = [new_input("row", n, x.shape[1:], x.dtype) for n, x in enumerate(scanned)]
    after, stacked = _build_inside(make_step, states, rows)
    inside = {*states, *rows}
    for node in walk(*after, *stacked):
        if any(i in inside for i in node.inputs):
            inside.add(node)
    known: dict[Node, Node] = {}
    made = [*after, *stacked]
    for node in walk(*made):
        for value in (node, *node.inputs) if node in inside else (node,) if node in made else ():
            if value not in inside and value not in known and not is_number(value):
                known[value] = new_input("invariant", len(known), value.shape, value.dtype)
    graph = Graph((*states, *rows, *known.values()), substitute(made, known))
    ways = tuple(backward) * (len(rows) + len(stacked) if len(backward) == 1 else 1)
    body = LoopBody(graph, len(states), len(rows), ways, has_condition)
    return loop(body, count, *carried, *scanned, *known)


def build_body(
    carried: Types, rows: Types, fixed: Types, make_step: Callable[..., tuple[Values, Values]]
) -> LoopBody:
    """The body of a loop whose step `make_step` builds of carried values, rows and invariants, and
    of nothing besides."""
    new_input = _name_inputs(None)
    kinds = ("carried", carried), ("row", rows), ("invariant", fixed)
    fed = [[new_input(kind, n, *x) for n, x in enumerate(types)] for kind, types in kinds]
    after, stacked = _build_inside(make_step, *fed)
    inputs = tuple(node for each in fed for node in each)
    return LoopBody(Graph(inputs, (*after, *stacked)), len(carried), len(rows))


def _name_inputs(owner: Hashable) -> Callable[..., Node]:
    depth = loop_depth()  # a loop inside this one has other inputs

    def new_input(kind: str, number: int, shape: Shape, dtype: DType) -> Node:
        return input_(f"{kind}{depth}.{number}", shape, dtype, owner)

    return new_input


def _build_inside(make_step: Callable[..., tuple[Values, Values]], *fed: Values) -> Any:
    token = _DEPTH.set(loop_depth() + 1)
    try:
        return make_step(*fed)
    finally:
        _DEPTH.reset(token)


def loop_depth() -> int:
    """How many loops' steps are being built."""
    return _DEPTH.get()


def is_number(node: Node) -> bool:
    """Whether it is part of the code that reads it."""
    return node.op in ("constant", "size") and not node.shape


def inline_constants(body: LoopBody, inputs: Inputs) -> tuple[LoopBody, Inputs]:
    """The body over the constants and sizes among its invariants; `loop` lifts arrays out again."""
    first = body.carried + body.scanned
    pairs = list(zip(body.graph.inputs, inputs, strict=True))
    known = {fed: given for fed, given in pairs[first:] if given.op in ("constant", "size")}
    if not known:
        return body, inputs
    kept = [(fed, given) for fed, given in pairs if fed not in known]
    outputs = substitute(body.graph.outputs, known)
    graph = Graph(tuple(fed for fed, _ in kept), outputs)
    return replace(body, graph=graph), tuple(given for _, given in kept)


def merge_loops(graph: Graph) -> Graph:
    """Loops that carry the same values over the same inputs are one, with the stacked results of
    all: a gradient asks a loop for more of these."""
    found: dict[Any, dict[tuple[Node, bool], None]] = {}
    loops = [node for node in graph.nodes() if node.op == "loop"]
    for node in loops:
        found.setdefault(_carried_key(node), {}).update(dict.fromkeys(_list_stacked(node)))
    if len(found) == len(set(map(loop_key, loops))):
        return graph
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        new[node] = made = rebuild(node, tuple(new[i] for i in node.inputs))
        if node.op != "loop":
            continue
        body, rows = made.attr("body"), list(found[_carried_key(node)])
        ways = (*_scanned_ways(body), *(way for _, way in rows))
        outputs = (*body.graph.outputs[: body.carried], *(row for row, _ in rows))
        whole = replace(body, graph=replace(body.graph, outputs=outputs), backward=ways)
        output = made.attr("output")
        if output >= body.carried:
            output = body.carried + rows.index(_list_stacked(node)[output - body.carried])
        attrs = {"body": whole, "count": made.attr("count"), "output": output}
        new[node] = OPS["loop"].build(made.inputs, attrs, made.line)
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def _carried_key(node: Node) -> tuple[Any, ...]:
    body = node.attr("body")
    made = body.graph.outputs[: body.carried]
    how = body.scanned, _scanned_ways(body), body.has_condition, node.attr("count")
    return node.inputs, body.graph.inputs, made, how


def _scanned_ways(body: LoopBody) -> tuple[bool, ...]:
    return tuple(body.is_backward(n) for n in range(body.scanned))


def _list_stacked(node: Node) -> list[tuple[Node, bool]]:
    """The stacked results of a loop, with their direction."""
    body = node.attr("body")
    rows = enumerate(body.graph.outputs[body.carried :], body.scanned)
    return [(row, body.is_backward(n)) for n, row in rows]


# --- hoisting -------------------------------------------------------------------------------------


@dataclass
class _Hoisted:
    """Nodes of a body as they are outside: `fixed` ones once, `rows` for all steps at once, along a
    first axis, and whether these begin at the last step."""

    fixed: dict[Node, Node] = field(default_factory=dict)
    rows: dict[Node, tuple[Node, bool]] = field(default_factory=dict)


def hoist(body: LoopBody, count: int, inputs: Inputs) -> tuple[LoopBody, Inputs]:
    """Move out of a loop what no step needs another for. Elementwise work on scanned values stays,
    where it is fused, unless a matmul that moves needs it or is all it reads."""
    out, first = _Hoisted(), body.carried + body.scanned
    for n, (fed, given) in enumerate(zip(body.graph.inputs, inputs, strict=True)):
        if n >= first:
            out.fixed[fed] = given
        elif n >= body.carried:
            out.rows[fed] = given, body.is_backward(n - body.carried)
    moved = set(out.rows)  # those that are worth reading row by row
    for node in body.graph.nodes():
        if OPS[node.op].kind is Kind.SOURCE:
            if node.op in ("constant", "size"):
                out.fixed[node] = node
            continue
        with use_line(node.line):
            _hoist_node(node, count, out)
        if node in out.rows and _is_worth_moving(node, moved, set(body.graph.inputs)):
            moved.add(node)
    return _read_hoisted(body, inputs, out, moved)


def _hoist_node(node: Node, count: int, out: _Hoisted) -> None:
    attrs = dict(node.attrs)
    if all(i in out.fixed for i in node.inputs):
        built = OPS[node.op].build(tuple(out.fixed[i] for i in node.inputs), attrs, node.line)
        out.fixed[node] = built
    elif all(i in out.fixed or i in out.rows for i in node.inputs):
        ways = {out.rows[i][1] for i in node.inputs if i in out.rows}
        made = _batch_node(node, count, out) if len(ways) == 1 else None
        if made is not None:
            out.rows[node] = made, ways.pop()


def _batch_node(node: Node, count: int, out: _Hoisted) -> Node | None:
    """A node over rows of all steps at once, where its op has such a form."""
    row, attrs = OPS[node.op], dict(node.attrs)
    if row.kind is Kind.MAP and row.reach is None:
        given = [
            _align(out.rows[i][0], len(node.shape)) if i in out.rows else out.fixed[i]
            for i in node.inputs
        ]
        return row.build(tuple(given), attrs, node.line)
    if node.op == "matmul":
        a, b = node.inputs
        if a in out.rows and b in out.fixed and len(b.shape) == 2:
            return row.build((out.rows[a][0], out.fixed[b]), attrs, node.line)
        return None
    if node.op == "reshape":
        return reshape(out.rows[node.inputs[0]][0], shape=(count, *node.shape))
    if node.op == "permute":
        order = (0, *(n + 1 for n in attrs["order"]))
        return row.build((out.rows[node.inputs[0]][0],), {"order": order}, node.line)
    return None


def _align(rows: Node, rank: int) -> Node:
    """Rows whose elements broadcast as those of one step do."""
    missing = rank + 1 - len(rows.shape)
    if not missing:
        return rows
    return reshape(rows, shape=(rows.shape[0], *(1,) * missing, *rows.shape[1:]))


def _is_worth_moving(node: Node, moved: set[Node], fed: set[Node]) -> bool:
    """A matmul, and elementwise work on its results alone."""
    if node.op == "matmul":
        return True
    read = [i for i in node.inputs if i in moved and i not in fed]
    return OPS[node.op].kind is Kind.MAP and any(i.shape == node.shape for i in read)


def _read_hoisted(
    body: LoopBody, inputs: Inputs, out: _Hoisted, moved: set[Node]
) -> tuple[LoopBody, Inputs]:
    """The body that reads what was moved out of it."""
    graph = body.graph
    stacked = body.backward[body.scanned :] if body.backward else (False,) * body.stacked
    carried = graph.inputs[: body.carried]
    rows: dict[Node, Node] = {}
    fixed: dict[Node, Node] = {}
    known: dict[Node, Node] = {}
    names = free_names(body.graph)
    stack = list(graph.outputs)
    seen: set[Node] = set()
    while stack:  # from the results down to what is computed outside
        node = stack.pop()
        if node in seen or node in carried or (node.op == "constant" and not node.shape):
            continue
        seen.add(node)
        side = fixed if node in out.fixed and _is_worth_fixing(node) else rows
        if side is rows and node not in moved:
            stack += node.inputs
        elif node.op == "input":
            side[node] = known[node] = node
        else:
            side[node] = known[node] = input_(next(names), node.shape, node.dtype)
    graph = Graph(
        (*carried, *rows.values(), *fixed.values()), substitute(body.graph.outputs, known)
    )
    backward = (*(out.rows[n][1] for n in rows), *stacked)
    made = replace(body, graph=graph, scanned=len(rows), backward=backward)
    given = (*(out.rows[n][0] for n in rows), *(out.fixed[n] for n in fixed))
    return made, (*inputs[: body.carried], *given)


def _is_worth_fixing(node: Node) -> bool:
    """Repeating is a view that loads go through: outside it would be stored, and so would a
    quantised weight in f32."""
    return node.op not in ("expand", "size") and not _is_quantised(node)


def _is_quantised(node: Node) -> bool:
    while OPS[node.op].kind is Kind.VIEW:
        node = node.inputs[0]
    return node.op == "dequantize"
