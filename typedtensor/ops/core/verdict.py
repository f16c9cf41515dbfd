"""Rules at run time: the type of an operation's result for operand types.

A verdict depends on types alone, so it is cached by operation, labels and operand types.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from typedtensor.base.lasting import Keeper
from typedtensor.core.axes import Label as AxisLabel
from typedtensor.core.axes import declared_size, keeper_of, label_name, with_sizes
from typedtensor.core.mesh_axes import Local, Partial
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError, SizeError
from typedtensor.rules import (
    Accepted,
    Atom,
    Division,
    ItemAxes,
    Label,
    Linear,
    NoElementsError,
    OperandSpec,
    Rule,
    Word,
    apply_rule,
    check_sizes,
    divided_refusal,
    judge,
    new_axes,
    places_of,
    reduced_along,
    refusal,
    wrong_operands,
)
from typedtensor.rules.matching import Bindings, Undecided

OperandType = TensorType | type[int] | type[float] | type[bool]
"""The type of an operand: of a tensor or an expression, or the class of a Python scalar."""

_SCALAR_KINDS: dict[type, tuple[str, ...]] = {int: ("int", "real"), float: ("real",), bool: ("bool",)}


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a rule for operand types.

    Attributes:
        result: the type of the result.
        operands: the types of the operands, also of Python scalars, whose kind follows from the others.
        fresh_axes: the labels whose sizes no operand determines, with their positions in the result. An operand may
            have the label nevertheless, such as one that is concatenated into its own label.
        places: the positions of the rule's items in each operand.
        bound: the bindings of the rule's variables.
        rule: the rule; of several alternatives the one that applies.
        divided: the effect on axes that are divided over devices; None if there are none.
    """

    result: TensorType
    operands: tuple[TensorType, ...]
    fresh_axes: tuple[tuple[AxisLabel, int], ...]
    places: tuple[tuple[ItemAxes, ...], ...]
    bound: Bindings
    rule: Rule
    divided: DividedAxes | None = None


@dataclass(frozen=True, slots=True)
class DividedAxes:
    """The effect of an application on divided axes.

    Attributes:
        sums: the mesh axes along which the result is a partial sum.
        refused: the message of the error if the operation cannot be applied to divided axes.
    """

    sums: tuple[AxisLabel, ...]
    refused: str | None


DIVISION = Division(Local, Partial)


class Stated(Protocol):
    """The owner of a rule: an operation with its labels, or a call of a function, with attributes of the same names."""

    @property
    def parsed_rule(self) -> Rule: ...
    @property
    def names(self) -> Mapping[str, AxisLabel]: ...
    @property
    def arguments(self) -> Mapping[str, tuple[AxisLabel, ...]]: ...
    @property
    def title(self) -> str: ...
    @property
    def linear(self) -> Linear | None: ...
    @property
    def mixed(self) -> frozenset[str]: ...


class RuntimeReader:
    """The reader of labels at run time: labels are classes, with their declared sizes.

    Args:
        names: the labels in a rule.
        sizes: the known sizes of other labels.
    """

    def __init__(self, names: Mapping[str, AxisLabel], sizes: Mapping[AxisLabel, int] = {}) -> None:
        self.names, self.sizes = names, sizes

    def label(self, name: str) -> Hashable:
        """The class that a name in a rule refers to."""
        label: Hashable = self.names[name]
        return label

    def size(self, atom: Atom) -> int | None:
        """The declared size of a label.

        Raises:
            NoElementsError: when a derived label would have no elements.
            Undecided: when there is no such label, such as a part along an axis that is no mesh axis.
        """
        try:
            label = to_label(atom)
        except AxisError as error:
            raise Undecided(str(error)) from None
        try:
            return declared_size(label, self.sizes)
        except SizeError as error:
            raise error.__cause__ if isinstance(error.__cause__, NoElementsError) else error from None

    def apart(self, first: Atom, second: Atom) -> bool:
        """Whether two labels differ."""
        return first != second

    def show(self, word: Word) -> str:
        """The names of labels."""
        return ", ".join(map(name_of, word)) or "no axes"


def to_atom(label: AxisLabel) -> Label:
    """Return a label as an atom of the solver."""
    if isinstance(label, type):
        return Label(label)
    origin = typing.get_origin(label)
    if origin is None:
        return Label(label)
    return Label(origin, tuple(to_atom(arg) for arg in typing.get_args(label)))


def name_of(atom: Atom) -> str:
    """The written form of an atom's label, also if no such label exists: a part along an axis of no mesh."""
    origin: Any = atom.key
    args = atom.args if isinstance(atom, Label) else ()
    return f"{label_name(origin)}[{', '.join(map(name_of, args))}]" if args else label_name(origin)


