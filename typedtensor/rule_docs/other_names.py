"""Names of other libraries that no docstring names: synonyms of operations, or what to write instead.

A name is the last part of the full name. It is the full name where other names that end alike mean something else. A
``*`` matches any letters. Names between backticks are names of this library.
"""

from __future__ import annotations

from fnmatch import fnmatchcase

_ALIASES = """
absolute fabs: abs
arccos: acos
arccosh: acosh
arcsin: asin
arcsinh: asinh
arctan: atan
arctan2: atan2
arctanh: atanh
bitwise_and reduce_and: logical_and
bitwise_or reduce_or: logical_or
bitwise_xor reduce_xor: logical_xor
bitwise_not bitwise_invert invert: logical_not
mod rem fmod: remainder
true_divide divide: div
rint around: round
fix: trunc
swish: silu
hard_silu Hardswish: hardswish
Hardsigmoid: hardsigmoid
Hardtanh: hardtanh
logistic: sigmoid
is_finite: isfinite
erf_inv: erfinv
inverse: inv
pinverse: pinv
svdvals: svd
matrix_norm frobenius_norm: norm
ger addr: outer
transpose swapaxes swapdims moveaxis movedim rollaxis adjoint matrix_transpose permute_dims: permute
mm bmm batch_matmul chain_matmul matvec vecmat mv: matmul
dot_general tensordot vecdot vdot inner multi_dot: einsum
fliplr flipud rev: flip
msort kthvalue sort_key_val lexsort: sort
argpartition: argsort
approx_max_k approx_min_k: topk
clamp_min clamp_max threshold Threshold: clamp
masked_fill select_n choose piecewise putmask copyto place: where
masked_scatter: scatter
take_along_dim: take_along_axis
index_take choose_along: take
cumulative_sum: cumsum
cumulative_prod: cumprod
psi: digamma
jax.nn.initializers.normal torch.nn.init.normal torch.nn.init.normal_: random_normal
jax.nn.initializers.uniform torch.nn.init.uniform torch.nn.init.uniform_: random_uniform
modified_bessel_i0: i0
modified_bessel_i1: i1
squared_error: mse_loss
smooth_l1_loss SmoothL1Loss HuberLoss: huber_loss
MSELoss: mse_loss
L1Loss: l1_loss
CTCLoss: ctc_loss
CrossEntropyLoss: cross_entropy
NLLLoss NLLLoss2d: nll_loss
KLDivLoss: kl_div
PoissonNLLLoss: poisson_nll_loss
BCEWithLogitsLoss: binary_cross_entropy_with_logits
EmbeddingBag: embedding_bag
dot_product_attention: scaled_dot_product_attention
conv_transpose1d conv_transpose3d: conv_transpose2d
constant_pad_nd ConstantPad* ZeroPad* ReflectionPad* ReplicationPad* CircularPad*: pad
max_pool?d_with_indices: max_pool2d
max_pool3d MaxPool3d: max_pool1d
avg_pool3d AvgPool3d: avg_pool1d
jax.lax.select numpy.select jax.numpy.select: where
adaptive_avg_pool?d AdaptiveAvgPool?d: adaptive_avg_pool1d
adaptive_max_pool?d adaptive_max_pool?d_with_indices AdaptiveMaxPool?d: adaptive_max_pool1d
Upsample UpsamplingBilinear2d UpsamplingNearest2d upsample upsample_*: interpolate
LazyBatchNorm?d SyncBatchNorm: BatchNorm2d
InstanceNorm1d InstanceNorm3d LazyInstanceNorm?d instance_norm: InstanceNorm2d
TransformerEncoder: TransformerEncoderLayer
TransformerDecoder: TransformerDecoderLayer
kaiming_uniform: he_uniform
xavier_normal: glorot_normal
scatter_sub index_put segment_reduce: scatter_add
scatter_reduce index_reduce: segment_max
gru_cell: GRUCell
lstm_cell: LSTMCell
gru: GRU
lstm: LSTM
rnn_tanh rnn_tanh_cell rnn_relu rnn_relu_cell RNNBase RNNCellBase: RNN
broadcast_like expand_as: expand_as
diagonal_copy: diagonal
multinomial: categorical
gumbel_softmax: gumbel
Softmax2d: softmax
sgn: sign
reduce_sum: sum
reduce_max: max
reduce_min: min
reduce_prod: prod
"""

