"""Typed functions under ``torch.compile``.

Dynamo traces operations on tensors as it traces any Python. What rules say of types is found, as anywhere, when the
types are met for the first time, and Dynamo does not follow that search: so the first call is not compiled.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from typedtensor.core.tensor_type import TensorType
from typedtensor.interop.signatures import form_of, typed
from typedtensor.torch.library import library

F = TypeVar("F", bound=Callable[..., Any])


def compile(function: F, /, *, fullgraph: bool = True, **options: Any) -> F:
    """The function compiled by PyTorch, which keeps its type.

    The first call with tensors of some types runs the function as it is, and so finds what rules say of them; later
    ones run what ``torch.compile`` makes of it, as a whole.

    Args:
        function: a function of arrays and tensors.
        fullgraph: whether to refuse what cannot be compiled as a whole.
        options: the other ones of ``torch.compile``.

    See also: ``torch.compile``.
    """
    torch = library()
    _name_tensor_types()
    annotated: Any = typed(function) if inspect.isroutine(function) else function
    compiled = torch.compile(annotated, fullgraph=fullgraph, **options)
    known: set[Any] = set()

    @functools.wraps(annotated)
    def call(*args: Any, **kwargs: Any) -> Any:
        forms = (*map(form_of, args), *kwargs, *map(form_of, kwargs.values()))
        if forms in known:
            return compiled(*args, **kwargs)
        result = annotated(*args, **kwargs)
        known.add(forms)
        return result

    return call  # type: ignore[return-value]  # of the same parameters


def _name_tensor_types() -> None:
    """Let Dynamo go on with ``Tensor[Batch, Hidden]``, which it makes itself, as with a global variable.

    It has no public way to say so, and where this one is missing, types are named outside of what is compiled.
    """
    handlers = getattr(library("torch._dynamo.variables.builder").SourcelessBuilder, "_type_handlers", None)
    if isinstance(handlers, dict):
        handlers[TensorType] = _global


def _global(translator: Any, of: TensorType) -> Any:
    name = translator.output.install_global_by_id("tensor_type", of)
    source = library("torch._dynamo.source").GlobalSource(name)
    return library("torch._dynamo.variables.builder").VariableBuilder(translator, source)(of)
