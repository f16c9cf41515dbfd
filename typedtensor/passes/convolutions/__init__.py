"""Convolutions and pools in terms of matrix products, slices and elementwise functions."""
