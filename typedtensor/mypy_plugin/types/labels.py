"""Read mypy's types as axis labels and as operands of a rule, and write the outcome of a rule as a type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from mypy.messages import format_type_bare
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    NoneType,
    Overloaded,
    ProperType,
    TupleType,
    Type,
    TypeOfAny,
    TypeType,
    TypeVarTupleType,
    TypeVarType,
    UninhabitedType,
    UnionType,
    UnpackType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a, notes
from typedtensor.mypy_plugin.base.messages import UNKNOWN, Site
from typedtensor.mypy_plugin.types.rule_variables import is_run
from typedtensor.rules import Atom, Label, Rigid, Segment, Word, derived_size, parse_size


class GradualError(Exception):
    """Axes are ``Any`` by intention, so nothing is reported."""


class UnknownAxesError(Exception):
    """Axes are statically unknown without an explicit ``Any``; the message says why."""


def to_word(axes: tuple[Type, ...]) -> Word:
    """Return the axes of a tensor as a word.

    Raises:
        GradualError: some axes are ``Any``.
        UnknownAxesError: some type arguments are not labels.
    """
    word: list[Atom] = []
    for axis in axes:
        proper = get_proper_type(axis)
        unpacked = get_proper_type(proper.type) if isinstance(proper, UnpackType) else None
        if isinstance(unpacked, TupleType):
            word.extend(to_word(tuple(unpacked.items)))
        else:
            word.append(to_atom(axis))
    return tuple(word)


def to_atom(axis: Type) -> Atom:
    """Return one axis, or one unpacked run of axes, as an atom. Raises as :func:`to_word` does."""
    axis = get_proper_type(axis)
    if isinstance(axis, Instance):
        if axis.type.fullname in library.AXIS_KINDS:
            raise UnknownAxesError(f"{axis.type.name} stands for any axis, not for one label")
        if not axis.type.has_base(library.AXIS):
            raise UnknownAxesError(_no_label(axis))
        return Label(axis.type.fullname, tuple(map(to_atom, axis.args)), axis)
    if isinstance(axis, TypeVarType):
        return (Segment if is_run(axis) else Rigid)((axis.id.raw_id, axis.id.namespace), axis)
    if isinstance(axis, UnpackType):
        run = get_proper_type(axis.type)
        if isinstance(run, TypeVarTupleType):
            return Segment((run.id.raw_id, run.id.namespace), run)
        if isinstance(run, Instance) and run.args:  # *tuple[Any, ...] is gradual, *tuple[Batch | Hidden, ...] a join
            axis = get_proper_type(run.args[0])
            if not isinstance(axis, (AnyType, UninhabitedType)):
                what = "neither the number nor the order of its axes is known"
                raise UnknownAxesError(f"{what}, as where different tensors are mixed")
    if isinstance(axis, (AnyType, UninhabitedType)):
        raise GradualError
    if isinstance(axis, UnionType) and all(is_a(item, library.AXIS) for item in axis.items):
        raise UnknownAxesError(f"{show_label(axis)} stands for one of several labels, not for one")
    raise UnknownAxesError(f"{axis} is not an axis label (a subclass of Axis)")


def to_type(atom: Atom, lookups: Lookups) -> Type:
    """Return the type argument of an atom."""
    payload = atom.payload
    if isinstance(atom, Segment) and isinstance(payload, TypeVarTupleType):
        return UnpackType(payload)
    if isinstance(payload, Type):
        return payload
    assert isinstance(atom, Label)
    return Instance(lookups.get(str(atom.key)), [to_type(arg, lookups) for arg in atom.args])


def show(word: Word) -> str:
    """Return the source form of axes."""
    return ", ".join(map(show_atom, word)) or "no axes"


def show_atom(atom: Atom) -> str:
    """Return the source form of one axis, the same as at run time."""
    if isinstance(atom, Label):
        name = str(atom.key).rpartition(".")[2].partition("@")[0]
        return f"{name}[{', '.join(map(show_atom, atom.args))}]" if atom.args else name
    if isinstance(atom.payload, TypeVarTupleType):
        return f"*{atom.payload.name}"
    return atom.payload.name if isinstance(atom.payload, TypeVarType) else str(atom.payload)


def show_label(label: Type) -> str:
    """Return the source form of a label, or of any type in its place."""
    proper = get_proper_type(label)
    if isinstance(proper, UnionType):
        return " | ".join(map(show_label, proper.items))
    try:
        return show(to_word((label,)))
    except GradualError:
        return "Any"
    except UnknownAxesError:
        return proper.type.name if isinstance(proper, Instance) else str(proper)


def label_among(argument: Type) -> Type | None:
    """Return the label that an argument names: a class, ``type[U]`` or a sized axis; ``Any`` for an unknown class.

    Return None for any other value.
    """
    proper = get_proper_type(argument)
    if isinstance(proper, AnyType):
        return proper
    if isinstance(proper, TypeVarType) and not is_a(proper, library.AXIS):
        proper = get_proper_type(proper.upper_bound)  # type variables of classes
    if isinstance(proper, Overloaded):
        proper = proper.items[0]
    if isinstance(proper, CallableType):
        if not proper.is_type_obj():
            return None
        proper = get_proper_type(proper.ret_type)
    elif isinstance(proper, TypeType):
        proper = get_proper_type(proper.item)
    elif isinstance(proper, Instance) and proper.type.fullname == "builtins.type":
        proper = AnyType(TypeOfAny.explicit)  # a class without further information
    return proper if isinstance(proper, AnyType) or is_a(proper, library.AXIS) else None


def why_no_label(argument: Type) -> str | None:
    """Return why a class or a type variable of classes is no label, for a message; None for any other value."""
    proper = get_proper_type(argument)
    if isinstance(proper, CallableType) and proper.is_type_obj():
        proper = get_proper_type(proper.ret_type)
    elif isinstance(proper, TypeType):
        proper = get_proper_type(proper.item)
    else:
        return None
    if isinstance(proper, TypeVarType) and not is_a(proper, library.AXIS):
        how = f"give it the bound Axis, as in [{proper.name}: Axis] or TypeVar({proper.name!r}, bound=Axis)"
        return f"the type variable {proper.name} may stand for any class: {how}"
    if isinstance(proper, Instance) and not is_a(proper, library.AXIS):
        return _no_label(proper)
    return None


def _no_label(of: Instance) -> str:
    return f"{of.type.name} is not an axis label (a subclass of Axis)"


def atom_of(label: Type) -> Atom | None:
    """Return a label as an atom, or None for ``Any``, :class:`Axis` itself and unions."""
    try:
        return to_atom(label)
    except (GradualError, UnknownAxesError):
        return None


def alternatives(arguments: Sequence[Type]) -> Iterator[list[Type]]:
    """Yield the arguments for each alternative of labels that are unions: ``Batch if first else Hidden``."""
    return map(list, product(*map(_alternatives, arguments)))


def _alternatives(argument: Type) -> list[Type]:
    proper = get_proper_type(argument)
    several = isinstance(proper, UnionType) and None not in map(label_among, proper.items)
    return list(proper.items) if isinstance(proper, UnionType) and several else [argument]


class StaticReader:
    """The labels of a program: those that a rule names, by their full names, with declared and further known sizes."""

    def __init__(self, names: Mapping[str, str], site: Site, sizes: Mapping[Atom, int] = {}) -> None:
        self._names, self._site, self._sizes = names, site, sizes

    def label(self, name: str) -> str:
        """Return the full name of the class that a rule refers to by name."""
        return self._names[name]

    def size(self, atom: Atom) -> int | None:
        """Return the declared, derived or given size of a label.

        Raises:
            NoElementsError: when a derived label would have no elements.
        """
        if not isinstance(atom, Label):
            return None
        if atom in self._sizes:
            return self._sizes[atom]
        info = self._site.lookups.find(str(atom.key))
        if info is None:
            return None
        self._site.depend_on(f"{info.fullname}.__axis_size__")
        size = notes(info).get("size")
        if not isinstance(size, str):
            return size
        known = dict(zip(info.type_vars, map(self.size, atom.args), strict=True)) if atom.args else {}
        return derived_size(show_atom(atom), parse_size(size), known) if known else None

    def apart(self, first: Atom, second: Atom) -> bool:
        """Whether the rule of the function around the site asserts that two axes differ."""
        # Imported where sets of unknown axes occur.
        from typedtensor.mypy_plugin.types.rule_variables import are_apart

        return are_apart(first, second, self._site)

    def show(self, word: Word) -> str:
        """Return the source form of axes."""
        return show(word)


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
    return isinstance(proper, Instance) and proper.type.fullname == library.OPERAND and value_of(of) is None


def value_of(of: Type) -> Type | None:
    """Return the type of the value of ``Operand[Tensor[…]]``; None for any other type."""
    proper = get_proper_type(of)
    if not isinstance(proper, Instance) or proper.type.fullname != library.OPERAND or not proper.args:
        return None
    return None if isinstance(get_proper_type(proper.args[0]), AnyType) else proper.args[0]


def read(of: Type, site: Site) -> Reading:
    """Read the type of one operand.

    Raises:
        ForeignError: the type is neither a tensor, nor an expression, nor a Python number.
    """
    if (expression := instance_of(of, library.EXPR)) is not None:
        if is_a(expression.args[0], library.OPERAND) and not is_a(expression.args[0], library.ANY_TENSOR):
            return Reading("Expr", symbolic=True)  # an alias of itself, which mypy has reported
        inner = read(expression.args[0], site)
        return inner._replace(symbolic=True, unsaid=False)
    if (value := value_of(of)) is not None and not (
        is_a(value, library.OPERAND) and not is_a(value, library.ANY_TENSOR)
    ):
        return read(value, site)._replace(either=True)
    proper = get_proper_type(of)
    if isinstance(proper, LiteralType):
        proper = proper.fallback
    if isinstance(proper, AnyType):
        return Reading("Any", symbolic=None, unsaid=not site.is_said(proper))
    if isinstance(proper, TypeVarType) and _is_whole(proper):
        whole = Segment(("whole", proper.id.raw_id, proper.id.namespace), proper)
        return Reading(proper.name, (f"?{proper.name}",), (whole,))
    if isinstance(proper, TypeVarType):
        return read(proper.upper_bound, site)
    if isinstance(proper, NoneType):
        raise ForeignError("NoneType")
    if isinstance(proper, FunctionLike) and proper.is_type_obj() and proper.type_object().has_base(library.AXIS):
        raise ForeignError(f"the label {proper.type_object().name}")
    if isinstance(proper, FunctionLike):
        raise ForeignError("type" if proper.is_type_obj() else "function")
    if not isinstance(proper, Instance):
        raise ForeignError(str(proper))
    for base in proper.type.mro:
        if base.fullname in _SCALARS:
            name = _SCALARS[base.fullname]
            return Reading(name, _NUMBERS[name], ())
        if base.fullname in library.KINDS:
            tensor = instance_of(proper, base.fullname)
            assert tensor is not None
            return _read_tensor(tensor, site)
    if is_a(proper, library.ANY_TENSOR):
        return Reading(proper.type.name, problem=f"{proper.type.name} has no statically known axes")
    raise ForeignError(proper.type.name)


def readable(of: Type, site: Site) -> Reading | None:
    """Read the type of one operand; None for a value that no operation takes."""
    try:
        return read(of, site)
    except ForeignError:
        return None


def _is_whole(variable: TypeVarType) -> bool:
    """Whether a type variable is a whole tensor of unknown kind and axes: ``X = TypeVar("X", bound=AnyTensor)``."""
    bound = get_proper_type(variable.upper_bound)
    return isinstance(bound, Instance) and bound.type.fullname == library.ANY_TENSOR


def _read_tensor(tensor: Instance, site: Site) -> Reading:
    kind = library.KINDS[tensor.type.fullname]
    try:
        word = to_word(tensor.args)
    except GradualError:
        return Reading(tensor.type.name, (kind,))
    except UnknownAxesError as unknown:
        return Reading(format_type_bare(tensor, site.api.options), (kind,), problem=str(unknown))
    return Reading("", (kind,), word)


def show_tensor(kind: str, word: Word) -> str:
    """Return the source form of a tensor type."""
    return f"{library.TENSORS[kind].rpartition('.')[2]}[{show(word) if word else '()'}]"


def to_tensor(kind: str, word: Word, site: Site) -> Type:
    """Return the tensor type for the outcome of a rule."""
    lookups = site.lookups
    if kind.startswith("?"):
        [whole] = word
        assert isinstance(whole.payload, Type)
        return whole.payload
    return Instance(lookups.get(library.TENSORS[kind]), [to_type(atom, lookups) for atom in word])


def some_tensor(kind: str, site: Site, why: int = UNKNOWN) -> Type:
    """Return the type of a tensor with any axes; ``why`` is the ``TypeOfAny`` of the axes."""
    anything = site.api.named_generic_type("builtins.tuple", [AnyType(why)])
    return Instance(site.lookups.get(library.TENSORS[kind]), [UnpackType(anything)])


def value_in(of: Type) -> ProperType:
    """Return the type of an expression's value; any other type itself."""
    expression = instance_of(of, library.EXPR)
    return get_proper_type(of if expression is None else expression.args[0])


