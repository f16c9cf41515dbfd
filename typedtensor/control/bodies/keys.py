"""Keys of operations and bodies, which are equal for equal computations, whatever functions they were traced from."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any
from weakref import WeakValueDictionary

from typedtensor.core.axes import Axis, is_label, label_number
from typedtensor.core.expr import App
from typedtensor.core.tuples import Projection, Structured

_SHARED = frozenset({"arguments", "made", "known", "grounded", "form"})
"""Attributes that are equal for operations of a class with equal labels, or that are caches."""


class OperationKey:
    """The computation of a library operation. Forms are interned, so that hashing a long key is cheap.

    Attributes:
        parts: the operation, its labels and its settings.
    """

    __slots__ = ("__weakref__", "parts")

    def __init__(self, parts: Hashable) -> None:
        self.parts = parts


_FORMS: WeakValueDictionary[Hashable, OperationKey] = WeakValueDictionary()


def operation_key(node: App[Any], kept: list[object]) -> Hashable:
    """Return a key of a node's operation, equal for operations that compute the same.

    Args:
        kept: receives the objects that the key identifies by address.
    """
    operation: Any = node.op
    if isinstance(node, Projection):
        return node.index
    if isinstance(node, Structured):
        settings = {n: x for n, x in vars(operation).items() if isinstance(x, (bool, int, str, frozenset, type))}
        return type(operation), frozen(settings), tuple(body_key(body, kept) for body in operation.bodies)
    settings = {name: value for name, value in vars(operation).items() if name not in _SHARED}
    labels = tuple([tuple(map(label_number, word)) for word in operation.arguments.values()])
    form: tuple[Any, ...] = (label_number(type(operation)), labels)
    if settings:
        try:
            form = (*form, tuple((name, frozen(value)) for name, value in settings.items()))
            hash(form)
        except TypeError:
            kept.append(operation)
            return id(operation)
    if operation.builtin:  # only library operations are immutable
        operation.form = shared = _FORMS.setdefault(form, OperationKey(form))
        return shared
    return form


def body_key(body: Any, kept: list[object]) -> Hashable:
    """Return a key of a structured node's body; two traces of one function have equal keys."""
    numbers = {x: n for n, x in enumerate((*body.inputs, *body.captured))}
    key: list[Hashable] = [tuple(x.tensor_type.number for x in numbers)]
    for node in body.order:
        key.append((operation_key(node, kept), tuple([numbers[x] for x in node.operands])))
        numbers[node] = len(numbers)
    return (*key, tuple(numbers[x] for x in body.outputs))


def frozen(value: Any) -> Hashable:
    """Return a hashable key that distinguishes 1, 1.0 and True, and 0.0 and -0.0."""
    if isinstance(value, float):
        return type(value), value.hex()
    if type(value) is tuple:
        return tuple(map(frozen, value))
    if type(value) is dict:
        return tuple((frozen(key), frozen(part)) for key, part in value.items())
    if type(value) is frozenset:
        return frozenset(map(frozen, value))
    if is_label(value):
        return Axis, label_number(value)
    if type(value) is slice:  # slices are not hashable before Python 3.12
        return slice, frozen((value.start, value.stop, value.step))
    return type(value), value
