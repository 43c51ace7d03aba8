"""A model with low-bit weights and batches in, the same with better codes, scales and biases out.

Each step runs the model as it is rounded and its gradient, as one compiled graph whose inputs are
the weights. Without a loss of the caller's own the model is to give what it gave in floats: at its
outputs, and at the product of every weight, which tells far more of each batch.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kitsune.compiled import CompiledModel
from kitsune.errors import InputError, ShapeError
from kitsune.grad import gradients
from kitsune.ir.dtypes import f32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, constant, div, input_, mean, mul, reshape, sub
from kitsune.ir.rewrite import rebuild
from kitsune.lowbit.calibrate import Signature
from kitsune.lowbit.packed import Made
from kitsune.lowbit.walk import Run
from kitsune.lowbit.weights import OPERAND, Weight
from kitsune.quant.calibration import bound, runner, signatures
from kitsune.quant.latent import Latent
from kitsune.quant.progress import bar
from kitsune.sources import Source
from kitsune.tensor import Tensor
from kitsune.tensor.trace import trace

Loss = Callable[..., Tensor]
RATE = 0.01  # steps of its scale that a weight moves at a time, at first
LAYERS = 0.3  # how much the products count beside the outputs


@dataclass(frozen=True)
class Training:
    """One signature: a graph of the loss and of the gradients of weights and shifts."""

    graph: Graph
    names: list[str]  # of the weights
    batches: Sequence[Sequence[np.ndarray]]  # inputs, then targets


def fine_tuned(
    model: CompiledModel, floats: Source, made: dict[str, Made], batches: Iterable[Any],
    loss: Loss | None, steps: int, rate: float = RATE,
) -> tuple[dict[str, Made], list[float]]:  # fmt: skip
    """What each weight becomes, and the loss of each step."""
    given = list(batches)
    targets = [None] * len(given) if loss is None else [_target(batch) for batch in given]
    inputs = given if loss is None else [batch[0] for batch in given]
    found = signatures(floats, inputs)
    apart = _by_signature(floats, inputs, targets)
    trainings = [_training(s, made, loss, own) for s, own in zip(found, apart, strict=True)]
    matrices = {w.name: w.matrix() for w in found[0].weights.values() if w.name in made}
    latents = {name: Latent.of(made[name], w) for name, w in matrices.items()}
    runs = [_Batch(t, runner(model), batch) for t in trainings for batch in t.batches]
    before = _mean_loss(runs, latents)
    losses = _learn(runs, latents, steps, rate)
    if _mean_loss(runs, latents) > before:  # it began where no step leads to anything better
        return made, losses
    return made | {n: latent.rounded(matrices[n]) for n, latent in latents.items()}, losses


def _target(batch: Any) -> Any:
    if isinstance(batch, (tuple, list)) and len(batch) == 2:
        return batch[1]
    raise InputError(
        f"a batch is a {type(batch).__name__}", why="with a loss, each is a pair",
        hint="give (inputs, target): loss(outputs, target) is called with it",
    )  # fmt: skip


def _by_signature(source: Source, inputs: Sequence[Any], targets: Sequence[Any]) -> list[list[Any]]:
    """The targets in the order in which `signatures` lists their batches."""
    found: dict[Any, list[Any]] = {}
    for batch, target in zip(inputs, targets, strict=True):
        found.setdefault(bound(source, batch).key, []).append(target)
    return list(found.values())


@dataclass(frozen=True)
class _Batch:
    training: Training
    run: Run
    arrays: Sequence[np.ndarray]

    def __call__(self, latents: dict[str, Latent]) -> tuple[float, Sequence[np.ndarray]]:
        """The loss, and the gradients of each weight and shift."""
        own = [latents[name] for name in self.training.names]
        fed = [*self.arrays, *(a for each in own for a in (each.values(), each.shift))]
        value, *grads = self.run(self.training.graph, fed)
        return float(value.reshape(())), grads


def _mean_loss(runs: Sequence[_Batch], latents: dict[str, Latent]) -> float:
    return sum(run(latents)[0] for run in runs) / len(runs)


def _learn(
    runs: Sequence[_Batch], latents: dict[str, Latent], steps: int, rate: float
) -> list[float]:
    """Batches in a new order each time around; the rate falls along a cosine."""
    order = np.random.default_rng(0)
    losses: list[float] = []
    with bar("fine-tuning") as progress:
        for number in range(1, steps + 1):
            progress(number - 1, steps, f"loss {losses[-1]:.4g}" if losses else "")
            if (number - 1) % len(runs) == 0:
                turns = order.permutation(len(runs))
            batch = runs[turns[(number - 1) % len(runs)]]
            loss, grads = batch(latents)
            losses.append(loss)
            now = rate * 0.5 * (1 + math.cos(math.pi * (number - 1) / steps))
            for n, name in enumerate(batch.training.names):
                latents[name].learn(grads[2 * n], grads[2 * n + 1], now, number)
    return losses


# --- graphs --------------------------------------------------------------------------------------


def _training(
    signature: Signature, made: dict[str, Made], loss: Loss | None, targets: Sequence[Any]
) -> Training:
    graph = signature.graph
    learned = _Learned(signature, made)
    new, pairs = learned.rebuilt()
    outputs = [new[o] for o in graph.outputs]
    if loss is None:
        asked = [(o, n) for o, n in zip(graph.outputs, outputs, strict=True) if o.dtype == f32]
        total = _sum([_distance(a, b) for a, b in asked])
        between = _sum([_distance(a, b) for a, b in pairs])
        total = add(total, mul(between, LAYERS / max(len(pairs), 1)))
        fed, batches = list[Node](), signature.batches
    else:
        arrays = [np.asarray(t) for t in targets]
        total, fed = _own_loss(loss, outputs, arrays[0])
        batches = [[*b, t] for b, t in zip(signature.batches, arrays, strict=True)]
    whole = Graph(
        (*graph.inputs, *fed, *learned.inputs), (total, *gradients(total, learned.inputs))
    )
    return Training(whole, learned.names, batches)


class _Learned:
    """A graph in floats, and beside it one whose weights and shifts are inputs."""

    def __init__(self, signature: Signature, made: dict[str, Made]) -> None:
        self._signature, self._made = signature, made
        self.names: list[str] = []
        self.inputs: list[Node] = []  # a weight and its shift by turns
        self._own: dict[str, tuple[Node, Node]] = {}

    def rebuilt(self) -> tuple[dict[Node, Node], list[tuple[Node, Node]]]:
        """Each node with learned weights, and the products before and after."""
        new: dict[Node, Node] = {}
        pairs: list[tuple[Node, Node]] = []
        for node in self._signature.graph.nodes():
            inputs, at = tuple(new[i] for i in node.inputs), OPERAND.get(node.op)
            weight = None if at is None else self._signature.weights.get((node.inputs[at], node.op))
            if weight is None or weight.name not in self._made or node.op == "gather":
                new[node] = rebuild(node, inputs)
                continue
            new[node] = self._over(node, inputs[0], weight)
            pairs.append((node, new[node]))
        return new, pairs

    def _over(self, reader: Node, x: Node, weight: Weight) -> Node:
        made = self._made[weight.name]
        if weight.name not in self._own:
            place = len(self.names)
            own = (input_(f"weight{place}", made.shape), input_(f"shift{place}", made.shape[1:]))
            self._own[weight.name] = own
            self.names.append(weight.name)
            self.inputs += own
        value, shift = self._own[weight.name]
        tail = (1,) * (len(reader.shape) - 2) if reader.op == "conv" else ()
        if made.scale is not None:
            x = mul(x, constant((1 / made.scale).reshape(-1, *tail)))
        product = rebuild(reader, (x, weight.restored(value)))
        return add(product, reshape(shift, shape=(*shift.shape, *tail)))


def _distance(a: Node, b: Node) -> Node:
    """Σ(a − b)² / Σa²."""
    axes = tuple(range(len(a.shape)))
    apart = sub(a, b)
    size = add(mean(mul(a, a), axes), 1e-12)
    return reshape(div(mean(mul(apart, apart), axes), size), shape=())


def _sum(nodes: Sequence[Node]) -> Node:
    if not nodes:
        raise InputError("nothing to learn from", why="the model has no output of floats")
    total = nodes[0]
    for each in nodes[1:]:
        total = add(total, each)
    return total


def _own_loss(loss: Loss, outputs: Sequence[Node], target: np.ndarray) -> tuple[Node, list[Node]]:
    """The caller's loss over outputs of a graph, and its further inputs."""
    specs = [(f"made{n}", o.shape, o.dtype.numpy) for n, o in enumerate(outputs)]
    graph, _ = trace(
        lambda *given: loss(given[0] if len(outputs) == 1 else given[:-1], given[-1]),
        [*specs, ("target", target.shape, target.dtype)],
    )
    (value,) = graph.outputs
    if value.shape not in ((), (1,)):
        raise ShapeError(f"the loss has shape {list(value.shape)}", why="it is one number")
    new = dict(zip(graph.inputs, [*outputs, graph.inputs[len(outputs)]], strict=True))
    for node in graph.nodes():
        if node not in new:
            new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
    return reshape(new[value], shape=()), [graph.inputs[len(outputs)]]
