"""Measure plans and kernels, and fit the cost model to the results."""
