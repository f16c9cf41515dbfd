"""The run-time reader of rules: which type an operation gives for operands of given types.

A verdict depends on types alone, so it is computed once for each operation, its labels and operand types.
"""

from __future__ import annotations

import typing
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from typedtensor.axes import Label as AxisLabel
from typedtensor.axes import declared_size, label_name
from typedtensor.errors import AxisError, SizeError
from typedtensor.rules import (
    Accepted,
    Atom,
    Label,
    NoElementsError,
    Operand,
    Rule,
    Word,
    judge,
    refusal,
    wrong_operands,
)
from typedtensor.tensor import tensor_type
from typedtensor.tensor_type import TensorType

OperandType = TensorType | type[int] | type[float] | type[bool]
"""The type of an operand: of a tensor or an expression, or that of a Python scalar."""

_SCALAR_KINDS: dict[type, tuple[str, ...]] = {int: ("int", "real"), float: ("real",), bool: ("bool",)}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a rule gives for operands of certain types.

    Attributes:
        result: the type of the result.
        operands: the types of the operands, also of Python scalars, whose kind follows from the others.
        introduced: the labels that no operand has, with their positions in the result.
    """

    result: TensorType
    operands: tuple[TensorType, ...]
    introduced: tuple[tuple[AxisLabel, int], ...]


class Stated(Protocol):
    """What states a rule: an operation with its labels, or a function at one of its calls."""

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
        """
        try:
            return declared_size(to_label(atom), self.sizes)
        except SizeError as error:
            raise error.__cause__ if isinstance(error.__cause__, NoElementsError) else error from None

    def show(self, word: Word) -> str:
        """The names of labels."""
        return ", ".join(label_name(to_label(atom)) for atom in word) or "no axes"


def to_atom(label: AxisLabel) -> Label:
    """A label as the matcher sees it."""
    origin = typing.get_origin(label)
    if origin is None:
        return Label(label)
    return Label(origin, tuple(to_atom(arg) for arg in typing.get_args(label)))


def to_label(atom: Atom) -> AxisLabel:
    """The label of an atom."""
    origin: Any = atom.key
    if isinstance(atom, Label) and atom.args:
        return origin[tuple(to_label(arg) for arg in atom.args)]
    return origin


_VERDICTS: dict[Hashable, dict[tuple[OperandType, ...], Verdict]] = {}


def verdicts_of(key: Hashable) -> dict[tuple[OperandType, ...], Verdict]:
    """The verdicts reached so far for an operation with certain labels; shared by its instances."""
    return _VERDICTS.setdefault(key, {})


def reach_verdict(operation: Stated, types: tuple[OperandType, ...]) -> Verdict:
    """Apply the rule of an operation or a function to operands of given types.

    Raises:
        AxisError: when the rule does not apply; the message is the one that the type checker gives.
    """
    rule, reader = operation.parsed_rule, RuntimeReader(operation.names)
    if len(types) != len(rule.operands):
        raise AxisError(wrong_operands(operation.title, rule, len(types)))
    operands = [_operand(t) for t in types]
    arguments = {name: tuple(map(to_atom, labels)) for name, labels in operation.arguments.items()}
    outcome = judge(rule, operands, arguments, reader)
    if not isinstance(outcome, Accepted):
        raise AxisError(refusal(operation.title, [_shown(t) for t in types], rule, outcome))
    result = tensor_type(outcome.kind, tuple(map(to_label, outcome.word)))
    typed = tuple(
        t if isinstance(t, TensorType) else tensor_type(kind, ()) for t, kind in zip(types, outcome.kinds, strict=True)
    )
    present = {axis for t in typed for axis in t.axes}
    introduced = tuple((axis, n) for n, axis in enumerate(result.axes) if axis not in present)
    return Verdict(result, typed, introduced)


def _operand(of: OperandType) -> Operand:
    if isinstance(of, TensorType):
        return Operand((of.kind,), tuple(map(to_atom, of.axes)))
    return Operand(_SCALAR_KINDS[of], ())


def _shown(of: OperandType) -> str:
    return repr(of) if isinstance(of, TensorType) else of.__name__
