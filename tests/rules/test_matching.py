"""Matching agrees with the plain definition: try every way to cut the words into items."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import strategies as st

from tests.drawn import cases
from tests.rules.strategies import label_names
from tests.rules.world import World, outcome
from typedtensor.rules import (
    Accepted,
    Atom,
    Label,
    OperandSpec,
    Rigid,
    Rule,
    RunVar,
    Segment,
    Term,
    Word,
    apply_rule,
    parse_rule,
    places_of,
)
from typedtensor.rules.matching import Bindings, Work, match_word, substitute
from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item

WORLD = World()
Solution = frozenset[tuple[AxisVar | RunVar, Word]]


def cuts(length: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to write a length as a sum of so many parts."""
    if parts == 0:
        if length == 0:
            yield ()
        return
    for first in range(length + 1):
        for rest in cuts(length - first, parts - 1):
            yield (first, *rest)


def shares(items: Sequence[Item], word: Word) -> Iterator[list[tuple[Item, Word]]]:
    for lengths in cuts(len(word), len(items)):
        ends = list(itertools.accumulate(lengths, initial=0))
        yield [(item, word[a:b]) for item, (a, b) in zip(items, itertools.pairwise(ends), strict=True)]


def constraints(item: Item, share: Word) -> list[tuple[AxisVar | RunVar, Word]] | None:
    """What an item says about variables when it stands for a share of a word; None if it cannot."""
    if isinstance(item, RunVar):
        return [] if item.optional and not share else [(RunVar(item.name), share)]
    if len(share) != 1 or isinstance(share[0], Segment):
        return None
    [atom] = share
    if isinstance(item, AxisVar):
        return [(item, share)]
    if isinstance(item, Concrete):
        return [] if atom == Label(item.name) else None
    assert isinstance(item, Derived)
    if not isinstance(atom, Label) or atom.key != item.name or len(atom.args) != len(item.args):
        return None
    parts = [constraints(part, (arg,)) for part, arg in zip(item.args, atom.args, strict=True)]
    return None if None in parts else [c for part in parts for c in part or ()]


def ways(
    terms: Sequence[tuple[Item, ...]], words: Sequence[Word]
) -> Iterator[tuple[tuple[list[tuple[Item, Word]], ...], Solution]]:
    """Every way to cut words into items, with the bindings where they are consistent, by trying everything."""
    for choice in itertools.product(*(shares(items, word) for items, word in zip(terms, words, strict=True))):
        said = [constraints(item, share) for operand in choice for item, share in operand]
        if None in said:
            continue
        pairs = frozenset(pair for some in said for pair in some or ())
        if len({variable for variable, _ in pairs}) == len(pairs):
            yield choice, pairs


def solutions(terms: Sequence[tuple[Item, ...]], words: Sequence[Word]) -> set[Solution]:
    """All consistent bindings."""
    return {solution for _, solution in ways(terms, words)}


def matched(terms: Sequence[tuple[Item, ...]], words: Sequence[Word]) -> list[Solution]:
    """All bindings that the matcher finds."""
    bound: list[Bindings] = [{}]
    for items, word in zip(terms, words, strict=True):
        bound = [m for so_far in bound for m in match_word(items, word, so_far, WORLD, Work())]
    return [frozenset(b.items()) for b in bound]


labels = st.builds(Label, label_names)
atoms: st.SearchStrategy[Atom] = st.one_of(
    labels,
    st.builds(lambda a, b: Label("Flat", (a, b)), labels, labels),
    st.just(Rigid("T")),
    st.sampled_from([Segment("S"), Segment("R")]),
)
words = st.lists(atoms, max_size=4).map(tuple)
axis_items: st.SearchStrategy[Item] = st.one_of(
    st.builds(AxisVar, st.sampled_from("UV")),
    st.builds(Concrete, label_names),
    st.builds(lambda a, b: Derived("Flat", (a, b)), *[st.builds(AxisVar, st.sampled_from("UV"))] * 2),
)
items = st.lists(axis_items | st.builds(RunVar, st.sampled_from("AB"), st.booleans()), max_size=4).map(tuple)
operands = st.lists(st.tuples(items, words), min_size=1, max_size=3)


@st.composite
def fitting(draw: st.DrawFn) -> list[tuple[tuple[Item, ...], Word]]:
    """Terms with words that fit them: random words hardly ever do."""
    single = atoms.filter(lambda a: not isinstance(a, Segment))
    bound: dict[AxisVar | RunVar, Word] = {AxisVar(name): (draw(single),) for name in "UV"}
    bound |= {RunVar(name): draw(st.lists(atoms, max_size=2).map(tuple)) for name in "AB"}
    some = draw(st.lists(items, min_size=1, max_size=3))
    return [(term, substitute(term, bound, WORLD)) for term in some]


@cases(40, 200, operands | fitting())
def test_the_matcher_finds_what_trying_everything_finds(pairs: list[tuple[tuple[Item, ...], Word]]) -> None:
    terms, given_words = [t for t, _ in pairs], [w for _, w in pairs]
    assert set(matched(terms, given_words)) == solutions(terms, given_words)


@cases(40, 200, fitting())
def test_what_is_substituted_matches(pairs: list[tuple[tuple[Item, ...], Word]]) -> None:
    terms, given_words = [t for t, _ in pairs], [w for _, w in pairs]
    assert matched(terms, given_words)


