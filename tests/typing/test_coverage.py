"""The tests of the plugin run nearly all of its lines."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = ("cases", "codes", "daemon", "cache", "plugin", "no_silent_any")


@pytest.mark.slow
def test_nearly_every_line_of_the_plugin_is_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    coverage = [sys.executable, "-m", "coverage"]
    data = f"--data-file={tmp_path / 'coverage'}"
    tests = [f"tests/typing/test_{name}.py" for name in TESTS]
    run = [*coverage, "run", data, "--source=typedtensor.mypy_plugin", "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run([*run, *tests], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    report = [*coverage, "report", data, "--fail-under=95", "--skip-covered"]
    done = subprocess.run(report, cwd=ROOT, capture_output=True, text=True)
    with capsys.disabled():
        print(f"\n{done.stdout}")
    assert done.returncode == 0, done.stdout + done.stderr
