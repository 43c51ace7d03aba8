"""Measure kitsune against other libraries: `python -m benchmarks --suite linear`."""
