"""Dynamic parts that return states: a node for each leaf, and one run of the body for all."""

from __future__ import annotations

import copy
import gc
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict, TypeVar, TypeVarTuple, cast

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Const, Expr, Param, Tensor, both, dynamic, given, plain
from typedtensor.optim import SGD


class A(Axis, size=2): ...


class B(Axis, size=3): ...


U = TypeVar("U", bound=Axis)
N = TypeVarTuple("N")
RUNS: list[str] = []


class Named(NamedTuple):
    a: Expr[Tensor[A]]
    b: Expr[Tensor[B]]


@dataclass
class Fields:
    a: Expr[Tensor[A]]
    rest: tuple[Expr[Tensor[B]], Expr[Tensor[()]]]


class Keyed(TypedDict):
    a: Expr[Tensor[A]]
    b: Expr[Tensor[B]]


@dynamic
async def scaled(x: Expr[Tensor[*N, U]], y: Expr[Tensor[B]]) -> tuple[Expr[Tensor[*N, U]], Expr[Tensor[B]]]:
    RUNS.append("scaled")
    total, other = await both(x.sum(), y.sum())
    return (x * 2.0, y * x.sum()) if total.item() < other.item() else (x, y)


@dynamic
async def named(x: Expr[Tensor[A]], y: Expr[Tensor[B]]) -> Named:
    return Named(*scaled(x, y))


@dynamic
async def fields(x: Expr[Tensor[A]], y: Expr[Tensor[B]]) -> Fields:
    a, b = scaled(x, y)
    return Fields(a, (b, b.sum()))


@dynamic
async def keyed(x: Expr[Tensor[A]], y: Expr[Tensor[B]]) -> Keyed:
    a, b = scaled(x, y)
    return {"b": b, "a": a}


@dynamic(like=lambda x, y: [x, {"b": y}])
async def listed(x: Expr[Tensor[A]], y: Expr[Tensor[B]]) -> list[Any]:
    a, b = scaled(x, y)
    return [a, {"b": b}]


@dynamic
async def repeated(x: Expr[Tensor[A]], y: Expr[Tensor[B]], depth: int) -> tuple[Expr[Tensor[A]], Expr[Tensor[B]]]:
    return (x, y) if depth == 0 else repeated(x * 0.5, y + 1.0, depth - 1)


FORMS: dict[str, Callable[[Any, Any], tuple[Any, Any]]] = {
    "tuple": lambda x, y: scaled(x, y),
    "named tuple": lambda x, y: named(x, y),
    "dataclass": lambda x, y: (fields(x, y).a, fields(x, y).rest[0]),
    "typed dict": lambda x, y: (keyed(x, y)["a"], keyed(x, y)["b"]),
    "like": lambda x, y: (listed(x, y)[0], listed(x, y)[1]["b"]),
}


def parameters() -> tuple[Param[Tensor[A]], Param[Tensor[B]]]:
    return Param(Tensor[A]([1.0, 2.0])), Param(Tensor[B]([1.0, 2.0, 3.0]))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("form", FORMS)
def test_values_and_gradients(form: str, threads: int) -> None:
    x, y = parameters()
    for _ in range(3):
        with given(threads=threads) as computation:
            a, b = FORMS[form](x, y)
            loss = a.sum() + b.sum()
            assert (a.value.numpy() == [2.0, 4.0]).all()
            assert (b.value.numpy() == [3.0, 6.0, 9.0]).all()
            gradients = computation.gradients(loss)
            assert (gradients[x].numpy() == [8.0, 8.0]).all()
            assert (gradients[y].numpy() == [3.0, 3.0, 3.0]).all()


@pytest.mark.parametrize("threads", [1, 2])
def test_the_body_runs_once(threads: int) -> None:
    x, y = parameters()
    a, b = scaled(x, y)
    loss = (a.sum() * b.sum()) + (b * b).sum()
    optimizer = SGD([x, y], learning_rate=0.001)
    for _ in range(4):
        RUNS.clear()
        with given(threads=threads):
            optimizer.step(loss)
            assert np.isfinite(loss.value.item())
        assert RUNS == ["scaled"]


