"""LoRA adapters beside packed weights, embeddings, and caches in files."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders.gguf import GgufWeights
from kitsune.frontends.gguf import open_gguf
from kitsune.frontends.safetensors import load_file, save_file
from tests.gguf_files import gguf_bytes, write_model

IDS = [3, 14, 15, 9, 26, 5]
MODULES = {"self_attn.q_proj": (32, 32), "self_attn.v_proj": (16, 32), "mlp.up_proj": (64, 32)}


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    transformers = pytest.importorskip("transformers")
    torch = pytest.importorskip("torch")
    torch.manual_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=64,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=128,
        initializer_range=0.3,
    )
    folder = tmp_path_factory.mktemp("tiny")
    transformers.LlamaForCausalLM(config).save_pretrained(folder)
    return folder


def write_peft(folder: Path, seed: int, **config: Any) -> dict[str, np.ndarray]:
    """An adapter of rank 4; the change of each weight."""
    folder.mkdir()
    rng, tensors, changes = np.random.default_rng(seed), {}, {}
    for layer in range(2):
        for module, (n, k) in MODULES.items():
            down, up = (rng.standard_normal(s).astype(np.float32) for s in ((4, k), (n, 4)))
            place = f"model.layers.{layer}.{module}"
            tensors[f"base_model.model.{place}.lora_A.weight"] = 0.2 * down
            tensors[f"base_model.model.{place}.lora_B.weight"] = 0.2 * up
            changes[f"{place}.weight"] = 0.04 * up @ down * 2
    save_file(tensors, folder / "adapter_model.safetensors")
    said = {"peft_type": "LORA", "r": 4, "lora_alpha": 8, "bias": "none", **config}
    (folder / "adapter_config.json").write_text(json.dumps(said))
    return changes


def merged(tiny: Path, folder: Path, *changes: dict[str, np.ndarray]) -> Any:
    """The model with changes in its weights."""
    folder.mkdir()
    (folder / "config.json").write_bytes((tiny / "config.json").read_bytes())
    weights = {
        name: np.array(array) for name, array in load_file(tiny / "model.safetensors").items()
    }
    for each in changes:
        for name, change in each.items():
            weights[name] += change
    save_file(weights, folder / "model.safetensors")
    return kt.create_model(None, folder)


def test_adapters_are_added_switched_and_scaled(tiny: Path, tmp_path: Path) -> None:
    model = kt.create_model(None, tiny)
    plain = model.logits(IDS)
    first, second = write_peft(tmp_path / "first", 1), write_peft(tmp_path / "second", 2)
    assert model.load_adapter(tmp_path / "first") == "first"
    one = merged(tiny, tmp_path / "a", first).logits(IDS)
    both = merged(tiny, tmp_path / "b", first, second).logits(IDS)
    np.testing.assert_allclose(model.logits(IDS), one, atol=1e-3)
    model.load_adapter(tmp_path / "second", "other", scale=1.0)
    np.testing.assert_allclose(model.logits(IDS), both, atol=1e-3)
    assert np.abs(one - plain).max() > 0.1 < np.abs(both - one).max()
    model.set_adapters("first")
    np.testing.assert_allclose(model.logits(IDS), one, atol=1e-3)
    model.set_adapters({"first": 0.5, "other": 0.5})
    assert model.adapters == {"first": 0.5, "other": 0.5}
    assert np.abs(model.logits(IDS) - both).max() > 0.01
    (sample,) = model.samples(IDS, 1, max_new_tokens=1, logit_bias={7: 1e4}, stop_tokens=7)
    assert sample.finish_reason == "stop"
    model.set_adapters(None)
    np.testing.assert_allclose(model.logits(IDS), plain, atol=1e-4)
    with pytest.raises(UnsupportedError, match="adapters"):
        pickle.dumps(model)


def test_adapters_of_gguf_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(0)
    tensors, pairs = {}, {}
    for name, (n, k) in {
        "attn_q": (128, 256),
        "ffn_up": (256, 256),
        "ffn_gate": (256, 256),
    }.items():
        down, up = (0.2 * rng.standard_normal(s).astype("<f4") for s in ((4, k), (n, 4)))
        tensors[f"blk.0.{name}.weight.lora_a"] = "F32", down.shape, down.astype("<f4").tobytes()
        tensors[f"blk.0.{name}.weight.lora_b"] = "F32", up.shape, up.astype("<f4").tobytes()
        pairs[f"blk.0.{name}.weight"] = 2 * up @ down
    said = {"general.type": "adapter", "adapter.type": "lora", "adapter.lora.alpha": 8.0}
    (tmp_path / "lora.gguf").write_bytes(
        gguf_bytes({"general.architecture": "llama", **said}, tensors)
    )
    model = kt.create_model(None, write_model(tmp_path / "m.gguf", kind="F32"))
    plain = model.logits(IDS)
    model.load_adapter(tmp_path / "lora.gguf")
    changed = write_changed(tmp_path / "changed.gguf", pairs)
    want = kt.create_model(None, changed).logits(IDS)
    np.testing.assert_allclose(model.logits(IDS), want, atol=2e-3 * np.abs(want).max())
    assert np.abs(want - plain).max() > 0.1
    packed = write_model(tmp_path / "q.gguf")  # its gate and up are one weight
    joined = kt.create_model(None, packed)
    before = joined.logits(IDS)
    joined.load_adapter(tmp_path / "lora.gguf", scale=0.0)
    np.testing.assert_allclose(joined.logits(IDS), before, atol=1e-4)
    joined.set_adapters({"lora": 30.0})
    monkeypatch.setattr(GgufWeights, "beside", lambda self, names: None)
    apart = kt.create_model(None, packed)
    apart.load_adapter(tmp_path / "lora.gguf", scale=30.0)
    want = apart.logits(IDS)
    np.testing.assert_allclose(joined.logits(IDS), want, atol=1e-3 * np.abs(want).max())
    assert np.abs(want - before).max() > 0.01


def write_changed(path: Path, changes: dict[str, np.ndarray]) -> Path:
    """The model of `write_model(kind="F32")` with changes in its weights."""
    write_model(path, kind="F32")
    raw = bytearray(path.read_bytes())
    file = open_gguf(path)
    base = np.frombuffer(file.image, np.uint8)
    for name, change in changes.items():
        data = file.tensors[name].data
        at = data.__array_interface__["data"][0] - base.__array_interface__["data"][0]
        values = np.frombuffer(raw, "<f4", change.size, at).reshape(change.shape) + change
        raw[at : at + values.nbytes] = values.astype("<f4").tobytes()
    path.with_suffix(".new").write_bytes(bytes(raw))
    return path.with_suffix(".new").rename(path.with_name("new.gguf"))


def test_adapters_that_do_not_fit(tiny: Path, tmp_path: Path) -> None:
    model = kt.create_model(None, tiny)
    write_peft(tmp_path / "good", 1)
    write_peft(tmp_path / "dora", 1, use_dora=True)
    write_peft(tmp_path / "kind", 1, peft_type="IA3")
    wide = tmp_path / "wide"
    wide.mkdir()
    (wide / "adapter_config.json").write_text('{"peft_type": "LORA", "r": 4}')
    name = "base_model.model.model.layers.0.self_attn.q_proj.lora_"
    arrays = {f"{name}A.weight": np.zeros((4, 9), "f4"), f"{name}B.weight": np.zeros((32, 4), "f4")}
    save_file(arrays, wide / "adapter_model.safetensors")
    for place, said in (("dora", "use_dora"), ("kind", "IA3"), ("wide", "does not fit")):
        with pytest.raises((InputError, UnsupportedError), match=said):
            model.load_adapter(tmp_path / place)
    with pytest.raises(InputError, match="no LoRA adapter"):
        model.load_adapter(tiny)
    with pytest.raises(InputError, match="scale of 'good'"):
        model.load_adapter(tmp_path / "good", scale=float("nan"))
    model.load_adapter(tmp_path / "good")
    with pytest.raises(InputError, match="already"):
        model.load_adapter(tmp_path / "good")
    with pytest.raises(InputError, match="known are good"):
        model.set_adapters({"bad": 1.0})


def test_embeddings_are_the_states_of_transformers(tiny: Path) -> None:
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    whole = transformers.LlamaModel.from_pretrained(tiny).eval()
    with torch.no_grad():
        want = whole(torch.tensor([IDS])).last_hidden_state[0].numpy()
    model = kt.create_model(None, tiny)
    for pooling, row in (("mean", want.mean(0)), ("last", want[-1]), ("first", want[0])):
        found = model.embed(IDS, pooling, normalize=False)
        np.testing.assert_allclose(found, row, atol=1e-3)
    np.testing.assert_allclose(model.embed(IDS[:1], "last", False), want[0], atol=1e-3)
    several = model.embed([IDS, IDS[:2]])
    assert several.shape == (2, 32)
    np.testing.assert_allclose(np.linalg.norm(several, axis=1), 1, rtol=1e-5)
    with pytest.raises(InputError, match="pooling is 'max'"):
        model.embed(IDS, "max")


# --- caches in files -----------------------------------------------------------------------------


def test_a_conversation_goes_on_from_its_cache(tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.gguf")
    how: dict[str, Any] = {"temperature": 0, "max_new_tokens": 6}
    model = kt.create_model(None, path)
    talk = model.conversation("be brief", **how)
    talk.say("in the end")
    talk.save_cache(tmp_path / "talk.cache")
    want = talk.say("and then")
    again = kt.create_model(None, path).conversation(**how)
    again.load_cache(tmp_path / "talk.cache")
    assert (again.system, len(again.messages)) == ("be brief", 2)
    assert again.say("and then") == want
    assert again.latest.cached_tokens > 10
    data = (tmp_path / "talk.cache").read_bytes()
    bad = tmp_path / "bad.cache"
    other = kt.create_model(None, write_model(tmp_path / "o.gguf", seed=4)).conversation()
    short = kt.create_model(None, path, context=16).conversation()
    for raw, who, said in (
        (b"nothing", again, "no saved cache"),
        (data[:-1], again, "bytes follow"),
        (data + b"x", again, "bytes follow"),
        (data[:-1] + bytes([data[-1] ^ 1]), again, "checksum"),
        (data[:16] + b"\x09" + data[17:], again, "version 9"),
        (data[:20] + b"\xff\xff\xff\xff" + data[24:], again, "header has"),
        (data, other, "another model"),
        (data, short, "room for 16"),
    ):
        bad.write_bytes(raw)
        with pytest.raises(InputError, match=said):
            who.load_cache(bad)
    assert len(again.messages) == 4  # what cannot be read changes nothing
