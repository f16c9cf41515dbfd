"""Global value numbering: equality of programs, value by value."""

from __future__ import annotations

from collections.abc import Hashable

from typedtensor.ir import Constant, Full, Number, Primitive, Program, Region, Value

LARGE = 1 << 16
"""Constants of at least so many bytes are compared by identity."""


def computes_alike(first: Program, second: Program) -> bool:
    """Whether two programs apply the same primitives to the same inputs, in any order and number of repetitions.

    Each value gets a number that equal values share (global value numbering). Programs that draw random numbers, or
    have large constants of their own, are never equal.

    >>> import numpy as np
    >>> from typedtensor.ir import Elementwise, make, new_input
    >>> def halves(times):
    ...     x = new_input("x", (3,), np.dtype(float))
    ...     half = [make(Elementwise("multiply"), x, 0.5) for _ in range(times)]
    ...     return Program((x,), (make(Elementwise("add"), half[0], half[-1]),))
    >>> computes_alike(halves(1), halves(2))
    True
    """
    numbers = _Numbers()
    found = numbers.of(first)
    return found is not None and found == numbers.of(second)


_EMPTY = Program((), ())


class _Numbers:
    """Value numbers that several programs share."""

    def __init__(self) -> None:
        self._known: dict[Hashable, int] = {}

    def of(self, program: Program) -> tuple[int, ...] | None:
        """Return the number of inputs and the value numbers of the outputs; None if a value is not pure."""
        known, found = self._known, dict[Value, int]()
        for n, value in enumerate(program.inputs):
            found[value] = known.setdefault(("input", n, value.shape, value.dtype), len(known))
        for value in program.order():
            if value in found:
                continue
            primitive: Primitive = value.primitive.plain
            computed: Hashable = primitive
            if isinstance(primitive, Constant):
                array = primitive.array
                computed = array.tobytes() if array.nbytes < LARGE else id(array)
            elif isinstance(primitive, Region):
                body = self.of(primitive.body)
                if body is None:
                    return None
                computed = primitive.with_body(_EMPTY), body
            elif isinstance(primitive, Full):
                computed = Full, _number_key(primitive.number)
            if not primitive.pure:
                return None
            read = [(found[x],) if isinstance(x, Value) else _number_key(x) for x in value.operands]
            found[value] = known.setdefault((computed, value.shape, value.dtype, *read), len(known))
        return len(program.inputs), *[found[x] for x in program.outputs]


def _number_key(number: Number) -> tuple[str, str]:
    """Return a key that is equal for identical numbers only: 0 and -0 differ."""
    return type(number).__name__, repr(number)
