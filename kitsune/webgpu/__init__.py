"""The public WebGPU API: device tensors and operations, fusion, profiles, shaders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.backends.webgpu.profiles import PROFILES, Profile, detect_browser, profile
from kitsune.backends.webgpu.tensor import DeviceTensor
from kitsune.system.lazy_imports import checked_names
from kitsune.webgpu.backend import BackendReport, WebGPUBackend
from kitsune.webgpu.device_tensors import QuantizedTensor
from kitsune.webgpu.fusion import WebGPUOperationFusion
from kitsune.webgpu.shader_text import wgsl

__all__ = [
    "PROFILES",
    "BackendReport",
    "DeviceTensor",
    "Profile",
    "QuantizedTensor",
    "WebGPUBackend",
    "WebGPUOperationFusion",
    "detect_browser",
    "profile",
    "wgsl",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)
