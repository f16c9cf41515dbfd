"""Result types of a function at run time, from its annotations and the arguments of a call.

The annotations are read as a rule, so that the solver of rules binds their type variables: ``(x: Expr[Tensor[*N, F]])
-> Expr[Tensor[*N]]`` is ``real *N F -> real *N``.
"""

from __future__ import annotations

import dataclasses
import inspect
import itertools
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakKeyDictionary

from typedtensor.base.lasting import Recent, newest
from typedtensor.core.axes import Axis, is_label, label_of
from typedtensor.core.pytree import PyTreeDef
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.ops.core.verdict import RuntimeReader, to_atom, to_label
from typedtensor.rules import KINDS, Accepted, OperandSpec, Word, apply_rule
from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item, Rule, RunVar, Term, variables


def result_structure(function: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> PyTreeDef:
    """Return the pytree structure of a function's annotated result, for the arguments of a call.

    Raises:
        AxisError: when it does not follow from them.
    """
    arguments = Arguments(function, args, kwargs)
    return _structure(signature_of(function).return_annotation, arguments)


class ResultStructures:
    """The result structures of a function, by the types of a call's arguments.

    They are cached while the labels of these types live, up to the capacity of the cache.

    Args:
        function: the function.
    """

    __slots__ = ("_function", "_number")

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function, self._number = function, next(_NUMBERS)

    def of(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> PyTreeDef:
        """Return the structure for the arguments of a call. Raises :class:`AxisError` as :func:`result_structure`."""
        if len(args) == 1 and not kwargs and (of := getattr(args[0], "tensor_type", None)) is not None:
            found = _STRUCTURES.find((self._number, of.number))
            if found is not None:
                return found
        values = (*args, *kwargs.values())
        types = [getattr(value, "tensor_type", None) for value in values]
        others = [value for value, of in zip(values, types, strict=True) if of is None]
        if any(is_label(value) or isinstance(value, Axis) for value in others):
            return result_structure(self._function, args, kwargs)
        key = (self._number, *[None if of is None else of.number for of in types], *kwargs)
        keeper = newest(of.keeper for of in types if of is not None)
        return _STRUCTURES.get(key, lambda: result_structure(self._function, args, kwargs), keeper)


def _structure(hint: Any, arguments: Arguments) -> PyTreeDef:
    """The structure of an annotation: of a pytree, or of a single expression."""
    inner, plain = typing.get_args(hint), typing.get_origin(hint) is None
    if typing.get_origin(hint) is tuple and inner and inner[-1] is not Ellipsis:
        return PyTreeDef(tuple, (), tuple(_structure(each, arguments) for each in inner))
    if plain and isinstance(hint, type) and not isinstance(hint, TensorType):
        kind = dict if typing.is_typeddict(hint) else hint
        if kind is dict or hasattr(hint, "_fields") or dataclasses.is_dataclass(hint):
            fields = arguments.evaluated(hint)
            return PyTreeDef(kind, tuple(fields), tuple(_structure(each, arguments) for each in fields.values()))
    return PyTreeDef(None, type=arguments.type_of(hint))


class Arguments:
    """The arguments of a call, as operands of the rule that the parameters' annotations state."""

    def __init__(
        self,
        function: Callable[..., Any],
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
        advice: str = "give them with like=, as in @dynamic(like=lambda x: x)",
    ) -> None:
        signature, self._advice = signature_of(function), advice
        self._title = function.__qualname__.rpartition("<locals>.")[2]
        self._terms: list[Term] = []
        self._operands: list[OperandSpec] = []
        self._labels: dict[str, Word] = {}
        self._names: dict[str, Any] = {}
        hints = {name: p.annotation for name, p in signature.parameters.items() if p.annotation is not p.empty}
        for name, value in by_parameter(signature, args, kwargs):
            hint = hints.get(name)
            given = getattr(value, "tensor_type", None)
            if given is not None and (term := _term(_value_type(hint), self._names)) is not None:
                self._terms.append(term)
                self._operands.append(OperandSpec((given.kind,), tuple(map(to_atom, given.axes))))
            elif (is_label(value) or isinstance(value, Axis)) and (variable := label_variable(hint)) is not None:
                self._labels[variable] = (to_atom(label_of(value)),)

    def evaluated(self, fields: type) -> dict[str, Any]:
        """Evaluate the annotations of a class's fields."""
        try:
            return typing.get_type_hints(fields)
        except NameError as error:
            raise AxisError(_not_evaluated(fields.__qualname__, error)) from None

    def type_of(self, hint: Any) -> TensorType:
        """Return the tensor type of an annotated expression in the result.

        Raises:
            AxisError: when it does not follow from the arguments.
        """
        result = _term(_value_type(hint), self._names)
        if result is None:
            raise AxisError(
                f"{self._title} needs an annotated result, as in -> Expr[Tensor[Batch, Hidden]], or a tuple, "
                "TypedDict, named tuple or dataclass of such; give other structures with like=, as in "
                "@dynamic(like=lambda x: [x, x])"
            )
        terms = self._terms
        rule = Rule(f"{', '.join(map(str, terms))} -> {result}", tuple(terms), result)
        known = {v for term in terms for item in term.items for v in variables(item)}
        known |= {AxisVar(name) for name in self._labels}
        kinds = {*KINDS, *(term.kind for term in terms)}
        for unbound in (v for item in result.items for v in variables(item)):
            if unbound not in known or result.kind not in kinds:
                raise AxisError(
                    f"the axes of the result of {self._title} do not follow from its arguments: nothing binds "
                    f"{unbound}; {self._advice}"
                )
        outcome = apply_rule(rule, self._operands, self._labels, RuntimeReader(self._names))
        if not isinstance(outcome, Accepted):
            raise AxisError(f'{self._title} cannot be applied: its annotation "{rule.text}" {outcome.reason}')
        return tensor_type(outcome.kind, tuple(map(to_label, outcome.word)))


def by_parameter(
    signature: inspect.Signature, args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> Iterator[tuple[str, Any]]:
    """Yield the name of the parameter and the value of each argument, also those of ``*xs`` and ``**options``."""
    for name, value in signature.bind(*args, **kwargs).arguments.items():
        match signature.parameters[name].kind:
            case inspect.Parameter.VAR_POSITIONAL:
                yield from ((name, each) for each in value)
            case inspect.Parameter.VAR_KEYWORD:
                yield from ((name, each) for each in value.values())
            case _:
                yield name, value


def signature_of(function: Callable[..., Any]) -> inspect.Signature:
    """Return the signature with evaluated annotations, in the scope of the function."""
    found: inspect.Signature | None = _SIGNATURES.get(function)
    if found is None:
        enclosing = {p.__name__: p for p in getattr(function, "__type_params__", ())}
        known = {**inspect.getclosurevars(function).nonlocals, **enclosing}
        try:
            found = _SIGNATURES[function] = inspect.signature(function, eval_str=True, locals=known)
        except NameError as error:
            raise AxisError(_not_evaluated(function.__qualname__, error)) from None
    return found


_NUMBERS = itertools.count()
_STRUCTURES: Recent[PyTreeDef] = Recent(1024)
_SIGNATURES: WeakKeyDictionary[Callable[..., Any], inspect.Signature] = WeakKeyDictionary()


def _not_evaluated(name: str, error: NameError) -> str:
    return (
        f"the annotations of {name} cannot be evaluated: {error}; define the label at the top of the module, or "
        "give the axes, as in @dynamic(like=lambda x: x)"
    )


def alternatives(hint: Any) -> tuple[Any, ...]:
    """Return the members of a union, ``Tensor[Batch] | None``, and any other annotation alone."""
    return typing.get_args(hint) if typing.get_origin(hint) in (typing.Union, types.UnionType) else (hint,)


def _value_type(hint: Any) -> Any:
    """The X of ``Expr[X]``; a tensor type itself; that of ``Expr[X] | None``; else None."""
    there = [each for each in alternatives(hint) if each is not type(None)]
    if len(there) == 1:
        [hint] = there
    if isinstance(hint, TensorType):
        return hint
    arguments = typing.get_args(hint)
    return arguments[0] if len(arguments) == 1 and not is_label(hint) else None


def _term(of: Any, names: dict[str, Any]) -> Term | None:
    if isinstance(of, TypeVar):
        # Any tensor: the rule has one variable for its kind and one for its axes.
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


def label_variable(hint: Any) -> str | None:
    """The variable U of ``type[U]``, of ``U`` (a sized axis), or of a union of both."""
    for member in alternatives(hint):
        of = typing.get_args(member)[0] if typing.get_origin(member) is type else member
        if isinstance(of, TypeVar) and isinstance(of.__bound__, type) and issubclass(of.__bound__, Axis):
            return of.__name__
    return None
