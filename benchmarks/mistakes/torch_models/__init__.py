"""The models in PyTorch, annotated with shapes, and their mistakes."""
