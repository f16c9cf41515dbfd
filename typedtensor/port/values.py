"""What the translation knows of a value of the program: the labels of its axes, or of which label it is the size."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import Literal

ONE = "1"
"""Stands for an axis of size 1 in a value of PyTorch. Here it is not there, since labels need none to align."""

Kind = Literal["tensor", "number", "size", "layer", "module", "unknown"]


class UndecidedError(Exception):
    """Something that only a person can decide; the text says what."""


@dataclass(frozen=True)
class Value:
    """An expression in the typed program, and what is known of it.

    Attributes:
        code: the expression.
        kind: what it is; of what is unknown, the code is taken over.
        axes: of a tensor the labels, in the order of PyTorch's axes; of a size the labels whose product it is.
        result: of a layer that changes the last axis, its label after that; of a module the name of its class.
    """

    code: ast.expr
    kind: Kind = "unknown"
    axes: tuple[str, ...] = ()
    result: str | None = None

    @property
    def text(self) -> str:
        """The expression as text."""
        return ast.unparse(self.code)

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels that its typed counterpart has."""
        return tuple(axis for axis in self.axes if axis != ONE)

    def axis(self, number: int, is_one: bool = False) -> str:
        """The label of an axis by its position, from either end.

        Raises:
            UndecidedError: it is not known which one it is.
        """
        if self.kind != "tensor":
            raise UndecidedError(f"the axes of {self.text} are not known, so name the axis {number}")
        if self.axes[:1] == ("*N",) and (number >= 0 or -number >= len(self.axes)):
            raise UndecidedError(f"of {self.text} only the axes {', '.join(self.axes[1:])} are known, not {number}")
        if not -len(self.axes) <= number < len(self.axes):
            raise UndecidedError(f"{self.text} has no axis {number}, only {', '.join(self.axes)}")
        if self.axes[number] == ONE and not is_one:
            raise UndecidedError(f"the axis {number} of {self.text} has the size 1, and no label here")
        return self.axes[number]


def expression(text: str) -> ast.expr:
    """Parse an expression."""
    return ast.parse(text, mode="eval").body


def tensor(text: str, axes: tuple[str, ...]) -> Value:
    """A tensor with known axes."""
    return Value(expression(text), "tensor", axes)


def label_of(name: str) -> str:
    """The label for the size or axis that a program calls ``name``.

    >>> label_of("hidden_size"), label_of("num_heads"), label_of("d_model"), label_of("B")
    ('Hidden', 'Heads', 'Model', 'B')
    """
    name = re.sub(r"^(num|n|d|dim)_|_(size|dim|features|channels|len|length)$", "", name.strip("_*#"))
    return "".join(part[:1].upper() + part[1:] for part in name.split("_")) or "Axis"


def annotated(annotation: ast.expr | None) -> tuple[str, ...] | None:
    """The labels that an annotation names: jaxtyping's ``Float[Tensor, "batch time"]``, or ``Tensor[[B, T]]``."""
    if not isinstance(annotation, ast.Subscript):
        return None
    match annotation.slice:
        case ast.Tuple(elts=[_, ast.Constant(value=str(words))]):
            found = words.split()
            if all(re.fullmatch(r"[A-Za-z]\w*(\*[A-Za-z]\w*)*", word) for word in found):
                return distinct(["".join(map(label_of, word.split("*"))) for word in found])
            if found and found[0] in ("...", "*batch") and all(word.isidentifier() for word in found[1:]):
                return ("*N", *map(label_of, found[1:]))
        case ast.List(elts=dims):
            labels = [_dimension(dim) for dim in dims]
            if None not in labels:
                return distinct([label for label in labels if label])
    return None


def distinct(labels: list[str]) -> tuple[str, ...]:
    """An axis that occurs twice, such as the nodes of a matrix of edges, gets another label the second time."""
    return tuple(f"Other{label}" if label in labels[:place] else label for place, label in enumerate(labels))


def _dimension(dim: ast.expr) -> str | None:
    match dim:
        case ast.Name(id=name):
            return label_of(name)
        case ast.BinOp(left=ast.Name(id=left), op=(ast.Mult() | ast.Add()), right=ast.Name(id=right)):
            return label_of(left) + label_of(right)
    return None
