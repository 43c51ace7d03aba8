"""Small random encoder-decoders of transformers, saved as directories."""

from __future__ import annotations

import wave
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

VOCABULARY, WIDTH = 96, 32
BART = {
    "vocab_size": VOCABULARY,
    "d_model": WIDTH,
    "encoder_layers": 2,
    "decoder_layers": 2,
    "encoder_attention_heads": 4,
    "decoder_attention_heads": 4,
    "encoder_ffn_dim": 64,
    "decoder_ffn_dim": 64,
    "max_position_embeddings": 80,
    "pad_token_id": 1,
    "bos_token_id": 0,
    "eos_token_id": 2,
    "decoder_start_token_id": 2,
    "forced_eos_token_id": None,
}
T5 = {
    "vocab_size": VOCABULARY,
    "d_model": WIDTH,
    "d_kv": 8,
    "d_ff": 64,
    "num_layers": 2,
    "num_heads": 4,
    "decoder_start_token_id": 0,
    "relative_attention_num_buckets": 8,
    "relative_attention_max_distance": 16,
}
# Token 40 ends a text, 41 begins one; 44 says that there are no timestamps, which are from 45 on.
WHISPER = BART | {
    "max_source_positions": 50,
    "max_target_positions": 72,
    "num_mel_bins": 80,
    "pad_token_id": 40,
    "bos_token_id": 40,
    "eos_token_id": 40,
    "decoder_start_token_id": 41,
    "suppress_tokens": None,
    "begin_suppress_tokens": None,
}
WHISPER_GENERATION = {
    "lang_to_id": {"<|en|>": 38, "<|de|>": 39},
    "task_to_id": {"translate": 42, "transcribe": 43},
    "no_timestamps_token_id": 44,
    "is_multilingual": True,
    "suppress_tokens": [5, 6, 38, 39, 41, 42, 43, 44],
    "begin_suppress_tokens": [7, 40],
    "max_initial_timestamp_index": 10,
    "return_timestamps": False,
}


def _make(model: str, config: str, **sizes: Any) -> Callable[[], Any]:
    def make() -> Any:
        import transformers

        return getattr(transformers, model)(getattr(transformers, config)(**sizes))

    return make


FAMILIES: dict[str, Callable[[], Any]] = {
    "t5": _make("T5ForConditionalGeneration", "T5Config", **T5),
    "t5 gated": _make(
        "T5ForConditionalGeneration",
        "T5Config",
        **T5,
        feed_forward_proj="gated-gelu",
        tie_word_embeddings=False,
    ),
    "bart": _make("BartForConditionalGeneration", "BartConfig", **BART),
    "mbart": _make("MBartForConditionalGeneration", "MBartConfig", **BART, scale_embedding=True),
    "marian": _make(
        "MarianMTModel", "MarianConfig", **BART, scale_embedding=True, activation_function="swish"
    ),
    "whisper": _make("WhisperForConditionalGeneration", "WhisperConfig", **WHISPER),
}


def write_family(name: str, folder: Path, seed: int = 0) -> Any:
    """Save a model with random weights, and return that of transformers."""
    import torch

    torch.manual_seed(seed)
    model = FAMILIES[name]().eval()
    with torch.no_grad():
        for key, value in model.named_parameters():
            if value.ndim == 1:
                value.add_(torch.randn_like(value) * 0.1)
            elif "embed_positions" not in key:
                value.copy_(torch.randn_like(value) * (0.02 if "conv" in key else 0.2))
        if hasattr(model, "final_logits_bias"):
            model.final_logits_bias.copy_(torch.randn_like(model.final_logits_bias) * 0.1)
    if name == "whisper":
        for key, value in WHISPER_GENERATION.items():
            setattr(model.generation_config, key, value)
        extractor().save_pretrained(folder)
    model.save_pretrained(folder)
    return model


def extractor() -> Any:
    """The features of windows of one second."""
    from transformers import WhisperFeatureExtractor

    return WhisperFeatureExtractor(feature_size=80, chunk_length=1)


def write_tokenizer(folder: Path, size: int = VOCABULARY) -> None:
    """Every word is a token: w0, w1, …; the end is added to each text."""
    from tokenizers import Tokenizer, models, pre_tokenizers, processors

    made = Tokenizer(models.WordLevel({f"w{n}": n for n in range(size)}, unk_token="w3"))
    made.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    made.post_processor = processors.TemplateProcessing("$A w1", special_tokens=[("w1", 1)])
    made.save(str(folder / "tokenizer.json"))


def make_sources(model: Any, batch: int, seed: int = 1) -> tuple[dict[str, Any], list[list[int]]]:
    """The arrays that transformers' model reads, and the tokens of each row."""
    rng = np.random.default_rng(seed)
    if model.config.model_type == "whisper":
        frames = 2 * model.config.max_source_positions
        features = rng.normal(size=(batch, model.config.num_mel_bins, frames))
        return {"input_features": features.astype(np.float32)}, []
    rows = [rng.integers(3, VOCABULARY, n).tolist() for n in (13, 5, 9)[:batch]]
    ids = np.full((batch, 13), model.config.pad_token_id)
    for row, each in zip(ids, rows, strict=True):
        row[: len(each)] = each
    mask = np.arange(13) < np.array([len(each) for each in rows])[:, None]
    return {"input_ids": ids, "attention_mask": mask.astype(np.int64)}, rows


def to_torch(arrays: dict[str, Any]) -> dict[str, Any]:
    import torch

    return {name: torch.tensor(array) for name, array in arrays.items()}


def sound(seconds: float, rate: int = 16_000, seed: int = 0) -> np.ndarray:
    """A tone that rises, and a little noise."""
    t = np.arange(int(seconds * rate)) / rate
    tone = 0.4 * np.sin(3 * t) * np.sin(2 * np.pi * (200 + 400 * t) * t)
    noise = np.random.default_rng(seed).normal(size=t.size) * 0.02
    return (tone + noise).astype(np.float32)


def write_wav(path: Path, seconds: float, rate: int = 16_000) -> Path:
    """Write the sound in 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", ""))
        file.writeframes((sound(seconds, rate) * 32767).astype("<i2").tobytes())
    return path
