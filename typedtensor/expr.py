"""Expressions: a GADT of typed nodes.

``Expr[X]`` is a computation of a value of type X, and is one of

- ``Input[X]``: a value that is bound when a computation is opened,
- ``Param[X]``: a value that training changes,
- ``Const[X]``: a value,
- ``App1[X, Y]``, ``App2``, ``App3``, ``AppN``: an operation applied to expressions.

A node has the type of its value at run time as well (:attr:`Expr.tensor_type`). Nodes are compared and hashed
by identity, and are never changed once made, but for the value of a parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar, TypeVarTuple, overload

import numpy as np

from typedtensor.axes import Axis, Label
from typedtensor.backends import Array
from typedtensor.errors import AxisError, BindingError, ScopeError
from typedtensor.operand import Operand
from typedtensor.origin import Origin, caller_line
from typedtensor.scope import CURRENT, current_scope
from typedtensor.tensor import AnyTensor, BoolTensor, IntTensor, Tensor
from typedtensor.tensor_type import TensorType

X = TypeVar("X", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
R = TypeVar("R")
T = TypeVar("T", bound=Axis)
A = TypeVarTuple("A")


class Expr(Operand, Generic[X]):
    """An expression whose value is of type X. It is invariant in X.

    Attributes:
        tensor_type: the type of its value, with the axes, at run time.
        operands: the expressions that it is computed from.
    """

    __slots__ = ("__weakref__", "operands", "tensor_type")

    tensor_type: TensorType
    operands: tuple[Expr[Any], ...]

    @property
    def axes(self) -> tuple[Label, ...]:
        """The axis labels of its value, in order."""
        return self.tensor_type.axes

    @property
    def value(self) -> X:
        """The value in the open computation, where each node is computed at most once.

        Raises:
            ScopeError: when no computation is open.
            BindingError: when an input that it depends on is not bound.
        """
        scope = CURRENT.get() or current_scope(f"the value of {self!r}")
        value: X = scope.evaluate(self)
        return value

    def __await__(self) -> Generator[tuple[Expr[Any], ...], tuple[Any, ...], X]:
        """In a :func:`~typedtensor.coroutines.dynamic` function, ``await x`` is the value of ``x``.

        Raises:
            ScopeError: in any other coroutine.
        """
        try:
            [value] = yield (self,)
        except RuntimeError as error:
            if "Task got bad yield" in str(error):  # asyncio was asked for it
                raise ScopeError(
                    f"{self.describe()}, is awaited in a coroutine that asyncio runs: ask for its .value inside "
                    "given(...), or await it in a @dynamic function"
                ) from error
            raise
        awaited: X = value
        return awaited

    def __rshift__(self, function: Callable[[Expr[X]], R], /) -> R:
        """``x >> f`` is ``f(x)``: a model is read from left to right."""
        if not callable(function):
            return NotImplemented
        return function(self)

    if TYPE_CHECKING:
        # What scan, fold and map_over hand to their steps, for each kind of sequence.
        @overload
        def __element__(self: Expr[Tensor[T, *A]], over: type[T], /) -> Expr[Tensor[*A]]: ...
        @overload
        def __element__(self: Expr[IntTensor[T, *A]], over: type[T], /) -> Expr[IntTensor[*A]]: ...
        @overload
        def __element__(self: Expr[BoolTensor[T, *A]], over: type[T], /) -> Expr[BoolTensor[*A]]: ...
        def __element__(self, over: Any, /) -> Any: ...

    def describe(self) -> str:
        """The expression for a message, and where it was made."""
        return repr(self)

    def __bool__(self) -> NoReturn:
        raise AxisError(
            f"{self!r} has no truth value until it is computed: use its .value inside given(...), "
            "await it in a @dynamic function, or where()"
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.tensor_type})"


class Leaf(Expr[X]):
    """An expression without operands; it remembers where it was made, for messages."""

    __slots__ = ("_name", "origin")

    def __init__(self, tensor_type: TensorType, name: str | None, origin: Origin | None = None) -> None:
        self.tensor_type, self.operands = tensor_type, ()
        self._name, self.origin = name, origin or caller_line()

    @property
    def name(self) -> str | None:
        """The name given to it, if any."""
        return self._name

    def describe(self) -> str:
        """The leaf for a message: its name if it has one, and where it was made."""
        return f"{self._name or repr(self)}, made at {self.origin}"

    def __repr__(self) -> str:
        named = f"{self._name}: " if self._name else ""
        return f"{type(self).__name__}({named}{self.tensor_type})"


@dataclass(frozen=True, slots=True)
class Binding(Generic[X]):
    """An input and the value it has in a computation; made by :meth:`Input.bind`."""

    input: Input[X]
    value: X
    origin: Origin

    def describe(self) -> str:
        """The binding for a message: its input, and where it was bound."""
        return f"{self.input.describe()}, bound at {self.origin}"


class Input(Leaf[X]):
    """A value that a computation is given.

    Args:
        of: the type of the value: ``Input(Tensor[Batch, Pixel])``.
        name: how messages call it.
    """

    __slots__ = ()

    def __init__(self, of: type[X], /, *, name: str | None = None) -> None:
        if not isinstance(of, TensorType):
            raise AxisError(f"Input needs the type of a tensor, as in Input(Tensor[Batch, Pixel]), not {of!r}")
        super().__init__(of, name)

    def bind(self, value: X) -> Binding[X]:
        """The input with a value, for :func:`given`.

        Raises:
            BindingError: when the value is of another type than the input.
        """
        if not isinstance(value, AnyTensor):
            raise BindingError(
                f"{self!r} is bound to a tensor, not to a value of type {type(value).__name__}: "
                f"wrap it, as in {self.tensor_type}(array)"
            )
        if value.tensor_type is not self.tensor_type:
            raise BindingError(f"{self.describe()}, takes {self.tensor_type}, but was given {value.tensor_type}")
        return Binding(self, value, caller_line())


class Param(Leaf[X]):
    """A value that an optimizer changes.

    Args:
        value: the first value, a real tensor.
        name: how messages call it.
        draw: draws a new first value from a generator, for :meth:`Module.initialize`.
    """

    __slots__ = ("_value", "draw")

    def __init__(
        self, value: X, /, *, name: str | None = None, draw: Callable[[np.random.Generator], X] | None = None
    ) -> None:
        super().__init__(_type_of(value, "Param"), name)
        if self.tensor_type.kind != "real":
            raise AxisError(f"a parameter is a real tensor, not {self.tensor_type}: only real tensors have gradients")
        self._value = value
        self.draw = draw

    @property
    def value(self) -> X:
        """The present value; it can be read anywhere."""
        return self._value

    def assign(self, value: X) -> None:
        """Replace the value by another of the same type and sizes.

        Raises:
            AxisError: when the type or the sizes differ; the parameter keeps its value.
        """
        self.check_replacement(value)
        self._value = value

    def check_replacement(self, value: X) -> None:
        """Raise :class:`AxisError` when a value has another type or other sizes than the present one."""
        new = _type_of(value, "Param.assign")
        if new is not self.tensor_type or value.shape != self._value.shape:
            raise AxisError(
                f"{self!r} has the type {self.tensor_type} and the shape {self._value.shape}, "
                f"but was assigned {new} of shape {value.shape}"
            )


class Const(Leaf[X]):
    """A value that does not change.

    Args:
        value: the value.
        name: how messages call it.
        origin: the line that made it, if it is known already.
    """

    __slots__ = ("_value",)

    def __init__(self, value: X, /, *, name: str | None = None, origin: Origin | None = None) -> None:
        super().__init__(_type_of(value, "Const"), name, origin)
        self._value = value

    @property
    def value(self) -> X:
        """The value; it can be read anywhere."""
        return self._value


class App(Expr[Y]):
    """An operation applied to expressions. It is made by calling the operation.

    Attributes:
        op: the operation.
        kernel: its forward on arrays, grounded for the types of these operands.
        introduced: the labels that no operand has, with their positions in the result.
        origin: the line of the user's code that made it.
        region: nodes whose values are let go of when this one has its value, and computed again for gradients.
    """

    __slots__ = ("introduced", "kernel", "op", "origin", "region")

    __match_args__ = ("op", "operands")

    def __init__(
        self,
        op: Any,
        operands: tuple[Expr[Any], ...],
        tensor_type: TensorType,
        kernel: Callable[..., Array],
        introduced: tuple[tuple[Label, int], ...],
        origin: Origin,
    ) -> None:
        self.op, self.operands, self.tensor_type = op, operands, tensor_type
        self.kernel, self.introduced, self.origin = kernel, introduced, origin
        self.region: tuple[Expr[Any], ...] = ()

    def describe(self) -> str:
        """The application for a message: operation, axes, and where it was made."""
        return f"{self!r}, made at {self.origin}"

    def __repr__(self) -> str:
        return f"{self.op}: {self.tensor_type}"


class App1(App[Y], Generic[X, Y]):
    """An operation on one expression."""

    __slots__ = ()

    @property
    def x(self) -> Expr[X]:
        """The operand."""
        return self.operands[0]


class App2(App[Y], Generic[X1, X2, Y]):
    """An operation on two expressions."""

    __slots__ = ()

    @property
    def x1(self) -> Expr[X1]:
        """The first operand."""
        return self.operands[0]

    @property
    def x2(self) -> Expr[X2]:
        """The second operand."""
        return self.operands[1]


class App3(App[Y], Generic[X1, X2, X3, Y]):
    """An operation on three expressions."""

    __slots__ = ()

    @property
    def x1(self) -> Expr[X1]:
        """The first operand."""
        return self.operands[0]

    @property
    def x2(self) -> Expr[X2]:
        """The second operand."""
        return self.operands[1]

    @property
    def x3(self) -> Expr[X3]:
        """The third operand."""
        return self.operands[2]


class AppN(App[Y]):
    """An operation on any number of expressions."""

    __slots__ = ()


APPLICATIONS: dict[int, type[App[Any]]] = {1: App1, 2: App2, 3: App3}
"""The class of an application, by the number of operands; AppN for others."""


def _type_of(value: object, what: str) -> TensorType:
    if not isinstance(value, AnyTensor):
        raise AxisError(f"{what} takes a tensor, as in Tensor[Batch, Hidden](array), not {type(value).__name__}")
    return value.tensor_type
