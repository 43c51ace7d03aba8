"""A Graph becomes a Plan: which nodes share a kernel, and why the others do not."""
