"""Calls that mypy rejects in its own words, explained in those of axes."""
