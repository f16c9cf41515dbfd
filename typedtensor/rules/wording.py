"""Whole messages, the same in the type checker and at run time."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from typedtensor.rules.solver import Refused
from typedtensor.rules.syntax import Condition, Rule


def refusal(operation: str, operands: Sequence[str], rule: Rule, refused: Refused) -> str:
    """The message that an operation does not apply to operands.

    >>> from typedtensor.rules.parser import parse_rule
    >>> rule = parse_rule("t *A U *B -> t *A *B where t not in bool")
    >>> refusal("Sum[Out]", ["Tensor[Batch]"], rule, Refused("needs …"))
    'Sum[Out] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs …'
    """
    shown = _with_reason(rule, refused)
    return f"{operation} cannot be applied to {' and '.join(operands)}: {shown}{refused.suggestion}"


def divided_refusal(operation: str, operands: Sequence[str], reason: str) -> str:
    """The message that an operation does not apply to divided operands, although its rule does.

    >>> divided_refusal("ReLU", ["Tensor[Partial[Data]]"], "the operand …")
    'ReLU cannot be applied to Tensor[Partial[Data]]: the operand …'
    """
    return f"{operation} cannot be applied to {' and '.join(operands)}: {reason}"


def misfit(operation: str, rule: Rule, refused: Refused) -> str:
    """The message that the sizes of an operation's labels conflict."""
    return f"{operation} cannot be made: {_with_reason(rule, refused)}"


def _with_reason(rule: Rule, refused: Refused) -> str:
    if not rule.others or refused.nearest is None:
        return f'its rule "{concerned(rule, refused.condition)}" {refused.reason}'
    number = len(rule.ways)
    return f'of its {number} rules the nearest, "{concerned(refused.nearest, refused.condition)}", {refused.reason}'


def concerned(rule: Rule, condition: Condition | None = None) -> str:
    """A rule with only the conditions in question, since others would distract."""
    shown = Rule(rule.text, rule.operands, rule.result, () if condition is None else (condition,))
    return "; ".join(map(str, (shown, *(concerned(way) for way in rule.others))))


def counted(number: int, noun: str) -> str:
    """
    >>> counted(1, "operand"), counted(2, "operand"), counted(0, "label")
    ('1 operand', '2 operands', 'no labels')
    """
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def wrong_operands(operation: str, rule: Rule, given: int, has_options: bool = False) -> str:
    """The message for a wrong number of operands.

    Args:
        operation: its name.
        rule: its rule.
        given: the number of operands.
        has_options: whether its class takes numbers, which surplus operands may be.
    """
    wanted = len(rule.operands)
    operands = "x" if wanted == 1 else ", ".join(f"x{n + 1}" for n in range(wanted))
    how = f"; options are given to its class, {operation}(…)({operands})" if has_options and given > wanted else ""
    return f'{operation} takes {counted(wanted, "operand")}, not {given}: its rule is "{concerned(rule)}"{how}'


def no_operand(operation: str, given: str, axes: str = "Batch, Hidden") -> str:
    """The message for an operand that is no tensor, expression or number.

    Args:
        operation: its title.
        given: the name of its class; ``the label Row`` for a label.
        axes: the axes of the tensor that the message suggests for an array.

    >>> no_operand("Add", "list")[-63:]
    'wrap arrays with their axes, as in Tensor[Batch, Hidden](array)'
    """
    how = f"wrap arrays with their axes, as in Tensor[{axes}](array)"
    if given == "NoneType":
        given, how = "None", "test what may be None first, as in if x is not None"
    if given.startswith("the label "):
        how = f"{operation} takes no label there, so leave it out"
    return f"{operation} applies to tensors, expressions and Python numbers, not to {given}: {how}"


def wrong_labels(operation: str, parameters: Sequence[str], given: int) -> str:
    """The message for a wrong number of labels.

    >>> wrong_labels("Rename", ["U", "V"], 1)
    'Rename takes 2 labels (U, V), not 1'
    """
    names = f" ({', '.join(parameters)})" if parameters else ""
    return f"{operation} takes {counted(len(parameters), 'label')}{names}, not {given}"


