"""Read types as operands of a rule, and write the outcome of a rule as a type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mypy.messages import format_type_bare
from mypy.types import (
    AnyType,
    FunctionLike,
    Instance,
    LiteralType,
    NoneType,
    Type,
    TypeOfAny,
    TypeVarType,
    UnpackType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a
from typedtensor.mypy_plugin.base.messages import UNKNOWN, Site
from typedtensor.mypy_plugin.base.names import ANY_TENSOR, AXIS, EXPR, KINDS, OPERAND, TENSORS
from typedtensor.mypy_plugin.types.labels import GradualError, UnknownAxesError, show, to_type, to_word
from typedtensor.rules import Segment, Word

_NUMBERS = {"bool": ("bool",), "int": ("int", "real"), "float": ("real",)}
_SCALARS = {f"builtins.{name}": name for name in _NUMBERS} | {
    "numpy.bool": "bool",
    "numpy.bool_": "bool",
    "numpy.integer": "int",
    "numpy.floating": "float",
}
"""The classes of numbers, each with the built-in number class that it behaves like."""


class Reading(NamedTuple):
    """The information about one operand.

    Attributes:
        name: the name in messages, where kind and axes do not name the operand.
        kinds: the kinds that the operand can have; empty if nothing is known.
        word: the axes; None if they are unknown.
        symbolic: whether the operand is an expression; None if that is unknown, too.
        problem: why the axes are unknown, where that is an error.
        unsaid: whether the operand is ``Any``, and neither its type nor a report states that its axes are unknown.
        either: whether the operand is a tensor or an expression, ``Operand[Tensor[…]]``.
    """

    name: str
    kinds: tuple[str, ...] = ()
    word: Word | None = None
    symbolic: bool | None = False
    problem: str | None = None
    unsaid: bool = False
    either: bool = False

    @property
    def shown(self) -> str:
        """The short form of the operand for messages."""
        return self.name if self.name or self.word is None else show_tensor(self.kinds[0], self.word)


class ForeignError(Exception):
    """No operation takes a value of this type; the message names the type."""


def is_dynamic(of: Type) -> bool:
    """Whether a type is exactly ``Operand``: only the run time knows the axes."""
    proper = get_proper_type(of)
    return isinstance(proper, Instance) and proper.type.fullname == OPERAND and value_of(of) is None


def value_of(of: Type) -> Type | None:
    """Return the type of the value of ``Operand[Tensor[…]]``; None for any other type."""
    proper = get_proper_type(of)
    if not isinstance(proper, Instance) or proper.type.fullname != OPERAND or not proper.args:
        return None
    return None if isinstance(get_proper_type(proper.args[0]), AnyType) else proper.args[0]


def read(of: Type, site: Site) -> Reading:
    """Read the type of one operand.

    Raises:
        ForeignError: the type is neither a tensor, nor an expression, nor a Python number.
    """
    if (expression := instance_of(of, EXPR)) is not None:
        if is_a(expression.args[0], OPERAND) and not is_a(expression.args[0], ANY_TENSOR):
            return Reading("Expr", symbolic=True)  # an alias of itself, which mypy has reported
        inner = read(expression.args[0], site)
        return inner._replace(symbolic=True, unsaid=False)
    if (value := value_of(of)) is not None and not (is_a(value, OPERAND) and not is_a(value, ANY_TENSOR)):
        return read(value, site)._replace(either=True)
    proper = get_proper_type(of)
    if isinstance(proper, LiteralType):
        proper = proper.fallback
    if isinstance(proper, AnyType):
        return Reading("Any", symbolic=None, unsaid=not site.is_said(proper))
    if isinstance(proper, TypeVarType) and _is_whole(proper):
        return Reading(proper.name, (f"?{proper.name}",), (_whole(proper),))
    if isinstance(proper, TypeVarType):
        return read(proper.upper_bound, site)
    if isinstance(proper, NoneType):
        raise ForeignError("NoneType")
    if isinstance(proper, FunctionLike) and proper.is_type_obj() and proper.type_object().has_base(AXIS):
        raise ForeignError(f"the label {proper.type_object().name}")
    if isinstance(proper, FunctionLike):
        raise ForeignError("type" if proper.is_type_obj() else "function")
    if not isinstance(proper, Instance):
        raise ForeignError(str(proper))
    for base in proper.type.mro:
        if base.fullname in _SCALARS:
            name = _SCALARS[base.fullname]
            return Reading(name, _NUMBERS[name], ())
        if base.fullname in KINDS:
            tensor = instance_of(proper, base.fullname)
            assert tensor is not None
            return _read_tensor(tensor, site)
    if is_a(proper, ANY_TENSOR):
        return Reading(proper.type.name, problem=f"{proper.type.name} has no statically known axes")
    raise ForeignError(proper.type.name)


def _is_whole(variable: TypeVarType) -> bool:
    """Whether a type variable is a whole tensor of unknown kind and axes: ``X = TypeVar("X", bound=AnyTensor)``."""
    bound = get_proper_type(variable.upper_bound)
    return isinstance(bound, Instance) and bound.type.fullname == ANY_TENSOR


def _whole(variable: TypeVarType) -> Segment:
    return Segment(("whole", variable.id.raw_id, variable.id.namespace), variable)


def _read_tensor(tensor: Instance, site: Site) -> Reading:
    kind = KINDS[tensor.type.fullname]
    try:
        word = to_word(tensor.args)
    except GradualError:
        return Reading(tensor.type.name, (kind,))
    except UnknownAxesError as unknown:
        return Reading(format_type_bare(tensor, site.api.options), (kind,), problem=str(unknown))
    return Reading("", (kind,), word)


def show_tensor(kind: str, word: Word) -> str:
    """Return the source form of a tensor type."""
    return f"{TENSORS[kind].rpartition('.')[2]}[{show(word) if word else '()'}]"


def to_tensor(kind: str, word: Word, site: Site) -> Type:
    """Return the tensor type for the outcome of a rule."""
    lookups = site.lookups
    if kind.startswith("?"):
        [whole] = word
        assert isinstance(whole.payload, Type)
        return whole.payload
    return Instance(lookups.get(TENSORS[kind]), [to_type(atom, lookups) for atom in word])


def some_tensor(kind: str, site: Site, why: int = UNKNOWN) -> Type:
    """Return the type of a tensor with any axes; ``why`` is the ``TypeOfAny`` of the axes."""
    anything = site.api.named_generic_type("builtins.tuple", [AnyType(why)])
    return Instance(site.lookups.get(TENSORS[kind]), [UnpackType(anything)])


def is_refused(of: Type) -> bool:
    """Whether a type is a tensor, or an expression, whose axes are ``Any`` because of a reported error."""
    expression = instance_of(of, EXPR)
    tensor = get_proper_type(of if expression is None else expression.args[0])
    run = tensor.args[0] if isinstance(tensor, Instance) and len(tensor.args) == 1 else None
    anything = get_proper_type(run.type) if isinstance(run, UnpackType) else None
    item = get_proper_type(anything.args[0]) if isinstance(anything, Instance) and anything.args else None
    return isinstance(item, AnyType) and item.type_of_any == TypeOfAny.from_error


def lifted(of: Type, lookups: Lookups) -> Type:
    """Return the type of expressions with a value of the given type."""
    return Instance(lookups.get(EXPR), [of])


def formed(tensor: Type, readings: Sequence[Reading], lookups: Lookups) -> Type:
    """Return the result type for a value type: an expression if any operand is an expression."""
    if any(reading.symbolic for reading in readings):
        return lifted(tensor, lookups)
    return Instance(lookups.get(OPERAND), [tensor]) if any(reading.either for reading in readings) else tensor


def unknown_operand(site: Site) -> Type:
    """Return the type of a tensor or an expression of axes that only the run time knows."""
    return Instance(site.lookups.get(OPERAND), [AnyType(TypeOfAny.explicit)])
