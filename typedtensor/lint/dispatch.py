"""The plugin class of the linter, which mypy loads at every start; the checks are imported at the end of a file."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from mypy.nodes import Block, FuncDef
from mypy.plugin import Plugin, ReportConfigContext

from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.digest import digest

_LIBRARY = "typedtensor."


class LintPlugin(Plugin):
    """The plugin, which looks at each file that uses the library once it has been checked."""

    def report_config_data(self, ctx: ReportConfigContext) -> Any:
        """Return what the cache depends on; mypy asks just before it stores a module, whose facts it stores, too."""
        file = None if ctx.is_check else (self._modules or {}).get(ctx.id)
        if file is not None and not file.is_stub and not ctx.id.startswith(_LIBRARY):
            from typedtensor.lint.checks import store_facts
            from typedtensor.lint.reader import Declared

            with suppress(Exception):  # mypy would end; the same fault is reported at the end of the file
                store_facts(file, Declared(Lookups(self.lookup_fully_qualified), self._modules or {}, file))
        return digest("lint")

    def at_end(self, site: Site) -> None:
        """Warn of mistakes in a file, unless it is the library's own, or mypy shows no errors of it."""
        checker = site.checker
        file, errors = checker.tree, checker.errors
        if file.is_stub or file.fullname.startswith(_LIBRARY) or errors.file in errors.ignored_files:
            return
        from typedtensor.lint.checks import check_file

        # The daemon removes reports by the function that they are in: those of the linter are in one of its own.
        place = FuncDef("<lint>", [], Block([]))
        place._fullname = f"{file.fullname}.<lint>"
        with checker.tscope.function_scope(place):
            errors.clear_errors_in_targets(checker.path, {checker.tscope.current_target()})
            check_file(file, site)
