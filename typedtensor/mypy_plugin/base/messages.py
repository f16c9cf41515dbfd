"""Reports, and the sites they belong to."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

from mypy.errorcodes import ErrorCode
from mypy.nodes import Context, LambdaExpr
from mypy.plugin import CheckerPluginInterface, FunctionContext, MethodContext, MethodSigContext
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    NoneType,
    Overloaded,
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
"""The kind of ``Any`` of which the plugin has said that nothing is known; other ``Any`` in a program are of others."""

UNDECIDED = "cannot be decided"
"""How the rule language says that a verdict depends on axes that are not known."""


def is_certain(of: Type) -> bool:
    """Whether no part of a type is ``Any``, for whatever reason."""
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


class Site:
    """Where an operation is applied: for reports, for look-ups, and for the dependencies of the daemon.

    Attributes:
        checker: the type checker itself, for the little that its interface for plugins leaves out.
        reported: whether anything was.
        refusal: the last error that was, and its code.
    """

    __slots__ = ("api", "checker", "context", "lookups", "refusal", "reported")

    def __init__(self, lookups: Lookups, api: CheckerPluginInterface, context: Context) -> None:
        self.lookups, self.api, self.context = lookups, api, context
        self.checker: Any = api
        self.reported = False
        self.refusal: tuple[str, ErrorCode] | None = None

    @staticmethod
    def of(lookups: Lookups, ctx: MethodContext | MethodSigContext | FunctionContext) -> Site:
        """The site of a call."""
        return Site(lookups, ctx.api, ctx.context)

    def is_said(self, of: Type) -> bool:
        """Whether it was said why a type is ``Any``, or mypy is trying a lambda with it."""
        proper = get_proper_type(of)
        if not isinstance(proper, AnyType):
            return False
        source = proper.source_any or proper
        if source.type_of_any == TypeOfAny.special_form:
            return isinstance(self.checker.scope.stack[-1], LambdaExpr)
        return source.type_of_any in (TypeOfAny.from_error, UNKNOWN)

    @property
    def is_fine_grained(self) -> bool:
        """Whether a daemon asks, or will, what depends on what."""
        return self.api.options.fine_grained_incremental or self.api.options.cache_fine_grained

    def refuse(self, message: str, code: ErrorCode = AXES) -> Type:
        """Report an error; the type to go on with."""
        self.reported, self.refusal = True, (message, code)
        self.api.fail(message, self.context, code=code)
        return AnyType(TypeOfAny.from_error)

    def refuse_operator(self, result: Type) -> Type:
        """Note what an operator that was refused goes on with, see :meth:`refused_before`."""
        if self.refusal is not None:
            self.lookups.cache.refused = self.context, *self.refusal, result
        return result

    def refused_before(self) -> Type | None:
        """What to go on with where ``x + y`` was refused and ``y.__radd__(x)`` is asked.

        mypy holds back the errors of both, and goes on with Any if both have some. The error is reported past that,
        and the second attempt then has none.
        """
        refused = self.lookups.cache.refused
        if refused is None or refused[0] is not self.context:
            return None
        _, message, code, result = refused
        self.report(message, code, held=True)
        return result

    def report(self, message: str, code: ErrorCode, *, held: bool = False) -> None:
        """Report an error that the axes of the result do not suffer from.

        Args:
            message: what is wrong.
            code: the code that turns it off.
            held: whether this is an operator or an overload, whose errors mypy holds back to ask the other operand, or
                to try the next.
        """
        self.reported = True
        with self._unheld() if held else nullcontext():
            self.api.fail(message, self.context, code=code)

    @contextmanager
    def _unheld(self) -> Iterator[None]:
        """Have what is reported not be held back by mypy, which tries an operator or an overload."""
        watchers = self.checker.msg.errors._watchers
        holding = watchers[-1:]
        del watchers[-1:]
        try:
            yield
        finally:
            watchers.extend(holding)

    def give_up(self, message: str, *, held: bool = False) -> Type:
        """Say, in a note, that nothing is known of the result; ``held`` is as for :meth:`report`."""
        with self._unheld() if held else nullcontext():
            self.say_unknown(message)
        return AnyType(UNKNOWN)

    def say_unknown(self, message: str) -> None:
        """Say, in a note, that axes are not known."""
        self.reported = True
        self.api.msg.note(message, self.context, code=AXES_UNKNOWN)

    def after_error(self) -> Type:
        """The type to go on with where mypy has reported what is wrong."""
        return AnyType(TypeOfAny.from_error)

    def remembered(self, key: Hashable, find: Callable[[], Type]) -> Type:
        """The result that a key decides; it is found once unless something is to be reported here.

        Args:
            key: what decides it.
            find: finds it. A result with ``Any`` in it does not stand for those of other places, where it may have to
                be said that it is unknown: types are equal whatever kind of ``Any`` is in them.
        """
        cache = self.lookups.cache
        known = cache.results.get(key)
        if known is not None:
            if known[1] and (cache.is_recording or self.is_fine_grained):
                for symbol in known[1]:
                    self.depend_on(symbol)
            return known[0]
        # Also what is applied on the way, by a hook with a site of its own, reports and depends on symbols.
        with cache.recording() as symbols, self.api.msg.filter_errors(filter_errors=False) as watch:
            found = find()
        if not self.reported and not watch.has_new_errors() and is_certain(found):
            cache.results[key] = found, tuple(symbols)
        return found

    def depend_on(self, symbol: str) -> None:
        """Have the daemon check the present function again when a symbol changes.

        The interface for plugins offers this to the semantic analyser alone; the checker keeps the same tables. Of
        those of plugins the daemon takes notice when it reads a module, of those of aliases, for which these symbols
        can stand, also when it checks a function of it again.
        """
        self.lookups.cache.record(symbol)
        if not self.is_fine_grained:
            return
        checker = self.checker
        if hasattr(checker, "tree") and hasattr(checker, "tscope"):
            target = checker.tscope.current_target()
            checker.tree.plugin_deps.setdefault(f"<{symbol}>", set()).add(target)
            checker.tree.alias_deps[target].add(symbol)
