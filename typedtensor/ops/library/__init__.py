"""The operations, one family a file."""
