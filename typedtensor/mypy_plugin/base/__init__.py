"""Full names, error codes, look-ups, caches and reports."""
