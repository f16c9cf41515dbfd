"""The table of hooks, by full name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from operator import attrgetter
from typing import TypeAlias

from mypy.nodes import SymbolTableNode, TypeInfo
from mypy.plugin import (
    AnalyzeTypeContext,
    AttributeContext,
    ClassDefContext,
    FunctionContext,
    FunctionSigContext,
    MethodContext,
    MethodSigContext,
)
from mypy.types import FunctionLike, Type

from typedtensor.methods import ALONG, METHODS
from typedtensor.mypy_plugin.base.faults import guarded
from typedtensor.mypy_plugin.base.lookups import ByName, Lookups
from typedtensor.mypy_plugin.base.names import (
    AXIS,
    BOUND_METHOD,
    BY_RULE,
    CALLED_BY_NAME,
    COMPOSE,
    COMPUTATION,
    DISTRIBUTION,
    DYNAMIC,
    DYNAMIC_DECORATOR,
    FOUND_GRADIENTS,
    INPUT,
    KL_DIVERGENCE,
    LABELLED,
    MODULE,
    MODULE_STACK,
    ON_VALUES_OF,
    OPERAND,
    OPERATORS,
    OPTIMIZER,
    POLY_OP,
    RULED_DECORATOR,
    RULED_METHOD,
    SIGNED_BY_NAME,
    STACK,
    STAGE,
    THEN,
)
from typedtensor.mypy_plugin.features.annotations import analyze_tensor, analyze_variable, as_variable, as_written
from typedtensor.mypy_plugin.features.calls import (
    ARRAY,
    COMPARED,
    EQUALITIES,
    FUNCTIONS,
    REFLECTED,
    call_beside,
    call_function,
    call_labelled,
    call_method,
    call_operation,
    widen,
)
from typedtensor.mypy_plugin.features.composition import (
    apply_to_tuple,
    call_then,
    check_stage,
    compose,
    look_up_tuple,
    widen_stage,
)
from typedtensor.mypy_plugin.features.declarations import declare_axis
from typedtensor.mypy_plugin.features.end_of_file import BOOL, judge_at_end, judge_truth
from typedtensor.mypy_plugin.features.no_labels import RELABELLING, answer_dimensions, answer_labels, answer_relabelling
from typedtensor.mypy_plugin.features.numbers import POWER, type_number, type_root
from typedtensor.mypy_plugin.features.other_libraries import (
    ANSWERED,
    ANSWERING,
    SET,
    advise_assignment,
    answer_attribute,
    answer_bound,
    answer_forward,
    answer_length,
    answer_number,
    answer_optimizer,
    answer_step,
    answer_universal,
    declare_elsewhere,
    is_forward_alone,
)
from typedtensor.mypy_plugin.features.receivers import (
    as_function,
    call_bound,
    leave_to_rules,
    look_up,
    look_up_on_class,
    sign_bound,
    type_axes,
)
from typedtensor.mypy_plugin.features.samples import make_operation

AttributeHook: TypeAlias = Callable[[AttributeContext], Type]
ClassHook: TypeAlias = Callable[[ClassDefContext], None]
FunctionHook: TypeAlias = Callable[[FunctionContext], Type]
FunctionSignatureHook: TypeAlias = Callable[[FunctionSigContext], FunctionLike]
MethodHook: TypeAlias = Callable[[MethodContext], Type]
SignatureHook: TypeAlias = Callable[[MethodSigContext], FunctionLike]
TypeHook: TypeAlias = Callable[[AnalyzeTypeContext], Type]

_CALLS: dict[str, Callable[..., Type]] = {
    POLY_OP: call_operation,
    LABELLED: call_labelled,
    THEN: call_then,
    BOUND_METHOD: call_bound,
}
"""The hook for calls of the instances of each class."""


class Hooks:
    """Hooks by full name, cached until mypy reads a file or analyses a class.

    A hook that raises is reported, and mypy's default takes its place. The hooks for individual functions are imported
    at the first call of such a function: many files call none.

    Args:
        lookup: returns the symbol of a full name.

    Attributes:
        base_class: returns the hook for a class with a base of that name.
        tensor: the hook for the type of a tensor as an annotation.
        variable: the hook for a local variable as an annotation.
        function_signatures: hooks that change the signature of a function for a call.
        attributes: hooks for look-ups of attributes, such as methods and ``operation.__call__``, on an instance.
        class_attributes: hooks for look-ups of methods on a class.
        functions: hooks for the results of calls of functions and classes.
        methods: hooks for the results of calls of methods.
        signatures: hooks that change the signature of a method for a call.
    """

    def __init__(self, lookup: Callable[[str], SymbolTableNode | None]) -> None:
        self._lookups = Lookups(lookup)
        self.base_class = guarded(self._base_class, lambda ctx: None)
        self.tensor = guarded(lambda fullname: analyze_tensor, as_written)("")
        self.variable = guarded(lambda fullname: analyze_variable, as_variable)("")
        self.attributes = ByName(guarded(self._attribute, attrgetter("default_attr_type")))
        self.class_attributes = ByName(guarded(self._class_attribute, attrgetter("default_attr_type")))
        self.function_signatures = ByName(guarded(self._function_signature, attrgetter("default_signature")))
        before = partial(judge_at_end, lookups=self._lookups)
        self.functions = ByName(guarded(self._function, attrgetter("default_return_type"), before))
        self.methods = ByName(guarded(self._method, attrgetter("default_return_type"), before))
        self.signatures = ByName(guarded(self._signature, attrgetter("default_signature")))

    @cached_property
    def operand(self) -> TypeHook | None:
        """The hook for ``Operand`` as an annotation."""
        from typedtensor.mypy_plugin import declarations

        return declarations.operand_hook()(OPERAND)

    def forget(self) -> None:
        """Invalidate all caches, as mypy has read a file or is analysing a class."""
        self._lookups.cache.forget()
        for found in (
            self.attributes,
            self.class_attributes,
            self.function_signatures,
            self.functions,
            self.methods,
            self.signatures,
        ):
            found.clear()

    def _base_class(self, fullname: str) -> ClassHook | None:
        self.forget()
        if self._is_a(fullname, AXIS):
            return declare_axis
        if self._is_a(fullname, POLY_OP):
            from typedtensor.mypy_plugin import declarations

            return declarations.class_hook(self._lookups)
        if self._is_a(fullname, MODULE):
            from typedtensor.mypy_plugin import programs

            return programs.class_hook()
        return None

    def classes(self, fullname: str) -> ClassHook | None:
        """Return the hook for a class by its own full name, rather than that of a base."""
        return declare_elsewhere if fullname in ANSWERING else None

    def _function_signature(self, fullname: str) -> FunctionSignatureHook | None:
        if fullname in SIGNED_BY_NAME:
            from typedtensor.mypy_plugin import functions

            return functions.signature_hook(fullname, self._lookups)
        if self._is_a(fullname, OPTIMIZER):
            return partial(answer_optimizer, lookups=self._lookups)
        if self._is_a(fullname, DISTRIBUTION) or fullname == KL_DIVERGENCE:
            from typedtensor.mypy_plugin.features.pytrees import sign_distribution

            return partial(sign_distribution, lookups=self._lookups)
        if fullname == "builtins.len":
            return answer_length
        if fullname in ("builtins.float", "builtins.int"):
            return partial(answer_number, number=fullname.rpartition(".")[2])
        if fullname.startswith("numpy."):
            return partial(answer_universal, name=fullname.rpartition(".")[2])
        node = self._lookups.node(fullname)
        if node is None or (isinstance(node, TypeInfo) and node.has_base(POLY_OP)):
            return None
        from typedtensor.mypy_plugin import programs

        return programs.signature_hook(node, self._lookups)

    def _function(self, fullname: str) -> FunctionHook | None:
        if self._is_a(fullname, POLY_OP):
            return partial(make_operation, lookups=self._lookups, name=fullname.rpartition(".")[2])
        if fullname == BY_RULE:
            return leave_to_rules
        if fullname == RULED_DECORATOR:
            from typedtensor.mypy_plugin import declarations

            return declarations.rule_hook()
        if fullname in CALLED_BY_NAME:
            from typedtensor.mypy_plugin import functions

            return functions.function_hook(fullname, self._lookups)
        if fullname == BOOL:
            return partial(judge_truth, lookups=self._lookups)
        if fullname.startswith("numpy."):
            return partial(type_number, name=fullname.rpartition(".")[2], lookups=self._lookups)
        if fullname in FUNCTIONS:
            return partial(call_function, method=FUNCTIONS[fullname], lookups=self._lookups)
        from typedtensor.mypy_plugin import programs

        if fullname.endswith(")"):  # the name of a function on values, as in plain(model)
            return programs.values_hook(self._lookups)
        node = self._lookups.node(fullname)
        return None if node is None else programs.function_hook(fullname, node, self._lookups)

    def _attribute(self, fullname: str) -> AttributeHook | None:
        owner, _, name = fullname.rpartition(".")
        if fullname in ANSWERED:
            return partial(answer_attribute, fullname=fullname)
        if owner == ON_VALUES_OF:
            from typedtensor.mypy_plugin.features.pytrees import look_up_on_values

            return partial(look_up_on_values, name=name, lookups=self._lookups)
        if name == "value" and owner in SET:
            return partial(advise_assignment, advice=SET[owner])
        if name == "axes" and self._is_a(owner, OPERATORS):
            return partial(type_axes, lookups=self._lookups)
        if (owner, name) == (MODULE_STACK, "fold"):
            from typedtensor.mypy_plugin import functions

            return functions.stack_fold_hook(self._lookups)
        if (name in METHODS or name == "__rshift__") and self._is_a(owner, OPERATORS):
            return partial(look_up, name=name, lookups=self._lookups)
        if name == "__rrshift__" and self._is_a(owner, STAGE, LABELLED):
            return partial(look_up_tuple, lookups=self._lookups)
        if name == "__call__":
            if self._is_a(owner, POLY_OP):
                return partial(as_function, lookups=self._lookups)
            info = self._lookups.find(owner)
            if info is not None and is_forward_alone(info):
                return partial(answer_forward, name=info.name)
        return None

    def _class_attribute(self, fullname: str) -> AttributeHook | None:
        owner, _, name = fullname.rpartition(".")
        if f"{OPERATORS}.{name}" in ANSWERED and self._is_a(owner, OPERATORS):
            return partial(answer_attribute, fullname=f"{OPERATORS}.{name}")
        ours = name in METHODS and self._is_a(owner, OPERATORS)
        return partial(look_up_on_class, name=name, lookups=self._lookups) if ours else None

    def _signature(self, fullname: str) -> SignatureHook | None:
        owner, _, name = fullname.rpartition(".")
        if name == "__call__" and self._is_a(owner, POLY_OP):
            return widen
        if name.startswith("backward") and self._is_a(owner, POLY_OP):
            from typedtensor.mypy_plugin import declarations

            return declarations.gradient_hook(name)
        if name == "__call__" and owner == BOUND_METHOD:
            return partial(sign_bound, lookups=self._lookups)
        if name in ALONG and self._is_a(owner, OPERATORS):
            return partial(answer_dimensions, name=name)
        if name in RELABELLING and self._is_a(owner, OPERATORS):
            return partial(answer_relabelling, name=name)
        if name == "__call__" and self._is_a(owner, LABELLED):
            return answer_labels
        if name == "__call__" and self._is_a(owner, MODULE):
            from typedtensor.mypy_plugin import programs

            return programs.module_signature_hook(self._lookups)
        if name == "step" and self._is_a(owner, OPTIMIZER):
            return answer_step
        if name == "bind" and self._is_a(owner, INPUT):
            return answer_bound
        if name == "__call__" and owner.startswith("numpy._typing._ufunc."):
            return partial(answer_universal, name="")
        if name == "__rshift__" and self._is_a(owner, STAGE, OPERAND):
            return widen_stage
        if name == "__get__" and owner == COMPOSE:
            return partial(check_stage, lookups=self._lookups)
        return None

    def _method(self, fullname: str) -> MethodHook | None:
        owner, _, name = fullname.rpartition(".")
        if name == "__call__":
            if owner == DYNAMIC_DECORATOR:
                from typedtensor.mypy_plugin import functions

                return functions.function_hook(DYNAMIC, self._lookups)
            if self._is_a(owner, RULED_DECORATOR):
                return self._declaration(name)
            for base, hook in _CALLS.items():
                if self._is_a(owner, base):
                    return partial(hook, lookups=self._lookups)
        elif name == "__rshift__":
            if self._is_a(owner, STAGE, OPERAND):
                return partial(compose, lookups=self._lookups)
        elif name == "__rrshift__" and self._is_a(owner, STAGE, LABELLED):
            return partial(apply_to_tuple, lookups=self._lookups)
        elif name == "__get__" and self._is_a(owner, RULED_METHOD):
            return self._declaration(name)
        elif name in METHODS and self._is_a(owner, OPERATORS):
            return partial(call_method, name=name, lookups=self._lookups)
        elif name in ("label", "sized") and self._is_a(owner, POLY_OP):
            return self._declaration(name)
        elif name in REFLECTED and self._is_a(owner, *(COMPARED if name in EQUALITIES else (ARRAY,))):
            return partial(call_beside, name=name, lookups=self._lookups)
        elif fullname == POWER:
            return partial(type_root, lookups=self._lookups)
        elif (owner, name) in ((FOUND_GRADIENTS, "__getitem__"), (COMPUTATION, "values")):
            from typedtensor.mypy_plugin import functions

            return functions.values_hook(self._lookups)
        elif name == "map" and self._is_a(owner, STACK):
            from typedtensor.mypy_plugin import functions

            return functions.stack_map_hook(self._lookups)
        if owner.startswith("numpy."):
            return partial(type_number, name=name, lookups=self._lookups)
        info = self._lookups.find(owner)
        if info is None or info.has_base(OPERATORS) or info.has_base(AXIS):  # methods of labels take no tensors
            return None
        from typedtensor.mypy_plugin import programs

        return programs.method_hook(info, name, self._lookups)

    def _declaration(self, name: str) -> MethodHook:
        from typedtensor.mypy_plugin import declarations

        return declarations.method_hook(name, self._lookups)

    def _is_a(self, fullname: str, *bases: str) -> bool:
        """Whether the full name is that of a class with one of the bases."""
        info = self._lookups.find(fullname)
        return info is not None and any(info.has_base(base) for base in bases)
