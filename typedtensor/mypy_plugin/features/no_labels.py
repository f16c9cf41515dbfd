"""Arguments that are no labels, and labels in the wrong places, as other libraries have them.

``x.sum(dim=1)``, ``softmax(x, 1)``, ``x.mean("Time")``, ``x.sum((Batch, Time))``, ``Linear(64, 10)``;
``concatenate([x, y], Batch, Both)`` of unlike tensors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from mypy import nodes as syntax
from mypy.errorcodes import ARG_TYPE, CALL_ARG
from mypy.plugin import FunctionSigContext, MethodSigContext
from mypy.types import (
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    TupleType,
    Type,
    TypeType,
    get_proper_type,
)

from typedtensor import elsewhere
from typedtensor.methods import ALONG, METHODS
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.faults import answering
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a, members
from typedtensor.mypy_plugin.base.messages import Said, Site
from typedtensor.mypy_plugin.types.arguments import items_given, names_of, only
from typedtensor.mypy_plugin.types.instances import arity_of, label_parameters, operation_of, options_of
from typedtensor.mypy_plugin.types.labels import (
    ForeignError,
    GradualError,
    Reading,
    UnknownAxesError,
    read,
    show,
)
from typedtensor.mypy_plugin.types.reading import called_name, key, receiver_of, tensor_word
from typedtensor.rules import no_items

_SIZED = frozenset({"expand", "split", "unflatten", "one_hot"})
"""Methods that take a label with a size: ``x.expand(Batch(8))``."""


def refused_label(
    call: str, name: str, given: Sequence[syntax.Expression], operands: Sequence[str] | None = ()
) -> str | None:
    """Return the message for the first argument that is no label; None if there is none.

    The function or method has that name, is called as written, and has these operands before the labels; None if it
    cannot take the labels that are given.
    """
    for node in given:
        if (sort := sort_of(node)) is not None:
            return f"{call} takes labels, not {sort}: {elsewhere.DECLARED}"
        if isinstance(node, syntax.TupleExpr | syntax.ListExpr):
            labels = [key(each) for each in spread(given)]
            if operands is None or None in labels:
                return f"{call} takes its labels one by one"
            return f"{call} takes its labels one by one: write {call}({', '.join([*operands, *filter(None, labels)])})"
        if isinstance(node, syntax.RefExpr) and node.fullname == "builtins.None":
            total = name in METHODS and METHODS[name].reduces
            return f"{call} takes labels, not None{f': write {call}() for all axes' if total else ''}"
        if name in METHODS and name not in _SIZED and (of := _sized(node)) is not None:
            return _unsized(call, of)
    return None


def _sized(node: syntax.Expression) -> syntax.TypeInfo | None:
    """Return the label of an instance that an argument makes, ``Layer(4)``; None for other arguments."""
    of = node.callee.node if isinstance(node, syntax.CallExpr) and isinstance(node.callee, syntax.RefExpr) else None
    return of if isinstance(of, syntax.TypeInfo) and of.has_base(library.AXIS) else None


def _unsized(call: str, of: syntax.TypeInfo) -> str:
    return f"{call} takes labels, not instances of them: write {of.name} in place of {of.name}(…)"


def are_classes(call: syntax.CallExpr, start: int = 0) -> bool:
    """Whether all arguments of a call are positional, and those from a place on names of classes: nearly always."""
    if call.arg_kinds.count(syntax.ARG_POS) < len(call.args):
        return False
    return all(
        isinstance(each, syntax.RefExpr) and isinstance(each.node, syntax.TypeInfo) for each in call.args[start:]
    )


def positional(call: syntax.CallExpr) -> list[syntax.Expression]:
    """Return the positional arguments of a call, without those with a star."""
    return [node for kind, node in zip(call.arg_kinds, call.args, strict=True) if kind is syntax.ARG_POS]


def spread(given: Sequence[syntax.Expression]) -> list[syntax.Expression]:
    """Return arguments with the items of tuples and lists in their places."""
    parts = [node.items if isinstance(node, syntax.TupleExpr | syntax.ListExpr) else [node] for node in given]
    return [each for items in parts for each in items]


def number_of(node: syntax.Expression) -> int | None:
    """Return the value of an integer literal; None for other expressions."""
    if isinstance(node, syntax.UnaryExpr) and node.op == "-" and isinstance(node.expr, syntax.IntExpr):
        return -node.expr.value
    return node.value if isinstance(node, syntax.IntExpr) else None


def sort_of(node: syntax.Expression) -> str | None:
    """Return the sort of an argument in place of a label, "strings" or "numbers"; None for any other."""
    if isinstance(node, syntax.StrExpr):
        return "strings"
    if number_of(node) is not None or _has_type(node, "builtins.int"):
        return "numbers"
    return "strings" if _has_type(node, "builtins.str") else None


def _has_type(node: syntax.Expression, fullname: str) -> bool:
    variable = node.node if isinstance(node, syntax.RefExpr) else None
    of = get_proper_type(variable.type) if isinstance(variable, syntax.Var) else None
    return isinstance(of, Instance) and of.type.fullname == fullname


RELABELLING = frozenset(
    {"transpose", "rename", "expand", "merge", "split", "flatten", "unflatten", "one_hot"}
    | {"select", "pad", "positions", "slice", "concat", "dot"}
)
"""Methods that take labels in places where other libraries take axis numbers or sizes."""


@answering
def answer_no_labels(ctx: MethodSigContext, call: syntax.CallExpr, site: Site, name: str) -> Said | None:
    """Report axis numbers, and other arguments that are no labels, in a call of a method."""
    if are_classes(call):
        return None
    written, signature = f"{receiver_of(call)}.{name}", ctx.default_signature
    if name in ALONG:
        named = [each for each in call.arg_names if each in elsewhere.DIMENSIONS and each not in signature.arg_names]
        numbers = [number for number in map(number_of, spread(call.args)) if number is not None]
        kept = any(str(each).startswith("keep") for each in named)
        if kept or (numbers and (named or any(number_of(node) is not None for node in spread(positional(call))))):
            return Said(elsewhere.numbered(written, (), _labels(ctx.type, numbers), kept=kept), CALL_ARG)
        if named:
            return Said(f"{written} takes labels by position: leave out {named[0]}=", CALL_ARG)
        given = positional(call)
    else:
        spread_out = [node for kind, node in zip(call.arg_kinds, call.args, strict=True) if kind.is_star()]
        given = [
            node
            for formal, nodes in zip(signature.arg_types, ctx.args, strict=True)
            if any(isinstance(get_proper_type(of), TypeType) for of in members(formal))
            for node in nodes
            if node not in spread_out
        ]
    refused = refused_label(written, name, given)
    return None if refused is None else Said(refused, CALL_ARG)


@answering
def answer_labels(ctx: MethodSigContext, call: syntax.CallExpr, site: Site) -> Said | FunctionLike | None:
    """Report axis numbers in a call of a function that takes operands, then labels."""
    signature, result = ctx.default_signature, operation_of(ctx.type)
    arity = None if result is None else arity_of(result.type)
    if result is None or arity is None or are_classes(call, arity):
        return None
    named = dict(zip(call.arg_names, call.args, strict=True))
    options = options_of(result.type)
    by_name = [name for name in named if name is not None and name not in ("where", *options)]
    given = [node for node, name in zip(call.args, call.arg_names, strict=True) if name is None]
    parameters = label_parameters(result.type)
    first = positional(call)[arity : arity + 1] if parameters and len(positional(call)) == len(given) else []
    name = called_name(call, result.type.name)
    operands = [node.name if isinstance(node, syntax.NameExpr) else "x" for node in given[:arity]]
    refused = refused_label(name, result.type.name, first, operands)
    if not by_name and refused is None:
        return _with(signature, {name: options[name] for name in options if name in named})
    nodes = [node for name, node in named.items() if name in elsewhere.DIMENSIONS]
    nodes = nodes or [node for node in first if sort_of(node) == "numbers"]
    if not nodes:
        return Said(refused or elsewhere.placed(name, [*operands, *parameters], [*options], by_name[0]), CALL_ARG)
    numbers = [number for number in map(number_of, nodes) if number is not None]
    of = site.type_of(given[0]) if given and len(parameters) == 1 else None
    kept = any(each.startswith("keep") for each in by_name)
    return Said(elsewhere.numbered(name, operands, [] if of is None else _labels(of, numbers), kept=kept), CALL_ARG)


def _with(signature: CallableType, options: Mapping[str, Type]) -> CallableType:
    return signature.copy_modified(
        arg_types=[*signature.arg_types[:1], *options.values(), *signature.arg_types[1:]],
        arg_kinds=[*signature.arg_kinds[:1], *[syntax.ARG_NAMED_OPT] * len(options), *signature.arg_kinds[1:]],
        arg_names=[*signature.arg_names[:1], *options, *signature.arg_names[1:]],
    )


@answering
def answer_sizes(
    ctx: FunctionSigContext, call: syntax.CallExpr, site: Site, places: Sequence[int], name: str
) -> Said | None:
    """Report numbers or strings in place of the sized labels of a module."""
    given = [node for place in places if place < len(ctx.args) for node in ctx.args[place]]
    wrong = next(filter(None, map(sort_of, given)), None)
    return None if wrong is None else Said(f"{name} takes labels, not {wrong}: {elsewhere.DECLARED}", ARG_TYPE)


def _labels(of: Type, numbers: Sequence[int]) -> list[str]:
    """Return the labels of the axes with these numbers; an empty list if a number is out of range."""
    word = tensor_word(of) or ()
    is_within = all(-len(word) <= number < len(word) for number in numbers)
    return [show((word[number],)) for number in numbers] if is_within else []


@answering
def answer_ruled(ctx: MethodSigContext, call: syntax.CallExpr, site: Site) -> Said | None:
    """Report what is no label, and no list of operands of one type, in a call of a function with a rule."""
    ruled, signature = instance_of(ctx.type, library.RULED), ctx.default_signature
    stated = get_proper_type(ruled.args[2]) if ruled is not None else None
    if not isinstance(stated, TupleType) or any(kind.is_star() for kind in call.arg_kinds):
        return None
    roles = [str(part.value).partition(": ") for part in stated.items if isinstance(part, LiteralType)]
    name, names = called_name(call, "the function"), names_of(signature.arg_names)
    operands = [each for each, _, variable in roles if not variable]
    labels = [names.index(each) for each, _, variable in roles if variable]
    if (refused := _no_label(ctx, call, name, operands, labels)) is not None:
        return refused
    for place in [names.index(each[:-1]) for each in operands if each.endswith("*")]:
        given = only(ctx.args, place)
        if isinstance(given, syntax.RefExpr) and is_a(ctx.api.get_expression_type(given), library.OPERAND):
            return Said(_in_a_list(ctx, call, name, [given] if operands[1:] else None, labelled=bool(labels)), ARG_TYPE)
        if (said := _unlike(ctx, name, site, given)) is not None:
            return said
    return None


def _no_label(
    ctx: MethodSigContext, call: syntax.CallExpr, name: str, operands: Sequence[str], labels: Sequence[int]
) -> Said | None:
    signature, nodes = ctx.default_signature, [node for place in labels for node in ctx.args[place]]
    named = set(elsewhere.DIMENSIONS).difference(names_of(signature.arg_names))
    numbers = [node for node, of in zip(call.args, call.arg_names, strict=True) if of in named]
    if "numbers" in map(sort_of, numbers):
        return Said(elsewhere.numbered(name, (), ()), CALL_ARG)
    written = ["[…]" if each.endswith("*") else "x" for each in operands]
    refused = refused_label(name, name, nodes, written if len(spread(nodes)) <= len(labels) else None)
    for place in labels:
        if refused is None and isinstance(get_proper_type(signature.arg_types[place]), TypeType):
            sized = next(filter(None, map(_sized, ctx.args[place])), None)
            refused = None if sized is None else _unsized(name, sized)
    return None if refused is None else Said(refused, ARG_TYPE)


def _in_a_list(
    ctx: MethodSigContext, call: syntax.CallExpr, name: str, items: list[syntax.Expression] | None, *, labelled: bool
) -> str:
    """Return the message for tensors that are given one by one: these arguments, or all that are operands."""
    items = items or [node for node in call.args if is_a(ctx.api.get_expression_type(node), library.OPERAND)]
    others = [key(node) or "…" for node in call.args if node not in items] or ["…"] * labelled
    listed = f"[{', '.join(key(node) or '…' for node in items)}]"
    return f"{name} takes its tensors in a list: write {name}({', '.join([listed, *others])})"


def _unlike(ctx: MethodSigContext, name: str, site: Site, given: syntax.Expression | None) -> Said | None:
    if given is None or (isinstance(given, syntax.ListExpr | syntax.TupleExpr) and not given.items):
        return None if given is None else Said(no_items(name), AXES)
    with suppress(ForeignError, GradualError, UnknownAxesError), ctx.api.msg.filter_errors():
        return _misfit(name, [read(of, site) for of in items_given(given, ctx.api.get_expression_type)])
    return None


def _misfit(name: str, parts: list[Reading]) -> Said | None:
    """Return what is said of the parts, in the words of the run time."""
    if not parts or any(part.word is None for part in parts):
        return None
    first = parts[0]
    for number, part in enumerate(parts, 1):
        if (part.word, part.kinds) != (first.word, first.kinds):
            shown = f"item 1 is {first.shown}, and item {number} {part.shown}"
            return Said(f"{name} takes tensors with the same axes and of one kind, but {shown}", AXES)
    return None
