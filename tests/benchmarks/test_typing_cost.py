"""The cost of the plugin is measured and printed where the exhaustive tests run; no time is asserted."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.sharing import SHOWN

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_cost_of_the_plugin_is_printed(record_property: Callable[[str, object], None]) -> None:
    command = [sys.executable, "benchmarks/typing_cost.py", "--repeats", "2", "--growth"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    record_property(SHOWN, done.stdout)
    for row in ("recheck", "warm", "daemon"):
        assert re.search(rf"^.*\b{row}\b.*\d", done.stdout, re.MULTILINE), done.stdout
