"""Checks of constructors: ``Hidden(64)``, ``Tensor[Batch](array)``, ``Linear(Time, Hidden)``.

A label is given its declared size, and has one where it is needed; a tensor has labels, and contents of its kind.
"""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, RefExpr, TypeAlias, TypeInfo
from mypy.plugin import FunctionContext, MethodContext
from mypy.typeops import get_all_type_vars
from mypy.types import AnyType, Instance, NoneType, Type, TypeType, TypeVarType, UnionType, UnpackType, get_proper_type

from typedtensor.elsewhere import ELEMENTS
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES_SIZE
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a, notes
from typedtensor.mypy_plugin.base.messages import Site, is_answered
from typedtensor.mypy_plugin.features.rejected import explain_constructor
from typedtensor.mypy_plugin.types.arguments import constructor_of
from typedtensor.mypy_plugin.types.instances import keep_numbers, literal_size
from typedtensor.mypy_plugin.types.labels import (
    ForeignError,
    StaticReader,
    atom_of,
    label_among,
    read,
    readable,
    show_atom,
    show_label,
)
from typedtensor.rules import Atom, NoElementsError

_WORDS = frozenset({"builtins.str", "builtins.bytes"})

_ELEMENTS = {
    "numpy.floating": "real",
    "numpy.integer": "int",
    "numpy.bool": "bool",
    "numpy.bool_": "bool",
    "numpy.complexfloating": "complex",
}
"""The kind of an array's elements for each of NumPy's scalar classes."""

_CONVERSIONS = {
    "real": "convert it with .astype(np.float32)",
    "int": "convert it with .astype(np.int64)",
    "bool": "compare it, as in array == 1",
}


def check_contents(made: Instance, given: Type, site: Site) -> None:
    """Report the argument of a tensor class if the run time refuses every value of its type."""
    data, kind = get_proper_type(given), library.KINDS[made.type.fullname]
    shown = _shown_type(made, site)
    if is_a(data, library.EXPR):
        of = instance_of(data, library.EXPR)
        what = "an expression" if of is None else f"an expression of {_shown_type(of.args[0], site)}"
        site.refuse(f"{shown} takes an array, but was given {what}: {ELEMENTS}")
    elif is_a(data, library.ANY_TENSOR):
        given_type = f"{_shown_type(data, site)}: relabel it with .rename(old, new), or pass its .array"
        site.refuse(f"{shown} takes an array, but was given {given_type}")
    elif isinstance(data, NoneType) or (isinstance(data, Instance) and data.type.fullname in _WORDS):
        site.refuse(f"{shown} takes an array, or numbers and lists of them, not {_shown_type(data, site)}")
    elif (found := _kind(data)) is not None and found != kind:
        fitting = library.TENSORS.get(found, "").rpartition(".")[2]
        advice = f"{_CONVERSIONS[kind]}, or use {fitting}" if fitting else "take the parts .real and .imag"
        site.refuse(f"{shown} needs {kind} elements, but was given an array of {found} ones: {advice}")


def _kind(data: Type) -> str | None:
    array = instance_of(data, "numpy.ndarray")
    dtype = get_proper_type(array.args[-1]) if array is not None and array.args else None
    scalar = dtype.args[0] if isinstance(dtype, Instance) and dtype.args else None
    return next((kind for base, kind in _ELEMENTS.items() if is_a(scalar, base)), None)


def _shown_type(of: Type, site: Site) -> str:
    try:
        return read(of, site).shown
    except ForeignError as foreign:
        return str(foreign)


def sized_formals(info: TypeInfo) -> tuple[int, ...]:
    """Return the positions of a module's parameters of type ``type[U] | U``: labels whose sizes its arrays need."""
    constructor = constructor_of(info)
    formals = [] if constructor is None else constructor.arg_types
    return tuple(place for place, of in enumerate(formals) if _sized_variable(of) is not None)


