"""What is installed: its name, its version, the recipe for conda, and the wheel in an environment of its own."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import typedtensor
from tests.wheels import build_wheel, environment
from typedtensor.base.extras import DISTRIBUTION

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_its_name_and_version_are_the_same_everywhere() -> None:
    assert (PROJECT["name"], PROJECT["version"]) == (DISTRIBUTION, typedtensor.__version__)
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[([\d.]+)\] – \d{4}-\d\d-\d\d$", changelog, re.MULTILINE)[0] == typedtensor.__version__


def test_nothing_tells_to_install_the_other_project() -> None:
    """Extras of `typedtensor` are those of another project on PyPI."""
    extras = "|".join(PROJECT["optional-dependencies"])
    folders = ("typedtensor", "docs", "examples", "tests")
    texts = [
        path for name in folders for ending in ("py", "md", "js", "json") for path in (ROOT / name).rglob(f"*.{ending}")
    ]
    wrong = re.compile(rf"\btypedtensor\\?\[({extras})\b")
    assert [str(path) for path in [*texts, ROOT / "README.md"] if wrong.search(path.read_text(encoding="utf-8"))] == []


def test_the_recipe_for_conda_says_the_same() -> None:
    yaml = pytest.importorskip("yaml")
    recipe = yaml.safe_load((ROOT / ".ci/conda/recipe.yaml").read_text(encoding="utf-8"))
    assert recipe["package"]["name"] == PROJECT["name"]
    assert recipe["context"]["version"] == PROJECT["version"]
    spaced = [re.sub(r"([a-z])([<>])", r"\1 \2", name) for name in PROJECT["dependencies"]]
    assert recipe["requirements"]["run"] == [f"python {PROJECT['requires-python']}", *spaced]
    [checked] = PROJECT["optional-dependencies"]["check"]
    assert recipe["requirements"]["run_constraints"] == [re.sub(r"([a-z])([<>])", r"\1 \2", checked)]
    scripts = [f"{name} = {target}" for name, target in PROJECT["scripts"].items()]
    assert recipe["build"]["python"]["entry_points"] == scripts


@pytest.mark.slow
def test_the_wheel_is_valid_and_runs_without_the_checkout(tmp_path: Path) -> None:
    pytest.importorskip("twine")
    wheel = build_wheel(tmp_path)
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", str(wheel)], check=True)
    python = environment(tmp_path / "environment", str(wheel))
    program = "from typedtensor import Axis, Tensor\nclass A(Axis): ...\nprint(Tensor[A]([1.0, 2.0]).sum(A).item())"
    ran = subprocess.run([python, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert ran.stdout == "3.0\n"
