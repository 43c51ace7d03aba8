"""Open a WebGPU device: its limits as a target, its memory, pipelines and errors."""

from __future__ import annotations

import atexit
import re
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import numpy as np

from kitsune.backends.webgpu.buffers import LEAST_NBYTES, Buffer, Buffers
from kitsune.errors import DeviceError, needs
from kitsune.system.locks import can_start_threads, make_lock
from kitsune.target import GpuTarget

LIMITS = {  # GpuTarget's field → the adapter's name for it
    "max_invocations": "max-compute-invocations-per-workgroup",
    "max_storage_buffers": "max-storage-buffers-per-shader-stage",
    "max_binding_nbytes": "max-storage-buffer-binding-size",
    "max_buffer_nbytes": "max-buffer-size",
    "max_workgroup_nbytes": "max-compute-workgroup-storage-size",
    "max_workgroups": "max-compute-workgroups-per-dimension",
}
SIDES = ("max-compute-workgroup-size-x", "max-compute-workgroup-size-y")
# wgpu's names for features
SUBGROUPS, TIMESTAMPS, SHADER_F16 = "subgroup", "timestamp-query", "shader-f16"
STORAGE = "STORAGE|INDIRECT|COPY_SRC|COPY_DST"
PIPELINES_AT_ONCE, PIPELINES_KEPT = 4, 1024


