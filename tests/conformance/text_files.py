"""Language models, vocabularies and chat templates as files, to be damaged."""

from __future__ import annotations

import json
import random
import struct
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.frontends.safetensors import save_file
from kitsune.generation.sentencepiece import read_pieces
from kitsune.generation.templates import render
from kitsune.generation.text_model import TextModel
from kitsune.generation.tokenizer_json import read_tokenizer_json
from kitsune.system.files import wrap_errors
from tests.conformance.file_kinds import Files, Kind, Stage, change_one
from tests.conformance.mutations import change_bytes, change_json, change_message
from tests.gguf_files import TEMPLATE, model_bytes

TEXT = "The quick brown fox jumps over 13 lazy dogs; naïve café, 東京! <x>"
MESSAGES = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hello\nyou"}]

# --- language models ------------------------------------------------------------------------------


def _gguf(folder: Path) -> list[Files]:
    small = {"layers": 1, "heads": 2, "kv_heads": 1, "head": 32, "hidden": 64}
    kinds = [("Q4_1", "Q8_0"), ("F32", "F16"), ("Q8_0", "Q4_0")]
    return [{"m.gguf": model_bytes(kind, embedding, **small)} for kind, embedding in kinds]


def _change_gguf(rng: random.Random, files: Files) -> Files:
    """Mostly the header, which ends before the numbers begin."""
    data = files["m.gguf"]
    header = data.index(b"output_norm.weight") + 60
    fields = data.index(b"tokenizer.ggml.tokens")
    return {"m.gguf": change_bytes(rng, data, rng.choice([fields, fields, header, header, 0]))}


def _use_gguf(folder: Path, stage: Stage) -> None:
    _generate(kt.create_model(None, folder / "m.gguf", threads=1), stage)


def _generate(model: Any, stage: Stage) -> None:
    if not isinstance(model, TextModel):  # transformers read it; torch takes seconds to trace it
        return
    stage("text")
    ids = model.tokenizer.encode(TEXT)
    model.tokenizer.decode(ids)
    stage("run")
    model.generate("the", 2)


LLAMA = {
    "model_type": "llama",
    "architectures": ["LlamaForCausalLM"],
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "num_key_value_heads": 1,
    "head_dim": 16,
    "rms_norm_eps": 1e-5,
    "max_position_embeddings": 64,
    "rope_theta": 10000.0,
    "hidden_act": "silu",
    "tie_word_embeddings": True,
    "eos_token_id": 2,
    "bos_token_id": 1,
}


def _huggingface(folder: Path) -> list[Files]:
    rng, width, hidden, vocab = np.random.default_rng(0), 32, 48, 24
    config = LLAMA | {"hidden_size": width, "intermediate_size": hidden, "vocab_size": vocab}
    shapes = {
        "self_attn.q_proj": (width, width),
        "self_attn.k_proj": (16, width),
        "self_attn.v_proj": (16, width),
        "self_attn.o_proj": (width, width),
        "mlp.gate_proj": (hidden, width),
        "mlp.up_proj": (hidden, width),
        "mlp.down_proj": (width, hidden),
        "input_layernorm": (width,),
        "post_attention_layernorm": (width,),
    }
    named = {f"model.layers.0.{name}.weight": shape for name, shape in shapes.items()}
    named |= {"model.embed_tokens.weight": (vocab, width), "model.norm.weight": (width,)}
    tensors = {n: 0.1 * rng.standard_normal(s).astype(np.float32) for n, s in named.items()}
    save_file(tensors, folder / "model.safetensors")
    files = {"model.safetensors": (folder / "model.safetensors").read_bytes()}
    generation = {"do_sample": True, "temperature": 0.7, "top_k": 5, "top_p": 0.9}
    described = {"config.json": config, "generation_config.json": generation}
    files |= {name: json.dumps(value).encode() for name, value in described.items()}
    # The second goes through transformers, which is imported once, before workers fork.
    plain = json.dumps(config | {"architectures": ["LlamaModel"]}).encode()
    return [files | _unigram(vocab), files | {"config.json": plain}]


