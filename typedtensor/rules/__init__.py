"""The rule language of axes: one source of truth for the type checker, the run time, the stubs and the tests.

A rule states the operands that an operation accepts and the axes of its result::

    MatMul     *N A, A B -> *N B
    Sum        t *A -> t *A / *P where t not in bool
    Contract   *A, *B -> *A ^ *B

``U`` is one axis, ``*A`` a run of axes, ``*A?`` a run or nothing (for scalars), ``@Hidden`` a label by name, ``Flat[U,
V]`` a derived label. The package depends on the standard library only.
"""

from typedtensor.rules.divided import LINEAR, Division, Linear
from typedtensor.rules.families import check_family, check_member
from typedtensor.rules.matching import ItemAxes, new_axes, places_of
from typedtensor.rules.parameters import by_parameter, check_optional, left_out, takes, without
from typedtensor.rules.parser import RuleError, parse_rule, parse_size
from typedtensor.rules.reductions import by_number, is_reduction, reduced_along
from typedtensor.rules.sizes import NoElementsError, derived_size, evaluate_size, window_count, window_reach
from typedtensor.rules.solver import Accepted, Refused, apply_rule, check_equations, check_sizes, judge
from typedtensor.rules.syntax import KINDS, AxisVar, Rule, RunSet, RunVar, Term, references, size_names
from typedtensor.rules.validation import check_reference, check_rule
from typedtensor.rules.wording import (
    another_size,
    counted,
    divided_refusal,
    divides_mesh_axis,
    misfit,
    misnamed_gradients,
    named_twice,
    no_divisor,
    no_items,
    no_mesh_axis,
    no_operand,
    no_pool,
    no_such_index,
    no_window,
    refusal,
    takes_no_mask,
    wrong_labels,
    wrong_operands,
)
from typedtensor.rules.words import Atom, Label, NameReader, OperandSpec, Reader, Rigid, Segment, Word

__all__ = [
    "KINDS",
    "LINEAR",
    "Accepted",
    "Atom",
    "AxisVar",
    "Division",
    "ItemAxes",
    "Label",
    "Linear",
    "NameReader",
    "NoElementsError",
    "OperandSpec",
    "Reader",
    "Refused",
    "Rigid",
    "Rule",
    "RuleError",
    "RunSet",
    "RunVar",
    "Segment",
    "Term",
    "Word",
    "another_size",
    "apply_rule",
    "by_number",
    "by_parameter",
    "check_equations",
    "check_family",
    "check_member",
    "check_optional",
    "check_reference",
    "check_rule",
    "check_sizes",
    "counted",
    "derived_size",
    "divided_refusal",
    "divides_mesh_axis",
    "evaluate_size",
    "is_reduction",
    "judge",
    "left_out",
    "misfit",
    "misnamed_gradients",
    "named_twice",
    "new_axes",
    "no_divisor",
    "no_items",
    "no_mesh_axis",
    "no_operand",
    "no_pool",
    "no_such_index",
    "no_window",
    "parse_rule",
    "parse_size",
    "places_of",
    "reduced_along",
    "references",
    "refusal",
    "size_names",
    "takes",
    "takes_no_mask",
    "window_count",
    "window_reach",
    "without",
    "wrong_labels",
    "wrong_operands",
]
