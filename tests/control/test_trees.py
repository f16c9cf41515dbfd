"""Folds over trees: values and derivatives against the trees written out; forests; failures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from hypothesis import given as each
from hypothesis import settings
from hypothesis import strategies as st

from tests.control.cases import Hidden, In, assert_close, numbers, values_and_derivatives
from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    Forest,
    ForestInput,
    Input,
    Param,
    SizeError,
    Tensor,
    call,
    given,
    plain,
    tree_fold,
)
from typedtensor.ad import gradients
from typedtensor.nn import BinaryTreeLSTMCell, LSTMState
from typedtensor.ops import Select, tanh

Vector = Expr[Tensor[Hidden]]


class Word(Axis): ...


class Sentence(Axis): ...


@dataclass(frozen=True)
class State:
    high: Expr[Tensor[Hidden]]
    low: Expr[Tensor[()]]


TREES = (((0, 1), (2, (3, 0))), 4, (4, (1, 2)))


class Cell:
    def __init__(self) -> None:
        self.weight = Param(Tensor[In, Hidden](numbers(3, 4)))
        self.left = Param(Tensor[Hidden, Hidden](numbers(4, 4, seed=1)))
        self.right = Param(Tensor[Hidden, Hidden](numbers(4, 4, seed=2)))
        self.words = Param(Tensor[Word, In](numbers(5, 3)))

    @property
    def parameters(self) -> tuple[Any, ...]:
        return self.weight, self.left, self.right, self.words

    def leaf(self, x: Expr[Tensor[In]]) -> State:
        high = tanh(x @ self.weight)
        return State(high, (x * x).sum())

    def node(self, left: State, right: State) -> State:
        high = tanh(left.high @ self.left + right.high @ self.right * left.low.expand_like(right.high))
        return State(high, left.low * right.high.mean() + right.low)

    def written(self, tree: Any) -> State:
        if isinstance(tree, int):
            return self.leaf(Select(Word, tree)(self.words))
        return self.node(self.written(tree[0]), self.written(tree[1]))

    def folded(self, trees: Any, give: Callable[[State], Expr[Tensor[Hidden]]]) -> Expr[Tensor[Sentence, Hidden]]:
        return tree_fold(self.leaf, self.node, self.words, trees, Word, Sentence).map(give)


def high(state: State) -> Vector:
    return state.high * state.low.expand_like(state.high)


def total(x: Expr[Any]) -> Any:
    return (x * x).sum()


def test_a_fold_over_trees_is_the_trees_written_out() -> None:
    cell = Cell()
    found = total(cell.folded(Forest(*TREES), high))
    written = [total(high(cell.written(tree))) for tree in TREES]
    expected = written[0] + written[1] + written[2]
    assert_close(values_and_derivatives(found, *cell.parameters), values_and_derivatives(expected, *cell.parameters))


def trees(leaves: int) -> st.SearchStrategy[Any]:
    return st.recursive(st.integers(0, leaves - 1), lambda parts: st.tuples(parts, parts), max_leaves=8)


@pytest.mark.interpreted("has no inner nodes", always=False)
@settings(max_examples=15, deadline=None)
@each(st.lists(trees(5), min_size=1, max_size=3))
def test_any_trees_are_folded_as_they_are_written(several: list[Any]) -> None:
    cell = Cell()
    loss = total(cell.folded(Forest(*several, elements=5), high))
    written = [total(high(cell.written(tree))) for tree in several]
    expected = written[0]
    for more in written[1:]:
        expected = expected + more
    with given() as computation:
        np.testing.assert_allclose(loss.value.numpy(), expected.value.numpy(), rtol=1e-12)
        one, other = (computation.gradients(x, *cell.parameters) for x in (loss, expected))
        for x in cell.parameters:
            np.testing.assert_allclose(one[x].numpy(), other[x].numpy(), rtol=1e-10, atol=1e-12)
        assert computation.counts.live == 0


def test_one_model_takes_trees_as_an_input() -> None:
    cell = Cell()
    trees = ForestInput(Word, Sentence)
    states = cell.folded(trees, high)
    for several in (TREES, ((0, 1),), (2, (3, (4, 1)))):
        with given(*trees.bind(Forest(*several, elements=5))) as computation:
            expected = [high(cell.written(tree)).value.numpy() for tree in several]
            np.testing.assert_allclose(states.value.numpy(), expected, rtol=1e-12)
            assert computation.gradients(total(states))[cell.left].shape == (4, 4)


def test_forests_without_trees() -> None:
    """Of no elements, too: the last batch may have none."""
    words, trees = Input(Tensor[Word, Hidden]), ForestInput(Word, Sentence)
    scale = Param(Tensor[Hidden]([1.0, 2.0, 3.0, 4.0]))
    roots = tree_fold(lambda x: x * scale, lambda a, b: a - b, words, trees, Word, Sentence).stack()
    loss = total(roots)
    for plan in (False, True):
        for forest in (Forest(), Forest(elements=3)):
            data = Tensor[Word, Hidden](np.ones((forest.elements, 4), np.float32))
            with given(words.bind(data), *trees.bind(forest), plan=plan) as computation:
                assert roots.value.shape == (0, 4)
                assert not computation.gradients(loss)[scale].numpy().any()


def test_second_gradients_of_trees_without_inner_nodes() -> None:
    """Nothing is kept of nodes that are not there, of which the size of an axis is known by an operand alone."""
    words, scale = Input(Tensor[Word, In]), Param(Tensor[In](np.ones(3)))
    first = call(lambda x, y: x)
    roots = tree_fold(
        lambda x: x, lambda a, b: first(b, scale / (a * a + 1.5)), words, Forest(1), Word, Sentence
    ).stack()
    steep = gradients(total(roots), words, scale)
    loss = (steep[0] * steep[0]).sum() + (steep[1] * steep[1]).sum()
    with given(words.bind(Tensor[Word, In](np.ones((2, 3)))), plan=False) as computation:
        assert not computation.gradients(loss, scale)[scale].numpy().any()


def same(x: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    return x


def digits(a: Expr[Tensor[()]], b: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    return a * 10.0 + b


def test_a_fold_gives_the_states_of_all_nodes() -> None:
    class Node(Axis): ...

    words = Const(Tensor[Word]([1.0, 2.0, 3.0]))
    forest = Forest(((0, 1), 2))
    every = tree_fold(same, digits, words, forest, Word, Node, every=True).stack()
    with given():
        np.testing.assert_array_equal(every.value.numpy(), [1, 2, 3, 12, 123])

    def model(words: Expr[Tensor[Word]]) -> Expr[Tensor[Sentence]]:
        return tree_fold(same, digits, words, forest, Word, Sentence).stack()

    assert plain(model)(words.value).numpy().tolist() == [123.0]


def test_a_tree_lstm_is_its_cell_applied_in_python() -> None:
    cell = BinaryTreeLSTMCell(In, Hidden, seed=0, dtype=np.float64)
    words = Param(Tensor[Word, In](numbers(5, 3)))

    def written(tree: Any) -> Any:
        if isinstance(tree, int):
            return cell.leaf(Select(Word, tree)(words))
        return cell(written(tree[0]), written(tree[1]))

    def leaf(x: Expr[Tensor[In]]) -> LSTMState[Expr[Tensor[Hidden]]]:
        return cell.leaf(x)

    def node(
        left: LSTMState[Expr[Tensor[Hidden]]], right: LSTMState[Expr[Tensor[Hidden]]]
    ) -> LSTMState[Expr[Tensor[Hidden]]]:
        return cell(left, right)

    found = tree_fold(
        leaf,
        node,
        words,
        Forest(TREES[0], elements=5),
        Word,
        Sentence,
    ).map(lambda state: state.hidden)
    expected = written(TREES[0]).hidden
    of: Any = words, *cell.parameters.values()
    assert_close(values_and_derivatives(total(found), *of), values_and_derivatives(total(expected), *of))


def test_a_deep_tree_is_an_ordinary_one() -> None:
    tree: Any = 0
    for _ in range(5000):
        tree = (tree, 1)
    forest = Forest(tree)
    assert len(forest.levels) == 5000
    words = Param(Tensor[Word](np.array([1.0, 0.5])))
    root = tree_fold(same, lambda a, b: a + b, words, forest, Word, Sentence).stack()
    with given() as computation:
        assert root.value.numpy().tolist() == [2501.0]
        assert computation.gradients(root.sum())[words].numpy().tolist() == [1.0, 5000.0]


def test_forests_are_values() -> None:
    forest, words = Forest.parse("((the cat) (sat (on it)))", "yes")
    assert words == ("the", "cat", "sat", "on", "it", "yes")
    assert forest == Forest(((0, 1), (2, (3, 4))), 5)
    assert hash(forest) == hash(Forest([[0, 1], [2, [3, 4]]], 5))
    assert forest != Forest(((0, 1), ((2, 3), 4)), 5)
    assert [list(level) for level in forest.levels] == [[0, 1], [2], [3]]
    with pytest.raises(ValueError, match="read-only"):
        forest.left[0] = 1
    for text in ("(a b c)", "a b", "(a", "a)", ""):
        with pytest.raises(AxisError, match="is not a tree of pairs"):
            Forest.parse(text)
    with pytest.raises(AxisError, match=r"or a pair of trees, not \(0, 1, 2\)"):
        Forest((0, 1, 2))
    with pytest.raises(AxisError, match=r"or a pair of trees, not -1"):
        Forest(-1)
    with pytest.raises(AxisError, match="a tree refers to element 3, but there are only 2 elements"):
        Forest((3, 1), elements=2)


def test_trees_and_their_cells_are_checked() -> None:
    cell = Cell()
    with pytest.raises(
        AxisError, match=r"the node of tree_fold, .*, returns is Tensor.*\[Hidden\], but that of a leaf"
    ):
        tree_fold(cell.leaf, lambda a, b: a.high, cell.words, Forest((0, 1)), Word, Sentence)
    with pytest.raises(AxisError, match="takes its trees as a Forest or a ForestInput, not as tuple"):
        tree_fold(cell.leaf, cell.node, cell.words, (0, 1), Word, Sentence)  # type: ignore[arg-type]
    with pytest.raises(
        AxisError, match=r"but its trees are declared for Sentence and Word: declare them as ForestInput\(Word"
    ):
        cell.folded(ForestInput(Sentence, Word), high)
    few = cell.folded(Forest((0, 1)), high)
    with given(), pytest.raises(SizeError, match=r"Word has size [25] .* but size [25]"):
        _ = few.value
    with given(), pytest.raises(SizeError) as error:

        class Piece(Axis): ...

        def broken(left: Vector, right: Vector) -> Vector:
            return left + right.slice(Hidden, Piece, 0, 3).rename(Piece, Hidden)

        _ = (
            tree_fold(lambda x: tanh(x @ cell.weight), broken, cell.words, Forest((0, 1), elements=5), Word, Sentence)
            .stack()
            .value
        )
    assert any(note.startswith("at node 5 of tree_fold") for note in error.value.__notes__)
