"""Idioms of other libraries, each reported with its counterpart here."""
