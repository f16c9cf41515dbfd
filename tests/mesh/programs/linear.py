"""Each operation that is linear, applied to partial sums on eight devices and by the interpreter."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from tests.mesh.linear_cases import OPERATIONS, Data, Parted, parted
from typedtensor import AnyTensor, Input, Mesh, MeshAxis, Partial, given
from typedtensor.ops import all_reduce, square
from typedtensor.profiling import explain


class Model(MeshAxis, size=2): ...


MESH = Mesh(Data, Model)


def computed(tried: Parted, **options: Any) -> tuple[list[Any], list[str]]:
    """Return the reduced result and the gradients of its squares, and the collectives."""
    apply: Any = tried.case.operation
    made: Any = Input
    inputs = [made(x.tensor_type) if isinstance(x, AnyTensor) else x for x in tried.operands]
    bound = [x.bind(value) for x, value in zip(inputs, tried.operands, strict=True) if isinstance(x, Input)]
    y = apply(*inputs)
    whole = all_reduce(y, Data) if Partial[Data] in y.tensor_type.axes else y
    loss = square(whole).sum()
    real = [x for x in inputs if isinstance(x, Input) and x.tensor_type.kind == "real"]
    for _ in range(3):  # repeated requests have a plan
        with given(*bound, **options) as computation:
            slopes = computation.gradients(loss, *real)
            found = [whole.value.numpy(), *(slopes[x].numpy() for x in real if x in slopes)]
    return found, [c.kind for c in explain(computation).collectives] if options.get("on") else []


def main() -> dict[str, Any]:
    results: dict[str, Any] = {}
    for operation, cases in OPERATIONS.items():
        for tried in [each for case in cases for each in parted(case)][:1]:
            alone, _ = computed(tried, plan=False)
            divided, collectives = computed(tried, on=MESH)
            difference = max(float(np.abs(x - y).max(initial=0)) for x, y in zip(alone, divided, strict=True))
            results[operation.__name__] = [difference, len(alone), collectives]
    return results


if __name__ == "__main__":
    print(json.dumps(main()))
