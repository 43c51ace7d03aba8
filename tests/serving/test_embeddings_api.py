"""Embeddings and rerank: the vectors of texts alone, whatever lengths are asked for together."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitsune.serving import Server
from kitsune.serving.text_encoder import split_by_length
from tests.docs.stand_ins import save_encoder
from tests.serving.client import Client
from tests.web.words import written

pytest.importorskip("onnx")

TEXTS = ["fox", "a blue fox", "the red fox runs over the hill", "hill", "fox fox fox fox fox fox"]


@pytest.fixture(scope="module")
def embedder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("embeddings")
    save_encoder(folder / "encoder.onnx", "length")
    written(folder)
    with Server(
        folder / "encoder.onnx", port=0, tokenizer=folder / "tokenizer.json", quiet=True
    ) as server:
        yield Client(server)


def vectors(client: Client, texts: list[str]) -> np.ndarray:
    made = client.post("/v1/embeddings", {"model": "encoder", "input": texts})
    assert [each["index"] for each in made["data"]] == list(range(len(texts)))
    return np.array([each["embedding"] for each in made["data"]], np.float32)


def test_texts_of_any_lengths_have_the_vectors_that_they_have_alone(embedder: Client) -> None:
    together = vectors(embedder, TEXTS * 3)
    alone = np.concatenate([vectors(embedder, [text]) for text in TEXTS])
    np.testing.assert_allclose(together, np.tile(alone, (3, 1)), rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(np.linalg.norm(together, axis=1), 1, rtol=1e-5)


def test_the_vectors_are_no_output_of_whole_numbers(embedder: Client, tmp_path: Path) -> None:
    save_encoder(tmp_path / "encoder.onnx", "length", first="ids")
    written(tmp_path)
    options = {"port": 0, "tokenizer": tmp_path / "tokenizer.json", "quiet": True}
    with Server(tmp_path / "encoder.onnx", **options) as server:
        np.testing.assert_allclose(
            vectors(Client(server), TEXTS), vectors(embedder, TEXTS), rtol=1e-5, atol=1e-6
        )


def test_one_text_tokens_and_base64(embedder: Client) -> None:
    made = embedder.post("/v1/embeddings", {"input": "a blue fox", "encoding_format": "base64"})
    found = np.frombuffer(base64.b64decode(made["data"][0]["embedding"]), "<f4")
    np.testing.assert_allclose(found, vectors(embedder, ["a blue fox"])[0], rtol=1e-6)
    encoder = embedder.server.context.tensors["encoder"].encoder
    assert encoder is not None
    ids = list(encoder.encode("a blue fox").ids)
    by_tokens = embedder.post("/v1/embeddings", {"input": ids})["data"][0]["embedding"]
    np.testing.assert_allclose(by_tokens, found, rtol=1e-6)
    assert made["usage"]["prompt_tokens"] == len(ids)


def test_documents_are_sorted_by_the_query(embedder: Client) -> None:
    body = {"query": "fox", "documents": TEXTS, "top_n": 3, "return_documents": True}
    made = embedder.post("/v1/rerank", body)["results"]
    want = vectors(embedder, TEXTS) @ vectors(embedder, ["fox"])[0]
    assert [each["index"] for each in made] == list(np.argsort(-want, kind="stable")[:3])
    assert made[0]["document"]["text"] == TEXTS[made[0]["index"]]
    assert made[0]["relevance_score"] >= made[1]["relevance_score"]


def test_texts_to_sort_in_the_form_of_text_embeddings_inference(embedder: Client) -> None:
    made = embedder.post("/rerank", {"query": "fox", "texts": TEXTS})
    want = embedder.post("/v1/rerank", {"query": "fox", "documents": TEXTS})["results"]
    assert [(r["index"], r["score"]) for r in made] == [
        (r["index"], r["relevance_score"]) for r in want
    ]


def test_tokens_and_texts_are_one_input(embedder: Client) -> None:
    made = embedder.post("/v1/embeddings", {"input": [3, "blue fox", 4]})
    assert len(made["data"]) == 1
    assert made["usage"]["prompt_tokens"] >= 4


def test_the_model_takes_tensors_too(embedder: Client) -> None:
    assert embedder.get("/v1/models")["data"][0]["kind"] == "embeddings"
    ids = {"name": "input_ids", "shape": [1, 2], "datatype": "INT64", "data": [1, 2]}
    made = embedder.post(
        "/v2/models/encoder/infer", {"inputs": [ids, {**ids, "name": "attention_mask"}]}
    )
    assert made["outputs"][0]["shape"][:2] == [1, 2]


@pytest.mark.parametrize(
    ("path", "body", "said"),
    [
        ("/v1/embeddings", {}, "input is missing"),
        ("/v1/embeddings", {"input": []}, "a list of 1 to 2048"),
        ("/v1/embeddings", {"input": [1.5]}, "each must be a text"),
        ("/v1/embeddings", {"input": ["a", None]}, "each must be a text"),
        ("/v1/embeddings", {"input": "fox", "encoding_format": "hex"}, "'float' or 'base64'"),
        ("/v1/embeddings", {"input": "fox", "dimensions": 7}, "have 32"),
        ("/v1/embeddings", {"input": "fox " * 1000}, "reads at most"),
        ("/v1/rerank", {"documents": ["a"]}, "query is missing"),
        ("/v1/rerank", {"query": "a", "documents": []}, "documents is missing"),
        ("/v1/chat/completions", {"model": "encoder"}, "that generates text"),
    ],
)
def test_what_is_wrong_is_said(embedder: Client, path: str, body: dict, said: str) -> None:
    assert said in embedder.error(path, body)["message"]


@given(st.lists(st.integers(1, 100), max_size=60), st.integers(1, 500), st.sampled_from([0, 0.125]))
def test_batches_of_similar_lengths(lengths: list[int], most: int, waste: float) -> None:
    batches = list(split_by_length(lengths, most, waste))
    assert sorted(n for batch in batches for n in batch) == list(range(len(lengths)))
    for batch in batches:
        longest, tokens = max(lengths[n] for n in batch), sum(lengths[n] for n in batch)
        room = longest * len(batch)
        assert len(batch) == 1 or room <= most
        assert room - tokens <= waste * room


def test_many_texts_are_one_request_of_the_queue(embedder: Client) -> None:
    texts = [TEXTS[n % 5] for n in range(300)]
    with ThreadPoolExecutor(6) as pool:
        made = list(pool.map(lambda _: vectors(embedder, texts), range(6)))
    assert {each.shape[0] for each in made} == {300}
