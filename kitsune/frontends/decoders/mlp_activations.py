"""The activations of MLPs, alone and with a gate."""

from __future__ import annotations

from collections.abc import Callable

from kitsune.frontends.decoders.description import Decoder
from kitsune.ir.node import Node
from kitsune.ir.ops import add, clamp, gelu, gelu_tanh, minimum, mul, relu, sigmoid, silu, square

CLAMPED_SLOPE = 1.702  # of the sigmoid in clamped gates
ACTIVATIONS: dict[str, Callable[[Node], Node]] = {
    "silu": silu,
    "gelu": gelu,
    "gelu_tanh": gelu_tanh,
    "relu": relu,
    "relu2": lambda x: square(relu(x)),
}


def activate(model: Decoder, x: Node) -> Node:
    return ACTIVATIONS[model.activation](x)


def activate_gated(model: Decoder, gate: Node, up: Node) -> Node:
    """activation(gate)·up; with a limit g·σ(1.702·g)·(up + 1), both clamped, as in gpt-oss."""
    if not model.activation_limit:
        return mul(activate(model, gate), up)
    gate = minimum(gate, model.activation_limit)
    up = clamp(up, low=-model.activation_limit, high=model.activation_limit)
    return mul(mul(gate, sigmoid(mul(gate, CLAMPED_SLOPE))), add(up, 1.0))
