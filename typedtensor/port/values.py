"""What the translation knows of a value of the program: the labels of its axes, or of which label it is the size."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

ONE = "1"
"""Stands for an axis of size 1 in a value of PyTorch. Here it is not there, since labels need none to align."""

Kind = Literal["tensor", "number", "size", "layer", "module", "method", "unknown"]


class UndecidedError(Exception):
    """Something that only a person can decide; the text says what."""


@dataclass(frozen=True)
class Value:
    """An expression in the typed program, and what is known of it.

    Attributes:
        code: the expression.
        kind: what it is; of what is unknown, the code is taken over.
        axes: of a tensor the labels, in the order of PyTorch's axes; of a size the labels whose product it is.
        name: of a layer that changes the last axis, its label after that; of a module its class; of a size that is
            taken from a tensor ``"tensor"``.
        parameters: the axes of the parameters of a method.
        result: those of its result.
    """

    code: Any
    kind: Kind = "unknown"
    axes: tuple[str, ...] = ()
    name: str = ""
    parameters: tuple[tuple[str, ...] | None, ...] = ()
    result: tuple[str, ...] | None = None

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


def made(code: Any, axes: tuple[str, ...] | None) -> Value:
    """A tensor, if its axes are known."""
    return Value(code) if axes is None else Value(code, "tensor", axes)


def operands(node: ast.AST) -> list[ast.expr | ast.keyword]:
    """The expressions in an expression."""
    return [x for x in ast.iter_child_nodes(node) if isinstance(x, (ast.expr, ast.keyword))]


def rebuilt(node: ast.AST, parts: Iterable[Any]) -> Any:
    """An expression with other expressions in place of its :func:`operands`."""
    others, copied = iter(parts), copy.copy(node)
    for name, old in ast.iter_fields(node):
        if isinstance(old, list):
            setattr(copied, name, [next(others) if isinstance(x, (ast.expr, ast.keyword)) else x for x in old])
        elif isinstance(old, ast.expr):
            setattr(copied, name, next(others))
    return copied


def label_of(name: str) -> str:
    """The label for the size or axis that a program calls ``name``.

    >>> label_of("hidden_size"), label_of("num_heads"), label_of("d_model"), label_of("B")
    ('Hidden', 'Heads', 'Model', 'B')
    """
    name = re.sub(r"^(num|n|d|dim)_|_(size|dim|features|channels|len|length)$", "", name.strip("_*#"))
    return "".join(part[:1].upper() + part[1:] for part in name.split("_")) or "Axis"


def present(annotation: ast.expr | None) -> ast.expr | None:
    """What an annotation says of a value that is not None: ``X`` of ``X | None``, ``None | X`` and ``Optional[X]``."""
    match annotation:
        case (
            ast.BinOp(left=inner, op=ast.BitOr(), right=ast.Constant(value=None))
            | ast.BinOp(left=ast.Constant(value=None), op=ast.BitOr(), right=inner)
            | ast.Subscript(value=ast.Name(id="Optional") | ast.Attribute(attr="Optional"), slice=inner)
        ):
            return inner
    return annotation


def annotated(annotation: ast.expr | None) -> tuple[str, ...] | None:
    """The labels that an annotation names: jaxtyping's ``Float[Tensor, "batch time"]``, or ``Tensor[[B, T]]``."""
    match present(annotation):
        case ast.Subscript(slice=ast.Tuple(elts=[_, ast.Constant(value=str(words))])):
            return _named(words.split())
        case ast.Subscript(slice=ast.List(elts=dims)):
            return _named([ast.unparse(dim).replace(" ", "").replace("+", "*") for dim in dims])
    return None


def _named(words: list[str]) -> tuple[str, ...] | None:
    rest = words[1:] if words[:1] in (["..."], ["*batch"]) else words
    if not all(re.fullmatch(r"[A-Za-z]\w*(\*[A-Za-z]\w*)*", word) for word in rest):
        return None
    labels = distinct(["".join(map(label_of, word.split("*"))) for word in rest])
    return labels if rest is words else ("*N", *labels)


def distinct(labels: list[str]) -> tuple[str, ...]:
    """An axis that occurs twice, such as the nodes of a matrix of edges, gets another label the second time."""
    return tuple(f"Other{label}" if label in labels[:place] else label for place, label in enumerate(labels))
