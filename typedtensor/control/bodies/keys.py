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
        name: a text of these that is the same in each process.
    """

    __slots__ = ("__weakref__", "name", "parts")

    def __init__(self, parts: Hashable, name: str) -> None:
        self.parts, self.name = parts, name


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
        shared = _FORMS.get(form) or _FORMS.setdefault(form, OperationKey(form, operation_name(operation)))
        operation.form = shared
        return shared
    return form


def operation_name(operation: Any) -> str:
    """Return a text of an operation, its labels and its settings that is the same in each process."""
    if (form := getattr(operation, "form", None)) is not None:
        name: str = form.name
        return name
    plain = bool, int, float, str, slice, tuple
    settings = [(n, x) for n, x in vars(operation).items() if n not in _SHARED and isinstance(x, plain)]
    return f"{operation!r}{settings or ''}"


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