def _sized_variable(of: Type) -> TypeVarType | None:
    """Return the label variable U of ``type[U] | U``; None for other types."""
    proper = get_proper_type(of)
    items = list(map(get_proper_type, proper.items)) if isinstance(proper, UnionType) else []
    classes = [get_proper_type(item.item) for item in items if isinstance(item, TypeType)]
    found = (item for item in items if isinstance(item, TypeVarType) and item in classes)
    return next((variable for variable in found if is_a(variable, library.AXIS)), None)


def check_needed_sizes(ctx: FunctionContext, site: Site, places: tuple[int, ...]) -> Type:
    """Report the labels among the arguments that have no size."""
    if is_answered(ctx.default_return_type):
        return ctx.default_return_type
    if isinstance(result := get_proper_type(ctx.default_return_type), Instance):
        explain_constructor(ctx, result.type)
    for place in places:
        for of, node in zip(ctx.arg_types[place], ctx.args[place], strict=True):
            label = None if isinstance(get_proper_type(of), Instance) else label_among(of)
            if label is not None:
                site = Site(site.lookups, ctx.api, node)
                report_sizeless(label, site)
                if isinstance(label, AnyType) and not site.is_said(of):
                    site.say_unknown("the axes of this module are not known: the label is Any; annotate it")
    return _with_variables(ctx, places)


def _with_variables(ctx: FunctionContext, places: tuple[int, ...]) -> Type:
    """Return the module that a constructor makes, with the type variables of its derived labels.

    mypy infers ``Any`` for type variables within a class argument: ``Linear(inputs, Flat[heads, width])``.
    """
    result = get_proper_type(ctx.default_return_type)
    constructor = constructor_of(result.type) if isinstance(result, Instance) else None
    if not isinstance(result, Instance) or constructor is None:
        return result
    args = list(result.args)
    for place in places:
        variable = _sized_variable(constructor.arg_types[place])
        label = next(map(label_among, ctx.arg_types[place]), None)
        if variable in result.type.defn.type_vars and label is not None and get_all_type_vars(label):
            args[result.type.defn.type_vars.index(variable)] = label
    return result.copy_modified(args=args)


def make_windows(ctx: FunctionContext, site: Site, places: tuple[int, ...]) -> Type:
    """Return the type of a layer with windows, with its window numbers as extra attributes."""
    return keep_numbers(check_needed_sizes(ctx, site, places), ctx)


def report_sizeless(label: Type, site: Site) -> bool:
    """Report a label that has no size; whether it has none."""
    proper = get_proper_type(label)
    if not isinstance(proper, Instance) or not is_sizeless(proper, site):
        return False
    name = show_label(proper)
    how = f"declare class {name}({proper.type.bases[0].type.name}, size=64)"
    how = "declare the sizes of what it is derived from" if proper.args else how
    site.report(f"the size of {name} is needed here: write {name}(64), or {how}", AXES_SIZE)
    return True


def is_sizeless(label: Instance, site: Site) -> bool:
    """Whether a label is declared without a size; a derived label, whether any of its arguments is."""
    info = label.type
    if info.fullname in library.AXIS_KINDS or not info.has_base(library.AXIS):
        return False
    site.depend_on(f"{info.fullname}.__axis_size__")
    noted = notes(info)
    if label.args:
        parts = [get_proper_type(arg) for arg in label.args]
        return "size" in noted and any(isinstance(part, Instance) and is_sizeless(part, site) for part in parts)
    return "size" not in noted and "sized" not in noted


def check_sized_axis(ctx: FunctionContext, site: Site) -> Type:
    """Report an axis with a size other than the declared one, without elements, or without any size."""
    axis = get_proper_type(ctx.default_return_type)
    if (atom := atom_of(axis)) is None:
        return axis
    declared = _size(atom, site)
    given = next((literal_size(argument) for types in ctx.arg_types[:1] for argument in types), None)
    is_sizeless = not any(ctx.arg_types) and not site.reported and report_sizeless(axis, site)
    if declared is not None and given is not None and given != declared and not is_sizeless:
        site.refuse(f"{show_atom(atom)} is declared with size {declared}, not {given}")
    return axis


