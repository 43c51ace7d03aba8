"""The benchmark suites: their cases, bars and peers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from benchmarks.bars import Bar, LimitShare, SpeedUp, TimeBound
from benchmarks.case import Case, Numerics, Values, select_by_name
from benchmarks.networks import (
    BERT_BASE,
    BLOCK,
    SMALL_BERT,
    TINY,
    Encoder,
    mlp_function,
    mlp_module,
    mlp_weights,
)

PEERS = ("torch", "torch.compile", "onnxruntime", "openvino", "jax", "tinygrad")
COMPILERS = ("torch.compile", "onnxruntime", "openvino")  # what a model must be ahead of


@dataclass(frozen=True)
class Suite:
    """`cases` and, at sizes that take no time, `quick` ones; `candidates` are columns."""

    name: str
    about: str
    cases: tuple[Case, ...]
    quick: tuple[Case, ...]
    candidates: tuple[str, ...] = ("unfused", *PEERS)


# --- linear --------------------------------------------------------------------------------------


def linear(m: int, k: int, n: int) -> Case:
    limit: tuple[Bar, ...] = ()
    if m >= 128:
        limit = (LimitShare(90),)
    elif m == 1:
        limit = (LimitShare(85),)
    return Case(
        "linear+bias+gelu",
        f"{m}×{k}×{n}",
        {"x": (m, k)},
        {"weight": (n, k), "bias": (n,)},
        lambda ops, x, w: ops.gelu(ops.linear(x["x"], w["weight"], w["bias"])),
        bars=(SpeedUp(1.1), *limit),
    )


LINEAR = Suite(
    "linear",
    "matmul, bias and activation",
    (
        linear(128, 768, 3072),
        linear(512, 768, 768),
        linear(32, 1024, 1024),
        linear(1024, 1024, 1024),
        linear(1, 4096, 4096),
    ),
    (linear(4, 32, 48), linear(1, 64, 32)),
)


# --- elementwise ---------------------------------------------------------------------------------

# There is no limit to reach where a case is in cache.
STREAMING_BARS: tuple[Bar, ...] = (SpeedUp(1.0), LimitShare(85))


def chain(rows: int, columns: int, size: str) -> Case:
    def compute(ops: Any, x: Values, w: Values) -> Any:
        return ops.gelu(x["x"] * x["scale"] + x["bias"]) * x["keep"] + x["res"]

    whole, row = (rows, columns), (columns,)
    inputs = {"x": whole, "scale": row, "bias": row, "keep": whole, "res": whole}
    return Case("gelu(x·scale+bias)·keep+res", size, inputs, {}, compute, bars=STREAMING_BARS)


def add_relu(elements: int, size: str) -> Case:
    def compute(ops: Any, x: Values, w: Values) -> Any:
        return ops.relu(x["a"] + x["b"])

    inputs = dict.fromkeys("ab", (elements,))
    return Case("add+relu", size, inputs, {}, compute, bars=STREAMING_BARS)


def mul_relu(elements: int, size: str) -> Case:
    def compute(ops: Any, x: Values, w: Values) -> Any:
        return ops.relu(x["a"] * x["b"])

    inputs = dict.fromkeys("ab", (elements,))
    return Case("mul+relu", size, inputs, {}, compute, bars=STREAMING_BARS)


def ten_ops(elements: int, size: str) -> Case:
    def compute(ops: Any, x: Values, w: Values) -> Any:
        y = ops.tanh(x["x"] * x["a"] + x["b"])
        z = ops.relu(y * x["x"] - x["a"])
        return ops.sigmoid(z + x["b"]) * y + x["x"]

    inputs = dict.fromkeys("xab", (elements,))
    return Case("ten ops", size, inputs, {}, compute, bars=(SpeedUp(1.0),))


ELEMENTWISE = Suite(
    "elementwise",
    "elementwise chains",
    (
        chain(16384, 1024, "16 M"),
        chain(64, 1024, "64 k"),
        add_relu(1 << 24, "16 M"),
        add_relu(1 << 16, "64 k"),
        mul_relu(1 << 24, "16 M"),
        mul_relu(1 << 16, "64 k"),
        ten_ops(1 << 20, "1 M"),
    ),
    (chain(3, 32, "96"), add_relu(99, "99"), mul_relu(99, "99"), ten_ops(99, "99")),
    ("fast", "unfused", "torch", "torch.compile", "torch.compile out=", *PEERS[2:]),
)


# --- rows ----------------------------------------------------------------------------------------


def softmax(rows: int, columns: int) -> Case:
    return Case(
        "softmax",
        f"{rows}×{columns}",
        {"x": (rows, columns)},
        {},
        lambda ops, x, w: ops.softmax(x["x"]),
        bars=STREAMING_BARS,
    )


def layer_norm(rows: int, columns: int) -> Case:
    return Case(
        "layer_norm",
        f"{rows}×{columns}",
        {"x": (rows, columns)},
        {"weight": (columns,), "bias": (columns,)},
        lambda ops, x, w: ops.layer_norm(x["x"], w["weight"], w["bias"]),
        bars=STREAMING_BARS,
    )


def rms_norm(rows: int, columns: int) -> Case:
    return Case(
        "rms_norm",
        f"{rows}×{columns}",
        {"x": (rows, columns)},
        {"weight": (columns,)},
        lambda ops, x, w: ops.rms_norm(x["x"], w["weight"]),
        bars=STREAMING_BARS,
    )


def around_softmax(rows: int, columns: int) -> Case:
    def compute(ops: Any, x: Values, w: Values) -> Any:
        soft = ops.softmax(x["x"] * x["scale"] + x["shift"])
        return ops.gelu(soft) * x["keep"] + x["res"]

    whole, row = (rows, columns), (columns,)
    inputs = {"x": whole, "scale": row, "shift": whole, "keep": row, "res": whole}
    return Case(
        "gelu(softmax(x·scale+shift))·keep+res",
        f"{rows}×{columns}",
        inputs,
        {},
        compute,
        bars=(SpeedUp(1.0),),
    )


ROWS = Suite(
    "rows",
    "row reductions, alone and with elementwise ops",
    (
        softmax(4096, 1024),
        softmax(256, 256),
        layer_norm(4096, 1024),
        layer_norm(128, 768),
        rms_norm(4096, 1024),
        rms_norm(128, 768),
        around_softmax(4096, 1024),
    ),
    (softmax(6, 32), layer_norm(6, 32), rms_norm(6, 32), around_softmax(6, 32)),
    ELEMENTWISE.candidates,
)


# --- attention -----------------------------------------------------------------------------------


SLOW_PEERS = {
    "unfused": "its scores would take gigabytes",
    "tinygrad": "a hundred times slower than the others at 512 tokens",
}


def attention(heads: int, tokens: int, depth: int, stride: int = 1) -> Case:
    return Case(
        "attention",
        f"{heads}×{tokens}×{depth}",
        dict.fromkeys("qkv", (1, tokens, heads * depth)),
        {},
        lambda ops, x, w: ops.attention(x["q"], x["k"], x["v"], heads),
        bars=(SpeedUp(1.3, ("torch", "onnxruntime")), SpeedUp(1.0)),
        stride=stride,
        without=SLOW_PEERS if tokens >= 2048 else {},
    )


ATTENTION = Suite(
    "attention",
    "scaled dot-product attention over [1, tokens, heads·depth]",
    (
        attention(12, 128, 64),
        attention(12, 512, 64),
        attention(12, 2048, 64, stride=8),
        attention(12, 8192, 64, stride=64),
    ),
    (attention(2, 16, 8), attention(2, 32, 8, stride=4)),
)


# --- models --------------------------------------------------------------------------------------


def small_mlp(*widths: int, bars: tuple[Bar, ...] = ()) -> Case:
    return Case(
        "MLP",
        "-".join(map(str, widths)),
        {"x": (1, widths[0])},
        mlp_weights(*widths),
        mlp_function(len(widths) - 1),
        module=mlp_module(*widths),
        bars=(*bars, SpeedUp(5, ("onnxruntime",)), SpeedUp(20, ("torch",))),
    )


SMALL = Suite(
    "small",
    "batch-1 latency of MLPs, called from Python",
    (
        small_mlp(16, 16, 16, 10),
        small_mlp(64, 64, 64, 10, bars=(TimeBound(1.5),)),
        small_mlp(128, 128, 128, 10),
        small_mlp(256, 256, 256, 10),
    ),
    (small_mlp(8, 8, 8, 4),),
)


def encoder(sizes: Encoder, bars: tuple[Bar, ...]) -> Case:
    inputs = {"x": (1, sizes.tokens, sizes.width)}
    return Case(
        "BERT encoder",
        str(sizes),
        inputs,
        sizes.weights(),
        sizes.compute,
        module=sizes.module,
        bars=bars,
    )


FASTER = (SpeedUp(1 / 0.9, COMPILERS),)
MODELS = Suite(
    "models",
    "whole encoders, one sequence",
    (encoder(SMALL_BERT, FASTER), encoder(BERT_BASE, FASTER)),
    (encoder(TINY, FASTER),),
)


# --- training ------------------------------------------------------------------------------------


def mlp_step(batch: int, *widths: int) -> Case:
    inputs = {"x": (batch, widths[0]), "target": (batch, widths[-1])}
    return Case(
        "MLP, AdamW",
        f"{'-'.join(map(str, widths))}, batch {batch}",
        inputs,
        mlp_weights(*widths),
        mlp_function(len(widths) - 1),
        module=mlp_module(*widths),
        learns=True,
        bars=(SpeedUp(1.0),),
    )


def block_step(sizes: Encoder, batch: int) -> Case:
    whole = (batch, sizes.tokens, sizes.width)
    return Case(
        "transformer block, AdamW",
        f"width {sizes.width}, {batch}×{sizes.tokens} tokens",
        {"x": whole, "target": whole},
        sizes.weights(),
        sizes.compute,
        module=sizes.module,
        learns=True,
        bars=(SpeedUp(1.0),),
    )


TRAIN = Suite(
    "train",
    "training step: loss, gradients and all updates",
    (mlp_step(64, 256, 512, 512, 10), mlp_step(256, 784, 1024, 1024, 10), block_step(BLOCK, 4)),
    (mlp_step(4, 8, 8, 3), block_step(Encoder(1, 8, 32, 2, 64), 2)),
    ("torch", "torch.compile"),
)


# --- quantised weights ---------------------------------------------------------------------------

# Peers that leave activations in f32, and those that quantise them.
EXACT_PEERS = ("onnxruntime weight-only", "openvino weight-only", "torch int4")
ROUNDING_PEERS = ("onnxruntime int8", "onnxruntime dynamic", "openvino int8", "torch int8", "ggml")
QUANT_CANDIDATES = (
    "f32",
    "onnxruntime weight-only",
    "onnxruntime int8",
    "onnxruntime dynamic",
    "openvino weight-only",
    "openvino int8",
    "torch int4",
    "torch int8",
    "ggml",
)
BITS = (8, 4, 3, 2, 1)
INT8_PEERS = ("onnxruntime dynamic", "torch int8")


def quantised_matmul(
    bits: int, m: int, k: int, n: int, numerics: Numerics, copies: int = 1
) -> Case:
    """Make a matmul with a quantised weight, against peers that round as much as kitsune does.
    Several copies of the weight are out of the caches."""
    exact = numerics == "strict"
    bars: tuple[Bar, ...] = (SpeedUp(1.0, EXACT_PEERS) if exact else SpeedUp(1.0),)
    if exact and m > 1:
        bars += (SpeedUp(1.0, ("f32",)),)
    without = dict.fromkeys(INT8_PEERS, "it has 8-bit weights") if bits != 8 else {}
    if exact:
        without |= dict.fromkeys(
            ROUNDING_PEERS, "it quantises activations; compared with fast numerics"
        )
    else:
        without |= dict.fromkeys(
            ("f32", *EXACT_PEERS), "it is exact; compared with strict numerics"
        )
    if copies > 1:
        without = dict.fromkeys(QUANT_CANDIDATES, "measured with the weight in cache")
    return Case(
        f"{bits} bits, {numerics}",
        f"{m}×{k}×{n * copies}",
        {"x": (m, k)},
        {"weight": (n, k)},
        lambda ops, x, w: ops.matmul(x["x"], w["weight"]),
        numerics=numerics,
        bits=bits,
        copies=copies,
        bars=bars if copies == 1 else (LimitShare(85),),
        without=without,
    )


def per_channel_matmul(m: int, k: int, n: int) -> Case:
    """Make an int8 matmul with a scale for each column, against peers that have no more scales.
    Kitsune's sums are exact, where those of peers saturate or have 7 bits."""
    case = quantised_matmul(8, m, k, n, "fast")
    others = dict.fromkeys(
        (c for c in QUANT_CANDIDATES if c not in INT8_PEERS), "its scales are per group"
    )
    return replace(
        case, title="8 bits by channel, fast", per_channel=True, without={**others, **case.without}
    )


