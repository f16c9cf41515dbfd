"""Settings of all tests."""

from __future__ import annotations

import gc
import os
import re
import shutil
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, settings

import typedtensor
from tests.mesh import simulated
from tests.sharing import GROUPS, SHOWN, unit_of
from typedtensor.core.operand import Operand
from typedtensor.ir import verify
from typedtensor.specialization.bodies import BODIES
from typedtensor.specialization.cache import PLANS
from typedtensor.targets.numpy import cost_model, pipeline
from typedtensor.targets.xla.executable import Compiled
from typedtensor.testing import refused_plans

ROOT = Path(__file__).parents[1]

# A busy machine is no failure, and a run can be repeated: examples are the same ones each time. What a fixture sets for
# a test holds for all of its examples.
settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("repeatable")

# Examples are made of the numbers and words in the modules that a process has loaded, which depends on what it ran
# before, and to read them takes each process seconds: nothing is collected.
providers: Any = import_module("hypothesis.internal.conjecture.providers")
if hasattr(providers, "_local_constants"):
    providers._get_local_constants = lambda: providers._local_constants


# Plans run in both ways, step after step and then block by block, though tests run them a few times.
cost_model.TILED_AFTER = 2

# Small values have plans from the second time on, as large ones have, so that their plans are tested.
cost_model.FEW_SPARED = 1

# Every program is well formed, after each pass. A value never changes, so it is looked at once.
pipeline.CHECKS = [lambda: partial(verify, verified=set())]


@pytest.fixture(scope="session")
def mypy_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that the tests of a session share, as reading the library and NumPy's types takes seconds.

    It begins as that of ``make types``, which may still be written: mypy looks whether what is in it holds.
    """
    folder, begun = tmp_path_factory.mktemp("mypy_cache"), ROOT / ".mypy_cache"
    for database in begun.glob("*/*.db"):
        copy = folder / database.relative_to(begun)
        copy.parent.mkdir(exist_ok=True)
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    return folder


@pytest.fixture(scope="session")
def plugin_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another one, of builds with the settings of ``tests/typing``."""
    return tmp_path_factory.mktemp("plugin_cache")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as a wheel holds it: stubs beside the sources."""
    folder = tmp_path_factory.mktemp("installed")
    ignored = shutil.ignore_patterns("__pycache__")
    for source in (ROOT / "typedtensor", ROOT / "stubs" / "typedtensor"):
        shutil.copytree(source, folder / "typedtensor", dirs_exist_ok=True, ignore=ignored)
    return folder


@pytest.fixture(autouse=True, scope="module")
def earlier_modules_are_not_searched(request: pytest.FixtureRequest) -> Iterator[None]:
    """What is there before a module's tests is set apart: the time to collect garbage is that of what is there.

    Not where mypy runs in this process, which takes it in again. What mypy leaves is set apart unsearched: a search of
    it takes ten seconds.
    """
    if unit_of(request.node.nodeid) in GROUPS:
        yield
        gc.freeze()
    else:
        gc.collect()
        gc.freeze()
        yield


REFUSED = re.compile(
    r"a part of it is computed again for the gradients"  # checkpoint
    r"|operations of users' own, which are computed once, are beside a loop whose steps are kept"
    r"|.* gives \w+ another size"  # an error, which the interpreter raises
)
"""What `docs/plans.md` says is always left to the interpreter; a test states other refusals by a marker."""


@pytest.fixture(autouse=True)
def planned(request: pytest.FixtureRequest) -> Iterator[None]:
    """An expression is first interpreted, whatever earlier tests have computed; then nothing that a test computes
    falls back to the interpreter, but for what is stated."""
    PLANS.clear()
    BODIES.clear()
    marks = list(request.node.iter_markers("interpreted"))
    expected = [mark.args[0] for mark in marks]
    with refused_plans() as reasons:
        yield
    found = [reason for reason in reasons if not REFUSED.fullmatch(reason)]
    unstated = [reason for reason in found if not any(re.search(pattern, reason) for pattern in expected)]
    assert not unstated, f"left to the interpreter: {unstated}; mend it, or state it: @pytest.mark.interpreted(pattern)"
    certain = [mark.args[0] for mark in marks if mark.kwargs.get("always", True)]
    missing = [pattern for pattern in certain if not any(re.search(pattern, reason) for reason in found)]
    assert not missing, f"not left to the interpreter, as was stated: {missing}"


@pytest.fixture(autouse=True, scope="session")
def nodes_are_compared_by_identity() -> Iterator[None]:
    """Inside the package ``==``, ``in``, ``index`` and tables never ask for the elements of tensors and nodes."""
    package, equal, not_equal = str(Path(typedtensor.__file__).parent), Operand.__eq__, Operand.__ne__

    def watched(method: Any) -> Any:
        def compare(self: Operand, other: object, /) -> Any:
            code = sys._getframe(1).f_code
            assert not code.co_filename.startswith(package), f"{code.co_filename}: {code.co_name} compares elements"
            return method(self, other)

        return compare

    operand: Any = Operand
    operand.__eq__, operand.__ne__ = watched(equal), watched(not_equal)
    yield
    operand.__eq__, operand.__ne__ = equal, not_equal


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add an option that writes anew what the type cases expect, and two of the fuzzers."""
    parser.addoption("--update-cases", action="store_true", help="write anew what the type cases expect")
    parser.addoption("--fuzz-seconds", type=float, default=20.0, help="how long each fuzzer looks for faults")
    parser.addoption("--fuzz-seed", type=int, default=0, help="the seed that fuzzers draw their cases from")


