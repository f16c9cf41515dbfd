"""Hooks for a program's own functions and modules, and for the constructors of tensors, labels and meshes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mypy.nodes import OverloadedFuncDef, SymbolNode, TypeInfo
from mypy.plugin import ClassDefContext, FunctionContext, FunctionSigContext, MethodContext
from mypy.types import FunctionLike, Type

from typedtensor.mypy_plugin.base.faults import after
from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.names import (
    AXIS,
    BATCHES,
    CALLED,
    DRAWS,
    FIT,
    MESH,
    MODULE,
    OPERAND,
    OPTIMIZER,
    RULED,
    SIZE,
)
from typedtensor.mypy_plugin.features.constructors import check_size, check_sized_axis
from typedtensor.mypy_plugin.features.leaves import check_leaf
from typedtensor.mypy_plugin.features.meshes import check_mesh
from typedtensor.mypy_plugin.features.mistakes.habits.numbers import answer_sizes
from typedtensor.mypy_plugin.features.mistakes.meanings.directions import check_direction
from typedtensor.mypy_plugin.features.mistakes.needed_sizes import check_needed_sizes, make_windows, sized_formals
from typedtensor.mypy_plugin.features.mistakes.roles import check_roles, note_parameters, roles_of
from typedtensor.mypy_plugin.features.mistakes.steps.calls import check_fit, check_step
from typedtensor.mypy_plugin.features.mistakes.steps.data import check_batches
from typedtensor.mypy_plugin.features.mistakes.steps.layers import check_made
from typedtensor.mypy_plugin.features.mistakes.steps.modes import check_mode, place_of_mode
from typedtensor.mypy_plugin.features.mistakes.unused import check_draw
from typedtensor.mypy_plugin.features.passed import PARTIAL, call_called, check_passed, takes_functions
from typedtensor.mypy_plugin.features.rejected.expected import sign_function
from typedtensor.mypy_plugin.features.rejected.explanations import check_function, check_module, is_generic
from typedtensor.mypy_plugin.features.rejected.misfits import (
    explain_constructor,
    explain_method,
    explain_misfit,
    has_labels,
    look_again,
    signature_of,
)
from typedtensor.mypy_plugin.features.ruled_calls import call_ruled
from typedtensor.mypy_plugin.types.windows import HAVING_WINDOWS


def class_hook() -> Callable[[ClassDefContext], None]:
    """Return the hook for the definition of a module class."""
    return note_parameters


def signature_hook(module: TypeInfo) -> Callable[[FunctionSigContext], FunctionLike] | None:
    """Return the hook for the signature of a module's constructor."""
    places = sized_formals(module)
    return partial(answer_sizes, places=places, name=module.name) if places else None


def generic_hook(node: SymbolNode) -> Callable[[FunctionSigContext], FunctionLike] | None:
    """Return the hook for the signature of a generic function; None if the function is not generic."""
    return sign_function if is_generic(node) else None


def function_hook(fullname: str, node: SymbolNode, lookups: Lookups) -> Callable[[FunctionContext], Type] | None:
    """Return the hook for the result of calling a function or a class."""
    hook = _function_hook(fullname, node, lookups)
    signature = signature_of(node)
    if signature is not None and signature.variables and not is_generic(node):
        hook = after(partial(explain_misfit, signature=signature, name=node.name, shown=node.name), hook)
    if _is_generic_in_labels(node):
        hook = after(look_again, hook)
    if fullname in DRAWS:
        return after(partial(check_draw, lookups=lookups), hook)
    is_module = isinstance(node, TypeInfo) and node.has_base(MODULE)
    return after(partial(check_made, lookups=lookups), hook) if is_module else hook


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
    if fullname in (FIT, BATCHES):
        return partial(check_fit if fullname == FIT else check_batches, lookups=lookups)
    if fullname == MESH:
        return partial(check_mesh, lookups=lookups)
    if fullname == PARTIAL or takes_functions(node):
        return partial(check_passed, lookups=lookups, fullname=fullname)
    if isinstance(node, TypeInfo) and any(map(node.has_base, HAVING_WINDOWS)):
        return partial(make_windows, places=sized_formals(node), lookups=lookups)
    if isinstance(node, TypeInfo) and node.has_base(MODULE) and (places := sized_formals(node)):
        return partial(check_needed_sizes, places=places, lookups=lookups)
    if isinstance(node, TypeInfo) and has_labels(node.defn.type_vars):
        return partial(explain_constructor, info=node)
    if is_generic(node):
        return partial(check_function, node=node, roles=roles_of(node), lookups=lookups)
    return _roles_hook(node, lookups)


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
    if name == "step" and info.has_base(OPTIMIZER):
        return partial(check_step, lookups=lookups)
    if name == "kl_divergence":
        return partial(check_direction, lookups=lookups)
    hook = _method_hook(info, name, symbol.node, lookups)
    if _is_generic_in_labels(symbol.node):
        hook = after(look_again, hook)
    place = place_of_mode(symbol.node) if info.has_base(MODULE) else None
    if place is None:
        return hook
    overloaded = isinstance(symbol.node, OverloadedFuncDef)
    check = partial(check_mode, place=place, lookups=lookups, overloaded=overloaded)
    return after(check, hook)


def _method_hook(
    info: TypeInfo, name: str, node: SymbolNode | None, lookups: Lookups
) -> Callable[[MethodContext], Type] | None:
    if name == "__call__" and info.has_base(MODULE):
        return partial(check_module, node=node, roles=roles_of(node), lookups=lookups)
    hook, signature = _roles_hook(node, lookups), signature_of(node)
    if info.has_base(MODULE) or (signature is not None and signature.variables):
        return after(partial(explain_method, name=name), hook)
    return hook


def _roles_hook(node: SymbolNode | None, lookups: Lookups) -> Callable[[FunctionContext | MethodContext], Type] | None:
    roles = roles_of(node)
    return None if roles is None else partial(check_roles, roles=roles, lookups=lookups)
