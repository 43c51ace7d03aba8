"""Quantise the weights of a whole model."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from os import PathLike
from typing import Any, overload

import numpy as np

from kitsune.config import named_options
from kitsune.errors import InputError, UnsupportedError, option, spell, what_is
from kitsune.ir.array_names import name_array
from kitsune.model import compile as compiled
from kitsune.model.compiled_model import CompiledModel
from kitsune.nn import Embedding, Linear, Module
from kitsune.quant.calibration import NEEDS, bound, calibrate
from kitsune.quant.methods.activation_ranges import check_ranges
from kitsune.quant.methods.calibrate import ACTIVATIONS, METHODS, STATIC, Plan
from kitsune.quant.methods.quantise_graph import Layer
from kitsune.quant.methods.rounding import check_method, refusal, round_weight
from kitsune.quant.quantized_tensor import QuantizedTensor, make_tensor
from kitsune.quant.source import Bits, LowBitSource, Rules
from kitsune.quant.weight_report import Report
from kitsune.tensor import Tensor


@overload
def quantize(
    model: Module,
    bits: Bits = 4,
    method: str = "rtn",
    skip: Sequence[str] = (),
    symmetric: bool = True,
    group_size: int | None = None,
) -> Module: ...


@overload
def quantize(
    model: Any,
    bits: Bits = 4,
    method: str = "rtn",
    skip: Sequence[str] = (),
    symmetric: bool = True,
    group_size: int | None = None,
    *,
    calibration: Iterable[Any] | None = None,
    activations: str | None = None,
    ranges: str = "minmax",
    correct_bias: bool = True,
) -> CompiledModel: ...


@named_options
def quantize(
    model: Any,
    bits: Bits = 4,
    method: str = "rtn",
    skip: Sequence[str] = (),
    symmetric: bool = True,
    group_size: int | None = None,
    *,
    calibration: Iterable[Any] | None = None,
    activations: str | None = None,
    ranges: str = "minmax",
    correct_bias: bool = True,
) -> CompiledModel | Module:
    """Quantise the weights of a model to 8, 4, 3, 2 or 1 bits; the model given does not change.

    A `kt.nn` module without calibration gives a module whose Linear and Embedding weights are
    packed. Anything else gives a compiled model, in which the matrices are packed that are only
    multiplied, convolved with or gathered from. `kt.quant.report(model)` lists each weight.

    Args:
        model: a compiled model, or anything that `kt.compile` takes.
        bits: one width, or one for each pattern of names: `{"encoder.*": 3, "*": 4}`. The first
            pattern that fits counts; weights that none fits stay floats.
        method: "rtn" (round to nearest, with the best clipping of each group) and "hqq"
            (half-quadratic) need no data; "gptq" and "awq" need `calibration`.
        skip: patterns of names of weights that stay floats.
        symmetric: whether a group has a scale only, or a zero point as well.
        group_size: rows that share a scale; chosen by the width if None.
        calibration: batches that the model is called with, to see what its weights meet.
        activations: "dynamic" rounds what packed weights are multiplied with to int8 by its range
            when the model runs, "static" by the range that it had in the calibration batches.
        ranges: how a static range is found: "minmax", "percentile" or "entropy".
        correct_bias: whether calibration corrects biases for the error of rounding.
    """
    rules = Rules(bits, skip, symmetric, group_size)
    _check(method, calibration, activations, ranges)
    if isinstance(model, Module) and calibration is None and activations is None:
        return _module(model, rules, method)
    whole = model if isinstance(model, CompiledModel) else compiled(name_weights(model))
    source = LowBitSource(whole.source, rules, method, activations=activations)
    if calibration is not None:
        plan = Plan(method, rules, correct_bias, activations=activations, ranges=ranges)
        batches = list(calibration)
        source.made = calibrate(whole, batches, plan)
        source.trace(bound(source, batches[0]))
    elif (smallest := source.smallest()) is not None:
        source.trace(smallest)
    else:
        return whole.over(source)
    rules.check()
    return whole.over(source)


def _check(
    method: str, calibration: Iterable[Any] | None, activations: str | None, ranges: str
) -> None:
    check_method(method, METHODS)
    check_ranges(ranges)
    if activations not in ACTIVATIONS:
        raise UnsupportedError(
            f"no activations {activations!r}",
            hint=f"use {option('activations', 'dynamic')} or {option('activations', 'static')}",
        )
    for name in (method, activations):
        if calibration is None and name in (*NEEDS, STATIC):
            raise InputError(
                f"'{name}' needs calibration batches",
                why="it depends on inputs it has seen",
                hint=spell(
                    "calibration=[…], a list of what the model is called with",
                    "--calibration FOLDER, with an .npz file for each batch",
                )
                + f"; {option('method', 'hqq')} and {option('activations', 'dynamic')} need none",
            )


def export_onnx(model: Any, path: str | PathLike[str], batch: Any = None) -> None:
    """Write a model that `kt.quantize` made as an ONNX file that other runtimes run.

    It has MatMulNBits, and DequantizeLinear around what is no matmul. The file is for inputs like
    `batch`, or the smallest that are declared. (`model.export_onnx` writes kernels, to be looked
    at.)
    """
    source = model.source if isinstance(model, CompiledModel) else None
    if not isinstance(source, LowBitSource):
        raise UnsupportedError(
            f"cannot write {what_is(model)} with low-bit weights",
            hint="pass the compiled model that kt.quantize returned",
        )
    call = source.smallest() if batch is None else bound(source, batch)
    if call is None:
        raise InputError(
            "the sizes of the inputs are not known",
            why="the model is a function",
            hint="give a batch: export_onnx(model, path, x)",
        )
    source.write_onnx(path, call)


def name_weights(model: Any) -> Any:
    """Name the weights of a `kt.nn` module after its layers, and return the model."""
    if isinstance(model, Module):
        for name, layer in model.named_modules():
            weight = vars(layer).get("weight")
            if isinstance(weight, Tensor):
                name_array(weight.numpy(), name)
    return model


def report(model: Any) -> Report:
    """List what became of each weight of a model that `kt.quantize` made.

    For a model whose sizes are known only from its calls, it is complete after the first.
    """
    if isinstance(model, Module):
        return Report(tuple(_layers(model)))
    source = model.source if isinstance(model, CompiledModel) else None
    if not isinstance(source, LowBitSource):
        raise UnsupportedError(
            f"no report of {what_is(model)}", hint="pass what kt.quantize returned"
        )
    return Report(tuple(source.layers.values()))


# --- modules -------------------------------------------------------------------------------------


def _module(model: Module, rules: Rules, method: str) -> Module:
    """A copy that shares every tensor with the original, but for those that are packed."""
    shared: dict[int, Any] = {id(t): t for _, t in model._tensors()}
    for name, layer in model.named_modules():
        if not isinstance(layer, (Linear, Embedding)) or isinstance(layer.weight, QuantizedTensor):
            continue
        dtype = rules(name)
        if dtype is None:
            continue
        weight = layer.weight.numpy().T  # both sum, or are read, along their second axis
        if (error := refusal(weight, dtype)) is not None:
            raise type(error)(
                error.what,
                why=error.why,
                at=f"layer '{name}'",
                hint=spell(f"skip=['{name}']", f"--skip {name}") + " leaves it as it is",
            )
        data = round_weight(weight, dtype, method)
        shared[id(layer.weight)] = make_tensor(data, dtype, weight, axis=1)
    rules.check()
    return copy.deepcopy(model, shared)


def _layers(model: Module) -> list[Layer]:
    found = []
    for name, module in model.named_modules():
        for weight in vars(module).values():
            if isinstance(weight, QuantizedTensor):
                before = int(np.prod(weight.shape)) * 4
                found.append(
                    Layer(name, weight.packed, weight.shape, weight.nbytes, before, weight.error)
                )
    return found
