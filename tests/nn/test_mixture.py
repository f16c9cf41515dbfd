"""Mixtures of experts against the sum over all experts, token by token."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.control.cases import assert_close, numbers, values_and_derivatives
from typedtensor import Axis, BoolTensor, Const, Expr, Input, Param, SizeError, Tensor, given
from typedtensor.nn import EnsembleLinear, MixtureOfExperts, Router
from typedtensor.ops import dot, log_sum_exp, softmax, tanh


class Batch(Axis): ...


class Time(Axis): ...


class Feature(Axis, size=4): ...


class Wide(Axis, size=5): ...


class Topic(Axis, size=3): ...


class Expert(Axis, size=4): ...


class Place(Axis): ...


class Choice(Axis): ...


def made(places: int, choices: int, normalized: bool = False) -> Any:
    router = Router(Feature, Expert, Place(places), Choice(choices), normalized=normalized, seed=0, dtype=np.float64)
    first, second = (
        EnsembleLinear(Expert, Feature, Wide, seed=1, dtype=np.float64),
        EnsembleLinear(Expert, Wide, Topic, seed=2, dtype=np.float64),
    )
    return MixtureOfExperts(router, first >> tanh >> second)


def served(shares: Any, places: int, choices: int, present: Any) -> tuple[Any, Any]:
    """The experts that each token chose, and those of them that had a place: a loop over all choices."""
    chosen, kept, free = np.zeros_like(shares), np.zeros_like(shares), np.full(shares.shape[1], places)
    order = np.argsort(-shares, axis=1, kind="stable")
    for choice in range(choices):
        for token in range(len(shares)):
            expert = order[token, choice]
            chosen[token, expert] = 1.0
            if present[token] and free[expert] > 0:
                free[expert] -= 1
                kept[token, expert] = 1.0
    return chosen, kept


@pytest.mark.parametrize(
    ("places", "choices", "normalized", "absent"),
    [(12, 2, True, 0), (2, 2, False, 0), (1, 1, False, 2), (3, 4, True, 3)],
)
def test_each_token_gets_the_sum_of_its_experts(places: int, choices: int, normalized: bool, absent: int) -> None:
    layer, x = made(places, choices, normalized), Param(Tensor[Batch, Time, Feature](numbers(2, 6, 4)))
    present = np.ones((2, 6), bool)
    present[1, 6 - absent :] = False
    mixed = layer.mixed(x, present=Const(BoolTensor[Batch, Time](present)) if absent else None)
    assert mixed.outputs.axes == (Batch, Time, Topic)
    found: Any = (mixed.outputs * mixed.outputs).sum() + mixed.balance + 0.1 * mixed.squares

    scores: Any = layer.router.scores(x)
    shares: Any = softmax(scores, Expert)
    with given():
        chosen, kept = served(shares.value.numpy().reshape(12, 4), places, choices, present.ravel())

    def known(values: Any) -> Any:
        return Const(Tensor[Batch, Time, Expert](values.reshape(2, 6, 4)))

    weights: Any = shares
    if normalized:
        weights = shares / (shares * known(chosen)).sum(Expert).expand_like(shares)
    each: Any = layer.experts(x.expand(Expert))
    outputs: Any = dot(weights * known(kept), each.transpose(Batch, Time, Expert, Topic), Expert)
    got = chosen[present.ravel()].mean(0) / choices
    there = Const(Tensor[Batch, Time](present / present.sum()))
    balance: Any = (shares * known(np.tile(4 * got, (12, 1))) * there.expand_like(shares)).sum()
    squares: Any = (log_sum_exp(scores, Expert) ** 2 * there).sum()
    expected: Any = (outputs * outputs).sum() + balance + 0.1 * squares
    of = x, *layer.parameters.values()
    assert_close(values_and_derivatives(found, *of), values_and_derivatives(expected, *of))


def test_more_places_change_nothing_where_there_are_enough() -> None:
    x, found = Const(Tensor[Time, Feature](numbers(5, 4))), list[Any]()
    for places in (5, 50):
        with given():
            found.append(made(places, 2)(x).value.numpy())
    np.testing.assert_allclose(found[0], found[1], rtol=1e-12)


def test_sizes_change_from_one_computation_to_the_next_and_all_may_be_absent() -> None:
    layer, x, there = made(4, 2), Input(Tensor[Time, Feature]), Input(BoolTensor[Time])
    mixed = layer.mixed(x, present=there)
    for size in (1, 7, 3, 20, 2, 9):
        values = np.random.default_rng(size).normal(size=(size, 4))
        with given(x.bind(Tensor[Time, Feature](values)), there.bind(BoolTensor[Time](np.ones(size, bool)))) as run:
            whole = mixed.outputs.value.numpy()
            assert whole.shape == (size, 3)
            assert np.isfinite(
                run.gradients((mixed.outputs * mixed.outputs).sum())[layer.router.scores.weight].numpy()
            ).all()
        with given(x.bind(Tensor[Time, Feature](values)), there.bind(BoolTensor[Time](np.zeros(size, bool)))):
            assert not mixed.outputs.value.numpy().any()
            assert mixed.balance.value.numpy() == mixed.squares.value.numpy() == 0.0


def test_float64_and_a_loop_over_experts_of_ones_own() -> None:
    router = Router(Feature, Expert, Place(8), Choice(2), seed=0, dtype=np.float64)
    x: Expr[Tensor[Time, Feature]] = Const(Tensor[Time, Feature](np.random.default_rng(0).normal(size=(8, 4))))
    routing = router(x)
    back = routing.combine(routing.dispatch(x) * 2.0)
    with given():
        weights = routing.weights.value.numpy().sum(1, keepdims=True)
        assert back.value.numpy().dtype == routing.balance.value.numpy().dtype == np.float64
        np.testing.assert_allclose(back.value.numpy(), x.value.numpy() * 2.0 * weights, rtol=1e-12)
        assert routing.kept.value.numpy().all()


@pytest.mark.parametrize(
    ("choices", "normalized", "reason"),
    [
        (5, False, "cannot route a token to 5 of 4 experts: choose at least 1 expert, and at most all"),
        (0, False, "cannot route a token to 0 of 4 experts: choose at least 1 expert, and at most all"),
        (1, True, "with normalized=True the weight of a single expert is always 1"),
    ],
)
def test_what_cannot_be_chosen(choices: int, normalized: bool, reason: str) -> None:
    with pytest.raises(SizeError, match=reason):
        Router(Feature, Expert, Place(2), Choice(choices), normalized=normalized)


def test_members_are_drawn_alone() -> None:
    drawn_weight = EnsembleLinear(Expert(4), Wide, Topic, seed=3).weight.value.numpy()
    assert np.abs(drawn_weight).max() <= (6 / 8) ** 0.5
    assert repr(made(2, 1)).startswith("MixtureOfExperts(Router(Feature, Expert, Place, Choice), EnsembleLinear(")


def test_no_tokens() -> None:
    layer, x = made(places=3, choices=2), Input(Tensor[Batch, Feature])
    mixed = layer.mixed(x)
    loss = (mixed.outputs * mixed.outputs).sum() + mixed.balance + mixed.squares
    for _ in range(3):  # interpreted, and planned
        with given(x.bind(Tensor[Batch, Feature](np.zeros((0, 4))))) as computation:
            assert mixed.outputs.value.shape == (0, 3)
            assert loss.value.item() == 0.0
            slopes = computation.gradients(loss)
            assert not any(slopes[parameter].numpy().any() for parameter in layer.parameters.values())
