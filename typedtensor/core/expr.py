"""Expressions: a GADT of typed nodes.

``Expr[X]`` is a computation of a value of type X. Its cases are

- ``Input[X]``: a value that is bound when a computation is opened,
- ``Param[X]`` and ``Buffer[X]``: values that change between computations (:mod:`typedtensor.core.variables`),
- ``Const[X]``: a value,
- ``App1[X, Y]``, ``App2``, ``App3``, ``AppN``: an operation applied to expressions.

A node has the type of its value at run time, too (:attr:`Expr.tensor_type`). Nodes are hashed by identity (``==`` is an
elementwise operation), and are immutable except for the values of variables.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar, TypeVarTuple, overload

from typedtensor.backends import Array
from typedtensor.base import html
from typedtensor.base.made import require_made
from typedtensor.base.origin import Origin, caller_line
from typedtensor.base.tracebacks import shorten
from typedtensor.core.axes import Label, T
from typedtensor.core.node import Node
from typedtensor.core.operand import Operand, by_rule
from typedtensor.core.tensor import AnyTensor, BoolTensor, IntTensor, Tensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.elsewhere import EXPRESSIONS, answer
from typedtensor.errors import AxisError, BindingError, TypedTensorError

if TYPE_CHECKING:
    from typedtensor.core.interpretation import Evaluator, Grounded, Interpreter

X = TypeVar("X", bound=AnyTensor)
XC = TypeVar("XC", bound=AnyTensor, covariant=True)
Y = TypeVar("Y", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
R = TypeVar("R")
A = TypeVarTuple("A")


class Expr(Operand[X], Node[X], Generic[X]):
    """An expression whose value is of type X. It is invariant in X.

    Attributes:
        tensor_type: the type of its value, with the axes, at run time.
        operands: the expressions that it is computed from.
    """

    __slots__ = ()

    @by_rule
    def __rshift__(self, function: Callable[[Expr[X]], R], /) -> R:
        """``x >> f`` is ``f(x)``: a model reads from left to right."""
        if not callable(function):
            return NotImplemented
        require_made("an expression is passed to", function)
        try:
            return function(self)
        except TypedTensorError as error:
            shorten(error)
            raise

    if TYPE_CHECKING:

        @overload
        def __element__(self: Expr[Tensor[T, *A]], over: type[T], /) -> Expr[Tensor[*A]]: ...
        @overload
        def __element__(self: Expr[IntTensor[T, *A]], over: type[T], /) -> Expr[IntTensor[*A]]: ...
        @overload
        def __element__(self: Expr[BoolTensor[T, *A]], over: type[T], /) -> Expr[BoolTensor[*A]]: ...
        def __element__(self, over: Any, /) -> Any:
            """The elements that scan, fold and map_over pass to their steps, for each kind of sequence."""

    @overload
    def accept(self, interpreter: Evaluator, /) -> X: ...
    @overload
    def accept(self, interpreter: Interpreter[R], /) -> R: ...
    def accept(self, interpreter: Any, /) -> Any:
        """Call the interpreter's method for nodes of this form.

        An interpreter that uses it on operands recurses, and visits a node once per use.

        Args:
            interpreter: gives each expression a value of its type (:class:`Evaluator`), or each a result of one other
                type, such as a text (:class:`Interpreter`).
        """
        return getattr(interpreter, self._form)(self)


class Leaf(Expr[X]):
    """An expression without operands; it records where it was made, for messages."""

    __slots__ = ("_name", "origin")
    _form = "leaf"

    def __init__(self, tensor_type: TensorType, name: str | None, origin: Origin | None = None) -> None:
        self.tensor_type, self.operands = tensor_type, ()
        self._name, self.origin = name, origin or caller_line()

    @property
    def name(self) -> str | None:
        """The name given to it, if any."""
        return self._name

    def describe(self) -> str:
        """The leaf in a message: its name if it has one, and where it was made."""
        return f"{self._name or repr(self)}, made at {self.origin}"

    def _repr_html_(self) -> str:
        return html.line(f"{self!r}, made at {self.origin}")

    def __repr__(self) -> str:
        named = f"{self._name}: " if self._name else ""
        return f"{type(self).__name__}({named}{self.tensor_type})"


@dataclass(frozen=True, slots=True, eq=False)
class Binding(Generic[XC]):
    """An input and its value in a computation; made by :meth:`Input.bind`.

    It is covariant, so that a list of bindings of different tensors is one: ``given(*bindings)``.
    """

    input: Input[XC]
    value: XC
    origin: Origin

    def describe(self) -> str:
        """The binding in a message: its input, and where it was bound."""
        return f"{self.input.describe()}, bound at {self.origin}"

    def __repr__(self) -> str:
        return f"Binding({self.input!r}, {self.value._head()}, bound at {self.origin})"


class Input(Leaf[X]):
    """A value that a computation gets from its caller.

    Args:
        of: the type of the value: ``Input(Tensor[Batch, Pixel])``.
        name: its name in messages.
    """

    __slots__ = ()

    def __init__(self, of: type[X], /, *, name: str | None = None) -> None:
        if not isinstance(of, TensorType):
            raise AxisError(f"Input needs the type of a tensor, as in Input(Tensor[Batch, Pixel]), not {of!r}")
        super().__init__(of, name)

    def bind(self, value: X) -> Binding[X]:
        """Bind the input to a value, for :func:`given`.

        Raises:
            BindingError: when the value has another type than the input.
        """
        if not isinstance(value, AnyTensor):
            raise BindingError(
                f"{self!r} takes a tensor, not a value of type {type(value).__name__}: wrap it, as in "
                f"{self.tensor_type}(array)"
            )
        if value.tensor_type is not self.tensor_type:
            raise BindingError(f"{self.describe()}, takes {self.tensor_type}, but was given {value.tensor_type}")
        return Binding(self, value, caller_line(2))


def new_input(of: TensorType, name: str | None = None, origin: Origin | None = None) -> Input[Any]:
    """Return an input of a type that is known at run time only."""
    result: Input[Any] = object.__new__(Input)
    Leaf.__init__(result, of, name, origin)
    return result


class Const(Leaf[X]):
    """A value that does not change, whatever is written into the array that it was made of.

    Args:
        value: the value.
        name: its name in messages.
        origin: the line that made it, if known.
    """

    __slots__ = ("_value",)

    def __init__(self, value: X, /, *, name: str | None = None, origin: Origin | None = None) -> None:
        super().__init__(type_of(value, "Const"), name, origin)
        self._value = value.own()

    @property
    def value(self) -> X:
        """The value, readable anywhere."""
        return self._value


class App(Expr[Y]):
    """An application of an operation to expressions, made by calling the operation.

    Attributes:
        op: the operation.
        kernel: its forward on arrays, specialised to the types of the operands.
        fresh_axes: the labels that no operand has, with their positions in the result.
        origin: the line of user code that made it.
        region: the nodes whose values are released once this one is computed, and rematerialised for gradients.
    """

    __slots__ = ("fresh_axes", "kernel", "op", "origin", "region")
    _form = "app"

    __match_args__ = ("op", "operands")

    def __init__(
        self,
        op: Any,
        operands: tuple[Expr[Any], ...],
        tensor_type: TensorType,
        kernel: Callable[..., Array],
        fresh_axes: tuple[tuple[Label, int], ...],
        origin: Origin,
    ) -> None:
        self.op, self.operands, self.tensor_type = op, operands, tensor_type
        self.kernel, self.fresh_axes, self.origin = kernel, fresh_axes, origin
        self.region: tuple[Expr[Any], ...] = ()

    def below(self) -> tuple[Expr[Any], ...]:
        """The operands, and the nodes that are rematerialised for gradients."""
        return (*self.operands, *self.region)

    def complete(self) -> None:
        """Find the kernel for the types of the operands."""
        self.kernel = self.op.kernel_for(tuple([x.tensor_type for x in self.operands]))

    def __getstate__(self) -> dict[str, Any]:
        state = super().__getstate__()
        del state["kernel"]
        return state

    def describe(self) -> str:
        """The application in a message: operation, axes, and where it was made."""
        return f"{self!r}, made at {self.origin}"

    def __repr__(self) -> str:
        return f"{self.op}: {self.tensor_type}"


class App1(App[Y], Generic[X, Y]):
    """An operation on one expression."""

    __slots__ = ()
    _form = "app1"

    if TYPE_CHECKING:
        op: Grounded[[X], Y]

    @property
    def x(self) -> Expr[X]:
        """The operand."""
        return self.operands[0]


class App2(App[Y], Generic[X1, X2, Y]):
    """An operation on two expressions."""

    __slots__ = ()
    _form = "app2"

    if TYPE_CHECKING:
        op: Grounded[[X1, X2], Y]

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
    _form = "app3"

    if TYPE_CHECKING:
        op: Grounded[[X1, X2, X3], Y]

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
"""The class of an application by the number of operands; AppN for others."""


def type_of(value: object, what: str) -> TensorType:
    """The type of a tensor argument. Raises :class:`AxisError` when the argument is no tensor."""
    if isinstance(value, Expr):
        raise AxisError(f"{what} takes a tensor, but {value!r} is an expression already: use it as it is")
    if not isinstance(value, AnyTensor):
        raise AxisError(f"{what} takes a tensor, as in Tensor[Batch, Hidden](array), not {type(value).__name__}")
    return value.tensor_type


answer(Expr, EXPRESSIONS)
