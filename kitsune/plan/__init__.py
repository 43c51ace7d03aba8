"""Plan a graph: decide which nodes share a kernel, and record why the others do not."""
