"""Rewrites of array programs, for any target: one a file."""
