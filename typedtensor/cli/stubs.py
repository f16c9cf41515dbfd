"""``typedtensor stubs MODULE``: stubs of a user's own operations, for checkers without the plugin."""

from __future__ import annotations

import argparse
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path

from typedtensor.cli.files import source, using
from typedtensor.errors import TypedTensorError
from typedtensor.stubgen.module import render_module
from typedtensor.stubgen.tree import PACKAGE, difference, library_operations, library_stubs, write

_LIBRARY = "typedtensor"


def main(arguments: Sequence[str]) -> int:
    """Write stubs, or compare them with the existing ones, and fail if they differ."""
    parser = argparse.ArgumentParser(
        "typedtensor stubs",
        description="Write the rules of a module's operations as overloads, for pyright, Pyrefly and ty. mypy with the "
        "plugin does not need them. The module is read, not imported.",
    )
    parser.add_argument(
        "module",
        nargs="?",
        metavar="MODULE",
        help="the dotted name of a module or package, found from the current folder",
    )
    parser.add_argument("-o", "--output", type=Path, default=Path("typings"), metavar="DIR", help="default: typings")
    parser.add_argument(
        "--check",
        action="store_true",
        help="write nothing; print how existing stubs differ, and exit with 1 if they do",
    )
    parser.add_argument(
        "--install",
        action="store_true",
        help="write the stubs of the library itself where the checkers find them, for an editable installation",
    )
    options = parser.parse_args(arguments)
    if options.install == bool(options.module):
        parser.error("give a MODULE, or --install")
    if options.install:
        print(_install(Path(sysconfig.get_path("purelib"))))
        return 0
    stubs = _stubs(options.module)
    if options.check:
        with using(options.output):
            changes = difference(stubs, options.output)
        sys.stdout.write(changes)
        return 1 if changes else 0
    with using(options.output):
        write(stubs, options.output)
    for name in stubs:
        print(options.output / name)
    return 0


def _install(packages: Path) -> Path:
    """Write ``typedtensor-stubs``, which checkers read in place of the library that an editable installation points to.

    It is complete, with a copy of each module that has no stub: checkers do not agree about packages of a few stubs.
    """
    if packages in PACKAGE.parents:
        raise TypedTensorError(f"the stubs are installed already, beside the modules in {PACKAGE}")
    folder = packages / f"{_LIBRARY}-stubs"
    sources = {f"{path.relative_to(PACKAGE.parent).as_posix()}i": path for path in sorted(PACKAGE.rglob("*.py"))}
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in ({name: path.read_text("utf-8") for name, path in sources.items()} | library_stubs()).items():
        path = folder.joinpath(*Path(name).parts[1:])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "py.typed").touch()  # without it pyright takes the package for an incomplete one
    return folder


def _stubs(module: str) -> dict[str, str]:
    """The stubs of a module, or of the modules of a package, by path."""
    if module == _LIBRARY:
        return library_stubs()
    known = library_operations()
    found = {}
    for root, path in _sources(module):
        name = path.relative_to(root)
        with using(path):
            found[name.with_suffix(".pyi").as_posix()] = render_module(source(path), name.as_posix(), known)
    return found


def _sources(module: str) -> Iterator[tuple[Path, Path]]:
    """The files of a module or package, and the root folder of its name."""
    parts = module.split(".")
    for entry in ["", *sys.path]:
        root = Path(entry or ".")
        package, file = root.joinpath(*parts), root.joinpath(*parts[:-1], f"{parts[-1]}.py")
        if (package / "__init__.py").is_file():
            yield from ((root, path) for path in sorted(package.rglob("*.py")))
            return
        if file.is_file():
            yield root, file
            return
    if module.endswith(".py"):
        name = ".".join(Path(module).with_suffix("").parts)
        raise TypedTensorError(f"give the name of a module, such as {name}, not that of its file")
    raise TypedTensorError(f"there is no module {module} in this folder or on Python's path")
