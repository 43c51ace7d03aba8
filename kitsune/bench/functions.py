"""One computation in each library's own words in, candidates out.

A spelling is a function whose first argument is the library (`torch`, `jax`, `numpy`) and whose
others are arrays of it, in the order of the graph's inputs; it returns the one output.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from kitsune.bench.graphs import Feeds
from kitsune.bench.measure import Candidate
from kitsune.bench.peers import Build, library
from kitsune.errors import UnsupportedError
from kitsune.ir.node import Graph

Spelling = Callable[..., Any]
JAX_THREADS = "NPROC"  # how many threads JAX's pool gets, read once, when the first array is made


@dataclass(frozen=True)
class Spellings:
    torch: Spelling
    jax: Spelling
    numpy: Spelling | None = None

    def quick_peers(self) -> dict[str, Build]:
        """Those that need no compiler."""
        own = {"numpy": numpy_eager(self.numpy)} if self.numpy else {}
        return own | {"torch": torch_eager(self.torch)}

    def peers(self) -> dict[str, Build]:
        compiled = {"torch.compile": torch_compiled(self.torch), "jax": jax_jit(self.jax)}
        return self.quick_peers() | compiled


def torch_eager(spelling: Spelling) -> Build:
    def build(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
        torch = library("torch")
        torch.set_num_threads(threads)
        given = [torch.from_numpy(array) for array in _in_order(graph, feeds)]
        return Candidate("torch", partial(spelling, torch, *given), lambda y: [y.numpy()])

    return build


def torch_compiled(spelling: Spelling) -> Build:
    def build(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
        torch = library("torch")
        torch.set_num_threads(threads)
        torch._dynamo.reset()  # kernels are compiled for one number of threads
        given = [torch.from_numpy(array) for array in _in_order(graph, feeds)]
        compiled = torch.compile(lambda *args: spelling(torch, *args), dynamic=False)
        try:
            compiled(*given)
        except RuntimeError as error:  # most often no C++ compiler
            reason = str(error).strip().splitlines()[0]
            raise UnsupportedError("torch.compile does not work here", why=reason) from error
        return Candidate("torch.compile", partial(compiled, *given), lambda y: [y.numpy()])

    return build


def jax_jit(spelling: Spelling) -> Build:
    """The arrays are JAX's own from the start, and a call waits for its result."""

    def build(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
        jax = library("jax")
        if os.environ.get(JAX_THREADS) != str(threads):
            raise UnsupportedError(
                f"JAX was not started with {threads} threads", why=f"{JAX_THREADS} is not {threads}"
            )
        given = [jax.numpy.asarray(array) for array in _in_order(graph, feeds)]
        compiled = jax.jit(lambda *args: spelling(jax, *args))
        return Candidate(
            "jax", lambda: compiled(*given).block_until_ready(), lambda y: [np.asarray(y)]
        )

    return build


def numpy_eager(spelling: Spelling) -> Build:
    def build(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
        given = _in_order(graph, feeds)
        return Candidate("numpy", partial(spelling, np, *given), lambda y: [y])

    return build


def _in_order(graph: Graph, feeds: Feeds) -> Sequence[np.ndarray]:
    return [feeds[node.attr("name")] for node in graph.inputs]
