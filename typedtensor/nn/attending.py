"""Shared parts of all forms of attention: scores, masks and weighted sums."""

from __future__ import annotations

import math
from functools import reduce
from operator import and_
from typing import Any, TypeVar

from typedtensor.base.made import require_made
from typedtensor.core.axes import Attended, Axis, Label, label_name
from typedtensor.core.operand import Operand
from typedtensor.elsewhere import WRAPPED
from typedtensor.errors import AxisError
from typedtensor.ops import CausalMask, Dot, SizeAlong, positions, ruled, softmax, to_int

K = TypeVar("K", bound=Axis)
D = TypeVar("D", bound=Axis)


# ``Dot`` aligns the labels that its operands share. Type variables leave this open, so the rules state which labels
# differ. With grouped heads each head H of the keys serves G heads of the queries.
@ruled("*N Q H D, *N K H D -> *N Q H K where Q not in K; *N Q H G D, *N K H D -> *N Q H G K where Q not in K")
def scores_of(query: Operand, key: Operand, width: type[D]) -> Operand:
    """Return the products of queries and keys."""
    return Dot(width)(query, key)


@ruled("*N Q H K, *N K H D -> *N Q H D where Q not in D; *N Q H G K, *N K H D -> *N Q H G D where Q not in D")
def _mixed(weights: Operand, value: Operand, keys: type[K]) -> Operand:
    return Dot(keys)(weights, value)


def attend(attention: Any, x: Any, attended: Any, mask: Any, present: Any) -> Any:
    """Return the attention of the positions of ``x`` to others, given by their features or by their keys and values."""
    known = not isinstance(attended, Operand) and hasattr(attended, "keys")
    queries = positions_of(attention, x)
    keys = attended.keys.axes[-3] if known else positions_of(attention, attended)
    if queries == keys:
        # With one label for queries and keys, each position would attend only to itself.
        name = label_name(keys)
        raise AxisError(
            f"{attention!r} was given {name} both for the positions that attend and for those attended to: give "
            f"the second another label, as in attended.rename({name}, Past), or use SelfAttention"
        )
    before, others = x.axes[:-2], attended.keys.axes[:-3] if known else attended.axes[:-2]
    if before != others:
        shown, given = (", ".join(map(label_name, axes)) or "no axes" for axes in (before, others))
        raise AxisError(
            f"{attention!r} needs the axes before the attending positions ({shown}) also before the attended "
            f"positions, but was given ({given}) there"
        )
    query = attention.queries(x) * (1.0 / math.sqrt(attention.sizes[-1]))
    key, value = (attended.keys, attended.values) if known else (attention.keys(attended), attention.values(attended))
    if attention.rotary is not None:
        now, then = _positions(query, key, queries, keys)
        query, key = attention.rotary(query, now), attention.rotary(key, then)
    scores = scores_of(query, key, attention.width)
    needs_shape = attention.causal or attention.relative is not None
    shape = CausalMask(queries, keys)(scores) if needs_shape else None
    if attention.relative is not None:
        now, then = _positions(query, key, queries, keys)
        scores = biased(attention, scores, then.expand_like(shape) - now.expand_like(shape))
    masks = [each for each in (mask, present, shape if attention.causal else None) if each is not None]
    allowed: Any = masks[0] if len(masks) == 1 else None
    if len(masks) > 1:
        allowed = reduce(and_, [each.expand_like(scores) for each in masks])
    return attention.joined(_mixed(softmax(scores, keys, where=allowed), value, keys))


def require_positions(attention: Any, rotary: Any, relative: Any) -> None:
    """Require that rotary encodings and relative biases are layers that fit an attention.

    Raises:
        AxisError: when one is a class, or rotations are of other features than those of a head.
    """
    name = type(attention).__name__
    for option, given in (("rotary", rotary), ("relative", relative)):
        require_made(f"{name} takes a layer for {option}=, but was given", given)
    turned = getattr(rotary, "width", attention.width)
    if turned != attention.width:
        raise AxisError(
            f"{name} needs rotary=Rotary({label_name(attention.width)}) over the features of a head, but was "
            f"given {rotary!r}"
        )


def positions_of(attention: Any, x: Any) -> Any:
    """The axis of the positions of what attends or is attended to.

    Raises:
        AxisError: when it has none.
    """
    if not isinstance(x, Operand):
        raise AxisError(WRAPPED.format(repr(attention), type(x).__name__))
    if len(x.axes) < 2:
        raise AxisError(f"{attention!r} needs an axis of positions before that of the features, but was given {x!r}")
    return x.axes[-2]


def require_attended(present: Any, x: Any, positions: Any) -> None:
    """Require that ``present`` of self-attention has the renamed axis of the attended positions.

    Raises:
        AxisError: when it has the axis of the positions that attend, or another one.
    """
    derived: Any = Attended
    own = derived[positions]
    if isinstance(present, Operand) and own not in present.axes:
        found = ", ".join(map(label_name, present.axes)) or "no axes"
        raise AxisError(
            f"present= of self-attention marks the positions to attend to, along {label_name(own)}, but has only "
            f"({found}){how_attended(x, present, 'present')}"
        )


def how_attended(x: Any, mask: Any, name: str = "mask") -> str:
    """Return a hint how to rename a mask's axis to that of the attended positions; empty if it has that axis."""
    derived: Any = Attended
    own, axes = derived[x.axes[-2]], mask.axes
    others = [axis for axis in axes if axis not in x.axes]
    meant = others[-1] if others else x.axes[-2] if axes.count(x.axes[-2]) == 1 else None
    if own in axes or meant is None:
        return ""
    return f": write {name}={name}.rename({label_name(meant)}, {label_name(own)})"


def biased(attention: Any, scores: Any, distances: Any) -> Any:
    """Add the relative position bias to scores."""
    return scores + attention.by_heads(attention.relative(distances)).expand_like(scores)


def _positions(query: Any, key: Any, queries: Label, keys: Label) -> tuple[Any, Any]:
    """Return the positions of queries and keys. Surplus keys come first, as in :class:`CausalMask`."""
    derived: Any = Attended
    now, then = positions(query, queries), positions(key, keys)
    if keys == derived[queries]:
        return now, then
    return now + to_int(SizeAlong(keys)(key) - SizeAlong(queries)(query)), then
