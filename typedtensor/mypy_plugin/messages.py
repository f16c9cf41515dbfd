"""The place that a report goes to."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from mypy.nodes import Context
from mypy.plugin import CheckerPluginInterface, FunctionContext, MethodContext, MethodSigContext
from mypy.types import AnyType, Type, TypeOfAny, get_proper_type

from typedtensor.mypy_plugin.codes import AXES, AXES_UNKNOWN
from typedtensor.mypy_plugin.lookups import Lookups

UNDECIDED = "cannot be decided"
"""How the rule language says that a verdict depends on axes that are not known."""


def is_reported(of: Type) -> bool:
    """Whether a type is ``Any`` for a reason that was reported: by mypy, or where the plugin gave up."""
    proper = get_proper_type(of)
    if not isinstance(proper, AnyType):
        return False
    source = proper.source_any or proper
    return source.type_of_any in (TypeOfAny.from_error, TypeOfAny.special_form)


class Site:
    """Where an operation is applied: for reports, for look-ups, and for the dependencies of the daemon.

    Attributes:
        reported: whether anything was.
    """

    __slots__ = ("api", "context", "lookups", "reported")

    def __init__(self, lookups: Lookups, api: CheckerPluginInterface, context: Context) -> None:
        self.lookups, self.api, self.context = lookups, api, context
        self.reported = False

    @staticmethod
    def of(lookups: Lookups, ctx: MethodContext | MethodSigContext | FunctionContext) -> Site:
        """The site of a call."""
        return Site(lookups, ctx.api, ctx.context)

    @property
    def checker(self) -> Any:
        """The type checker itself, for the little that its interface for plugins leaves out."""
        return self.api

    def refuse(self, message: str) -> Type:
        """Report an error; the type to go on with."""
        self.reported = True
        self.api.fail(message, self.context, code=AXES)
        return AnyType(TypeOfAny.from_error)

    def give_up(self, message: str) -> Type:
        """Say, in a note, that nothing is known of the result."""
        self.say_unknown(message)
        return AnyType(TypeOfAny.special_form)

    def say_unknown(self, message: str) -> None:
        """Say, in a note, that axes are not known."""
        self.reported = True
        self.api.msg.note(message, self.context, code=AXES_UNKNOWN)

    def after_error(self) -> Type:
        """The type to go on with where mypy has reported what is wrong."""
        return AnyType(TypeOfAny.from_error)

    def remembered(
        self, key: Hashable, find: Callable[[], Type], keep: Callable[[Type], bool] = lambda found: True
    ) -> Type:
        """The result that a key decides; it is found once unless something is to be reported here.

        Args:
            key: what decides it.
            find: finds it.
            keep: whether a result can stand for those of other places.
        """
        memory = self.lookups.memory
        known = memory.results.get(key)
        if known is not None:
            for symbol in known[1]:
                self.depend_on(symbol)
            return known[0]
        # Also what is applied on the way, by a hook with a site of its own, reports and depends on symbols.
        with memory.recording() as symbols, self.api.msg.filter_errors(filter_errors=False) as watch:
            found = find()
        if not self.reported and not watch.has_new_errors() and keep(found):
            memory.results[key] = found, tuple(symbols)
        return found

    def depend_on(self, symbol: str) -> None:
        """Have the daemon check the present function again when a symbol changes.

        The interface for plugins offers this to the semantic analyser alone; the checker keeps the same tables. Of
        those of plugins the daemon takes notice when it reads a module, of those of aliases, for which these symbols
        can stand, also when it checks a function of it again.
        """
        self.lookups.memory.record(symbol)
        checker, options = self.checker, self.api.options
        if not (options.fine_grained_incremental or options.cache_fine_grained):
            return
        if hasattr(checker, "tree") and hasattr(checker, "tscope"):
            target = checker.tscope.current_target()
            checker.tree.plugin_deps.setdefault(f"<{symbol}>", set()).add(target)
            checker.tree.alias_deps[target].add(symbol)
