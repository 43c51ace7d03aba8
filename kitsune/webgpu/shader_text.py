"""Write the shaders of a compiled model for one browser, with names from its graph."""

from __future__ import annotations

import re
from typing import Any

from kitsune.backends.webgpu.gpu_program import Bound, emit_bound, places
from kitsune.backends.webgpu.profiles import profile
from kitsune.backends.webgpu.units import Unit
from kitsune.compiler import lower_graph
from kitsune.ir.node import Node
from kitsune.lower.memory import Module, Step
from kitsune.model.compiled_model import CompiledModel


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
    module = lower_graph(graph, target, config)
    bound = places(module, chosen)
    units = emit_bound(bound, target, chosen.within(target)).units
    return "\n".join(_shader(n, unit, module, bound) for n, unit in enumerate(units))


def _shader(number: int, unit: Unit, module: Module, bound: Bound) -> str:
    steps = [module.steps[n] for kernel in unit.kernels if (n := bound.steps[kernel]) is not None]
    ops = ", ".join(node.op for step in steps for node in step.nodes) or "none"
    pattern = steps[0].pattern if len(steps) == 1 else ""
    head = [f"// {number}: {unit.kind} kernel, {pattern or 'no pattern'}: {ops}"]
    text = unit.emitted.text
    if len(steps) == 1 and len(steps[0].values) == len(unit.bound):
        names = _names(steps[0])
        pairs = zip(names, steps[0].values, strict=True)
        head += [f"//   {name}: {node}" for name, node in pairs]
        # What is bound is b0, b1, … in the text; nothing else is called so.
        text = re.sub(r"\bb(\d+)\b(?=[\[:])", lambda found: names[int(found[1])], text)
    head.append(f"// dispatch_workgroups({', '.join(map(str, unit.grid))})")
    return "\n".join([*head, text])


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
