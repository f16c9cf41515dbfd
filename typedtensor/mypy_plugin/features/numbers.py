"""Numbers beside tensors that mypy types as ``Any``: ``np.sqrt(8)``, ``array.std()``, ``Hidden.size ** 0.5``.

mypy asks no hook about an operator with an operand that is ``Any``, and its result is ``Any`` in silence. An operator
that accepts a tensor and one of NumPy's results accepts it as a number, so that the result has the tensor's axes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from typing import Any

from mypy import nodes as syntax
from mypy.operators import op_methods
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import AnyType, Instance, LiteralType, Type, TypeOfAny, get_proper_type

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES_UNKNOWN
from typedtensor.mypy_plugin.base.lookups import is_a, may_be, members
from typedtensor.mypy_plugin.base.messages import Site, is_certain
from typedtensor.mypy_plugin.types.labels import label_among, readable
from typedtensor.mypy_plugin.types.reading import apart, nodes
from typedtensor.rules.explaining import which

POWER = "builtins.float.__rpow__"

_UFUNCS = tuple(f"numpy._typing._ufunc._UFunc_Nin{number}_Nout1" for number in (1, 2))
_OF_ANY_KINDS = """
    abs absolute add bitwise_and bitwise_count bitwise_or bitwise_xor ceil conjugate equal floor floor_divide fmax fmin
    fmod gcd greater greater_equal invert isfinite isinf isnan lcm left_shift less less_equal logical_and logical_not
    logical_or logical_xor maximum minimum multiply negative not_equal positive power remainder right_shift sign signbit
    square subtract trunc
"""
_OF_ANY_KIND = frozenset(_OF_ANY_KINDS.split())
"""NumPy's functions whose result may be no real number."""
_MOMENTS = frozenset({"mean", "std", "var"})
_ELEMENTS = frozenset({"max", "min", "prod", "sum"})
_PYTHON_NUMBERS = {"bool": "builtins.bool", "int": "builtins.int", "real": "builtins.float"}


def type_root(ctx: MethodContext, site: Site) -> Type:
    """Return the type of a power of an axis's size, which is positive: ``float``, as no base is negative."""
    match ctx.context:
        case syntax.OpExpr(op="**", left=syntax.MemberExpr(name="size", expr=axis)):
            of = site.checker.lookup_type_or_none(axis)
            if of is not None and is_a(label_among(of) or of, library.AXIS):
                return ctx.api.named_generic_type("builtins.float", [])
    return ctx.default_return_type


def type_number(ctx: FunctionContext | MethodContext, site: Site, name: str) -> Type:
    """Return the type of a result of NumPy that is declared as ``Any``, where it is a number."""
    if not _may_be_any(ctx):
        return ctx.default_return_type
    of = get_proper_type(ctx.type) if isinstance(ctx, MethodContext) else None
    if isinstance(of, Instance) and (number := _number(of, name, ctx, site)) is not None:
        return number
    kind = _kind_beside(ctx.context, site) if isinstance(ctx.context, syntax.Expression) else None
    return ctx.default_return_type if kind is None else ctx.api.named_generic_type(_PYTHON_NUMBERS[kind], [])


def _may_be_any(ctx: FunctionContext | MethodContext) -> bool:
    """Whether a result is ``Any``, or becomes it as mypy cannot choose an overload by arguments that are ``Any``."""
    default = get_proper_type(ctx.default_return_type)
    if is_a(default, "numpy.generic") or is_a(default, "numpy.ndarray"):
        return not all(map(is_certain, chain(*ctx.arg_types)))
    return isinstance(default, AnyType)


def _number(of: Instance, name: str, ctx: FunctionContext | MethodContext, site: Site) -> Type | None:
    """Return the type of a result that is a number whatever surrounds it."""
    given = [each for types in ctx.arg_types for each in types]
    if name == "__call__" and of.type.fullname in _UFUNCS:
        function = get_proper_type(of.args[0])
        is_real = isinstance(function, LiteralType) and function.value not in _OF_ANY_KIND
        kinds = [_kinds(each, site) for each in given]
        if kinds and all(kinds) and (is_real or all("real" in each for each in kinds)):
            return ctx.api.named_generic_type("numpy.float64", []) if is_real else None
    elif of.type.fullname == "numpy.ndarray" and not given:
        if name in _MOMENTS:
            return ctx.api.named_generic_type("numpy.float64", [])
        dtype = get_proper_type(of.args[-1]) if of.args and name in _ELEMENTS else None
        element = get_proper_type(dtype.args[0]) if isinstance(dtype, Instance) and dtype.args else None
        return element if isinstance(element, Instance) else None
    return None


