"""Plans whose calls machine code makes: results, failures, threads, processes, and what is without LLVM."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.native.calls import compiler
from tests.specialization.running import in_threads
from typedtensor import Axis, Expr, Input, IntTensor, Param, SizeError, Tensor, fold, given
from typedtensor.ops import cross_entropy, embed, tanh
from typedtensor.optim import Adam
from typedtensor.specialization.cache import PLANS
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy import plan as plans
from typedtensor.targets.numpy.native.sequence import joined


class Time(Axis): ...


class Batch(Axis): ...


class Word(Axis, size=11): ...


class Hidden(Axis, size=6): ...


class Out(Axis, size=6): ...


class Network:
    """A recurrent network that reads rows of a table."""

    def __init__(self) -> None:
        draw = np.random.default_rng(0).normal
        self.table = Param(Tensor[Word, Hidden](draw(size=(11, 6))))
        self.weight = Param(Tensor[Hidden, Out](draw(size=(6, 6)) / 3))
        self.last = Param(Tensor[Hidden, Word](draw(size=(6, 11))))
        self.words, self.answers = Input(IntTensor[Time, Batch]), Input(IntTensor[Batch])
        start = Input(Tensor[Batch, Hidden])
        self.start = start

        def step(state: Expr[Tensor[Batch, Hidden]], word: Expr[IntTensor[Batch]]) -> Expr[Tensor[Batch, Hidden]]:
            return tanh((state @ self.weight).rename(Out, Hidden) + embed(word, self.table))

        state = fold(step, self.start, self.words, Time)
        self.loss = cross_entropy(state @ self.last, self.answers, Word).mean()
        self.optimizer = Adam([self.table, self.weight, self.last], learning_rate=0.05)

    def step(self, number: int, rows: int = 4, *, word: int | None = None, **options: Any) -> float:
        draw = np.random.default_rng(number)
        words = draw.integers(0, 11, (5, rows))
        if word is not None:
            words[2, 1] = word
        bound = (
            self.words.bind(IntTensor[Time, Batch](words)),
            self.answers.bind(IntTensor[Batch](draw.integers(0, 11, rows))),
            self.start.bind(Tensor[Batch, Hidden](np.zeros((rows, 6)))),
        )
        with given(*bound, **options):
            self.optimizer.step(self.loss)
            return float(self.loss.value)

    def numbers(self) -> list[Any]:
        return [p.value.numpy().copy() for p in (self.table, self.weight, self.last)]


@pytest.fixture
def joins(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of calls of plans before and after machine code took them over, which it does soon."""
    compiler()
    monkeypatch.setattr(cost_model, "JOINED_AFTER", 2)
    monkeypatch.setattr(cost_model, "TILED_AFTER", 2)
    PLANS.clear()
    found: list[int] = []

    def noted(calls: Any) -> Any:
        result = joined(calls)
        found.extend([len(calls), len(result)])
        return result

    monkeypatch.setattr(plans, "joined", noted)
    return found


def test_training_is_that_of_the_interpreter(joins: list[int]) -> None:
    native, plain = Network(), Network()
    for number in range(12):
        rows = 4 if number % 4 else 3
        np.testing.assert_allclose(native.step(number, rows), plain.step(number, rows, plan=False), rtol=1e-12)
    assert joins
    assert joins[1] == 1 < 20 < joins[0]
    for one, other in zip(native.numbers(), plain.numbers(), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-12)


def test_machine_code_can_be_left_out(joins: list[int]) -> None:
    network = Network()
    for number in range(12):
        network.step(number, without=["native"])
    assert not joins


def test_an_interrupt_while_calls_are_joined_leaves_them_to_the_next_run(
    joins: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    network, other, left = Network(), Network(), [KeyboardInterrupt, MemoryError]
    noted: Any = vars(plans)["joined"]

    def interrupted(calls: Any) -> Any:
        if left:
            raise left.pop()
        return noted(calls)

    monkeypatch.setattr(plans, "joined", interrupted)
    for number in range(12):
        try:
            network.step(number)
        except (KeyboardInterrupt, MemoryError):
            network.step(number)
        other.step(number, plan=False)
    assert not left
    assert joins
    for one, two in zip(network.numbers(), other.numbers(), strict=True):
        np.testing.assert_allclose(one, two, rtol=1e-9, atol=1e-12)


def test_an_index_out_of_range_is_an_error_and_changes_nothing(joins: list[int]) -> None:
    network = Network()
    for number in range(8):
        network.step(number)
    assert joins
    before = network.numbers()
    for word in (11, -1, 2**40):
        with pytest.raises(SizeError, match=f"index {word} into Word of size 11"):
            network.step(8, word=word)
    for one, other in zip(network.numbers(), before, strict=True):
        np.testing.assert_array_equal(one, other)
    other_network = Network()
    for number in range(8):
        other_network.step(number, plan=False)
    np.testing.assert_allclose(network.step(9), other_network.step(9, plan=False), rtol=1e-9)


def test_threads_train_at_the_same_time(joins: list[int]) -> None:
    networks, losses = [Network() for _ in range(4)], dict[int, list[float]]()

    def work(number: int) -> None:
        losses[number] = [networks[number].step(n) for n in range(20)]

    in_threads(work, 4)
    assert joins
    for number in range(1, 4):
        np.testing.assert_allclose(losses[number], losses[0], rtol=1e-9)
