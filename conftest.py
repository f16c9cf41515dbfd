"""Collection of tests: no language server without its extra, no reference programs of other libraries, no doctest
collection of files without doctests; under pytest-xdist, whole files in place of their tests."""

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
    """Collect doctests only from files with ``>>>``: importing and searching the others takes seconds per process."""
    found, deferred = (yield), is_deferred(parent.config)
    # Packages are imported first: a module collected before its package is imported would be imported twice.
    needed = file_path.name == "__init__.py" and not deferred
    if file_path.suffix == ".py" and not needed and ">>> " not in file_path.read_text(encoding="utf-8"):
        found = [collector for collector in found if not isinstance(collector, DoctestModule)]
    return [WholeFile.of(parent, file_path, found)] if found and deferred else found


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None, None, None]:
    """Order the tests for sharing. Options that deselect tests, such as ``-m``, must not deselect whole files."""
    files = [item for item in items if isinstance(item, WholeFile)]
    items[:] = [item for item in items if not isinstance(item, WholeFile)]
    yield
    items += files
    share(items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Return the scheduler, which keeps related tests in one process."""
    return schedule(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run the tests of a whole file."""
    if not isinstance(item, WholeFile):
        return None
    item.run_tests(nextitem)
    return True
