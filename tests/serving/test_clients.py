"""The packages that people use: OpenAI's, langchain's and Triton's clients, and curl."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import Any

import numpy as np
import pytest

from kitsune.serving import Server

HELLO: list[Any] = [{"role": "user", "content": "in the end"}]


@pytest.fixture
def openai(server: Server) -> Any:
    package = pytest.importorskip("openai")
    return package.OpenAI(base_url=f"{server.url}v1", api_key="none", max_retries=0)


def test_openai_lists_models_and_chats(openai: Any) -> None:
    assert [model.id for model in openai.models.list()] == ["small", "rows"]
    made = openai.chat.completions.create(
        model="small", messages=HELLO, max_tokens=8, temperature=0, logprobs=True, top_logprobs=2
    )
    (choice,) = made.choices
    assert choice.message.role == "assistant"
    assert len(choice.logprobs.content) == made.usage.completion_tokens
    assert made.usage.total_tokens == made.usage.prompt_tokens + made.usage.completion_tokens


def test_openai_streams(openai: Any) -> None:
    asked: dict[str, Any] = {"model": "small", "messages": HELLO, "max_tokens": 8, "temperature": 0}
    whole = openai.chat.completions.create(**asked).choices[0].message.content
    events = list(
        openai.chat.completions.create(**asked, stream=True, stream_options={"include_usage": True})
    )
    pieces = [c.delta.content or "" for event in events for c in event.choices]
    assert "".join(pieces) == whole
    assert events[-1].usage.completion_tokens <= 8
    made = openai.completions.create(model="small", prompt="and", max_tokens=4, stream=True)
    assert [event.object for event in made]


def test_openai_raises_its_own_errors(openai: Any) -> None:
    package = pytest.importorskip("openai")
    with pytest.raises(package.NotFoundError, match="no model 'none'"):
        openai.chat.completions.create(model="none", messages=HELLO)
    with pytest.raises(package.BadRequestError, match="temperature"):
        openai.chat.completions.create(model="small", messages=HELLO, temperature=-1)


def test_openai_closes_a_stream(openai: Any, server: Server) -> None:
    with openai.chat.completions.create(model="small", messages=HELLO, stream=True) as events:
        next(iter(events))
    assert openai.models.retrieve("small").id == "small"


def test_langchain_chats(server: Server) -> None:
    package = pytest.importorskip("langchain_openai")
    chat = package.ChatOpenAI(
        model="small", base_url=f"{server.url}v1", api_key="none", max_tokens=8, temperature=0
    )
    whole = chat.invoke("in the end").content
    assert "".join(str(piece.content) for piece in chat.stream("in the end")) == whole


def test_triton_infers(server: Server) -> None:
    package = pytest.importorskip("tritonclient.http")
    client = package.InferenceServerClient(f"localhost:{server.port}")
    assert client.is_server_live()
    assert client.is_server_ready()
    assert client.is_model_ready("rows")
    (described,) = client.get_model_metadata("rows")["inputs"]
    x = np.arange(8, dtype=np.float32).reshape(2, 4)
    for is_binary in (False, True):
        given = package.InferInput(described["name"], [2, 4], described["datatype"])
        given.set_data_from_numpy(x, binary_data=is_binary)
        name = client.get_model_metadata("rows")["outputs"][0]["name"]
        wanted = package.InferRequestedOutput(name, binary_data=is_binary)
        made = client.infer("rows", [given], outputs=[wanted]).as_numpy(name)
        w = np.arange(12, dtype=np.float32).reshape(4, 3)
        np.testing.assert_array_equal(made, x @ w + 1)
    client.close()


def test_curl_reads_a_stream(server: Server) -> None:
    curl = shutil.which("curl")
    if curl is None:
        pytest.skip("curl is not installed")
    body = json.dumps({"messages": HELLO, "max_tokens": 4, "stream": True})
    where = f"{server.url}v1/chat/completions"
    made = subprocess.run(
        [curl, "-sN", where, "-H", "Content-Type: application/json", "-d", body],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert made.stdout.startswith("data: ")
    assert made.stdout.endswith("data: [DONE]\n\n")
