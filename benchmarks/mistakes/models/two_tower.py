"""Matrix factorisation with side features: a tower for users and one for items, ratings of pairs, and a ranking."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import concat, dot, embed, exp, log1p, select, square, take_along, tanh


class Batch(Axis): ...


class User(Axis, size=8): ...


class Item(Axis, size=8): ...


class Trait(Axis, size=4): ...


class Genre(Axis, size=4): ...


class Factor(Axis, size=4): ...


class Side(Axis, size=4): ...


class Joint(Axis, size=8): ...


class Negative(Axis, size=4): ...


class Tower(Module):
    """Factors of users and of items, and their biases."""

    def __init__(self) -> None:
        self.users = weight(Tensor[User, Factor])
        self.items = weight(Tensor[Item, Factor])
        self.user_bias = weight(Tensor[User])
        self.item_bias = weight(Tensor[Item])
        self.traits = Linear(Trait, Side, seed=0)
        self.genres = Linear(Genre, Side, seed=1)

    def ratings(self) -> Expr[Tensor[User, Item]]:
        """The rating of each item by each user."""
        products = self.users @ self.items.transpose()
        by_user = products + self.user_bias.expand(Item).transpose()
        return by_user + self.item_bias.expand(User)

    def of_users(self, user: Expr[IntTensor[Batch]], trait: Expr[Tensor[Batch, Trait]]) -> Expr[Tensor[Batch, Joint]]:
        return concat(embed(user, self.users), tanh(self.traits(trait)), Factor, Side, Joint)

    def of_items(self, item: Expr[IntTensor[Batch]], genre: Expr[Tensor[Batch, Genre]]) -> Expr[Tensor[Batch, Joint]]:
        return concat(embed(item, self.items), tanh(self.genres(genre)), Factor, Side, Joint)


user = Input(IntTensor[Batch])
item = Input(IntTensor[Batch])
trait = Input(Tensor[Batch, Trait])
genre = Input(Tensor[Batch, Genre])
rating = Input(Tensor[Batch])
negatives = Input(IntTensor[Batch, Negative])

tower = Tower()
predicted = (tower.of_users(user, trait) * tower.of_items(item, genre)).sum(Joint)
error = square(predicted - rating).mean(Batch)
rejected = embed(negatives, tower.items)
wanted = embed(user, tower.users)
negative_scores = dot(wanted, rejected, Factor)
positive_scores = dot(wanted, embed(item, tower.items), Factor)
margin = positive_scores.expand(Negative).transpose() - negative_scores
ranking = log1p(exp(-margin)).mean(Negative)
rows = embed(user, tower.ratings())
rated = take_along(rows, item, Item)
best = rows.argmax(Item)
popularity = tower.ratings().mean(User)
first_user = select(tower.ratings(), User, 0)
decay = square(tower.users).sum(Factor).mean(User) + square(tower.items).sum(Factor).mean(Item)
loss = error + ranking.mean(Batch) + square(rated - rating).mean(Batch) + 0.01 * decay


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(4)
    ids = (draw(user, batch, below=User), draw(item, batch, below=Item), draw(negatives, batch, below=Item))
    return trial(loss, *ids, draw(trait, batch), draw(genre, batch), draw(rating, batch))
