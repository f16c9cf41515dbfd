"""What is collected: the language server only where its extra is installed, and no program of another library."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = ["tests/*/references/*.py"]
collect_ignore = [] if find_spec("pygls") and find_spec("mypy") else ["typedtensor/lsp", "tests/lsp"]
if not find_spec("mypy"):
    collect_ignore += [
        "typedtensor/mypy_plugin",
        "typedtensor/inspection",
        "typedtensor/cli",
        "tests/seeing",
        "tests/cli",
    ]
