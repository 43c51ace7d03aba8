"""The JAX candidate: a jitted function whose weights are arguments."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.case import EPS, Named, Work
from benchmarks.libraries import Build, Candidate
from kitsune.compare.runtimes import import_library
from kitsune.tune.timing import Call


class JaxWords:
    """A weight of two axes is [in, out] here."""

    def __init__(self, jax: Any) -> None:
        self.jax = jax
        self.relu, self.sigmoid, self.softmax = jax.nn.relu, jax.nn.sigmoid, jax.nn.softmax
        self.tanh = jax.numpy.tanh

    def product(self, x: Any, weight: Any) -> Any:
        return x @ weight

    def linear(self, x: Any, weight: Any, bias: Any) -> Any:
        return self.product(x, weight) + bias

    def gelu(self, x: Any) -> Any:
        return self.jax.nn.gelu(x, approximate=False)

    def layer_norm(self, x: Any, weight: Any, bias: Any) -> Any:
        return self.jax.nn.standardize(x, epsilon=EPS) * weight + bias

    def rms_norm(self, x: Any, weight: Any) -> Any:
        return x * self.jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + EPS) * weight

    def attention(self, q: Any, k: Any, v: Any, heads: int) -> Any:
        split = (x.reshape(*x.shape[:2], heads, -1) for x in (q, k, v))
        return self.jax.nn.dot_product_attention(*split).reshape(q.shape)


def jit(work: Work) -> Candidate:
    jax = import_library("jax")
    words, case = JaxWords(jax), work.case
    given = [jax.numpy.asarray(array) for array in work.given]
    weights = {
        name: jax.numpy.asarray(value.T if value.ndim == 2 else value)
        for name, value in work.weights.items()
    }

    def function(weights: Named, *given: Any) -> Any:
        return case.spell(words, dict(zip(case.given, given, strict=True)), weights)

    def start() -> Call:
        run = jax.jit(function).lower(weights, *given).compile()
        return lambda: run(weights, *given).block_until_ready()

    return Candidate(start, lambda result: [np.asarray(result)])


CANDIDATES: dict[str, Build] = {"jax": jit}
