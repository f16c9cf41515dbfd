"""The bodies of the library's own gradients are typed exactly."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import build
from mypy.modulefinder import BuildSource
from mypy.nodes import ClassDef, Decorator, FuncDef
from mypy.traverser import all_return_statements
from mypy.types import AnyType, Instance, get_proper_type

from tests.typing.checking import options
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.features.annotated import is_gradient
from typedtensor.mypy_plugin.types.labels import value_of

UNTYPED = {
    "Relabel.backward",
    *(f"{name}.backward" for name in ("Cofactors", "Inv")),
    "SingularVectors.backward",
    *(f"{name}.backward" for name in ("MatrixExp", "MatrixPower", "MeanSquareOver", "Median")),
    *("Omit.backward", "Reduction.backward"),
    *(f"{name}.backward{n}" for name in ("Convolved", "CosineSimilarity") for n in (1, 2)),
    *("Flatten.backward", "Rename2D.backward"),
    *(f"{name}.backward{n}" for name in ("MatrixExpSlope", "MatrixPowerSlope") for n in (1, 2)),
    *(f"{name}.backward{n}" for name in ("Deviance", "TriangularSolve") for n in (1, 2)),
    *("Row.backward1", "Solve.backward2", "KLDiv.backward2"),
    *("Masked.backward1", "_Masked.backward1"),
    *(f"ConvolutionInput.backward{n}" for n in (1, 3)),
    *(f"ConvolutionKernel.backward{n}" for n in (2, 3)),
    *("AveragePoolInput.backward2", "ConvolveTransposed.backward1", "Embed.backward2", "EmbedBag.backward2"),
    *(f"{name}.backward" for name in ("AllReduce", "AllToAll", "ReduceScatter", "Unshard")),
    "ShardLike.backward2",
    *(f"{name}.backward1" for name in ("CrossEntropy", "CumProdSlope", "SegmentMax")),
    *("CrossEntropy.backward2", "Prod.backward", "ProdOthersAlong.backward"),
}
"""Those of a base, of an operation that no rule of labels states or that has several rules, and those that leave the
rest to a function without axes."""


@pytest.mark.slow
def test_the_gradients_of_the_library(tmp_path: Path) -> None:
    settings = options(tmp_path)
    settings.export_types = settings.preserve_asts = True
    settings.incremental = False
    built = build.build([BuildSource(None, "typedtensor.ops"), BuildSource(None, "typedtensor.control")], settings)
    exact, others = 0, set()
    for module in built.files.values():
        for cls in (d for d in module.defs if isinstance(d, ClassDef) and d.info.has_base(library.POLY_OP)):
            for definition in cls.defs.body:
                function = definition.func if isinstance(definition, Decorator) else definition
                if not isinstance(function, FuncDef) or not is_gradient(function.name):
                    continue
                given = [built.types.get(s.expr) for s in all_return_statements(function) if s.expr is not None]
                if not given:
                    continue  # of the bases: it raises
                if all(of is not None and _is_exact(of) for of in given):
                    exact += 1
                else:
                    others.add(f"{cls.name}.{function.name}")
    assert others == UNTYPED
    assert exact >= 125


def _is_exact(of: object) -> bool:
    value = value_of(of)  # type: ignore[arg-type]
    proper = None if value is None else get_proper_type(value)
    return isinstance(proper, Instance) and not any(isinstance(get_proper_type(arg), AnyType) for arg in proper.args)
