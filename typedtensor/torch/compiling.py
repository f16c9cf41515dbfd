"""Typed functions under ``torch.compile``.

Dynamo traces operations on tensors as it traces any Python code, but cannot trace the search for the rule that applies
to new operand types. The first call with some types therefore runs uncompiled and caches the results of that search.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.interop.signatures import form_of, typed
from typedtensor.torch.dynamo import prepare, with_guards
from typedtensor.torch.library import library

F = TypeVar("F", bound=Callable[..., Any])


def compile(function: F, /, *, fullgraph: bool = True, **options: Any) -> F:
    """Compile a function by PyTorch; its type stays the same.

    The first call with tensors of some types runs the function uncompiled, which resolves the rules for these types.
    Later calls run the result of ``torch.compile``: one program for each set of types, which PyTorch recompiles for
    other sizes as usual.

    Args:
        function: a function of arrays and tensors.
        fullgraph: whether to raise an error where Dynamo would break the graph.
        options: the other options of ``torch.compile``.

    See also: ``torch.compile``.
    """
    torch = library()
    prepare()
    annotated: Any = typed(function) if inspect.isroutine(function) else function
    known: dict[Any, Callable[..., Any]] = {}

    @functools.wraps(annotated)
    def call(*args: Any, **kwargs: Any) -> Any:
        forms, parts = [], []
        for x in (*args, *kwargs.values()) if kwargs else args:
            if isinstance(x, AnyTensor):
                forms.append(x.tensor_type)
                parts.append(x._array)
            else:
                forms.append(form_of(x))
                parts.append(x)
        compiled = known.get((*forms, *kwargs))
        if compiled is not None:
            return compiled(*parts)
        result = annotated(*args, **kwargs)
        on_arrays = _on_arrays(annotated, forms, list(kwargs))
        known[(*forms, *kwargs)] = torch.compile(on_arrays, fullgraph=fullgraph, **with_guards(options))
        return result

    return call  # type: ignore[return-value]  # of the same parameters


def _on_arrays(function: Callable[..., Any], forms: list[Any], names: list[str]) -> Callable[..., Any]:
    """Wrap a function of tensors as one of their arrays, for given types of arguments, the last ones by keyword.

    Each wrapper has its own code object, by which PyTorch counts recompilations.
    """
    types = tuple([form if isinstance(form, TensorType) else None for form in forms])
    positional = len(forms) - len(names)

    def call(*parts: Any) -> Any:
        given = [part if of is None else of.wrap(part) for of, part in zip(types, parts, strict=True)]
        named = zip(names, given[positional:], strict=True)
        return function(*given[:positional], **dict(named)) if names else function(*given)

    own: Any = call
    own.__code__ = own.__code__.replace(co_name=getattr(function, "__name__", "call"))
    return own  # type: ignore[no-any-return]  # of any parameters
