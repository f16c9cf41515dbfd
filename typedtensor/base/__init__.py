"""Mutual exclusion of threads, tables that last as long as their keys, and the origins of objects in users' code."""
