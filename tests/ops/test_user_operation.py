"""Operations of users are as good as the library's."""

from __future__ import annotations

import copy
import inspect
import pickle
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from tests.ops.cases.case import Batch, Column, Row, integers, real
from tests.ops.user_operation import Flip, Softplus
from typedtensor import Axis, AxisError, GradientError, Operand, Param, RuleError, Tensor, given
from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import U
from typedtensor.ops import Along1, PolyOp1, PolyOp2, as_real, operations
from typedtensor.testing import check_operation


def test_elementwise() -> None:
    check_operation(Softplus(), real(Row, Column), reference=lambda x: np.log(1 + np.exp(x)))


def test_along_an_axis() -> None:
    check_operation(Flip(Row), real(Batch, Row, Column), reference=lambda x: x[:, ::-1])
    check_operation(Flip(Row), integers(Row, below=9), reference=lambda x: x[::-1])


def test_given_where_its_label_is() -> None:
    class Reversed(Along1[U], rule="t *A U *B -> t *A U *B"):
        def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
            return xp.flip(x, axis=axis)

        def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
            return Reversed(self.label("U"))(dy)

    check_operation(Reversed(Row), real(Batch, Row, Column), reference=lambda x: x[:, ::-1])


def test_is_refused_like_the_librarys() -> None:
    with pytest.raises(AxisError, match=r"Flip\[Column\] cannot be applied to Tensor\[Row\]: its rule"):
        Flip(Column)(real(Row))


def test_is_registered_under_its_module() -> None:
    assert operations("tests.ops.user_operation") == (Flip, Softplus)
    assert Softplus not in operations()


def test_forward_is_held_to_the_rule() -> None:
    class Total(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Namespace, x: Array, /) -> Array:
            return xp.sum(x)

    with pytest.raises(
        AxisError, match=r'Total.forward returned real elements of shape \(\), but its rule "\*A -> \*A"'
    ):
        Total()(real(Row))


def test_kind_is_held_to_the_rule() -> None:
    class Rounded(PolyOp1, rule="*A -> int *A"):
        def forward(self, xp: Namespace, x: Array, /) -> Array:
            return xp.round(x)

    with pytest.raises(AxisError, match=r"Rounded.forward returned real elements of shape \(3,\)"):
        Rounded()(real(Row))


def test_without_gradient() -> None:
    class Halved(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Namespace, x: Array, /) -> Array:
            return x / 2

    x = real(Row)
    with pytest.raises(GradientError, match=r"Halved has no gradient for operand 1: define its backward"):
        Halved().gradient(0, x, x, (x,))


def test_gradients_under_other_names() -> None:
    def forward(self: object, xp: Namespace, *arrays: Array) -> Array:
        return arrays[0]

    message = "Distance has 2 operands: its gradients are backward1 and backward2, and backward is not one of them"
    with pytest.raises(GradientError, match=message):
        type("Distance", (PolyOp2,), {"forward": forward, "backward": forward}, rule="*A, *A -> *A")
    with pytest.raises(
        GradientError, match="Halved has 1 operand: its gradient is backward, and backward1 is not one of"
    ):
        type("Halved", (PolyOp1,), {"forward": forward, "backward1": forward}, rule="*A -> *A")
    unnamed: Any = type("Sum", (PolyOp2,), {"forward": forward}, rule="*A, *A -> *A")
    x = real(Row)
    with pytest.raises(GradientError, match=r"Sum has no gradient for operand 2: define its backward2"):
        unnamed().gradient(1, x, x, (x, x))


def test_without_forward() -> None:
    class Nothing(PolyOp1, rule="*A -> *A"): ...

    with pytest.raises(AxisError, match=r"Nothing cannot be computed: its class defines no forward"):
        Nothing()(real(Row))


def test_without_rule() -> None:
    class Unruled(PolyOp1): ...

    with pytest.raises(AxisError, match="Unruled has no rule"):
        Unruled()


