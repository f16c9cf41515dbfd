"""Models of the field: their data and weights, and what they are in PyTorch and JAX."""
