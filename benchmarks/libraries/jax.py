"""The JAX candidate: a jitted function whose weights are arguments."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.case import EPS, Values, Workload
from benchmarks.libraries import Build, Candidate
from kitsune.compare.runtimes import import_library
from kitsune.tune.timing import Call


class JaxOps:
    """A weight of two axes is [in, out] here."""

    def __init__(self, jax: Any) -> None:
        self.jax = jax
        self.relu, self.sigmoid, self.softmax = jax.nn.relu, jax.nn.sigmoid, jax.nn.softmax
        self.tanh = jax.numpy.tanh

    def matmul(self, x: Any, weight: Any) -> Any:
        return x @ weight

    def linear(self, x: Any, weight: Any, bias: Any) -> Any:
        return self.matmul(x, weight) + bias

    def gelu(self, x: Any) -> Any:
        return self.jax.nn.gelu(x, approximate=False)

    def layer_norm(self, x: Any, weight: Any, bias: Any) -> Any:
        return self.jax.nn.standardize(x, epsilon=EPS) * weight + bias

    def rms_norm(self, x: Any, weight: Any) -> Any:
        return x * self.jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + EPS) * weight

    def attention(self, q: Any, k: Any, v: Any, heads: int) -> Any:
        split = (x.reshape(*x.shape[:2], heads, -1) for x in (q, k, v))
        return self.jax.nn.dot_product_attention(*split).reshape(q.shape)


def make_jit(work: Workload) -> Candidate:
    jax = import_library("jax")
    ops, case = JaxOps(jax), work.case
    arguments = [jax.numpy.asarray(array) for array in work.arguments]
    weights = {
        name: jax.numpy.asarray(value.T if value.ndim == 2 else value)
        for name, value in work.weights.items()
    }

    def function(weights: Values, *arguments: Any) -> Any:
        return case.compute(ops, dict(zip(case.arguments, arguments, strict=True)), weights)

    def start() -> Call:
        run = jax.jit(function).lower(weights, *arguments).compile()
        return lambda: run(weights, *arguments).block_until_ready()

    return Candidate(start, lambda result: [np.asarray(result)])


CANDIDATES: dict[str, Build] = {"jax": make_jit}
