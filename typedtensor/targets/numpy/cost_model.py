"""The cost model of the NumPy target: every tuned threshold of its passes, emission and plans.

Each constant states its meaning and the measurement behind it, taken on processors with AVX2 or AVX-512, at least 1 MiB
of second-level cache per core, and the OpenBLAS of NumPy's wheels. ``python benchmarks/costs.py`` repeats the
measurements on the machine at hand. No constant changes results beyond rounding.
"""

from __future__ import annotations

import numpy as np

# Tiling: see ``tiling.py``.

TILE_BYTES = 512 * 1024
"""The target size of a tile's memory: half a second-level cache.

Three elementwise functions on 8 MiB take 3.7 ms in such tiles (3.3 with 128 KiB, 3.9 with 64 KiB), 9.6 ms untiled.
"""

TILE_LEAST_BYTES = 64 * 1024
"""The least size of a tiled step's largest array; below, the overhead of calls exceeds the savings."""

TILED_AFTER = 8
"""The number of the run that tiles a plan. Tiling takes a fifth of the time of planning, and most plans for data of
many sizes run only a few times."""

THREAD_BYTES = 4 * 1024 * 1024
"""The least work of a thread, in bytes written: 0.2 ms or more.

In a share the threads wait several times for the interpreter lock, 20 µs each time. With 4 MiB and two threads a step
of a ResNet takes 16.4 ms and of a GPT 22.3, with 1 MiB 18.4 and 24.3, with one thread 18.0 and 29.4.
"""

JOINED_THREAD_BYTES = 128 * 1024
"""The same in a run of machine code, whose threads await each other by spinning: a share takes at most 6 µs more than
the longer part. A step of a ResNet takes 9.4 ms with 64 KiB and 10.3 with 512 KiB, where it takes 16.5 with shares that
Python begins; its evaluation takes 2.7 to 2.8 with 32 KiB to 512 KiB, and 4.0."""

THREADED_ELEMENTS = 64 * 64
"""The elements of a factor beyond which OpenBLAS may start threads of its own: from products of 9,216 elements by a
vector on, and of 64 × 64 × 64. They spin for four milliseconds after the product."""

SHARED_STEP_BYTES = 64 * 1024
"""The least average work of a plan's steps for which small steps, too, become parts of the runs that threads share: a
share then begins less often, and planning takes 20 µs a step longer. A step of a GPT has twelve shares then."""

UNEVEN = 1.1
"""By how much a run of steps may increase the largest share of a thread to include another step: three image rows are
two thirds for one of two threads."""

MULTIPLICATION_BYTES = 0.2
"""The bytes written in the time of one multiplication of a matrix product: 0.19 for 512 × 512 in float32."""

# Products of matrices: see ``emission/products.py`` and ``passes/mkl.py``.

ROWS_BY_ROWS = 128
"""The largest matrices in a stack for which copying a transposed factor pays, as BLAS is slow with it."""

SLICED_ROWS = 64
"""The largest number of rows of a product that is computed in slices along the contracted axis; also the least length
of a slice."""

SLICED_TERMS = 8
"""The least ratio of the contracted axis to the rows of a product in slices."""

UNCOPIED_MULTIPLICATIONS = 800_000
"""Up to this number of multiplications, OpenBLAS reads the operands in place. For larger products it packs copies,
which for few rows takes as long as the product."""

MKL_MULTIPLICATIONS = 1_000_000
"""The least number of multiplications of a product by MKL. A call has more overhead than NumPy's, whose BLAS packs no
operands of smaller products. A training step of a transformer block (128 wide) takes a tenth less with MKL. For stacks
the number counts one product: the products of a convolution with 16 to 64 channels, one for each line, take a fifth to
a third less on an Intel processor with AVX-512."""

MKL_MULTIPLICATIONS_SHARED = 250_000
"""The same with several threads: for larger products NumPy's BLAS starts threads of its own, which spin afterwards."""

MKL_SLOW = {np.dtype(np.float32): (range(16, 256), range(192)), np.dtype(np.float64): (range(64), range(512))}
"""Rows and columns of products with a column-major second factor, and at least as many terms as columns, for which MKL
is slower than OpenBLAS."""

MKL_COLUMNS = {False: 16, True: 33}
"""The least number of columns of a product by MKL, by whether the first factor is column-major. On an AMD EPYC with
AVX2, in float32, products of 8 columns take 1.6 to 5 times as long with MKL as with OpenBLAS, 4 to 64 times with a
column-major first factor; of 12 columns 0.5 to 2.6 times; of 16 to 32 columns 0.9 to 2.6 times with such a factor, 0.8
to 1.5 without."""

