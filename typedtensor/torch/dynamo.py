"""Extensions of Dynamo, PyTorch's tracer, for tensors with labels."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from typedtensor.backends.derivatives import TRACING
from typedtensor.backends.derivatives.in_torch import with_derivative
from typedtensor.base.tracebacks import shorten
from typedtensor.core.axes import is_label
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import TypedTensorError
from typedtensor.interop.signatures import Annotated
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.grounded import Grounded
from typedtensor.ops.core.operation import PolyOp
from typedtensor.torch.pytrees import library, register


@dataclass(frozen=True, slots=True)
class Form:
    """The types of a call.

    Dynamo would make a tensor that a program returns attribute by attribute in Python, so programs return arrays.

    Attributes:
        operands: the type of each argument that is a tensor; None for another argument.
        names: the names of the arguments by keyword, the last ones.
        result: the type of the result if it is a tensor.
    """

    operands: tuple[TensorType | None, ...]
    names: tuple[str, ...]
    result: TensorType | None

    def arrays(self, result: Any) -> Any:
        """Return the result of the function as that of the program: the array of a tensor of the type, or a list."""
        if self.result is None:
            return result
        if isinstance(result, AnyTensor) and result.tensor_type is self.result:
            return result._array
        return [result]  # another branch of the function, for arguments of the same types


_FIXED = (TensorType, PolyOp, Labelled, Grounded, Annotated, Form)
"""Classes whose objects never change in a way that affects a traced program."""

_ATTRIBUTES = ("HASATTR", "NOT_PRESENT_IN_GENERIC_DICT")
"""Guards of an object's attributes."""

_PREPARED: list[bool] = []

_OF_PACKAGE = "G['__import_typedtensor_dot_"
_OF_BUILTINS = "G['__builtins_dict__"


def prepare() -> None:
    """Register handlers with Dynamo, once, for constructs at which it would otherwise break the graph.

    Dynamo has no public interface for this. Where a private one is missing, the graph break remains and users have to
    write the construct differently.
    """
    if not _PREPARED:  # a table, which Dynamo reads where it traces a call of `typed`
        _PREPARED.append(True)
        _register()


def _register() -> None:
    builder = library("torch._dynamo.variables.builder")
    handlers = getattr(builder.SourcelessBuilder, "_type_handlers", None)
    if isinstance(handlers, dict):
        handlers[TensorType] = _global
    operators = getattr(library("torch._dynamo.variables.builtin"), "BuiltinVariable", None)
    for name in ("matmul", "invert"):
        if operators is not None and not hasattr(operators, f"call_{name}"):
            setattr(operators, f"call_{name}", _operator(f"__{name}__"))
    register()
    compiler = library("torch.compiler")
    compiler.allow_in_graph(with_derivative)
    if compiler.is_compiling not in TRACING:
        TRACING.append(compiler.is_compiling)
    if hasattr(compiler, "substitute_in_graph"):
        compiler.substitute_in_graph(shorten)(_keep)


def _keep(error: TypedTensorError) -> None:
    """Stand for :func:`shorten` in a program that is traced, as Dynamo knows no tracebacks."""


def _global(translator: Any, of: TensorType) -> Any:
    """Represent a type that a traced program constructs, ``Tensor[Batch, Hidden]``, as a global variable."""
    name = translator.output.install_global_by_id("tensor_type", of)
    source = library("torch._dynamo.source").GlobalSource(name)
    return library("torch._dynamo.variables.builder").VariableBuilder(translator, source)(of)


def _operator(method: str) -> Any:
    """Return a handler that traces an operator as a method of its first operand, if that has a user-defined class."""

    def call(_: Any, translator: Any, first: Any, *others: Any) -> Any:
        if isinstance(first, library("torch._dynamo.variables.user_defined").UserDefinedVariable):
            return first.call_method(translator, method, list(others), {})
        return None

    return call


def with_guards(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of ``torch.compile`` with :func:`kept` as guard filter, where PyTorch supports one."""
    if not hasattr(library("torch.compiler"), "skip_all_guards_unsafe") or options.get("mode") is not None:
        return dict(options)
    further = dict(options.get("options") or {})
    further.setdefault("guard_filter_fn", kept)
    return {**options, "options": further}


def kept(guards: Sequence[Any]) -> list[bool]:
    """Return for each guard of a program whether calls evaluate it.

    Dynamo guards every object that it reads while it traces the library: hundreds for a few operations. Tables by types
    only grow, and operations and types are immutable, so their guards are dropped. Guards of users' arrays, modules
    and numbers stay.
    """
    fixed = {guard.name for guard in guards if guard.has_value and _is_fixed(guard.value)}
    fixed = {name for name in fixed if not any(_is_below(name, other) for other in fixed)}
    return [not _is_ours(guard, fixed) for guard in guards]


def _is_ours(guard: Any, fixed: set[str]) -> bool:
    name = guard.name
    if _OF_PACKAGE in name or _OF_BUILTINS in name:
        return True
    if any(_is_below(name, other) for other in fixed):
        return True
    if not guard.has_value:
        return False
    if guard.guard_type == "DUPLICATE_INPUT":  # the class of arrays is a key of a table of the package
        return isinstance(guard.value, type)
    if name in fixed and guard.guard_type in _ATTRIBUTES:
        return True
    if name == "function" and isinstance(guard.value, types.FunctionType):  # what `compile` wraps, mostly by `typed`
        return str(guard.value.__globals__.get("__name__")).startswith("typedtensor.")
    return isinstance(guard.value, (Form, Annotated))


def _is_below(name: str, other: str) -> bool:
    """Whether a source of Dynamo is that of a part of another: ``type(form.operands[0])`` is below ``form``."""
    return any(f"({other}{end}" in f"({name}" for end in ".[)")


def _is_fixed(value: object) -> bool:
    if isinstance(value, types.FunctionType):
        return value.__closure__ is None and value.__module__.startswith("typedtensor.")
    if isinstance(value, PolyOp):
        return value.builtin
    return isinstance(value, _FIXED) or is_label(value)