def to_label(atom: Atom) -> AxisLabel:
    """Return the label of an atom."""
    origin: Any = atom.key
    if isinstance(atom, Label) and atom.args:
        return origin[tuple(to_label(arg) for arg in atom.args)]
    return origin


def verdict_of(
    stated: Stated,
    owner: object,
    keeper: Keeper,
    types: tuple[OperandType, ...],
    *,
    advising: bool = True,
    data: Iterable[int] = (),
) -> Verdict:
    """:func:`reach_verdict`, cached by the owner of the rule, labels and operand types; ``keeper`` is the owner's.

    All instances of an operation with the same labels share it.
    """
    words = tuple(stated.arguments.values())
    for of in types:
        if type(of) is TensorType and of.keeper.made > keeper.made:
            keeper = of.keeper
    for word in words:
        for label in word:
            kept = label.__kept__ if isinstance(label, type) else keeper_of((label,))  # type: ignore[attr-defined]
            if kept.made > keeper.made:
                keeper = kept
    key = owner, words, types
    found: Verdict | None = keeper.known.get(key)
    if found is None:
        found = keeper.known[key] = reach_verdict(stated, types, advising=advising, data=data)
    return found


def reach_verdict(
    operation: Stated, types: tuple[OperandType, ...], *, advising: bool = True, data: Iterable[int] = ()
) -> Verdict:
    """Apply the rule of an operation or a function to operand types.

    Args:
        operation: the owner of the rule.
        types: the types of the operands.
        advising: whether a message ends with operands that the rule would accept.
        data: the numbers of operands that are declared as data, as for :func:`judge`.

    Raises:
        AxisError: when the rule does not apply; the message equals the type checker's.
    """
    atoms = {name: tuple(map(to_atom, labels)) for name, labels in operation.arguments.items()}
    rule, arguments = reduced_along(operation.parsed_rule, atoms)
    if len(types) != len(rule.operands):
        is_number = bool(types) and not isinstance(types[-1], TensorType)
        made = inspect.signature(type(operation)).parameters.values() if is_number and not operation.arguments else []
        has_options = any(each.kind is not each.VAR_POSITIONAL for each in made)
        raise AxisError(wrong_operands(operation.title, rule, len(types), has_options))
    operands, reader = [_operand(t) for t in types], RuntimeReader(operation.names)
    if advising:
        outcome = judge(rule, operands, arguments, reader, data)
    else:
        outcome = apply_rule(rule, operands, arguments, reader)
    if not isinstance(outcome, Accepted):
        raise AxisError(refusal(operation.title, [_shown(t) for t in types], rule, outcome))
    result = tensor_type(outcome.kind, tuple(map(to_label, outcome.word)))
    typed = tuple(
        t if isinstance(t, TensorType) else tensor_type(kind, ()) for t, kind in zip(types, outcome.kinds, strict=True)
    )
    fresh_axes = tuple((result.axes[n], n) for n in new_axes(outcome.rule, outcome.bound, reader))
    rule = outcome.rule
    places = places_of(rule, [operand.word for operand in operands], outcome.bound)
    divided = _divided_axes(operation, types, operands, outcome, reader)
    return Verdict(result, typed, fresh_axes, places, outcome.bound, rule, divided)


def _divided_axes(
    operation: Stated,
    types: Sequence[OperandType],
    operands: Sequence[OperandSpec],
    accepted: Accepted,
    reader: RuntimeReader,
) -> DividedAxes | None:
    found = DIVISION.judge(operation.linear, operands, accepted, reader, operation.mixed)
    if found is None:
        return None
    refused = found.refused and divided_refusal(operation.title, list(map(_shown, types)), found.refused)
    return DividedAxes(tuple(map(to_label, found.sums)), refused)


def check_actual_sizes(
    operation: Stated, verdict: Verdict, operands: Sequence[tuple[TensorType, Sequence[int]]]
) -> None:
    """Raise :class:`SizeError` when the types and shapes of operands do not meet a condition of the rule."""
    sizes = {axis: size for of, shape in operands for axis, size in zip(of.axes, shape, strict=True)}
    refused = check_sizes(verdict.rule, verdict.bound, RuntimeReader(operation.names, sizes))
    if refused is not None:
        shown = [f"{of.tensor.__name__}[{with_sizes(of.axes, shape)}]" for of, shape in operands]
        raise SizeError(refusal(operation.title, shown, operation.parsed_rule, refused))


def _operand(of: OperandType) -> OperandSpec:
    if isinstance(of, TensorType):
        return OperandSpec((of.kind,), tuple(map(to_atom, of.axes)))
    return OperandSpec(_SCALAR_KINDS[of], ())


def _shown(of: OperandType) -> str:
    return repr(of) if isinstance(of, TensorType) else of.__name__
