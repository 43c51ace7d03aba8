"""Weights of floats in, weights of a few bits out: how they are rounded, and which of a graph."""
