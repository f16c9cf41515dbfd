"""Recommendations from a history: items attend with the candidate, a pairwise loss, a popularity correction."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Embedding, Linear
from typedtensor.ops import concat, dot, log_sigmoid, relu, select, softmax, where


class User(Axis, samples=True): ...


class Item(Axis, size=12): ...


class Past(Axis, size=5): ...


class Negative(Axis, size=4): ...


class Feature(Axis, size=6): ...


class Interest(Axis, size=6): ...


class Pair(Axis, size=12): ...


class Hidden(Axis, size=8): ...


class Score(Axis, size=1): ...


class Ranker(Module):
    def __init__(self) -> None:
        self.items = Embedding(Item, Feature, seed=0)
        self.hidden, self.score = Linear(Pair, Hidden, seed=1), Linear(Hidden, Score, seed=2)

    def interest(
        self,
        past: Expr[IntTensor[User, Past]],
        there: Expr[BoolTensor[User, Past]],
        candidate: Expr[Tensor[User, Feature]],
    ) -> Expr[Tensor[User, Feature]]:
        seen = self.items(past)
        scores = (seen * candidate.expand(Past).transpose(User, Past, Feature)).sum(Feature)
        shares = softmax(where(there, scores, -1e9), Past)
        return (shares.expand(Feature).transpose(User, Past, Feature) * seen).sum(Past)

    def __call__(
        self, past: Expr[IntTensor[User, Past]], there: Expr[BoolTensor[User, Past]], item: Expr[IntTensor[User]]
    ) -> Expr[Tensor[User]]:
        candidate = self.items(item)
        interest = self.interest(past, there, candidate).rename(Feature, Interest)
        pair = concat(candidate, interest, Feature, Interest, Pair)
        return select(self.score(relu(self.hidden(pair))), Score, 0)


past, there = Input(IntTensor[User, Past]), Input(BoolTensor[User, Past])
liked, ignored = Input(IntTensor[User]), Input(IntTensor[User])
sampled, popularity = Input(IntTensor[User, Negative]), Input(Tensor[Item])
ranker = Ranker()
liked_score, ignored_score = ranker(past, there, liked), ranker(past, there, ignored)
pairwise = -log_sigmoid(liked_score - ignored_score)
profile = ranker.items(past).mean(Past, where=there.expand(Feature).transpose(User, Past, Feature))
negatives = ranker.items(sampled)
negative_scores = (negatives * profile.expand(Negative).transpose(User, Negative, Feature)).sum(Feature)
positive_score = (ranker.items(liked) * profile).sum(Feature)
sampled_loss = negative_scores.max(Negative) - positive_score
all_scores = dot(profile, ranker.items.weight, Feature)
all_scores = all_scores - 0.1 * popularity.expand_like(all_scores)
recommended = all_scores.argmax(Item)
loss = pairwise.mean(User) + 0.1 * relu(sampled_loss + 1.0).mean(User)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    users = User(3)
    bound = draw(past, users, below=Item), draw(there, users), draw(liked, users, below=Item)
    more = draw(ignored, users, below=Item), draw(sampled, users, below=Item)
    return trial(loss, *bound, *more) + trial(all_scores.max(Item).mean(), *bound, *more, draw(popularity))
