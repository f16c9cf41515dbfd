"""Modules of typed tensors as modules of PyTorch."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol, TypeVar, overload

from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.module_state import ModuleKind
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import AxisError
from typedtensor.runtime.values import plain
from typedtensor.torch.dynamo import prepare
from typedtensor.torch.library import library

F_co = TypeVar("F_co", bound=Callable[..., Any], covariant=True)
X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)


class TorchModule(Protocol[F_co]):
    """The type of a ``torch.nn.Module`` called with tensors, for type checkers that do not read PyTorch."""

    @property
    def __call__(self) -> F_co:
        """Return the model as a function of tensors."""

    def parameters(self, recurse: bool = True) -> Iterator[Any]:
        """Yield the parameters, for an optimizer."""

    def state_dict(self) -> dict[str, Any]:
        """Return the arrays of the parameters by their names in the model."""

    def load_state_dict(self, state_dict: Mapping[str, Any], strict: bool = True) -> Any:
        """Copy arrays into the parameters."""

    def __getattr__(self, name: str) -> Any:
        """Return any other attribute of a ``torch.nn.Module``."""


@overload
def module(model: Callable[[Expr[X]], Expr[Y]], /) -> TorchModule[Callable[[X], Y]]: ...
@overload
def module(model: Callable[[Expr[X1], Expr[X2]], Expr[Y]], /) -> TorchModule[Callable[[X1, X2], Y]]: ...
def module(model: Any, /) -> Any:
    """Convert a model to a ``torch.nn.Module``, which PyTorch trains, moves and saves.

    The parameters of the result start as copies of the model's, under the same names (``hidden.weight``). Its calls
    take and return tensors that hold arrays of PyTorch. The model keeps its own values.

    Args:
        model: a module that is called with expressions.

    Raises:
        AxisError: ``model`` is no module.

    See also: ``torch.nn.Module``.
    """
    if not isinstance(model, Module):
        raise AxisError(f"module takes a Module, not {type(model).__name__}")
    prepare()
    result: Any = _module_class()()
    torch, kind, owners, tensors = library(), ModuleKind(model), [], []
    names = {id(parameter): name for name, parameter in model.parameters.items()}
    for parameter in kind.parameters:
        owner, name = result, names[id(parameter)]
        *path, last = name.split(".")
        for part in path:
            if part not in owner._modules:
                owner.add_module(part, torch.nn.Module())
            owner = owner._modules[part]
        array = torch.nn.Parameter(torch.tensor(parameter.value.numpy()))
        owner.register_parameter(last, array)
        owners.append((owner, last))
        tensors.append(parameter.tensor_type.wrap(array))
    result._typed, result._owners, result._tensors = kind.rebuild(tensors), owners, tensors
    return result


@functools.cache
def _module_class() -> type[Any]:
    torch = library()
    is_compiling = torch.compiler.is_compiling

    def forward(self: Any, *tensors: Any) -> Any:
        for tensor, (owner, name) in zip(self._tensors, self._owners, strict=True):
            tensor._array = getattr(owner, name)  # functional_call may have replaced it
        if not is_compiling():
            at_once: Callable[..., Any] = plain(self._typed)
            return at_once(*tensors)
        result = self._typed(*tensors)
        if isinstance(result, Expr):
            raise AxisError(
                f"{type(self._typed).__name__} returned an expression: PyTorch cannot compile a module that "
                "contains buffers or constants; compile the functions that it consists of, or call it without "
                "compiling"
            )
        return result

    return type("TypedModule", (torch.nn.Module,), {"__doc__": module.__doc__, "forward": forward})


def __getattr__(name: str) -> Any:
    """Find the class of modules by its name, for pickles and ``torch.save``; PyTorch is imported when it is needed."""
    if name == "TypedModule":
        return _module_class()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