STACK_LEAST, STACK_TERMS = 16, (8, 16)
"""The least number of matrices in a stack that MKL multiplies by one call; the most terms of products of single rows,
and the least terms of other products with column-major second factors. In float32, on an Intel Xeon with AVX-512,
stacks of 16 and of 256 such products take 0.5 to 0.9 of the time of NumPy and, for column-major factors, of their
copies; single rows by column-major factors 0.15 to 0.5."""

STACK_MULTIPLICATIONS = 50_000
"""The least number of multiplications in such a stack: they take as long as loading MKL after a few thousand runs."""

GENERATED_MOST = 1_000_000
"""The number of multiplications from which a sum with a product is left to MKL's usual products, which generated code
hardly outruns: 100 × 100 by 100 × 100 takes 11.1 µs in place of NumPy's 11.6."""

GENERATED_MULTIPLICATIONS = 2_000_000
"""The least number of multiplications, in all steps of a loop, for which MKL generates code that adds a product, in 0.1
ms. 256 × 64 by 64 × 16 takes 2.9 µs in place of 4.2 for NumPy's product and 0.7 for the sum. Twenty steps of a
recurrent layer with 50 × 50 by 50 × 20, a million multiplications, would not save the time to load MKL in a thousand
runs."""

VECTOR_LEAST = 1024
"""The least number of elements for MKL's vector functions, as exponentials: for 3,072 numbers of float32 they take 0.7
µs in place of 1.3, for 1,024 0.4 in place of 0.6, and for fewer as long as NumPy's."""

VECTOR_TOTAL = 32 * 1024
"""The least number of elements, of all functions of a plan without products by MKL, to load it for: exponentials of so
many numbers of float32 take 7 µs less, and MKL takes 20 ms and 11 MiB of memory to load."""

# Elementwise functions: see ``emission/elementwise.py``.

REPEATED_BYTES, REPEATED_LEAST_BYTES = 32 * 1024, 4 * 1024
"""The size that a scalar is repeated to for ``numpy.maximum``, and the least size of the other operand: for 1 MiB of
float32 this takes 40 µs, a scalar 96 µs, and an operand of full size 36 µs."""

LAID_OUT_BYTES, LAID_OUT_LEAST_BYTES = 64 * 1024, 32 * 1024
"""The largest size of a materialized broadcast operand, and the least size of the result: numbers of 16 channels for 6
lines of 512 elements take 11 µs in place of 18, numbers of 64 channels for 8 lines of 256 elements 17 in place of 31.
Otherwise NumPy 2.4 copies the operand to its buffer, once for each element."""

CHOSEN_LEAST = 1024
"""The least number of elements of a choice by bits: for 1,000 elements and a random condition ``numpy.copyto`` takes
2.7 µs and bits 1.9, for 36,000 elements 180 and 15; ``numpy.copyto`` takes 11 µs if the condition changes once."""

# Reductions: see ``emission/reductions.py`` and ``passes/dots.py``.

SUM_LEAST, SUM_LEAST_AT_ONCE = 8, 32
"""The least number of terms, for each result and for the single row of a whole array, for which a product with ones is
faster than ``numpy.add.reduce``: for 1,024 rows 15 times with 8 elements, 6 times with 64, 1.7 times with 1,024. The
sum of a whole array is always faster, at least 3 times up to a thousand elements."""

SUM_MOST = 8192
"""The largest number of terms in one sequential sum, as BLAS sums: rounding errors grow with the number."""

# Stacks: see ``passes/stacking.py``.

STACKED_LEAST = 4
"""The least number of isomorphic values that are batched."""

STACKED_MULTIPLICATIONS, STACKED_BYTES = 150_000, 16 * 1024
"""The multiplications of a product, and the bytes of another value, up to which a NumPy call's overhead, 1 to 2 µs, is
about as large as its arithmetic."""

# Windows: see ``passes/windows.py``.

SPREAD_ELEMENTS = 128
"""The least length of contiguous runs, the images of a batch, for which the contributions of windows accumulate in
place rather than in separate buffers: 25,000 sums take 19 µs in runs of 32 elements and 7 µs in runs of 224."""

PLANE_OUTPUTS = 1
"""The largest ratio of a volume's output channels to the terms of one plane of its windows for which each plane has a
product of its own; otherwise planes are copied to be channels. For 16 volumes of 8 × 16 × 16 and windows of 27 elements
the value takes 0.28 ms in place of 0.37 with 1 channel and 4 outputs, 1.3 in place of 1.7 with 3 and 16, 2.6 in place
of 1.2 with 1 and 32; with 32 and 32, for 32 volumes of 4 × 8 × 8, 3.4 in place of 8.7."""

