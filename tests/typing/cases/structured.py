"""Structured nodes: scan, fold, map_over, cond, while_loop, call, batched and tree_fold, and the layers on them."""

from dataclasses import dataclass
from typing import Any, TypeVarTuple, reveal_type

from typedtensor import (
    Axis,
    BoolTensor,
    Const,
    Expr,
    Forest,
    IntTensor,
    Param,
    Tensor,
    batched,
    call,
    cond,
    fold,
    map_over,
    scan,
    tree_fold,
    while_loop,
)
from typedtensor.nn import (
    LSTM,
    BinaryTreeLSTMCell,
    ElmanCell,
    GRUCell,
    Linear,
    LSTMCell,
    LSTMState,
    Recurrent,
    TreeLSTM,
)
from typedtensor.ops import as_real, relu, tanh

N = TypeVarTuple("N")


class Time(Axis): ...
class Batch(Axis): ...
class In(Axis, size=3): ...
class Hidden(Axis, size=4): ...
class Word(Axis): ...
class Sentence(Axis): ...


W = Param(Tensor[In, Hidden]([[0.0]]))
R = Param(Tensor[Hidden, Hidden]([[0.0]]))


def step(h: Expr[Tensor[Batch, Hidden]], x: Expr[Tensor[Batch, In]]) -> Expr[Tensor[Batch, Hidden]]:
    return tanh(x @ W + h @ R)


def any_step(h: Expr[Tensor[*N, Hidden]], x: Expr[Tensor[*N, In]]) -> Expr[Tensor[*N, Hidden]]:
    return tanh(x @ W + h @ R)


def giving(
    h: Expr[Tensor[Batch, Hidden]], x: Expr[Tensor[Batch, In]]
) -> tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch]]]:
    return step(h, x), x.sum(In)


def folds(
    xs: Expr[Tensor[Time, Batch, In]], h: Expr[Tensor[Batch, Hidden]], s: LSTMState[Expr[Tensor[Batch, Hidden]]]
) -> None:
    reveal_type(fold(step, h, xs, Time))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(fold(any_step, h, xs, Time, reverse=True))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(fold(lambda h, x: tanh(x @ W + h @ R), h, xs, Time))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(fold(lambda h, x: ElmanCell(In, Hidden)(x, h), h, xs, Time))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(fold(lambda s, x: LSTMCell(In, Hidden)(x, s), s, xs, Time))  # R: LSTMState[Expr[Tensor[Batch, Hidden]]]
    reveal_type(fold(lambda s, x: (step(s[0], x), s[1]), (h, h), xs, Time))
    # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, Hidden]]]
    reveal_type(fold(step, Const(Tensor[Batch, Hidden]([[0.0]])), xs, Time))  # R: Expr[Tensor[Batch, Hidden]]


