"""Batches of data, and of what other libraries iterate."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import chain
from typing import Any, cast

import numpy as np
import pytest

from typedtensor import (
    Axis,
    AxisError,
    BindingError,
    BoolTensor,
    Input,
    IntTensor,
    SizeError,
    Tensor,
    TypedTensorError,
    given,
)
from typedtensor.optim import SGD
from typedtensor.training import (
    Batch,
    Batches,
    BatchesOf,
    Chained,
    Constant,
    Cosine,
    ExponentialDecay,
    Milestones,
    OneCycle,
    WarmUp,
    measure,
    padded,
)


class Row(Axis): ...


class Column(Axis): ...


X, Y, Z = Input(Tensor[Column, Row]), Input(IntTensor[Row]), Input(Tensor[Column])
XS, YS, ZS = np.arange(14.0).reshape(2, 7), np.arange(7), np.ones(2)


def batches(**options: Any) -> Batches:
    every = X.bind(Tensor[Column, Row](XS)), Y.bind(IntTensor[Row](YS)), Z.bind(Tensor[Column](ZS))
    return Batches(*every, along=Row, **{"size": 3, **options})


def seen(some: Any) -> list[list[int]]:
    """The rows of each batch; that all inputs have the same ones."""
    made = []
    for batch in some:
        with given(*batch):
            np.testing.assert_array_equal(X.value.numpy(), XS[:, Y.value.numpy()])
            assert Z.value.shape == (2,)
            assert batch.size == Y.value.shape[0]
            made.append(Y.value.numpy().tolist())
    return made


def test_a_batch_has_a_whole_number_of_elements() -> None:
    for size in (2.5, 2.0, True, "3"):
        with pytest.raises(SizeError, match=r"^size, the number of elements of a batch, must be a whole number, not "):
            batches(size=size)


def test_an_epoch_has_each_element_once() -> None:
    some = batches()
    first, second = seen(some), seen(some)
    assert [len(rows) for rows in first] == [3, 3, 1]
    assert first != second
    assert sorted(chain(*first)) == sorted(chain(*second)) == list(range(7))
    assert (seen(some.epoch(1)), seen(some.epoch(2, start=1))) == (first, second[1:])
    assert seen(batches(seed=1).epoch(1)) != first
    assert seen(batches(seed=None)) == [[0, 1, 2], [3, 4, 5], [6]]
    assert [len(rows) for rows in seen(batches(whole=True))] == [3, 3]
    assert (len(some), len(batches(whole=True)), len(batches(size=100))) == (3, 2, 1)


def test_means_are_those_of_all_elements() -> None:
    found = measure(batches(), {"x": X.mean(Row).mean(Column), "z": Z.sum() + X.mean(Row).sum()})
    assert found == {"x": pytest.approx(XS.mean()), "z": pytest.approx(2.0 + 2.0 * XS.mean())}


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Batches(Z.bind(Tensor[Column](ZS)), along=Row, size=1), "none of the inputs has the axis Row"),
        (lambda: Batches(along=Row, size=1), "none of the inputs has the axis Row"),
        (
            lambda: Batches(cast(Any, Tensor[Column](ZS)), along=Row, size=1),
            r"takes inputs with their data, image.bind\(tensor\), not Tensor",
        ),
        (lambda: batches(size=0), "cannot take batches of 0 from 7 elements along Row"),
        (lambda: batches(size=8, whole=True), "cannot take batches of 8 from 7 elements"),
        (
            lambda: Batches(X.bind(Tensor[Column, Row](XS)), Y.bind(IntTensor[Row](YS[:5])), along=Row, size=2),
            r"there are 7 elements along Row for .* but 5 for",
        ),
        (
            lambda: Batches(Input(Tensor[Row, Row]).bind(Tensor[Row, Row](np.eye(3))), along=Row, size=2),
            "has the axis Row twice",
        ),
        (lambda: BatchesOf([], [Z], along=Row), "none of the inputs has the axis Row"),
        (
            lambda: list(BatchesOf(iter([]), [Y], along=Row)),
            "gave no batch in epoch 1: pass an iterable that can be iterated",
        ),
        (
            lambda: list(BatchesOf([(YS, YS)], [Y], along=Row)),
            "a tuple of 1 parts, one for each input, but is 2 parts",
        ),
        (lambda: list(BatchesOf([YS], [Y], along=Row)), "but is a ndarray"),
        (lambda: list(BatchesOf([{"z": YS}], {"y": Y}, along=Row)), r"must have the parts y, but has \['z'\]"),
        (lambda: list(BatchesOf([(XS,)], [Y], along=Row)), r"IntTensor\[Row\] needs"),
    ],
)
def test_what_makes_no_batches(make: Callable[[], Any], message: str) -> None:
    with pytest.raises((AxisError, SizeError, BindingError, TypedTensorError), match=message):
        make()


class Loader:
    """What gives tuples of arrays, as a loader of another library."""

    def __iter__(self) -> Iterator[list[Any]]:
        return iter([[XS[:, :4], YS[:4], ZS], [XS[:, 4:], YS[4:], ZS]])


class OfDevice:
    """An array of a library that differentiates and computes elsewhere: its elements are fetched as PyTorch's are."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def detach(self) -> OfDevice:
        return self

    def cpu(self) -> OfDevice:
        return self

    def numpy(self) -> Any:
        return self.array


