"""The header of an operation's class, read when the class is made: rule, parameters, labels in the rule."""

from __future__ import annotations

import re
import sys
from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

from typedtensor.core.axes import Axis, Label
from typedtensor.elsewhere import UNHASHABLE
from typedtensor.errors import AxisError, GradientError
from typedtensor.rules import (
    LINEAR,
    Linear,
    RuleError,
    by_parameter,
    check_family,
    check_member,
    check_reference,
    check_rule,
    misnamed_gradients,
    parse_rule,
    references,
    takes,
    wrong_labels,
)

if TYPE_CHECKING:
    from typedtensor.ops.core.operation import PolyOp


def labels_in(namespace: Mapping[str, Any], references: Iterable[tuple[str, int]]) -> dict[str, Label]:
    """Return the labels of a namespace that a rule refers to, by names with their numbers of type arguments.

    Raises :class:`RuleError` when a name is no label, or one with another number of parameters.
    """
    found: dict[str, Label] = {}
    for name, made_of in references:
        label = namespace.get(name)
        if not (isinstance(label, type) and issubclass(label, Axis)):
            raise RuleError(f"{name} is not an axis label in the scope where the operation is declared")
        check_reference(name, made_of, len(getattr(label, "__parameters__", ())))
        found[name] = label
    return found


def declare(cls: type[PolyOp], rule: str | None, family: str | None, linear: Linear | None) -> None:
    """Give a class its rule, its parameters and the labels in the rule, from the scope of the class statement.

    Raises:
        RuleError: when a rule is ill-formed or no case of the family's, or the linearity is unknown.
        GradientError: when a gradient has another name than the number of operands requires.
    """
    if linear not in (None, *LINEAR):
        raise RuleError(f"linear= of {cls.__name__} must be {', '.join(map(repr, LINEAR))} or None, not {linear!r}")
    if cls.arity is not None and (message := misnamed_gradients(cls.__name__, cls.arity, vars(cls))) is not None:
        raise GradientError(message)
    text, what = family, f"the family {cls.__name__}"
    try:
        if family is not None:
            cls.family = parse_rule(family)
            check_family(cls.family, cls.arity)
        if rule is not None:
            text, what = rule, cls.__name__
            parsed, parameters = parse_rule(rule), tuple(map(_parameter_name, getattr(cls, "__parameters__", ())))
            check_rule(parsed, parameters, cls.arity)
            if cls.family is not None:
                check_member(parsed, cls.family)
            cls.rule, cls.declared_by, cls.linear = rule, cls, linear
            cls.parameters, cls.parsed_rule, cls.names = parameters, parsed, _look_up(references(parsed))
    except RuleError as error:
        raise RuleError(f'the rule "{text}" of {what} is ill-formed: {error}') from None


def function_name(operation: type[PolyOp]) -> str:
    """The usual name of the function that applies an operation of no labels: ``leaky_relu`` of ``LeakyReLU``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z][a-z])", "_", operation.__name__).lower()


def bind(name: str, parameters: Sequence[str], labels: Sequence[Label]) -> dict[str, tuple[Label, ...]]:
    """Bind the labels of an instance to the parameters of its class.

    Raises:
        AxisError: when there are too few or too many labels.
    """
    if not takes(parameters, len(labels)):
        raise AxisError(wrong_labels(name, parameters, len(labels)))
    return by_parameter(parameters, labels)


def complete(cls: type[PolyOp], base: Callable[[PolyOp], None]) -> None:
    """Make the constructor of a user's operation call that of its base if it does not, and no labels are needed.

    If labels are needed, such an instance is refused with an :class:`AxisError`.
    """
    init: Callable[..., None] = cls.__init__
    if cls.builtin or hasattr(init, "_completes") or init is base:
        return

    @wraps(init)
    def start(self: PolyOp, *arguments: Any, **options: Any) -> None:
        init(self, *arguments, **options)
        if "arguments" not in vars(self) and type(self).__init__ is start:
            if labels := ", ".join(name for name in getattr(self, "parameters", ()) if not name.startswith("*")):
                raise AxisError(
                    f"{type(self).__name__} does not set its labels: its __init__ must call "
                    f"super().__init__({labels}) with the labels that it is given"
                )
            base(self)

    vars(start)["_completes"] = True
    type.__setattr__(cls, "__init__", start)


def require_hash(cls: type[PolyOp]) -> None:
    """Require that the operations of a dataclass have a hash, since results for an operation are cached by it.

    Raises:
        AxisError: when they have none.
    """
    if cls.__hash__ is None:
        raise AxisError(UNHASHABLE.format(cls.__name__))


def _parameter_name(parameter: Any) -> str:
    return parameter.__name__ if isinstance(parameter, TypeVar) else f"*{parameter.__name__}"


def _look_up(names: Iterable[tuple[str, int]]) -> dict[str, Label]:
    """Return the labels of some names, in the scope of the class statement."""
    frame = sys._getframe(2)  # of __init_subclass__, also in subclasses
    while frame.f_code.co_name == "__init_subclass__" and frame.f_back is not None:
        frame = frame.f_back
    return labels_in(ChainMap(frame.f_locals, frame.f_globals), names)
