"""Tests check and import the cases; pytest does not collect them."""

collect_ignore_glob = ["cases/*"]
