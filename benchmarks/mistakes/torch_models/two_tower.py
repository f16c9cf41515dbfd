"""Ratings of items by users, from factors and side features of both, and a ranking against negatives."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
User = IntVar("User")
Item = IntVar("Item")
Trait = IntVar("Trait")
Genre = IntVar("Genre")
Factor = IntVar("Factor")
Side = IntVar("Side")
Negative = IntVar("Negative")


class Tower(nn.Module, Generic[User, Item, Trait, Genre, Factor, Side]):
    """Factors of users and of items, and their biases."""

    def __init__(
        self,
        user: Int[User],
        item: Int[Item],
        trait: Int[Trait],
        genre: Int[Genre],
        factor: Int[Factor],
        side: Int[Side],
    ) -> None:
        super().__init__()
        self.users = nn.Parameter(torch.randn(user, factor))
        self.items = nn.Parameter(torch.randn(item, factor))
        self.user_bias = nn.Parameter(torch.randn(user))
        self.item_bias = nn.Parameter(torch.randn(item))
        self.traits = nn.Linear(trait, side)
        self.genres = nn.Linear(genre, side)

    def ratings(self) -> Tensor[[User, Item]]:
        """The rating of each item by each user."""
        products = self.users @ self.items.T
        by_user = products + self.user_bias[:, None]
        return by_user + self.item_bias

    def of_users(self, user: Tensor[[B]], trait: Tensor[[B, Trait]]) -> Tensor[[B, Factor + Side]]:
        return torch.cat((F.embedding(user, self.users), torch.tanh(self.traits(trait))), -1)

    def of_items(self, item: Tensor[[B]], genre: Tensor[[B, Genre]]) -> Tensor[[B, Factor + Side]]:
        return torch.cat((F.embedding(item, self.items), torch.tanh(self.genres(genre))), -1)


def step(
    batch: Int[B],
    users: Int[User],
    items: Int[Item],
    traits: Int[Trait],
    genres: Int[Genre],
    factor: Int[Factor],
    side: Int[Side],
    rejections: Int[Negative],
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    user = torch.randint(users, (batch,))
    item = torch.randint(items, (batch,))
    trait = torch.randn(batch, traits)
    genre = torch.randn(batch, genres)
    rating = torch.randn(batch)
    negatives = torch.randint(items, (batch, rejections))
    tower = Tower(users, items, traits, genres, factor, side)
    predicted = (tower.of_users(user, trait) * tower.of_items(item, genre)).sum(1)
    error = (predicted - rating).square().mean(0)
    rejected = F.embedding(negatives, tower.items)
    wanted = F.embedding(user, tower.users)
    negative_scores = torch.einsum("bf,bnf->bn", wanted, rejected)
    positive_scores = torch.einsum("bf,bf->b", wanted, F.embedding(item, tower.items))
    margin = positive_scores[:, None] - negative_scores
    ranking = torch.exp(-margin).log1p().mean(1)
    rows = F.embedding(user, tower.ratings())
    rated = rows.gather(1, item[:, None]).squeeze(1)
    best = rows.argmax(1)
    popularity = tower.ratings().mean(0)
    first_user = tower.ratings()[0]
    decay = tower.users.square().sum(1).mean(0) + tower.items.square().sum(1).mean(0)
    loss = error + ranking.mean(0) + (rated - rating).square().mean(0) + 0.01 * decay
    return loss, {"best": best, "popularity": popularity, "first user": first_user}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(4, 8, 8, 4, 4, 4, 4, 4)
    loss.backward()
    return loss.item()
