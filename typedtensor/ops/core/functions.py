"""Operations as functions whose labels come after their operands."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Generic, NoReturn, TypeVar

from typedtensor.base.lasting import kept_operation
from typedtensor.base.lazily import lazily
from typedtensor.base.tracebacks import shorten
from typedtensor.core.axes import keeper_of
from typedtensor.core.dispatch import refuse_numbers
from typedtensor.core.operand import Operand, by_rule
from typedtensor.elsewhere import miscounted, placed, twice
from typedtensor.errors import AxisError, TypedTensorError
from typedtensor.ops.core.operation import PolyOp
from typedtensor.rules import takes_no_mask

__all__ = ["Labelled"]

Op = TypeVar("Op", bound=PolyOp)

NONE: Mapping[str, Any] = {}


class Labelled(Generic[Op]):
    """A function that applies an operation with labels: ``softmax(x, Digit)`` is ``Softmax(Digit)(x)``.

    It takes as many operands as the operation's rule has, then the arguments of the operation's constructor: labels by
    position, options by position or by name.

    Args:
        operation: the class of the operation.
        masked: the class of the masked operation, whose mask is after the operands: ``softmax(x, Digit, where=mask)``.
            None if there is none.

    >>> from typedtensor import Axis, Tensor
    >>> from typedtensor.ops import Softmax
    >>> class Digit(Axis): ...
    >>> Labelled(Softmax)(Tensor[Digit]([0.0, 0.0]), Digit)
    Tensor[Digit=2]([0.5, 0.5])
    """

    def __init__(self, operation: type[Op], masked: type[PolyOp] | None = None) -> None:
        self.operation: Any = operation
        self._operands = len(operation.parsed_rule.operands)
        self._masked: Any = None if masked is None else Labelled(masked)

    def __call__(self, *arguments: object, where: object = None, **options: object) -> Operand:
        """Apply the operation to operands and labels.

        Args:
            arguments: the operands, the labels, and positional options.
            where: the mask; None for no mask.
            options: options of the operation's constructor; labels and numbers of axes by name are refused.

        Raises:
            AxisError: when the operation does not apply, arguments are missing, or there is no masked operation.
        """
        number = self._operands
        if where is None and not options:
            try:
                known = kept_operation((self.operation, arguments[number:]))
            except TypeError:  # a list in place of a label is unhashable; refused below
                known = None
            if known is not None:
                try:
                    return known._apply(arguments[:number])
                except TypedTensorError as error:
                    shorten(error)
                    raise
        if options and (unknown := {name: value for name, value in options.items() if name not in self._options}):
            self._refuse(arguments, unknown)
        if where is not None:
            if self._masked is None:
                raise AxisError(takes_no_mask(self.operation.__name__))
            masked: Operand = self._masked(*arguments[:number], where, *arguments[number:], **options)
            return masked
        try:
            operation = labelled_operation(self.operation, arguments[number:], options)
        except AxisError:
            several = number + sum(isinstance(x, Operand) for x in arguments[number:])
            if several == number:
                raise
            parameters = self.operation.parameters
            message = miscounted(self.operation.__name__, number, parameters, _count(several, "operand"))
            raise AxisError(message) from None
        except TypeError as error:
            # The constructor's own message would count its arguments instead of those of this call.
            name = self.operation.__name__
            if self._takes(arguments[number:], options):
                by_name = [f"{option}={value!r}" for option, value in options.items()]
                given = [*map(repr, arguments[number + len(self.operation.parameters) :]), *by_name]
                raise AxisError(
                    f"{name} takes the options {', '.join(self._options)}, and cannot take {', '.join(given)}: {error}"
                ) from None
            by_place = self._options[: max(0, len(arguments) - number - len(self.operation.parameters))]
            if again := [option for option in by_place if option in options]:
                raise AxisError(twice(name, again[0])) from None
            given_count = _count(len(arguments), "argument")
            raise AxisError(miscounted(name, number, self.operation.parameters, given_count)) from None
        try:
            applied: Operand = operation._apply(arguments[:number])
        except TypedTensorError as error:
            shorten(error)
            raise
        return applied

    @by_rule
    def __rrshift__(self: Any, operands: tuple[Any, ...], /) -> Any:
        """Say, for ``(x, y) >> f``, that the labels are missing."""
        return self(*operands) if type(operands) is tuple else NotImplemented

    @lazily
    def _options(self) -> list[str]:
        """The names of the constructor's parameters that are no labels."""
        taken = list(inspect.signature(self.operation.__init__).parameters.values())[1:]
        if any(each.kind is each.VAR_POSITIONAL for each in taken):
            return [each.name for each in taken if each.kind is each.KEYWORD_ONLY]
        return [each.name for each in taken[len(self.operation.parameters) :]]

    def _takes(self, arguments: tuple[object, ...], options: Mapping[str, object]) -> bool:
        """Whether the constructor accepts so many labels and options, of any type."""
        try:
            inspect.signature(self.operation).bind(*arguments, **options)
        except TypeError:
            return False
        return len(arguments) > len(self.operation.parameters) or bool(options)

    def _name(self) -> str:
        """The function's usual name: ``cross_entropy`` of ``CrossEntropy``, ``concat`` of ``ConcatAlong``."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", self.operation.__name__.removesuffix("Along")).lower()

    def _refuse(self, arguments: tuple[object, ...], others: Mapping[str, object]) -> NoReturn:
        """Raise an error that says what to write instead of arguments by name."""
        name, operands = self._name(), _operands(self._operands).split(", ")
        receiver = arguments[0] if arguments and len(self.operation.parameters) == 1 else None
        refuse_numbers(name, receiver, others, operands)
        raise AxisError(placed(name, [*operands, *self.operation.parameters], self._options, next(iter(others))))

    def __repr__(self) -> str:
        return f"Labelled({self.operation.__name__})"


class _Shown:
    """A descriptor for ``inspect`` and ``help()``, computed on demand. The class has an attribute of its own."""

    def __init__(self, show: Callable[[Labelled[Any]], object], of_class: object = None) -> None:
        self._show, self._of_class = show, of_class

    def __get__(self, function: Labelled[Any] | None, owner: type) -> object:
        return self._of_class if function is None else self._show(function)


def _signature(function: Labelled[Any]) -> inspect.Signature:
    """The operands, the labels, and the options with their defaults."""
    places, named = inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.KEYWORD_ONLY
    taken = [inspect.Parameter(name, places) for name in _operands(function._operands).split(", ")]
    for name in function.operation.parameters:
        kind = inspect.Parameter.VAR_POSITIONAL if name.startswith("*") else places
        taken.append(inspect.Parameter(name.removeprefix("*"), kind))
    several = taken[-1].kind is inspect.Parameter.VAR_POSITIONAL
    constructor = inspect.signature(function.operation.__init__).parameters
    options = [constructor[name] for name in function._options]
    taken += [option.replace(kind=named if several else option.kind) for option in options]
    if function._masked is not None:
        taken.append(inspect.Parameter("where", named, default=None))
    return inspect.Signature(taken)


def _help(function: Labelled[Any]) -> str:
    operation, signature = function.operation, _signature(function)
    taken = [x.replace(annotation=x.empty) for x in signature.parameters.values()]
    call = ", ".join(str(x) for x in taken)
    doc = operation.__doc__ or ""
    return f"({call}): {doc.strip()}\n\n    Rule: {operation.rule}\n    Operation: {operation.__name__}"


for _name, _shown in {"__doc__": _Shown(_help, Labelled.__doc__), "__signature__": _Shown(_signature)}.items():
    type.__setattr__(Labelled, _name, _shown)


def _operands(number: int) -> str:
    return "x" if number == 1 else ", ".join(f"x{n + 1}" for n in range(number))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def labelled_operation(operation: Any, arguments: tuple[Any, ...], options: Mapping[str, Any] = NONE) -> Any:
    """Return the interned instance of an operation with labels."""
    if options:
        named = operation, arguments, tuple(sorted(options.items()))
        return keeper_of((operation, *arguments)).operation(named, partial(operation, **options), arguments)
    key = operation, arguments
    found = kept_operation(key)  # one of the labels is usually newer than the operation
    if found is not None:
        return found
    return keeper_of((operation, *arguments)).operation(key, operation, arguments)
