"""Labels, tensor types, values, typed expressions, their methods, and modules."""
