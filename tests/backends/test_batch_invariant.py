"""`batch_invariant`: a row has the same bits alone and among others, and in every program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.cpu.host_target import machine_target
from kitsune.compiler import compile_graph, lower_graph
from kitsune.config import FusionConfig
from kitsune.config.pattern_names import NAMED
from kitsune.generation.decoder_steps import State, Steps
from kitsune.ir import ops
from kitsune.ir.dtypes import DType, bf16, f16, f32, i64, make_packed_type
from kitsune.ir.node import Graph, Node
from kitsune.ir.packing import quantize
from kitsune.ir.sizes import Symbol
from kitsune.target import X86_64_V4, CpuTarget
from kitsune.tracing.decoder import open_decoder
from tests.backends.vmath_cases import LEVELS
from tests.gguf_files import write_model

INVARIANT = FusionConfig(batch_invariant=True)
FAST = replace(INVARIANT, numerics="fast")
ROWS = 64
BATCHES = (2, 7, 33, ROWS)
HEADS = 4


def weight(*shape: int, seed: int = 0, dtype: DType = f32) -> Node:
    made = np.random.default_rng(seed + sum(shape)).standard_normal(shape) / shape[0] ** 0.5
    return ops.cast(ops.constant(made.astype(np.float32)), dtype=dtype)


def low_bit(k: int, n: int, bits: int, symmetric: bool = True) -> Node:
    dtype = make_packed_type(bits, 32, symmetric=symmetric)
    values = np.random.default_rng(bits).standard_normal((k, n)).astype(np.float32)
    return ops.dequantize(ops.packed_constant(quantize(values, dtype), (k, n), dtype))


def linear(x: Node, n: int) -> Node:
    return ops.add(ops.matmul(x, weight(x.shape[-1], n, dtype=x.dtype)), weight(n, dtype=x.dtype))


def norm(x: Node) -> Node:
    n = x.shape[-1]
    scale, shift = weight(n, dtype=x.dtype), weight(n, seed=3, dtype=x.dtype)
    return ops.layer_norm(x, scale, shift, axes=(len(x.shape) - 1,), eps=1e-5)


def attention(x: Node, causal: bool = False) -> Node:
    batch, seq, width = x.shape
    depth = width // HEADS

    def heads(n: int) -> Node:
        made = ops.matmul(x, weight(width, width, seed=n, dtype=x.dtype))
        return ops.permute(ops.reshape(made, shape=(batch, seq, HEADS, depth)), order=(0, 2, 1, 3))

    q, k, v = map(heads, range(3))
    factor = ops.cast(ops.constant(np.float32(depth**-0.5)), dtype=x.dtype)
    scores = ops.mul(ops.matmul(q, ops.permute(k, order=(0, 1, 3, 2))), factor)
    if causal:
        query, key = (ops.iota(shape=(seq, seq), axis=n, dtype=i64) for n in range(2))
        scores = ops.where(ops.le(key, query), scores, -np.inf)
    mixed = ops.matmul(ops.softmax(scores, axes=(3,)), v)
    return ops.reshape(ops.permute(mixed, order=(0, 2, 1, 3)), shape=(batch, seq, width))


def block(x: Node) -> Node:
    y = norm(ops.add(linear(attention(x), x.shape[-1]), x))
    return norm(ops.add(y, linear(ops.gelu(linear(y, 4 * x.shape[-1])), x.shape[-1])))


def in_type(dtype: DType, build: Callable[[Node], Node]) -> Callable[[Node], Node]:
    return lambda x: ops.cast(build(ops.cast(x, dtype=dtype)), dtype=f32)


def convolution(x: Node, filters: int, size: int = 3) -> Node:
    made = weight(filters, x.shape[1], size, size)
    around = (size // 2, size // 2)
    return ops.relu(ops.conv(x, made, (1, 1), (1, 1), around, around))


Case = tuple[tuple[int, ...], Callable[[Node], Node]]  # the shape of a row, and what is done to it
CASES: dict[str, Case] = {
    "linear": ((64,), lambda x: linear(x, 10)),
    "linear of a long k": ((4096,), lambda x: linear(x, 40)),
    "linear of weights beyond L2": ((1024,), lambda x: linear(x, 600)),
    "mlp": ((96,), lambda x: linear(ops.gelu(linear(x, 256)), 10)),
    "chain": ((128,), lambda x: ops.matmul(ops.matmul(x, weight(128, 8)), weight(8, 128))),
    "softmax": ((1000,), lambda x: ops.softmax(x, axes=(1,))),
    "softmax of few": ((40,), lambda x: ops.softmax(x, axes=(1,))),
    "layer_norm": ((384,), norm),
    "layer_norm of a linear": ((64,), lambda x: norm(linear(x, 256))),
    "norm of a row by itself": ((1, 64), lambda x: ops.matmul(x, ops.permute(x, order=(0, 2, 1)))),
    "attention": ((40, 32), attention),
    "attention of one token": ((1, 32), attention),
    "causal attention": ((140, 32), lambda x: attention(x, causal=True)),
    "transformer block": ((9, 64), block),
    "bf16 block": ((9, 64), in_type(bf16, block)),
    "f16 mlp": ((96,), in_type(f16, lambda x: norm(linear(ops.gelu(linear(x, 256)), 64)))),
    "convolutions": ((3, 14, 14), lambda x: convolution(convolution(x, 16), 16)),
    "4 bits": ((256,), lambda x: ops.matmul(x, low_bit(256, 128, 4))),
    "4 bits with minima": ((250,), lambda x: ops.matmul(x, low_bit(250, 96, 4, False))),
    "8 bits": ((256,), lambda x: ops.matmul(ops.gelu(x), low_bit(256, 72, 8))),
    "1 bit": ((256,), lambda x: ops.matmul(x, low_bit(256, 1024, 1))),
}


def make_graph(case: str, batch: Any) -> Graph:
    shape, build = CASES[case]
    x = ops.input_("x", (batch, *shape))
    return Graph((x,), (build(x),))


def run(graph: Graph, x: np.ndarray, target: CpuTarget, config: FusionConfig, threads: int) -> Any:
    return compile_graph(graph, target, config, threads).program.run([x])[0]


def rows_alone(case: str, target: CpuTarget, config: FusionConfig) -> tuple[Any, np.ndarray]:
    """Some rows, and the result of each by itself."""
    x = np.random.default_rng(7).standard_normal((ROWS, *CASES[case][0])).astype(np.float32)
    program = compile_graph(make_graph(case, 1), target, config, 1).program
    return x, np.concatenate([program.run([x[n : n + 1]])[0] for n in range(ROWS)])


@pytest.mark.parametrize("case", CASES)
def test_rows_have_the_same_bits_in_every_batch(case: str) -> None:
    target = machine_target()
    x, alone = rows_alone(case, target, INVARIANT)
    for batch in BATCHES:
        got = run(make_graph(case, batch), x[:batch], target, INVARIANT, 1 + batch % 2)
        np.testing.assert_array_equal(got, alone[:batch], f"{batch} rows")


@pytest.mark.parametrize(
    ("case", "config"),
    [(name, INVARIANT) for name in CASES] + [(name, FAST) for name in CASES if "bit" in name],
    ids=lambda given: given if isinstance(given, str) else given.numerics,
)
def test_a_program_for_every_batch_has_the_bits_of_those_for_one(
    case: str, config: FusionConfig
) -> None:
    x, alone = rows_alone(case, machine_target(), config)
    for hint in (2, 50):
        graph = make_graph(case, Symbol("batch", hint=hint).size)
        made = compile_graph(graph, machine_target(), config, 2)
        guards = [g for part in made.subgraphs for g in part.program.binary.guards]
        for batch in (1, 2, 7, ROWS):
            if all(guard.holds({"batch": batch}) for guard in guards):
                got = made.bind_sizes({"batch": batch}).program.run([x[:batch]])[0]
                np.testing.assert_array_equal(got, alone[:batch], f"{batch} rows, hint {hint}")


@pytest.mark.parametrize("target", LEVELS[:2], ids=lambda t: t.name)
@pytest.mark.parametrize("case", CASES)
def test_rows_have_the_same_bits_at_every_level(case: str, target: CpuTarget) -> None:
    x, alone = rows_alone(case, target, INVARIANT)
    np.testing.assert_array_equal(run(make_graph(case, ROWS), x, target, INVARIANT, 1), alone)


@pytest.mark.parametrize("case", [name for name in CASES if "bit" in name])
def test_int8_activations_are_quantised_by_row(case: str) -> None:
    for target in (machine_target(), *LEVELS[:2]):
        x, alone = rows_alone(case, target, FAST)
        got = run(make_graph(case, ROWS), x, target, FAST, 2)
        np.testing.assert_array_equal(got, alone)


def few_queries(form: str, queries: int, keys: int) -> Graph:
    """Attention over a cache: masked by values, by the filled length, or not at all."""
    q, k, v = (
        ops.input_(name, (3, rows, 20)) for name, rows in (("q", queries), ("k", keys), ("v", keys))
    )
    scores = ops.mul(ops.matmul(q, ops.permute(k, order=(0, 2, 1))), 20**-0.5)
    more: tuple[Node, ...] = ()
    if form == "mask":
        more = (ops.input_("m", (3, 1, keys)),)
        scores = ops.add(scores, more[0])
    if form == "limit":
        places = ops.iota(shape=(1, 1, keys), axis=2, dtype=i64)
        more = (ops.input_("n", (1, 1, 1), i64),)
        scores = ops.where(ops.lt(places, more[0]), scores, -np.inf)
    return Graph((q, k, v, *more), (ops.matmul(ops.softmax(scores, axes=(2,)), v),))


@pytest.mark.parametrize("form", ["plain", "mask", "limit"])
@pytest.mark.parametrize("target", [machine_target(), *LEVELS[:2]], ids=lambda t: t.name)
def test_few_queries_add_up_as_many(form: str, target: CpuTarget) -> None:
    """Up to eight queries have a kernel of their own: a token that is decoded."""
    rng, keys = np.random.default_rng(1), 300
    q, k, v = (rng.standard_normal((3, n, 20)).astype(np.float32) for n in (40, keys, keys))
    more = {"mask": rng.standard_normal((3, 1, keys)).astype(np.float32)}
    more["limit"] = np.full((1, 1, 1), 171)
    rest = [k, v, *([more[form]] if form in more else [])]
    many = compile_graph(few_queries(form, 40, keys), target, INVARIANT, 1)
    expected = many.program.run([q, *rest])[0]
    for count in (1, 3, 8):
        made = compile_graph(few_queries(form, count, keys), target, INVARIANT, 1)
        assert "in order" in str(made.module().unique_kernels()[0].schedule)
        got = made.program.run([q[:, :count], *rest])[0]
        np.testing.assert_array_equal(got, expected[:, :count])


@pytest.mark.parametrize("numerics", ["strict", "fast"])
def test_logits_do_not_depend_on_chunks_or_on_the_size_of_the_cache(
    tmp_path: Path, numerics: Any
) -> None:
    _, model, weights = open_decoder(write_model(tmp_path / "small.gguf"))
    config = replace(INVARIANT, numerics=numerics)
    ids = [n * 7 % model.vocabulary for n in range(150)]
    found = []
    for capacity in (192, 320):
        steps = Steps(model, weights, capacity, config, machine_target(), 1)
        found.append(State(steps).feed(ids))
        one_by_one = State(steps)
        found.append([one_by_one.feed([token]) for token in ids][-1])
        later = State(steps)
        later.feed(ids[:70])
        found.append(later.feed(ids[70:]))
    for logits in found[1:]:
        np.testing.assert_array_equal(logits, found[0])


@pytest.mark.parametrize("dynamic", [True, False])
def test_onnx_models_give_a_text_the_same_bits_in_every_batch(dynamic: bool) -> None:
    pytest.importorskip("onnx")
    from tests.test_dynamic_models import attention as encoder
    from tests.test_dynamic_models import feeds

    model = kt.compile(encoder(), config=INVARIANT, dynamic=dynamic)
    given = feeds(33, 21)
    whole = model.run(None, given)[0]
    for rows in (slice(0, 1), slice(4, 6), slice(10, 33)):
        part = model.run(None, {name: value[rows] for name, value in given.items()})[0]
        np.testing.assert_array_equal(part, whole[rows])


def test_kernels_say_that_they_are_batch_invariant() -> None:
    graph = make_graph("linear of a long k", 1)
    for config, has_streams in ((FusionConfig(), True), (INVARIANT, False)):
        [kernel] = lower_graph(graph, X86_64_V4, config).unique_kernels()
        assert ("4 streams" in str(kernel)) is has_streams
        assert ("batch-invariant" in str(kernel)) is not has_streams


def test_chains_of_matmuls_keep_their_order() -> None:
    reason = INVARIANT.refusal(NAMED["matrix_chain"])
    assert reason is not None
    assert "rows" in reason
