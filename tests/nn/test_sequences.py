"""Recurrent layers and TreeLSTM layers are their cells applied in Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from tests.control.cases import assert_close, numbers, values_and_derivatives
from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    Forest,
    ForestInput,
    Input,
    IntTensor,
    Param,
    SizeError,
    Tensor,
    given,
    plain,
)
from typedtensor.nn import (
    LSTM,
    Bidirectional,
    BinaryTreeLSTMCell,
    ElmanCell,
    GRUCell,
    LSTMCell,
    LSTMState,
    NaryTreeLSTMCell,
    Recurrent,
    TreeLSTM,
)
from typedtensor.ops import Select
from typedtensor.optim import SGD
from typedtensor.profiling import explain


class Time(Axis): ...


class Batch(Axis): ...


class Letter(Axis, size=3): ...


class Hidden(Axis): ...


class Sentence(Axis): ...


class Two(Axis, size=2): ...


ZERO = np.zeros((2, 4))


def sequences() -> Param[Tensor[Time, Batch, Letter]]:
    return Param(Tensor[Time, Batch, Letter](numbers(5, 2, 3)))


@pytest.mark.parametrize("cell", [ElmanCell, GRUCell])
@pytest.mark.parametrize("reverse", [False, True])
def test_a_recurrent_layer_is_its_cell_in_a_loop(cell: Any, reverse: bool) -> None:
    made = cell(Letter, Hidden(4), seed=1, dtype=np.float64)
    layer, xs = Recurrent(made, Time, reverse=reverse), sequences()
    ys = layer(xs)
    state: Any = Param(Tensor[Batch, Hidden](ZERO))
    loss: Any = None
    for row in range(4, -1, -1) if reverse else range(5):
        state = made(Select(Time, row)(xs), state)
        y = Select(Time, row)(ys)
        part = (state * state * state).sum() * (row + 1.0), (y * y * y).sum() * (row + 1.0)
        loss = part if loss is None else (loss[0] + part[0], loss[1] + part[1])
    of = xs, *layer.parameters.values()
    assert list(layer.parameters) == [f"cell.{name}" for name in made.parameters]
    assert_close(values_and_derivatives(loss[1], *of), values_and_derivatives(loss[0], *of))


def test_an_lstm_is_its_cell_in_a_loop_and_hands_its_state_on() -> None:
    cell = LSTMCell(Letter, Hidden(4), seed=1, dtype=np.float64)
    layer, xs = LSTM(cell, Time), sequences()
    state: Any = LSTMState(Param(Tensor[Batch, Hidden](ZERO)), Param(Tensor[Batch, Hidden](ZERO)))
    end, ys = layer.run(xs, state)
    last, _ = layer.run(xs, end)
    for _ in range(2):
        for row in range(5):
            state = cell(Select(Time, row)(xs), state)
    of = xs, *layer.parameters.values()
    found, expected = (last.hidden * last.cell).sum(), (state.hidden * state.cell).sum()
    assert_close(values_and_derivatives(found, *of), values_and_derivatives(expected, *of))
    with given():
        np.testing.assert_array_equal(layer(xs).value.numpy(), ys.value.numpy())
    np.testing.assert_allclose(plain(layer)(xs.value).numpy()[-1], _value(end.hidden))


LENGTHS = (3, 5, 0)


@pytest.mark.parametrize("kind", ["GRU", "LSTM", "both ways"])
@pytest.mark.parametrize("reverse", [False, True])
def test_sequences_have_lengths(kind: str, reverse: bool) -> None:
    """As each of them by itself, cut off at its end: ``torch.nn.utils.rnn.pack_padded_sequence``.

    The padding is NaN, since it is not read.
    """
    layers: dict[str, Callable[[bool], Any]] = {
        "GRU": lambda back: Recurrent(GRUCell(Letter, Hidden(4), seed=1, dtype=np.float64), Time, reverse=back),
        "LSTM": lambda back: LSTM(LSTMCell(Letter, Hidden(4), seed=1 + back, dtype=np.float64), Time, reverse=back),
    }
    make = layers.get(kind)
    layer: Any = make(reverse) if make else Bidirectional(layers["LSTM"](False), layers["LSTM"](True))
    data = numbers(5, 3, 3)
    for number, length in enumerate(LENGTHS):
        data[length:, number] = np.nan
    xs, lengths = Param(Tensor[Time, Batch, Letter](data)), Const(IntTensor[Batch](LENGTHS))
    ys = layer(xs, lengths=lengths)
    loss = (ys * ys * ys).sum()
    for _ in range(2):
        with given() as computation:
            gradients = computation.gradients(loss)
            found, slope = ys.value.numpy(), gradients[xs].numpy()
            assert all(np.isfinite(gradients[weights].numpy()).all() for weights in layer.parameters.values())
    for number, length in enumerate(LENGTHS):
        assert not found[length:, number].any()
        assert not slope[length:, number].any()
        if length:
            alone = Param(Tensor[Time, Letter](data[:length, number]))
            y = layer(alone)
            with given() as computation:
                np.testing.assert_allclose(found[:length, number], y.value.numpy(), rtol=1e-12)
                expected = computation.gradients((y * y * y).sum())[alone].numpy()
            np.testing.assert_allclose(slope[:length, number], expected, rtol=1e-9, atol=1e-12)
    if kind == "GRU":  # the last state is that at the end of each sequence
        end, _ = layer.run(xs, Const(Tensor[Batch, Hidden](np.ones((3, 4)))), lengths=lengths)
        last, _ = layer.run(Const(Tensor[Time, Letter](data[:3, 0])), Const(Tensor[Hidden](np.ones(4))))
        np.testing.assert_allclose(_value(end)[0], _value(last), rtol=1e-12)
        np.testing.assert_array_equal(_value(end)[2], np.ones(4))


@pytest.mark.parametrize("wrong", [-1, 6])
def test_lengths_are_those_of_the_sequences(wrong: int) -> None:
    xs, lengths = Input(Tensor[Time, Batch, Letter]), Input(IntTensor[Batch])
    ys = LSTM(LSTMCell(Letter, Hidden(4), seed=1), Time)(xs, lengths=lengths)
    data = xs.bind(Tensor[Time, Batch, Letter](numbers(5, 2, 3)))
    for given_lengths in ((5, 0), (wrong, 3), (2, 2), (2, wrong)):
        with given(data, lengths.bind(IntTensor[Batch](given_lengths))):
            if wrong not in given_lengths:
                assert ys.value.shape == (5, 2, 4)
                continue
            with pytest.raises(
                SizeError, match=rf"the length {wrong}, but there are 5 elements along Time: lengths must be"
            ):
                _ = ys.value


def test_the_batch_is_not_the_sequence() -> None:
    xs = Input(Tensor[Batch, Time, Letter])
    layers: list[Any] = [
        LSTM(LSTMCell(Letter, Hidden(4)), Time),
        Recurrent(GRUCell(Letter, Hidden(4)), Time),
        TreeLSTM(BinaryTreeLSTMCell(Letter, Hidden(4)), Time, Sentence),
    ]
    for layer, name, more in zip(
        layers, (*map(repr, layers[:2]), "tree_fold"), ((), (), (Forest((0, 1)),)), strict=True
    ):
        with pytest.raises(AxisError) as raised:
            layer(xs, *more)
        assert str(raised.value) == (
            f"{name} runs along the first axis of the sequence, which must be Time, but the sequence is "
            "Tensor[Batch, Time, Letter]: move it to the front with .transpose(Time, Batch, Letter)"
        )


@pytest.mark.parametrize("kind", ["GRU", "LSTM"])
def test_both_ways_have_last_states_at_both_ends(kind: str) -> None:
    def made(reverse: bool) -> Any:
        if kind == "GRU":
            return Recurrent(GRUCell(Letter, Hidden(4), seed=1 + reverse, dtype=np.float64), Time, reverse=reverse)
        return LSTM(LSTMCell(Letter, Hidden(4), seed=1 + reverse, dtype=np.float64), Time, reverse=reverse)

    layer: Any = Bidirectional(made(False), made(True))
    xs, lengths = Const(Tensor[Time, Batch, Letter](numbers(5, 3, 3))), Const(IntTensor[Batch](LENGTHS))
    ends, ys = layer.run(xs, lengths=lengths)
    assert ends.axes == ys.axes[1:]
    found, every = _value(ends), _value(ys)
    np.testing.assert_allclose(every, _value(layer(xs, lengths=lengths)), rtol=1e-12)
    for number, length in enumerate(LENGTHS[:2]):
        np.testing.assert_allclose(found[number], np.append(every[length - 1, number, :4], every[0, number, 4:]))
    assert not found[2].any()
    np.testing.assert_allclose(_value(layer.run(xs)[0])[:, :4], _value(layer.run(xs)[1])[-1, :, :4])


@pytest.mark.interpreted("has no elements")
@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("kind", ["recurrent", "lstm", "reverse"])
def test_sequences_without_elements(kind: str, masked: bool) -> None:
    cell = LSTMCell(Letter, Hidden(4), seed=1)
    made: dict[str, Any] = {
        "recurrent": lambda: Recurrent(GRUCell(Letter, Hidden(4), seed=1), Time),
        "lstm": lambda: LSTM(cell, Time),
        "reverse": lambda: LSTM(cell, Time, reverse=True),
    }
    layer, xs, lengths = made[kind](), Input(Tensor[Time, Batch, Letter]), Input(IntTensor[Batch])
    end, ys = layer.run(xs, lengths=lengths if masked else None)
    last = end if kind == "recurrent" else end.hidden
    loss = (ys * ys).sum() + last.sum()
    for _ in range(3):
        for batch in (2, 0):
            data = Tensor[Time, Batch, Letter](np.ones((0, batch, 3), np.float32))
            counts = [lengths.bind(IntTensor[Batch](np.zeros(batch, int)))] if masked else []
            with given(xs.bind(data), *counts) as computation:
                assert last.value.shape == (batch, 4)
                assert not last.value.numpy().any()
                assert ys.value.shape == (0, batch, 4)
                gradient = computation.gradients(loss)[layer.cell.weight]
            assert not gradient.numpy().any()


def test_cells_and_states_of_the_other_kind_are_refused() -> None:
    gru, lstm, state = GRUCell(Letter, Hidden(4)), LSTMCell(Letter, Hidden(4)), Input(Tensor[Batch, Hidden])
    xs, unchecked = Input(Tensor[Time, Batch, Letter]), cast(Any, None)
    layer: Any = LSTM(lstm, Time)
    refused: list[tuple[Callable[[], object], str]] = [
        (lambda: LSTM(cast(Any, gru), Time), r"not GRUCell\(Letter, Hidden\): write Recurrent\(cell, Time\)"),
        (lambda: Recurrent(cast(Any, lstm), Time), r"not LSTMCell\(Letter, Hidden\): write LSTM\(cell, Time\)"),
        (
            lambda: LSTM(cast(Any, Letter), Hidden),
            r"not Letter, which is a label: make a cell of it, as in LSTM\(LSTMCell\(Letter, Hidden\), Time\)$",
        ),
        (
            lambda: Recurrent(cast(Any, Letter), cast(Any, 3)),
            r"not Letter, which is a label: make a cell of it, as in Recurrent\(GRUCell\(Letter, Hidden\), Time\)$",
        ),
        (
            lambda: LSTM(cast(Any, LSTMCell), Time),
            r"which is a class: make an instance, as in LSTMCell\(Letter, Hidden\)",
        ),
        (lambda: TreeLSTM(cast(Any, NaryTreeLSTMCell(Letter, Hidden(4), Two)), Letter, Sentence), "@recursive"),
        (lambda: layer.run(xs, state), r"LSTMState\(hidden, cell\), two tensors with the same axes, not Input"),
        (lambda: layer.run(xs, (state, state)), "not a tuple"),
        (lambda: BinaryTreeLSTMCell(Letter, Hidden(4))(cast(Any, state), unchecked), "LSTMState"),
        (
            lambda: layer(np.ones((2, 3))),
            r"^LSTM\(LSTMCell\(Letter, Hidden\), Time\) takes tensors and expressions, not ndarray",
        ),
        (lambda: Recurrent(gru, Time)(cast(Any, Input(Tensor[Time]))), "elements that have axes themselves"),
    ]
    for made, message in refused:
        with pytest.raises(AxisError, match=message):
            made()


def test_layers_that_go_the_same_way_are_not_bidirectional() -> None:
    layer = Recurrent(GRUCell(Letter, Hidden(4)), Time)
    with pytest.raises(AxisError, match=r"goes forward and one made with reverse=True, over the same axis, not Recurr"):
        Bidirectional(layer, layer)


def _value(x: Expr[Any]) -> Any:
    with given():
        return x.value.numpy()


def test_the_number_of_nodes_does_not_grow_with_the_sequence() -> None:
    layer = LSTM(LSTMCell(Letter, Hidden(4)), Time)
    assert explain(layer(Input(Tensor[Time, Batch, Letter]))).nodes < 30
    one = Input(Tensor[Time, Letter])
    assert layer(one).axes == (Time, Hidden)


def test_a_tree_lstm_learns() -> None:
    class Word(Axis): ...

    words = Input(Tensor[Word, Letter])
    trees = ForestInput(Word, Sentence)
    layer = TreeLSTM(BinaryTreeLSTMCell(Letter, Hidden(4), seed=0), Word, Sentence)
    hidden = layer(words, trees)
    loss = ((hidden - 0.2) * (hidden - 0.2)).mean()
    optimizer = SGD(layer.parameters, learning_rate=0.5)
    batches = [(Forest(((0, 1), 2), (3, (4, 1)), elements=5), 5), (Forest((0, (1, 2))), 3)]
    losses = []
    for step in range(40):
        forest, count = batches[step % 2]
        bound = words.bind(Tensor[Word, Letter](numbers(count, 3).astype(np.float32)))
        with given(bound, *trees.bind(forest)) as computation:
            losses.append(loss.value.item())
            optimizer.step(loss)
            assert computation.counts.live == 0
    assert losses[-2] < 0.5 * losses[0]
    assert losses[-1] < 0.5 * losses[1]
