"""Replaying of bodies: reuse of nodes, each once in a run, and their lifetime."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, Input, Param, Tensor, checkpoint, dynamic, given
from typedtensor.ops import relu, tanh
from typedtensor.optim import SGD
from typedtensor.runtime import interpreter
from typedtensor.runtime.structure import Description


class Row(Axis): ...


Rows = Expr[Tensor[Row]]
x, scale = Input(Tensor[Row]), Param(Tensor[()](2.0))
DATA = Tensor[Row]([1.0, -2.0, 3.0])


def outcomes(body: Callable[[Rows], Rows], count: int, of: Rows = x) -> list[Expr[Any]]:
    """What a part turns out to be in several computations."""
    part: Any = body(of)
    found: list[Expr[Any]] = []
    for _ in range(count):
        with given(x.bind(DATA)) as computation:
            _ = part.value
            found.append(computation._state.expansions[part])
    return found


def test_the_same_path_gives_the_same_nodes() -> None:
    @dynamic
    async def body(y: Rows) -> Rows:
        return relu(y * scale) + tanh(y)

    first, second, *others = outcomes(body, 6)
    assert first is not second
    assert others[-1] is others[-2]


def test_paths_that_part_have_nodes_of_their_own() -> None:
    numbers = iter([0, 1, 2] * 6)

    @dynamic
    async def body(y: Rows) -> Rows:
        number = next(numbers)
        z = y * scale
        return relu(z) if number == 0 else tanh(z) if number == 1 else z + y

    found = outcomes(body, 18)
    assert len({id(node) for node in found[-3:]}) == 3
    assert [*map(id, found[-6:-3])] == [*map(id, found[-3:])]


def test_no_node_is_given_twice_in_a_run() -> None:
    """What is applied twice is two nodes, whose gradients are apart."""
    pairs: list[tuple[Rows, Rows]] = []

    @dynamic
    async def body(y: Rows) -> Rows:
        pairs.append((relu(y), relu(y)))
        one, other = pairs[-1]
        return one * other

    outcomes(body, 6)
    assert all(one is not other for one, other in pairs)
    assert pairs[-1][0] is pairs[-2][0]
    assert pairs[-1][1] is pairs[-2][1]


def test_data_that_a_run_makes_are_not_kept() -> None:
    held: list[weakref.ref[Any]] = []

    @dynamic
    async def body(y: Rows) -> Rows:
        data = Const(Tensor[Row](np.random.default_rng().normal(size=3)))
        held.append(weakref.ref(data))
        return tanh(relu(y + data) + y * scale)

    outcomes(body, 8)
    gc.collect()
    assert all(ref() is None for ref in held)


def test_what_is_kept_goes_with_the_part() -> None:
    def referred() -> weakref.ref[Any]:
        weight = Param(Tensor[()](3.0))

        @dynamic
        async def body(y: Rows) -> Rows:
            return y * weight

        outcomes(body, 6)
        return weakref.ref(weight)

    held = referred()
    gc.collect()
    assert held() is None


def test_what_is_computed_again_is_marked_in_its_own_run_alone() -> None:
    again = iter([False, False, False, True, False, True, False])

    @dynamic
    async def body(y: Rows) -> Rows:
        return checkpoint(tanh)(y * scale) if next(again) else tanh(y * scale)

    found: list[Any] = outcomes(body, 7)
    assert [bool(getattr(node, "region", ())) for node in found][-3:] in ([False, True, False], [False, False, False])


def test_bodies_of_which_too_much_is_kept_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typedtensor.replaying.MOST_NODES", 3)
    numbers = iter([*range(6)] * 5)

    @dynamic
    async def body(y: Rows) -> Rows:
        for _ in range(next(numbers)):
            y = tanh(y)
        return y * scale

    part = body(x)
    for n in range(30):
        with given(x.bind(DATA)):
            expected = DATA.numpy()
            for _ in range(n % 6):
                expected = np.tanh(expected)
            np.testing.assert_allclose(part.value.numpy(), expected * 2.0, rtol=1e-6)


def test_steps_find_what_is_known_without_a_look_at_the_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = [Param(Tensor[()](float(n + 1))) for n in range(2)]

    @dynamic
    async def body(y: Rows, choice: Rows) -> Rows:
        number = int((await choice).numpy()[0] > 0)
        return tanh(y * weights[number]) * scale

    loss = body(x, x).sum(Row) + (x * scale).sum(Row)
    optimizer = SGD([*weights, scale], learning_rate=0.01)
    like = [np.array(p.value.numpy()) for p in (*weights, scale)]
    looked: list[str] = []

    def noted(kind: Any, name: str) -> None:
        method = getattr(kind, name)

        def noting(*given: Any) -> Any:
            looked.append(name)
            return method(*given)

        monkeypatch.setattr(kind, name, noting)

    noted(Description, "_follow")
    noted(Description, "add")
    noted(interpreter._Interpreter, "proceed")
    for n in range(40):
        if n == 30:
            looked.clear()
        data = Tensor[Row](np.array([1.0 - 2.0 * (n % 2), 0.5, -1.0], np.float32))
        with given(x.bind(data)):
            optimizer.step(loss)
        number, values = 1 - n % 2, data.numpy()
        w, s = like[number], like[2]
        t = np.tanh(values * w)
        changes = (s * (1 - t * t) * values).sum(), t.sum() + values.sum()
        like[number], like[2] = w - 0.01 * changes[0], s - 0.01 * changes[1]
    assert not looked
    for parameter, expected in zip((*weights, scale), like, strict=True):
        np.testing.assert_allclose(parameter.value.numpy(), expected, rtol=1e-4)
