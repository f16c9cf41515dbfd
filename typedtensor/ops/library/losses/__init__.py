"""Losses: one for each target, or their mean."""
