"""Explanations, in terms of axes, of calls that mypy rejects with messages of its own."""