def test_the_batches_of_others() -> None:
    expected = [[0, 1, 2, 3], [4, 5, 6]]
    bound = BatchesOf(Loader(), [X, Y, Z], along=Row)
    assert seen(bound) == seen(bound.epoch(2)) == expected
    assert seen(bound.epoch(1, start=1)) == expected[1:]
    assert seen(BatchesOf([[OfDevice(x) for x in item] for item in Loader()], [X, Y, Z], along=Row)) == expected
    items = [dict(zip("xyz", item, strict=True), more="text") for item in Loader()]
    assert seen(BatchesOf(items, {"z": Z, "x": X, "y": Y}, along=Row)) == expected


class Time(Axis): ...


KEYED: dict[str, Input[Any]] = {"x": Input(Tensor[Row]), "n": Input(IntTensor[Row])}
EXAMPLES = [{"x": n / 2, "n": n, "more": "text"} for n in range(7)]


def taken(batches: Iterable[Batch]) -> list[list[list[float]]]:
    return [[binding.value.numpy().tolist() for binding in batch] for batch in batches]


def test_examples_are_stacked_in_the_order_of_an_epoch() -> None:
    batches = BatchesOf(EXAMPLES, KEYED, along=Row, size=3, seed=1)
    first, second = taken(batches), taken(batches)
    assert first != second
    for epoch in (first, second):
        assert [len(x) for x, _ in epoch] == [3, 3, 1]
        assert sorted(n for _, numbers in epoch for n in numbers) == [*range(7)]
        assert all(x == [n / 2 for n in numbers] for x, numbers in epoch)
    again = BatchesOf(EXAMPLES, KEYED, along=Row, size=3, seed=1, prefetch=2)
    assert [taken(again.epoch(1)), taken(again.epoch(2))] == [first, second]
    assert taken(again.epoch(2, start=2)) == second[2:]
    [[_, order]] = taken(BatchesOf(EXAMPLES, KEYED, along=Row, size=7))
    assert order == [*range(7)]
    pairs = BatchesOf([(n / 2, n) for n in range(7)], [*KEYED.values()], along=Row, size=3, seed=1)
    assert taken(pairs) == first


def test_an_epoch_goes_on_without_the_examples_before() -> None:
    class Read(list[Any]):
        def __getitem__(self, n: Any) -> Any:
            numbers.append(n)
            return super().__getitem__(n)

    numbers: list[int] = []
    assert len(taken(BatchesOf(Read(EXAMPLES), KEYED, along=Row, size=2, seed=0).epoch(3, start=2))) == 2
    assert len(numbers) == 3


def test_sequences_of_examples_are_padded_together() -> None:
    words, present = Input(IntTensor[Row, Time]), Input(BoolTensor[Row, Time])
    batches = BatchesOf(
        [[1], [2, 3], [4, 5, 6]], [words, present], along=Row, size=2, collate=lambda x: padded(x, IntTensor[Row, Time])
    )
    assert taken(batches) == [[[[1, 0], [2, 3]], [[True, False], [True, True]]], [[[4, 5, 6]], [[True] * 3]]]
    with pytest.raises(SizeError, match=r"shapes \(1,\) and \(2,\) of part 0 cannot be stacked: pass collate="):
        taken(BatchesOf([([1],), ([2, 3],)], [words], along=Row, size=2))


def test_examples_of_data_frames_and_of_other_libraries() -> None:
    expected = taken(BatchesOf(EXAMPLES, KEYED, along=Row, size=3, seed=1))
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(EXAMPLES, index=[*"abcdefg"])
    assert taken(BatchesOf(frame, KEYED, along=Row, size=3, seed=1)) == expected
    columns = BatchesOf(frame[["x", "n"]], [*KEYED.values()], along=Row, size=3, seed=1)
    assert taken(columns) == expected
    records = BatchesOf(
        frame, KEYED, along=Row, size=3, seed=1, collate=lambda rows: {key: [x[key] for x in rows] for key in KEYED}
    )
    assert taken(records) == expected


