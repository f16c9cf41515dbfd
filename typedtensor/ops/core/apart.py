"""Gradients of operations with a repeated label: distinct labels are assigned first, and the original ones afterwards.

``TakeAlong(Time)`` applies to ``(Time, Batch, Time)`` and ``(Time, Batch)``, which together determine that it takes
along the last axis. One operand alone does not determine it, nor do the operands of operations in the gradient. So the
gradient is written for ``(Again[Time], Batch, Time)``, where Time is unique.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import Axis, U
from typedtensor.core.axes import Label as AxisLabel
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import apply
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.core.verdict import OperandType, RuntimeReader, Verdict, to_atom, to_label
from typedtensor.rules import Atom, Label, Word, parse_rule, reduced_along
from typedtensor.rules.matching import Bindings, substitute, value_of
from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item, RunVar, Within, simple
from typedtensor.rules.validation import parameter

B = TypeVar("B", bound=Callable[..., Any])
Labels = tuple[AxisLabel, ...]


_NO_RULE = parse_rule("*A -> *A")


class Again(Axis, Generic[U], size="|U|"):
    """A second axis of the label U, distinct from it."""


class Relabel(PolyOp1):
    """``x`` with other labels, by position.

    No rule can state that with labels. Only gradients use it, since they know the positions.
    """

    def __init__(self, *axes: AxisLabel) -> None:
        self.arguments = {"*P": axes}
        self._forget()

    def verdict(self, operands: tuple[OperandType, ...], data: Iterable[int] = ()) -> Verdict:
        [of] = operands
        assert isinstance(of, TensorType)
        assert len(of.axes) == len(self.arguments["*P"])
        return Verdict(tensor_type(of.kind, self.arguments["*P"]), (of,), (), (), {}, _NO_RULE)

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return _relabel(dy, x.axes)


def apart(*addressed: str, split: bool = False) -> Callable[[B], B]:
    """Declare that a gradient needs distinct labels in each operand, and labels of their own for some axes.

    If a label occurs several times in an operand or in the result, or the label of an addressed axis is that of another
    axis as well, all axes are relabelled except those that the operation names.

    Args:
        addressed: the axes, by their names in the rule, if it has them, that gradients address by label.
        split: whether addressed axes with one label, such as the rows and columns of a matrix, get two labels.
    """
    names = tuple(map(AxisVar, addressed))

    def decorate(backward: B) -> B:
        @functools.wraps(backward)
        def relabelled(self: PolyOp, dy: Operand, y: Operand, /, *operands: Operand) -> Operand:
            types = tuple([x.tensor_type for x in operands])
            repeated = any(len(set(axes)) < len(axes) for axes in (dy.tensor_type.axes, *[of.axes for of in types]))
            verdict = self.verdict(types)
            stands = {atom for name, word in verdict.bound.items() if name not in names for atom in word}
            if not repeated and not any(verdict.bound[name][0] in stands for name in names if name in verdict.bound):
                return backward(self, dy, y, *operands)
            operation = _split(self) if split else self
            result, words = _told_apart(operation, verdict)
            given = [_relabel(x, word) for x, word in zip(operands, words, strict=True)]
            found = backward(operation, _relabel(dy, result), _relabel(y, result), *given)
            # Operands with equal axes here had equal axes before.
            return _relabel(found, types[words.index(found.tensor_type.axes)].axes)

        return relabelled  # type: ignore[return-value]  # with the same parameters

    return decorate


def relabelled(x: Operand, labels: Mapping[AxisLabel, AxisLabel]) -> Operand:
    """``x`` with some labels replaced."""
    return _relabel(x, tuple(labels.get(axis, axis) for axis in x.axes))


def _split(operation: PolyOp) -> PolyOp:
    """Return the operation with distinct labels."""
    taken: set[AxisLabel] = set()
    arguments = {}
    for name, labels in operation.arguments.items():
        arguments[name] = tuple([_another(label, taken) for label in labels])
    result = copy.copy(operation)
    result.arguments = arguments
    result._forget()
    return result


def _another(label: AxisLabel, taken: set[AxisLabel]) -> AxisLabel:
    while label in taken:
        label = Again[label]
    taken.add(label)
    return label


def _relabel(x: Operand, axes: Labels) -> Operand:
    if x.tensor_type.axes == axes:
        return x
    result: Operand = apply(Relabel(*axes), (x,))
    return result


def _told_apart(operation: PolyOp, verdict: Verdict) -> tuple[Labels, list[Labels]]:
    """The axes of the result and of the operands of an application, all with distinct labels."""
    rule, reader = verdict.rule, RuntimeReader(operation.names)
    _, arguments = reduced_along(operation.parsed_rule, operation.arguments)
    bound: dict[AxisVar | RunVar, Word] = {
        parameter(name): tuple(map(to_atom, labels)) for name, labels in arguments.items()
    }
    addressed = {atom for word in bound.values() for atom in word}
    taken = set(addressed)
    for item in (item for term in rule.operands for item in term.items if isinstance(item, (Concrete, Derived))):
        taken.update(value_of(item, bound, reader) or ())
    # Axes that the rule includes in other axes get the labels of those, which keep the labels of the operation.
    inclusions = [condition for condition in simple(rule.conditions) if isinstance(condition, Within)]
    among: dict[AxisVar | RunVar, Within] = {run: condition for condition in inclusions for run in condition.runs}
    holding = {item for run in bound for each in inclusions if run in each.runs for item in each.items}
    for variable, word in sorted(verdict.bound.items(), key=lambda entry: entry[0] in among):
        if variable not in bound:
            known = _renamed(among[variable].items, verdict.bound, bound) if variable in among else {}
            if variable in holding:
                known |= {atom: atom for atom in addressed}
            bound[variable] = tuple(known[atom] if atom in known else _new(atom, taken) for atom in word)
    words = [
        substitute(tuple([place.item for place in places if place.start < place.stop]), bound, reader)
        for places in verdict.places
    ]
    result, *others = (tuple(map(to_label, word)) for word in (substitute(rule.result.items, bound, reader), *words))
    return result, others


def _renamed(items: Iterable[Item], before: Bindings, after: Bindings) -> dict[Atom, Atom]:
    """The new labels of the axes that some variables are bound to."""
    named = [item for item in items if isinstance(item, (AxisVar, RunVar)) and item in after]
    return {old: new for item in named for old, new in zip(before[item], after[item], strict=True)}


def _new(atom: Atom, taken: set[Atom]) -> Atom:
    """Return an axis with a label that is not taken, and mark it as taken."""
    while atom in taken:
        atom = Label(Again, (atom,))
    taken.add(atom)
    return atom