def scans(
    xs: Expr[Tensor[Time, Batch, In]], words: Expr[IntTensor[Time, Batch]], h: Expr[Tensor[Batch, Hidden]]
) -> None:
    reveal_type(scan(giving, h, xs, Time))  # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Time, Batch]]]
    reveal_type(scan(lambda h, x: (any_step(h, x), x.mean(Batch)), h, xs, Time))
    # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Time, In]]]
    reveal_type(scan(lambda h, x: (h, x.argmax(In)), h, xs, Time))
    # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[IntTensor[Time, Batch]]]
    reveal_type(scan(lambda h, word: (h, word), h, words, Time))
    # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[IntTensor[Time, Batch]]]
    reveal_type(scan(lambda h, x, word: (step(h, x), x), h, (xs, words), Time))
    # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Time, Batch, In]]]
    reveal_type(fold(lambda h, x, word, y: step(h, x + y), h, (xs, words, xs), Time))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(scan(lambda h, x, word: (h, word), h, (xs, words), Time))
    # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[IntTensor[Time, Batch]]]
    reveal_type(scan(lambda h, x: (h, x > 0.0), h, xs, Time))
    # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[BoolTensor[Time, Batch, In]]]
    reveal_type(scan(lambda h, x, a, b, c: (step(h, x + b), a), h, (xs, words, xs, words), Time))
    # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[IntTensor[Time, Batch]]]
    reveal_type(fold(lambda s, x, a, b, c: (step(s[0], x + b), s[1]), (h, h), (xs, words, xs, words), Time))
    # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, Hidden]]]
    reveal_type(map_over(relu, xs, Time))  # R: Expr[Tensor[Time, Batch, In]]
    reveal_type(map_over(Linear(In, Hidden), xs, Time))  # R: Expr[Tensor[Time, Batch, Hidden]]
    reveal_type(map_over(lambda x: x.sum(Batch), xs, Time))  # R: Expr[Tensor[Time, In]]
    reveal_type(map_over(lambda x, word: x.sum(In), (xs, words), Time))  # R: Expr[Tensor[Time, Batch]]
    reveal_type(map_over(lambda x, a, b: x.sum(In) > as_real(a - b), (xs, words, words), Time))
    # R: Expr[BoolTensor[Time, Batch]]
    reveal_type(batched(Linear(In, Hidden), Word))
    # R: Batched[def [N] (Expr[Tensor[Word, *N, In]]) -> Expr[Tensor[Word, *N, Hidden]]]
    reveal_type(batched(weighed, Time)(xs, words))  # R: Expr[Tensor[Time, In]]
    reveal_type(batched(above, Time)(words))  # R: Expr[BoolTensor[Time, Batch]]
    batched(weighed, Time)(xs)  # E: Too few arguments [call-arg]
    batched(weighed, Time)(xs, xs)
    # E: Argument 2 has incompatible type "Expr[Tensor[Time, Batch, In]]"; expected "Sequence[Time,
    #    Expr[IntTensor[Batch]]]" [arg-type]


def weighed(x: Expr[Tensor[Batch, In]], number: Expr[IntTensor[Batch]]) -> Expr[Tensor[In]]:
    return (x * as_real(number).expand_like(x)).sum(Batch)


def above(number: Expr[IntTensor[Batch]]) -> Expr[BoolTensor[Batch]]:
    return number > 2


def refused(xs: Expr[Tensor[Time, Batch, In]], h: Expr[Tensor[Batch, Hidden]]) -> None:
    fold(step, h, xs, Batch)
    # E: fold goes along Batch, which must be the first axis of the sequence, but its axes are (Time, Batch, In): write
    #    xs.transpose(Batch, Time, In) [axes]
    fold(step, xs, xs, Time)
    # E: Argument 1 to "fold" has incompatible type "Callable[[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, In]]],
    #    Expr[Tensor[Batch, Hidden]]]"; expected "Callable[[Expr[Tensor[Time, Batch, In]], Expr[Tensor[Batch, In]]],
    #    Expr[Tensor[Time, Batch, In]]]" [arg-type]
    fold(giving, h, xs, Time)
    # E: Argument 1 to "fold" has incompatible type "Callable[[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, In]]],
    #    tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch]]]]"; expected "Callable[[Expr[Tensor[Batch, Hidden]],
    #    Expr[Tensor[Batch, In]]], Expr[Tensor[Batch, Hidden]]]" [arg-type]
    scan(step, h, xs, Time)
    # E: the step of scan returns the next state and an output, but this one returns Expr[Tensor[Batch, Hidden]]: return
    #    both, or use fold, whose step returns the next state alone [axes]
    fold(lambda h, x: x, h, xs, Time)
    # E: Argument 1 to "fold" has incompatible type "Callable[[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, In]]],
    #    Expr[Tensor[Batch, In]]]"; expected "Callable[[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, In]]],
    #    Expr[Tensor[Batch, Hidden]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[Batch, In]]", expected "Expr[Tensor[Batch, Hidden]]")
    #    [return-value]
    scan(lambda h, x: (x, h), h, xs, Time)
    # E: Argument 1 to "scan" has incompatible type "Callable[[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, In]]],
    #    tuple[Expr[Tensor[Batch, In]], Expr[Tensor[Batch, Hidden]]]]"; expected "Callable[[Expr[Tensor[Batch, Hidden]],
    #    Expr[Tensor[Batch, In]]], tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, Hidden]]]]" [arg-type]
    # E: Incompatible return value type (got "tuple[Expr[Tensor[Batch, In]], Expr[Tensor[Batch, Hidden]]]", expected
    #    "tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, Hidden]]]") [return-value]
    fold(lambda h, x: h.sum(In), h, xs, Time)
    # E: Sum[In] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (In) in the
    #    operand, which has only (Batch, Hidden) [axes]
    map_over(Linear(Hidden, In), xs, Time)
    # E: Argument 1 to "map_over" has incompatible type "Linear[Hidden, In]"; expected "Callable[[Expr[Tensor[Batch,
    #    In]]], Expr[Tensor[Batch, In]]]" [arg-type]
    # N: "Linear[Hidden, In].__call__" has type "Callable[[Expr[Tensor[*N, Hidden]]], Expr[Tensor[*N, In]]]"


