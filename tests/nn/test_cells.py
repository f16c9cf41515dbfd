"""Recurrent cells and the cell of trees, step by step, against their formulas."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.nn.against_jax import assert_agrees, drawn, stirred
from typedtensor import Axis
from typedtensor.nn import BinaryTreeLSTMCell, ElmanCell, GRUCell, LSTMCell, LSTMState


class Batch(Axis): ...


class Letter(Axis, size=4): ...


class Hidden(Axis, size=3): ...


X, Z = drawn(Batch, Letter, sizes=(2, 4)), drawn(Batch, Letter, sizes=(2, 4), seed=1)
H, C = drawn(Batch, Hidden, sizes=(2, 3), seed=2), drawn(Batch, Hidden, sizes=(2, 3), seed=3)
G, D = drawn(Batch, Hidden, sizes=(2, 3), seed=4), drawn(Batch, Hidden, sizes=(2, 3), seed=5)


def sigmoid(x: Any) -> Any:
    return pytest.importorskip("jax").nn.sigmoid(x)


def tanh(x: Any) -> Any:
    return pytest.importorskip("jax").numpy.tanh(x)


def split(z: Any, gates: int) -> Any:
    return [z[..., 3 * n : 3 * n + 3] for n in range(gates)]


def test_elman() -> None:
    cell = ElmanCell(Letter, Hidden, seed=0)
    variables = {"x": X, "z": Z, "h": H, **stirred(cell.parameters)}

    def reference(a: Any) -> Any:
        h = a["h"]
        for x in (a["x"], a["z"]):
            h = tanh(x @ a["weight"] + h @ a["recurrent"] + a["bias"])
        return h

    assert_agrees(cell(Z, cell(X, H)), variables, reference)


def lstm(a: Any, x: Any, h: Any, c: Any) -> tuple[Any, Any]:
    i, f, o, g = split(x @ a["weight"] + h @ a["recurrent"] + a["bias"], 4)
    c = sigmoid(f) * c + sigmoid(i) * tanh(g)
    return sigmoid(o) * tanh(c), c


def test_lstm() -> None:
    cell = LSTMCell(Letter, Hidden, seed=0)
    assert cell.bias.value.numpy().tolist() == [0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]
    variables = {"x": X, "z": Z, "h": H, "c": C, **stirred(cell.parameters)}
    state = cell(Z, cell(X, LSTMState(H, C)))

    def reference(a: Any) -> Any:
        return lstm(a, a["z"], *lstm(a, a["x"], a["h"], a["c"]))

    assert_agrees(state.hidden, variables, lambda a: reference(a)[0])
    assert_agrees(state.cell, variables, lambda a: reference(a)[1])


def test_gru() -> None:
    cell = GRUCell(Letter, Hidden, seed=0)
    variables = {"x": X, "z": Z, "h": H, **stirred(cell.parameters)}

    def reference(a: Any) -> Any:
        h = a["h"]
        for x in (a["x"], a["z"]):
            here, before = x @ a["weight"] + a["bias"], h @ a["recurrent"] + a["recurrent_bias"]
            (r, z, n), (s, y, m) = split(here, 3), split(before, 3)
            r, z = sigmoid(r + s), sigmoid(z + y)
            h = (1 - z) * tanh(n + r * m) + z * h
        return h

    assert_agrees(cell(Z, cell(X, H)), variables, reference)


def test_tree() -> None:
    cell = BinaryTreeLSTMCell(Letter, Hidden, seed=0)
    root = cell(cell(cell.leaf(X), cell.leaf(Z)), LSTMState(G, D))
    variables = {"x": X, "z": Z, "g": G, "d": D, **stirred(cell.parameters)}

    def leaf(a: Any, x: Any) -> Any:
        i, o, u = split(x @ a["leaf_weight"] + a["leaf_bias"], 3)
        c = sigmoid(i) * tanh(u)
        return sigmoid(o) * tanh(c), c

    def node(a: Any, left: Any, right: Any) -> Any:
        i, o, f, g, u = split(left[0] @ a["left"] + right[0] @ a["right"] + a["bias"], 5)
        c = sigmoid(i) * tanh(u) + sigmoid(f) * left[1] + sigmoid(g) * right[1]
        return sigmoid(o) * tanh(c), c

    def reference(a: Any) -> Any:
        return node(a, node(a, leaf(a, a["x"]), leaf(a, a["z"])), (a["g"], a["d"]))

    assert_agrees(root.hidden, variables, lambda a: reference(a)[0])
    assert_agrees(root.cell, variables, lambda a: reference(a)[1])


@pytest.mark.parametrize("make", [ElmanCell, LSTMCell, GRUCell, BinaryTreeLSTMCell])
def test_cells_serve_any_leading_axes(make: Any) -> None:
    cell, x, h = make(Letter, Hidden, seed=0), drawn(Letter, sizes=(4,)), drawn(Hidden, sizes=(3,))
    if make is BinaryTreeLSTMCell:
        assert cell(cell.leaf(x), LSTMState(h, h)).hidden.axes == (Hidden,)
    elif make is LSTMCell:
        assert cell(x, LSTMState(h, h)).hidden.axes == (Hidden,)
    else:
        assert cell(x, h).axes == (Hidden,)


@pytest.mark.parametrize("make", [ElmanCell, LSTMCell, GRUCell, BinaryTreeLSTMCell])
def test_one_seed_gives_one_cell(make: Any) -> None:
    first, second, third = (
        [p.value.numpy() for p in make(Letter, Hidden, seed=seed).parameters.values()] for seed in (0, 0, 1)
    )
    same = [np.array_equal(p, q) for p, q in zip(first, second, strict=True)]
    other = [np.array_equal(p, q) for p, q in zip(first, third, strict=True)]
    assert all(same)
    assert not all(other)
