"""Reports from a warm cache, compared with those from a cold one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.typing.checking import HERE, check

_LIBRARY = """
from typing import Generic, TypeVar
from typedtensor import Axis
from typedtensor.nn import Linear
from typedtensor.ops import PolyOp1, Sum, relu

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


class Batch(Axis): ...
class Hidden(Axis, size=128): ...
class Halved(Axis, Generic[U], size="|U| // 2"): ...
class Halve(PolyOp1[U], rule="*A U -> *A Halved[U]"): ...
class Swap(PolyOp1, rule="A B -> B A"): ...
class OverHidden(Sum[Hidden]):
    def __init__(self) -> None:
        super().__init__(Hidden)


swap = Swap()
composed = Linear(Hidden, Halved[Hidden](64)) >> relu
mapped = composed >> (lambda z: z.sum(Halved[Hidden]))
deferred = composed >> Sum(Batch)
by_rule = OverHidden() >> relu
"""


def test_a_warm_cache_gives_the_same_reports(tmp_path: Path, mypy_cache: Path) -> None:
    library, use = tmp_path / "library.py", tmp_path / "use.py"
    library.write_text(_LIBRARY)
    files = {"library": library, "use": use}
    shutil.copy(HERE / "use_of_library.txt", use)
    cold = check(files, mypy_cache)
    with use.open("a") as file:
        file.write("\n# Changed, so that this file is checked again and the other comes from the cache.\n")
    warm = check(files, mypy_cache)
    assert cold["use"]
    assert warm == cold


def test_another_version_of_the_plugin_discards_the_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from typedtensor.mypy_plugin import digest as module

    before = module.digest()
    assert before == module.digest()
    module.digest.cache_clear()
    package = Path(module.__file__).parents[1]
    for folder in ("mypy_plugin", "rules"):
        shutil.copytree(package / folder, tmp_path / folder)
    for table in ("methods.py", "elsewhere.py"):
        shutil.copy(package / table, tmp_path)
    monkeypatch.setattr(module, "__file__", str(tmp_path / "mypy_plugin" / "digest.py"))
    try:
        assert module.digest() == before
        for source in ("methods.py", "elsewhere.py", "rules/parser.py", "mypy_plugin/hooks.py"):
            module.digest.cache_clear()
            before = module.digest()
            with (tmp_path / source).open("a") as file:
                file.write("# another source\n")
            module.digest.cache_clear()
            assert module.digest() != before
    finally:
        module.digest.cache_clear()


_PACKAGE = """
from typedtensor import Expr, IntTensor, Tensor
from typedtensor.ops import cross_entropy
from typedtensor.random import Key
from package.inner import Batch, Digit, noisy, scored
def loss(x: Expr[Tensor[Batch, Digit]], y: Expr[IntTensor[Batch]], key: Key) -> Expr[Tensor[Batch]]:
    return cross_entropy(scored(noisy(key, x)), y, Digit)
"""

_INNER = """
from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import softmax
from typedtensor.random import Key, normal_like
class Batch(Axis): ...
class Digit(Axis, size=10): ...
def noisy(key: Key, x: Expr[Tensor[Batch, Digit]]) -> Expr[Tensor[Batch, Digit]]:
    return x + normal_like(key, x)
def scored(x: Expr[Tensor[Batch, Digit]]) -> Expr[Tensor[Batch, Digit]]:
    return softmax(x, Digit)
"""


def test_functions_from_the_cache_are_not_looked_into(tmp_path: Path, mypy_cache: Path) -> None:
    """Those of a module inside a package have full names that begin with the package's."""
    package, inner = tmp_path / "package" / "__init__.py", tmp_path / "package" / "inner.py"
    package.parent.mkdir()
    files = {"package": package, "package.inner": inner}
    inner.write_text(_INNER)
    for text in (_PACKAGE, f"{_PACKAGE}# Changed.\n"):
        package.write_text(text)
        assert check(files, mypy_cache) == {}
