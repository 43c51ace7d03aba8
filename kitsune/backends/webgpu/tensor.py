"""`DeviceTensor`: an array that stays in a device's memory."""

from __future__ import annotations

import asyncio
import weakref
from math import prod
from typing import Any

import numpy as np

from kitsune.backends.webgpu.buffers import Buffer, Buffers
from kitsune.backends.webgpu.device import Device
from kitsune.errors import InputError
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Shape


class DeviceTensor:
    """An array in a device's memory; `numpy()` copies it back.

    Its memory is released when it is disposed of or garbage-collected.
    """

    def __init__(
        self, device: Device, memory: Buffers, buffer: Buffer, shape: Shape, dtype: DType
    ) -> None:
        self.shape, self.dtype = tuple(shape), dtype
        self._device, self._buffer = device, buffer
        self._release = weakref.finalize(self, memory.give, buffer)
        self._release.atexit = False

    @property
    def nbytes(self) -> int:
        """What it takes on the device."""
        return self._buffer.nbytes

    @property
    def buffer(self) -> Buffer:
        """The memory, as long as it is there."""
        if not self._release.alive:
            raise InputError(f"{self} was disposed of", hint="keep it until the last use")
        return self._buffer

    def numpy(self) -> np.ndarray:
        """Waits for all that makes it."""
        raw = self._device.read(self.buffer)[: prod(self.shape) * self.dtype.itemsize]
        return raw.view(self.dtype.numpy).reshape(self.shape)

    async def numpy_async(self) -> np.ndarray:
        return await asyncio.to_thread(self.numpy)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return np.asarray(self.numpy(), dtype)

    def dispose(self) -> None:
        """Give its memory back now; a second time does nothing."""
        self._release()

    def __str__(self) -> str:
        return f"{self.dtype}[{','.join(map(str, self.shape))}]"

    def __repr__(self) -> str:
        return f"DeviceTensor({self})"


def zeros(shape: Shape, dtype: DType) -> DeviceTensor:
    """Memory of the device that is open now, all of it 0."""
    device = Device.open()
    buffer = device.buffers.take(prod(shape) * dtype.itemsize)
    device.clear(buffer)
    return DeviceTensor(device, device.buffers, buffer, shape, dtype)