def test_examples_of_pytorch_and_hugging_face() -> None:
    data = pytest.importorskip("torch.utils.data")
    expected = taken(BatchesOf(EXAMPLES, KEYED, along=Row, size=3, seed=1))
    torch = pytest.importorskip("torch")
    tensors = data.TensorDataset(torch.arange(7) / 2, torch.arange(7))
    assert taken(BatchesOf(tensors, [*KEYED.values()], along=Row, size=3, seed=1)) == expected
    halves = data.random_split(tensors, [4, 3], generator=torch.Generator().manual_seed(0))
    assert sorted(taken(BatchesOf(halves[0], [*KEYED.values()], along=Row, size=9))[0][1]) == sorted(halves[0].indices)
    datasets = pytest.importorskip("datasets")
    assert taken(BatchesOf(datasets.Dataset.from_list(EXAMPLES), KEYED, along=Row, size=3, seed=1)) == expected


def test_what_has_no_examples() -> None:
    with pytest.raises(BindingError, match="the items are batches, whose order and parts are their own: give size="):
        BatchesOf(EXAMPLES, KEYED, along=Row, seed=0)
    with pytest.raises(BindingError, match="examples have numbers and a count, but generator has not both"):
        BatchesOf((x for x in EXAMPLES), KEYED, along=Row, size=2)
    with pytest.raises(AxisError, match=r"stacked along Row, the first axis, but .* is a Tensor\[Time, Row\]"):
        BatchesOf(EXAMPLES, [Input(Tensor[Time, Row])], along=Row, size=2)
    with pytest.raises(SizeError, match="size, the number of examples of a batch,"):
        BatchesOf(EXAMPLES, KEYED, along=Row, size=0)
    with pytest.raises(BindingError, match="a batch must have the parts x, n, but has"):
        taken(BatchesOf([{"x": 1.0}], KEYED, along=Row, size=1))


@pytest.mark.parametrize(
    "rate",
    [
        Constant(0.1),
        Cosine(0.1, 4),
        ExponentialDecay(0.1, 0.5),
        Milestones(0.1, {2: 0.5}),
        OneCycle(0.1, 4),
        WarmUp(2, Cosine(0.1, 2)),
        Chained((2, Constant(0.1)), last=ExponentialDecay(0.2, 0.5)),
    ],
    ids=lambda rate: type(rate).__name__,
)
def test_a_schedule_is_a_learning_rate(rate: Callable[[int], float]) -> None:
    from typedtensor import Param

    weight = Param(Tensor[()](np.array(0.0)))
    optimizer = SGD([weight], learning_rate=rate)
    for _ in range(6):
        with given():
            optimizer.step(weight * 1.0)
    assert weight.value.item() == pytest.approx(-sum(rate(step) for step in range(1, 7)))


def test_batches_that_a_thread_makes() -> None:
    """They are the same, in their order; the next ones are made while one is used, and no more than were asked for."""
    made: list[int] = []

    class Numbered:
        def __iter__(self) -> Iterator[tuple[Any]]:
            for number in range(20):
                made.append(number)
                yield (np.full(2, number),)

    def numbers(batches: Iterable[Batch]) -> list[int]:
        return [int(batch[0].value.numpy()[0]) for batch in batches]

    bound = BatchesOf(Numbered(), [Y], along=Row, prefetch=3)
    assert numbers(bound) == made == [*range(20)]
    assert numbers(bound.epoch(2, start=15)) == [*range(15, 20)]
    made.clear()
    epoch = bound.epoch(3)
    assert numbers([next(epoch)]) == [0]
    assert len(made) <= 4
    assert isinstance(epoch, Generator)
    epoch.close()
    count = len(made)
    assert count <= 5
    assert not [x for x in threading.enumerate() if x.name.startswith("batches")]


def test_errors_of_batches_that_a_thread_makes() -> None:
    """They come after the batches before."""
    items = [(np.ones(2, int),), (np.ones(2, int), np.ones(2, int))]
    epoch = BatchesOf(items, [Y], along=Row, prefetch=5).epoch(1)
    assert next(epoch).size == 2
    with pytest.raises(BindingError, match="a tuple of 1 parts"):
        next(epoch)
    with pytest.raises(BindingError, match="gave no batch in epoch 1"):
        list(BatchesOf([], [Y], along=Row, prefetch=1))
    with pytest.raises(SizeError, match=r"prefetch, .* must be at least 0, not -1"):
        BatchesOf(items, [Y], along=Row, prefetch=-1)
