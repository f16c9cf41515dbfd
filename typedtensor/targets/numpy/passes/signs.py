"""Changes of sign: which values follow a value that is computed with the other sign.

Gates are exponentials of ``-z``, and a candidate is ``tanh(z)``. With ``-z`` from a product, for free, no step changes
signs: the candidate has the other sign, and is subtracted in place of added.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from typedtensor.ir import Elementwise, Permute, Reshape, Slice, Value, function_of, make

_VIEWS = (Slice, Reshape, Permute)


def negated(total: Value, order: Sequence[Value], kept: Collection[Value]) -> dict[Value, Value] | None:
    """Return replacements of the values that read a value, if it has the other sign; None where that saves nothing.

    Args:
        total: the value.
        order: the values of the program.
        kept: the values that must keep their sign.
    """
    other, new, saved = {total}, dict[Value, Value](), False
    for value in order:
        if other.isdisjoint(value.operands):
            continue
        function, signs = function_of(value), [x in other for x in value.operands]
        if function == "negative":
            [x] = value.operands
            assert isinstance(x, Value)
            new[value], saved = x, True
        elif function == "add" and signs.count(True) == 1:
            x, y = value.operands if signs[1] else value.operands[::-1]
            new[value] = make(Elementwise("subtract"), x, y)
        elif function == "subtract" and signs == [False, True]:
            new[value] = make(Elementwise("add"), *value.operands)
        elif function in ("multiply", "divide"):
            if not all(signs):
                other.add(value)
        elif function == "tanh" or isinstance(value.primitive, _VIEWS) or (function == "add" and all(signs)):
            other.add(value)
        else:
            return None
    return new if saved and other.isdisjoint(kept) else None
