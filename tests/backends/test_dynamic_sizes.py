"""Kernels for sizes that calls decide: compiled once, equal to NumPy at every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest

from kitsune.backends.base import backend_for, constant_values
from kitsune.backends.cpu.emit import scratch_nbytes
from kitsune.backends.cpu.host_target import machine_target
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.gpu_program import open_target
from kitsune.compiler import compile_graph, lower_graph
from kitsune.config import FusionConfig
from kitsune.ir import ops
from kitsune.ir.bind_sizes import bind_sizes
from kitsune.ir.dtypes import DType, f32, i8, i32, i64, make_packed_type, u8
from kitsune.ir.guards import record_guards
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.packing import quantize
from kitsune.ir.sizes import Symbol, compile_sizes
from kitsune.system.progress import Stages
from kitsune.target import CPU_LEVELS, WASM32, CpuTarget

HEADS, DEPTH = 3, 16
WIDTH = HEADS * DEPTH
SIZES = ((2, 40), (1, 1), (1, 40), (3, 7), (5, 33), (1, 130), (2, 64), (40, 1), (1, 7))


def weight(*shape: int) -> Node:
    made = np.random.default_rng(len(shape)).standard_normal(shape)
    return ops.constant((0.1 * made).astype(np.float32))


def attention(x: Node, mask: Node | None = None) -> Node:
    """One layer of a transformer without its MLP."""
    batch, seq, _ = x.shape

    def heads(y: Node) -> Node:
        return ops.permute(ops.reshape(y, shape=(batch, seq, HEADS, DEPTH)), order=(0, 2, 1, 3))

    q, k, v = (heads(ops.matmul(x, weight(WIDTH, WIDTH))) for _ in range(3))
    scores = ops.mul(ops.matmul(q, ops.permute(k, order=(0, 1, 3, 2))), DEPTH**-0.5)
    if mask is not None:
        scores = ops.add(scores, mask)
    mixed = ops.matmul(ops.softmax(scores, axes=(3,)), v)
    mixed = ops.reshape(ops.permute(mixed, order=(0, 2, 1, 3)), shape=(batch, seq, WIDTH))
    return ops.add(ops.matmul(mixed, weight(WIDTH, WIDTH)), x)


def low_bit(x: Node, bits: int, symmetric: bool = True) -> Node:
    dtype = make_packed_type(bits, 32, symmetric=symmetric)
    values = np.random.default_rng(bits).standard_normal((WIDTH, 40)).astype(np.float32)
    packed = ops.packed_constant(quantize(values, dtype), values.shape, dtype)
    return ops.matmul(x, ops.dequantize(packed))


def places(x: Node) -> Node:
    """The numbers of the rows."""
    return ops.iota(shape=(x.shape[1],), axis=0, dtype=i64)


CASES: dict[str, Callable[[Node], Node]] = {
    "map": lambda x: ops.mul(ops.relu(x), 2.0),
    "broadcast": lambda x: ops.sub(x, ops.max_(x, axes=(1,))),
    "transpose": lambda x: ops.exp(ops.permute(x, order=(0, 2, 1))),
    "batch last": lambda x: ops.neg(ops.permute(x, order=(2, 1, 0))),
    "sum of rows": lambda x: ops.sum_(x, axes=(2,)),
    "sum over a dynamic axis": lambda x: ops.sum_(x, axes=(1,)),
    "sum over two dynamic axes": lambda x: ops.sum_(x, axes=(0, 1)),
    "values in between of one size": lambda x: ops.matmul(
        ops.reshape(ops.sum_(x, axes=(0, 1)), shape=(1, WIDTH)), weight(WIDTH, 20)
    ),
    "means": lambda x: ops.add(ops.mean(x, (1,)), ops.size(x.shape[0] * x.shape[1])),
    "rows by place": lambda x: ops.gather(x, ops.sub(x.shape[1] - 1, places(x)), axis=1),
    "softmax of rows": lambda x: ops.softmax(x, axes=(2,)),
    "softmax along a dynamic axis": lambda x: ops.softmax(x, axes=(1,)),
    "softmax of dynamic rows": lambda x: ops.softmax(ops.permute(x, order=(0, 2, 1)), axes=(2,)),
    "linear": lambda x: ops.gelu(ops.add(ops.matmul(x, weight(WIDTH, 80)), weight(80))),
    "linear and softmax": lambda x: ops.softmax(ops.matmul(x, weight(WIDTH, 32)), axes=(2,)),
    "mlp": lambda x: ops.matmul(ops.relu(ops.matmul(x, weight(WIDTH, 96))), weight(96, WIDTH)),
    "scores": lambda x: ops.matmul(x, ops.permute(x, order=(0, 2, 1))),
    "dynamic contraction": lambda x: ops.matmul(ops.permute(x, order=(0, 2, 1)), x),
    "attention": attention,
    "heads": lambda x: ops.permute(
        ops.reshape(ops.tanh(x), shape=(*x.shape[:2], HEADS, DEPTH)), order=(0, 2, 1, 3)
    ),
    "running sum": lambda x: ops.cumsum(x, axis=1),
    "running sum from the end": lambda x: ops.mul(ops.cumsum(x, axis=1, reverse=True), 2.0),
    "padded": lambda x: ops.pad(ops.exp(x), before=(0, 2, 1), after=(0, 1, 3), value=0.5),
    "joined": lambda x: ops.concat(ops.neg(x), ops.relu(x), axis=1),
    "places of the largest": lambda x: ops.cast(ops.argmax(x, axis=1), dtype=f32),
    "updates by place": lambda x: ops.scatter_add(
        ops.mul(x, 0.5), ops.sub(x.shape[1] - 1, places(x)), ops.exp(x), axis=1
    ),
    "4-bit weights": lambda x: ops.relu(ops.add(low_bit(ops.tanh(x), 4), weight(40))),
    "3-bit weights with minima": lambda x: low_bit(x, 3, symmetric=False),
    "flat": lambda x: ops.matmul(
        ops.reshape(x, shape=(x.shape[0] * x.shape[1], WIDTH)), weight(WIDTH, 20)
    ),
}


class Compiled:
    """A graph compiled once for sizes that calls decide."""

    def __init__(self, graph: Graph, target: CpuTarget) -> None:
        backend = backend_for(target)
        with record_guards():
            module = lower_graph(graph, target, FusionConfig())
        self.binary = backend.link(map(backend.emit, module.unique_kernels()), module, 2, Stages())
        self.graph, self.guards, self.module = graph, self.binary.guards, module
        loaded, values = backend.map_code(self.binary), constant_values(module.graph)
        self.program = backend.load(loaded, values, 2, Stages())

    def __call__(self, *arrays: np.ndarray, **values: int) -> np.ndarray:
        made: np.ndarray = self.program.bind_sizes(values).slow_path(*arrays)
        return made


def variants(case: str, target: CpuTarget) -> Iterator[Compiled]:
    """The program, and those for sizes that its guards refuse."""
    build = CASES[case]
    made: list[Compiled] = []
    for batch, seq in SIZES:
        values = {"batch": batch, "seq": seq}
        if not any(all(g.holds(values) for g in each.guards) for each in made):
            sizes = [Symbol(name, hint=n).size for name, n in values.items()]
            x = ops.input_("x", (*sizes, WIDTH))
            made.append(Compiled(Graph((x,), (build(x),)), target))
            yield made[-1]


LEVELS = ["host", "x86-64-v2", "x86-64-v3", pytest.param("wasm32", marks=pytest.mark.wasm)]


def target_of(level: str) -> CpuTarget:
    target = {"host": machine_target(), "wasm32": WASM32}.get(level) or CPU_LEVELS[level]
    is_cpu = target.device == "cpu"
    return replace(target, triple=machine_target().triple) if is_cpu else target


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("level", LEVELS)
def test_one_program_is_right_at_every_size(case: str, level: str) -> None:
    check_sizes(list(variants(case, target_of(level))))


@pytest.mark.webgpu
@pytest.mark.parametrize("case", CASES)
def test_one_set_of_shaders_is_right_at_every_size(case: str) -> None:
    programs = list(variants(case, open_target()))
    pipelines = Device.open().pipeline_count
    check_sizes(programs)
    assert Device.open().pipeline_count == pipelines


def check_sizes(programs: Sequence[Compiled]) -> None:
    assert len(programs) <= 3, [str(g) for each in programs for g in each.guards]
    rng = np.random.default_rng(0)
    for batch, seq in SIZES:
        values = {"batch": batch, "seq": seq}
        x = rng.standard_normal((batch, seq, WIDTH)).astype(np.float32)
        able = [each for each in programs if all(g.holds(values) for g in each.guards)]
        assert able, f"no program for {values}"
        for each in able:
            [expected] = interpret(bind_sizes(each.graph, values), {"x": x})
            np.testing.assert_allclose(each(x, **values), expected, rtol=2e-5, atol=2e-5)


@pytest.mark.parametrize("level", ["host", "x86-64-v2", "x86-64-v3"])
@pytest.mark.parametrize("hint", [1, 200])
@pytest.mark.parametrize("form", ["in place", "packed", "reduced"])
def test_one_matmul_takes_any_number_of_rows(level: str, hint: int, form: str) -> None:
    """Tiles of two heights, or of the higher one and a low one for each bit of what is left."""
    target = CPU_LEVELS.get(level, machine_target())
    target = replace(target, triple=machine_target().triple)
    rows = Symbol("rows", hint=hint).size
    x = ops.input_("x", (DEPTH, rows) if form == "packed" else (rows, DEPTH))
    a = ops.permute(x, order=(1, 0)) if form == "packed" else x
    product = ops.add(ops.matmul(a, weight(DEPTH, 80)), weight(80))
    product = ops.softmax(product, axes=(1,)) if form == "reduced" else product
    made = Compiled(Graph((x,), (product,)), target)
    assert not made.guards
    rng = np.random.default_rng(0)
    for count in (*range(50), 127, 128, 129, 300):
        shape = (DEPTH, count) if form == "packed" else (count, DEPTH)
        given = rng.standard_normal(shape).astype(np.float32)
        [expected] = interpret(bind_sizes(made.graph, {"rows": count}), {"x": given})
        np.testing.assert_allclose(made(given, rows=count), expected, rtol=2e-5, atol=2e-5)


@pytest.mark.parametrize("level", ["host", "x86-64-v2", "x86-64-v3"])
def test_a_matmul_of_a_few_rows_at_most_is_right_at_each(level: str) -> None:
    """Whose highest tile is known to be the only one."""
    target = replace(CPU_LEVELS.get(level, machine_target()), triple=machine_target().triple)
    for most in range(2, 10):
        rows = Symbol("rows", hint=most, low=2, high=most).size
        x = ops.input_("x", (rows, WIDTH))
        made = Compiled(Graph((x,), (ops.matmul(x, weight(WIDTH, 40)),)), target)
        for count in range(2, most + 1):
            given = np.random.default_rng(count).standard_normal((count, WIDTH)).astype(np.float32)
            [expected] = interpret(bind_sizes(made.graph, {"rows": count}), {"x": given})
            np.testing.assert_allclose(
                made(given, rows=count), expected, 1e-4, 1e-4, err_msg=f"{count} of {most}"
            )


def test_sizes_within_other_bounds_are_another_program() -> None:
    """Code that is planned for at most 4 rows is wrong for 9."""
    given = np.random.default_rng(0).standard_normal((9, 256)).astype(np.float32)
    for most in (4, 64):
        rows = Symbol("rows", hint=4, low=2, high=most).size
        x = ops.input_("x", (rows, 256))
        graph = Graph((x,), (ops.matmul(x, weight(256, 128)),))
        made = compile_graph(graph, machine_target(), FusionConfig(), 1)
    bound = made.bind_sizes({"rows": 9})
    [expected] = interpret(bind_sizes(graph, {"rows": 9}), {"x": given})
    np.testing.assert_allclose(bound.program.run([given])[0], expected, 1e-4, 1e-4)


def test_rows_a_page_apart_are_copied_a_block_at_a_time() -> None:
    """Scratch that holds all of them would grow with their number."""
    x = ops.input_("x", (Symbol("rows", hint=200).size, 1024))
    graph = Graph((x,), (ops.matmul(x, weight(1024, 272)),))
    [kernel] = lower_graph(graph, CPU_LEVELS["x86-64-v4"], FusionConfig()).unique_kernels()
    count_scratch = compile_sizes([scratch_nbytes(kernel, 2)])
    assert count_scratch({"rows": 200}) == count_scratch({"rows": 20000}) > (0,)
    made, rng = Compiled(graph, machine_target()), np.random.default_rng(0)
    for count in (0, 1, 16, 17, 120, 300):
        given = rng.standard_normal((count, 1024)).astype(np.float32)
        [expected] = interpret(bind_sizes(graph, {"rows": count}), {"x": given})
        np.testing.assert_allclose(made(given, rows=count), expected, rtol=2e-5, atol=2e-4)


def test_an_arena_that_no_size_changes_is_bound_as_it_is() -> None:
    x = ops.input_("x", (Symbol("batch", hint=2).size, Symbol("seq", hint=40).size, WIDTH))
    build = CASES["values in between of one size"]
    made = Compiled(Graph((x,), (build(x),)), machine_target())
    assert made.module.arena_nbytes > 0
    bound = made.binary.bind_sizes({"batch": 1, "seq": 7})
    assert bound.arena_nbytes == made.module.arena_nbytes


@pytest.mark.parametrize("dtype", [u8, i8])
@pytest.mark.parametrize("level", LEVELS)
def test_bytes_are_multiplied_along_an_axis_of_any_length(level: str, dtype: DType) -> None:
    """A word holds two or four of them; what is behind the last is zero."""
    batch, seq = (Symbol(name, hint=8).size for name in ("batch", "seq"))
    p, v = ops.input_("p", (batch, seq, seq), dtype), ops.input_("v", (batch, seq, 40), i8)
    product = ops.matmul(ops.cast(p, dtype=i32), ops.cast(v, dtype=i32))
    made = Compiled(Graph((p, v), (product,)), target_of(level))
    assert not made.binary.guards
    rng = np.random.default_rng(0)
    for count, n in ((1, 8), (2, 12), (1, 9), (3, 1), (1, 2), (2, 7), (1, 130), (1, 67)):
        least, most = (0, 255) if dtype == u8 else (-128, 127)
        feeds = {
            "p": rng.integers(least, most, (count, n, n), dtype.numpy, endpoint=True),
            "v": rng.integers(-128, 127, (count, n, 40), np.int8, endpoint=True),
        }
        values = {"batch": count, "seq": n}
        [expected] = interpret(bind_sizes(made.graph, values), feeds)
        np.testing.assert_array_equal(made(*feeds.values(), **values), expected)
