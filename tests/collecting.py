"""Files whose tests are collected by the process that runs them, where several processes share the tests.

Each process would otherwise import all files, with whatever libraries they need, and make fifteen thousand tests of
them, of which others run most. What processes are given are files, and the tests of each file are found when it is run.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

_WHOLE = ("lf", "failedfirst", "newfirst", "stepwise", "collectonly")
"""Options that choose or order tests by what is known of all of them."""


def is_deferred(config: pytest.Config) -> bool:
    """Whether files are collected when they are run: in a process that shares them, unless single tests are named."""
    chosen = any("::" in argument for argument in config.args)
    return hasattr(config, "workerinput") and not chosen and not any(config.getoption(name) for name in _WHOLE)


class WholeFile(pytest.Item):
    """Stands for the tests of a file."""

    collectors: Sequence[pytest.Collector] = ()

    @classmethod
    def of(cls, parent: pytest.Collector, path: Path, collectors: Sequence[pytest.Collector]) -> WholeFile:
        """A file with what finds its tests. It stands in no folder, as what is prepared for one would be left over
        where no tests are found in it."""
        place = path.relative_to(parent.config.rootpath).as_posix()
        made: WholeFile = cls.from_parent(parent.session, name=path.name, path=path, nodeid=place)
        made.collectors = collectors
        # Tests have limits of their own.
        made.add_marker(pytest.mark.timeout(0))
        return made

    def runtest(self) -> None:
        raise AssertionError("its tests are run")

    def run_tests(self, nextitem: pytest.Item | None) -> None:
        """Find the tests, choose among them as the options say, and run them."""
        session, config = self.session, self.config
        with suppress(ImportError):
            _import_package_of(self.path, config.rootpath)
        tests = [test for collector in self.collectors for test in session.genitems(collector)]
        config.hook.pytest_collection_modifyitems(session=session, config=config, items=tests)
        # What is reported has to be of the item that is run.
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
    """A module that is collected before its package has been imported would be made twice."""
    if (path.parent / "__init__.py").exists():
        importlib.import_module(".".join(path.parent.relative_to(root).parts))


class Progress:
    """Shows the share of the files that have been run, as their tests are not counted before."""

    def __init__(self, session: pytest.Session) -> None:
        self.session, self.reported, self.done = session, 0, 0

    def pytest_runtest_logreport(self) -> None:
        self.reported += 1

    def one_more_is_done(self, of: int) -> None:
        """A file, or a test where single ones are shared."""
        self.done += 1
        self.session.testscollected = max(self.reported * of // self.done, 1)
