"""Functions over trees in plans: they give what the interpreter gives, whatever the trees and whatever is left out."""

from __future__ import annotations

import random
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Expr, Forest, ForestInput, Input, Param, SizeError, Tensor, given, tree_fold
from typedtensor.ir import Tree, printed
from typedtensor.nn import BinaryTreeLSTMCell, TreeLSTM
from typedtensor.ops import tanh
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.engines import default_target
from typedtensor.targets.regions import levels_of


class Word(Axis): ...


class Row(Axis): ...


class Node(Axis): ...


class Sentence(Axis): ...


class Feature(Axis, size=3): ...


class Hidden(Axis, size=4): ...


Vector = Expr[Tensor[Feature]]


words = Input(Tensor[Word, Feature])
trees = ForestInput(Word, Sentence)


def drawn(generator: random.Random, leaves: list[int]) -> Any:
    """A tree over leaves."""
    if len(leaves) == 1:
        return leaves[0]
    cut = generator.randrange(1, len(leaves))
    return drawn(generator, leaves[:cut]), drawn(generator, leaves[cut:])


def forest(seed: int, *sizes: int) -> Forest:
    """Trees with so many leaves, each a leaf of its own."""
    generator = random.Random(seed)
    starts = np.cumsum((0, *sizes))
    return Forest(*(drawn(generator, list(range(a, b))) for a, b in pairwise(starts)))


def lstm(*, every: bool) -> tuple[Expr[Tensor[()]], tuple[Param[Any], ...]]:
    """A loss of a TreeLSTM, of all nodes or of the roots."""
    cell = BinaryTreeLSTMCell(Feature, Hidden, seed=1, dtype=np.float64)
    weight = Param(Tensor[Hidden](np.linspace(-1, 1, 4)))
    if every:
        states = TreeLSTM(cell, Word, Node, every=True)(words, trees)
        return tanh(states.contract(weight)).sum(), (*cell.parameters.values(), weight)
    return tanh(TreeLSTM(cell, Word, Sentence)(words, trees).contract(weight)).sum(), (
        *cell.parameters.values(),
        weight,
    )


def simple() -> tuple[Expr[Tensor[()]], tuple[Param[Any], ...]]:
    """A loss of a fold whose node reads a parameter and treats its parts apart."""
    weight, scale = Param(Tensor[Feature](np.array([0.3, -0.2, 0.5]))), Param(Tensor[()](np.float64(0.7)))

    def node(left: Vector, right: Vector) -> Vector:
        return tanh(left * weight - right * scale)

    states = tree_fold(lambda x: x, node, words * scale, trees, Word, Sentence).stack()
    return (states * states).sum(), (weight, scale)


MODELS = {"all nodes": lambda: lstm(every=True), "roots": lambda: lstm(every=False), "simple": simple}

FORESTS = {
    "one tree": forest(0, 7),
    "several": forest(1, 5, 1, 9, 2),
    "wide": Forest(*((2 * n, 2 * n + 1) for n in range(70))),
    "leaves of two trees": Forest(((0, 1), 2), (0, (1, 2)), (1, 1)),
    "without all leaves": Forest((0, 2), elements=4),
}


def results(loss: Any, parameters: Any, made: Forest, **options: Any) -> list[np.ndarray[Any, Any]]:
    values = np.random.default_rng(2).normal(size=(made.elements, 3))
    with given(words.bind(Tensor[Word, Feature](values)), *trees.bind(made), **options) as scope:
        gradients = scope.gradients(loss)
        return [loss.value.numpy(), *(gradients[x].numpy() for x in parameters)]


def plan_of() -> Any:
    """The one plan that was made."""
    [plan] = [
        entry.plan.executable for form in PLANS._programs.values() for entry in form.entries.values() if entry.plan
    ]
    return plan


@pytest.mark.parametrize(("name", "model"), sample(product(FORESTS, MODELS), one_in=2))
def test_like_the_interpreter(model: str, name: str) -> None:
    (loss, parameters), made = MODELS[model](), FORESTS[name]
    expected = results(loss, parameters, made, plan=False)
    results(loss, parameters, made)
    found = results(loss, parameters, made)
    assert any(isinstance(value.primitive, Tree) for value in plan_of().program.order())
    for x, y in zip(found, expected, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-11, atol=1e-12)


