"""The benchmark suites: their cases, bars and peers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from benchmarks.bars import Ahead, Bar, OfLimit, Within
from benchmarks.case import Case, Named, Numerics, select_by_name

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
        limit = (OfLimit(90),)
    elif m == 1:
        limit = (OfLimit(85),)
    return Case(
        "linear+bias+gelu",
        f"{m}×{k}×{n}",
        {"x": (m, k)},
        {"weight": (n, k), "bias": (n,)},
        lambda words, x, w: words.gelu(words.linear(x["x"], w["weight"], w["bias"])),
        bars=(Ahead(1.1), *limit),
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

STREAMED: tuple[Bar, ...] = (Ahead(1.0), OfLimit(85))  # the second where it is out of the caches


def chain(rows: int, columns: int, size: str) -> Case:
    def spell(words: Any, x: Named, w: Named) -> Any:
        return words.gelu(x["x"] * x["scale"] + x["bias"]) * x["keep"] + x["res"]

    whole, row = (rows, columns), (columns,)
    inputs = {"x": whole, "scale": row, "bias": row, "keep": whole, "res": whole}
    return Case("gelu(x·scale+bias)·keep+res", size, inputs, {}, spell, bars=STREAMED)


def add_relu(elements: int, size: str) -> Case:
    def spell(words: Any, x: Named, w: Named) -> Any:
        return words.relu(x["a"] + x["b"])

    inputs = dict.fromkeys("ab", (elements,))
    return Case("add+relu", size, inputs, {}, spell, bars=STREAMED)


def mul_relu(elements: int, size: str) -> Case:
    def spell(words: Any, x: Named, w: Named) -> Any:
        return words.relu(x["a"] * x["b"])

    inputs = dict.fromkeys("ab", (elements,))
    return Case("mul+relu", size, inputs, {}, spell, bars=STREAMED)


def ten_ops(elements: int, size: str) -> Case:
    def spell(words: Any, x: Named, w: Named) -> Any:
        y = words.tanh(x["x"] * x["a"] + x["b"])
        z = words.relu(y * x["x"] - x["a"])
        return words.sigmoid(z + x["b"]) * y + x["x"]

    inputs = dict.fromkeys("xab", (elements,))
    return Case("ten ops", size, inputs, {}, spell, bars=(Ahead(1.0),))


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
        lambda words, x, w: words.softmax(x["x"]),
        bars=STREAMED,
    )


def layer_norm(rows: int, columns: int) -> Case:
    return Case(
        "layer_norm",
        f"{rows}×{columns}",
        {"x": (rows, columns)},
        {"weight": (columns,), "bias": (columns,)},
        lambda words, x, w: words.layer_norm(x["x"], w["weight"], w["bias"]),
        bars=STREAMED,
    )


def rms_norm(rows: int, columns: int) -> Case:
    return Case(
        "rms_norm",
        f"{rows}×{columns}",
        {"x": (rows, columns)},
        {"weight": (columns,)},
        lambda words, x, w: words.rms_norm(x["x"], w["weight"]),
        bars=STREAMED,
    )


def around_softmax(rows: int, columns: int) -> Case:
    def spell(words: Any, x: Named, w: Named) -> Any:
        soft = words.softmax(x["x"] * x["scale"] + x["shift"])
        return words.gelu(soft) * x["keep"] + x["res"]

    whole, row = (rows, columns), (columns,)
    inputs = {"x": whole, "scale": row, "shift": whole, "keep": row, "res": whole}
    return Case(
        "gelu(softmax(x·scale+shift))·keep+res",
        f"{rows}×{columns}",
        inputs,
        {},
        spell,
        bars=(Ahead(1.0),),
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


LONG = {
    "unfused": "its scores would take gigabytes",
    "tinygrad": "a hundred times slower than the others at 512 tokens",
}


def attention(heads: int, tokens: int, depth: int, stride: int = 1) -> Case:
    return Case(
        "attention",
        f"{heads}×{tokens}×{depth}",
        dict.fromkeys("qkv", (1, tokens, heads * depth)),
        {},
        lambda words, x, w: words.attention(x["q"], x["k"], x["v"], heads),
        bars=(Ahead(1.3, ("torch", "onnxruntime")), Ahead(1.0)),
        stride=stride,
        without=LONG if tokens >= 2048 else {},
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


def mlp_module(*widths: int) -> Callable[[], Any]:
    def make() -> Any:
        from kitsune import nn

        layers: list[Any] = []
        for fan_in, fan_out in pairwise(widths):
            layers += [nn.Linear(fan_in, fan_out), nn.ReLU()]
        return nn.Sequential(*layers[:-1])

    return make


def mlp_weights(*widths: int) -> dict[str, tuple[int, ...]]:
    pairs = list(pairwise(widths))
    shapes: dict[str, tuple[int, ...]] = {}
    for number, (fan_in, fan_out) in enumerate(pairs):
        shapes |= {f"{2 * number}.weight": (fan_out, fan_in), f"{2 * number}.bias": (fan_out,)}
    return shapes


def mlp_spelling(layers: int) -> Callable[[Any, Named, Named], Any]:
    names = [(f"{2 * number}.weight", f"{2 * number}.bias") for number in range(layers)]

    def spell(words: Any, x: Named, w: Named) -> Any:
        y = x["x"]
        for weight, bias in names[:-1]:
            y = words.relu(words.linear(y, w[weight], w[bias]))
        weight, bias = names[-1]
        return words.linear(y, w[weight], w[bias])

    return spell


def small_mlp(*widths: int, bars: tuple[Bar, ...] = ()) -> Case:
    return Case(
        "MLP",
        "-".join(map(str, widths)),
        {"x": (1, widths[0])},
        mlp_weights(*widths),
        mlp_spelling(len(widths) - 1),
        module=mlp_module(*widths),
        bars=(*bars, Ahead(5, ("onnxruntime",)), Ahead(20, ("torch",))),
    )


SMALL = Suite(
    "small",
    "batch-1 latency of MLPs, called from Python",
    (
        small_mlp(16, 16, 16, 10),
        small_mlp(64, 64, 64, 10, bars=(Within(1.5),)),
        small_mlp(128, 128, 128, 10),
        small_mlp(256, 256, 256, 10),
    ),
    (small_mlp(8, 8, 8, 4),),
)


@dataclass(frozen=True)
class Encoder:
    layers: int
    tokens: int
    width: int
    heads: int
    hidden: int

    def __str__(self) -> str:
        return f"{self.layers} layers, width {self.width}, {self.tokens} tokens"

    def module(self) -> Any:
        from kitsune import nn

        layer = (self.width, self.heads, self.hidden)
        return nn.Sequential(
            *(
                nn.TransformerEncoderLayer(*layer, dropout=0.0, activation="gelu")
                for _ in range(self.layers)
            )
        )

    def weights(self) -> dict[str, tuple[int, ...]]:
        """Return the weights by the names that the module has for them."""
        width, hidden = self.width, self.hidden
        linears = {f"self_attn.{name}_proj": (width, width) for name in ("q", "k", "v", "out")}
        linears |= {"linear1": (hidden, width), "linear2": (width, hidden)}
        shapes: dict[str, tuple[int, ...]] = {}
        for n in range(self.layers):
            for name, shape in linears.items():
                shapes |= {f"{n}.{name}.weight": shape, f"{n}.{name}.bias": shape[:1]}
            for norm in ("norm1", "norm2"):
                shapes |= {f"{n}.{norm}.weight": (width,), f"{n}.{norm}.bias": (width,)}
        return shapes

    def spell(self, words: Any, x: Named, w: Named) -> Any:
        y = x["x"]
        for n in range(self.layers):
            y = self._layer(words, y, w, n)
        return y

    def _layer(self, words: Any, x: Any, w: Named, n: int) -> Any:
        def linear(y: Any, name: str) -> Any:
            return words.linear(y, w[f"{n}.{name}.weight"], w[f"{n}.{name}.bias"])

        def norm(y: Any, name: str) -> Any:
            return words.layer_norm(y, w[f"{n}.{name}.weight"], w[f"{n}.{name}.bias"])

        q, k, v = (linear(x, f"self_attn.{name}_proj") for name in "qkv")
        mixed = linear(words.attention(q, k, v, self.heads), "self_attn.out_proj")
        y = norm(x + mixed, "norm1")
        return norm(y + linear(words.gelu(linear(y, "linear1")), "linear2"), "norm2")


SMALL_BERT = Encoder(layers=6, tokens=128, width=384, heads=12, hidden=1536)
BERT_BASE = Encoder(layers=12, tokens=128, width=768, heads=12, hidden=3072)
TINY = Encoder(layers=2, tokens=8, width=32, heads=2, hidden=64)


def encoder(sizes: Encoder, bars: tuple[Bar, ...]) -> Case:
    inputs = {"x": (1, sizes.tokens, sizes.width)}
    return Case(
        "BERT encoder",
        str(sizes),
        inputs,
        sizes.weights(),
        sizes.spell,
        module=sizes.module,
        bars=bars,
    )


FASTER = (Ahead(1 / 0.9, COMPILERS),)
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
        mlp_spelling(len(widths) - 1),
        module=mlp_module(*widths),
        learns=True,
        bars=(Ahead(1.0),),
    )


def block_step(sizes: Encoder, batch: int) -> Case:
    whole = (batch, sizes.tokens, sizes.width)
    return Case(
        "transformer block, AdamW",
        f"width {sizes.width}, {batch}×{sizes.tokens} tokens",
        {"x": whole, "target": whole},
        sizes.weights(),
        sizes.spell,
        module=sizes.module,
        learns=True,
        bars=(Ahead(1.0),),
    )


BLOCK = Encoder(layers=1, tokens=128, width=384, heads=6, hidden=1536)
TRAIN = Suite(
    "train",
    "training step: loss, gradients and all updates",
    (mlp_step(64, 256, 512, 512, 10), mlp_step(256, 784, 1024, 1024, 10), block_step(BLOCK, 4)),
    (mlp_step(4, 8, 8, 3), block_step(Encoder(1, 8, 32, 2, 64), 2)),
    ("torch", "torch.compile"),
)


# --- starting ------------------------------------------------------------------------------------

STARTED = (Within(1.5e6, "cold_us"), Within(0.1e6, "warm_us"))
COMPILE = Suite(
    "compile",
    "from a model to its first result, in a new process",
    (encoder(BERT_BASE, STARTED),),
    (encoder(TINY, STARTED),),
    ("torch.compile", "onnxruntime", "openvino", "jax", "tinygrad"),
)


# --- quantised weights ---------------------------------------------------------------------------

EXACT_CODES = ("onnxruntime codes", "openvino codes", "torch int4")  # those that round nothing
ROUNDED_CODES = ("onnxruntime int8", "onnxruntime dynamic", "openvino int8", "torch int8", "ggml")
CODES = (
    "f32",
    "onnxruntime codes",
    "onnxruntime int8",
    "onnxruntime dynamic",
    "openvino codes",
    "openvino int8",
    "torch int4",
    "torch int8",
    "ggml",
)
BITS = (8, 4, 3, 2, 1)
OF_BYTES = ("onnxruntime dynamic", "torch int8")


def codes(bits: int, m: int, k: int, n: int, numerics: Numerics, copies: int = 1) -> Case:
    """A product with a matrix of codes, beside those that round as much as we do; several copies of
    it are out of the caches."""
    exact = numerics == "strict"
    bars: tuple[Bar, ...] = (Ahead(1.0, EXACT_CODES) if exact else Ahead(1.0),)
    if exact and m > 1:
        bars += (Ahead(1.0, ("f32",)),)
    without = dict.fromkeys(OF_BYTES, "it has 8-bit weights") if bits != 8 else {}
    if exact:
        without |= dict.fromkeys(
            ROUNDED_CODES, "it quantises activations; compared with fast numerics"
        )
    else:
        without |= dict.fromkeys(
            ("f32", *EXACT_CODES), "it is exact; compared with strict numerics"
        )
    if copies > 1:
        without = dict.fromkeys(CODES, "measured with the weight in cache")
    return Case(
        f"{bits} bits, {numerics}",
        f"{m}×{k}×{n * copies}",
        {"x": (m, k)},
        {"weight": (n, k)},
        lambda words, x, w: words.product(x["x"], w["weight"]),
        numerics=numerics,
        bits=bits,
        copies=copies,
        bars=bars if copies == 1 else (OfLimit(85),),
        without=without,
    )


def channel_codes(m: int, k: int, n: int) -> Case:
    """8 bits with a scale for each column, beside those that have no more of them; ours are exact
    sums of the products, where theirs saturate or have 7 bits."""
    case = codes(8, m, k, n, "fast")
    others = dict.fromkeys((c for c in CODES if c not in OF_BYTES), "its scales are per group")
    return replace(
        case, title="8 bits by channel, fast", channels=True, without={**others, **case.without}
    )


def coded_encoder(sizes: Encoder, bits: int, numerics: Numerics) -> Case:
    """The encoder without its module: weights are quantised."""
    case = encoder(sizes, ())
    bars = (Ahead(1.0, ("f32",)), Ahead(1.0, ("onnxruntime dynamic",)))
    alone = {
        name: "measured matmul by matmul"
        for name in CODES
        if name not in ("f32", "onnxruntime codes", "onnxruntime int8", "onnxruntime dynamic")
    }
    return replace(
        case,
        title=f"BERT encoder, {bits} bits, {numerics}",
        module=None,
        bits=bits,
        numerics=numerics,
        bars=bars,
        without=alone,
    )


NUMERICS: tuple[Numerics, ...] = ("strict", "fast")
QUANT = Suite(
    "quant",
    "matmuls with low-bit weights, in groups of 32 (64 for 2 and 1 bits)",
    (
        *(
            codes(bits, m, 4096, 4096, numerics)
            for m in (1, 32)
            for numerics in NUMERICS
            for bits in BITS
        ),
        *(channel_codes(m, 4096, 4096) for m in (1, 32)),
        *(codes(bits, 1, 4096, 4096, "fast", copies=24) for bits in BITS),
        *(coded_encoder(BERT_BASE, 4, numerics) for numerics in NUMERICS),
    ),
    (
        *(codes(bits, 2, 256, 48, numerics) for numerics in NUMERICS for bits in BITS),
        channel_codes(2, 256, 48),
        codes(4, 1, 256, 48, "fast", copies=2),
        *(coded_encoder(TINY, 4, numerics) for numerics in NUMERICS),
    ),
    CODES,
)


SUITES: Mapping[str, Suite] = {
    suite.name: suite
    for suite in (LINEAR, ELEMENTWISE, ROWS, ATTENTION, SMALL, MODELS, TRAIN, COMPILE, QUANT)
}


def select_cases(suite: Suite, quick: bool, only: Sequence[str] = ()) -> list[Case]:
    """Return the cases whose names contain one of `only`, or all."""
    return select_by_name(suite.quick if quick else suite.cases, only)


def find_case(suite: str, name: str) -> Case:
    """Return a case by its name, whether quick or not."""
    found = SUITES[suite]
    return next(case for case in (*found.cases, *found.quick) if case.name == name)
