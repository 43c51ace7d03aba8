#!/usr/bin/env python3
"""Fills the output blocks of docs/ARCHITECTURE.md by running the code; `--check` only compares.

A block is the fenced text after `<!-- output: NAME -->`. The whole kernels go to docs/kernels/.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks.graphs import (
    attention_graph,
    layer_norm_grad_graph,
    linear_grad_graph,
    linear_graph,
    row_graph,
)
from kitsune.autodiff import gradients
from kitsune.backends.cpu.emit import emit as emit_llvm
from kitsune.backends.webgpu.emit_shader import emit as emit_wgsl
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir import ops
from kitsune.ir.format_graph import format_graph as graph_text
from kitsune.ir.node import Graph
from kitsune.lower.memory import Module
from kitsune.report.explanation import explain
from kitsune.target import X86_64_V3, GpuTarget

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "ARCHITECTURE.md"
BLOCK = re.compile(r"(<!-- output: (?P<name>[\w.]+) -->\n```\w*\n)(?P<body>.*?)(```)", re.S)
GPU = GpuTarget("webgpu")

EXAMPLES: dict[str, Callable[[], Graph]] = {
    "row": lambda: row_graph(4096, 1024, 1),
    "linear": lambda: linear_graph(128, 768, 3072),
    "lowbit": lambda: linear_graph(1, 4096, 4096, bits=4),
    "attention": lambda: attention_graph(1, 12, 512, 64, mask=True),
    "attention_grad": lambda: attention_grad_graph(4, 2048, 64),
    "linear_grad": lambda: linear_grad_graph(128, 768, 768),
    "layer_norm_grad": lambda: layer_norm_grad_graph(4096, 768),
}


def attention_grad_graph(heads: int, tokens: int, depth: int) -> Graph:
    """Causal attention and the gradients of its operands, given that of its result as `g`."""
    q, k, v, g = (ops.input_(name, (heads, tokens, depth)) for name in "qkvg")
    y = ops.attention(q, k, v, causal=True)
    return Graph((q, k, v, g), (y, *gradients(y, (q, k, v), g)))


def outputs() -> dict[str, str]:
    """Every block and file, by name."""
    made: dict[str, str] = {}
    for name, build in EXAMPLES.items():
        graph = build()
        cpu = lower_graph(graph, X86_64_V3, FusionConfig())
        gpu = lower_graph(graph, GPU, FusionConfig())
        made[f"{name}.graph"] = graph_text(cpu.graph)
        made[f"{name}.explain"] = explain(cpu.plan, cpu).to_text(all=True, width=100)
        made[f"{name}.kernel"] = "\n\n".join(str(s.kernel) for s in cpu.steps)
        made |= sources(name, cpu, gpu)
    return made


def sources(name: str, cpu: Module, gpu: Module) -> dict[str, str]:
    llvm = [emit_llvm(s.kernel, X86_64_V3) for s in cpu.steps]
    wgsl = [emit_wgsl(s.kernel, GPU) for s in gpu.steps]
    return {
        f"{name}.ll": "\n".join(llvm),
        f"{name}.wgsl": "\n".join(wgsl),
        f"{name}.inner": innermost(llvm[0]),
        f"{name}.wgsl_body": shader_body(wgsl[0]),
    }


def innermost(text: str, most: int = 40) -> str:
    """The first loop that contains no other loop, cut to a readable length."""
    blocks = re.split(r"(?m)^(?=[\w.]+:$)", text)
    for block, after in zip(blocks, [*blocks[1:], ""], strict=True):
        label = block.split(":", 1)[0]
        ends = block.rstrip().splitlines()[-1:] or [""]
        loop = block if f"label %{label}, " in ends[0] else block + after
        back = loop is block or loop.rstrip().endswith(f"br label %{label}")
        if f"%{label}.i = phi" in block and back:
            lines = loop.rstrip().splitlines()
            return "\n".join(lines[:most] + (["  ; …"] if len(lines) > most else []))
    raise AssertionError("a kernel without a loop")


def shader_body(text: str, most: int = 60) -> str:
    """The entry point, cut to a readable length."""
    at = text.find("@compute")
    lines = text[at:].rstrip().splitlines()
    return "\n".join(lines[:most] + (["  // …"] if len(lines) > most else []))


def main() -> int:
    check = "--check" in sys.argv
    made = outputs()
    stale: list[str] = []

    def fill(match: re.Match[str]) -> str:
        return f"{match[1]}{made[match['name']]}\n{match[4]}"

    page = PAGE.read_text()
    _write(PAGE, BLOCK.sub(fill, page), check, stale)
    for name, text in made.items():
        if name.endswith((".ll", ".wgsl", ".kernel")):
            _write(ROOT / "docs" / "kernels" / name, text.rstrip() + "\n", check, stale)
    if stale and check:
        print("stale: " + ", ".join(stale) + "; run scripts/architecture.py")
    return int(check and bool(stale))


def _write(path: Path, text: str, check: bool, stale: list[str]) -> None:
    if path.exists() and path.read_text() == text:
        return
    stale.append(str(path.relative_to(ROOT)))
    if not check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    sys.exit(main())
