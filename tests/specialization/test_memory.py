"""Memory held by plans: no duplicate constants, and one shared buffer for plans that run one at a time."""

from __future__ import annotations

import numpy as np

from tests.specialization.running import elementwise, real, run
from typedtensor import Axis, Input, Param, Tensor, given
from typedtensor.ir import Broadcast, Program, Reduce, Where, constant, make, new_input
from typedtensor.ops import exp, tanh
from typedtensor.specialization.cache import PLANS
from typedtensor.specialization.evaluation import VALUES
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.pipeline import optimize
from typedtensor.targets.numpy.plan import Plan


class Row(Axis): ...


def held(arena: Arena) -> int:
    """The bytes of the buffers of all plans."""
    names = [name for name in arena._blocks if isinstance(name, tuple) and name[0] == "buffer"]
    return sum(arena._blocks[name].nbytes for name in names)


def test_a_mask_has_one_number_where_it_is_the_same_along_an_axis() -> None:
    """What attention hides is the same for all heads of all examples, and so are the numbers of the mask."""
    scores = new_input("scores", (16, 4, 8, 8), np.dtype(np.float32))
    hidden = make(Broadcast((16, 4, 8, 8)), constant(np.triu(np.ones((8, 8), bool), 1)))
    program = optimize(Program((scores,), (make(Where(), hidden, -np.inf, scores),)))
    plan = Plan(program)
    own = {id(x): x for step in plan.written for x in step.inputs if isinstance(x, np.ndarray)}
    places = [*plan.inputs, *plan.outputs]
    assert sum(x.nbytes for x in own.values() if not any(np.shares_memory(x, y) for y in places)) == 2 * 8 * 8 * 4
    array = np.random.default_rng(0).normal(size=scores.shape).astype(np.float32)
    np.testing.assert_array_equal(run(program, array)[0], np.where(np.triu(np.ones((8, 8)), 1) > 0, -np.inf, array))


def test_another_plan_finds_the_buffers_of_an_earlier_one_in_any_order() -> None:
    arena = Arena()

    def taken(*sizes: int) -> int:
        """The bytes of all plans after that of values of so many elements, which are all there at once."""
        inputs = [real(f"x{n}", size) for n, size in enumerate(sizes)]
        made = [elementwise("exp", x) for x in inputs]
        outputs = [make(Reduce("add", (0,)), elementwise("sin", x)) for x in reversed(made)]
        program, arrays = Program(tuple(inputs), tuple(outputs)), [np.ones(size) for size in sizes]
        plan = Plan(program, arena=arena)
        for place, array in zip(plan.inputs, arrays, strict=True):
            place[...] = array
        plan.run()
        np.testing.assert_allclose(plan.outputs, [size * np.sin(np.e) for size in reversed(sizes)], rtol=1e-12)
        return held(arena)

    first = taken(400, 8, 80)
    assert taken(8, 80, 400) == taken(80, 300, 8) == taken(9, 10, 11) == first
    assert taken(8, 80, 480) > first


def test_the_value_of_a_loss_is_computed_where_its_gradients_were() -> None:
    x, w = Input(Tensor[Row]), Param(Tensor[()](np.array(0.5)))
    y = tanh(x * w.expand_like(x))
    loss = tanh(exp(y) * y).mean()
    bound = x.bind(Tensor[Row](np.linspace(0.0, 1.0, 1000)))
    PLANS.clear()
    for _ in range(2):
        with given(bound) as scope:
            slope = scope.gradients(loss)[w].numpy()
    [arena] = [a for form in PLANS._forms.values() for a in form.workspaces.values()]
    before = held(arena)
    for planned in (0, 1, 1):
        with given(bound) as scope:
            value = loss.value.numpy()
            assert scope.counts.planned_values == planned
    [own] = [a for form in VALUES._forms.values() for a in form.workspaces.values()]
    assert own is arena
    assert held(arena) == before
    with given(bound, plan=False) as scope:
        np.testing.assert_allclose(value, loss.value.numpy(), rtol=1e-12)
        np.testing.assert_allclose(slope, scope.gradients(loss)[w].numpy(), rtol=1e-12)
    with given(bound) as scope:
        assert scope.counts.planned == 0
        np.testing.assert_allclose(scope.gradients(loss)[w].numpy(), slope, rtol=1e-15)
        assert scope.counts.planned == 1
