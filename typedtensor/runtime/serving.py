"""Models as functions of tensors: by their code, and compiled, traced once and run by one call of a program."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from operator import attrgetter, is_
from typing import Any, NamedTuple, TypeVar, overload

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import raises
from typedtensor.core.expr import App, Const, Expr, Input, new_input
from typedtensor.core.pytree import Dataclass, flatten, flatten_like
from typedtensor.core.scope import CURRENT, MODE, OPERANDS, Mode, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.variables import Variable
from typedtensor.coroutines import Dynamic
from typedtensor.errors import AxisError, BindingError
from typedtensor.ir import Array, TooManySteps
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.unplannable import Unplannable, tell
from typedtensor.runtime.cache import Entry, Programs, shared_arrays
from typedtensor.runtime.computation import Computation
from typedtensor.runtime.engines import EngineName, target_of
from typedtensor.runtime.state import SizeTable
from typedtensor.runtime.structure import Description
from typedtensor.targets import Ran
from typedtensor.targets.bound import BoundInputs, WritingExecutable

X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)


@overload
def plain(function: Callable[[Expr[X]], Expr[Y]], /) -> Callable[[X], Y]: ...


@overload
def plain(function: Callable[[Expr[X1], Expr[X2]], Expr[Y]], /) -> Callable[[X1, X2], Y]: ...


@overload
def plain(function: Callable[[Expr[X1], Expr[X2], Expr[X3]], Expr[Y]], /) -> Callable[[X1, X2, X3], Y]: ...


@overload
def plain(
    function: Callable[..., tuple[Any, ...] | list[Any] | Mapping[Any, Any] | Dataclass], /
) -> Callable[..., Any]: ...


@overload
def plain(function: Callable[..., Expr[Y]], /) -> Callable[..., Y]: ...


def plain(function: Callable[..., Any], /) -> Callable[..., Any]:
    """A model as a function of tensors, at the present values of its parameters.

    The model's code runs at each call. Each operation computes immediately, and no intermediate value is kept. The code
    is the same as for expressions and computes the same numbers.

    Args:
        function: a module, a pipeline, or any function of expressions, states and other values that returns an
            expression, or a tuple, list, dict, named tuple or dataclass of expressions. The result has tensors in their
            places.

    See also: :func:`compiled`, which runs the code once, and then a program: the faster way to predict.

    >>> from typedtensor import Axis, Param, Tensor
    >>> class Row(Axis): ...
    >>> weight = Param(Tensor[()](3.0))
    >>> def scaled(x: Expr[Tensor[Row]]) -> Expr[Tensor[Row]]:
    ...     return x * weight
    >>> plain(scaled)(Tensor[Row]([1.0, 2.0]))
    Tensor[Row=2]([3., 6.])
    """

    def run(*tensors: Any) -> Any:
        operands = (*OPERANDS.get(), *[x for x in tensors if isinstance(x, AnyTensor)])
        with Setting({MODE: Mode.PLAIN, OPERANDS: operands}, None):
            result = function(*tensors)
        return _valued(result)

    return run


def _valued(result: Any) -> Any:
    """Return a function's result with parameters and constants replaced by their values."""
    if isinstance(result, AnyTensor):
        return result
    if isinstance(result, (Variable, Const)):
        return result.value
    try:
        leaves, structure = flatten(result, "the result of a model")
    except AxisError:  # the result also holds objects that are not expressions
        return result
    return structure.rebuild([leaf.value if isinstance(leaf, (Variable, Const)) else leaf for leaf in leaves])


_SHAPE, _DTYPE, _HELD = attrgetter("shape"), attrgetter("dtype"), attrgetter("held")

_DTYPES = {"int": np.dtype(np.int64), "bool": np.dtype(np.bool_)}


@overload
def compiled(
    function: Callable[[Expr[X]], Expr[Y]], of: type[X] | X | Expr[X], /, *, engine: EngineName | None = None
) -> Callable[[X], Y]: ...


@overload
def compiled(
    function: Callable[[Expr[X1], Expr[X2]], Expr[Y]],
    of1: type[X1] | X1 | Expr[X1],
    of2: type[X2] | X2 | Expr[X2],
    /,
    *,
    engine: EngineName | None = None,
) -> Callable[[X1, X2], Y]: ...


