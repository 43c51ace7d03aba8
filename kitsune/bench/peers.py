"""A graph and its feeds in, the same computation as a candidate of torch or onnxruntime out.

The libraries are imported when a candidate is asked for; `UnsupportedError` says why one is absent.
Each gets its fastest way to be called that leaves a new result: torch's tensors share memory with
the NumPy arrays, and onnxruntime returns its own values, which saves it a copy.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kitsune.bench.graphs import Feeds, weight_of
from kitsune.bench.measure import Candidate
from kitsune.errors import UnsupportedError
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Graph, Node
from kitsune.ir.packing import unpack

Build = Callable[[Graph, Feeds, int], Candidate]  # the int: how many threads

OPSET, IR_VERSION = 20, 10


def library(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise UnsupportedError(
            f"{name} is not installed", hint="pip install 'kitsune-fusion[bench]'"
        ) from error


def version(name: str) -> str | None:
    """The version of an optional library; None when it is absent."""
    try:
        return str(library(name).__version__)
    except UnsupportedError:
        return None


# --- torch ---------------------------------------------------------------------------------------


def torch_row(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
    torch, (x, s, m, w, r) = _torch(feeds, "x s m w r", threads)
    return _torch_candidate("torch", lambda: _row(torch, x, s, m, w, r))


def torch_compiled_row(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
    torch, (x, s, m, w, r) = _torch(feeds, "x s m w r", threads)
    torch._dynamo.reset()  # kernels are compiled for one number of threads
    compiled = torch.compile(lambda *args: _row(torch, *args), dynamic=False)
    try:
        compiled(x, s, m, w, r)
    except RuntimeError as error:  # most often no C++ compiler
        reason = str(error).strip().splitlines()[0]
        raise UnsupportedError("torch.compile does not work here", why=reason) from error
    return _torch_candidate("torch.compile", lambda: compiled(x, s, m, w, r))


def torch_linear(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
    torch, (x, a, ls, b, r) = _torch(feeds, "x a ls b r", threads)
    w = torch.from_numpy(weight_of(graph).attr("value").value.copy())
    return _torch_candidate("torch", lambda: torch.relu(ls * ((x * a) @ w + b) + r))


def torch_linear_4bit(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
    """bf16 is the one type torch's 4-bit product has vector code for on x86."""
    torch, (x, a, ls, b, r) = _torch(feeds, "x a ls b r", threads)
    codes, scales, group = _codes(weight_of(graph))
    try:
        rows = torch.from_numpy(np.ascontiguousarray(codes.T).astype(np.int32))
        weight = torch._convert_weight_to_int4pack_for_cpu(rows, 1)
        offsets = np.stack([scales, np.zeros_like(scales)], -1)
        scaled = torch.from_numpy(offsets).to(torch.bfloat16).contiguous()

        def run() -> Any:
            narrow = (x * a).to(torch.bfloat16)
            product = torch._weight_int4pack_mm_for_cpu(narrow, weight, group, scaled)
            return torch.relu(ls * (product.to(torch.float32) + b) + r)

        run()
    except (AttributeError, RuntimeError) as error:
        reason = str(error).strip().splitlines()[0]
        raise UnsupportedError("torch has no 4-bit product here", why=reason) from error
    return _torch_candidate("torch", run, "torch multiplies in bf16", approximate=True)


