"""The workloads of the benchmarks on XLA beside the interpreter: gradients, and parameters after 20 steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from benchmarks import characters, cnn, columns, transformer, trees
from benchmarks.models import STUDIES
from benchmarks.networks.training import Network
from benchmarks.peers import Adagrad, AdamW, normal
from benchmarks.studies.gpt import Sizes
from benchmarks.studies.study import drawn
from tests.sampling import sample
from tests.targets.training_runs import Training, assert_trained_alike
from typedtensor import IntTensor, Tensor
from typedtensor.ir import Elementwise
from typedtensor.nn import LSTM, ElmanCell, LSTMCell, Recurrent
from typedtensor.ops import cross_entropy, mean_squared_error
from typedtensor.runtime.cache import PLANS
from typedtensor.targets.xla.lowering import LOWERINGS

pytest.importorskip("jax")


def recurrent(kind: str, gates: int) -> Training:
    from benchmarks.networks.recurrent import Batch, Characters, Hidden, Letter, Time, following, letters

    def make() -> Network:
        rnn = Recurrent(ElmanCell(Letter, Hidden), Time)
        model = Characters(rnn if kind == "rnn" else LSTM(LSTMCell(Letter, Hidden), Time))
        return Network(model.named, model.loss(), bind)

    def bind(batch: Any) -> list[Any]:
        x, y = batch
        return [letters.bind(Tensor[Time, Batch, Letter](x)), following.bind(IntTensor[Time, Batch](y))]

    # At the benchmark's rate, 0.1, the next greater number for one weight changes later losses by 1e-7.
    return Training(make, characters.weights(gates), characters.batches(), Adagrad(0.01))


def tree_lstm() -> Training:
    from benchmarks.networks.tree_lstm import Leaf, Node, Sentiment, indexed, scores, share, words
    from benchmarks.networks.tree_lstm import trees as shapes

    def make() -> Network:
        model = Sentiment()
        return Network(model.parameters, model.loss(words, shapes, scores) * share, bind)

    def bind(batch: Any) -> list[Any]:
        [forest] = batch
        leaves, made, ordered = indexed(forest)
        bound: list[Any] = [words.bind(IntTensor[Leaf](leaves)), scores.bind(IntTensor[Node](ordered))]
        return [*bound, share.bind(Tensor[()](1.0 / len(forest))), *shapes.bind(made)]

    return Training(make, trees.weights(), [(forest,) for forest in trees.forests(2, 6)], trees.OPTIMIZER)


def images() -> Training:
    from benchmarks.networks.cnn import Batch, Digit, Grey, Height, Width, digit, image
    from benchmarks.networks.cnn import Network as Model

    def make() -> Network:
        model = Model()
        return Network(model.parameters, cross_entropy(image >> model, digit, Digit).mean(), bind)

    def bind(batch: Any) -> list[Any]:
        x, y = batch
        return [image.bind(Tensor[Batch, Grey, Height, Width](x)), digit.bind(IntTensor[Batch](y))]

    batches = [(x[:8], y[:8]) for x, y in cnn.batches()]
    return Training(make, normal(cnn.SHAPES, 0.1), batches, cnn.OPTIMIZER)


def block() -> Training:
    from benchmarks.networks.transformer import Batch, Block, Feature, Time, sequence, wanted

    def make() -> Network:
        model = Block()
        return Network(model.parameters, mean_squared_error(sequence >> model, wanted), bind)

    def bind(batch: Any) -> list[Any]:
        return [v.bind(Tensor[Batch, Time, Feature](x)) for v, x in zip((sequence, wanted), batch, strict=True)]

    return Training(make, normal(transformer.SHAPES, 0.1), transformer.batches(), transformer.OPTIMIZER)


def classifiers(skip: bool) -> Training:
    from benchmarks.networks.columns import (
        Batch,
        CoarseClass,
        Columns,
        Pixel,
        chosen,
        coarse_class,
        fine_class,
        image,
    )

    def make() -> Network:
        model = Columns(1, columns.COARSE)
        return Network(model.parameters, model.loss(skip=skip), bind)

    def bind(batch: Any) -> list[Any]:
        x, fine, coarse, choice, _ = batch
        return [
            image.bind(Tensor[Batch, Pixel](x)),
            fine_class.bind(IntTensor[Batch](fine)),
            coarse_class.bind(IntTensor[Batch](coarse)),
            chosen.bind(Tensor[CoarseClass](choice)),
        ]

    return Training(make, normal(columns.shapes(1), 0.05), columns.batches(), columns.OPTIMIZER)


def gpt() -> Training:
    sizes = Sizes(layers=2, heads=2, wide=32, time=16, tokens=50, batch=4)
    return Training(sizes.network, drawn(sizes.shapes()), sizes.batches(), AdamW(1e-3))


def study(name: str) -> Training:
    found = STUDIES[name]()
    return Training(found.network, found.weights, list(found.batches), found.optimizer)


TRAININGS: dict[str, Callable[[], Training]] = {
    "rnn": lambda: recurrent("rnn", 1),
    "lstm": lambda: recurrent("lstm", 4),
    "tree_lstm": tree_lstm,
    "cnn": images,
    "transformer": block,
    "columns, one classifier": lambda: classifiers(True),
    "columns, all classifiers": lambda: classifiers(False),
    "gpt": gpt,
    **{name: partial(study, name) for name in STUDIES if name != "gpt"},
}


@pytest.mark.parametrize("name", sample(TRAININGS, where="rnn".__eq__))
def test_twenty_steps_are_those_of_the_interpreter(name: str) -> None:
    assert_trained_alike(TRAININGS[name]())


def test_a_fault_of_1e_8_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    exact: Any = LOWERINGS[Elementwise]

    def faulty(jax: Any, primitive: Elementwise, value: Any, *arrays: Any) -> Any:
        found = exact(jax, primitive, value, *arrays)
        return found * (1 + 1e-8) if primitive.function == "tanh" else found

    PLANS.clear()
    monkeypatch.setitem(LOWERINGS, Elementwise, faulty)
    with pytest.raises(AssertionError, match="Not equal to tolerance"):
        assert_trained_alike(recurrent("rnn", 1))
    PLANS.clear()
