"""Models of every kind in, Graphs out."""