def test_the_rest_of_a_state_may_be_forgotten() -> None:
    x, y = parameters()
    b = scaled(x, y)[1]
    gc.collect()
    with given():
        assert (b.value.numpy() == [3.0, 6.0, 9.0]).all()


def test_recursion() -> None:
    x, y = parameters()
    with given():
        a, b = repeated(x, y, 3000)
        assert b.value.numpy()[0] == 3001.0
        assert a.value.numpy()[0] == 0.0


@pytest.mark.parametrize("threads", [1, 2])
def test_a_body_that_fails_fails_for_each_leaf(threads: int) -> None:
    @dynamic(like=lambda x: (x, x))
    async def failing(x: Any) -> tuple[Any, Any]:
        await x.sum()
        raise ZeroDivisionError

    @dynamic(like=lambda x: x)
    async def caught(x: Any) -> Any:
        found = []
        for leaf in failing(x):
            try:
                await leaf
            except ZeroDivisionError:
                found.append(x)
        first, second = failing(x)
        try:
            await both(first + 1.0, second + 1.0)
        except ZeroDivisionError:
            found.append(x)
        return x * float(len(found))

    x, _ = parameters()
    with given(threads=threads):
        assert (caught(x).value.numpy() == [3.0, 6.0]).all()
    first, second = failing(x)
    with given(threads=threads), pytest.raises(ZeroDivisionError):
        print((first + second).value)


def test_copies_and_pickles() -> None:
    x, y = parameters()
    a, b = scaled(x, y)
    loss = a.sum() + b.sum()
    for made in (copy.deepcopy(loss), pickle.loads(pickle.dumps(loss))):
        with given():
            assert made.value.item() == 24.0


def test_on_plain_tensors() -> None:
    x, y = parameters()
    eagerly: Any = plain
    a, b = eagerly(scaled)(x.value, y.value)
    assert (a.numpy() == [2.0, 4.0]).all()
    assert (b.numpy() == [3.0, 6.0, 9.0]).all()


def refused(act: Callable[[], Any]) -> str:
    with pytest.raises(AxisError) as caught, given():
        act()
    return str(caught.value)


def test_what_is_refused() -> None:
    x, y = parameters()

    @dynamic
    async def unannotated(x: Expr[Tensor[A]]) -> list[Expr[Tensor[A]]]:
        return [x]

    @dynamic
    async def swapped(x: Expr[Tensor[A]], y: Expr[Tensor[B]]) -> tuple[Expr[Tensor[A]], Expr[Tensor[B]]]:
        returned: tuple[Any, Any] = (y, x)
        return returned

    @dynamic
    async def a_value(x: Expr[Tensor[A]]) -> tuple[Expr[Tensor[A]], Expr[Tensor[()]]]:
        total: Any = await x.sum()
        return x, total

    @dynamic
    async def nothing(x: Expr[Tensor[A]]) -> tuple[Expr[Tensor[A]], Expr[Tensor[A]]]:
        returned: Any = None
        return cast("tuple[Any, Any]", returned)

    assert "give other structures with like=, as in @dynamic(like=lambda x: [x, x])" in refused(lambda: unannotated(x))
    assert refused(lambda: swapped(x, y)[0].value) == (
        "the result of test_what_is_refused.<locals>.swapped is (Tensor[B], Tensor[A]), but its declared result is "
        "(Tensor[A], Tensor[B]): a state must have the same structure, kinds and axes"
    ).replace("test_what_is_refused.<locals>.", "")
    assert refused(lambda: a_value(x)[0].value) == (
        "a_value must return expressions, but returned Tensor[()](3.): wrap it, as in Const(…)"
    )
    assert "the result of nothing must" in refused(lambda: nothing(x)[0].value)


def test_a_leaf_for_each_part() -> None:
    x, _ = parameters()

    @dynamic(like=lambda x: {"a": x, "b": x.sum()})
    async def parts(x: Expr[Tensor[A]]) -> dict[str, Any]:
        return {"b": x.sum(), "a": x}

    made = parts(x)
    assert repr(made["b"]).endswith("parts()[1]: Tensor[()]")
    with given():
        assert made["b"].value.item() == 3.0
    with given():
        assert (made["a"] + Const(Tensor[A]([1.0, 1.0]))).value.numpy()[1] == 3.0
