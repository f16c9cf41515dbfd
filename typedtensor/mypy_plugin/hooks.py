"""The table of hooks, by full name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from operator import attrgetter
from typing import Any, TypeVar

from mypy.nodes import SymbolNode, SymbolTableNode, TypeInfo
from mypy.types import FunctionLike, Type

from typedtensor.methods import ALONG, METHODS
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.faults import after, guarded, then
from typedtensor.mypy_plugin.base.lookups import ByName, Lookups
from typedtensor.mypy_plugin.features import (
    annotated,
    calls,
    composition,
    constructors,
    declarations,
    end_of_file,
    no_labels,
    numbers,
    of_functions,
    other_libraries,
    passed,
    pytrees,
    rejected,
    ruled_calls,
    samples,
)
from typedtensor.mypy_plugin.types.arguments import signature_of
from typedtensor.mypy_plugin.types.instances import HAVING_WINDOWS

Hook = TypeVar("Hook")
Typing = Callable[..., Type]
Signing = Callable[..., FunctionLike]
Declaring = Callable[..., None]

_LIBRARY = "typedtensor."


def _named(hook: Callable[..., Hook], fullnames: frozenset[str]) -> dict[str, Callable[..., Hook]]:
    """Return a hook for functions that it is given the names of."""
    return {fullname: partial(hook, name=fullname.rpartition(".")[2]) for fullname in fullnames}


_OF_FUNCTIONS: Mapping[str, Typing] = {
    library.ACROSS: samples.same_label,
    library.BATCHED: of_functions.check_batched,
    library.BY_RULE: passed.leave_to_rules,
    library.COND: of_functions.check_results,
    library.DYNAMIC: of_functions.type_dynamic,
    library.FOLD: partial(of_functions.check_carried, name="fold"),
    library.GRADIENT: pytrees.type_gradient,
    library.GRADIENTS: pytrees.type_gradients,
    library.JACOBIAN: of_functions.type_jacobian,
    library.BLOCK_JACOBIAN: partial(of_functions.type_jacobian, shared=1),
    library.JAX_SCAN: partial(of_functions.check_carried, name="jax.scan"),
    library.PIPELINE: composition.join_stages,
    library.RULED_DECORATOR: declarations.state_rule,
    end_of_file.BOOL: end_of_file.judge_truth,
    **{name: partial(calls.call_function, method=method) for name, method in calls.FUNCTIONS.items()},
    **{name: partial(pytrees.check_point, argument=argument) for name, argument in library.AT_POINTS.items()},
    **_named(of_functions.check_closure, library.CLOSING),
    **_named(of_functions.check_own_derivative, library.OWN_DERIVATIVES),
    **_named(of_functions.check_stacked, library.STACKING),
    **_named(pytrees.type_on_values, library.ON_VALUES),
}
"""The hooks for the results of functions, by full name."""

_SIGNATURES_OF_FUNCTIONS: Mapping[str, Signing] = {
    "builtins.len": other_libraries.answer_length,
    library.GRADIENT: other_libraries.answer_gradient,
    library.KL_DIVERGENCE: pytrees.sign_distribution,
    library.TREE_FOLD: of_functions.fix_state,
    **{name: partial(of_functions.fix_start, argument=argument) for name, argument in library.STARTED.items()},
    **dict.fromkeys(library.ON_VALUES, pytrees.take_lambda),
    **dict.fromkeys(library.OWN_DERIVATIVES, of_functions.fix_own_derivative),
    **{f"builtins.{name}": partial(other_libraries.answer_number, number=name) for name in ("float", "int")},
    **_named(of_functions.answer_state, library.OF_ONE_TENSOR),
}
"""The hooks for the signatures of functions, by full name."""

_OF_METHODS: Mapping[str, Mapping[str, Typing]] = {
    "__call__": {
        library.RULED_DECORATOR: declarations.declare_function,
        library.POLY_OP: calls.call_operation,
        library.LABELLED: calls.call_labelled,
        library.THEN: composition.call_then,
        library.BOUND_METHOD: passed.call_bound,
        library.DYNAMIC_DECORATOR: of_functions.type_dynamic,
        library.RULED: ruled_calls.call_ruled,
        library.CALLED: passed.call_called,
    },
    "__get__": {library.RULED_METHOD: declarations.bind_function, library.SIZE: constructors.check_size},
    "__getitem__": {library.FOUND_GRADIENTS: pytrees.type_values},
    "__rshift__": {library.STAGE: composition.compose, library.OPERAND: composition.compose},
    "__rrshift__": {library.STAGE: composition.apply_to_tuple, library.LABELLED: composition.apply_to_tuple},
    "label": {library.POLY_OP: annotated.call_label},
    "map": {library.STACK: of_functions.check_mapped},
    "sized": {library.POLY_OP: annotated.call_label},
    "values": {library.COMPUTATION: pytrees.type_values},
}
"""The hooks for the results of methods, by name and by a base of the class."""

_SIGNATURES_OF_METHODS: Mapping[str, Mapping[str, Signing]] = {
    "__call__": {
        library.POLY_OP: calls.widen,
        library.BOUND_METHOD: passed.sign_bound,
        library.LABELLED: no_labels.answer_labels,
        library.MODULE: rejected.sign_module,
        library.RULED: no_labels.answer_ruled,
    },
    "__get__": {library.COMPOSE: composition.check_stage},
    "__rshift__": {library.STAGE: composition.widen_stage, library.OPERAND: composition.widen_stage},
    "bind": {library.INPUT: other_libraries.answer_bound},
    "step": {library.OPTIMIZER: other_libraries.answer_step},
}
"""The hooks for the signatures of methods, by name and by a base of the class."""


class Hooks:
    """Hooks by full name, cached until mypy reads a file or analyses a class.

    A hook takes mypy's context and the site. One that raises is reported, and mypy's default takes its place.

    Args:
        lookup: returns the symbol of a full name.

    Attributes:
        base_class: returns the hook for a class with a base of that name.
        operand: the hook for ``Operand`` as an annotation.
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
        self.operand = guarded(lambda fullname: annotated.analyze_operand, annotated.as_written)("")
        self.tensor = guarded(lambda fullname: annotated.analyze_tensor, annotated.as_written)("")
        self.variable = guarded(lambda fullname: annotated.analyze_variable, annotated.as_variable)("")
        self.attributes = self._by_name(self._attribute, "default_attr_type")
        self.class_attributes = self._by_name(self._class_attribute, "default_attr_type")
        self.function_signatures = self._by_name(self._function_signature, "default_signature")
        self.functions = self._by_name(self._function, "default_return_type", end_of_file.judge_at_end)
        self.methods = self._by_name(self._method, "default_return_type", end_of_file.judge_at_end)
        self.signatures = self._by_name(self._signature, "default_signature")

    def _by_name(
        self, find: Callable[[str], Callable[..., Any] | None], default: str, before: Declaring | None = None
    ) -> ByName[Callable[..., Any] | None]:
        return ByName(guarded(find, attrgetter(default), self._lookups, before))

    def forget(self) -> None:
        """Invalidate all caches, as mypy has read a file or is analysing a class."""
        self._lookups.forget()
        for found in vars(self).values():
            if isinstance(found, ByName):
                found.clear()

    def _base_class(self, fullname: str) -> Declaring | None:
        self.forget()
        if self._is_a(fullname, library.AXIS):
            return declarations.declare_axis
        if self._is_a(fullname, library.POLY_OP):
            return partial(declarations.declare_operation, lookups=self._lookups)
        return declarations.declare_module if self._is_a(fullname, library.MODULE) else None

    def classes(self, fullname: str) -> Declaring | None:
        """Return the hook for a class by its own full name, rather than that of a base."""
        return other_libraries.declare_elsewhere if fullname in other_libraries.ANSWERING else None

    def _function_signature(self, fullname: str) -> Signing | None:
        if fullname == end_of_file.BOOL or self._is_a(fullname, library.POLY_OP):
            return None
        if self._is_a(fullname, library.OPTIMIZER):
            return other_libraries.answer_optimizer
        if fullname.startswith("numpy."):
            return partial(other_libraries.answer_universal, name=fullname.rpartition(".")[2])
        if (hook := _SIGNATURES_OF_FUNCTIONS.get(fullname)) is not None:
            return hook
        node = self._lookups.node(fullname)
        if not isinstance(node, TypeInfo):
            return rejected.sign_function if rejected.is_generic(node) else None
        if node.has_base(library.DISTRIBUTION):
            return pytrees.sign_distribution
        if node.has_base(library.MODULE):
            places = constructors.sized_formals(node)
            return partial(no_labels.answer_sizes, places=places, name=node.name) if places else None
        return pytrees.sign_state if _is_state(node) else None

    def _function(self, fullname: str) -> Typing | None:
        name = fullname.rpartition(".")[2]
        if self._is_a(fullname, library.POLY_OP):
            return partial(samples.make_operation, name=name)
        if fullname.startswith("numpy."):
            return partial(numbers.type_number, name=name)
        if (hook := _OF_FUNCTIONS.get(fullname)) is not None:
            return hook
        if fullname.endswith(")"):  # the name of a function on values, as in plain(model)
            return rejected.check_on_values
        node = self._lookups.node(fullname)
        return None if node is None else _explained(node, _of_program(fullname, node))

    def _attribute(self, fullname: str) -> Typing | None:
        owner, _, name = fullname.rpartition(".")
        if not fullname.startswith(_LIBRARY) and name not in ("__call__", "__rshift__"):
            return None
        if fullname in other_libraries.ANSWERED:
            return partial(other_libraries.answer_attribute, fullname=fullname)
        if owner == library.ON_VALUES_OF:
            return partial(pytrees.look_up_on_values, name=name)
        if name == "value" and owner in other_libraries.SET:
            return partial(other_libraries.advise_assignment, advice=other_libraries.SET[owner])
        if name == "axes" and self._is_a(owner, library.OPERATORS):
            return passed.type_axes
        if (owner, name) == (library.MODULE_STACK, "fold"):
            return of_functions.check_folded
        if (name in METHODS or name == "__rshift__") and self._is_a(owner, library.OPERATORS):
            return partial(passed.look_up, name=name)
        if name == "__rrshift__" and self._is_a(owner, library.STAGE, library.LABELLED):
            return composition.look_up_tuple
        if name == "__call__":
            if self._is_a(owner, library.POLY_OP):
                return passed.as_function
            info = self._lookups.find(owner)
            if info is not None and other_libraries.is_forward_alone(info):
                return partial(other_libraries.answer_forward, name=info.name)
        return None

    def _class_attribute(self, fullname: str) -> Typing | None:
        owner, _, name = fullname.rpartition(".")
        if f"{library.OPERATORS}.{name}" in other_libraries.ANSWERED and self._is_a(owner, library.OPERATORS):
            return partial(other_libraries.answer_attribute, fullname=f"{library.OPERATORS}.{name}")
        is_method = name in METHODS and self._is_a(owner, library.OPERATORS)
        return partial(passed.look_up_on_class, name=name) if is_method else None

    def _signature(self, fullname: str) -> Signing | None:
        owner, _, name = fullname.rpartition(".")
        if (hook := self._of_base(owner, _SIGNATURES_OF_METHODS.get(name, {}))) is not None:
            return hook
        if annotated.is_gradient(name) and self._is_a(owner, library.POLY_OP):
            return annotated.sign_gradient
        if (name in ALONG or name in no_labels.RELABELLING) and self._is_a(owner, library.OPERATORS):
            return partial(no_labels.answer_no_labels, name=name)
        if name == "__call__" and owner.startswith("numpy._typing._ufunc."):
            return partial(other_libraries.answer_universal, name="")
        return None

    def _method(self, fullname: str) -> Typing | None:
        owner, _, name = fullname.rpartition(".")
        if (hook := self._of_base(owner, _OF_METHODS.get(name, {}))) is not None:
            return hook
        if name in METHODS and self._is_a(owner, library.OPERATORS):
            return partial(calls.call_method, name=name)
        beside = calls.COMPARED if name in calls.EQUALITIES else (calls.ARRAY,)
        if name in calls.REFLECTED and self._is_a(owner, *beside):
            return partial(calls.call_beside, name=name)
        if fullname == numbers.POWER:
            return numbers.type_root
        if owner.startswith("numpy."):
            return partial(numbers.type_number, name=name)
        info = self._lookups.find(owner)
        if info is None or info.has_base(library.OPERATORS) or info.has_base(library.AXIS):
            return None  # methods of labels take no tensors
        symbol = info.get(name)
        if symbol is None:
            return None
        signature = signature_of(symbol.node)
        if info.has_base(library.MODULE) and name == "__call__":
            return _looking_again(symbol.node, rejected.check_module)
        if info.has_base(library.MODULE) or (signature is not None and signature.variables):
            return _looking_again(symbol.node, after(partial(rejected.explain_method, name=name), None))
        return _looking_again(symbol.node, None)

    def _of_base(self, owner: str, hooks: Mapping[str, Hook]) -> Hook | None:
        return next((hook for base, hook in hooks.items() if self._is_a(owner, base)), None)

    def _is_a(self, fullname: str, *bases: str) -> bool:
        info = self._lookups.find(fullname)
        return info is not None and any(info.has_base(base) for base in bases)


