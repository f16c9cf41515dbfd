"""Bodies: the functions inside structured nodes, their tracing, and substitution in them."""
