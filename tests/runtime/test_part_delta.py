"""The delta of a table is the rows that were looked up, not a table; that of a sequence its elements."""

from __future__ import annotations

import tracemalloc
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, IntTensor, Operand, Param, Tensor, given
from typedtensor.ops import Embed, PolyOp2, Select, SliceAlong, embed, tanh
from typedtensor.profiling import NodeHook


class Word(Axis): ...


class Feature(Axis): ...


class Position(Axis): ...


class Alone(Axis, size=1): ...


class All(Axis, size=7): ...


class Few(Axis): ...


def table(words: int = 6, features: int = 3) -> Param[Tensor[Word, Feature]]:
    return Param(Tensor[Word, Feature](np.random.default_rng(0).normal(size=(words, features))))


def sentence(*words: int) -> Const[IntTensor[Position]]:
    return Const(IntTensor[Position](np.array(words)))


def peak(run: Any) -> int:
    """The most memory that something takes, in bytes."""
    run()
    tracemalloc.start()
    try:
        run()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_looking_up_words_makes_no_table_but_one() -> None:
    words = table(100_000, 4)
    size = words.value.numpy().nbytes

    def run() -> None:
        with given(plan=False) as computation:
            parts = [embed(Const(IntTensor[()](np.array(n))), words).sum() for n in range(20)]
            gradients = computation.gradients(sum(parts[1:], parts[0]))
            assert tracemalloc.get_traced_memory()[1] < size / 10
            assert gradients[words].numpy().sum() == 80

    assert peak(run) < 1.5 * size


@pytest.mark.parametrize("threads", [None, 1, 2])
def test_words_that_occur_more_than_once_and_other_uses_of_the_table(threads: int | None) -> None:
    words = table()
    first = sentence(1, 4, 1)
    second, third = Const(IntTensor[Alone](np.array([4]))), Const(IntTensor[All](np.array([0, 1, 2, 3, 4, 5, 5])))
    weight = np.arange(1.0, 7.0)[:, None] * np.ones((6, 3))
    uses: list[tuple[Expr[Tensor[()]], Any]] = [
        ((embed(first, words) * 2.0).sum(), np.array([0, 4, 0, 0, 2, 0])[:, None] * np.ones(3)),
        (embed(second, words).sum(), np.array([0, 0, 0, 0, 1, 0])[:, None] * np.ones(3)),
        ((words * Const(Tensor[Word, Feature](weight))).sum(), weight),
        (embed(second, words).sum() * 0.5, np.array([0, 0, 0, 0, 0.5, 0])[:, None] * np.ones(3)),
        (embed(third, words).sum(), np.array([1, 1, 1, 1, 1, 2])[:, None] * np.ones(3)),
    ]
    for order in ([0], [0, 1], [0, 2], [2, 0], [1, 0, 3], [0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 4, 4, 2]):
        loss = sum((uses[n][0] for n in order[1:]), uses[order[0]][0])
        with given(threads=threads, plan=False) as computation:
            found = computation.gradients(loss)[words]
            np.testing.assert_allclose(found.numpy(), sum(uses[n][1] for n in order))
            assert computation.gradients(loss)[words] is found
            assert computation.counts.live == 0


def test_a_table_that_is_computed() -> None:
    base = table()
    words = base >> tanh
    loss = (embed(sentence(2, 2, 0), words) * embed(sentence(5, 2, 1), words)).sum()
    with given(plan=False) as computation:
        found = computation.gradients(loss)[base].numpy()
    x = np.tanh(base.value.numpy())
    expected = np.zeros_like(x)
    for i, j in ((2, 5), (2, 2), (0, 1)):
        expected[i] += x[j]
        expected[j] += x[i]
    np.testing.assert_allclose(found, expected * (1 - x * x))


def test_the_elements_of_a_sequence_are_added_up_in_one_array() -> None:
    class Time(Axis): ...

    x = Param(Tensor[Time, Feature](np.ones((500, 200))))
    size = x.value.numpy().nbytes

    def run() -> None:
        with given(plan=False) as computation:
            parts = [Select(Time, n)(x).sum() * float(n % 3) for n in range(-250, 250)]
            gradient = computation.gradients(sum(parts[1:], parts[0]))[x].numpy()
            np.testing.assert_array_equal(gradient[:, 0], [(n if n < 250 else n - 500) % 3 for n in range(500)])

    assert peak(run) < 5 * size  # with an array for each it would be 500


def test_slices_and_elements_together() -> None:
    x = Param(Tensor[Word](np.arange(6.0)))
    loss = (SliceAlong(Word, Few, 1, None, 2)(x) * 3.0).sum() + Select(Word, -1)(x) + Select(Word, 0)(x) * 2.0
    with given(plan=False) as computation:
        np.testing.assert_array_equal(computation.gradients(loss)[x].numpy(), [2, 3, 0, 3, 0, 4])


def test_a_hook_is_given_a_tensor() -> None:
    words, seen = table(), []
    with given(plan=False) as computation:
        computation.watch(NodeHook(words, delta=lambda delta: seen.append(delta.numpy()[:, 0].tolist())))
        computation.gradients(embed(sentence(3), words).sum())
    assert seen == [[0, 0, 0, 1, 0, 0]]


def test_the_gradient_has_the_precision_of_the_table() -> None:
    words = Param(Tensor[Word, Feature](np.ones((4, 2), np.float32)))
    loss = (embed(sentence(1, 2), words) * Const(Tensor[Position, Feature](np.ones((2, 2))))).sum()
    with given(plan=False) as computation:
        assert computation.gradients(loss)[words].dtype == np.float32


class Half(Embed):
    """An embedding with a gradient of its own."""

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return super().backward2(dy, y, x1, x2) * 0.5


def test_who_inherits_an_embedding_has_his_own_gradient() -> None:
    words = table()
    operation: PolyOp2 = Half()
    with given(plan=False) as computation:
        assert computation.gradients(operation(sentence(3), words).sum())[words].numpy()[3, 0] == 0.5
