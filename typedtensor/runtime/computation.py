"""Computations: scopes in which expressions have values.

::

    with given(image.bind(images), digit.bind(digits)) as computation:
        loss.value                             # each node is computed at most once in the scope
        computation.gradients(loss)[weight]    # by reference-counted reverse mode
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any, TypeVar, overload

from typedtensor.ad.graph import Node, require_scalar
from typedtensor.base.exclusive import Exclusive
from typedtensor.base.origin import caller_line
from typedtensor.control.joint import joint
from typedtensor.core.axes import Label
from typedtensor.core.deferred import settled
from typedtensor.core.expr import Binding, Expr, Input
from typedtensor.core.pytree import PyTree, expressions_in
from typedtensor.core.scope import Mode
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.core.variables import Param
from typedtensor.coroutines import Dynamic
from typedtensor.runtime.bound.first import Ended, FirstStep, FirstValue, first_gradients, first_value, first_values
from typedtensor.runtime.bound.steps import take_step
from typedtensor.runtime.deltas import Counts
from typedtensor.runtime.forward import evaluate, expand
from typedtensor.runtime.gradients import Gradients, SideBySide
from typedtensor.runtime.interpreted import interpreted_gradients
from typedtensor.runtime.lifetime import Lifetime
from typedtensor.runtime.parallel import ParallelForward
from typedtensor.runtime.planning import Planning
from typedtensor.runtime.pool import in_worker
from typedtensor.runtime.requests import Request
from typedtensor.runtime.state import Observer, State
from typedtensor.specialization.asked import GradientResults, OnStart
from typedtensor.specialization.bound import Bound, Route
from typedtensor.specialization.cache import PLANS
from typedtensor.specialization.entries import Interpreted
from typedtensor.specialization.evaluation import VALUES
from typedtensor.specialization.forms import Known
from typedtensor.targets.base import Assignment, Executable, Target

X = TypeVar("X", bound=AnyTensor)


class Computation(Lifetime):
    """An evaluation of expressions for given inputs; made by :func:`given`.

    Values are computed on request, each node at most once, with the values that parameters have when a node first reads
    them. A computation inherits the inputs of the computations around it. It keeps values until it is closed, at the
    end of its ``with`` block or by an exception. A value that nobody can request any more is released earlier, during
    the reverse pass.
    """

    _made: Planning | None = None  # made at the first use: bound steps do without
    _first: FirstStep | FirstValue | None = None
    _met: tuple[Node, Known] | None = None
    _noted: Sequence[Ended] = ()

    def __init__(
        self,
        bindings: Mapping[Input[Any], Binding[Any]],
        target: Target,
        reason: str,
        threads: int | None = None,
        executor: Executor | None = None,
        *,
        eager: bool = False,
        check_finite: bool = False,
    ) -> None:
        self._mode = Mode.EAGER if eager else Mode.LAZY
        self._state = State(bindings, caller_line(3), check_finite)  # the line that called given
        self._target, self._reason = target, reason
        if target.own_arrays:
            self._state.interpreted = target.interpreted
        self._threads, self._executor = threads, executor
        self._gradients: dict[tuple[Node, Collection[Node]], Gradients] = {}
        self._use = Exclusive()

    @property
    def _planning(self) -> Planning:
        """The planning of the computation."""
        if self._made is None:
            result = Planning(self._state, self._target, self._reason)
            if self._first is not None:
                self._first.tell(result)
            for request, program in self._noted:
                result.requests.add(request)
                result.note_run(program)
            vars(self).setdefault("_made", result)  # atomic: one thread's object wins
        assert self._made is not None
        return self._made

    def _forget(self) -> None:
        if self._made is not None:
            self._made.clear()
        elif self._first is not None:
            self._noted = self._first.noted()
        self._first = self._met = None
        self._gradients.clear()

    @property
    def sizes(self) -> Mapping[Label, int]:
        """The sizes of the labels seen so far."""
        return self._state.sizes.known

    @property
    def engine(self) -> str:
        """The name of the engine that runs its plans."""
        return self._target.name

    @property
    def programs(self) -> Sequence[Executable]:
        """The programs that have run, where the engine runs each as a whole."""
        return self._planning.programs

    @property
    def counts(self) -> Counts:
        """The counts of work done so far."""
        return self._state.counts

    @property
    def requests(self) -> tuple[Request, ...]:
        """The requests for values and gradients, how each was computed, and why."""
        return self._planning.requests.all()

    def evaluate(self, expression: Expr[Any]) -> Any:
        """The value of an expression.

        Raises:
            ScopeError: when the computation is closed.
            BindingError: when an input is not bound.
            SizeError: when a label would have two sizes.
        """
        if in_worker():
            return self._interpret(expression)
        found = self._state.values.get(expression)
        first = self._first
        if found is not None and first is not None and first.root is expression and self._made is None:
            self._require_open()
            return settled(found)  # nothing is left to record, so that no turn is needed
        with self._use.turn():
            self._require_open()
            found = self._state.values.get(expression)
            if found is None:
                if self._begins:
                    begun = first_value(self._state, expression, self._target, self._interpret)
                    if begun is not None:
                        found, self._first = begun
                        return found
                return self._planning.value(expression, self._interpret)
            if self._made is not None or (self._first is not None and self._first.root is not expression):
                self._planning.note(expression)
            return settled(found)

    @property
    def _begins(self) -> bool:
        """Whether nothing was requested yet, and plans are allowed."""
        return self._made is None and self._first is None and not self._reason and not self._state.observers

    @property
    def _first_value(self) -> FirstValue | None:
        """The only requested value so far, if plans are allowed to continue from it."""
        first = self._first
        if self._made is not None or self._state.observers or not isinstance(first, FirstValue):
            return None
        return first if first.kind == "value" else None

    def _interpret(self, expression: Node) -> AnyTensor:
        """Interpret an expression, node by node."""
        if in_worker():  # the coordinating thread holds the lock, and waits for this one
            with self._state.workers.turn():
                return evaluate(self._state, expression)
        if self._executor is None:
            return evaluate(self._state, expression)
        return ParallelForward(self._state, self._executor).evaluate(expression)

    @overload
    def values(self, state: Expr[X]) -> X: ...
    @overload
    def values(self, state: object) -> Any: ...
    def values(self, state: Any) -> Any:
        """The values of several expressions, by one plan, which computes common parts once.

        Args:
            state: an expression, or a tuple, list, dict, named tuple or dataclass of such, as functions of
                :mod:`typedtensor.transforms` give them.

        Raises:
            AxisError: when it holds something that is no expression.
            ScopeError: as :meth:`evaluate`, and so on.

        >>> from typedtensor import Param, given, value_and_grad
        >>> x = Param(Tensor[()](3.0))
        >>> with given() as computation:
        ...     print(computation.values(value_and_grad(lambda z: z * z, x)))
        (Tensor[()](9.), Tensor[()](6.))
        """
        if isinstance(state, Expr):
            return self.evaluate(state)
        leaves, structure = expressions_in(state, "the argument of values")
        if len(leaves) > 1:
            if (found := self._known_values(leaves)) is not None:
                return structure.rebuild(found)
            first = self._evaluate_together(joint(leaves), leaves)
            return structure.rebuild([first, *[self.evaluate(leaf) for leaf in leaves[1:]]])
        return structure.rebuild([self.evaluate(leaf) for leaf in leaves])

    def _evaluate_together(self, together: Node, expressions: Sequence[Node]) -> AnyTensor:
        """Return the value of the first of some expressions, by a plan that computes all of them.

        Args:
            together: the node that joins the expressions; its value is that of the first.
            expressions: the expressions.
        """
        if in_worker():
            return self._interpret(together)
        with self._use.turn():
            self._require_open()
            first, *others = expressions
            found = self._planning.value(together, self._interpret, others)
            values = self._state.values
            if first not in values:
                values[first] = found
            VALUES.bind(together, expressions)
            value: AnyTensor = settled(values[first])
            return value

    def _known_values(self, expressions: Sequence[Node]) -> list[AnyTensor] | None:
        """Return the values of expressions by a bound route, if the computation has computed nothing yet; else None."""
        if in_worker():
            return None
        with self._use.turn():
            self._require_open()
            first = first_values(self._state, expressions, self._target) if self._begins else None
            if first is None:
                return None
            self._first, values = first, self._state.values
            return [settled(values[x] if x in values else self._state.leaf_value(x)) for x in expressions]

    @overload
    def compute(self, state: Expr[X]) -> X: ...
    @overload
    def compute(self, state: object) -> Any: ...
    def compute(self, state: Any) -> Any:
        """The values of expressions, in a computation that is opened and closed for them: one line in a notebook.

        Args:
            state: as for :meth:`values`.

        Raises:
            ScopeError: when the computation is open, or was.

        >>> from typedtensor import Axis, Input, given
        >>> class Row(Axis): ...
        >>> x = Input(Tensor[Row])
        >>> given(x.bind(Tensor[Row]([1.0, 2.0]))).compute(x.sum(Row))
        Tensor[()](3.)
        """
        with self:
            return self.values(state)

    def gradients(self, loss: Expr[Tensor[()]], *expressions: PyTree) -> Gradients:
        """The gradients of a scalar.

        Args:
            loss: the expression to differentiate.
            expressions: what for, expressions or tuples, lists, dicts, named tuples and dataclasses of such; all
                parameters if none is given. The gradient for a real expression that the loss does not depend on is
                zero.

        Raises:
            AxisError: when it is asked for something that is no expression.
            GradientError: when the loss is no real scalar, or there is no gradient on the way.
        """
        if all(isinstance(x, Expr) for x in expressions):
            leaves: Any = expressions
        else:
            leaves = tuple(x for tree in expressions for x in expressions_in(tree, "an argument of gradients")[0])
        found = self._differentiated(loss, leaves, None)
        assert isinstance(found, Gradients)  # no consumer was given
        return found

    def backward_into(
        self,
        loss: Expr[Tensor[()]],
        parameters: frozenset[Param[Any]],
        on_start: OnStart,
        also: Sequence[Expr[Any]] = (),
    ) -> tuple[Gradients | None, Route | None]:
        """Differentiate a scalar by parameters, and let a consumer take the gradients as they are computed.

        Args:
            loss: the scalar.
            parameters: the parameters; the loss may depend on only some of them.
            also: expressions whose values will be requested next.
            on_start: may be called with the parameters that the loss depends on; returns a consumer of gradients, or
                None.

        Returns:
            The gradients, None if a consumer took them in parts; and the route, if the step can be bound to one call.

        Raises:
            GradientError: as :meth:`gradients`.
        """
        found = self._differentiated(loss, parameters, on_start, also)
        return (found, found.route) if isinstance(found, Gradients) else (None, found)

    def met(self, loss: Expr[Tensor[()]]) -> Known | None:
        """Return the description of an uncomputed loss, if plans are allowed.

        Expands dynamic parts by running their bodies.
        """
        if self._phase != "open" or self._gradients or self._reason or self._state.observers or in_worker():
            return None
        if self._first is not None or (self._made is not None and self._made.computed):
            return None
        with self._use.turn():
            find = partial(expand, self._state) if self._target.interprets else self._planning.expand
            known = PLANS.look_up(loss, find, self._state.values)
            if isinstance(known, str):
                return None
            self._met = loss, known  # for a request of gradients that follows
            return known

    def take_step(self, loss: Expr[Tensor[()]], bound: Bound, number: int) -> Sequence[Assignment] | None:
        """Make a bound step, if the computation has computed nothing yet.

        Args:
            loss: the loss.
            bound: the bound step.
            number: the number of the step.

        Returns:
            The assignments that commit the step; None if the step has to take another path.
        """
        if self._phase != "open" or self._gradients or self._reason or bound.target is not self._target:
            return None
        if self._first is not None or (self._made is not None and self._made.computed):
            return None
        result = take_step(self._state, loss, bound, number)
        if result is None:
            return None
        sized, assignments, further = result
        self._first = FirstStep(bound, loss, sized, further)
        if self._made is not None:
            self._made.stepped(loss, bound, sized, further)
        return assignments

    def _differentiated(
        self,
        loss: Expr[Tensor[()]],
        targets: Collection[Node],
        on_start: OnStart | None,
        also: Sequence[Node] = (),
    ) -> Gradients | Route | None:
        """Return the gradients by some nodes; by all parameters if none is named; for a step by those in a frozen set.

        Returns the route of the plan in their place if a step has consumed them.
        """
        require_scalar(loss)
        with (self._state.workers if in_worker() else self._use).turn():
            step = on_start is not None
            found = self._gradients.get((loss, ())) if step else None
            if found is None:
                if isinstance(self._first, FirstStep) and not step:
                    self._first.bound.retire()
                found = self._gradients.get((loss, targets))
            if found is not None:
                if step:
                    self._planning.serve(loss)
                return found
            self._require_open()
            before = self._first_value
            if not step and (before is not None or self._begins) and not in_worker():
                first = first_gradients(self._state, loss, tuple(targets), self._target, before)
                if first is not None:
                    found, self._first = first
                    self._gradients[loss, targets] = found
                    return found
            met, self._met = self._met, None
            known = met[1] if met is not None and met[0] is loss else None
            outcome = self._planning.gradients(loss, targets, on_start, also, known)
            if isinstance(outcome, GradientResults):
                self._planning.accept(loss, outcome, step)
                if outcome.gradients is None:
                    return outcome.route
                apart = {} if step else self._apart(targets, outcome.targets)
                target = outcome.target if step or not targets else None
                found = SideBySide(outcome.targets, outcome.gradients, outcome.apart, target, apart, outcome.route)
                whole = outcome.all
            else:
                of, whole = interpreted_gradients(self._planning, loss, targets, self._interpret, self._executor)
                found = Gradients(of, {} if step else self._apart(targets, of))
                if isinstance(outcome, Interpreted):
                    for x in also:  # interpreting checks the sizes of their labels
                        self._interpret(x)
                self._planning.interpreted(loss, outcome, step)
            self._gradients[loss, () if step and whole else targets] = found
            return found

    def _apart(self, expressions: Collection[Node], found: Collection[Node]) -> dict[Node, AnyTensor]:
        """Return the values of real expressions without a gradient, which is zero with their sizes."""
        met = set(found)
        return {x: self.evaluate(x) for x in expressions if x not in met and x.tensor_type.kind == "real"}

    def expand(self, part: Dynamic[Any]) -> Expr[Any]:
        """Return the expansion of a dynamic part: its body runs, once, without computing the returned expression.

        Raises:
            ScopeError: the computation is closed.
        """
        with (self._state.workers if in_worker() else self._use).turn():
            self._require_open()
            return expand(self._state, part)

    def operands_of(self, expression: Expr[Any]) -> tuple[Expr[Any], ...]:
        """Return the operands of an expression; for a computed dynamic part, its expansion."""
        return self._state.operands(expression)

    def watch(self, observer: Observer) -> None:
        """Add an observer of the nodes computed from now on.

        Raises:
            BindingError: the argument is not an observer.
        """
        self._state.watch(observer)
