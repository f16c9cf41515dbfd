"""The verifier: shapes, dtypes and regions are consistent, and each value is defined once, before it is read."""

from __future__ import annotations

from collections.abc import MutableSet, Sequence

import numpy as np

from typedtensor.ir.elementwise import resolved
from typedtensor.ir.program import Argument, Constant, Input, Program, Value
from typedtensor.ir.region import Region, TupleElement


class IllFormedError(Exception):
    """A program violates a rule of array programs; the message names the value and the violation."""


def verify(program: Program, verified: MutableSet[Value] | None = None) -> Program:
    """Return the program if it is well formed.

    Args:
        program: the program.
        verified: values known to be well formed, to which those of the program are added. Most values of a pass's
            result are values of its input.

    Raises:
        IllFormedError: when a value's shape or dtype differs from its primitive's result, a tuple is read as an array,
            an input is missing or duplicated, or the body of a region does not fit its operands.
    """
    inputs = set(program.inputs)
    _require(len(inputs) == len(program.inputs), "an input is there twice", program)
    for value in program.inputs:
        _require(isinstance(value.primitive, Input) and not value.operands, "is among the inputs, but is none", value)
    defined: set[Value] = set(inputs)
    for value in program.order():
        if value in inputs:
            continue
        _require(not isinstance(value.primitive, Input), "is read, but is not among the inputs", value)
        for x in value.operands:
            _require(not isinstance(x, Value) or x in defined, "is read before it is defined", value)
        if verified is None or value not in verified:
            _verify_value(value, verified)
            if verified is not None:
                verified.add(value)
        defined.add(value)
    for output in program.outputs:
        _require(not isinstance(output.primitive, Region), "is returned, but is a tuple", output)
    return program


def _verify_value(value: Value, verified: MutableSet[Value] | None) -> None:
    primitive, operands = value.primitive, value.operands
    if isinstance(primitive, Constant):
        array = primitive.array
        _require((array.shape, array.dtype) == (value.shape, value.dtype), "has another type than its array", value)
        return
    element = isinstance(primitive, TupleElement)
    for x in operands:
        if isinstance(x, Value):
            _require(isinstance(x.primitive, Region) == element, "reads a tuple, or the element of none", value)
    if element:
        whole = operands[0]
        _require(isinstance(whole, Value) and isinstance(whole.primitive, Region), "is an element of no tuple", value)
        assert isinstance(whole, Value)
        assert isinstance(whole.primitive, Region)
        _require(0 <= primitive.index < whole.primitive.elements, "is an element that its tuple has not", value)  # type: ignore[attr-defined]
    if isinstance(primitive, Region):
        _verify_region(value, primitive, operands, verified)
    try:
        shape, dtype = primitive.result(operands)
    except (AssertionError, IndexError, ValueError, TypeError) as error:
        raise IllFormedError(f"{value}: {error}") from error
    if shape != value.shape:
        raise IllFormedError(f"{value!r} has not the shape {shape} that its primitive states")
    # A number that replaces an array does not determine the dtype, so the previous dtype is kept.
    if dtype != value.dtype and not _takes(operands, value):
        raise IllFormedError(f"{value!r} has not the dtype {dtype} that its primitive states")


def _takes(operands: Sequence[Argument], value: Value) -> bool:
    """Whether the value's dtype results if the numbers among the operands are of that dtype."""
    if all(isinstance(x, Value) for x in operands):
        return False
    kinds = tuple(x.dtype if isinstance(x, Value) else value.dtype for x in operands)
    return bool(resolved("add", kinds) == value.dtype) if value.dtype.kind != "b" else True


def _verify_region(
    value: Value, region: Region, operands: Sequence[Argument], verified: MutableSet[Value] | None
) -> None:
    arrays = [x for x in operands if isinstance(x, Value)]
    _require(len(arrays) == len(operands), "has a number among its operands", value)
    _require(sum(region.groups().values()) <= len(operands), "has too few operands", value)
    try:
        verify(region.body, verified)
    except IllFormedError as error:
        raise IllFormedError(f"in the body of {value}: {error}") from error
    wanted = [(x.shape, np.dtype(x.dtype)) for x in region.body.inputs]
    found = [(shape, np.dtype(dtype)) for shape, dtype in region.body_inputs(arrays)]
    if wanted != found:
        raise IllFormedError(f"{value!r} has a body for {wanted}, not for {found}")
    for output, taken in region.handed_on():
        one, other = region.body.outputs[output], region.body.inputs[taken]
        if (one.shape, one.dtype) != (other.shape, other.dtype):
            raise IllFormedError(f"{value!r} hands on {one} in place of {other}")


def _require(holds: bool, message: str, what: Value | Program) -> None:
    if not holds:
        raise IllFormedError(f"{what!r} {message}" if isinstance(what, Value) else message)
