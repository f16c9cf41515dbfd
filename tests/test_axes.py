"""Labels, their sizes, and labels derived from labels."""

from __future__ import annotations

import pydoc
from collections.abc import Callable
from typing import Any, Generic

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Concat, Flat, RuleError, SizeError, Tensor, Valid, across
from typedtensor.core.axes import U, declared_size, is_label, label_name, label_of, size_of
from typedtensor.elsewhere import DECLARED
from typedtensor.ops import top_k


class Batch(Axis): ...


class Pixel(Axis, size=64): ...


class Height(Axis, size=8): ...


class Width(Axis, size=6): ...


class Kernel(Axis, size=3): ...


def message(error: type[Exception], act: Callable[[], Any]) -> str:
    with pytest.raises(error) as caught:
        act()
    return str(caught.value)


class TestSizedAxes:
    def test_a_size_is_given_or_declared(self) -> None:
        assert (Batch(4).size, Pixel().size, Pixel(64).size) == (4, 64, 64)

    def test_a_label_has_its_declared_size(self) -> None:
        assert Pixel.size == 64
        assert message(SizeError, lambda: Batch.size) == (  # type: ignore[axes-size]  # the mistake
            "Batch has no declared size: declare one, class Batch(Axis, size=64): ..., or read that of a tensor, "
            "tensor.sizes[Batch]"
        )
        assert message(SizeError, lambda: Flat.size) == (  # type: ignore[axes]  # the mistake
            "the size of Flat depends on U, V: write Flat[U, V]().size, with labels"
        )
        assert message(SizeError, lambda: Axis.size).startswith("Axis is not a label: derive one from it")

    def test_a_size_stays(self) -> None:
        pixels: Any = Pixel()
        with pytest.raises(AttributeError, match=r"the size of the axis Pixel\(64\) cannot be changed"):
            pixels.size = 7
        assert pixels.size == 64

    def test_help_for_a_label_without_a_size(self) -> None:
        assert not hasattr(Batch, "size")
        assert "Batch" in pydoc.render_doc(Batch)

    def test_it_prints_as_it_is_written(self) -> None:
        assert repr(Batch(4)) == "Batch(4)"
        assert repr(Flat[Batch, Width](12)) == "Flat[Batch, Width](12)"

    def test_an_axis_may_be_empty(self) -> None:
        assert Batch(0).size == 0

    def test_numbers_of_numpy_are_whole_numbers(self) -> None:
        assert type(Batch(np.int64(3)).size) is int  # type: ignore[arg-type]

    @pytest.mark.parametrize("size", [-1, True, 2.0, "4"])
    def test_what_is_no_size(self, size: Any) -> None:
        assert message(SizeError, lambda: Batch(size)) == (
            f"the size of Batch must be a whole number of at least 0, not {size!r}"
        )

    def test_a_size_is_needed(self) -> None:
        assert message(SizeError, Batch) == "Batch has no declared size: write Batch(64), say"

    def test_another_size_than_the_declared_one(self) -> None:
        assert message(SizeError, lambda: Pixel(65)) == (  # type: ignore[axes]
            "Pixel is declared with size 64, not 65"
        )

    def test_the_base_is_no_label(self) -> None:
        assert message(AxisError, lambda: Axis(3)) == (
            "Axis is not a label: derive one from it, as in class Batch(Axis): ..."
        )


class TestDeclarations:
    def test_a_label_is_no_subclass_of_a_label(self) -> None:
        assert message(AxisError, lambda: type("Row", (Batch,), {})) == (
            "the axis label Row may not be a subclass of the label Batch: a Row axis would pass for a Batch axis; "
            "derive both from Axis"
        )

    @pytest.mark.parametrize("size", [-1, True, 1.5])
    def test_what_is_no_size(self, size: Any) -> None:
        assert message(SizeError, lambda: type("Row", (Axis,), {}, size=size)) == (
            f"size= of the label Row must be a whole number of at least 0, not {size!r}"
        )

    def test_a_formula_that_does_not_parse(self) -> None:
        assert message(RuleError, lambda: type("Row", (Axis,), {}, size="|U")) == (
            "the size \"|U\" of Row is ill-formed: expected '|' but found the end"
        )

    def test_a_formula_over_what_is_no_parameter(self) -> None:
        assert message(RuleError, lambda: type("Row", (Axis,), {}, size="|U| + 1")) == (
            'the size "|U| + 1" of Row is ill-formed: Row has no parameter U'
        )


