"""Probabilistic programs: distributions as coroutine functions that await their variables."""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine, Iterator
from itertools import islice
from typing import Any, ParamSpec, TypeVar

from typedtensor.core.expr import Const, Expr
from typedtensor.core.pytree import PyTreeDef, flatten
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.prob.distribution import Distribution, both
from typedtensor.random import Key

R = TypeVar("R")
P = ParamSpec("P")


class ProgramDistribution(Distribution[R]):
    """A distribution that a function describes, made by :func:`distribution`."""

    def __init__(self, name: str, start: Callable[[], Coroutine[Any, Any, R]]) -> None:
        self._name, self._start = name, start

    def sample(self, key: Key, /) -> R:
        return self._drawn(key)[0]

    @property
    def reparameterised(self) -> bool:
        found = True

        def draw(variable: Distribution[Any]) -> Any:
            nonlocal found
            found = found and variable.reparameterised
            return variable.sample(Key(0))

        self._run(draw)
        return found

    def scored(self, key: Key, /) -> tuple[R, Expr[Tensor[()]] | None]:
        score, number = None, 0

        def draw(variable: Distribution[Any]) -> Any:
            nonlocal score, number
            x, further = variable.scored(key.fold_in(number))
            score, number = both(score, further), number + 1
            return x

        return self._run(draw), score

    def log_prob(self, x: R, /) -> Expr[Tensor[()]]:
        values, structure, places = self._placed(x)
        total: Expr[Tensor[()]] | None = None

        def read(variable: Distribution[Any]) -> Any:
            nonlocal total
            _, parts = flatten(variable.sample(Key(0)), "a variable")
            taken = [*islice(places, len(parts.types))]
            if len(taken) < len(parts.types):
                raise AxisError(f"{self._name} awaits more variables than {structure} has: {AS_AWAITED}")
            value = parts.rebuild([values[place] for place in taken])
            total = both(total, variable.log_prob(value))
            return value

        returned, found = flatten(self._run(read), f"the result of {self._name}", structure)
        self._require_same(found, structure)
        for leaf, value in zip(returned, values, strict=True):
            if leaf is not value:
                raise AxisError(f"{self._name} returns {leaf!r} in place of a variable: {AS_AWAITED}")
        return Const(Tensor[()](0.0)) if total is None else total

    def _placed(self, x: R) -> tuple[list[Any], PyTreeDef, Iterator[int]]:
        """Return a value's leaves and tree definition, and the positions of awaited variables among a draw's leaves.

        A function whose variables vary from draw to draw has to return them in the order of their awaits.
        """
        result, drawn = self._drawn(Key(0))
        leaves, found = flatten(result, f"the result of {self._name}")
        awaited, _ = flatten(drawn, f"a variable of {self._name}")
        values, structure = flatten(x, f"a value of {self._name}", found)
        if len(values) == len(leaves):
            self._require_same(found, structure)
        at = {id(leaf): place for place, leaf in enumerate(leaves)}
        places = [at.get(id(leaf), -1) for leaf in awaited]
        in_order = range(len(values))
        return values, structure, iter(places if sorted(places) == [*in_order] else in_order)

    def _require_same(self, returned: PyTreeDef, given: PyTreeDef) -> None:
        if returned != given:
            raise AxisError(f"{self._name} returns {returned}, but the value is {given}: {AS_AWAITED}")

    def _drawn(self, key: Key) -> tuple[R, list[Any]]:
        """Return a draw, and its variables in the order of their awaits."""
        variables: list[Any] = []

        def draw(variable: Distribution[Any]) -> Any:
            variables.append(variable.sample(key.fold_in(len(variables))))
            return variables[-1]

        return self._run(draw), variables

    def _run(self, ask: Callable[[Distribution[Any]], Any]) -> R:
        """Run the function with a value for each awaited variable; return its result."""
        body, value = self._start(), None
        if not isinstance(body, Coroutine):
            raise AxisError(f"{self._name} must be an async def that awaits its variables, but returned {body!r}")
        try:
            while True:
                try:
                    variable = body.send(value)
                except StopIteration as end:
                    result: R = end.value
                    self._require_drawn(result)
                    return result
                if not isinstance(variable, Distribution):
                    awaited = variable[0] if isinstance(variable, tuple) and len(variable) == 1 else variable
                    raise AxisError(
                        f"{self._name} may await only distributions, as in await Normal(mean, 1.0), not {awaited!r}"
                    )
                value = ask(variable)
        finally:
            body.close()

    def _require_drawn(self, result: object) -> None:
        for part in result if isinstance(result, (tuple, list)) else [result]:
            if isinstance(part, Distribution):
                raise AxisError(
                    f"{self._name} returns {type(part).__name__}, a distribution that nothing is drawn from: write "
                    f"await {type(part).__name__}(…)"
                )

    def __repr__(self) -> str:
        return f"{self._name}(…)"


AS_AWAITED = "it has a density only if it returns each awaited variable exactly once, and nothing else"


def distribution(body: Callable[P, Coroutine[Any, Any, R]], /) -> Callable[P, ProgramDistribution[R]]:
    """Turn a generative function into a function of parameters that returns a distribution.

    Each ``await`` is a random variable, on which later ones may depend. The function may return any function of its
    variables. If it returns each of them once and unchanged, in a tuple, a dataclass or another pytree, the joint
    density is known.

    Args:
        body: the function. It runs once for each draw, and twice for each density: first for a draw, which shows
            the position of each variable in the result.

    Raises:
        AxisError: for a density, when the result is something else; when an awaited object is no distribution.

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
