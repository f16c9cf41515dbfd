"""Results of rules for operands, and whole explanations of refusals."""

from __future__ import annotations

import pytest

from tests.rules.world import gives, outcome, refuses
from typedtensor.rules import Accepted, Refused, parse_rule, refusal

MATMUL = "*N A, A B -> *N B"
SUM = "t *A U *B -> t *A *B where t not in bool"
ADD = "t *A?, t *A? -> t *A where t not in bool"
RENAME = "t *A U *B -> t *A V *B where V not in *A *B"
CONTRACT = "*A, *B -> *A ^ *B"
PERMUTE = "t *A -> t *P where *P permutes *A"
FLATTEN = "t *A U V *B -> t *A Flat[U, V] *B"
UNFLATTEN = "t *A Flat[U, V] *B -> t *A U V *B"
MERGE = "t *A U V *B -> t *A W *B where W not in *A *B, |W| = |U| * |V|"
EMBED = "int *A, real V E -> real *A E"


class TestMatMul:
    @pytest.mark.parametrize(
        ("first", "second", "result"),
        [
            ("Batch Hidden", "Hidden Out", "real Batch, Out"),
            ("Hidden", "Hidden Out", "real Out"),
            ("Batch Time Hidden", "Hidden Out", "real Batch, Time, Out"),
            ("Hidden Hidden", "Hidden Hidden", "real Hidden, Hidden"),
            ("*S Hidden", "Hidden Out", "real *S, Out"),
            ("Batch ~T", "~T Out", "real Batch, Out"),
            ("Batch Flat[H,W]", "Flat[H,W] Out", "real Batch, Out"),
        ],
    )
    def test_accepted(self, first: str, second: str, result: str) -> None:
        assert gives(MATMUL, first, second) == result

    @pytest.mark.parametrize(
        ("first", "second", "reason"),
        [
            (
                "Batch Hidden",
                "Batch Hidden",
                "needs the last axis of the first (Hidden) to equal the first axis of the second (Batch)",
            ),
            ("Batch Hidden", "int Hidden Out", "needs the second to be real, not int"),
            ("", "Hidden Out", "needs at least 1 axis in the first, which has none"),
            ("Batch Hidden", "Hidden", "needs 2 axes in the second, which has 1 (Hidden)"),
            ("Batch Hidden", "Hidden Out Extra", "needs 2 axes in the second, which has 3 (Hidden, Out, Extra)"),
            ("*S", "Hidden Out", "cannot be decided for the first (*S): *S stands for unknown axes"),
            (
                "Batch ~T",
                "Hidden Out",
                "needs the last axis of the first (T) to equal the first axis of the second (Hidden), "
                "which cannot be decided: T may be any axis",
            ),
            (
                "Batch Flat[H,W]",
                "Flat[W,H] Out",
                "needs the last axis of the first (Flat[H, W]) to equal the first axis of the second (Flat[W, H])",
            ),
            (
                "?T Batch Hidden",
                "Hidden Out",
                "needs the first to be real, which cannot be decided: T is any tensor",
            ),
        ],
    )
    def test_refused(self, first: str, second: str, reason: str) -> None:
        assert refuses(MATMUL, first, second) == reason


class TestSumAlong:
    @pytest.mark.parametrize(
        ("axes", "along", "result"),
        [
            ("Batch Hidden", "Hidden", "real Batch"),
            ("Batch Hidden", "Batch", "real Hidden"),
            ("int Hidden", "Hidden", "int ()"),
            ("Batch Batch Hidden", "Hidden", "real Batch, Batch"),
            ("*S Hidden", "Hidden", "real *S"),
            ("*S Hidden *R", "Hidden", "real *S, *R"),
            ("~T Batch", "~T", "real Batch"),
            ("Batch Flat[H,W]", "Flat[H,W]", "real Batch"),
        ],
    )
    def test_accepted(self, axes: str, along: str, result: str) -> None:
        assert gives(SUM, axes, U=along) == result

    @pytest.mark.parametrize(
        ("axes", "along", "reason"),
        [
            ("Batch", "Hidden", "needs an axis U (Hidden) in the operand, which has only (Batch)"),
            ("", "Hidden", "needs an axis U (Hidden) in the operand, which has no axes"),
            ("~T Batch", "Hidden", "needs an axis U (Hidden) in the operand, which has only (T, Batch)"),
            ("Flat[H,W]", "H", "needs an axis U (H) in the operand, which has only (Flat[H, W])"),
            (
                "Hidden Batch Hidden",
                "Hidden",
                "needs U (Hidden) exactly once in the operand, which has it 2 times",
            ),
            ("Hidden Hidden", "Hidden", "needs U (Hidden) exactly once in the operand, which has it 2 times"),
            (
                "*S",
                "Hidden",
                "needs U (Hidden) in the operand (*S), which cannot be decided: *S stands for unknown axes",
            ),
            (
                "*S Hidden",
                "~T",
                "needs U (T) in the operand (*S, Hidden), which cannot be decided: *S stands for unknown axes",
            ),
            ("bool Hidden", "Hidden", "needs an operand that is not bool"),
            ("?T Hidden", "Hidden", "needs an operand that is not bool, which cannot be decided for T"),
        ],
    )
    def test_refused(self, axes: str, along: str, reason: str) -> None:
        assert refuses(SUM, axes, U=along) == reason


