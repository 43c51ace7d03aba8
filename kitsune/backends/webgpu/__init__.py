"""Kernels in, WGSL compute shaders out, and programs of them on a WebGPU device."""
