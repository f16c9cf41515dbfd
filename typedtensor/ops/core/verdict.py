"""The run-time reader of rules: the type of an operation's result for operands of given types.

A verdict depends on types alone, so it is computed once for each operation, its labels and operand types.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from typedtensor.base.lasting import Keeper
from typedtensor.core.axes import Label as AxisLabel
from typedtensor.core.axes import declared_size, keeper_of, label_name
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
    refusal,
    wrong_operands,
)
from typedtensor.rules.matching import Bindings, Undecided

if TYPE_CHECKING:
    from typedtensor.ops.core.operation import PolyOp

OperandType = TensorType | type[int] | type[float] | type[bool]
"""The type of an operand: of a tensor or an expression, or that of a Python scalar."""

_SCALAR_KINDS: dict[type, tuple[str, ...]] = {int: ("int", "real"), float: ("real",), bool: ("bool",)}


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a rule for operands of certain types.

    Attributes:
        result: the type of the result.
        operands: the types of the operands, also of Python scalars, whose kind follows from the others.
        fresh_axes: the labels whose sizes no operand gives, with their positions in the result. An operand may have
            the label all the same, as one that is concatenated into its own label.
        places: where the items of the rule stand in each operand.
        bound: what the variables of the rule stand for.
        rule: the rule, of several the one that applies.
        divided: what becomes of axes that are divided over devices; None where there are none.
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
    """What becomes of divided axes, in an application that the rule accepts.

    Attributes:
        sums: the mesh axes along which the result is a sum that is not whole.
        refused: the message of the error, if the operation cannot be applied all the same.
    """

    sums: tuple[AxisLabel, ...]
    refused: str | None


DIVISION = Division(Local, Partial)


class Stated(Protocol):
    """The bearer of a rule: an operation with its labels, or a function at one of its calls."""

    @property
    def parsed_rule(self) -> Rule:
        """The rule."""

    @property
    def names(self) -> Mapping[str, AxisLabel]:
        """The labels that the rule names."""

    @property
    def arguments(self) -> Mapping[str, tuple[AxisLabel, ...]]:
        """The labels that its parameters stand for."""

    @property
    def title(self) -> str:
        """What messages call it."""

    @property
    def linear(self) -> Linear | None:
        """Whether it is linear, and how."""


class RuntimeReader:
    """Labels are classes, and their sizes those that they declare.

    Args:
        names: the labels that a rule names.
        sizes: the sizes of other labels, where they are known.
    """

    def __init__(self, names: Mapping[str, AxisLabel], sizes: Mapping[AxisLabel, int] = {}) -> None:
        self.names, self.sizes = names, sizes

    def label(self, name: str) -> Hashable:
        """The class that a rule means by a name."""
        label: Hashable = self.names[name]
        return label

    def size(self, atom: Atom) -> int | None:
        """The declared size of a label.

        Raises:
            NoElementsError: when a derived label would have none.
            Undecided: when there is no such label, as of a part along what is no mesh axis.
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
        """Labels are what they are."""
        return first != second

    def show(self, word: Word) -> str:
        """The names of labels."""
        return ", ".join(map(name_of, word)) or "no axes"


def to_atom(label: AxisLabel) -> Label:
    """A label as the matcher sees it."""
    if isinstance(label, type):
        return Label(label)
    origin = typing.get_origin(label)
    if origin is None:
        return Label(label)
    return Label(origin, tuple(to_atom(arg) for arg in typing.get_args(label)))


def name_of(atom: Atom) -> str:
    """The label of an atom as it is written, also where there is none: a part along what is no mesh axis."""
    origin: Any = atom.key
    args = atom.args if isinstance(atom, Label) else ()
    return f"{label_name(origin)}[{', '.join(map(name_of, args))}]" if args else label_name(origin)


def to_label(atom: Atom) -> AxisLabel:
    """The label of an atom."""
    origin: Any = atom.key
    if isinstance(atom, Label) and atom.args:
        return origin[tuple(to_label(arg) for arg in atom.args)]
    return origin


def verdict_of(operation: PolyOp, types: tuple[OperandType, ...], keeper: Keeper) -> Verdict:
    """The verdict on operands of given types; it is reached once for an operation with certain labels.

    Args:
        operation: the operation; all instances with the same labels share it.
        types: the types of the operands.
        keeper: the newest of these.

    Raises:
        AxisError: when the rule does not apply.
    """
    declared, words = operation.declared_by, tuple(operation.arguments.values())
    if declared.__kept__.made > keeper.made:
        keeper = declared.__kept__
    for word in words:
        for label in word:
            kept = label.__kept__ if isinstance(label, type) else keeper_of((label,))  # type: ignore[attr-defined]
            if kept.made > keeper.made:
                keeper = kept
    key = declared, words, types
    found: Verdict | None = keeper.known.get(key)
    if found is None:
        found = keeper.known[key] = reach_verdict(operation, types)
    return found


def reach_verdict(operation: Stated, types: tuple[OperandType, ...], *, advising: bool = True) -> Verdict:
    """Apply the rule of an operation or a function to operands of given types.

    Args:
        operation: what states the rule.
        types: the types of the operands.
        advising: whether a message ends with what the rule would accept.

    Raises:
        AxisError: when the rule does not apply; the message is the one that the type checker gives.
    """
    rule, reader = operation.parsed_rule, RuntimeReader(operation.names)
    if len(types) != len(rule.operands):
        is_number = bool(types) and not isinstance(types[-1], TensorType)
        made = inspect.signature(type(operation)).parameters.values() if is_number and not operation.arguments else []
        has_options = any(each.kind is not each.VAR_POSITIONAL for each in made)
        raise AxisError(wrong_operands(operation.title, rule, len(types), has_options))
    operands = [_operand(t) for t in types]
    arguments = {name: tuple(map(to_atom, labels)) for name, labels in operation.arguments.items()}
    outcome = (judge if advising else apply_rule)(rule, operands, arguments, reader)
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
    found = DIVISION.judge(operation.linear, operands, accepted, reader)
    if found is None:
        return None
    refused = found.refused and divided_refusal(operation.title, list(map(_shown, types)), found.refused)
    return DividedAxes(tuple(map(to_label, found.sums)), refused)


def check_actual_sizes(
    operation: Stated, verdict: Verdict, operands: Sequence[tuple[TensorType, Sequence[int]]]
) -> None:
    """Hold the sizes of operands to the conditions of the rule.

    Args:
        operation: the bearer of the rule.
        verdict: what the rule says of the operands.
        operands: their types and shapes.

    Raises:
        SizeError: when a condition does not hold.
    """
    sizes = {axis: size for of, shape in operands for axis, size in zip(of.axes, shape, strict=True)}
    refused = check_sizes(verdict.rule, verdict.bound, RuntimeReader(operation.names, sizes))
    if refused is not None:
        shown = [f"{of.tensor.__name__}[{_with_sizes(of, shape)}]" for of, shape in operands]
        raise SizeError(refusal(operation.title, shown, operation.parsed_rule, refused))


def _with_sizes(of: TensorType, shape: Sequence[int]) -> str:
    return ", ".join(f"{label_name(axis)}={size}" for axis, size in zip(of.axes, shape, strict=True)) or "()"


def _operand(of: OperandType) -> OperandSpec:
    if isinstance(of, TensorType):
        return OperandSpec((of.kind,), tuple(map(to_atom, of.axes)))
    return OperandSpec(_SCALAR_KINDS[of], ())


def _shown(of: OperandType) -> str:
    return repr(of) if isinstance(of, TensorType) else of.__name__
