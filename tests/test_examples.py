"""The examples run, pass the type checker, and the wrong one is rejected where it says so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from typedtensor.errors import FinishedTrainingWarning

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
WRONG = EXAMPLES / "digits_wrong.py"
PROGRAMS = sorted(path for path in EXAMPLES.rglob("*.py") if path != WRONG)


def mypy(*paths: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    """What the type checker says, with the plugin and the settings of the repository."""
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(cache), *map(str, paths)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.slow  # `make types` does it, beside the fast tests
def test_types(mypy_cache: Path) -> None:
    finished = mypy(*PROGRAMS, cache=mypy_cache)
    assert finished.returncode == 0, finished.stdout + finished.stderr


def test_every_mistake_is_found_where_it_is(mypy_cache: Path) -> None:
    finished = mypy(WRONG, cache=mypy_cache)
    found = [
        int(line) for line in re.findall(r"^examples/digits_wrong\.py:(\d+): error", finished.stdout, re.MULTILINE)
    ]
    lines = WRONG.read_text(encoding="utf-8").splitlines()
    announced = [number + 2 for number, line in enumerate(lines) if line.lstrip().startswith("# Mistake:")]
    assert found == announced, finished.stdout + finished.stderr


def test_digits(tmp_path: Path) -> None:
    pytest.importorskip("sklearn")
    from examples import digits

    picture = tmp_path / "made" / "digits.png"
    accuracy = digits.main(["--epochs", "10", "--picture", str(picture)])
    assert accuracy > 0.94
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_project(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Run again, it has nothing left to do, and the best weights."""
    pytest.importorskip("sklearn")
    from examples.project import digits_project

    arguments = ["--epochs", "6", "--folder", str(tmp_path)]
    accuracy = digits_project.main(arguments)
    with pytest.warns(FinishedTrainingWarning, match="ended after 6 epochs"):
        assert digits_project.main(arguments) == accuracy > 0.93
    assert (tmp_path / "loss.png").read_bytes().startswith(b"\x89PNG")
    assert capsys.readouterr().out.count("after 6 epochs") == 2


def test_xor() -> None:
    from examples import xor

    assert [round(answer) for answer in xor.main(["--steps", "200"])] == [0, 1, 1, 0]


def test_logistic_regression(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sklearn")
    from examples import logistic_regression

    assert logistic_regression.main(["--steps", "60"]) > 0.93
    assert "step 0: loss 0.6931" in capsys.readouterr().out


def test_number_sequence() -> None:
    from examples import number_sequence

    assert number_sequence.main(["--iterations", "400"]) == pytest.approx(45, abs=0.5)


def test_gated() -> None:
    from examples import gated

    counts = gated.main([])
    assert len(counts) == 4
    for count in counts:
        assert count["gate"] == (1, 1)
        assert sorted([count["left"], count["right"]]) == [(0, 0), (1, 1)]


def test_tree_lstm() -> None:
    from examples import tree_lstm

    losses = tree_lstm.main(["--epochs", "20"])
    assert losses[-1] < 0.3 * losses[0]


def test_bayesian_regression() -> None:
    from examples import bayesian_regression

    found, exact = bayesian_regression.main(["--draws", "600"])
    deviation = np.sqrt(np.diag(exact.covariance))
    assert np.abs(found.mean - exact.mean).max() < 0.4 * deviation.min()
    np.testing.assert_allclose(np.sqrt(np.diag(found.covariance)), deviation, rtol=0.3)


def test_each_example_has_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    ours = [path for path in PROGRAMS if not path.stem.endswith("_torch")]
    imported = set(re.findall(r"\w+", " ".join(re.findall(r"^ *from examples\S* import (.*)$", tests, re.MULTILINE))))
    named = [path for path in ours if f'"{path.parent.name}", "{path.stem}"' in tests]  # imported by name
    assert [path for path in ours if path.stem not in imported and path not in named] == []
