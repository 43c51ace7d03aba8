"""The models that `kitsune demo` measures, each with the same computation in NumPy and PyTorch."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.config import FusionConfig
from kitsune.errors import needs
from kitsune.model.compiled_model import CompiledModel
from kitsune.models.samples import fetch
from kitsune.nn import Linear, Module, ReLU, Sequential, TransformerEncoderLayer
from kitsune.system.records import dataclass

UNFUSED = FusionConfig(enabled=False)
FAST = FusionConfig(numerics="fast")

Call = Callable[[], Any]
Arrays = tuple[np.ndarray, ...]


@dataclass(frozen=True)
class Sizes:
    """The sizes of the models; tests take smaller ones."""

    rows: int = 4096
    columns: int = 1024
    mlp: tuple[int, ...] = (64, 64, 64, 10)
    tokens: int = 512
    width: int = 384
    heads: int = 6
    sentence: int = 128  # tokens of it


@dataclass(frozen=True)
class Quantized:
    """The model with packed weights: what they are, and how many bytes."""

    name: str
    model: CompiledModel
    nbytes: int


@dataclass(frozen=True)
class Case:
    """A model compiled with fusion and without; `numpy` and `peer` are the same computation by
    others, `peer_name` says by whom."""

    name: str
    inputs: Arrays | Mapping[str, np.ndarray]
    fused: CompiledModel
    unfused: CompiledModel
    numpy: Call | None = None
    peer: Call | None = None
    peer_name: str = ""
    weights_nbytes: int = 0
    quantized: Sequence[Quantized] = field(default=())

    def call(self, model: CompiledModel) -> Call:
        """A call of a compiled model with the inputs of this case."""
        if isinstance(self.inputs, tuple):
            args = self.inputs
            return lambda: model(*args)
        named = self.inputs
        return lambda: model(named)


def has_torch() -> bool:
    return importlib.util.find_spec("torch") is not None


def _torch(case: Case, run: Callable[..., Any], **weights: np.ndarray) -> Case:
    """The case with PyTorch, eager, as its peer; unchanged where PyTorch is not installed."""
    if not has_torch():
        return case
    import torch

    inputs = [torch.from_numpy(np.array(a)) for a in case.inputs]
    named = {name: torch.from_numpy(np.array(w)) for name, w in weights.items()}

    def call() -> Any:
        with torch.inference_mode():
            return run(torch, *inputs, **named)

    return replace(case, peer=call, peer_name=f"PyTorch {torch.__version__.partition('+')[0]}")


# --- elementwise operations and a softmax --------------------------------------------------------


def softmax_chain(sizes: Sizes) -> Case:
    """softmax(silu(x·scale + bias) + x), row by row."""
    rng = np.random.default_rng(0)
    scale, bias = rng.standard_normal((2, sizes.columns), np.float32)
    x = rng.standard_normal((sizes.rows, sizes.columns), np.float32)

    def chain(x: Any) -> Any:
        return ((x * scale + bias).silu() + x).softmax(-1)

    def numpy_reference() -> np.ndarray:
        h = x * scale + bias
        h = h / (1 + np.exp(-h)) + x
        e = np.exp(h - h.max(-1, keepdims=True))
        made: np.ndarray = e / e.sum(-1, keepdims=True)
        return made

    def torch_reference(torch: Any, x: Any, scale: Any, bias: Any) -> Any:
        return (torch.nn.functional.silu(x * scale + bias) + x).softmax(-1)

    fused, unfused = (
        kt.compile(chain, x, wait=True),
        kt.compile(chain, x, config=UNFUSED, wait=True),
    )
    name = f"silu + softmax {sizes.rows}×{sizes.columns}"
    case = Case(name, (x,), fused, unfused, numpy=numpy_reference)
    return _torch(case, torch_reference, scale=scale, bias=bias)


# --- an MLP, one sample at a time ----------------------------------------------------------------


def small_mlp(sizes: Sizes) -> Case:
    """Linear layers with ReLU between them, batch 1: what a call costs."""
    kt.manual_seed(0)
    layers: list[Module] = []
    for inputs, outputs in zip(sizes.mlp, sizes.mlp[1:], strict=False):
        layers += [Linear(inputs, outputs), ReLU()]
    mlp = Sequential(*layers[:-1])
    x = np.random.default_rng(1).standard_normal((1, sizes.mlp[0]), np.float32)
    arrays = [p.numpy() for p in mlp.parameters()]
    pairs = list(zip(arrays[::2], arrays[1::2], strict=True))

    def numpy_reference() -> np.ndarray:
        h = x
        for weight, bias in pairs[:-1]:
            h = np.maximum(h @ weight.T + bias, 0)
        made: np.ndarray = h @ pairs[-1][0].T + pairs[-1][1]
        return made

    def torch_reference(torch: Any, x: Any, **weights: Any) -> Any:
        linear = torch.nn.functional.linear
        for n in range(len(pairs) - 1):
            x = linear(x, weights[f"w{n}"], weights[f"b{n}"]).relu()
        return linear(x, weights[f"w{len(pairs) - 1}"], weights[f"b{len(pairs) - 1}"])

    fused, unfused = (
        kt.compile(mlp, x, wait=True),
        kt.compile(mlp, x, config=UNFUSED, wait=True),
    )
    case = Case(
        f"MLP {'-'.join(map(str, sizes.mlp))}, batch 1", (x,), fused, unfused, numpy_reference
    )
    named = {
        f"{kind}{n}": a for n, pair in enumerate(pairs) for kind, a in zip("wb", pair, strict=True)
    }
    return _torch(case, torch_reference, **named)


# --- a transformer block -------------------------------------------------------------------------


def transformer_block(sizes: Sizes) -> Case:
    """x + attention(norm(x)), then x + mlp(norm(x)); weights random, seed fixed; and with weights
    of 8 and of 4 bits."""
    kt.manual_seed(0)
    block = TransformerEncoderLayer(
        sizes.width, sizes.heads, 4 * sizes.width, dropout=0.0, activation="gelu", norm_first=True
    ).eval()
    x = np.random.default_rng(1).standard_normal((1, sizes.tokens, sizes.width), np.float32)
    fused = kt.compile(block, x, wait=True)
    unfused = kt.compile(block, x, config=UNFUSED, wait=True)
    quantized, before = [], 0
    for name, bits, config in (
        ("8-bit weights, int8 activations", 8, FAST),
        ("4-bit weights, f32 activations", 4, None),
        ("4-bit weights, int8 activations", 4, FAST),
    ):
        packed = kt.quantize(block, bits=bits)
        report = kt.quant.report(packed)
        before = report.nbytes_before
        model = kt.compile(packed, x, config=config, wait=True)
        quantized.append(Quantized(name, model, report.nbytes))
    case = Case(
        f"transformer block {sizes.tokens}×{sizes.width}",
        (x,),
        fused,
        unfused,
        weights_nbytes=before,
        quantized=quantized,
    )
    named = {name.replace(".", "_"): p.numpy() for name, p in block.named_parameters()}
    case = replace(case, numpy=lambda: _block_in_numpy(x, sizes.heads, named))
    return _torch(case, _block_in_torch(sizes.heads), **named)


def _block_in_numpy(x: np.ndarray, heads: int, w: Mapping[str, np.ndarray]) -> np.ndarray:
    """NumPy has no erf: gelu is its tanh form."""

    def linear(name: str, x: np.ndarray) -> np.ndarray:
        made: np.ndarray = x @ w[f"{name}_weight"].T + w[f"{name}_bias"]
        return made

    def norm(name: str, x: np.ndarray) -> np.ndarray:
        centred = x - x.mean(-1, keepdims=True)
        scaled = centred / np.sqrt(np.mean(centred * centred, -1, keepdims=True) + 1e-5)
        made: np.ndarray = scaled * w[f"{name}_weight"] + w[f"{name}_bias"]
        return made

    batch, tokens, width = x.shape
    h = norm("norm1", x)
    q, k, v = (
        linear(f"self_attn_{p}_proj", h).reshape(batch, tokens, heads, -1).transpose(0, 2, 1, 3)
        for p in "qkv"
    )
    scores = q @ k.transpose(0, 1, 3, 2) / np.float32(np.sqrt(width // heads))
    e = np.exp(scores - scores.max(-1, keepdims=True))
    mixed = (e / e.sum(-1, keepdims=True)) @ v
    x = x + linear("self_attn_out_proj", mixed.transpose(0, 2, 1, 3).reshape(x.shape))
    h = linear("linear1", norm("norm2", x))
    h = 0.5 * h * (1 + np.tanh(0.7978845608 * (h + 0.044715 * h * h * h)))
    made: np.ndarray = x + linear("linear2", h)
    return made


def _block_in_torch(heads: int) -> Callable[..., Any]:
    def run(torch: Any, x: Any, **w: Any) -> Any:
        f = torch.nn.functional

        def linear(name: str, x: Any) -> Any:
            return f.linear(x, w[f"{name}_weight"], w[f"{name}_bias"])

        def norm(name: str, x: Any) -> Any:
            return f.layer_norm(x, x.shape[-1:], w[f"{name}_weight"], w[f"{name}_bias"])

        h = norm("norm1", x)
        q, k, v = (
            linear(f"self_attn_{p}_proj", h).unflatten(-1, (heads, -1)).transpose(1, 2)
            for p in "qkv"
        )
        mixed = f.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2)
        x = x + linear("self_attn_out_proj", mixed)
        return x + linear("linear2", f.gelu(linear("linear1", norm("norm2", x))))

    return run


# --- trained --------------------------------------------------------------------------------------
#
# MiniLM for the demo: a trained ONNX model, beside onnxruntime if it is installed.


DOWNLOAD_S = 40.0  # a demo does not wait longer for its model
VOCABULARY = 20_000


def minilm_file(download: bool) -> Path:
    """The ONNX file, downloaded at the first call; an error says why there is none."""
    with needs("onnx", "ONNX files cannot be read"):
        import onnx  # noqa: F401
    return fetch("minilm.onnx", download=download, timeout_s=DOWNLOAD_S)


def minilm(path: Path, tokens: int) -> Case:
    """The model in f32, fused and not, and by onnxruntime where that is installed."""
    ids = np.random.default_rng(0).integers(1, VOCABULARY, (1, tokens))
    feeds = {"input_ids": ids, "attention_mask": np.ones((1, tokens), np.int64)}
    fused, unfused = (
        kt.compile(str(path), wait=True),
        kt.compile(str(path), config=UNFUSED, wait=True),
    )
    for model in (fused, unfused):
        model(feeds)
    case = Case(f"MiniLM-L3 ONNX {tokens} tokens", feeds, fused, unfused)
    return _onnxruntime(case, path)


def _onnxruntime(case: Case, path: Path) -> Case:
    if importlib.util.find_spec("onnxruntime") is None:
        return case
    import onnxruntime

    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])

    def call() -> Any:
        return session.run(None, case.inputs)

    return replace(case, peer=call, peer_name=f"onnxruntime {onnxruntime.__version__}")
