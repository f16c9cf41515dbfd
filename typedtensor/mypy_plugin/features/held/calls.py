"""Check calls of methods with ``@held_to(…)``, whose operands satisfy a rule in addition to their types."""

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
    """Report a call of a method whose operands violate its rule, if the call passes all of them."""
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
            continue  # an omitted operand
        with lookups.cache.only_verdicts():  # the intended mask is unknown
            _Held(called.type.name, text, names, labels, site).apply([each for each in operands if each is not None])
        if site.reported:
            if ATTENDED in names.values():
                explain_attended(ctx, signature, places)
            return


def _given(ctx: MethodContext, place: int) -> Type | None:
    """Return the type of the argument for a parameter, without None; None if the argument is omitted.

    An argument is inferred on its own, so that ``mask=Input(BoolTensor[Batch, Past])`` keeps its axes instead of the
    parameter's, which are any.
    """
    types = [by_itself(of, node, ctx) for of, node in zip(ctx.arg_types[place], ctx.args[place], strict=True)]
    given = [item for of in types for item in _items(of) if not isinstance(get_proper_type(item), NoneType)]
    return UnionType.make_union(given) if given else None


class _Quiet(Site):
    """A site without reports of unknown axes: the type of the result comes from the signature."""

    __slots__ = ()

    def say_unknown(self, message: str) -> None:
        pass


class _Held(Application):
    """The application of a method's rule, whose labels belong to the object and are omitted from messages."""

    def title(self) -> str:
        return self.name


def _items(of: Type) -> list[Type]:
    proper = get_proper_type(of)
    return proper.items if isinstance(proper, UnionType) else [of]
