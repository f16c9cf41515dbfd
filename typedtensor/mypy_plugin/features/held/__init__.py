"""Methods whose calls satisfy a rule in addition to their annotations."""
