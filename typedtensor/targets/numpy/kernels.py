"""Functions of flat arrays, written as one function of Python that calls universal functions in place.

The update of parameters is such a function. Places for what it takes and returns come with each call, so that it runs
on any part of any arrays; what is between its inputs and its results is in registers: a few arrays of the size of a
block.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Argument, Constant, DType, Elementwise, Full, Program, Reduce, Value, Where
from typedtensor.targets.numpy.tables import is_still

_OPERATORS = {
    "add": "+",
    "subtract": "-",
    "multiply": "*",
    "divide": "/",
    "greater": ">",
    "less": "<",
    "bitwise_and": "&",
}
"""Operators of Python, which compute with two scalars in a tenth of the time that universal functions take."""


class Unfusable(Exception):
    """A program does more than a kernel can."""


class Kernel:
    """A program of flat arrays of one length, and of scalars, as a function.

    Args:
        program: the program; it takes gradients, values, and whatever else; its results are flat.

    Attributes:
        run: ``run(*inputs, *results, *registers)``.
        registers: the dtypes of the registers.
        elementwise: whether each element is computed by itself, so that it can be run block by block.
        is_still: whether it leaves elements whose gradient is zero as they are, so that it need not be run on them.

    Raises:
        Unfusable: when there is none.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.elementwise = not any(isinstance(value.primitive, Reduce) for value in program.order())
        self.is_still = self.elementwise and is_still(program)
        self._factors = _factors(program)
        writer = _Writer(program)
        self.registers = writer.registers
        self.run: Callable[..., None] = writer.function()

    def factor(self, scalars: Sequence[float]) -> float | None:
        """The number that gradients, the first input, are multiplied by, if all that is done is to add them then.

        Args:
            scalars: the last inputs.
        """
        if self._factors is None:
            return None
        known = dict(zip(self.program.inputs[-len(scalars) :], scalars, strict=True)) if scalars else {}
        return math.prod(known[x] if isinstance(x, Value) else x for x in self._factors)


def _factors(program: Program) -> list[Argument] | None:
    """The numbers that the first input is multiplied by before it is added to the second; None if more is done."""
    gradient, before, *_ = program.inputs
    after = program.outputs[0]
    if len(program.outputs) > 1 or not _is(after, "add") or after.operands[0] is not before:
        return None
    factors: list[Argument] = []
    update = after.operands[1]
    while update is not gradient:
        if not (isinstance(update, Value) and _is(update, "multiply")):
            return None
        update, factor = update.operands
        if isinstance(factor, Value) and factor not in program.inputs[2:]:
            return None
        factors.append(factor)
    return factors


def _is(value: Value, function: str) -> bool:
    return value.primitive == Elementwise(function)


class _Writer:
    """Writes the text of a kernel.

    Attributes:
        registers: the dtypes of the registers that it needs.
    """

    def __init__(self, program: Program) -> None:
        self.registers: list[DType] = []
        self._scope: dict[str, Any] = {}
        self._lines: list[str] = []
        self._names = {x: f"x{n}" for n, x in enumerate(program.inputs)}
        self._arguments = [*self._names.values(), *(f"y{n}" for n in range(len(program.outputs)))]
        self._free: list[int] = []
        results: dict[Value, str] = {}
        for n, output in enumerate(program.outputs):
            if len(output.shape) != 1:
                raise Unfusable(f"{output!r} is not flat")
            results.setdefault(output, f"y{n}")
        order = program.order()
        last = {x: place for place, value in enumerate(order) for x in value.operands if isinstance(x, Value)}
        held: dict[Value, int] = {}
        for place, value in enumerate(order):
            if value in self._names:
                continue
            dying = [held.pop(x) for x in dict.fromkeys(value.operands) if x in held and last[x] == place]
            if isinstance(value.primitive, Elementwise):  # writes over what it reads
                self._free += dying
            if isinstance(value.primitive, (Constant, Full)) or not value.shape:
                self._names[value] = self._scalar(value)
            else:
                name = results.get(value)
                if name is None:
                    held[value] = self._register(value.dtype)
                    name = f"r{held[value]}"
                self._names[value] = name
                self._write(value, name)
            if not isinstance(value.primitive, Elementwise):
                self._free += dying
        for n, output in enumerate(program.outputs):
            if self._names[output] != f"y{n}":
                self._lines.append(f"{self._function('copyto')}(y{n}, {self._names[output]})")

    def function(self) -> Callable[..., None]:
        """The function."""
        arguments = ", ".join([*self._arguments, *(f"r{n}" for n in range(len(self.registers)))])
        body = "\n    ".join(self._lines) or "pass"
        exec(f"def kernel({arguments}):\n    {body}", self._scope)
        made: Callable[..., None] = self._scope["kernel"]
        return made

    def _register(self, dtype: DType) -> int:
        """A register that nothing is in."""
        found = next((n for n in reversed(self._free) if self.registers[n] == dtype), None)
        if found is None:
            self.registers.append(dtype)
            return len(self.registers) - 1
        self._free.remove(found)
        return found

    def _known(self, x: Any) -> str:
        """The name of something that does not change."""
        name = f"c{len(self._scope)}"
        self._scope[name] = x
        return name

    def _function(self, name: str) -> str:
        self._scope[name] = getattr(np, name)
        return name

    def _operand(self, x: Argument, dtype: DType | None, *, scalar: bool = False) -> str:
        """The name of an operand; a number has the precision of what it meets, as an array if it meets one."""
        if isinstance(x, Value):
            return self._names[x]
        number = np.asarray(x, dtype if dtype is not None and dtype.kind == "f" else None)
        return self._known(number[()] if scalar else number)

    def _scalar(self, value: Value) -> str:
        """A number, or an array with one number everywhere."""
        primitive = value.primitive
        if isinstance(primitive, Full):
            number = np.asarray(primitive.number, value.dtype)
            return self._known(number if value.shape else number[()])
        if isinstance(primitive, Constant) and not value.shape:
            return self._known(primitive.array[()])
        name = f"s{len(self._names)}"
        self._lines.append(f"{name} = {self._called(value)}")
        return name

    def _called(self, value: Value, out: str = "") -> str:
        """What computes a value, into a place unless it is a scalar."""
        primitive = value.primitive
        first = next((x.dtype for x in value.operands if isinstance(x, Value) and x.dtype.kind == "f"), None)
        operands = [self._operand(x, first, scalar=not out) for x in value.operands]
        if isinstance(primitive, Elementwise):
            if not out and primitive.function in _OPERATORS:
                return f" {_OPERATORS[primitive.function]} ".join(operands)
            by_name = primitive.function in ("maximum", "minimum")  # by position it is deprecated
            places = [f"out={out}" if by_name else out] if out else []
            return f"{self._function(primitive.function)}({', '.join([*operands, *places])})"
        if isinstance(primitive, Reduce) and not out:
            return f"{self._function(primitive.function)}.reduce({operands[0]})"
        if isinstance(primitive, Where) and not out:
            condition, chosen, other = operands
            return f"{chosen} if {condition} else {other}"
        raise Unfusable(f"{value!r} is not a function of elements")

    def _write(self, value: Value, out: str) -> None:
        """Compute a value into a place."""
        if isinstance(value.primitive, Where):
            condition, chosen, other = [self._operand(x, value.dtype) for x in value.operands]
            copy = self._function("copyto")
            self._lines += [f"{copy}({out}, {other})", f"{copy}({out}, {chosen}, where={condition})"]
        else:
            self._lines.append(self._called(value, out))
