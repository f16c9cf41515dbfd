"""Cells of trees with any number of children, against their formulas, and in recursive functions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from tests.control.cases import assert_close, numbers, values_and_derivatives
from tests.sampling import sample
from typedtensor import Axis, AxisError, Const, Expr, Param, Tensor, given, recursive
from typedtensor.nn import ChildSumTreeLSTMCell, LSTMCell, LSTMState, NaryTreeLSTMCell


class Batch(Axis): ...


class Sentence(Axis): ...


class Word(Axis, size=3): ...


class Hidden(Axis, size=4): ...


class Child(Axis, size=3): ...


X = Const(Tensor[Batch, Word](numbers(2, 3)))


def state(seed: int) -> Any:
    return LSTMState(*(Param(Tensor[Batch, Hidden](numbers(2, 4, seed=seed + n))) for n in (0, 10)))


def sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


@pytest.mark.parametrize("children", [0, 1, 2, 3])
@pytest.mark.parametrize("kind", [ChildSumTreeLSTMCell, NaryTreeLSTMCell])
def test_the_formula(kind: Any, children: int) -> None:
    places = [Child] if kind is NaryTreeLSTMCell else []
    cell, below = kind(Word, Hidden, *places, seed=0, dtype=np.float64), [state(n) for n in range(children)]
    w, r, b = (p.value.numpy() for p in cell.parameters.values())
    h, c = [each.hidden.value.numpy() for each in below], [each.cell.value.numpy() for each in below]
    i, f, o, g = np.split(X.value.numpy() @ w + b, 4, axis=1)
    if kind is NaryTreeLSTMCell:
        # For each place, the weights of input, output, candidate and the forget gates of the three places.
        i, o, g = (z + sum(a @ r[k][:, 4 * n : 4 * n + 4] for k, a in enumerate(h)) for n, z in enumerate((i, o, g)))
        starts = range(12, 12 + 4 * children, 4)
        forgets = [f + sum(a @ r[k][:, n : n + 4] for k, a in enumerate(h)) for n in starts]
    else:
        ri, rf, ro, rg = np.split(r, 4, axis=1)
        total: Any = sum(h, np.zeros((2, 4)))
        i, o, g = i + total @ ri, o + total @ ro, g + total @ rg
        forgets = [f + a @ rf for a in h]
    memory: Any = sigmoid(i) * np.tanh(g) + sum(sigmoid(z) * a for z, a in zip(forgets, c, strict=True))
    found = cell(X, below)
    with given():
        np.testing.assert_allclose(found.cell.value.numpy(), memory, rtol=1e-12)
        np.testing.assert_allclose(found.hidden.value.numpy(), sigmoid(o) * np.tanh(memory), rtol=1e-12)


def test_with_one_child_it_is_an_lstm() -> None:
    cell = ChildSumTreeLSTMCell(Word, Hidden, seed=0, dtype=np.float64)
    other = LSTMCell(Word, Hidden, seed=0, dtype=np.float64)
    for one, same in zip(cell.parameters.values(), other.parameters.values(), strict=True):
        same.assign(one.value)
    before = state(0)
    found, expected = cell(X, [before]), other(X, before)
    losses = [(each.hidden * each.cell).sum() for each in (found, expected)]
    assert_close(
        values_and_derivatives(losses[0], before.hidden, before.cell, *cell.parameters.values()),
        values_and_derivatives(losses[1], before.hidden, before.cell, *other.parameters.values()),
    )


@dataclass(frozen=True, eq=False)
class Node:
    word: Tensor[Word]
    children: tuple[Node, ...] = ()


@pytest.mark.parametrize("kind", sample([NaryTreeLSTMCell, ChildSumTreeLSTMCell], first=1))
def test_trees(kind: Any) -> None:
    places = [Child] if kind is NaryTreeLSTMCell else []
    cell = kind(Word, Hidden, *places, seed=0, dtype=np.float64)
    words = iter(numbers(9, 3))

    def node(*children: Node) -> Node:
        return Node(Tensor[Word](next(words)), children)

    def written_out(at: Node) -> Any:
        return cell(Const(at.word), [written_out(each) for each in at.children])

    @recursive
    def of(at: Node) -> LSTMState[Expr[Tensor[Hidden]]]:
        made: LSTMState[Expr[Tensor[Hidden]]] = cell(at.word * 1.0, [of(each) for each in at.children])
        return made

    trees = [node(node(), node(node()), node()), node(), node(node())]
    found: Any = of.over(trees, Sentence).map(lambda each: each.hidden)
    expected: Any = None
    for tree in trees:
        hidden = written_out(tree).hidden
        part = (hidden * hidden).sum()
        expected = part if expected is None else expected + part
    ours = values_and_derivatives((found * found).sum(), *cell.parameters.values())
    assert_close(ours, values_and_derivatives(expected, *cell.parameters.values()))


def test_more_children_than_places() -> None:
    with pytest.raises(AxisError, match="takes at most 3 children, but was given 4"):
        NaryTreeLSTMCell(Word, Hidden, Child)(Const(Tensor[Word](numbers(3))), [state(0)] * 4)