def of_any_axes(xs: Expr[Tensor[Time, *N, In]], h: Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, Hidden]]:
    return fold(any_step, h, xs, Time)


def branches(p: Expr[BoolTensor[()]], x: Expr[Tensor[Batch]], s: LSTMState[Expr[Tensor[Batch, Hidden]]]) -> None:
    reveal_type(cond(p, lambda x: x * 2.0, lambda x: x, x))  # R: Expr[Tensor[Batch]]
    reveal_type(cond(p, lambda s: s.hidden, lambda s: s.cell, s))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(while_loop(lambda x: x.sum() < 1.0, lambda x: x * 2.0, x))  # R: Expr[Tensor[Batch]]
    reveal_type(while_loop(lambda s: s.hidden.sum() < 1.0, lambda s: s, s))  # R: LSTMState[Expr[Tensor[Batch, Hidden]]]
    cond(x > 0.0, lambda x: x, lambda x: x, x)
    # E: Argument 1 to "cond" has incompatible type "Expr[BoolTensor[Batch]]"; expected "Expr[BoolTensor[()]]"
    #    [arg-type]
    while_loop(lambda x: x, lambda x: x, x)
    # E: Argument 1 to "while_loop" has incompatible type "Callable[[Expr[Tensor[Batch]]], Expr[Tensor[Batch]]]";
    #    expected "Callable[[Expr[Tensor[Batch]]], Expr[BoolTensor[()]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[Batch]]", expected "Expr[BoolTensor[()]]") [return-value]
    while_loop(lambda x: x.sum() < 1.0, lambda x: x.sum(), x)
    # E: Argument 2 to "while_loop" has incompatible type "Callable[[Expr[Tensor[Batch]]], Expr[Tensor[()]]]"; expected
    #    "Callable[[Expr[Tensor[Batch]]], Expr[Tensor[Batch]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[()]]", expected "Expr[Tensor[Batch]]") [return-value]


@call
def cell(x: Expr[Tensor[*N, In]], h: Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, Hidden]]:
    return any_step(h, x)


