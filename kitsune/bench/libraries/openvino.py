"""Work in, OpenVINO's candidate out. Inputs are bound once, and results are in memory that the next
call uses again: of its ways to be called, the fastest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from kitsune.bench.case import EPS, Arrays, Work
from kitsune.bench.libraries import Build, BuildFile, Candidate, library
from kitsune.tune.timing import Call


def environment(threads: int) -> dict[str, str]:
    return {"OMP_NUM_THREADS": str(threads), "OPENVINO_TELEMETRY": "0"}


class OpenvinoWords:
    def __init__(self, opset: Any) -> None:
        self.opset = opset
        self.relu, self.tanh, self.sigmoid = opset.relu, opset.tanh, opset.sigmoid

    def linear(self, x: Any, weight: Any, bias: Any) -> Any:
        return self.opset.matmul(x, weight, False, True) + bias

    def gelu(self, x: Any) -> Any:
        return self.opset.gelu(x, "erf")

    def softmax(self, x: Any) -> Any:
        return self.opset.softmax(x, -1)

    def layer_norm(self, x: Any, weight: Any, bias: Any) -> Any:
        axes = self.opset.constant(np.array([-1], np.int64))
        return self.opset.mvn(x, axes, True, EPS, "INSIDE_SQRT") * weight + bias

    def rms_norm(self, x: Any, weight: Any) -> Any:
        axes = self.opset.constant(np.array([-1], np.int64))
        mean = self.opset.reduce_mean(x * x, axes, True)
        eps = self.opset.constant(EPS, np.float32)
        return x / self.opset.sqrt(mean + eps) * weight

    def attention(self, q: Any, k: Any, v: Any, heads: int) -> Any:
        opset, order = self.opset, np.array([0, 2, 1, 3], np.int64)
        shape = list(q.shape)
        by_head = np.array([*shape[:2], heads, shape[2] // heads], np.int64)
        split = [opset.transpose(opset.reshape(x, by_head, False), order) for x in (q, k, v)]
        mixed = opset.transpose(opset.scaled_dot_product_attention(*split), order)
        return opset.reshape(mixed, np.array(shape, np.int64), False)


def inferred(work: Work) -> Candidate:
    openvino, opset = library("openvino"), library("openvino.opset13")
    case = work.case
    inputs = {name: opset.parameter(list(case.inputs[name]), np.float32) for name in case.given}
    weights = {name: opset.constant(value) for name, value in work.weights.items()}
    output = case.spell(OpenvinoWords(opset), inputs, weights)
    model = openvino.Model([output], list(inputs.values()), case.title)
    return _candidate(openvino, lambda core: model, work.given, work.threads)


def of_file(path: str, feeds: Arrays, threads: int) -> Candidate:
    """For the sizes that it is fed with: it is faster where it knows them."""
    openvino = library("openvino")

    def read(core: Any) -> Any:
        model = core.read_model(path)
        model.reshape({name: list(array.shape) for name, array in feeds.items()})
        return model

    return _candidate(openvino, read, list(feeds.values()), threads)


def _candidate(
    openvino: Any, model: Callable[[Any], Any], given: Sequence[np.ndarray], threads: int
) -> Candidate:
    options = {
        "INFERENCE_NUM_THREADS": threads, "PERFORMANCE_HINT": "LATENCY",
        "INFERENCE_PRECISION_HINT": "f32",
    }  # fmt: skip

    def start() -> Call:
        core = openvino.Core()
        request = core.compile_model(model(core), "CPU", options).create_infer_request()
        for place, array in enumerate(given):
            request.set_input_tensor(place, openvino.Tensor(array, shared_memory=True))
        return partial(request.infer, share_outputs=True)

    return Candidate(start, lambda result: [np.array(result[0])])


CANDIDATES: dict[str, Build] = {"openvino": inferred}
FILES: dict[str, BuildFile] = {"openvino": of_file}