def named_twice(operation: str, label: str) -> str:
    """The message for a method along several labels that gets one of them twice.

    >>> named_twice("Sum", "Batch")
    'Sum is given Batch twice: name each axis once'
    """
    return f"{operation} is given {label} twice: name each axis once"


def misnamed_gradients(operation: str, arity: int, defined: Iterable[str]) -> str | None:
    """The message for a class with a gradient whose name does not fit its number of operands; None if there is none.

    >>> misnamed_gradients("Distance", 2, ["forward", "backward"])
    'Distance has 2 operands: its gradients are backward1 and backward2, and backward is not one of them'
    >>> misnamed_gradients("Distance", 2, ["backward1"])
    """
    found = [name for name in defined if name.startswith("backward") and re.fullmatch(r"backward\d*", name)]
    names = ["backward"] if arity == 1 else [f"backward{number}" for number in range(1, arity + 1)]
    others = [name for name in found if name not in names]
    if not others:
        return None
    gradients = f"its gradients are {' and '.join(names)}" if arity > 1 else "its gradient is backward"
    return f"{operation} has {counted(arity, 'operand')}: {gradients}, and {' and '.join(others)} is not one of them"


def takes_no_mask(operation: str) -> str:
    """The message for ``where`` if the operation has no masked form."""
    return f"{operation} takes no mask: leave out where="


def no_items(function: str) -> str:
    """The message for a function of any number of tensors that is given none."""
    return f"{function} needs at least one tensor or expression, because without any the axes are unknown"


def no_divisor(label: str, size: int, part: str, width: int) -> str:
    """The message for chunks of a size that is no divisor."""
    return (
        f"chunks divides {label} of size {size} into {part} of size {width}, which does not divide it: use slice "
        "for parts of other sizes"
    )


def another_size(operation: str, label: str, size: int, declared: int) -> str:
    """The message for a label whose size in the result differs from its declaration.

    >>> another_size("SliceAlong[Time, Inner]", "Inner", 7, 8)
    'SliceAlong[Time, Inner] gives Inner the size 7, but Inner is declared with size 8'
    """
    return f"{operation} gives {label} the size {size}, but {label} is declared with size {declared}"


def no_mesh_axis(operation: str, label: str) -> str:
    """The message for a label that must be a mesh axis.

    >>> no_mesh_axis("AllReduce[Batch]", "Batch")
    'AllReduce[Batch] cannot be made: Batch is not a mesh axis; declare one, as in class Data(MeshAxis, size=4)'
    """
    return f"{operation} cannot be made: {label} is not a mesh axis; declare one, as in class Data(MeshAxis, size=4)"


def divides_mesh_axis(made: str, label: str) -> str:
    """The message for a mesh axis instead of the label of a divided axis.

    >>> divides_mesh_axis("Local[X, X]", "X")
    'Local[X, X] cannot be made: X is a mesh axis, but only axes of tensors are divided: Local[Batch, Data]'
    """
    return f"{made} cannot be made: {label} is a mesh axis, but only axes of tensors are divided: Local[Batch, Data]"


def no_such_index(operation: str, index: int, size: int) -> str:
    """The message for an index that is out of range.

    >>> no_such_index("Select[Gate]", 4, 4)
    'Select[Gate] selects the index 4 of an axis of size 4'
    """
    return f"{operation} selects the index {index} of an axis of size {size}"


def no_window(kernel: str) -> str:
    """The message for a convolution with a kernel without spatial axes.

    >>> no_window("Tensor[Out, In]")
    'a convolution needs a window over at least 1 axis, but the kernel Tensor[Out, In] has none'
    """
    return f"a convolution needs a window over at least 1 axis, but the kernel {kernel} has none"


def no_pool(window: int, stride: int) -> str:
    """The message for a pool with a window or stride below 1.

    >>> no_pool(2, 0)
    'the window and the stride of a pool must be at least 1, not 2 and 0'
    """
    return f"the window and the stride of a pool must be at least 1, not {window} and {stride}"
