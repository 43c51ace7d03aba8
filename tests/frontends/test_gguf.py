"""GGUF files: every format means what its blocks mean, and no file of bad bytes is more than an
error."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest

from kitsune.errors import InputError, KitsuneError, ShapeError, UnsupportedError
from kitsune.frontends.gguf import FORMATS, Tensor, decode_tensor, open_gguf, repack, values
from kitsune.ir.packing import dequantize
from tests.gguf_files import (
    BLOCKS,
    SPELLED_OUT,
    blocks,
    gguf_bytes,
    meaning,
    model_bytes,
    tensor,
    text,
)


def opened(path: Path, data: bytes) -> object:
    path.write_bytes(data)
    return open_gguf(path)


def of_kind(kind: str, shape: tuple[int, int], seed: int = 0) -> Tensor:
    raw = blocks(kind, shape[0] * shape[1] // BLOCKS[kind][0], np.random.default_rng(seed))
    return Tensor("w", shape, FORMATS[kind], raw.reshape(-1))


@pytest.mark.parametrize("kind", SPELLED_OUT)
def test_values_are_what_blocks_mean(kind: str) -> None:
    found = of_kind(kind, (3, 512))
    want = meaning(kind, found.shape, found.data.tobytes())
    np.testing.assert_allclose(values(found), want, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("kind", BLOCKS)
def test_repacked_weights_are_the_same_values_in_as_many_bytes(kind: str) -> None:
    found, form = of_kind(kind, (48, 512)), FORMATS[kind]
    assert form.to is not None
    made = repack([(found, None)])
    assert made.nbytes == found.data.nbytes
    np.testing.assert_array_equal(dequantize(made, (512, 48), form.to).T, values(found))


def test_every_type_of_the_gguf_package_is_decoded() -> None:
    theirs = pytest.importorskip("gguf")
    for kind in theirs.quants._type_traits:
        _, shape, raw = tensor(kind.name, (5, 512), np.random.default_rng(1))
        weight = decode_tensor(raw, kind.name, shape)  # type: ignore[arg-type]
        flat = np.frombuffer(raw, np.uint8).reshape(5, -1)
        np.testing.assert_array_equal(weight.dequantize(), theirs.quants.dequantize(flat, kind))


def test_bytes_that_are_no_tensor_of_a_type_are_refused() -> None:
    raw = of_kind("Q4_K", (4, 256)).data
    with pytest.raises(UnsupportedError, match="no GGUF type 'Q9_K'"):
        decode_tensor(raw, "Q9_K", (4, 256))
    with pytest.raises(ShapeError, match=r"no Q4_K of shape \[4, 128\]"):
        decode_tensor(raw, "Q4_K", (4, 128))
    with pytest.raises(InputError, match="576 bytes"):
        decode_tensor(raw, "Q4_K", (5, 256))


def test_weights_stand_side_by_side_in_another_order() -> None:
    one, two, form = of_kind("Q4_1", (32, 64)), of_kind("Q4_1", (16, 64), 1), FORMATS["Q4_1"]
    order = np.random.default_rng(0).permutation(32)
    assert form.to is not None
    made = repack([(one, order), (two, None)])
    assert made.ctypes.data % 64 == 0
    want = np.concatenate([values(one)[order], values(two)]).T
    np.testing.assert_array_equal(dequantize(made, (64, 48), form.to), want)


@pytest.mark.parametrize("kind", ["F32", "F16", "F64", "BF16"])
def test_floats(kind: str, tmp_path: Path) -> None:
    made = tensor(kind, (4, 6), np.random.default_rng(0))
    file = opened(tmp_path / "m.gguf", gguf_bytes({}, {"w": made}))
    found = values(file.tensors["w"])  # type: ignore[attr-defined]
    assert found.shape == (4, 6)
    assert found.dtype in (np.float32, np.float16)
    want = np.random.default_rng(0).standard_normal((4, 6)) * 0.2
    np.testing.assert_allclose(found, want, rtol=1e-2, atol=1e-3)


def test_a_factor_that_is_no_number_is_refused() -> None:
    for kind in ("Q4_K", "Q6_K", "Q8_0"):
        found = of_kind(kind, (16, 256))
        at = BLOCKS[kind][2][0]
        raw = found.data.copy().reshape(-1, BLOCKS[kind][1])
        raw[3, at : at + 2] = np.frombuffer(np.float16("nan").tobytes(), np.uint8)
        bad = Tensor("w", found.shape, found.format, raw.reshape(-1))
        with pytest.raises(InputError, match="'w' has values that are no numbers"):
            repack([(bad, None)])


# --- the package gguf ----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BLOCKS)
def test_values_are_those_of_the_gguf_package(kind: str) -> None:
    theirs = pytest.importorskip("gguf")
    found = of_kind(kind, (3, 512))
    raw = found.data.reshape(3, -1)
    want = theirs.quants.dequantize(raw, theirs.GGMLQuantizationType[kind])
    np.testing.assert_array_equal(values(found), want)


def test_a_file_is_what_the_gguf_package_reads(tmp_path: Path) -> None:
    theirs = pytest.importorskip("gguf")
    (tmp_path / "m.gguf").write_bytes(model_bytes("Q4_1", "Q8_0"))
    ours, reader = open_gguf(tmp_path / "m.gguf"), theirs.GGUFReader(tmp_path / "m.gguf")
    fields = {name: f.contents() for name, f in reader.fields.items() if name[:5] != "GGUF."}
    assert ours.metadata.keys() == fields.keys()
    for name, value in fields.items():
        assert np.array_equal(ours.metadata[name], value), name
    assert list(ours.tensors) == [each.name for each in reader.tensors]
    for each in reader.tensors:
        found = ours.tensors[each.name]
        assert found.shape == tuple(reversed(each.shape.tolist()))
        assert found.data.tobytes() == each.data.tobytes()
        want = theirs.quants.dequantize(each.data, each.tensor_type).reshape(found.shape)
        np.testing.assert_allclose(values(found), want, rtol=1e-6, atol=1e-7)


def test_a_file_that_the_gguf_package_wrote_is_read(tmp_path: Path) -> None:
    theirs = pytest.importorskip("gguf")
    rng = np.random.default_rng(0)
    floats = rng.standard_normal((8, 64)).astype(np.float32)
    packed = theirs.quants.quantize(floats, theirs.GGMLQuantizationType.Q8_0)
    writer = theirs.GGUFWriter(tmp_path / "m.gguf", "llama")
    writer.add_uint32("llama.block_count", 3)
    writer.add_token_list(["a", "é", ""])
    writer.add_token_scores([0.5, -1.0, 2.0])
    writer.add_tensor("f", floats)
    writer.add_tensor("q", packed, raw_dtype=theirs.GGMLQuantizationType.Q8_0)
    for write in ("header", "kv_data", "tensors"):
        getattr(writer, f"write_{write}_to_file")()
    writer.close()
    file = open_gguf(tmp_path / "m.gguf")
    assert file.metadata["llama.block_count"] == 3
    assert list(file.metadata["tokenizer.ggml.tokens"]) == ["a", "é", ""]
    assert file.metadata["tokenizer.ggml.scores"].tolist() == [0.5, -1.0, 2.0]
    np.testing.assert_array_equal(values(file.tensors["f"]), floats)
    want = theirs.quants.dequantize(packed, theirs.GGMLQuantizationType.Q8_0)
    np.testing.assert_array_equal(values(file.tensors["q"]), want)


# --- files that are wrong ------------------------------------------------------------------------


@pytest.mark.parametrize("version", [2, 3])
def test_metadata(version: int, tmp_path: Path) -> None:
    said = {"a": 7, "b": "é", "c": True, "d": 0.5, "e": ["x", ""], "f": np.arange(3)}
    file = opened(tmp_path / "m.gguf", gguf_bytes(said, {}, version))
    found = file.metadata  # type: ignore[attr-defined]
    assert [found[name] for name in "abcd"] == [7, "é", True, 0.5]
    assert list(found["e"]) == found["e"][:] == ["x", ""]
    assert found["e"][-2] == "x"
    with pytest.raises(IndexError):
        found["e"][2]
    np.testing.assert_array_equal(found["f"], [0, 1, 2])


def test_a_file_cut_anywhere_is_an_error(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    whole = gguf_bytes(
        {"general.architecture": "llama", "names": ["a", "bc"], "n": np.arange(4)},
        {"w": tensor("Q4_0", (2, 32), rng), "b": tensor("F32", (8,), rng)},
    )
    for size in range(len(whole)):
        with pytest.raises(InputError, match="not a whole GGUF file"):
            opened(tmp_path / "m.gguf", whole[:size])


def test_bytes_changed_anywhere_are_an_error_or_another_file(tmp_path: Path) -> None:
    """Through the whole front end: what opens may still be no model."""
    from kitsune.frontends.decoders.decoder_graph import whole_graph
    from kitsune.frontends.decoders.gguf import GgufWeights, read_decoder

    whole, path, rng = model_bytes(layers=1), tmp_path / "m.gguf", np.random.default_rng(0)
    head = whole.index(b"output_norm.weight") + 64
    for _ in range(300):
        changed = bytearray(whole)
        for at in rng.integers(0, head, rng.integers(1, 4)):
            changed[at] = rng.integers(0, 256)
        path.write_bytes(changed)
        try:
            file = open_gguf(path)
            model = read_decoder(file)
            if model.layers < 4 and model.width < 4096:
                whole_graph(model, GgufWeights(file, model), 2)
        except KitsuneError:
            continue


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "begins with"),
        (b"GGML" + bytes(32), "begins with"),
        (b"GGUF" + struct.pack("<IQQ", 3, 0, 1 << 60), "pairs of metadata"),
        (b"GGUF" + struct.pack("<IQQ", 3, 1 << 60, 0), "tensors"),
        (
            b"GGUF" + struct.pack("<IQQ", 3, 0, 1) + text("a") + struct.pack("<IIQ", 9, 4, 1 << 61),
            "values of 'a'",
        ),
        (
            b"GGUF" + struct.pack("<IQQ", 3, 0, 1) + text("a") + struct.pack("<IQ", 8, 1 << 62),
            "early",
        ),
        (
            b"GGUF" + struct.pack("<IQQ", 3, 0, 1) + text("a") + struct.pack("<I", 99) + bytes(9),
            "unknown type",
        ),
        (gguf_bytes({"general.alignment": 3}, {}), "alignment"),
    ],
)
def test_sizes_are_checked_before_memory_is_taken(data: bytes, why: str, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=why):
        opened(tmp_path / "m.gguf", data)


def test_versions_and_types_that_are_not_known(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedError, match="GGUF version 1"):
        opened(tmp_path / "m.gguf", gguf_bytes({}, {}, version=1))
    with pytest.raises(UnsupportedError, match="another byte order"):
        opened(tmp_path / "m.gguf", b"GGUF" + struct.pack(">IQQ", 3, 0, 0))
    made = bytearray(gguf_bytes({}, {"w": ("F32", (4,), bytes(16))}))
    made[made.index(b"w") + 1 + 4 + 8] = 15
    with pytest.raises(UnsupportedError, match=r"Q8_K.*\n.*known are.*\n.*Q4_K_M"):
        opened(tmp_path / "m.gguf", bytes(made))