@pytest.mark.parametrize("name", default_target().passes)
def test_with_a_pass_left_out(name: str) -> None:
    (loss, parameters), made = lstm(every=True), FORESTS["several"]
    expected = results(loss, parameters, made, plan=False)
    for _ in range(2):
        found = results(loss, parameters, made, without={name})
    for x, y in zip(found, expected, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-11, atol=1e-12)
    assert plan_of()


def test_other_trees_of_the_same_sizes_take_the_same_plan() -> None:
    loss, parameters = lstm(every=True)
    results(loss, parameters, forest(0, 9, 4))
    results(loss, parameters, forest(0, 9, 4))
    plan = plan_of()
    for seed in range(1, 5):
        made = forest(seed, 9, 4)
        found, expected = results(loss, parameters, made), results(loss, parameters, made, plan=False)
        for x, y in zip(found, expected, strict=True):
            np.testing.assert_allclose(x, y, rtol=1e-11, atol=1e-12)
    assert plan_of() is plan


def test_trees_of_other_sizes_have_plans() -> None:
    loss, parameters = lstm(every=True)
    for size in (5, 12, 8, 30, 3):
        made = forest(3, size)
        for _ in range(2):
            found = results(loss, parameters, made)
        for x, y in zip(found, results(loss, parameters, made, plan=False), strict=True):
            np.testing.assert_allclose(x, y, rtol=1e-11, atol=1e-12)
    [form] = PLANS._programs.values()
    plans: list[Any] = [entry.plan.executable for entry in form.entries.values() if entry.plan is not None]
    assert len(plans) == 5


def test_what_the_gradient_needs_is_kept_and_not_computed_again() -> None:
    loss, parameters = lstm(every=True)
    for _ in range(2):
        results(loss, parameters, FORESTS["several"], engine="numpy")
    up, down = printed(plan_of().program).split("upwards=False")
    assert up.count("sigmoid") == 6, "three of the leaves, and of the inner nodes"
    assert "sigmoid" not in down


@pytest.mark.interpreted("has no inner nodes")
def test_trees_without_inner_nodes_are_interpreted() -> None:
    loss, parameters = lstm(every=False)
    expected = results(loss, parameters, Forest(0, 1), plan=False)
    for _ in range(3):
        found = results(loss, parameters, Forest(0, 1))
    for x, y in zip(found, expected, strict=True):
        np.testing.assert_allclose(x, y)


def test_numbers_that_are_no_trees_are_refused_as_by_the_interpreter() -> None:
    loss, parameters = lstm(every=True)
    made = FORESTS["one tree"]
    for _ in range(2):
        results(loss, parameters, made)
    values = np.zeros((made.elements, 3))
    bindings = list(trees.bind(made))
    wrong = trees.indices[2].tensor_type.wrap(np.full(len(made.left), 99))
    bindings[2] = trees.indices[2].bind(wrong)
    for options in ({}, {"plan": False}):
        with given(words.bind(Tensor[Word, Feature](values)), *bindings, **options) as scope:  # type: ignore[arg-type]
            with pytest.raises((SizeError, KeyError)):
                scope.gradients(loss)


def test_the_levels_of_trees() -> None:
    leaves, own, left, right, _ = Forest(((0, 1), 2), (3, 4)).arrays()
    levels, apart = levels_of(8, leaves, own, left, right)
    assert apart
    assert [level.width for level in levels] == [2, 1]
    assert [level.own for level in levels] == [slice(5, 7), slice(7, 8)]
    with pytest.raises(IndexError, match="node 5 is no node, or comes after a node that it is a part of"):
        levels_of(8, leaves, own[::-1].copy(), right, left)
    with pytest.raises(IndexError, match="the numbers of 9 nodes are not 0 to 8"):
        levels_of(9, leaves, own, left, right)


def test_optimizing_again_changes_nothing() -> None:
    loss, parameters = lstm(every=True)
    for _ in range(2):
        results(loss, parameters, FORESTS["several"])
    program = plan_of().program
    assert printed(default_target().optimize(program)) == printed(program)
