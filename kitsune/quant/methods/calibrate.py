"""Quantise the weights of a graph layer by layer with calibration data.

Tables, which meet no inputs, are rounded first. Then layer by layer, in the order of the model:
each weight is rounded for the inputs that it will meet once all weights before it are rounded, so
that it can make up for them. Beside that walk goes one of the model in floats, which says what the
layer should have given.

| method     | what it does with the inputs X                                                     |
|------------|------------------------------------------------------------------------------------|
| rtn, hqq   | errors of rows count by how large their inputs are                                  |
| gptq       | min ‖X·rounded − X'·w‖², X' the inputs in floats, by feedback of errors            |
| awq        | scales channels of large inputs up before they are rounded, and the inputs down    |

What rounding does to the mean of each output is taken back by a shift, the correction of the bias.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from math import prod

import numpy as np

from kitsune.errors import InputError
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import constant
from kitsune.ir.packing import dequantize, round_to_nearest
from kitsune.quant.methods.activation_ranges import compute_range
from kitsune.quant.methods.awq import channel_scales
from kitsune.quant.methods.gptq import Options, RoundedWeight, add_damping, cost, gptq, importance
from kitsune.quant.methods.inputs import Inputs, accumulate_inputs
from kitsune.quant.methods.levels import DYNAMIC, Activations
from kitsune.quant.methods.quantise_graph import Choose
from kitsune.quant.methods.quantised_weight import QuantisedWeight, use_column_scales
from kitsune.quant.methods.rounding import METHODS as WITHOUT_DATA
from kitsune.quant.methods.rounding import factors, refusal, relative_error, round_weight
from kitsune.quant.methods.walk import Run, Walk
from kitsune.quant.methods.weight_search import OPERAND, Weight, find_weights
from kitsune.system.records import dataclass

METHODS = ("rtn", "hqq", "gptq", "awq")
STATIC = "static"
ACTIVATIONS = (None, DYNAMIC, STATIC)
MAKING_UP = 0.05  # damping of what a weight makes up for errors before it: batches are samples

Progress = Callable[[int, int, str], None]  # weights done, of how many, and the next one's name


@dataclass(frozen=True)
class Plan:
    """The rounding options. `is_made_up` lets gptq aim at the outputs of the float model."""

    method: str
    choose: Choose
    correct_bias: bool = True
    act_order: bool = True
    is_made_up: bool = True
    activations: str | None = None  # "static" finds a range for each input, by `ranges`
    ranges: str = "minmax"


@dataclass
class Signature:
    """A graph for inputs of one signature, and batches of them."""

    graph: Graph
    batches: Sequence[Sequence[np.ndarray]]
    weights: Mapping[tuple[Node, str], Weight] = field(init=False)
    readers: Mapping[str, list[Node]] = field(init=False)  # of each weight, by its name

    def __post_init__(self) -> None:
        self.weights = find_weights(self.graph)
        self.readers = {weight.name: [] for weight in self.weights.values()}
        for node in self.graph.nodes():
            at = OPERAND.get(node.op)
            weight = None if at is None else self.weights.get((node.inputs[at], node.op))
            if weight is not None:
                self.readers[weight.name].append(node)

    def replace(self, walk: Walk, made: QuantisedWeight) -> None:
        """Stretches of a walk that were not gone yet meet the rounded weight, as floats."""
        own = next((w for w in self.weights.values() if w.name == made.name), None)
        if own is not None:
            value = own.restore_layout(constant(made.values()))
            for reader in self.readers[made.name]:
                walk.replaced[reader] = partial(made.apply_to, reader, value)


def calibrate_weights(
    signatures: Sequence[Signature], plan: Plan, run: Run, progress: Progress
) -> dict[str, QuantisedWeight]:
    """Quantise every weight; return the results by name."""
    sides = [(Walk(s.graph, s.batches, run), Walk(s.graph, s.batches, run)) for s in signatures]
    made = _tables(signatures[0], plan)
    walks = [(signature, walk) for signature, (walk, _) in zip(signatures, sides, strict=True)]
    for table in made.values():
        for signature, walk in walks:
            signature.replace(walk, table)
    stages = _stages(signatures[0], plan)
    total, done = sum(map(len, stages)), 0
    for stage in stages:
        progress(done, total, stage[0][0].name)
        inputs, values = _inputs(stage[0][0], signatures, sides)
        results = _stage(stage, inputs, plan, values)
        for result in results:
            made[result.name] = result
            for signature, walk in walks:
                signature.replace(walk, result)
        done += len(stage)
    progress(total, total, "")
    return made


def _tables(first: Signature, plan: Plan) -> dict[str, QuantisedWeight]:
    method = plan.method if plan.method in WITHOUT_DATA else "rtn"
    made: dict[str, QuantisedWeight] = {}
    for weight in first.weights.values():
        dtype = plan.choose(weight.name) if weight.op == "gather" else None
        w = weight.matrix()
        if dtype is not None and refusal(w, dtype) is None:
            data, shape = round_weight(w, dtype, method), (w.shape[0], w.shape[1])
            lost = relative_error(w, dequantize(data, shape, dtype))
            made[weight.name] = QuantisedWeight(weight.name, dtype, data, shape, lost)
    return made


def _stages(first: Signature, plan: Plan) -> list[list[tuple[Weight, Packed]]]:
    """Weights that are to be rounded, those together that read the same input in the same way."""
    found: dict[tuple[object, ...], list[tuple[Weight, Packed]]] = {}
    for weight in first.weights.values():
        dtype = None if weight.op == "gather" else plan.choose(weight.name)
        if dtype is not None and plan.activations is not None:
            dtype = use_column_scales(dtype, weight.op, weight.matrix().shape[0])
        if dtype is not None and refusal(weight.matrix(), dtype) is None:
            reader = weight.reader
            kernel = weight.node.shape[2:] if weight.op == "conv" else ()
            key = (reader.inputs[0], reader.op, reader.attrs, kernel)
            found.setdefault(key, []).append((weight, dtype))
    return list(found.values())


def _inputs(
    weight: Weight, signatures: Sequence[Signature], sides: Sequence[tuple[Walk, Walk]]
) -> tuple[Inputs, list[np.ndarray]]:
    """Sums over what a weight meets, and all of that."""
    found: Inputs | None = None
    values: list[np.ndarray] = []
    for signature, (walk, floats) in zip(signatures, sides, strict=True):
        readers = signature.readers.get(weight.name)
        if not readers:
            raise InputError(
                f"batches of some sizes do not read '{weight.name}'",
                why="what is calibrated must not depend on sizes",
            )
        x = readers[0].inputs[0]
        given = walk.values(x)
        for number, value in enumerate(given):
            if not np.isfinite(value).all():
                raise InputError(
                    f"the input of '{weight.name}' has NaN or infinity",
                    why=f"calibration batch {number} makes it",
                    hint="look at the batch, or at the layers before that one",
                )
        found = accumulate_inputs(readers[0], given, floats.values(x), found)
        values += given
    assert found is not None
    return found, values


# --- one stage -----------------------------------------------------------------------------------


def _stage(
    stage: Sequence[tuple[Weight, Packed]], inputs: Inputs, plan: Plan, values: list[np.ndarray]
) -> list[QuantisedWeight]:
    scale: np.ndarray | None = None
    weight = stage[0][0]
    if plan.method == "awq" and weight.stacks == 1:
        taps = prod(weight.node.shape[2:]) if weight.op == "conv" else 1
        scale = channel_scales([(w.matrix(), dtype) for w, dtype in stage], inputs, taps)
    activations: Activations = plan.activations
    if plan.activations == STATIC:
        tail = (1,) * (len(weight.reader.shape) - 2) if weight.op == "conv" else ()
        met = values if scale is None else [v / scale.reshape(-1, *tail) for v in values]
        activations = compute_range(met, plan.ranges)
    made = [_one(w, dtype, inputs, plan, scale) for w, dtype in stage]
    return [replace(each, activations=activations) for each in made]


def _one(
    weight: Weight, dtype: Packed, inputs: Inputs, plan: Plan, scale: np.ndarray | None
) -> QuantisedWeight:
    w = weight.matrix()
    rows = np.ones(len(w), np.float32) if scale is None else np.resize(scale, len(w))
    if plan.method == "gptq":
        options = Options(act_order=plan.act_order)
        found = gptq(_target(w, inputs, plan), inputs.hessian, dtype, options)
    else:
        larger = np.asarray(w * rows[:, None], np.float32)
        counts = importance(add_damping(inputs.hessian), w.shape[1]) / rows[:, None] ** 2
        method = "rtn" if plan.method == "awq" else plan.method
        scales, minima = factors(larger, dtype, method, counts)
        found = RoundedWeight(round_to_nearest(larger, scales, minima, dtype), scales, minima)
    made = found.values(dtype) / rows[:, None]
    lost = cost(w - made, inputs.hessian)
    whole = cost(w, inputs.hessian)
    shift = _shift(w, made, inputs) if plan.correct_bias else None
    return QuantisedWeight(
        weight.name,
        dtype,
        found.pack(dtype),
        (w.shape[0], w.shape[1]),
        relative_error(w, made),
        scale,
        shift,
        float(np.sqrt(lost / whole)) if whole > 0 else 0.0,
    )


def _target(w: np.ndarray, inputs: Inputs, plan: Plan) -> np.ndarray:
    """The weight that gives, of inputs with errors, what `w` gives of those without."""
    if not plan.is_made_up or not inputs.cross.any():
        return w
    stacks = len(inputs.hessian)
    apart = w.reshape(len(w), stacks, -1).transpose(1, 0, 2).astype(np.float64)
    moved = np.linalg.solve(add_damping(inputs.hessian, MAKING_UP), inputs.cross @ apart)
    return np.asarray((apart + moved).transpose(1, 0, 2).reshape(w.shape), np.float32)


def _shift(w: np.ndarray, made: np.ndarray, inputs: Inputs) -> np.ndarray:
    """E[x']·w − E[x]·rounded, for each column."""
    stacks = len(inputs.hessian)
    wanted, got = (
        np.einsum("sk,ksn->sn", mean, m.reshape(len(m), stacks, -1).astype(np.float64))
        for mean, m in ((inputs.meant_mean, w), (inputs.mean, made))
    )
    return np.asarray((wanted - got).reshape(-1), np.float32)
