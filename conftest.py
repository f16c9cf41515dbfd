"""What is collected: the language server only where its extra is installed, no program of another library,
and no file without examples for its examples; and where processes share the tests, files in place of their tests."""

from __future__ import annotations

from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from _pytest.doctest import DoctestModule

from tests.collecting import WholeFile, is_deferred
from tests.sharing import schedule, share

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
def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Generator[None, list[Any], list[Any]]:
    """Look for examples in files that have some: to import and search the others takes seconds in each process."""
    found, deferred = (yield), is_deferred(parent.config)
    # Packages come first: a module that is collected before its package has been imported would be made twice.
    needed = file_path.name == "__init__.py" and not deferred
    if file_path.suffix == ".py" and not needed and ">>> " not in file_path.read_text(encoding="utf-8"):
        found = [collector for collector in found if not isinstance(collector, DoctestModule)]
    return [WholeFile.of(parent, file_path, found)] if found and deferred else found


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None, None, None]:
    """Say in which order tests are shared. Of whole files none is left out for what is asked of tests."""
    files = [item for item in items if isinstance(item, WholeFile)]
    items[:] = [item for item in items if not isinstance(item, WholeFile)]
    yield
    items += files
    share(items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Say which tests stay together."""
    return schedule(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run the tests of a whole file."""
    if not isinstance(item, WholeFile):
        return None
    item.run_tests(nextitem)
    return True
