"""Errors for names of other libraries, which name this library's equivalent."""

from __future__ import annotations

import copy
import inspect
import pickle
import re
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, cast

import numpy as np
import pytest

import typedtensor
from typedtensor import (
    Axis,
    AxisError,
    BindingError,
    BoolTensor,
    GradientError,
    Input,
    IntTensor,
    Module,
    Param,
    Tensor,
    given,
    nn,
    ops,
)
from typedtensor.elsewhere import (
    CREATED,
    DECLARED,
    EXPRESSIONS,
    ITERATED,
    LENGTH,
    MODULES,
    OF_OPERATIONS,
    OPERANDS,
    OPTIMIZERS,
    RATES,
)
from typedtensor.methods import ALONG, METHODS
from typedtensor.nn import Linear
from typedtensor.ops import PolyOp
from typedtensor.ops.core.operation import function_name
from typedtensor.optim import SGD, Adam
from typedtensor.training import Batches


class Row(Axis, size=2): ...


class Column(Axis, size=3): ...


VALUES: list[Any] = [Tensor[Row]([1.0, 2.0]), Input(Tensor[Row]), Param(Tensor[Row]([1.0, 2.0])) + 1.0]


def test_attributes() -> None:
    model = Linear(Row, Column)
    optimizers = [SGD(model.parameters, learning_rate=0.1)]
    assert not OPERANDS.keys() & METHODS.keys()
    for things, names in ((VALUES, OPERANDS), (VALUES[1:], EXPRESSIONS), ([model], MODULES), (optimizers, OPTIMIZERS)):
        for thing, name in product(things, names):
            assert not hasattr(thing, name)
            with pytest.raises(AttributeError) as raised:
                getattr(thing, name)
            assert str(raised.value) == f"{type(thing).__name__} has no attribute {name!r}: {names[name]}"


def test_functions_that_make_tensors_are_no_methods() -> None:
    for of, name in product([Tensor, IntTensor, Tensor[Row]], CREATED):
        with pytest.raises(AttributeError, match=f"has no attribute '{name}': .*Tensor.Batch, Hidden."):
            getattr(of, name)


def test_nothing_is_assigned_in_place() -> None:
    for thing in VALUES:
        with pytest.raises(TypeError, match=r"elements of .* cannot be assigned: .* where\(mask, value, x\) gives"):
            thing[0] = 1.0
    tensor, model = Tensor[Row]([1.0, 2.0]), Linear(Row, Column)
    with pytest.raises(AttributeError, match=r"the value of Param.* cannot be set: write parameter.assign"):
        model.weight.value -= 1.0  # type: ignore[misc]  # that is the mistake
    with pytest.raises(AttributeError, match=r"cannot be set: .* which given\(x.bind\(tensor\)\) sets"):
        Input(Tensor[Row]).value = tensor  # type: ignore[misc]  # that is the mistake


def test_functions_that_are_named_take_what_is_written() -> None:
    found = 0
    for said in OPERANDS.values():
        for name, arguments in re.findall(r"use (\w+)\(([^)]*)\), of typedtensor.ops", said):
            given = [each.partition("=") for each in arguments.split(", ")]
            options = {option: value for option, equals, value in given if equals}
            operands = [value for value, equals, _ in given if not equals]
            function = getattr(ops, name)
            if isinstance(function, ops.PolyOp):
                assert len(operands) == len(function.parsed_rule.operands), said
            else:
                inspect.signature(function).bind(*operands, **options)
            found += 1
    assert found > 50


def test_what_a_class_has_itself() -> None:
    class Trained(Module):
        def __init__(self) -> None:
            self.train = True

        def forward(self) -> str:
            return "forward"

    assert Trained().train
    assert Trained().forward() == "forward"


def test_a_module_with_forward_is_told_of_call() -> None:
    class Forward(Module):
        def forward(self, x: Any) -> Any:
            return x * 2.0

    class Calls(Forward):
        def __call__(self, x: Any) -> Any:
            return self.forward(x)

    class Mixed:
        def __call__(self, x: Any) -> Any:
            return x * 3.0

    class Both(Forward, Mixed): ...

    model: Any = Forward()
    said = r"^Forward defines forward but not __call__, .*: write def __call__ in place of def forward$"
    for applied in (model, lambda x: x >> model, cast("Any", Linear(Row, Column)) >> model):
        with pytest.raises(AxisError, match=said):
            applied(VALUES[1])
    assert Calls()(VALUES[0]).numpy().tolist() == [2.0, 4.0]
    assert Both()(VALUES[0]).numpy().tolist() == [3.0, 6.0]


