"""The cost of the mypy plugin: mypy on a generated module of 2,000 operations, with the plugin and without.

    python benchmarks/typing_cost.py [--operations 2000] [--repeats 7] [--growth]

Without it, mypy checks the same module on a copy of the library's surface whose operations return ``Any``. Both
versions import the library, so both load the same modules from mypy's cache. One module has expressions and instances
of operations, the other values and functions. Times are user CPU seconds of the whole process, and wall-clock seconds
of the daemon. Runs alternate, so other load on the machine affects both alike. The measurements are:

- recheck: only the module is checked again, everything else comes from the cache (aim: 1.3 times);
- warm: nothing has changed (aim: 1.02 times);
- linter (``--lint``): a recheck and a warm run with the linter, beside those with the type checker alone (aim: 1.2);
- daemon: an edit in a small dependent module (aim: 0.3 s more);
- growth (``--growth``): rechecks of 250 to 4,000 operations, and of tensors with 2 to 12 axes.
"""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]

CONFIGURATION = """\
[mypy]
strict = True
# The operations of the surface give Any on purpose.
warn_return_any = False
"""

RULED = """\
from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import Add, Contract, MatMul, Rename, Sum, dot, log_softmax, relu, softmax, tanh
"""

SURFACE = """\
from collections.abc import Callable
from typing import Any, Generic, TypeVar, TypeVarTuple, Unpack

import typedtensor.ops

class Axis: ...

Ts = TypeVarTuple("Ts")
X = TypeVar("X")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)

class Operand:
    def __add__(self, other: object, /) -> Any: ...
    def __matmul__(self, other: object, /) -> Any: ...
    def __mul__(self, other: object, /) -> Any: ...
    def __sub__(self, other: object, /) -> Any: ...
    def dot(self, other: object, axis: type[Axis], /) -> Any: ...
    def exp(self) -> Any: ...
    def max(self, *axes: type[Axis]) -> Any: ...
    def mean(self, *axes: type[Axis]) -> Any: ...
    def rename(self, old: type[Axis], new: type[Axis], /) -> Any: ...
    def sum(self, *axes: type[Axis]) -> Any: ...

class Tensor(Operand, Generic[Unpack[Ts]]): ...

class Expr(Operand, Generic[X]):
    def __rshift__(self, function: Callable[..., Any], /) -> Any: ...

class Op:
    def __call__(self, *operands: object) -> Any: ...

class Add(Op): ...
class MatMul(Op): ...
class Contract(Op): ...
class Sum(Op, Generic[U]):
    def __init__(self, axis: type[U]) -> None: ...
class Rename(Op, Generic[U, V]):
    def __init__(self, old: type[U], new: type[V]) -> None: ...

def dot(first: object, second: object, axis: type[Axis], /) -> Any: ...
def log_softmax(x: object, axis: type[Axis], /) -> Any: ...
def relu(x: object, /) -> Any: ...
def softmax(x: object, axis: type[Axis], /) -> Any: ...
def tanh(x: object, /) -> Any: ...
"""

WITHOUT_RULES = """\
from surface import Add, Axis, Contract, Expr, MatMul, Rename, Sum, Tensor, dot, log_softmax, relu, softmax, tanh
"""

STEPS = """\

def step{number}(
    x: Expr[Tensor[{batch}, Hidden]],
    w: Expr[Tensor[Hidden, Out]],
    v: Expr[Tensor[Out, Hidden]],
    b: Tensor[{batch}, Hidden],
) -> Expr[Tensor[{batch}]]:
    a = x @ w
    c = a @ v
    d = c + x
    e = d + b
    g = MatMul()(e, w)
    h = g.rename(Out, Pixel)
    i = h.sum(Pixel)
    j = Contract()(d, v)
    k = Sum(Out)(j)
    l = Add()(k, k)
    m = (x + x) * x + x @ (w @ v)
    q = m >> Sum(Hidden)
    r = q + i
    s = Rename({first}, Pixel)(r)
    t = s.rename(Pixel, {first}) + l
    return t + r
"""

ON_VALUES = """\

def step{number}(
    x: Tensor[{batch}, Hidden],
    w: Tensor[Hidden, Out],
    v: Tensor[Out, Hidden],
    b: Tensor[{batch}, Hidden],
) -> Tensor[{batch}]:
    a = dot(x, w, Hidden)
    c = relu(a)
    d = softmax(c, Out)
    e = d * a - c
    f = e.dot(v, Out)
    g = f + b
    h = g.mean(Hidden)
    i = (g - x).exp()
    j = i.rename(Hidden, Pixel)
    k = j.sum(Pixel)
    l = h - k
    m = tanh(g) * 0.5
    n = m.max(Hidden)
    o = log_softmax(m, Hidden)
    p = o.sum(Hidden)
    return l + n + p
"""

OPERATIONS_IN_A_STEP = 20
"""The operations in each of these functions."""


