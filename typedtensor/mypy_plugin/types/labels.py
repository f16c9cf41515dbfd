"""Axis labels, as types and as the atoms that rules are matched with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NoReturn

from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    Overloaded,
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

from typedtensor.mypy_plugin.base.lookups import Lookups, is_a, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import AXIS, AXIS_KINDS
from typedtensor.mypy_plugin.types.rule_variables import is_run
from typedtensor.rules import Atom, Label, Rigid, Segment, Word, derived_size, parse_size


class GradualError(Exception):
    """Axes are ``Any`` on purpose, so nothing is reported."""


class UnknownAxesError(Exception):
    """Axes are not known statically although no ``Any`` was written; the message says why."""


def to_word(axes: tuple[Type, ...]) -> Word:
    """The axes of a tensor.

    Raises:
        GradualError: some are ``Any``.
        UnknownAxesError: some are no labels.
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
    """One axis, or one unpacked run of axes. Raises as :func:`to_word` does."""
    axis = get_proper_type(axis)
    if isinstance(axis, Instance):
        if axis.type.fullname in AXIS_KINDS:
            raise UnknownAxesError(f"{axis.type.name} stands for any axis, not for one label")
        if not axis.type.has_base(AXIS):
            raise UnknownAxesError(f"{axis.type.name} is not an axis label (a subclass of Axis)")
        return Label(axis.type.fullname, tuple(map(to_atom, axis.args)), axis)
    if isinstance(axis, TypeVarType) and is_run(axis):
        return Segment((axis.id.raw_id, axis.id.namespace), axis)
    if isinstance(axis, TypeVarType):
        return Rigid((axis.id.raw_id, axis.id.namespace), axis)
    if isinstance(axis, UnpackType):
        run = get_proper_type(axis.type)
        if isinstance(run, TypeVarTupleType):
            return Segment((run.id.raw_id, run.id.namespace), run)
        if isinstance(run, Instance) and run.args:
            _unknown_run(run.args[0])
    if isinstance(axis, (AnyType, UninhabitedType)):
        raise GradualError
    if isinstance(axis, UnionType) and all(is_a(item, AXIS) for item in axis.items):
        raise UnknownAxesError(f"{show_label(axis)} stands for one of several labels, not for one")
    raise UnknownAxesError(f"{axis} is not an axis label (a subclass of Axis)")


def _unknown_run(item: Type) -> NoReturn:
    """``*tuple[Any, ...]`` is written, or stands for axes left out; ``*tuple[Batch | Hidden, ...]`` comes of a join."""
    if isinstance(get_proper_type(item), (AnyType, UninhabitedType)):
        raise GradualError
    raise UnknownAxesError(
        "neither the number nor the order of its axes is known, as where different tensors are mixed"
    )


def to_type(atom: Atom, lookups: Lookups) -> Type:
    """The type argument that an atom stands for."""
    payload = atom.payload
    if isinstance(atom, Segment) and isinstance(payload, TypeVarTupleType):
        return UnpackType(payload)
    if isinstance(payload, Type):
        return payload
    assert isinstance(atom, Label)
    return Instance(lookups.get(str(atom.key)), [to_type(arg, lookups) for arg in atom.args])


def show(word: Word) -> str:
    """Axes as they are written."""
    return ", ".join(map(show_atom, word)) or "no axes"


def show_atom(atom: Atom) -> str:
    """One axis as it is written, the same as at run time."""
    if isinstance(atom, Label):
        name = str(atom.key).rpartition(".")[2].partition("@")[0]
        return f"{name}[{', '.join(map(show_atom, atom.args))}]" if atom.args else name
    if isinstance(atom.payload, TypeVarTupleType):
        return f"*{atom.payload.name}"
    return atom.payload.name if isinstance(atom.payload, TypeVarType) else str(atom.payload)


def show_label(label: Type) -> str:
    """A label as it is written, whatever it is."""
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
    """The label that an argument names: a class, ``type[U]``, a sized axis; ``Any`` if it does not say which.

    None for any other value.
    """
    proper = get_proper_type(argument)
    if isinstance(proper, AnyType):
        return proper
    if isinstance(proper, TypeVarType) and not is_a(proper, AXIS):
        proper = get_proper_type(proper.upper_bound)  # of classes
    if isinstance(proper, Overloaded):
        proper = proper.items[0]
    if isinstance(proper, CallableType):
        if not proper.is_type_obj():
            return None
        proper = get_proper_type(proper.ret_type)
    elif isinstance(proper, TypeType):
        proper = get_proper_type(proper.item)
    elif isinstance(proper, Instance) and proper.type.fullname == "builtins.type":
        proper = AnyType(TypeOfAny.explicit)  # a class of which nothing is said
    return proper if isinstance(proper, AnyType) or is_a(proper, AXIS) else None


def alternatives(arguments: Sequence[Type]) -> Iterator[list[Type]]:
    """The arguments with one label in place of each that is one of several: ``Batch if first else Hidden``."""
    return map(list, product(*map(_alternatives, arguments)))


def _alternatives(argument: Type) -> list[Type]:
    proper = get_proper_type(argument)
    several = isinstance(proper, UnionType) and None not in map(label_among, proper.items)
    return list(proper.items) if isinstance(proper, UnionType) and several else [argument]


class StaticReader:
    """Labels are classes by their full names, and their sizes those that the plugin noted at their declaration.

    Args:
        names: the full names of the labels that a rule names.
        site: the place in the program.
        sizes: the sizes of other labels, where they are known.
    """

    def __init__(self, names: Mapping[str, str], site: Site, sizes: Mapping[Atom, int] = {}) -> None:
        self._names, self._site, self._sizes = names, site, sizes

    def label(self, name: str) -> str:
        """The full name of the class that a rule means by a name."""
        return self._names[name]

    def size(self, atom: Atom) -> int | None:
        """The declared size of a label, the one that follows for a derived label, or one that is given otherwise.

        Raises:
            NoElementsError: when a derived label would have none.
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
        """Whether the rule of the function that the place is in says so."""
        # Loaded where sets of unknown axes are made.
        from typedtensor.mypy_plugin.types.distinctness import are_apart

        return are_apart(first, second, self._site)

    def show(self, word: Word) -> str:
        """The names of labels."""
        return show(word)
