"""Training steps as one call: their executables are bound in advance to the buffers of parameters."""
