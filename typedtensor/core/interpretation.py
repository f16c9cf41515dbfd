"""Interpreters of expressions: into values, where the result for an ``Expr[X]`` is of type X, or into another type.

No type checker refines the X of ``Expr[X]`` in ``match`` or ``isinstance``: for ``case App1()`` the operand and the
operation have unknown types, and results of theirs are ``Any``. :meth:`Expr.accept` has exact types, since each class
of nodes calls the method of its own form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from typedtensor.core.expr import App, App1, App2, App3, Leaf
    from typedtensor.core.tensor import AnyTensor
    from typedtensor.core.tuples import Projection

    X = TypeVar("X", bound=AnyTensor)
    X1 = TypeVar("X1", bound=AnyTensor)
    X2 = TypeVar("X2", bound=AnyTensor)
    X3 = TypeVar("X3", bound=AnyTensor)
    Y = TypeVar("Y", bound=AnyTensor)
else:
    X = X1 = X2 = X3 = Y = TypeVar("X")

P = ParamSpec("P")
Y_co = TypeVar("Y_co", covariant=True)
R_co = TypeVar("R_co", covariant=True)


class Grounded(Protocol[P, Y_co]):
    """An operation at one of its types: from tensors of the types of its operands to a tensor of type Y."""

    title: Any

    def __call__(self, *operands: P.args, **options: P.kwargs) -> Y_co:
        """Apply the operation."""


class Evaluator(Protocol):
    """An interpreter that computes for each expression a value of its type, by form of node. See :meth:`Expr.accept`.

    >>> from typedtensor import Axis, Const, Tensor
    >>> class Row(Axis): ...
    >>> class Values:
    ...     def leaf(self, node):
    ...         return node.value
    ...     def app1(self, node):
    ...         return node.op(node.x.accept(self))
    ...     def app2(self, node):
    ...         return node.op(node.x1.accept(self), node.x2.accept(self))
    >>> x = Const(Tensor[Row]([1.0, 2.0]))
    >>> (x * x - x).accept(Values())
    Tensor[Row=2]([0., 2.])
    """

    def leaf(self, node: Leaf[X], /) -> X:
        """The value of an input, a parameter or a constant."""

    def app1(self, node: App1[X, Y], /) -> Y:
        """The value of an operation on one expression, ``node.op`` on ``node.x``."""

    def app2(self, node: App2[X1, X2, Y], /) -> Y:
        """The value of an operation on two expressions."""

    def app3(self, node: App3[X1, X2, X3, Y], /) -> Y:
        """The value of an operation on three expressions."""

    def app(self, node: App[Y], /) -> Y:
        """The value of an operation on any number of expressions."""

    def part(self, node: Projection[Y], /) -> Y:
        """One of the results of ``node.node``, an operation with bodies."""


class Interpreter(Protocol[R_co]):
    """An interpreter into another type: a printer, a cost, the set of leaves. See :meth:`Expr.accept`.

    >>> from typedtensor import Axis, Const, Tensor
    >>> class Row(Axis): ...
    >>> class Text:
    ...     def leaf(self, node):
    ...         return node.name
    ...     def app1(self, node):
    ...         return f"{node.op.title}({node.x.accept(self)})"
    ...     def app2(self, node):
    ...         return f"{node.op.title}({node.x1.accept(self)}, {node.x2.accept(self)})"
    >>> x = Const(Tensor[Row]([1.0, 2.0]), name="x")
    >>> (x * x - x).accept(Text())
    'Sub(Mul(x, x), x)'
    """

    def leaf(self, node: Leaf[Any], /) -> R_co:
        """The result for an input, a parameter or a constant."""

    def app1(self, node: App1[Any, Any], /) -> R_co:
        """The result for an operation on one expression, ``node.x``."""

    def app2(self, node: App2[Any, Any, Any], /) -> R_co:
        """The result for an operation on two expressions."""

    def app3(self, node: App3[Any, Any, Any, Any], /) -> R_co:
        """The result for an operation on three expressions."""

    def app(self, node: App[Any], /) -> R_co:
        """The result for an operation on any number of expressions."""

    def part(self, node: Projection[Any], /) -> R_co:
        """The result for one of the results of ``node.node``, an operation with bodies."""