def _size(atom: Atom, site: Site) -> int | None:
    """Return the size of a label, as far as it is known; report one without elements."""
    try:
        return StaticReader({}, site).size(atom)
    except NoElementsError as why:
        site.refuse(f"{why}: an axis has at least one element")
    return None


def check_size(ctx: MethodContext, site: Site) -> Type:
    """Report the size of a label, ``Hidden.size``, that declares none."""
    (axis,), (label,) = ctx.arg_types
    of = get_proper_type(label_among(label)) if isinstance(get_proper_type(axis), NoneType) else None
    if isinstance(of, Instance) and not report_sizeless(of, site) and of.args:
        site.refuse(f"{show_label(of)} is a derived label: its size is {show_label(of)}().size")
    return ctx.default_return_type


def check_axes(ctx: FunctionContext, site: Site) -> Type:
    """Report axes of a constructed tensor or expression that are no labels or have no elements."""
    result = ctx.default_return_type
    if (reading := readable(result, site)) is None:
        return result
    if reading.problem:
        site.refuse(f"{reading.shown}: {reading.problem}")
    for atom in reading.word or ():
        _size(atom, site)
    return result


def check_leaf(ctx: FunctionContext, site: Site) -> Type:
    """Report a tensor constructed without axes, an input without a tensor type, and a parameter that is not real."""
    result = get_proper_type(ctx.default_return_type)
    name = result.type.fullname if isinstance(result, Instance) else ""
    if isinstance(ctx.context, CallExpr) and (bare := _bare_tensor(ctx.context.callee)):
        site.refuse(f"{bare} needs its axes: write {bare}[Batch, Hidden](array), with a label for each axis")
        return _with_unknown_axes(result, site)
    first = next((argument for arguments in ctx.args[:1] for argument in arguments), None)
    if name == library.INPUT and first is not None and (bare := _bare_tensor(first)):
        site.refuse(f"Input needs the type of a tensor, as in Input(Tensor[Batch, Pixel]), not {bare} without axes")
        return result
    if name == library.PARAM and (kind := _refused_kind(result, site)):
        reason = "because only real tensors have gradients: use a Buffer for values that are not trained"
        site.refuse(f"a parameter must be a real tensor, not {kind}, {reason}")
        return result
    if isinstance(result, Instance) and name in library.KINDS and [len(types) for types in ctx.arg_types] == [1]:
        check_contents(result, ctx.arg_types[0][0], site)
    return check_axes(ctx, site)


def _bare_tensor(expression: Expression) -> str | None:
    """Return the name of a tensor class that an expression names, directly or by an alias, without axes; else None."""
    node = expression.node if isinstance(expression, RefExpr) else None
    if isinstance(node, TypeAlias):
        target = get_proper_type(node.target)
        if node.alias_tvars or not isinstance(target, Instance) or not _has_any_axes(target):
            return None
        node = target.type
    is_tensor = isinstance(node, TypeInfo) and node.fullname in (*library.KINDS, library.ANY_TENSOR)
    return node.name if isinstance(node, TypeInfo) and is_tensor else None


def _has_any_axes(tensor: Instance) -> bool:
    """Whether the axes are those of a bare class: ``Tensor`` as a type is ``Tensor[*tuple[Any, ...]]``."""
    [only] = tensor.args if len(tensor.args) == 1 else [None]
    inner = get_proper_type(only.type) if isinstance(only, UnpackType) else None
    return isinstance(inner, Instance) and all(isinstance(get_proper_type(arg), AnyType) for arg in inner.args)


def _with_unknown_axes(made: Type, site: Site) -> Type:
    """Return the type with unknown axes, in place of axes that mypy has inferred without any argument."""
    proper = get_proper_type(made)
    if not isinstance(proper, Instance) or not proper.type.has_type_var_tuple_type:
        return made
    anything = site.api.named_generic_type("builtins.tuple", [site.after_error()])
    return proper.copy_modified(args=[UnpackType(anything)])


def _refused_kind(made: Type, site: Site) -> str | None:
    reading = readable(made, site)
    kinds = set() if reading is None else {*reading.kinds} & {"real", "int", "bool"}
    return reading.shown if reading is not None and kinds and "real" not in kinds else None
