"""Reports about a compiled model, as data and as text."""
