"""``Linear(Time, Hidden)``: a label without a size where a size is needed."""

from __future__ import annotations

from mypy.nodes import FuncDef, TypeInfo
from mypy.plugin import FunctionContext
from mypy.types import AnyType, CallableType, Instance, Type, TypeType, TypeVarType, UnionType, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES_SIZE
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import AXIS, AXIS_KINDS
from typedtensor.mypy_plugin.features.habits.numbers import is_answered
from typedtensor.mypy_plugin.features.label_variables import with_variables
from typedtensor.mypy_plugin.features.rejected.misfits import explain_constructor
from typedtensor.mypy_plugin.types.labels import label_among, show_label
from typedtensor.mypy_plugin.types.windows import keep_numbers


def sized_formals(info: TypeInfo) -> tuple[int, ...]:
    """Return the positions of a module's parameters of type ``type[U] | U``: labels whose sizes its arrays need."""
    method = info.get_method("__init__")
    signature = get_proper_type(method.type) if isinstance(method, FuncDef) else None
    if not isinstance(signature, CallableType):
        return ()
    return tuple(place for place, of in enumerate(signature.arg_types[1:]) if _takes_sizes(of))


def _takes_sizes(of: Type) -> bool:
    proper = get_proper_type(of)
    if not isinstance(proper, UnionType):
        return False
    items = list(map(get_proper_type, proper.items))
    classes = [get_proper_type(item.item) for item in items if isinstance(item, TypeType)]
    return any(isinstance(item, TypeVarType) and is_a(item, AXIS) and item in classes for item in items)


def check_needed_sizes(ctx: FunctionContext, places: tuple[int, ...], lookups: Lookups) -> Type:
    """Report the labels among the arguments that have no size."""
    if is_answered(ctx.default_return_type):
        return ctx.default_return_type
    if isinstance(result := get_proper_type(ctx.default_return_type), Instance):
        explain_constructor(ctx, result.type)
    for place in places:
        for of, node in zip(ctx.arg_types[place], ctx.args[place], strict=True):
            label = None if isinstance(get_proper_type(of), Instance) else label_among(of)
            if label is not None:
                site = Site(lookups, ctx.api, node)
                report_sizeless(label, site)
                if isinstance(label, AnyType) and not site.is_said(of):
                    site.say_unknown("the axes of this module are not known: the label is Any; annotate it")
    return with_variables(ctx, places)


def make_windows(ctx: FunctionContext, places: tuple[int, ...], lookups: Lookups) -> Type:
    """Return the type of a layer with windows, with its window numbers as extra attributes."""
    return keep_numbers(check_needed_sizes(ctx, places, lookups), ctx)


def report_sizeless(label: Type, site: Site) -> bool:
    """Report a label that has no size; whether it has none."""
    proper = get_proper_type(label)
    if not isinstance(proper, Instance) or not is_sizeless(proper, site):
        return False
    name = show_label(proper)
    kind = proper.type.bases[0].type.name
    how = (
        f"declare class {name}({kind}, size=64)" if not proper.args else "declare the sizes of what it is derived from"
    )
    site.report(f"the size of {name} is needed here: write {name}(64), or {how}", AXES_SIZE)
    return True


def is_sizeless(label: Instance, site: Site) -> bool:
    """Whether a label is declared without a size; a derived label, whether any of its arguments is."""
    info = label.type
    if info.fullname in AXIS_KINDS or not info.has_base(AXIS):
        return False
    site.depend_on(f"{info.fullname}.__axis_size__")
    noted = notes(info)
    if label.args:
        parts = [get_proper_type(arg) for arg in label.args]
        return "size" in noted and any(isinstance(part, Instance) and is_sizeless(part, site) for part in parts)
    return "size" not in noted and "sized" not in noted
