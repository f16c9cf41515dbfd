"""The wheel of the library, and environments to install it in."""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")


def build_wheel(folder: Path) -> Path:
    """Build the wheel; it and a copy of the sources, ``source``, are put into a folder."""
    # Building leaves files beside the sources.
    source, wheels = folder / "source", folder / "wheels"
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    for name in ("typedtensor", "stubs"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([*PIP, "wheel", "--no-deps", "--wheel-dir", str(wheels), str(source)], check=True)
    [wheel] = wheels.glob("*.whl")
    return wheel


def environment(folder: Path, *requirements: str) -> Path:
    """The interpreter of a fresh environment with what is required, given as to pip. What is run is compiled then."""
    venv.create(folder, with_pip=False)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    subprocess.run([*PIP, "--python", str(python), "install", "--no-compile", *requirements], check=True)
    return python
