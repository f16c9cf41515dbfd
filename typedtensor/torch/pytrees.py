"""Tensors as pytrees of PyTorch, whose leaves are arrays, for ``torch.export``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from typedtensor.base.extras import extra
from typedtensor.core.axes import Label, label_name
from typedtensor.core.tensor import CLASSES, AnyTensor, tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError


def library(name: str = "torch") -> Any:
    """A module of PyTorch, which type checkers of users' programs need not read.

    Raises:
        MissingExtraError: when PyTorch is not installed.
    """
    return extra(name, "labels on PyTorch programs", "torch")


def register() -> None:
    """Register the classes of tensors. PyTorch has no public interface for this; without it, it exports arrays only."""
    trees = library("torch.utils._pytree")
    for of in CLASSES.values():
        trees.register_pytree_node(
            of,
            _parts,
            _tensor,
            serialized_type_name=f"typedtensor.{of.__name__}",
            to_dumpable_context=_described,
            from_dumpable_context=_found,
            flatten_with_keys_fn=lambda x: ([(trees.GetAttrKey("array"), x._array)], x.tensor_type),
        )


def _parts(tensor: AnyTensor) -> tuple[list[Any], TensorType]:
    return [tensor._array], tensor.tensor_type


def _tensor(parts: Sequence[Any], of: TensorType) -> Any:
    [array] = parts
    return of.wrap(array)


def _described(of: TensorType) -> list[object]:
    """The kind and the labels by their names, for files."""
    for axis in of.axes:
        if not isinstance(axis, type) or "<locals>" in axis.__qualname__:
            raise AxisError(
                f"{of} has the axis {label_name(axis)}, which no module has by name: declare it in a module"
            )
    return [of.kind, *(f"{axis.__module__}:{axis.__qualname__}" for axis in of.axes)]


def _found(described: Sequence[Any]) -> TensorType:
    """The type that was described. A file does not import what declares its labels."""
    kind, *names = described
    return tensor_type(kind, tuple(map(_label, names)))


def _label(name: str) -> Label:
    module, _, path = name.partition(":")
    found: Any = sys.modules.get(module)
    for part in path.split("."):
        found = getattr(found, part, None)
    if found is None:
        raise AxisError(f"the program has the axis {path} of the module {module}: import that before you load it")
    label: Label = found
    return label
