"""The plugin class: it finds the feature that a full name belongs to, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from mypy.nodes import MypyFile
from mypy.options import Options
from mypy.plugin import (
    AttributeContext,
    ClassDefContext,
    FunctionContext,
    MethodContext,
    MethodSigContext,
    Plugin,
    ReportConfigContext,
)
from mypy.types import FunctionLike, Type

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.axis_declarations import declare_axis
from typedtensor.mypy_plugin.calls import call_labelled, call_operation, widen
from typedtensor.mypy_plugin.composition import call_then, compose
from typedtensor.mypy_plugin.composition_signatures import check_stage, widen_stage
from typedtensor.mypy_plugin.constructors import check_axes, check_sized_axis
from typedtensor.mypy_plugin.digest import digest
from typedtensor.mypy_plugin.instances import complete_instance
from typedtensor.mypy_plugin.lookups import Lookups
from typedtensor.mypy_plugin.names import (
    AXIS,
    COMPOSE,
    LABELLED,
    OPERAND,
    OPERATIONS,
    POLY_OP,
    RULED,
    RULED_DECORATOR,
    RULED_METHOD,
    STAGE,
    THEN,
)
from typedtensor.mypy_plugin.operation_declarations import declare_operation
from typedtensor.mypy_plugin.operators import FUNCTIONS, call_function, call_method
from typedtensor.mypy_plugin.ruled_calls import call_ruled
from typedtensor.mypy_plugin.ruling_declarations import bind_function, declare_function, state_rule
from typedtensor.mypy_plugin.signatures import as_function
from typedtensor.mypy_plugin.stubs import leave_out_overloads

_PRIORITY_OF_IMPORTS = 10
"""What mypy gives to a plain import at the top of a module."""

_CALLS: dict[str, Callable[..., Type]] = {
    POLY_OP: call_operation,
    LABELLED: call_labelled,
    THEN: call_then,
    RULED_DECORATOR: declare_function,
    RULED: call_ruled,
}
"""What is called where an object of each class is."""


class AxesPlugin(Plugin):
    """Checks axes by rules."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        leave_out_overloads(options)
        self._lookups = Lookups(self.lookup_fully_qualified)

    def report_config_data(self, ctx: ReportConfigContext) -> Any:
        return digest()

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        """The operations that methods stand for are named in a table, not imported."""
        self._lookups.memory.forget()
        return [(_PRIORITY_OF_IMPORTS, OPERATIONS, -1)] if file.fullname == OPERAND.rpartition(".")[0] else []

    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        self._lookups.memory.forget()
        if self._is_a(fullname, AXIS):
            return declare_axis
        if self._is_a(fullname, POLY_OP):
            return partial(declare_operation, lookups=self._lookups)
        return None

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        found: Callable[[FunctionContext], Type] | None
        found = self._lookups.memory.hook("function", fullname, self._function_hook)
        return found

    def _function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
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

    def get_attribute_hook(self, fullname: str) -> Callable[[AttributeContext], Type] | None:
        if not fullname.endswith(".__call__"):
            return None
        found: Callable[[AttributeContext], Type] | None
        found = self._lookups.memory.hook("attribute", fullname, self._attribute_hook)
        return found

    def _attribute_hook(self, fullname: str) -> Callable[[AttributeContext], Type] | None:
        return as_function if self._is_a(fullname.rpartition(".")[0], POLY_OP) else None

    def get_method_signature_hook(self, fullname: str) -> Callable[[MethodSigContext], FunctionLike] | None:
        found: Callable[[MethodSigContext], FunctionLike] | None
        found = self._lookups.memory.hook("signature", fullname, self._method_signature_hook)
        return found

    def _method_signature_hook(self, fullname: str) -> Callable[[MethodSigContext], FunctionLike] | None:
        owner, _, name = fullname.rpartition(".")
        if name == "__call__" and self._is_a(owner, POLY_OP):
            return widen
        if name == "__rshift__" and self._is_a(owner, STAGE, OPERAND):
            return widen_stage
        if name == "__get__" and owner == COMPOSE:
            return partial(check_stage, lookups=self._lookups)
        return None

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        found: Callable[[MethodContext], Type] | None
        found = self._lookups.memory.hook("method", fullname, self._method_hook)
        return found

    def _method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
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
