"""``log_likelihood + log_prior`` where one is a mean and the other a sum: log-probabilities are summed."""

from __future__ import annotations

from mypy.nodes import AssignmentStmt, CallExpr, Expression, MemberExpr, NameExpr, OpExpr

from typedtensor.mypy_plugin.base.codes import AXES_LOG
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.crossings import terms
from typedtensor.mypy_plugin.types.applied import Applied, applied
from typedtensor.mypy_plugin.types.assigned import around_value
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.reading import nodes
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail


def check_logarithms(context: Expression, site: Site) -> None:
    """Report a sum of variables named as logarithms, of which the last is a mean and another a sum, or the reverse."""
    if not isinstance(context, OpExpr) or not _is_logarithm(context.right):
        return  # the inner sum without this term has been checked
    found = [each for each in terms(context) if isinstance(each, NameExpr) and _is_logarithm(each)]
    if len(found) < 2:
        return
    trail = Trail(site)
    line = trail.line(context)
    result = [] if line is None else [(each.name, _reduction(Located(each, line), trail)) for each in found]
    means = [(name, by) for name, by in result if by is not None and by.operation == "MeanAlong"]
    sums = [(name, by) for name, by in result if by is not None and by.operation == "SumAlong"]
    if means and sums and result[-1] in (means[0], sums[0]):
        (mean, along), (total, _) = means[0], sums[0]
        axes = show(tuple(axis for axis in along.labels if axis is not None))
        site.report(
            f"{mean} is a mean along {axes}, but {total} is a sum: the log-probability of several values is the sum of "
            "theirs, so use a sum for both",
            AXES_LOG,
            held=True,
        )


def _is_logarithm(node: Expression) -> bool:
    return isinstance(node, NameExpr) and node.name.startswith("log_")


def _reduction(value: Located, trail: Trail) -> Applied | None:
    """Return the reduction that computed a value, looking through scalar factors."""
    result, value = trail.source(value)
    while result is not None and result.operation in ("Mul", "Neg", "Div"):
        varying = [each for node in result.operands if not trail.is_number(each := value._replace(node=node))]
        result, value = trail.source(varying[0]) if len(varying) == 1 else (None, value)
    return result


def check_joint(context: Expression, site: Site) -> None:
    """Report a mean of log-densities along an axis of each event that is a factor of a product afterwards."""
    trail, mean = Trail(site), applied(context, site)
    line = trail.line(context)
    if mean is None or line is None or mean.operation != "MeanAlong" or None in mean.labels:
        return
    _, density = trail.applied(Located(mean.operands[0], line))
    match density.node:
        case CallExpr(callee=MemberExpr(name="log_density")):
            rest = [axis for axis in trail.word(density) or () if axis not in mean.labels]
            around = around_value(context, site)
            if not rest or around is None or not _is_factor(around, context, site):
                return
            axes = show(tuple(axis for axis in mean.labels if axis is not None))
            site.report(
                f"this mean of log-densities along {axes} is used as a factor later, but the log-density of all along "
                f"{axes} together is their sum: use sum",
                AXES_LOG,
            )


def _is_factor(around: AssignmentStmt, context: Expression, site: Site) -> bool:
    """Whether the variable that an assignment sets to a mean is a factor of a product."""
    match around:
        case AssignmentStmt(lvalues=[NameExpr(node=variable)], rvalue=value) if value is context:
            function = site.checker.scope.current_function()
            below = nodes(site.checker.tree.defs if function is None else function.body)
            products = [each for each in below if isinstance(each, OpExpr) and each.op == "*"]
            factors = [side for each in products for side in (each.left, each.right)]
            return any(isinstance(each, NameExpr) and each.node is variable for each in factors)
    return False
