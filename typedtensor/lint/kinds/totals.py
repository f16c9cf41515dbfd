"""``x - x.mean()``, ``losses.sum(Time) / mask.sum()``: a reduction over all axes, combined with parts of its operand.

Totals that name their axes are meant; so are the range and the standardisation of a whole tensor, norms and counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from typedtensor.lint.values import Value, are_several, axes_of, is_number, labels, same, source, totals
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.rules import Segment, Word

_COUNTS = re.compile(r"count|joint|histogram|frequenc|occurr|number")
_REDUCED = frozenset({"Sum", "Mean"})


def check_difference(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a tensor minus its mean over everything, unless it is standardised as a whole."""
    whole, total = source(value.operands[0]), source(value.operands[1])
    if total.operation != "Mean" or total.labels or not same(source(total.operands[0]), whole):
        return
    if are_several(axes_of(whole)) and not any(_is_spread(each, whole, value) for each in around):
        yield _message(total, whole, "is subtracted from it again")


def check_sum(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a tensor plus or minus a sum over everything, along axes of the tensor, too."""
    for one, other in (value.operands, value.operands[::-1]):
        word = axes_of(one)
        for total in totals(other) if word and not is_number(one) else ():
            of = source(total.operands[0])
            if total.operation == "Sum" and not same(of, source(one)) and set(axes_of(of) or ()) & set(word or ()):
                yield _message(total, of, f"is combined with {_name(one) or 'a result'}, which has some of them")
                return


def check_quotient(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a tensor divided by its sum over everything, or by another total of the same axes."""
    above = source(value.operands[0])
    word = axes_of(above)
    if not word or is_number(above):
        return
    for total in totals(value.operands[1]):
        of = source(total.operands[0])
        shared = [axis for axis in axes_of(of) or () if axis in word]
        if not shared or total.operation not in ("Sum", "Mean"):
            continue
        if _is_part(above, of, total) and not any(_is_summed(each, value) for each in around):
            yield _message(total, of, f"divides a {_name(above) or 'result'} that was reduced along some of them")
            return
        if same(of, above) and total.operation == "Sum" and not _is_count(of):
            yield _message(total, of, "divides it again")
            return
        if total.operation == "Mean" and _is_centred(above, of):
            yield _message(total, of, "divides what was centred along some of them")
            return


def check_root(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a tensor times the inverse root of its mean square over everything."""
    for one, other in (value.operands, value.operands[::-1]):
        whole, root = source(one), source(other)
        for total in totals(root) if root.operation == "Rsqrt" else ():
            of = source(total.operands[0])
            if (
                total.operation == "Mean"
                and _is_square(of, whole)
                and (whole.operation != "Sub" or _is_centred(whole, of))
            ):
                yield _message(total, of, f"scales {_name(whole) or 'what is squared'}")
                return


def _is_part(above: Value, of: Value, total: Value) -> bool:
    """Whether a value was reduced along one of a total's axes, and has others of them."""
    reduced = above
    while reduced.operation in ("Mul", "Neg", "Add"):
        rest = [each for each in reduced.operands if not is_number(each)]
        if len(rest) != 1:
            return False
        reduced = source(rest[0])
    return (
        reduced.operation in _REDUCED
        and bool(set(labels(reduced)) & set(axes_of(of) or ()))
        and total.operation == "Sum"
    )


def _is_centred(above: Value, of: Value) -> bool:
    """Whether a value is a difference from a mean along named axes, whose squares a total averages."""
    if above.operation != "Sub" or not _is_square(of, above):
        return False
    mean = source(above.operands[1])
    return mean.operation == "Mean" and bool(mean.labels)


def _is_spread(value: Value, whole: Value, difference: Value) -> bool:
    """Whether a value is a measure of spread of a whole tensor, or of its differences from its mean."""
    if value.labels:
        return False
    if value.operation in ("Std", "Variance", "Norm"):
        of = source(value.operands[0])
        return same(of, whole) or same(of, source(difference))
    if value.operation in ("Mean", "Sum"):
        return _is_square(source(value.operands[0]), source(difference))
    return False


def _is_square(value: Value, of: Value) -> bool:
    """Whether a value is the square of another: ``square(x)``, ``x * x`` or ``x**2.0``."""
    operands = value.operands
    if value.operation == "Pow" and len(operands) == 2 and operands[1].number == 2:
        operands = operands[:1]
    elif value.operation not in ("Square", "Mul"):
        return False
    return all(same(source(each), of) for each in operands)


def _is_summed(value: Value, quotient: Value) -> bool:
    """Whether a value is a sum of a quotient: each part of a mean of everything."""
    return value.operation == "Sum" and same(source(value.operands[0]), source(quotient))


def _is_count(value: Value) -> bool:
    """Whether a value counts: its shares of everything are a joint distribution."""
    while value.operation in ("Sum", "Mul", "Add") and value.operands:
        value = source(value.operands[0])
    return _COUNTS.search(value.name) is not None or value.operation in ("AsReal", "OneHot")


def _message(total: Value, of: Value, how: str) -> str:
    axes: Word = axes_of(of) or ()
    name, method = _name(of) or "x", total.operation.lower()
    is_known = not any(isinstance(axis, Segment) for axis in axes)
    return (
        f"{name}.{method}() reduces all axes ({show(axes)}), and {how}: name the axes, as in {name}.{method}"
        f"({show(axes[-1:])}); if all are meant, {f'write {name}.{method}({show(axes)})' if is_known else 'ignore it'}"
    )


def _name(value: Value) -> str:
    return value.name.partition(" (:")[0]
