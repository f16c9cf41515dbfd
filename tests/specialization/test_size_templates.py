"""Plans for sizes that are met for the first time follow from the one for others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pytest

from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Param, SizeError, Tensor, fold, given, scan
from typedtensor.ad import graph
from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import Attended
from typedtensor.core.operand import Operand
from typedtensor.nn import (
    LSTM,
    Embedding,
    GRUCell,
    LayerNorm,
    Linear,
    LSTMCell,
    MultiHeadAttention,
    Recurrent,
    SelfAttention,
)
from typedtensor.ops import ConcatAlong, PolyOp1, Rename, cross_entropy, gelu, tanh
from typedtensor.optim import SGD
from typedtensor.specialization.cache import PLANS
from typedtensor.specialization.size_templates import SEVERAL, Template
from typedtensor.targets.numpy import analyses, cost_model
from typedtensor.targets.numpy.analyses import last_uses


class Time(Axis): ...


class Batch(Axis): ...


class Both(Axis): ...


class Feature(Axis, size=6): ...


class Inner(Axis, size=5): ...


class Head(Axis, size=2): ...


class Each(Axis, size=3): ...


class Word(Axis, size=9): ...


Data = Expr[Tensor[Batch, Time, Feature]]


class Before(Axis): ...


class Every(Axis): ...


data = Input(Tensor[Batch, Time, Feature])
along = Input(Tensor[Time, Batch, Feature])
words = Input(IntTensor[Batch, Time])
present = Input(BoolTensor[Batch, Time])

SIZES = [(2, 7), (5, 3), (4, 4), (3, 8), (7, 2), (6, 6), (2, 9)]


def bindings(batch: int, time: int, seed: int = 0) -> list[Any]:
    generator = np.random.default_rng([seed, batch, time])
    x = generator.normal(size=(batch, time, 6)).astype(np.float32)
    lengths = generator.integers(1, time + 1, batch)
    return [
        data.bind(Tensor[Batch, Time, Feature](x)),
        along.bind(Tensor[Time, Batch, Feature](x.swapaxes(0, 1).copy())),
        words.bind(IntTensor[Batch, Time](generator.integers(0, 9, (batch, time)))),
        present.bind(BoolTensor[Batch, Time](np.arange(time) < lengths[:, None])),
    ]


def squares(x: Any) -> Any:
    return x * x


def layers() -> Any:
    inner, norm, outer = Linear(Feature, Inner, seed=0), LayerNorm(Inner), Linear(Inner, Feature, seed=1)
    return squares((data >> inner >> gelu >> norm >> outer) - data).mean()


def attention() -> Any:
    attend = SelfAttention(MultiHeadAttention(Feature, Head, Each, seed=0))
    norm = LayerNorm(Feature)
    x = data + (data >> norm >> attend)
    return (x * x).mean()


def masked() -> Any:
    attend = SelfAttention(MultiHeadAttention(Feature, Head, Each, seed=0))
    return (attend(data, present=Rename(Time, Attended[Time])(present)) * data).sum()


def lstm() -> Any:
    return squares(LSTM(LSTMCell(Feature, Inner, seed=0), Time)(along)).mean()


def gru() -> Any:
    return squares(Recurrent(GRUCell(Feature, Inner, seed=0), Time)(along)).sum()


def embedded() -> Any:
    table, out = Embedding(Word, Feature, seed=0), Linear(Feature, Word, seed=1)
    return cross_entropy(words >> table >> out, words, Word).mean()


def written() -> Any:
    w = Param(Tensor[Feature](np.linspace(0.1, 1.0, 6, dtype=np.float32)))

    def step(h: Any, x: Any) -> Any:
        after = tanh(h + x * w.expand_like(x))
        return after, after.sum(Feature)

    last, sums = scan(step, along.sum(Time), along, Time, reverse=True)
    return last.sum() + (sums * sums).mean()


def sliced() -> Any:
    w = Param(Tensor[Feature](np.linspace(0.1, 1.0, 6, dtype=np.float32)))

    def step(h: Any, x: Any) -> Any:
        moved = h.slice(Batch, Before, 0, -1).pad(Before, Batch, before=1, value=1.0)
        return tanh(moved * w.expand_like(x) + x)

    last = fold(step, along.sum(Time), along, Time)
    every = data.slice(Time, Every, 1, step=2)
    return (last * last).mean() + (every * w.expand_like(every)).sum()


MODELS: dict[str, Callable[[], Any]] = {
    "layers": layers,
    "attention": attention,
    "masked": masked,
    "lstm": lstm,
    "gru": gru,
    "embedded": embedded,
    "written": written,
}


PROGRAMS = MODELS | {"sliced": sliced}
"""With what cannot be padded, as it is sliced from its end."""


def parameters_of(loss: Any) -> list[Param[Any]]:
    return graph.parameters_of(graph.topological_order(loss))


@pytest.fixture(autouse=True)
def forgotten() -> None:
    PLANS.clear()


@pytest.mark.parametrize("name", PROGRAMS)
def test_sizes_are_planned_when_they_are_first_met(name: str) -> None:
    loss = PROGRAMS[name]()
    parameters = parameters_of(loss)
    first = []
    for size in SIZES:
        with given(*bindings(*size)) as computation:
            found = computation.gradients(loss)
            gradients = [found[x].numpy() for x in parameters]
            value = loss.value.numpy()
            first.append(computation.counts.planned)
        with given(*bindings(*size), plan=False) as computation:
            expected = computation.gradients(loss)
            np.testing.assert_allclose(value, loss.value.numpy(), rtol=1e-4)
            scale = max(np.abs(expected[x].numpy()).max() for x in parameters)
            for x, gradient in zip(parameters, gradients, strict=True):
                np.testing.assert_allclose(gradient, expected[x].numpy(), rtol=1e-3, atol=1e-5 * scale)
    one = name == "sliced"  # a part of a single element may be broadcast, which is another program
    assert first == [0] * (SEVERAL - 1) + [1] * (len(SIZES) - SEVERAL + 1 - one) + [0] * one


def predictions() -> Any:
    return (data >> Linear(Feature, Inner, seed=0) >> gelu >> Linear(Inner, Word, seed=1)).argmax(Word)


@pytest.mark.parametrize("make", [attention, masked, lstm, embedded, predictions])
def test_values_are_planned_for_sizes_that_are_first_met(make: Callable[[], Any]) -> None:
    expression = make()
    first = []
    for size in (*SIZES, (1, 3), (3, 1)):
        with given(*bindings(*size), plan=False):
            expected = expression.value.numpy()
        with given(*bindings(*size)) as computation:
            np.testing.assert_allclose(expression.value.numpy(), expected, rtol=1e-4)
            first.append(computation.counts.planned_values)
    assert first == [0] * (SEVERAL - 1) + [1] * (len(SIZES) - SEVERAL + 1) + [0, 0]


def test_what_does_not_depend_on_sizes_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    loss, orders = attention(), []

    def counting(order: Any, *arguments: Any) -> Any:
        orders.append(order)
        return last_uses(order, *arguments)

    monkeypatch.setattr(analyses, "last_uses", counting)
    for size in SIZES:
        with given(*bindings(*size)) as computation:
            computation.gradients(loss)
    assert len(orders) == 1


def test_sizes_far_above_what_decided_have_programs_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A gradient that is summed after a loop of small sizes is summed in the steps of a long one of large ones."""
    monkeypatch.setattr(cost_model, "SUMMED_LEAST_BYTES", 4)
    monkeypatch.setattr(cost_model, "SUMMED_BYTES", 400)
    scale = Input(Tensor[Batch, Feature])
    loss = squares(fold(lambda h, x: tanh(h * scale + x), scale, along, Time)).sum()
    planned = []
    for batch, time in ((2, 3), (3, 4), (5, 4), (10, 10), (10, 10)):
        numbers = np.random.default_rng(0).normal(size=(batch, 6)).astype(np.float32)
        given_here = (*bindings(batch, time), scale.bind(Tensor[Batch, Feature](numbers)))
        with given(*given_here, plan=False) as computation:
            expected = computation.gradients(loss, scale)[scale].numpy()
        with given(*given_here) as computation:
            found = computation.gradients(loss, scale)[scale].numpy()
            planned.append(computation.counts.planned)
        np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-6)
    assert planned == [0, 1, 1, 0, 1]