def torch_attention(heads: int) -> Build:
    def build(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
        torch, (q, k, v) = _torch(feeds, "q k v", threads)
        mask = torch.from_numpy(feeds["mask"]) if "mask" in feeds else None
        attend = torch.nn.functional.scaled_dot_product_attention
        split = (*q.shape[:2], heads, q.shape[2] // heads)

        def run() -> Any:
            by_head = [x.view(split).transpose(1, 2) for x in (q, k, v)]
            return attend(*by_head, attn_mask=mask).transpose(1, 2).reshape(q.shape)

        return _torch_candidate("torch", run, "torch runs scaled_dot_product_attention")

    return build


def torch_linear_grad(forward: bool) -> Build:
    def run(torch: Any, x: Any, a: Any, w: Any, ls: Any, b: Any, r: Any) -> Any:
        return torch.relu(ls * ((x * a) @ w + b) + r)

    return _torch_grad("x a w ls b r", run, forward)


def torch_layer_norm_grad(forward: bool) -> Build:
    def run(torch: Any, x: Any, w: Any, b: Any) -> Any:
        return torch.nn.functional.layer_norm(x, x.shape[1:], w, b, 1e-5)

    return _torch_grad("x w b", run, forward)


def _torch_grad(names: str, function: Callable[..., Any], forward: bool) -> Build:
    """With `forward`, what a step of training costs; without, its backward half alone."""

    def build(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
        torch, (g, *leaves) = _torch(feeds, f"g {names}", threads)
        for leaf in leaves:
            leaf.requires_grad_()
        if forward:
            return _torch_candidate(
                "torch", lambda: torch.autograd.grad(function(torch, *leaves), leaves, g),
                "torch is autograd, forward and backward: our program too begins at the inputs",
            )  # fmt: skip
        output = function(torch, *leaves)
        return _torch_candidate(
            "torch backward", lambda: torch.autograd.grad(output, leaves, g, retain_graph=True),
            "torch backward has the forward's results given to it",
        )  # fmt: skip

    return build


def _row(torch: Any, x: Any, s: Any, m: Any, w: Any, r: Any) -> Any:
    return torch.nn.functional.gelu(torch.softmax(x * s + m, 1)) * w + r


def _torch(feeds: Feeds, names: str, threads: int) -> tuple[Any, list[Any]]:
    """torch at that many threads, and the named feeds as tensors."""
    torch = library("torch")
    torch.set_num_threads(threads)
    return torch, [torch.from_numpy(feeds[name]) for name in names.split()]


def _torch_candidate(
    name: str, call: Callable[[], Any], note: str = "", approximate: bool = False
) -> Candidate:
    def arrays(result: Any) -> list[np.ndarray]:
        tensors = result if isinstance(result, tuple) else (result,)
        return [tensor.detach().numpy() for tensor in tensors]

    return Candidate(name, call, arrays, note, approximate)


# --- onnxruntime ---------------------------------------------------------------------------------


def onnx_row(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
    onnx = library("onnx")
    steps = [
        ("Mul", "x s", "scaled"), ("Add", "scaled m", "moved"), ("Softmax", "moved", "soft"),
        ("Gelu", "soft", "active"), ("Mul", "active w", "weighted"), ("Add", "weighted r", "y"),
    ]  # fmt: skip
    nodes = [onnx.helper.make_node(op, ins.split(), [out]) for op, ins, out in steps]
    return _onnx_candidate(nodes, feeds, {}, graph, threads)


def onnx_linear(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
    onnx = library("onnx")
    product = onnx.helper.make_node("MatMul", ["xa", "W"], ["xaW"])
    weights = {"W": weight_of(graph).attr("value").value}
    return _onnx_candidate(_onnx_around(product), feeds, weights, graph, threads)


def onnx_linear_4bit(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
    """accuracy_level 4: activations in 8 bits, as our fast numerics have them."""
    onnx = library("onnx")
    codes, scales, group = _codes(weight_of(graph))
    k, n = codes.shape
    pairs = codes.T.reshape(n, k // group, group // 2, 2).astype(np.uint8)
    weights = {"W": pairs[..., 0] | pairs[..., 1] << 4, "scales": scales.T.reshape(-1)}
    product = onnx.helper.make_node(
        "MatMulNBits", ["xa", "W", "scales"], ["xaW"], domain="com.microsoft",
        K=k, N=n, bits=4, block_size=group, accuracy_level=4,
    )  # fmt: skip
    nodes = _onnx_around(product)
    note = "onnxruntime runs MatMulNBits with accuracy_level 4"
    return _onnx_candidate(nodes, feeds, weights, graph, threads, note, approximate=True)


def onnx_attention(heads: int) -> Build:
    def build(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
        onnx = library("onnx")
        fed = {name: feeds[name] for name in "qkv"}
        inputs = ["q", "k", "v"]
        if "mask" in feeds:
            kept = (feeds["mask"] == 0).astype(np.int32)
            fed["kept"] = kept.reshape(kept.shape[0], -1)
            inputs += ["", "kept"]  # no bias; then the keys to look at
        node = onnx.helper.make_node(
            "MultiHeadAttention", inputs, ["y"], domain="com.microsoft", num_heads=heads
        )
        note = "onnxruntime runs MultiHeadAttention"
        return _onnx_candidate([node], fed, {}, graph, threads, note)

    return build


def _onnx_around(product: Any) -> list[Any]:
    """The nodes of a linear graph around its product."""
    make = library("onnx").helper.make_node
    return [
        make("Mul", ["x", "a"], ["xa"]), product, make("Add", ["xaW", "b"], ["biased"]),
        make("Mul", ["ls", "biased"], ["scaled"]), make("Add", ["scaled", "r"], ["sum"]),
        make("Relu", ["sum"], ["y"]),
    ]  # fmt: skip


def _onnx_candidate(
    nodes: Sequence[Any], feeds: Feeds, weights: Feeds, graph: Graph, threads: int,
    note: str = "", approximate: bool = False,
) -> Candidate:  # fmt: skip
    runtime = library("onnxruntime")
    options = runtime.SessionOptions()
    options.intra_op_num_threads = threads
    session = runtime.InferenceSession(
        _onnx_model(nodes, feeds, weights, graph.outputs[0]), options,
        providers=["CPUExecutionProvider"],
    )  # fmt: skip
    values = {name: runtime.OrtValue.ortvalue_from_numpy(f) for name, f in feeds.items()}
    return Candidate(
        "onnxruntime", lambda: session.run_with_ort_values(None, values),
        lambda result: [value.numpy() for value in result], note, approximate,
    )  # fmt: skip


def _onnx_model(nodes: Sequence[Any], feeds: Feeds, weights: Feeds, output: Node) -> bytes:
    onnx = library("onnx")
    helper, float32 = onnx.helper, onnx.TensorProto.FLOAT

    def kind(array: np.ndarray) -> int:
        return int(helper.np_dtype_to_tensor_dtype(array.dtype))

    graph = helper.make_graph(
        nodes,
        "gate",
        [helper.make_tensor_value_info(name, kind(f), f.shape) for name, f in feeds.items()],
        [helper.make_tensor_value_info("y", float32, output.shape)],
        [
            onnx.numpy_helper.from_array(np.ascontiguousarray(w), name)
            for name, w in weights.items()
        ],
    )
    domains = [helper.make_opsetid("", OPSET), helper.make_opsetid("com.microsoft", 1)]
    model = helper.make_model(graph, opset_imports=domains, ir_version=IR_VERSION)
    return bytes(model.SerializeToString())


# --- weights -------------------------------------------------------------------------------------


def _codes(weight: Node) -> tuple[np.ndarray, np.ndarray, int]:
    """A packed weight as its K×N codes, its (K/group)×N scales, and the group."""
    dtype = weight.dtype
    assert isinstance(dtype, Packed)
    k, n = weight.shape
    codes, scales = unpack(weight.attr("value").value, (k, n), dtype)
    return codes, scales, dtype.group
