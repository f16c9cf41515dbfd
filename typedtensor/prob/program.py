"""Distributions as programs: functions that await their variables."""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from typedtensor.core.expr import Const, Expr
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import flatten
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.prob.distribution import Distribution
from typedtensor.random import Key

R = TypeVar("R")
P = ParamSpec("P")


class ProgramDistribution(Distribution[R]):
    """A distribution that a function describes, made by :func:`distribution`."""

    def __init__(self, name: str, start: Callable[[], Coroutine[Any, Any, R]]) -> None:
        self._name, self._start = name, start

    def sample(self, key: Key, /) -> R:
        drawn: list[Any] = []

        def draw(variable: Distribution[Any]) -> Any:
            drawn.append(variable.sample(key.fold_in(len(drawn))))
            return drawn[-1]

        return self._run(draw)

    def log_prob(self, x: R, /) -> Expr[Tensor[()]]:
        values: tuple[Any, ...] = x if isinstance(x, tuple) else (x,)
        given = iter(values)
        total: Expr[Tensor[()]] = Const(Tensor[()](0.0))

        def read(variable: Distribution[Any]) -> Any:
            nonlocal total
            try:
                value = next(given)
            except StopIteration:
                raise AxisError(f"{self._name} {AS_AWAITED}: it awaits more variables than there are values") from None
            total = total + variable.log_prob(value)
            return value

        returned = self._run(read)
        if not _are_same(returned, x):
            raise AxisError(f"{self._name} {AS_AWAITED}: it returns something else")
        return total

    def _run(self, ask: Callable[[Distribution[Any]], Any]) -> R:
        """What the function returns, where each variable that it awaits has a value."""
        body, value = self._start(), None
        try:
            while True:
                try:
                    variable = body.send(value)
                except StopIteration as end:
                    result: R = end.value
                    return result
                if not isinstance(variable, Distribution):
                    raise AxisError(
                        f"{self._name} awaits a distribution, as in await Normal(mean, 1.0), not {variable!r}"
                    )
                value = ask(variable)
        finally:
            body.close()

    def __repr__(self) -> str:
        return f"{self._name}(…)"


AS_AWAITED = "has a density if it returns the variables that it awaits, one or a tuple of them, in this order"


def distribution(body: Callable[P, Coroutine[Any, Any, R]], /) -> Callable[P, ProgramDistribution[R]]:
    """A function of parameters that gives a distribution, described by drawing from it.

    Each ``await`` is a variable, which those after it may depend on. The function returns them, one or a tuple, in the
    order in which it awaits them; then the joint density is known.

    Args:
        body: the function. It runs anew for each draw and each density.

    Raises:
        AxisError: for a density, when it returns something else; when it awaits what is no distribution.

    >>> from typedtensor import Axis, Tensor, Const, Expr, given
    >>> from typedtensor.prob import Normal
    >>> class Row(Axis, size=2): ...
    >>> @distribution
    ... async def pair(width: Expr[Tensor[Row]]) -> tuple[Expr[Tensor[Row]], Expr[Tensor[Row]]]:
    ...     x = await Normal(width * 0.0, width)
    ...     y = await Normal(x * 2.0, 1.0)
    ...     return x, y
    >>> with given():
    ...     x, y = pair(Const(Tensor[Row]([1.0, 2.0]))).sample(Key(0))
    ...     print(x.value, y.value)
    Tensor[Row=2]([ 1.1808, -3.0964]) Tensor[Row=2]([ 3.0624, -6.4223])
    """

    @functools.wraps(body)
    def make(*args: P.args, **kwargs: P.kwargs) -> ProgramDistribution[R]:
        return ProgramDistribution(body.__name__, lambda: body(*args, **kwargs))

    return make


def _are_same(one: object, other: object) -> bool:
    leaves = [flatten(x, "a variable")[0] for x in (one, other)]
    return all(isinstance(x, Operand) for x in leaves[0]) and [*map(id, leaves[0])] == [*map(id, leaves[1])]
