"""Late passes of the NumPy target: rewrites that pay because of NumPy's calls and memory layout."""
