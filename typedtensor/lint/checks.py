"""The table of the linter's checks, and the pass over a file that runs them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from mypy.nodes import CallExpr, Context, Expression, MemberExpr, MypyFile, NameExpr, TypeInfo

from typedtensor.lint.dispatch import CODES
from typedtensor.lint.kinds import masks, orders, roles, softmaxes, totals, unused
from typedtensor.lint.reader import Frame, Reader, facts_of
from typedtensor.lint.values import PRODUCTS, SOFTMAXES, TOTALS, Value, applied_to, may_be_total, source
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.messages import Site

Check: TypeAlias = Callable[[Value, Sequence[Value]], Iterator[str]]
"""Yields the messages about a value, given the other values of the function around."""

_OF_VALUES: dict[str, tuple[tuple[str, Check], ...]] = {
    **dict.fromkeys(PRODUCTS, (("mask", masks.check_product), ("softmax", softmaxes.check_product))),
    **dict.fromkeys(SOFTMAXES, (("mask", masks.check_softmax),)),
    "Sum": (("softmax", softmaxes.check_product), ("softmax", softmaxes.check_logarithms)),
    "Mean": (("softmax", softmaxes.check_mean), ("softmax", softmaxes.check_logarithms)),
    "TakeAlong": (("softmax", softmaxes.check_gather),),
    "SegmentSum": (("softmax", softmaxes.check_segments),),
    "CrossEntropy": (("softmax", softmaxes.check_gather), ("logits", softmaxes.check_scores)),
    "SmoothedCrossEntropy": (("logits", softmaxes.check_scores),),
    "BinaryCrossEntropy": (("logits", softmaxes.check_scores),),
    "NegativeLogLikelihood": (("logits", softmaxes.check_divergence),),
    "KLDiv": (("logits", softmaxes.check_divergence),),
    "Add": (("total", totals.check_sum),),
    "Sub": (("total", totals.check_difference), ("total", totals.check_sum)),
    "Mul": (("total", totals.check_root),),
    "Div": (("total", totals.check_quotient), ("scale", softmaxes.check_scale)),
    "MergeAxes": (("order", orders.check_order),),
    "SplitAxis": (("order", orders.check_order),),
    "ConcatAlong": (("order", orders.check_derived),),
    # No check of their own: they tell that others are meant.
    "Std": (),
    "Variance": (),
    "Norm": (),
}
"""The checks of each operation, each with its kind."""

_OF_FUNCTIONS: tuple[tuple[str, Callable[[Frame, Reader], Iterator[tuple[Context, str]]]], ...] = (
    ("role", roles.check_roles),
    ("unused", unused.check_unused),
)


class Warned(NamedTuple):
    """A warning: its place, its kind, its message."""

    place: Context
    kind: str
    message: str


def check_file(file: MypyFile, site: Site) -> None:
    """Report what is probably a mistake in a file that has been checked, and store its facts for other files."""
    reader = Reader(file, site, _is_use)
    shown: set[tuple[int, str]] = set()
    for place, kind, message in warnings(reader):
        if (place.line, message) not in shown:
            shown.add((place.line, message))
            site.api.msg.note(message, place, code=CODES[kind])
    if site.is_fine_grained:  # otherwise mypy has stored them before it checked the functions
        store_facts(file, site)


def store_facts(file: MypyFile, site: Site) -> None:
    """Store the facts of a file with it."""
    facts_of(file, site, _is_use)


def _is_use(value: Value) -> bool:
    """Whether a check may have a message about a value, or about its function's for some arguments of the function."""
    if value.operation == "Mul":
        return any(source(each).operation == "Rsqrt" for each in value.operands)
    if value.operation in ("Add", "Sub", "Div"):  # with a total, or the size of a label
        return any(map(may_be_total, value.operands[1 if value.operation == "Div" else 0 :]))
    return _checks_of(value.operation) is not None


def warnings(reader: Reader) -> Iterator[Warned]:
    """Yield the warnings about a file."""
    orders_so_far: list[Value] = []
    for frame in reader.frames():
        for kind, check_function in _OF_FUNCTIONS:
            for place, message in check_function(frame, reader):
                yield Warned(place, kind, message)
        if not _may_warn(frame, reader):
            continue
        around = orders_so_far + list(reader.uses(frame))
        orders_so_far += [each for each in around if each.operation in ("MergeAxes", "SplitAxis")]
        for node in frame.expressions:
            yield from _of_expression(node, frame, reader, around)


_SIGNS = frozenset(
    {
        *("softmax", "log_softmax", "l2_normalize", "segment_softmax", "cross_entropy", "binary_cross_entropy"),
        *("smoothed_cross_entropy", "negative_log_likelihood", "kl_div", "size", "split", "merge", "concat", "where"),
        *("as_real", *_OF_VALUES.keys() - {*PRODUCTS, *TOTALS, "Add", "Sub", "Mul", "Div"}),
    }
)
"""Names of which a function with such a mistake has one, unless it has a total or uses a function of a program."""


def _may_warn(frame: Frame, reader: Reader) -> bool:
    """Whether a function has one of the names, a total, or uses a function, class or operation of a program."""
    for node in frame.expressions:
        match node:
            case NameExpr(name=name) | MemberExpr(name=name) if name in _SIGNS:
                return True
            case NameExpr(node=TypeInfo() as info) if info.has_base(library.POLY_OP) and not _is_library(info.fullname):
                return True
            case MemberExpr() if reader.has_fields(node.expr):
                return True
            case CallExpr(callee=MemberExpr(name="sum" | "mean") | NameExpr(name="Sum" | "Mean"), args=[]):
                return True
            case CallExpr() if (called := reader.callee(node)) is not None and not _is_library(called):
                return True
    return False


def _is_library(fullname: str) -> bool:
    return fullname.startswith("typedtensor.")


def _of_expression(node: Expression, frame: Frame, reader: Reader, around: Sequence[Value]) -> Iterator[Warned]:
    if isinstance(node, CallExpr) and (called := reader.called(node, frame)) is not None:
        instantiate = applied_to(called.summary, called.given, node.line)
        within = called.name.rpartition(".")[2]
        uses = list(map(instantiate, called.summary.uses))
        for plain, use in zip(called.summary.uses, uses, strict=True):
            told = {message for _, message in _said(plain, called.summary.uses)}
            for kind, message in _said(use, [*around, *uses]):
                if message not in told:
                    yield Warned(node, kind, f"in {within}, called here: {message}")
    made = reader.applied(node)
    if made is not None and _checks_of(made.operation):
        for kind, message in _said(reader.value(node, frame), around):
            yield Warned(node, kind, message)


def _checks_of(operation: str) -> tuple[tuple[str, Check], ...] | None:
    """Return the checks of the values of an operation; None if no kind looks at such values."""
    if "." in operation:  # an operation of the program itself
        return (("mask", masks.check_custom),)
    return _OF_VALUES.get(operation)


def _said(value: Value, around: Sequence[Value]) -> Iterator[tuple[str, str]]:
    """Yield the message of the first check of a value that has one."""
    for kind, check in _checks_of(value.operation) or ():
        for message in check(value, around):
            yield kind, message
            return
