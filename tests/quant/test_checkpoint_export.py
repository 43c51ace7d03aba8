"""Quantised checkpoints that are written: GGUF files, compressed-tensors and GPTQ directories."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import gguf
import gguf.quants
import numpy as np
import pytest

import kitsune as kt
from kitsune.cli import main
from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders.decoder_graph import whole_graph
from kitsune.frontends.decoders.huggingface import SafetensorsWeights, read_decoder
from kitsune.frontends.pretrained import read_config
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.quant.gguf_encode import FLOATS, KINDS, encode_rows
from kitsune.quant.importance import WatchedWeights
from kitsune.tracing import DecoderSource
from tests.checkpoint_files import LINEARS, write_floats, write_plain

Q = "blk.0.attn_q.weight"
IDS = np.arange(7)


@pytest.fixture
def floats(tmp_path: Path) -> Path:
    write_floats(tmp_path / "floats")
    return tmp_path / "floats"


def weights(folder: Path) -> SafetensorsWeights:
    return SafetensorsWeights(folder, read_config(folder))


def logits(folder: Path) -> np.ndarray:
    model = read_decoder(read_config(folder), folder)
    (made,) = interpret(whole_graph(model, weights(folder), len(IDS)), {"input_ids": IDS})
    return made


# --- directories ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "options"),
    [
        ("compressed-tensors", {"bits": 4, "group_size": 64}),
        ("compressed-tensors", {"bits": 4, "group_size": 32, "symmetric": False}),
        ("compressed-tensors", {"bits": 8, "group_size": None, "method": "hqq"}),
        ("gptq", {"bits": 4, "group_size": 64}),
        ("gptq", {"bits": 3, "group_size": 32, "symmetric": False}),
        ("gptq", {"bits": 8, "group_size": None}),
    ],
)
def test_directories_are_read_back_with_the_error_that_was_said(
    form: str, options: dict[str, Any], floats: Path, tmp_path: Path
) -> None:
    made = kt.quant.export_checkpoint(floats, tmp_path / "made", form, **options)
    assert len(made) == len(LINEARS)
    bound = {3: 0.25, 4: 0.12, 8: 0.01}[options["bits"]]
    stored = weights(tmp_path / "made")._stored
    before = weights(floats).arrays
    for layer in made:
        name = layer.name.removeprefix("model.layers.0.")
        ours = {"self_attn.q_proj": Q, "mlp.down_proj": "blk.0.ffn_down.weight"}.get(name)
        assert layer.error < bound
        if ours is not None:
            was, now = before[ours].astype(np.float32), stored[ours].dequantize()
            assert np.linalg.norm(was - now) / np.linalg.norm(was) == pytest.approx(
                layer.error, rel=1e-4
            )
    said = read_config(tmp_path / "made")["quantization_config"]
    assert said["quant_method"] == form
    assert (tmp_path / "made" / "tokenizer.json").is_file()


def test_packages_read_what_is_written(floats: Path, tmp_path: Path) -> None:
    pytest.importorskip("compressed_tensors", reason="the package is not installed")
    transformers = pytest.importorskip("transformers")
    import torch

    kt.quant.export_checkpoint(floats, tmp_path / "made", group_size=32, symmetric=False)
    module = transformers.AutoModelForCausalLM.from_pretrained(
        tmp_path / "made", dtype=torch.float32
    )
    with torch.no_grad():
        want = np.asarray(module.eval()(torch.tensor(IDS)[None]).logits[0])
    np.testing.assert_allclose(logits(tmp_path / "made"), want, atol=1e-5 * np.abs(want).max())


def test_layers_that_are_skipped_stay_floats(floats: Path, tmp_path: Path) -> None:
    kt.quant.export_checkpoint(floats, tmp_path / "made", group_size=32, skip=["*.down_proj"])
    found = weights(tmp_path / "made")
    assert "blk.0.ffn_down.weight" in found.arrays
    ignored = read_config(tmp_path / "made")["quantization_config"]["ignore"]
    assert ignored == ["lm_head", "model.layers.0.mlp.down_proj"]


def test_what_cannot_be_written_is_refused(floats: Path, tmp_path: Path) -> None:
    export = kt.quant.export_checkpoint
    with pytest.raises(UnsupportedError, match="no 5-bit weights in 'gptq'"):
        export(floats, tmp_path / "a", "gptq", bits=5)
    with pytest.raises(UnsupportedError, match="the group, 96"):
        export(floats, tmp_path / "b", group_size=96)
    assert sorted(tmp_path.iterdir()) == [floats]  # what fails leaves nothing
    with pytest.raises(InputError, match="is not empty"):
        export(floats, floats)
    export(floats, tmp_path / "c", group_size=32)
    with pytest.raises(InputError, match="is quantised already"):
        export(tmp_path / "c", tmp_path / "d")
    with pytest.raises(UnsupportedError, match="no type 'Q9_X'"):
        kt.quant.export_gguf(floats, tmp_path / "e.gguf", "Q9_X")


# --- GGUF ----------------------------------------------------------------------------------------

ERRORS = {  # of normal weights, relative to their norm
    "F32": 1e-9,
    "F16": 3e-4,
    "BF16": 2e-3,
    "Q8_0": 0.006,
    "Q6_K": 0.019,
    "Q5_K": 0.038,
    "Q5_1": 0.036,
    "Q5_0": 0.044,
    "Q4_K": 0.075,
    "Q4_1": 0.073,
    "Q4_0": 0.088,
    "Q3_K": 0.16,
    "Q2_K": 0.285,
}


def relative(x: np.ndarray, made: np.ndarray, weight: Any = 1.0) -> float:
    return float(np.sqrt((weight * (x - made) ** 2).sum() / (weight * x**2).sum()))


@pytest.mark.parametrize("kind", [*FLOATS, *KINDS])
def test_the_package_decodes_blocks_to_the_values(kind: str) -> None:
    x = np.random.default_rng(0).standard_normal((8, 512)).astype(np.float32) / 20
    x[0] = 0
    number = gguf.GGMLQuantizationType[kind]
    made = gguf.quants.dequantize(encode_rows(x, kind), number)
    assert relative(x, made) < ERRORS[kind]
    assert not made[0].any()
    if kind not in ("Q8_0", *FLOATS):
        importance = np.random.default_rng(1).random(512) ** 4
        weighted = gguf.quants.dequantize(encode_rows(x, kind, importance), number)
        assert relative(x, weighted, importance) < 0.95 * relative(x, made, importance)


@pytest.mark.parametrize("kind", ["F16", "Q4_K_M", "Q5_0"])
def test_files_mean_what_the_directory_does(kind: str, floats: Path, tmp_path: Path) -> None:
    file = tmp_path / "model.gguf"
    layers = kt.quant.export_gguf(floats, file, kind)
    assert max(layer.error for layer in layers) < 0.09
    source = DecoderSource.from_path(file)
    (made,) = interpret(whole_graph(source.model, source.weights, len(IDS)), {"input_ids": IDS})
    plain = dict(weights(floats).arrays)
    reader = gguf.GGUFReader(file)
    values = {
        t.name: gguf.quants.dequantize(t.data, t.tensor_type).reshape(t.shape[::-1])
        for t in reader.tensors
    }
    for name, heads in ((Q, 4), ("blk.0.attn_k.weight", 2)):  # rows of pairs, back to two parts
        found = values[name]
        values[name] = found.reshape(heads, -1, 2, 128).swapaxes(1, 2).reshape(found.shape)
    names = {"token_embd": "model.embed_tokens", "output": "lm_head", "output_norm": "model.norm"}
    assert set(values) == set(plain)
    write_plain(tmp_path / "plain", {_rename(name, names): v for name, v in values.items()})
    want = logits(tmp_path / "plain")
    np.testing.assert_allclose(made, want, atol=1e-5 * np.abs(want).max())


def _rename(name: str, names: dict[str, str]) -> str:
    inner = {
        "attn_q": "self_attn.q_proj",
        "attn_k": "self_attn.k_proj",
        "ffn_up": "mlp.up_proj",
        "attn_v": "self_attn.v_proj",
        "attn_output": "self_attn.o_proj",
        "ffn_gate": "mlp.gate_proj",
        "ffn_down": "mlp.down_proj",
        "attn_norm": "input_layernorm",
        "ffn_norm": "post_attention_layernorm",
    }
    parts = name.split(".")
    if parts[0] == "blk":
        return f"model.layers.{parts[1]}.{inner[parts[2]]}.weight"
    return f"{names[parts[0]]}.weight"


def test_files_have_the_tokenizer_and_the_formats_of_their_type(
    floats: Path, tmp_path: Path
) -> None:
    kt.quant.export_gguf(floats, tmp_path / "m.gguf", "Q4_K_M")
    reader = gguf.GGUFReader(tmp_path / "m.gguf")
    kinds = {t.name: t.tensor_type.name for t in reader.tensors}
    assert kinds["blk.0.ffn_down.weight"] == "Q4_K"  # 256 columns; others have 128
    assert kinds[Q] == "Q5_0"
    assert kinds["output.weight"] == "Q8_0"
    assert kinds["output_norm.weight"] == "F32"
    model = kt.create_model(tmp_path / "m.gguf")
    assert model.tokenizer.encode("the") == kt.create_model(floats).tokenizer.encode("the")
    assert reader.fields["general.file_type"].contents() == 15
    assert reader.fields["tokenizer.chat_template"].contents() == "{{ messages }}"


def test_a_directory_without_a_tokenizer_is_refused(floats: Path, tmp_path: Path) -> None:
    (floats / "tokenizer.json").unlink()
    with pytest.raises(UnsupportedError, match="has no tokenizer that a GGUF file holds"):
        kt.quant.export_gguf(floats, tmp_path / "m.gguf")
    assert not (tmp_path / "m.gguf").exists()


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("tokenizer.json", {"model": {"type": "BPE", "vocab": []}, "pre_tokenizer": "ByteLevel"}),
        ("tokenizer.json", ["x"]),
        ("config.json", {"intermediate_size": 1 << 40}),
        ("config.json", {"vocab_size": 1 << 23}),
        ("config.json", {"rope_theta": [1]}),
    ],
    ids=str,
)
def test_a_damaged_directory_is_an_error_of_ours(
    file: str, said: Any, floats: Path, tmp_path: Path
) -> None:
    if file == "config.json":
        said = json.loads((floats / file).read_text()) | said
    (floats / file).write_text(json.dumps(said))
    with pytest.raises(InputError):
        kt.quant.export_gguf(floats, tmp_path / "m.gguf", "Q4_0")
    assert sorted(tmp_path.iterdir()) == [floats]


# --- the command ---------------------------------------------------------------------------------


def test_the_command_writes_each_format(
    floats: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gptq = tmp_path / "gptq"
    made = ["quantize", str(floats), "--format", "gptq", "--group-size", "32", "-o", str(gptq)]
    assert main([*made, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["format"], len(said["layers"])) == ("gptq", len(LINEARS))
    assert main(["quantize", str(floats), "-o", str(tmp_path / "m.gguf")]) == 0
    assert "Q4_K_M written to" in capsys.readouterr().out
    none = ["--skip", "*", "-o", str(tmp_path / "floats again")]
    assert main([*made[:2], "--format", "compressed-tensors", *none]) == 0
    assert capsys.readouterr().out.startswith("0 weights")
    assert main([*made[:3], "Q4_0", "--bits", "4", "-o", str(tmp_path / "n.gguf")]) == 2
    assert "of its own" in capsys.readouterr().err


# --- importance ----------------------------------------------------------------------------------


def test_importance_is_the_mean_square_of_what_texts_multiply(
    floats: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kitsune.quant.importance.CHUNK_TOKENS", 3)
    found = kt.quant.measure_importance(floats, [IDS.tolist()])
    watched: Any = WatchedWeights(weights(floats))
    graph = whole_graph(read_decoder(read_config(floats), floats), watched, 3)
    noted = Graph(graph.inputs, tuple(watched.noted.values()))
    parts = [interpret(noted, {"input_ids": IDS[at : at + 3]}) for at in (0, 3)]
    assert set(found) == set(watched.noted)
    assert Q in found
    for name, first, second in zip(watched.noted, *parts, strict=True):
        np.testing.assert_allclose(found[name], (first + second)[0] / 2, rtol=1e-4)
    with pytest.raises(InputError, match="no text"):
        kt.quant.measure_importance(floats, [])


def test_quantize_weights_errors_by_a_text(floats: Path, tmp_path: Path) -> None:
    text, plain, weighted = (tmp_path / name for name in ("a.txt", "a.gguf", "b.gguf"))
    text.write_text("the sea is wide " * 20)
    assert main(["quantize", str(floats), "--format", "Q4_0", "-o", str(plain)]) == 0
    more = ["--calibration", str(text), "-o", str(weighted)]
    assert main(["quantize", str(floats), "--format", "Q4_0", *more]) == 0
    assert plain.stat().st_size == weighted.stat().st_size
    assert plain.read_bytes() != weighted.read_bytes()