def test_however_many_sizes_there_are_they_are_planned() -> None:
    """Also more than are remembered."""
    loss = layers()
    sizes = [(2 + n % 12, 2 + n // 12) for n in range(180)]
    optimizer = SGD(parameters_of(loss), learning_rate=1e-3)
    planned = 0
    for _ in range(2):
        for size in sizes:
            with given(*bindings(*size)) as computation:
                optimizer.step(loss)
                planned += computation.counts.planned
    assert planned == 2 * len(sizes) - (SEVERAL - 1)


@pytest.mark.parametrize("size", [(1, 5), (5, 1), (1, 1), (0, 4)])
def test_sizes_of_no_element_and_of_one_are_met_as_others_were(size: tuple[int, int]) -> None:
    loss = (data >> Linear(Feature, Inner, seed=0) >> tanh).sum()
    parameters = parameters_of(loss)
    for other in (*SIZES, size, size):
        with given(*bindings(*other)) as computation:
            found = [computation.gradients(loss)[x].numpy() for x in parameters]
        with given(*bindings(*other), plan=False) as computation:
            for x, gradient in zip(parameters, found, strict=True):
                np.testing.assert_allclose(gradient, computation.gradients(loss)[x].numpy(), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("again", [0, 1])
def test_a_number_that_forgets_what_it_follows_from_is_found_out(again: int) -> None:
    """By what programs compute, and where there is a plan for the first size by that."""

    class Forgetful(PolyOp1, rule="*A -> *A"):
        """Elements over how many there are, which a function has been handed."""

        builtin: ClassVar[bool] = True  # as if it were the library's own

        def forward(self, xp: Namespace, x: Array, /) -> Array:
            return x / float(str(x.shape[0]))

        def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
            return Forgetful()(dy)

    w = Param(Tensor[Feature](np.ones(6, np.float32)))
    loss = Forgetful()(data * w.expand_like(data)).sum()
    for size in (*SIZES[:1] * again, *SIZES, *SIZES):
        with given(*bindings(*size)) as computation:
            found = computation.gradients(loss)[w].numpy()
        with given(*bindings(*size), plan=False) as computation:
            np.testing.assert_allclose(found, computation.gradients(loss)[w].numpy(), rtol=1e-4, atol=1e-6)


def test_a_label_of_two_sizes_is_refused_as_by_the_interpreter() -> None:
    """Also where the sizes that a plan was made for happen to fit."""
    one, other = Input(Tensor[Time, Feature]), Input(Tensor[Batch, Feature])
    both, w = Input(Tensor[Both, Feature]), Param(Tensor[Feature](np.ones(6, np.float32)))
    joined = ConcatAlong(Time, Batch, Both)(one, other)
    loss = (joined * w.expand_like(joined)).sum() + both.sum()

    def bound(m: int, n: int, whole: int) -> list[Any]:
        arrays = [np.ones((size, 6), np.float32) for size in (m, n, whole)]
        of: list[Any] = [Tensor[Time, Feature], Tensor[Batch, Feature], Tensor[Both, Feature]]
        inputs: list[Any] = [one, other, both]
        pairs = zip(inputs, of, arrays, strict=True)
        return [x.bind(kind(array)) for x, kind, array in pairs]

    for number in range(6):
        with given(*bound(2 + number, 3, 5 + number)) as computation:
            assert computation.gradients(loss)[w].numpy()[0] == 5 + number
            assert computation.counts.planned == (number >= SEVERAL - 1)
        with given(*bound(2 + number, 3, 5 + number)) as computation:
            assert (loss * 2.0 + 1.0 - 1.0).value.item() == 2 * loss.value.item()
    for ask in (lambda: computation.gradients(loss), lambda: loss.value):
        with pytest.raises(SizeError, match="Both"), given(*bound(4, 4, 9)) as computation:
            ask()


@pytest.mark.parametrize(("sizes", "compared"), [([(2, 7), (2, 7), (5, 3), (4, 4)], 0), ([(2, 7), (2, 7), (2, 3)], 1)])
@pytest.mark.parametrize("make", [layers, attention, lstm])
def test_a_plan_for_other_sizes_of_all_labels_is_compared_with_as_it_is(
    make: Callable[[], Any], sizes: list[tuple[int, int]], compared: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In place of what programs compute for sizes that are not asked for."""
    loss, verified = make(), []
    monkeypatch.setattr(Template, "_verify", lambda *arguments: verified.append(arguments))
    for number, size in enumerate(sizes):
        with given(*bindings(*size)) as computation:
            computation.gradients(loss)
            assert computation.counts.planned == (number > 0)
    assert len(verified) == compared


def test_gradients_for_data_follow() -> None:
    loss = squares(data >> Linear(Feature, Inner, seed=0) >> tanh).mean()
    for number, size in enumerate(SIZES):
        with given(*bindings(*size)) as computation:
            found = computation.gradients(loss, data)[data].numpy()
            assert computation.counts.planned == (number >= SEVERAL - 1)
        with given(*bindings(*size), plan=False) as computation:
            np.testing.assert_allclose(found, computation.gradients(loss, data)[data].numpy(), rtol=1e-4, atol=1e-6)


def test_programs_are_compared_where_parts_of_many_elements_are() -> None:
    """A part may lie beyond those that programs are compared on."""
    loss = squares((data >> Linear(Feature, Inner, seed=0) >> tanh).select(Time, 100)).sum(Inner).mean()
    for number, time in enumerate((300, 400, 500)):
        with given(*bindings(2, time)) as computation:
            found = loss.value.numpy()
            assert computation.counts.planned_values == (number >= SEVERAL - 1)
        with given(*bindings(2, time), plan=False):
            np.testing.assert_allclose(found, loss.value.numpy(), rtol=1e-4)
