"""The cases are files that other checkers read."""

collect_ignore = ["cases"]
