"""Requests to a server of models, to be damaged: what they answer is an error of the request's."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kitsune.errors import InputError
from tests.conformance.file_kinds import Files, Kind, Stage
from tests.conformance.mutations import change_bytes, change_json
from tests.docs.stand_ins import save_encoder
from tests.gguf_files import write_model
from tests.serving.client import CHAT_TEMPLATE, write_rows_model
from tests.web.words import written

CHAT = "/v1/chat/completions"
MESSAGES = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "in the end"}]
TOOL = {"type": "function", "function": {"name": "look", "parameters": {"type": "object"}}}
ROWS = {"name": "x", "shape": [2, 4], "datatype": "FP32", "data": [[1, 2, 3, 4], [5, 6, 7, 8]]}
BINARY = {**ROWS, "parameters": {"binary_data_size": 32}, "data": None}
SAMPLING = {"temperature": 0.7, "top_p": 0.9, "top_k": 5, "seed": 3, "n": 2, "stop": ["x", "."]}
SAMPLING |= {"repeat_penalty": 1.1, "min_p": 0.1, "logit_bias": {"5": 3.0}}
# The path of a request, and its body.
REQUESTS: list[tuple[str, dict[str, Any]]] = [
    (CHAT, {"model": "small", "messages": MESSAGES, "max_tokens": 2, **SAMPLING}),
    (CHAT, {"messages": MESSAGES, "max_tokens": 2, "stream": True, "tools": [TOOL]}),
    (
        CHAT,
        {
            "messages": [{"role": "user", "content": [{"type": "text", "text": "the"}]}],
            "max_completion_tokens": 2,
            "logprobs": True,
            "top_logprobs": 2,
            "stream_options": {"include_usage": True},
            "response_format": {"type": "text"},
        },
    ),
    ("/v1/completions", {"prompt": ["the", [5, 6]], "max_tokens": 2, "echo": True, "logprobs": 1}),
    (
        "/v1/responses",
        {
            "input": [
                {"role": "user", "content": [{"type": "input_text", "text": "the"}]},
                {"type": "function_call", "call_id": "1", "name": "look", "arguments": "{}"},
                {"type": "function_call_output", "call_id": "1", "output": "x"},
            ],
            "instructions": "Be brief.",
            "max_output_tokens": 2,
            "tools": [{"type": "function", "name": "look", "parameters": {"type": "object"}}],
        },
    ),
    (
        "/completion",
        {
            "prompt": ["the", {"prompt_string": "in"}, [5, "the"]],
            "n_predict": 2,
            "n_probs": 2,
            "return_tokens": True,
            "response_fields": ["content", "generation_settings/temperature"],
            "logit_bias": [[5, 1.5], ["the", False]],
            "typical_p": 0.9,
            "timings_per_token": True,
        },
    ),
    ("/completion", {"prompt": "the", "n_predict": 2, "stream": True, "ignore_eos": True}),
    ("/tokenize", {"content": "the end", "add_special": True, "with_pieces": True}),
    ("/detokenize", {"tokens": [5, 6]}),
    ("/apply-template", {"messages": MESSAGES}),
    ("/v1/embeddings", {"model": "encoder", "input": ["fox", [1, 2]], "encoding_format": "base64"}),
    ("/v1/rerank", {"query": "fox", "documents": ["a", {"text": "the"}], "top_n": 1}),
    ("/v2/models/rows/infer", {"id": "7", "inputs": [ROWS], "outputs": [{"name": "output"}]}),
    ("/v2/models/rows/infer", {"inputs": [BINARY], "parameters": {"binary_data_output": True}}),
]


ENCODED = ("/v1/embeddings", "/v1/rerank")


def _requests(folder: Path) -> list[Files]:
    write_model(folder / "small.gguf", layers=1, template=CHAT_TEMPLATE)
    write_rows_model(folder)
    save_encoder(folder / "encoder.onnx", "length")
    written(folder)
    _open_models.cache_clear()
    _open_models(str(folder))
    made: list[Files] = []
    for path, body in REQUESTS:
        data, headers = json.dumps(body).encode(), {}
        if body.get("inputs") == [BINARY]:
            headers = {"inference-header-content-length": str(len(data))}
            data += bytes(32)
        head = json.dumps({"path": path, "headers": headers, "models": str(folder)})
        made.append({"head": head.encode(), "body": data})
    return made


def _change(rng: random.Random, files: Files) -> Files:
    head, body = json.loads(files["head"]), files["body"]
    if head["headers"]:
        nbytes = int(head["headers"]["inference-header-content-length"])
        changed = change_json(rng, body[:nbytes])
        said = rng.choice([str(len(changed))] * 4 + ["-1", "9" * 5000, "x", "0"])
        head["headers"] = {"inference-header-content-length": said}
        body = changed + body[nbytes:]
    elif rng.random() < 0.1:
        body = change_bytes(rng, body)
    else:
        body = change_json(rng, body)
        if rng.random() < 0.1:  # half of a character of two, as JSON may have it
            body = body.replace(b"the", rng.choice([b"\\ud800", b"\\u0000", b"\\udfff\\ud800"]))
    return {"head": json.dumps(head).encode(), "body": body}


@cache
def _open_models(folder: str) -> list[Any]:
    """The models, which are opened once, before workers fork."""
    import kitsune as kt

    text = kt.create_model(None, Path(folder) / "small.gguf", threads=1)
    text.generate("the", 2)  # type: ignore[attr-defined]
    encoder = kt.compile(Path(folder) / "encoder.onnx", threads=1)
    return [text, kt.load(Path(folder) / "rows.kitsune", threads=1), encoder]


@cache
def _serve(pid: int, folder: str, is_encoder: bool) -> Any:
    """The application of a process: its services have threads, which no fork takes along."""
    from kitsune.serving import Server

    text, rows, encoder = _open_models(folder)
    models = {"encoder": encoder} if is_encoder else {"small": text, "rows": rows}
    tokenizer = Path(folder) / "tokenizer.json" if is_encoder else None
    server = Server(models, max_batch=2, tokenizer=tokenizer, quiet=True)
    for service in (*server.context.texts.values(), *server.context.tensors.values()):
        service.start()
    server.context.is_ready = True
    return server.app


async def ask(app: Any, path: str, headers: Mapping[str, str], body: bytes) -> tuple[int, bytes]:
    """The status and the body of what an application answers to a POST."""
    answers, given = list[dict[str, Any]](), [body]

    async def receive() -> dict[str, Any]:
        if given:
            return {"type": "http.request", "body": given.pop(), "more_body": False}
        await asyncio.sleep(3600)
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        answers.append(message)

    named = {"host": "localhost", "content-length": str(len(body)), **headers}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(key.encode(), value.encode()) for key, value in named.items()],
    }
    await app(scope, receive, send)
    return answers[0]["status"], b"".join(each.get("body", b"") for each in answers[1:])


def _use(folder: Path, stage: Stage) -> None:
    head = json.loads((folder / "head").read_bytes())
    app = _serve(os.getpid(), head["models"], head["path"] in ENCODED)
    stage("run")
    found = ask(app, head["path"], head["headers"], (folder / "body").read_bytes())
    status, answer = asyncio.run(found)
    if status >= 500 or b'"server_error"' in answer:  # the latter is an event of a stream
        raise AssertionError(f"status {status}: {answer[:300]!r}")
    if status >= 400:
        raise InputError(json.loads(answer)["error"]["message"])


REQUEST_KINDS = (Kind("requests", _requests, _change, _use),)
