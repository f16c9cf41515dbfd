"""Closures: functions as pytrees, whose leaves are captured values and whose structure is their code."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.keys import body_key
from typedtensor.control.operations.branches import PREDICATE
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.core.expr import Expr
from typedtensor.core.pytree import Composite, Kind, PyTreeDef, flatten_like
from typedtensor.core.scope import MODE, Mode
from typedtensor.core.substitution import is_constant, substitute
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError

S = TypeVar("S")
R = TypeVar("R")


class Code(Kind):
    """The code of a closure, without the captured values.

    Attributes:
        name: the function, for messages.
        argument: the structure of the argument.
        result: the structure of the result.
        environment: the types of the captured values.
    """

    name: str
    argument: PyTreeDef
    result: PyTreeDef
    environment: tuple[TensorType, ...]

    @abstractmethod
    def apply(self, environment: Sequence[Any], argument: Any) -> Any:
        """Apply the code to an environment and an argument."""

    def rebuild(self, parts: Sequence[Any]) -> Closure[Any, Any]:
        for of, part in zip(self.environment, parts, strict=True):
            if part.tensor_type is not of:
                raise AxisError(
                    f"the function {self.name} captures {of}, which cannot become {part.tensor_type}: functions "
                    "do not stack along an axis, so return the captured value instead, and close over it where "
                    "the function is applied"
                )
        return Closure(self, parts)

    def differs(self, other: Kind) -> str:
        if not isinstance(other, Code) or (self.argument, self.result) != (other.argument, other.result):
            return "functions of the same type are required"
        return (
            f"the code differs: {self.name} does not compute the same as {other.name}; the functions in one place "
            "must have the same code, though they may capture different values; use cond to choose between two "
            "functions"
        )

    def __str__(self) -> str:
        return f"Closure({self.name}: {self.argument} -> {self.result})"


class TracedCode(Code):
    """The code of one function. Codes are equal if they compute the same, whichever functions they were traced from."""

    def __init__(self, body: Body, argument: PyTreeDef, result: PyTreeDef) -> None:
        self.name, self.argument, self.result = body.title, argument, result
        self.environment = tuple(x.tensor_type for x in body.captured)
        self._call = FunctionCall(body, f"call of {body.title.partition(' ')[0]}")
        self._kept: list[object] = []
        self._key = argument, result, body_key(body, self._kept)

    def apply(self, environment: Sequence[Any], argument: Any) -> Any:
        leaves = flatten_like(argument, self.argument, f"the argument of {self.name}", "what it takes", "both")
        at_once = bool(leaves) and all(isinstance(x, AnyTensor) for x in leaves)
        if MODE.get() is Mode.PLAIN or (at_once and is_constant([x for x in environment if isinstance(x, Expr)])):
            environment = [substitute([x], {}, plain=True)[0] if isinstance(x, Expr) else x for x in environment]
        return self.result.rebuild(self._call(*leaves, *environment))

    def __reduce__(self) -> Any:
        return TracedCode, (self._call.body, self.argument, self.result)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TracedCode) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


class Choice(Code):
    """The code of one of two functions. A truth value in the environment chooses.

    The environment is the truth value, the captured values of the first function, and those of the second. The captured
    values of the function that is not chosen are zeros.

    Args:
        choose: applies one of two functions: :func:`cond`.
    """

    def __init__(self, first: Code, second: Code, choose: Callable[..., Any]) -> None:
        self.first, self.second, self._choose = first, second, choose
        self.name = f"{first.name} or {second.name}"
        self.argument, self.result = first.argument, first.result
        self.environment = (PREDICATE, *first.environment, *second.environment)

    def apply(self, environment: Sequence[Any], argument: Any) -> Any:
        count = 1 + len(self.first.environment)
        first, second = tuple(environment[1:count]), tuple(environment[count:])
        return self._choose(
            environment[0],
            lambda given: self.first.apply(given[1], given[0]),
            lambda given: self.second.apply(given[2], given[0]),
            (argument, first, second),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and (self.first, self.second) == (other.first, other.second)

    def __hash__(self) -> int:
        return hash((self.first, self.second))


class Closure(Composite, Generic[S, R]):
    """A function from S to R as a value; made by :func:`close` and :func:`curry`.

    It is a pytree, whose leaves are the captured values. It can be an argument or a result of :func:`call`, a result of
    :func:`cond`, a field of a dataclass, or the state of a loop. Gradients flow through it to the captured values.

    Attributes:
        kind: the code.
        parts: the environment: the captured expressions.
    """

    __slots__ = ()

    kind: Code

    def __call__(self, x: S, /) -> R:
        """Apply the function to an argument."""
        result: R = self.kind.apply(self.parts, x)
        return result

    def __repr__(self) -> str:
        captured = ", ".join(str(x.tensor_type) for x in self.parts)
        return f"{self.kind}{f' that captured {captured}' if captured else ''}"
