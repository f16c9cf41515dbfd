"""Typed signatures of functions on arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

import numpy as np
import pytest

from typedtensor import Axis, AxisError, BoolTensor, IntTensor, SizeError, Tensor
from typedtensor.core.tensor import tensor_type
from typedtensor.interop.signatures import MOST_SEEN, typed

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)


class Batch(Axis): ...


class Time(Axis): ...


class Pixel(Axis, size=4): ...


class Digit(Axis, size=3): ...


WEIGHTS = np.arange(12.0).reshape(4, 3)


def network(images: Any) -> Any:
    return images @ WEIGHTS


class Scaled:
    """As modules of other libraries are: an object that is called with arrays."""

    def __call__(self, images: Any, scale: Any) -> Any:
        return images * scale[:, None]


IMAGES = Tensor[Batch, Pixel](np.ones((2, 4)))
DIGITS = IntTensor[Batch](np.arange(2))

classify = typed(network, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
scaled = typed(Scaled(), Tensor[Batch, Pixel], Tensor[Batch], returns=Tensor[Batch, Pixel])
misplaced = typed(network, Tensor[Batch, Pixel], returns=Tensor[Digit, Batch])
shorter = typed(lambda images: images[:1], Tensor[Batch, Pixel], returns=Tensor[Batch, Pixel])


@typed
def scores(images: Tensor[*N, Pixel], scale: Tensor[*N] | None = None, /, times: int = 1) -> Tensor[*N, Digit]:
    summed: Any = images
    return (summed @ Tensor[Pixel, Digit](WEIGHTS)) * float(times)  # type: ignore[no-any-return]


@typed
def summed(images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> tuple[Tensor[Batch], int]:
    return images.sum(Pixel), len(digits.axes)


@typed
def along(images: Tensor[Batch, U], axis: type[U]) -> Tensor[Batch]:
    return images.sum(axis)


@typed
def weighted(
    images: Tensor[Batch, Pixel],
    where: BoolTensor[Batch] | None = None,
    by: Tensor[Batch] | IntTensor[Batch] | float = 1.0,
) -> Tensor[Batch]:
    return images.sum(Pixel)


@typed
def first(*images: Tensor[Batch, Pixel], **named: Tensor[Batch]) -> Tensor[Batch, Pixel]:
    return images[0]


@typed
def lying(images: Tensor[Batch, Pixel]) -> Tensor[Batch]:
    other: Any = images
    return other  # type: ignore[no-any-return]


@typed
def untyped_results(images: Tensor[Batch, Pixel], *more: float) -> list[Tensor[Batch]]:
    return [images.sum(Pixel) * x for x in more]


def test_arrays_go_in_and_tensors_come_out() -> None:
    assert classify(IMAGES).tensor_type is Tensor[Batch, Digit]
    np.testing.assert_array_equal(classify(IMAGES), np.ones((2, 4)) @ WEIGHTS)
    assert scaled(IMAGES, Tensor[Batch]([1.0, 2.0])).sum(Pixel).numpy().tolist() == [4.0, 8.0]
    assert classify.__name__ == "network"


def test_annotations_bind_variables() -> None:
    assert scores(IMAGES).tensor_type is Tensor[Batch, Digit]
    assert scores(Tensor[Pixel](np.ones(4)), times=2).tensor_type is Tensor[Digit]
    assert summed(IMAGES, DIGITS)[1] == 1
    assert along(IMAGES, Pixel).tensor_type is Tensor[Batch]
    assert len(untyped_results(IMAGES, 1.0, 2.0)) == 2


@typed
def total(*values: Tensor[*N], **named: Tensor[*N]) -> Tensor[*N]:
    first, *others = (*values, *named.values())
    return sum(others, first)


def test_repeated_arguments_bind_variables() -> None:
    assert total(IMAGES).tensor_type is total(IMAGES, IMAGES, last=IMAGES).tensor_type is Tensor[Batch, Pixel]
    assert total(last=IMAGES.sum(Pixel)).tensor_type is Tensor[Batch]


def test_what_may_be_left_out_or_repeated_is_checked_where_it_is_given() -> None:
    there, numbers = BoolTensor[Batch](np.ones(2, bool)), Tensor[Batch](np.ones(2))
    for given in ((IMAGES,), (IMAGES, None), (IMAGES, there), (IMAGES, there, numbers), (IMAGES, None, DIGITS)):
        assert weighted(*given).tensor_type is Tensor[Batch]
    assert weighted(IMAGES, by=2.0).tensor_type is Tensor[Batch]
    assert scores(IMAGES, numbers).tensor_type is scores(IMAGES, None).tensor_type is Tensor[Batch, Digit]
    assert first(IMAGES, IMAGES, mean=numbers).tensor_type is Tensor[Batch, Pixel]


@typed
def by_arrays(images: Tensor[*N, Pixel], length: int = 3) -> Tensor[*N, Digit]:
    return Tensor[*N, Digit](network(images.array)[..., :length])


@typed
def of_each_axis(values: Tensor[Batch, U]) -> tuple[Tensor[U], Tensor[U, Batch], int]:
    return Tensor[U](values.array.sum(0)), Tensor[U, Batch](values.array.T), 3


@typed
def of_fewer_axes(images: Tensor[*N, Pixel]) -> Tensor[*N, Digit]:
    return Tensor[*N, Digit](images.array.sum(-1))


@typed
def of_other_axes(images: Tensor[*N, Pixel]) -> Tensor[*N, Digit]:
    made: Any = Tensor[Pixel, *N](images.array.T)
    return made  # type: ignore[no-any-return]  # of other axes than it says, which a call finds


@typed
def without_axes(images: Tensor[*N, Pixel]) -> Tensor[*N, Digit]:
    return Tensor[*N, Digit](images.array.sum())


def test_results_of_arrays_get_the_labels_of_the_call() -> None:
    """In the function, ``N`` is a variable, which says nothing of the labels that it stands for."""
    assert by_arrays(IMAGES).tensor_type is Tensor[Batch, Digit]
    deep: Any = Tensor[Batch, Time, Pixel](np.ones((2, 5, 4)))
    np.testing.assert_array_equal(by_arrays(deep).numpy(), np.ones((2, 5, 4)) @ WEIGHTS)
    assert by_arrays(deep).tensor_type is Tensor[Batch, Time, Digit]
    assert by_arrays(Tensor[Pixel](np.ones(4))).tensor_type is Tensor[Digit]
    total, turned, count = of_each_axis(IMAGES)
    assert total.tensor_type is Tensor[Pixel]
    assert turned.tensor_type is Tensor[Pixel, Batch]
    assert count == 3


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: by_arrays(IMAGES, 2), SizeError, r"Digit is declared with size 3, but axis 1 of the array"),
        (
            lambda: of_fewer_axes(IMAGES),
            AxisError,
            r"Tensor\[Batch, Digit\] needs an array of 2 axes, but was given one of 1",
        ),
        (
            lambda: of_other_axes(IMAGES),
            AxisError,
            r"is declared to return Tensor\[Batch, Digit\], but returned Tensor\[Pixel, ",
        ),
        (
            lambda: without_axes(IMAGES),
            AxisError,
            "needs an array of at least 1 axis, but was given one of 0",
        ),
    ],
)
def test_results_of_arrays_are_held_to_the_declared_type(
    call: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        call()


def test_many_types_of_arguments() -> None:
    made = [type(f"L{n}", (Axis,), {}) for n in range(MOST_SEEN + 2)]
    anything: Callable[..., Any] = scores
    for label in [*made, made[0]]:
        assert anything(tensor_type("real", (label, Pixel))(np.ones((1, 4)))).axes == (label, Digit)


WRONG: dict[str, Callable[[Any], Any]] = {
    "network takes Tensor[Batch, Pixel] for argument 1, but was given Tensor[Pixel, Batch]: transpose it before": (
        lambda given: classify(given.transpose())
    ),
    "takes Tensor[Batch, Pixel] for argument 1, but was given numpy.ndarray: give an array its axes, as in "
    "Tensor[Batch, Pixel](array)": lambda given: classify(given.array),
    "takes Tensor[Batch, Pixel] for argument 1, but was given IntTensor[Batch, Pixel]: convert it to real": (
        lambda given: classify(IntTensor[Batch, Pixel](np.ones((2, 4), int)))  # type: ignore[arg-type]
    ),
    "takes Tensor[Batch, Pixel] for images, but was given Tensor[Batch, Digit]: rename, reduce or expand its axes": (
        lambda given: summed(Tensor[Batch, Digit](np.ones((2, 3))), DIGITS)  # type: ignore[arg-type]
    ),
    "takes IntTensor[Batch] for digits, but was given list": lambda given: summed(given, [0]),  # type: ignore[arg-type]
    "takes Tensor[*N, Pixel] for images, but was given numpy.ndarray: give an array its axes, as in "
    "Tensor[..., Pixel](array)": lambda given: scores(np.ones(4)),  # type: ignore[arg-type]
    'scores cannot be applied: its annotation "real *N @Pixel -> real *N @Digit" needs the': lambda given: scores(
        given.transpose()
    ),
    "Batch has the size 2 in the arguments of summed, and the size 3 in argument 2": (
        lambda given: summed(given, IntTensor[Batch](np.arange(3)))
    ),
    "Batch has the size 2 in the arguments of Scaled, and the size 3 in argument 2": (
        lambda given: scaled(given, Tensor[Batch](np.ones(3)))
    ),
    "and the size 1 in its result": lambda given: shorter(given),
    "Digit is declared with size 3, but axis 0 of the array given to Tensor[Digit, Batch]": (
        lambda given: misplaced(given)
    ),
    "lying is declared to return Tensor[Batch], but returned Tensor[Batch, Pixel]": lambda given: lying(given),
    "weighted takes BoolTensor[Batch] for where, but was given BoolTensor[Pixel]: rename, reduce or expand": (
        lambda given: weighted(given, BoolTensor[Pixel](np.ones(4, bool)))  # type: ignore[arg-type]  # the mistake
    ),
    "weighted takes BoolTensor[Batch] for where, but was given numpy.ndarray: give an array its axes": (
        lambda given: weighted(given, np.ones(2, bool))  # type: ignore[arg-type]  # the mistake
    ),
    "weighted takes Tensor[Batch] or IntTensor[Batch] for by, but was given BoolTensor[Batch]: make it one": (
        lambda given: weighted(given, by=BoolTensor[Batch](np.ones(2, bool)))  # type: ignore[arg-type]  # the mistake
    ),
    'scores cannot be applied: its annotation "real *N @Pixel, real *N -> real *N @Digit" needs': (
        lambda given: scores(given, Tensor[Pixel](np.ones(4)))
    ),
    "first takes Tensor[Batch, Pixel] for images, but was given Tensor[Batch]": (
        lambda given: first(given, given.sum(Pixel))
    ),
    "first takes Tensor[Batch] for named, but was given Tensor[Batch, Pixel]": (
        lambda given: first(given, other=given)
    ),
    'total cannot be applied: its annotation "real *N, real *N -> real *N" needs the axes *N of the first (Batch, '
    "Pixel) to equal the axes *N of the second (Pixel, Batch)": lambda given: total(given, given.transpose()),
    "the axes of the result of total do not follow from its arguments: nothing binds *N; pass a tensor to a parameter "
    "whose annotation has it": lambda given: total(),
    "network takes its tensors by position, but was given images by name": (
        lambda given: classify(images=given)  # type: ignore[call-arg]  # the mistake
    ),
    "network takes 1 tensors, but was given 2": lambda given: classify(given, given),  # type: ignore[call-arg]
    "typed takes the types of the tensors of network": (
        lambda given: typed(network, Tensor[Batch, Pixel])  # type: ignore[call-overload]
    ),
}


@pytest.mark.parametrize("message", WRONG)
def test_what_is_refused(message: str) -> None:
    with pytest.raises((AxisError, SizeError, TypeError)) as caught:
        WRONG[message](IMAGES)
    assert message in str(caught.value)
