"""Which hook a full name belongs to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from mypy.nodes import SymbolTableNode
from mypy.plugin import (
    AttributeContext,
    ClassDefContext,
    FunctionContext,
    FunctionSigContext,
    MethodContext,
    MethodSigContext,
)
from mypy.types import FunctionLike, Type

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.axis_declarations import declare_axis
from typedtensor.mypy_plugin.calls import call_labelled, call_operation, widen
from typedtensor.mypy_plugin.composition import call_then, compose
from typedtensor.mypy_plugin.composition_signatures import check_stage, widen_stage
from typedtensor.mypy_plugin.constructors import check_axes, check_sized_axis
from typedtensor.mypy_plugin.instances import complete_instance
from typedtensor.mypy_plugin.lookups import Lookups
from typedtensor.mypy_plugin.memory import Found
from typedtensor.mypy_plugin.names import (
    AXIS,
    COMPOSE,
    LABELLED,
    OPERAND,
    POLY_OP,
    RULED,
    RULED_DECORATOR,
    RULED_METHOD,
    STAGE,
    THEN,
    TREE_FOLD,
)
from typedtensor.mypy_plugin.operation_declarations import declare_operation
from typedtensor.mypy_plugin.operators import FUNCTIONS, call_function, call_method
from typedtensor.mypy_plugin.ruled_calls import call_ruled
from typedtensor.mypy_plugin.ruling_declarations import bind_function, declare_function, state_rule
from typedtensor.mypy_plugin.signatures import as_function
from typedtensor.mypy_plugin.tree_folds import fix_state

AttributeHook: TypeAlias = Callable[[AttributeContext], Type]
ClassHook: TypeAlias = Callable[[ClassDefContext], None]
FunctionHook: TypeAlias = Callable[[FunctionContext], Type]
FunctionSignatureHook: TypeAlias = Callable[[FunctionSigContext], FunctionLike]
MethodHook: TypeAlias = Callable[[MethodContext], Type]
SignatureHook: TypeAlias = Callable[[MethodSigContext], FunctionLike]

_CALLS: dict[str, Callable[..., Type]] = {
    POLY_OP: call_operation,
    LABELLED: call_labelled,
    THEN: call_then,
    RULED_DECORATOR: declare_function,
    RULED: call_ruled,
}
"""What is called where an object of each class is."""


class Hooks:
    """Hooks by full names, each found once for as long as no file is read and no class analysed again.

    Args:
        lookup: finds a symbol by its full name.

    Attributes:
        attributes: those of ``operation.__call__`` as a value.
        functions: those of calls of functions and classes.
        methods: those of calls of methods.
        signatures: those that change the signature of a method for a call.
    """

    def __init__(self, lookup: Callable[[str], SymbolTableNode | None]) -> None:
        self._lookups = Lookups(lookup)
        self.attributes = Found(self._attribute)
        self.functions = Found(self._function)
        self.methods = Found(self._method)
        self.signatures = Found(self._signature)

    def forget(self) -> None:
        """A file was read, or a class is being analysed."""
        self._lookups.memory.forget()
        for found in (self.attributes, self.functions, self.methods, self.signatures):
            found.clear()

    def base_class(self, fullname: str) -> ClassHook | None:
        """The hook for a class with a base of that name."""
        self.forget()
        if self._is_a(fullname, AXIS):
            return declare_axis
        if self._is_a(fullname, POLY_OP):
            return partial(declare_operation, lookups=self._lookups)
        return None

    def function_signature(self, fullname: str) -> FunctionSignatureHook | None:
        """The hook that changes the signature of a function for a call."""
        return partial(fix_state, lookups=self._lookups) if fullname == TREE_FOLD else None

    def _function(self, fullname: str) -> FunctionHook | None:
        if self._is_a(fullname, POLY_OP):
            return partial(complete_instance, lookups=self._lookups)
        if self._is_a(fullname, AXIS):
            return partial(check_sized_axis, lookups=self._lookups)
        if self._is_a(fullname, OPERAND):
            return partial(check_axes, lookups=self._lookups)
        if fullname == RULED_DECORATOR:
            return state_rule
        if fullname in FUNCTIONS:
            return partial(call_function, method=FUNCTIONS[fullname], lookups=self._lookups)
        return None

    def _attribute(self, fullname: str) -> AttributeHook | None:
        owner, _, name = fullname.rpartition(".")
        return as_function if name == "__call__" and self._is_a(owner, POLY_OP) else None

    def _signature(self, fullname: str) -> SignatureHook | None:
        owner, _, name = fullname.rpartition(".")
        if name == "__call__" and self._is_a(owner, POLY_OP):
            return widen
        if name == "__rshift__" and self._is_a(owner, STAGE, OPERAND):
            return widen_stage
        if name == "__get__" and owner == COMPOSE:
            return partial(check_stage, lookups=self._lookups)
        return None

    def _method(self, fullname: str) -> MethodHook | None:
        owner, _, name = fullname.rpartition(".")
        if name == "__call__":
            for base, hook in _CALLS.items():
                if self._is_a(owner, base):
                    return partial(hook, lookups=self._lookups)
        elif name == "__rshift__":
            if self._is_a(owner, STAGE, OPERAND):
                return partial(compose, lookups=self._lookups)
        elif name == "__get__" and self._is_a(owner, RULED_METHOD):
            return partial(bind_function, lookups=self._lookups)
        elif name in METHODS and self._is_a(owner, OPERAND):
            return partial(call_method, name=name, lookups=self._lookups)
        return None

    def _is_a(self, fullname: str, *bases: str) -> bool:
        """Whether a name is that of a class with one of these bases."""
        info = self._lookups.find(fullname)
        return info is not None and any(info.has_base(base) for base in bases)
