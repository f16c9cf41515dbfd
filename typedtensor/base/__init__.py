"""Mutual exclusion of threads, caches with the lifetime of their keys, and the origins of objects in users' code."""