_INSTEAD = """
use x.merge(U, V, W), x.flatten, x.split or `unflatten`, which name the axes: collapse ravel view view_copy flat
labels align tensors, so axes of size 1 are not needed; `expand` adds an axis, `expand_like` adds the axes of another \
tensor: expand_dims atleast_* broadcast* *_broadcast expand_copy
remove an axis of size 1 with x.sum(Batch) or `select`: squeeze
use `chunks` or x.slice for ranges, `unstack` or `select` for single positions: chunk split split_with_sizes \
tensor_split array_split hsplit vsplit dsplit unsafe_* unbind* select_copy slice_copy slice narrow_copy dynamic_slice \
dynamic_slice_in_dim dynamic_index_in_dim
`concat` joins two tensors along an axis, `concatenate` joins many, `stack` puts many along a new axis: hstack vstack \
dstack row_stack column_stack append insert block
`diagonal` extracts a diagonal; to build a diagonal matrix, multiply by a constant identity matrix: diag diagflat \
diag_embed block_diag diagonal_scatter fill_diagonal
`index_update` writes values at positions: index_fill select_scatter slice_scatter dynamic_update_* scatter_apply \
scatter_min scatter_mul as_strided_scatter copy
use `triu`, `tril` and `arange` in place of index arrays: tril_indices* triu_indices* mask_indices diag_indices* \
indices ix_ meshgrid cartesian_prod combinations unravel_index ravel_multi_index broadcasted_iota
`arange` counts the positions of a label: iota range linspace logspace geomspace fromfunction
`full` makes one number along labels, and `zeros_like` zeros like an expression: zeros ones ones_like full_like fill \
empty* scalar_tensor new_* zero_ numpy.zeros torch.zeros jax.numpy.zeros numpy.ones torch.ones jax.numpy.ones
make other constants with Const(Tensor[...](np.eye(...))): numpy.eye torch.eye jax.numpy.eye numpy.identity \
jax.numpy.identity
x.numpy() returns the array of a tensor, x.item() its number, x.value the tensor of an expression: item numpy
use ~x.eq(0) to find the elements that are not 0: bool
optimizer.step(loss) differentiates, and so does computation.gradients(loss): backward step
use `jvp` for forward mode; `jacobian` chooses the mode itself: jacfwd
use a mesh, which divides axes among devices by `shard`: pmap
a schedule is any function of the step number, see typedtensor.training: LambdaLR
use Tensor[Row, Column](array), which accepts any array of NumPy: array asarray as_tensor tensor from_numpy asanyarray \
ascontiguousarray from_dlpack frombuffer fromiter fromfile fromstring fromregex from_file asarray_chkfinite asmatrix \
bmat asfortranarray require
use NumPy on the array of the result, x.value.numpy(): allclose array_equal array_equiv isclose equal_all histogram?* \
histogramdd unique_* union1d intersect1d setdiff1d setxor1d isin nanquantile nanpercentile trim_zeros argwhere \
flatnonzero nonzero nonzero_static compress extract masked_select delete apply_along_axis apply_over_axes ediff1d \
polyfit roots poly* array2string array_repr array_str format_float_* base_repr binary_repr savetxt loadtxt genfromtxt \
datetime_* busday_* is_busday
sizes cannot depend on values; mask elements instead, as in x.sum(Time, where=mask) or `where`: boolean_mask dropna
mask NaN with `isnan`, as in x.mean(Time, where=~isnan(x)): nan*
subtract two slices: x.slice(Time, Rest, 1, None) - x.slice(Time, Rest, 0, -1): diff unwrap numpy.gradient \
jax.numpy.gradient torch.gradient
use `ConvolveTransposed` with a kernel of ones, which adds windows at all positions: torch.nn.functional.fold \
torch.nn.Fold
add neighbours with x.slice and `sum`: trapezoid trapz cumulative_trapezoid
x.max(U) - x.min(U): ptp
write two expressions; their common parts are computed once: var_mean std_mean aminmax minmax divmod frexp modf \
nanvar_mean
for weights write (x * w).sum(U) / w.sum(U): average
write the formula with operators, `exp`, `log`, `sqrt`, `tanh`, `sign` and `where`; the plan fuses it: addcdiv addcmul \
addmm addmv addbmm baddbmm deg2rad rad2deg degrees radians logaddexp2 heaviside xlogy xlog1py logit ldexp float_power \
tanhshrink Tanhshrink softshrink Softshrink hardshrink Hardshrink rsub positive angle fmax fmin nan_to_num squareplus \
sparse_plus sparse_sigmoid log1mexp logmeanexp integer_pow one_minus_square isneginf isposinf signbit RReLU rrelu \
softmin Softmin pairwise_distance PairwiseDistance dist renorm cross mvlgamma multigammaln erfcx i0e \
i1e log_ndtr ndtr scaled_modified_bessel_i* lp_pool?d LPPool?d logcumsumexp cumlogsumexp vander unfold_copy
write the loss with `log_softmax`, `relu`, `softplus`, `square` and reductions: *_loss *Loss multi_margin_loss \
linear_cross_entropy* LinearCrossEntropyOptions
use the layer `Dropout`, with another seed for each use, called with a `Training` or None, and made with \
shared=(Height, Width) to drop whole channels: *dropout* \
*Dropout*
use the layer `BatchNorm`, whose statistics are buffers: batch_norm* native_*norm norm_except_dim
use the layer, such as `Linear`, `MultiHeadAttention`, `GroupNorm` or `LayerNorm`: linear bilinear Bilinear LazyLinear \
LazyConv* multi_head_attention_forward group_norm layer_norm local_response_norm LocalResponseNorm CrossMapLRN2d
apply a list of `TransformerBlock` (encoder) or `TransformerDecoderBlock` (decoder) layers in turn: Transformer*
use `split`, `transpose` and `merge` to move positions into channels and back: pixel_shuffle pixel_unshuffle \
PixelShuffle PixelUnshuffle channel_shuffle ChannelShuffle native_channel_shuffle rot90
give a recurrent layer the lengths=: pack_padded_sequence pad_packed_sequence pack_sequence
use `take` with computed indices, or `interpolate`: grid_sampler* grid_sample affine_grid* max_unpool* MaxUnpool* \
fractional_max_pool* FractionalMaxPool*
use `conv1d`, `conv2d`, `conv3d`, or layers such as `Conv2DInto`: convolution convolve correlate conv_tbc conv_* \
reduce_window* polynomial
a module finds modules in its attributes, lists and dictionaries: ModuleList ModuleDict ParameterList ParameterDict \
Container Identity identity factory_kwargs
`parameter` draws an initial value, Param(value) takes a given one: Parameter Uninitialized*
use `Buffer` for state that is not trained: register_buffer
compose an `Optimizer` from transformations such as `AdamScaling`: Adamax ASGD Muon RAdam Rprop SparseAdam optimizer_*
any function of a shape and a generator of NumPy is an initializer: dirac delta_orthogonal torch.nn.init.sparse \
torch.nn.init.sparse_
use an initializer: `variance_scaling`, `constant`, `eye` or `random_normal`: *_normal *_uniform trunc_normal \
ones_ zeros_ constant_ eye_ calculate_gain
draw from a `Key` with `uniform`, `normal`, `categorical`, `bernoulli` or `permutation`: rand* manual_seed seed \
initial_seed *rng* binomial shuffle choice fork
use `scan`, `fold`, `while_loop`, `cond` or `map_over`: fori_loop switch associative_scan vectorize frompyfunc \
custom_root custom_linear_solve dce_sink optimization_barrier after_all create_token
`given` computes, `gradient` differentiates, and plans are made automatically: compile jit script is_grad_enabled \
is_inference* set_grad_enabled no_grad set_anomaly_* is_anomaly_* grad_and_value platform_dependent composite stage
use `as_real`, `as_int`, or the types Tensor, IntTensor and BoolTensor: *type can_cast bitcast_convert_type \
convert_element_type reduce_precision result_type is_floating_point is_signed isreal* is_nonzero real_if_close \
common_type mintypecode typename dtype isdtype issubdtype is_tensor is_storage isscalar iterable
use the labels: .axes of a tensor, and Batch.size: shape ndim size is_same_size
use `unfold`, multiply by a window, and then `rfft`: stft
complex numbers are not supported; use two real tensors, or an axis of size 2, and `rfft` of each: *complex* conj* \
imag real *fft* istft polar view_as_* resolve_* is_conj is_neg eig eigvals
not available; use `solve`, `cholesky`, `pinv`, `eigenvectors` or the singular vectors: lu* ldl_* geqrf orgqr ormqr \
householder_product lobpcg *_ex cholesky_* tensorinv tensorsolve matrix_rank matrix_sqrth cond nuclear_norm
not available; write it with other operations, or as an operation of your own: airy_ai bessel_* *_polynomial_* \
gammainc* igamma* betainc zeta random_gamma_grad *bessel_k* nextafter spacing gcd lcm bitwise_* \
*shift* population_count clz mulhi packbits unpackbits hash_tensor frexp
use NumPy's window, such as np.hanning(8): *_window hanning hamming kaiser bartlett blackman
not needed: tensors are immutable, and have no layout: clone *_copy contiguous as_strided* copy_ detach* is_contiguous \
shares_memory may_share_memory isfortran byte_bounds
quantized, sparse, fused and distributed kernels have no counterpart: *quant* fbgemm_* *sparse* cudnn_* miopen_* \
mkldnn_* *_values *_indices_copy q_* int_repr sspaddmm *spmm* *smm *saddmm hsmm scaled_* *grouped_mm ragged_* \
all_gather all_to_all pbroadcast pcast pmax pmean pmin ppermute pshuffle psum* pswapaxes axis_index axis_size \
with_sharding_constraint fused_* choose_qparams* DataParallel AdaptiveLogSoftmaxWithLoss
settings of another library's run time have no counterpart; `use_engine` chooses the engine: is_available set_* get_* \
is_warn_* is_deterministic_* is_distributed is_vulkan_* sym_* import_ir_* *autocast* parse_* merge_type_* unify_* \
init_num_threads thread_safe_generator wait mode use_deterministic_algorithms are_* swap_in_* printoptions seterr* \
geterr* setbufsize getbufsize show_* info test typename has_torch_function* handle_torch_function boolean_dispatch \
assert_int_or_pair Optional isnat min_scalar_type nested_iters ufunc einsum_path promote_types slice_inverse savez* \
padtype_to_pads *_shape_tuple conv_dimension_numbers DotDimensionNumbers shape_as_value
"""


