"""The verifier: shapes, dtypes and regions are consistent, and each value is defined once, before it is read."""

from __future__ import annotations

from collections.abc import MutableSet, Sequence

import numpy as np

from typedtensor.ir.elementwise import resolved
from typedtensor.ir.instances import ShapeDtype
from typedtensor.ir.printer import type_of
from typedtensor.ir.program import Argument, Constant, Input, Program, Value, arrays_of, name_of
from typedtensor.ir.region import Region, TupleElement


class IllFormedError(Exception):
    """A program violates a rule of array programs; the message names the value, its type, and the rule."""


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
    for value in program.inputs:
        if not isinstance(value.primitive, Input) or value.operands:
            raise IllFormedError(
                f"{value!r} is among the inputs of the program, but it is not an input: make inputs with new_input"
            )
    if len(inputs) != len(program.inputs):
        [twice, *_] = [name_of(x) for n, x in enumerate(program.inputs) if x in program.inputs[:n]]
        raise IllFormedError(f"the input {twice} is listed twice: Program takes each of its inputs once")
    defined: set[Value] = set(inputs)
    for value in program.order():
        if value in inputs:
            continue
        if isinstance(value.primitive, Input):
            names = ", ".join(map(name_of, program.inputs)) or "none"
            raise IllFormedError(
                f"the program reads the input {name_of(value)}, {type_of(value)}, which is not among its inputs "
                f"({names}): list it in Program.inputs, or replace it"
            )
        for x in value.operands:
            if isinstance(x, Value) and x not in defined:
                raise IllFormedError(f"{value!r} reads {x!r} before it is defined: the order is not topological")
        if verified is None or value not in verified:
            _verify_value(value, verified)
            if verified is not None:
                verified.add(value)
        defined.add(value)
    for output in program.outputs:
        if isinstance(output.primitive, Region):
            raise IllFormedError(
                f"the program returns {output!r}, which is a tuple: return its elements, TupleElement(n) of it"
            )
    return program


def _verify_value(value: Value, verified: MutableSet[Value] | None) -> None:
    primitive, operands = value.primitive, value.operands
    if isinstance(primitive, Constant):
        array = primitive.array
        if (array.shape, array.dtype) != (value.shape, value.dtype):
            raise IllFormedError(f"{value!r} has an array of {type_of(array)}: make constants with constant(array)")
        return
    if isinstance(primitive, TupleElement):
        _verify_element(value, primitive)
    else:
        for x in operands:
            if isinstance(x, Value) and isinstance(x.primitive, Region):
                raise IllFormedError(
                    f"{value!r} reads {x!r}, which is a tuple: read its elements, TupleElement(n) of it"
                )
    if isinstance(primitive, Region):
        _verify_region(value, primitive, operands, verified)
    try:
        shape, dtype = primitive.result(operands)
    except (AssertionError, IndexError, ValueError, TypeError) as error:
        given = ", ".join(type_of(x) if isinstance(x, Value) else repr(x) for x in operands)
        raise IllFormedError(f"{value!r} cannot be applied to the operands {given}: {error}") from error
    # A number that replaces an array does not determine the dtype, so the previous dtype is kept.
    if shape != value.shape or (dtype != value.dtype and not _takes(operands, value)):
        stated = ShapeDtype(shape, dtype)
        raise IllFormedError(
            f"{value!r} has another type than its primitive states for its operands, {type_of(stated)}: make values "
            "with make(primitive, *operands)"
        )


def _verify_element(value: Value, element: TupleElement) -> None:
    [whole] = value.operands
    if not isinstance(whole, Value) or not isinstance(whole.primitive, Region):
        raise IllFormedError(
            f"{value!r} selects an element of {whole!r}, which is no tuple: only regions return tuples"
        )
    number = whole.primitive.elements
    if not 0 <= element.index < number:
        raise IllFormedError(
            f"{value!r} selects the element {element.index} of {whole!r}, which has the elements 0 to {number - 1}"
        )


def _takes(operands: Sequence[Argument], value: Value) -> bool:
    """Whether the value's dtype results if the numbers among the operands are of that dtype."""
    if all(isinstance(x, Value) for x in operands):
        return False
    kinds = tuple(x.dtype if isinstance(x, Value) else value.dtype for x in operands)
    return bool(resolved("add", kinds) == value.dtype) if value.dtype.kind != "b" else True


def _verify_region(
    value: Value, region: Region, operands: Sequence[Argument], verified: MutableSet[Value] | None
) -> None:
    arrays = arrays_of(operands)
    if len(arrays) != len(operands):
        numbers = ", ".join(repr(x) for x in operands if not isinstance(x, Value))
        raise IllFormedError(f"{value!r} reads numbers ({numbers}), but regions read arrays only: use constant(array)")
    if len(operands) < (least := sum(region.groups().values())):
        raise IllFormedError(f"{value!r} has {len(operands)} operands, but needs {least} at least: {region.groups()}")
    try:
        verify(region.body, verified)
    except IllFormedError as error:
        raise IllFormedError(f"in the body of {value!r}: {error}") from error
    wanted = [type_of(x) for x in region.body.inputs]
    given = [type_of(ShapeDtype(shape, np.dtype(dtype))) for shape, dtype in region.body_inputs(arrays)]
    if wanted != given:
        raise IllFormedError(
            f"the body of {value!r} takes {', '.join(wanted)}, but its operands provide {', '.join(given)}"
        )
    for output, taken in region.handed_on():
        passed, read = region.body.outputs[output], region.body.inputs[taken]
        if (passed.shape, passed.dtype) != (read.shape, read.dtype):
            raise IllFormedError(
                f"the body of {value!r} returns {type_of(passed)} for its input {name_of(read)}, which takes "
                f"{type_of(read)}: a carried value keeps its shape and dtype"
            )
