"""Expressions are eliminated with types: an interpreter gives each a value of its type."""

from typing import Any, TypeVar, reveal_type

from typedtensor import AnyTensor, App, App1, App2, App3, Axis, Evaluator, Expr, Interpreter, Tensor
from typedtensor.core.expr import Leaf
from typedtensor.core.tuples import Projection

X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)


class Batch(Axis): ...
class Hidden(Axis): ...


class Values:
    def leaf(self, node: Leaf[X], /) -> X:
        return node.value

    def app1(self, node: App1[X, Y], /) -> Y:
        reveal_type(node.op)  # R: Grounded[[X], Y]
        reveal_type(node.x)  # R: Expr[X]
        return node.op(node.x.accept(self))

    def app2(self, node: App2[X1, X2, Y], /) -> Y:
        return node.op(node.x1.accept(self), node.x2.accept(self))

    def app3(self, node: App3[X1, X2, X3, Y], /) -> Y:
        return node.op(node.x1.accept(self), node.x2.accept(self), node.x3.accept(self))

    def app(self, node: App[Y], /) -> Y:
        made: Y = node.op(*[x.accept(self) for x in node.operands])
        return made

    def part(self, node: Projection[Y], /) -> Y:
        return node.of(node.node.op(*[x.accept(self) for x in node.node.operands]))


class Wrong(Values):
    def leaf(self, node: Leaf[X], /) -> X:
        return node
        # E: Incompatible return value type (got "Leaf[X]", expected "X") [return-value]
        # N: Maybe you forgot to use "await"?

    def app1(self, node: App1[X, Y], /) -> Y:
        return node.x.accept(self)  # E: Incompatible return value type (got "X", expected "Y") [return-value]

    def app2(self, node: App2[X1, X2, Y], /) -> Y:
        return node.op(node.x2.accept(self), node.x1.accept(self))
        # E: Argument 1 to "__call__" of "Grounded" has incompatible type "X2"; expected "X1" [arg-type]
        # E: Argument 2 to "__call__" of "Grounded" has incompatible type "X1"; expected "X2" [arg-type]

    def app3(self, node: App3[X1, X2, X3, Y], /) -> Y:
        return node.op(node.x1, node.x2.accept(self), node.x3.accept(self))
        # E: Argument 1 to "__call__" of "Grounded" has incompatible type "Expr[X1]"; expected "X1" [arg-type]
        # N: Maybe you forgot to use "await"?


class Partial:
    def leaf(self, node: Leaf[X], /) -> X:
        return node.value


interpreter: Evaluator = Values()


def use(x: Expr[Tensor[Batch, Hidden]], e: Expr[X]) -> None:
    reveal_type(x.sum(Hidden).accept(Values()))  # R: Tensor[Batch]
    reveal_type(e.accept(interpreter))  # R: X
    x.accept(Partial())
    # E: No overload variant of "accept" of "Expr" matches argument type "Partial" [call-overload]
    # N: Possible overload variants:
    # N:  def accept(self, Evaluator, /) -> Tensor[Batch, Hidden]
    # N:  def [R] accept(self, Interpreter[R], /) -> R


class Cost:
    def leaf(self, node: Leaf[X], /) -> int:
        return 0

    def app1(self, node: App1[X, Y], /) -> int:
        return 1 + node.x.accept(self)

    def app2(self, node: App2[X1, X2, Y], /) -> int:
        return 1 + node.x1.accept(self) + node.x2.accept(self)

    def app3(self, node: App3[X1, X2, X3, Y], /) -> int:
        return 1 + sum(x.accept(self) for x in node.operands)

    def app(self, node: App[Y], /) -> int:
        return 1 + sum(x.accept(self) for x in node.operands)

    def part(self, node: Projection[Y], /) -> int:
        return node.node.accept(self)


class Leaves:
    def leaf(self, node: Leaf[Any], /) -> frozenset[Leaf[Any]]:
        return frozenset([node])

    def app(self, node: App[Any], /) -> frozenset[Leaf[Any]]:
        return frozenset[Leaf[Any]]().union(*(x.accept(self) for x in node.operands))

    def part(self, node: Projection[Any], /) -> frozenset[Leaf[Any]]:
        return node.node.accept(self)

    app1 = app2 = app3 = app


cost: Interpreter[int] = Cost()


def into_other_types(x: Expr[Tensor[Batch, Hidden]], e: Expr[X]) -> None:
    reveal_type(x.accept(Cost()))  # R: int
    reveal_type(e.accept(cost))  # R: int
    reveal_type(x.sum(Hidden).accept(Leaves()))  # R: frozenset[Leaf[Any]]


def matched(e: Expr[X]) -> X:
    match e:
        case App1():
            reveal_type(e.x)  # R: Expr[Any]
            return matched(e.x)  # E: Returning Any from function declared to return "X" [no-any-return]
        case Leaf():
            reveal_type(e)  # R: Leaf[Any]
            return e.value  # E: Returning Any from function declared to return "X" [no-any-return]
    raise TypeError
