"""Verdicts on tensors that are divided over devices, in addition to those of rules.

``Local[Batch, Data]`` is the part of ``Batch`` on one device along ``Data``, and ``Partial[Data]`` the axis of a sum of
which each device has a part. Rules treat them as ordinary axes. Whether an operation accepts them depends on its
linearity, which its class declares:

- ``"sum"``: linear in each operand, and sums along the axes that the result lacks;
- ``"each"``: linear in each operand;
- ``"along"``: linear in each operand, and combines or moves elements along the axes that it addresses;
- ``"first"``: linear in the first operand only, and may do the same along the axes that it addresses;
- ``"second"``: as ``"first"``, for the second operand;
- ``"together"``: jointly linear in all operands except truth values, as a sum of two tensors is;
- ``"collective"``: divides axes, gathers parts or adds them, as its rule says;
- ``None``: not linear, or combines elements along an axis that the result has.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeGuard

from typedtensor.rules.explaining import which
from typedtensor.rules.solver import Accepted
from typedtensor.rules.syntax import AxisVar, RunVar
from typedtensor.rules.words import Atom, Label, OperandSpec, Reader, Word

Linear = Literal["sum", "each", "along", "first", "second", "together", "collective"]
LINEAR: tuple[Linear, ...] = ("sum", "each", "along", "first", "second", "together", "collective")
"""The kinds of linearity."""

_NEED_WHOLE: tuple[Linear | None, ...] = (None, "along", "first", "second")
"""The kinds of operations that may combine elements along an addressed axis that the result has, too."""


class Divided(NamedTuple):
    """The effect of an accepted application on divided axes.

    Attributes:
        word: the axes of the result, with those of partial sums marked.
        sums: the marked mesh axes.
        refused: the reason why the operation cannot be applied nevertheless, or None.
    """

    word: Word
    sums: tuple[Atom, ...]
    refused: str | None = None


class Division(NamedTuple):
    """The labels of divided axes.

    Attributes:
        local: the key of ``Local``.
        partial: the key of ``Partial``.
    """

    local: Hashable
    partial: Hashable

    def judge(
        self,
        linear: Linear | None,
        operands: Sequence[OperandSpec],
        made: Accepted,
        reader: Reader,
        mixed: Collection[str] = (),
    ) -> Divided | None:
        """The verdict on an application that its rule accepts; None if no axis is divided.

        Args:
            linear: the linearity of the operation.
            operands: its operands.
            made: the verdict of the rule.
            reader: the reader of labels.
            mixed: the runs of the rule, such as ``"*S"``, along whose axes the operation combines elements.
        """
        words = [*(operand.word for operand in operands), made.word]
        if not any(isinstance(atom, Label) and atom.key in self for word in words for atom in word):
            return None
        judging = _Judging(self, linear, [operand.word for operand in operands], made, reader, mixed)
        why = judging.left_alone()
        if linear != "collective":
            why = why or judging.partial_sums() or judging.parts()
        if why is not None:
            return Divided(made.word, (), why)
        marked = tuple(Label(self.partial, (atom,)) if atom in judging.sums else atom for atom in made.word)
        return Divided(marked, tuple(judging.sums), judging.twice(marked))


class _Judging:
    """The verdict on one application.

    Attributes:
        sums: the mesh axes along which the result is a partial sum, found by :meth:`parts`.
    """

    def __init__(
        self,
        division: Division,
        linear: Linear | None,
        words: Sequence[Word],
        made: Accepted,
        reader: Reader,
        mixed: Collection[str],
    ) -> None:
        self._of, self._linear, self._words, self._made, self._reader = division, linear, words, made, reader
        self._addressed = {
            atom
            for item, word in made.bound.items()
            if isinstance(item, AxisVar) or (isinstance(item, RunVar) and f"*{item.name}" in mixed)
            for atom in word
        }
        self.sums: dict[Atom, None] = {}

    def partial_sums(self) -> str | None:
        """The reason why partial sums cannot be operands, or None."""
        held = [[atom.args[0] for atom in word if self._is_partial(atom)] for word in self._words]
        for number, axes in enumerate(held):
            for axis in axes:
                if why := self._misused(number, axis, held):
                    name = self._show(axis)
                    return (
                        f"{which(number, len(held))} is a partial sum, of which each device along {name} has a "
                        f"term, and {why}: reduce it first, as in all_reduce(x, {name})"
                    )
        return None

    def _misused(self, number: int, axis: Atom, held: Sequence[Sequence[Atom]]) -> str | None:
        others = [n for n in range(len(held)) if n != number]
        match self._linear:
            case "together":
                if any(axis not in held[n] and self._made.kinds[n] != "bool" for n in others):
                    return "another operand is whole and would be added once for each device"
            case "sum" | "each" | "along":
                if any(axis in held[n] for n in others):
                    return "the product of partial sums is not the partial sum of a product"
            case "first" if number == 0:
                pass
            case "second" if number == 1:
                pass
            case _:
                return "the operation is not linear in it"
        parts = Label(self._of.partial, (axis,))
        if self._linear != "sum" and parts not in self._made.word:
            return "the operation does not add the parts"
        if self._linear in _NEED_WHOLE and parts in self._addressed:
            return f"the operation works along {self._show(parts)}"
        return None

    def left_alone(self) -> str | None:
        """The reason why the result is invalid, if it has a part of an axis without the mesh axis; else None."""
        for atom in self._made.word:
            for part in self._nested(atom):
                if part.args[1] not in self._made.word:
                    taken = f"the result would have {self._show(part)} without {self._show(part.args[1])}"
                    return self._apart(part, taken)
        return None

    def parts(self) -> str | None:
        """The reason why parts of axes cannot be operands, or None."""
        there = {atom.args[0] if self._is_partial(atom) else atom for atom in self._made.word}
        for part in (atom for word in self._words for atom in word if self._is_local(atom)):
            rest: Atom = part
            while self._is_local(rest) and rest.args[1] not in there:
                rest = rest.args[0]
            if not self._is_local(rest):
                continue
            kept = any(rest in self._nested(atom) for atom in self._made.word)
            if (kept and self._linear in _NEED_WHOLE and part in self._addressed) or (
                not kept and self._linear != "sum"
            ):
                return self._apart(rest, f"the operation works along {self._show(rest)}")
            if not kept:
                self.sums |= dict.fromkeys(each.args[1] for each in self._nested(rest) if each.args[1] in there)
        return None

    def _apart(self, part: Label, what: str) -> str:
        of, axis = map(self._show, part.args)
        return (
            f"{what}, and each device along {axis} has other elements of it: put them together first, as in "
            f"unshard(x, {of}, {axis})"
        )

    def twice(self, word: Word) -> str | None:
        """The reason why the axes of the result are invalid, if a mesh axis occurs twice; else None."""
        axes = [atom.args[0] for atom in word if self._is_partial(atom)]
        for axis in axes:
            if axis in word or axes.count(axis) > 1:
                name = self._show(axis)
                return f"the result would vary over {name} and be a sum over {name} that is not whole: reduce it first"
        return None

    def _is_local(self, atom: Atom) -> TypeGuard[Label]:
        return isinstance(atom, Label) and atom.key == self._of.local and len(atom.args) == 2

    def _is_partial(self, atom: Atom) -> TypeGuard[Label]:
        return isinstance(atom, Label) and atom.key == self._of.partial and len(atom.args) == 1

    def _nested(self, atom: Atom) -> Iterator[Label]:
        """A part of an axis, the part that it is a part of, and so on."""
        while self._is_local(atom):
            yield atom
            atom = atom.args[0]

    def _show(self, atom: Atom) -> str:
        return self._reader.show((atom,))
