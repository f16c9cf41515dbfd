"""Mistakes that names and data flow reveal where all axes are right."""
