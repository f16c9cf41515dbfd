"""Rewrites of array programs for NumPy: what its calls and its memory make cheaper."""
