"""How values were computed, back along the straight lines of a function."""

from __future__ import annotations

from mypy.nodes import Context, Expression, NameExpr
from mypy.types import Type

from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import OPERAND
from typedtensor.mypy_plugin.types.applied import Applied, applied
from typedtensor.mypy_plugin.types.making import tensor_word
from typedtensor.mypy_plugin.types.straight import Line, Located, straight
from typedtensor.rules import Word

_STEPS = 100
"""How many expressions are looked at for one that is checked."""

_SPREAD = {"ExpandLike": 0, "Expand": 0, "ExpandAlong": 1, "Permute": 0, "Transpose": 0, "StopGradient": 0}
"""Operations that repeat numbers or put them into another order, and the place of the operand that has these."""


class Trail:
    """The way back from a site."""

    def __init__(self, site: Site) -> None:
        self._site, self._straight, self._left = site, straight(site), _STEPS

    def line(self, context: Context) -> Line | None:
        """The statement that an expression is in."""
        return self._straight.at(context)

    def applied(self, value: Located) -> tuple[Applied | None, Located]:
        """The operation that has made a value, and the value as it is written there."""
        self._left -= 1
        value = self._straight.resolved(value)
        return (applied(value.node, self._site) if self._left > 0 else None), value

    def source(self, value: Located) -> tuple[Applied | None, Located]:
        """The same of what a value repeats, or has in another order."""
        made, value = self.applied(value)
        while made is not None and made.operation in _SPREAD:
            made, value = self.applied(value._replace(node=made.operands[_SPREAD[made.operation]]))
        return made, value

    def same(self, one: Located, other: Located) -> bool:
        """Whether two values are one: they were made by one expression, or are one variable."""
        first, second = (self._straight.resolved(each).node for each in (one, other))
        if isinstance(first, NameExpr) and isinstance(second, NameExpr):
            return first.node is not None and first.node is second.node
        return first is second

    def word(self, value: Located) -> Word | None:
        """The axes of a value."""
        return tensor_word(self.type(value.node))

    def type(self, node: Expression) -> Type | None:
        """The type of an expression that is checked already."""
        found: Type | None = self._site.checker.lookup_type_or_none(node)
        return found

    def is_number(self, value: Located) -> bool:
        """Whether a value has no axes."""
        of = self.type(value.node)
        return self.word(value) == () or (of is not None and not is_a(of, OPERAND))
