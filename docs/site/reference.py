"""Pages of the reference: one of each operation, from the data behind ``typedtensor rules``, and of each package."""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path

import typedtensor.ops
from docs.site.pictures import picture
from typedtensor.errors import MissingExtraError
from typedtensor.ops import Labelled, PolyOp, operations
from typedtensor.rule_docs import Entry, Example, entry, summary
from typedtensor.rule_docs.entries import applied_by

PACKAGES = (
    "typedtensor",
    *(
        "typedtensor.ops",
        "typedtensor.nn",
        "typedtensor.optim",
        "typedtensor.training",
        "typedtensor.io",
        "typedtensor.generation",
    ),
    *("typedtensor.random", "typedtensor.prob", "typedtensor.ad", "typedtensor.transforms", "typedtensor.mesh"),
    *("typedtensor.inspection", "typedtensor.profiling", "typedtensor.testing", "typedtensor.jax", "typedtensor.torch"),
    *("typedtensor.onnx", "typedtensor.staging", "typedtensor.sklearn", "typedtensor.interop", "typedtensor.rules"),
)
"""The packages that have a page, if the extra that they need is installed."""

_GENERATED = "set_fit_request, set_predict_request, set_score_request"
"""Methods that scikit-learn makes, whose texts refer to its own pages."""


def packages() -> list[str]:
    """Those of the packages that can be imported here."""
    found = []
    for name in PACKAGES:
        with suppress(MissingExtraError):
            importlib.import_module(name)
            found.append(name)
    return found


def write(folder: Path) -> None:
    """Write all pages of the reference.

    Args:
        folder: where they belong: it gets ``index.rst``, a page of each package, and a folder of operations.
    """
    documented = packages()
    save(folder / "index.rst", _text(_index(documented)))
    described: dict[int, str] = {}
    for name in documented:
        save(folder / f"{name}.rst", _text(_package(name, described)))
    known = operations()
    save(folder / "operations" / "index.rst", _text(_operations(known)))
    for operation in known:
        save(folder / "operations" / f"{operation.__name__}.rst", _text(_operation(operation)))


def save(page: Path, text: str) -> None:
    """Write a page that has changed: the builder reads those alone again."""
    page.parent.mkdir(parents=True, exist_ok=True)
    if not page.exists() or page.read_text(encoding="utf-8") != text:
        page.write_text(text, encoding="utf-8")


def _text(lines: Iterable[str]) -> str:
    return "\n".join([*lines, ""])


def _index(names: list[str]) -> Iterator[str]:
    yield from _heading("Packages", "=")
    yield "Every public name, by the package that it is imported from.\n"
    yield from _table(("Package", "What it holds"), [(f":doc:`{name}`", _first_line(name)) for name in names])
    yield ".. toctree::\n   :hidden:\n"
    yield from (f"   {name}" for name in names)


def _first_line(module: str) -> str:
    return (inspect.getdoc(importlib.import_module(module)) or "").partition("\n\n")[0].replace("\n", " ")


def _family(module: str) -> str:
    """What the operations of a module are."""
    return _first_line(module).rstrip(".").partition(":")[0].partition(". ")[0]


def _package(name: str, described: dict[int, str]) -> Iterator[str]:
    """The page of a package; what another one describes, which is added to, is described there."""
    module = importlib.import_module(name)
    yield from _heading(name, "=")
    yield f".. automodule:: {name}\n   :no-members:\n\n.. currentmodule:: {name}\n"
    names = [public for public in getattr(module, "__all__", ()) if f"{name}.{public}" not in sys.modules]
    values = {public: getattr(module, public) for public in names}
    classes = [public for public in names if inspect.isclass(values[public])]
    if module is typedtensor.ops:
        yield "The :doc:`operations <operations/index>` have their own pages. Here are the functions that apply them.\n"
        known = set(operations())
        classes = [public for public in classes if values[public] not in known]
    functions = [public for public in names if not inspect.isclass(values[public]) and callable(values[public])]
    others = [public for public in names if not inspect.isclass(values[public]) and not callable(values[public])]
    for title, chosen in (("Classes", classes), ("Functions", functions), ("Values", others)):
        if chosen:
            yield from _heading(title, "-")
            for public in sorted(chosen, key=str.lower):
                if (first := described.setdefault(id(values[public]), name)) == name:
                    yield from _name(name, public, values[public])
                else:
                    yield f"``{public}`` is described :doc:`there <{first}>`.\n"


