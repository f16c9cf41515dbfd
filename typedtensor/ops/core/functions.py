"""Operations as functions that take their labels last."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any, Generic, NoReturn, TypeVar

from typedtensor.core.axes import keeper_of
from typedtensor.core.axis_numbers import refuse_numbers
from typedtensor.core.operand import Operand
from typedtensor.elsewhere import placed, twice
from typedtensor.errors import AxisError
from typedtensor.ops.core.operation import PolyOp
from typedtensor.rules import takes_no_mask

__all__ = ["Labelled"]

Op = TypeVar("Op", bound=PolyOp)

NONE: Mapping[str, Any] = {}


class Labelled(Generic[Op]):
    """A function that applies an operation with labels: ``softmax(x, Digit)`` is ``Softmax(Digit)(x)``.

    It takes the operands first, as many as the operation's rule has, then what the constructor of the operation
    takes: its labels by their places, its options by their places or by name.

    Args:
        operation: the class of the operation.
        masked: the class of the operation that takes a mask besides, after the operands: ``softmax(x, Digit,
            where=mask)``. None where there is none.

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
        """Apply the operation: operands, then labels.

        Args:
            arguments: the operands and the labels, and options by their places.
            where: the elements that count; None for all.
            options: options of the operation's constructor; labels and numbers of axes by name are refused.

        Raises:
            AxisError: when the operation does not apply, there are not enough arguments, or it takes no mask.
        """
        number = self._operands
        if options and (unknown := {name: value for name, value in options.items() if name not in self._options}):
            self._refuse(arguments, unknown)
        if where is not None:
            if self._masked is None:
                raise AxisError(takes_no_mask(self.operation.__name__))
            masked: Operand = self._masked(*arguments[:number], where, *arguments[number:], **options)
            return masked
        try:
            operation: Any = labelled_operation(self.operation, arguments[number:], options)
        except AxisError:
            raise
        except TypeError as error:
            # The constructor's own message would count its arguments, not those that were written.
            name, labels = self.operation.__name__, ", ".join(self.operation.parameters)
            if self._takes(arguments[number:], options):
                by_name = [f"{option}={value!r}" for option, value in options.items()]
                given = [*map(repr, arguments[number + len(self.operation.parameters) :]), *by_name]
                raise AxisError(
                    f"{name} takes the options {', '.join(self._options)}, and cannot take {', '.join(given)}: {error}"
                ) from None
            by_place = self._options[: max(0, len(arguments) - number - len(self.operation.parameters))]
            if again := [option for option in by_place if option in options]:
                raise AxisError(twice(name, again[0])) from None
            raise AxisError(
                f"{name} takes {_count(number, 'operand')}, then its labels ({labels}); "
                f"it was given {_count(len(arguments), 'argument')}"
            ) from None
        applied: Operand = operation(*arguments[:number])
        return applied

    @cached_property
    def _options(self) -> list[str]:
        """The names of what the constructor takes beside labels."""
        taken = list(inspect.signature(self.operation.__init__).parameters.values())[1:]
        if any(each.kind is each.VAR_POSITIONAL for each in taken):
            return [each.name for each in taken if each.kind is each.KEYWORD_ONLY]
        return [each.name for each in taken[len(self.operation.parameters) :]]

    def _takes(self, arguments: tuple[object, ...], options: Mapping[str, object]) -> bool:
        """Whether the constructor of the operation takes so many labels and options, of whatever types."""
        try:
            inspect.signature(self.operation).bind(*arguments, **options)
        except TypeError:
            return False
        return len(arguments) > len(self.operation.parameters) or bool(options)

    def _name(self) -> str:
        """What such a function is called: ``cross_entropy`` of ``CrossEntropy``, ``concat`` of ``ConcatAlong``."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", self.operation.__name__.removesuffix("Along")).lower()

    def _refuse(self, arguments: tuple[object, ...], others: Mapping[str, object]) -> NoReturn:
        """Say what to write in place of arguments by name."""
        name, operands = self._name(), _operands(self._operands).split(", ")
        receiver = arguments[0] if arguments and len(self.operation.parameters) == 1 else None
        refuse_numbers(name, receiver, others, operands)
        raise AxisError(placed(name, [*operands, *self.operation.parameters], self._options, next(iter(others))))

    def __repr__(self) -> str:
        return f"Labelled({self.operation.__name__})"


class _Shown:
    """What ``inspect`` and ``help()`` show of a function, found when they ask; of the class, what it says itself."""

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
    made = inspect.signature(function.operation.__init__).parameters
    options = [made[name] for name in function._options]
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
    """An instance of an operation with labels, made once."""
    if options:
        named = operation, arguments, tuple(sorted(options.items()))
        return keeper_of((operation, *arguments)).operation(named, partial(operation, **options), arguments)
    key = operation, arguments
    for label in arguments:  # one of which is most often newer than the operation
        kept = getattr(label, "__kept__", None)
        if kept is not None and (found := kept.operations.get(key)) is not None:
            return found
    return keeper_of((operation, *arguments)).operation(key, operation, arguments)