def test_ill_formed_rule() -> None:
    with pytest.raises(RuleError, match=r'the rule "\*A -> \*B" of Wrong is ill-formed: \*B on the right'):

        class Wrong(PolyOp1, rule="*A -> *B"): ...  # type: ignore[axis-rule,unused-ignore]


def test_instances_keep_their_own_arguments() -> None:
    """Verdicts are shared by instances, kernels are not."""

    class Scaled(PolyOp1, rule="*A -> *A"):
        def __init__(self, factor: float) -> None:
            super().__init__()
            self.factor = factor

        def forward(self, xp: Namespace, x: Array, /) -> Array:
            return x * self.factor

    x = Tensor[Row](np.ones(3))
    assert [float(Scaled(k)(x).sum()) for k in (1.0, 2.0)] == [3.0, 6.0]


class Hinge(PolyOp1, rule="*A -> *A"):
    def __init__(self, margin: float) -> None:
        self.margin = margin

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.maximum(x + self.margin, xp.zeros_like(x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * as_real(x > -self.margin)


class Calling(Hinge):
    def __init__(self, margin: float) -> None:
        super().__init__(margin)
        PolyOp1.__init__(self)


class Doubled(Hinge):
    def __init__(self, half: float) -> None:
        super().__init__(2.0 * half)


@pytest.mark.parametrize("hinge", [Hinge(0.5), Calling(0.5), Doubled(0.25)], ids=repr)
def test_a_setting_needs_no_constructor_of_the_base(hinge: Hinge) -> None:
    for one in (hinge, copy.copy(hinge), copy.deepcopy(hinge), pickle.loads(pickle.dumps(hinge))):
        check_operation(one, real(Row, Column), reference=lambda x: np.maximum(x + 0.5, 0.0))
    assert str(inspect.signature(Hinge)) == "(margin: 'float') -> 'None'"


@dataclass(frozen=True)
class Shifted(PolyOp1, rule="*A -> *A"):
    by: float

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x + self.by

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


def test_a_frozen_dataclass_is_an_operation() -> None:
    shifted = Shifted(0.5)
    for one in (shifted, copy.copy(shifted), copy.deepcopy(shifted), pickle.loads(pickle.dumps(shifted))):
        check_operation(one, real(Row, Column), reference=lambda x: x + 0.5)
    x = Param(Tensor[Row]([1.0, 2.0]))
    for _ in range(2):
        with given() as computation:
            total = (shifted(x) * Shifted(1.5)(x)).sum()
            assert total.value.item() == 1.5 * 2.5 + 2.5 * 3.5
            assert computation.gradients(total)[x].numpy().tolist() == [4.0, 6.0]


def test_a_dataclass_without_a_hash_is_none() -> None:
    @dataclass
    class Plain(PolyOp1, rule="*A -> *A"):  # type: ignore[axis-rule]  # the type checker says it, too
        by: float

    with pytest.raises(AxisError, match=r"^Plain is a dataclass without a hash, .*: write @dataclass\(frozen=True\)$"):
        Plain(1.0)


def test_settings_tell_plans_apart() -> None:
    x = Param(Tensor[Row]([1.0, 2.0, -5.0]))
    for _ in range(2):
        for margin in (1.0, 2.0):
            with given():
                assert Hinge(margin)(x).value.numpy().tolist() == [1.0 + margin, 2.0 + margin, 0.0]
                total = (Hinge(margin)(x) * Hinge(2.0 * margin)(x)).sum()
                assert total.value.item() == (1 + margin) * (1 + 2 * margin) + (2 + margin) * (2 + 2 * margin)


def test_labels_are_given_to_the_base() -> None:
    class Scaled(PolyOp1[U], rule="*A U *B -> *A *B"):
        def __init__(self, label: type[Axis], scale: float) -> None:
            self.scale = scale

    with pytest.raises(AxisError, match=r"^Scaled does not set its labels: .* super\(\).__init__\(U\) with"):
        Scaled(Row, 2.0)
