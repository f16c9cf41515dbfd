"""The plugin class of the linter and its error codes, which mypy loads at every start, and nothing else.

There is one code for each kind, of one group, so that ``# type: ignore[lint]`` covers them all.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from mypy import errors
from mypy.errorcodes import ErrorCode
from mypy.nodes import Block, FuncDef
from mypy.plugin import Plugin, ReportConfigContext

from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.digest import digest

LINT = ErrorCode("lint", "Probably a mistake, though the axes are right", "Lint")

DESCRIPTIONS = {
    "logits": "Probabilities, or values that cannot be any number, are passed where logits are expected",
    "mask": "A mask does not hide what it seems to",
    "order": "A label is split into two labels, and merged from them in the other order",
    "role": "A value is passed in the place of another one, by their names",
    "scale": "A product is scaled by the size of an axis that it does not sum",
    "softmax": "A softmax normalises along one axis, but its result is used along another",
    "total": "A reduction over all axes is combined with the tensor that it reduced",
    "unused": "A layer, or a tensor that a function takes or computes, is never used",
}

CODES = {kind: ErrorCode(f"lint-{kind}", text, "Lint", sub_code_of=LINT) for kind, text in DESCRIPTIONS.items()}
"""The code of each kind."""

# mypy shows the codes of errors, and of notes only where it is told to: a warning is a note.
_shown: set[object] = getattr(errors, "SHOW_NOTE_CODES", set())  # of codes, or of their names since mypy 2
_shown.update(each for code in CODES.values() for each in (code, code.code))


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
