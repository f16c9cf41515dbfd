"""What an operation is applied to: types as operands of a rule, and its verdict as a type again."""

from __future__ import annotations

from typing import NamedTuple

from mypy.messages import format_type_bare
from mypy.options import Options
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

from typedtensor.mypy_plugin.labels import GradualError, UnknownAxesError, show, to_type, to_word
from typedtensor.mypy_plugin.lookups import Lookups, instance_of, is_a
from typedtensor.mypy_plugin.messages import Site, is_reported
from typedtensor.mypy_plugin.names import ANY_TENSOR, EXPR, KINDS, OPERAND, TENSORS
from typedtensor.rules import Segment, Word

_SCALARS = {"builtins.bool": ("bool",), "builtins.int": ("int", "real"), "builtins.float": ("real",)}


class Reading(NamedTuple):
    """An operand as the plugin reads it.

    Attributes:
        name: what messages call it, where that is not its kind and axes.
        kinds: the kinds that it can be taken as; none where nothing is known.
        word: its axes; None where they are not known.
        symbolic: whether it is an expression; None where that is not known either.
        problem: why the axes are not known, where that is an error.
        unsaid: whether it is ``Any``, and neither its type nor a report says that its axes are not known.
    """

    name: str
    kinds: tuple[str, ...] = ()
    word: Word | None = None
    symbolic: bool | None = False
    problem: str | None = None
    unsaid: bool = False

    @property
    def shown(self) -> str:
        """The operand in its short form, as messages write it."""
        return self.name if self.name or self.word is None else show_tensor(self.kinds[0], self.word)


class ForeignError(Exception):
    """A value of a type that no operation takes; the message names it."""


def is_dynamic(of: Type) -> bool:
    """Whether a type is exactly ``Operand``: axes that only the run time knows."""
    proper = get_proper_type(of)
    return isinstance(proper, Instance) and proper.type.fullname == OPERAND


def read(of: Type, options: Options) -> Reading:
    """Read the type of one operand.

    Raises:
        ForeignError: it is neither a tensor, nor an expression, nor a Python number.
    """
    if (expression := instance_of(of, EXPR)) is not None:
        inner = read(expression.args[0], options)
        return inner._replace(symbolic=True, unsaid=False)
    proper = get_proper_type(of)
    if isinstance(proper, LiteralType):
        proper = proper.fallback
    if isinstance(proper, AnyType):
        return Reading("Any", symbolic=None, unsaid=not is_reported(proper))
    if isinstance(proper, TypeVarType) and _is_whole(proper):
        return Reading(proper.name, (f"?{proper.name}",), (_whole(proper),))
    if isinstance(proper, TypeVarType):
        return read(proper.upper_bound, options)
    if isinstance(proper, NoneType):
        raise ForeignError("NoneType")
    if isinstance(proper, FunctionLike):
        raise ForeignError("type" if proper.is_type_obj() else "function")
    if not isinstance(proper, Instance):
        raise ForeignError(str(proper))
    for base in proper.type.mro:
        if base.fullname in _SCALARS:
            return Reading(base.name, _SCALARS[base.fullname], ())
        if base.fullname in KINDS:
            tensor = instance_of(proper, base.fullname)
            assert tensor is not None
            return _read_tensor(tensor, options)
    if is_a(proper, ANY_TENSOR):
        return Reading(proper.type.name, problem=f"{proper.type.name} has no statically known axes")
    raise ForeignError(proper.type.name)


def _is_whole(variable: TypeVarType) -> bool:
    """``X = TypeVar("X", bound=AnyTensor)`` stands for a whole tensor, of which neither kind nor axes are known."""
    bound = get_proper_type(variable.upper_bound)
    return isinstance(bound, Instance) and bound.type.fullname == ANY_TENSOR


def _whole(variable: TypeVarType) -> Segment:
    return Segment(("whole", variable.id.raw_id, variable.id.namespace), variable)


def _read_tensor(tensor: Instance, options: Options) -> Reading:
    kind = KINDS[tensor.type.fullname]
    try:
        word = to_word(tensor.args)
    except GradualError:
        return Reading(tensor.type.name, (kind,))
    except UnknownAxesError as unknown:
        return Reading(format_type_bare(tensor, options), (kind,), problem=str(unknown))
    return Reading("", (kind,), word)


def show_tensor(kind: str, word: Word) -> str:
    """The type of a tensor as it is written."""
    return f"{TENSORS[kind].rpartition('.')[2]}[{show(word) if word else '()'}]"


def to_tensor(kind: str, word: Word, site: Site) -> Type:
    """The type of the tensors that a verdict describes."""
    lookups = site.lookups
    if kind.startswith("?"):
        [whole] = word
        assert isinstance(whole.payload, Type)
        return whole.payload
    return Instance(lookups.get(TENSORS[kind]), [to_type(atom, lookups) for atom in word])


def some_tensor(kind: str, site: Site) -> Type:
    """A tensor of a kind with any axes."""
    anything = site.api.named_generic_type("builtins.tuple", [AnyType(TypeOfAny.special_form)])
    return Instance(site.lookups.get(TENSORS[kind]), [UnpackType(anything)])


def lifted(of: Type, lookups: Lookups) -> Type:
    """The type of the expressions whose value is of a type."""
    return Instance(lookups.get(EXPR), [of])
