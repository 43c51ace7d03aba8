"""Start a library once, in a process of its own, and print what that took as JSON.

    python -m benchmarks.start_worker LIBRARY MODEL FEEDS THREADS RESULT

MODEL is an ONNX file, or the name of a torch module below. Nothing is imported before the library
is: all that a process takes until its first result counts.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

BEGUN = time.perf_counter()


def read_usage() -> dict[str, float]:
    """Processor and wall time since the process began, and its peak memory."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    cpu = sum(usage.ru_utime + usage.ru_stime for usage in usages)
    return {
        "cpu_us": 1e6 * cpu,
        "wall_us": 1e6 * (time.perf_counter() - BEGUN),
        "peak_nbytes": read_peak(),
    }


def read_peak() -> int:
    """The peak memory of this process; what `getrusage` says may be that of its parent."""
    with open("/proc/self/status", encoding="utf-8") as file:
        [line] = [line for line in file if line.startswith("VmHWM:")]
    return 1024 * int(line.split()[1])


def start_kitsune(model: str, feeds: dict[str, Any], threads: int) -> tuple[Any, Any]:
    import kitsune as kt

    made = kt.compile(model, threads=threads)
    return made.run(None, feeds)[0], lambda: made.warm_up([feeds])  # which waits for the final code


def start_onnxruntime(model: str, feeds: dict[str, Any], threads: int) -> tuple[Any, Any]:
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    return session.run(None, feeds)[0], None


def start_openvino(model: str, feeds: dict[str, Any], threads: int) -> tuple[Any, Any]:
    import openvino  # type: ignore[import-not-found]

    core = openvino.Core()
    hints = {"INFERENCE_NUM_THREADS": threads, "INFERENCE_PRECISION_HINT": "f32"}
    compiled = core.compile_model(core.read_model(model), "CPU", hints)
    return compiled(feeds)[0], None


def start_torch(model: str, feeds: dict[str, Any], threads: int) -> tuple[Any, Any]:
    import torch

    torch.set_num_threads(threads)
    torch.backends.mha.set_fastpath_enabled(False)  # one op a layer, which models written out lack
    module = MODULES[model]().eval()
    given = [torch.from_numpy(array) for array in feeds.values()]
    with torch.no_grad():
        return torch.compile(module)(*given).numpy(), None


STARTS: dict[str, Callable[..., tuple[Any, Any]]] = {
    "kitsune": start_kitsune,
    "onnxruntime": start_onnxruntime,
    "openvino": start_openvino,
    "torch.compile": start_torch,
}


# --- torch modules of the same sizes -------------------------------------------------------------


def make_bert(layers: int, width: int) -> Any:
    from torch import nn

    class Bert(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.words, self.norm = nn.Embedding(30522, width), nn.LayerNorm(width)
            each = nn.TransformerEncoderLayer(
                width, width // 32 if width < 768 else 12, 4 * width, 0.0, "gelu", batch_first=True
            )
            self.encoder = nn.TransformerEncoder(each, layers, enable_nested_tensor=False)

        def forward(self, ids: Any, mask: Any) -> Any:
            return self.encoder(self.norm(self.words(ids)), src_key_padding_mask=mask == 0)

    return Bert()


def make_resnet50() -> Any:
    from torch import nn

    def convolve(fan_in: int, fan_out: int, size: int, stride: int) -> Any:
        options = {"padding": size // 2, "bias": False}
        return nn.Sequential(
            nn.Conv2d(fan_in, fan_out, size, stride, **options), nn.BatchNorm2d(fan_out)
        )

    class Block(nn.Module):  # type: ignore[misc]
        def __init__(self, fan_in: int, width: int, stride: int) -> None:
            super().__init__()
            relu = nn.ReLU()
            first, second = convolve(fan_in, width, 1, 1), convolve(width, width, 3, stride)
            self.long = nn.Sequential(first, relu, second, relu, convolve(width, 4 * width, 1, 1))
            is_same = fan_in == 4 * width and stride == 1
            self.short = nn.Identity() if is_same else convolve(fan_in, 4 * width, 1, stride)

        def forward(self, x: Any) -> Any:
            return (self.long(x) + self.short(x)).relu()

    blocks, fan_in = [], 64
    for width, count, stride in ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)):
        for number in range(count):
            blocks.append(Block(fan_in, width, 1 if number else stride))
            fan_in = 4 * width
    stem = convolve(3, 64, 7, 2), nn.ReLU(), nn.MaxPool2d(3, 2, 1)
    head = nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(fan_in, 1000)
    return nn.Sequential(*stem, *blocks, *head)


MODULES: dict[str, Callable[[], Any]] = {
    "MiniLM-L3": lambda: make_bert(3, 384),
    "BERT-base": lambda: make_bert(12, 768),
    "ResNet-50": make_resnet50,
}


def main(library: str, model: str, feeds_path: str, threads: str, result_path: str) -> None:
    import numpy as np

    with np.load(feeds_path) as file:
        feeds = dict(file)
    made, finish = STARTS[library](model, feeds, int(threads))
    found = {"first": read_usage()}
    if finish is not None:
        finish()
        found["final"] = read_usage()
    np.save(result_path, made)
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
