"""Well-known models: their data and weights, and their implementations in PyTorch and JAX."""
