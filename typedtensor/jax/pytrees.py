"""Tensors and modules as pytrees of JAX, whose leaves are arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.core.expr import Const, Variable
from typedtensor.core.module_state import ModuleKind, ModuleState
from typedtensor.core.tensor import CLASSES, AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.jax.library import library


def register() -> None:
    """Make tensors and modules pytrees, those of classes that are defined later, too."""
    if _register_module not in ModuleState.observers:
        tree_util = library("jax.tree_util")
        for of in CLASSES.values():
            tree_util.register_pytree_with_keys(of, _tensor_keys, _tensor_of, _tensor_parts)
        pending: list[type[ModuleState]] = [ModuleState]
        while pending:
            pending.extend(pending.pop().__subclasses__())
            if pending:
                _register_module(pending[-1])
        ModuleState.observers.append(_register_module)


class Misfit:
    """An array in a tensor whose type has other axes, as a function of JAX puts it there for each leaf of a pytree.

    ``optax`` hands on so what it finds of each parameter: its length, or its rows and columns. As a leaf it is the
    array; whoever computes with the tensor is told.

    Args:
        of: the type of the tensor.
        array: the array.
    """

    __slots__ = ("_of", "given")

    def __init__(self, of: TensorType, array: Any) -> None:
        self._of, self.given = of, array

    def __getattr__(self, name: str) -> Any:
        if name not in _ASKED:
            raise AttributeError(name)
        raise AxisError(
            f"{self._of} was given an array of rank {len(self.given.shape)} by a transformation or a function of JAX: "
            "jax.vmap and lax.scan add and remove axes that have no label, so use vmap(function, Batch) and scan(step, "
            "state, xs, Time) of typedtensor.jax; what changes the axes of leaves is applied to arrays, x.array"
        )

    def __repr__(self) -> str:
        return repr(self.given)


_ASKED = {"shape", "dtype", "ndim", "size", "device", "__array__", "__array_namespace__", "__jax_array__"}
"""What is asked of an array before something is computed with it."""


def _tensor_parts(tensor: AnyTensor) -> tuple[tuple[Any], TensorType]:
    array = tensor._array
    return (array.given if type(array) is Misfit else array,), tensor.tensor_type


def _tensor_keys(tensor: AnyTensor) -> tuple[tuple[tuple[Any, Any]], TensorType]:
    """The same with its name, which paths of leaves have: ``.hidden.weight.array``."""
    [array], of = _tensor_parts(tensor)
    return ((library("jax.tree_util").GetAttrKey("array"), array),), of


def _tensor_of(of: TensorType, parts: Sequence[Any]) -> Any:
    """The tensor of an array, or of what JAX puts in the place of one."""
    [array] = parts
    fits = len(getattr(array, "shape", of.axes)) == len(of.axes)
    return of.wrap(array if fits else Misfit(of, array))


class Structure(ModuleKind):
    """How a module is made of its parameters; equal for copies of one module alone, as other fields may differ."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Structure) and self.module is other.module and self.paths == other.paths

    def __hash__(self) -> int:
        return id(self.module)

    def __repr__(self) -> str:
        return type(self.module).__name__


def _register_module(of: type[ModuleState]) -> None:
    library("jax.tree_util").register_pytree_with_keys(of, _module_keys, _module_of, _module_parts)


def _module_keys(module: ModuleState) -> tuple[tuple[tuple[Any, Any], ...], Structure]:
    parts, structure = _module_parts(module)
    key = library("jax.tree_util").GetAttrKey
    names = [".".join(map(str, path)) for path in structure.paths]
    return tuple([(key(name), part) for name, part in zip(names, parts, strict=True)]), structure


def _module_parts(module: ModuleState) -> tuple[tuple[Any, ...], Structure]:
    structure = module._kind
    if not isinstance(structure, Structure):
        structure = Structure(module if module._template is None else module._template)
    return tuple([_value(part) for part in structure.read(module)]), structure


def _value(part: Any) -> Any:
    if not isinstance(part, (Variable, Const)):
        raise AxisError(f"a module is a pytree of JAX by the values of its parameters, and one of them is {part!r}")
    value = part._value
    return value.tensor() if hasattr(value, "tensor") else value  # what JAX puts in its place has none


def _module_of(structure: Structure, parts: Sequence[Any]) -> Any:
    """A copy of the module with parameters of these values."""
    given = zip(structure.parameters, parts, strict=True)
    return structure.rebuild([parameter.holding(part) for parameter, part in given])