class Device:
    """An adapter with all it grants, and the pipelines made on it."""

    _opened: Device | None = None
    _opening = make_lock()

    def __init__(self, wgpu: Any, handle: Any, target: GpuTarget) -> None:
        self.wgpu, self.handle, self.target = wgpu, handle, target
        self.lost = False
        self.submits = 0
        self.buffers = Buffers(self.create)
        self._pipelines: OrderedDict[str, Any] = OrderedDict()
        self._layouts: dict[tuple[int, bool], Any] = {}
        self._constants: dict[tuple[int, str], Buffer] = {}
        self._lock, self._reading = make_lock(), make_lock()
        self._staging: Any = None

    @classmethod
    def open(cls) -> Device:
        """The default adapter; opened once, and again when it was lost."""
        with cls._opening:
            if cls._opened is None or cls._opened.lost:
                cls._opened = open_device()
                atexit.register(cls._opened.wait)
            return cls._opened

    def wait(self) -> None:
        """Until all that was submitted is done: a process that ends before its device may crash."""
        if self.submits and not self.lost:
            self.read(Buffer(self.create(LEAST_NBYTES), LEAST_NBYTES))

    # --- memory ----------------------------------------------------------------------------------

    def create(self, nbytes: int, usage: str = STORAGE) -> Any:
        most = self.target.max_buffer_nbytes
        if nbytes > most:
            raise DeviceError(
                f"no buffer of {nbytes} bytes",
                why=f"'{self.target.name}' makes buffers of at most {most} bytes",
                hint="split the tensor, or run this model on the CPU",
            )
        with self.reporting(f"a buffer of {nbytes} bytes"):
            return self.handle.create_buffer(size=nbytes, usage=usage)

    def upload(self, buffer: Buffer, data: Any) -> None:
        """Write from the start of `buffer`; what is missing to a whole word is zero."""
        raw = to_bytes(data)
        if raw.nbytes % 4:
            raw = np.pad(raw, (0, -raw.nbytes % 4))
        if raw.nbytes:
            with self.reporting("an upload"):
                self.handle.queue.write_buffer(buffer.handle, 0, raw)

    def clear(self, buffer: Buffer) -> None:
        """Make all of it 0, without sending anything."""
        with self.reporting("a buffer of zeros"):
            encoder = self.handle.create_command_encoder()
            encoder.clear_buffer(buffer.handle, 0, pad_size(buffer.nbytes))
            self.handle.queue.submit([encoder.finish()])
        self.submits += 1

    def read(self, buffer: Buffer) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Its bytes, once all that was submitted is done; through one buffer that grows."""
        size = pad_size(buffer.nbytes)
        with self._reading:
            if self._staging is None or self._staging.size < size:
                self._staging = self.create(size, "MAP_READ|COPY_DST")
            staging = self._staging
            with self.reporting("a result"):
                encoder = self.handle.create_command_encoder()
                encoder.copy_buffer_to_buffer(buffer.handle, 0, staging, 0, size)
                self.handle.queue.submit([encoder.finish()])
            raw = self.read_mapped(staging)
        return raw[: buffer.nbytes]

    def read_mapped(
        self, staging: Any, nbytes: int | None = None
    ) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """What a buffer that can be mapped holds, or its first bytes; waits for it."""
        with self.reporting("a result"):
            staging.map_sync("READ", 0, nbytes)
            try:
                return np.frombuffer(staging.read_mapped(0, nbytes, copy=True), np.uint8)
            finally:
                staging.unmap()

    def constant(self, array: np.ndarray, form: str, make: Callable[[], Any]) -> Buffer:
        """An array that does not change, sent once for all programs that read it in one form, which
        `make` gives it; its memory is given back when nobody has the array any more."""
        key = (id(array), form)
        with self._lock:
            found = self._constants.get(key)
        if found is None:
            raw = to_bytes(make())
            found = self.buffers.take(raw.nbytes)
            self.upload(found, raw)
            with self._lock:
                self._constants[key] = found
            weakref.finalize(array, self._forget, key).atexit = False
        return found

    def _forget(self, key: tuple[int, str]) -> None:
        with self._lock:
            found = self._constants.pop(key)
        self.buffers.give(found)

    # --- pipelines -------------------------------------------------------------------------------

    def layout(self, count: int, has_sizes: bool = False) -> Any:
        """`count` storage buffers, all writable; after them a uniform of sizes, at any offset."""
        key = (count, has_sizes)
        if key not in self._layouts:
            kinds = ["storage"] * count + ["uniform"] * has_sizes
            stage = self.wgpu.ShaderStage.COMPUTE
            entries = [
                {
                    "binding": n,
                    "visibility": stage,
                    "buffer": {"type": kind, "has_dynamic_offset": kind == "uniform"},
                }
                for n, kind in enumerate(kinds)
            ]
            self._layouts[key] = self.handle.create_bind_group_layout(entries=entries)
        return self._layouts[key]

    def pipeline(self, text: str, count: int) -> Any:
        """Equal shaders share one."""
        return self.pipelines([(text, count)])[0]

    @property
    def pipeline_count(self) -> int:
        """The pipelines that are there."""
        return len(self._pipelines)

    def pipelines(
        self,
        wanted: Sequence[tuple[str, int]],
        at_once: int = PIPELINES_AT_ONCE,
        kept: int = PIPELINES_KEPT,
    ) -> list[Any]:
        """Of shaders with that many bindings each. Those not known yet are made `at_once` many at a
        time; of all, the `kept` used last stay."""
        texts = {text: count for text, count in wanted if text not in self._pipelines}
        for text, count in texts.items():
            self.layout(count, has_sizes(text))
        if can_start_threads():
            with ThreadPoolExecutor(max_workers=max(1, min(at_once, len(texts)))) as crew:
                pipelines = list(crew.map(self._make, texts, texts.values()))
        else:
            pipelines = list(map(self._make, texts, texts.values()))
        made = dict(zip(texts, pipelines, strict=True))
        with self._lock:
            self._pipelines |= made
            found = [self._pipelines[text] for text, _ in wanted]
            for text, _ in wanted:
                self._pipelines.move_to_end(text)
            while len(self._pipelines) > kept:
                self._pipelines.popitem(last=False)
        return found

    def _make(self, text: str, count: int) -> Any:
        layouts = [self.layout(count, has_sizes(text))]
        layout = self.handle.create_pipeline_layout(bind_group_layouts=layouts)
        try:
            module = self.handle.create_shader_module(code=text)
            return self.handle.create_compute_pipeline(
                layout=layout, compute={"module": module, "entry_point": "main"}
            )
        except self.wgpu.GPUError as error:
            if "lost" in str(error):
                raise self._make_error("a shader", error) from error
            raise make_shader_error(text, str(error), self.target) from error

    # --- errors ----------------------------------------------------------------------------------

    @contextmanager
    def reporting(self, what: str) -> Iterator[None]:
        """Errors of the device as ours; `what` was asked of it."""
        try:
            yield
        except (self.wgpu.GPUError, RuntimeError) as error:
            raise self._make_error(what, error) from error

    def _make_error(self, what: str, error: Exception) -> DeviceError:
        message = " ".join(str(error).split())
        if "lost" in message:
            self.lost = True
            return DeviceError(
                f"'{self.target.name}' was lost",
                why=message,
                hint="call again: what was on the device is sent anew",
            )
        if isinstance(error, self.wgpu.GPUOutOfMemoryError):
            held = self.buffers.report()
            return DeviceError(
                f"'{self.target.name}' has no memory for {what}",
                why=f"{held['live']} bytes are in use and {held['pooled']} kept for reuse",
                hint="dispose of tensors and trim the buffers, or run this model on the CPU",
            )
        return DeviceError(f"'{self.target.name}' refused {what}", why=message)


def open_device() -> Device:
    """A new device on the default adapter."""
    with needs("webgpu", "no WebGPU", DeviceError):
        import wgpu
    try:
        adapter = wgpu.gpu.request_adapter_sync(power_preference="high-performance")
        wished = (SUBGROUPS, TIMESTAMPS, SHADER_F16)
        features = [name for name in wished if name in adapter.features]
        wanted = [*LIMITS.values(), *SIDES]
        handle = adapter.request_device_sync(
            required_features=features, required_limits={n: adapter.limits[n] for n in wanted}
        )
    except (RuntimeError, wgpu.GPUError) as error:
        raise DeviceError(
            "no WebGPU adapter",
            why=str(error),
            hint="install a Vulkan driver; mesa-vulkan-drivers has one that needs no GPU",
        ) from error
    granted = {field: adapter.limits[name] for field, name in LIMITS.items()}
    granted["alignment"] = adapter.limits["min-storage-buffer-offset-alignment"]
    name = adapter.info["device"]
    return Device(
        wgpu,
        handle,
        GpuTarget(
            name,
            **granted,
            subgroups=SUBGROUPS in features,
            enables=False,
            has_f16=SHADER_F16 in features,
        ),
    )


def has_sizes(text: str) -> bool:
    """Whether a shader reads sizes that calls decide."""
    return "var<uniform>" in text


def pad_size(nbytes: int) -> int:
    """As much as is bound and copied."""
    return max(LEAST_NBYTES, -(-nbytes // 4) * 4)


def to_bytes(data: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The bytes of an array, or of anything that holds bytes."""
    if isinstance(data, bytes | bytearray | memoryview):
        return np.frombuffer(data, np.uint8)
    return np.ascontiguousarray(data).reshape(-1).view(np.uint8)


def make_shader_error(text: str, message: str, target: GpuTarget) -> DeviceError:
    """What the device said, and the line of the shader it said it about."""
    place = re.search(r"wgsl:(\d+):\d+", message)
    at = ""
    if place:
        number = int(place[1])
        at = f"line {number}: {text.splitlines()[number - 1].strip()}"
    return DeviceError(f"'{target.name}' refused a shader", why=message, at=at)
