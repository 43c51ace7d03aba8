"""Choose the bits of each weight for a budget of size, time or error, from measured sensitivity.

The model is compiled once, with its weights as inputs. Then each weight by itself is rounded to
each width and the outputs are compared with those in floats. Costs of several weights are taken to
add up: widths are narrowed one weight at a time, each time the one that saves most for what it
costs, until the budget is met.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import input_
from kitsune.ir.packing import GROUPS, dequantize
from kitsune.ir.rewrite import rebuild
from kitsune.model import compile as compiled
from kitsune.model.compiled_model import CompiledModel
from kitsune.quant.calibration import runner, signatures
from kitsune.quant.methods.calibrate import Signature
from kitsune.quant.methods.rounding import refusal, round_weight
from kitsune.quant.methods.weight_search import OPERAND, Weight
from kitsune.quant.quantise_model import name_weights
from kitsune.quant.sensitivity import Advice, Option, Point, Sensitivity
from kitsune.quant.speeds import measure_matmul_seconds
from kitsune.system.progress import progress
from kitsune.system.records import dataclass

WIDTHS = (8, 4, 3, 2)
UNITS = {"b": 1, "kb": 10**3, "mb": 10**6, "gb": 10**9, "s": 1.0, "ms": 1e-3, "us": 1e-6}

Outputs = Sequence[np.ndarray]
Metric = Callable[[list[Outputs]], float]  # the outputs of each batch in; the higher the better


@dataclass(frozen=True)
class Budget:
    """An upper bound on bytes, seconds or cost."""

    kind: str
    limit: float


def advise(
    model: Any,
    batches: Iterable[Any],
    budget: str | float | None = None,
    *,
    measure: str = "kl",
    metric: Metric | None = None,
    bits: Sequence[int] = WIDTHS,
    method: str = "rtn",
    symmetric: bool = True,
) -> Advice:
    """Choose bits for each weight by what rounding it costs: `kt.quantize(model, advice.bits)`.

    `budget` is a size ("40MB") of all weights that could be packed, a time ("5ms") of their
    matmuls, measured on this machine, or a number, the largest total cost; without one, the
    narrowest of all is chosen. Costs are the KL divergence of the outputs as distributions ("kl"),
    1 − their cosine ("cosine"), their relative error ("error"), or how far `metric` falls, a
    function of the outputs of all batches.
    """
    limit = _budget(budget)
    if measure not in MEASURES:
        raise UnsupportedError(f"no measure '{measure}'", hint=f"choose from {', '.join(MEASURES)}")
    whole = model if isinstance(model, CompiledModel) else compiled(name_weights(model))
    found = signatures(whole.source, batches)
    compare = metric_drop(metric) if metric is not None else average_over_batches(MEASURES[measure])
    layers = _sensitivities(
        whole,
        found,
        sorted(bits, reverse=True),
        method,
        symmetric,
        compare,
        limit.kind == "seconds",
    )
    path = _narrow_widths(layers, limit)
    choice, chosen = path[-1]
    return Advice(
        tuple(layers),
        {layer.name: bits for layer, bits in zip(layers, choice, strict=True)},
        tuple(point for _, point in _narrow_widths(layers, Budget("bytes", 0.0))),
        chosen,
        "drop of the metric" if metric is not None else MEASURE_NAMES[measure],
        str(budget or ""),
        method,
        tuple(_notes(chosen, limit)),
    )


def _budget(given: str | float | None) -> Budget:
    if given is None:
        return Budget("bytes", 0.0)
    if isinstance(given, (int, float)) and not isinstance(given, bool):
        return Budget("cost", float(given))
    parts = re.fullmatch(r"\s*([0-9.]+)\s*([a-zA-Z]+)\s*", str(given))
    unit = parts.group(2).lower() if parts else ""
    if parts is None or unit not in UNITS:
        raise InputError(
            f"no budget of {given!r}",
            hint="write a size '40MB', a time '5ms' or a number, the cost that may come together",
        )
    return Budget("bytes" if "b" in unit else "seconds", float(parts.group(1)) * UNITS[unit])


# --- costs ---------------------------------------------------------------------------------------


def _kl(floats: np.ndarray, made: np.ndarray) -> float:
    p, q = _log_softmax(floats), _log_softmax(made)
    return float((np.exp(p) * (p - q)).sum(-1).mean())


def _log_softmax(x: np.ndarray) -> np.ndarray:
    wide = x.astype(np.float64)
    moved = wide - wide.max(-1, keepdims=True)
    return np.asarray(moved - np.log(np.exp(moved).sum(-1, keepdims=True)))


def _cosine(floats: np.ndarray, made: np.ndarray) -> float:
    a, b = (x.astype(np.float64).reshape(len(x), -1) for x in (floats, made))
    sizes = np.linalg.norm(a, axis=1) * np.linalg.norm(b, axis=1)
    return float(1 - ((a * b).sum(1) / np.maximum(sizes, 1e-30)).mean())


def _error(floats: np.ndarray, made: np.ndarray) -> float:
    return float(np.linalg.norm(made - floats) / max(float(np.linalg.norm(floats)), 1e-30))


MEASURES = {"kl": _kl, "cosine": _cosine, "error": _error}
MEASURE_NAMES = {"kl": "KL divergence", "cosine": "1 − cosine", "error": "relative error"}
Compare = Callable[[list[Outputs], list[Outputs]], float]


def average_over_batches(measure: Callable[[np.ndarray, np.ndarray], float]) -> Compare:
    """Average a measure over all batches, on the first float output."""

    def compare(floats: list[Outputs], made: list[Outputs]) -> float:
        each = []
        for before, after in zip(floats, made, strict=True):
            at = next(n for n, array in enumerate(before) if array.dtype.kind == "f")
            each.append(measure(before[at], after[at]))
        return float(np.mean(each))

    return compare


def metric_drop(metric: Metric) -> Compare:
    return lambda floats, made: float(metric(floats)) - float(metric(made))


# --- sensitivity ---------------------------------------------------------------------------------


class _Open:
    """A model whose weights are inputs, for one signature."""

    def __init__(self, signature: Signature, model: CompiledModel) -> None:
        self.batches, self._run = signature.batches, runner(model)
        self.weights = {w.name: w for w in signature.weights.values()}
        places = {w.node: n for n, w in enumerate(self.weights.values())}
        self.values: dict[str, np.ndarray] = {}
        inputs, new = {}, dict[Node, Node]()
        for name, weight in self.weights.items():
            value = weight.matrix()
            self.values[name] = np.ascontiguousarray(value)
            inputs[name] = input_(f"weight{places[weight.node]}.{weight.op}", value.shape)
        for node in signature.graph.nodes():
            given, at = [new[i] for i in node.inputs], OPERAND.get(node.op)
            own = None if at is None else signature.weights.get((node.inputs[at], node.op))
            if own is not None and at is not None:
                given[at] = own.restore_layout(inputs[own.name])
            new[node] = rebuild(node, tuple(given))
        outputs = tuple(new[o] for o in signature.graph.outputs)
        self._graph = Graph((*signature.graph.inputs, *inputs.values()), outputs)

    def outputs(self, changed: dict[str, np.ndarray]) -> list[Outputs]:
        """Return the outputs of each batch, with other values for some weights."""
        weights = [changed.get(name, value) for name, value in self.values.items()]
        return [self._run(self._graph, [*batch, *weights]) for batch in self.batches]


def _sensitivities(
    model: CompiledModel,
    found: Sequence[Signature],
    widths: Sequence[int],
    method: str,
    symmetric: bool,
    compare: Compare,
    is_timed: bool,
) -> list[Sensitivity]:
    opened = [_Open(signature, model) for signature in found]
    floats = [made for each in opened for made in each.outputs({})]
    made: list[Sensitivity] = []
    weights = list(opened[0].weights.values())
    with progress("advising", len(weights)) as step:
        for weight in weights:
            step(weight.name)
            w = opened[0].values[weight.name]
            types = [make_packed_type(bits, GROUPS[bits], symmetric) for bits in widths]
            if any(refusal(w, dtype) is not None for dtype in types):
                continue
            seconds = _seconds(weight, types) if is_timed else {}
            options = [Option(32, w.nbytes, 0.0, seconds.get(None))]
            for dtype in types:
                value = dequantize(round_weight(w, dtype, method), (w.shape[0], w.shape[1]), dtype)
                outputs = [o for each in opened for o in each.outputs({weight.name: value})]
                nbytes = dtype.nbytes(w.shape[0], w.shape[1])
                options.append(
                    Option(dtype.bits, nbytes, compare(floats, outputs), seconds.get(dtype))
                )
            made.append(Sensitivity(weight.name, weight.node.shape, tuple(options)))
    return made


def _seconds(weight: Weight, types: Sequence[Packed]) -> dict[Packed | None, float]:
    """Return the time of the matmul; gathering rows takes almost none."""
    k, n = weight.matrix().shape
    if weight.op == "gather":
        return dict.fromkeys([None, *types], 0.0)
    rows = prod(weight.reader.shape) // n
    return measure_matmul_seconds((rows, k, n), types)


# --- widths --------------------------------------------------------------------------------------


def _narrow_widths(
    layers: Sequence[Sensitivity], limit: Budget
) -> list[tuple[tuple[int | None, ...], Point]]:
    """Choices from the widest on, up to the first within the limit, or the last that is."""
    at = [0] * len(layers)  # the option of each
    path = [_choice(layers, at)]
    while not _is_met(path[-1][1], limit):
        best = min(
            (
                (_price(layer, n, limit), number)
                for number, (layer, n) in enumerate(zip(layers, at, strict=True))
                if n + 1 < len(layer.options)
            ),
            default=None,
        )
        if best is None:
            break
        at[best[1]] += 1
        step = _choice(layers, at)
        if limit.kind == "cost" and step[1].cost > limit.limit:
            break
        path.append(step)
    return path


def _is_met(point: Point, limit: Budget) -> bool:
    if limit.kind == "cost":
        return False  # as narrow as the cost allows
    return (point.nbytes if limit.kind == "bytes" else point.seconds or 0.0) <= limit.limit


def _price(layer: Sensitivity, at: int, limit: Budget) -> float:
    """Return what the next width costs per byte or second that it saves."""
    now, then = layer.options[at], layer.options[at + 1]
    cost = max(then.cost - now.cost, 1e-12)
    if limit.kind == "seconds":
        saved = (now.seconds or 0.0) - (then.seconds or 0.0)
        return cost / saved if saved > 0 else 1e12 * (1 + cost)
    return cost / max(now.nbytes - then.nbytes, 1)


def _choice(
    layers: Sequence[Sensitivity], at: Sequence[int]
) -> tuple[tuple[int | None, ...], Point]:
    options = [layer.options[n] for layer, n in zip(layers, at, strict=True)]
    seconds = [option.seconds for option in options]
    total = None if None in seconds or not seconds else sum(s or 0.0 for s in seconds)
    point = Point(sum(o.nbytes for o in options), sum(o.cost for o in options), total)
    return tuple(None if o.bits == 32 else o.bits for o in options), point


def _notes(chosen: Point, limit: Budget) -> list[str]:
    if limit.kind == "cost" or limit.limit == 0 or _is_met(chosen, limit):
        return []
    unit = f"{limit.limit:,.0f} bytes" if limit.kind == "bytes" else f"{1e3 * limit.limit:.3g} ms"
    return [f"the budget of {unit} is less than the narrowest widths take"]
