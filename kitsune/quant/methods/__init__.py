"""Quantise the weights of a graph: rounding methods, calibration and packing."""
