"""Device tensors: upload arrays and quantised weights."""

from __future__ import annotations

from typing import Any

import numpy as np

from kitsune.backends.webgpu.access import encode_array, is_tens
from kitsune.backends.webgpu.buffers import Buffers
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.tensor import DeviceTensor
from kitsune.backends.webgpu.three_bit_packing import planes
from kitsune.backends.webgpu.wgsl import SUPPORTED_DTYPES
from kitsune.errors import ShapeError, UnsupportedError
from kitsune.ir.dtypes import Packed, f32, from_numpy, make_packed_type
from kitsune.ir.packing import GROUPS, PLANES, dequantize, quantize


class QuantizedTensor(DeviceTensor):
    """A K×N weight of quantised values in a device's memory.

    Each group of rows and column has one scale, and one minimum where it is asymmetric.
    """

    profile: Profile

    def numpy(self) -> np.ndarray:
        """Return the dequantised values in f32."""
        assert isinstance(self.dtype, Packed)
        k, n = self.shape
        raw = self._device.read(self.buffer)
        if is_tens(self.dtype, self.profile):
            raw = planes(raw, (k, n), self.dtype)
        return dequantize(raw, (k, n), self.dtype)


def send(device: Device, memory: Buffers, array: Any) -> DeviceTensor:
    """An array as it is; what WGSL has no type for is refused."""
    given = np.asarray(array)
    if given.dtype == np.float64 and not isinstance(array, np.ndarray | np.generic):
        given = given.astype(np.float32)  # Python's own numbers
    dtype = from_numpy(given.dtype)
    if dtype.name not in SUPPORTED_DTYPES:
        raise UnsupportedError(
            f"no {dtype} on WebGPU",
            why=f"there are {', '.join(sorted(SUPPORTED_DTYPES))}",
            hint="cast the array, for example x.astype(np.float32)",
        )
    buffer = memory.take(given.nbytes)
    device.upload(buffer, given)
    return DeviceTensor(device, memory, buffer, given.shape, dtype)


def upload_quantised(
    device: Device,
    memory: Buffers,
    weight: np.ndarray,
    bits: int,
    group: int | None,
    symmetric: bool,
    per_channel: bool,
    profile: Profile,
) -> QuantizedTensor:
    """A matrix of floats, quantised: symmetric around zero, or from a minimum on; with a scale for
    every group of a column, or one for all of it."""
    if weight.ndim != 2:
        raise ShapeError(f"cannot quantize {weight.ndim} axes", why="a weight is a K×N matrix")
    if bits not in PLANES:
        raise UnsupportedError(f"no weights of {bits} bits", hint="bits are 8, 4, 3, 2 or 1")
    dtype = make_packed_type(bits, group or GROUPS[bits], symmetric)
    k, n = weight.shape
    data = quantize(weight, dtype, per_channel)
    sent = encode_array(data, dtype, (k, n), profile)
    buffer = memory.take(sent.nbytes)
    device.upload(buffer, sent)
    made = QuantizedTensor(device, memory, buffer, (k, n), dtype)
    made.profile = profile
    return made


def to_f32(tensor: DeviceTensor | np.ndarray | Any) -> np.ndarray:
    found = tensor.numpy() if isinstance(tensor, DeviceTensor) else np.asarray(tensor)
    if not from_numpy(found.dtype).is_float:
        raise UnsupportedError(f"cannot quantize {found.dtype}", why="weights are floats")
    return found.astype(f32.numpy)
