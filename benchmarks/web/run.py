"""Times kitsune's WebGPU in Chromium beside onnxruntime-web's, on one adapter and in turns.

    npm install --prefix benchmarks/web
    python -m benchmarks.web.run [matmul] [minilm] [--turns N]

Needs Chromium, and what `pip install -e .[dev]` installs: torch and transformers write the encoder.
Prints a table; each row says what one inference asks of the device.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper

import kitsune as kt
from tests.browser.chromium import Chromium
from tests.browser.driver import Page
from tests.browser.server import served

HERE = Path(__file__).parent
TOKENS, SIDE = 128, 512
TIMEOUT_S = 1800.0


def write_matmul(path: Path) -> np.ndarray:
    """relu(x @ w + b), 512³; its input."""
    rng = np.random.default_rng(0)
    weights = {
        "w": rng.standard_normal((SIDE, SIDE)).astype(np.float32) / np.float32(SIDE**0.5),
        "b": rng.standard_normal(SIDE).astype(np.float32),
    }
    nodes = [
        helper.make_node("MatMul", ["x", "w"], ["product"]),
        helper.make_node("Add", ["product", "b"], ["sum"]),
        helper.make_node("Relu", ["sum"], ["y"]),
    ]
    values = [
        helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [SIDE, SIDE]) for name in "xy"
    ]
    held = [numpy_helper.from_array(array, name) for name, array in weights.items()]
    graph = helper.make_graph(nodes, "matmul", values[:1], values[1:], held)
    opset = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(graph, opset_imports=opset, ir_version=8), path)
    return rng.standard_normal((SIDE, SIDE)).astype(np.float32)


def write_minilm(path: Path) -> np.ndarray:
    """A BERT of MiniLM's sizes, 6 layers of 384, for 128 tokens; its input."""
    import torch
    from transformers import BertConfig, BertModel

    config = BertConfig(
        hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536
    )
    bert = BertModel(config, add_pooling_layer=False).eval()

    class Hidden(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.bert = bert

        def forward(self, ids: torch.Tensor) -> Any:
            return self.bert(ids).last_hidden_state

    ids = (torch.arange(TOKENS) * 7919 % config.vocab_size)[None]
    with torch.no_grad():
        torch.onnx.export(
            Hidden(), (ids,), str(path), dynamo=False, opset_version=17, input_names=["ids"],
            output_names=["hidden"],
        )  # fmt: skip
    made: np.ndarray = ids.numpy()
    return made


CASES: dict[str, Callable[[Path], np.ndarray]] = {"matmul": write_matmul, "minilm": write_minilm}


def measure(name: str, turns: int, folder: Path, page: Page, url: str) -> dict[str, Any]:
    """Write the file, export it, and let the page compare."""
    file, data, bundle = folder / f"{name}.onnx", folder / f"{name}.bin", folder / f"{name}_bundle"
    given = CASES[name](file)
    given.tofile(data)
    kt.compile(file, given).export_web(bundle, browsers=["chrome"], targets=["webgpu"])
    asked = {
        "bundle": f"{url}/{bundle.name}/", "file": f"{url}/{file.name}", "turns": turns,
        "input": f"{url}/{data.name}", "shape": list(given.shape),
        "dtype": "int64" if given.dtype == np.int64 else "float32",
    }  # fmt: skip
    compare = "async (asked) => (await import('/page.js')).compare(asked)"
    found: dict[str, Any] = page.evaluate(compare, asked, timeout=TIMEOUT_S)
    return found


def row(name: str, who: str, samples: list[dict[str, Any]]) -> str:
    last = samples[-1]
    times = sorted(s["timeMs"] for s in samples)
    return (
        f"| {name} | {who} | {statistics.median(times):,.0f} ({times[0]:,.0f} to {times[-1]:,.0f})"
        f" | {last['dispatches']} | {last['submits']} | {last['upNbytes']:,} | "
        f"{last['downNbytes']:,} |"
    )


def main(names: list[str], turns: int) -> int:
    packages = HERE / "node_modules"
    if not packages.exists():
        print("no onnxruntime-web: npm install --prefix benchmarks/web", file=sys.stderr)
        return 1
    print("| | | ms (least to most) | dispatches | submits | bytes up | bytes down |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as made, served(made) as url, Chromium() as browser:
        folder = Path(made)
        (folder / "page.js").symlink_to(HERE / "page.js")
        (folder / "node_modules").symlink_to(packages)
        for name in names:
            page = browser.open(f"{url}/blank")
            found = measure(name, turns, folder, page, url)
            print(row(name, "kitsune", found["ours"]))
            print(row(name, f"onnxruntime-web {found['version']}", found["theirs"]))
            pairs = zip(found["theirs"], found["ours"], strict=True)
            ratio = statistics.median(their["timeMs"] / our["timeMs"] for their, our in pairs)
            print(f"{name}: {ratio:.1f} times as fast; outputs up to {found['range']:.3g} "
                  f"differ by {found['error']:.1e}; "
                  f"profiles {found['profiles']}", file=sys.stderr, flush=True)  # fmt: skip
            page.close()
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--turns", type=int, default=3)
    args = parser.parse_args()
    sys.exit(main(args.names or list(CASES), args.turns))
