"""A compiled model in, one file out, and back: data, of which nothing is executed.

`container` knows sections and checksums, `graphs` writes graphs as JSON and builds them again
through the op table, `saved` says what of a model is in a file.
"""