def test_what_hints_say_is_there() -> None:
    x = Tensor[Row]([1.0, 2.0])
    assert "x.numpy().size is the number of elements" in OPERANDS["numel"]
    assert x.numpy().size == 2
    assert "math.prod(x.shape)" in OPERANDS["size"]


def test_formats_of_expressions() -> None:
    y = VALUES[2].sum()
    with pytest.raises(TypeError, match=r"^an expression has a number once it is computed: \{loss.value:.2f\} inside"):
        f"{y:.2f}"
    assert f"{y}" == str(y)
    with given():
        assert f"{y.value:.2f}" == "5.00"


def test_completion_offers_what_there_is() -> None:
    class Trained(Module):
        def __init__(self) -> None:
            self.train = True

        def forward(self) -> None: ...

    for x in VALUES:
        assert {"sum", "softmax"} <= {*dir(x)}
        assert not {*dir(x)} & OPERANDS.keys()
        assert {*dir(x)} & EXPRESSIONS.keys() == (EXPRESSIONS.keys() if x is VALUES[0] else set())
    model = Linear(Row, Column)
    assert {"weight", "parameters"} <= {*dir(model)}
    assert not {*dir(model)} & MODULES.keys()
    assert {*dir(Trained())} & MODULES.keys() == {"train", "forward"}
    assert not {*dir(Adam(model.parameters))} & {*OPTIMIZERS, *RATES}
    assert not {"TYPE_CHECKING", "answering", "elsewhere", "replaying"} & {*dir(typedtensor)}


@pytest.mark.parametrize("name", sorted(ALONG))
def test_numbers_of_axes(name: str) -> None:
    known = f": write x.{name}(Row)"
    for x in VALUES:
        for options, how in (({"dim": 0}, known), ({"axis": -1}, known), ({"dim": 4}, "")):
            with pytest.raises(AxisError) as raised:
                getattr(x, name)(**options)
            assert str(raised.value) == f"axes have labels, not numbers{how}"


def test_numbers_for_functions() -> None:
    x, functions = VALUES[0], cast("Any", ops)
    with pytest.raises(AxisError, match=r"^axes have labels, not numbers: write softmax\(x, Row\); a reduced axis"):
        functions.softmax(x, dim=0, keepdim=True)
    with pytest.raises(AxisError, match=r"^axes have labels, not numbers$"):
        functions.concat(x, x, dim=0)
    with pytest.raises(AxisError, match=r"^softmax takes labels by position, softmax\(x, U\): leave out label="):
        functions.softmax(x, label=Row)
    assert functions.softmax(x, Row).axes == x.softmax(axis=Row).axes


def test_options_by_name() -> None:
    x, functions = VALUES[0], cast("Any", ops)
    by_place = ops.pad(x, Row, Column, 1, 0, 9.0)
    for found in (ops.pad(x, Row, Column, value=9.0, before=1), ops.pad(x, Row, Column, 1, value=9.0)):
        assert found.numpy().tolist() == by_place.numpy().tolist() == [9.0, 1.0, 2.0]
    assert ops.interpolate(x, Row, Column, mode="linear", corners=True).numpy().tolist() == [1.0, 1.5, 2.0]
    with pytest.raises(
        AxisError, match=r"pad takes labels by position, pad\(x, U, V\), and before, after, value by na"
    ):
        functions.pad(x, Row, to=Column)
    with pytest.raises(AxisError, match="Pad is given before by position and by name: leave out one of them"):
        functions.pad(x, Row, Column, 1, before=1)