PLANE_COLUMNS = 128
"""The least number of columns of such a product, the windows in a line of all volumes. With 32 channels of 16 × 16 × 16
a step for one volume, of 16 columns, takes 10.4 ms in place of 4.5; for volumes of 4 × 8 × 8, with 64 columns 6.0 in
place of 5.0, with 256 columns 6.2 in place of 11.7."""

ADDED_ELEMENTS = 64 * 1024
"""The least number of elements of a kernel whose gradient, a sum of a product for each line, is a primitive of its own:
MKL adds each product to those before. A step with 16 images of 128 × 16 × 16 takes 15.4 ms in place of 17.8, with 32 of
256 × 8 × 8 and windows with dilation 34.8 in place of 39.7; a ResNet of 16 to 64 channels takes a fiftieth longer."""

# Tables: see ``passes/looked_up.py``.

LOOKED_UP_TIMES = 2
"""The least ratio of gathered rows to a table's rows for which the whole table is multiplied instead. For 32 steps with
32 rows of 24 elements, of a table with 42 rows, products with 24 × 256 and a bias take 290 µs; the products of the
table take 16 µs, gathering the rows and transposing them 160 µs."""

# Layouts: see ``passes/batch_minor.py``, ``passes/copy_insertion.py`` and ``emission/ordering.py``.

CONFLICTING_BYTES, CONFLICTING_ROWS = 2048, 16
"""Rows at a multiple of this distance, and at least this number of them, are copied to another distance before their
columns are read: a first-level cache has 8 or 12 ways for addresses 4 KiB apart. For 32 images of 3 × 32 × 32 this
takes 0.75 ns an element in place of 3.2, for 64 of 3 × 64 × 64 0.55 in place of 3.4; for 8 images there is no gain."""

BATCH_MINOR_ROWS = 8
"""The least batch of a batch-minor loop: with fewer rows, the exchanged products are slow."""

BATCH_MINOR_PIECE = 128
"""The largest number of elements of a short piece: for longer pieces, NumPy's inner loop amortizes its start."""

BATCH_MINOR_TERMS = 64
"""The longest contracted axis of a product over all steps that moves into the steps: beyond it, products of long
matrices gain more than the saved copy of the result."""

COMPACT_NODES = 128
"""The least number of inner nodes for which a transposed factor in a body over trees is copied: small products take the
same time in both layouts."""

# The order of values: see ``scheduling.py`` and ``rematerialization.py``.

EARLY_BYTES = 128 * 1024
"""The least size of a value that is scheduled early or rematerialized: smaller values are cheap to keep."""

FAR_BYTES = 1024 * 1024
"""A reader is distant if the values computed in between exceed this size: a second-level cache."""

EARLY_VALUES = 32
"""The largest number of operands, transitively, that the scheduler visits for one value."""

ANALYSES = 64
"""The number of templates whose analyses are cached; the body of each loop is a template of its own."""

REMATERIALIZED_SLACK = 8
"""By how many values the live range of an operand may be extended for a rematerialized value."""

# Gradients in parts: see ``streaming.py`` and ``buckets.py``.

SINK_BYTES = 64 * 1024
"""The least size of a gradient that is computed in parts."""

READ_ROWS = 0.25
"""The largest fraction of a table's rows for which only the rows that were read are updated: a separate row takes three
times as long, and its values and states are gathered and scattered."""

SINK_TERMS = 128
"""The longest contracted axis of such a gradient: beyond it, the product takes longer than the memory traffic."""

SINK_PART_BYTES = 128 * 1024
"""The size of a part, which fits into the cache beside its parameters and states."""

SUM_PART_BYTES = 256 * 1024
"""The size of a part where BLAS accumulates to a copy of the parameter. A gradient of 3072 × 64 for 16 rows takes 121
µs with MKL and 144 with OpenBLAS (184 and 156 with half the size), and 227 µs as a product followed by an addition."""

UPDATE_BYTES = 128 * 1024
"""The size of each array in a block of an update: with two or three states, all fit into a second-level cache."""

# Inputs: see ``parameter_binding.py``.

BOUND_BYTES = 64 * 1024
"""The least size of an input that is bound in place: copying takes 1.7 µs there, looking up its address 1.6 µs."""

BOUND_AFTER = 12
"""The number of runs that find the inputs at the same addresses before a plan is bound to these, which takes as long as
a hundred copies."""

COPIED_BYTES = 64 * 1024 * 1024
"""The total size of copies, 20 ms, after which such a plan is made at the latest."""

