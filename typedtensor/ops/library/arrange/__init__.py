"""Other arrangements of the elements along axes, and parts of matrices."""
