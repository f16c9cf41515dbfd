"""``typedtensor stage MODULE:NAME``: a function as a program in C, an object file or StableHLO."""

from __future__ import annotations

import argparse
import os
import sys
import typing
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from typedtensor.core.axes import Label, label_name
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import StagingError
from typedtensor.staging.staging import stage


def main(arguments: Sequence[str]) -> int:
    """Write the program."""
    parser = argparse.ArgumentParser(
        "typedtensor stage",
        description="Write a function as a program in C99, an object file or StableHLO, that needs no Python. The "
        "module is imported. The parameters of the function are the inputs, annotated as in "
        "`image: Expr[Tensor[Batch, Pixel]]`.",
    )
    parser.add_argument("function", metavar="MODULE:NAME", help="the function, found from the current folder")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="DIR", help="the folder of the files")
    parser.add_argument("--name", help="the name of the files and functions; default: that of the function")
    parser.add_argument("--parameters", metavar="NAME", help="what holds the parameters, in the module: a model")
    parser.add_argument("--optimizer", metavar="NAME", help="an optimizer in the module: the function is its loss")
    parser.add_argument(
        "--size", action="append", default=[], metavar="LABEL=SIZE", help="the size of a label; others stay open"
    )
    parser.add_argument("--dtype", default="float32", choices=("float32", "float64"), help="of real inputs")
    parser.add_argument("--embed", action="store_true", help="write the values of the parameters into the source")
    parser.add_argument("--format", choices=("c", "object", "stablehlo"), help="C by default, with --target an object")
    parser.add_argument("--target", metavar="TRIPLE", help="what an object file is for: aarch64-linux-gnu, …")
    options = parser.parse_args(arguments)
    module, _, name = options.function.partition(":")
    if not name:
        parser.error(f"{options.function} is not of the form MODULE:NAME")
    sys.path.insert(0, os.getcwd())
    found = import_module(module)

    def look_up(name: str | None) -> Any:
        if name is not None and not hasattr(found, name):
            raise StagingError(f"{module} has no {name}")
        return None if name is None else getattr(found, name)

    function = look_up(name)
    inputs = _inputs(function, options.function)
    labels = {label_name(x): x for of in inputs.values() for x in of.axes}
    folder = stage(
        function,
        inputs,
        to=options.output,
        name=options.name or name,
        parameters=look_up(options.parameters),
        optimizer=look_up(options.optimizer),
        sizes=dict(_size(text, labels) for text in options.size),
        dtype=np.dtype(options.dtype),
        embed=options.embed,
        format=options.format or ("object" if options.target else "c"),
        target=options.target,
    )
    for path in sorted(folder.iterdir()):
        print(path)
    return 0


def _inputs(function: Any, name: str) -> dict[str, Any]:
    """The types of a function's parameters, by name."""
    found = {}
    for parameter, hint in typing.get_type_hints(function).items():
        if parameter == "return":
            continue
        of = (typing.get_args(hint) or (None,))[0]
        if not isinstance(of, TensorType):
            raise StagingError(f"{name} takes {parameter}: {hint}: annotate it as in Expr[Tensor[Batch, Pixel]]")
        found[parameter] = of
    return found


def _size(text: str, labels: dict[str, Label]) -> tuple[Label, int]:
    label, _, size = text.partition("=")
    if label not in labels or not size.isdecimal():
        raise StagingError(f"--size {text} is no LABEL=SIZE of {', '.join(labels)}")
    return labels[label], int(size)
