"""Batches: the bindings of inputs for one step after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from typedtensor.base.options import whole as whole_number
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import Binding, Input
from typedtensor.core.tensor import AnyTensor
from typedtensor.elsewhere import BATCHES
from typedtensor.errors import AxisError, BindingError, SizeError


class Batch(tuple[Binding[Any], ...]):
    """The bindings of a step, for ``given(*batch)``.

    Attributes:
        size: the number of elements along the axis of batches.
    """

    size: int

    def __new__(cls, bindings: Iterable[Binding[Any]], size: int) -> Self:
        result = super().__new__(cls, bindings)
        result.size = size
        return result

    def __repr__(self) -> str:
        return f"Batch(size={self.size}, {', '.join(map(repr, self))})"


class Batches:
    """Data in batches, shuffled in each epoch.

    Args:
        bindings: the inputs with all data: those whose type has the axis are split along it, others are bound whole.
        along: the axis.
        size: the number of elements in a batch; the last may have fewer.
        seed: the order depends only on it and on the number of the epoch; None keeps the original order.
        whole: whether an incomplete last batch is dropped.

    Raises:
        AxisError: when no input has the axis, or one has it twice.
        SizeError: when inputs have different numbers of elements, or none.

    Each iteration is the next epoch; :meth:`epoch` returns a given one.

    See also: ``torch.utils.data.DataLoader``, ``tf.data.Dataset.batch``.

    >>> from typedtensor import Axis, Tensor, given
    >>> class Row(Axis): ...
    >>> x = Input(Tensor[Row])
    >>> batches = Batches(x.bind(Tensor[Row]([1.0, 2.0, 3.0])), along=Row, size=2, seed=None)
    >>> for batch in batches:
    ...     with given(*batch):
    ...         print(batch.size, x.value)
    2 Tensor[Row=2]([1., 2.])
    1 Tensor[Row=1]([3.])
    """

    if not TYPE_CHECKING:  # type checkers report unknown arguments themselves

        def __new__(cls, *bindings, **options):
            for name in options.keys() & BATCHES.keys():
                raise BindingError(f"{cls.__name__} takes no {name}=: {BATCHES[name]}")
            return super().__new__(cls)

    def __init__(
        self, *bindings: Binding[Any], along: Label, size: int, seed: int | None = 0, whole: bool = False
    ) -> None:
        if wrong := [x for x in bindings if not isinstance(x, Binding)]:
            raise BindingError(
                f"Batches takes inputs with their data, image.bind(tensor), not {type(wrong[0]).__name__}"
            )
        self._bindings, self.along, self.seed = bindings, along, seed
        self._places = [_place(binding, along) for binding in bindings]
        counts: dict[int, Binding[Any]] = {
            binding.value.shape[place]: binding
            for binding, place in zip(bindings, self._places, strict=True)
            if place is not None
        }
        if not counts:
            raise AxisError(f"none of the inputs has the axis {label_name(along)}, along which the batches are taken")
        if len(counts) > 1:
            (one, first), (other, second) = list(counts.items())[:2]
            raise SizeError(
                f"there are {one} elements along {label_name(along)} for {first.describe()}, but {other} for "
                f"{second.describe()}: all inputs need equally many"
            )
        (self.count,) = counts
        size = whole_number("size, the number of elements of a batch,", size)
        if size < 1 or self.count < (size if whole else 1):
            raise SizeError(f"cannot take batches of {size} from {self.count} elements along {label_name(along)}")
        self.size = size
        self._length = self.count // size if whole else -(-self.count // size)
        self.epochs = 0

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Batch]:
        self.epochs += 1
        return self.epoch(self.epochs)

    def epoch(self, number: int, start: int = 0) -> Iterator[Batch]:
        """The batches of an epoch, from a given one on.

        Args:
            number: the number of the epoch.
            start: the number of skipped batches.
        """
        order = np.arange(self.count) if self.seed is None else _order(self.seed, number, self.count)
        for first in range(start * self.size, self._length * self.size, self.size):
            chosen = order[first : first + self.size]
            result = [
                binding if place is None else _part(binding, place, chosen)
                for binding, place in zip(self._bindings, self._places, strict=True)
            ]
            yield Batch(result, len(chosen))

    def __repr__(self) -> str:
        inputs = ", ".join(repr(binding.input) for binding in self._bindings)
        return (
            f"Batches({inputs}; {self.count} along {label_name(self.along)} in {len(self)} batches of {self.size}, "
            f"seed={self.seed})"
        )


class BatchesOf:
    """The items of any iterable as batches, such as those of PyTorch's ``DataLoader``; or batches of the examples of a
    data set. Items and examples are tuples, lists or dicts of arrays.

    With ``size``, the items are examples by number: a sequence, a data set of PyTorch or Hugging Face, or a data frame,
    whose columns are the parts. Batches are stacks of examples, in an order that depends on the seed and the number of
    the epoch alone, so that an epoch goes on from any batch without the examples before.

    Args:
        items: the iterable; it is iterated once for each epoch.
        inputs: the inputs that the parts of an item are bound to, in order; for dicts, by key. Other keys are ignored.
        along: the axis of batches, by which :func:`measure` weights them.
        prefetch: how many batches a thread takes from the iterable while others are used; 0 for none.
        size: the number of examples in a batch; the last may have fewer. None for items that are batches.
        seed: decides about the order of examples; None keeps the original one.
        collate: makes the parts of a batch of a list of examples; by default they are stacked. For sequences of
            different lengths, it can call :func:`padded`.

    Raises:
        AxisError: when no input has the axis, or parts that are stacked have another axis first.
        SizeError: when the number of prefetched batches is negative, or the size is less than 1.
        BindingError: when items that are no examples by number are given a size, or other items a seed. In an epoch,
            when an item has other parts than the inputs, or there is none.

    See also: ``torch.utils.data.DataLoader``, ``datasets.Dataset.iter``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> x = Input(Tensor[Row])
    >>> [batch.size for batch in BatchesOf([{"x": np.ones(3)}, {"x": np.ones(2)}], {"x": x}, along=Row)]
    [3, 2]
    >>> [batch[0].value for batch in BatchesOf([{"x": n / 2} for n in range(3)], {"x": x}, along=Row, size=2, seed=0)]
    [Tensor[Row=2]([1., 0.]), Tensor[Row=1]([0.5])]
    """

    def __init__(
        self,
        items: Iterable[Any],
        inputs: Sequence[Input[Any]] | Mapping[str, Input[Any]],
        /,
        *,
        along: Label,
        prefetch: int = 0,
        size: int | None = None,
        seed: int | None = None,
        collate: Callable[[list[Any]], Any] | None = None,
    ) -> None:
        self.items, self.inputs, self.along, self.size, self.seed = items, inputs, along, size, seed
        self.prefetch = whole_number("prefetch, the number of batches that are made ahead,", prefetch, 0)
        every = list(inputs.values()) if isinstance(inputs, Mapping) else list(inputs)
        if not any(along in x.tensor_type.axes for x in every):
            raise AxisError(f"none of the inputs has the axis {label_name(along)}, along which the batches are taken")
        self.epochs, self._collate = 0, collate
        if size is None and (seed is not None or collate is not None):
            raise BindingError("the items are batches, whose order and parts are their own: give size= for examples")
        if size is not None:
            whole_number("size, the number of examples of a batch,", size, 1)
            if not (hasattr(items, "__len__") and hasattr(items, "__getitem__")):
                raise BindingError(
                    f"examples have numbers and a count, but {type(items).__name__} has not both: leave out size= for "
                    "an iterable of batches"
                )
            if collate is None and (other := [x for x in every if x.tensor_type.axes[:1] != (along,)]):
                raise AxisError(
                    f"examples are stacked along {label_name(along)}, the first axis, but {other[0].describe()}, is a "
                    f"{other[0].tensor_type}: pass collate="
                )

    def __iter__(self) -> Iterator[Batch]:
        self.epochs += 1
        return self.epoch(self.epochs)

    def epoch(self, number: int, start: int = 0) -> Iterator[Batch]:
        """The batches of an epoch in the order of the items, from a given one on."""
        batches = self._epoch(number, start)
        return _ahead(batches, self.prefetch) if self.prefetch else batches

    def _epoch(self, number: int, start: int) -> Iterator[Batch]:
        if self.size is not None:
            yield from self._stacked(number, start, self.size)
            return
        empty = True
        for position, item in enumerate(self.items):
            empty = False
            if position >= start:
                yield self._bound(item)
        if empty:
            raise BindingError(
                f"{type(self.items).__name__} gave no batch in epoch {number}: pass an iterable that can be "
                "iterated repeatedly, such as a list or a DataLoader, not a generator"
            )

    def __repr__(self) -> str:
        inputs = self.inputs.values() if isinstance(self.inputs, Mapping) else self.inputs
        return f"BatchesOf({type(self.items).__name__}, {', '.join(map(repr, inputs))}; along {label_name(self.along)})"

    def _stacked(self, number: int, start: int, size: int) -> Iterator[Batch]:
        """The batches of an epoch of examples."""
        items: Any = self.items
        order = np.arange(len(items)) if self.seed is None else _order(self.seed, number, len(items))
        for first in range(start * size, len(order), size):
            yield self._bound(self._taken(order[first : first + size].tolist()))

    def _taken(self, chosen: list[int]) -> Any:
        """Return the parts of some examples as arrays."""
        items: Any = self.items
        if hasattr(items, "iloc") and self._collate is None:
            columns = items.iloc[chosen]
            if isinstance(self.inputs, Mapping):
                return {key: columns[key].to_numpy() for key in self.inputs if key in columns}
            return [columns.iloc[:, n].to_numpy() for n in range(columns.shape[1])]
        if hasattr(items, "iloc"):
            examples: list[Any] = items.iloc[chosen].to_dict("records")
        elif hasattr(items, "__getitems__"):  # many at once, of PyTorch's and Hugging Face's data sets
            examples = [*items.__getitems__(chosen)]
        else:
            examples = [items[n] for n in chosen]
        if self._collate is not None:
            return self._collate(examples)
        parts = [[part for _, part in self._pairs(example)] for example in examples]
        names = [*self.inputs] if isinstance(self.inputs, Mapping) else [f"part {n}" for n in range(len(self.inputs))]
        stacks = [_stack(name, [*each]) for name, each in zip(names, zip(*parts, strict=True), strict=True)]
        return dict(zip(names, stacks, strict=True)) if isinstance(self.inputs, Mapping) else stacks

    def _bound(self, item: Any) -> Batch:
        result = [
            x.bind(part if isinstance(part, AnyTensor) else x.tensor_type(_array(part)))
            for x, part in self._pairs(item)
        ]
        sizes = [
            b.value.shape[b.value.tensor_type.axes.index(self.along)]
            for b in result
            if self.along in b.value.tensor_type.axes
        ]
        return Batch(result, sizes[0])

    def _pairs(self, item: Any) -> list[tuple[Input[Any], Any]]:
        if isinstance(self.inputs, Mapping):
            if not isinstance(item, Mapping) or not item.keys() >= self.inputs.keys():
                given = sorted(map(str, item)) if isinstance(item, Mapping) else type(item).__name__
                raise BindingError(f"a batch must have the parts {', '.join(self.inputs)}, but has {given}")
            return [(x, item[key]) for key, x in self.inputs.items()]
        if not isinstance(item, (tuple, list)) or len(item) != len(self.inputs):
            given = f"{len(item)} parts" if isinstance(item, (tuple, list)) else f"a {type(item).__name__}"
            raise BindingError(
                f"a batch must be a tuple of {len(self.inputs)} parts, one for each input, but is {given}"
            )
        return list(zip(self.inputs, item, strict=True))


def _ahead(batches: Iterator[Batch], count: int) -> Iterator[Batch]:
    """Yield batches, of which a thread makes the next ones; an error is raised where its batch would come."""
    from concurrent.futures import ThreadPoolExecutor  # seldom needed, and slow to import

    pool = ThreadPoolExecutor(1, "batches")
    try:
        coming = deque(pool.submit(next, batches, None) for _ in range(count))
        while (batch := coming.popleft().result()) is not None:
            coming.append(pool.submit(next, batches, None))
            yield batch
    finally:
        pool.shutdown(cancel_futures=True)


def _order(seed: int, epoch: int, count: int) -> Any:
    """The order of elements in an epoch."""
    return np.random.default_rng([seed, epoch]).permutation(count)


def _stack(name: str, parts: list[Any]) -> Any:
    """Return the parts of examples as one array."""
    arrays = [np.asarray(_array(x)) for x in parts]
    if len(shapes := {x.shape for x in arrays}) > 1:
        raise SizeError(
            f"examples with shapes {' and '.join(map(str, sorted(shapes)[:2]))} of {name} cannot be stacked: pass "
            "collate=, which may call padded"
        )
    return np.stack(arrays)


def _array(part: Any) -> Any:
    return part.detach().cpu().numpy() if hasattr(part, "detach") else part


def _place(binding: Binding[Any], along: Label) -> int | None:
    axes = binding.value.tensor_type.axes
    if axes.count(along) > 1:
        raise AxisError(
            f"{binding.describe()}, has the axis {label_name(along)} twice, but batches are taken along one axis"
        )
    return axes.index(along) if along in axes else None


def _part(binding: Binding[Any], place: int, chosen: Any) -> Binding[Any]:
    value = binding.value
    array = np.take(value.numpy(), chosen, axis=place)
    return Binding(binding.input, value.tensor_type.wrap(array), binding.origin)
