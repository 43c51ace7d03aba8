"""What users type about WebGPU: a device's tensors and operations, fusion, profiles, shaders."""

from kitsune.backends.webgpu.profiles import PROFILES, Profile, detect_browser, profile
from kitsune.backends.webgpu.tensor import DeviceTensor
from kitsune.webgpu.backend import BackendReport, WebGPUBackend
from kitsune.webgpu.fusion import WebGPUOperationFusion
from kitsune.webgpu.shaders import wgsl
from kitsune.webgpu.tensors import QuantizedTensor

__all__ = [
    "PROFILES", "BackendReport", "DeviceTensor", "Profile", "QuantizedTensor", "WebGPUBackend",
    "WebGPUOperationFusion", "detect_browser", "profile", "wgsl",
]  # fmt: skip
