"""Texts written on: the same tokens as without a cache, one NumPy op at a time."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.cpu.native_program import DynamicProgram, NativeProgram
from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders.decoder_graph import whole_graph
from kitsune.frontends.decoders.gguf import GgufWeights, read_decoder
from kitsune.frontends.gguf import open_gguf
from kitsune.frontends.gguf.reader import GgufFile
from kitsune.generation import decoder_steps as cache
from kitsune.ir.interp import interpret
from tests.gguf_files import write_model

PROMPT = "in the end and then"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_model(tmp_path_factory.mktemp("gguf") / "small.gguf")


@pytest.fixture(scope="module")
def model(small: Path) -> Any:
    return kt.create_model("llama", small)


def oracle(path: Path, ids: Sequence[int]) -> np.ndarray:
    """The logits after each token, without a cache."""
    file = open_gguf(path)
    found = read_decoder(file)
    graph = whole_graph(found, GgufWeights(file, found), len(ids))
    return np.asarray(interpret(graph, {"input_ids": np.array(ids)})[0])


def greedy(path: Path, ids: list[int], count: int, ends: frozenset[int]) -> list[int]:
    made = list[int]()
    while len(made) < count:
        token = int(oracle(path, [*ids, *made])[-1].argmax())
        if token in ends:
            break
        made.append(token)
    return made


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"kind": "Q4_0", "tied": False, "kv_heads": 4},
        {"kind": "Q4_K", "kv_heads": 1, "head": 64},
        {"kind": "Q6_K", "embedding": "F16", "head": 64},
        {"kind": "F16", "embedding": "F32", "architecture": "qwen2", "biases": True},
        {"kind": "F32", "embedding": "Q4_0", "head": 64},
        {"kind": "TQ2_0", "embedding": "IQ4_XS", "head": 64},
        {"kind": "IQ2_XS", "embedding": "Q6_K", "head": 64},
        {"kind": "MXFP4", "embedding": "Q3_K", "head": 64},
    ],
    ids=str,
)
def test_greedy_tokens_are_those_without_a_cache(
    options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "CALL_TOKENS", 8)
    path = write_model(tmp_path / "m.gguf", **options)
    model = kt.create_model(None, path, context=64)
    ids = model.tokenizer.encode(PROMPT)
    assert len(ids) > 8  # several calls
    want = oracle(path, ids)[-1]
    np.testing.assert_allclose(model.logits(ids), want, rtol=1e-4, atol=1e-4 * np.abs(want).max())
    assert list(model.tokens(ids, 6)) == greedy(path, ids, 6, model.tokenizer.ends)


def test_the_cache_is_written_where_it_is(model: Any) -> None:
    for tokens, kind in ((1, NativeProgram), (64, DynamicProgram)):
        built = model._steps.compile_step(tokens)
        program = built.subgraphs[0].program
        assert len(built.subgraphs) == 1
        assert isinstance(program, kind)
        assert len(program.in_place) == 2 * model.config.layers
        assert len(program.outputs) == 1


def test_one_program_reads_prompts_of_every_length(
    model: Any, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = kt.create_model(None, small, context=512)._steps
    compiled, whole = [], cache.compile_graph

    def count(graph: Any, *args: Any, **options: Any) -> Any:
        compiled.append(graph)
        return whole(graph, *args, **options)

    monkeypatch.setattr(cache, "compile_graph", count)
    ids, state = [n * 7 % 200 for n in range(300)], cache.State(steps)
    want = oracle(small, ids[:129])
    for length in (2, 3, 7, 16, 33, 64, 129):
        state.rewind([ids[0] + 1, 0])
        got = state.feed(ids[:length])
        np.testing.assert_allclose(got, want[length - 1], atol=1e-4 * np.abs(want).max())
    assert len(compiled) == 2  # of a single token, and of any number
    calls = list(cache.State(steps).read(ids))
    assert len(calls) == 2
    assert "2 to 256 tokens share one program" in str(model.explain(40))


def test_compile_gives_the_logits_of_every_token(model: Any, small: Path) -> None:
    ids = model.tokenizer.encode(PROMPT)
    want = oracle(small, ids)
    for made in (kt.compile(small)(np.array(ids)), model.process(input_ids=ids)["logits"]):
        np.testing.assert_allclose(made, want, rtol=1e-4, atol=1e-4 * np.abs(want).max())
    whole = kt.compile(small)
    for count in (3, 1, len(ids)):
        bound = 1e-4 * np.abs(want).max()
        np.testing.assert_allclose(whole(np.array(ids[:count])), want[:count], atol=bound)
    assert "one program for any tokens" in str(whole.explain())
    with pytest.raises(InputError, match="no token 9999"):
        whole(np.array([9999]))


def test_fast_numerics_are_near(model: Any, small: Path) -> None:
    fast = kt.create_model(None, small, kt.FusionConfig(numerics="fast"))
    ids = model.tokenizer.encode(PROMPT)
    want = model.logits(ids)
    lost = np.linalg.norm(fast.logits(ids) - want) / np.linalg.norm(want)
    assert 0 < lost < 0.05


# --- text ----------------------------------------------------------------------------------------


def test_streams_are_the_text_in_pieces(model: Any) -> None:
    whole, heard = model.generate(PROMPT, 12), list[str]()
    assert whole
    assert model.generate(PROMPT, 12, stream=heard.append) == whole == "".join(heard)
    assert "".join(model.generate(PROMPT, 12, stream=True)) == whole
    assert model.process(PROMPT, max_new_tokens=12) == whole
    assert model.generate(model.tokenizer.encode(PROMPT), 12) == whole


def test_a_stop_ends_a_text(model: Any) -> None:
    whole = model.generate(PROMPT, 12)
    stop = whole[len(whole) // 2 :][:2]
    assert model.generate(PROMPT, 12, stop=stop) == whole[: whole.index(stop)]
    with pytest.raises(InputError, match="a stop is empty"):
        model.generate(PROMPT, stop="")


def test_chat_is_generate_after_the_template(model: Any) -> None:
    messages = [{"role": "user", "content": "the end"}]
    want = model.generate(model.tokenizer.chat(messages), 8)
    assert model.chat(messages, max_new_tokens=8, temperature=0, repeat_penalty=1) == want
    greedy = {"max_tokens": 8, "temperature": 0, "repetition_penalty": 1.0}
    assert model.chat("the end", **greedy) == want
    assert model.process(messages, **greedy) == want
    with pytest.raises(InputError, match="is no message"):
        model.chat([{"text": "a"}])


def test_a_seed_gives_the_same_text_again(model: Any) -> None:
    def drawn(seed: int) -> str:
        return str(model.generate(PROMPT, 16, temperature=1.5, top_k=50, top_p=0.95, seed=seed))

    assert drawn(1) == drawn(1) != drawn(2)


def test_what_was_read_before_is_not_read_again(model: Any) -> None:
    ids = model.tokenizer.encode(PROMPT)
    want = model.logits(ids)
    state = model._states[-1]
    assert state.rewind([*ids, 5]) == len(ids)
    np.testing.assert_array_equal(model.logits(ids), want)
    other = [ids[0], ids[1] + 1, *ids[2:]]
    assert np.abs(model.logits(other) - want).max() > 0
    np.testing.assert_allclose(model.logits(ids), want, rtol=1e-5, atol=1e-5)


def test_several_texts_at_once_do_not_disturb_each_other(model: Any) -> None:
    prompts = [PROMPT, "and the", "er in"]
    want = [model.generate(p, 10) for p in prompts]
    streams = [model.generate(p, 10, stream=True) for p in prompts]
    made = ["", "", ""]
    for _ in range(11):
        made = [text + next(stream, "") for text, stream in zip(made, streams, strict=True)]
    assert made == want
    found: dict[str, str] = {}
    threads = [
        threading.Thread(target=lambda p=p: found.update({p: model.generate(p, 10)}))
        for p in prompts
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[p] for p in prompts] == want


def test_room_runs_out(small: Path) -> None:
    model = kt.create_model(None, small, context=16)
    ids = [5] * 14
    assert len(list(model.tokens(ids, 99))) <= 2
    with pytest.raises(InputError, match="room for 16"):
        model.logits([5] * 17)
    for count in (16, 40):
        with pytest.raises(InputError, match=f"prompt has {count} tokens.*room for 16"):
            model.generate([5] * count, stream=True)  # before the first piece is read
    with pytest.raises(InputError, match="no tokens"):
        model.generate("")
    with pytest.raises(InputError, match="trained for 1 to 512"):
        kt.create_model(None, small, context=4096)


def test_files_that_are_no_such_model(tmp_path: Path, small: Path) -> None:
    with pytest.raises(InputError, match="is of model type 'llama'"):
        kt.create_model("gpt2", small)
    with pytest.raises(UnsupportedError, match="architecture 'mamba'"):
        kt.create_model(None, write_model(tmp_path / "m.gguf", architecture="mamba"))
    with pytest.raises(InputError, match="cannot read"):
        kt.create_model(None, tmp_path / "none.gguf")


def test_pages_are_given_back_after_each_vector(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, given_back = open_gguf(small), list[str]()
    monkeypatch.setattr(GgufFile, "forget", lambda self: given_back.append(self.path))
    weights = GgufWeights(file, read_decoder(file))
    for _ in range(2):
        weights.vector("output_norm.weight")
    assert given_back == [str(small)]
