"""Native calls: consecutive calls of a plan as one call of machine code, which calls NumPy's own loops and BLAS."""
