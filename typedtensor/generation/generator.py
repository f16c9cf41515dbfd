"""Texts that a model continues: word by word, several at once, drawn, or the most probable ones of all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import numpy as np

from typedtensor.base.options import whole
from typedtensor.core.axes import Axis, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.pytree import flatten
from typedtensor.core.tensor import AnyTensor, IntTensor, Tensor, tensor_type
from typedtensor.errors import AxisError, SizeError
from typedtensor.generation.sampling import Sampling
from typedtensor.ir import Array
from typedtensor.runtime.engines import EngineName
from typedtensor.runtime.serving import compiled

B = TypeVar("B", bound=Axis)
Q = TypeVar("Q", bound=Axis)
P = TypeVar("P", bound=Axis)
S = TypeVar("S", contravariant=True)

NOWHERE = -1
"""The number of a position in a place without one."""

_LEAST = 64

_NONE_BEFORE = 2
"""The places for earlier positions of a text without any: programs for other sizes are no instances of those for 0."""


class Step(Protocol[B, Q, P, S]):
    """A model that reads some positions of texts at once, and knows earlier ones by their states."""

    def __call__(
        self, words: Expr[IntTensor[B, Q]], now: Expr[IntTensor[B, Q]], before: Expr[IntTensor[B, P]], state: S, /
    ) -> tuple[Expr[Tensor[B, Q, Any]], Any]:
        """Return the scores of the words that follow, and states.

        Args:
            words: the words at some positions.
            now: the numbers of these positions.
            before: those of the earlier positions; -1 marks a place without one.
            state: what the model remembers, of tensors along B. Those along P, too, have a row for each earlier
                position.

        Returns:
            The scores along a label of words, and a state of the same structure: with rows for the new positions, along
            Q, for the parts that have rows along P, and with new values for the others.
        """


class Beam(NamedTuple):
    """A continuation found by :meth:`Generator.beams`.

    Attributes:
        words: its words.
        score: the logarithm of its probability, divided by a power of its length.
    """

    words: list[int]
    score: float


class Generator(Generic[B, Q, P]):
    """A model that continues texts.

    The whole of a prompt is read at once, then one word of each text at a time. The model is compiled
    (:func:`typedtensor.compiled`): it takes the present values of parameters. States along the earlier positions are
    written in place, in memory that grows with the texts, so that a word costs what it attends to.

    Args:
        step: the model, as a :class:`Step`.
        words: the type of its words, as in ``IntTensor[Text, Time]``.
        past: the label of earlier positions, P.
        state: what the model remembers before the first position, of one text. It stands for all texts, unless they
            have another state of this structure.
        engine: the engine that runs the model; by default the choice of :func:`use_engine` so far.

    Raises:
        AxisError: when a part of the state has no axis of texts first, or the model returns others.

    See also: ``transformers.GenerationMixin.generate``.

    >>> from typedtensor import Axis
    >>> from typedtensor.nn import Embedding
    >>> class Text(Axis): ...
    >>> class Time(Axis): ...
    >>> class Past(Axis): ...
    >>> class Letter(Axis, size=5): ...
    >>> table = Embedding(Letter, Letter, seed=0)
    >>> writer = Generator(lambda words, now, before, state: (table(words), state), IntTensor[Text, Time], Past, ())
    >>> [words] = writer.texts([[3]], 4)
    >>> words == writer.texts([[0, 3], [1, 2, 3]], 4)[1] == [*writer.stream([3], 4)]
    True
    """

    def __init__(
        self,
        step: Step[B, Q, P, Any],
        words: type[IntTensor[B, Q]],
        past: type[P],
        state: Any,
        *,
        engine: EngineName | None = None,
    ) -> None:
        of: Any = words
        texts, over = of.axes
        earlier = label_of(past)
        self._states, definition = flatten(state, "the state before the first position")
        self._definition = definition
        for x in self._states:
            if x.tensor_type.axes[:1] != (texts,):
                raise AxisError(
                    f"each part of a state has the axis {label_name(texts)} first, but one of them is {x.tensor_type}"
                )
        self._growing = [x.tensor_type.axes[1:2] == (earlier,) for x in self._states]
        returned = [
            tensor_type(x.tensor_type.kind, tuple(over if axis is earlier else axis for axis in x.tensor_type.axes))
            for x in self._states
        ]

        def flat(words: Any, now: Any, before: Any, *states: Any) -> Any:
            scores, after = step(words, now, before, definition.rebuild(states))
            if scores.tensor_type.kind != "real" or scores.axes[:2] != (texts, over) or len(scores.axes) != 3:
                raise AxisError(
                    f"the scores of a step are real and have the axes {label_name(texts)}, {label_name(over)} and that "
                    f"of the words, but it returned {scores.tensor_type}"
                )
            found, _ = flatten(after, "the state that a step returns")
            if [x.tensor_type for x in found] != returned:
                shown = [", ".join(map(str, each)) for each in (returned, [x.tensor_type for x in found])]
                raise AxisError(f"a step returns the states ({shown[0]}) of new positions, but returned ({shown[1]})")
            return (scores, *found)

        self._of, self._of_before = of, tensor_type("int", (texts, earlier))
        types = [x.tensor_type for x in self._states]
        self._step = compiled(flat, of, of, self._of_before, *types, engine=engine)

    def texts(
        self,
        prompts: Iterable[Sequence[int]],
        count: int,
        *,
        sampling: Sampling | None = None,
        stop: Collection[int] = (),
        state: Any = None,
    ) -> list[list[int]]:
        """Return how texts go on.

        Args:
            prompts: the first words of each text, of any lengths.
            count: the most words that are added to each.
            sampling: draws words; None takes the most probable one.
            stop: the words that end a text; they are left out.
            state: what the model remembers of each text before its first position, such as the keys and values of what
                it describes.

        Raises:
            SizeError: when a prompt has no words, the count is negative, or there are states of other texts.
            AxisError: when the state has another structure.
        """
        given = [[*map(int, prompt)] for prompt in prompts]
        found: list[list[int]] = [[] for _ in given]
        for words in self._rounds(given, count, sampling, stop, state):
            for text, word in zip(found, words, strict=True):
                if word is not None:
                    text.append(word)
        return found

    def stream(
        self,
        prompt: Sequence[int],
        count: int,
        *,
        sampling: Sampling | None = None,
        stop: Collection[int] = (),
        state: Any = None,
    ) -> Iterator[int]:
        """Return the words that follow a prompt, each as soon as it is known; as :meth:`texts`."""
        rounds = self._rounds([[*map(int, prompt)]], count, sampling, stop, state)
        return (word for [word] in rounds if word is not None)

    def beams(
        self,
        prompt: Sequence[int],
        count: int,
        *,
        beams: int,
        stop: Collection[int] = (),
        length_penalty: float = 1.0,
        state: Any = None,
    ) -> list[Beam]:
        """Return the most probable continuations that a beam search finds, the best one first.

        Args:
            prompt: the first words.
            count: the most words that are added.
            beams: the number of continuations that are followed at a time, and returned.
            stop: the words that end a text; they are left out.
            length_penalty: the power of the length that scores are divided by; 0 for none.
            state: as in :meth:`texts`.

        Raises:
            SizeError: when the prompt has no words, or a number is out of its range.

        See also: Wu et al. (2016); ``transformers.GenerationMixin.generate(num_beams=…)``, with the same results.
        """
        whole("beams, the number of continuations,", beams, 1)
        given = [[*map(int, prompt)]]
        if not _any_words(given, count):
            return [Beam([], 0.0)]
        memory, scores = self._begun(given, state)
        running: list[tuple[float, list[int]]] = [(0.0, [])]
        ended: list[Beam] = []
        for length in range(1, count + 1):
            sums = np.array([score for score, _ in running])[:, None] + _log_softmax(scores)
            flat = sums.ravel()
            best = np.argsort(-flat, kind="stable")[: 2 * beams]
            following: list[tuple[int, float, list[int]]] = []
            for rank, at in enumerate(best.tolist()):
                row, word = divmod(at, sums.shape[1])
                score, words = float(flat[at]), running[row][1]
                is_end = word in stop
                if rank < beams and (is_end or length == count):
                    ended.append(Beam(words if is_end else [*words, word], score / length**length_penalty))
                if not is_end:
                    following.append((row, score, [*words, word]))
            ended = sorted(ended, key=lambda x: -x.score)[:beams]
            following = following[:beams]
            if not following or length == count:
                break
            if len(ended) == beams and following[0][1] / length**length_penalty <= ended[-1].score:
                break
            rows = [row for row, _, _ in following]
            running = [(score, words) for _, score, words in following]
            memory.take(rows)
            scores = self._after(memory, [words[-1] for _, words in running])
        return ended

    def _rounds(
        self, prompts: list[list[int]], count: int, sampling: Sampling | None, stop: Collection[int], state: Any
    ) -> Iterator[list[int | None]]:
        """Return the next word of each text, None for those that have ended, as long as there is one that has not."""
        if not _any_words(prompts, count):
            return
        memory, scores = self._begun(prompts, state)
        has_ended = [False] * len(prompts)
        choose = _choice(sampling, len(prompts))
        for left in reversed(range(count)):
            words: list[int] = choose(scores, memory.lengths).tolist()
            has_ended = [ended or word in stop for ended, word in zip(has_ended, words, strict=True)]
            if all(has_ended):
                return
            yield [None if ended else word for ended, word in zip(has_ended, words, strict=True)]
            if left:
                scores = self._after(memory, words)

    def _begun(self, prompts: list[list[int]], state: Any) -> tuple[TextStates, Array]:
        """Read prompts, those of one length at once; return what is remembered, and the scores of the next words."""
        lengths = [*map(len, prompts)]
        memory = TextStates(self._before(state, len(prompts)), self._growing, lengths)
        scores: list[Any] = [None] * len(prompts)
        for length in dict.fromkeys(lengths):
            rows = [n for n, each in enumerate(lengths) if each == length]
            words = np.array([prompts[n] for n in rows])
            states = [
                np.zeros((len(rows), _NONE_BEFORE, *x.shape[2:]), x.dtype) if grows else x[rows]
                for x, grows in zip(memory.arrays, self._growing, strict=True)
            ]
            now = np.broadcast_to(np.arange(length), words.shape)
            found, after = self._run(words, now, np.full((len(rows), _NONE_BEFORE), NOWHERE), states)
            memory.begin(rows, after)
            for n, each in zip(rows, found, strict=True):
                scores[n] = each
        return memory, np.stack(scores)

    def _before(self, state: Any, count: int) -> Sequence[Any]:
        """Return the parts of the state before the first position of so many texts."""
        if state is None:
            return self._states
        found, definition = flatten(state, "the state before the first position")
        if definition != self._definition:
            raise AxisError(f"a state has the structure {self._definition}, but was given as {definition}")
        for x, grows in zip(found, self._growing, strict=True):
            if not grows and x.shape[0] != count:
                raise SizeError(f"there are {count} prompts, but the states of {x.shape[0]} texts")
        return found

    def _after(self, memory: TextStates, words: Sequence[int]) -> Array:
        """Read the next word of each text; return the scores of the words after it."""
        scores, after = self._run(np.array(words)[:, None], memory.lengths[:, None], memory.before, memory.arrays)
        memory.append(after)
        return scores

    def _run(self, words: Array, now: Array, before: Array, states: Sequence[Array]) -> tuple[Array, list[Array]]:
        """Run the model; return the scores at the last position, and the new states."""
        of = self._of
        given = [x.tensor_type.wrap(array) for x, array in zip(self._states, states, strict=True)]
        scores, *after = self._step(of.wrap(words), of.wrap(now), self._of_before.wrap(before), *given)
        return scores.numpy()[:, -1], [x.numpy() for x in after]


def _any_words(prompts: Sequence[Sequence[int]], count: int) -> bool:
    """Whether there is anything to add to prompts, each of which needs a word at least."""
    whole("count, the most words that are added,", count, 0)
    if any(not prompt for prompt in prompts):
        raise SizeError("a text goes on from at least one word, but a prompt is empty: begin it with a word for that")
    return bool(prompts) and count > 0


def _choice(sampling: Sampling | None, count: int) -> Callable[[Array, Array], Array]:
    """Return what chooses words by their scores and positions, for so many texts."""
    if sampling is None:
        return lambda scores, positions: scores.argmax(-1)
    keys = sampling.keys(count)
    return lambda scores, positions: sampling.words(scores, keys, positions)


def _log_softmax(scores: Array) -> Array:
    shifted = scores.astype(np.float64) - scores.max(-1, keepdims=True)
    result: Array = shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))
    return result


def room(count: int) -> int:
    """Return for how many positions there is memory when so many are needed: a quarter of a power of two more at most.

    Few distinct sizes have few programs, and what is attended to is hardly more than what there is.

    >>> [room(n) for n in (1, 64, 65, 300, 513)]
    [64, 64, 128, 320, 640]
    """
    step = max(_LEAST, 1 << max(count.bit_length() - 3, 0))
    return -(-count // step) * step


class TextStates:
    """The states of some texts.

    Arrays along positions are written where a text ends, by rows: nobody else holds them.

    Args:
        states: states before the first position, of each text or of one that stands for all.
        growing: which of them have an axis of positions, after that of the texts.

    Attributes:
        lengths: the number of positions of each text.
        before: the numbers of the positions, with the places of each text in a row.
        arrays: the states of all texts.
    """

    def __init__(self, states: Sequence[AnyTensor], growing: Sequence[bool], lengths: Sequence[int]) -> None:
        self._growing, self.lengths, self._capacity = growing, np.asarray(lengths), room(max(lengths))
        rows = len(lengths)
        self.before = np.full((rows, self._capacity), NOWHERE)
        self.arrays: list[Array] = []
        for x, grows in zip(states, growing, strict=True):
            array = np.asarray(x.numpy())
            if grows:
                array = np.zeros((rows, self._capacity, *array.shape[2:]), array.dtype)
            else:
                array = array.copy() if len(array) == rows else np.repeat(array[:1], rows, axis=0)
            self.arrays.append(array)

    def begin(self, rows: Sequence[int], states: Sequence[Array]) -> None:
        """Write the states of some texts after their first positions."""
        for array, new, grows in zip(self.arrays, states, self._growing, strict=True):
            if grows:
                array[rows, : new.shape[1]] = new
            else:
                array[rows] = new
        for row in rows:
            self.before[row, : self.lengths[row]] = np.arange(self.lengths[row])

    def append(self, states: Sequence[Array]) -> None:
        """Write the states of the position that follows in each text."""
        self._make_room()
        rows: Any = np.arange(len(self.lengths))
        ends: Any = self.lengths
        if ends.min() == ends.max():  # these are written in a fourth of the time
            rows, ends = slice(None), int(ends[0])
        for n, (array, new, grows) in enumerate(zip(self.arrays, states, self._growing, strict=True)):
            if grows:
                array[rows, ends] = new[:, 0]
            else:
                self.arrays[n] = new
        self.before[rows, ends] = ends
        self.lengths = self.lengths + 1

    def take(self, rows: Sequence[int]) -> None:
        """Replace the texts by some of them, of which one may stand several times."""
        if [*rows] != [*range(len(self.lengths))]:
            self.arrays = [x[rows] for x in self.arrays]
            self.before, self.lengths = self.before[rows], self.lengths[rows]

    def _make_room(self) -> None:
        """Make room for one more position in each text."""
        capacity = room(int(self.lengths.max()) + 1)
        if capacity <= self._capacity:
            return
        more = capacity - self._capacity
        self._capacity = capacity
        self.before = np.pad(self.before, ((0, 0), (0, more)), constant_values=NOWHERE)
        for n, grows in enumerate(self._growing):
            if grows:
                x = self.arrays[n]
                self.arrays[n] = np.concatenate([x, np.zeros((len(x), more, *x.shape[2:]), x.dtype)], axis=1)
