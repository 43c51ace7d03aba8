"""Routes of models that read texts: /v1/embeddings and /v1/rerank."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Any

import numpy as np
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kitsune.serving.events import unless_gone
from kitsune.serving.fields import Fields
from kitsune.serving.http import Context, read_fields
from kitsune.serving.request_errors import RequestError
from kitsune.serving.text_encoder import Text, TextEncoder

MAX_TEXTS = 2048


async def embed(request: Request) -> Response:
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    service = context.find_embedder(fields)
    assert service.encoder is not None
    form = fields.choice("encoding_format", "float", ("float", "base64"))
    texts = _parse_input(fields, service.encoder)
    size = fields.integer("dimensions", None, 1, 1 << 20)
    vectors = await unless_gone(request, service.compute(texts, context.limits.seconds))
    if size is not None and size != len(vectors[0]):
        raise fields.fail("dimensions", f"the vectors of this model have {len(vectors[0])}")
    data = [
        {"object": "embedding", "index": n, "embedding": _encode(vector, form)}
        for n, vector in enumerate(vectors)
    ]
    tokens = sum(len(text.ids) for text in texts)
    context.metrics.prompt_tokens.add(tokens, model=service.name)
    usage = {"prompt_tokens": tokens, "total_tokens": tokens}
    return JSONResponse({"object": "list", "model": service.name, "data": data, "usage": usage})


def _encode(vector: np.ndarray, form: str) -> Any:
    if form == "base64":
        return base64.b64encode(np.asarray(vector, "<f4").tobytes()).decode()
    return [float(x) for x in vector]


def _parse_input(fields: Fields, encoder: TextEncoder) -> list[Text]:
    value = fields.required("input")
    several = [value] if isinstance(value, str) or _has_tokens(value) else value
    if not isinstance(several, list) or not 0 < len(several) <= MAX_TEXTS:
        raise fields.fail("input", f"it must be a text, or a list of 1 to {MAX_TEXTS}")
    return [_parse_text(fields, each, encoder) for each in several]


def _parse_text(fields: Fields, value: Any, encoder: TextEncoder) -> Text:
    if isinstance(value, str):
        return encoder.encode(value)
    if isinstance(value, list) and _has_tokens(value):
        parts = [encoder.encode_part(v) if isinstance(v, str) else [v] for v in value]
        value = [n for part in parts for n in part]
    if not _are_tokens(value) or len(value) > encoder.longest:
        why = f"each must be a text, or a list of 1 to {encoder.longest} tokens"
        raise fields.fail("input", why)
    return Text(tuple(value))


def _has_tokens(value: Any) -> bool:
    """Whether a list is of tokens, perhaps with texts between them, and no list of inputs."""
    return isinstance(value, list) and any(isinstance(each, int) for each in value)


def _are_tokens(value: Any) -> bool:
    if not isinstance(value, list) or not value:
        return False
    return all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n < 1 << 31 for n in value)


async def rerank(request: Request) -> Response:
    """Sort documents by how well they answer a query: scores of a model that reads both, or the
    cosine of their vectors."""
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    service = context.find_embedder(fields)
    assert service.encoder is not None
    fields.required("query")
    has_scores = "texts" in fields  # the form of Text Embeddings Inference: a list of scores
    query, documents = str(fields.text("query", "")), _parse_documents(fields)
    top = fields.integer("top_n", len(documents), 1, float("inf"))
    seconds, encoder = context.limits.seconds, service.encoder
    if encoder.has_scores:
        pairs = [encoder.encode_pair(query, document) for document in documents]
        tokens = sum(len(pair.ids) for pair in pairs)
        scores: Sequence[float] = await unless_gone(request, service.compute(pairs, seconds))
    else:
        texts = [encoder.encode(text) for text in (query, *documents)]
        tokens = sum(len(text.ids) for text in texts)
        asked, *found = await unless_gone(request, service.compute(texts, seconds))
        scores = [float(asked @ vector) for vector in found]
    order = sorted(range(len(scores)), key=lambda n: (-scores[n], n))[:top]
    results: list[dict[str, Any]] = [
        {"index": n, "relevance_score": float(scores[n])} for n in order
    ]
    if has_scores:
        shown = [{"index": each["index"], "score": each["relevance_score"]} for each in results]
        return JSONResponse(shown)
    if fields.flag("return_documents"):
        results = [{**each, "document": {"text": documents[each["index"]]}} for each in results]
    usage = {"prompt_tokens": tokens, "total_tokens": tokens}
    return JSONResponse({"model": service.name, "results": results, "usage": usage})


def _parse_documents(fields: Fields) -> list[str]:
    found = fields.items("texts" if "texts" in fields else "documents", None)
    if not found or len(found) > MAX_TEXTS:
        raise RequestError(
            "documents is missing, empty or too long",
            why=f"it must be a list of 1 to {MAX_TEXTS}",
            param="documents",
        )
    texts: list[Any] = [each.get("text") if isinstance(each, dict) else each for each in found]
    if not all(isinstance(text, str) for text in texts):
        raise RequestError("documents are no texts", param="documents")
    return texts