def change_safetensors(rng: random.Random, data: bytes) -> bytes:
    (nbytes,) = struct.unpack("<Q", data[:8])
    if rng.random() < 0.3:
        return change_bytes(rng, data, rng.choice([8, nbytes + 8, 0]))
    header = change_json(rng, data[8 : 8 + nbytes])
    return struct.pack("<Q", len(header)) + header + data[8 + nbytes :]


def _use_huggingface(folder: Path, stage: Stage) -> None:
    _generate(kt.create_model(None, folder, threads=1), stage)


# --- vocabularies and templates -------------------------------------------------------------------


PIECES = ["<unk>", "<s>", "</s>", "▁", "▁the", "e", "t", "a", "o", "n", "qu", "ick", "▁b", "<0x41>"]
SPACES = {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always", "split": True}
NORMALIZERS = [
    {"type": "Replace", "pattern": {"Regex": " {2,}"}, "content": " "},
    {"type": "NFKC"},
    {"type": "Strip", "strip_left": False, "strip_right": True},
]
BEGIN = {
    "type": "TemplateProcessing",
    "single": [
        {"SpecialToken": {"id": "<s>", "type_id": 0}},
        {"Sequence": {"id": "A", "type_id": 0}},
    ],
    "pair": [],
    "special_tokens": {"<s>": {"id": "<s>", "ids": [1], "tokens": ["<s>"]}},
}


def _unigram(count: int = 40) -> dict[str, bytes]:
    pieces = [*PIECES]
    pieces += [chr(ord("b") + n) for n in range(count - len(pieces))]
    special = [
        {
            "id": n,
            "content": pieces[n],
            "special": True,
            "single_word": False,
            "lstrip": n == 2,
            "rstrip": False,
            "normalized": False,
        }
        for n in range(3)
    ]
    tokenizer = {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": special,
        "normalizer": {"type": "Sequence", "normalizers": NORMALIZERS},
        "pre_tokenizer": SPACES,
        "post_processor": BEGIN,
        "decoder": {"type": "Sequence", "decoders": [{"type": "ByteFallback"}, SPACES]},
        "model": {
            "type": "Unigram",
            "unk_id": 0,
            "byte_fallback": True,
            "vocab": [[piece, -float(n)] for n, piece in enumerate(pieces)],
        },
    }
    config = {"chat_template": TEMPLATE, "bos_token": "<s>", "eos_token": {"content": "</s>"}}
    described = {"tokenizer.json": tokenizer, "tokenizer_config.json": config}
    return {name: json.dumps(value).encode() for name, value in described.items()}


def _field(number: int, value: int | float | bytes) -> bytes:
    if isinstance(value, float):
        return bytes([number << 3 | 5]) + struct.pack("<f", value)
    if isinstance(value, int):
        return bytes([*_tag(number, 0), value])
    return bytes([*_tag(number, 2), len(value) & 127 | 128, len(value) >> 7]) + value


def _tag(number: int, wire: int) -> bytes:
    tag = number << 3 | wire
    return bytes([tag]) if tag < 128 else bytes([tag & 127 | 128, tag >> 7])


def _tokenizers(folder: Path) -> list[Files]:
    """A tokenizer.json, and models of SentencePiece of both types."""
    texts = ["<unk>", "<s>", "</s>", "▁", "▁the", *(chr(n) for n in range(97, 123)), "th", "qu"]
    made: list[Files] = [_unigram()]
    for kind in (1, 2):
        pieces = [
            _field(
                1,
                _field(1, t.encode())
                + _field(2, -float(n))
                + _field(3, 1 + (n == 0) + 2 * (n in (1, 2))),
            )
            for n, t in enumerate(texts)
        ]
        trainer = _field(3, kind) + b"".join(_field(40 + n, n) for n in range(3))
        normalizer = b"".join(_field(n, 1) for n in (3, 4, 5))
        data = b"".join(pieces) + _field(2, trainer) + _field(3, normalizer)
        beside = {"added_tokens_decoder": {"33": {"content": "<x>", "special": False}}}
        beside["chat_template"] = TEMPLATE  # type: ignore[assignment]
        made.append({"tokenizer.model": data, "tokenizer_config.json": json.dumps(beside).encode()})
    return made


def _use_tokenizer(folder: Path, stage: Stage) -> None:
    described, pieces = folder / "tokenizer.json", folder / "tokenizer.model"
    with wrap_errors(str(folder)):
        found = read_pieces(pieces) if pieces.exists() else read_tokenizer_json(described)
        stage("run")
        found.decode(found.encode(TEXT))
        found.chat(MESSAGES)


TEMPLATES = [
    TEMPLATE,
    "{%- if messages[0]['role'] == 'system' %}{% set start = 1 %}{{ '<<SYS>>' "
    "+ messages[0]['content'] + '<</SYS>>' }}{% else %}{% set start = 0 %}{% endif %}"
    "{% for m in messages[start:] %}"
    "{{ '[INST] ' ~ m.content | trim ~ ' [/INST]' }}{{ m | tojson }}"
    "{{ loop.index0 % 2 }}{% endfor %}",
    "{% macro part(m) %}{{ m.role | upper }}: {{ m['content'].split('\\n') | join(' ') }}"
    "{% endmacro %}"
    "{% set ns = namespace(n=0) %}{% for m in messages %}{% set ns.n = ns.n + 1 %}{{ part(m) }}"
    "{{ 'x' * ns.n }}{{ m.content | replace('e', 'ee') | indent(2) }}{% endfor %}"
    "{{ range(3) | list }}",
]


def _change_template(rng: random.Random, files: Files) -> Files:
    """Other bytes, other numbers, and pieces of other templates."""
    text = files["template"].decode()
    for _ in range(rng.choice([1, 2, 3])):
        at, other = rng.randrange(len(text) + 1), rng.choice(TEMPLATES)
        if rng.random() < 0.5:
            start = rng.randrange(len(other))
            text = (
                text[:at] + other[start : start + rng.randrange(40)] + text[at + rng.randrange(9) :]
            )
        elif rng.random() < 0.5:
            digits = [n for n, c in enumerate(text) if c.isdigit()] or [0]
            at = rng.choice(digits)
            text = text[:at] + str(rng.choice([-1, 10**6, 10**12, 2**63])) + text[at + 1 :]
        else:
            text = change_bytes(rng, text.encode()).decode("utf-8", "replace")
    return {"template": text.encode()}


def _use_template(folder: Path, stage: Stage) -> None:
    text = (folder / "template").read_bytes().decode()
    stage("run")
    render(text, MESSAGES, bos_token="<s>", tools=None)


TEXT_KINDS = (
    Kind("gguf", _gguf, _change_gguf, _use_gguf),
    Kind(
        "huggingface",
        _huggingface,
        change_one(
            ("config.json", change_json),
            ("config.json", change_json),
            ("model.safetensors", change_safetensors),
            ("generation_config.json", change_json),
            ("tokenizer.json", change_json),
            ("tokenizer_config.json", change_json),
        ),
        _use_huggingface,
    ),
    Kind(
        "tokenizers",
        _tokenizers,
        change_one(
            ("tokenizer.json", change_json),
            ("tokenizer.json", change_json),
            ("tokenizer.model", change_message),
            ("tokenizer_config.json", change_json),
        ),
        _use_tokenizer,
    ),
    Kind(
        "templates",
        lambda _: [{"template": t.encode()} for t in TEMPLATES],
        _change_template,
        _use_template,
    ),
)
