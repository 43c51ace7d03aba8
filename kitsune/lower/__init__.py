"""Lower a plan to kernels: loops, index maps, scalar expressions, buffers."""
