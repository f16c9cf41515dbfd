from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.ops.cases.case import Case, Column, Refusal, Row, integers, positive, real, scalar, truths
from typedtensor.ops import (
    ELU,
    GELU,
    Abs,
    Cos,
    Exp,
    Expm1,
    GELUSlope,
    LeakyReLU,
    Log,
    Log1p,
    PolyOp1,
    ReLU,
    Sigmoid,
    Sign,
    SiLU,
    Sin,
    Softplus,
    Sqrt,
    Square,
    Tanh,
)

X, P = real(Row, Column), positive(Row, Column)


def gelu_slope(x: Any) -> Any:
    a, b = np.sqrt(2 / np.pi), 0.044715
    tanh = np.tanh(a * (x + b * x**3))
    return (1 + tanh) / 2 + x / 2 * (1 - tanh**2) * a * (1 + 3 * b * x**2)


REFERENCES: list[tuple[PolyOp1, Any, Callable[..., Any]]] = [
    (Abs(), X, np.abs),
    (Cos(), X, np.cos),
    (ELU(), X, lambda x: np.where(x > 0, x, np.exp(np.minimum(x, 0)) - 1)),
    (ELU(0.5), X, lambda x: np.where(x > 0, x, (np.exp(x) - 1) / 2)),
    (Exp(), X, np.exp),
    (Expm1(), X, np.expm1),
    (GELU(), X, lambda x: x / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))),
    (GELUSlope(), X, gelu_slope),
    (LeakyReLU(), X, lambda x: np.maximum(x, x / 100)),
    (LeakyReLU(0.2), X, lambda x: np.maximum(x, x / 5)),
    (Log(), P, np.log),
    (Log1p(), P, np.log1p),
    (ReLU(), X, lambda x: np.where(x > 0, x, 0)),
    (Sigmoid(), X, lambda x: 1 / (1 + np.exp(-x))),
    (Sign(), X, np.sign),
    (SiLU(), X, lambda x: x / (1 + np.exp(-x))),
    (Sin(), X, np.sin),
    (Softplus(), X, lambda x: np.log(1 + np.exp(x))),
    (Sqrt(), P, np.sqrt),
    (Square(), X, np.square),
    (Tanh(), X, np.tanh),
]
KINDS = (Abs, ReLU, Sign, Square)

CASES = [Case(operation, (x,), reference) for operation, x, reference in REFERENCES]
CASES += [Case(operation, (scalar(0.6),), reference) for operation, _, reference in REFERENCES]
CASES += [
    Case(operation, (integers(Row, below=4),), reference)
    for operation, _, reference in REFERENCES
    if isinstance(operation, KINDS)
]

REFUSALS = [Refusal(operation, (truths(Row),), "bool") for operation, _, _ in REFERENCES]
REFUSALS += [
    Refusal(operation, (integers(Row, below=2),), "needs the operand to be real, not int")
    for operation, _, _ in REFERENCES
    if not isinstance(operation, KINDS)
]
