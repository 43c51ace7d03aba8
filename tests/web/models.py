"""Small models that a page runs, and a plan of a bundle run without one."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.backends.webgpu.device import Device

WIDTH, HEADS, WORDS = 32, 4, 100


def random(*shape: int) -> kt.Tensor:
    rng = np.random.default_rng(sum(shape))
    return kt.tensor((rng.standard_normal(shape) * shape[0] ** -0.5).astype(np.float32))


def block(length: int) -> tuple[Callable[[kt.Tensor], kt.Tensor], np.ndarray]:
    """Words looked up, attention, and two layers after it."""
    table, q, k, v, out = random(WORDS, WIDTH), *(random(WIDTH, WIDTH) for _ in range(4))
    up, down = random(WIDTH, 4 * WIDTH), random(4 * WIDTH, WIDTH)

    def split(t: kt.Tensor) -> kt.Tensor:
        return t.reshape(length, HEADS, WIDTH // HEADS).permute(1, 0, 2)

    def function(ids: kt.Tensor) -> kt.Tensor:
        x = table[ids]
        scores = (split(x @ q) @ split(x @ k).permute(0, 2, 1)) * 0.25
        mixed = (scores.softmax(2) @ split(x @ v)).permute(1, 0, 2).reshape(length, WIDTH)
        y = (mixed @ out + x).layer_norm((WIDTH,))
        return ((y @ up).gelu() @ down + y).layer_norm((WIDTH,))

    return function, np.arange(length, dtype=np.int64) * 7 % WORDS


def convolutions() -> tuple[Callable[[kt.Tensor], kt.Tensor], np.ndarray]:
    """Two convolutions, the mean of every channel, and classes."""
    first, second, head = random(8, 3, 3, 3), random(8, 1, 3, 3), random(8, 5)

    def function(x: kt.Tensor) -> kt.Tensor:
        y = kt.nn.functional.conv2d(x, first, stride=2, padding=1).relu()
        y = kt.nn.functional.conv2d(y, second, padding=1, groups=8).relu()
        return (y.mean((2, 3)) @ head).softmax(1)

    x = np.random.default_rng(1).standard_normal((1, 3, 12, 12)).astype(np.float32)
    return function, x


def weights_of(site: Path) -> bytes:
    """The weights of a bundle, by address."""
    held = json.loads((site / "model.json").read_text(encoding="utf-8"))["weights"]
    shards = [(site / shard["file"]).read_bytes() for shard in held["shards"]]
    made = bytearray(held["nbytes"])
    for address, nbytes, shard, at in held["runs"]:
        made[address : address + nbytes] = shards[shard][at : at + nbytes]
    return bytes(made)


def replayed(
    site: Path, entry: Any, described: Any, inputs: Sequence[np.ndarray]
) -> list[np.ndarray]:
    """The outputs of a plan: its steps bound and dispatched as it says, and nothing else."""
    device = Device.open()
    plan = json.loads((site / entry["plan"]).read_text(encoding="utf-8"))
    weights = weights_of(site)
    usage = "STORAGE|COPY_SRC|COPY_DST"
    arena = device.create(max(16, plan["arena"]), usage)
    bound = []
    for kind, at, nbytes in plan["places"]:
        handle = arena if kind == "arena" else device.create(nbytes, usage)
        if kind == "constant":
            device.handle.queue.write_buffer(handle, 0, weights[at : at + nbytes])
        bound.append({"buffer": handle, "offset": at if kind == "arena" else 0, "size": nbytes})
    for number, at in plan["inputs"]:
        device.handle.queue.write_buffer(bound[at]["buffer"], 0, inputs[number].tobytes())
    for step in plan["steps"]:
        text = (site / step["shader"]).read_text(encoding="utf-8")
        pipeline = device.pipeline(text, len(step["bind"]))
        entries = [{"binding": n, "resource": bound[at]} for n, at in enumerate(step["bind"])]
        layout = device.layout(len(step["bind"]))
        group = device.handle.create_bind_group(layout=layout, entries=entries)
        encoder = device.handle.create_command_encoder()
        run = encoder.begin_compute_pass()
        run.set_pipeline(pipeline)
        run.set_bind_group(0, group)
        run.dispatch_workgroups(*step["grid"])
        run.end()
        device.handle.queue.submit([encoder.finish()])
    made = {n: device.handle.queue.read_buffer(bound[at]["buffer"]) for n, at in plan["outputs"]}
    return [
        np.frombuffer(made[at], np.float32, int(np.prod(o["shape"]))).reshape(o["shape"])
        for (_, at), o in zip(plan["made"], described["outputs"], strict=True)
    ]
