"""Layers with windows over spatial axes."""
