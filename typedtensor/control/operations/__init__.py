"""Structured operations as data: bodies, types of operands, types of results."""
