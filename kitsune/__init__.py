"""kitsune: neural networks made faster and smaller by operator fusion and low-bit weights."""

__version__ = "0.1.0"
