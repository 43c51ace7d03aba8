"""`kt.create_model`: Hugging Face directories, with what turns text and images into arrays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")
pytestmark = pytest.mark.filterwarnings("ignore")  # torch's own, of its own

WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "a", "fox", "jumps", "over", "the", "dog", "."]
SMALL = {
    "hidden_size": 16,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "intermediate_size": 32,
}


def save_tokenizer(folder: Path) -> None:
    from tokenizers import Tokenizer, models, pre_tokenizers, processors

    made = Tokenizer(models.WordPiece({w: i for i, w in enumerate(WORDS)}, unk_token="[UNK]"))
    made.pre_tokenizer = pre_tokenizers.Whitespace()
    made.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
    )
    transformers.PreTrainedTokenizerFast(
        tokenizer_object=made, unk_token="[UNK]", pad_token="[PAD]"
    ).save_pretrained(folder)


@pytest.fixture(scope="module")
def bert(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bert")
    torch.manual_seed(0)
    config = transformers.BertConfig(vocab_size=len(WORDS), max_position_embeddings=32, **SMALL)
    transformers.BertModel(config).save_pretrained(folder)
    save_tokenizer(folder)
    return folder


@pytest.fixture(scope="module")
def vit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("vit")
    torch.manual_seed(0)
    config = transformers.ViTConfig(image_size=32, patch_size=8, num_labels=4, **SMALL)
    transformers.ViTForImageClassification(config).save_pretrained(folder)
    return folder


def wanted(folder: Path, kind: Any, **inputs: Any) -> Any:
    module = kind.from_pretrained(folder).eval()
    with torch.no_grad():
        return module(**{name: torch.as_tensor(x) for name, x in inputs.items()})


def test_sentences(bert: Path) -> None:
    model = kt.create_model("bert", bert)
    texts = ["a fox jumps over the dog .", "the dog"]
    got = model.process(texts)
    tokens = dict(model.processor(text=texts, padding=True, return_tensors="np"))
    want = wanted(bert, transformers.BertModel, **tokens)
    np.testing.assert_allclose(got["last_hidden_state"], want[0].numpy(), rtol=1e-4, atol=1e-5)
    assert model.process("a fox")["last_hidden_state"].shape == (1, 4, 16)


def test_an_encoder_with_a_decoder_returns_no_cache(tmp_path: Path) -> None:
    torch.manual_seed(0)
    sizes = {"vocab_size": 16, "d_model": 16, "d_kv": 8, "d_ff": 32, "num_layers": 1}
    transformers.T5Model(transformers.T5Config(num_heads=2, **sizes)).save_pretrained(tmp_path)
    given = {"input_ids": np.array([[2, 4, 5, 3]]), "decoder_input_ids": np.array([[0, 7]])}
    got = kt.create_model("t5", tmp_path).process(**given)
    want = wanted(tmp_path, transformers.T5Model, **given)
    assert list(got) == ["last_hidden_state", "encoder_last_hidden_state"]
    for name, values in got.items():
        np.testing.assert_allclose(values, want[name].numpy(), rtol=1e-4, atol=1e-5)


def test_arrays_by_name(bert: Path) -> None:
    model = kt.create_bert_model(model_id=bert, operation_fusion=kt.FusionConfig())
    ids = np.array([[2, 4, 5, 3]])
    got = model.process(input_ids=ids)
    want = wanted(bert, transformers.BertModel, input_ids=ids)
    np.testing.assert_allclose(got["pooler_output"], want[1].numpy(), rtol=1e-4, atol=1e-5)
    assert "attention_pattern" in {group.pattern for group in model.model.explain().groups}


def test_an_image_classifier_has_its_head(vit: Path) -> None:
    model = kt.create_vit_model(model_id=vit)
    pixels = np.random.default_rng(0).normal(size=(2, 3, 32, 32)).astype(np.float32)
    want = wanted(vit, transformers.ViTForImageClassification, pixel_values=pixels)
    got = model.process(pixel_values=pixels)
    np.testing.assert_allclose(got["logits"], want.logits.numpy(), rtol=1e-4, atol=1e-5)


def test_a_directory_compiles(bert: Path) -> None:
    model = kt.compile(bert)
    ids = np.array([[2, 7, 3]])
    want = wanted(bert, transformers.BertModel, input_ids=ids)
    got = model(input_ids=ids)["last_hidden_state"]
    np.testing.assert_allclose(got, want[0].numpy(), rtol=1e-4, atol=1e-5)


def test_another_kind_is_refused(bert: Path) -> None:
    with pytest.raises(InputError, match="model type 'bert'"):
        kt.create_model("vit", bert)


def test_a_model_without_a_tokenizer_says_so(vit: Path) -> None:
    with pytest.raises(InputError, match="no tokenizer"):
        kt.create_model("vit", vit).process("a sentence")


def test_words_without_a_vocabulary_are_refused(bert: Path, tmp_path: Path) -> None:
    for name in ("config.json", "model.safetensors"):
        (tmp_path / name).write_bytes((bert / name).read_bytes())
    with pytest.raises(InputError, match="no tokenizer"):
        kt.create_model("bert", tmp_path).process("the dog")


def test_nothing_to_process_is_said(bert: Path) -> None:
    with pytest.raises(InputError, match="nothing was given"):
        kt.create_model("bert", bert).process()


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "no config.json"),
        ({"config.json": "{"}, "cannot read"),
        ({"config.json": json.dumps({"model_type": "bert"})}, "no .safetensors"),
        (
            {"config.json": json.dumps({"model_type": "bert"}), "pytorch_model.bin": "x"},
            "no .safetensors",
        ),
        (
            {"config.json": json.dumps({"model_type": "bert"}), "model.safetensors": "x"},
            "cannot load",
        ),
        (
            {"config.json": json.dumps({"model_type": "beer"}), "model.safetensors": "x"},
            "cannot load",
        ),
    ],
)
def test_bad_directories(files: dict[str, str], said: str, tmp_path: Path) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=said):
        kt.create_model(None, tmp_path)
