"""Look-up of the labels that a rule names, in the scope of its class statement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from typedtensor.core.axes import Axis, Label
from typedtensor.rules import RuleError, check_reference


def labels_in(namespace: Mapping[str, Any], references: Iterable[tuple[str, int]]) -> dict[str, Label]:
    """The labels of a namespace that a rule refers to.

    Args:
        namespace: what is defined where the rule is stated.
        references: the names, and of how many labels each is made.

    Raises:
        RuleError: when a name is that of no label, or of one with another number of parameters.
    """
    found: dict[str, Label] = {}
    for name, made_of in references:
        label = namespace.get(name)
        if not (isinstance(label, type) and issubclass(label, Axis)):
            raise RuleError(f"{name} names no axis label where the operation is declared")
        check_reference(name, made_of, len(getattr(label, "__parameters__", ())))
        found[name] = label
    return found
