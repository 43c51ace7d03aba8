"""Encoder-decoders: the states, logits, tokens and beams of transformers."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.cli import main
from kitsune.errors import InputError
from kitsune.frontends.decoders.decoder_graph import Cache
from kitsune.frontends.encoder_decoders.encoder_decoder_config import read_encoder_decoder
from kitsune.frontends.encoder_decoders.encoder_decoder_graphs import encoder_graph, step_graph
from kitsune.frontends.encoder_decoders.encoder_decoder_weights import EncoderDecoderWeights
from kitsune.frontends.pretrained import read_config
from kitsune.frontends.safetensors import load_file, save_file
from kitsune.generation.beams import BeamOptions
from kitsune.generation.generation_options import GENERATE, read_options
from kitsune.ir.interp import interpret
from tests.checkpoint_files import gptq
from tests.encoder_decoders import (
    FAMILIES,
    VOCABULARY,
    WIDTH,
    make_sources,
    to_torch,
    write_family,
    write_tokenizer,
)

torch = pytest.importorskip("torch")
pytest.importorskip("transformers")
TOKENS = 40


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("t5")
    write_family("t5 gated", made)
    write_tokenizer(made)
    return made


@pytest.fixture(scope="module")
def module(folder: Path) -> Any:
    import transformers

    return transformers.T5ForConditionalGeneration.from_pretrained(folder).eval()


@pytest.fixture(scope="module")
def model(folder: Path) -> Any:
    return kt.create_model(folder, context=64)


def read(path: Path) -> tuple[Any, EncoderDecoderWeights]:
    config = read_config(path)
    return read_encoder_decoder(config, path), EncoderDecoderWeights(path, config)


@pytest.mark.parametrize("family", FAMILIES)
def test_graphs_give_the_states_and_logits_of_transformers(family: str, tmp_path: Path) -> None:
    module = write_family(family, tmp_path)
    model, weights = read(tmp_path)
    for batch in (1, 3):
        arrays, rows = make_sources(module, batch)
        tokens = np.random.default_rng(2).integers(3, 38, (batch, 6))
        with torch.no_grad():
            want = module(**to_torch(arrays), decoder_input_ids=torch.tensor(tokens))
        lengths = [np.array([len(row) for row in rows])] if batch > 1 and rows else []
        source = 50 if model.mels else 13
        graph = encoder_graph(model, weights, batch, source)
        given = [next(iter(arrays.values())), *lengths]
        states, *projected = interpret(graph, feeds(graph, given))
        mask = arrays.get("attention_mask", np.ones((batch, source))) > 0
        near(states[mask], want.encoder_last_hidden_state.numpy()[mask])
        graph = step_graph(model, weights, batch, 6, source, Cache(8), is_every=True)
        cache = [np.zeros((8, batch, 4, 8), np.float32)] * 4
        step = [tokens, np.zeros(1, np.int64), *lengths, *projected, *cache]
        near(interpret(graph, feeds(graph, step))[0], want.logits.numpy())


def feeds(graph: Any, arrays: list[Any]) -> dict[str, Any]:
    return {node.attr("name"): array for node, array in zip(graph.inputs, arrays, strict=True)}


def near(got: np.ndarray, want: np.ndarray, tolerance: float = 2e-5) -> None:
    np.testing.assert_allclose(got, want, atol=tolerance * np.abs(want).max())


def test_compiled_steps_give_the_logits_of_transformers(model: Any, module: Any) -> None:
    tokens = np.random.default_rng(2).integers(3, VOCABULARY, (3, 7))
    for batch in (1, 3):
        arrays, rows = make_sources(module, batch)
        ids = tokens[:batch]
        with torch.no_grad():
            want = module(**to_torch(arrays), decoder_input_ids=torch.tensor(ids)).logits.numpy()
        state = model.encode(rows)
        near(state.feed(ids[:, :4]), want[:, 3])
        near(state.feed(ids[:, 4:5]), want[:, 4])
        near(state.feed(ids[:, 5:]), want[:, 6])
    made = model.process(**arrays, decoder_input_ids=tokens)
    near(made["logits"], want)


def generated(module: Any, arrays: dict[str, Any], **options: Any) -> list[list[int]]:
    with torch.no_grad():
        made = module.generate(
            **to_torch(arrays), do_sample=False, max_new_tokens=TOKENS, **options
        )
    ends = (module.config.pad_token_id, module.config.eos_token_id)
    return [[n for n in row[1:] if n not in ends] for row in made.tolist()]


@pytest.mark.parametrize("beams", [1, 3])
def test_tokens_are_those_of_transformers(model: Any, module: Any, beams: int) -> None:
    options = read_options({"max_new_tokens": TOKENS}, GENERATE)
    for batch in (1, 3):
        arrays, rows = make_sources(module, batch)
        penalty = 1.0 if beams == 1 else 1.3
        named = {} if beams == 1 else {"length_penalty": penalty}
        want = generated(module, arrays, num_beams=beams, **named)
        got = model.generate_tokens(rows, options, BeamOptions(beams, penalty))
        assert [[n for n in row if n] for row in got] == want


def test_one_program_serves_every_length(model: Any) -> None:
    for length in (2, 9, 40):
        for rows in (1, 2, 5):
            model.encode([[4] * length] * rows).feed(np.full((rows, 1), 5))
    counts = [len(found) for found in model.steps.encoder._variants.values()]
    assert counts == [1] * len(counts)
    assert "2 to 1024 batch" in model.steps.last.describe()
    program = model.steps.last.compile(batch=1, source=9, tokens=1).subgraphs[0].program
    assert len(program.in_place) == 2 * model.config.decoder_layers


def test_texts_stream_stop_and_come_together(model: Any) -> None:
    text = "w5 w9 w12 w30"
    whole = model.generate(text, 12)
    heard = list[str]()
    assert whole
    assert model.generate(text, 12, stream=heard.append) == whole == "".join(heard)
    stream = model.generate(text, 12, stream=True)
    assert "".join(stream) == whole
    assert stream.finish_reason in ("length", "stop")
    assert model.generate([text, "w7"], 12) == [whole, model.generate("w7", 12)]
    stop = whole[len(whole) // 2 :][:2]
    assert model.generate([text], 12, stop=stop) == [whole[: whole.index(stop)]]
    drawn = [model.generate(text, 12, temperature=2.0, seed=seed) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_what_cannot_be_generated_is_refused(model: Any) -> None:
    with pytest.raises(InputError, match="no token 9999"):
        model.generate([9999])
    with pytest.raises(InputError, match="num_beams is 0"):
        model.generate("w5", num_beams=0)
    with pytest.raises(InputError, match="num_beams is 4"):
        model.generate("w5", num_beams=4, temperature=1.0)
    with pytest.raises(InputError, match="have no stream"):
        model.generate(["w5", "w6"], stream=True)
    with pytest.raises(InputError, match="the mask has gaps"):
        model.process(input_ids=[[4, 5]], attention_mask=[[0, 1]], decoder_input_ids=[[0]])


def test_sizes_in_a_configuration_are_compared_with_the_tensors(
    folder: Path, tmp_path: Path
) -> None:
    said = json.loads((folder / "config.json").read_text())
    save_file(load_file(folder / "model.safetensors"), tmp_path / "model.safetensors")
    for change, message in (
        ({"num_layers": 9}, "encoder has 9 layers"),
        ({"d_model": 1 << 20}, "width take 1,048,576"),
        ({"d_kv": None}, "no 'd_kv'"),
    ):
        (tmp_path / "config.json").write_text(json.dumps({**said, **change}))
        with pytest.raises(InputError, match=message):
            kt.create_model(tmp_path)


def test_quantised_weights_stay_near(folder: Path, module: Any) -> None:
    arrays, _ = make_sources(module, 3)
    tokens = np.random.default_rng(2).integers(3, VOCABULARY, (3, 5))
    want = kt.create_model(folder).process(**arrays, decoder_input_ids=tokens)["logits"]
    small = kt.create_model(folder, quantize=8)
    got = small.process(**arrays, decoder_input_ids=tokens)["logits"]
    assert 0 < np.linalg.norm(got - want) / np.linalg.norm(want) < 0.2


def test_packed_checkpoints_are_read(folder: Path, tmp_path: Path) -> None:
    """The weights of attention and of the MLPs in GPTQ's layout, the rest in floats."""
    plain, stored = {}, {}
    for name, array in load_file(folder / "model.safetensors").items():
        if name.endswith(("SelfAttention.q.weight", "EncDecAttention.v.weight", "wo.weight")):
            parts, values = gptq(4)(np.array(array))
            plain[name] = values
            stored |= {f"{name.removesuffix('.weight')}.{part}": a for part, a in parts.items()}
        else:
            plain[name] = stored[name] = array
    said = json.loads((folder / "config.json").read_text())
    settings = {"quant_method": "gptq", "bits": 4, "group_size": 32, "checkpoint_format": "gptq_v2"}
    rows = [[5, 9, 12], [7, 8, 9, 10]]
    logits = []
    for kind, tensors in (("plain", plain), ("packed", stored)):
        path = tmp_path / kind
        path.mkdir()
        more = {} if kind == "plain" else {"quantization_config": settings}
        (path / "config.json").write_text(json.dumps({**said, **more}))
        save_file(tensors, path / "model.safetensors")
        logits.append(kt.create_model(path).encode(rows).feed(np.array([[0, 3], [0, 4]])))
    near(logits[1], logits[0], 1e-4)


def test_a_prompt_and_lines_are_answered(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, model: Any
) -> None:
    want = model.generate("w5 w9", 6)
    assert main(["run", str(folder), "--prompt", "w5 w9", "--max-tokens", "6"]) == 0
    assert capsys.readouterr().out == f"{want}\n"
    said = ["run", str(folder), "--max-tokens", "6", "--beams", "2"]
    monkeypatch.setattr("sys.stdin", io.StringIO("w5 w9\nw7\n"))
    assert main(said) == 0
    found = [model.generate(text, 6, num_beams=2) for text in ("w5 w9", "w7")]
    assert capsys.readouterr().out == "".join(f"{text}\n" for text in found)
    assert main([*said, "--prompt", "w7", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["text"] == found[1]


def test_layers_are_named_as_in_the_file(folder: Path) -> None:
    _, weights = read(folder)
    assert weights.shapes["enc.blk.1.ffn_gate.weight"] == (64, WIDTH)
    assert weights.shapes["dec.blk.0.cross_attn_k.weight"] == (32, WIDTH)
    assert weights.shapes["dec.blk.0.attn_rel_b.weight"] == (8, 4)
