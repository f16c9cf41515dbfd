"""Sums, means, maxima and softmaxes of segments, which an index defines."""
