"""The interface of distributions, and sequential composition."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.random import Key
from typedtensor.transforms import stop_gradients

S = TypeVar("S")
R = TypeVar("R")
X = TypeVar("X")
Y = TypeVar("Y")


D = TypeVar("D")
D_co = TypeVar("D_co", covariant=True)


def require(what: str, given: D, kind: type[Distribution[Any]] | None = None) -> D:
    """Return the argument, which has to be a distribution.

    Raises:
        AxisError: when it is something else.
    """
    if not isinstance(given, kind or Distribution):
        named = type(given).__name__ if isinstance(given, Distribution) else described(given)
        raise AxisError(f"{what} must be a distribution, such as Normal(mean, 1.0), not {named}")
    return given


def described(given: object) -> str:
    """Describe a wrong argument for a message."""
    of = getattr(given, "tensor_type", None)
    return repr(given) if of is None else f"a value of {of}"


class Distribution(ABC, Generic[S]):
    """A distribution of states: expressions, or tuples and other structures of them.

    Subclasses define :meth:`sample` and :meth:`log_prob`.
    """

    _joint = True  # whether a draw may consist of several variables

    @property
    def reparameterised(self) -> bool:
        """Whether gradients flow through draws to the parameters; of a joint distribution, through all variables."""
        return False

    @abstractmethod
    def sample(self, key: Key, /) -> S:
        """Return a draw from a key."""

    @abstractmethod
    def log_prob(self, x: S, /) -> Expr[Tensor[()]]:
        """Return the logarithm of the joint density of all elements of a state."""

    def scored(self, key: Key, /) -> tuple[S, Expr[Tensor[()]] | None]:
        """Return a draw, and the log density of those of its variables that no gradients flow through."""
        x = self.sample(key)
        if self.reparameterised:
            return x, None
        x = stop_gradients(x)
        return x, self.log_prob(x)

    def bind(self, f: Callable[[S], Distribution[R]], /) -> Distribution[tuple[S, R]]:
        """Return the joint distribution of this variable and another one whose distribution depends on it.

        The first variable stays in the result, so that the joint density is known.

        >>> import numpy as np
        >>> from typedtensor import Const, Tensor, given
        >>> from typedtensor.prob import Normal
        >>> pair = Normal(Const(Tensor[()](0.0)), 1.0).bind(lambda x: Normal(x * 2.0, 0.5))
        >>> with given():
        ...     print(pair.log_prob((Const(Tensor[()](1.0)), Const(Tensor[()](2.0)))).value)
        Tensor[()](-1.6447)
        """
        return Joint(self, f)

    def __and__(self, other: Distribution[R], /) -> Distribution[tuple[S, R]]:
        """Return the joint distribution with an independent one."""
        return self.bind(lambda _: other)

    def condition(self: Distribution[tuple[X, Y]], observed: Y, /) -> Posterior[X, Y]:
        """Return the posterior of the first of two variables, given an observation of the second.

        Raises:
            AxisError: when there are no two variables.
        """
        if not self._joint:
            raise AxisError(
                f"condition observes the second of two variables, but {type(self).__name__} has only one: bind it "
                "to the variable that depends on it, as in prior.bind(lambda x: Normal(x, "
                "1.0)).condition(observed)"
            )
        return Posterior(self, observed)

    def __await__(self) -> Generator[Any, Any, S]:
        """A variable of this distribution, in a function with :func:`~typedtensor.prob.distribution`."""
        drawn: S = yield self
        return drawn


class OnValues(Generic[D_co]):
    """The type of a distribution with tensors as parameters, as in ``OnValues[Normal[Row]]``; it exists in types only.

    It has the methods of the distribution, with tensors in the places of expressions. For a function that takes a
    distribution of expressions, wrap the parameters, as in ``Normal(Const(mean), 1.0)``.
    """

    if TYPE_CHECKING:

        def __getattr__(self, name: str, /) -> Any: ...

        def __and__(
            self: OnValues[Distribution[S]], other: OnValues[Distribution[R]], /
        ) -> OnValues[Distribution[tuple[S, R]]]: ...


class Joint(Distribution[tuple[S, R]]):
    """The joint distribution of a variable and another one whose distribution depends on it."""

    def __init__(self, first: Distribution[S], then: Callable[[S], Distribution[R]]) -> None:
        self.first, self.then = first, then

    def sample(self, key: Key, /) -> tuple[S, R]:
        one, other = key.split()
        x = self.first.sample(one)
        return x, self._after(x).sample(other)

    def _after(self, x: S) -> Distribution[R]:
        return require("the result of the function given to bind", self.then(x))

    @property
    def reparameterised(self) -> bool:
        return self.first.reparameterised and self._after(self.first.sample(Key(0))).reparameterised

    def scored(self, key: Key, /) -> tuple[tuple[S, R], Expr[Tensor[()]] | None]:
        one, other = key.split()
        x, score = self.first.scored(one)
        y, further = self._after(x).scored(other)
        return (x, y), both(score, further)

    def log_prob(self, x: tuple[S, R], /) -> Expr[Tensor[()]]:
        if not isinstance(x, tuple) or len(x) != 2:
            raise AxisError(f"a value of a joint distribution must be a pair, (x, y), not {described(x)}")
        return self.first.log_prob(x[0]) + self._after(x[0]).log_prob(x[1])


def both(one: Expr[Tensor[()]] | None, other: Expr[Tensor[()]] | None) -> Expr[Tensor[()]] | None:
    """Return the sum of two log densities, either of which may be None."""
    return one if other is None else other if one is None else one + other


class Posterior(Generic[S, R]):
    """The distribution of one variable, given another one that depends on it, up to a factor.

    It can be maximised, or explored by Markov chains, which need its logarithm and the gradient of that.
    """

    def __init__(self, joint: Distribution[tuple[S, R]], observed: R) -> None:
        self.joint, self.observed = joint, observed

    def log_prob(self, x: S, /) -> Expr[Tensor[()]]:
        """Return the logarithm of the density up to a constant: that of the joint density."""
        return self.joint.log_prob((x, self.observed))