def test_options_of_functions_of_operands() -> None:
    functions = cast("Any", ops)
    for x in VALUES:
        with pytest.raises(AxisError, match=r"^huber takes no delta=: .* class, Huber\(delta\)\(x1, x2\)$"):
            functions.huber(x, x, delta=2.0)
        with pytest.raises(AxisError, match=r"^leaky_relu takes no negative_slope=: .* LeakyReLU\(slope\)\(x\)$"):
            functions.leaky_relu(x, negative_slope=0.1)
        with pytest.raises(AxisError, match="^exp takes its operands by position: leave out out=$"):
            functions.exp(x, out=None)


def test_what_other_libraries_options_are_called() -> None:
    """What the messages name is what the class takes, and what a function of operands lacks."""
    for name, options in OF_OPERATIONS.items():
        assert isinstance(getattr(ops, name), PolyOp)
        assert name == function_name(type(getattr(ops, name)))
        for written in re.findall(r"class, (\w+)\(", " ".join(options.values())):
            assert type(getattr(ops, name)) is getattr(ops, written)


def test_products_summed_over_several_axes() -> None:
    for x in VALUES:
        y: Any = x.expand(Column)
        said = "was given Row, Column: write einsum(x, y), of"
        with pytest.raises(AxisError, match=re.escape(said)):
            y.dot(y, Row, Column)
        with pytest.raises(AxisError, match=re.escape("was given Row, Row: write einsum(x, y, Column), of")):
            y.dot(x, Row, Row)


def test_lengths() -> None:
    for x in (*VALUES[1:], Tensor[()](1.0), VALUES[0].expand(Column)):
        with pytest.raises(AxisError, match=rf"has no len\(\).*: {re.escape(LENGTH)}; x.shape\[0\] is that"):
            len(x)
    assert np.asarray([Tensor[Row]([1.0, 2.0])] * 2).shape == (2, 2)


def test_a_tensor_of_one_axis_is_a_collection_of_its_elements() -> None:
    """For other libraries and Python's own functions; type checkers reject it."""
    x: Any = Tensor[Column](np.array([3.0, 1.0, 2.0], np.float32))
    assert (len(x), [*x], sorted(x), sum(x), max(x), 2.0 in x) == (3, [3.0, 1.0, 2.0], [1.0, 2.0, 3.0], 6.0, 3.0, True)
    assert dict(zip("abc", cast("Any", IntTensor[Column]([1, 2, 3])), strict=True)) == {"a": 1, "b": 2, "c": 3}
    assert [*cast("Any", BoolTensor[Row]([True, False]))] == [True, False]
    assert all(type(each) is float for each in x)
    for other in (Tensor[()](1.0), x.expand(Row)):
        with pytest.raises(AxisError, match=rf"is not iterable, as it has [02] axes: {re.escape(ITERATED)}"):
            list(other)
    counts, edges = np.histogram(x, bins=2)
    assert (counts.tolist(), edges.tolist()) == ([1, 2], [1.0, 2.0, 3.0])
    assert np.concatenate([x, x]).tolist() == [3.0, 1.0, 2.0] * 2


def test_operands_in_the_place_of_labels_are_counted() -> None:
    for x in VALUES:
        for operands in (3, 4, 5):
            said = (
                rf"Einsum takes 2 operands, then its labels \(\*P\); it was given {operands} operands; einsum3 takes "
                r"three, and one product after the other more: einsum\(einsum3\(x, y, z, Batch\), w, Batch\)"
            )
            with pytest.raises(AxisError, match=said):
                ops.einsum(*[x] * operands, Row)
        with pytest.raises(
            AxisError, match=r"Softmax takes 1 operand, then its labels \(U\); it was given 2 operands$"
        ):
            cast("Any", ops.softmax)(x, x)


def test_tensors_as_indices() -> None:
    digit = IntTensor[()](2)
    assert ("a", "b", "c")[digit] == "c"
    assert [*range(digit)] == [0, 1]
    with pytest.raises(AxisError, match="IntTensor\\[Row\\] has axes: reduce them first"):
        ("a", "b", "c")[IntTensor[Row]([0, 1])]
    for other in (Tensor[()](1.0), BoolTensor[()](True), Input(IntTensor[()])):
        with pytest.raises(TypeError, match="tuple indices must be integers"):
            ("a", "b")[cast("Any", other)]