def _is_state(info: TypeInfo) -> bool:
    """Whether a class is a dataclass or a named tuple, and neither a module, a label nor an operand."""
    if any(map(info.has_base, (library.MODULE, library.OPERAND, library.AXIS))):
        return False
    return "dataclass" in info.metadata or info.is_named_tuple


def _of_program(fullname: str, node: SymbolNode) -> Typing | None:
    """Return the hook for the result of calling a program's own function or class."""
    info = node if isinstance(node, TypeInfo) else None
    if info is not None and info.has_base(library.AXIS):
        return constructors.check_sized_axis
    if info is not None and info.has_base(library.OPERAND):
        return constructors.check_leaf
    if fullname == passed.PARTIAL or passed.takes_functions(node):
        return partial(passed.check_passed, fullname=fullname)
    if info is None:
        return partial(rejected.check_function, node=node) if rejected.is_generic(node) else None
    places = constructors.sized_formals(info)
    if any(map(info.has_base, HAVING_WINDOWS)):
        return partial(constructors.make_windows, places=places)
    if info.has_base(library.MODULE) and places:
        return partial(constructors.check_needed_sizes, places=places)
    return pytrees.type_state if info.defn.type_vars and _is_state(info) else None


def _explained(node: SymbolNode, hook: Typing | None) -> Typing | None:
    """Return the hook for a function or class that may be generic, which explains the calls that mypy rejects."""
    if isinstance(node, TypeInfo) and _is_generic_in_labels(node):
        hook = then(after(partial(rejected.explain_constructor, info=node), hook), rejected.without_never)
    signature = signature_of(node)
    if signature is not None and signature.variables and not rejected.is_generic(node):
        explain = partial(rejected.explain_misfit, signature=signature, name=node.name, shown=node.name)
        hook = after(explain, hook)
    return _looking_again(node, hook)


def _looking_again(node: SymbolNode | None, hook: Typing | None) -> Typing | None:
    return after(rejected.look_again, hook) if _is_generic_in_labels(node) else hook


def _is_generic_in_labels(node: SymbolNode | None) -> bool:
    if isinstance(node, TypeInfo):
        return not node.has_base(library.OPERAND) and rejected.has_labels(node.defn.type_vars)
    signature = signature_of(node)
    return signature is not None and rejected.has_labels(signature.variables)
