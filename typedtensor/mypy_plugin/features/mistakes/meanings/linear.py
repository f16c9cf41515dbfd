"""``Linear(Pixel, Hidden) >> Linear(Hidden, Digit)``: without an activation between, two linear layers are one."""

from __future__ import annotations

from mypy.nodes import CallExpr, Context, OpExpr
from mypy.types import Instance, Type

from typedtensor.mypy_plugin.base.codes import AXES_LINEAR
from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import LINEAR
from typedtensor.mypy_plugin.types.labels import GradualError, StaticReader, UnknownAxesError, show, to_word
from typedtensor.rules import NoElementsError, Word


def check_linear(context: Context, layer: Type, site: Site) -> None:
    """Report a linear layer applied to the result of another, by ``second(first(x))`` or ``first >> second``.

    A bottleneck, narrower than both the input and the output, is exempt: it is a low-rank factorization.

    Args:
        context: the call or the composition.
        layer: the type of the second layer.
        site: the place in the program.
    """
    match context:
        case CallExpr(args=[CallExpr(callee=first, args=[_])]):
            pass
        case OpExpr(op=">>", left=OpExpr(op=">>", right=first)):
            pass
        case OpExpr(op=">>", left=first):
            pass
        case _:
            return
    one, other = _layer(site.checker.lookup_type_or_none(first)), _layer(layer)
    if one is None or other is None:
        return
    try:
        given, inner, result = (to_word((label,)) for label in (*one.args, other.args[1]))
        sizes = [StaticReader({}, site).size(word[0]) for word in (given, inner, result)]
    except (GradualError, UnknownAxesError, NoElementsError):
        return
    outer = [size for size in (sizes[0], sizes[2]) if size is not None]
    if sizes[1] is not None and len(outer) == 2 and sizes[1] >= min(outer):
        site.report(_message(given, inner, result), AXES_LINEAR, held=True)


def _message(given: Word, inner: Word, made: Word) -> str:
    return (
        f"the linear layers from {show(given)} to {show(inner)} and from there to {show(made)} amount to one, because "
        f"no activation stands between them: write first >> relu >> second, or Linear({show(given)}, {show(made)})"
    )


def _layer(of: Type | None) -> Instance | None:
    layer = None if of is None else instance_of(of, LINEAR)
    return layer if layer is not None and len(layer.args) == 2 else None
