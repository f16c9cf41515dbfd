"""What depends on the order of elements along an axis."""
