"""The ggml candidate: a quantised matmul by the libraries of llama-cpp-python.

Its CPU back end repacks matrices that it has a repacked kernel for, as llama.cpp does. With 8 and
4 bits it has the same quantised values and scales as the other libraries; with fewer, formats of
its own, which quantise again.
"""

from __future__ import annotations

import ctypes
import importlib.util
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.bounds import INT8_BOUND, OWN_BOUND
from benchmarks.case import QuantisedWeight, Workload
from benchmarks.libraries import Build, Candidate
from kitsune.errors import UnsupportedError
from kitsune.tune.timing import Call

LIBRARIES = ("ggml-base", "ggml-cpu", "ggml")
F32 = 0
TYPES = {8: 8, 4: 2, 3: 11, 2: 35, 1: 41}  # by bits: Q8_0, Q4_0, Q3_K, TQ2_0, Q1_0
CONTEXT_NBYTES = 1 << 22
PARAMETERS_NBYTES = 1024  # more than its structure of thread parameters takes


class Parameters(ctypes.Structure):
    """The parameters of a context: metadata only, buffers hold the data."""

    _fields_ = (
        ("nbytes", ctypes.c_size_t),
        ("memory", ctypes.c_void_p),
        ("no_alloc", ctypes.c_bool),
    )


@cache
def load_libraries() -> Callable[..., Any]:
    """Return `call(name, *args)`, which calls a function of ggml with addresses and integers."""
    found = importlib.util.find_spec("llama_cpp")
    folders = list(found.submodule_search_locations or []) if found else []
    paths = [Path(folder) / "lib" / f"lib{name}.so" for folder in folders for name in LIBRARIES]
    if not paths or not all(path.exists() for path in paths):
        raise UnsupportedError("llama_cpp is not installed", hint="pip install llama-cpp-python")
    loaded = [ctypes.CDLL(str(path), ctypes.RTLD_GLOBAL) for path in paths]

    def call(name: str, *args: Any) -> int:
        function = next(getattr(each, name) for each in loaded if hasattr(each, name))
        function.restype = ctypes.c_void_p
        wide = [ctypes.c_int64(a) if isinstance(a, int) else a for a in args]
        return function(*wide) or 0

    return call


def make_matmul(work: Workload) -> Candidate:
    ggml = load_libraries()
    (low,), (x,) = work.packed.values(), work.arguments
    k, n = low.shape
    kind = TYPES[low.dtype.bits]
    backend = ggml("ggml_backend_cpu_init")
    ggml("ggml_backend_cpu_set_n_threads", backend, work.threads)
    parameters = ctypes.create_string_buffer(PARAMETERS_NBYTES)
    ggml("ggml_threadpool_params_init", parameters, work.threads)
    ggml("ggml_backend_cpu_set_threadpool", backend, ggml("ggml_threadpool_new", parameters))
    weights, others = (ggml("ggml_init", Parameters(CONTEXT_NBYTES, None, True)) for _ in "ab")
    w = ggml("ggml_new_tensor_2d", weights, kind, k, n)
    x_tensor = ggml("ggml_new_tensor_2d", others, F32, k, x.shape[0])
    y = ggml("ggml_mul_mat", others, w, x_tensor)
    graph = ggml("ggml_new_graph", others)
    ggml("ggml_build_forward_expand", graph, y)
    data = _pack_weight(ggml, work, low, kind)

    def start() -> Call:
        if not _is_repacked(ggml, weights, kind):
            ggml("ggml_backend_alloc_ctx_tensors", weights, backend)
        ggml("ggml_backend_alloc_ctx_tensors", others, backend)
        ggml("ggml_backend_tensor_set", w, data.ctypes.data_as(ctypes.c_void_p), 0, data.nbytes)
        ggml("ggml_backend_tensor_set", x_tensor, x.ctypes.data_as(ctypes.c_void_p), 0, x.nbytes)
        return partial(ggml, "ggml_backend_graph_compute", backend, graph)

    def arrays(_: Any) -> list[np.ndarray]:
        out = np.empty((x.shape[0], n), np.float32)
        ggml("ggml_backend_tensor_get", y, out.ctypes.data_as(ctypes.c_void_p), 0, out.nbytes)
        return [out]

    return Candidate(start, arrays, bound=INT8_BOUND if low.dtype.bits >= 4 else OWN_BOUND)


REPACKED = (2,)  # Q4_0: the type that its repacked kernels for AVX2 are for


def _is_repacked(ggml: Callable[..., Any], context: int, kind: int) -> bool:
    """Return whether a context's tensors are in buffers that ggml repacks for its kernels."""
    if kind not in REPACKED:
        return False
    device = ggml("ggml_backend_dev_by_type", 0)
    registry = ggml("ggml_backend_dev_backend_reg", device)
    address = ggml(
        "ggml_backend_reg_get_proc_address",
        registry,
        ctypes.c_char_p(b"ggml_backend_dev_get_extra_bufts"),
    )
    extra = ctypes.CFUNCTYPE(ctypes.POINTER(ctypes.c_void_p), ctypes.c_void_p)(address)(device)
    if not extra or not extra[0]:
        return False
    return bool(ggml("ggml_backend_alloc_ctx_tensors_from_buft", context, extra[0]))


def _pack_weight(
    ggml: Callable[..., Any], work: Workload, low: QuantisedWeight, kind: int
) -> np.ndarray:
    """Pack the rows of a weight in blocks: an f16 scale and 32 quantised values."""
    values, scales = low.unpack()
    blocks = values.reshape(*scales.shape, low.dtype.group)
    if low.dtype.bits == 8:
        blocks = blocks ^ np.uint8(128)
    elif low.dtype.bits == 4:
        blocks = blocks[..., :16] | blocks[..., 16:] << np.uint8(4)
    else:
        return _quantise(ggml, next(iter(work.weights.values())), kind)
    scale_bytes = scales.astype(np.float16)[..., None].view(np.uint8)
    return np.concatenate([scale_bytes, blocks], -1).reshape(-1)


def _quantise(ggml: Callable[..., Any], weight: np.ndarray, kind: int) -> np.ndarray:
    n, k = weight.shape
    out = np.empty(weight.nbytes, np.uint8)
    used = ggml(
        "ggml_quantize_chunk",
        kind,
        weight.ctypes.data_as(ctypes.c_void_p),
        out.ctypes.data_as(ctypes.c_void_p),
        0,
        n,
        k,
        None,
    )
    return out[:used]


CANDIDATES: dict[str, Build] = {"ggml": make_matmul}
