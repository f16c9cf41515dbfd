"""Normalizations along axes: norms, softmaxes, means of groups."""
