"""Save a compiled model to one file and load it: data only, nothing in it is executed.

`container` knows sections and checksums, `graphs` writes graphs as JSON and builds them again
through the op table, `saved` says what of a model is in a file.
"""
