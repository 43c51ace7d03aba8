"""The graph: immutable nodes over one op table, rewritten by rules and given meaning by NumPy."""
