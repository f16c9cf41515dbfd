"""Rules of methods whose annotations state the result but not all requirements on operands."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from typedtensor.base.lasting import Keeper
from typedtensor.core.axes import Label
from typedtensor.core.operand import Operand
from typedtensor.errors import AxisError
from typedtensor.ops.core.lookup import labels_in
from typedtensor.ops.core.ruling import RuledCall, known_verdict
from typedtensor.rules import parse_rule, references

F = TypeVar("F", bound=Callable[..., Any])


def _nothing(*operands: Any) -> str:
    return ""


def held_to(
    rule: str,
    *operands: str,
    labels: Callable[[Any], Mapping[str, Label | tuple[Label, ...]]],
    advice: Callable[..., str] = _nothing,
) -> Callable[[F], F]:
    """Check a rule at each call of a method that passes all of the rule's operands; optional ones may be missing.

    The annotations state the result, with and without the plugin. The plugin and the run time check the rule in
    addition.

    Args:
        rule: the rule, in the language of :mod:`typedtensor.rules`.
        operands: the parameters that are its operands.
        labels: returns, for an object, the labels that the class's type parameters in the rule are bound to; several
            for a run. The plugin takes them from the object's type.
        advice: returns the end of a message, for the operands.

    Raises:
        AxisError: at a call whose operands do not satisfy the rule.
    """
    parsed, keeper = parse_rule(rule), Keeper()

    def decorate(method: F) -> F:
        names = labels_in(inspect.unwrap(method).__globals__, references(parsed))
        signature = inspect.signature(method)

        @functools.wraps(method)
        def call(self: Any, *args: Any, **kwargs: Any) -> Any:
            arguments = signature.bind(self, *args, **kwargs).arguments
            given = [x for name in operands if isinstance(x := arguments.get(name), Operand)]
            if len(given) == len(operands):
                bound = {name: of if isinstance(of, tuple) else (of,) for name, of in labels(self).items()}
                called = RuledCall(type(self).__name__, parsed, names, bound, hidden=True)
                try:
                    known_verdict(keeper, called, tuple(x.tensor_type for x in given), advising=False)
                except AxisError as error:
                    raise AxisError(f"{error}{advice(*given)}") from None
            return method(self, *args, **kwargs)

        return cast(F, call)

    return decorate
