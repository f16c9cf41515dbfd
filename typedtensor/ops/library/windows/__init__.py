"""Windows over axes: convolutions, pools and interpolation."""
