"""Full names, look-ups, caches and reports."""
