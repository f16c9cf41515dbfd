"""Lifetime of what is cached for labels: that of the labels."""

from __future__ import annotations

import gc
import sys
import threading
import typing
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import numpy as np
import pytest

from typedtensor import (
    Axis,
    Const,
    Expr,
    Forest,
    ForestInput,
    Input,
    IntTensor,
    Operand,
    Param,
    Tensor,
    dynamic,
    fold,
    given,
    map_over,
    scan,
    tree_fold,
)
from typedtensor.backends import Array, Namespace
from typedtensor.base.lasting import MOST_OPERATIONS, Keeper, Recent
from typedtensor.core.axes import Flat, label_number
from typedtensor.nn import LSTM, Linear, LSTMCell
from typedtensor.ops import PolyOp1, Sum, exp, one_hot, relu, ruled, softmax, tanh
from typedtensor.optim import Adam


class Lasting(Axis): ...


U = TypeVar("U", bound=Axis)

ANY: Any = Tensor
ADDED = exp  # an operation that is older than all labels of this test


@ruled("*A U *B -> *A *B")
def spread(x: Operand, axis: type[U]) -> Operand:
    return x.max(axis) - x.mean(axis)


def types() -> Any:
    class Row(Axis): ...

    class Column(Axis, size=2): ...

    return Tensor[Row, Column], Tensor[Lasting, Row], Tensor[Flat[Row, Column]], ANY[Row, U], Column(2)


def eager() -> Any:
    class Row(Axis): ...

    class Column(Axis): ...

    x = Tensor[Row, Column](np.ones((3, 4), np.float32))
    y = Tensor[Lasting, Row](np.ones((2, 3), np.float32))
    names: list[Any] = [(x + x).sum(Row), softmax(x, Column), x.flatten(Row, Column).sum(), x.rename(Row, Lasting)]
    return [*names, y.contract(x), spread(x, Row), ADDED(x), Sum(Row)(x), x.concat(x, Row, Row, Lasting), 2.0 * x]


def anew() -> Any:
    class Row(Axis): ...

    x = Tensor[Row, Lasting](np.ones((3, 2), np.float32))
    return [Sum(Row)(x) for _ in range(2)], [Sum(Lasting)(x) for _ in range(2)]


