"""Recursive functions over trees of one's own dataclass, against the recursion written out, on every target."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import numpy as np
import pytest

from tests.control.cases import Hidden, In, assert_close, numbers, values_and_derivatives
from tests.sampling import sample
from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    IntTensor,
    Module,
    Param,
    SizeError,
    Tensor,
    given,
    plain,
    recursive,
)
from typedtensor.ad import gradients
from typedtensor.ad.continuations import value_and_grad
from typedtensor.control.recursive import Recursive
from typedtensor.ir import Loop
from typedtensor.ir import Tree as TreeWalk
from typedtensor.lowering.expressions import lower
from typedtensor.ops import cross_entropy, embed, sigmoid, tanh
from typedtensor.runtime.cache import PLANS
from typedtensor.targets import ReferenceTarget
from typedtensor.targets.numpy.target import NumPyTarget
from typedtensor.targets.xla import XlaTarget


class Word(Axis, size=7): ...


class Label(Axis, size=5): ...


class Sentence(Axis): ...


class Node(Axis): ...


@dataclass(frozen=True, eq=False)
class Tree:
    word: IntTensor[()]
    score: IntTensor[()]
    left: Tree | None = None
    right: Tree | None = None


class State(NamedTuple):
    loss: Expr[Tensor[()]]
    hidden: Expr[Tensor[Hidden]]
    cell: Expr[Tensor[Hidden]]


def parameter(of: Any, *shape: int) -> Any:
    return Param(of(numbers(*shape, seed=len(shape) + sum(shape))))


table = parameter(Tensor[Word, In], 7, 3)
w = [Param(Tensor[In, Hidden](numbers(3, 4, seed=n))) for n in range(3)]
u = [Param(Tensor[Hidden, Hidden](numbers(4, 4, seed=n))) for n in range(4)]
out = parameter(Tensor[Hidden, Label], 4, 5)
PARAMETERS: list[Param[Any]] = [table, *w, *u, out]
start = parameter(Tensor[Hidden], 4)
EMPTY = State(Const(Tensor[()](0.0)), start, start)  # in single precision, which the first node leaves


def cell(node: Tree, left: State, right: State) -> State:
    x = embed(node.word, table)
    i, o = sigmoid(x @ w[0] + left.hidden @ u[0]), sigmoid(x @ w[1] + right.hidden @ u[1])
    c = i * tanh(x @ w[2] + left.hidden @ u[2]) + (left.cell + right.cell @ u[3]) * 0.5
    h = o * tanh(c)
    return State(left.loss + right.loss + cross_entropy(h @ out, node.score, Label), h, c)


@recursive
def sentiment(node: Tree | None) -> State:
    if node is None:
        return EMPTY
    left, right = sentiment(node.left), sentiment(node.right)
    return cell(node, left, right)


def written(node: Tree | None) -> State:
    return EMPTY if node is None else cell(node, written(node.left), written(node.right))


def grown(seed: int, size: int, lacking: float = 0.0) -> Tree:
    """A tree of so many nodes, some of which have one part."""
    generator = np.random.default_rng(seed)

    def grow(nodes: int) -> Tree | None:
        if not nodes:
            return None
        left = 0 if generator.random() < lacking else int(generator.integers(1, nodes - 1)) if nodes > 2 else 0
        word, score = (IntTensor[()](int(generator.integers(n))) for n in (7, 5))
        return Tree(word, score, grow(left), grow(nodes - 1 - left))

    made = grow(size)
    assert made is not None
    return made


def summed(xs: list[Expr[Tensor[()]]]) -> Expr[Tensor[()]]:
    total = xs[0]
    for x in xs[1:]:
        total = total + x
    return total


FORESTS: dict[str, list[Tree | None]] = {
    "pairs": [grown(1, 9), grown(2, 7)],
    "parts that are missing": [grown(3, 8, lacking=0.5), grown(4, 1), None],
    "one node": [grown(5, 1)],
    "nothing": [None, None],
}


@pytest.mark.parametrize("name", sample(FORESTS, first=1))
def test_a_function_of_trees_is_the_recursion_written_out(name: str) -> None:
    trees = FORESTS[name]
    loss = sentiment.over(trees, Sentence).map(lambda s: s.loss + (s.hidden * s.cell).sum()).sum(Sentence)
    states = [written(tree) for tree in trees]
    expected = summed([s.loss + (s.hidden * s.cell).sum() for s in states])
    of = (*PARAMETERS, start)
    assert_close(values_and_derivatives(loss, *of), values_and_derivatives(expected, *of))


@dataclass(frozen=True, eq=False)
class Call:
    """A node of any number of parts, whose name says what is done."""

    name: str
    data: Tensor[Hidden]
    parts: tuple[Call | Number, ...]


@dataclass(frozen=True, eq=False)
class Number:
    value: Expr[Tensor[Hidden]]


shared = Number(start)


def call(seed: int, height: int) -> Call | Number:
    generator = np.random.default_rng(seed)

    def grow(height: int) -> Call | Number:
        if not height or generator.random() < 0.2:
            return shared if generator.random() < 0.3 else Number(Const(Tensor[Hidden](generator.normal(size=4))))
        name, count = str(generator.choice(["add", "multiply"])), int(generator.integers(0, 4))
        return Call(name, Tensor[Hidden](generator.normal(size=4)), tuple(grow(height - 1) for _ in range(count)))

    return grow(height)


def meaning(node: Call | Number, again: Callable[[Any], Any]) -> Any:
    if isinstance(node, Number):
        return node.value * 1.0
    made = node.data * start
    for part in node.parts:
        made = made + again(part) if node.name == "add" else made * again(part)
    return tanh(made @ u[0])


@recursive
def value(node: Call | Number) -> Expr[Tensor[Hidden]]:
    made: Expr[Tensor[Hidden]] = meaning(node, value)
    return made


def value_written(node: Any) -> Any:
    with_node: Any = Call  # a node in place of its data
    return meaning(
        with_node(node.name, Const(node.data), node.parts) if isinstance(node, Call) else node, value_written
    )


@pytest.mark.parametrize("seed", sample(range(4), first=1))
def test_nodes_of_many_forms_are_computed_together(seed: int) -> None:
    trees = [call(10 * seed + n, 4) for n in range(3)]
    loss = (value.over(trees, Sentence).stack() * 1.5).sum()
    expected = summed([value_written(tree).sum() * 1.5 for tree in trees])
    assert_close(values_and_derivatives(loss, start, u[0]), values_and_derivatives(expected, start, u[0]))


def test_other_trees_each_step_have_plans_and_no_loop_over_their_nodes() -> None:
    for seed in range(3):
        trees = [grown(seed + n, 5 + seed) for n in range(2)]
        loss = sentiment.over(trees, Sentence).map(lambda s: s.loss).sum(Sentence)
        with given(plan=False) as computation:
            wanted = computation.gradients(summed([written(tree).loss for tree in trees]), *PARAMETERS)
        for _ in range(2):
            with given() as computation:
                found = computation.gradients(loss, *PARAMETERS)
                for x in PARAMETERS:
                    np.testing.assert_allclose(found[x].numpy(), wanted[x].numpy(), rtol=1e-9, atol=1e-12)
    programs = [e.plan.executable.program for f in PLANS._programs.values() for e in f.entries.values() if e.plan]
    kinds = [{type(v.primitive) for v in program.order()} for program in programs]
    assert any(TreeWalk in found for found in kinds)
    assert not any(Loop in found for found in kinds)


@pytest.mark.parametrize("target", sample([NumPyTarget, XlaTarget], first=1))  # XLA compiles long
def test_every_target_computes_the_loss_and_its_gradients(target: Any) -> None:
    trees: list[Any] = [grown(1, 5), grown(2, 4, lacking=0.5)]
    loss = sentiment.over(trees, Sentence).map(lambda s: s.loss).sum(Sentence)
    leaves = {x: x.value.numpy() for x in (*PARAMETERS, start)}
    program = lower((loss, *gradients(loss, *leaves)), leaves)
    arrays = [*leaves.values()]
    for found, expected in zip(target()(program, *arrays), ReferenceTarget()(program, *arrays), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-10, atol=1e-12)


def test_a_function_of_trees_is_applied_in_every_way() -> None:
    """To one tree, to all nodes, to two forests in one computation, without nodes, and to a deep tree."""
    one, other = grown(1, 9), grown(2, 6)
    trees: list[Tree | None] = [one, other]
    nodes = [node for node in sentiment.nodes(trees) if node is not None]
    assert len(nodes) == 15
    assert nodes[:2] == [one, one.left]
    every = sentiment.over(trees, Node, every=True).map(lambda s: s.hidden)
    root, two = sentiment(one).hidden, sentiment.over([other], Sentence).map(lambda s: s.hidden)
    with given():
        expected = [written(node).hidden.value.numpy() for node in nodes]
        np.testing.assert_allclose(every.value.numpy(), expected, rtol=1e-12)
        np.testing.assert_allclose(root.value.numpy(), expected[0], rtol=1e-12)
        np.testing.assert_allclose(two.value.numpy()[0], expected[9], rtol=1e-12)
        assert sentiment(None).loss.value.item() == 0.0

    def model(scale: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
        return sentiment.over(trees, Sentence).map(lambda s: s.loss).sum(Sentence) * scale

    two_of = Const(Tensor[()](np.float64(2.0)))
    with given():
        np.testing.assert_allclose(plain(model)(two_of.value).item(), model(two_of).value.item(), rtol=1e-12)
        value, slope = value_and_grad(model, two_of.value)
        assert (value.item(), slope.item()) == pytest.approx((model(two_of).value.item(), value.item() / 2))

    deep: Link | None = None
    for _ in range(5000):
        deep = Link(Tensor[()](np.float64(0.5)), deep)
    factor = Param(Tensor[()](np.float64(1.0)))

    @recursive
    def length(link: Link | None) -> Expr[Tensor[()]]:
        return Const(Tensor[()](np.float64(0.0))) if link is None else length(link.next) * factor + link.data

    with given() as computation:
        assert length(deep).value.item() == 2500.0
        assert computation.gradients(length(deep), factor)[factor].item() == 0.5 * 5000 * 4999 / 2


@dataclass
class Link:
    data: Any
    next: Link | None


def ring() -> Link:
    last = Link(Tensor[()](1.0), None)
    last.next = Link(Tensor[()](1.0), last)
    return last


def of_links(step: Callable[[Link, Any], Any]) -> Recursive[Any, Any]:
    @recursive
    def total(link: Any) -> Any:
        return step(link, total)

    return total


def end(link: Any, again: Any) -> Any:
    return Const(Tensor[()](0.0)) if link is None else again(link.next) + link.data


ONE = Link(Tensor[()](1.0), None)
FAILURES: dict[str, tuple[Callable[[], object], str]] = {
    "no trees": (
        lambda: of_links(end).over([], Sentence),
        r"total \(.*\) was given no trees, so the type of the states along Sentence",
    ),
    "no nodes": (lambda: of_links(end).over([None], Sentence, every=True), "was given no nodes"),
    "no tree": (lambda: of_links(end).over([3], Sentence), "fields hold their parts, but tree 0 is 3"),
    "a cycle": (
        lambda: of_links(end).over([ONE, ring()], Sentence),
        "in tree 1, a node of the class Link contains itself, 2 levels below: a tree must have no cycle",
    ),
    "a missing part": (
        lambda: of_links(lambda link, again: again(link.next) + link.data)(ONE),
        "was applied to None, a part that a node lacks, and read .next of it: handle None first",
    ),
    "a field of a part": (
        lambda: of_links(lambda link, again: link.next.data if link.next else link.data)(Link(ONE.data, ONE)),
        "reads the field data of a part of a node, but only its own results for parts are available",
    ),
    "the node itself": (
        lambda: of_links(lambda link, again: again(link))(ONE),
        r"calls itself on .*Link\(.*\), which is not a part of its node, so it would never end",
    ),
    "another function": (
        lambda: of_links(lambda link, again: of_links(end)(link.next) if link.next else link.data)(Link(ONE.data, ONE)),
        "is applied to a part of a node inside .*: let one function return both",
    ),
    "other states": (
        lambda: of_links(lambda link, again: (again(link.next), link.data) if link.next else link.data)(
            Link(ONE.data, ONE)
        ),
        r"returns for Link\(data=Tensor\[\(\)\], next=Link\) is \(.*\), but the state .* returns for .*next=None\) is",
    ),
    "an array": (
        lambda: of_links(end)(Link(np.ones(3), None)),
        "the field data of a node of the class Link holds .*: wrap it in a tensor",
    ),
    "a dict": (lambda: of_links(end)(Link({}, None)), "holds {}: use tensors, nodes, None, and tuples and lists"),
    "too many forms": (
        lambda: of_links(lambda link, again: start).over([Link(n, None) for n in range(65)], Sentence),
        r"was given nodes of 65 forms, .* the limit is 64: use tensors for values that differ",
    ),
    "the axis of the trees": (
        lambda: of_links(lambda link, again: link.data).over([Link(Tensor[Sentence]([1.0]), None)], Sentence),
        r"is Tensor\[Sentence\], which already has the axis Sentence: use another label for the axis of the trees",
    ),
    "one tree": (
        lambda: of_links(end).over(cast(Any, ONE), Sentence),
        r"takes a list of trees in .over: pass \[tree\], or call",
    ),
    "other sizes": (
        lambda: of_links(lambda link, again: link.data).over(
            [Link(Tensor[Node]([1.0] * n), None) for n in (1, 2)], Sentence
        ),
        r"data Tensor\[Node\] has the shape \(1,\) in one node and \(2,\) in another",
    ),
}


@pytest.mark.parametrize("name", FAILURES)
def test_what_is_wrong_with_trees_is_said(name: str) -> None:
    make, message = FAILURES[name]
    with pytest.raises((AxisError, SizeError), match=message):
        make()


@dataclass(frozen=True)
class Named:
    name: int
    data: Tensor[()]
    next: Named | None = None


def test_forms_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A function keeps what it makes of so many forms, and makes it again of those that come again."""
    monkeypatch.setattr("typedtensor.control.tree_forms.MOST_KNOWN", 4)
    weights = {name: Param(Tensor[()](float(name))) for name in range(9)}

    @recursive
    def total(node: Named) -> Expr[Tensor[()]]:
        of = weights[node.name] * node.data
        return of if node.next is None else of + total(node.next)

    traced: list[int] = []
    for name in (*range(9), *range(9)):
        chain = Named(name, Tensor[()](2.0), Named(name, Tensor[()](1.0), Named(8, Tensor[()](1.0))))
        with given():
            assert total(chain).value.item() == 3.0 * name + 8.0
        forms = total._forms
        traced.append(max(len(x) for x in (forms._numbers, forms._leaves, forms._kinds, forms._folds)))
    assert max(traced) == 4


def test_a_method_is_bound_before_it_is_recursive() -> None:
    class Weighted(Module):
        def __init__(self) -> None:
            self.weight = Param(Tensor[()](2.0))
            self.value = recursive(self.value_of)

        def value_of(self, tree: Tree | None) -> Expr[Tensor[()]]:
            return self.weight if tree is None else self.value(tree.left) * self.weight

    one = IntTensor[()](1)
    with given():
        assert Weighted().value(Tree(one, one, Tree(one, one))).value.item() == 8.0

    with pytest.raises(AxisError, match=r"recursive takes a function of one node, and .* as in self.value = recursive"):
        recursive(Weighted.value_of)  # type: ignore[arg-type]  # a function of two arguments