@overload
def compiled(
    function: Callable[[Expr[X1], Expr[X2], Expr[X3]], Expr[Y]],
    of1: type[X1] | X1 | Expr[X1],
    of2: type[X2] | X2 | Expr[X2],
    of3: type[X3] | X3 | Expr[X3],
    /,
    *,
    engine: EngineName | None = None,
) -> Callable[[X1, X2, X3], Y]: ...


@overload
def compiled(
    function: Callable[..., tuple[Any, ...] | list[Any] | Mapping[Any, Any] | Dataclass],
    /,
    *of: Any,
    engine: EngineName | None = None,
) -> Callable[..., Any]: ...


@overload
def compiled(function: Callable[..., Expr[Y]], /, *of: Any, engine: EngineName | None = None) -> Callable[..., Y]: ...


def compiled(function: Callable[..., Any], /, *of: Any, engine: EngineName | None = None) -> Callable[..., Any]:
    """A model as a compiled function of tensors, for serving: a call checks its arguments and runs one program.

    The model's code runs once, here. What changes between calls are the tensors, their sizes and precisions, and the
    values of parameters and buffers: each call takes the present ones, so that training may go on. Programs are made
    here for declared sizes and for examples, otherwise by the first call with given sizes; from the second one on they
    are instances of a program of symbolic sizes. Any thread may call the function at any time. It is pickled by its
    model, and deep copies have a model of their own. Of PyTorch's tensors on the processor the result has such, too.

    Parts that no program can express, with ``@dynamic`` or with operations of your own, are interpreted at each call.

    Args:
        function: a module, a pipeline, or any function of expressions and states that returns an expression, or a
            tuple, list, dict, named tuple or dataclass of expressions. The result has tensors in their places.
        of: for each argument its type, as in ``Tensor[Batch, Pixel]``, or an example: a tensor, an expression, or a
            state of such, as the one that a cell begins with.
        engine: the engine that runs the programs. By default the choice of :func:`use_engine` so far.

    Raises:
        BindingError: the function depends on an input that is not among its arguments. By a call: an argument has
            another type.
        SizeError: by a call, if a label has two sizes, or another one than it declares.
        AxisError: the function returns something else; by a call, if a state has another structure.

    See also: :func:`plain`, which runs the code of the function at each call; ``jax.jit``, ``torch.compile``.

    >>> from typedtensor import Axis, Tensor, compiled
    >>> from typedtensor.nn import Linear
    >>> from typedtensor.ops import relu
    >>> class Batch(Axis): ...
    >>> class Pixel(Axis, size=4): ...
    >>> class Digit(Axis, size=2): ...
    >>> predict = compiled(Linear(Pixel, Digit) >> relu, Tensor[Batch, Pixel])
    >>> predict(Tensor[Batch, Pixel](np.ones((3, 4)))).shape
    (3, 2)
    >>> predict(Tensor[Digit]([1.0, 2.0]))
    Traceback (most recent call last):
    typedtensor.errors.BindingError: ..., takes Tensor[Batch, Pixel], but was given Tensor[Digit]
    """
    return _Compiled(function, of, engine)


class _Held(NamedTuple):
    """The values of variables at some time."""

    tensors: Sequence[AnyTensor]
    arrays: Sequence[Any]
    kind: int