class TestAdd:
    """A run or nothing (``*A?``): scalars mix with any tensor, and axes are never broadcast."""

    @pytest.mark.parametrize(
        ("first", "second", "result"),
        [
            ("Batch Hidden", "Batch Hidden", "real Batch, Hidden"),
            ("Batch", "", "real Batch"),
            ("", "Batch", "real Batch"),
            ("", "", "real ()"),
            ("Hidden Hidden", "Hidden Hidden", "real Hidden, Hidden"),
            ("*S Batch", "*S Batch", "real *S, Batch"),
            ("*S", "", "real *S"),
            ("~T", "~T", "real T"),
        ],
    )
    def test_accepted(self, first: str, second: str, result: str) -> None:
        assert gives(ADD, first, second) == result

    @pytest.mark.parametrize(
        ("first", "second", "kinds"),
        [
            ("Batch", "int|real", ("real", "real")),
            ("int Batch", "int|real", ("int", "int")),
            ("int|real", "Batch", ("real", "real")),
            ("int|real", "int|real", ("int", "int")),
            ("int|real", "real", ("real", "real")),
        ],
    )
    def test_python_numbers_take_the_kind_that_they_meet(self, first: str, second: str, kinds: tuple[str, ...]) -> None:
        found = outcome(ADD, first, second)
        assert isinstance(found, Accepted)
        assert (found.kinds, found.kind) == (kinds, kinds[0])

    @pytest.mark.parametrize(
        ("first", "second", "reason"),
        [
            (
                "Batch Hidden",
                "Hidden",
                "needs the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden)",
            ),
            (
                "Batch Hidden",
                "Hidden Batch",
                "needs the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden, Batch)",
            ),
            (
                "*S",
                "Batch",
                "needs the axes *A of the first (*S) to equal the axes *A of the second (Batch), "
                "which cannot be decided: *S stands for unknown axes",
            ),
            (
                "~T",
                "Batch",
                "needs the axes *A of the first (T) to equal the axes *A of the second (Batch), "
                "which cannot be decided: T may be any axis",
            ),
            ("int Batch", "Batch", "needs its operands to be of one kind, not int and real"),
            ("int Batch", "real", "needs its operands to be of one kind, not int and real"),
            ("bool", "int|real", "needs its operands to be of one kind, not bool and int or real"),
            ("?T Batch", "real Batch", "needs its operands to be of one kind, not the kind of T and real"),
            ("bool Batch", "bool Batch", "needs operands that are not bool"),
        ],
    )
    def test_refused(self, first: str, second: str, reason: str) -> None:
        assert refuses(ADD, first, second) == reason


class TestRename:
    def test_accepted(self) -> None:
        assert gives(RENAME, "Batch Hidden", U="Hidden", V="Out") == "real Batch, Out"
        assert gives(RENAME, "Batch Hidden", U="Hidden", V="Hidden") == "real Batch, Hidden"
        assert gives(RENAME, "*S Hidden", U="Hidden", V="Out") == "real *S, Out"

    def test_onto_an_axis_that_is_there(self) -> None:
        reason = refuses(RENAME, "Batch Time Hidden", U="Hidden", V="Batch")
        assert reason == "needs V (Batch) not to be among *A *B (Batch, Time)"


class TestContract:
    @pytest.mark.parametrize(
        ("first", "second", "result"),
        [
            ("Batch Hidden", "Hidden Out", "real Batch, Out"),
            ("Batch Hidden", "Batch Hidden", "real ()"),
            ("Batch", "Hidden", "real Batch, Hidden"),
            ("", "Hidden", "real Hidden"),
            ("Batch *S", "*S", "real Batch"),
            ("*S", "", "real *S"),
            ("~T Hidden", "Hidden", "real T"),
        ],
    )
    def test_accepted(self, first: str, second: str, result: str) -> None:
        assert gives(CONTRACT, first, second) == result

    @pytest.mark.parametrize(
        ("first", "second", "reason"),
        [
            ("Batch Batch", "Hidden", "needs every axis at most once in (Batch, Batch) for *A ^ *B"),
            (
                "Batch Hidden",
                "*S",
                "needs *A ^ *B, which cannot be decided: *S stands for unknown axes, which may include Batch, Hidden",
            ),
            (
                "*S",
                "*R",
                "needs *A ^ *B, which cannot be decided: *S stands for unknown axes, which may include *R",
            ),
        ],
    )
    def test_refused(self, first: str, second: str, reason: str) -> None:
        assert refuses(CONTRACT, first, second) == reason


