"""The tinygrad candidate: a captured run on its CPU device, replayed."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.case import EPS, Workload
from benchmarks.libraries import Build, Candidate
from kitsune.compare.runtimes import import_library
from kitsune.tune.timing import Call

CAPTURING_CALLS = 2  # a run as it is, then one that is captured


class TinygradOps:
    def matmul(self, x: Any, weight: Any) -> Any:
        return x.linear(weight.transpose())

    def linear(self, x: Any, weight: Any, bias: Any) -> Any:
        return x.linear(weight.transpose(), bias)

    def relu(self, x: Any) -> Any:
        return x.relu()

    def gelu(self, x: Any) -> Any:
        return 0.5 * x * (1 + (x * 0.5**0.5).erf())  # its own gelu is the tanh formula

    def tanh(self, x: Any) -> Any:
        return x.tanh()

    def sigmoid(self, x: Any) -> Any:
        return x.sigmoid()

    def softmax(self, x: Any) -> Any:
        return x.softmax(-1)

    def layer_norm(self, x: Any, weight: Any, bias: Any) -> Any:
        return x.layernorm(-1, EPS) * weight + bias

    def rms_norm(self, x: Any, weight: Any) -> Any:
        return x * ((x * x).mean(-1, keepdim=True) + EPS).rsqrt() * weight

    def attention(self, q: Any, k: Any, v: Any, heads: int) -> Any:
        split = [x.reshape(*x.shape[:2], heads, -1).transpose(1, 2) for x in (q, k, v)]
        mixed = split[0].scaled_dot_product_attention(*split[1:])
        return mixed.transpose(1, 2).reshape(*q.shape)


def make_captured(work: Workload) -> Candidate:
    tinygrad, case, ops = import_library("tinygrad"), work.case, TinygradOps()
    device = tinygrad.Device[tinygrad.Device.DEFAULT]

    def tensor(array: np.ndarray) -> Any:
        return tinygrad.Tensor(array).realize()

    arguments = [tensor(array) for array in work.arguments]
    weights = {name: tensor(value) for name, value in work.weights.items()}

    def start() -> Call:
        @tinygrad.TinyJit  # type: ignore[untyped-decorator, unused-ignore]
        def run(*arguments: Any) -> Any:
            inputs = dict(zip(case.arguments, arguments, strict=True))
            return case.compute(ops, inputs, weights).realize()

        def call() -> Any:
            result = run(*arguments)
            device.synchronize()
            return result

        for _ in range(CAPTURING_CALLS):
            call()
        return call

    return Candidate(start, lambda result: [result.numpy()])


CANDIDATES: dict[str, Build] = {"tinygrad": make_captured}
