"""Hooks for a program's own functions and modules, and for the constructors of tensors, labels and meshes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mypy.nodes import SymbolNode, TypeInfo
from mypy.types import FunctionLike, Type

from typedtensor.mypy_plugin.base.faults import after, then
from typedtensor.mypy_plugin.base.names import AXIS, CALLED, DISTRIBUTION, MODULE, OPERAND, RULED, SIZE
from typedtensor.mypy_plugin.features.constructors import (
    check_leaf,
    check_needed_sizes,
    check_size,
    check_sized_axis,
    make_windows,
    sized_formals,
)
from typedtensor.mypy_plugin.features.explanations import check_function, check_module, check_on_values, is_generic
from typedtensor.mypy_plugin.features.misfits import (
    explain_constructor,
    explain_method,
    explain_misfit,
    has_labels,
    look_again,
    sign_function,
    signature_of,
    without_never,
)
from typedtensor.mypy_plugin.features.no_labels import answer_sizes
from typedtensor.mypy_plugin.features.passed import PARTIAL, call_called, check_passed, takes_functions
from typedtensor.mypy_plugin.features.pytrees import sign_distribution, sign_state, type_state
from typedtensor.mypy_plugin.features.ruled_calls import call_ruled
from typedtensor.mypy_plugin.types.sizes import HAVING_WINDOWS


def signature_hook(node: SymbolNode) -> Callable[..., FunctionLike] | None:
    """Return the hook for the signature of a module's or a state's constructor, or of a generic function."""
    if not isinstance(node, TypeInfo):
        return sign_function if is_generic(node) else None
    if node.has_base(DISTRIBUTION):
        return sign_distribution
    if node.has_base(MODULE):
        places = sized_formals(node)
        return partial(answer_sizes, places=places, name=node.name) if places else None
    return sign_state if _is_state(node) else None


def _is_state(node: TypeInfo) -> bool:
    """Whether a class is a dataclass or a named tuple, and neither a module, a label nor an operand."""
    if any(map(node.has_base, (MODULE, OPERAND, AXIS))):
        return False
    return "dataclass" in node.metadata or node.is_named_tuple


def function_hook(fullname: str, node: SymbolNode | None) -> Callable[..., Type] | None:
    """Return the hook for the result of calling a function or a class."""
    if fullname.endswith(")"):  # the name of a function on values, as in plain(model)
        return check_on_values
    if node is None:
        return None
    hook = _function_hook(fullname, node)
    if isinstance(node, TypeInfo) and _is_generic_in_labels(node):
        hook = then(after(partial(explain_constructor, info=node), hook), without_never)
    signature = signature_of(node)
    if signature is not None and signature.variables and not is_generic(node):
        hook = after(partial(explain_misfit, signature=signature, name=node.name, shown=node.name), hook)
    return after(look_again, hook) if _is_generic_in_labels(node) else hook


def _is_generic_in_labels(node: SymbolNode | None) -> bool:
    if isinstance(node, TypeInfo):
        return not node.has_base(OPERAND) and has_labels(node.defn.type_vars)
    signature = signature_of(node)
    return signature is not None and has_labels(signature.variables)


def _function_hook(fullname: str, node: SymbolNode) -> Callable[..., Type] | None:
    info = node if isinstance(node, TypeInfo) else None
    if info is not None and info.has_base(AXIS):
        return check_sized_axis
    if info is not None and info.has_base(OPERAND):
        return check_leaf
    if fullname == PARTIAL or takes_functions(node):
        return partial(check_passed, fullname=fullname)
    if info is None:
        return partial(check_function, node=node) if is_generic(node) else None
    places = sized_formals(info)
    if any(map(info.has_base, HAVING_WINDOWS)):
        return partial(make_windows, places=places)
    if info.has_base(MODULE) and places:
        return partial(check_needed_sizes, places=places)
    return type_state if info.defn.type_vars and _is_state(info) else None


def method_hook(info: TypeInfo, name: str) -> Callable[..., Type] | None:
    """Return the hook for the result of calling a method or an instance."""
    if name == "__call__" and info.has_base(RULED):
        return call_ruled
    if name == "__call__" and info.has_base(CALLED):
        return call_called
    if name == "__get__" and info.fullname == SIZE:
        return check_size
    symbol = info.get(name)
    if symbol is None:
        return None
    signature = signature_of(symbol.node)
    hook: Callable[..., Type] | None = None
    if name == "__call__" and info.has_base(MODULE):
        hook = check_module
    elif info.has_base(MODULE) or (signature is not None and signature.variables):
        hook = after(partial(explain_method, name=name), None)
    return after(look_again, hook) if _is_generic_in_labels(symbol.node) else hook
