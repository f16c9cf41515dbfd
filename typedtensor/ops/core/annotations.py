"""The type of a function's result from its annotations and the arguments of a call, at run time.

The annotations are read as a rule, so that the same matcher binds their type variables:
``(x: Expr[Tensor[*N, F]]) -> Expr[Tensor[*N]]`` is ``real *N F -> real *N``.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakKeyDictionary

from typedtensor.core.axes import Axis, is_label, label_of
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.ops.core.verdict import RuntimeReader, to_atom, to_label
from typedtensor.rules import KINDS, Accepted, OperandSpec, Word, apply_rule
from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item, Rule, RunVar, Term, variables


def result_type(function: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> TensorType:
    """The tensor type of the expression that a function is annotated to return, for the arguments of a call.

    Raises:
        AxisError: when it does not follow from them.
    """
    signature, title = _signature(function), function.__qualname__.rpartition("<locals>.")[2]
    bound = signature.bind(*args, **kwargs)
    hints = {name: p.annotation for name, p in signature.parameters.items() if p.annotation is not p.empty}
    terms: list[Term] = []
    operands: list[OperandSpec] = []
    labels: dict[str, Word] = {}
    names: dict[str, Any] = {}
    for name, value in bound.arguments.items():
        hint = hints.get(name)
        given = getattr(value, "tensor_type", None)
        if given is not None and (term := _term(_value_type(hint), names)) is not None:
            terms.append(term)
            operands.append(OperandSpec((given.kind,), tuple(map(to_atom, given.axes))))
        elif (is_label(value) or isinstance(value, Axis)) and (variable := _label_variable(hint)) is not None:
            labels[variable] = (to_atom(label_of(value)),)
    result = _term(_value_type(signature.return_annotation), names)
    if result is None:
        raise AxisError(f"{title} needs an annotated result, as in -> Expr[Tensor[Batch, Hidden]]")
    rule = Rule(f"{', '.join(map(str, terms))} -> {result}", tuple(terms), result)
    known = {v for term in terms for item in term.items for v in variables(item)} | {AxisVar(n) for n in labels}
    kinds = {*KINDS, *(term.kind for term in terms)}
    for unbound in (v for item in result.items for v in variables(item)):
        if unbound not in known or result.kind not in kinds:
            raise AxisError(
                f"the axes of the result of {title} do not follow from its arguments: nothing binds "
                f"{unbound}; say them, as in @dynamic(like=lambda x: x)"
            )
    outcome = apply_rule(rule, operands, labels, RuntimeReader(names))
    if not isinstance(outcome, Accepted):
        raise AxisError(f'{title} cannot be applied: its annotation "{rule.text}" {outcome.reason}')
    return tensor_type(outcome.kind, tuple(map(to_label, outcome.word)))


def _signature(function: Callable[..., Any]) -> inspect.Signature:
    """The signature with its annotations evaluated, where the function sees the names in them."""
    found: inspect.Signature | None = _SIGNATURES.get(function)
    if found is None:
        found = _SIGNATURES[function] = _evaluated(function)
    return found


_SIGNATURES: WeakKeyDictionary[Callable[..., Any], inspect.Signature] = WeakKeyDictionary()


def _evaluated(function: Callable[..., Any]) -> inspect.Signature:
    closure = inspect.getclosurevars(function)
    try:
        return inspect.signature(function, eval_str=True, locals={**closure.nonlocals, **_enclosing(function)})
    except NameError as error:
        raise AxisError(
            f"the annotations of {function.__qualname__} cannot be evaluated: {error}; define the label at the top of "
            "the module, or say the axes, as in @dynamic(like=lambda x: x)"
        ) from None


def _enclosing(function: Callable[..., Any]) -> dict[str, Any]:
    return {p.__name__: p for p in getattr(function, "__type_params__", ())}


def _value_type(hint: Any) -> Any:
    """What ``Expr[X]`` is an expression of; a tensor type itself; else None."""
    arguments = typing.get_args(hint)
    if isinstance(hint, TensorType):
        return hint
    return arguments[0] if len(arguments) == 1 and not is_label(hint) else None


def _term(of: Any, names: dict[str, Any]) -> Term | None:
    if isinstance(of, TypeVar):
        # Any tensor: its kind and its axes are two variables of the rule.
        return Term(f"kind_{of.__name__}", (RunVar(of.__name__),), bare=False)
    if not isinstance(of, TensorType):
        return None
    return Term(of.kind, tuple(_item(axis, names) for axis in of.axes), bare=False)


def _item(axis: Any, names: dict[str, Any]) -> Item:
    if isinstance(axis, TypeVar):
        return AxisVar(axis.__name__)
    for part in (axis, *typing.get_args(axis)):
        if isinstance(part, TypeVarTuple):
            return RunVar(part.__name__)
    origin = typing.get_origin(axis)
    if origin is not None:
        names[origin.__name__] = origin
        return Derived(origin.__name__, tuple(_item(arg, names) for arg in typing.get_args(axis)))
    names[axis.__name__] = axis
    return Concrete(axis.__name__)


def _label_variable(hint: Any) -> str | None:
    """The type variable of ``type[U]``, or of ``type[U] | U``."""
    for part in (hint, *typing.get_args(hint)):
        if typing.get_origin(part) is type and isinstance(typing.get_args(part)[0], TypeVar):
            variable: str = typing.get_args(part)[0].__name__
            return variable
    return None