def _name(module: str, name: str, value: object) -> Iterator[str]:
    """The directive that describes a public name."""
    if inspect.isclass(value):
        yield f".. autoclass:: {module}.{name}\n   :members:\n   :exclude-members: {_GENERATED}\n"
    elif inspect.isroutine(value):
        yield f".. autofunction:: {module}.{name}\n"
    elif (operation := applied_by(value)) is not None or isinstance(value, Labelled):
        doc = _as_rst((inspect.getdoc(value) or "").partition("\n\nRule:")[0])
        doc[0] = re.sub(r"^\([^)]*\): ", "", doc[0])  # the signature stands in the heading
        yield f".. py:function:: {_signature(name, value)}\n"
        yield from (f"   {line}" for line in doc)
        if operation in set(operations()):
            yield f"\n   Applies :doc:`{operation.__name__} <operations/{operation.__name__}>`."
        yield ""
    else:
        yield f".. autodata:: {module}.{name}\n   :no-value:\n"


def _signature(name: str, value: object) -> str:
    try:
        parameters = inspect.signature(value).parameters.values()  # type: ignore[arg-type]  # it is callable
    except (TypeError, ValueError):
        return f"{name}(x)"
    if isinstance(value, PolyOp):
        return f"{name}({', '.join('xyzuvw'[: len(type(value).parsed_rule.operands)])})"
    shown = [str(parameter.replace(annotation=inspect.Parameter.empty)) for parameter in parameters]
    return f"{name}({', '.join(shown)})"


def _as_rst(text: str) -> list[str]:
    """The lines of a docstring, with Google's sections as directives."""
    from sphinx.ext.napoleon import GoogleDocstring

    return str(GoogleDocstring(text)).splitlines()


def _operations(known: Sequence[type[PolyOp]]) -> Iterator[str]:
    yield from _heading("Operations", "=")
    yield (
        "Each operation has a rule, which the type checker, the run time and this page read. ``U``, ``V`` and ``W`` "
        "stand for one axis, ``*A`` and ``*B`` for any number of them, and the :doc:`page on rules </rules>` explains "
        "the rest. ``typedtensor rules NAME`` prints what a page says, ``typedtensor rules --like torch.gather`` finds "
        "what another library's function is called here.\n"
    )
    for module, members in groupby(known, lambda operation: operation.__module__):
        yield from _heading(_family(module), "-")
        rows = [
            (f":doc:`{one.__name__}`", f"``{one.rule}``", summary(one))
            for one in sorted(members, key=lambda one: one.__name__)
        ]
        yield from _table(("Operation", "Rule", "What it computes"), rows)


def _operation(operation: type[PolyOp]) -> Iterator[str]:
    one = entry(operation)
    parameters = f"({', '.join(one.parameters)})"
    yield ":orphan:\n"
    yield from _heading(one.name, "=")
    yield f":doc:`Operations <index>`, {_family(one.module)}\n"
    yield f".. code-block:: text\n   :class: rule\n\n   {one.rule}\n"
    yield f".. autoclass:: typedtensor.ops.{one.name}{parameters}\n   :no-members:\n"
    if drawn := picture(one):
        yield f".. raw:: html\n\n   <p>{drawn}</p>\n"
    yield from _heading("Ways to write it", "-")
    operands = ", ".join("xyzuvw"[: len(operation.parsed_rule.operands)])
    yield from (f"- ``{written}``" for written in (f"{one.name}{parameters}({operands})", *one.spellings))
    yield ""
    if one.accepted:
        yield from _heading("Accepted", "-")
        rows = [(*_applied(one, example), f"``{example.result}``") for example in one.accepted]
        yield from _table(("Operation", "Operands", "Result"), rows)
    if one.refused:
        yield from _heading("Refused", "-")
        rows = [(*_applied(one, example), f"Its rule {_literal(example.result)}") for example in one.refused]
        yield from _table(("Operation", "Operands", "Because"), rows)
    yield f"Defined in ``{one.module}``."


def _applied(one: Entry, example: Example) -> tuple[str, str]:
    sized = f", {example.sized}" if example.sized else ""
    return f"``{one.name}({example.labels})``", f"``{example.taken}``{sized}".replace("|", "\\|")


def _literal(text: str) -> str:
    """A text in which nothing is markup."""
    return "".join(f"\\{letter}" if letter in "*`|_\\" else letter for letter in text)


def _heading(text: str, line: str) -> Iterator[str]:
    yield f"{text}\n{line * max(len(text), 4)}\n"


def _table(titles: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield ".. list-table::\n   :header-rows: 1\n"
    for row in (titles, *rows):
        for number, cell in enumerate(row):
            yield f"   {'  ' if number else '* '}- {cell}"
    yield ""
