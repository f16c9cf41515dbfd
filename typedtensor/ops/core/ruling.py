"""Functions and methods with a rule, for effects on axes that Python's types cannot state."""

from __future__ import annotations

import functools
import inspect
import sys
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from typedtensor.base.lasting import Keeper
from typedtensor.base.lazily import lazily
from typedtensor.core.axes import Label, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.operand import Operand
from typedtensor.core.scope import AS_WRITTEN, MODE, Mode
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.ops.core.annotations import alternatives, label_variable
from typedtensor.ops.core.application import scalar_type
from typedtensor.ops.core.operation import labels_in
from typedtensor.ops.core.verdict import Verdict, check_actual_sizes, verdict_of
from typedtensor.rules import (
    Linear,
    Rule,
    RuleError,
    check_optional,
    check_rule,
    left_out,
    no_items,
    parse_rule,
    references,
    without,
)

__all__ = ["ruled"]

Text = TypeVar("Text")
Names = TypeVar("Names")
Parts = TypeVar("Parts")
F = TypeVar("F", bound=Callable[..., Any])
F_co = TypeVar("F_co", bound=Callable[..., Any], covariant=True)


@dataclass(frozen=True, slots=True)
class Roles:
    """The parameters of a function, classified by their annotations.

    Attributes:
        signature: the parameters.
        operands: the names of the parameters typed as tensors, expressions or operands, or sequences of them, in order.
        listed: those typed as sequences.
        optional: the names of the operands that may be None, by their positions among the operands.
        labels: the variable ``U`` of the rule that each parameter typed ``type[U]`` binds, by name.
        symbolic: whether the result is declared an expression; None if the operands decide.
        gives_items: whether the result is declared a sequence, whose items the rule is about.
    """

    signature: inspect.Signature
    operands: tuple[str, ...]
    listed: frozenset[str]
    optional: Mapping[int, str]
    labels: Mapping[str, str]
    symbolic: bool | None
    gives_items: bool


def roles_of(function: Callable[..., Any], names: Mapping[str, Any]) -> Roles:
    """Classify the parameters of a function, in whose annotations are globals and other names.

    Raises:
        RuleError: when a label can be left out, or an operand that may not be None; when the result is no tensor.
        NameError: when an annotation has an undefined name.
    """
    known = {**names, **{p.__name__: p for p in getattr(function, "__type_params__", ())}}
    signature = inspect.signature(function, eval_str=True, locals=known)
    operands: list[str] = []
    listed: set[str] = set()
    optional: dict[int, str] = {}
    labels: dict[str, str] = {}
    for name, parameter in signature.parameters.items():
        classes = list(_classes(parameter.annotation))
        if items := _items(parameter.annotation):
            classes = items
            listed.add(name)
        if any(issubclass(of, Operand) for of in classes):
            if type(None) in classes:
                optional[len(operands)] = name
            operands.append(name)
        elif (variable := label_variable(parameter.annotation)) is not None:
            labels[name] = variable
        else:
            continue
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            raise RuleError(f"its parameter {name} takes any number of arguments")
        if parameter.default is not parameter.empty and (
            name not in optional.values() or parameter.default is not None
        ):
            raise RuleError(left_out(name, operand=name in operands))
    items = _items(signature.return_annotation)
    results = items or list(_classes(signature.return_annotation))
    if not any(issubclass(of, Operand) for of in results):
        raise RuleError("the function is not declared to return a tensor or an expression")
    symbolic = True if any(issubclass(of, Expr) for of in results) else None
    if symbolic is None and any(issubclass(of, AnyTensor) for of in results):
        symbolic = False
    return Roles(signature, tuple(operands), frozenset(listed), optional, labels, symbolic, bool(items))


def _items(annotation: Any) -> list[type]:
    """The classes of the items that a sequence of any length admits, if they are operands."""
    origin, arguments = typing.get_origin(annotation), [of for of in typing.get_args(annotation) if of is not ...]
    if len(arguments) != 1 or not (isinstance(origin, type) and issubclass(origin, Sequence)):
        return []
    classes = list(_classes(arguments[0]))
    return classes if any(issubclass(of, Operand) for of in classes) else []


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


