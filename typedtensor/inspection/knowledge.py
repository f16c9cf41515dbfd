"""The extent to which the axes of a type are known, with the reason."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from mypy.types import (
    AnyType,
    Instance,
    NoneType,
    TupleType,
    Type,
    TypeOfAny,
    TypeVarTupleType,
    TypeVarType,
    UninhabitedType,
    UnionType,
    UnpackType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.types.labels import value_of
from typedtensor.mypy_plugin.types.rule_variables import is_run


class Knowledge(IntEnum):
    """The extent to which axes are known, in ascending order."""

    UNKNOWN = 0
    PARTLY = 1
    KNOWN = 2


class Assessment(NamedTuple):
    """The extent, and the reason if not all axes are known."""

    knowledge: Knowledge
    reason: str | None = None


KNOWN = Assessment(Knowledge.KNOWN)

_REASONS_OF_ANY = {
    TypeOfAny.unannotated: "a function or a variable has no annotation",
    TypeOfAny.explicit: "something is annotated as Any",
    TypeOfAny.from_unimported_type: "an import is not found, or not followed",
    TypeOfAny.from_omitted_generics: "the axes are left out of a type, as in a bare Tensor",
    TypeOfAny.from_error: "an error is reported here, or where this is made",
    TypeOfAny.special_form: "an operand or its axes are Any",
    TypeOfAny.implementation_artifact: "an operand or its axes are Any",
    TypeOfAny.suggestion_engine: "mypy does not follow the types here",
}


def assess(of: Type) -> Assessment | None:
    """Assess the axes of a value of a type; None if it is neither a tensor nor an expression."""
    proper = get_proper_type(of)
    if isinstance(proper, UnionType):
        items = [item for item in map(get_proper_type, proper.items) if not isinstance(item, NoneType)]
        assessments = [found for item in items if (found := assess(item)) is not None]
        return min(assessments, key=lambda found: found.knowledge) if assessments else None
    if (expression := instance_of(proper, library.EXPR)) is not None:
        return _of_value(expression.args[0]) if expression.args else None
    if instance_of(proper, library.OPERAND) is not None:
        return _of_value(proper)
    return None


def assess_any(of: AnyType) -> Assessment:
    """The reason why a value that should be a tensor or an expression is ``Any``."""
    while of.source_any is not None:
        of = of.source_any
    return Assessment(Knowledge.UNKNOWN, _REASONS_OF_ANY.get(of.type_of_any, "it is Any"))


def _of_value(of: Type) -> Assessment:
    proper = get_proper_type(of)
    if isinstance(proper, AnyType):
        return assess_any(proper)
    if isinstance(proper, UninhabitedType):
        return Assessment(Knowledge.UNKNOWN, "mypy could not infer the type: annotate it")
    if isinstance(proper, UnionType):
        return min(map(_of_value, proper.items), key=lambda found: found.knowledge)
    if isinstance(proper, TypeVarType):
        return Assessment(Knowledge.PARTLY, f"{proper.name} stands for any tensor")
    if isinstance(proper, Instance) and proper.type.fullname in library.KINDS:
        return _of_axes(proper.args)
    if (value := value_of(proper)) is not None:
        return _of_value(value)
    if isinstance(proper, Instance):
        base = next((b for b in proper.type.bases if b.type.fullname in library.KINDS), None)
        if base is not None:
            return _of_axes(base.args)
        if proper.type.fullname == library.OPERAND:
            return Assessment(
                Knowledge.UNKNOWN, "an Operand is a tensor or an expression whose axes are known only at run time"
            )
        if proper.type.has_base(library.ANY_TENSOR):
            return Assessment(Knowledge.UNKNOWN, f"{proper.type.name} does not name the axes")
    return Assessment(Knowledge.UNKNOWN, "its type names no axes")


def _of_axes(axes: tuple[Type, ...]) -> Assessment:
    assessments = [_of_axis(axis) for axis in axes]
    worst = min(assessments, key=lambda found: found.knowledge, default=KNOWN)
    if worst.knowledge is Knowledge.UNKNOWN and any(found.knowledge is not Knowledge.UNKNOWN for found in assessments):
        return Assessment(Knowledge.PARTLY, worst.reason)
    return worst


def _of_axis(axis: Type) -> Assessment:
    proper = get_proper_type(axis)
    if isinstance(proper, AnyType):
        return assess_any(proper)
    if isinstance(proper, TypeVarType):
        return Assessment(Knowledge.PARTLY, f"{proper.name} stands for any axes") if is_run(proper) else KNOWN
    if isinstance(proper, UnpackType):
        run = get_proper_type(proper.type)
        if isinstance(run, TypeVarTupleType):
            return Assessment(Knowledge.PARTLY, f"*{run.name} stands for any axes")
        if isinstance(run, TupleType):
            return _of_axes(tuple(run.items))
        if isinstance(run, Instance) and run.args:
            item = get_proper_type(run.args[0])
            return assess_any(item) if isinstance(item, AnyType) else _mixed()
    if isinstance(proper, Instance) and proper.type.has_base(library.AXIS) and proper.type.fullname != library.AXIS:
        return _of_axes(proper.args)
    return _mixed()


def _mixed() -> Assessment:
    return Assessment(Knowledge.UNKNOWN, "tensors of different axes are mixed: their join has no labels")
