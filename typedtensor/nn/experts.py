"""Experts: linear layers for each of them, routing of tokens by limited capacity, and their mixture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic

import numpy as np

from typedtensor.core.axes import Axis, C, E, K, Label, N, T, U, V, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Function
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
from typedtensor.core.variables import Param
from typedtensor.errors import SizeError
from typedtensor.nn.initializers import Initializer, Seed, draw_parameter, each_alone, glorot_uniform, zeros
from typedtensor.nn.layer import OptionalParameter, Shown
from typedtensor.nn.linear import Linear
from typedtensor.ops import (
    Dot,
    Flatten,
    Pad,
    Positions,
    Size,
    SplitLike,
    Take,
    arange,
    arg_top_k,
    argsort,
    as_real_like,
    as_single,
    cumsum,
    log_sum_exp,
    maximum,
    minimum,
    one_hot,
    ruled,
    softmax,
    to_int,
    top_k,
    where,
)


@ruled("E *N U, E U V -> E *N V where V not in E *N")
def _product(x: Operand, weight: Operand, inputs: type[U]) -> Operand:
    return Dot(inputs)(x, weight)


class EnsembleLinear(Shown, Generic[E, U, V], shows=("weight",)):
    """``x @ weight + bias`` with separate parameters for each element of E: ``E *N U -> E *N V``.

    Args:
        members: the axis of the members, E; a label that declares its size, or a sized axis.
        inputs: the last axis of the operand, U.
        outputs: the last axis of the result, V.
        bias: whether a bias is added.
        initializer: draws the weight of each member as if it stood alone; the bias starts at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        weight: ``Tensor[E, U, V]``.
        bias: ``Tensor[E, V]``; ``hasattr(layer, "bias")`` says whether there is one.

    Raises:
        SizeError: when a label has no size.

    See also: ``torch.baddbmm``; Chua et al. (2018) for ensembles; ``flax.linen.vmap`` of ``flax.linen.Dense``.

    >>> from typedtensor import Axis, Input
    >>> class Member(Axis, size=5): ...
    >>> class Batch(Axis): ...
    >>> class Feature(Axis, size=3): ...
    >>> class Score(Axis, size=2): ...
    >>> layer = EnsembleLinear(Member, Feature, Score)
    >>> (Input(Tensor[Batch, Feature]).expand(Member) >> layer).tensor_type
    Tensor[Member, Batch, Score]
    """

    bias: OptionalParameter[Tensor[E, V]] = OptionalParameter("bias=False")

    def __init__(
        self,
        members: type[E] | E,
        inputs: type[U] | U,
        outputs: type[V] | V,
        /,
        *,
        bias: bool = True,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        axes = members, inputs, outputs
        self.weight: Param[Tensor[E, U, V]] = draw_parameter(axes, each_alone(initializer), seed, dtype)
        self.bias = draw_parameter((members, outputs), zeros, dtype=dtype) if bias else None

    def __call__(self, x: Expr[Tensor[E, *N, U]], /) -> Expr[Tensor[E, *N, V]]:
        inputs: type[U] = self.weight.axes[1]
        y = _product(x, self.weight, inputs)
        bias: Expr[Tensor[E, V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


@dataclass(frozen=True, eq=False)
class Routing(Generic[E, C, T, *N, K]):
    """Which tokens ``T *N`` go to which of the C places of which of the experts E, by K choices each.

    Attributes:
        chosen: the experts of each token, the best first.
        weights: how much each of them counts, 0 for those that had no place left.
        kept: for which of them there was a place.
        balance: ``|E| Σ f p``, where f is the share of the choices that an expert got and p its mean probability: 1
            where all experts get as much, more where they do not. It is differentiated for p.
        squares: the mean square of the logarithm of the sum of the exponentials of the scores, which keeps them small.

    See also: Fedus et al. (2022), equation 4, for the balance; Zoph et al. (2022), equation 5, for the squares.
    """

    chosen: Expr[IntTensor[T, *N, K]]
    weights: Expr[Tensor[T, *N, K]]
    kept: Expr[BoolTensor[T, *N, K]]
    balance: Expr[Tensor[()]]
    squares: Expr[Tensor[()]]
    _tokens: Any  # the number of the token at each place, from 1; 0 for none
    _numbers: Any  # the place of each choice

    def dispatch(self, x: Expr[Tensor[T, *N, U]], /) -> Expr[Tensor[E, C, U]]:
        """Return the tokens at their places; 0 at empty places."""
        rows: Any = _after_none(_merged(x, 1)[-1])
        result: Expr[Tensor[E, C, U]] = Take(rows.axes[0])(rows, self._tokens)
        return result

    def combine(self, y: Expr[Tensor[E, C, V]], /) -> Expr[Tensor[T, *N, V]]:
        """Return the weighted sum of the results of a token's experts; 0 if none of them had a place for it."""
        # The labels are only known at run time.
        rows: Any = _merged(y, 1)[-1]
        weights: Any = self.weights
        result: Expr[Tensor[T, *N, V]] = Dot(weights.axes[-1])(weights, Take(rows.axes[0])(rows, self._numbers))
        return result


