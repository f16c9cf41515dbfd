"""Mistakes of training: what a step minimises, which optimizer makes it, in which mode, and with which data."""
