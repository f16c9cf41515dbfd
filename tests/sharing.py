"""Scheduling of tests under pytest-xdist: units that stay in one process, their order, and time limits."""

from __future__ import annotations

import functools
from pathlib import PurePosixPath
from typing import Any

import pytest

from tests.collecting import Progress

GROUPS = {
    "inspection": ("tests/inspection", "tests/cli", "tests/lsp"),
    "typing": ("tests/typing", "tests/agreement", "tests/gallery"),
    "documents": (
        "tests/test_documents.py",
        "tests/test_examples.py",
        "tests/test_mistakes.py",
        "tests/test_real_mistakes.py",
        "tests/stubs",
    ),
}
"""Files that share a type checker's state: building it takes longer than their tests."""

ALONE = ("tests/typing/test_configurations.py", "tests/typing/test_versions.py")
"""Files in folders of these groups that share nothing, since they run mypy in separate processes."""

IMPORTING = {"PyTorch": ("tests/libraries", "tests/ops/test_backends.py")}
"""Files that share an imported library: the import takes seconds per process."""

LONGEST = (
    "tests/fuzz/test_fuzzers.py",
    "tests/benchmarks/test_contest.py",
    "tests/runtime/test_failures.py",
    *ALONE,
    "tests/ops/test_repeated_labels.py",
    "tests/ad/test_nestings.py",
    "tests/ad/test_continuations.py",
    "tests/runtime/test_interrupts.py",
    "tests/specialization/test_outside.py",
    "tests/specialization/test_loops.py",
    "tests/onnx/test_load.py",
    "tests/targets/test_targets.py",
    "tests/specialization/test_sizes.py",
)
"""Files that take half a minute to seven minutes with their slow tests. They start first in exhaustive runs."""

LONG = (
    "tests/fuzz/test_fuzzers.py",
    "tests/ops/test_registry.py",
    "tests/specialization/test_many_sizes.py",
    "tests/test_pickling.py",
    "PyTorch",
    "tests/benchmarks/test_contest.py",
    "tests/targets/test_targets.py",
    "tests/control/test_recursion.py",
    "tests/control/test_loops_in_loops.py",
    "tests/control/test_scan.py",
    "tests/specialization/test_registry.py",
    "tests/ad/test_nestings.py",
    "tests/runtime/test_interrupts.py",
    "tests/targets/test_arrays_of_jax.py",
    "tests/ops/test_repeated_labels.py",
    "tests/targets/test_evaluation_on_device.py",
    "tests/ad/test_continuations.py",
    "tests/training/test_fit.py",
    "tests/onnx/test_load.py",
    "tests/specialization/test_sizes.py",
    "tests/specialization/test_primitives.py",
    "tests/optim/test_experts.py",
    "tests/specialization/test_loops.py",
    "tests/specialization/test_cache.py",
    "tests/ir/test_text.py",
    "tests/runtime/test_failures.py",
    "tests/optim/test_step_programs.py",
    "tests/runtime/test_soak.py",
    "tests/ad/test_curry.py",
    "tests/runtime/test_random_graphs.py",
    "tests/specialization/test_outside.py",
    "tests/prob/test_divergences.py",
    "tests/specialization/test_trees.py",
    "tests/prob/test_gradients_of_draws.py",
    "tests/optim/test_known_steps.py",
    "tests/targets/test_convolutions_by_positions.py",
    "tests/targets/test_overlapping_steps.py",
    "documents",  # late, to start from the cache of `make types`, which runs at the same time
    "tests/specialization/test_constant_operands.py",
    "tests/control/test_recursive.py",
    "tests/rules/test_matching.py",
    "tests/nn/test_attention.py",
    "tests/ops/test_empty_axes.py",
    "tests/targets/test_precision.py",
    "tests/runtime/test_tree_lstm.py",
    "tests/specialization/test_size_templates.py",
    "tests/runtime/test_endings.py",
    "tests/control/test_control.py",
    "tests/optim/test_groups.py",
    "tests/control/test_calls_of_bodies.py",
    "tests/test_imports.py",
    "tests/targets/test_random_programs.py",
    "tests/targets/test_seam.py",
    "tests/specialization/test_special_values.py",
)
"""Other long files. They start before short ones, so that no process is idle at the end."""

SHOWN = "shown"
"""The property of a test whose text the summary prints, since the output of worker processes is lost."""

CHECKING, SLOW = 600, 3600
"""The time limits, in seconds, of a test in a group, which may wait for the shared state, and of a slow test."""


def unit_of(test: str) -> str:
    """Return the unit of a test or file, by its name: its group, or the file."""
    return _unit_of(test.partition("::")[0])


@functools.cache
def _unit_of(file: str) -> str:
    if file in ALONE:
        return file
    places = {file, *map(str, PurePosixPath(file).parents)}
    return next((group for group, within in (GROUPS | IMPORTING).items() if not places.isdisjoint(within)), file)


def share(items: list[pytest.Item]) -> None:
    """Order the tests, and set their time limits."""
    exhaustive = bool(items) and items[0].config.option.markexpr != "not slow"
    order = {unit: n for n, unit in enumerate(dict.fromkeys((*GROUPS, *(LONGEST if exhaustive else ()), *LONG)))}
    units = {item: unit_of(item.nodeid) for item in items}
    for item, unit in units.items():
        slow = item.get_closest_marker("slow") is not None
        if (slow or unit in GROUPS) and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(SLOW if slow else CHECKING))
    items.sort(key=lambda item: order.get(units[item], len(order)))


def schedule(config: pytest.Config, log: Any) -> Any:
    """Return the scheduler, which hands whole units to processes in the order of the tests.

    The ``loadgroup`` scheduler of pytest-xdist appends groups to the names of tests, which pytest 9.1 and later do not
    allow, and takes quadratic time in the number of tests.
    """
    from xdist.scheduler.loadscope import LoadScopeScheduling

    progress = Progress(config.pluginmanager.getplugin("session"))
    config.pluginmanager.register(progress)

    class Units(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
        def _split_scope(self, nodeid: str) -> str:
            return unit_of(nodeid)

        def add_node_collection(self, node: Any, collection: Any) -> None:
            super().add_node_collection(node, _Names(collection))

        def _reschedule(self, node: Any) -> None:
            # A process holds one unit beside the running one; a third one might be run by an idle process.
            if node.shutting_down or not self.workqueue or self._pending_of(self.assigned_work[node]) < 2:
                super()._reschedule(node)

        def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
            super().mark_test_complete(node, item_index, duration)
            progress.one_more_is_done(len(self.registered_collections[node]))
            work = self.assigned_work[node]
            unit = unit_of(self.registered_collections[node][item_index])
            if all(work[unit].values()):
                del work[unit]

    config.option.loadscopereorder = False
    return Units(config, log)


class _Names(list[str]):
    """The names of tests, with their positions in a table."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(names)
        self._places = {name: n for n, name in enumerate(names)}

    def index(self, name: str, *_: Any) -> int:
        return self._places[name]
