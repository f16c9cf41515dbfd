"""Every operation with repeated labels: the results for distinct axes, or a refusal.

Axes are drawn from two labels for the variables of each rule, so that they meet in every way. Where the rule accepts
them, the operation is held to itself on labels that are all different: its result, its gradients, and theirs, in the
interpreter and in plans.
"""

from __future__ import annotations

import copy
import itertools
import math
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import CASES, Case
from tests.sampling import sample
from tests.specialization.test_registry import planned
from typedtensor import AnyTensor, Axis, Const, Input, MeshAxis, SizeError, given
from typedtensor.ad import gradients
from typedtensor.core.axes import declared_size
from typedtensor.core.tensor import tensor_type
from typedtensor.lowering.expressions import lower
from typedtensor.ops import PolyOp
from typedtensor.ops.core.verdict import RuntimeReader, to_atom, to_label
from typedtensor.passes.convolutions.legalization import legalize
from typedtensor.passes.pipeline import optimize
from typedtensor.rules import Accepted, OperandSpec, RunVar, apply_rule
from typedtensor.rules.matching import substitute
from typedtensor.rules.syntax import AxisVar, variables
from typedtensor.rules.validation import parameter

Variable = AxisVar | RunVar
Chosen = Mapping[Variable, tuple[Any, ...]]


class X(Axis): ...


class Y(Axis): ...


SIZES = ({X: 2, Y: 3}, {X: 1, Y: 2}, {X: 1, Y: 1}, {X: 3, Y: 2}, {X: 2, Y: 1}, {X: 0, Y: 2}, {X: 2, Y: 2})
ACCEPTED: dict[Any, list[Chosen]] = {}
"""The labels that applications of a rule were found with."""
MOST, FIRST = 2000, 400
"""Choices that are tried for one operation, and after how many of them the quick test gives up if it found none."""
RUNS = [word for n in range(3) for word in itertools.product((X, Y), repeat=n)]


@dataclass(frozen=True)
class Application:
    """An operation with labels, the types of its operands, and what the variables of its rule stand for."""

    operation: Any
    types: tuple[Any, ...]
    chosen: Chosen

    def __str__(self) -> str:
        return f"{self.operation.title}({', '.join(map(str, self.types))})"


def labelled(operation: PolyOp, chosen: Chosen, sizes: Mapping[Any, int]) -> Any:
    """An operation made with other labels; it knows their sizes, where it takes sizes with labels."""
    made: Any = copy.copy(operation)
    made.arguments = {name: chosen[parameter(name)] for name in operation.arguments}
    made.verdicts, made.grounded, made.form = {}, {}, None
    labels = {label for word in made.arguments.values() for label in word}
    made._sizes = {label: sizes[label] for label in labels if label in sizes}
    return made


def applied(case: Case, chosen: Chosen, sizes: Mapping[Any, int] = {}) -> Application | None:
    """The operation of a case on the axes that its rule has for given labels, if its first rule accepts them."""
    operation = labelled(case.operation, chosen, sizes)
    rule, reader = operation.parsed_rule, RuntimeReader(operation.names)
    bound = {variable: tuple(map(to_atom, word)) for variable, word in chosen.items()}
    words = [substitute(term.items, bound, reader) for term in rule.operands]
    kinds = [x.kind if isinstance(x, AnyTensor) else "real" for x in case.operands]
    arguments = {name: bound[parameter(name)] for name in operation.arguments}
    outcome = apply_rule(rule, [OperandSpec((k,), w) for k, w in zip(kinds, words, strict=True)], arguments, reader)
    if not isinstance(outcome, Accepted) or outcome.rule.operands != rule.operands:  # another one of several rules
        return None
    types = [tensor_type(k, tuple(map(to_label, w))) for k, w in zip(kinds, words, strict=True)]
    return Application(operation, tuple(types), chosen)


def choices(operation: PolyOp) -> Iterator[Chosen]:
    """What the variables of a rule may stand for, in an order drawn at random."""
    found = [parameter(name) for name in operation.arguments]
    found += [v for term in operation.parsed_rule.operands for item in term.items for v in variables(item)]
    names = list(dict.fromkeys(found))
    ranges: list[Any] = [RUNS if isinstance(v, RunVar) else [(X,), (Y,)] for v in names]
    number, draw = math.prod(map(len, ranges)), random.Random(0)
    every = draw.sample(range(number), min(number, MOST))
    for place in every:
        words = []
        for some in ranges:
            place, which = divmod(place, len(some))
            words.append(some[which])
        yield dict(zip(names, words, strict=True))


def repeats(application: Application) -> bool:
    return any(len(set(of.axes)) < len(of.axes) for of in application.types)


@lru_cache(maxsize=1)
def kinds_of_cases() -> list[Case]:
    """A case for each operation and each choice of kinds; a mesh axis stands once in a tensor."""
    found: dict[Any, Case] = {}
    for case in CASES:
        if any(
            isinstance(x, type) and issubclass(x, MeshAxis) for word in case.operation.arguments.values() for x in word
        ):
            continue
        kinds = tuple(x.kind if isinstance(x, AnyTensor) else "real" for x in case.operands)
        found.setdefault((type(case.operation), kinds), case)
    return list(found.values())


def told_apart(application: Application, case: Case, sizes: Mapping[Any, int]) -> Application:
    """The same with a label of its own for each axis of each variable."""
    chosen: dict[Variable, tuple[Any, ...]] = {}
    own: dict[Any, int] = {}
    for variable, word in application.chosen.items():
        labels = tuple(type(f"{variable}{n}".strip("*"), (Axis,), {}) for n in range(len(word)))
        own.update(zip(labels, (sizes[label] for label in word), strict=True))
        chosen[variable] = labels
    found = applied(case, chosen, own)
    assert found is not None, f"{application} on labels that are all different"
    return found


