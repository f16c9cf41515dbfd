"""Mistakes that no rule refuses, each with an error code of its own."""
