"""Mistakes that names, and the flow of data, tell of where all axes are right."""
