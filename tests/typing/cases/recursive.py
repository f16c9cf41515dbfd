"""Recursive functions over trees of one's own dataclass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, reveal_type

from typedtensor import Axis, Const, Expr, IntTensor, Param, Tensor, recursive
from typedtensor.ops import cross_entropy, embed, tanh


class Word(Axis, size=7): ...
class In(Axis, size=3): ...
class Hidden(Axis, size=4): ...
class Label(Axis, size=5): ...
class Sentence(Axis): ...
class Node(Axis): ...


@dataclass(frozen=True)
class Tree:
    word: IntTensor[()]
    score: IntTensor[()]
    left: Tree | None = None
    right: Tree | None = None


class State(NamedTuple):
    loss: Expr[Tensor[()]]
    hidden: Expr[Tensor[Hidden]]


table = Param(Tensor[Word, In]([[0.0]]))
w = Param(Tensor[In, Hidden]([[0.0]]))
u = Param(Tensor[Hidden, Hidden]([[0.0]]))
out = Param(Tensor[Hidden, Label]([[0.0]]))
init = State(Const(Tensor[()](0.0)), Const(Tensor[Hidden]([0.0])))


@recursive
def sentiment(node: Tree | None) -> State:
    if node is None:
        return init
    left, right = sentiment(node.left), sentiment(node.right)
    hidden = tanh(embed(node.word, table) @ w + (left.hidden + right.hidden) @ u)
    return State(left.loss + right.loss + cross_entropy(hidden @ out, node.score, Label), hidden)


trees: list[Tree] = []
reveal_type(sentiment)  # R: Recursive[Tree | None, tuple[Expr[Tensor[()]], Expr[Tensor[Hidden]], fallback=State]]
reveal_type(sentiment(Tree(IntTensor[()](0), IntTensor[()](1))))
# R: tuple[Expr[Tensor[()]], Expr[Tensor[Hidden]], fallback=State]
reveal_type(sentiment.over(trees, Sentence))
# R: States[Sentence, tuple[Expr[Tensor[()]], Expr[Tensor[Hidden]], fallback=State]]
reveal_type(sentiment.over(trees, Sentence).map(lambda state: state.loss).mean(Sentence))  # R: Expr[Tensor[()]]
reveal_type(sentiment.over(trees, Node, every=True).map(lambda state: state.hidden))  # R: Expr[Tensor[Node, Hidden]]
reveal_type(sentiment.nodes(trees))  # R: list[Tree | None]


@dataclass(frozen=True)
class Sum:
    parts: tuple[Sum | Number, ...]


@dataclass(frozen=True)
class Number:
    value: Expr[Tensor[Hidden]]


@recursive
def value(node: Sum | Number) -> Expr[Tensor[Hidden]]:
    if isinstance(node, Number):
        return node.value
    total = Const(Tensor[Hidden]([0.0])) * 1.0
    for part in node.parts:
        total = total + value(part)
    return total


reveal_type(value.over([Sum(())], Sentence).stack())  # R: Expr[Tensor[Sentence, Hidden]]
reveal_type(value.over([Sum(())], Sentence).stack().sum(Hidden))  # R: Expr[Tensor[Sentence]]

sentiment(trees)
# E: Argument 1 to "__call__" of "Recursive" has incompatible type "list[Tree]"; expected "Tree | None" [arg-type]
sentiment.over([1, 2], Sentence)
# E: List item 0 has incompatible type "int"; expected "Tree | None" [list-item]
# E: List item 1 has incompatible type "int"; expected "Tree | None" [list-item]
sentiment.over(trees, "Sentence")
# E: Argument 2 to "over" of "Recursive" has incompatible type "str"; expected "type[Never]" [arg-type]
sentiment.over(trees, Sentence).map(lambda state: state.hiden)  # E: "State" has no attribute "hiden" [attr-defined]
sentiment.over(trees, Sentence).map(lambda state: state.hidden @ out).sum(Hidden)
# E: Sum[Hidden] cannot be applied to Tensor[Sentence, Label]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden)
#    in the operand, which has only (Sentence, Label) [axes]


@recursive
def wrong_part(node: Tree | None) -> State:
    return init if node is None else sentiment(node.score)
    # E: Argument 1 to "__call__" of "Recursive" has incompatible type "IntTensor[()]"; expected "Tree | None"
    #    [arg-type]


@recursive
def wrong_result(node: Tree | None) -> State:
    return init if node is None else wrong_result(node.left).hidden
    # E: Incompatible return value type (got "State | Expr[Tensor[Hidden]]", expected "State") [return-value]


@recursive
def missing(node: Tree) -> State:
    return missing(node.left)
    # E: Argument 1 to "__call__" of "Recursive" has incompatible type "Tree | None"; expected "Tree" [arg-type]


@recursive
def wrong_axis(node: Tree | None) -> State:
    if node is None:
        return init
    hidden = wrong_axis(node.left).hidden
    return State(hidden.sum(Label), hidden @ w)
    # E: Sum[Label] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Label) in the
    #    operand, which has only (Hidden) [axes]
    # E: MatMul cannot be applied to Tensor[Hidden] and Tensor[In, Hidden]: its rule "*N A, A B -> *N B" needs the last
    #    axis of the first (Hidden) to equal the first axis of the second (In) [axes]
