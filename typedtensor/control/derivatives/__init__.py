"""The derivatives of bodies as graphs, and the values of bodies that they read."""
