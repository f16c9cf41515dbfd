"""The depth of a recursion, checked at each step."""

from __future__ import annotations

from typing import Any

from typedtensor.backends import Array, Namespace
from typedtensor.errors import NestingError
from typedtensor.ops.core.arities import PolyOp1


class Level(PolyOp1, rule="int -> int"):
    """The number of calls of a recursion, checked against a limit.

    Args:
        function: the recursive function, for messages.
        limit: the most calls.
        of_all: whether the number counts all calls rather than the open ones.

    Raises:
        NestingError: when the limit is exceeded.
    """

    def __init__(self, function: str, limit: int, *, of_all: bool = False) -> None:
        super().__init__()
        self.function, self.limit, self.of_all = function, limit, of_all

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        given: Any = x
        if (checked := getattr(given, "checked_range", None)) is not None:
            level: Array = checked(self.limit)  # a plan checks it in each run
            return level
        if not self._is_on_a_device(given) and int(given) >= self.limit:
            how = "in all" if self.of_all else "each in the call before"
            raise NestingError(
                f"{self.function} called itself {self.limit:,} times, {how}, without ending: check that each call "
                "brings its arguments closer to the case where cond ends the recursion; if it does, raise the "
                "limit with call(function, limit=…)"
            )
        return x

    @staticmethod
    def _is_on_a_device(x: Any) -> bool:
        return not (isinstance(x, int) or type(x).__module__ == "numpy")
