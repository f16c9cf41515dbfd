"""Connectionist temporal classification: the loss of sequences without an alignment to their targets."""

from __future__ import annotations

import math

from typedtensor.control import fold
from typedtensor.core.axes import C, L, N, T
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
from typedtensor.nn.requirements import Lengths, within_lengths
from typedtensor.ops import Clip, Gather, LogAddExp, LogSoftmax, Positions, Roll, Select, TakeAlong, Where, ZerosLike

_NEVER, _LEAST, _IMPOSSIBLE = -1e30, -1e25, 1e29
"""Finite stand-ins: for ln 0, with finite gradients; the least log probability of a frame; the loss of no alignment."""


def ctc_loss(
    logits: Expr[Tensor[T, *N, C]],
    targets: Expr[IntTensor[*N, L]],
    lengths: Expr[IntTensor[*N]],
    target_lengths: Expr[IntTensor[*N]],
    time: type[T],
    classes: type[C],
    labels: type[L],
    *,
    blank: int = 0,
) -> Expr[Tensor[*N]]:
    """``-ln`` of the probability of the targets, summed over all alignments of the frames with blanks and repetitions.

    Where the frames are too few for the targets, the loss is infinite, and its gradient 0.

    Args:
        logits: scores of the classes, frame by frame; their softmax is taken along ``classes``.
        targets: the target classes. Behind the length of a target any class may stand.
        lengths: the numbers of frames that count; the others are not read.
        target_lengths: how many targets count; none of them is the blank.
        time: the label of the frames.
        classes: the label of the classes.
        labels: the label of the targets.
        blank: the blank class.

    Raises:
        SizeError: when a length is negative, or greater than its axis.

    See also: Graves et al. (2006); ``torch.nn.functional.ctc_loss(reduction="none")``, ``optax.ctc_loss``.

    >>> from typedtensor import Axis, Const, IntTensor, Tensor, given
    >>> class Time(Axis): ...
    >>> class Letter(Axis): ...
    >>> class Class(Axis): ...
    >>> frames = Const(Tensor[Time, Class]([[0.0, 0.0], [0.0, 0.0]]))  # three of four say the letter 1
    >>> one = Const(IntTensor[Letter]([1]))
    >>> loss = ctc_loss(frames, one, Const(IntTensor[()](2)), Const(IntTensor[()](1)), Time, Class, Letter)
    >>> with given():
    ...     print(loss.value)
    Tensor[()](0.2877)
    """
    add, choose, move = LogAddExp(), Where(), Roll(labels, 1)
    target_lengths = Lengths(labels)(target_lengths, targets)
    read: Expr[Tensor[T, *N, C]]
    read, valid = within_lengths(logits, lengths, time, classes)
    scores = Clip(_LEAST)(LogSoftmax(classes)(read))
    first = Positions(labels)(targets).eq(0).expand_like(targets)
    repeated = first | targets.eq(move(targets))
    start = Select(time, 0)(scores)
    none, never = (
        ZerosLike()(Select(classes, blank)(start)),
        ZerosLike()(Gather(classes, labels)(start, targets)) + _NEVER,
    )

    def step(
        state: tuple[Expr[Tensor[*N]], Expr[Tensor[*N, L]], Expr[Tensor[*N, L]]],
        frame: Expr[Tensor[*N, C]],
        counts: Expr[BoolTensor[*N]],
    ) -> tuple[Expr[Tensor[*N]], Expr[Tensor[*N, L]], Expr[Tensor[*N, L]]]:
        """The logarithms of the probabilities of silence, of each target just said, and of silence after it."""
        silent, said, paused = state
        quiet, loud = Select(classes, blank)(frame), Gather(classes, labels)(frame, targets)
        before = choose(first, silent.expand_like(said), move(paused))
        all_count = counts.expand_like(said)
        now = loud + add(add(said, before), choose(repeated, _NEVER, move(said)))
        then = quiet.expand_like(said) + add(paused, said)
        return (choose(counts, silent + quiet, silent), choose(all_count, now, said), choose(all_count, then, paused))

    silent, said, paused = fold(step, (none, never, never), (scores, valid), time)
    last = Clip(0)(target_lengths - 1)
    end = TakeAlong(labels)(add(said, paused), last)
    loss = -choose(target_lengths.eq(0), silent, end)
    return choose(loss < _IMPOSSIBLE, loss, math.inf)
