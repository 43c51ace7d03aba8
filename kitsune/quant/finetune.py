"""Fine-tune the quantised values, scales and biases of a model on batches.

Each step runs what is trained and its gradient as one compiled graph whose inputs are the weights.
Without a loss of the caller's own the model is to give what it gave in floats, block by block as
BRECQ has it (Li and others, 2021): each is trained on what the trained blocks before it give, to
give what it gave in floats, and memory is that of a block. With a loss, all of the model is trained
at once. Weights of 8 bits are close enough and stay as they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from kitsune.autodiff import gradients
from kitsune.errors import InputError, ShapeError, what_is
from kitsune.ir.node import Graph, Node
from kitsune.ir.node import walk as walk_nodes
from kitsune.ir.ops import add, constant, div, input_, mean, mul, reshape, sub
from kitsune.ir.rewrite import rebuild
from kitsune.model.compiled_model import CompiledModel
from kitsune.quant.calibration import bound, runner, signatures
from kitsune.quant.latent import Latent
from kitsune.quant.methods.calibrate import Signature
from kitsune.quant.methods.quantised_weight import QuantisedWeight
from kitsune.quant.methods.walk import Run, Walk
from kitsune.quant.methods.weight_search import OPERAND, Weight
from kitsune.system.progress import Step, progress
from kitsune.system.records import dataclass
from kitsune.tensor import Tensor
from kitsune.tensor.trace import trace
from kitsune.tracing import Source

Loss = Callable[..., Tensor]
RATE = 0.04  # steps of its scale that a weight moves at a time, at first
ROUNDS, FREE = 16, 0.3  # how often codes are rounded, and the part of them that is free between
WIDEST = 4  # bits of weights that are trained
VALIDATION_SHARE = 5  # one batch in five validates instead of training


@dataclass(frozen=True)
class Training:
    """One signature: a graph of the loss and of the gradients of weights and shifts."""

    graph: Graph
    names: list[str]  # of the weights
    batches: Sequence[Sequence[np.ndarray]]  # inputs, then targets


def fine_tune(
    model: CompiledModel,
    floats: Source,
    made: dict[str, QuantisedWeight],
    batches: Iterable[Any],
    loss: Loss | None,
    steps: int,
    rate: float = RATE,
) -> tuple[dict[str, QuantisedWeight], list[float]]:
    """Return the trained weights and the loss of each step; `steps` are those of a block."""
    given = list(batches)
    targets = [None] * len(given) if loss is None else [_target(batch) for batch in given]
    inputs = given if loss is None else [batch[0] for batch in given]
    found = signatures(floats, inputs)
    low = {name for name, each in made.items() if each.dtype.bits <= WIDEST}
    weights = found[0].weights.values()
    matrices = {w.name: w.matrix() for w in weights if w.name in low and w.op != "gather"}
    if not matrices:
        raise InputError("nothing to learn", why=f"no weight has {WIDEST} bits or fewer")
    work = _Work(made, matrices, model, steps, rate)
    if loss is None:
        work.train_blocks(found)
    else:
        apart = _group_targets(floats, inputs, targets)
        work.train_on_loss(found, loss, apart)
    return work.made, work.losses


def _target(batch: Any) -> Any:
    if isinstance(batch, (tuple, list)) and len(batch) == 2:
        return batch[1]
    raise InputError(
        f"a batch is {what_is(batch)}",
        why="with a loss, each is a pair",
        hint="give (inputs, target): loss(outputs, target) is called with it",
    )


def _group_targets(
    source: Source, inputs: Sequence[Any], targets: Sequence[Any]
) -> list[list[Any]]:
    """Return the targets in the order in which `signatures` lists their batches."""
    found: dict[Any, list[Any]] = {}
    for batch, target in zip(inputs, targets, strict=True):
        found.setdefault(bound(source, batch).key, []).append(target)
    return list(found.values())


# --- training ------------------------------------------------------------------------------------


class _Work:
    """`made` is what became of the weights so far, `matrices` are those to learn, in floats."""

    def __init__(
        self,
        made: dict[str, QuantisedWeight],
        matrices: dict[str, np.ndarray],
        model: CompiledModel,
        steps: int,
        rate: float,
    ) -> None:
        self.made, self.losses = dict(made), list[float]()
        self._matrices, self._model, self._steps, self._rate = matrices, model, steps, rate

    def train_on_loss(
        self, found: Sequence[Signature], loss: Loss, apart: Sequence[list[Any]]
    ) -> None:
        pairs = zip(found, apart, strict=True)
        with progress("fine-tuning") as step:
            trainings = [self._whole(s, loss, targets) for s, targets in pairs]
            self._train(trainings, step, 0, self._steps)

    def train_blocks(self, found: Sequence[Signature]) -> None:
        run = runner(self._model)
        sides = [(Walk(s.graph, s.batches, run), Walk(s.graph, s.batches, run)) for s in found]
        for signature, (walk, _) in zip(found, sides, strict=True):
            for made in self.made.values():
                signature.replace(walk, made)
        blocks = [block_ends(s.graph, self._products(s)) for s in found]
        with progress("fine-tuning") as step:
            for number, ends in enumerate(zip(*blocks, strict=True)):
                each = list(zip(found, sides, ends, strict=True))
                trainings = [self._block(*one) for one in each]
                self._train(trainings, step, number * self._steps, len(blocks[0]) * self._steps)
                for signature, (walk, _), reached in each:
                    for name in trainings[0].names:
                        signature.replace(walk, self.made[name])
                    if number + 1 < len(blocks[0]):
                        walk.values(reached[0])

    def _train(self, trainings: Sequence[Training], step: Step, done: int, total: int) -> None:
        """Train, and restore the old weights if the validation batches did not improve. With few
        batches all are trained on."""
        names, each = trainings[0].names, [(t, runner(self._model)) for t in trainings]
        runs = [
            _Batch(training, run, batch) for training, run in each for batch in training.batches
        ]
        apart = VALIDATION_SHARE if len(runs) >= VALIDATION_SHARE else 1
        checked = runs[::apart]
        learned = [batch for n, batch in enumerate(runs) if apart == 1 or n % apart]
        latents = {n: Latent.from_weight(self.made[n]) for n in names}
        before = _mean_loss(checked, latents)
        for number, loss in enumerate(_learn(learned, latents, self._steps, self._rate)):
            self.losses.append(loss)
            step(f"loss {loss:.4g}", done + number + 1, total)
        if _mean_loss(checked, latents) < before:
            self.made |= {n: latents[n].to_weight(self._matrices[n]) for n in names}

    # --- graphs ---

    def _products(self, signature: Signature) -> set[Node]:
        return {reader for name in self._matrices for reader in signature.readers[name]}

    def _block(
        self, signature: Signature, sides: tuple[Walk, Walk], ends: Sequence[Node]
    ) -> Training:
        walk, floats = sides
        stretch, fed = walk.ahead(ends)
        learned = _Learned(signature, self.made, self._matrices)
        new = {n: input_(f"value{i}", n.shape, n.dtype) for i, n in enumerate(fed)}
        wanted = [input_(f"wanted{i}", n.shape, n.dtype) for i, n in enumerate(ends)]
        inputs = [*new.values(), *wanted]
        learned.build(stretch, new)
        total = _sum([_distance(a, new[end]) for a, end in zip(wanted, ends, strict=True)])
        values = [*(walk.values(n) for n in fed), *(floats.values(end) for end in ends)]
        return learned.training(inputs, total, list(zip(*values, strict=True)))

    def _whole(self, signature: Signature, loss: Loss, targets: Sequence[Any]) -> Training:
        graph, new = signature.graph, dict[Node, Node]()
        learned = _Learned(signature, self.made, self._matrices)
        learned.build(graph.nodes(), new)
        arrays = [np.asarray(t) for t in targets]
        total, fed = _own_loss(loss, [new[o] for o in graph.outputs], arrays[0])
        batches = [[*b, t] for b, t in zip(signature.batches, arrays, strict=True)]
        return learned.training([*graph.inputs, *fed], total, batches)


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
) -> Iterator[float]:
    """The loss of each step. Batches come in a new order each time around; in the last round no
    code is free, and scales are fitted to them."""
    rng, rounds, done = np.random.default_rng(0), min(ROUNDS, steps), 0
    for number in range(steps):
        if number % len(runs) == 0:
            turns = rng.permutation(len(runs))
        if (now := number * rounds // steps + 1) > done:
            done = now
            for latent in latents.values():
                latent.round(rng.random(latent.steps.shape) < FREE * (done < rounds))
        batch = runs[turns[number % len(runs)]]
        loss, grads = batch(latents)
        falling = rate * (1 - number / steps)
        for n, name in enumerate(batch.training.names):
            latents[name].learn(grads[2 * n], grads[2 * n + 1], falling, number + 1)
        yield loss


class _Learned:
    """Nodes of a graph, built anew with inputs for weights to learn, and for their shifts."""

    def __init__(
        self,
        signature: Signature,
        made: dict[str, QuantisedWeight],
        matrices: dict[str, np.ndarray],
    ) -> None:
        self._signature, self._made, self._matrices = signature, made, matrices
        self._own: dict[str, tuple[Node, Node]] = {}

    def build(self, nodes: Iterable[Node], new: dict[Node, Node]) -> None:
        """`new` gets each node; what is not there is read as it is."""
        for node in nodes:
            inputs, at = tuple(new.get(i, i) for i in node.inputs), OPERAND.get(node.op)
            weight = None if at is None else self._signature.weights.get((node.inputs[at], node.op))
            if weight is None or weight.name not in self._made:
                new[node] = rebuild(node, inputs)
            elif weight.name in self._matrices and node.op != "gather":
                new[node] = self._apply_reader(node, inputs[0], weight)
            else:
                made = self._made[weight.name]
                new[node] = made.apply_to(
                    node, weight.restore_layout(constant(made.values())), inputs
                )

    def training(
        self, inputs: Sequence[Node], total: Node, batches: Sequence[Sequence[np.ndarray]]
    ) -> Training:
        learned = [node for pair in self._own.values() for node in pair]
        graph = Graph((*inputs, *learned), (total, *gradients(total, learned)))
        return Training(graph, list(self._own), batches)

    def _apply_reader(self, reader: Node, x: Node, weight: Weight) -> Node:
        made = self._made[weight.name]
        if weight.name not in self._own:
            place = len(self._own)
            own = (input_(f"weight{place}", made.shape), input_(f"shift{place}", made.shape[1:]))
            self._own[weight.name] = own
        value, shift = self._own[weight.name]
        tail = (1,) * (len(reader.shape) - 2) if reader.op == "conv" else ()
        if made.scale is not None:
            x = mul(x, constant((1 / made.scale).reshape(-1, *tail)))
        product = rebuild(reader, (x, weight.restore_layout(value)))
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


# --- block ends -----------------------------------------------------------------------------------

# Split a graph into blocks for block-wise fine-tuning.
#
# A block ends where a single value carries all that later nodes know of the products before it:
# behind a residual sum, or anywhere along a chain. It has two products or more, and goes as far
# as there is such a place before the next product, so that what follows a product is in its block.


FEWEST = 2  # products of a block


def block_ends(graph: Graph, products: Collection[Node]) -> list[list[Node]]:
    """One node for each block but the last, which ends with the graph's outputs that no block
    before it has reached."""
    nodes = list(graph.nodes())
    left = Counter(i for node in nodes for i in node.inputs)  # readers that come later
    touched, live = set[Node](), set[Node]()
    ends: list[list[Node]] = []
    last, count, at_last = None, 0, 0
    for node in nodes:
        if node in products:
            if last is not None and at_last >= FEWEST:
                ends.append([last])
                last, count = None, count - at_last
            count += 1
        left.subtract(node.inputs)
        live.difference_update([i for i in node.inputs if not left[i]])
        if node in products or not touched.isdisjoint(node.inputs):
            touched.add(node)
            live.update([node] if left[node] else [])
            if live == {node}:
                last, at_last = node, count
    touched.difference_update(walk_nodes(*(end for (end,) in ends)))
    rest = [o for o in graph.outputs if o in touched and o.dtype.is_float]
    return [*ends, rest] if rest or not ends else ends
