"""Models as compiled functions of tensors: traced once, and run by one call of a program."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from operator import attrgetter, is_
from typing import Any, NamedTuple, TypeVar, overload

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import raises
from typedtensor.base.exclusive import Exclusive
from typedtensor.base.lasting import Recent
from typedtensor.core.axes import Label
from typedtensor.core.expr import App, Const, Expr, Input, new_input
from typedtensor.core.pytree import Dataclass, flatten, flatten_like
from typedtensor.core.scope import CURRENT, MODE, Mode, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.variables import Variable
from typedtensor.coroutines import Dynamic
from typedtensor.errors import BindingError, LostProcessError
from typedtensor.ir import Array, TooManySteps
from typedtensor.lowering.failures import comes_again, own_failure
from typedtensor.lowering.unplannable import Unplannable, tell
from typedtensor.runtime import policy
from typedtensor.runtime.cache import shared_arrays
from typedtensor.runtime.computation import Computation
from typedtensor.runtime.engines import EngineName, target_of
from typedtensor.runtime.programs import ExpressionProgram, Plan
from typedtensor.runtime.sizes import SizeTable
from typedtensor.runtime.structure import Fingerprint
from typedtensor.runtime.templates import Family, plan_alone, varying
from typedtensor.targets import Ran
from typedtensor.targets.bound import BoundInputs, WritingExecutable

_SHAPE, _DTYPE, _HELD = attrgetter("shape"), attrgetter("dtype"), attrgetter("held")

_DTYPES = {"int": np.dtype(np.int64), "bool": np.dtype(np.bool_)}

X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)


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
    """The values of variables at some time.

    Attributes:
        tensors: the values.
        arrays: their arrays, as programs take them.
        kind: the number of their dtypes.
    """

    tensors: Sequence[AnyTensor]
    arrays: Sequence[Any]
    kind: int


class _Planned:
    """The plan for some sizes, which is bound to the values of variables as long as these stay the same.

    Args:
        plan: the plan; None if the interpreter has to compute.
    """

    def __init__(self, plan: Plan | None) -> None:
        self.plan = plan
        self._bound: tuple[_Held, BoundInputs] | None = None

    def run(self, arrays: Sequence[Array], held: _Held) -> Ran | None:
        """Run the plan on the values of inputs and variables; None while another thread uses the memory."""
        plan = self.plan
        assert plan is not None, "what has no plan is interpreted"
        if not isinstance(plan.executable, WritingExecutable):
            return plan.run([*arrays, *held.arrays])
        bound = self._bound
        if bound is None or bound[0] is not held:
            bound = self._bound = held, BoundInputs(plan.executable, held.arrays)
        value, *further = bound[1].run(arrays)
        return Ran(value, None, further)


class _Compiled:
    """A function whose expressions were built once, with the programs of their values.

    Args:
        function: the function.
        of: the types or examples of its arguments.
        engine: the name of the engine.
    """

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
        self._plans: Recent[_Planned] = Recent(policy.MOST_SIZES)
        self._families: Recent[Family] = Recent(policy.MOST_TEMPLATES)
        self._making = Exclusive()
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
        run = partial(planned.run, arrays, held)
        try:
            ran = run()
        except LostProcessError:
            raise
        except Exception as error:
            if not isinstance(error, MemoryError) and not comes_again(error, run):
                raise
            result = self._interpreted(tensors)  # which locates the error
            if not isinstance(error, (MemoryError, TooManySteps)):
                tell(error)
            return result
        if ran is None:  # another thread is using the plan
            return self._interpreted(tensors)
        if self._result.kind is None:
            return self._results[0].tensor_type.wrap(ran.loss if shared is None else shared(ran.loss))
        outputs = [ran.loss, *ran.further]
        computed = zip(self._computed, outputs if shared is None else map(shared, outputs), strict=True)
        values = {x: x.tensor_type.wrap(array) for x, array in computed}
        return self._result.rebuild([values[x] if x in values else self._leaf(x, tensors) for x in self._results])

    def _read(self) -> None:
        """Find out what the results depend on, and whether programs can compute them."""
        fingerprint = Fingerprint()
        try:
            for x in self._results:
                fingerprint.add(x)
            self._is_interpreted = not self._computed or bool(fingerprint.parts) or not fingerprint.pure
        except Unplannable:
            self._is_interpreted = True
        self._places: dict[Node, int] = {x: n for n, x in enumerate(self._inputs)}
        places = self._places
        others = [x for x in fingerprint.leaves if isinstance(x, Input) and x not in places]
        if others:
            raise BindingError(f"a compiled function depends on {others[0].describe()}: make it one of the arguments")
        self._constants = [x for x in fingerprint.leaves if isinstance(x, Const)]
        self._used = [places[x] for x in fingerprint.leaves if isinstance(x, Input)]
        self._variables = [x for x in fingerprint.leaves if isinstance(x, Variable)]
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

    def _plan_for(self, key: Hashable, arrays: Sequence[Array], tensors: Sequence[AnyTensor]) -> _Planned:
        """Return the plan for arrays of such shapes and dtypes; None in it if the interpreter has to compute."""
        sizes = SizeTable()
        for x, tensor in zip(self._inputs, tensors, strict=True):
            sizes.observe_tensor(tensor, x.describe)
        for leaf in (*self._variables, *self._constants):
            sizes.observe_tensor(leaf.value, leaf.describe)
        with self._making.turn():
            return self._plans.get(key, lambda: _Planned(self._plan(arrays, sizes.known)))

    def _plan(self, arrays: Sequence[Array], known: Mapping[Label, int]) -> Plan | None:
        way = self._leaves, arrays, known, self._target
        if self._target.compiles_quickly:
            family = self._families.get(varying(self._leaves, arrays, known), Family)
            if (found := family.plan(lambda: self._traced, *way)) is not None:
                return found[0]
        try:
            made = own_failure(lambda: plan_alone(self._traced, *way, repeating=True), Unplannable)
        except Unplannable as error:
            made = error
        if isinstance(made, Exception):
            tell(made)
            return None
        return made[0]

    def _traced(self, arrays: Sequence[Any]) -> ExpressionProgram:
        first, *others = self._computed
        lines = self._target.names_lines
        return ExpressionProgram(first, self._leaves, arrays, None, others, complete=True, lines=lines)

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
