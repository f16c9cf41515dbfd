"""Hooks for a program's own functions and modules, and for the constructors of tensors, labels and meshes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mypy.nodes import SymbolNode, TypeInfo
from mypy.plugin import ClassDefContext, FunctionContext, FunctionSigContext, MethodContext, MethodSigContext
from mypy.types import FunctionLike, Type

from typedtensor.mypy_plugin.base.faults import after, then
from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.names import AXIS, CALLED, MODULE, OPERAND, RULED, SIZE
from typedtensor.mypy_plugin.features.constructors import (
    check_leaf,
    check_needed_sizes,
    check_size,
    check_sized_axis,
    make_windows,
    sized_formals,
)
from typedtensor.mypy_plugin.features.declarations import declare_module
from typedtensor.mypy_plugin.features.explanations import (
    check_function,
    check_module,
    check_on_values,
    is_generic,
    sign_module,
)
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
from typedtensor.mypy_plugin.features.pytrees import sign_state, type_state
from typedtensor.mypy_plugin.features.ruled_calls import call_ruled
from typedtensor.mypy_plugin.types.sizes import HAVING_WINDOWS


def class_hook() -> Callable[[ClassDefContext], None]:
    """Return the hook for the definition of a module class."""
    return declare_module


def signature_hook(node: SymbolNode, lookups: Lookups) -> Callable[[FunctionSigContext], FunctionLike] | None:
    """Return the hook for the signature of a module's or a state's constructor, or of a generic function."""
    if not isinstance(node, TypeInfo):
        return sign_function if is_generic(node) else None
    if node.has_base(MODULE):
        places = sized_formals(node)
        return partial(answer_sizes, places=places, name=node.name) if places else None
    return partial(sign_state, lookups=lookups) if _is_state(node) else None


def module_signature_hook(lookups: Lookups) -> Callable[[MethodSigContext], FunctionLike]:
    """Return the hook for the signature of a module's call."""
    return partial(sign_module, lookups=lookups)


def _is_state(node: TypeInfo) -> bool:
    """Whether a class is a dataclass or a named tuple, and neither a module, a label nor an operand."""
    if any(map(node.has_base, (MODULE, OPERAND, AXIS))):
        return False
    return "dataclass" in node.metadata or node.is_named_tuple


def function_hook(fullname: str, node: SymbolNode, lookups: Lookups) -> Callable[[FunctionContext], Type] | None:
    """Return the hook for the result of calling a function or a class."""
    hook = _function_hook(fullname, node, lookups)
    if isinstance(node, TypeInfo) and has_labels(node.defn.type_vars) and not node.has_base(OPERAND):
        hook = then(after(partial(explain_constructor, info=node), hook), without_never)
    signature = signature_of(node)
    if signature is not None and signature.variables and not is_generic(node):
        hook = after(partial(explain_misfit, signature=signature, name=node.name, shown=node.name), hook)
    if _is_generic_in_labels(node):
        hook = after(look_again, hook)
    return hook


def _is_generic_in_labels(node: SymbolNode | None) -> bool:
    if isinstance(node, TypeInfo):
        return not node.has_base(OPERAND) and has_labels(node.defn.type_vars)
    signature = signature_of(node)
    return signature is not None and has_labels(signature.variables)


def _function_hook(fullname: str, node: SymbolNode, lookups: Lookups) -> Callable[[FunctionContext], Type] | None:
    if isinstance(node, TypeInfo):
        for base, check in ((AXIS, check_sized_axis), (OPERAND, check_leaf)):
            if node.has_base(base):
                return partial(check, lookups=lookups)
    if fullname == PARTIAL or takes_functions(node):
        return partial(check_passed, lookups=lookups, fullname=fullname)
    if isinstance(node, TypeInfo) and any(map(node.has_base, HAVING_WINDOWS)):
        return partial(make_windows, places=sized_formals(node), lookups=lookups)
    if isinstance(node, TypeInfo) and node.has_base(MODULE) and (places := sized_formals(node)):
        return partial(check_needed_sizes, places=places, lookups=lookups)
    if isinstance(node, TypeInfo) and node.defn.type_vars:
        return partial(type_state, lookups=lookups) if _is_state(node) else None
    if is_generic(node):
        return partial(check_function, node=node, lookups=lookups)
    return None


def values_hook(lookups: Lookups) -> Callable[[FunctionContext], Type]:
    """Return the hook for the result of a function that ``plain`` or ``compiled`` makes."""
    return partial(check_on_values, lookups=lookups)


def method_hook(info: TypeInfo, name: str, lookups: Lookups) -> Callable[[MethodContext], Type] | None:
    """Return the hook for the result of calling a method or an instance."""
    if name == "__call__":
        for base, call in ((RULED, call_ruled), (CALLED, call_called)):
            if info.has_base(base):
                return partial(call, lookups=lookups)
    elif name == "__get__" and info.fullname == SIZE:
        return partial(check_size, lookups=lookups)
    symbol = info.get(name)
    if symbol is None:
        return None
    hook = _method_hook(info, name, symbol.node, lookups)
    if _is_generic_in_labels(symbol.node):
        hook = after(look_again, hook)
    return hook


def _method_hook(
    info: TypeInfo, name: str, node: SymbolNode | None, lookups: Lookups
) -> Callable[[MethodContext], Type] | None:
    if name == "__call__" and info.has_base(MODULE):
        return partial(check_module, lookups=lookups)
    signature = signature_of(node)
    if info.has_base(MODULE) or (signature is not None and signature.variables):
        return after(partial(explain_method, name=name), None)
    return None
