"""Loops, folds over trees, closures: functions that are given functions, and states."""