class TestDerivedLabels:
    @pytest.mark.parametrize(
        ("label", "size"),
        [
            (Flat[Height, Width], 48),
            (Concat[Height, Width], 14),
            (Valid[Height, Kernel], 6),
            (Flat[Valid[Height, Kernel], Concat[Width, Width]], 72),
            (Flat[Batch, Width], None),
            (Flat[Flat[Batch, Width], Width], None),
        ],
    )
    def test_its_size_follows(self, label: Any, size: int | None) -> None:
        assert declared_size(label) == size

    def test_sizes_known_in_a_computation(self) -> None:
        assert declared_size(Flat[Batch, Width], {Batch: 5}) == 30
        assert declared_size(Flat[Batch, Width], {Flat[Batch, Width]: 12}) == 12

    def test_sized_axes_are_equal_by_label_and_size(self) -> None:
        """So that an operation with one that is written where it is applied is made once."""

        class Best(Axis): ...

        assert Best(3) == Best(3)
        assert Pixel() == Pixel(64)
        assert Flat[Batch, Width](12) == Flat[Batch, Width](12)
        assert Flat[Batch, Width](12) != Flat[Batch, Height](12)
        assert len({Best(3), Best(3), Best(4)}) == 2
        x, kept = Tensor[Pixel](np.zeros(64)), Best.__kept__.operations
        for _ in range(3):
            assert (top_k(x, Pixel, Best(5)).shape, x.expand(Best(2)).shape) == ((5,), (2, 64))
        assert len(kept) == 2

    def test_as_a_sized_axis(self) -> None:
        assert Flat[Height, Width]().size == 48
        assert Flat[Height, Width](48).size == 48
        assert Flat[Batch, Width](12).size == 12

    def test_another_size_than_follows(self) -> None:
        assert message(SizeError, lambda: Flat[Height, Width](7).size) == (  # type: ignore[axes]
            "Flat[Height, Width] is declared with size 48, not 7"
        )

    def test_a_size_that_does_not_follow(self) -> None:
        assert message(SizeError, lambda: Flat[Batch, Width]().size) == (  # type: ignore[axes-size]
            "Flat[Batch, Width] has no declared size: write Flat[Batch, Width](64), say"
        )

    def test_a_window_that_is_longer_than_the_axis(self) -> None:
        assert message(SizeError, lambda: Valid[Kernel, Height]().size) == (  # type: ignore[axes]
            "the size of Valid[Kernel, Height], |U| - |K| + 1, is -4: an axis has at least one element"
        )

    def test_without_its_labels_it_is_none(self) -> None:
        assert message(AxisError, lambda: Flat(48).size) == (
            "Flat is not a label: write Flat[U, V], with the labels that it is derived from"
        )

    def test_a_derived_label_of_the_user(self) -> None:
        class Padded(Axis, Generic[U], size="|U| + 2"): ...

        assert declared_size(Padded[Height]) == 10
        assert label_name(Padded[Padded[Batch]]) == "Padded[Padded[Batch]]"

    def test_equal_where_the_labels_are(self) -> None:
        assert len({Flat[Height, Width], Flat[Height, Width], Flat[Width, Height]}) == 2


@pytest.mark.parametrize("value", [Batch, Pixel, Flat[Batch, Pixel], Flat[Concat[Batch, Pixel], Pixel]])
def test_labels(value: Any) -> None:
    assert is_label(value)


@pytest.mark.parametrize("value", [Axis, Flat, int, "Batch", Batch(3), Flat[Axis, Batch], list[int], None])
def test_what_is_no_label(value: Any) -> None:
    assert not is_label(value)


def test_the_label_of_an_axis() -> None:
    assert label_of(Batch) is Batch
    assert label_of(Batch(3)) is Batch
    assert label_of(Flat[Batch, Width](12)) == Flat[Batch, Width]


@pytest.mark.parametrize("value", [int, "Batch", Axis])
def test_the_label_of_anything_else(value: Any) -> None:
    assert message(AxisError, lambda: label_of(value)) == (
        f"expected an axis label (a subclass of Axis) or a sized axis, not {value!r}"
        + (f": {DECLARED}" if isinstance(value, str) else "")
    )


def test_the_size_of_an_axis() -> None:
    assert (size_of(Batch(3)), size_of(Pixel), size_of(Flat[Height, Width])) == (3, 64, 48)


def test_a_size_that_is_not_known() -> None:
    assert message(SizeError, lambda: size_of(Batch)) == (
        "the size of Batch is needed here: write Batch(64), or declare class Batch(Axis, size=64)"
    )
    assert message(SizeError, lambda: size_of(Flat[Batch, Width])) == (
        "the size of Flat[Batch, Width] is needed here: write Flat[Batch, Width](64), or declare the sizes of the "
        "labels that it is derived from"
    )


def test_labels_of_samples() -> None:
    class Image(Axis, samples=True): ...

    assert across(Image) is Image
    assert across(Flat[Image, Image]) == Flat[Image, Image]
    with pytest.raises(AxisError, match="expected an axis label"):
        across(int)  # type: ignore[type-var]
    with pytest.raises(TypeError, match="samples= of the label Wrong must be True or False, not 1"):

        class Wrong(Axis, samples=1): ...  # type: ignore[arg-type, axis-rule]
