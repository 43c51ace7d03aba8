"""Kernels and buffers in, a program out that runs them on a WebGPU device in one submit."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from kitsune.backends.webgpu.emit import emit, workgroups
from kitsune.backends.webgpu.ranges import Known, flow
from kitsune.errors import DeviceError, InputError
from kitsune.lower.kernel import Kernel
from kitsune.target import GpuTarget

LIMITS = {  # GpuTarget's field → the adapter's name for it
    "max_invocations": "max-compute-invocations-per-workgroup",
    "max_storage_buffers": "max-storage-buffers-per-shader-stage",
    "max_binding_nbytes": "max-storage-buffer-binding-size",
    "max_workgroups": "max-compute-workgroups-per-dimension",
}
LEAST_NBYTES = 16  # a binding holds at least one vec4f
ALIGNMENT = 16  # of an output in the buffer that is read back


class Device:
    """An adapter with all it grants, and the pipelines made on it."""

    def __init__(self, wgpu: Any, handle: Any, target: GpuTarget) -> None:
        self.wgpu, self.handle, self.target = wgpu, handle, target
        self._pipelines: dict[str, Any] = {}
        self._layouts: dict[int, Any] = {}

    @staticmethod
    @cache
    def open() -> Device:
        """The default adapter; opened once."""
        try:
            import wgpu
        except ImportError as error:
            raise DeviceError(
                "no WebGPU", why=str(error), hint="pip install 'kitsune-fusion[webgpu]'"
            ) from error
        try:
            adapter = wgpu.gpu.request_adapter_sync(power_preference="high-performance")
        except RuntimeError as error:
            raise DeviceError(
                "no WebGPU adapter",
                why=str(error),
                hint="install a Vulkan driver; mesa-vulkan-drivers has one that needs no GPU",
            ) from error
        granted = {field: adapter.limits[name] for field, name in LIMITS.items()}
        wanted = [*LIMITS.values(), "max-buffer-size"]
        handle = adapter.request_device_sync(required_limits={n: adapter.limits[n] for n in wanted})
        return Device(wgpu, handle, GpuTarget(adapter.info["device"], **granted))

    def buffer(self, nbytes: int, usage: str = "STORAGE|COPY_SRC|COPY_DST") -> Any:
        return self.handle.create_buffer(size=padded(nbytes), usage=usage)

    def upload(self, buffer: Any, data: Any) -> None:
        """Write from the start of `buffer`; what is missing to a whole word is zero."""
        raw = as_bytes(data)
        if raw.nbytes % 4:
            raw = np.pad(raw, (0, -raw.nbytes % 4))
        if raw.nbytes:
            self.handle.queue.write_buffer(buffer, 0, raw)

    def layout(self, count: int) -> Any:
        """`count` storage buffers, all writable."""
        if count not in self._layouts:
            entry = {"visibility": self.wgpu.ShaderStage.COMPUTE, "buffer": {"type": "storage"}}
            entries = [{"binding": n, **entry} for n in range(count)]
            self._layouts[count] = self.handle.create_bind_group_layout(entries=entries)
        return self._layouts[count]

    def pipeline(self, text: str, count: int) -> Any:
        """Equal shaders share one."""
        if text not in self._pipelines:
            layout = self.handle.create_pipeline_layout(bind_group_layouts=[self.layout(count)])
            try:
                module = self.handle.create_shader_module(code=text)
                self._pipelines[text] = self.handle.create_compute_pipeline(
                    layout=layout, compute={"module": module, "entry_point": "main"}
                )
            except self.wgpu.GPUError as error:
                raise refusal(text, str(error), self.target) from error
        return self._pipelines[text]


def padded(nbytes: int) -> int:
    return max(LEAST_NBYTES, -(-nbytes // 4) * 4)


def as_bytes(data: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The bytes of an array, or of anything that holds bytes."""
    if isinstance(data, bytes | bytearray | memoryview):
        return np.frombuffer(data, np.uint8)
    return np.ascontiguousarray(data).reshape(-1).view(np.uint8)