def _table(text: str) -> list[tuple[str, str]]:
    """The rows of a table: the text before the last colon of each line, and the text behind it."""
    return [(row[0], row[2]) for row in (line.rpartition(": ") for line in text.strip().splitlines())]


_NAMED = [(pattern, name) for patterns, name in _table(_ALIASES) for pattern in patterns.split()]
_ANSWERED = [(pattern, answer) for answer, patterns in _table(_INSTEAD) for pattern in patterns.split()]


def _fits(name: str, pattern: str) -> bool:
    """Whether a pattern matches a name. A pattern with a dot matches full names."""
    return ("." in name) == ("." in pattern) and fnmatchcase(name, pattern)


def other_name(name: str) -> str | None:
    """The name of the operation that another library calls ``name``."""
    return next((other for pattern, other in _NAMED if _fits(name, pattern)), None)


def other_names() -> set[str]:
    """All names that :func:`other_name` can return."""
    return {other for _, other in _NAMED}


def instead(name: str) -> str | None:
    """Return what to write where no operation corresponds to ``name``. Exact names precede patterns."""
    fitting = [row for row in _ANSWERED if _fits(name, row[0])]
    return min(fitting, key=lambda row: row[0] != name)[1] if fitting else None


def answers() -> set[str]:
    """All texts that :func:`instead` can return."""
    return {answer for _, answer in _ANSWERED}
