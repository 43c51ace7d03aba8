"""What files of language models may ask for: templates, patterns, spaces and sizes are bounded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("jinja2")
pytest.importorskip("tokenizers")

import kitsune as kt
from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.safetensors import save_file
from kitsune.generation.safe_patterns import check_onig_pattern
from kitsune.generation.templates import render
from kitsune.generation.text_tokenizer import wrap_library_errors
from kitsune.generation.tokenizer_json import read_tokenizer_json
from kitsune.ir.regex import check_pattern
from tests.gguf_files import gguf_bytes

MESSAGES = [{"role": "user", "content": "hi"}]
REFUSED = {
    "nested loops": "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}"
    "{% endfor %}",
    "repeated text": "{{ 'A' * (10 ** 9) }}",
    "repeated list": "{{ [1] * (10 ** 9) }}",
    "doubled by ~": "{% set n = namespace(s='a') %}{% for i in range(40) %}"
    "{% set n.s = n.s ~ n.s %}{% endfor %}{{ n.s }}",
    "doubled by +": "{% set n = namespace(s='a') %}{% for i in range(40) %}"
    "{% set n.s = n.s + n.s %}{% endfor %}{{ n.s }}",
    "power": "{{ 2 ** (10 ** 9) }}",
    "width of a filter": "{{ '%1000000000d' | format(1) }}",
    "width of a method": "{{ 'a'.center(2000000000) }}",
    "width of a format": "{{ '{:>2000000000}'.format(1) }}",
    "width of %": "{{ '%2000000000d' % 1 }}",
    "replaced": "{{ ('a' * 100000).replace('a', 'b' * 100000) }}",
    "replaced by a filter": "{{ ('a' * 100000) | replace('a', 'b' * 100000) }}",
    "macros that call twice": "{% macro f(n) %}{% if n %}{{ f(n - 1) }}{{ f(n - 1) }}{% endif %}"
    "{% endmacro %}{{ f(40) }}",
    "endless macro": "{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}",
    "deep": "{{ " + "(" * 3000 + "1" + ")" * 3000 + " }}",
    "division": "{{ 1 / 0 }}",
    "another type": "{{ 1 + 'a' }}",
    "attributes": "{{ ''.__class__.__mro__ }}",
    "files": "{% include '/etc/passwd' %}",
}


@pytest.mark.parametrize("template", REFUSED.values(), ids=REFUSED.keys())
def test_templates_have_limits(template: str) -> None:
    with pytest.raises(InputError, match="template"):
        render(template, MESSAGES)


def test_templates_within_the_limits_are_written() -> None:
    template = (
        "{%- for m in messages if m.role != 'system' -%}<{{ m['role'] }}>{{ m.content | trim }}"
        "{%- if loop.last %}!{% endif -%}{%- endfor -%}"
        "{{ ['a', 'b'] | join('-') }} {{ {'k': 'é'} | tojson }} {{ 'ab' ~ 1 }} "
        "{{ 'a-b' | replace('-', '+') }}"
    )
    assert render(template, MESSAGES) == '<user>hi!a-b {"k": "é"} ab1 a+b'


@pytest.mark.parametrize(
    "pattern",
    ["(a+)+$", "(a|aa)+b", r"(\w*)*x", r"(a)\1+", "(a*?)*b", "(?:a{1,9}){1,9}", "a{5000}"],
)
def test_patterns_that_may_never_end_are_refused(pattern: str) -> None:
    with pytest.raises(InputError, match="regular expression"):
        check_pattern(pattern, "a file")
    with pytest.raises((InputError, UnsupportedError), match="regular expression"):
        check_onig_pattern(pattern, "a file")


@pytest.mark.parametrize("pattern", [" {2,}", r"\s+", r"^\s+|\s+$", "[a-z]+@[a-z]+", "(ab|cd)*e"])
def test_plain_patterns_are_matched(pattern: str) -> None:
    check_pattern(pattern, "a file")


def test_patterns_of_another_language_are_said_to_be_unknown() -> None:
    with pytest.raises(UnsupportedError, match="regular expression"):
        check_pattern(r"\p{L}+", "a file")


# --- tokenizers -----------------------------------------------------------------------------------

# Patterns of GPT-2, GPT-4, GPT-4o, Kimi, Llama 3, DeepSeek and others.
UPPER, LOWER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]", r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
BEFORE, ENDING = r"[^\r\n\p{L}\p{N}]?", "(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
CASED = rf"{BEFORE}{UPPER}*{LOWER}+{ENDING}|{BEFORE}{UPPER}+{LOWER}*{ENDING}|\p{{N}}{{1,3}}"
SPACES = r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
PUBLISHED = [
    r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+",
    r"'(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?+\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]++[\r\n]*",
    CASED + SPACES.replace("[\\r\\n]*", "[\\r\\n/]*"),
    CASED.replace("\\p{M}]", "\\p{M}&&[^\\p{Han}]]") + SPACES,
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}" + SPACES,
    "[一-龥぀-ゟ゠-ヿ]+",
    r"[!\"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+",
    " {2,}",
    r"(?<=[[:alpha:]])\x{3000}+|\{2\}",
    r" ?[^(\s|[.,!?…。，、।۔،])]+",  # BLOOM
]


@pytest.mark.parametrize("pattern", PUBLISHED)
def test_patterns_of_published_tokenizers_are_accepted(pattern: str) -> None:
    check_onig_pattern(pattern, "a file")


@pytest.mark.parametrize(
    "pattern",
    [
        r"(\p{L}+)+$",
        r"(?:[a-z&&[^b]]+)*$",
        r"(?>(\p{L}|a)+)+$",
        "a{1,9}+$",  # a repetition of a repetition, not a possessive one
        "a+*",
        r"(?<n>a)\k<n>",
        r"(?<n>a|\g<n>b)",
        "(?x) a",
        "[](a+)+$]",
        "[a",
        "(?~a)",
        "(?:a+b)?c",
        "a+b|(?i)a+",
    ],
)
def test_patterns_that_hide_a_repetition_are_refused(pattern: str) -> None:
    with pytest.raises((InputError, UnsupportedError), match="regular expression"):
        check_onig_pattern(pattern, "a file")


@pytest.mark.parametrize(
    "pattern",
    [
        "a+[bc]",
        r"\p{L}+\p{N}",
        r"a+(?!a|\z)",
        "[a-z]+[0-9]+x",
        "(?:ab)+[xy]",
        r"\s+$",
        r"\s*[\r\n]+|\s",
        r"\p{L}+\p{N}|a|\p{L}+",  # `a` takes one letter of the run
        r"\p{L}+\p{N}|x\p{L}+",
        r"\p{L}*[a-z]*\p{N}|\p{L}+",
        "(?=a+b)c",
        "(?i:a+)b|a+",
        "[ab]+c|[abc]+",
    ],
)
def test_patterns_that_scan_a_run_from_each_character_are_refused(pattern: str) -> None:
    with pytest.raises(InputError, match="quadratic"):
        check_onig_pattern(pattern, "a file")


RUNS = {"letters": "a", "capitals": "A", "spaces": " ", "lines": "\n", "digits": "1", "signs": "."}


@pytest.mark.parametrize("run", RUNS.values(), ids=RUNS.keys())
def test_accepted_patterns_look_at_a_run_once(run: str) -> None:
    """Quadratic time would be minutes for each of them."""
    from tokenizers import Regex, pre_tokenizers

    for pattern in [*PUBLISHED, r"\p{L}+\p{N}|\p{L}+", r"(\s+)", "x|[ab]*c|[ab]+"]:
        check_onig_pattern(pattern, "a file")
        split = pre_tokenizers.Split(Regex(pattern), "isolated")
        assert split.pre_tokenize_str(run * 200_000 + "x")


def nested(depth: int) -> dict[str, Any]:
    said: dict[str, Any] = {"type": "Lowercase"}
    for _ in range(depth):
        said = {"type": "Sequence", "normalizers": [said]}
    return said


def sequence(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"type": "Sequence", "normalizers": list(steps)}


DOUBLE = {"type": "Replace", "pattern": {"String": "a"}, "content": "aa"}
EXPONENTIAL = {"pattern": {"Regex": "(a+)+$"}, "content": ""}  # it needs no type
SEQUENCE, SPECIAL = ({name: {"id": "A", "type_id": 0}} for name in ("Sequence", "SpecialToken"))


def around(count: int, *template: dict[str, Any]) -> dict[str, Any]:
    tokens = {"A": {"id": "A", "ids": [0] * count, "tokens": ["a"] * count}}
    said = {"single": list(template), "pair": [], "special_tokens": tokens}
    return {"post_processor": {"type": "TemplateProcessing"} | said}


BOMBS = {
    "nested": {"normalizer": nested(40)},
    "doubled": {"normalizer": sequence(*[DOUBLE] * 40)},
    "doubled bytes": {"normalizer": sequence(*[{"type": "ByteLevel"}] * 40)},
    "long replacement": {"normalizer": DOUBLE | {"content": "a" * 5000}},
    "decoded": {"decoder": {"type": "Sequence", "decoders": [DOUBLE] * 40}},
    "many": {"normalizer": sequence(*[{"type": "Lowercase"}] * 1000)},
    "pattern": {"normalizer": EXPONENTIAL},
    "pattern of words": {"pre_tokenizer": EXPONENTIAL | {"type": "Split"}},
    "pattern of a decoder": {"decoder": EXPONENTIAL},
    "map": {"normalizer": {"type": "Precompiled", "precompiled_charsmap": "////"}},
    "repeated text": around(1, SEQUENCE, SEQUENCE),
    "many tokens": around(1000, SPECIAL, SEQUENCE),
    "long template": around(1, *[SPECIAL] * 1000),
    "long words": {"model": {"type": "WordPiece", "vocab": {}, "max_input_chars_per_word": 10**9}},
}


def write_tokenizer(folder: Path, change: dict[str, Any]) -> Path:
    said = {
        "version": "1.0",
        "added_tokens": [],
        "normalizer": None,
        "pre_tokenizer": None,
        "post_processor": None,
        "decoder": None,
        "model": {"type": "WordLevel", "vocab": {"a": 0}, "unk_token": "a"},
    }
    (folder / "tokenizer.json").write_text(json.dumps(said | change), encoding="utf-8")
    return folder / "tokenizer.json"


@pytest.mark.parametrize("name", BOMBS)
def test_tokenizers_have_limits(name: str, tmp_path: Path) -> None:
    with pytest.raises((InputError, UnsupportedError)):
        read_tokenizer_json(write_tokenizer(tmp_path, BOMBS[name]))
    harmless = {"normalizer": nested(5), "decoder": DOUBLE, **around(2, SPECIAL, SEQUENCE)}
    assert read_tokenizer_json(write_tokenizer(tmp_path, harmless)).encode("a") == [0, 0, 0]


def test_panics_of_the_package_are_our_errors() -> None:
    from tokenizers import Regex, pre_tokenizers

    split = pre_tokenizers.Split(Regex("(a+)+$"), "isolated")
    with pytest.raises(InputError, match="no text"), wrap_library_errors("no text"):
        split.pre_tokenize_str("a" * 40 + "b")
    with pytest.raises(KeyboardInterrupt), wrap_library_errors("no text"):
        raise KeyboardInterrupt


@pytest.fixture
def masked(tmp_path: Path) -> Any:
    """A vocabulary with a token that takes in the spaces before it."""
    added = {"id": 1, "content": "<mask>", "lstrip": True, "rstrip": True, "special": True}
    added |= {"single_word": False, "normalized": False}
    metaspace = {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always"}
    vocabulary = [["<unk>", 0.0], ["<mask>", 0.0], ["▁", -1.0], ["a", -2.0], ["▁a", -2.5]]
    change = {
        "added_tokens": [added],
        "pre_tokenizer": metaspace | {"split": True},
        "decoder": metaspace,
        "model": {"type": "Unigram", "unk_id": 0, "vocab": vocabulary},
    }
    return read_tokenizer_json(write_tokenizer(tmp_path, change))


def test_tokens_take_in_the_spaces_around_them(masked: Any) -> None:
    assert masked.encode("a  <mask>  a<mask>") == [4, 1, 4, 1]


def test_a_run_of_spaces_is_looked_at_once(masked: Any) -> None:
    """Ten times as many take about ten times the steps; a pattern would take a hundred times."""
    assert len(masked.encode(" " * 200_000 + "a<mask>" + " " * 200_000)) > 0


# --- sizes ---------------------------------------------------------------------------------------


def gguf(path: Path, **fields: int) -> Path:
    said: dict[str, Any] = {
        "general.architecture": "llama",
        "llama.embedding_length": 32,
        "llama.block_count": 1,
        "llama.attention.head_count": 1,
        "llama.context_length": 64,
        "llama.attention.layer_norm_rms_epsilon": 1e-5,
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.tokens": ["a", "b", "c", "d"],
        "tokenizer.ggml.merges": [],
    }
    said |= {f"llama.{name.replace('__', '.')}": value for name, value in fields.items()}
    tensor = ("F32", (4, 32), np.zeros((4, 32), np.float32).tobytes())
    path.write_bytes(gguf_bytes(said, {"token_embd.weight": tensor}))
    return path


@pytest.mark.parametrize(
    "fields",
    [
        {"attention__key_length": 10**8},
        {"block_count": 2**31 - 1},
        {"attention__head_count": 2**31 - 1, "attention__key_length": 2},
        {"attention__head_count_kv": 2**31 - 1},
        {"embedding_length": 2**31 - 1},
    ],
)
def test_sizes_of_gguf_files_are_compared_with_their_tensors(
    fields: dict[str, int], tmp_path: Path
) -> None:
    with pytest.raises(InputError, match="says that"):
        kt.create_model(gguf(tmp_path / "m.gguf", **fields))


@pytest.mark.parametrize(
    "change",
    [
        {"num_key_value_heads": -2},
        {"num_hidden_layers": 2**31},
        {"num_hidden_layers": 99},
        {"rope_parameters": [1]},
        {"head_dim": 2**30},
        {"num_attention_heads": True},
        {"num_key_value_heads": 3},
    ],
)
def test_sizes_of_directories_are_compared_with_their_tensors(
    change: dict[str, Any], tmp_path: Path
) -> None:
    config = {
        "model_type": "llama",
        "architectures": ["LlamaForCausalLM"],
        "hidden_size": 32,
        "num_attention_heads": 4,
        "num_hidden_layers": 1,
        "vocab_size": 8,
        "intermediate_size": 16,
        "max_position_embeddings": 64,
        "rms_norm_eps": 1e-5,
    }
    (tmp_path / "config.json").write_text(json.dumps(config | change))
    tensors = {
        "model.embed_tokens.weight": np.zeros((8, 32), np.float32),
        "model.layers.0.self_attn.q_proj.weight": np.zeros((32, 32), np.float32),
    }
    save_file(tensors, tmp_path / "model.safetensors")
    with pytest.raises(InputError):
        kt.create_model(tmp_path)
