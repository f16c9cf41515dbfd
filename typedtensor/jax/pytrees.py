"""Tensors and modules as pytrees of JAX, whose leaves are arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.base.extras import extra
from typedtensor.core.expr import Const
from typedtensor.core.module_state import ModuleKind, ModuleState
from typedtensor.core.tensor import CLASSES, AnyTensor, Tensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.variables import Param, Variable
from typedtensor.errors import AxisError
from typedtensor.interop.described import described, found


def library(name: str = "jax") -> Any:
    """A module of JAX, which type checkers of users' programs need not read.

    Raises:
        MissingExtraError: when JAX is not installed.
    """
    return extra(name, "labels on JAX programs", "jax")


def register() -> None:
    """Register tensors and modules as pytrees, including modules of classes that are defined later."""
    if _register_module not in ModuleState.observers:
        tree_util = library("jax.tree_util")
        for of in CLASSES.values():
            tree_util.register_pytree_with_keys(of, _tensor_keys, _tensor_of, _tensor_parts)
            library("jax.export").register_pytree_node_serialization(
                of,
                serialized_name=f"typedtensor.{of.__name__}",
                serialize_auxdata=lambda of: "\n".join(described(of)).encode(),
                deserialize_auxdata=lambda data: found(data.decode().split("\n")),
            )
        pending: list[type[ModuleState]] = [ModuleState]
        while pending:
            pending.extend(pending.pop().__subclasses__())
            if pending:
                _register_module(pending[-1])
        ModuleState.observers.append(_register_module)


class Misfit:
    """A wrapper for an array whose rank differs from that of its tensor's type.

    Functions on pytrees replace leaves by arrays of other ranks; ``optax`` stores norms and row or column statistics of
    parameters this way. As a leaf of the pytree the wrapper is the plain array. Computing with the tensor raises an
    error.

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
            f"a transformation or function of JAX passed an array of rank {len(self.given.shape)} to {self._of}: "
            "jax.vmap and lax.scan add and remove axes without labels, so use vmap(function, Batch) and "
            "scan(step, state, xs, Time) of typedtensor.jax; apply other functions that change axes to arrays, "
            "x.array"
        )

    def __repr__(self) -> str:
        return repr(self.given)


_ASKED = {"shape", "dtype", "ndim", "size", "device", "__array__", "__array_namespace__", "__jax_array__"}
"""The attributes that computations read from an array first."""


def _tensor_parts(tensor: AnyTensor) -> tuple[tuple[Any], TensorType]:
    array = tensor._array
    return (array.given if type(array) is Misfit else array,), tensor.tensor_type


def _tensor_keys(tensor: AnyTensor) -> tuple[tuple[tuple[Any, Any]], TensorType]:
    """Return the parts of a tensor with the key of the array in paths of leaves: ``.hidden.weight.array``."""
    [array], of = _tensor_parts(tensor)
    return ((library("jax.tree_util").GetAttrKey("array"), array),), of


def _tensor_of(of: TensorType, parts: Sequence[Any]) -> Any:
    """Return the tensor of an array or of JAX's placeholder for one."""
    [array] = parts
    try:
        if len(array.shape) != len(of.axes):
            array = Misfit(of, array)
    except AttributeError:  # a placeholder
        pass
    tensor = object.__new__(of.tensor)  # as TensorType.wrap, without the call
    tensor.tensor_type = of
    tensor._array = array
    return tensor


class ModuleTreeDef(ModuleKind):
    """A module's tree structure. Only copies of one module have equal structures, since other fields may differ."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ModuleTreeDef) and self.module is other.module and self.paths == other.paths

    def __hash__(self) -> int:
        return id(self.module)

    def __repr__(self) -> str:
        return type(self.module).__name__


def _register_module(of: type[ModuleState]) -> None:
    library("jax.tree_util").register_pytree_with_keys(of, _module_keys, _module_of, _module_parts)


def _module_keys(module: ModuleState) -> tuple[tuple[tuple[Any, Any], ...], ModuleTreeDef]:
    parts, structure = _module_parts(module)
    key = library("jax.tree_util").GetAttrKey
    names = [".".join(map(str, path)) for path in structure.paths]
    return tuple([(key(name), part) for name, part in zip(names, parts, strict=True)]), structure


def _module_parts(module: ModuleState) -> tuple[tuple[Any, ...], ModuleTreeDef]:
    structure, template = module._kind, module._template
    parts: Sequence[Any]
    if isinstance(structure, ModuleTreeDef):
        parts = structure.read(module)
    else:
        structure = ModuleTreeDef(module if template is None else template)
        parts = structure.parameters if template is None else structure.read(module)
    return tuple([x._value if type(x) is Param and type(x._value) is Tensor else _value(x) for x in parts]), structure


def _value(part: Any) -> Any:
    if not isinstance(part, (Variable, Const)):
        raise AxisError(f"JAX flattens a module to the values of its parameters, but one of them is {part!r}")
    value = part._value
    return value.tensor() if hasattr(value, "tensor") else value  # a placeholder of JAX has no tensor()


def _module_of(structure: ModuleTreeDef, parts: Sequence[Any]) -> Any:
    """Return a copy of the module with given values of its parameters."""
    given = zip(structure.parameters, parts, strict=True)
    return structure.rebuild([parameter.holding(part) for parameter, part in given])
