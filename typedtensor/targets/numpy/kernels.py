"""Kernels: elementwise programs of flat arrays, compiled to one Python function of in-place universal functions.

The update of parameters is such a program. Each call passes its inputs and outputs, so that a kernel runs on any part
of any arrays; intermediate results are in registers, a few arrays of the size of a block.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Argument, Constant, DType, Elementwise, Full, Program, Reduce, Value, Where, function_of
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
"""Python's operators, which compute two scalars in a tenth of the time of universal functions."""


class Unfusable(Exception):
    """The program has primitives that a kernel cannot express."""


class Kernel:
    """A compiled program of flat arrays of one length and of scalars.

    Args:
        program: the program, from gradients, values, states and scalars to flat results.

    Attributes:
        run: ``run(*inputs, *results, *registers)``; its attribute ``program`` is the program.
        registers: the dtypes of the registers.
        operations: the number of its operations.
        elementwise: whether the program is elementwise, so that it can run block by block.
        is_still: whether elements with zero gradient keep their values and states, so that it may skip them.

    Raises:
        Unfusable: the program has primitives that a kernel cannot express.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        order = program.order()
        self.operations = len(order) - len(program.inputs)
        self.elementwise = not any(isinstance(value.primitive, Reduce) for value in order)
        self.is_still = self.elementwise and is_still(program)
        self._factors = _factors(program)
        writer = _Writer(program)
        self.registers = writer.registers
        run: Any = writer.function()
        run.program = program
        self.run: Callable[..., None] = run

    def factor(self, scalars: Sequence[float]) -> float | None:
        """Return the factor f of an update ``value + f * gradient``; None for other updates.

        Args:
            scalars: the last inputs.
        """
        if self._factors is None:
            return None
        known = dict(zip(self.program.inputs[-len(scalars) :], scalars, strict=True)) if scalars else {}
        return math.prod(known[x] if isinstance(x, Value) else x for x in self._factors)


def _factors(program: Program) -> list[Argument] | None:
    """Return the factors f, g, … of a program ``x1 + x0 * f * g …``; None for other programs."""
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
    return function_of(value) == function


class _Writer:
    """Writes the source of a kernel.

    Attributes:
        registers: the dtypes of the registers.
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
            if isinstance(value.primitive, Elementwise):  # may write over an operand
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
        """Return the compiled function."""
        arguments = ", ".join([*self._arguments, *(f"r{n}" for n in range(len(self.registers)))])
        body = "\n    ".join(self._lines) or "pass"
        exec(f"def kernel({arguments}):\n    {body}", self._scope)
        result: Callable[..., None] = self._scope["kernel"]
        return result

    def _register(self, dtype: DType) -> int:
        """Return a free register."""
        found = next((n for n in reversed(self._free) if self.registers[n] == dtype), None)
        if found is None:
            self.registers.append(dtype)
            return len(self.registers) - 1
        self._free.remove(found)
        return found

    def _known(self, x: Any) -> str:
        """Return the name of a constant in the source."""
        name = f"c{len(self._scope)}"
        self._scope[name] = x
        return name

    def _function(self, name: str) -> str:
        self._scope[name] = getattr(np, name)
        return name

    def _operand(self, x: Argument, dtype: DType | None, *, scalar: bool = False) -> str:
        """Return the name of an operand; a number adopts the other operand's dtype, as an array beside an array."""
        if isinstance(x, Value):
            return self._names[x]
        number = np.asarray(x, dtype if dtype is not None and dtype.kind == "f" else None)
        return self._known(number[()] if scalar else number)

    def _scalar(self, value: Value) -> str:
        """Return the source of a scalar."""
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
        """Return the source of a call that computes a value, into ``out`` unless it is a scalar."""
        primitive = value.primitive
        first = next((x.dtype for x in value.operands if isinstance(x, Value) and x.dtype.kind == "f"), None)
        operands = [self._operand(x, first, scalar=not out) for x in value.operands]
        if isinstance(primitive, Elementwise):
            if not out and primitive.function in _OPERATORS:
                return f" {_OPERATORS[primitive.function]} ".join(operands)
            by_name = primitive.function in ("maximum", "minimum")  # NumPy deprecates a positional output here
            places = [f"out={out}" if by_name else out] if out else []
            return f"{self._function(primitive.function)}({', '.join([*operands, *places])})"
        if isinstance(primitive, Reduce) and not out:
            return f"{self._function(primitive.function)}.reduce({operands[0]})"
        if isinstance(primitive, Where) and not out:
            condition, chosen, other = operands
            return f"{chosen} if {condition} else {other}"
        raise Unfusable(f"{value!r} is not a function of elements")

    def _write(self, value: Value, out: str) -> None:
        """Write the line that computes a value into ``out``."""
        if isinstance(value.primitive, Where):
            condition, chosen, other = [self._operand(x, value.dtype) for x in value.operands]
            copy = self._function("copyto")
            self._lines += [f"{copy}({out}, {other})", f"{copy}({out}, {chosen}, where={condition})"]
        else:
            self._lines.append(self._called(value, out))
