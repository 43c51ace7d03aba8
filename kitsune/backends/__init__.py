"""Back ends: emit kernels as text, link and load them; `cpu/` by LLVM, `webgpu/` by WGSL."""