class TestSets:
    def test_union_keeps_the_order_of_the_first(self) -> None:
        assert gives("*A, *B -> *A | *B", "P Q", "R Q P S") == "real P, Q, R, S"

    def test_difference(self) -> None:
        assert gives("*A, *B -> *A - *B", "P Q R", "Q S") == "real P, R"

    def test_operators_apply_from_the_left(self) -> None:
        assert gives("*A, *B, *C -> *A ^ *B | *C", "P Q", "Q R", "P S") == "real P, R, S"

    def test_an_unknown_run_may_hold_what_would_be_removed(self) -> None:
        assert refuses("*A, *B -> *A - *B", "P", "*S") == (
            "needs *A - *B, which cannot be decided: *S stands for unknown axes, which may include P"
        )


class TestPermute:
    def test_accepted(self) -> None:
        assert gives(PERMUTE, "A B C", P_="C A B") == "real C, A, B"
        assert gives(PERMUTE, "A *S", P_="*S A") == "real *S, A"
        assert gives(PERMUTE, "bool", P_="") == "bool ()"

    @pytest.mark.parametrize(
        ("axes", "order", "reason"),
        [
            ("A B C", "C A", "needs *P (C, A) to be the axes *A (A, B, C) in some order"),
            ("A B C", "C A D", "needs *P (C, A, D) to be the axes *A (A, B, C) in some order"),
            ("A B", "A A B", "needs *P (A, A, B) to be the axes *A (A, B) in some order"),
            ("A A", "A A", "needs every axis at most once in (A, A)"),
            ("*S", "A B", "cannot be decided: *S stands for unknown axes"),
            ("*S *R", "*S", "cannot be decided: *R stands for unknown axes"),
        ],
    )
    def test_refused(self, axes: str, order: str, reason: str) -> None:
        assert refuses(PERMUTE, axes, P_=order) == reason


class TestAsMany:
    RULE = "*N C *S, O C *K -> *N O *P where *K as many as *S, *P as many as *S"

    def test_accepted(self) -> None:
        assert gives(self.RULE, "A C H W", "O C K K", P_="P Q") == "real A, O, P, Q"
        assert gives(self.RULE, "*S C H", "O C K", P_="H") == "real *S, O, H"
        assert gives(self.RULE, "A C ~T", "O C K", P_="~T") == "real A, O, T"

    @pytest.mark.parametrize(
        ("first", "second", "to", "reason"),
        [
            ("A H W C", "O C K K", "P Q", "needs as many axes *K (K, K) as *S (no axes)"),
            ("A C H W", "O C K K", "P", "needs as many axes *P (P) as *S (H, W)"),
            ("A C H W", "O C K K", "", "needs as many axes *P (no axes) as *S (H, W)"),
            ("A C *S", "O C K", "P", "cannot be decided: *S stands for unknown axes"),
        ],
    )
    def test_refused(self, first: str, second: str, to: str, reason: str) -> None:
        assert refuses(self.RULE, first, second, P_=to) == reason


class TestDerivedLabels:
    def test_made_and_taken_apart(self) -> None:
        assert gives(FLATTEN, "Batch H W C", U="H", V="W") == "real Batch, Flat[H, W], C"
        assert gives(FLATTEN, "*S H W", U="H", V="W") == "real *S, Flat[H, W]"
        assert gives(UNFLATTEN, "Batch Flat[H,W]", U="H", V="W") == "real Batch, H, W"

    def test_variables_in_a_pattern_are_bound(self) -> None:
        assert gives("Flat[U, V] -> V U", "Flat[A,B]") == "real B, A"

    def test_refused(self) -> None:
        assert refuses(FLATTEN, "Batch W H", U="H", V="W") == (
            "needs U V (H, W) side by side and in this order in the operand, which has (Batch, W, H)"
        )
        assert (
            refuses(FLATTEN, "Batch H", U="H", V="W") == "needs an axis V (W) in the operand, which has only (Batch, H)"
        )
        assert refuses(UNFLATTEN, "Flat[W,H]", U="H", V="W") == (
            "needs an axis Flat[U, V] (Flat[H, W]) in the operand, which has only (Flat[W, H])"
        )


