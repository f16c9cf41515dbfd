"""The share of common mistakes in models that the type checker rejects."""
