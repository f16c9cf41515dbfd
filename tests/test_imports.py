"""Modules loaded by imports, in fresh interpreters."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import typedtensor
from typedtensor.rule_docs.likeness import PUBLIC

ROOT = Path(__file__).parents[1]


@functools.cache
def loaded_by(statement: str) -> frozenset[str]:
    """The modules that a statement loads in an interpreter that has loaded none of ours."""
    program = f"import sys\n{statement}\nprint(*sys.modules)"
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True)
    return frozenset(finished.stdout.split())


def packages(modules: frozenset[str]) -> set[str]:
    """The top-level packages outside of the standard library."""
    return {m.partition(".")[0] for m in modules} - set(sys.stdlib_module_names) - set(sys.builtin_module_names)


def foreign(statement: str) -> set[str]:
    """The packages that a statement loads beyond those that any program loads here."""
    return packages(loaded_by(statement)) - packages(loaded_by("pass"))


NUMPY = "import numpy, numpy.random"
"""NumPy loads its parts when they are used; layers use the random numbers."""


def test_importing_the_package_needs_nothing_but_numpy() -> None:
    program = "import typedtensor\nfor name in typedtensor.__all__: getattr(typedtensor, name)"
    assert foreign(program) - foreign(NUMPY) == {"typedtensor"}


TRAINING = "import typedtensor.nn, typedtensor.ops, typedtensor.optim"


def test_training_needs_nothing_but_numpy() -> None:
    assert foreign(TRAINING) - foreign(NUMPY) == {"typedtensor"}


def test_training_loads_no_heavy_part_of_the_standard_library() -> None:
    heavy = {"asyncio", "concurrent", "http", "multiprocessing", "sqlite3", "unittest", "xml"}
    added = loaded_by(TRAINING) - loaded_by(NUMPY)
    assert not heavy & {module.partition(".")[0] for module in added}


def test_a_name_is_loaded_when_it_is_used() -> None:
    assert "numpy" not in loaded_by("import typedtensor")
    assert "numpy" in loaded_by("from typedtensor import Tensor")


FIRST_GRADIENT = f"""{TRAINING}
from typedtensor import Input, Tensor, given, gradient
x = Input(Tensor[()])
square = x * x
with given(x.bind(Tensor[()](3.0))) as computation:
    computation.values((square, gradient(square, x)))
"""


def test_a_first_gradient_loads_nothing_more() -> None:
    assert "numpy.ma" not in loaded_by(FIRST_GRADIENT) - loaded_by(NUMPY)
    assert loaded_by(FIRST_GRADIENT) == loaded_by(f"{TRAINING}\nfrom typedtensor import Input, Tensor, given, gradient")


def test_rules_and_methods_are_loaded_without_numpy() -> None:
    assert foreign("import typedtensor.rules, typedtensor.methods") == {"typedtensor"}


def test_the_plugin_is_loaded_without_numpy() -> None:
    if importlib.util.find_spec("typedtensor.mypy_plugin") is None or importlib.util.find_spec("mypy") is None:
        pytest.skip("mypy is not installed")
    assert "numpy" not in loaded_by("import typedtensor.mypy_plugin")


def test_every_public_name_exists_and_is_listed() -> None:
    names = vars(typedtensor)["__all__"]
    for name in names:
        assert getattr(typedtensor, name) is not None
    assert {*names} == {*typedtensor._HOME} <= {*dir(typedtensor)}


def test_no_two_packages_give_one_name_to_two_things() -> None:
    """So that star imports of all of them, and searches for a name, have one result.

    ``typedtensor.jax`` and ``typedtensor.torch``, not among them, have the names of those libraries.
    """
    found: dict[str, tuple[str, object]] = {}
    for part in {*PUBLIC, ".control", ".core", ".errors", ".testing"}:
        module = importlib.import_module(f"typedtensor{part}")
        for name in getattr(module, "__all__", ()):
            place, other = found.setdefault(name, (module.__name__, getattr(module, name)))
            assert getattr(module, name) is other, f"{name} is another thing in {module.__name__} than in {place}"
    assert {"Tensor", "GammaFunction", "Gamma", "ClipByValue", "load", "load_model"} <= found.keys()


NEED_EXTRAS = tuple(f"typedtensor.{name}" for name in ("mypy_plugin", "inspection", "lsp", "playground", "cli"))


def test_each_module_says_what_is_public() -> None:
    """``__all__`` of a package names what it has, without repetition, in order."""
    for info in pkgutil.walk_packages(typedtensor.__path__, "typedtensor."):
        if not info.ispkg or info.name.startswith(NEED_EXTRAS):
            continue
        module = importlib.import_module(info.name)
        names = getattr(module, "__all__", [])
        assert len(names) == len(set(names)), info.name
        for name in names:
            assert hasattr(module, name), f"{info.name}.{name}"


def test_former_names_are_still_there() -> None:
    former = {
        "nn": ("normal", "uniform"),
        "onnx": ("load",),
        "ops": ("Beta", "Gamma", "KLDivergence", "beta", "gamma", "kl_divergence"),
        "optim": ("Clip",),
        "training": ("Exponential",),
        "transforms": ("stop_gradient",),
    }
    for package, names in former.items():
        module = importlib.import_module(f"typedtensor.{package}")
        assert all(hasattr(module, name) and name not in module.__all__ for name in names)
