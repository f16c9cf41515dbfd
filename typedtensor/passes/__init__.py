"""Target-independent rewrites of array programs, one pass a file."""
