"""What stands after the ends of sequences, in means, at last positions and in masks; shares of other segments."""

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.nn import LSTM, GRUCell, LSTMCell, Recurrent
from typedtensor.ops import (
    SmoothedCrossEntropy,
    arange,
    as_real,
    segment_softmax,
    segment_sum,
    select,
    smoothed_cross_entropy,
    take,
)


class Time(Axis): ...
class Batch(Axis): ...
class Letter(Axis, size=3): ...
class Hidden(Axis, size=4): ...
class Edge(Axis): ...
class Node(Axis): ...


Letters = Expr[Tensor[Time, Batch, Letter]]
Lengths = Expr[IntTensor[Batch]]
States = Expr[Tensor[Batch, Hidden]]
Places = Expr[IntTensor[Batch, Time]]
Known = Expr[BoolTensor[Batch]]
PADDING = 0
NONE = -1
reader = LSTM(LSTMCell(Letter, Hidden), Time)
other = Recurrent(GRUCell(Letter, Hidden), Time, reverse=True)


def states(xs: Letters, lengths: Lengths) -> None:
    ys = reader(xs, lengths=lengths)
    ys.mean(Time)
    # E: the mean along Time also counts the zeros after the end of each sequence: divide the sum by the lengths,
    #    x.sum(Time) / as_real(lengths); to count all positions, divide it by Time().size [axes-count]
    ys.mean()
    # E: the mean along Time also counts the zeros after the end of each sequence: divide the sum by the lengths,
    #    x.sum(Time) / as_real(lengths); to count all positions, divide it by Time().size [axes-count]
    other(xs, lengths=lengths).mean(Time)
    # E: the mean along Time also counts the zeros after the end of each sequence: divide the sum by the lengths,
    #    x.sum(Time) / as_real(lengths); to count all positions, divide it by Time().size [axes-count]
    ys.select(Time, -1)
    # E: the last position along Time is 0 for every sequence that ends earlier: the layer returns the last states
    #    first, layer.run(xs, lengths=lengths)[0] [axes-count]
    select(ys, Time, -1)
    # E: the last position along Time is 0 for every sequence that ends earlier: the layer returns the last states
    #    first, layer.run(xs, lengths=lengths)[0] [axes-count]
    ys.mean(Batch)
    ys.select(Time, 0)
    ys.sum(Time) / as_real(lengths).expand_like(ys.sum(Time))
    reader(xs).mean(Time)
    reader(xs, lengths=None).select(Time, -1)


def lengths_as_masks(lengths: Places, ends: Places, starts: Places) -> None:
    places = arange(Time).expand_like(lengths)
    present = lengths < places
    # E: by its name, present marks what is there, but lengths < positions gives the opposite: write lengths > positions
    #    [axes-mask]
    padding = (lengths > places).transpose(Time, Batch)
    # E: by its name, padding marks what is not there, but lengths > positions gives the opposite: write lengths <=
    #    positions [axes-mask]
    there = lengths >= places
    # E: lengths >= positions has one position too many for there, because positions start at 0: write lengths >
    #    positions [axes-mask]
    valid = arange(Time).expand_like(lengths) >= lengths
    # E: by its name, valid marks what is there, but lengths <= positions gives the opposite: write lengths > positions
    #    [axes-mask]
    not_padded = lengths > places
    is_present = lengths > places
    known = ~(lengths < places)
    present_since = starts < places
    starts_present = starts < places
    ends_there = ends >= places
    first_there = lengths >= arange(Time, 1).expand_like(lengths)
    print(present, padding, there, valid, not_padded, is_present, known)
    print(present_since, starts_present, ends_there, first_there)


def taken(words: Lengths, present: Known) -> Known:
    return present & words.eq(words)


def words_as_masks(words: Lengths) -> None:
    present = words.eq(PADDING)
    # E: by its name, present marks what is there, but words.eq(…) gives the opposite: write words.ne(…) [axes-mask]
    missing = words.ne(PADDING)
    # E: by its name, missing marks what is not there, but words.ne(…) gives the opposite: write words.eq(…) [axes-mask]
    padding = words.eq(PADDING)
    taken(words, words.eq(PADDING))
    # E: by its name, present marks what is there, but words.eq(…) gives the opposite: write words.ne(…) [axes-mask]
    taken(words, words.ne(PADDING))
    taken(words, words.eq(NONE))
    print(present, missing, padding)


def ignored(scores: States, target: Lengths) -> None:
    losses = SmoothedCrossEntropy(Hidden, ignored=NONE)(scores, target)
    losses.mean()
    # E: the mean also counts the places that ignored=NONE skips, as losses of 0: divide the sum by the number of the
    #    others, losses.sum() / as_real(target.ne(NONE)).sum() [axes-count]
    smoothed_cross_entropy(scores, target, Hidden, ignored=NONE).mean(Batch)
    # E: the mean also counts the places that ignored=NONE skips, as losses of 0: divide the sum by the number of the
    #    others, losses.sum(Batch) / as_real(target.ne(NONE)).sum(Batch) [axes-count]
    losses.sum() / as_real(target.ne(NONE)).sum()
    SmoothedCrossEntropy(Hidden, 0.1)(scores, target).mean()
    SmoothedCrossEntropy(Hidden, ignored=None)(scores, target).mean()


def segments(
    scores: Expr[Tensor[Edge]],
    source: Expr[IntTensor[Edge]],
    target: Expr[IntTensor[Edge]],
    x: Expr[Tensor[Node, Hidden]],
) -> None:
    y = take(x, source, Node)
    by_source, by_target = segment_softmax(scores, source, Edge, Node), segment_softmax(scores, target, Edge, Node)
    segment_sum(y * by_source.expand_like(y), target, Edge, Node)
    # E: the values on line 122 add up to 1 for each source, but this sums them for each target: use the same segments
    #    for both [axes-softmax]
    segment_sum(y * by_target.expand_like(y), target, Edge, Node)
    segment_sum(by_source, target, Edge, Node)