def refusal(text: str, message: str, target: GpuTarget) -> DeviceError:
    """What the device said, and the line of the shader it said it about."""
    place = re.search(r"wgsl:(\d+):\d+", message)
    at = ""
    if place:
        number = int(place[1])
        at = f"line {number}: {text.splitlines()[number - 1].strip()}"
    return DeviceError(f"'{target.name}' refused a shader", why=message, at=at)


class GpuProgram:
    """Kernels in order, each with the program buffers bound to its own, run as one submit.

    `uploads` fill buffers once. A call writes `inputs`, runs, and returns the bytes of `outputs`.
    """

    def __init__(
        self,
        kernels: Sequence[tuple[Kernel, Sequence[int]]],
        buffer_nbytes: Sequence[int],
        uploads: Mapping[int, Any],
        inputs: Sequence[int],
        outputs: Sequence[int],
        device: Device | None = None,
    ) -> None:
        self.device = device or Device.open()
        self.nbytes, self.inputs, self.outputs = buffer_nbytes, inputs, outputs
        self.buffers = [self.device.buffer(n) for n in buffer_nbytes]
        for number, data in uploads.items():
            self.device.upload(self.buffers[number], data)
        steps = zip(kernels, flow(kernels), strict=True)
        self.steps = [self._step(kernel, bound, known) for (kernel, bound), known in steps]
        self.offsets, total = [], 0
        for number in outputs:
            self.offsets.append(total)
            total += -(-padded(buffer_nbytes[number]) // ALIGNMENT) * ALIGNMENT
        self.result = self.device.buffer(total, "MAP_READ|COPY_DST")

    def _step(
        self, kernel: Kernel, bound: Sequence[int], known: Known
    ) -> tuple[Any, Any, tuple[int, int, int]]:
        assert len(set(bound)) == len(bound) == len(kernel.buffers), f"{kernel}\nbound to {bound}"
        device = self.device
        pipeline = device.pipeline(emit(kernel, device.target, known), len(bound))
        held = [self.buffers[number] for number in bound]
        entries = [
            {"binding": n, "resource": {"buffer": b, "offset": 0, "size": b.size}}
            for n, b in enumerate(held)
        ]
        group = device.handle.create_bind_group(layout=device.layout(len(bound)), entries=entries)
        return pipeline, group, workgroups(kernel, device.target)

    def __call__(self, arrays: Sequence[ArrayLike]) -> list[np.ndarray[Any, np.dtype[np.uint8]]]:
        """Arrays for `inputs`, in their order; outputs as bytes, to be viewed as their type."""
        if len(arrays) != len(self.inputs):
            raise InputError(f"{len(arrays)} inputs for a program of {len(self.inputs)}")
        for number, data in zip(self.inputs, arrays, strict=True):
            raw = as_bytes(data)
            if raw.nbytes != self.nbytes[number]:
                raise InputError(
                    f"an input of {raw.nbytes} bytes",
                    why=f"buffer {number} takes {self.nbytes[number]} bytes",
                )
            self.device.upload(self.buffers[number], raw)
        self._submit()
        return self._read()

    def _submit(self) -> None:
        encoder = self.device.handle.create_command_encoder()
        run = encoder.begin_compute_pass()
        current = None
        for pipeline, group, grid in self.steps:
            if pipeline is not current:
                run.set_pipeline(pipeline)
                current = pipeline
            run.set_bind_group(0, group)
            run.dispatch_workgroups(*grid)
        run.end()
        for number, offset in zip(self.outputs, self.offsets, strict=True):
            size = padded(self.nbytes[number])
            encoder.copy_buffer_to_buffer(self.buffers[number], 0, self.result, offset, size)
        self.device.handle.queue.submit([encoder.finish()])

    def _read(self) -> list[np.ndarray[Any, np.dtype[np.uint8]]]:
        """Waits for the submit."""
        self.result.map_sync("READ")
        try:
            raw = np.frombuffer(self.result.read_mapped(copy=True), np.uint8)
        finally:
            self.result.unmap()
        places = zip(self.outputs, self.offsets, strict=True)
        return [raw[at : at + self.nbytes[number]] for number, at in places]