def _kinds(of: Type, site: Site) -> tuple[str, ...]:
    reading = readable(of, site)
    return reading.kinds if reading is not None and reading.word == () and reading.name else ()


def _kind_beside(node: syntax.Expression, site: Site) -> str | None:
    """Return the kind of the tensors that an expression is combined with by operators."""
    cache, checker = site.lookups.cache, site.checker
    around = cache.once("operators", checker.tree, _around, checker.tree)
    root: Any = node
    while root in around:
        root = around[root]
    if root is node or cache.is_looking_beside:
        return None
    cache.is_looking_beside = True
    try:
        # mypy has not come yet to the operands without a type.
        leaves = [leaf for leaf in _leaves(root) if leaf is not node]
        for leaf in sorted(leaves, key=lambda leaf: checker.lookup_type_or_none(leaf) is None):
            if (kind := _tensor_kind(leaf, site)) is not None:
                return kind
    finally:
        cache.is_looking_beside = False
    return None


def _around(file: syntax.MypyFile) -> dict[syntax.Node, syntax.Node]:
    return {operand: node for node in nodes(file) for operand in _operands(node)}


def _applied(node: syntax.Node) -> Iterable[tuple[str, tuple[syntax.Expression, syntax.Expression]]]:
    """Return the operators of two operands in a node, with these."""
    match node:
        case syntax.OpExpr() if node.op in op_methods:
            return [(node.op, (node.left, node.right))]
        case syntax.OperatorAssignmentStmt():
            return [(node.op, (node.lvalue, node.rvalue))]
        case syntax.ComparisonExpr():
            return zip(node.operators, pairwise(node.operands), strict=True)
    return []


def _operands(node: syntax.Node) -> list[syntax.Expression]:
    if isinstance(node, syntax.UnaryExpr) and node.op != "not":
        return [node.expr]
    return list(dict.fromkeys(operand for _, operands in _applied(node) for operand in operands))


def _leaves(node: syntax.Node) -> Iterator[syntax.Expression]:
    for operand in _operands(node):
        yield from _leaves(operand) if _operands(operand) else [operand]


def _tensor_kind(leaf: syntax.Expression, site: Site) -> str | None:
    of = site.checker.lookup_type_or_none(leaf)
    if of is None:
        with apart(site):
            of = site.checker.expr_checker.accept(leaf)
    for member in members(of):
        if is_a(member, library.OPERAND) and (reading := readable(member, site)) is not None:
            return next(iter(reading.kinds), None)
    return None


def note_unknown_operand(node: syntax.Node, site: Site) -> None:
    """Report, in a note, an operator between a tensor and an operand that is ``Any``."""
    for op, operands in _applied(node):
        types = [site.checker.lookup_type_or_none(operand) for operand in operands]
        method = METHODS.get(op_methods.get(op, "")) if AnyType in map(type, types) else None
        if method is None:
            continue
        for number, unknown in enumerate(types):
            tensor = types[1 - number]
            if _is_unsaid(unknown, node, site) and may_be(tensor, library.OPERAND):
                why = f"{which(number, 2)} is Any; annotate it"
                message = f"nothing is known of the result of {method.operation}: {why}"
                site.api.msg.note(message, node, code=AXES_UNKNOWN)


def _is_unsaid(unknown: Type | None, node: syntax.Node, site: Site) -> bool:
    """Whether a type is ``Any``, and neither a report nor the lambda that it is a parameter of says so."""
    proper, tree = get_proper_type(unknown), site.checker.tree
    if not isinstance(proper, AnyType) or site.is_said(proper):
        return False

    def in_lambdas() -> set[syntax.Node]:
        return {below for each in nodes(tree) if isinstance(each, syntax.LambdaExpr) for below in nodes(each)}

    of_lambda = proper.type_of_any == TypeOfAny.special_form
    return not of_lambda or node not in site.lookups.cache.once("lambdas", tree, in_lambdas)
