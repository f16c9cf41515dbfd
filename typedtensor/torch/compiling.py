"""Typed functions under ``torch.compile``.

Dynamo traces operations on tensors as it traces any Python code, but cannot trace the search for the rule that applies
to new operand types. The first call with some types therefore runs uncompiled and caches the results of that search.
"""

from __future__ import annotations

import functools
import inspect
import operator
from collections.abc import Callable
from typing import Any, TypeVar

from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.interop.signatures import form_of, typed
from typedtensor.torch.dynamo import Form, prepare, with_guards
from typedtensor.torch.pytrees import library

F = TypeVar("F", bound=Callable[..., Any])

_TYPE, _ARRAY = operator.attrgetter("tensor_type"), operator.attrgetter("_array")


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
    known: dict[Any, tuple[Callable[..., Any], TensorType | None]] = {}

    @functools.wraps(annotated)
    def call(*args: Any, **kwargs: Any) -> Any:
        count = len(args)
        types: tuple[Any, ...]
        parts: tuple[Any, ...]
        try:
            if count == 2:  # a loop over few takes as long as the rest of the call
                x, y = args
                types, parts = (x.tensor_type, y.tensor_type), (x._array, y._array)
            elif count == 1:
                [x] = args
                types, parts = (x.tensor_type,), (x._array,)
            else:
                types, parts = tuple(map(_TYPE, args)), tuple(map(_ARRAY, args))
            found = None if kwargs else known.get(types)
        except AttributeError:  # an argument is no tensor
            found = None
        if found is None:
            forms = tuple(map(form_of, (*args, *kwargs.values())))
            parts = tuple([x._array if isinstance(x, AnyTensor) else x for x in (*args, *kwargs.values())])
            found = known.get((*forms, *kwargs))
            if found is None:
                result = annotated(*args, **kwargs)
                operands = tuple([of if isinstance(of, TensorType) else None for of in forms])
                form = Form(operands, tuple(kwargs), result.tensor_type if isinstance(result, AnyTensor) else None)
                compiled = torch.compile(_on_arrays(annotated, form), fullgraph=fullgraph, **with_guards(options))
                known[(*forms, *kwargs)] = compiled, form.result
                return result
        compiled, of = found
        made = compiled(*parts)
        if of is None:
            return made
        if type(made) is list:
            return made[0]
        tensor: Any = object.__new__(of.tensor)  # as TensorType.wrap, without the call
        tensor.tensor_type, tensor._array = of, made
        return tensor

    return call  # type: ignore[return-value]  # of the same parameters


def _on_arrays(function: Callable[..., Any], form: Form) -> Callable[..., Any]:
    """Wrap a function of tensors as one of their arrays, for the types of a call.

    Each wrapper has its own code object, by which PyTorch counts recompilations.
    """

    def call(*parts: Any) -> Any:
        given = [part if of is None else of.wrap(part) for of, part in zip(form.operands, parts, strict=True)]
        positional = len(given) - len(form.names)
        named = dict(zip(form.names, given[positional:], strict=True)) if form.names else {}
        return form.arrays(function(*given[:positional], **named))

    own: Any = call
    own.__code__ = own.__code__.replace(co_name=getattr(function, "__name__", "call"))
    return own  # type: ignore[no-any-return]  # of any parameters
