"""The WebGPU back end: kernels as WGSL compute shaders, and programs of them."""
