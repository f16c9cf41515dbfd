"""A playground in a page: the checker and the runner that its two workers run, without a server or processes.

The page itself, and what builds it, is in ``docs/playground``. ``checking`` needs mypy and no NumPy, ``running`` needs
NumPy and no mypy, so each worker loads what it needs alone.
"""
