"""Rearrangements of elements along axes, and parts of matrices."""
