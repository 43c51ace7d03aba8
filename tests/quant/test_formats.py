"""Every row of the table of formats: its scalar form, its packing, and every back end against its
NumPy meaning."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.config import FusionConfig
from kitsune.errors import ShapeError
from kitsune.ir.dtypes import find_packed_type, i64
from kitsune.ir.formats import FORMATS, QuantFormat, find_format, uniform
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, add, dequantize, gather, input_, matmul, packed_constant, transpose
from kitsune.ir.packing import PackedWeight, pack_weight, unpack_blocks
from kitsune.quant import QuantizedTensor
from tests.backends_fixture import NATIVE, Backend, check, oracle, random_feeds
from tests.formats import ROWS, draw_weight, open_blocks
from tests.formats import decode_with_numpy as decode

N = 37  # columns: two whole panels of 16 and a part of one


def read(weight: PackedWeight) -> Node:
    n, k = weight.shape
    return dequantize(packed_constant(weight.data, (k, n), weight.dtype))


def readers(weight: PackedWeight) -> Graph:
    """A matmul of several rows, of one, rows looked up in the same weight, and the values."""
    w, (_, k) = read(weight), weight.shape
    x, one, ids = input_("x", (5, k)), input_("one", (1, k)), input_("ids", (3,), i64)
    product = matmul(OPS["tanh"](x), w)
    looked_up = gather(transpose(w), ids, axis=0)
    return Graph((x, one, ids), (product, matmul(one, w), looked_up, add(w, 1.0)))


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_scalar_form_is_the_numpy_meaning(row: QuantFormat) -> None:
    weight = draw_weight(row, N, 2 * row.rows)
    np.testing.assert_array_equal(decode(weight), weight.dequantize())


QUARTERED = [row for row in ROWS if row.quarters is not None]


@pytest.mark.parametrize("row", QUARTERED, ids=str)
def test_quarters_are_the_words_in_another_order(row: QuantFormat) -> None:
    weight = draw_weight(row, 5, 2 * row.rows)
    s, read = open_blocks(weight)

    def read_bytes(words: list[Any]) -> np.ndarray:
        listed = [np.broadcast_to(word.text, (10, 1)).copy().view(np.uint8) for word in words]
        return np.stack(listed, 1)

    assert row.quarters is not None
    for q in range(row.rows // 16):
        mine = read_bytes(row.quarters(s, read, q)) ^ 128
        words = [row.read_words(s, read, 4 * q + n) for n in range(4)]
        np.testing.assert_array_equal(mine.transpose(0, 2, 1), read_bytes(words))


def test_ternary_digits_are_the_same_by_tables() -> None:
    weight = draw_weight(FORMATS["TQ1_0"], 5, 512)
    want = decode(weight)
    s, read = open_blocks(weight)
    s.has_byte_tables = True
    rows = s._value(np.arange(256, dtype=np.uint32), "u32")
    np.testing.assert_array_equal(FORMATS["TQ1_0"].decode(s, read, rows).text.reshape(5, -1), want)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_packing_loses_nothing(row: QuantFormat) -> None:
    weight = draw_weight(row, N, 2 * row.rows)
    codes, fields = unpack_blocks(row, weight.data, weight.shape)
    whole = None if codes is None else codes.reshape(N, -1)
    narrow = {f.name: fields[f.name] for f in row.parts}
    if any(f.kind == "bf16" for f in row.parts):
        narrow = {name: (f.view(np.uint32) >> 16).astype(np.uint16) for name, f in narrow.items()}
    again = pack_weight(row, whole, narrow, weight.shape)
    np.testing.assert_array_equal(again.data, weight.data)
    assert weight.nbytes == row.nbytes(2 * row.rows, N)


@pytest.mark.in_turn
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_every_back_end_reads_it(row: QuantFormat, backend: Backend) -> None:
    graph = readers(draw_weight(row, N, 2 * row.rows))
    if backend.name == "webgpu":  # it has no i64 inputs, and compiles slowly
        if row.uniform is not None:
            pytest.skip("test_wgsl_lowbit has these")
        graph = Graph(graph.inputs[:1], graph.outputs[:1])
    check(backend, graph)


@pytest.mark.in_turn
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_rows_that_do_not_fill_a_block(row: QuantFormat, backend: Backend) -> None:
    if backend.name == "webgpu":
        pytest.skip("these kernels are those of whole blocks")
    weight = draw_weight(row, N, row.rows + 28)
    x = input_("x", (3, row.rows + 28))
    check(backend, Graph((x,), (matmul(x, read(weight)),)))


@pytest.mark.in_turn
@pytest.mark.parametrize("backend", NATIVE, ids=str)
@pytest.mark.parametrize("row", FORMATS.values(), ids=str)
def test_int8_activations_lose_little(row: QuantFormat, backend: Backend) -> None:
    weight = draw_weight(row, N, 2 * row.rows)
    one, few = input_("one", (1, 2 * row.rows)), input_("few", (9, 2 * row.rows))
    w = read(weight)
    graph = Graph((one, few), (matmul(one, w), matmul(few, w)))
    feeds = random_feeds(graph)
    got = backend.run(graph, feeds, FusionConfig(numerics="fast"))
    for mine, want in zip(got, oracle(graph, feeds), strict=True):
        assert np.linalg.norm(mine - want) < 0.02 * np.linalg.norm(want)


@pytest.mark.parametrize("row", FORMATS.values(), ids=str)
def test_a_quantized_tensor_holds_it(row: QuantFormat) -> None:
    weight = draw_weight(row, N, 2 * row.rows)
    n, k = weight.shape
    q = pickle.loads(pickle.dumps(QuantizedTensor(weight.data, weight.dtype, k, n, 0, 0.0)))
    assert q.packed is weight.dtype
    assert q.nbytes == weight.nbytes
    np.testing.assert_array_equal(q.dequantize(), weight.dequantize().T)
    assert row.name in repr(q)


def test_artefacts_hold_formats(tmp_path: object) -> None:
    weight = draw_weight(FORMATS["Q4_K"], N, 512)
    q = QuantizedTensor(weight.data, weight.dtype, 512, N, 0, 0.0)
    x = np.ones((2, 512), np.float32)
    model = kt.compile(lambda x: x @ q, x)
    path = f"{tmp_path}/m.kitsune"
    model.save(path)
    np.testing.assert_array_equal(kt.load(path)(x), model(x))


def test_names_find_their_rows() -> None:
    for row in ROWS:
        assert find_format(row.name) is row
        found = find_packed_type(row.name)
        assert found is not None
        assert found.format is row
    assert find_format("Q9_K") is None
    assert find_format("q4g0") is None
    assert find_format("q1g16") is None  # half a word


def test_other_shapes_are_refused() -> None:
    row = uniform(4, 32)
    codes, scale = np.zeros((4, 64), np.uint8), np.zeros((4, 2, 1), np.float16)
    with pytest.raises(ShapeError, match="codes of q4g32"):
        pack_weight(row, codes[:3], {"scale": scale}, (4, 64))
    with pytest.raises(ShapeError, match="scale of q4g32"):
        pack_weight(row, codes, {"scale": scale[:, :1]}, (4, 64))
