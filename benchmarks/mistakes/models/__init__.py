"""Realistic models; beside each is a list of its mistakes."""