BOUND_PLACES, BOUND_UNUSED = 12, 48
"""The largest number of such plans, and after how many other runs another one may take the place of one. An optimizer
writes parameters into two memories by turns, and several models of one form may train by turns."""

FEW_BYTES = 128 * 1024
"""The largest total size of parameters that every step copies, in 8 µs, into one flat input; above, a plan for each of
the two memories pays."""

# Memory: see ``buffer_assignment.py``.

BLOCK_BYTES = 128 * 1024
"""The least size of a buffer that is allocated within a common piece of memory."""

BUFFER_SLACK = 3
"""The largest ratio of a reused buffer to its value; otherwise a new buffer is allocated.

The buffers of a small ResNet take 4.2 MiB in an evaluation (7.9 with exact sizes only), and 16.0 MiB in a step (22.4
with exact sizes only, 25.7 without a limit).
"""

PIECE_BYTES, PAGE_BYTES = 8 << 20, 2 << 20
"""The size of such a piece, and of the huge pages that back it (NumPy requests them from 4 MiB on).

With pages of 4 KiB, a step that touches ten megabytes also waits for address translation.
"""

# Loops: see ``regions/loops.py``.

CARRIED_BYTES, CARRIED_LEAST_BYTES = 256 * 1024, 2 * 1024
"""The least size of all steps, and of one step, for which a loop-carried value that is read only at the end overwrites
itself: touching new memory costs more than a copy. A hundred sums of 10,000 elements of float64 take 0.26 ms in one
buffer, and 0.46 ms in a hundred buffers, all in a third-level cache."""

# Loop fission: see ``pipeline.py``.

SUMMED_BYTES, SUMMED_LEAST_BYTES = 1024 * 1024, 4 * 1024
"""The least size of all steps, and of one step, for which an elementwise function that is summed over all steps stays
inside of the loop: after the loop, it would go through main memory. A product and its sum, a hundred times for 10,000
elements of float64, take 0.9 ms inside and 4.5 ms after the loop; for 500 elements 0.10 and 0.11."""

STEP_BYTES, STEP_LEAST_BYTES = 512 * 1024, 64 * 1024
"""The same for any other value, by its largest operand or itself. A step of twelve transformer blocks as a loop, 64
wide over 256 positions, takes 17.5 ms in place of 20, with buffers of 16 MB in place of 26."""

# Trees: see ``regions/trees.py``.

TREE_EXACT = 64
"""The widest level with a plan of its own for each width; wider levels are divided into powers of two."""

TREE_FORESTS = 64
"""The number of forests whose levels are cached: a step needs them twice, upwards and downwards."""

# Branches and repetitions: see ``regions/choices.py``.

COPIED_CONSTANT_BYTES = 64 * 1024
"""The largest constant of a body that is copied (5 µs) into a buffer of the body's plan.

A plan bound to the constant's address takes a millisecond to make, for each address that occurs in a loop's steps."""


# Passes: see ``pipeline.py``.

ROUNDS = 4
"""The largest number of rounds of the repeated passes, each of which may enable others."""

# First calls: see ``specialization/first_sight.py``.

ELEMENTS_AT_ONCE = 40_000
"""The least average number of elements of an operation for which an expression is planned at first sight.

Planning takes 60 µs an operation, 150 with gradients; interpreting costs 2.5 ns an element more than a plan, as results
are in new memory. A chain of 40 elementwise operations on 30,000 elements of float32 takes 3.5 ms interpreted and 2.0
planned, with gradients 4.8 and 6.6; on a million elements 98 and 16, 132 and 75.
"""

FEW_CALLS, FEW_ELEMENTS, FEW_SPARED = 16, 4096, 8
"""A value of fewer operations, with no more elements each on average, is interpreted ``FEW_SPARED`` times first.

Its plan takes 1 to 2 ms to make and saves 10 to 80 µs a run, so that it pays after twenty runs or more.
"""

ELEMENTS_HELD, ELEMENTS_AT_ONCE_HELD = 2 << 20, 10_000
"""The least total number of elements for which the second, smaller average suffices for planning at first sight.

The interpreter keeps the results of all operations in new memory, and a later plan allocates its own. Planning first, a
training step of ``examples/models`` with 32 examples allocates 29 MiB in place of 35 for ``nanogpt`` (3.8 million
elements, 37,000 an operation), 40 in place of 61 for ``resnet`` (10.8 million, 22,000), 28 in place of 34 for ``unet``
(4.5 million, 13,000).
"""

# Native calls: see ``native/``.

JOINED_LEAST = 2
"""The least number of consecutive calls that machine code makes as one."""

JOINED_AFTER = 48
"""The number of the run from which machine code makes the calls of a plan, counted from the run that tiles it."""
