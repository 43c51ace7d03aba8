"""Write the shaders of a compiled model for one browser, with names from its graph."""

from __future__ import annotations

import re
from typing import Any

from kitsune.backends.webgpu.emit_shader import emit, workgroups
from kitsune.backends.webgpu.profiles import Profile, profile
from kitsune.backends.webgpu.ranges import flow
from kitsune.compiler import lower_graph
from kitsune.ir.node import Node
from kitsune.lower.memory import Step
from kitsune.model.compiled_model import CompiledModel
from kitsune.target import GpuTarget


def wgsl(
    model: CompiledModel,
    browser: str = "native",
    *,
    shapes: Any = None,
    workgroup_size: int | None = None,
    tile_size: int | None = None,
    use_fast_math: bool | None = None,
) -> str:
    """Return the WGSL of a model's shaders, each after what it computes and its dispatch.

    The model may be compiled for any device; it is planned again for an adapter of that browser.
    """
    chosen = profile(
        browser, workgroup_size=workgroup_size, tile_size=tile_size, use_fast_math=use_fast_math
    )
    target = chosen.make_target()
    graph, config = model.traced(shapes)
    layout = lower_graph(graph, target, config)
    known = flow((step.kernel, step.refs) for step in layout.steps)
    texts = [
        _shader(number, step, emit(step.kernel, target, here, chosen), target, chosen)
        for number, (step, here) in enumerate(zip(layout.steps, known, strict=True))
    ]
    return "\n".join(texts)


def _shader(number: int, step: Step, text: str, target: GpuTarget, chosen: Profile) -> str:
    names = _names(step)
    grid = ", ".join(map(str, workgroups(step.kernel, target, chosen)))
    ops = ", ".join(node.op for node in step.nodes)
    head = [
        f"// {number}: {step.kernel.kind} kernel, {step.pattern or 'no pattern'}: {ops}",
        *(f"//   {name}: {node}" for name, node in zip(names, step.values, strict=True)),
        f"// dispatch_workgroups({grid})",
    ]
    # What is bound is b0, b1, … in the text; nothing else is called so.
    readable = re.sub(r"\bb(\d+)\b(?=[\[:])", lambda found: names[int(found[1])], text)
    return "\n".join([*head, readable])


def _names(step: Step) -> list[str]:
    """Name each buffer after what it holds, without clashes or WGSL keywords."""
    written = set(step.kernel.written_buffers())
    names: list[str] = []
    for number, node in enumerate(step.values):
        name = f"{_word(node)}_{'out' if number in written else 'in'}"
        taken = sum(other == name or other.startswith(f"{name}_") for other in names)
        names.append(f"{name}_{taken}" if taken else name)
    return names


def _word(node: Node) -> str:
    """Return the user's name of a node, or its op."""
    said = node.attr("name") if node.op == "input" else node.op
    word = re.sub(r"\W+", "_", str(said)).strip("_")
    return word if word[:1].isalpha() else f"x{word}"
