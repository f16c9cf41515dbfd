"""Gradients for tables of which rows are looked up: as rows where a plan is not worth all of them."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest

from typedtensor import Axis, Expr, Input, IntTensor, Param, Tensor, fold, given
from typedtensor.ops import embed, tanh
from typedtensor.optim import SGD
from typedtensor.specialization.sparse import A_NODE


class Word(Axis): ...


class Feature(Axis, size=10): ...


class Position(Axis): ...


sentence = Input(IntTensor[Position], name="sentence")
SENTENCE = IntTensor[Position](np.array([2, 0, 2]))


def table(words: int) -> Param[Tensor[Word, Feature]]:
    values = np.random.default_rng(0).normal(size=(words, 10)).astype(np.float32)
    return Param(Tensor[Word, Feature](values), name="table")


def squares(words: Param[Tensor[Word, Feature]]) -> Expr[Tensor[()]]:
    rows = embed(sentence, words)
    return (rows * rows).sum()


def planned(loss: Expr[Tensor[()]]) -> list[int]:
    """How many gradients a plan computes in each of three computations."""
    found = []
    for _ in range(3):
        with given(sentence.bind(SENTENCE)) as computation:
            computation.gradients(loss)
            found.append(computation.counts.planned)
    return found


def test_a_large_table_has_rows_and_a_small_one_a_plan() -> None:
    assert planned(squares(table(100))) == [0, 1, 1]
    assert planned(squares(table(A_NODE))) == [0, 0, 0]


def test_the_rows_take_less_memory_than_the_table() -> None:
    words = table(A_NODE)
    loss = squares(words)
    planned(loss)
    tracemalloc.start()
    try:
        planned(loss)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < words.value.numpy().nbytes / 2


def test_a_table_that_is_read_otherwise_as_well_has_a_plan() -> None:
    words = table(A_NODE)
    assert planned(squares(words) + words.mean()) == [0, 1, 1]


def test_a_network_with_much_else_to_do_has_a_plan() -> None:
    words, start = table(A_NODE), Param(Tensor[Feature](np.zeros(10, np.float32)))

    def step(state: Expr[Tensor[Feature]], row: Expr[Tensor[Feature]]) -> Expr[Tensor[Feature]]:
        for _ in range(20):
            state = tanh(state + row)
        return state

    assert planned(fold(step, start, embed(sentence, words), Position).sum()) == [0, 1, 1]


@pytest.mark.parametrize("number", [100, A_NODE])
def test_a_step_is_planned_and_the_rows_are_the_same(number: int) -> None:
    words = table(number)
    loss, optimizer = squares(words), SGD([words], learning_rate=0.5)
    for step in range(3):
        before = words.value.numpy().copy()
        with given(sentence.bind(SENTENCE)) as computation:
            expected = computation.gradients(loss)[words].numpy()
        with given(sentence.bind(SENTENCE)) as computation:
            optimizer.step(loss)
            assert computation.counts.planned == 1 or step == 0
        np.testing.assert_allclose(words.value.numpy(), before - 0.5 * expected, rtol=1e-5)
        assert expected[2].any()
        assert not expected[1].any()
