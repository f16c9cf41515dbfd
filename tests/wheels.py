"""The library's wheel, and environments to install it in."""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")


def build_wheel(folder: Path) -> Path:
    """Build the wheel from a copy of the sources, ``source``, in a folder; return its path."""
    # A copy, since building leaves files beside the sources.
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
    """Return the interpreter of a fresh environment with requirements of pip. Modules are compiled on import."""
    venv.create(folder, with_pip=False)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    subprocess.run([*PIP, "--python", str(python), "install", "--no-compile", *requirements], check=True)
    return python
