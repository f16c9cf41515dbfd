"""Functions in LLVM's language, as they are written."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

Number = str | int
"""A whole number of 64 bits: what holds it, or itself."""


class Builder:
    """The code of a function, as it is written. Loops and conditions nest as the ``with`` statements that write them.

    Args:
        name: the name.
        arguments: types by name.
        internal: whether only this code calls it.
        returns: the type of its result; the code ends with returns unless it has none.

    Attributes:
        name: the name.
    """

    def __init__(
        self, name: str, arguments: Mapping[str, str], *, internal: bool = True, returns: str = "void"
    ) -> None:
        self.name = name
        taken = ", ".join(f"{of} %{x}" for x, of in arguments.items())
        self._head = f"define {'internal ' if internal else ''}{returns} @{name}({taken}) #0 {{"
        self._last = "ret void" if returns == "void" else "unreachable"
        self._slots, self._lines = list[str](), list[str]()
        self._names, self._block = itertools.count(), "begin"

    def __str__(self) -> str:
        return "\n".join([self._head, *self._slots, "br label %begin", "begin:", *self._lines, self._last, "}", ""])

    def emit(self, code: str) -> str:
        """Write an instruction and return its result."""
        name = f"%x{next(self._names)}"
        self._lines.append(f"{name} = {code}")
        return name

    def write(self, code: str) -> None:
        """Write an instruction without a result."""
        self._lines.append(code)

    # Memory

    def slot(self, of: str) -> str:
        """Return memory on the stack."""
        name = f"%x{next(self._names)}"
        self._slots.append(f"{name} = alloca {of}, align 64")
        return name

    def at(self, pointer: str, *steps: tuple[Number, Number]) -> str:
        """An address some steps away, each a count and bytes."""
        for count, step in steps:
            moved = self.times(count, step)
            pointer = self.emit(f"getelementptr i8, ptr {pointer}, i64 {moved}") if moved else pointer
        return pointer

    def load(self, of: str, pointer: str) -> str:
        """Load a value of a type."""
        return self.emit(f"load {of}, ptr {pointer}")

    def number(self, pointer: str, position: Number = 0) -> str:
        """Load a whole number from an array of them."""
        return self.load("i64", self.at(pointer, (position, 8)))

    def pointer(self, pointer: str, position: Number = 0) -> str:
        """Load an address from an array of them."""
        return self.load("ptr", self.at(pointer, (position, 8)))

    def set(self, pointer: str, value: Number, of: str = "i64") -> None:
        """Store a value, by default a whole number."""
        self.write(f"store {of} {value}, ptr {pointer}")

    # Whole numbers

    def whole(self, operation: str, x: Number, y: Number) -> str:
        """Compute a function of two whole numbers."""
        return self.emit(f"{operation} i64 {x}, {y}")

    def plus(self, x: Number, y: Number) -> str:
        """Add two whole numbers."""
        return self.whole("add", x, y)

    def times(self, x: Number, y: Number) -> Number:
        """Multiply two whole numbers."""
        if isinstance(x, int) and isinstance(y, int):
            return x * y
        if 0 in (x, y) or 1 in (x, y):
            return 0 if 0 in (x, y) else y if x == 1 else x
        return self.whole("mul", x, y)

    def is_(self, test: str, x: Number, y: Number) -> str:
        """Compare two whole numbers."""
        return self.emit(f"icmp {test} i64 {x}, {y}")

    def both(self, *conditions: str) -> str:
        """Whether all conditions hold."""
        found = conditions[0]
        for condition in conditions[1:]:
            found = self.emit(f"and i1 {found}, {condition}")
        return found

    def either(self, *conditions: str) -> str:
        """Whether one of the conditions holds."""
        found = conditions[0]
        for condition in conditions[1:]:
            found = self.emit(f"or i1 {found}, {condition}")
        return found

    def choose(self, condition: str, x: Number, y: Number, of: str = "i64") -> str:
        """Return one of two values."""
        return self.emit(f"select i1 {condition}, {of} {x}, {of} {y}")

    def least(self, x: Number, y: Number) -> str:
        """The smaller one of two whole numbers."""
        return self.choose(self.is_("slt", x, y), x, y)

    def largest(self, sizes: Iterable[int], rest: str) -> str:
        """The largest one of some sizes, 1 the first of them, that is not beyond what is left."""
        found: Number = 1
        for size in sizes:
            found = self.choose(self.is_("sge", rest, size), size, found)
        return str(found)

    # Loops and conditions

    @contextmanager
    def loop(self, count: Number, step: Number | Callable[[str], Number] = 1, start: Number = 0) -> Iterator[str]:
        """Repeat code with a counter, whose steps may follow from it."""
        n = next(self._names)
        counter, after, before = f"%i{n}", f"%i{n}.next", self._block
        self._branch(self.is_("slt", start, count), f"body{n}", f"done{n}", f"body{n}")
        self.write(f"{counter} = phi i64 [{start}, %{before}], [{after}, %latch{n}]")
        by = step(counter) if callable(step) else step
        yield counter
        self._jump(f"latch{n}", f"latch{n}")
        self.write(f"{after} = add nuw nsw i64 {counter}, {by}")
        self._branch(self.is_("slt", after, count), f"body{n}", f"done{n}", f"done{n}")

    @contextmanager
    def pieces(self, extent: Number, size: Callable[[str], Number]) -> Iterator[tuple[str, Number]]:
        """Repeat code with the start and the size of each piece of an extent; what is left decides the size."""
        found: list[Number] = []

        def step(start: str) -> Number:
            found.append(size(self.whole("sub", extent, start)))
            return found[0]

        with self.loop(extent, step) as start:
            yield start, found[0]

    @contextmanager
    def repeat(self) -> Iterator[Callable[[str], None]]:
        """Repeat code until the function that is given is called with a condition that holds."""
        n = next(self._names)
        self._jump(f"again{n}", f"again{n}")

        def stop(condition: str) -> None:
            m = next(self._names)
            self._branch(condition, f"done{n}", f"on{m}", f"on{m}")

        yield stop
        self._jump(f"again{n}", f"done{n}")

    @contextmanager
    def when(self, condition: str) -> Iterator[None]:
        """Run code if a condition holds."""
        n = next(self._names)
        self._branch(condition, f"then{n}", f"after{n}", f"then{n}")
        yield
        self._jump(f"after{n}", f"after{n}")

    def switch(self, number: str, cases: Mapping[int, Callable[[], object]]) -> None:
        """Run the code that is written for a case."""
        n = next(self._names)
        targets = " ".join(f"i64 {case}, label %case{n}.{case}" for case in cases)
        self.write(f"switch i64 {number}, label %after{n} [{targets}]")
        for case, written in cases.items():
            self._begin(f"case{n}.{case}")
            written()
            self.write(f"br label %after{n}")
        self._begin(f"after{n}")

    def _begin(self, block: str) -> None:
        self.write(f"{block}:")
        self._block = block

    def _jump(self, to: str, block: str) -> None:
        self.write(f"br label %{to}")
        self._begin(block)

    def _branch(self, condition: str, then: str, otherwise: str, block: str) -> None:
        self.write(f"br i1 {condition}, label %{then}, label %{otherwise}")
        self._begin(block)
