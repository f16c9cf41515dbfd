"""Realistic models, each with its mistakes beside it."""