class ruled(Generic[Text]):
    """State the rule of a function or method, which each call checks.

    The rule's operands are the parameters typed as tensors, expressions or :class:`Operand`, in order. A parameter
    typed ``type[U]``, for a type variable U, binds the variable U of the rule. The rule ignores other parameters and
    ``self``. A call checks its operands and then its result.

    A parameter typed as a sequence of operands takes one or more of one type, which the rule sees as one operand. A
    result typed as a sequence has items as the rule gives them.

    An operand whose annotation admits None is optional. A call without it follows the rule without its term, and
    without the conditions whose variables only this term binds.

    Without the plugin a type checker sees the function's annotations only.

    Args:
        rule: the rule, in the language of :mod:`typedtensor.rules`.

    Raises:
        RuleError: when the rule is ill-formed, or does not fit the parameters.

    >>> from typedtensor import Axis, Operand, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> U = TypeVar("U", bound=Axis)
    >>> @ruled("*A U *B -> *A *B")
    ... def spread(x: Operand, axis: type[U], scale: float = 1.0) -> Operand:
    ...     return (x.max(axis) - -(-x).max(axis)) * scale
    >>> spread(Tensor[Row, Column]([[1, 5], [2, 2]]), Column)
    Tensor[Row=2]([4., 0.])
    >>> spread(Tensor[Row]([1, 5]), Column)
    Traceback (most recent call last):
    typedtensor.errors.AxisError: spread[Column] cannot be applied to Tensor[Row]: its rule "*A U *B -> *A *B" ...
    """

    def __init__(self, rule: Text, /) -> None:
        self._rule: Any = rule
        frame = sys._getframe(1)
        self._names: Mapping[str, Any] = {} if frame.f_locals is frame.f_globals else dict(frame.f_locals)

    def __call__(self, function: F, /) -> F:
        stated = _Stated(function, self._rule, self._names)

        @functools.wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return stated.call(args, kwargs)

        return call  # type: ignore[return-value]  # with the same parameters


class Ruled(Generic[Text, Names, Parts, F_co]):
    """The type of a function with a rule, for type checkers. At run time there is only the function."""

    __name__: str

    @property
    def __call__(self) -> F_co:
        raise NotImplementedError


class RuledMethod(Ruled[Text, Names, Parts, F_co]):
    """The type of a method with a rule, before it is bound to an object."""

    def __get__(self, instance: object, owner: object = None, /) -> Any:
        raise NotImplementedError


class RuledClassMethod(RuledMethod[Text, Names, Parts, F_co]):
    """The type of a class method with a rule, before it is bound to a class."""


