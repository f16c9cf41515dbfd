"""Modules of typed tensors as modules of PyTorch."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any, Protocol, TypeVar, overload

from typedtensor.core.axes import is_label
from typedtensor.core.expr import Expr, Input
from typedtensor.core.module import Module
from typedtensor.core.module_state import ModuleKind
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.interop.signatures import form_of
from typedtensor.runtime.serving import plain
from typedtensor.torch.dynamo import prepare
from typedtensor.torch.pytrees import library

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
    result = _new()
    torch, kind, owners, tensors = library(), ModuleKind(model), [], []
    names = {id(parameter): name for name, parameter in model.parameters.items()}
    for parameter in kind.parameters:
        owner, name = result, names[id(parameter)]
        *path, last = name.split(".")
        for part in path:
            # Set directly, as PyTorch refuses names of its own attributes, which `Bidirectional` has.
            owner = owner._modules.setdefault(part, torch.nn.Module())
        array = torch.nn.Parameter(torch.tensor(parameter.value.numpy()))
        owner._parameters[last] = array
        owners.append((owner, last))
        tensors.append(parameter.tensor_type.wrap(array))
    result._typed, result._owners, result._held = kind.rebuild(tensors), owners, Held(tensors)
    result._programs = {}
    return result


@dataclass(frozen=True)
class Held:
    """The parameters of a typed module. ``torch.export`` copies lists of tensors that are attributes of a module."""

    tensors: list[AnyTensor]


@functools.cache
def _module_class() -> type[Any]:
    torch = library()
    is_traced = torch.compiler.is_dynamo_compiling
    learns = torch.__version__ >= (2, 13)  # whether Dynamo passes types to functions that it does not trace
    state_of, set_state = torch.nn.Module.__getstate__, torch.nn.Module.__setstate__

    def forward(self: Any, *given: Any) -> Any:
        # `functional_call` may have replaced them, and parametrizations made attributes of them.
        arrays = [
            owner._parameters[name] if name in owner._parameters else getattr(owner, name)
            for owner, name in self._owners
        ]
        if is_traced():
            forms = tuple(map(form_of, given))
            if learns:
                self._learn(*forms)
            found = self._programs.get(forms)
            if found is None:
                raise AxisError(
                    f"{type(self._typed).__name__} is compiled for operands that it was not called with, and the type "
                    "of its result is known from a call only: call it once with such operands before PyTorch compiles "
                    "it"
                )
            program, of = found
            return of.wrap(program(*arrays, *[x._array if isinstance(x, AnyTensor) else x for x in given]))
        for tensor, array in zip(self._held.tensors, arrays, strict=True):
            tensor._array = array
        at_once: Callable[..., Any] = plain(self._typed)
        result = at_once(*given)
        forms = tuple(map(form_of, given))
        if forms not in self._programs and isinstance(result, AnyTensor):
            self._programs[forms] = _program(self._typed, self._held.tensors, forms), result.tensor_type
        return result

    @torch.compiler.assume_constant_result  # type: ignore[untyped-decorator]  # PyTorch is not read
    def _learn(self: Any, *forms: Any) -> None:
        """Note the program for operands of some types. Dynamo calls it when it traces a call, and does not trace it."""
        if forms not in self._programs and (of := _result_type(self._typed, forms)) is not None:
            self._programs[forms] = _program(self._typed, self._held.tensors, forms), of

    def __reduce__(self: Any) -> Any:
        return _new, (), self.__getstate__()

    def __getstate__(self: Any) -> Any:
        return {name: value for name, value in state_of(self).items() if name != "_programs"}

    def __setstate__(self: Any, state: Any) -> None:
        set_state(self, {**state, "_programs": {}})

    members = (forward, _learn, __reduce__, __getstate__, __setstate__)
    named = {each.__name__: each for each in members}
    return type("TypedModule", (torch.nn.Module,), {"__doc__": module.__doc__, **named})


def _new() -> Any:
    """Return a module without parts, whose ``forward`` has its own code, by which PyTorch counts recompilations."""
    base: Any = _module_class()
    shared = base.forward
    own = FunctionType(shared.__code__.replace(), shared.__globals__, "forward", None, shared.__closure__)
    return type(base.__name__, (base,), {"__doc__": base.__doc__, "forward": own})()


def _result_type(typed: Module, forms: Sequence[Any]) -> TensorType | None:
    """Return the type of the result of a model for operands of some types; None if only a call can tell it."""
    model: Any = typed._template or typed
    leaf: Any = Input
    if not all(isinstance(form, TensorType) or is_label(form) for form in forms):
        return None
    result = model(*[leaf(form) if isinstance(form, TensorType) else form for form in forms])
    return result.tensor_type if isinstance(result, Expr) else None


def _program(typed: Module, tensors: Sequence[AnyTensor], forms: Sequence[Any]) -> Callable[..., Any]:
    """Return a model, for operands of some types, as a function of the arrays of its parameters and operands.

    Dynamo takes a call of it as one node of its graph, which the compiler behind Dynamo traces by arrays. It would
    trace the code of the library otherwise, loops and derived labels among it.
    """

    model: Any = typed
    at_once: Callable[..., Any] = plain(model)

    def call(*parts: Any) -> Any:
        before = [tensor._array for tensor in tensors]
        for tensor, array in zip(tensors, parts, strict=False):
            tensor._array = array
        given = zip(forms, parts[len(tensors) :], strict=True)
        try:
            result = at_once(*[of.wrap(x) if isinstance(of, TensorType) else x for of, x in given])
        finally:
            for tensor, array in zip(tensors, before, strict=True):
                tensor._array = array
        return result._array

    allowed: Callable[..., Any] = library().compiler.allow_in_graph(call)
    return allowed


def __getattr__(name: str) -> Any:
    """Find the class of modules by its name, for pickles and ``torch.save``; PyTorch is imported when it is needed."""
    if name == "TypedModule":
        return _module_class()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
