"""Calls of methods with ``@held_to(…)``, whose operands satisfy a rule besides their types."""

from __future__ import annotations

from mypy.maptype import map_instance_to_supertype
from mypy.plugin import MethodContext
from mypy.types import Instance, NoneType, Type, UnionType, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import ATTENDED
from typedtensor.mypy_plugin.features.held.declarations import HELD, HELD_SYMBOL
from typedtensor.mypy_plugin.features.rejected.misfits import bound_signature, by_itself, explain_attended
from typedtensor.mypy_plugin.types.application import Application
from typedtensor.mypy_plugin.types.instances import label_parameters
from typedtensor.rules import by_parameter


def check_held(ctx: MethodContext, called: Instance, name: str, lookups: Lookups) -> None:
    """Report a call of a method whose operands do not satisfy its rule, where all of them are given."""
    info = next((base for base in called.type.mro if name in notes(base).get(HELD, ())), None)
    signature = None if info is None else bound_signature(called, name)
    if info is None or signature is None or len(signature.arg_types) != len(ctx.arg_types):
        return
    site = _Quiet(lookups, ctx.api, ctx.context)
    site.depend_on(f"{info.fullname}.{HELD_SYMBOL}")
    labels = by_parameter(label_parameters(info), map_instance_to_supertype(called, info).args)
    for text, places, names in notes(info)[HELD][name]:
        operands = [_given(ctx, place) for place in places]
        if None in operands:
            continue  # left out
        lookups.cache.trying = True  # that nothing is suggested: which mask is meant is not known here
        try:
            _Held(called.type.name, text, names, labels, site).apply([each for each in operands if each is not None])
        finally:
            lookups.cache.trying = False
        if site.reported:
            if ATTENDED in names.values():
                explain_attended(ctx, signature, places)
            return


def _given(ctx: MethodContext, place: int) -> Type | None:
    """What is given for a parameter, of which None is left out.

    What is written in its place, as ``mask=Input(BoolTensor[Batch, Past])``, has axes of its own, and not those of the
    parameter, which are any.
    """
    types = [by_itself(of, node, ctx) for of, node in zip(ctx.arg_types[place], ctx.args[place], strict=True)]
    given = [item for of in types for item in _items(of) if not isinstance(get_proper_type(item), NoneType)]
    return UnionType.make_union(given) if given else None


class _Quiet(Site):
    """A site that says nothing of axes which are not known: the result is that of the signature."""

    __slots__ = ()

    def say_unknown(self, message: str) -> None:
        pass


class _Held(Application):
    """A call whose labels are those of its object, which messages do not repeat."""

    def title(self) -> str:
        return self.name


def _items(of: Type) -> list[Type]:
    proper = get_proper_type(of)
    return proper.items if isinstance(proper, UnionType) else [of]