def quantised_encoder(sizes: Encoder, bits: int, numerics: Numerics) -> Case:
    """Make an encoder with quantised weights, without a module."""
    case = encoder(sizes, ())
    bars = (SpeedUp(1.0, ("f32",)), SpeedUp(1.0, ("onnxruntime dynamic",)))
    without = {
        name: "measured matmul by matmul"
        for name in QUANT_CANDIDATES
        if name not in ("f32", "onnxruntime weight-only", "onnxruntime int8", "onnxruntime dynamic")
    }
    return replace(
        case,
        title=f"BERT encoder, {bits} bits, {numerics}",
        module=None,
        bits=bits,
        numerics=numerics,
        bars=bars,
        without=without,
    )


NUMERICS: tuple[Numerics, ...] = ("strict", "fast")
QUANT = Suite(
    "quant",
    "matmuls with low-bit weights, in groups of 32 (64 for 2 and 1 bits)",
    (
        *(
            quantised_matmul(bits, m, 4096, 4096, numerics)
            for m in (1, 32)
            for numerics in NUMERICS
            for bits in BITS
        ),
        *(per_channel_matmul(m, 4096, 4096) for m in (1, 32)),
        *(quantised_matmul(bits, 1, 4096, 4096, "fast", copies=24) for bits in BITS),
        *(quantised_encoder(BERT_BASE, 4, numerics) for numerics in NUMERICS),
    ),
    (
        *(quantised_matmul(bits, 2, 256, 48, numerics) for numerics in NUMERICS for bits in BITS),
        per_channel_matmul(2, 256, 48),
        quantised_matmul(4, 1, 256, 48, "fast", copies=2),
        *(quantised_encoder(TINY, 4, numerics) for numerics in NUMERICS),
    ),
    QUANT_CANDIDATES,
)


SUITES: Mapping[str, Suite] = {
    suite.name: suite
    for suite in (LINEAR, ELEMENTWISE, ROWS, ATTENTION, SMALL, MODELS, TRAIN, QUANT)
}


def select_cases(suite: Suite, quick: bool, only: Sequence[str] = ()) -> list[Case]:
    """Return the cases whose names contain one of `only`, or all."""
    return select_by_name(suite.quick if quick else suite.cases, only)


def find_case(suite: str, name: str) -> Case:
    """Return a case by its name, whether quick or not."""
    found = SUITES[suite]
    return next(case for case in (*found.cases, *found.quick) if case.name == name)