def axes_in(of: Type | None) -> list[Type]:
    """Return the type arguments of a tensor, or of an expression's value; empty for any other type."""
    tensor = None if of is None else value_in(of)
    if not isinstance(tensor, Instance) or tensor.type.fullname not in library.KINDS:
        return []
    return list(map(get_proper_type, tensor.args))


def is_refused(of: Type) -> bool:
    """Whether a type is a tensor, or an expression, whose axes are ``Any`` because of a reported error."""
    tensor = value_in(of)
    run = tensor.args[0] if isinstance(tensor, Instance) and len(tensor.args) == 1 else None
    anything = get_proper_type(run.type) if isinstance(run, UnpackType) else None
    item = get_proper_type(anything.args[0]) if isinstance(anything, Instance) and anything.args else None
    return isinstance(item, AnyType) and item.type_of_any == TypeOfAny.from_error


def lifted(of: Type, lookups: Lookups) -> Type:
    """Return the type of expressions with a value of the given type."""
    return Instance(lookups.get(library.EXPR), [of])


def formed(tensor: Type, readings: Sequence[Reading], lookups: Lookups) -> Type:
    """Return the result type for a value type: an expression if any operand is an expression."""
    if any(reading.symbolic for reading in readings):
        return lifted(tensor, lookups)
    return Instance(lookups.get(library.OPERAND), [tensor]) if any(reading.either for reading in readings) else tensor


def unknown_operand(site: Site) -> Type:
    """Return the type of a tensor or an expression of axes that only the run time knows."""
    return Instance(site.lookups.get(library.OPERAND), [AnyType(TypeOfAny.explicit)])
