"""Windows over axes: convolutions, pools, and elements between elements."""
