"""Explanations, in terms of axes, of calls and annotations where mypy's own types say nothing of axes."""
