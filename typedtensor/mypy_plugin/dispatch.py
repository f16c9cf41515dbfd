"""The plugin class, which mypy loads at every start; the hooks are imported when the first file is checked."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from mypy.nodes import MypyFile
from mypy.options import Options
from mypy.plugin import Plugin, ReportConfigContext

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.digest import digest

if TYPE_CHECKING:
    from typedtensor.mypy_plugin.hooks import Declaring, Hooks, Signing, Typing

WITH_PLUGIN = "TYPEDTENSOR_PLUGIN"
"""The condition under which a stub declares only what its source declares: the plugin reads rules, not overloads."""

_LIBRARY = "typedtensor."

_PRIORITY_OF_IMPORTS = 10
"""The priority that mypy assigns to a plain import at the top of a module."""


class AxesPlugin(Plugin):
    """The plugin, which checks axes by rules."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        if WITH_PLUGIN not in options.always_true:
            # A new list: the daemon compares options with a snapshot that shares the old list.
            options.always_true = [*options.always_true, WITH_PLUGIN]

    @cached_property
    def _hooks(self) -> Hooks:
        """The hooks, imported when the first file is checked; without changes mypy reads all files from its cache."""
        from typedtensor.mypy_plugin.hooks import Hooks

        return Hooks(self.lookup_fully_qualified)

    def report_config_data(self, ctx: ReportConfigContext) -> Any:
        return digest()

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        """Make the operand module depend on the operations, which its methods name in a table instead of importing."""
        self._hooks.forget()
        return (
            [(_PRIORITY_OF_IMPORTS, library.OPERATIONS, -1)]
            if file.fullname == library.OPERAND.rpartition(".")[0]
            else []
        )

    def get_base_class_hook(self, fullname: str) -> Declaring | None:
        return self._hooks.base_class(fullname)

    def get_customize_class_mro_hook(self, fullname: str) -> Declaring | None:
        return self._hooks.classes(fullname) if fullname.startswith(_LIBRARY) else None

    def get_type_analyze_hook(self, fullname: str) -> Typing | None:
        if fullname == library.OPERAND:
            return self._hooks.operand
        if fullname in library.KINDS:
            return self._hooks.tensor
        return None if "." in fullname else self._hooks.variable

    def get_function_hook(self, fullname: str) -> Typing | None:
        return self._hooks.functions[fullname]

    def get_function_signature_hook(self, fullname: str) -> Signing | None:
        return self._hooks.function_signatures[fullname]

    def get_attribute_hook(self, fullname: str) -> Typing | None:
        return self._hooks.attributes[fullname]

    def get_class_attribute_hook(self, fullname: str) -> Typing | None:
        return self._hooks.class_attributes[fullname]

    def get_method_signature_hook(self, fullname: str) -> Signing | None:
        return self._hooks.signatures[fullname]

    def get_method_hook(self, fullname: str) -> Typing | None:
        return self._hooks.methods[fullname]
