"""Two lengths in one computation are two labels, of code that is generic in the label."""

from typing import Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Input, Module, Tensor
from typedtensor.nn import GRUCell, Linear, MultiHeadAttention, Recurrent, SelfAttention

T = TypeVar("T", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")


class Batch(Axis): ...
class Question(Axis): ...
class Answer(Axis): ...
class Word(Axis, size=3): ...
class Hidden(Axis, size=4): ...
class Head(Axis, size=2): ...
class Width(Axis, size=2): ...
class Wide(Axis, size=8): ...
class Narrow(Axis, size=2): ...


class Encoder(Module):
    def __init__(self) -> None:
        self.cell = GRUCell(Word, Hidden)
        self.attend = SelfAttention(MultiHeadAttention(Hidden, Head, Width))

    def __call__(self, words: Expr[Tensor[T, Batch, Word]], over: type[T]) -> Expr[Tensor[Batch, Hidden]]:
        states = words >> Recurrent(self.cell, over)
        return (states.transpose(Batch, over, Hidden) >> self.attend).mean(over)


class Model(Module, Generic[V]):
    def __init__(self, inner: type[V]) -> None:
        self.first, self.second = Linear(Hidden, inner), Linear(inner, Hidden)

    def hidden(self, x: Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, V]]:
        return self.first(x)

    def __call__(self, x: Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, Hidden]]:
        return self.hidden(x) >> self.second


question, answer = Input(Tensor[Question, Batch, Word]), Input(Tensor[Answer, Batch, Word])
encoder, teacher, student = Encoder(), Model(Wide), Model(Narrow)
reveal_type(encoder(question, Question) * encoder(answer, Answer))  # R: Expr[Tensor[Batch, Hidden]]
reveal_type(teacher(encoder(question, Question)) - student(encoder(answer, Answer)))  # R: Expr[Tensor[Batch, Hidden]]
encoder(question, Answer)  # E: Cannot infer value of type parameter "T" of "__call__" of "Encoder" [misc]
question + answer
# E: Add cannot be applied to Tensor[Question, Batch, Word] and Tensor[Answer, Batch, Word]: its rule "t *A?, t *A? -> t
#    *A" needs the axes *A of the first (Question, Batch, Word) to equal the axes *A of the second (Answer, Batch, Word)
#    [axes]
teacher.hidden(encoder(question, Question)) - student.hidden(encoder(question, Question))
# E: Sub cannot be applied to Tensor[Batch, Wide] and Tensor[Batch, Narrow]: its rule "t *A?, t *A? -> t *A" needs the
#    axes *A of the first (Batch, Wide) to equal the axes *A of the second (Batch, Narrow) [axes]
