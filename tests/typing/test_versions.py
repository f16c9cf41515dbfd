"""The type cases under each version of mypy that the plugin supports, in an environment of its own."""

from __future__ import annotations

import subprocess
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from tests.wheels import environment

ROOT = Path(__file__).parents[2]
VERSIONS = ("1.18", "2.1", "2.4")
"""The first, the middle and the last minor version of the range in ``pyproject.toml``."""

_DIFFERENT = {
    "1.18": (
        # Of operations that a conditional expression chooses among, the first decides, before 1.20.
        "test_cases.py::test_case[control]",
        "test_cases.py::test_case[operations]",
        # The daemon loses an error that stands in a cycle of modules, from 2.0 on.
        "test_daemon.py::test_edits[pipeline]",
        "test_cases.py::test_case[layers]",
        # It shows the names of typed dicts otherwise, and infers the types of dict displays less exactly.
        "test_cases.py::test_case[dict_states]",
        # It reports the body of a rejected lambda once more.
        "test_cases.py::test_case[lambdas_without_types]",
        "test_cases.py::test_case[points_and_branches]",
        "test_cases.py::test_case[states]",
        "test_cases.py::test_case[unions_refused]",
        # It says more of a call of a layer after the rule's own message.
        "test_cases.py::test_case[recurrent]",
        # It does not see a rule on ``__call__``, and infers no axes from a pipeline that is an argument.
        "test_cases.py::test_case[mixtures]",
        "test_cases.py::test_case[positional]",
        "test_cases.py::test_case[misfits]",
        # It takes another overload of an operation that is passed on for tensors of seven axes.
        "test_cases.py::test_case[deep_axes]",
        # The results of a recursive function are Any in its own body.
        "test_cases.py::test_case[recursive]",
        # It suggests no name for a misspelt one in a dict display.
        "test_cases.py::test_case[meshes]",
        # It shows runs of axes that are joined with a number; see below.
        "test_cases.py::test_case[bodies]",
        # A decorated function that returns what it gives itself, in a lambda, is Any there, before 2.4.
        "test_cases.py::test_case[recursive_calls]",
        # It goes on with the arguments of a call after an error in one of them, before 2.4.
        "test_cases.py::test_case[points_and_starts]",
        "test_cases.py::test_case[within_calls]",
        # It reports a returned result, of which it knows some axes, beside the error in its making.
        "test_cases.py::test_case[explained]",
    ),
    # Before 2.4 more is said after "Cannot infer value of type parameter", of arguments as well as in general, and
    # unions keep members of unknown axes. A rule on ``__call__`` is not seen, and no axes are inferred from a pipeline
    # that is an argument.
    "2.1": (
        # It takes another overload of an operation that is passed on for tensors of seven axes.
        "test_cases.py::test_case[deep_axes]",
        # The results of a recursive function are Any in its own body.
        "test_cases.py::test_case[recursive]",
        "test_cases.py::test_case[mixtures]",
        "test_cases.py::test_case[positional]",
        "test_cases.py::test_case[misfits]",
        "test_cases.py::test_case[layers]",
        "test_cases.py::test_case[unions_refused]",
        # A decorated function that returns what it gives itself, in a lambda, is Any there, before 2.4.
        "test_cases.py::test_case[recursive_calls]",
        # It goes on with the arguments of a call after an error in one of them, before 2.4.
        "test_cases.py::test_case[points_and_starts]",
        "test_cases.py::test_case[within_calls]",
        # It reports a returned result, of which it knows some axes, beside the error in its making.
        "test_cases.py::test_case[explained]",
    ),
}
"""What these versions say otherwise, for reasons of their own; docs/mypy.md names what users meet."""

_TESTS = ("tests/typing/test_cases.py", "tests/typing/test_cache.py", "tests/typing/test_daemon.py")


def test_they_are_the_range_that_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    major, minor = VERSIONS[-1].split(".")
    declared = f"mypy>={VERSIONS[0]},<{major}.{int(minor) + 1}"
    assert declared in project["optional-dependencies"]["check"]


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_the_cases(version: str, tmp_path: Path) -> None:
    if metadata.version("mypy").startswith(f"{version}."):
        pytest.skip("it is installed here: these tests are run with it")
    python = environment(tmp_path, f"mypy=={version}.*", "hypothesis", "numpy", "pytest", "pytest-timeout")
    command = [str(python), "-m", "pytest", "--quiet", "-p", "no:cacheprovider", *_TESTS]
    command += [f"--deselect=tests/typing/{case}" for case in _DIFFERENT.get(version, ())]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