def pytest_configure(config: pytest.Config) -> None:
    """XLA compiles fast: to optimise what runs once or a few times takes longer than all the rest.

    A shell has what it runs in the background ignore interrupts, which tests send.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    known = _version_of("jaxlib").startswith("0.10.")
    if known or config.option.markexpr == "not slow":  # else nothing sets the options back for our own programs
        os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
    if known:
        os.environ.setdefault("XLA_FLAGS", " ".join(FAST_TO_COMPILE))


FAST_TO_COMPILE = ("--xla_cpu_use_fusion_emitters=false", "--xla_cpu_parallel_codegen_split_count=1")
"""Flags with which XLA compiles a program in half the time. It ends a process that gives it a flag which it has not, so
they are for versions alone that were tried."""

OPTIMIZED = {
    "xla_backend_optimization_level": 3,
    "xla_llvm_disable_expensive_passes": False,
    "xla_cpu_use_fusion_emitters": True,
    "xla_cpu_parallel_codegen_split_count": 32,
}
"""What XLA does with a program unless it is told otherwise."""


@pytest.fixture(autouse=True, scope="session")
def programs_are_optimized(request: pytest.FixtureRequest) -> Iterator[None]:
    """XLA optimises programs of the library in the exhaustive tests, as it does for users: what JAX compiles besides is
    what they are compared with."""
    with pytest.MonkeyPatch.context() as patch:
        if request.config.option.markexpr != "not slow" and _version_of("jaxlib").startswith("0.10."):
            begin = Compiled.__init__

            def optimized(self: Compiled, *args: Any, **settings: Any) -> None:
                begin(self, *args, **{**settings, "options": {**OPTIMIZED, **(settings.get("options") or {})}})

            patch.setattr(Compiled, "__init__", optimized)
            patch.setattr(simulated, "is_optimized", True)
        yield


def _version_of(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Collect tests without searching what is made for garbage: all of it stays, in each process."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Report of a test once where several processes share the tests: saying that it begins, is prepared, is cleared
    away and ends takes both processes longer than most tests. Whatever fails is reported as ever."""
    if not hasattr(item.config, "workerinput") or item.config.getoption("durations") is not None:
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what tests have measured."""
    for report in terminalreporter.stats.get("passed", ()):
        for name, text in report.user_properties:
            if name == SHOWN:
                terminalreporter.write_line(str(text))