@pytest.mark.parametrize(
    ("name", "how"), [("drop_last", "whole=True"), ("batch_size", "size is"), ("shuffle", "seed=")]
)
def test_batches(name: str, how: str) -> None:
    bound, make = Input(Tensor[Row]).bind(Tensor[Row]([1.0, 2.0])), cast("Any", Batches)
    with pytest.raises(BindingError, match=f"^Batches takes no {name}=: {how}"):
        make(bound, along=Row, size=2, **{name: True})
    with pytest.raises(TypeError, match="unexpected keyword argument 'other'"):
        make(bound, along=Row, size=2, other=True)
    batches = Batches(bound, along=Row, size=2)
    assert len(copy.deepcopy(batches)) == len(pickle.loads(pickle.dumps(batches))) == 1


def test_numbers_for_labels() -> None:
    layer: Any = Linear
    for function, *wrong in ((layer, 64, 10), (VALUES[0].sum, 0), (VALUES[0].rename, "Row", Column)):
        with pytest.raises(AxisError, match=rf"or a sized axis, not .*: {re.escape(DECLARED)}$"):
            function(*wrong)


def test_positions() -> None:
    for x in VALUES:
        with pytest.raises(TypeError, match=r"not subscriptable: axes have labels: take one position by select\(x, Ba"):
            x[0]
        assert isinstance(x, Iterable) == (x is VALUES[0])


def test_arrays_are_to_be_wrapped() -> None:
    model: Any = Linear(Row, Column)
    with pytest.raises(AxisError, match=r"Linear\(Row, Column\) takes tensors and expressions, not ndarray: wrap it"):
        np.ones(2) >> model


@pytest.mark.parametrize("number", [float, int])
def test_numbers_of_expressions(number: Any) -> None:
    with pytest.raises(TypeError, match=rf"^an expression has a number once it is computed: {number.__name__}\("):
        number(Input(Tensor[()]))


def test_numbers_in_the_type_of_a_tensor() -> None:
    axes: Any = (2, 3)
    with pytest.raises(AxisError, match=rf"^Tensor\[2, 3\]: 2 is not an axis label .*: {re.escape(DECLARED)}$"):
        Tensor[axes]


def test_optimizers() -> None:
    model: Any = Linear(Row, Column)
    with pytest.raises(AxisError, match="an optimizer takes parameters: pass model.parameters, not the module Linear"):
        SGD(model, learning_rate=0.1)
    with pytest.raises(AxisError, match="model.parameters is not a method: write it without"):
        model.parameters()
    unchecked: Any = Adam
    with pytest.raises(AxisError, match="the learning rate of Adam is called learning_rate, not lr"):
        unchecked(model.parameters, lr=0.1)
    with pytest.raises(AxisError, match="Adam: the decay of weights is decay in AdamW, .* others, not weight_decay"):
        unchecked(model.parameters, weight_decay=0.1)
    with pytest.raises(
        TypeError, match=r"^Adam takes its options by name: write Adam\(model.parameters, learning_rate="
    ):
        unchecked(model.parameters, 0.1)
    number: Any = Tensor[()](1.0)
    with (
        given(),
        pytest.raises(
            GradientError, match="a step takes an expression, such as the loss itself, not a value of type Tensor"
        ),
    ):
        SGD(model.parameters, learning_rate=0.1).step(number)


def test_optimizers_are_copied_and_pickled() -> None:
    optimizer = Adam(Linear(Row, Column).parameters, learning_rate=0.1)
    assert repr(copy.deepcopy(optimizer)) == repr(pickle.loads(pickle.dumps(optimizer))) == repr(optimizer)


def test_arrays_do_not_take_them_for_their_own() -> None:
    assert np.asarray(VALUES[0]).shape == (2,)


