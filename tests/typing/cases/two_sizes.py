"""Two lengths in one computation are two labels, of code that is generic in the label."""

from typing import Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Input, Module, Tensor, call
from typedtensor.nn import GRUCell, Linear, MultiHeadAttention, Recurrent, SelfAttention

T = TypeVar("T", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")


class Batch(Axis): ...
class Question(Axis): ...
class Answer(Axis): ...
class Sentence(Axis): ...
class Word(Axis, size=3): ...
class Hidden(Axis, size=4): ...
class Head(Axis, size=2): ...
class Width(Axis, size=2): ...
class Wide(Axis, size=8): ...
class Narrow(Axis, size=2): ...


class Encoder(Module):
    def __init__(self) -> None:
        self.cell = GRUCell(Word, Hidden)
        self.attention = MultiHeadAttention(Hidden, Head, Width)

    def __call__(self, words: Expr[Tensor[T, Batch, Word]], over: type[T]) -> Expr[Tensor[Batch, Hidden]]:
        states = words >> Recurrent(self.cell, over)
        return (states.transpose(Batch, over, Hidden) >> SelfAttention(self.attention, over)).mean(over)


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
encoder(question, Answer)
# E: Encoder[Batch, Word, Answer, Hidden] cannot be applied to Tensor[Question, Batch, Word]: its rule "T Batch Word ->
#    Batch Hidden" needs an axis T (Answer) in the operand, which has only (Question, Batch, Word) [axes]
question + answer
# E: Add cannot be applied to Tensor[Question, Batch, Word] and Tensor[Answer, Batch, Word]: its rule "t *A?, t *A? -> t
#    *A" needs the axes *A of the first (Question, Batch, Word) to equal the axes *A of the second (Answer, Batch, Word)
#    [axes]
teacher.hidden(encoder(question, Question)) - student.hidden(encoder(question, Question))
# E: Sub cannot be applied to Tensor[Batch, Wide] and Tensor[Batch, Narrow]: its rule "t *A?, t *A? -> t *A" needs the
#    axes *A of the first (Batch, Wide) to equal the axes *A of the second (Batch, Narrow) [axes]


# Code for one label is applied to others in calls, in which labels have sizes of their own.
def fixed(words: Expr[Tensor[Sentence, Batch, Word]]) -> Expr[Tensor[Sentence, Batch, Hidden]]:
    return words >> Recurrent(encoder.cell, Sentence)


@call
def of_question(words: Expr[Tensor[Question, Batch, Word]]) -> Expr[Tensor[Question, Batch, Hidden]]:
    return fixed(words.rename(Question, Sentence)).rename(Sentence, Question)


@call
def of_answer(words: Expr[Tensor[Answer, Batch, Word]]) -> Expr[Tensor[Batch, Hidden]]:
    return fixed(words.rename(Answer, Sentence)).sum(Sentence)


reveal_type(of_question(question))  # R: Expr[Tensor[Question, Batch, Hidden]]
reveal_type(of_question(question).mean(Question) * of_answer(answer))  # R: Expr[Tensor[Batch, Hidden]]
of_question(answer)
# E: Argument 1 to "__call__" of "Called" has incompatible type "Input[Tensor[Answer, Batch, Word]]"; expected
#    "Expr[Tensor[Question, Batch, Word]]" [arg-type]
of_question(question) * fixed(question.rename(Question, Sentence))
# E: Mul cannot be applied to Tensor[Question, Batch, Hidden] and Tensor[Sentence, Batch, Hidden]: its rule "t *A?, t
#    *A? -> t *A" needs the axes *A of the first (Question, Batch, Hidden) to equal the axes *A of the second (Sentence,
#    Batch, Hidden) [axes]


@call
def forgotten(words: Expr[Tensor[Answer, Batch, Word]]) -> Expr[Tensor[Answer, Batch, Hidden]]:
    return fixed(words.rename(Answer, Sentence))
    # E: Incompatible return value type (got "Expr[Tensor[Sentence, Batch, Hidden]]", expected "Expr[Tensor[Answer,
    #    Batch, Hidden]]") [return-value]
