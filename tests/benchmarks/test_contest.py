"""The harness of the benchmarks: set-up, checks and reports around the timed code."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import get_args

import numpy as np
import pytest

from benchmarks import (
    ablation,
    accelerator,
    cnn,
    columns,
    eager,
    fixed,
    growth,
    lstm,
    models,
    planning,
    rnn,
    transformer,
    tree_lstm,
)
from benchmarks.characters import BATCH, STEPS, TEXT, batches
from benchmarks.command import ratio_to_best
from benchmarks.contest import OURS, Contender, Scope, Step, Workload, compare, first_step, thread_settings
from benchmarks.harness import in_turns
from benchmarks.networks.training import training_step
from benchmarks.picture import draw
from benchmarks.studies import encoder, gpt
from benchmarks.studies.gpt import Sizes
from benchmarks.trees import FILE, Levels, Tree, all_trees, levels
from tests.sampling import sample
from typedtensor import Input, Param, Tensor
from typedtensor.ops import tanh
from typedtensor.optim import SGD
from typedtensor.runtime.engines import EngineName, target_of


def test_a_turn_has_a_multiple_of_the_steps_that_differ() -> None:
    steps: dict[str, list[int]] = {"a": [], "b": []}
    timings = in_turns({name: partial(done.append, 0) for name, done in steps.items()}, rounds=7, seconds=0, multiple=3)
    # Two passes for the length of a turn; then in each round one that is not counted, and three.
    assert {name: len(done) for name, done in steps.items()} == dict.fromkeys("ab", 2 * 3 + 7 * 4)
    assert all(len(timing.times) == len(timing.cpu) == 7 for timing in timings.values())


@pytest.mark.parametrize("engine", [x for x in get_args(EngineName) if x != "xla"])
def test_ablation_measures_steps_without_each_pass(engine: EngineName, monkeypatch: pytest.MonkeyPatch) -> None:
    def step(scope: Scope) -> Step:
        left_out.append(tuple(scope["without"]))
        w = Param(Tensor[()](np.float32(1)))
        return training_step(SGD([w], learning_rate=0.1), lambda number: tanh(x * w), [[bound]], scope)

    x, left_out = Input(Tensor[()]), list[tuple[str, ...]]()
    bound = x.bind(Tensor[()](np.float32(1)))
    monkeypatch.setitem(ablation.WORKLOADS, "tiny", lambda: Workload("tiny", "Tiny", [], 1, ours=step))
    header, row = ablation.report(["tiny"], engine, None, rounds=2).splitlines()
    passes = target_of(engine).passes
    assert left_out == [way for left in (*((name,) for name in passes), passes) for way in ((), left)]
    assert header.split() == [engine, "ms", *(word for name in (*passes, "any") for word in ("no", name))]
    assert len(row.split()) == 2 + 2 * (len(passes) + 1)


def test_an_operation_of_each_family_is_equal_to_that_by_hand() -> None:
    assert eager.measure(1).keys() == eager.families().keys()


def test_who_takes_too_long_has_fewer_turns() -> None:
    timings = in_turns({"a": int}, rounds=7, seconds=0, patience=0)
    assert len(timings["a"].times) == 3


def counting(start: float) -> Callable[[int], Step]:
    return lambda threads: lambda number: start + number


def test_losses_that_differ_are_an_error_that_says_whose() -> None:
    contenders = [Contender(OURS, counting(1.0), "json"), Contender("Wrong", counting(1.1), "json")]
    workload = Workload("counting", "Counting", contenders, 1, checked=2)
    steps = {c.name: c.make(1) for c in contenders}
    with pytest.raises(SystemExit, match=r"Wrong does not make the steps of typedtensor.*step 0.* 1\.1 and 1;"):
        compare(workload, steps)
    assert compare(workload, {OURS: steps[OURS]}) == [1.0, 2.0]


def test_first_step_makes_each_step_that_differs() -> None:
    seen: list[int] = []

    def step(number: int) -> float:
        seen.append(number)
        return 0.0

    found = first_step(Workload("w", "W", [Contender("a", lambda threads: step, "json")], 4), "a", 1)
    assert seen[:4] == [0, 1, 2, 3]
    assert 0 <= found["first_step"] <= found["all_steps"]
    assert found["peak"] >= found["peak_after_imports"] >= 0


def test_what_is_not_installed_is_missing() -> None:
    assert Contender("a", counting(0), "no_such_package").why_missing() == "no_such_package is not installed"
    assert Contender("a", counting(0), "json", lambda: "no luck").why_missing() == "no luck"
    assert Contender("a", counting(0), "json").why_missing() == ""


def test_ratio_of_the_best_of_ours_to_the_best_peer() -> None:
    results = {
        OURS: {"least": 3.0, "least_cpu": 3.0},
        f"{OURS}, own pool": {"least": 2.0, "least_cpu": 4.0},
        "frugal": {"least": 9.0, "least_cpu": 6.0},
        "fast": {"least": 4.0, "least_cpu": 8.0},
    }
    assert ratio_to_best(results) == {"least": ("fast", 0.5), "least_cpu": ("frugal", 0.5)}
    assert ratio_to_best({OURS: results[OURS]}) == {}


def test_flags_of_the_user_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XLA_FLAGS", "--xla_other")
    assert thread_settings(1)["XLA_FLAGS"] == "--xla_cpu_multi_thread_eigen=false --xla_other"
    assert thread_settings(2)["OPENBLAS_NUM_THREADS"] == "2"


def test_picture(tmp_path: Path) -> None:
    assert draw(tmp_path) is None
    results = {name: {"least": time, "first_step": 1.0, "peak": 50.0} for name, time in ((OURS, 0.1), ("peer", 0.2))}
    record = {"workload": "w", "title": "W", "threads": 1, "results": results}
    (tmp_path / "w_1.json").write_text(json.dumps(record))
    drawn = draw(tmp_path)
    assert drawn is not None
    assert drawn.stat().st_size > 0


def test_tables_of_columns(tmp_path: Path) -> None:
    assert columns.tables(tmp_path) == ""
    results = {OURS: {"least": 0.01}, "peer": {"least": 0.02}}
    ratios = {"least": ("peer", 0.5), "least_cpu": ("peer", 0.4)}
    for name, threads in [("columns_2", 1), ("columns_4", 2), ("columns_4_all", 1)]:
        record = {"workload": name, "threads": threads, "results": results, "ratios": ratios}
        (tmp_path / f"{name}_{threads}.json").write_text(json.dumps(record))
    everything, skipped = columns.tables(tmp_path).split("\n\n")
    assert [line.split() for line in everything.splitlines()[2:]] == [["4", "1", "100", "50", "0.50", "0.40"]]
    rows = [line.split() for line in skipped.splitlines()[2:]]
    assert rows == [["4", "2", "100", "50", "0.50", "0.40"], ["2", "1", "100", "50", "0.50", "0.40"]]


def test_summary_of_models(tmp_path: Path) -> None:
    assert models.summary(tmp_path) == ""
    results = {OURS: {"least": 0.01, "median": 0.02, "least_cpu": 0.01}, "JAX jit": {"least": 0.02, "least_cpu": 0.04}}
    record = {"workload": "gpt_head", "threads": 2, "results": results}
    (tmp_path / "gpt_head_2.json").write_text(json.dumps(record))
    [row] = models.summary(tmp_path).splitlines()[1:]
    assert row.split() == ["gpt", "head", "2", "10.00", "20.00", "0.50", "0.25"]


@pytest.mark.parametrize(("kind", "study"), sample(product(models.KINDS, models.STUDIES), one_in=5))
def test_our_models_of_the_field_make_steps(study: str, kind: str) -> None:
    found = models.workload(study, kind)
    step = found.contender(OURS).make(1)
    losses = [step(number) for number in (0, 0, 0)]
    if kind == "evaluation":
        assert losses == pytest.approx([losses[0]] * 3)
    else:
        assert losses[2] < losses[1] < losses[0]


def test_batches_of_the_encoder_have_many_sizes() -> None:
    data = encoder.batches()
    assert len(data) == 60
    assert len({words.shape for words, *_ in data}) == 47
    assert {words.shape for words, *_ in map(encoder.padded, data)} == {(16, 40)}


def test_text_is_cut_into_stretches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = tmp_path / "text.txt"
    monkeypatch.setenv(TEXT, str(text))
    text.write_text("abcdefghijklmnopqrstuvwxyz" * 33)
    [(x, y), *_] = batches()
    assert x.shape == (STEPS, BATCH, 26)
    np.testing.assert_array_equal((x.argmax(-1) + 1) % 26, y)
    text.write_text("Upper case")
    with pytest.raises(SystemExit, match="letters from a to z"):
        batches()


def test_trees_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "trees.txt"
    path.write_text("1\n3\n4 3 2\n-1 7 8\n1 -1 -1\n2 -1 -1\n")
    monkeypatch.setenv(FILE, str(path))
    assert all_trees() == [Tree(4, -1, (Tree(3, 7, None), Tree(2, 8, None)))]


def leaf(word: int) -> Tree:
    return Tree(word % 5, word, None)


FOREST = (Tree(4, -1, (leaf(1), Tree(3, -1, (leaf(2), leaf(3))))), leaf(4))


def test_levels() -> None:
    found = levels(FOREST)
    assert found.words.tolist() == [1, 2, 3, 4]
    assert [level.tolist() for level in found.parts] == [[[1, 2]], [[0, 4]]]
    assert found.scores.tolist() == [1, 2, 3, 4, 3, 4]
    assert found.trees == 2


def test_padding_keeps_the_parts_of_each_node() -> None:
    found: Levels = levels(FOREST)
    words, parts, scores, weight = tree_lstm.padding(found, 16)
    assert words.shape == (16,)
    assert words[:4].tolist() == [1, 2, 3, 4]
    assert parts.shape == (4, 1, 2)
    assert parts[:2, 0].tolist() == [[1, 2], [0, 16]]
    assert scores[[0, 1, 2, 3, 16, 17]].tolist() == found.scores.tolist()
    assert weight.sum() == pytest.approx(6 / 2)


@pytest.mark.slow
@pytest.mark.parametrize(
    "workload",
    [
        rnn.workload,
        lstm.workload,
        cnn.workload,
        transformer.workload,
        partial(tree_lstm.workload, 2, 2),
        *columns.WORKLOADS.values(),
        *models.WORKLOADS.values(),
    ],
    ids=["rnn", "lstm", "cnn", "transformer", "trees", *columns.WORKLOADS, *models.WORKLOADS],
)
def test_our_models_make_the_steps_of_their_peers(workload: Callable[[], Workload]) -> None:
    found = workload()
    peer = next(c for c in found.contenders if c.package == "jax")
    pytest.importorskip(peer.package)
    losses = compare(found, {c.name: c.make(1) for c in (found.contender(OURS), peer)})
    changes_nothing = found.name.endswith("_evaluation")  # so that batches that come again give what they gave
    assert len({round(loss, 5) for loss in losses}) == (
        min(found.batches, found.checked) if changes_nothing else found.checked
    )


@pytest.mark.parametrize("case", growth.CASES)
def test_growth_makes_steps_at_the_least_size(case: str) -> None:
    make, (size, *_) = growth.CASES[case]
    assert growth.measure(make(size), 1)["memory"] > 0


@pytest.mark.parametrize("kind", fixed.OPTIMIZERS)
def test_the_fixed_costs_of_a_step_are_found_where_they_are(kind: str) -> None:
    times, small = fixed.measure(kind, parameters=2, repeats=1)
    assert {"step", "opened", "calls"} <= times.keys()
    rows = fixed.profile(small.step, 3)
    assert sum(part for _, part, _ in rows) == pytest.approx(1.0)
    counts = {name.split()[-1]: count for name, _, count in rows}
    assert counts["take_step"] >= 1.0  # it is made as one call
    assert "backward_into" not in counts


@pytest.mark.slow
def test_planning_is_measured_phase_by_phase_and_calls_the_same_functions_again() -> None:
    found, again = (planning.measure(planning.STUDIES["encoder"](), repeats=1) for _ in range(2))
    assert set(planning.PHASES) < found.keys()
    for phase in planning.PHASES:
        assert found[phase]["calls"] == pytest.approx(again[phase]["calls"], rel=0.02)
    assert found["other sizes"]["calls"] < found["passes"]["calls"]


@pytest.mark.slow
@pytest.mark.parametrize("precision", accelerator.PRECISIONS)
def test_steps_on_an_accelerator_are_those_of_jax(precision: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("jax")
    monkeypatch.setitem(accelerator.MODELS, "characters", Sizes(layers=1, heads=2, wide=8, time=4, tokens=5, batch=2))
    steps = {name: make() for name, make in accelerator.steps("characters", precision, ["XLA", "JAX"]).items()}
    tolerance = accelerator.PRECISIONS[precision]
    compare(Workload("characters", "", [], gpt.BATCHES, checked=4, tolerance=tolerance), steps)
