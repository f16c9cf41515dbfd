"""Plans for sizes that are met for the first time follow from the one for others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.specialization.running import first_arguments
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
from typedtensor.passes import row_blocks
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.engines import EngineName
from typedtensor.targets.native.llvm import Machine


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

ENGINES: list[EngineName] = ["numpy", "native"]

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
    attend = SelfAttention(MultiHeadAttention(Feature, Head, Each, seed=0), Time)
    norm = LayerNorm(Feature)
    x = data + (data >> norm >> attend)
    return (x * x).mean()


def masked() -> Any:
    attend = SelfAttention(MultiHeadAttention(Feature, Head, Each, seed=0), Time)
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
"""With slices, whose kernels depend on whether sizes are even."""


def parameters_of(loss: Any) -> list[Param[Any]]:
    return graph.parameters_of(graph.topological_order(loss))


@pytest.fixture(autouse=True)
def forgotten() -> None:
    PLANS.clear()


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", PROGRAMS)
def test_sizes_are_planned_when_they_are_first_met(name: str, engine: EngineName) -> None:
    loss = PROGRAMS[name]()
    parameters = parameters_of(loss)
    first = []
    for size in SIZES:
        with given(*bindings(*size), engine=engine) as computation:
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
    assert first == [1] * len(SIZES)


def predictions() -> Any:
    return (data >> Linear(Feature, Inner, seed=0) >> gelu >> Linear(Inner, Word, seed=1)).argmax(Word)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("make", [attention, masked, lstm, embedded, predictions])
def test_values_are_planned_for_sizes_that_are_first_met(make: Callable[[], Any], engine: EngineName) -> None:
    expression = make()
    first = []
    for size in (*SIZES, (1, 3), (3, 1)):
        with given(*bindings(*size), plan=False):
            expected = expression.value.numpy()
        with given(*bindings(*size), engine=engine) as computation:
            np.testing.assert_allclose(expression.value.numpy(), expected, rtol=1e-4)
            first.append(computation.counts.planned_values)
    assert first == [0] + [1] * (len(SIZES) - 1) + [0, 0]


@pytest.mark.parametrize("least", [None, 16])
@pytest.mark.parametrize("name", MODELS)
def test_native_code_compiles_nothing_for_a_new_size(
    name: str, least: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Steps are right, and a program is neither written nor are its kernels compiled again, also in blocks of rows."""
    if least is not None:
        monkeypatch.setattr(row_blocks, "LEAST", least)
        monkeypatch.setattr(row_blocks, "ROWS", 4)
    found, expected = MODELS[name](), MODELS[name]()
    parameters = [*zip(parameters_of(found), parameters_of(expected), strict=True)]
    ours, theirs = (SGD(each, learning_rate=1e-3) for each in zip(*parameters, strict=True))
    asked, asked_so_far = first_arguments(monkeypatch, Machine, "addresses"), []
    for n, size in enumerate([(3, 7), (5, 8), (8, 5), (2, 7), (7, 6), (4, 10), (10, 6), (13, 7), (5, 9), (9, 5)]):
        with given(*bindings(*size, seed=n), engine="native"):
            ours.step(found)
        asked_so_far.append(len(asked))
        with given(*bindings(*size, seed=n), plan=False):
            theirs.step(expected)
        for x, y in parameters:
            np.testing.assert_allclose(x.value.numpy(), y.value.numpy(), rtol=1e-3, atol=1e-5)
    assert asked_so_far[1] > 0
    # Blocks of a single row are another program.
    assert asked_so_far[-1] - asked_so_far[1] <= int(least is not None)


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
    assert planned == 2 * len(sizes)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("size", [(1, 5), (5, 1), (1, 1), (0, 4)])
