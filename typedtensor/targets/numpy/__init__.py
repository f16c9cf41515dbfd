"""Programs as calls of NumPy's functions."""