class _Compiled:
    """A function whose expressions were built once, with the programs of their values."""

    def __init__(self, function: Callable[..., Any], of: tuple[Any, ...], engine: EngineName | None) -> None:
        self._again, self._target = (function, of, engine), target_of(engine)
        types = tuple([new_input(x) if isinstance(x, TensorType) else x for x in of])
        examples, self._arguments = flatten(types, "the types of the arguments of a compiled function")
        self._inputs = [new_input(x.tensor_type, f"argument {n}") for n, x in enumerate(examples, 1)]
        with Setting({MODE: Mode.LAZY, CURRENT: None}, None):
            result = function(*self._arguments.rebuild(self._inputs))
        found, self._result = flatten(result, "the result of a compiled function")
        self._results: list[Any] = [Const(x) if isinstance(x, AnyTensor) else x for x in found]
        self._computed = [*dict.fromkeys([x for x in self._results if isinstance(x, (App, Dynamic))])]
        self._read()
        self._plans = Programs()
        self._held: _Held | None = None
        self._kinds: dict[Hashable, int] = {}
        tensors = [x for x in map(self._like, examples) if x is not None]
        if len(tensors) == len(self._inputs) and not self._is_interpreted:
            arrays, held = self._arrays(tensors), self._present()
            self._plan_for(self._key(arrays, held), [*arrays, *held.arrays], tensors)

    def __reduce__(self) -> Any:
        return _Compiled, self._again

    def __call__(self, *arguments: Any) -> Any:
        tensors = self._arguments.tensors(arguments)
        if tensors is None:
            tensors = self._checked(arguments)
        if self._is_interpreted or raises():
            return self._interpreted(tensors)
        arrays, shared = self._arrays(tensors), None
        try:
            held = self._present()
            key = self._key(arrays, held)
        except AttributeError:  # an array that programs cannot take as it is
            if (found := self._in_memory(tensors)) is None:
                return self._interpreted(tensors)
            arrays, held, shared = found
            key = self._key(arrays, held)
        planned = self._plans.find(key) or self._plan_for(key, [*arrays, *held.arrays], tensors)
        if planned.plan is None:
            return self._interpreted(tensors)
        try:
            ran = own_failure(partial(_run, planned, arrays, held), TooManySteps)
        except (MemoryError, TooManySteps):
            return self._interpreted(tensors)
        if ran is None or isinstance(ran, Exception):  # another thread is using the plan, or it has failed
            result = self._interpreted(tensors)  # which locates the error
            if ran is not None:
                tell(ran)
            return result
        if self._result.kind is None:
            return self._results[0].tensor_type.wrap(ran.loss if shared is None else shared(ran.loss))
        outputs = [ran.loss, *ran.further]
        computed = zip(self._computed, outputs if shared is None else map(shared, outputs), strict=True)
        values = {x: x.tensor_type.wrap(array) for x, array in computed}
        return self._result.rebuild([values[x] if x in values else self._leaf(x, tensors) for x in self._results])

    def _read(self) -> None:
        """Find out what the results depend on, and whether programs can compute them."""
        described = Description()
        try:
            for x in self._results:
                described.add(x)
            self._is_interpreted = not self._computed or bool(described.parts) or not described.pure
        except Unplannable:
            self._is_interpreted = True
        self._places: dict[Node, int] = {x: n for n, x in enumerate(self._inputs)}
        places = self._places
        others = [x for x in described.leaves if isinstance(x, Input) and x not in places]
        if others:
            raise BindingError(f"a compiled function depends on {others[0].describe()}: make it one of the arguments")
        self._constants = [x for x in described.leaves if isinstance(x, Const)]
        self._used = [places[x] for x in described.leaves if isinstance(x, Input)]
        self._variables = [x for x in described.leaves if isinstance(x, Variable)]
        self._leaves: list[Node] = [*[self._inputs[n] for n in self._used], *self._variables]

    def _checked(self, arguments: tuple[Any, ...]) -> list[AnyTensor]:
        """Return the tensors in arguments, or say what is wrong with them."""
        count = len(self._arguments.children)
        if len(arguments) != count:
            raise BindingError(
                f"the function was compiled for {count} argument{'s' * (count != 1)}, {self._arguments}, but was given "
                f"{len(arguments)}"
            )
        is_flat = all(child.kind is None for child in self._arguments.children)
        tensors = [*arguments]
        if not is_flat:
            tensors = flatten_like(arguments, self._arguments, "the arguments", "the function was compiled for")
        for x, tensor in zip(self._inputs, tensors, strict=True):
            x.bind(tensor)  # raises
        return tensors

    def _like(self, example: Any) -> AnyTensor | None:
        """Return a tensor as calls will give in place of an example; None if its sizes are not known beforehand."""
        of = example.tensor_type
        if isinstance(example, AnyTensor) or None in of.declared:
            return example if isinstance(example, AnyTensor) else None
        real = next((x.value.dtype for x in self._variables if x.tensor_type.kind == "real"), np.dtype(np.float32))
        tensor: AnyTensor = of.wrap(np.zeros(of.declared, _DTYPES.get(of.kind, real)))
        return tensor

    def _arrays(self, tensors: Sequence[AnyTensor]) -> list[Any]:
        """Return the values of the inputs as programs take them, None for what they cannot take."""
        return [*map(self._target.array_of, [tensors[n] for n in self._used])]

    def _present(self) -> _Held:
        """Return the present values of the variables; the same object while none of them changes."""
        tensors, found = [*map(_HELD, self._variables)], self._held
        if found is None or not all(map(is_, tensors, found.tensors)):
            found = self._held = self._holding(tensors, [*map(self._target.array_of, tensors)])
        return found

    def _holding(self, tensors: Sequence[AnyTensor], arrays: Sequence[Any]) -> _Held:
        kinds = tuple(map(_DTYPE, arrays))  # shapes of variables do not change
        return _Held(tensors, arrays, self._kinds.setdefault(kinds, len(self._kinds)))

    def _in_memory(self, tensors: Sequence[AnyTensor]) -> tuple[list[Array], _Held, Callable[[Array], Array]] | None:
        """Return the values of inputs and variables, some of another library, as NumPy reads them where they are.

        Returns:
            With them what makes that library's arrays of results; None if NumPy cannot read them.
        """
        variables = [*map(_HELD, self._variables)]
        arrays = [x._array for x in (*[tensors[n] for n in self._used], *variables)]
        others = [n for n, x in enumerate(arrays) if not isinstance(x, (np.ndarray, np.generic))]
        found = shared_arrays([arrays[n] for n in others], self._target)
        if found is None:
            return None
        for n, x in zip(others, found[0], strict=True):
            arrays[n] = x
        read, count = [*map(np.asarray, arrays)], len(self._used)
        return read[:count], self._holding(variables, read[count:]), found[1]

    def _plan_for(self, key: Hashable, arrays: Sequence[Array], tensors: Sequence[AnyTensor]) -> Entry:
        """Return the plan for arrays of such shapes and dtypes; None in it if the interpreter has to compute."""
        sizes = SizeTable()
        for x, tensor in zip(self._inputs, tensors, strict=True):
            sizes.observe_tensor(tensor, x.describe)
        for leaf in (*self._variables, *self._constants):
            sizes.observe_tensor(leaf.value, leaf.describe)
        bound = len(self._variables)
        return self._plans.values(key, self._target, self._computed, self._leaves, arrays, sizes.known, bound)

    def _interpreted(self, tensors: Sequence[AnyTensor]) -> Any:
        """Return the result for tensors by the interpreter, or by whatever plans a computation makes."""
        bindings = {x: x.bind(tensor) for x, tensor in zip(self._inputs, tensors, strict=True)}
        with Computation(bindings, self._target, "") as computation:
            return self._result.rebuild([computation.evaluate(x) for x in self._results])

    def _key(self, arrays: Sequence[Array], held: _Held) -> Hashable:
        return *map(_SHAPE, arrays), *map(_DTYPE, arrays), held.kind

    def _leaf(self, x: Any, tensors: Sequence[AnyTensor]) -> AnyTensor:
        """Return the value of a result that is not computed."""
        value: AnyTensor = tensors[self._places[x]] if isinstance(x, Input) else x.value
        return value


def _run(planned: Entry, arrays: Sequence[Array], held: _Held) -> Ran | None:
    """Run a plan on the values of inputs and variables.

    It is bound to the values of variables, and to what these decide alone, as long as they stay.
    """
    plan, bound = planned.plan, planned.bound
    assert plan is not None, "what has no plan is interpreted"
    if not isinstance(plan.executable, WritingExecutable):
        return plan.run([*arrays, *held.arrays])
    if bound is None or bound[0] is not held:
        decided = () if plan.decided is None else plan.decided.run(held.arrays)
        bound = planned.bound = held, BoundInputs(plan.executable, [*held.arrays, *decided])
    value, *further = bound[1].run(arrays)
    return Ran(value, None, further)
