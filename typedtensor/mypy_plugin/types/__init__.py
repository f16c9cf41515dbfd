"""Conversion between mypy's types and the words of labels that rules are matched against."""
