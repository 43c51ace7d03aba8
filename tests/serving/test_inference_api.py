"""The Open Inference Protocol: tensors as JSON and as bytes, metadata and health."""

from __future__ import annotations

import json
import threading
from typing import Any

import numpy as np
import pytest

from kitsune.serving import Server
from tests.serving.client import Client

INFER = "/v2/models/rows/infer"
W = np.arange(12, dtype=np.float32).reshape(4, 3)


def rows(count: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).integers(-9, 9, (count, 4)).astype(np.float32)


def as_json(x: np.ndarray, **more: Any) -> dict[str, Any]:
    tensor = {"name": "x", "shape": list(x.shape), "datatype": "FP32", "data": x.tolist()}
    return {"inputs": [{**tensor, **more}]}


def test_health_and_metadata(client: Client, server: Server) -> None:
    assert client.get("/v2/health/live") == {"live": True}
    assert client.get("/v2/health/ready") == {"ready": True}
    assert client.get("/v2")["name"] == "kitsune"
    assert client.get("/v2/models/rows/ready")["ready"] is True
    made = client.get("/v2/models/rows")
    assert made["inputs"] == [{"name": "x", "datatype": "FP32", "shape": [-1, 4]}]
    (output,) = made["outputs"]
    assert (output["datatype"], output["shape"]) == ("FP32", [-1, 3])
    assert client.get("/v2/models/rows/versions/1") == made


@pytest.mark.parametrize("count", [1, 2, 5])
def test_tensors_as_json(client: Client, count: int) -> None:
    x = rows(count)
    made = client.post(INFER, {**as_json(x), "id": "seven"})
    (output,) = made["outputs"]
    assert (made["model_name"], made["id"], output["shape"]) == ("rows", "seven", [count, 3])
    np.testing.assert_array_equal(np.reshape(output["data"], (count, 3)), x @ W + 1)
    flat = as_json(x, data=x.reshape(-1).tolist())
    assert client.post(INFER, flat)["outputs"] == made["outputs"]


def test_tensors_as_bytes(client: Client) -> None:
    x = rows(3)
    tensor = {"name": "x", "shape": [3, 4], "datatype": "FP32"}
    tensor["parameters"] = {"binary_data_size": x.nbytes}
    head = json.dumps({"inputs": [tensor], "parameters": {"binary_data_output": True}}).encode()
    status, headers, body = client.ask(
        "POST", INFER, head + x.tobytes(), Inference_Header_Content_Length=str(len(head))
    )
    length = int(headers["inference-header-content-length"])
    (output,) = json.loads(body[:length])["outputs"]
    assert (status, output["parameters"]) == (200, {"binary_data_size": 36})
    made = np.frombuffer(body[length:], np.float32).reshape(output["shape"])
    np.testing.assert_array_equal(made, x @ W + 1)


def test_requests_that_wait_together_are_one_batch(client: Client) -> None:
    before = client.metric("kitsune_batch_size_count"), client.metric("kitsune_batch_size_sum")
    found: dict[int, Any] = {}

    def ask(n: int) -> None:
        found[n] = client.post(INFER, as_json(rows(1 + n % 3, n)))["outputs"][0]

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(24)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for n, output in found.items():
        want = rows(1 + n % 3, n) @ W + 1
        np.testing.assert_array_equal(np.reshape(output["data"], output["shape"]), want)
    after = client.metric("kitsune_batch_size_count"), client.metric("kitsune_batch_size_sum")
    assert after[1] - before[1] == 24
    assert after[0] - before[0] <= 24


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"inputs": []}, "x"),
        (as_json(rows(1), name="z"), "z"),
        (as_json(rows(1), shape=[2, 4]), "has 4 values"),
        (as_json(rows(1), shape=[-1, 4]), "a list of sizes"),
        (as_json(rows(1), shape=[1 << 50, 4]), "a list of sizes"),
        (as_json(rows(1), datatype="BYTES"), "it must be 'BOOL'"),
        (as_json(rows(1), data=["a", 1, 2, 3]), "no numbers"),
        (as_json(rows(1), data=[[1], [2, 3]]), "is no FP32"),
        (as_json(rows(1), datatype="INT8", data=[1, 2, 3, 4.5]), "are no INT8"),
        (as_json(rows(1), datatype="INT8", data=[1, 2, 3, 400]), "are no INT8"),
        (as_json(rows(1), data=None), "inputs[0].data is missing"),
        ({**as_json(rows(1)), "outputs": [{"name": "zz"}]}, "zz"),
        (as_json(np.ones((1, 5), np.float32)), "5"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_wrong_with_a_tensor_is_said(client: Client, body: Any, said: str) -> None:
    assert said in client.error(INFER, body)["message"]


def test_bytes_that_do_not_fit_are_refused(client: Client) -> None:
    tensor: dict[str, Any] = {"name": "x", "shape": [3, 4], "datatype": "FP32"}
    for size, data, length, said in [
        (48, b"\0" * 47, None, "from 0 to 47"),
        (47, b"\0" * 47, None, "has 47 bytes"),
        (48, b"\0" * 50, None, "2 bytes after the JSON"),
        (48, b"\0" * 48, "100000", "inference-header-content-length"),
        (48, b"\0" * 48, "-1", "inference-header-content-length"),
        (48, b"\0" * 48, "9" * 5000, "inference-header-content-length"),
        (48, b"\0" * 48, "10", "no JSON"),
    ]:
        head = json.dumps({"inputs": [{**tensor, "parameters": {"binary_data_size": size}}]})
        header = length or str(len(head))
        status, _, body = client.ask(
            "POST", INFER, head.encode() + data, Inference_Header_Content_Length=header
        )
        assert status == 400
        assert said in json.loads(body)["error"]["message"], body


def test_a_wrong_request_fails_alone(client: Client) -> None:
    """Though it may be in a batch with others."""
    results: list[int] = []

    def ask(body: Any) -> None:
        results.append(client.ask("POST", INFER, body)[0])

    bodies = [as_json(rows(1)), as_json(np.ones((1, 5), np.float32)), as_json(rows(2))] * 4
    threads = [threading.Thread(target=ask, args=(body,)) for body in bodies]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == [200] * 8 + [400] * 4


def test_models_that_are_not_there_or_take_no_tensors(client: Client) -> None:
    assert client.error("/v2/models/none/infer", {}, 404)["code"] == "model_not_found"
    assert "takes no tensors" in client.error("/v2/models/small/infer", {})["message"]