class TestSizeEquation:
    def test_where_all_sizes_are_known(self) -> None:
        sizes = {"H": 2, "W": 3, "P": 7}
        assert refuses(MERGE, "H W", U="H", V="W", W="P", sizes=sizes) == (
            "needs |W| = |U| * |V|, but P has size 7 and |U| * |V| is 6"
        )
        assert isinstance(outcome(MERGE, "H W", U="H", V="W", W="P", sizes={**sizes, "P": 6}), Accepted)

    def test_unknown_sizes_are_left_to_the_run_time(self) -> None:
        assert isinstance(outcome(MERGE, "H W", U="H", V="W", W="P", sizes={"H": 2, "P": 7}), Accepted)


def test_kinds_of_operands_that_the_rule_fixes() -> None:
    assert gives(EMBED, "int Batch Time", "Vocab Emb") == "real Batch, Time, Emb"
    assert refuses(EMBED, "Batch Time", "Vocab Emb") == "needs the first to be int, not real"
    assert refuses(EMBED, "int Batch", "int Vocab Emb") == "needs the second to be real, not int"


def test_a_label_by_name() -> None:
    assert gives("*A @Hidden -> *A", "Batch Hidden") == "real Batch"
    assert refuses("*A @Hidden -> *A", "Batch") == "needs an axis Hidden in the operand, which has only (Batch)"
    assert refuses("*A @Hidden -> *A", "*S") == (
        "needs Hidden in the operand (*S), which cannot be decided: *S stands for unknown axes"
    )


def test_a_repeated_variable_stands_for_one_axis() -> None:
    assert gives("A A -> A", "X X") == "real X"
    assert refuses("A A -> A", "X Y") == "needs the operand to be (A A), not (X, Y)"
    assert (
        refuses("A, A -> A", "X", "Y")
        == "needs the only axis of the first (X) to equal the only axis of the second (Y)"
    )


def test_a_run_bound_by_an_earlier_operand() -> None:
    assert gives("*A, B *A -> B", "P Q", "R P Q") == "real R"
    assert refuses("*A, B *A -> B", "P", "R Q") == (
        "needs the axes *A of the first (P) to equal the axes *A of the second (Q)"
    )
    assert refuses("*A U, *A U -> ", "P Q", "P R") == "needs the second to have the axes *A U (P, Q), not (P, R)"


def test_axes_in_another_order() -> None:
    reason = refuses("*A U *B V *C -> bool U V", "Key Batch Query", U="Query", V="Key")
    assert reason == "needs U V (Query, Key) in this order in the operand, which has (Key, Batch, Query)"


def test_ranks() -> None:
    assert refuses("A B -> ", "P") == "needs 2 axes in the operand, which has 1 (P)"
    assert refuses("A -> ", "") == "needs 1 axis in the operand, which has none"
    assert refuses("-> ", "P") == "needs no axes in the operand, which has 1 (P)"
    assert refuses("A *B -> ", "") == "needs at least 1 axis in the operand, which has none"


def test_operands_are_counted_in_words() -> None:
    reason = refuses(", ".join(["t"] * 7) + " -> t", *["real"] * 6, "real P")
    assert reason == "needs no axes in the 7th, which has 1 (P)"


def test_the_whole_message() -> None:
    refused = outcome(MATMUL, "Batch Hidden", "Batch Hidden")
    assert isinstance(refused, Refused)
    assert refusal("MatMul", ["Tensor[Batch, Hidden]", "Tensor[Batch, Hidden]"], parse_rule(MATMUL), refused) == (
        "MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: "
        'its rule "*N A, A B -> *N B" needs the last axis of the first (Hidden) to equal the first axis of the second '
        "(Batch)"
    )


def test_the_message_shows_a_condition_only_where_that_is_what_fails() -> None:
    sizes = {"H": 2, "W": 3, "P": 7}
    refused = outcome(MERGE, "H W", U="H", V="W", W="P", sizes=sizes)
    assert isinstance(refused, Refused)
    assert refusal("MergeAxes[H, W, P]", ["Tensor[H, W]"], parse_rule(MERGE), refused) == (
        'MergeAxes[H, W, P] cannot be applied to Tensor[H, W]: its rule "t *A U V *B -> t *A W *B '
        'where |W| = |U| * |V|" needs |W| = |U| * |V|, but P has size 7 and |U| * |V| is 6'
    )
    lacking = outcome(MERGE, "H", U="H", V="W", W="P")
    assert isinstance(lacking, Refused)
    assert refusal("MergeAxes[H, W, P]", ["Tensor[H]"], parse_rule(MERGE), lacking) == (
        'MergeAxes[H, W, P] cannot be applied to Tensor[H]: its rule "t *A U V *B -> t *A W *B" '
        "needs an axis V (W) in the operand, which has only (H)"
    )
