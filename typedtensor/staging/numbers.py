"""Numbers that follow from open sizes, in C."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from typedtensor.errors import StagingError
from typedtensor.ir import Guard, is_symbolic, place_of, plain
from typedtensor.lowering.expressions import NumberKernel
from typedtensor.passes.constant_folding import cast_number, computed_number, in_precision
from typedtensor.targets.native.c import STORED, Writer, written
from typedtensor.targets.native.functions import FORMATS, Term
from typedtensor.targets.native.nests import bits_of, call_of

_FORMS: Mapping[Any, str] = {
    abs: "{0} < 0 ? - {0} : {0}",
    operator.add: "{0} + {1}",
    operator.eq: "{0} == {1}",
    operator.floordiv: "{0} / {1} - ({0} % {1} < 0)",
    operator.ge: "{0} >= {1}",
    operator.gt: "{0} > {1}",
    operator.le: "{0} <= {1}",
    operator.lt: "{0} < {1}",
    operator.mod: "({0} % {1} + {1}) % {1}",
    operator.mul: "{0} * {1}",
    operator.ne: "{0} != {1}",
    operator.neg: "- {0}",
    operator.sub: "{0} - {1}",
    operator.truediv: "(double){0} / (double){1}",
    operator.truth: "{0} != 0",
    **dict.fromkeys((float, int, plain), "{0}"),
    "Add": "{0} + {1}",
    "Sub": "{0} - {1}",
    "Mul": "{0} * {1}",
    "Neg": "- {0}",
    "Div": "(double){0} / (double){1}",
    "Exp": "exp((double){0})",
    "Log": "log((double){0})",
    "Sqrt": "sqrt((double){0})",
    "Recip": "1 / (double){0}",
}
"""Functions of numbers, and operations on Python's numbers by name; an integer that divides others is positive."""


class NumbersInC:
    """Numbers in C, given the open sizes and what a run reads as ``n0``, ``n1`` ...

    Args:
        count: how many open sizes there are, which come first; what follows from these alone gets names.
    """

    def __init__(self, count: int) -> None:
        self._count, self._writer = count, Writer("int32_t")
        self._names: dict[tuple[str, str], str] = {}
        self._known: dict[int, tuple[Any, str, bool]] = {}

    @property
    def lines(self) -> Sequence[str]:
        """What defines the names."""
        return self._writer.lines

    def __call__(self, number: Any) -> str:
        """Return what has the value of a number: an integer of 64 bits, or a double.

        Raises:
            StagingError: when it follows from open sizes by a function without a form.
        """
        if not is_symbolic(number):
            return written(number, "float64") if isinstance(number, float) else str(int(number))
        if (place := place_of(number)) is not None:
            return f"n{place}"
        if id(number) not in self._known:
            text = self._applied(*number.rule)
            kind = "float64" if isinstance(plain(number), float) else "int64"
            is_read = any(map(self._is_read, number.rule[1]))
            self._known[id(number)] = number, f"({text})" if is_read else self._named(text, kind), is_read
        return self._known[id(number)][1]

    def condition(self, guard: Guard) -> str:
        """Whether a function of numbers has its result."""
        function, operands, result = guard
        return f"({self._applied(function, operands)}) == {self(result)}"

    def _named(self, text: str, dtype: str) -> str:
        if (text, dtype) not in self._names:
            self._names[text, dtype] = self._writer.emit(text, dtype)
        return self._names[text, dtype]

    def _is_read(self, number: Any) -> bool:
        """Whether a number follows from one that a run reads."""
        place = place_of(number)
        return is_symbolic(number) and (self._known[id(number)][2] if place is None else place >= self._count)

    def _applied(self, function: Any, operands: Sequence[Any]) -> str:
        if function is bits_of:
            number, dtype = operands
            x = self._cast(self(number), dtype)
            return f"bits_{STORED[dtype]}({x})" if dtype in FORMATS else x
        given = [*map(self, operands)]
        if isinstance(function, partial):
            if function.func in (in_precision, cast_number):
                return self._cast(given[0], *[x.name for x in function.args])
            [value] = function.args if function.func is computed_number else [None]
            if value is not None and (call := call_of(value)) is not None:
                terms = [Term(self._writer, self._cast(x, of), of) for x, of in zip(given, call.dtypes, strict=True)]
                return self._writer.apply(call.name, value.dtype.name, terms)
        form = _FORMS.get(function.operation if isinstance(function, NumberKernel) else function)
        if form is None:
            raise StagingError(
                f"a number follows from open sizes by {function!r}, which has no form in C: give the sizes with sizes="
            )
        return form.format(*given)

    def _cast(self, x: str, *dtypes: str) -> str:
        """A number converted to a dtype, and to another one."""
        for dtype in dtypes:
            x = self._named(f"({STORED[dtype]}){x}", dtype)
        return x
