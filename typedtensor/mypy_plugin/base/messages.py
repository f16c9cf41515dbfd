"""Reports, and the call sites that they belong to."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any, NamedTuple

from mypy.errorcodes import ErrorCode
from mypy.errors import ErrorInfo
from mypy.nodes import ARG_STAR, ARG_STAR2, Context, Expression, LambdaExpr
from mypy.plugin import CheckerPluginInterface, FunctionContext, FunctionSigContext, MethodContext, MethodSigContext
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    NoneType,
    Overloaded,
    ProperType,
    TupleType,
    Type,
    TypeOfAny,
    TypeVarTupleType,
    TypeVarType,
    UnionType,
    UnpackType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base.codes import AXES, AXES_UNKNOWN
from typedtensor.mypy_plugin.base.lookups import Lookups

UNKNOWN = TypeOfAny.implementation_artifact
"""The kind of ``Any`` for results that the plugin has reported as unknown; no other ``Any`` is of this kind."""

UNDECIDED = "cannot be decided"
"""The words of the rule language for a verdict that depends on unknown axes."""


def of_lambda(name: str) -> str:
    """Return the message about a function that is given a lambda whose parameters have no types."""
    why = "a lambda has no types here; write a function with types"
    return f"nothing is known of the results of {name}(lambda …): {why}"


def is_certain(of: Type) -> bool:
    """Whether no part of a type is ``Any``, of whatever kind."""
    proper = get_proper_type(of)
    match proper:
        case Instance():
            return all(map(is_certain, proper.args))
        case CallableType():
            return all(map(is_certain, [*proper.arg_types, proper.ret_type]))
        case TupleType() | UnionType() | Overloaded():
            return all(map(is_certain, proper.items))
        case UnpackType():
            return is_certain(proper.type)
        case _:
            return isinstance(proper, (NoneType, TypeVarType, TypeVarTupleType))


def errors_so_far(ctx: FunctionContext | MethodContext) -> list[ErrorInfo]:
    """Return the errors and notes in the current file, with those that mypy holds back for now.

    mypy checks a call that is a part of an expression on its own, and adds the errors to the file's afterwards.
    """
    checker: Any = ctx.api
    errors = checker.errors
    held = [info for watcher in errors._watchers for info in watcher._filtered or ()]
    return [*errors.error_info_map.get(errors.file, ()), *held]


def take_back(ctx: FunctionContext | MethodContext, is_superfluous: Callable[[ErrorInfo], bool]) -> None:
    """Remove mypy's own reports about a call, as one report that says more takes their place."""
    checker: Any = ctx.api
    errors = checker.errors
    for found in (errors.error_info_map.get(errors.file), *(watcher._filtered for watcher in errors._watchers)):
        if found:
            found[:] = [info for info in found if not is_superfluous(info)]


def anything(signature: CallableType, ctx: FunctionSigContext | MethodSigContext) -> CallableType:
    """Return a signature that accepts any arguments, with an error type as result."""
    object_type = ctx.api.named_generic_type("builtins.object", [])
    return signature.copy_modified(
        arg_types=[object_type, object_type],
        arg_kinds=[ARG_STAR, ARG_STAR2],
        arg_names=[None, None],
        ret_type=AnyType(TypeOfAny.from_error),
        variables=[],
        unpack_kwargs=False,
        fallback=ctx.api.named_generic_type("builtins.function", []),  # a type object would have to return an instance
    )


def is_answered(result: Type) -> bool:
    """Whether a call had such a signature, so that an error was reported."""
    proper = get_proper_type(result)
    return isinstance(proper, AnyType) and proper.type_of_any == TypeOfAny.from_error


class Said(NamedTuple):
    """What is said of a call: the message, its code, and the argument that it is about, if it is not about the call."""

    text: str
    code: ErrorCode
    at: Expression | None = None


