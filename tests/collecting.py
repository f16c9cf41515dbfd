"""Deferred collection under pytest-xdist: the process that runs a file collects its tests.

Each process would otherwise import all files with their libraries and create fifteen thousand tests, most of which
other processes run. Processes receive files instead, and collect the tests of a file when they run it.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

_WHOLE = ("lf", "failedfirst", "newfirst", "stepwise", "collectonly")
"""Options that select or order tests and need all of them collected."""


def is_deferred(config: pytest.Config) -> bool:
    """Whether collection is deferred: in a worker process, unless the arguments name single tests."""
    chosen = any("::" in argument for argument in config.args)
    return hasattr(config, "workerinput") and not chosen and not any(config.getoption(name) for name in _WHOLE)


class WholeFile(pytest.Item):
    """A placeholder of the tests of a file."""

    collectors: Sequence[pytest.Collector] = ()

    @classmethod
    def of(cls, parent: pytest.Collector, path: Path, collectors: Sequence[pytest.Collector]) -> WholeFile:
        """Return a placeholder with the collectors of a file. Its parent is the session, since the setup of a folder
        would not be torn down if the file has no tests."""
        place = path.relative_to(parent.config.rootpath).as_posix()
        made: WholeFile = cls.from_parent(parent.session, name=path.name, path=path, nodeid=place)
        made.collectors = collectors
        # Its tests have their own time limits.
        made.add_marker(pytest.mark.timeout(0))
        return made

    def runtest(self) -> None:
        raise AssertionError("its tests are run")

    def run_tests(self, nextitem: pytest.Item | None) -> None:
        """Collect the tests, deselect by the options, and run them."""
        session, config = self.session, self.config
        with suppress(ImportError):
            _import_package_of(self.path, config.rootpath)
        tests = [test for collector in self.collectors for test in session.genitems(collector)]
        config.hook.pytest_collection_modifyitems(session=session, config=config, items=tests)
        # The item at this place of the session has to be the running test, for its reports.
        place = session.items.index(self)
        try:
            for test, following in zip(tests, [*tests[1:], nextitem], strict=False):
                session.items[place] = test
                config.hook.pytest_runtest_protocol(item=test, nextitem=following)
                if session.shouldfail or session.shouldstop:
                    break
        finally:
            session.items[place] = self


def _import_package_of(path: Path, root: Path) -> None:
    """Import a module's package first: a module collected before its package would be imported twice."""
    if (path.parent / "__init__.py").exists():
        importlib.import_module(".".join(path.parent.relative_to(root).parts))


class Progress:
    """A progress display by files, since the number of tests is unknown before their collection."""

    def __init__(self, session: pytest.Session) -> None:
        self.session, self.reported, self.done = session, 0, 0

    def pytest_runtest_logreport(self) -> None:
        self.reported += 1

    def one_more_is_done(self, of: int) -> None:
        """Count a finished unit: a file, or a single test if tests are not deferred."""
        self.done += 1
        self.session.testscollected = max(self.reported * of // self.done, 1)
