"""Computations: scopes in which expressions have values.

::

    with given(image.bind(images), digit.bind(digits)) as computation:
        loss.value                             # each node is computed at most once in the scope
        computation.gradients(loss)[weight]    # by reference-counted reverse mode
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from types import TracebackType
from typing import Any, Literal, NamedTuple, Self, TypeVar, overload

from typedtensor.ad.graph import Node, parameters_of, require_scalar, topological_order
from typedtensor.backends.quiet import raises
from typedtensor.base.ending import Statement, at_end, exit_method
from typedtensor.base.exclusive import Exclusive
from typedtensor.base.history import History
from typedtensor.base.origin import caller_line
from typedtensor.base.tracebacks import shortened
from typedtensor.core.axes import Label
from typedtensor.core.expr import App, Binding, Expr, Input
from typedtensor.core.pytree import PyTree, expressions_in
from typedtensor.core.scope import CURRENT, MODE, PLANNED, Mode, Scope
from typedtensor.core.tensor import AnyTensor, Tensor, settled
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Projection
from typedtensor.coroutines import Dynamic
from typedtensor.errors import BindingError, ScopeError
from typedtensor.lowering.unplannable import tell
from typedtensor.runtime import policy
from typedtensor.runtime.cache import PLANS, Computed, Interpreted, OnStart, Query, Result, shapes_key
from typedtensor.runtime.interpreter import evaluate, expand
from typedtensor.runtime.parallel import SMALL_BLAS_POOLS, ParallelForward, in_worker, reverse_on, shared_pool
from typedtensor.runtime.reverse import (
    Delta,
    Gradients,
    SideBySide,
    TensorAlgebra,
    differentiate,
    keeps_always,
    keeps_for_gradients,
    unreachable_values,
)
from typedtensor.runtime.state import Counts, Observer, State
from typedtensor.runtime.steps import BoundSteps
from typedtensor.runtime.structure import COMPUTED, Description, parts_of
from typedtensor.targets import Executable, Store, Target
from typedtensor.targets.base import Assignment

T = TypeVar("T")
X = TypeVar("X", bound=AnyTensor)


Kind = Literal["value", "gradients", "step"]

MOST_COMPUTED = 16
"""The number of computed expressions that are searched for values computed with them."""

MOST_REQUESTS = 256
"""The number of requests that a computation records for its explanation."""


class Request(NamedTuple):
    """A request to a computation. It does not refer to the node, which stays collectable.

    Attributes:
        kind: a value, gradients, or a step.
        operation: the operation of the expression,
        type: and the type of its value.
        planned: whether a plan computed it.
        reason: why it was interpreted, or which plan computed it.
    """

    kind: Kind
    operation: Any
    type: TensorType
    planned: bool
    reason: str

    @property
    def node(self) -> str:
        """The operation, and the type of its value."""
        return f"{self.operation}: {self.type}"


class Computation:
    """An evaluation of expressions for given inputs; made by :func:`given`.

    Values are computed on request, each node at most once, with the values that parameters have when a node first reads
    them. A computation inherits the inputs of the computations around it. It keeps values until it is closed, at the
    end of its ``with`` block or by an exception. A value that nobody can request any more is released earlier, during
    the reverse pass.

    It is entered once: new, open, closed. An interrupt may come at any point of entering and leaving; the next one to
    be entered closes those left open.
    """

    statement: Statement | None = None
    """The ``with`` statement of this computation; None for one that is entered by hand or by an ``ExitStack``."""

    _phase = "new"
    _around: tuple[Scope | None, Mode, bool] = None, Mode.LAZY, True
    _resources: ExitStack | None = None
    _ending: Statement | None = None
    _latest: Node | None = None

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
        self._computed: list[Computed] = []
        self._requests: list[tuple[Any, ...]] = []
        self._requested: set[int] = set()
        self._ran: list[Executable] = []
        if target.own_arrays:
            self._state.interpreted = target.interpreted
        self._threads, self._executor = threads, executor
        self._gradients: dict[tuple[Node, Collection[Node]], Gradients] = {}
        self._use = Exclusive()

    def __enter__(self) -> Self:
        if self._phase != "new":
            raise ScopeError(
                f"the computation made at {self._state.origin} is {self._phase}: make another one with given(...)"
            )
        while isinstance(outer := CURRENT.get(), Computation) and outer._is_left:
            outer._close()
        self._around = outer, mode, planned = outer, MODE.get(), PLANNED.get()
        self._ending = at_end(self.statement, self._close)
        try:
            state = self._state
            for binding in state.bindings.values():
                state.sizes.observe_tensor(binding.value, binding.describe)
            if self._threads is not None:
                if self._threads > 1 and self._executor is None:
                    self._executor = shared_pool(self._threads)
                SMALL_BLAS_POOLS.begin(self)
            if isinstance(outer, Computation):
                state.outer = outer._state
            scope: Any = self
            CURRENT.set(scope)
            # Setting takes three times as long as the comparison.
            if mode is not self._mode:
                MODE.set(self._mode)
            if planned is not (not self._reason):
                PLANNED.set(not self._reason)
            self._phase = "open"
            return self
        except BaseException:
            self._close()
            raise

    @exit_method
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool | None:
        self._phase = "closed"
        try:
            return self._resources.__exit__(kind, error, traceback) if self._resources is not None else None
        finally:
            self._close()
            self._ending = None

    @property
    def _is_left(self) -> bool:
        """Whether it is open although its statement has ended, after two interrupts while it was left."""
        return self._phase != "closed" and self._ending is not None and self._ending() is None

    def _close(self, _: object = None) -> None:
        """Release everything. After an interrupt it is called again once the statement has ended."""
        self._phase = "closed"
        try:
            if self._resources is not None:
                self._resources.close()
        finally:
            if self._threads is not None:
                SMALL_BLAS_POOLS.end(self)
            self._use.settle()  # later users see that it is closed
            self._state.clear()
            self._computed, self._latest = [], None
            self._gradients.clear()
            # Generators and tasks may leave computations in another order than they entered them.
            while isinstance(outer := self._around[0], Computation) and outer._phase == "closed":
                self._around = outer._around
            current: object = CURRENT.get()
            if current is self:
                around, mode, planned = self._around
                if MODE.get() is not mode:
                    MODE.set(mode)
                if PLANNED.get() is not planned:
                    PLANNED.set(planned)
                CURRENT.set(around)  # last: until here the computation counts as not left

    def attach(self, resource: AbstractContextManager[T]) -> T:
        """Enter a resource (an open file, a memory map), which is released once, when the computation closes."""
        self._require_open()
        return self._released.enter_context(resource)

    def on_close(self, callback: Callable[[], object]) -> None:
        """Call a function once, when the computation closes."""
        self._require_open()
        self._released.callback(callback)

    @property
    def _released(self) -> ExitStack:
        """The resources to release when the computation closes."""
        self._resources = self._resources or ExitStack()
        return self._resources

    def _require_open(self) -> None:
        if self._phase != "open":
            raise ScopeError(
                f"the computation made at {self._state.origin} is "
                f"{'closed' if self._phase == 'closed' else 'not open yet'}: request values and gradients inside "
                "its `with` block"
            )

    @property
    def sizes(self) -> Mapping[Label, int]:
        """The sizes of the labels seen so far."""
        return self._state.sizes.known

    @property
    def engine(self) -> str:
        """The name of the engine that runs its plans."""
        return self._target.name

    @property
    def target(self) -> Target:
        """The target of its plans, without the rewrites that are left out."""
        return self._target

    @property
    def unplanned(self) -> str:
        """Why the interpreter computes everything; empty if plans may."""
        return self._reason or (policy.WATCHED if self._state.observers else "")

    @property
    def programs(self) -> Sequence[Executable]:
        """The programs that have run, where the engine runs each as a whole."""
        return tuple(self._ran)

    @property
    def counts(self) -> Counts:
        """The counts of work done so far."""
        return self._state.counts

    @property
    def requests(self) -> tuple[Request, ...]:
        """The requests for values and gradients, how each was computed, and why."""
        return tuple(map(Request._make, self._requests))

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
        if found is not None and expression is self._latest:
            self._require_open()
            return settled(found)  # nothing is left to record, so that no turn is needed
        with self._use.turn():
            self._require_open()
            return self._value_of(expression)

    def _value_of(self, expression: Node, also: Sequence[Node] = ()) -> Any:
        """Return the value of an expression, with exclusive use of the computation; and compute others with it."""
        state, found = self._state, self._state.values.get(expression)
        if found is not None:
            if self._computed and id(expression) not in self._requested:  # the next time a plan returns it, too
                for computed in self._computed:  # a number that is used again only costs a missed note
                    computed.note(expression)
            return settled(found)
        if not isinstance(expression, (App, Dynamic)):
            return self._interpret(expression)
        unplanned = self.unplanned
        if not unplanned and self._computed and self._is_served(expression):
            self._record("value", expression, plan="an earlier plan computed it, too")
            return state.values[expression]
        outcome = self._planned(unplanned or self._value_query(expression, also))
        if isinstance(outcome, Result):
            state.counts.planned_values += 1
            self._record("value", expression, ran=outcome.ran.executable)
            return state.values[expression]
        self._require_interpreter(expression, outcome)
        value = self._interpreted_value(expression)
        for x in also:
            self._interpret(x)
        self._record("value", expression, self._settled(outcome))
        return value

    def evaluate_to_keep(self, expression: Expr[Any]) -> Any:
        """The value of an expression, for use after the computation: it is no view of data that are bound."""
        value = self.evaluate(expression)
        return value.own() if self._state.is_bound(value._array) else value

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
    @shortened
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
        if in_worker():
            return structure.rebuild([self._interpret(leaf) for leaf in leaves])
        with self._use.turn():
            self._require_open()
            values = self._state.values
            left = [x for x in dict.fromkeys(leaves) if isinstance(x, (App, Dynamic)) and x not in values]
            if len(left) > 1:
                self._value_of(left[0], left[1:])
            return structure.rebuild([self._value_of(leaf) for leaf in leaves])

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

    @shortened
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
        found, _ = self.backward_into(loss, leaves)
        assert found is not None  # no consumer was given
        return found

    def backward_into(
        self,
        loss: Expr[Tensor[()]],
        targets: Collection[Node],
        on_start: OnStart | None = None,
        also: Sequence[Node] = (),
        history: History | None = None,
    ) -> tuple[Gradients | None, Result | None]:
        """Return the gradients by some nodes; by all parameters if none is named; for a step by those in a frozen set.

        Returns:
            The gradients, None if a step has consumed them; and the results of a plan, if one has computed them now.

        Raises:
            GradientError: as :meth:`gradients`.
        """
        require_scalar(loss)
        with (self._state.workers if in_worker() else self._use).turn():
            step = on_start is not None
            for place in ((loss, ()), (loss, targets)) if step else ((loss, targets),):
                if place in self._gradients:
                    return self._gradients[place], None
            self._require_open()
            found: Gradients
            query = self.unplanned or self._gradient_query(loss, targets, also)
            outcome = self._planned(query, on_start, history)
            if isinstance(outcome, Result):
                self._state.counts.planned += 1
                self._record("step" if step else "gradients", loss, ran=outcome.ran.executable)
                array, by = outcome.ran.gradients, outcome.targets
                if array is None:
                    return None, outcome
                apart = {} if step else self._apart(targets, by)
                target = self._target if (step or not targets) and outcome.shared is None else None
                found = SideBySide(by, array, outcome.plan.kinds, target, apart, outcome.shared)
                whole = outcome.query.wanted is None
            else:
                self._require_interpreter(loss, outcome)
                of, whole = self._interpreted_gradients(loss, targets)
                found = Gradients(of, {} if step else self._apart(targets, of))
                if outcome.entry is not None:
                    for x in also:  # interpreting checks the sizes of their labels
                        self._interpret(x)
                self._record("step" if step else "gradients", loss, self._settled(outcome))
            self._gradients[loss, () if step and whole else targets] = found
            return found, outcome if isinstance(outcome, Result) else None

    def take_step(
        self, loss: Expr[Tensor[()]], also: Sequence[Expr[Any]], bound: BoundSteps, store: Store | None, number: int
    ) -> Sequence[Assignment] | None:
        """Make a bound step, if the computation has no gradients yet, and the parameters have its values.

        Returns:
            The assignments that commit the step; None if the step has to take another path.
        """
        state, target = self._state, self._target
        if store is None or self._phase != "open" or self._gradients or self.unplanned:
            return None
        if state.before is not None or isinstance(found := self._loss(loss, also), str):
            return None  # an earlier step has changed parameters
        known, beside = found
        programs = PLANS.programs(known)
        steps = bound.find(programs, known, also, target, store)
        if steps is None or raises():  # the interpreter reports which node raised
            return None
        leaves = [*map(known.leaves.__getitem__, steps.others)]
        values, arrays = state.read(leaves, target.array_of)
        sized = steps.sized.get(shapes_key(arrays, state.sizes.known))
        if sized is None or (made := sized.run(state, programs, arrays, number)) is None:
            return None
        state.values.update(zip(leaves, values, strict=True))
        if loss not in state.values:
            state.values[loss] = loss.tensor_type.wrap(made.loss)
        if len(state.sizes.known) < len(sized.sizes):
            state.sizes.complete(sized.sizes, loss.describe)
        further = dict(zip(sized.places, made.further, strict=True)) if made.further else {}
        self._computed.append(Computed((loss, *beside), known, programs, further))
        state.counts.planned += 1
        self._record("step", loss, ran=sized.step.ran)
        return made.assignments

    def _planned(
        self, query: Query | str, on_start: OnStart | None = None, history: History | None = None
    ) -> Result | Interpreted:
        """Compute a request by a plan, and store the results; the reason, if it has to be interpreted."""
        if isinstance(query, str):
            return Interpreted(query)
        result = PLANS.compute(query, self._state, self._target, on_start, history)
        if isinstance(result, Interpreted):
            return result
        values, root, known = self._state.values, query.root, query.known
        for leaf, value in zip(known.leaves, result.values, strict=True):
            values.setdefault(leaf, value)  # values that the computation has read before stay the same
        if root not in values:
            values[root] = root.tensor_type.wrap(result.ran.loss)
        if known.foreign and query.targets is None:
            numbers = [number for number in known.foreign if number]
            for node, number in zip(query.nodes(numbers), numbers, strict=True):
                values[node] = node.tensor_type.wrap(result.computed.values[number])
        self._keep(result.computed)
        return result

    def _keep(self, computed: Computed) -> None:
        self._computed.append(computed)
        if len(self._computed) > MOST_COMPUTED:
            del self._computed[0]

    def _settled(self, outcome: Interpreted) -> str:
        """Return why a request was interpreted, and notify the cache of the success."""
        outcome.succeeded(self._state.sizes.known)
        if outcome.computed is not None:
            self._keep(outcome.computed)
        return outcome.reason

    def _record(
        self, kind: Kind, root: Node, interpreted: str | None = None, plan: str = "", ran: Executable | None = None
    ) -> None:
        """Record a request."""
        self._latest = root
        if len(self._requests) < MOST_REQUESTS:
            operation = getattr(root, "op", None) or getattr(root, "title", type(root).__name__)
            self._requests.append((kind, operation, root.tensor_type, interpreted is None, interpreted or plan))
            self._requested.add(id(root))
            if ran is not None and ran not in self._ran:
                self._ran.append(ran)

    def _require_interpreter(self, root: Node, outcome: Interpreted) -> None:
        """Raise the error of an expression without a program, for a target that does not interpret."""
        if not self._target.interprets:
            reason = outcome.error or (
                outcome.reason if outcome.entry is None else "what it computes depends on values"
            )
            raise BindingError(
                f"{root.describe()}, cannot run on {self._target.name}, where each process has a part of the "
                f"values, because it has no program: {reason}"
            ) from outcome.error

    def _expanded(self, part: Dynamic[Any]) -> Node:
        """Return the expansion of a dynamic part, by the interpreter, for a request."""
        if not self._target.interprets:
            self._require_interpreter(part, Interpreted("it is a dynamic part, whose form depends on values"))
        return expand(self._state, part)

    def _loss(self, loss: Node, also: Sequence[Node]) -> tuple[Description, Sequence[Node]] | str:
        """Return the description of a loss with others, and these others; the reason, if it has to be interpreted.

        Others are further expressions with nodes that the loss does not have, if none of these is computed yet.
        """
        values = self._state.values
        known = PLANS.descriptions.of(loss, self._expanded, values)
        if isinstance(known, str):
            return known
        if known.recomputed:
            tell(policy.RECOMPUTED)
            return policy.RECOMPUTED
        if not known.pure and known.meets(values):
            return policy.COMPUTED_FOREIGN
        if also:
            beside = [x for x in also if id(x) not in known.numbers and isinstance(x, App) and x not in values]
            together = PLANS.descriptions.of(loss, self._expanded, values, beside) if beside else ""
            if not isinstance(together, str):
                again = known.numbers if known.pure else ()
                if all(not x.operands or id(x) not in together.numbers or id(x) in again for x in values):
                    return together, beside
        return known, ()

    def _gradient_query(self, loss: Node, targets: Collection[Node], also: Sequence[Node]) -> Query | str:
        """Return the request for gradients; the reason, if the loss has to be interpreted."""
        found = self._loss(loss, also)
        if isinstance(found, str):
            return found
        known, beside = found
        wanted = known.among(targets)
        return Query((loss, *beside), known, self._expanded, wanted, also) if wanted else policy.NO_GRADIENTS

    def _value_query(self, root: Node, also: Sequence[Node]) -> Query | str:
        """Return the request for a value; the reason, if the expression has to be interpreted."""
        roots = root, *([x for x in also if isinstance(x, (App, Dynamic))] if also else ())
        values = self._state.values
        given: Sequence[Node] = ()
        known: Description | str = COMPUTED
        if not self._computed and not (values and any(isinstance(node, (App, Dynamic)) for node in values)):
            known, roots = self._described(roots)
        if known == COMPUTED:
            for computed in self._computed:
                computed.note(root)
            self._given(roots[:1])  # expands parts, whose bodies may compute values
            given = self._given(roots)
            known, roots = self._described(roots, given)
        if isinstance(known, str):
            return known
        if known.foreign is None:
            return policy.FOREIGN_BODIES
        if self._target.interprets and self._is_small(known, roots, given):
            return policy.SMALL
        return Query(roots, known, self._expanded, None, also)

    def _described(
        self, roots: Sequence[Node], given: Sequence[Node] = ()
    ) -> tuple[Description | str, tuple[Node, ...]]:
        """Return the description of expressions, and these; of the first alone, if they have none together."""
        root, *others = roots
        computed = () if given else self._state.values
        known = PLANS.descriptions.of(root, self._expanded, computed, others, given)
        if not others or not isinstance(known, str):
            return known, (*roots,)
        return PLANS.descriptions.of(root, self._expanded, computed, (), given), (root,)

    def _is_small(self, known: Description, roots: Sequence[Node], given: Sequence[Node]) -> bool:
        """Whether expressions are interpreted because of their size."""
        if known.small is None:
            known.few = policy.few_operations(roots, parts_of(self._expanded), {*given})
            known.small = (), known.few is not None
        if known.few is not None and self._target.compiles_quickly:
            values, arrays = self._state.read(known.leaves, self._target.array_of)
            shapes = tuple([array.shape for array in arrays])
            if shapes != known.small[0] and len(arrays) == len(values):
                pairs = zip(known.leaves, shapes, strict=True)
                sizes = {axis: n for leaf, shape in pairs for axis, n in zip(leaf.axes, shape, strict=True)}
                known.small = shapes, policy.is_small(known.few, sizes)
        return known.small[1]

    def _given(self, roots: Sequence[Node]) -> list[Node]:
        """Return the computed nodes that expressions depend on."""
        values = self._state.values
        given: list[Node] = []
        met: set[Node] = set()
        stack = [*roots]
        while stack:
            node = stack.pop()
            if node in met or not isinstance(node, (App, Dynamic)):
                continue
            met.add(node)
            if isinstance(node, Projection) and node not in values and node.node in values:
                self._interpret(node)
            if node in values or self._is_served(node):
                given.append(node)
            else:
                stack.extend((self._expanded(node),) if isinstance(node, Dynamic) else node.operands)
        return given

    def _is_served(self, node: Node) -> bool:
        """Whether a node's value was computed with an earlier expression; if so, store it in the computation."""
        for computed in self._computed:
            array = computed.value_of(node)
            if array is not None:
                self._state.values[node] = node.tensor_type.wrap(array)
                return True
        return False

    def _interpreted_value(self, root: Node) -> AnyTensor:
        """Interpret an expression. A loss keeps residuals, so that gradients compute no body again."""
        state = self._state
        if root.axes or root.tensor_type.kind != "real" or state.keeps is not None:
            return self._interpret(root)
        order = topological_order(root, state.operands)
        if not parameters_of(order):
            return self._interpret(root)
        try:
            state.keeps = keeps_for_gradients(state, order, ())
            return self._interpret(root)
        finally:
            state.keeps = None

    def _interpreted_gradients(self, loss: Node, targets: Collection[Node]) -> tuple[dict[Node, Delta], bool]:
        """Return the gradients of a scalar by the interpreter, and whether they are by all parameters."""
        state, executor = self._state, self._executor
        try:
            order = topological_order(loss, state.operands)
            state.keeps = keeps_for_gradients(state, order, targets)
            self._interpret(loss)
            state.keeps = keeps_always
            if any(isinstance(node, Dynamic) for node in order):
                order = topological_order(loss, state.operands)
            parameters = parameters_of(order)
            wanted = {*targets} if targets else {*parameters}
            held = [x for computed in self._computed for x in computed.expressions]
            if self._latest is not None:
                held.append(self._latest)
            droppable = unreachable_values(state, order, held)
            algebra = TensorAlgebra(state, self._interpret, droppable, threads=executor is not None)
            run = partial(reverse_on, executor, algebra) if executor and not in_worker() else None
            return differentiate(algebra, order, wanted, run), wanted.issuperset(parameters)
        finally:
            state.keeps = None

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
