"""The page, built and driven in headless Chromium. It needs Node, Chromium, and NumPy for Pyodide (``NUMPY_WHEEL``)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browsers import browser_here

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_the_page_checks_mends_runs_and_works_without_a_connection() -> None:
    browser = browser_here()
    if browser is None or shutil.which("npm") is None or not os.environ.get("NUMPY_WHEEL"):
        pytest.skip("Node, Chromium or NUMPY_WHEEL is not there")
    subprocess.run(["make", "playground"], cwd=ROOT, check=True, timeout=900)
    measured = subprocess.run(
        ["node", "build/page/measure.mjs", "build/playground"],
        cwd=ROOT,
        env={**os.environ, "CHROMIUM": browser},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    result = json.loads(measured.stdout)
    assert result["errors"] == []
    assert result["rechecked"] == ["main"]
    [report] = result["reports"]
    assert "Equal cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch]" in report
    assert result["fixes"] == ["Try first.argmax(Digit)"]
    assert result["recheck"]["reports"] == 0
    assert [count for _, count in result["rechecks"]] == [1, 1, 1, 1, 1]
    assert result["run"]["output"].count("Tensor[()](") == 3
    assert "ZeroDivisionError" in result["again"]
    assert result["offline"]["text"] == "print('again')\n1 / 0\n"
    assert result["megabytes"] < 13
