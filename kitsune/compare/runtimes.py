"""Load a model file in each runtime: kitsune, onnxruntime, OpenVINO and torch.

A runtime's library is imported when a model is loaded, in the process that runs it.
"""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.config import FusionConfig
from kitsune.errors import needs
from kitsune.frontends.pretrained import load_module
from kitsune.system.records import dataclass
from kitsune.tune.timing import Call

Arrays = dict[str, np.ndarray]

ONNX_FILE, HF_DIRECTORY = ".onnx files", "a Hugging Face directory"


@dataclass(frozen=True)
class Candidate:
    """`start` does what a process does once: it loads, compiles and packs weights. `arrays` reads
    the outputs from what a call returned."""

    start: Callable[[], Call]
    arrays: Callable[[Any], list[np.ndarray]]


Load = Callable[[str, Arrays, int], Candidate]  # path, inputs, threads


@dataclass(frozen=True)
class Peer:
    """Another runtime: the package that has it, the models it reads, and how it loads one."""

    package: str
    reads: str
    load: Load


def import_library(name: str) -> Any:
    with needs("bench", f"no {name.partition('.')[0]}"):
        return importlib.import_module(name)


def installed_version(package: str) -> str | None:
    """Return the version of a package; None where it is not installed."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def thread_variables(threads: int) -> dict[str, str]:
    """Return the variables that limit the runtimes of a process to this many threads."""
    names = ("KITSUNE_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
    return dict.fromkeys(names, str(threads)) | {"OPENVINO_TELEMETRY": "0"}


# --- kitsune -------------------------------------------------------------------------------------


def import_compiler() -> None:
    """Import what the first compile would: imports do not count as a start."""
    for stage in ("kitsune.backends.cpu.cpu_backend", "kitsune.backends.cpu.linker"):
        importlib.import_module(stage)


def load_kitsune(
    path: str, feeds: Arrays, threads: int, config: FusionConfig | None = None
) -> Candidate:
    """Compile a model for the sizes of its inputs."""
    import_compiler()
    if path.endswith(".onnx"):
        import_library("kitsune.frontends.onnx")

    def start() -> Call:
        model = kt.compile(path, threads=threads, config=config)
        model.warm_up([feeds])
        return partial(model.run, None, feeds)

    return Candidate(start, list)


# --- onnxruntime and OpenVINO --------------------------------------------------------------------


def load_onnxruntime(source: str | bytes, feeds: Arrays, threads: int) -> Candidate:
    """Make a session of a file or its bytes, with all optimisations."""
    onnxruntime = import_library("onnxruntime")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads

    def start() -> Call:
        session = onnxruntime.InferenceSession(source, options, providers=["CPUExecutionProvider"])
        return partial(session.run, None, feeds)

    return Candidate(start, list)


def load_openvino(path: str, feeds: Arrays, threads: int) -> Candidate:
    """Compile a model for fixed input sizes, which OpenVINO runs faster."""

    def read(core: Any) -> Any:
        model = core.read_model(path)
        model.reshape({name: list(array.shape) for name, array in feeds.items()})
        return model

    return compile_openvino(read, list(feeds.values()), threads)


def compile_openvino(
    read: Callable[[Any], Any],
    inputs: Sequence[np.ndarray],
    threads: int,
    options: dict[str, Any] | None = None,
) -> Candidate:
    """Compile the model that `read` gets from a core, in f32. Inputs are bound once, and calls
    reuse the memory of the outputs."""
    openvino = import_library("openvino")
    properties = {
        "INFERENCE_NUM_THREADS": threads,
        "PERFORMANCE_HINT": "LATENCY",
        "INFERENCE_PRECISION_HINT": "f32",
        **(options or {}),
    }

    def start() -> Call:
        core = openvino.Core()
        request = core.compile_model(read(core), "CPU", properties).create_infer_request()
        for number, array in enumerate(inputs):
            request.set_input_tensor(number, openvino.Tensor(array, shared_memory=True))
        return partial(request.infer, share_outputs=True)

    return Candidate(start, lambda result: [np.array(value) for value in result.values()])


# --- torch ---------------------------------------------------------------------------------------


def load_torch(path: str, feeds: Arrays, threads: int, backend: str | None = None) -> Candidate:
    """Load a directory by transformers, eager or through a backend of torch.compile. Compiled
    models are frozen, which packs their weights."""
    torch = import_library("torch")
    torch.set_num_threads(threads)
    torch.set_grad_enabled(False)
    torch._inductor.config.freezing = True
    module = load_module(path).eval().requires_grad_(False)
    inputs = {name: torch.from_numpy(array) for name, array in feeds.items()}

    def start() -> Call:
        run = module if backend is None else torch.compile(module, backend=backend, dynamic=False)
        return call_once(partial(run, **inputs))

    def arrays(result: Any) -> list[np.ndarray]:
        leaves = torch.utils._pytree.tree_leaves(result)
        return [leaf.detach().numpy() for leaf in leaves if isinstance(leaf, torch.Tensor)]

    return Candidate(start, arrays)


def call_once(call: Call) -> Call:
    """Return the call, after the first one: that is when torch compiles."""
    call()
    return call


OWN: dict[str, Load] = {
    "kitsune": load_kitsune,
    "unfused": partial(load_kitsune, config=FusionConfig(enabled=False)),
}
PEERS = {
    "onnxruntime": Peer("onnxruntime", ONNX_FILE, load_onnxruntime),
    "openvino": Peer("openvino", ONNX_FILE, load_openvino),
    "torch": Peer("torch", HF_DIRECTORY, load_torch),
    "torch.compile": Peer("torch", HF_DIRECTORY, partial(load_torch, backend="inductor")),
}
LOADERS = OWN | {name: peer.load for name, peer in PEERS.items()}
