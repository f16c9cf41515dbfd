"""Typed functions under ``torch.compile``.

Dynamo traces operations on tensors as it traces any Python. What rules say of types is found, as anywhere, when the
types are met for the first time, and Dynamo does not follow that search: so the first call is not compiled.
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
    """The function compiled by PyTorch, which keeps its type.

    The first call with tensors of some types runs the function as it is, and so finds what rules say of them; later
    ones run what ``torch.compile`` makes of it, as a whole: a program for each set of types, which is made again for
    other sizes as PyTorch makes it.

    Args:
        function: a function of arrays and tensors.
        fullgraph: whether to refuse what cannot be compiled as a whole.
        options: the other ones of ``torch.compile``.

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
    """The function of the arrays of its tensors, for arguments of some forms, the last ones given by name.

    Its code is its own: PyTorch counts by it how often something is compiled again.
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
