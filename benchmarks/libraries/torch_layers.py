"""The recurrent layer of an ONNX file as a module of torch."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from kitsune.compare.runtimes import Arrays, Candidate, import_library
from kitsune.tune.timing import Call

GATES = {"LSTM": 4, "GRU": 3}
# The gates of torch, by their numbers in an ONNX file.
TORCH_GATES = {"LSTM": (0, 2, 3, 1), "GRU": (1, 0, 2)}
PARAMETERS = ("weight_ih", "weight_hh", "bias_ih", "bias_hh")


def load_recurrent(path: str, feeds: Arrays, threads: int) -> Candidate:
    """Load the layer of a file as a module of torch."""
    torch, onnx = import_library("torch"), import_library("onnx")
    torch.set_num_threads(threads)
    torch.set_grad_enabled(False)
    graph = onnx.load(path).graph
    op, x = graph.node[0].op_type, torch.from_numpy(feeds["x"])
    weights = {t.name: onnx.numpy_helper.to_array(t) for t in graph.initializer}
    ways, _, hidden = weights["r"].shape
    module = getattr(torch.nn, op)(x.shape[2], hidden, bidirectional=ways == 2).eval()
    for way, suffix in enumerate(("l0", "l0_reverse")[:ways]):
        biases = np.split(weights["b"][way], 2)
        given = (weights["w"][way], weights["r"][way], *biases)
        for name, value in zip(
            ("weight_ih", "weight_hh", "bias_ih", "bias_hh"), given, strict=True
        ):
            blocks = np.split(value, GATES[op])
            ordered = np.concatenate([blocks[n] for n in TORCH_GATES[op]])
            getattr(module, f"{name}_{suffix}").copy_(torch.from_numpy(ordered))

    def start() -> Call:
        return partial(module, x)

    def arrays(result: Any) -> list[np.ndarray]:
        rows = result[0].reshape(*result[0].shape[:2], ways, hidden)
        return [rows.permute(0, 2, 1, 3).numpy()]

    return Candidate(start, arrays)