def calls(x: Expr[Tensor[Batch, In]], h: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(cell(x, h))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(call(step)(h, x))  # R: Expr[Tensor[Batch, Hidden]]
    call(step)(x, h)
    # E: Argument 1 to "__call__" of "Called" has incompatible type "Expr[Tensor[Batch, In]]"; expected
    #    "Expr[Tensor[Batch, Hidden]]" [arg-type]
    # E: Argument 2 to "__call__" of "Called" has incompatible type "Expr[Tensor[Batch, Hidden]]"; expected
    #    "Expr[Tensor[Batch, In]]" [arg-type]


@dataclass(frozen=True)
class State:
    high: Expr[Tensor[Hidden]]
    low: Expr[Tensor[()]]


def leaf(x: Expr[Tensor[In]]) -> State:
    return State(x @ W, x.sum())


def node(left: State, right: State) -> State:
    return State(left.high + right.high, left.low)


def plus(a: Expr[Tensor[Hidden]], b: Expr[Tensor[Hidden]]) -> Expr[Tensor[Hidden]]:
    return a + b


def trees(words: Expr[Tensor[Word, In]], forest: Forest, anything: Any) -> None:
    states = tree_fold(leaf, node, words, forest, Word, Sentence)
    reveal_type(states.map(lambda state: state.high))  # R: Expr[Tensor[Sentence, Hidden]]
    reveal_type(map_over(lambda state: state.low, states, Sentence))  # R: Expr[Tensor[Sentence]]
    reveal_type(tree_fold(lambda x: x @ W, plus, words, forest, Word, Sentence).stack())
    # R: Expr[Tensor[Sentence, Hidden]]
    reveal_type(tree_fold(lambda x: x @ W, lambda a, b: a + b, words, forest, Word, Sentence))
    # R: States[Sentence, Expr[Tensor[Hidden]]]
    tree_fold(lambda x: x @ W, lambda a, b: a.sum(In), words, forest, Word, Sentence)
    # E: Sum[In] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (In) in the
    #    operand, which has only (Hidden) [axes]
    low = tree_fold(xs=words, over=Word, leaf=leaf, node=lambda a, b: node(b, a), trees=forest, along=Sentence)
    reveal_type(low)  # R: States[Sentence, State]
    high = tree_fold(xs=words, over=Word, node=lambda a, b: a + b, leaf=lambda x: x, trees=forest, along=Sentence)
    reveal_type(high.stack())  # R: Expr[Tensor[Sentence, In]]
    reveal_type(tree_fold(lambda x: x, lambda a, b: a, anything, forest, Word, Sentence))  # R: States[Sentence, Any]
    reveal_type(tree_fold(lambda x: (x, x @ W), lambda a, b: (a[0], a[1] + b[1]), words, forest, Word, Sentence))
    # R: States[Sentence, tuple[Expr[Tensor[In]], Expr[Tensor[Hidden]]]]
    tree_fold(lambda x: x @ W, lambda a, b: a @ W, words, forest, Word, Sentence)
    # E: MatMul cannot be applied to Tensor[Hidden] and Tensor[In, Hidden]: its rule "*N A, A B -> *N B" needs the last
    #    axis of the first (Hidden) to equal the first axis of the second (In) [axes]
    tree_fold(lambda x: x.sum(Hidden), lambda a, b: a, words, forest, Word, Sentence)
    # E: Sum[Hidden] cannot be applied to Tensor[In]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden) in the
    #    operand, which has only (In) [axes]
    tree_fold(lambda x: x, lambda a, b: a, words, forest, Sentence, Word)
    # E: tree_fold takes (Callable[[E], S], Callable[[S, S], S], Sequence[L, E], Forest | ForestInput, type[L],
    #    type[T]), but is given (Callable[[Expr[Tensor[In]]], Expr[Tensor[In]]], Callable[[Any, Any], Any],
    #    Expr[Tensor[Word, In]], Forest, type[Sentence], type[Word]) [axes]
    tree_fold(leaf, node, words, forest, Sentence, Word)
    # E: tree_fold takes (Callable[[E], S], Callable[[S, S], S], Sequence[L, E], Forest | ForestInput, type[L],
    #    type[T]), but is given (Callable[[Expr[Tensor[In]]], State], Callable[[State, State], State], Expr[Tensor[Word,
    #    In]], Forest, type[Sentence], type[Word]) [axes]
    tree_fold(leaf, lambda a, b: a.high, words, forest, Word, Sentence)


def layers(xs: Expr[Tensor[Time, Batch, In]], words: Expr[Tensor[Word, In]], forest: Forest) -> None:
    reveal_type(Recurrent(GRUCell(In, Hidden), Time))  # R: Recurrent[Time, In, Hidden]
    reveal_type(Recurrent(ElmanCell(In, Hidden), Time)(xs))  # R: Expr[Tensor[Time, Batch, Hidden]]
    reveal_type(LSTM(LSTMCell(In, Hidden), Time)(xs))  # R: Expr[Tensor[Time, Batch, Hidden]]
    reveal_type(xs >> LSTM(LSTMCell(In, Hidden), Time) >> Linear(Hidden, In))  # R: Expr[Tensor[Time, Batch, In]]
    reveal_type(TreeLSTM(BinaryTreeLSTMCell(In, Hidden), Word, Sentence)(words, forest))
    # R: Expr[Tensor[Sentence, Hidden]]
    LSTM(LSTMCell(In, Hidden), Batch)(xs)
    # E: LSTM[Batch, In, Hidden] cannot be applied to Tensor[Time, Batch, In]: its rule "Batch *N In -> Batch *N Hidden"
    #    needs Batch to be the first axis of the operand, not (Time, Batch, In); try operand.transpose(Batch, Time, In)
    #    [axes]
    LSTM(LSTMCell(Hidden, In), Time)(xs)
    # E: LSTM[Time, Hidden, In] cannot be applied to Tensor[Time, Batch, In]: its rule "Time *N Hidden -> Time *N In"
    #    needs an axis Hidden in the operand, which has only (Time, Batch, In) [axes]


def steps_without_outputs(s: Expr[Tensor[()]], xs: Expr[Tensor[Time]]) -> None:
    def one(h: Expr[Tensor[()]], x: Expr[Tensor[()]]) -> tuple[Expr[Tensor[()]]]: return (h + x,)
    def none(h: Expr[Tensor[()]], x: Expr[Tensor[()]]) -> tuple[()]: return ()
    def three(h: Expr[Tensor[()]], x: Expr[Tensor[()]]) -> tuple[Expr[Tensor[()]], int, int]: return h, 1, 1
    def alone(h: Expr[Tensor[()]], x: Expr[Tensor[()]]) -> Expr[Tensor[()]]: return h + x
    def listed(h: Expr[Tensor[()]], x: Expr[Tensor[()]]) -> list[Expr[Tensor[()]]]: return [h, x]
    def nested(h: Expr[Tensor[()]], x: Expr[Tensor[()]]) -> tuple[Expr[Tensor[()]], tuple[Expr[Tensor[()]]]]:
        return h, (x,)
    scan(one, s, xs, Time)
    # E: the step of scan returns the next state and an output, but this one returns tuple[Expr[Tensor[()]]]: return
    #    both, or use fold, whose step returns the next state alone [axes]
    scan(none, s, xs, Time)
    # E: the step of scan returns the next state and an output, but this one returns tuple[()]: return both, or use
    #    fold, whose step returns the next state alone [axes]
    scan(three, s, xs, Time)
    # E: the step of scan returns the next state and an output, but this one returns tuple[Expr[Tensor[()]], int, int]:
    #    return both, or use fold, whose step returns the next state alone [axes]
    scan(alone, s, xs, Time)
    # E: the step of scan returns the next state and an output, but this one returns Expr[Tensor[()]]: return both, or
    #    use fold, whose step returns the next state alone [axes]
    scan(step=listed, start=s, xs=xs, over=Time)
    # E: the step of scan returns the next state and an output, but this one returns list[Expr[Tensor[()]]]: return
    #    both, or use fold, whose step returns the next state alone [axes]
    scan(lambda h, x: h + x, s, xs, Time)
    # E: the step of scan returns the next state and an output, but this one returns one value: return both, or use
    #    fold, whose step returns the next state alone [axes]
    scan(lambda h, x: h, s, xs, Time)
    # E: the step of scan returns the next state and an output, but this one returns one value: return both, or use
    #    fold, whose step returns the next state alone [axes]
    scan(lambda h, x: (h,), s, xs, Time)
    # E: the step of scan returns the next state and an output, but this one returns a tuple of 1: return both, or use
    #    fold, whose step returns the next state alone [axes]
    reveal_type(scan(nested, s, xs, Time))  # R: tuple[Expr[Tensor[()]], tuple[Expr[Tensor[Time]]]]
    reveal_type(scan(lambda h, x: nested(h, x), s, xs, Time))  # R: tuple[Expr[Tensor[()]], tuple[Expr[Tensor[Time]]]]
    fold(one, s, xs, Time)
    # E: Argument 1 to "fold" has incompatible type "Callable[[Expr[Tensor[()]], Expr[Tensor[()]]],
    #    tuple[Expr[Tensor[()]]]]"; expected "Callable[[Expr[Tensor[()]], Expr[Tensor[()]]], Expr[Tensor[()]]]"
    #    [arg-type]
