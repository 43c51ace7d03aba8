"""Language models of Hugging Face directories: the logits of transformers' own, and its tokens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders.decoder_graph import whole_graph
from kitsune.frontends.decoders.huggingface import SafetensorsWeights, read_decoder
from kitsune.frontends.pretrained import read_config
from kitsune.generation import decoder_steps as cache
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.tracing import DecoderSource
from tests.gguf_files import gguf_bytes

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")
pytestmark = pytest.mark.filterwarnings("ignore")  # torch's own, of its own

SMALL = {
    "vocab_size": 96,
    "hidden_size": 64,
    "intermediate_size": 96,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "max_position_embeddings": 128,
}
LLAMA3 = {
    "rope_type": "llama3",
    "rope_theta": 1e4,
    "factor": 4.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 32,
}
YARN = {
    "rope_type": "yarn",
    "rope_theta": 1e4,
    "factor": 4.0,
    "beta_fast": 8.0,
    "original_max_position_embeddings": 32,
}
GPT2 = {"vocab_size": 96, "n_embd": 64, "n_layer": 2, "n_head": 4, "n_positions": 128}
MODELS: dict[str, tuple[str, dict[str, Any]]] = {
    "llama": ("Llama", SMALL | {"num_key_value_heads": 2}),
    "tied": ("Llama", SMALL | {"num_key_value_heads": 1, "tie_word_embeddings": True}),
    "scaled": (
        "Llama",
        SMALL
        | {
            "num_key_value_heads": 4,
            "rope_parameters": LLAMA3,
            "attention_bias": True,
            "head_dim": 32,
        },
    ),
    "yarn": ("Llama", SMALL | {"num_key_value_heads": 2, "rope_parameters": YARN}),
    "yarn, its magnitude said": (
        "Qwen3",
        SMALL
        | {
            "num_key_value_heads": 2,
            "head_dim": 16,
            "rope_parameters": YARN | {"mscale": 1.0, "mscale_all_dim": 0.5, "truncate": False},
        },
    ),
    "mistral": ("Mistral", SMALL | {"num_key_value_heads": 2, "sliding_window": 64}),
    "qwen2": ("Qwen2", SMALL | {"num_key_value_heads": 2}),
    "qwen3": ("Qwen3", SMALL | {"num_key_value_heads": 2, "head_dim": 16}),
    "gpt2": ("GPT2", GPT2),
}


def saved(folder: Path, name: str, dtype: Any = None) -> Any:
    family, options = MODELS[name]
    torch.manual_seed(0)
    config = getattr(transformers, f"{family}Config")(**options)
    head = "LMHeadModel" if family == "GPT2" else "ForCausalLM"
    module = getattr(transformers, f"{family}{head}")(config).eval()
    with torch.no_grad():
        for parameter in module.parameters():  # logits that differ by more than rounding
            if parameter.ndim > 1:
                parameter.mul_(3)
    module = module if dtype is None else module.to(dtype)
    module.generation_config.eos_token_id = None
    module.config.eos_token_id = None
    module.save_pretrained(folder)
    return module


def wanted(module: Any, ids: list[int]) -> np.ndarray:
    with torch.no_grad():
        return np.asarray(module.float()(torch.tensor([ids])).logits[0])


def graph_of(folder: Path, tokens: int) -> Graph:
    said = read_config(folder)
    return whole_graph(read_decoder(said, folder), SafetensorsWeights(folder, said), tokens)


IDS = np.random.default_rng(0).integers(0, 96, 11).tolist()


@pytest.mark.parametrize("name", MODELS)
def test_graphs_mean_what_transformers_computes(name: str, tmp_path: Path) -> None:
    want = wanted(saved(tmp_path, name), IDS)
    (made,) = interpret(graph_of(tmp_path, len(IDS)), {"input_ids": np.array(IDS)})
    np.testing.assert_allclose(made, want, atol=1e-4 * np.abs(want).max())


def as_gguf(folder: Path, name: str, **more: Any) -> Path:
    """The same weights in a GGUF file, as converters write them: [N, K], and of Llama, the halves
    of each head that rotate together side by side. `more` is metadata."""
    said, tensors = read_config(folder), {}
    for key, array in SafetensorsWeights(folder, said)._arrays.items():
        values = np.asarray(array, np.float32)
        part = key.split(".")[-2]
        if name == "gpt2" and part not in ("token_embd", "position_embd") and values.ndim == 2:
            values = values.T
        if name == "llama" and part in ("attn_q", "attn_k"):
            pairs = values.reshape(-1, 2, 8, values.shape[1])  # heads of 16
            values = pairs.swapaxes(1, 2).reshape(values.shape)
        tensors[key] = ("F32", values.shape, np.ascontiguousarray(values).tobytes())
    sizes = {
        "block_count": 2,
        "context_length": 128,
        "embedding_length": 64,
        "attention.head_count": 4,
        "attention.head_count_kv": 2 if name == "llama" else 4,
        "rope.freq_base": 10000.0,
        "attention.layer_norm_rms_epsilon": 1e-6,
        "attention.layer_norm_epsilon": 1e-5,
        **more,
    }
    if name == "gpt2":
        del sizes["attention.layer_norm_rms_epsilon"]
    said = {"general.architecture": name} | {f"{name}.{k}": v for k, v in sizes.items()}
    path = folder / "model.gguf"
    path.write_bytes(gguf_bytes(said, tensors))
    return path


GGUF_YARN = {
    "rope.scaling.type": "yarn",
    "rope.scaling.factor": 4.0,
    "rope.scaling.original_context_length": 32,
    "rope.scaling.yarn_beta_fast": 8.0,
}


@pytest.mark.parametrize(
    ("name", "family", "more"),
    [("llama", "llama", {}), ("gpt2", "gpt2", {}), ("yarn", "llama", GGUF_YARN)],
)
def test_a_gguf_file_of_the_same_weights_means_the_same(
    name: str, family: str, more: dict[str, Any], tmp_path: Path
) -> None:
    want = wanted(saved(tmp_path, name), IDS)
    source = DecoderSource.from_path(as_gguf(tmp_path, family, **more))
    graph = source.trace(source.bind([IDS], {})).graph
    (made,) = interpret(graph, {"input_ids": np.array(IDS)})
    np.testing.assert_allclose(made, want, atol=1e-4 * np.abs(want).max())


@pytest.mark.parametrize("name", ["llama", "scaled", "gpt2"])
def test_logits_and_tokens_are_those_of_transformers(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "CALL_TOKENS", 8)
    module = saved(tmp_path, name)
    model = kt.create_model(None, tmp_path, context=64)
    assert isinstance(model, kt.models.TextModel)
    want = wanted(module, IDS)
    bound = 1e-4 * np.abs(want).max()
    np.testing.assert_allclose(model.logits(IDS), want[-1], atol=bound)
    if name == "gpt2":
        np.testing.assert_allclose(model.process(input_ids=IDS)["logits"], want, atol=bound)
    made = module.generate(torch.tensor([IDS]), max_new_tokens=8, do_sample=False)
    assert list(model.tokens(IDS, 8)) == made[0, len(IDS) :].tolist()


def test_a_window_slides_over_the_context(tmp_path: Path) -> None:
    want = wanted(saved(tmp_path, "mistral"), ids := [n % 96 for n in range(0, 700, 7)])
    model = kt.create_model("mistral", tmp_path)
    assert model.context == 128 > len(ids) > 64
    np.testing.assert_allclose(model.logits(ids), want[-1], atol=1e-4 * np.abs(want).max())


def test_f16_and_bf16_are_read_as_they_are(tmp_path: Path) -> None:
    want = wanted(saved(tmp_path, "tied", torch.bfloat16), [1, 2, 3])
    model = kt.create_model("llama", tmp_path)
    np.testing.assert_allclose(model.logits([1, 2, 3]), want[-1], atol=1e-4 * np.abs(want).max())


def test_weights_of_low_bit(tmp_path: Path) -> None:
    module = saved(tmp_path, "llama")
    model = kt.create_model("llama", tmp_path, quantize=8)
    want = wanted(module, [1, 2, 3])[-1]
    lost = np.linalg.norm(model.logits([1, 2, 3]) - want) / np.linalg.norm(want)
    assert 0 < lost < 0.05
    patterns = {step.pattern for step in model._steps.compile_step(1).module().steps}
    assert "quantized_matmul" in patterns


def save_tokenizer(folder: Path, template: str | None) -> None:
    from tokenizers import Tokenizer, models, pre_tokenizers

    words = {f"w{n}": n for n in range(96)}
    made = Tokenizer(models.WordLevel(words, unk_token="w0"))
    made.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer = transformers.PreTrainedTokenizerFast(tokenizer_object=made, unk_token="w0")
    tokenizer.chat_template = template
    tokenizer.save_pretrained(folder)


def test_text_goes_through_the_tokenizer_of_the_directory(tmp_path: Path) -> None:
    saved(tmp_path, "gpt2")
    save_tokenizer(tmp_path, "{% for m in messages %}{{ m['content'] }} w9{% endfor %}")
    model = kt.create_model(tmp_path)  # config.json names its type
    text = model.generate("w1 w2 w3", 5)
    assert [f"w{n}" for n in model.tokens([1, 2, 3], 5)] == text.split()
    assert "".join(model.generate("w1 w2 w3", 5, stream=True)).split() == text.split()
    greedy = {"max_tokens": 4, "temperature": 0, "repeat_penalty": 1}
    assert model.chat("w1 w2", **greedy) == model.generate("w1 w2 w9", 4)
    said = '{"do_sample": true, "temperature": 0.6, "top_k": 20, "pad_token_id": null}'
    (tmp_path / "generation_config.json").write_text(said)
    found = kt.create_model(tmp_path).chat_options
    assert found == {**model.chat_options, "temperature": 0.6, "top_k": 20}


def test_directories_without_a_tokenizer_or_a_template(tmp_path: Path) -> None:
    saved(tmp_path, "gpt2")
    with pytest.raises(InputError, match="no tokenizer"):
        kt.create_model("gpt2", tmp_path).generate("w1")
    save_tokenizer(tmp_path, None)
    with pytest.raises(UnsupportedError, match="no template"):
        kt.create_model("gpt2", tmp_path).chat("w1")


def test_what_is_not_built_here_is_said(tmp_path: Path) -> None:
    saved(tmp_path, "llama")
    config = tmp_path / "config.json"
    said = config.read_text()
    config.write_text(said.replace('"rope_type": "default"', '"rope_type": "spiral"'))
    with pytest.raises(UnsupportedError, match="scales positions by 'spiral'"):
        kt.create_model(None, tmp_path)
    config.write_text(said.replace('"silu"', '"xielu"'))
    with pytest.raises(UnsupportedError, match="activation 'xielu'"):
        kt.create_model(None, tmp_path)


# --- models that are not decoders -----------------------------------------------------------------


def test_a_model_without_a_row_says_what_a_row_would_add(tmp_path: Path) -> None:
    torch.manual_seed(0)
    module = transformers.OlmoForCausalLM(transformers.OlmoConfig(**SMALL, pad_token_id=0)).eval()
    module.save_pretrained(tmp_path)
    model = kt.create_model(tmp_path)
    want = wanted(module, IDS)
    made = model(input_ids=np.array([IDS]))["logits"][0]
    np.testing.assert_allclose(made, want, atol=1e-4 * np.abs(want).max())
    with pytest.raises(UnsupportedError, match="'olmo' has no row in the table of decoders"):
        model.generate("w1")


def test_a_decoder_without_its_head_is_a_module_like_any_other(tmp_path: Path) -> None:
    torch.manual_seed(0)
    transformers.GPT2Model(transformers.GPT2Config(**GPT2)).save_pretrained(tmp_path)
    model = kt.create_model("gpt2", tmp_path)
    assert isinstance(model, kt.models.Pretrained)


def test_whisper_processes_sound(tmp_path: Path) -> None:
    sizes = {
        "d_model": 16,
        "encoder_layers": 1,
        "decoder_layers": 1,
        "encoder_attention_heads": 2,
        "decoder_attention_heads": 2,
        "encoder_ffn_dim": 32,
        "decoder_ffn_dim": 32,
        "vocab_size": 32,
        "num_mel_bins": 8,
        "max_source_positions": 50,
        "max_target_positions": 16,
        "pad_token_id": 0,
        "bos_token_id": 1,
        "eos_token_id": 2,
        "decoder_start_token_id": 1,
    }
    torch.manual_seed(0)
    module = transformers.WhisperModel(transformers.WhisperConfig(**sizes)).eval()
    module.save_pretrained(tmp_path)
    transformers.WhisperFeatureExtractor(
        feature_size=8, chunk_length=1, hop_length=160
    ).save_pretrained(tmp_path)
    model = kt.create_model("whisper", tmp_path)
    sound = np.random.default_rng(0).standard_normal(16000).astype(np.float32)
    ids = np.array([[1, 5, 6]])
    made = model.process(sound, decoder_input_ids=ids)
    heard = model.processor(sound, sampling_rate=16000, return_tensors="pt")["input_features"]
    with torch.no_grad():
        want = module(heard, decoder_input_ids=torch.tensor(ids)).last_hidden_state
    np.testing.assert_allclose(made["last_hidden_state"], want, atol=1e-4)


def test_clip_processes_images_and_text(tmp_path: Path) -> None:
    part = {
        "hidden_size": 16,
        "intermediate_size": 32,
        "num_hidden_layers": 1,
        "num_attention_heads": 2,
    }
    torch.manual_seed(0)
    config = transformers.CLIPConfig(
        text_config=part | {"vocab_size": 32, "max_position_embeddings": 8},
        vision_config=part | {"image_size": 32, "patch_size": 16},
        projection_dim=8,
    )
    module = transformers.CLIPModel(config).eval()
    module.save_pretrained(tmp_path)
    model = kt.create_model("clip", tmp_path)
    rng = np.random.default_rng(0)
    feeds = {
        "input_ids": np.array([[1, 4, 31]]),
        "attention_mask": np.ones((1, 3), np.int64),
        "pixel_values": rng.standard_normal((2, 3, 32, 32)).astype(np.float32),
    }
    made = model.process(**feeds)
    with torch.no_grad():
        want = module(**{name: torch.tensor(value) for name, value in feeds.items()})
    np.testing.assert_allclose(made["logits_per_image"], want.logits_per_image, atol=1e-4)
