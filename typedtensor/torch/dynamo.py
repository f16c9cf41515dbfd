"""What PyTorch's tracer, Dynamo, has to be told of tensors with labels."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.core.axes import is_label
from typedtensor.core.tensor_type import TensorType
from typedtensor.interop.signatures import Annotated
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.grounded import Grounded
from typedtensor.ops.core.operation import PolyOp
from typedtensor.torch.library import library

_FIXED = (TensorType, PolyOp, Labelled, Grounded, Annotated)
"""Objects that never change in a way that a program depends on."""

_OF_PACKAGE = "G['__import_typedtensor_dot_"
_OF_BUILTINS = "G['__builtins_dict__"


def prepare() -> None:
    """Let Dynamo go on with what it otherwise stops at.

    It has no public way to say so; where one of these is missing, what it stops at is written in another way.
    """
    builder = library("torch._dynamo.variables.builder")
    handlers = getattr(builder.SourcelessBuilder, "_type_handlers", None)
    if isinstance(handlers, dict):
        handlers[TensorType] = _global
    operators = getattr(library("torch._dynamo.variables.builtin"), "BuiltinVariable", None)
    for name in ("matmul", "invert"):
        if operators is not None and not hasattr(operators, f"call_{name}"):
            setattr(operators, f"call_{name}", _operator(f"__{name}__"))


def _global(translator: Any, of: TensorType) -> Any:
    """``Tensor[Batch, Hidden]``, which a program makes itself, as a global variable."""
    name = translator.output.install_global_by_id("tensor_type", of)
    source = library("torch._dynamo.source").GlobalSource(name)
    return library("torch._dynamo.variables.builder").VariableBuilder(translator, source)(of)


def _operator(method: str) -> Any:
    """An operator as the method of its first operand, if that is an object of a class of its own."""

    def call(_: Any, translator: Any, first: Any, *others: Any) -> Any:
        if isinstance(first, library("torch._dynamo.variables.user_defined").UserDefinedVariable):
            return first.call_method(translator, method, list(others), {})
        return None

    return call


def with_guards(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of ``torch.compile``, with the choice of guards that :func:`kept` makes, where PyTorch lets one."""
    if not hasattr(library("torch.compiler"), "skip_all_guards_unsafe") or options.get("mode") is not None:
        return dict(options)
    further = dict(options.get("options") or {})
    further.setdefault("guard_filter_fn", kept)
    return {**options, "options": further}


def kept(guards: Sequence[Any]) -> list[bool]:
    """Which guards of a program are looked at in each call.

    Dynamo guards every object that it meets on its way through the library: hundreds, for a few operations. Tables of
    what is known of types only grow, operations and types stay what they are, so those are left out. What users hold,
    their arrays, modules and numbers, is guarded as ever.
    """
    fixed = {guard.name for guard in guards if guard.has_value and _is_fixed(guard.value)}
    fixed = {name for name in fixed if not any(other in name and other != name for other in fixed)}
    return [not _is_ours(guard.name, fixed) for guard in guards]


def _is_ours(name: str, fixed: set[str]) -> bool:
    if _OF_PACKAGE in name or _OF_BUILTINS in name:
        return True
    return any(other in name and other != name for other in fixed)


def _is_fixed(value: object) -> bool:
    if isinstance(value, types.FunctionType):
        return value.__closure__ is None and value.__module__.startswith("typedtensor.")
    if isinstance(value, PolyOp):
        return value.builtin
    return isinstance(value, _FIXED) or is_label(value)