def test_instances_with_equal_labels_share_their_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gradients make operations anew at each application."""

    class Row(Axis): ...

    made, ground = list[object](), Sum.ground

    def counted(self: Any, *operands: Any) -> Any:
        made.append(self)
        return ground(self, *operands)

    monkeypatch.setattr(Sum, "ground", counted)
    x, y = Tensor[Row, Lasting](np.ones((3, 2), np.float32)), Tensor[Row](np.ones(3, np.float32))
    for _ in range(3):
        assert Sum(Row)(x).numpy().tolist() == [3.0, 3.0]
        assert Sum(Lasting)(x).numpy().tolist() == [2.0, 2.0, 2.0]
        assert Sum(Row)(y).numpy() == 3.0
    assert len(made) == 3


def sized() -> Any:
    class Digit(Axis): ...

    class High(Axis): ...

    indices = IntTensor[Lasting]([1, 0])
    wide = Tensor[Lasting](np.ones(6, np.float32)).split(Lasting, High(2), Digit(3))
    return indices.one_hot(Digit(3)), one_hot(indices, Digit(3)), wide.flatten(High, Digit).unflatten(High(2), Digit(3))


def expressions() -> Any:
    class Row(Axis): ...

    x = Input(Tensor[Row, Lasting])
    weight = Param(Tensor[Lasting](np.ones(2, np.float32)))
    y = (tanh(x * weight.expand_like(x)) + Const(Tensor[()](1.0))).sum(Row)
    with given(x.bind(Tensor[Row, Lasting](np.ones((3, 2), np.float32)))) as c:
        return y.value, c.gradients(y.sum())[weight]


def train(*, declared: bool, module: Callable[[Any, Any, Any], Any]) -> Any:
    class Batch(Axis): ...

    class Time(Axis): ...

    class Wide(Axis, size=3): ...

    class Narrow(Axis, size=2): ...

    x: Any = Input(ANY[Time, Batch if declared else Lasting, Wide])
    model = module(Wide, Narrow, Time)
    optimizer = Adam(model.parameters)
    for size in (2, 2, 2, 3, 3):
        with given(x.bind(x.tensor_type(np.ones((2, size, 3), np.float32)))) as c:
            optimizer.step((model(x) * model(x)).mean())  # built anew each time
    assert c.counts.planned
    with given(x.bind(x.tensor_type(np.ones((2, 3, 3), np.float32)))):
        return model(x).value


def linear() -> Any:
    return train(declared=True, module=lambda wide, narrow, _: Linear(wide, narrow, seed=1) >> relu)


def recurrent() -> Any:
    return train(declared=False, module=lambda wide, narrow, time: LSTM(LSTMCell(wide, narrow, seed=1), time))


def states() -> Any:
    class Row(Axis): ...

    class Column(Axis): ...

    class Pair(NamedTuple):
        first: Expr[Tensor[Column]]
        second: Expr[Tensor[Column]]

    @dataclass(frozen=True)
    class State:
        pair: Pair

    x = Input(Tensor[Row, Column])
    start = State(Pair(Param(Tensor[Column](np.ones(2))), Param(Tensor[Column](np.ones(2)))))

    def step(state: State, x: Any) -> tuple[State, Any]:
        return State(Pair(state.pair.second, state.pair.first + x)), x * 2.0

    end, outputs = scan(step, start, x, over=Row)
    total: Any = fold(lambda state, y: state + y, end.pair.first, outputs, over=Row)
    mapped: Any = map_over(lambda y: tanh(y), outputs, over=Row)
    found = []
    for _ in range(3):
        with given(x.bind(Tensor[Row, Column](np.ones((3, 2))))) as c:
            found.append((total.value, mapped.value, c.gradients(total.sum())[start.pair.first]))
    return found


def trees() -> Any:
    class Word(Axis): ...

    class Sentence(Axis): ...

    words, forest = Input(Tensor[Word, Lasting]), ForestInput(Word, Sentence)
    scale = Param(Tensor[()](np.array(0.5)))
    folded: Any = tree_fold(lambda x: x, lambda x, y: tanh(x - y * scale), words, forest, Word, Sentence)
    loss = (folded.stack() * folded.stack()).sum()
    for _ in range(3):
        with given(words.bind(Tensor[Word, Lasting](np.ones((3, 2)))), *forest.bind(Forest(((0, 1), 2)))) as c:
            found = c.gradients(loss)[scale]
    return found


def declared_in_functions() -> Any:
    class Row(Axis): ...

    class Doubled(PolyOp1[()], rule="Row *A -> Row *A"):
        def forward(self, xp: Namespace, x: Array, /) -> Array:
            return x + x

        def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
            return dy * 2.0

    @ruled("@Row *A -> *A")
    def last(x: Operand) -> Operand:
        return x.sum(Row)

    @dynamic(like=lambda x: x)
    async def part(x: Expr[Tensor[Row, Lasting]]) -> Expr[Tensor[Row, Lasting]]:
        return x * 2.0 if (await x.sum()).item() > 0 else x

    x: Any = Param(Tensor[Row, Lasting](np.ones((3, 2), np.float32)))
    losses: list[Any] = [last(Doubled()(x)).sum(), part(x).sum()]
    for loss in losses:
        for _ in range(3):
            with given() as c:
                found = c.gradients(loss)[x]
    return found


WAYS = [types, eager, anew, sized, expressions, linear, recurrent, states, trees, declared_in_functions]


def labels() -> int:
    for clear in typing._cleanups:  # type: ignore[attr-defined]  # Python remembers the generic types subscripted last
        clear()
    gc.collect()
    gc.collect()  # what only ends as something else is let go of
    return len([label for label in Axis.__subclasses__() if "<locals>" in label.__qualname__])


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_no_label_of_a_function_is_left_behind(way: Callable[[], object]) -> None:
    before = labels()
    for _ in range(3):
        assert way() is not None
    assert labels() == before


def test_labels_of_a_function_are_there_as_long_as_what_was_made_of_them() -> None:
    def model() -> Any:
        class Batch(Axis): ...

        class Wide(Axis, size=3): ...

        class Narrow(Axis, size=2): ...

        x = Input(Tensor[Batch, Wide])
        layer = Linear(Wide, Narrow, seed=1) >> relu
        return x, layer, layer(x).sum()

    x, layer, loss = model()
    optimizer, planned = Adam(layer.parameters), 0
    for _ in range(5):
        gc.collect()
        with given(x.bind(x.tensor_type(np.ones((4, 3), np.float32)))) as c:
            optimizer.step(loss)
            planned += c.counts.planned
            assert layer(x).tensor_type is loss.operands[0].tensor_type
    assert planned == 5


def test_types_are_one_object_in_all_threads() -> None:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(50):

            class Row(Axis): ...

            class Column(Axis): ...

            found: list[Any] = []
            ready = threading.Barrier(4)

            def make(row: Any = Row, column: Any = Column, found: Any = found, ready: Any = ready) -> None:
                ready.wait()
                x = ANY[row, column](np.ones((2, 3)))
                found.append((ANY[row, column], ANY[Flat[row, column]], ANY[row, U], (x + x).tensor_type))

            threads = [threading.Thread(target=make) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert len(found) == 4
            for made in found:
                assert all(one is other for one, other in zip(made, found[0], strict=True))
    finally:
        sys.setswitchinterval(interval)


def test_derived_labels_are_equal_whichever_object_names_them() -> None:
    class Row(Axis): ...

    first = ANY[Flat[Row, Lasting]]
    labels()  # Python makes another object for the label from here on
    assert ANY[Flat[Row, Lasting]] is first
    assert label_number(Flat[Row, Lasting]) == label_number(first.axes[0]) != label_number(Flat[Lasting, Row])


def test_recent_values_are_so_many_and_last_as_long_as_their_keeper() -> None:
    class Value:
        pass

    recent: Recent[Value] = Recent(2)
    keepers, values = [Keeper(), Keeper(), Keeper()], [Value(), Value(), Value()]
    refs = [weakref.ref(value) for value in values]

    def get(n: int) -> Value:
        return recent.get(n, lambda: values[n], keepers[n])

    assert [get(n) for n in (0, 1, 0, 2)] == [values[n] for n in (0, 1, 0, 2)]
    assert recent.values() == [values[0], values[2]]
    values.clear()
    gc.collect()
    assert [ref() is None for ref in refs] == [False, True, False]
    del keepers[0]
    gc.collect()
    assert [ref() is None for ref in refs] == [True, True, False]
    assert len(recent) == 1
    recent.clear()
    gc.collect()
    assert refs[2]() is None


@pytest.mark.parametrize("way", [lambda t: t.values(), lambda t: t.trim(lambda _: 1, 90), lambda t: t.get(0, list)])
def test_a_table_is_used_while_a_garbage_collection_takes_values_away(way: Callable[[Recent[Any]], object]) -> None:
    class Value:
        def __init__(self) -> None:
            self.itself = self  # only a collection ends it

    def use(later: int) -> None:
        gc.disable()
        table, keeper = Recent[Value](100), Keeper()
        for key in range(1, 40):
            table.get(key, Value, keeper)
        keeper.known.clear()
        _dictionaries: list[dict[str, int]] = [{} for _ in range(100)]  # that one more is made counts as a new object
        gc.set_threshold(gc.get_count()[0] + later)
        gc.enable()
        way(table)

    before = gc.get_threshold()
    try:
        for later in range(25):  # the collection begins so many objects later
            use(later)
    finally:
        gc.set_threshold(*before)
        gc.enable()


def test_operations_with_positions_are_forgotten_when_there_are_many() -> None:
    class Row(Axis): ...

    class Part(Axis): ...

    x = Tensor[Row](np.ones(2, np.float32))
    for stop in range(MOST_OPERATIONS + 10):
        assert x.slice(Row, Part, 0, stop).shape == (min(stop, 2),)
    assert len(Part.__kept__.operations) <= MOST_OPERATIONS


def test_an_operation_lets_go_of_what_it_was_applied_to() -> None:
    before = len(ADDED.grounded)
    eager()
    gc.collect()
    labels()
    assert len(ADDED.grounded) == before


def test_types_with_variables_are_there_while_somebody_has_them() -> None:
    made = ANY[Lasting, U]
    assert made is ANY[Lasting, U]


def test_values_of_more_keys_in_turns_than_there_is_room_for_are_found_and_give_way_when_they_are_not_used() -> None:
    table: Recent[int] = Recent(16)

    def found(keys: range) -> int:
        """How many keys have values, which the others are given."""
        return sum(table.find(key) is not None or table.get(key, lambda: -1) > 0 for key in keys)

    assert [found(range(20)) for _ in range(3)] == [0, 14, 14]
    assert [found(range(100, 110)) for _ in range(9)][-2:] == [10, 10]
    assert len(table) == 16
    table.trim(lambda value: 1, 4)
    assert len(table) == 4
