"""Mistakes that no rule refuses, each with a code of its own."""