def test_sizes_of_no_element_and_of_one_are_met_as_others_were(size: tuple[int, int], engine: EngineName) -> None:
    loss = (data >> Linear(Feature, Inner, seed=0) >> tanh).sum()
    parameters = parameters_of(loss)
    for other in (*SIZES, size, size):
        with given(*bindings(*other), engine=engine) as computation:
            found = [computation.gradients(loss)[x].numpy() for x in parameters]
        with given(*bindings(*other), plan=False) as computation:
            for x, gradient in zip(parameters, found, strict=True):
                np.testing.assert_allclose(gradient, computation.gradients(loss)[x].numpy(), rtol=1e-4, atol=1e-5)


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
            assert computation.counts.planned == 1
        with given(*bound(2 + number, 3, 5 + number)) as computation:
            assert (loss * 2.0 + 1.0 - 1.0).value.item() == 2 * loss.value.item()
    for ask in (lambda: computation.gradients(loss), lambda: loss.value):
        with pytest.raises(SizeError, match="Both"), given(*bound(4, 4, 9)) as computation:
            ask()


def test_gradients_for_data_follow() -> None:
    loss = squares(data >> Linear(Feature, Inner, seed=0) >> tanh).mean()
    for size in SIZES:
        with given(*bindings(*size)) as computation:
            found = computation.gradients(loss, data)[data].numpy()
            assert computation.counts.planned == 1
        with given(*bindings(*size), plan=False) as computation:
            np.testing.assert_allclose(found, computation.gradients(loss, data)[data].numpy(), rtol=1e-4, atol=1e-6)


def test_programs_are_compared_where_parts_of_many_elements_are() -> None:
    """A part may lie beyond those that programs are compared on."""
    loss = squares((data >> Linear(Feature, Inner, seed=0) >> tanh).select(Time, 100)).sum(Inner).mean()
    for number, time in enumerate((300, 400, 500)):
        with given(*bindings(2, time)) as computation:
            found = loss.value.numpy()
            assert computation.counts.planned_values == (number >= 1)
        with given(*bindings(2, time), plan=False):
            np.testing.assert_allclose(found, loss.value.numpy(), rtol=1e-4)


@pytest.mark.parametrize("sizes", [[32] * 10 + [30, 17], [4, 7, 9, 6], [128, 128, 100, 77, 64], [5, 7, 2, 1, 3, 4]])
@pytest.mark.parametrize("differentiated", [False, True])
def test_medians_of_sizes_of_either_parity(sizes: list[int], differentiated: bool) -> None:
    x, w = Input(Tensor[Batch, Feature]), Param(Tensor[Feature](np.arange(1.0, 7.0)))
    median = (x * w.expand(Batch)).median(Batch)
    loss = (median * median).sum() * 2.0 + 1.0
    for size in sizes:
        array = np.random.default_rng(size).normal(size=(size, 6))
        with given(x.bind(Tensor[Batch, Feature](array))) as computation:
            expected = np.median(array, axis=0)
            np.testing.assert_allclose(median.value.numpy(), expected * np.arange(1.0, 7.0))
            if differentiated:
                slope = 4.0 * np.arange(1.0, 7.0) * expected**2
                np.testing.assert_allclose(computation.gradients(loss)[w].numpy(), slope)


def test_a_size_that_a_kernel_branches_on_has_plans_for_either_outcome() -> None:
    class Halves(PolyOp1, rule="*A -> *A"):
        """Negated for an odd number of rows."""

        def forward(self, xp: Namespace, x: Array, /) -> Array:
            return -x if len(range(x.shape[0] // 2)) % 2 else x

        def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
            return Halves()(dy)

    Halves.builtin = True  # as if it were the library's own
    w = Param(Tensor[Feature](np.ones(6, np.float32)))
    loss = Halves()(data * w.expand_like(data)).sum()
    for size in ((4, 8), (8, 5), (9, 6), (6, 9), (7, 4), (10, 3), (3, 2), (2, 7)):
        with given(*bindings(*size)) as computation:
            found = computation.gradients(loss)[w].numpy()
        with given(*bindings(*size), plan=False) as computation:
            np.testing.assert_allclose(found, computation.gradients(loss)[w].numpy(), rtol=1e-5)
