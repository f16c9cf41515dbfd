"""The table of hooks, by full name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from operator import attrgetter
from typing import Any, TypeVar

from mypy.nodes import SymbolTableNode
from mypy.types import FunctionLike, Type

from typedtensor.methods import ALONG, METHODS
from typedtensor.mypy_plugin.base.faults import guarded
from typedtensor.mypy_plugin.base.lookups import ByName, Lookups
from typedtensor.mypy_plugin.base.names import (
    AXIS,
    BOUND_METHOD,
    BY_RULE,
    COMPOSE,
    COMPUTATION,
    DYNAMIC_DECORATOR,
    FOUND_GRADIENTS,
    INPUT,
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
from typedtensor.mypy_plugin.features.declarations import (
    bind_function,
    declare_axis,
    declare_function,
    declare_module,
    declare_operation,
    state_rule,
)
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

Hook = TypeVar("Hook")
Typing = Callable[..., Type]
Signing = Callable[..., FunctionLike]
Declaring = Callable[..., None]

_LIBRARY = "typedtensor."

_RESULTS: Mapping[str, Mapping[str, Typing]] = {
    "__call__": {
        RULED_DECORATOR: declare_function,
        POLY_OP: call_operation,
        LABELLED: call_labelled,
        THEN: call_then,
        BOUND_METHOD: call_bound,
    },
    "__get__": {RULED_METHOD: bind_function},
    "__rshift__": {STAGE: compose, OPERAND: compose},
    "__rrshift__": {STAGE: apply_to_tuple, LABELLED: apply_to_tuple},
}
"""The hooks for the results of methods, by name and by a base of the class."""

_SIGNATURES: Mapping[str, Mapping[str, Signing]] = {
    "__call__": {POLY_OP: widen, BOUND_METHOD: sign_bound, LABELLED: answer_labels},
    "__get__": {COMPOSE: check_stage},
    "__rshift__": {STAGE: widen_stage, OPERAND: widen_stage},
    "bind": {INPUT: answer_bound},
    "step": {OPTIMIZER: answer_step},
}
"""The hooks for the signatures of methods."""


class Hooks:
    """Hooks by full name, cached until mypy reads a file or analyses a class.

    A hook takes mypy's context and the site. One that raises is reported, and mypy's default takes its place. What many
    files do not use is imported where a file uses it.

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
        self.attributes = self._by_name(self._attribute, "default_attr_type")
        self.class_attributes = self._by_name(self._class_attribute, "default_attr_type")
        self.function_signatures = self._by_name(self._function_signature, "default_signature")
        self.functions = self._by_name(self._function, "default_return_type", judge_at_end)
        self.methods = self._by_name(self._method, "default_return_type", judge_at_end)
        self.signatures = self._by_name(self._signature, "default_signature")

    def _by_name(
        self, find: Callable[[str], Callable[..., Any] | None], default: str, before: Declaring | None = None
    ) -> ByName[Callable[..., Any] | None]:
        return ByName(guarded(find, attrgetter(default), self._lookups, before))

    @cached_property
    def operand(self) -> Typing | None:
        """The hook for ``Operand`` as an annotation."""
        from typedtensor.mypy_plugin.features.bodies import analyze_operand

        return guarded(lambda fullname: analyze_operand, as_written)(OPERAND)

    def forget(self) -> None:
        """Invalidate all caches, as mypy has read a file or is analysing a class."""
        self._lookups.cache.forget()
        for found in vars(self).values():
            if isinstance(found, ByName):
                found.clear()

    def _base_class(self, fullname: str) -> Declaring | None:
        self.forget()
        if self._is_a(fullname, AXIS):
            return declare_axis
        if self._is_a(fullname, POLY_OP):
            return partial(declare_operation, lookups=self._lookups)
        return declare_module if self._is_a(fullname, MODULE) else None

    def classes(self, fullname: str) -> Declaring | None:
        """Return the hook for a class by its own full name, rather than that of a base."""
        return declare_elsewhere if fullname in ANSWERING else None

    def _function_signature(self, fullname: str) -> Signing | None:
        name = fullname.rpartition(".")[2]
        if fullname == BOOL or self._is_a(fullname, POLY_OP):
            return None
        if self._is_a(fullname, OPTIMIZER):
            return answer_optimizer
        if fullname == "builtins.len":
            return answer_length
        if fullname in ("builtins.float", "builtins.int"):
            return partial(answer_number, number=name)
        if fullname.startswith("numpy."):
            return partial(answer_universal, name=name)
        if fullname.startswith(_LIBRARY):
            from typedtensor.mypy_plugin import functions

            if (hook := functions.SIGNATURES.get(fullname)) is not None:
                return hook
        node = self._lookups.node(fullname)
        if node is None:
            return None
        from typedtensor.mypy_plugin import programs

        return programs.signature_hook(node)

    def _function(self, fullname: str) -> Typing | None:
        name = fullname.rpartition(".")[2]
        if self._is_a(fullname, POLY_OP):
            return partial(make_operation, name=name)
        if fullname == BY_RULE:
            return leave_to_rules
        if fullname == RULED_DECORATOR:
            return state_rule
        if fullname == BOOL:
            return judge_truth
        if fullname.startswith("numpy."):
            return partial(type_number, name=name)
        if fullname in FUNCTIONS:
            return partial(call_function, method=FUNCTIONS[fullname])
        if fullname.startswith(_LIBRARY):
            from typedtensor.mypy_plugin import functions

            if (hook := functions.RESULTS.get(fullname)) is not None:
                return hook
        from typedtensor.mypy_plugin import programs

        return programs.function_hook(fullname, self._lookups.node(fullname))

    def _attribute(self, fullname: str) -> Typing | None:
        owner, _, name = fullname.rpartition(".")
        if fullname in ANSWERED:
            return partial(answer_attribute, fullname=fullname)
        if owner == ON_VALUES_OF:
            from typedtensor.mypy_plugin.features.pytrees import look_up_on_values

            return partial(look_up_on_values, name=name)
        if name == "value" and owner in SET:
            return partial(advise_assignment, advice=SET[owner])
        if name == "axes" and self._is_a(owner, OPERATORS):
            return type_axes
        if (owner, name) == (MODULE_STACK, "fold"):
            from typedtensor.mypy_plugin.features.control_flow import check_folded

            return check_folded
        if (name in METHODS or name == "__rshift__") and self._is_a(owner, OPERATORS):
            return partial(look_up, name=name)
        if name == "__rrshift__" and self._is_a(owner, STAGE, LABELLED):
            return look_up_tuple
        if name == "__call__":
            if self._is_a(owner, POLY_OP):
                return as_function
            info = self._lookups.find(owner)
            if info is not None and is_forward_alone(info):
                return partial(answer_forward, name=info.name)
        return None

    def _class_attribute(self, fullname: str) -> Typing | None:
        owner, _, name = fullname.rpartition(".")
        if f"{OPERATORS}.{name}" in ANSWERED and self._is_a(owner, OPERATORS):
            return partial(answer_attribute, fullname=f"{OPERATORS}.{name}")
        return partial(look_up_on_class, name=name) if name in METHODS and self._is_a(owner, OPERATORS) else None

    def _signature(self, fullname: str) -> Signing | None:
        owner, _, name = fullname.rpartition(".")
        if (hook := self._of_base(owner, _SIGNATURES.get(name, {}))) is not None:
            return hook
        if name.startswith("backward") and self._is_a(owner, POLY_OP):
            from typedtensor.mypy_plugin.features.bodies import is_gradient, sign_gradient

            return sign_gradient if is_gradient(name) else None
        if name in ALONG and self._is_a(owner, OPERATORS):
            return partial(answer_dimensions, name=name)
        if name in RELABELLING and self._is_a(owner, OPERATORS):
            return partial(answer_relabelling, name=name)
        if name == "__call__" and self._is_a(owner, MODULE):
            from typedtensor.mypy_plugin.features.explanations import sign_module

            return sign_module
        if name == "__call__" and owner.startswith("numpy._typing._ufunc."):
            return partial(answer_universal, name="")
        return None

    def _method(self, fullname: str) -> Typing | None:
        owner, _, name = fullname.rpartition(".")
        if (hook := self._of_base(owner, _RESULTS.get(name, {}))) is not None:
            return hook
        if name in METHODS and self._is_a(owner, OPERATORS):
            return partial(call_method, name=name)
        if name in ("label", "sized") and self._is_a(owner, POLY_OP):
            from typedtensor.mypy_plugin.features.bodies import call_label

            return call_label
        if name in REFLECTED and self._is_a(owner, *(COMPARED if name in EQUALITIES else (ARRAY,))):
            return partial(call_beside, name=name)
        if fullname == POWER:
            return type_root
        if (owner, name) in ((FOUND_GRADIENTS, "__getitem__"), (COMPUTATION, "values")):
            from typedtensor.mypy_plugin.features.pytrees import type_values

            return type_values
        if name == "map" and self._is_a(owner, STACK):
            from typedtensor.mypy_plugin.features.control_flow import check_mapped

            return check_mapped
        if (owner, name) == (DYNAMIC_DECORATOR, "__call__"):
            from typedtensor.mypy_plugin.features.control_flow import type_dynamic

            return type_dynamic
        if owner.startswith("numpy."):
            return partial(type_number, name=name)
        info = self._lookups.find(owner)
        if info is None or info.has_base(OPERATORS) or info.has_base(AXIS):  # methods of labels take no tensors
            return None
        from typedtensor.mypy_plugin import programs

        return programs.method_hook(info, name)

    def _of_base(self, owner: str, hooks: Mapping[str, Hook]) -> Hook | None:
        """Return the hook for the first of its bases that a class has."""
        return next((hook for base, hook in hooks.items() if self._is_a(owner, base)), None)

    def _is_a(self, fullname: str, *bases: str) -> bool:
        """Whether the full name is that of a class with one of the bases."""
        info = self._lookups.find(fullname)
        return info is not None and any(info.has_base(base) for base in bases)