class _Stated:
    """A function and its rule."""

    def __init__(self, function: Callable[..., Any], text: str, names: Mapping[str, Any]) -> None:
        self.function, self.text, self.given = function, text, names
        # The title of a layer's ``__call__`` is the name of its class.
        self.title = function.__qualname__.removesuffix(".__call__").rpartition(".")[2]
        self.keeper = Keeper()
        try:
            self.rule: Rule = parse_rule(text)
            self.names = labels_in({**function.__globals__, **names}, references(self.rule))
            # If the annotations have undefined names, they are read at the first call.
            self.roles  # noqa: B018
        except RuleError as error:
            raise self.ill_formed(error) from None
        except NameError:
            pass

    @lazily
    def roles(self) -> Roles:
        roles = roles_of(self.function, self.given)
        labels = tuple(roles.labels.values())
        check_rule(self.rule, labels, len(roles.operands), taker="function")
        check_optional(self.rule, labels, roles.optional)
        return roles

    def ill_formed(self, error: RuleError) -> RuleError:
        return RuleError(f'the rule "{self.text}" of {self.title} is ill-formed: {error}')

    def call(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
        try:
            roles = self.roles
        except RuleError as error:
            raise self.ill_formed(error) from None
        given = roles.signature.bind(*args, **kwargs).arguments
        labels = {variable: (label_of(given[name]),) for name, variable in roles.labels.items()}
        for name in roles.listed:
            given[name] = _alike(self.title, given[name])
        operands = [given[name][0] if name in roles.listed else given.get(name) for name in roles.operands]
        missing = tuple([place for place in roles.optional if operands[place] is None])
        if missing:
            operands = [x for place, x in enumerate(operands) if place not in missing]
        rule = without(self.rule, missing, tuple(labels))
        application = RuledCall(self.title, rule, self.names, labels)
        types = tuple(
            x.tensor_type if isinstance(x, (Expr, AnyTensor)) else scalar_type(application, x) for x in operands
        )
        verdict = verdict_of(application, (self.keeper, missing), self.keeper, types)
        if verdict.divided is not None and verdict.divided.refused and AS_WRITTEN.get():
            raise AxisError(verdict.divided.refused)
        if verdict.rule.conditions:
            tensors = [(x.tensor_type, x.shape) for x in operands if isinstance(x, AnyTensor)]
            check_actual_sizes(application, verdict, tensors)
        result = self.function(*args, **kwargs)
        symbolic = roles.symbolic
        if symbolic is None:
            listed = [x for name in roles.listed for x in given[name]]
            symbolic = any(isinstance(operand, Expr) for operand in (*operands, *listed))
        for each in result if roles.gives_items else (result,):
            self.check(each, verdict, symbolic, application)
        return result

    def check(self, result: object, verdict: Verdict, symbolic: bool, application: RuledCall) -> None:
        """Check the result of the function against its rule."""
        wanted, of = verdict.result, getattr(result, "tensor_type", None)
        if of is wanted and (isinstance(result, Expr) is symbolic or MODE.get() is Mode.PLAIN):
            return
        shown = type(result).__name__ if of is None else f"Expr[{of}]" if isinstance(result, Expr) else str(of)
        expected = f"Expr[{wanted}]" if symbolic else str(wanted)
        raise AxisError(
            f'{application.title} returned {shown}, but its rule "{application.parsed_rule.text}" gives {expected}: '
            "make them agree"
        )


def _alike(title: str, items: Any) -> Sequence[Any]:
    """Return the items for a sequence of operands, which are one or more of one type."""
    if isinstance(items, Operand):
        raise AxisError(
            f"{title} takes a list of tensors or expressions, not {items.tensor_type!r}: write {title}([x, y], …)"
        )
    if not isinstance(items, Sequence):
        raise AxisError(f"{title} takes a list of tensors or expressions, not {type(items).__name__}")
    if not items:
        raise AxisError(no_items(title))
    first, wanted = items[0], f"{title} takes tensors with the same axes and of one kind, but item"
    for number, item in enumerate(items, 1):
        if not isinstance(item, Operand):
            raise AxisError(f"{wanted} {number} is {type(item).__name__}")
        if item.tensor_type is not first.tensor_type:
            raise AxisError(f"{wanted} 1 is {first.tensor_type}, and item {number} {item.tensor_type}")
    return items


@dataclass(frozen=True, slots=True)
class RuledCall:
    """A call of a function with a rule, in the form of an operation for :func:`verdict_of`."""

    name: str
    parsed_rule: Rule
    names: Mapping[str, Label]
    arguments: Mapping[str, tuple[Label, ...]]
    linear: Linear | None = None
    mixed: frozenset[str] = frozenset()
    hidden: bool = False

    @property
    def title(self) -> str:
        """The function's name in messages: ``spread[Column]``; without labels if these are its object's."""
        if self.hidden:
            return self.name
        labels = ", ".join(label_name(label) for [label] in self.arguments.values())
        return f"{self.name}[{labels}]" if labels else self.name


def _nothing(*operands: Any) -> str:
    return ""


def held_to(
    rule: str,
    *operands: str,
    labels: Callable[[Any], Mapping[str, Label | tuple[Label, ...]]],
    advice: Callable[..., str] = _nothing,
) -> Callable[[F], F]:
    """Check a rule at each call of a method that passes all of the rule's operands; optional ones may be missing.

    The annotations state the result, with and without the plugin. The plugin and the run time check the rule in
    addition.

    Args:
        rule: the rule, in the language of :mod:`typedtensor.rules`.
        operands: the parameters that are its operands.
        labels: returns, for an object, the labels that the class's type parameters in the rule are bound to; several
            for a run. The plugin takes them from the object's type.
        advice: returns the end of a message, for the operands.

    Raises:
        AxisError: at a call whose operands do not satisfy the rule.
    """
    parsed, keeper = parse_rule(rule), Keeper()

    def decorate(method: F) -> F:
        names = labels_in(inspect.unwrap(method).__globals__, references(parsed))
        signature = inspect.signature(method)
        by_name = [name for name in operands if signature.parameters[name].kind is inspect.Parameter.KEYWORD_ONLY]

        @functools.wraps(method)
        def call(self: Any, *args: Any, **kwargs: Any) -> Any:
            if any(kwargs.get(name) is None for name in by_name):
                return method(self, *args, **kwargs)
            arguments = signature.bind(self, *args, **kwargs).arguments
            given = [x for name in operands if isinstance(x := arguments.get(name), Operand)]
            if len(given) == len(operands):
                bound = {name: of if isinstance(of, tuple) else (of,) for name, of in labels(self).items()}
                called = RuledCall(type(self).__name__, parsed, names, bound, hidden=True)
                try:
                    verdict_of(called, keeper, keeper, tuple(x.tensor_type for x in given), advising=False)
                except AxisError as error:
                    raise AxisError(f"{error}{advice(*given)}") from None
            return method(self, *args, **kwargs)

        return cast(F, call)

    return decorate