def test_universal_functions() -> None:
    """Operators of arrays are those of tensors; any other function says what is written instead."""
    x, real, model = VALUES[0], np.array([1.0, 2.0]), Linear(Row, Column)
    for function, name in ((np.exp, "exp"), (np.isnan, "isnan"), (np.maximum, "maximum"), (np.arctan2, "atan2")):
        for value, shown in ((x, "Tensor[Row]"), (VALUES[1], "Tensor[Row]"), (model, "Linear(Row, Column)")):
            with pytest.raises(TypeError, match=rf"^np.{function.__name__} takes arrays, but was given ") as raised:
                cast("Any", function)(*[value] * function.nin)
            operands = "x, y" if function.nin == 2 else "x"
            assert f"{shown}: use {name}({operands}), of typedtensor.ops" in str(raised.value)
    with pytest.raises(TypeError, match="use the operations of typedtensor.ops"):
        cast("Any", np.spacing)(x)
    with pytest.raises(TypeError, match="takes arrays"):
        cast("Any", np.add).reduce(x)
    for number in (np.float32(2.0), np.int64(2)):
        assert (number + x).numpy().tolist() == (x + number).numpy().tolist()
        assert (number - x).numpy().tolist() == (-(x - number)).numpy().tolist()
        assert (number < x).numpy().tolist() == (x > number).numpy().tolist()
        assert (number != x).numpy().tolist() == (x != number).numpy().tolist()
    unchecked: Any = real
    made: Callable[[], object]
    for made in (lambda: unchecked + x, lambda: unchecked < x, lambda: unchecked @ x):
        with pytest.raises(AxisError, match="not to ndarray: wrap arrays with their axes"):
            made()
    masked = np.ma.masked_array(real, [True, False])
    for value in VALUES[:2]:
        with pytest.raises(AxisError, match="not to MaskedArray: wrap arrays with their axes"):
            masked * cast("Any", value)
    with pytest.raises(AxisError, match=r"^axes have labels, not numbers: write x.mean\(\) for all of them$"):
        np.mean(cast("Any", VALUES[1]))
    with pytest.raises(TypeError, match="np.add does not support ndarray and Linear"):
        cast("Any", np.add)(real, model)
    with pytest.raises(AxisError, match=r"Add applies to tensors, expressions and Python numbers, not to Linear"):
        cast("Any", np.add)(x, model)


def test_elements_of_expressions() -> None:
    for made in (np.asarray, np.array, Tensor[Row]):
        with pytest.raises((TypeError, AxisError), match=r"an expression has elements once it is computed: \.value\."):
            made(cast("Any", VALUES[1]))


def test_rounding() -> None:
    number = Tensor[()](1.26)
    assert (round(number), round(number, 1)) == (1, 1.3)
    with pytest.raises(AxisError, match=r"Tensor\[Row\] has axes: .* round\(x \* 100.0\) / 100.0 two digits"):
        round(VALUES[0], 2)
    with pytest.raises(TypeError, match=r"^an expression has a number once it is computed: round\(loss.value\)"):
        round(VALUES[1], 2)
    with pytest.raises(AxisError, match=r'^Round takes 1 operand, not 2: its rule is "\*A -> \*A"$'):
        cast("Any", ops.round)(VALUES[0], 2)


def test_classes_for_layers() -> None:
    kind: Any = Linear
    for made in (
        lambda: nn.Residual(kind),
        lambda: nn.Sequential(Linear(Row, Column), kind),
        lambda: Linear(Row, Column) >> kind,
        lambda: VALUES[0] >> kind,
        lambda: VALUES[1] >> kind,
    ):
        with pytest.raises(
            AxisError, match=r"Linear, which is a class: make an instance, as in Linear\(Inputs, Outputs\)$"
        ):
            made()
    for option, given_class in (("rotary", nn.Rotary), ("relative", nn.ALiBi)):
        for attention, labels, along in (
            (nn.MultiHeadAttention, 3, {}),
            (nn.GroupedQueryAttention, 4, {}),
            (nn.TransformerBlock, 4, {"over": Row}),
        ):
            with pytest.raises(AxisError, match=rf"takes a layer for {option}=, but was given .*, which is a cl"):
                cast("Any", attention)(*(Row,) * labels, **along, **{option: given_class})
    with pytest.raises(
        AxisError, match=r"needs rotary=Rotary\(Column\) over the features of a head, but was given Rot"
    ):
        nn.MultiHeadAttention(Row, Row, Column, rotary=cast("Any", nn.Rotary(Row)))
    with pytest.raises(
        AxisError, match=r"MultiHeadAttention, which is a class: make an instance, as in .*Features, Heads, Wid"
    ):
        nn.SelfAttention(cast("Any", nn.MultiHeadAttention), Row)