@cases(40, 200, operands | fitting())
def test_a_match_reproduces_the_words(pairs: list[tuple[tuple[Item, ...], Word]]) -> None:
    """Where no run is left out, the bindings give the operands back."""
    terms = [tuple(RunVar(i.name) if isinstance(i, RunVar) else i for i in t) for t, _ in pairs]
    given_words = [w for _, w in pairs]
    for solution in matched(terms, given_words):
        assert [substitute(t, dict(solution), WORLD) for t in terms] == given_words


def verdict_agrees(terms: Sequence[tuple[Item, ...]], given_words: Sequence[Word], result: tuple[Item, ...]) -> None:
    """Accepted exactly where there is one way to match; then each item stands where the words are cut."""
    rule = Rule("", tuple(Term("real", t) for t in terms), Term("real", result))
    found = apply_rule(rule, [OperandSpec(("real",), w) for w in given_words], {}, WORLD)
    all_ways = list(ways(terms, given_words))
    if isinstance(found, Accepted):
        [(choice, solution)] = all_ways
        assert found.word == substitute(result, dict(solution), WORLD)
        for cut, word, places in zip(choice, given_words, places_of(rule, given_words, found.bound), strict=True):
            assert [(p.item, word[p.start : p.stop]) for p in places] == cut
    else:
        assert len(all_ways) != 1
        assert found.reason.startswith(("needs", "cannot be decided", "matches in more than one way"))


@cases(40, 200, operands | fitting(), st.data())
def test_verdicts(pairs: list[tuple[tuple[Item, ...], Word]], data: st.DataObject) -> None:
    terms, given_words = [t for t, _ in pairs], [w for _, w in pairs]
    runs = sorted({i.name for t in terms for i in t if isinstance(i, RunVar)})
    result = data.draw(st.lists(st.sampled_from(runs).map(RunVar), max_size=2).map(tuple) if runs else st.just(()))
    verdict_agrees(terms, given_words, result)


SMALL_ITEMS: tuple[Item, ...] = (
    AxisVar("U"),
    AxisVar("V"),
    RunVar("A"),
    RunVar("B"),
    RunVar("A", optional=True),
    Concrete("X"),
)
SMALL_ATOMS: tuple[Atom, ...] = (Label("X"), Label("Y"))


def up_to(length: int, letters: Sequence[Item] | Sequence[Atom]) -> list[tuple[object, ...]]:
    return [some for n in range(length + 1) for some in itertools.product(letters, repeat=n)]


@pytest.mark.slow
def test_all_small_terms_on_all_small_words() -> None:
    second = [((AxisVar("U"),), w) for w in up_to(1, SMALL_ATOMS)] + [
        ((RunVar("A"),), w) for w in up_to(2, SMALL_ATOMS)
    ]
    for items, word in itertools.product(up_to(3, SMALL_ITEMS), up_to(3, SMALL_ATOMS)):
        for more_items, more in second:
            terms, given_words = [items, more_items], [word, more]
            assert set(matched(terms, given_words)) == solutions(terms, given_words)  # type: ignore[arg-type]


def test_a_scalar_leaves_an_optional_run_open() -> None:
    optional = RunVar("A", optional=True)
    assert matched([(optional,)], [()]) == [frozenset()]
    assert matched([(optional,), (RunVar("A"),)], [(), (Label("X"),)]) == [frozenset({(RunVar("A"), (Label("X"),))})]


def test_an_optional_run_that_is_bound_to_nothing_matches_nothing_once() -> None:
    assert len(matched([(RunVar("A"),), (RunVar("A", optional=True),)], [(), ()])) == 1


def test_a_payload_takes_no_part_in_comparisons() -> None:
    assert Label("X", payload=1) == Label("X", payload=2)
    assert Rigid("T", payload=1) == Rigid("T")
    assert Segment("S", payload=1) == Segment("S")
    assert len({Label("T"), Rigid("T"), Segment("T")}) == 3


def test_ambiguity_is_refused() -> None:
    """check_rule refuses such a rule where it is declared; applied all the same, it does not pick a way."""
    found = outcome("*A *B -> *A", "X Y")
    assert not isinstance(found, Accepted)
    assert found.reason == "matches in more than one way"


def test_ways_that_give_the_same_axes_are_refused() -> None:
    """Which of the axes is summed over would depend on the choice."""
    found = outcome("*A @X *B -> *A *B", "X X")
    assert not isinstance(found, Accepted)
    assert found.reason == "needs X exactly once in the operand, which has it 2 times"


def test_another_operand_says_which_of_two_axes_is_meant() -> None:
    rule = parse_rule("t *A U *B, int *A *B -> t *A *B")
    words = [tuple(map(Label, letters)) for letters in ("XYX", "XY")]
    found = apply_rule(
        rule, [OperandSpec((k,), w) for k, w in zip(("real", "int"), words, strict=True)], {"U": (Label("X"),)}, WORLD
    )
    assert isinstance(found, Accepted)
    first, _ = places_of(rule, words, found.bound)
    assert [(str(p.item), p.start, p.stop) for p in first] == [("*A", 0, 2), ("U", 2, 3), ("*B", 3, 3)]
