"""A Plan becomes Kernels: loops, index maps, scalar expressions, schedules, buffers."""
