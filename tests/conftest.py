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
from contextlib import closing, nullcontext
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
from tests.thresholds import lowered
from typedtensor.core.operand import Operand
from typedtensor.ir import verify
from typedtensor.passes import pipeline
from typedtensor.runtime import engines
from typedtensor.runtime.cache import PLANS
from typedtensor.targets.xla.executable import Compiled
from typedtensor.testing import refused_plans

ROOT = Path(__file__).parents[1]

# No deadlines, since a busy machine is no failure. Examples are the same in each run, so that runs are repeatable.
# Function-scoped fixtures apply to all examples of a test.
settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("repeatable")

# Hypothesis would draw constants from all loaded modules. They depend on the tests that the process ran before, and
# reading them takes seconds per process, so no constants are collected.
providers: Any = import_module("hypothesis.internal.conjecture.providers")
if hasattr(providers, "_local_constants"):
    providers._get_local_constants = lambda: providers._local_constants


# Every program is verified after each pass. Values are immutable, so each is verified once.
pipeline.CHECKS = [lambda: partial(verify, verified=set())]


@pytest.fixture(scope="session")
def mypy_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of mypy for a session, since reading the library and NumPy's types takes seconds.

    It starts as a copy of that of ``make types``, which may still be written meanwhile: mypy validates its entries.
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
    """A cache of mypy for builds with the settings of ``tests/typing``."""
    return tmp_path_factory.mktemp("plugin_cache")


@pytest.fixture(scope="session")
def lint_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache for such builds with both plugins: mypy discards what was checked with others."""
    return tmp_path_factory.mktemp("lint_cache")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as in a wheel: stubs beside the sources."""
    folder = tmp_path_factory.mktemp("installed")
    ignored = shutil.ignore_patterns("__pycache__")
    for source in (ROOT / "typedtensor", ROOT / "stubs" / "typedtensor"):
        shutil.copytree(source, folder / "typedtensor", dirs_exist_ok=True, ignore=ignored)
    # Pyrefly resolves the imports of a file by the nearest settings above it, which may be a stray file's.
    (folder / "pyrefly.toml").touch()
    return folder


@pytest.fixture(autouse=True, scope="module")
def earlier_modules_are_not_searched(request: pytest.FixtureRequest) -> Iterator[None]:
    """Freeze the objects of earlier test modules, since a garbage collection takes time for all other objects.

    Modules that run mypy in this process freeze at their end instead, since mypy unfreezes objects, and without a
    collection, which takes ten seconds after mypy.
    """
    if unit_of(request.node.nodeid) in GROUPS:
        yield
        gc.freeze()
    else:
        gc.collect()
        gc.freeze()
        yield


@pytest.fixture(autouse=True)
def engine_of_the_process() -> Iterator[None]:
    """A test leaves the process the engine that it found."""
    before = engines._TARGET, engines._CHOSEN
    yield
    engines._TARGET, engines._CHOSEN = before


@pytest.fixture(autouse=True)
def thresholds(request: pytest.FixtureRequest) -> Iterator[None]:
    """Lower the thresholds of the engine for tests with this parameter, and for all with ``--lowered``."""
    is_lowered = getattr(request, "param", None) == "lowered" or request.config.option.lowered
    with lowered() if is_lowered else nullcontext():
        yield


REFUSED = re.compile(
    r"a part of it is computed again for the gradients"  # checkpoint
    r"|an operation of your own is computed once, beside a loop whose steps are kept"
    r"|.* gives \w+ another size"  # an error, which the interpreter raises with its message
)
"""The refusals that `docs/plans.md` documents. A test states other refusals by a marker."""


@pytest.fixture(autouse=True)
def planned(request: pytest.FixtureRequest) -> Iterator[None]:
    """Clear the plans of earlier tests, and require that no computation of the test falls back to the interpreter,
    except for the reasons that markers state."""
    PLANS.clear()
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
    """Require that the package never compares elements of tensors or nodes by ``==``, ``in``, ``index`` or tables."""
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
    """Add options: of type cases, of fuzzers, and of the engine."""
    parser.addoption("--update-cases", action="store_true", help="write anew what the type cases expect")
    parser.addoption("--fuzz-seconds", type=float, default=20.0, help="how long each fuzzer looks for faults")
    parser.addoption("--lowered", action="store_true", help="lower the thresholds of size to about two elements")
    parser.addoption("--fuzz-seed", type=int, default=0, help="the seed that fuzzers draw their cases from")


def pytest_configure(config: pytest.Config) -> None:
    """Have XLA compile fast: optimising programs that run a few times takes longer than everything else.

    Restore the handler of interrupts, which tests send: shells start background processes with interrupts ignored.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    known = _version_of("jaxlib").startswith("0.10.")
    if known or config.option.markexpr == "not slow":  # else nothing restores them for the library's programs
        os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
    if known:
        os.environ.setdefault("XLA_FLAGS", " ".join(FAST_TO_COMPILE))


FAST_TO_COMPILE = ("--xla_cpu_use_fusion_emitters=false", "--xla_cpu_parallel_codegen_split_count=1")
"""Flags with which XLA compiles in half the time. XLA aborts a process with unknown flags, so they are only set for
versions that were tried."""

OPTIMIZED = {
    "xla_backend_optimization_level": 3,
    "xla_llvm_disable_expensive_passes": False,
    "xla_cpu_use_fusion_emitters": True,
    "xla_cpu_parallel_codegen_split_count": 32,
}
"""XLA's default options."""


class _Optimizing:
    """JAX, with its default options for all programs."""

    def __init__(self, jax: Any) -> None:
        self._jax = jax

    def __getattr__(self, name: str) -> Any:
        return getattr(self._jax, name)

    def jit(self, function: Any, **options: Any) -> Any:
        return self._jax.jit(function, **options, compiler_options=OPTIMIZED)


@pytest.fixture(autouse=True, scope="session")
def programs_are_optimized(request: pytest.FixtureRequest) -> Iterator[None]:
    """Compile the library's programs with XLA's default options in the exhaustive tests, as for users. JAX compiles
    references without optimisation."""
    with pytest.MonkeyPatch.context() as patch:
        if request.config.option.markexpr != "not slow" and _version_of("jaxlib").startswith("0.10."):
            begin = Compiled.__init__

            def optimized(self: Compiled, jax: Any, *args: Any, **settings: Any) -> None:
                begin(self, _Optimizing(jax), *args, **settings)

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
    """Disable garbage collection during test collection: all objects that it makes stay alive."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Send one report for a passed test under pytest-xdist: messages of its start, setup, teardown and end would take
    both processes longer than most tests. Failures are reported as usual."""
    if not hasattr(item.config, "workerinput") or item.config.getoption("durations") is not None:
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the measurements of tests."""
    for report in terminalreporter.stats.get("passed", ()):
        for name, text in report.user_properties:
            if name == SHOWN:
                terminalreporter.write_line(str(text))
