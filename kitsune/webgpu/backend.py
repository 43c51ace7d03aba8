"""`WebGPUBackend`: tensors on a device and operations over them, fused by the planner."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any
from weakref import WeakKeyDictionary

from rich.table import Table

from kitsune.backends.webgpu.buffers import Buffers
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.gpu_program import WebGpuProgram
from kitsune.backends.webgpu.profiles import Profile, profile
from kitsune.backends.webgpu.tensor import DeviceTensor
from kitsune.compiler import lower_graph, resolve_config
from kitsune.config import FusionConfig
from kitsune.errors import DeviceError, InputError
from kitsune.frontends.operations import Operation, from_operations
from kitsune.ir.dtypes import DType, Packed
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import OPS, Kind, dequantize, input_
from kitsune.ir.rewrite import rebuild
from kitsune.report.notebook import Block, PrintableReport
from kitsune.system.free_memory import format_nbytes
from kitsune.system.locks import make_rlock
from kitsune.system.records import dataclass
from kitsune.webgpu.device_tensors import (
    QuantizedTensor,
    send,
    to_f32,
    upload_quantised,
)

Operations = Sequence[str | Operation]


@dataclass(frozen=True, repr=False)
class BackendReport(PrintableReport):
    """Bytes of the device, and what was sent to it so far. Prints as a table."""

    live: int
    pooled: int
    peak: int
    reused: int  # how often memory that was given back was handed out again
    programs: int
    dispatches: int
    submits: int

    def parts(self) -> list[Block]:
        table = Table(title="WebGPU", title_justify="left")
        for name in ("", "value"):
            table.add_column(name, justify="right" if name else "left")
        for name, value in asdict(self).items():
            shown = format_nbytes(value) if name in ("live", "pooled", "peak") else f"{value:,}"
            table.add_row(name, shown)
        return [table]


class WebGPUBackend:
    """A WebGPU device that holds tensors and runs operations on them.

    `browser` names the profile that shaders are written for, and the other options set some of its
    values; each operation may have its own.
    """

    def __init__(
        self,
        browser: str = "native",
        *,
        workgroup_size: int | None = None,
        tile_size: int | None = None,
        use_fast_math: bool | None = None,
        config: FusionConfig | None = None,
    ) -> None:
        self._browser = browser
        self._options = {
            "workgroup_size": workgroup_size,
            "tile_size": tile_size,
            "use_fast_math": use_fast_math,
        }
        self.profile = self._profile(None)
        self._config = config
        self._device: Device | None = None
        self._buffers: Buffers | None = None
        self._programs: dict[object, tuple[WebGpuProgram, Graph]] = {}
        self._packed: WeakKeyDictionary[DeviceTensor, dict[object, QuantizedTensor]] = (
            WeakKeyDictionary()
        )
        self._dispatches = self._submits = 0
        self._lock = make_rlock()

    # --- the device ------------------------------------------------------------------------------

    def initialize(self) -> WebGPUBackend:
        """Open the adapter, or say why there is none. A second time does nothing."""
        if self._device is None or self._device.lost:
            self._device = Device.open()
            self._buffers = Buffers(self._device.create, self.profile.rounding)
            self._programs.clear()
            self._packed.clear()
        return self

    @property
    def device(self) -> Device:
        if self._device is None:
            raise DeviceError("the backend is not initialized", hint="call initialize() first")
        return self._device

    @property
    def buffers(self) -> Buffers:
        """The buffer manager: `live`, `pooled` and `peak` bytes, `report()`, and `trim()`, which
        gives the device back what is only kept for reuse."""
        _ = self.device
        assert self._buffers is not None
        return self._buffers

    def memory_report(self) -> BackendReport:
        held = self.buffers.report()
        return BackendReport(
            held["live"],
            held["pooled"],
            held["peak"],
            held["reused"],
            len(self._programs),
            self._dispatches,
            self._submits,
        )

    def dispose(self) -> None:
        """Forget programs and packed weights, and give all free memory back to the device. Tensors
        that somebody holds stay."""
        with self._lock:
            self._programs.clear()
            self._packed.clear()
            if self._buffers is not None:
                self._buffers.trim()
            self._device = self._buffers = None

    # --- tensors ---------------------------------------------------------------------------------

    def tensor(self, array: Any) -> DeviceTensor:
        """An array on the device."""
        return send(self.device, self.buffers, array)

    def quantize(
        self,
        tensor: DeviceTensor | Any,
        bits_per_weight: int = 4,
        symmetric: bool = True,
        per_channel: bool = True,
        group_size: int | None = None,
        *,
        browser: str | None = None,
    ) -> QuantizedTensor:
        """A K×N weight in `bits_per_weight` bits, for the shaders of one browser; `group_size` rows
        share a scale."""
        chosen = self._profile(browser)
        return upload_quantised(
            self.device,
            self.buffers,
            to_f32(tensor),
            bits_per_weight,
            group_size,
            symmetric,
            per_channel,
            chosen,
        )

    # --- operations ------------------------------------------------------------------------------

    def matmul(
        self,
        a: DeviceTensor,
        b: DeviceTensor,
        *,
        browser: str | None = None,
        workgroup_size: int | None = None,
        tile_size: int | None = None,
        use_fast_math: bool | None = None,
        use_quantization: bool = False,
        bits_per_weight: int = 4,
    ) -> DeviceTensor:
        """a @ b. With `use_quantization`, b is quantised on the way, once for all products."""
        return self.execute_operations(
            [a, b],
            ["matmul"],
            browser=browser,
            workgroup_size=workgroup_size,
            tile_size=tile_size,
            use_fast_math=use_fast_math,
            use_quantization=use_quantization,
            bits_per_weight=bits_per_weight,
        )

    def execute_operations(
        self,
        tensors: Sequence[DeviceTensor],
        operations: Operations,
        *,
        use_fusion: bool = True,
        browser: str | None = None,
        workgroup_size: int | None = None,
        tile_size: int | None = None,
        use_fast_math: bool | None = None,
        use_quantization: bool = False,
        bits_per_weight: int = 4,
        config: FusionConfig | None = None,
    ) -> DeviceTensor:
        """A chain of operations: the first reads the first tensors, each after it the result before
        it and the next tensors. One submit; with `use_fusion`, in as few kernels as `config`
        lets them be."""
        chosen = self._profile(browser, workgroup_size, tile_size, use_fast_math)
        config = resolve_config(config or self._config)
        if not use_fusion:
            config = replace(config, enabled=False)
        given = list(tensors)
        graph = from_operations(operations, [t.shape for t in given])
        if len(graph.inputs) != len(given):
            raise InputError(
                f"{len(given)} tensors for operations that read {len(graph.inputs)}",
                why=f"they read {', '.join(str(list(i.shape)) for i in graph.inputs)}",
            )
        if use_quantization:
            given = self._quantise_weights(graph, given, bits_per_weight, chosen)
        return self._run(graph, given, chosen, config)

    def _profile(
        self,
        browser: str | None,
        workgroup_size: int | None = None,
        tile_size: int | None = None,
        use_fast_math: bool | None = None,
    ) -> Profile:
        """Return the profile of one operation, with defaults from the backend."""
        options: dict[str, Any] = {} if browser else dict(self._options)
        asked = {
            "workgroup_size": workgroup_size,
            "tile_size": tile_size,
            "use_fast_math": use_fast_math,
        }
        options |= {name: value for name, value in asked.items() if value is not None}
        return profile(browser or self._browser, **options)

    def _quantise_weights(
        self, graph: Graph, given: list[DeviceTensor], bits: int, chosen: Profile
    ) -> list[DeviceTensor]:
        """Return the tensors, with the weights of matmuls quantised."""
        weights = {
            n.inputs[1] for n in graph.nodes() if n.op == "matmul" and len(n.inputs[1].shape) == 2
        }
        return [
            self._packed_once(tensor, bits, chosen) if node in weights else tensor
            for node, tensor in zip(graph.inputs, given, strict=True)
        ]

    def _packed_once(self, tensor: DeviceTensor, bits: int, chosen: Profile) -> DeviceTensor:
        if isinstance(tensor, QuantizedTensor):
            return tensor
        with self._lock:
            known = self._packed.setdefault(tensor, {})
            key = (bits, chosen.three_bits)
            if key not in known:
                known[key] = self.quantize(tensor, bits, browser=chosen.browser)
            return known[key]

    # --- programs --------------------------------------------------------------------------------

    def _run(
        self, graph: Graph, given: Sequence[DeviceTensor], chosen: Profile, config: FusionConfig
    ) -> DeviceTensor:
        for tensor in given:
            _check_form(tensor, chosen)
        fed = [tensor.buffer for tensor in given]
        key = (graph, tuple(map(_form, given)), chosen, config)
        with self._lock:
            if key not in self._programs:
                self._programs[key] = self._compile(graph, given, chosen, config)
            program, whole = self._programs[key]
            [output] = whole.outputs
            if output in whole.inputs:  # nothing is left to compute
                return self.tensor(given[whole.inputs.index(output)].numpy())
            [made] = program.run_on_device(fed)
            self._dispatches += program.traffic.dispatches
            self._submits += 1
        return DeviceTensor(self.device, self.buffers, made, output.shape, output.dtype)

    def _compile(
        self, graph: Graph, given: Sequence[DeviceTensor], chosen: Profile, config: FusionConfig
    ) -> tuple[WebGpuProgram, Graph]:
        target = self.device.target
        compiled = lower_graph(_retype_inputs(graph, given), target, config)
        program = WebGpuProgram(compiled, target, profile=chosen, buffers=self.buffers)
        return program, compiled.graph

    # --- awaitable twins -------------------------------------------------------------------------

    async def initialize_async(self) -> WebGPUBackend:
        return await asyncio.to_thread(self.initialize)

    async def tensor_async(self, array: Any) -> DeviceTensor:
        return await asyncio.to_thread(self.tensor, array)

    async def quantize_async(self, tensor: DeviceTensor | Any, **options: Any) -> QuantizedTensor:
        return await asyncio.to_thread(self.quantize, tensor, **options)

    async def matmul_async(self, a: DeviceTensor, b: DeviceTensor, **options: Any) -> DeviceTensor:
        return await asyncio.to_thread(self.matmul, a, b, **options)

    async def execute_operations_async(
        self, tensors: Sequence[DeviceTensor], operations: Operations, **options: Any
    ) -> DeviceTensor:
        return await asyncio.to_thread(self.execute_operations, tensors, operations, **options)


# --- graphs over tensors -------------------------------------------------------------------------


def _form(tensor: DeviceTensor) -> tuple[Shape, DType]:
    return tensor.shape, tensor.dtype


def _check_form(tensor: DeviceTensor, chosen: Profile) -> None:
    if not isinstance(tensor, QuantizedTensor) or tensor.dtype.name[1] != "3":
        return
    if tensor.profile.three_bits != chosen.three_bits:
        raise InputError(
            f"{tensor} is packed for '{tensor.profile.browser}'",
            why=f"'{chosen.browser}' has another layout of three bits",
            hint=f"quantize(..., browser='{chosen.browser}')",
        )


def _retype_inputs(graph: Graph, given: Sequence[DeviceTensor]) -> Graph:
    """Rebuild the graph with inputs of the tensors' own types; a quantised weight is dequantised
    where it is read."""
    new: dict[Node, Node] = {}
    inputs: list[Node] = []
    for node, tensor in zip(graph.inputs, given, strict=True):
        name = node.attr("name")
        inputs.append(input_(name, tensor.shape, tensor.dtype))
        is_packed = isinstance(tensor.dtype, Packed)
        new[node] = dequantize(inputs[-1]) if is_packed else inputs[-1]
    for node in graph.nodes():
        if OPS[node.op].kind is Kind.SOURCE and node in new:
            continue
        new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
    return Graph(tuple(inputs), tuple(new[o] for o in graph.outputs))
