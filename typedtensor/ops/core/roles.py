"""The roles of a function's parameters in its rule: operands, labels, or options."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.annotations import alternatives
from typedtensor.rules import RuleError, left_out


@dataclass(frozen=True, slots=True)
class Roles:
    """The parameters of a function, classified by their annotations.

    Attributes:
        signature: the parameters.
        operands: the names of the parameters typed as tensors, expressions or operands, in order.
        optional: the names of the operands that may be None, by their positions among the operands.
        labels: the variable ``U`` of the rule that each parameter typed ``type[U]`` binds, by name.
        symbolic: whether the result is declared an expression; None if the operands decide.
    """

    signature: inspect.Signature
    operands: tuple[str, ...]
    optional: Mapping[int, str]
    labels: Mapping[str, str]
    symbolic: bool | None


def roles_of(function: Callable[..., Any], names: Mapping[str, Any]) -> Roles:
    """Classify the parameters of a function.

    Args:
        function: the function, with annotations.
        names: names in its annotations beside globals.

    Raises:
        RuleError: when a label can be left out, or an operand that may not be None; when the result is no tensor.
        NameError: when an annotation has an undefined name.
    """
    known = {**names, **{p.__name__: p for p in getattr(function, "__type_params__", ())}}
    signature = inspect.signature(function, eval_str=True, locals=known)
    operands: list[str] = []
    optional: dict[int, str] = {}
    labels: dict[str, str] = {}
    for name, parameter in signature.parameters.items():
        classes = list(_classes(parameter.annotation))
        if any(issubclass(of, Operand) for of in classes):
            if type(None) in classes:
                optional[len(operands)] = name
            operands.append(name)
        elif (variable := _variable(parameter.annotation)) is not None:
            labels[name] = variable
        else:
            continue
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            raise RuleError(f"its parameter {name} takes any number of arguments")
        if parameter.default is not parameter.empty and (
            name not in optional.values() or parameter.default is not None
        ):
            raise RuleError(left_out(name, operand=name in operands))
    results = list(_classes(signature.return_annotation))
    if not any(issubclass(of, Operand) for of in results):
        raise RuleError("the function is not declared to return a tensor or an expression")
    symbolic = True if any(issubclass(of, Expr) for of in results) else None
    if symbolic is None and any(issubclass(of, AnyTensor) for of in results):
        symbolic = False
    return Roles(signature, tuple(operands), optional, labels, symbolic)


def _classes(annotation: Any) -> Iterator[type]:
    """The classes of the values that an annotation admits."""
    if isinstance(annotation, TensorType):
        yield annotation.tensor
    elif isinstance(annotation, TypeVar):
        yield from _classes(annotation.__bound__)
    elif len(members := alternatives(annotation)) > 1:
        for member in members:
            yield from _classes(member)
    else:
        origin = typing.get_origin(annotation) or annotation
        if isinstance(origin, type):
            yield origin


def _variable(annotation: Any) -> str | None:
    """The variable U of ``type[U]``, of ``U`` (a sized axis), or of a union of both."""
    for member in alternatives(annotation):
        of = typing.get_args(member)[0] if typing.get_origin(member) is type else member
        if isinstance(of, TypeVar) and isinstance(of.__bound__, type) and issubclass(of.__bound__, Axis):
            return of.__name__
    return None
