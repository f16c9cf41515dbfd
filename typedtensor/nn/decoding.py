"""Causal self-attention of positions to themselves and to earlier ones, of which only keys and values are known."""

from __future__ import annotations

from typing import Any, Generic, overload

import numpy as np

from typedtensor.core.axes import Attended, Axis, B, D, G, H, Label, P, Q, U, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import IntTensor, Tensor, tensor_type
from typedtensor.errors import AxisError
from typedtensor.nn.attention import GroupedQueryAttention, MultiHeadAttention, Remembered
from typedtensor.nn.layer import Shown
from typedtensor.ops import ConcatAlong, Dot, Rename, TakePart, softmax


class Known(Axis):
    """The earlier positions and those of a block, one after the other."""


class ContinuedAttention(Shown, Generic[B, P, Q, U, H, D], shows=("attention", "over", "past")):
    """Causal self-attention of a block of positions to itself and to the earlier ones of its sequence.

    The earlier positions are given by their keys and values, with the axis P. A call returns those of the block, which
    whoever keeps them appends: :class:`typedtensor.generation.Generator` does. The block is a whole prompt, or the one
    position that follows; sequences of a batch may differ in length.

    Args:
        attention: the attention, with the parameters.
        over: the axis of the positions of the block, Q, before that of the features.
        past: the axis of the earlier positions, P.

    Raises:
        AxisError: when a position attends to later ones, too, or both have one label for their positions.

    See also: :class:`CachedAttention`, for one sequence whose keys and values are buffers; Shazeer (2019).

    >>> from typedtensor import Axis, Input
    >>> class Text(Axis): ...
    >>> class Time(Axis): ...
    >>> class Past(Axis): ...
    >>> class Feature(Axis, size=6): ...
    >>> class Head(Axis, size=2): ...
    >>> class Width(Axis, size=3): ...
    >>> attention = MultiHeadAttention(Feature, Head, Width, causal=True)
    >>> layer = ContinuedAttention(attention, Time, Past)
    >>> now, before = Input(IntTensor[Text, Time]), Input(IntTensor[Text, Past])
    >>> past = Remembered(Input(Tensor[Text, Past, Head, Width]), Input(Tensor[Text, Past, Head, Width]))
    >>> y, new = layer(Input(Tensor[Text, Time, Feature]), now, before, past)
    >>> y.axes == (Text, Time, Feature), new.keys.axes == (Text, Time, Head, Width)
    (True, True)
    """

    @overload
    def __init__(
        self: ContinuedAttention[Any, P, Q, U, H, D],
        attention: MultiHeadAttention[U, H, D],
        over: type[Q],
        past: type[P],
        /,
    ) -> None: ...
    @overload
    def __init__(
        self: ContinuedAttention[Any, P, Q, U, H, D],
        attention: GroupedQueryAttention[U, H, G, D],
        over: type[Q],
        past: type[P],
        /,
    ) -> None: ...
    def __init__(self, attention: Any, over: Any, past: Any, /) -> None:
        if not attention.causal:
            raise AxisError(
                f"{attention!r} lets positions attend to later ones, which are not there yet: make it with causal=True"
            )
        self.attention: Any = attention
        self.over: type[Q] = label_of(over)
        self.past: type[P] = label_of(past)
        if self.over is self.past:
            raise AxisError(
                f"ContinuedAttention was given {label_name(self.past)} both for the positions of a block and for the "
                "earlier ones: give these another label"
            )

    def nothing(self, sequences: type[B], /) -> Remembered[Tensor[B, P, H, D]]:
        """The keys and values before the first position: none, of one sequence, as an example of others."""
        attention = self.attention
        of: Any = tensor_type("real", (sequences, self.past, attention.heads, attention.width))
        shape = (1, 0, attention.sizes[0], attention.sizes[-1])
        keys, values = (of(np.zeros(shape, x.weight.value.dtype)) for x in (attention.key, attention.value))
        return Remembered(keys, values)

    def __call__(
        self,
        x: Expr[Tensor[B, Q, U]],
        now: Expr[IntTensor[B, Q]],
        before: Expr[IntTensor[B, P]],
        past: Remembered[Expr[Tensor[B, P, H, D]]],
        /,
    ) -> tuple[Expr[Tensor[B, Q, U]], Remembered[Expr[Tensor[B, Q, H, D]]]]:
        """Return the features after attention, and the keys and values of the block.

        Args:
            x: the features of the block.
            now: the numbers of its positions, from 0.
            before: those of the earlier positions; -1 marks a place without one.
            past: the keys and values of these.

        Raises:
            AxisError: when the axes are others.
        """
        taken: tuple[Expr[Tensor[B, Q, U]], Remembered[Expr[Tensor[B, Q, H, D]]]] = self._taken(x, now, before, past)
        return taken

    def _taken(self, x: Any, now: Any, before: Any, past: Any) -> Any:
        """Return the result of a call, whose labels are only known at run time."""
        attention: Any = self.attention
        derived: Any = Attended
        over, earlier, known = self._labels(x, now, before, past)
        block: Any = derived[over]
        query, (key, value) = attention._queries(x), attention._keys_and_values(x)
        if attention.rotary is not None:
            query, key = attention.rotary(query, now), attention.rotary(key, now)
        new = Remembered(key, value)
        renamed: Any = Rename(over, block)
        key, value, block_now = renamed(key), renamed(value), renamed(now)
        dot: Any = Dot(attention.width)
        joined: Any = ConcatAlong(earlier, block, known)
        to_past, to_block = dot(query, past.keys), dot(query, key)
        scores = joined(to_past, to_block)
        then = joined(before, block_now)
        if attention.relative is not None:
            shape = then.expand(over).transpose(*now.axes, known)
            scores = attention._biased(scores, shape - now.expand_like(shape))
        numbers = now.expand_like(scores)
        allowed = (then.expand_like(scores) <= numbers) & (then >= 0).expand_like(scores)
        shares: Any = softmax
        weights = shares(scores, known, where=allowed)
        first: Any = TakePart(earlier, known)
        last: Any = TakePart(block, known, last=True)
        past_dot: Any = Dot(earlier)
        block_dot: Any = Dot(block)
        mixed = past_dot(first(to_past, weights), past.values) + block_dot(last(to_block, weights), value)
        return attention._joined(mixed), new

    def _labels(self, x: Any, now: Any, before: Any, past: Any) -> tuple[Any, Any, Any]:
        """Return the labels of the positions, after a check of what a call was given."""
        if not isinstance(past, Remembered):
            raise AxisError(f"{self!r} takes earlier keys and values as a Remembered, not a {type(past).__name__}")
        over, earlier, attention = self.over, self.past, self.attention
        batch = tuple(x.axes[:-2])
        wanted: dict[str, tuple[Any, tuple[Label, ...]]] = {
            "the features": (x, (*batch, over, attention.features)),
            "now": (now, (*batch, over)),
            "before": (before, (*batch, earlier)),
            "the keys": (past.keys, (*batch, earlier, attention.heads, attention.width)),
            "the values": (past.values, (*batch, earlier, attention.heads, attention.width)),
        }
        for what, (found, axes) in wanted.items():
            if tuple(found.axes) != axes:
                given, needed = (", ".join(map(label_name, each)) for each in (found.axes, axes))
                raise AxisError(f"{self!r} needs {what} along ({needed}), but was given ({given})")
        return over, earlier, Known
