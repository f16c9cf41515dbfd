"""Methods that are held to a rule besides their annotations."""
