"""Invalid contents of tensors: ``Tensor[Batch](expression)``, ``IntTensor[Batch](np.zeros(3))``."""

from __future__ import annotations

from mypy.types import Instance, NoneType, Type, get_proper_type

from typedtensor.elsewhere import ELEMENTS
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import ANY_TENSOR, EXPR, KINDS
from typedtensor.mypy_plugin.types.operands import ForeignError, read

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
    ("real", "int"): "convert it with .astype(np.float32), or use IntTensor",
    ("real", "bool"): "convert it with .astype(np.float32), or use BoolTensor",
    ("int", "real"): "convert it with .astype(np.int64), or use Tensor",
    ("int", "bool"): "convert it with .astype(np.int64), or use BoolTensor",
    ("bool", "real"): "compare it, as in array == 1, or use Tensor",
    ("bool", "int"): "compare it, as in array == 1, or use IntTensor",
}


def check_contents(made: Instance, given: Type, site: Site) -> None:
    """Report the argument of a tensor class if the run time refuses every value of its type."""
    data, kind = get_proper_type(given), KINDS[made.type.fullname]
    shown = _shown(made, site)
    if is_a(data, EXPR):
        of = instance_of(data, EXPR)
        what = "an expression" if of is None else f"an expression of {_shown(of.args[0], site)}"
        site.refuse(f"{shown} takes an array, but was given {what}: {ELEMENTS}")
    elif is_a(data, ANY_TENSOR):
        site.refuse(
            f"{shown} takes an array, but was given {_shown(data, site)}: relabel it with "
            ".rename(old, new), or pass its .array"
        )
    elif isinstance(data, NoneType) or (isinstance(data, Instance) and data.type.fullname in _WORDS):
        site.refuse(f"{shown} takes an array, or numbers and lists of them, not {_shown(data, site)}")
    elif (found := _kind(data)) is not None and found != kind:
        advice = _CONVERSIONS.get((kind, found), "take the parts .real and .imag")
        site.refuse(f"{shown} needs {kind} elements, but was given an array of {found} ones: {advice}")


def _kind(data: Type) -> str | None:
    """Return the kind of a NumPy array's elements, if its type determines the kind."""
    array = get_proper_type(data)
    if not isinstance(array, Instance) or array.type.fullname != "numpy.ndarray" or len(array.args) != 2:
        return None
    dtype = get_proper_type(array.args[1])
    scalar = get_proper_type(dtype.args[0]) if isinstance(dtype, Instance) and len(dtype.args) == 1 else None
    if not isinstance(scalar, Instance):
        return None
    return next((kind for base, kind in _ELEMENTS.items() if scalar.type.has_base(base)), None)


def _shown(of: Type, site: Site) -> str:
    try:
        return read(of, site).shown
    except ForeignError as foreign:
        return str(foreign)