def module(operations: int, rank: int = 2, *, rules: bool = True, step: str = STEPS) -> str:
    """Return a module of about a number of operations, mostly on tensors with a number of axes, at least two."""
    names = [f"Batch{number}" for number in range(rank - 1)]
    labels = [*names, "Hidden", "Out", "Pixel"]
    lines = [RULED if rules else WITHOUT_RULES, *(f"class {label}(Axis): ..." for label in labels)]
    steps = (
        step.format(number=number, batch=", ".join(names), first=names[0])
        for number in range(operations // OPERATIONS_IN_A_STEP)
    )
    return "\n".join([*lines, *steps])


class Checker:
    """mypy in a separate folder, with the plugin or without."""

    def __init__(self, folder: Path, *, rules: bool, linter: bool = False) -> None:
        self.folder, self.rules = folder, rules
        self.path, self.dependant = folder / "big.py", folder / "small.py"
        folder.mkdir()
        plugins = "plugins = typedtensor.mypy_plugin" + ", typedtensor.lint" * linter + "\n" if rules else ""
        (folder / "mypy.ini").write_text(CONFIGURATION + plugins)
        (folder / "surface.py").write_text(SURFACE)
        # A copy, which is not edited meanwhile.
        shutil.copytree(ROOT / "typedtensor", folder / "typedtensor", ignore=shutil.ignore_patterns("__pycache__"))
        self.environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self.environment["PYTHONPATH"] = str(folder)
        self.edits = itertools.count()

    def write(self, operations: int, rank: int = 2, step: str = STEPS) -> float:
        """Write another module, and check it into the cache; return the user CPU seconds."""
        self.path.write_text(module(operations, rank, rules=self.rules, step=step))
        return self.check()

    def edit(self) -> None:
        """Change the module so that only it is checked again."""
        with self.path.open("a") as file:
            file.write(f"# {next(self.edits)}\n")

    def check(self) -> float:
        """Return the user CPU seconds of a run, which must find no errors."""
        process = subprocess.Popen(
            [sys.executable, "-m", "mypy", self.path.name],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert process.stdout is not None
        output = process.stdout.read().decode()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(output)
        return used.ru_utime

    def recheck(self) -> float:
        """Return the user CPU seconds of a run after an edit of the module."""
        self.edit()
        return self.check()

    def daemon(self, *arguments: str) -> float:
        """Return the wall-clock seconds of a command to mypy's daemon."""
        start = time.perf_counter()
        command = [sys.executable, "-m", "mypy.dmypy", *arguments]
        done = subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        return time.perf_counter() - start

    def edit_dependant(self) -> float:
        """Return the daemon's seconds after an edit in a small module that uses the large one."""
        number = next(self.edits)
        uses = f"def use_{number}() -> type[Axis]:\n    return Batch0\n"
        head = RULED if self.rules else WITHOUT_RULES
        steps = STEPS.format(number=number, batch="Batch0", first="Batch0")
        self.dependant.write_text(f"{head}from big import Batch0, Hidden, Out, Pixel\n{steps}\n{uses}")
        time.sleep(1)  # the daemon compares modification times in whole seconds
        return self.daemon("check", "big.py", "small.py")


def report(
    name: str, with_rules: Sequence[float], without: Sequence[float], beside: str = "with rules and without"
) -> None:
    """Print minima, medians and their ratios."""
    for of, least in (("minimum", min), ("median", statistics.median)):
        one, other = least(with_rules), least(without)
        print(
            f"  {name:8} {of:8} {one:6.3f} and {other:6.3f} s {beside}: {one / other:.2f} times, {one - other:+.3f} s",
            flush=True,
        )


def alternate(one: Checker, other: Checker, act: str, repeats: int) -> tuple[list[float], list[float]]:
    """Return the times of both, measured in turns."""
    pairs = [(getattr(one, act)(), getattr(other, act)()) for _ in range(repeats)]
    return [first for first, _ in pairs], [second for _, second in pairs]


def measure_daemon(one: Checker, other: Checker, repeats: int) -> None:
    """Measure edits in a small dependent module, through the daemon."""
    try:
        for checker in (one, other):
            checker.dependant.write_text("")
            checker.daemon("start")
            checker.daemon("check", "big.py", "small.py")
            checker.edit_dependant()
        report("daemon", *alternate(one, other, "edit_dependant", repeats))
    finally:
        for checker in (one, other):
            checker.daemon("stop")


def measure_growth(ruled: Checker, repeats: int) -> None:
    """Measure rechecks of modules of several sizes: the time above that of the smallest should grow linearly."""
    for title, sizes in (
        ("operations", [(250, 2), (500, 2), (1000, 2), (2000, 2), (4000, 2)]),
        ("axes", [(2000, 2), (2000, 4), (2000, 8), (2000, 12)]),
    ):
        base = 0.0
        for operations, rank in sizes:
            checks = [ruled.write(operations, rank), *(ruled.recheck() for _ in range(repeats - 1))]
            spent = min(checks) - min(ruled.check() for _ in range(repeats))
            base = base or spent
            print(
                f"  {title:10} {operations:5} operations on {rank:2} axes: {spent:6.3f} s above a warm run, "
                f"{spent / base:5.2f} times the first",
                flush=True,
            )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--operations", type=int, default=2000)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--lint", action="store_true")
    parser.add_argument("--no-daemon", dest="daemon", action="store_false")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ruled, plain = Checker(Path(folder) / "ruled", rules=True), Checker(Path(folder) / "plain", rules=False)
        for kind, step in (("values", ON_VALUES), ("expressions", STEPS)):
            print(f"{options.operations} operations on {kind}:")
            for checker in (ruled, plain):
                checker.write(options.operations, step=step)
            for name, act in (("recheck", "recheck"), ("warm", "check")):
                report(name, *alternate(ruled, plain, act, options.repeats))
        if options.lint:
            linted = Checker(Path(folder) / "linted", rules=True, linter=True)
            linted.write(options.operations)
            for name, act in (("lint", "recheck"), ("warm", "check")):
                report(name, *alternate(linted, ruled, act, options.repeats), beside="with the linter and without")
        if options.daemon:
            measure_daemon(ruled, plain, options.repeats)
        if options.growth:
            measure_growth(ruled, max(1, options.repeats // 2))


if __name__ == "__main__":
    main()
