"""The cases are checked and imported by the tests, not collected."""

collect_ignore_glob = ["cases/*"]
