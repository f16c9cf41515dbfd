"""What is collected: the language server only where its extra is installed, no program of another library,
and no file without examples for its examples."""

from __future__ import annotations

from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

collect_ignore_glob = ["tests/*/references/*.py"]
collect_ignore = [] if find_spec("pygls") and find_spec("mypy") else ["typedtensor/lsp", "tests/lsp"]
if not find_spec("mypy"):
    collect_ignore += [
        "typedtensor/mypy_plugin",
        "typedtensor/inspection",
        "typedtensor/cli",
        "tests/inspection",
        "tests/cli",
    ]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[object], list[object]]:
    """Look for examples in files that have some: to import and search the others takes seconds in each process.

    Packages come first: a module that is collected before its package has been imported would be made twice.
    """
    found = yield
    if (
        file_path.suffix == ".py"
        and file_path.name != "__init__.py"
        and ">>> " not in file_path.read_text(encoding="utf-8")
    ):
        return [collector for collector in found if not isinstance(collector, DoctestModule)]
    return found
