"""Loops over several sequences at once."""

from __future__ import annotations

from typing import Any, cast

import pytest

from typedtensor import Axis, AxisError, Const, Input, IntTensor, Tensor, fold, given, map_over, scan


class Time(Axis): ...


class Batch(Axis): ...


def test_four_sequences_of_any_kind() -> None:
    reals, numbers = Const(Tensor[Time]([1.0, 2.0])), Const(IntTensor[Time]([3, 4]))
    start, four = Const(Tensor[()](0.0)), (reals, numbers, reals, numbers)
    end, larger = scan(lambda s, a, b, c, d: (s + a + c, b > d), start, four, Time)
    summed = map_over(lambda a, b, c, d: b + d, four, Time)
    with given():
        assert end.value.item() == 6.0
        assert larger.value.numpy().tolist() == [False, False]
        assert summed.value.numpy().tolist() == [6, 8]


def test_a_step_that_takes_another_number_of_elements_is_told_what_it_is_given() -> None:
    xs, start = Input(Tensor[Time, Batch]), Input(Tensor[Batch])
    loop: Any = fold
    mapping: Any = map_over

    def paired(state: Any, both: Any) -> Any:
        return state

    message = r"fold passes the state and the 2 elements .* to paired .*which takes \(state, both\)"
    with pytest.raises(AxisError, match=message):
        loop(paired, start, (xs, xs), Time)
    with pytest.raises(AxisError, match=r"map_over passes the 2 elements .* to .*, which takes \(x\)"):
        mapping(lambda x: x, (xs, xs), Time)
    with pytest.raises(AxisError, match=r"scan passes the state and the element to .*, which takes \(state\)"):
        cast(Any, scan)(lambda state: state, start, xs, Time)
    with pytest.raises(TypeError, match="has no len"):  # the step's own failure
        loop(lambda state, x: len(cast(Any, 5)), start, xs, Time)
