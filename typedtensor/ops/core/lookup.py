"""Lookup of the labels in a rule, in the scope of its class statement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from typedtensor.core.axes import Axis, Label
from typedtensor.rules import RuleError, check_reference


def labels_in(namespace: Mapping[str, Any], references: Iterable[tuple[str, int]]) -> dict[str, Label]:
    """Return the labels of a namespace that a rule refers to.

    Args:
        namespace: the scope of the rule.
        references: the names, each with its number of type arguments.

    Raises:
        RuleError: when a name is no label, or a label with another number of parameters.
    """
    found: dict[str, Label] = {}
    for name, made_of in references:
        label = namespace.get(name)
        if not (isinstance(label, type) and issubclass(label, Axis)):
            raise RuleError(f"{name} is not an axis label in the scope where the operation is declared")
        check_reference(name, made_of, len(getattr(label, "__parameters__", ())))
        found[name] = label
    return found
