"""The plugin beside its verdicts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import typedtensor.ops
from tests.typing.checking import check
from typedtensor.core.operand import Operand
from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base import library


def test_importing_it_loads_neither_numpy_nor_the_run_time() -> None:
    allowed = (
        *("typedtensor", "typedtensor.methods", "typedtensor.mypy_plugin", "typedtensor.rules"),
        *("typedtensor.base", "typedtensor.base.unknown"),
    )
    program = (
        "import sys, typedtensor.mypy_plugin\n"
        f"allowed = {allowed!r}\n"
        "loaded = [m for m in sys.modules if m.split('.')[0] in ('numpy', 'typedtensor')]\n"
        "print([m for m in loaded if m not in allowed and not m.startswith(tuple(a + '.' for a in allowed[2:]))])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_full_name_is_that_of_a_class_or_function() -> None:
    spelt = [value for name, value in vars(library).items() if name.isupper() and isinstance(value, str)]
    for fullname in [*spelt, *library.KINDS, *library.ARITIES]:
        if fullname != library.OPERATIONS:
            module, _, name = fullname.rpartition(".")
            found = getattr(__import__(module, fromlist=[name]), name)
            assert isinstance(found, type) or found.__qualname__ == name, fullname
            assert found.__module__ == module, fullname


def test_every_method_has_its_operation() -> None:
    for name, method in METHODS.items():
        assert hasattr(Operand, name), name
        assert hasattr(typedtensor.ops, method.operation), method
        assert method.total is None or hasattr(typedtensor.ops, method.total), method


def test_a_chain_of_operators_takes_linear_work(tmp_path: Path, mypy_cache: Path) -> None:
    path = tmp_path / "chain.py"

    def work(operators: int) -> int:
        path.write_text(_CHAIN + " + x" * operators)
        calls = 0

        def count(frame: object, event: str, arg: object) -> None:
            nonlocal calls
            calls += event == "call"

        sys.setprofile(count)
        try:
            assert not check({"chain": path}, mypy_cache)["chain"]
        finally:
            sys.setprofile(None)
        return calls

    _, none, some, many = map(work, (0, 0, 100, 400))  # the first one reads the library
    assert many - none < 5 * (some - none)


_CHAIN = """\
from typedtensor import Axis, Expr, Tensor
class Batch(Axis): ...
def chained(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    return x"""
