"""Reductions beyond sums, means and maxima."""
