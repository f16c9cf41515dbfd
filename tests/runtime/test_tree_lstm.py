"""Recursion over trees, and loops whose length depends on values, against the same functions in JAX and PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from examples.tree_lstm import TREES, Feature, Hidden, Tree, TreeLSTM, Word, read_trees
from tests.sampling import sample
from typedtensor import Axis, Const, Expr, IntTensor, Param, Tensor, dynamic, given, plain
from typedtensor.ops import embed, tanh

jax = pytest.importorskip("jax")
jnp = jax.numpy


class Next(Axis): ...


@pytest.fixture(autouse=True)
def double_precision() -> Any:
    """JAX computes in float64 here, as the other side does."""
    with jax.enable_x64(True):
        yield


def trees() -> list[Tree]:
    return read_trees(iter(TREES.splitlines()), 3)


def table() -> Param[Tensor[Word, Feature]]:
    return Param(Tensor[Word, Feature](np.random.default_rng(0).normal(size=(5, 8))))


def tree_lstm(tree: Tree, sigmoid: Any, tanh: Any, log_softmax: Any) -> Any:
    """The loss of the same network, as a function of its arrays by name, with the functions of another library."""

    def linear(p: dict[str, Any], name: str, x: Any) -> Any:
        y = x @ p[f"{name}.weight"]
        return y + p[f"{name}.bias"] if f"{name}.bias" in p else y

    def state(p: dict[str, Any], tree: Tree) -> tuple[Any, Any, Any]:
        if tree.parts is None:
            i, o, u = (linear(p, f"leaf.{n}", p["words"][tree.word]) for n in range(3))
            c, loss = sigmoid(i) * tanh(u), 0.0
        else:
            (lh, lc, left), (rh, rc, right) = (state(p, part) for part in tree.parts)
            gates = [linear(p, f"inner.{n}.left", lh) + linear(p, f"inner.{n}.right", rh) for n in range(5)]
            i, fl, fr, o, u = gates
            c = sigmoid(i) * tanh(u) + sigmoid(fl) * lc + sigmoid(fr) * rc
            loss = left + right
        h = sigmoid(o) * tanh(c)
        return h, c, loss - log_softmax(linear(p, "score", h))[tree.score]

    return lambda p: state(p, tree)[2]


def tree_model() -> TreeLSTM:
    """A TreeLSTM in double precision."""
    model = TreeLSTM(table(), features=8, hidden=6).initialize(1)
    for parameter in model.parameters.values():
        parameter.assign(parameter.value, dtype=np.float64)
    return model


@pytest.mark.slow  # imports PyTorch
def test_a_tree_lstm_has_the_gradients_of_torch() -> None:
    torch = pytest.importorskip("torch")
    model = tree_model()
    functions = torch.sigmoid, torch.tanh, lambda x: torch.log_softmax(x, -1)
    for tree in trees():
        arrays = {n: torch.tensor(p.value.numpy(), requires_grad=True) for n, p in model.parameters.items()}
        value = tree_lstm(tree, *functions)(arrays)
        value.backward()
        compare(model, tree, value.item(), {n: 0.0 if a.grad is None else a.grad.numpy() for n, a in arrays.items()})


@pytest.mark.parametrize("number", sample([0, 2], first=1))
def test_a_tree_lstm_has_the_gradients_of_jax(number: int) -> None:
    tree = trees()[number]
    model = tree_model()
    arrays = {name: parameter.value.numpy() for name, parameter in model.parameters.items()}
    function = tree_lstm(tree, jax.nn.sigmoid, jnp.tanh, jax.nn.log_softmax)
    value, expected = jax.jit(jax.value_and_grad(function))(arrays)
    compare(model, tree, float(value), expected)


def compare(model: TreeLSTM, tree: Tree, value: float, expected: dict[str, Any]) -> None:
    """Compare the loss of a tree and its gradients."""
    ways: list[dict[str, Any]] = [{}, {"eager": True}, {"threads": 2}]
    for way in ways:
        with given(**way) as computation:
            loss = model(tree)
            assert loss.value.item() == pytest.approx(value, rel=1e-12)
            found = computation.gradients(loss)
            for name, parameter in model.parameters.items():
                np.testing.assert_allclose(found[parameter].numpy(), np.asarray(expected[name]), rtol=1e-9, atol=1e-13)


@dynamic(like=lambda tree, words, weight: words.sum(Word).rename(Feature, Hidden))
async def folded(
    tree: Tree, words: Expr[Tensor[Word, Feature]], weight: Expr[Tensor[Hidden, Next]]
) -> Expr[Tensor[Hidden]]:
    """A state of a tree, of whose parts only those are read further that say something."""
    if tree.parts is None:
        return embed(Const(IntTensor[()](tree.word)), words).rename(Feature, Hidden)
    left, right = (folded(part, words, weight) for part in tree.parts)
    if (await left).numpy().sum() > 0:
        return tanh(left @ weight).rename(Next, Hidden) + right
    return tanh(right @ weight).rename(Next, Hidden)


def test_a_dynamic_recursion_over_trees_has_the_gradients_of_jax() -> None:
    words = table()
    weight = Param(Tensor[Hidden, Next](np.random.default_rng(1).normal(size=(8, 8))))

    def reference(p: tuple[Any, Any], tree: Tree) -> Any:
        if tree.parts is None:
            return p[0][tree.word]
        left, right = (reference(p, part) for part in tree.parts)
        return jnp.tanh(left @ p[1]) + right if left.sum() > 0 else jnp.tanh(right @ p[1])

    for tree in trees():
        with given() as computation:
            loss = folded(tree, words, weight).sum()
            found = computation.gradients(loss)
            value, expected = jax.value_and_grad(lambda p, tree=tree: reference(p, tree).sum())(
                (words.value.numpy(), weight.value.numpy())
            )
            assert loss.value.item() == pytest.approx(float(value), rel=1e-12)
            parameters: list[Param[Any]] = [words, weight]
            for parameter, gradient in zip(parameters, expected, strict=True):
                np.testing.assert_allclose(found[parameter].numpy(), np.asarray(gradient), rtol=1e-9, atol=1e-13)


WEIGHT = Param(Tensor[Hidden, Next](np.eye(3) * 0.7 + 0.1))


@dynamic
async def settled(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[Hidden]]:
    """A fixed point: the loop ends when the state hardly moves."""
    moved = 1.0
    while moved > 1e-3:
        following = tanh(x @ WEIGHT).rename(Next, Hidden)
        moved = (await ((following - x) * (following - x)).sum()).item()
        x = following
    return x


@pytest.mark.slow  # JAX compiles each step
def test_a_loop_of_data_dependent_length_has_the_gradients_of_jax() -> None:
    lengths: list[int] = []

    def reference(weight: Any, x: Any) -> Any:
        steps, moved = 0, 1.0
        while moved > 1e-3:
            following = jnp.tanh(x @ weight)
            moved, x, steps = ((following - x) ** 2).sum(), following, steps + 1
        lengths.append(steps)
        return x.sum()

    for start in (0.1, 1.0, -3.0):
        x = Tensor[Hidden](np.array([start, 0.2, -0.3]))
        with given() as computation:
            y = settled(Const(x))
            found = computation.gradients(y.sum())[WEIGHT].numpy()
            value, expected = jax.value_and_grad(reference)(WEIGHT.value.numpy(), x.numpy())
            assert y.value.numpy().sum() == pytest.approx(float(value), rel=1e-12)
            np.testing.assert_allclose(found, np.asarray(expected), rtol=1e-9)
            np.testing.assert_array_equal(plain(settled)(x).numpy(), y.value.numpy())
    assert len(set(lengths)) > 1
