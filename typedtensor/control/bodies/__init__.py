"""The functions inside structured nodes: bodies, how they are traced, and substitution in them."""
