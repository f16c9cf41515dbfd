"""Tensors as pytrees of PyTorch, whose leaves are arrays, for ``torch.export``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.base.extras import extra
from typedtensor.core.tensor import CLASSES, AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.interop.described import described, found


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
            to_dumpable_context=described,
            from_dumpable_context=found,
            flatten_with_keys_fn=lambda x: ([(trees.GetAttrKey("array"), x._array)], x.tensor_type),
        )


def _parts(tensor: AnyTensor) -> tuple[list[Any], TensorType]:
    return [tensor._array], tensor.tensor_type


def _tensor(parts: Sequence[Any], of: TensorType) -> Any:
    [array] = parts
    return of.wrap(array)