class Router(Shown, Generic[U, E, C, K], shows=("scores.weight", "places", "choices")):
    """Chooses a few experts for each token, in the order of the tokens, while the experts have free places.

    The probabilities of the experts are the softmax of a linear map. First all tokens get their best expert, then all
    their second one; those who come to an expert that is full are not served by it.

    Args:
        features: the last axis of the tokens, U; a label that declares its size, or a sized axis.
        experts: the axis of the experts, E.
        places: the axis of an expert's places, C: its capacity.
        choices: how many experts a token gets: the axis K.
        normalized: whether the weights of a token's choices sum to 1. If not, they are the probabilities.
        initializer: draws the weight.
        seed: the source of the draws; None takes fresh entropy.
        dtype: its precision.

    Attributes:
        scores: ``Linear[U, E]``, without a bias.

    Raises:
        SizeError: when a label has no size, more experts are to be chosen than there are, or the only choice is
            normalized: its weight would be 1 whatever the probability, and no gradient would reach the router.

    See also: Shazeer et al. (2017), Lepikhin et al. (2021), Fedus et al. (2022); Jiang et al. (2024) for normalized
    weights.

    >>> from typedtensor import Axis, Input
    >>> class Token(Axis): ...
    >>> class Feature(Axis, size=4): ...
    >>> class Expert(Axis, size=8): ...
    >>> class Place(Axis, size=16): ...
    >>> class Choice(Axis, size=2): ...
    >>> x = Input(Tensor[Token, Feature])
    >>> routing = Router(Feature, Expert, Place, Choice)(x)
    >>> routing.dispatch(x).tensor_type
    Tensor[Expert, Place, Feature]
    """

    def __init__(
        self,
        features: type[U] | U,
        experts: type[E] | E,
        places: type[C] | C,
        choices: type[K] | K,
        /,
        *,
        normalized: bool = False,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        count, chosen = size_of(experts), size_of(choices)
        if not 1 <= chosen <= count:
            raise SizeError(
                f"cannot route a token to {chosen} of {count} experts: choose at least 1 expert, and at most all"
            )
        if normalized and chosen == 1:
            raise SizeError(
                "with normalized=True the weight of a single expert is always 1, and the router would learn "
                "nothing: leave out normalized=True, or choose at least two experts"
            )
        self.scores: Linear[U, E] = Linear(
            features, experts, bias=False, initializer=initializer, seed=seed, dtype=dtype
        )
        self.experts, self.places, self.choices = label_of(experts), label_of(places), label_of(choices)
        self.sizes = (count, size_of(places), chosen)
        self.normalized = normalized

    def __call__(
        self, x: Expr[Tensor[T, *N, U]], /, *, present: Expr[BoolTensor[T, *N]] | None = None
    ) -> Routing[E, C, T, *N, K]:
        """Who goes where.

        Args:
            x: the tokens.
            present: which tokens there are, as sequences of a batch differ in length; the others get no place, and do
                not count for the balance.
        """
        # The axes are only known at run time.
        scores: Any = self.scores(x)
        experts, choices = self.experts, self.choices(self.sizes[2])
        shares = softmax(scores, experts)
        chosen, best = arg_top_k(shares, experts, choices), top_k(shares, experts, choices)
        weights = best / best.sum(self.choices).expand_like(best) if self.normalized else best
        counts = as_real_like(one_hot(chosen, experts(self.sizes[0])), single := as_single(scores))
        squares = log_sum_exp(scores, experts) ** 2
        number: Any = maximum(Size()(squares), 1.0)
        if present is not None:
            counts, shares, squares = (
                where(present.expand_like(each), each, 0.0) for each in (counts, shares, squares)
            )
            number = maximum(as_real_like(present, single).sum(), 1.0)
        got, expected = (each.sum(*(axis for axis in each.axes if axis != experts)) for each in (counts, shares))
        balance = (got * expected).sum() / (number * number) * (self.sizes[0] / self.sizes[2])
        kept, *places = self._placed(chosen, to_int(got), present)
        return Routing(chosen, where(kept, weights, 0.0), kept, balance, squares.sum() / number, *places)

    def _placed(self, chosen: Any, counts: Any, present: Any) -> tuple[Any, Any, Any]:
        """Return which choices received a place, and the places; ``counts`` are the numbers of choices by expert."""
        experts, (count, capacity, _) = self.experts, self.sizes
        places = self.places(capacity)
        if present is not None:
            # Absent tokens sort last, as if they had chosen an expert after the last one.
            chosen = where(present.expand_like(chosen), chosen, count)
        forms = _merged(chosen, 1)
        tokens = forms[-1].axes[0]
        # All first choices have priority over all second choices.
        by_choice = forms[-1].transpose(self.choices, tokens)
        [*_, flat] = _merged(by_choice, 0)
        order = argsort(flat, flat.axes[0])
        start = cumsum(counts, experts) - counts
        expert = minimum(flat, count - 1)
        # The number of earlier choices of the same expert.
        rank = argsort(order, flat.axes[0]) - Take(experts)(start, expert)
        kept = (rank < capacity) & (flat < count)
        number = where(kept, expert * capacity + rank, 0)
        every = start.expand(places).transpose(experts, self.places)
        filled = arange(places).expand_like(every) < counts.expand_like(every)
        offset = where(filled, every + arange(places).expand_like(every) + 1, 0)
        [*_, token] = _merged(Positions(tokens)(forms[-1]).expand_like(by_choice), 0)
        ordered = _after_none(Take(flat.axes[0])(token, order) + 1)
        taken = Take(ordered.axes[0])(ordered, offset)
        back = SplitLike(self.choices, tokens, flat.axes[0])
        kept, number = (
            _unmerged(back(by_choice, each).transpose(tokens, self.choices), forms) for each in (kept, number)
        )
        return kept, taken, number


class AfterNone(Axis, Generic[U], size="|U| + 1"):
    """U with an element 0 for "none" in front."""


def _with_none(label: Label) -> Label:
    return AfterNone[label]


def _after_none(x: Any) -> Any:
    """Pad the first axis with a zero in front."""
    return Pad(x.axes[0], _with_none(x.axes[0]), 1)(x)


def _merged(x: Any, kept: int) -> list[Any]:
    """Merge the first two axes until one axis and ``kept`` others remain; return all forms, the operand first."""
    forms = [x]
    while len(x.axes) > kept + 1:
        first, second = x.axes[:2]
        x = Flatten(first, second)(x)
        forms.append(x)
    return forms


def _unmerged(y: Any, forms: list[Any]) -> Any:
    """Split the first axis again, from the last of the forms to the first."""
    for form in forms[-2::-1]:
        first, second = form.axes[:2]
        y = SplitLike(first, second, y.axes[0])(form, y)
    return y


@dataclass(frozen=True, eq=False)
class Mixed(Generic[T, *N, V]):
    """The results of a mixture of experts in training.

    Attributes:
        outputs: the tokens.
        balance: the imbalance of the choices, as in :class:`Routing`; a fraction such as 0.01 is added to the loss.
        squares: the magnitude of the scores, as in :class:`Routing`; a fraction such as 0.001 is added to the loss.
    """

    outputs: Expr[Tensor[T, *N, V]]
    balance: Expr[Tensor[()]]
    squares: Expr[Tensor[()]]


class MixtureOfExperts(Shown, Generic[U, E, C, K, V], shows=("router", "experts")):
    """A few experts for each token, chosen by a router, with limited capacity: ``T *N U -> T *N V``.

    The result for a token is the sum of its experts' results, weighted by the router; 0 if no expert had a place. With
    a residual connection such a token stays unchanged.

    Args:
        router: chooses the experts.
        experts: the experts at all their places: a function from ``E C U`` to ``E C V``, such as a pipeline of
            :class:`EnsembleLinear`.

    See also: Shazeer et al. (2017), Lepikhin et al. (2021), Fedus et al. (2022).

    >>> from typedtensor import Axis, Input
    >>> from typedtensor.nn import EnsembleLinear
    >>> from typedtensor.ops import gelu
    >>> class Batch(Axis): ...
    >>> class Time(Axis): ...
    >>> class Feature(Axis, size=4): ...
    >>> class Wide(Axis, size=8): ...
    >>> class Expert(Axis, size=4): ...
    >>> class Place(Axis, size=16): ...
    >>> class Choice(Axis, size=2): ...
    >>> router = Router(Feature, Expert, Place, Choice)
    >>> experts = EnsembleLinear(Expert, Feature, Wide) >> gelu >> EnsembleLinear(Expert, Wide, Feature)
    >>> layer = MixtureOfExperts(router, experts)
    >>> layer(Input(Tensor[Batch, Time, Feature])).tensor_type
    Tensor[Batch, Time, Feature]
    """

    def __init__(self, router: Router[U, E, C, K], experts: Function[Tensor[E, C, U], Tensor[E, C, V]], /) -> None:
        self.router, self.experts = router, experts

    def __call__(
        self, x: Expr[Tensor[T, *N, U]], /, *, present: Expr[BoolTensor[T, *N]] | None = None
    ) -> Expr[Tensor[T, *N, V]]:
        """Return the results for the tokens; those that are not ``present`` get no place."""
        return self.mixed(x, present=present).outputs

    def mixed(self, x: Expr[Tensor[T, *N, U]], /, *, present: Expr[BoolTensor[T, *N]] | None = None) -> Mixed[T, *N, V]:
        """Return the results for the tokens, and the terms of the loss that balance the experts."""
        routing: Routing[E, C, T, *N, K] = self.router(x, present=present)
        return Mixed(routing.combine(self.experts(routing.dispatch(x))), routing.balance, routing.squares)
