"""The codes of the plugin are turned off and on as those of mypy are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.typing.checking import HERE, check

_PROGRAM = """\
from typing import Any, Generic, TypeVar
from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import PolyOp1, relu
U = TypeVar("U", bound=Axis)
class Batch(Axis): ...
class Doubled(Axis, Generic[U], size="2 * |V|"): ...  # axis-rule
class Last(PolyOp1, rule="A B -> C"): ...  # axis-rule
def f(x: Expr[Tensor[Batch]], a: Any, labels: list[type[Batch]]) -> None:
    x.mean(Batch, Batch)  # axes
    x.sum(*labels)  # axes-unknown
    relu(a)  # axes-unknown
"""
_EACH = ["axis-rule", "axis-rule", "axes", "axes-unknown", "axes-unknown"]

# The codes that are reported in a module, by its name. Its settings turn codes off, and one on again.
_MODULES = {
    "plain": ("", _EACH),
    "without_axes": ("disable_error_code = axes", [code for code in _EACH if code != "axes"]),
    "without_rule": ("disable_error_code = axis-rule", [code for code in _EACH if code != "axis-rule"]),
    "without_unknown": ("disable_error_code = axes-unknown", [code for code in _EACH if code != "axes-unknown"]),
    "again": ("disable_error_code = axes, axes-unknown\nenable_error_code = axes-unknown", [*_EACH[:2], *_EACH[3:]]),
    "ignored": ("warn_unused_ignores = True", []),
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory, mypy_cache: Path) -> dict[str, list[str]]:
    """The codes that are reported in each module."""
    folder = tmp_path_factory.mktemp("codes")
    settings = [(HERE / "mypy.ini").read_text().replace("$MYPY_CONFIG_FILE_DIR", str(HERE))]
    settings += [f"[mypy-{module}]\n{lines}" for module, (lines, _) in _MODULES.items()]
    config = folder / "mypy.ini"
    config.write_text("\n".join(settings))
    files = {module: folder / f"{module}.py" for module in _MODULES}
    for path in files.values():
        path.write_text(_PROGRAM)
    ignored = [f"{code}  # type: ignore[{name}]" for line in _PROGRAM.splitlines() for code, _, name in [_split(line)]]
    files["ignored"].write_text("\n".join(line.removesuffix("  # type: ignore[]") for line in ignored))
    codes = dict(enumerate((_split(line)[2] for line in _PROGRAM.splitlines()), 1))
    reports = check(files, mypy_cache, f"--config-file={config}")
    return {module: [codes[report.line] for report in reports.get(module, [])] for module in _MODULES}


def _split(line: str) -> tuple[str, str, str]:
    return line.partition("  # ")


@pytest.mark.parametrize("module", _MODULES)
def test_what_is_reported(module: str, found: dict[str, list[str]]) -> None:
    assert sorted(found[module]) == sorted(_MODULES[module][1])
