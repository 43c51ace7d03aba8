"""Serve one contender of the suite `dynamic` in a process of its own, over JSON lines.

python -m benchmarks.dynamic_worker THREADS

{"build": "onnxruntime", "case": "MiniLM-L3, 400 sizes", "file": "/…/model.onnx"}
{"call": [2, 64], "times": 2}              # processor and wall seconds of each call
{"output": [2, 64], "file": "/…/out.npy"}  # writes the first output
{"memory": true}                           # resident bytes, programs, time of children
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.dynamic_cases import STATIC, DynamicCase, find_dynamic, make_module
from kitsune.compare.runtimes import Arrays, import_compiler, import_library
from kitsune.compare.worker import Worker, redirect_output, serve
from kitsune.compare.worker_pool import Message

Run = Callable[[Arrays], list[np.ndarray]]
Open = Callable[[str, int], Run]  # path, threads


class DynamicWorker(Worker):
    """Opens one model and calls it with whatever sizes it is asked to."""

    own = ("kitsune", STATIC)

    def __init__(self, threads: int) -> None:
        super().__init__(threads)
        self.programs = [0]

    def build(self, message: Message) -> dict[str, Any]:
        name, self.case = message["build"], find_dynamic(message["case"])
        self.known = {sizes: self.case.feeds(sizes) for sizes in self.case.sizes}
        if name in self.own:
            self.programs = count_programs()
        start = prepare_module(self.case, name) if self.case.make else FILES[name]
        cpu, wall = time.process_time(), time.perf_counter()
        self.run = start(message["file"], self.threads)
        return {"cpu_s": time.process_time() - cpu, "wall_s": time.perf_counter() - wall}

    def answer(self, message: Message) -> dict[str, Any]:
        if "call" in message:
            feeds = self._feeds(message["call"])
            return {"calls": [self._time(feeds) for _ in range(message["times"])]}
        if "output" in message:
            np.save(message["file"], self.run(self._feeds(message["output"]))[0])
            return {}
        if "memory" in message:
            children = resource.getrusage(resource.RUSAGE_CHILDREN)  # compilers, of Inductor
            return {
                "nbytes": read_resident_nbytes(),
                "programs": self.programs[0],
                "children_s": children.ru_utime + children.ru_stime,
            }
        return super().answer(message)

    def _feeds(self, sizes: list[int]) -> Arrays:
        """Inputs of a size are made once: some runtimes keep what they were called with. Those of
        the sweep are there before memory is counted."""
        if tuple(sizes) not in self.known:
            self.known[tuple(sizes)] = self.case.feeds(tuple(sizes))
        return self.known[tuple(sizes)]

    def _time(self, feeds: Arrays) -> tuple[float, float]:
        cpu, wall = time.process_time(), time.perf_counter()
        self.run(feeds)
        return time.process_time() - cpu, time.perf_counter() - wall


def read_resident_nbytes() -> int:
    """Return the memory that the process has; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def count_programs() -> list[int]:
    """Count the programs that are loaded from now on, in the one element of the list."""
    backend = import_library("kitsune.backends.cpu.cpu_backend").CpuBackend
    load, count = backend.load, [0]

    def counted(*args: Any, **options: Any) -> Any:
        count[0] += 1
        return load(*args, **options)

    backend.load = counted
    return count


# --- files ---------------------------------------------------------------------------------------


def open_kitsune(path: str, threads: int, dynamic: bool = True) -> Run:
    kt = import_library("kitsune")
    import_compiler()
    import_library("kitsune.frontends.onnx")
    model = kt.compile(path, threads=threads, dynamic=dynamic, wait=True)
    return lambda feeds: list(model.run(None, feeds))


def open_onnxruntime(path: str, threads: int) -> Run:
    runtime = import_library("onnxruntime")
    options = runtime.SessionOptions()
    options.intra_op_num_threads = threads
    session = runtime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    return lambda feeds: list(session.run(None, feeds))


def open_openvino(path: str, threads: int) -> Run:
    """The sizes stay dynamic; results are read in place."""
    core = import_library("openvino").Core()
    properties = {
        "INFERENCE_NUM_THREADS": threads,
        "PERFORMANCE_HINT": "LATENCY",
        "INFERENCE_PRECISION_HINT": "f32",
    }
    request = core.compile_model(core.read_model(path), "CPU", properties).create_infer_request()
    return lambda feeds: list(request.infer(feeds, share_inputs=True, share_outputs=True).values())


FILES: dict[str, Open] = {
    "kitsune": open_kitsune,
    STATIC: lambda path, threads: open_kitsune(path, threads, dynamic=False),
    "onnxruntime": open_onnxruntime,
    "openvino": open_openvino,
}


# --- torch modules -------------------------------------------------------------------------------

BACKENDS = {"kitsune": ("kitsune", True), STATIC: ("kitsune", False)}
BACKENDS |= {"torch.compile": ("inductor", True)}


def prepare_module(case: DynamicCase, name: str) -> Open:
    """Make the module, which does not count; what is returned compiles it."""
    torch = import_library("torch")
    torch.set_grad_enabled(False)
    torch._inductor.config.freezing = True
    torch._dynamo.config.cache_size_limit = 64  # static programs, one a size
    module = make_module(case)

    def start(path: str, threads: int) -> Run:
        torch.set_num_threads(threads)
        run = module
        if name in BACKENDS:
            backend, dynamic = BACKENDS[name]
            run = torch.compile(module, backend=backend, dynamic=dynamic)

        def call(feeds: Arrays) -> list[np.ndarray]:
            made = run(**{key: torch.from_numpy(value) for key, value in feeds.items()})
            return [(made if isinstance(made, torch.Tensor) else made[0]).numpy()]

        return call

    return start


if __name__ == "__main__":
    answers = redirect_output()
    serve(DynamicWorker(int(sys.argv[1])), answers)
