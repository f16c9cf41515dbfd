"""Recursive functions made by ``call``, as loops downwards and scans back."""
