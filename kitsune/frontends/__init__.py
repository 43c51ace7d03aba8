"""Front ends: read models of every kind into graphs."""
