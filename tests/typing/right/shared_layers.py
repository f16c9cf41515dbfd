"""One layer in several places: tied embeddings, a siamese network, a universal transformer."""

from typedtensor import Axis, Expr, IntTensor, Module, Tensor
from typedtensor.nn import Embedding, LayerNorm, Linear
from typedtensor.ops import dot, relu


class Batch(Axis): ...


class Time(Axis): ...


class Hidden(Axis, size=8): ...


class Word(Axis, size=20): ...


States = Expr[Tensor[Batch, Time, Hidden]]


class Tied(Module):
    def __init__(self) -> None:
        self.words = Embedding(Word, Hidden)
        self.norm = LayerNorm(Hidden)

    def __call__(self, ids: Expr[IntTensor[Batch, Time]]) -> Expr[Tensor[Batch, Time, Word]]:
        states = self.norm(self.words(ids))
        return dot(states, self.words.weight, Hidden)


class Universal(Module):
    def __init__(self) -> None:
        self.layer = Linear(Hidden, Hidden)
        self.norms = [LayerNorm(Hidden) for _ in range(3)]

    def __call__(self, x: States) -> States:
        for norm in self.norms:
            x = x + relu(self.layer(norm(x)))
        return x


class Siamese(Module):
    def __init__(self) -> None:
        self.branch = Linear(Hidden, Hidden)

    def __call__(self, left: States, right: States) -> States:
        return self.branch(left) - self.branch(right)


tied = Tied()
universal = Universal()
siamese = Siamese()
