"""Reference results of PyTorch's layers, and this library's layers with the same weights."""
