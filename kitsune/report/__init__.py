"""What was done to a model, as data and as text."""
