"""Functions as values: pytrees whose leaves are captured values and whose structure is their code."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Any, Generic, TypeVar, overload

from typedtensor.control.application import launch
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.keys import body_key
from typedtensor.control.bodies.tracing import trace_tree
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.branches import PREDICATE
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import Const, Expr
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import Collection, Composite, Kind, PyTreeDef, flatten, flatten_like
from typedtensor.core.tensor import AnyTensor, BoolTensor, tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.ops import Fill

A = TypeVar("A")
S = TypeVar("S", bound=Collection)  # excludes expressions: a class derived from Expr would match neither overload
R = TypeVar("R")
X = TypeVar("X", bound=AnyTensor)


class Code(Kind):
    """The code of a closure: the structures of argument and result, and the types of the values that it captures."""

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
        return self.result.rebuild(launch(self._call, leaves, environment))

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


class Closure(Composite, Generic[A, R]):
    """A function from A to R as a value; made by :func:`close` and :func:`curry`.

    It is a pytree, whose leaves are the captured values. It can be an argument or a result of :func:`call`, a result of
    :func:`cond`, a field of a dataclass, or the state of a loop. Gradients flow through it to the captured values.

    Attributes:
        kind: the code.
        parts: the environment: the captured expressions.
    """

    __slots__ = ()

    kind: Code

    def __call__(self, x: A, /) -> R:
        """Apply the function to an argument."""
        result: R = self.kind.apply(self.parts, x)
        return result

    def __repr__(self) -> str:
        captured = ", ".join(str(x.tensor_type) for x in self.parts)
        return f"{self.kind}{f' that captured {captured}' if captured else ''}"


def joined(one: PyTreeDef, other: PyTreeDef, choose: Callable[..., Any]) -> PyTreeDef | None:
    """Join the structures of two alternatives; None if they differ in more than the code of functions.

    Args:
        choose: applies one of two functions.
    """
    if one == other:
        return one
    if isinstance(one.kind, Code) and isinstance(other.kind, Code):
        if (one.kind.argument, one.kind.result) != (other.kind.argument, other.kind.result):
            return None
        return PyTreeDef(
            Choice(one.kind, other.kind, choose),
            children=(PyTreeDef(None, type=PREDICATE), *one.children, *other.children),
        )
    if (one.kind, one.keys, len(one.children)) != (other.kind, other.keys, len(other.children)) or one.kind is None:
        return None
    children = [joined(a, b, choose) for a, b in zip(one.children, other.children, strict=True)]
    found = [child for child in children if child is not None]
    return PyTreeDef(one.kind, one.keys, tuple(found)) if len(found) == len(children) else None


def filled(function: Callable[[Any], Any], whole: PyTreeDef, *, first: bool) -> Callable[[Any], list[Any]]:
    """Return a function whose result has the leaves of the joint structure, from the first or the other alternative."""

    @wraps(function)
    def fill(operand: Any) -> list[Any]:
        leaves, shape = flatten(function(operand), f"the result of {name_of(function)}")
        return list(_filled(iter(leaves), shape, whole, first))

    return fill


def _filled(leaves: Iterator[Any], shape: PyTreeDef, whole: PyTreeDef, first: bool) -> Iterator[Any]:
    if shape == whole:
        for _ in shape.types:
            yield next(leaves)
    elif isinstance(whole.kind, Choice):
        own = [next(leaves) for _ in shape.types]
        yield Const(BoolTensor[()](first))
        yield from own if first else map(zeros, whole.kind.first.environment)
        yield from map(zeros, whole.kind.second.environment) if first else own
    else:
        for part, of in zip(shape.children, whole.children, strict=True):
            yield from _filled(leaves, part, of, first)


def zeros(of: TensorType, zero: Any = None) -> Any:
    """Zeros of a type, whose labels have their sizes in the computation.

    Args:
        zero: a real number that defines the dtype of real zeros; by default they have the default dtype.
    """
    result: Operand = Const(tensor_type(of.kind, ()).wrap({"real": 0.0, "int": 0, "bool": False}[of.kind]))
    if of.kind == "real" and zero is not None:
        result = zero
    return Fill(*of.axes)(result) if of.axes else result


def require_known_sizes(whole: PyTreeDef, known: set[Label]) -> None:
    """Require that the labels in the captured values of alternative functions have known sizes.

    Args:
        known: the labels of the operands and captured expressions of the branches.
    """
    if isinstance(whole.kind, Choice):
        for code in (whole.kind.first, whole.kind.second):
            for of in code.environment:
                for label in of.axes:
                    if label not in known and declared_size(label) is None:
                        raise AxisError(
                            f"{code.name}, a function that cond chooses between, captures {of}, whose axis "
                            f"{label_name(label)} exists only in that branch, so its size is unknown if cond "
                            "chooses the other function: declare its size, or compute the captured value before "
                            "cond"
                        )
    for child in whole.children:
        require_known_sizes(child, known)


@overload
def close(function: Callable[[Expr[X]], R], like: Expr[X]) -> Closure[Expr[X], R]: ...
@overload
def close(function: Callable[[S], R], like: S) -> Closure[S, R]: ...
def close(function: Any, like: Any) -> Any:
    """Make a function a value that consists of its code, traced once, and of the expressions that it captures.

    Args:
        function: from an expression or a pytree of expressions to another.
        like: an argument, of which only the type is used.

    Raises:
        AxisError: the function makes a @dynamic part; at a call, the argument has another type.

    See also: Vytiniotis et al. (2019), *The Differentiable Curry*.

    >>> from typedtensor import Const, Tensor, given
    >>> x, factor = Const(Tensor[()](3.0)), Const(Tensor[()](2.0))
    >>> scaled = close(lambda x: x * factor, x)
    >>> scaled
    Closure(<lambda> (...): Tensor[()] -> Tensor[()]) that captured Tensor[()]
    >>> with given() as computation:
    ...     print(scaled(x).value, computation.gradients(scaled(x), factor)[factor])
    Tensor[()](6.) Tensor[()](3.)
    """
    return _closed(function, like)


@overload
def curry(f: Callable[[A, Expr[X]], R], like: Expr[X]) -> Callable[[A], Closure[Expr[X], R]]: ...
@overload
def curry(f: Callable[[A, S], R], like: S) -> Callable[[A], Closure[S, R]]: ...
def curry(f: Any, like: Any) -> Any:
    """Return a function that returns functions as values: ``curry(f, like)(a)`` is the function ``s ↦ f(a, s)``.

    Args:
        f: a function of two arguments.
        like: a second argument, of which only the type is used.

    >>> from typedtensor import Const, Expr, Tensor, given
    >>> Scalar = Expr[Tensor[()]]
    >>> def power(base: Scalar, exponent: Scalar) -> Scalar:
    ...     return base**exponent
    >>> two, three = Const(Tensor[()](2.0)), Const(Tensor[()](3.0))
    >>> with given():
    ...     print(curry(power, three)(two)(three).value)
    Tensor[()](8.)
    """

    def curried(a: Any) -> Any:
        def rest(s: Any) -> Any:
            return f(a, s)

        rest.__qualname__ = f"{getattr(f, '__qualname__', repr(f))} of one argument"
        return _closed(rest, like)

    return curried


@overload
def evaluate(pair: tuple[Closure[Expr[X], R], Expr[X]]) -> R: ...
@overload
def evaluate(pair: tuple[Closure[S, R], S]) -> R: ...
def evaluate(pair: Any) -> Any:
    """Apply a function that is a value: ``evaluate((f, x))`` is ``f(x)``, the counterpart of :func:`curry`."""
    function, argument = pair
    if not callable(function):
        raise AxisError(f"evaluate takes a function made by close or curry, not {function!r}")
    return function(argument)


def _closed(function: Callable[[Any], Any], like: Any) -> Closure[Any, Any]:
    structure, name = flatten(like, "an argument of a closure")[1], name_of(function)
    traced, result = trace_tree(function, [structure], name, f"the result of {name}")
    return Closure(TracedCode(traced, structure, result), traced.captured)