def arrays_for(application: Application, sizes: Mapping[Any, int]) -> list[Any]:
    draw = np.random.default_rng(1)
    found: list[Any] = []
    for of in application.types:
        shape: Any = [declared_size(axis, sizes) for axis in of.axes]
        below = min((n for n in sizes.values() if n), default=1)
        match of.kind:
            case "real":
                found.append(draw.uniform(0.5, 2.0, shape))
            case "int":
                found.append(draw.integers(0, below, shape))
            case _:
                found.append(draw.uniform(size=shape) < 0.5)
    return found


def weights(x: Any) -> Any:
    """A constant like an expression, drawn at random."""
    shape = x.value.shape
    return Const(x.tensor_type.wrap(np.random.default_rng([7, *shape]).normal(size=shape)))


def run(application: Application, arrays: list[Any], plans: bool = False) -> list[Any]:
    """The result, the gradients and those of these, as arrays."""
    operation, types = application.operation, application.types
    leaves: Any = [Input(of) for of in types]
    values = [x.bind(of(array)) for x, of, array in zip(leaves, types, arrays, strict=True)]
    y = operation(*leaves)
    wanted = [x for n, x in enumerate(leaves) if x.tensor_type.kind == "real" and operation.passes_gradient(n)]
    nodes, results = [y], []
    with given(*values) as computation:
        if y.tensor_type.kind == "real" and wanted:
            loss = (y * weights(y)).sum()
            slopes = gradients(loss, *wanted)
            slope: Any = sum(((weights(g) * g).sum() for g in slopes), start=loss)
            for found in (computation.gradients(loss, *wanted), computation.gradients(slope, *wanted)):
                results += [found[x].numpy() for x in wanted]
            nodes += [*slopes, *gradients(slope, *wanted)]
        results += [node.value.numpy() for node in nodes]
        if plans:
            program = lower(nodes, dict(zip(leaves, arrays, strict=True)))
            for result, of_plan in zip(
                results[-len(nodes) :], planned(optimize(legalize(program)), arrays), strict=True
            ):
                np.testing.assert_allclose(of_plan, result, rtol=1e-9, atol=1e-9)
    eager = operation(*(of(array) for of, array in zip(types, arrays, strict=True)))
    assert eager.tensor_type is y.tensor_type
    return [eager.numpy(), *results]


def agrees(application: Application, case: Case, plans: bool = False) -> bool:
    """Hold an application to itself on axes told apart, at the first sizes that it takes; whether there are any."""
    for sizes in SIZES:
        other = told_apart(application, case, sizes)
        here = replace(application, operation=labelled(application.operation, application.chosen, sizes))
        arrays = arrays_for(here, sizes)
        try:
            expected = run(other, arrays)
        except Exception as error:
            with pytest.raises(type(error)):
                run(here, arrays)
            continue
        if two_sizes(here, arrays, expected[0]):
            with pytest.raises(SizeError, match="one label has one size"):
                run(here, arrays)
            continue
        for found, wanted in zip(run(here, arrays, plans), expected, strict=True):
            np.testing.assert_allclose(found, wanted, rtol=1e-9, atol=1e-9)
        return True
    return False


def two_sizes(application: Application, arrays: list[Any], result: Any) -> bool:
    """Whether a label has two sizes among operands and result."""
    of = application.operation.verdict(application.types).result
    pairs = [(t.axes, a.shape) for t, a in zip((*application.types, of), (*arrays, result), strict=True)]
    sizes = {(axis, n) for axes, shape in pairs for axis, n in zip(axes, shape, strict=True)}
    return len(sizes) > len({axis for axis, _ in sizes})


def applications(case: Case, limit: int, first: int = MOST) -> list[Application]:
    """Applications in which labels stand several times, each once; none, if none is among the first choices."""
    operation = case.operation
    kinds = tuple(x.kind if isinstance(x, AnyTensor) else "real" for x in case.operands)
    # Operations of one rule accept the same labels, which are looked for once.
    asked = operation.rule, *operation.names.items(), *operation.arguments, kinds, limit
    if asked in ACCEPTED:
        known = [applied(case, chosen) for chosen in ACCEPTED[asked]]
        return [made for made in known if made is not None]
    found: dict[Any, Application] = {}
    for number, chosen in enumerate(choices(operation)):
        if number == first and not found:
            break
        made = applied(case, chosen)
        if made is not None and repeats(made):
            found.setdefault((made.types, str(made)), made)
            if len(found) == limit:
                break
    ACCEPTED[asked] = [made.chosen for made in found.values()]
    return list(found.values())


def check(case: Case, limit: int, plans: bool) -> None:
    tried, carried_out = applications(case, 10 * limit) if plans else applications(case, limit, FIRST), 0
    for number, application in enumerate(tried):
        if number >= limit and carried_out:
            break
        try:
            carried_out += agrees(application, case, plans)
        except Exception as error:
            error.add_note(f"in {application}")
            raise
    if plans:
        assert carried_out or not tried


@pytest.mark.parametrize("case", sample(kinds_of_cases(), one_in=8, skip=2), ids=str)
def test_an_operation_does_the_same_where_labels_stand_several_times(case: Case) -> None:
    check(case, 2, plans=False)


@pytest.mark.slow
@pytest.mark.parametrize("case", kinds_of_cases(), ids=str)
def test_an_operation_and_its_plans_do_the_same_wherever_labels_stand_several_times(case: Case) -> None:
    check(case, 10, plans=True)