class Site:
    """The application of an operation: its reports, look-ups and dependencies for the daemon.

    Attributes:
        checker: the type checker itself, for members that its plugin interface omits.
        reported: whether anything was reported here.
        refusal: the message and code of the last error by :meth:`refuse`.
    """

    __slots__ = ("api", "checker", "context", "lookups", "refusal", "reported")

    def __init__(self, lookups: Lookups, api: CheckerPluginInterface, context: Context) -> None:
        self.lookups, self.api, self.context = lookups, api, context
        self.checker: Any = api
        self.reported = False
        self.refusal: tuple[str, ErrorCode] | None = None

    def is_said(self, of: Type) -> bool:
        """Whether the reason why a type is ``Any`` has been reported, or the type is a placeholder within a lambda."""
        proper = get_proper_type(of)
        if not isinstance(proper, AnyType):
            return False
        source = proper.source_any or proper
        if source.type_of_any == TypeOfAny.special_form:
            return isinstance(self.checker.scope.stack[-1], LambdaExpr)
        return source.type_of_any in (TypeOfAny.from_error, UNKNOWN)

    def type_of(self, node: Expression) -> ProperType:
        """Return the type of an expression, in silence: mypy reports its errors where it checks it itself."""
        with self.api.msg.filter_errors():
            return get_proper_type(self.api.get_expression_type(node))

    @property
    def is_fine_grained(self) -> bool:
        """Whether a daemon, now or later, needs dependencies between symbols."""
        cache = self.lookups.cache
        if cache.is_fine_grained is None:
            options = self.api.options
            cache.is_fine_grained = options.fine_grained_incremental or options.cache_fine_grained
        return cache.is_fine_grained

    def refuse(self, message: str, code: ErrorCode = AXES) -> Type:
        """Report an error and return the type that checking continues with."""
        self.reported, self.refusal = True, (message, code)
        self.api.fail(message, self.context, code=code)
        return AnyType(TypeOfAny.from_error)

    def refuse_operator(self, result: Type) -> Type:
        """Record the type that checking continues with after a refused operator, for :meth:`refused_before`."""
        if self.refusal is not None:
            self.lookups.cache.refused = self.context, *self.refusal, result
        return result

    def refused_before(self) -> Type | None:
        """Return the type that checking continues with if ``x + y`` was refused and mypy tries ``y.__radd__(x)``.

        mypy holds back the errors of both attempts and continues with Any if both have errors. The error is reported
        past that, and the second attempt has none.
        """
        refused = self.lookups.cache.refused
        if refused is None or refused[0] is not self.context:
            return None
        _, message, code, result = refused
        self.report(message, code, held=True)
        return result

    def report(self, message: str, code: ErrorCode, *, held: bool = False) -> None:
        """Report an error that leaves the axes of the result known.

        It is ``held`` of an operator or an overload: mypy would hold it back and try the other operand or overload.
        """
        self.reported = True
        with self._unheld() if held else nullcontext():
            self.api.fail(message, self.context, code=code)

    @contextmanager
    def _unheld(self) -> Iterator[None]:
        """Report past mypy's innermost error watcher, which holds back the errors of an operator or overload."""
        watchers = self.checker.msg.errors._watchers
        holding = watchers[-1:]
        del watchers[-1:]
        try:
            yield
        finally:
            watchers.extend(holding)

    def give_up(self, message: str, *, held: bool = False) -> Type:
        """Report, in a note, that the result is unknown and return its type; ``held`` is as for :meth:`report`."""
        with self._unheld() if held else nullcontext():
            self.say_unknown(message)
        return AnyType(UNKNOWN)

    def say_unknown(self, message: str) -> None:
        """Report, in a note, that axes are unknown."""
        self.reported = True
        self.api.msg.note(message, self.context, code=AXES_UNKNOWN)

    def after_error(self) -> Type:
        """Return the type that checking continues with where mypy has reported an error."""
        return AnyType(TypeOfAny.from_error)

    def remembered(self, key: Hashable, find: Callable[[], Type]) -> Type:
        """Return the result that a key determines, cached unless its inference reports something.

        A result that contains ``Any`` is not cached: types compare equal whatever kind of ``Any`` they contain, and
        other sites may have to report that it is unknown.
        """
        cache = self.lookups.cache
        known = cache.results.get(key)
        if known is not None:
            if known[1] and (cache.is_recording or self.is_fine_grained):
                for symbol in known[1]:
                    self.depend_on(symbol)
            return known[0]
        # Nested applications, whose hooks have their own sites, report and depend on symbols, too.
        with cache.recording() as symbols, self.api.msg.filter_errors(filter_errors=False) as watch:
            found = find()
        if not self.reported and not watch.has_new_errors() and is_certain(found):
            cache.results[key] = found, tuple(symbols)
        return found

    def depend_on(self, symbol: str) -> None:
        """Make the daemon check the current function again when a symbol changes.

        The plugin interface offers this only to the semantic analyser; the checker has the same tables. The daemon
        reads the dependencies of plugins when it reads a module, and those of aliases also when it checks a function
        again: the symbol is therefore entered in both.
        """
        self.lookups.cache.record(symbol)
        if self.is_fine_grained and hasattr(self.checker, "tscope"):  # the semantic analyser has another scope
            target = self.checker.tscope.current_target()
            self.checker.tree.plugin_deps.setdefault(f"<{symbol}>", set()).add(target)
            self.checker.tree.alias_deps[target].add(symbol)


class Quiet(Site):
    """A site without reports of unknown axes, as the type of the result comes from the signature."""

    __slots__ = ()

    def say_unknown(self, message: str) -> None:
        """Report nothing."""
