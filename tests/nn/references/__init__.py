"""What PyTorch's layers compute, and our layers with the same weights."""
