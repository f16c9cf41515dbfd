"""Points where derivatives are easily wrong, and what is meant there if a function is not smooth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.ops.cases import REPRESENTATIVES, Case
from typedtensor import AnyTensor, Input, given, ops
from typedtensor.transforms.checks import compared_derivatives


@dataclass(frozen=True)
class Edge:
    """A case whose operands have elements of a kind."""

    kind: str
    case: Case

    def __str__(self) -> str:
        return f"{self.case} of {self.kind}"


def _zero(x: Any) -> None:
    x[::2] = 0.0


def _zeros(x: Any) -> None:
    x[:] = 0.0


def _one(x: Any) -> None:
    x[::2] = 1.0


def _equal(x: Any) -> None:
    x[1::2] = x[0]


ELEMENTS = {"some zeros": _zero, "zeros": _zeros, "some ones": _one, "equal elements": _equal}


def _edges() -> Iterator[Edge]:
    for case in REPRESENTATIVES:
        real = [n for n, x in enumerate(case.operands) if isinstance(x, AnyTensor) and x.kind == "real"]
        for kind, change in ELEMENTS.items():
            for changed in [real] * bool(real) + [[n] for n in real if len(real) > 1]:
                yield Edge(f"{kind} in {changed}", _changed(case, dict.fromkeys(changed, change)))
        shapes = {case.operands[n].shape for n in real}  # type: ignore[union-attr]
        if len(real) > 1 and len(shapes) == 1:
            yield Edge("equal operands", _changed(case, {n: _copies(case.operands[real[0]]) for n in real}))
        if ".linalg." in type(case.operation).__module__:
            yield Edge("repeated values", _changed(case, {n: _identities(case.operands[n]) for n in real}))


def _copies(of: Any) -> Any:
    def change(x: Any) -> None:
        x[:] = of.numpy().reshape(-1)

    return change


def _identities(of: Any) -> Any:
    """Ones on the diagonal of the first and the last axis."""

    def change(x: Any) -> None:
        made = np.zeros(of.shape)
        for n in range(min(of.shape[0], of.shape[-1])):
            made[n, ..., n] = 1.0
        x[:] = made.reshape(-1)

    return change


def _changed(case: Case, changes: dict[int, Any]) -> Case:
    operands = list(case.operands)
    for n, change in changes.items():
        x: Any = operands[n]
        elements = np.array(x.numpy(), np.float64, order="C")
        change(elements.reshape(-1))
        operands[n] = x.tensor_type.wrap(elements)
    return Case(case.operation, tuple(operands), case.reference)


EDGES = [*_edges()]

SUBGRADIENT = """
Abs AbsoluteError CopySign Frac Hinge Maximum Minimum
ELU CELU SELU LeakyReLU PReLU ReLU ReLU6 HardTanh Softsign
Max Max Min Min MaskedMax MaskedMax MaskedMax MaskedMin MaskedMin MaskedMin SegmentMax
Median Median Sort TopK CumMax CumMin AdaptiveMaxPool MaxPool2D MaxPool2DStrided MaxPoolAlong
Hypot ArcTan2 Norm Norm Std Std Std MaskedStd MaskedStd MaskedStd
L2Normalize CosineSimilarity Normalize NormalizeScale RMSNormalize RMSNormalizeScale
Entropy Pinv
"""
"""Finite where there is no derivative: that of one side, the mean of those of equal elements, or 0 at the origin of a
length or angle and for a probability of 0. Those of normalizations are steep for differences."""

INFINITE = """
Div Recip Rsqrt Sqrt Cbrt Log Log2 Log10 ArCosh ArTanh ArcCos ArcSin ErfInv Probit
GammaFunction LogGamma Digamma LogBeta
Det Cofactors Inv LogAbsDet LogDet Solve TriangularSolve Cholesky
OrthogonalFactor TriangularFactor
"""
"""Infinite or NaN: at poles, at the ends of domains, and of matrices that lack a rank. Second derivatives of their
determinants exist, but those of cofactors are found by a division by the determinant."""

BOTH = """
Pow Mod BetaFunction Deviance KLDiv LogGammaCorrection Polygamma
Eigenvalues Eigenvectors SingularValues LeftSingularVectors RightSingularVectors
"""
"""Both: a jump or a derivative taken as 0 at some points, a pole at others. Of eigenvalues and singular values that are
repeated or 0, the first derivative is one of several, and second ones are NaN."""

MEANT: dict[str, set[str]] = {
    name: meant
    for names, meant in ((SUBGRADIENT, {"corner"}), (INFINITE, {"pole"}), (BOTH, {"corner", "pole"}))
    for name in names.split()
}

STRAIGHT: Any = (ops.Median, ops.Median)
"""Which lines cross at corners without a bend."""

BOTH_SIDES = (1.0, -1.0), (0.5, -0.5), (1.0, 0.0)


def unsmooth(edge: Edge, order: int) -> set[str]:
    """Return "corner" if derivatives are finite where a function or a derivative has a corner or a jump, "pole" if they
    are not.

    Raises:
        AssertionError: when one differs from finite differences where a function is smooth.
    """
    operation: Any = edge.case.operation
    made: Any = Input
    inputs: list[Any] = [made(x.tensor_type) if isinstance(x, AnyTensor) else x for x in edge.case.operands]
    node = operation(*inputs)
    values = edge.case.operands
    real = [n for n, x in enumerate(values) if isinstance(x, AnyTensor) and x.kind == "real"]
    wanted = [n for n in real if operation.passes_gradient(n)]
    fixed = [inputs[n].bind(x) for n, x in enumerate(values) if isinstance(x, AnyTensor) and n not in wanted]
    found: set[str] = set()
    if not wanted or node.tensor_type.kind != "real":
        return found
    points: list[Any] = [values[n] for n in wanted]
    with given(*fixed), np.errstate(all="ignore"):
        compared = compared_derivatives(
            operation.title, [node], [inputs[n] for n in wanted], points, order, ends=BOTH_SIDES
        )
        for one in compared:
            central, nearer, right = one.slopes
            scale = np.maximum(1.0, np.abs(central))
            bend = np.maximum(np.abs(nearer - central), np.abs(right - central)) / scale
            smooth = bend <= 3e-3  # False of NaN
            wrong = ~(np.abs(one.found - nearer) <= (1e-5 + bend) * scale)
            if not np.all(np.isfinite(one.found)):
                found.add("pole")
            elif not np.all(smooth) or type(operation) in STRAIGHT:
                found.add("corner")
            elif np.any(wrong) and not found:
                at = np.argmax(wrong)
                raise AssertionError(
                    f"{one.title} is {one.found.flat[at]}, but finite differences give {nearer.flat[at]}"
                )
    return found
