"""Kernels become text, and text something to run: `cpu/` by LLVM, `webgpu/` by WGSL."""
