"""Services of Python and the operating system: locks, files, memory, lazy imports, progress."""
