"""The table `{(domain, op_type): builder}`, by family of ops."""

from kitsune.frontends.onnx.builders import (
    arithmetic_nodes,
    conv_nodes,
    fused,
    gather_nodes,
    grid_sample,
    heads,
    lowbit,
    matmul_nodes,
    movement_nodes,
    normalise_nodes,
    quantize_nodes,
    recurrent_nodes,
    resize,
    spectral,
    values,
)
from kitsune.frontends.onnx.place import BUILDERS

arithmetic_nodes.add_row_builders()

__all__ = [
    "BUILDERS",
    "arithmetic_nodes",
    "conv_nodes",
    "fused",
    "gather_nodes",
    "grid_sample",
    "heads",
    "lowbit",
    "matmul_nodes",
    "movement_nodes",
    "normalise_nodes",
    "quantize_nodes",
    "recurrent_nodes",
    "resize",
    "spectral",
    "values",
]
