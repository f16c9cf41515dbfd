"""``typedtensor rules``."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

import numpy as np
import pytest

from tests.inspection.project import program
from tests.sampling import sample
from typedtensor.cli import main
from typedtensor.methods import METHODS
from typedtensor.ops import PolyOp, operations
from typedtensor.rule_docs import entry
from typedtensor.rule_docs.likeness import PUBLIC, like
from typedtensor.rule_docs.other_names import answers, other_names
from typedtensor.rules import Accepted, Refused


def test_a_rule_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "Sum"]) == 0
    assert (
        capsys.readouterr().out
        == """\
Sum[*P]    typedtensor.ops.library.reductions
  The sum along labels, or of all elements.

  rule      t *A -> t *A / *P where t not in bool
  written   Sum(*P)(x), x.sum(), x.sum(U)

  accepted
    Sum(): Tensor[Batch, Row] -> Tensor[()]
    Sum(): IntTensor[Batch, Row] -> IntTensor[()]
    Sum(Column): Tensor[Batch, Row, Column] -> Tensor[Batch, Row]

  refused
    Sum(): BoolTensor[Batch, Row]
      its rule needs an operand that is not bool
    Sum(Column): Tensor[Batch, Row]
      its rule needs an axis U (Column) in the operand, which has only (Batch, Row)
    Sum(Column): Tensor[Batch, Row, Column, Column]
      its rule needs U (Column) exactly once in the operand, which has it 2 times
"""
    )


def test_mesh_axes_in_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "Shard"]) == 0
    out = capsys.readouterr().out
    assert "Shard(Row, Data): Tensor[Batch, Row, Column] -> Tensor[Data, Batch, Local[Row, Data], Column]\n" in out
    assert {*re.findall(r"Shard\(\w+, (\w+)\)", out)} == {"M", "Data"}  # as it is written, and in examples


def test_all_operations_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "typedtensor.ops.library.products" in lines
    assert "MatMul *N A, A B -> *N B" in lines
    assert len(lines) > len(operations())


@pytest.mark.parametrize("operation", sample(operations(), one_in=4), ids=lambda operation: operation.__name__)
def test_every_operation_has_examples(operation: type[PolyOp]) -> None:
    one = entry(operation)
    assert one.accepted
    assert all(isinstance(example.verdict, Accepted) for example in one.accepted)
    assert all(isinstance(example.verdict, Refused) for example in one.refused)
    # Only what takes a tensor of any kind and any axes refuses none.
    takes_all = len(operation.parsed_rule.operands) == 1 and str(operation.parsed_rule).startswith("t *A -> ")
    assert one.refused or takes_all


def test_the_operations_of_a_user(capsys: pytest.CaptureFixture[str]) -> None:
    program(
        "from typedtensor.ops import PolyOp1\nclass Flip(PolyOp1, rule='*A U V -> *A V U'):\n    '''Exchanged.'''\n",
        "my_operations.py",
    )
    assert main(["rules", "my_operations.Flip"]) == 0
    out = capsys.readouterr().out
    assert "Flip    my_operations\n  Exchanged.\n" in out
    assert "Flip(): Tensor[Batch, Row, Column] -> Tensor[Batch, Column, Row]" in out
    assert main(["rules", "-m", "my_operations"]) == 0
    assert "\nmy_operations\n  Flip" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("relu", ["ReLU    typedtensor.ops.library.elementwise.activations"]),
        ("typedtensor.ops.softmax", ["Softmax[U]    typedtensor.ops.library.softmax"]),
        ("cross_entropy", ["CrossEntropy[U]    typedtensor.ops.library.losses"]),
        ("sum", ["Sum[*P]    typedtensor.ops.library.reductions"]),
        ("unstack", ["typedtensor.ops.unstack"]),
    ],
)
def test_operations_by_their_functions(name: str, first: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name]) == 0
    entries = [one.splitlines()[0] for one in capsys.readouterr().out.split("\n\n") if one[0] != " "]
    assert entries == first


def test_no_extra_is_needed() -> None:
    program = (
        "import sys\n"
        "for library in ('sklearn', 'safetensors', 'pandas', 'torch', 'jax', 'onnx_ir', 'mypy'):\n"
        "    sys.modules[library] = None\n"
        "from typedtensor.cli import main\n"
        "sys.exit(main(['rules', 'relu', '--like', 'torch.gather', '--like', 'torch.nn.Embedding']))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert {"ReLU", "Gather[U, V]"} <= {line.partition("    ")[0] for line in done.stdout.splitlines()}


@pytest.mark.skipif(find_spec("sklearn") is None, reason="scikit-learn is not installed")
def test_scikit_learn_is_imported_only_for_its_own_names() -> None:
    """Its import takes over a second."""
    program = (
        "import sys\n"
        "from typedtensor.cli import main\n"
        "main(['rules', '--like', 'torch.einsum', '--like', 'einsum'])\n"
        "assert main(['rules', 'Nothing']) == 2\n"
        "assert main(['rules', '--like', 'torch.nothing']) == 2\n"
        "assert 'sklearn' not in sys.modules\n"
        "main(['rules', '--like', 'MLPClassifier', '--like', 'sklearn.neural_network.MLPRegressor'])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "typedtensor.sklearn.Classifier\n" in done.stdout
    assert "typedtensor.sklearn.Regressor\n" in done.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("SumAlon", "there is no operation SumAlon; did you mean PutAlong or Sum"),
        ("Relu", "there is no operation Relu; did you mean ReLU or relu?"),
        ("Qqq", "there is no operation Qqq; `typedtensor rules` lists them all"),
        ("nowhere.Flip", "nowhere cannot be imported: ModuleNotFoundError"),
    ],
)
def test_an_unknown_operation(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "operation"),
    [
        ("torch.gather", "Gather[U, V]"),
        ("torch.fft.rfft", "Spectrum[U, V]"),
        ("np.cumsum", "CumSum[U]"),
        ("jnp.where", "Where"),
        ("torch.nn.functional.gelu", "ExactGELU"),
        ("torch.einsum", "Contract"),
        ("segment_sum", "SegmentSum[U, V]"),
        ("torch.mv", "MatMul"),
        ("torch.relu_", "ReLU"),
        ("np.arccos", "ArcCos"),
        ("torch.softmax", "Softmax[U]"),
        ("jax.lax.select", "Where"),
    ],
)
def test_operations_by_the_names_of_other_libraries(
    name: str, operation: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--like", name]) == 0
    assert f"{operation}    typedtensor.ops.library" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("torch.nn.MultiheadAttention", "typedtensor.nn.MultiHeadAttention\n  "),
        ("torch.chunk", "typedtensor.ops.chunks\n  "),
        ("torch.split", "typedtensor.ops.chunks\n  "),  # not TakePart, which gradients have
        ("torch.narrow", "SliceAlong[U, V]    typedtensor.ops.library"),
        ("torch.squeeze", "torch.squeeze: remove an axis of size 1 with x.sum(Batch)"),
        ("torch.diag", "torch.diag: `diagonal` extracts a diagonal; to build a "),
        ("torch.Tensor.masked_fill_", "Where    typedtensor.ops."),
        ("torch.sum", "Sum[*P]    typedtensor.ops."),  # not MaskedSum
        ("torch.pow", "Pow    typedtensor.ops."),
        ("jax.random.bernoulli", "typedtensor.random.bernoulli\n  "),
        ("np.random.normal", "typedtensor.random.normal\n  "),
        ("jax.nn.initializers.normal", "typedtensor.nn.random_normal\n  "),
        ("np.gradient", "np.gradient: subtract two slices"),  # not gradient
        ("F.fold", "F.fold: use `ConvolveTransposed`"),  # not fold
        ("jnp.zeros", "jnp.zeros: `full` makes one number along labels"),  # not the initializer
        ("torch.nn.init.dirac_", "torch.nn.init.dirac_: any function of a shape and a generator of NumPy is"),
        ("jax.nn.initializers.delta_orthogonal", "jax.nn.initializers.delta_orthogonal: any function of a shape"),
        ("torch.nn.init.kaiming_uniform_", "typedtensor.nn.he_uniform\n"),
        ("F.mse_loss", "MeanSquaredError    typedtensor.ops."),
        ("torch.histc", "typedtensor.ops.histogram\n  "),
        ("torch.nn.utils.rnn.pack_padded_sequence", "torch.nn.utils.rnn.pack_padded_sequence: give a recurrent layer"),
        ("torch.Tensor.item", "torch.Tensor.item: x.numpy() returns"),
        ("torch.Tensor.tolist", "torch.Tensor.tolist: use .numpy().tolist() of a tensor"),
    ],
)
def test_names_that_no_operation_has(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--like", name]) == 0
    assert capsys.readouterr().out.startswith(said)


def test_every_function_of_numpy_is_found_or_answered() -> None:
    known = operations()
    functions = [name for name in np.__all__ if callable(getattr(np, name)) and not isinstance(getattr(np, name), type)]
    assert len(functions) > 300
    for name in [*functions, *(f"linalg.{name}" for name in np.linalg.__all__ if name != "LinAlgError")]:
        assert like(f"numpy.{name}", known), name


COMMON: Mapping[str, str] = {
    "torch": (
        "add sub mul div neg reciprocal remainder fmod floor_divide pow exp log expm1 log1p exp2 log2 log10 "
        "logaddexp logsumexp sin cos tan asin acos atan atan2 hypot sinc sinh cosh tanh asinh acosh atanh square "
        "sqrt rsqrt abs sign floor ceil round trunc frac clamp clip minimum maximum lerp copysign logical_and "
        "logical_or logical_xor logical_not eq ne lt le gt ge isnan isinf isfinite where erf erfc erfinv lgamma "
        "digamma polygamma i0 sigmoid softmax log_softmax relu sum mean prod max min amax amin argmax argmin var "
        "std median all any count_nonzero topk sort argsort norm cumsum cumprod cummax cummin logcumsumexp "
        "transpose permute t swapaxes movedim stack unbind cat concat split chunk squeeze unsqueeze reshape "
        "flatten unflatten expand broadcast_to tile repeat_interleave roll flip select gather take take_along_dim "
        "index_select scatter scatter_add index_add index_put masked_fill masked_select one_hot tril triu "
        "diagonal diag narrow matmul mm bmm mv dot outer einsum tensordot trace det logdet slogdet inverse "
        "cholesky svd qr matrix_exp matrix_power cosine_similarity cdist cross kron rand randn bernoulli "
        "multinomial normal arange zeros_like ones_like full_like linspace eye bincount unique searchsorted diff "
        "nan_to_num histc meshgrid allclose clone detach addmm baddbmm renorm conv1d conv2d conv3d "
        "conv_transpose2d ones zeros empty full tensor vmap func.grad func.jacrev"
    ),
    "torch.nn.functional": (
        "relu leaky_relu elu selu celu gelu silu mish softplus sigmoid hardsigmoid hardtanh hardswish softsign "
        "glu prelu softmax log_softmax gumbel_softmax logsigmoid tanh relu6 threshold softmin dropout dropout2d "
        "alpha_dropout linear bilinear embedding embedding_bag one_hot conv1d conv2d conv3d conv_transpose1d "
        "conv_transpose2d conv_transpose3d max_pool1d max_pool2d max_pool3d avg_pool1d avg_pool2d "
        "adaptive_avg_pool2d adaptive_max_pool2d pad unfold fold interpolate grid_sample batch_norm layer_norm "
        "group_norm instance_norm rms_norm normalize cross_entropy nll_loss binary_cross_entropy "
        "binary_cross_entropy_with_logits mse_loss l1_loss smooth_l1_loss huber_loss kl_div poisson_nll_loss "
        "gaussian_nll_loss ctc_loss hinge_embedding_loss margin_ranking_loss triplet_margin_loss "
        "cosine_embedding_loss cosine_similarity pairwise_distance scaled_dot_product_attention "
        "multi_head_attention_forward pixel_shuffle"
    ),
    "jax.numpy": (
        "add subtract multiply divide negative reciprocal mod floor_divide power exp log expm1 log1p exp2 log2 "
        "log10 logaddexp sin cos tan arcsin arccos arctan arctan2 hypot sinc sinh cosh tanh square sqrt cbrt abs "
        "absolute fabs sign floor ceil rint round trunc fix clip minimum maximum fmin copysign logical_and "
        "logical_not equal not_equal less greater isnan isinf isfinite where sum mean prod max min amax ptp "
        "argmax argmin var std median all any count_nonzero sort argsort argpartition cumsum cumprod diff "
        "transpose swapaxes moveaxis stack concatenate vstack hstack split array_split squeeze expand_dims "
        "reshape ravel broadcast_to tile repeat roll flip fliplr rot90 take take_along_axis put_along_axis choose "
        "select tril triu diagonal diag matmul dot vdot inner outer einsum tensordot trace kron cross linalg.det "
        "linalg.slogdet linalg.inv linalg.solve linalg.cholesky linalg.qr linalg.svd linalg.eigh linalg.norm "
        "linalg.pinv linalg.lstsq linalg.matrix_power pad convolve interp cov corrcoef percentile quantile "
        "histogram bincount unique searchsorted nonzero nansum nanmean average maximum.accumulate maximum.reduce "
        "add.reduce zeros ones full arange linspace eye meshgrid average random.normal random.uniform "
        "random.permutation heaviside nan_to_num gradient trapz float_power logical_xor bitwise_and left_shift "
        "apply_along_axis vectorize i0 cumulative_sum matvec vecdot"
    ),
    "jax": (
        "nn.relu nn.relu6 nn.sigmoid nn.softplus nn.soft_sign nn.silu nn.swish nn.log_sigmoid nn.leaky_relu "
        "nn.hard_sigmoid nn.hard_silu nn.hard_swish nn.hard_tanh nn.elu nn.celu nn.selu nn.gelu nn.glu nn.mish "
        "nn.softmax nn.log_softmax nn.logsumexp nn.standardize nn.one_hot nn.dot_product_attention nn.identity "
        "nn.squareplus nn.sparse_plus nn.initializers.he_normal nn.initializers.glorot_uniform "
        "nn.initializers.orthogonal nn.initializers.truncated_normal nn.initializers.lecun_normal "
        "nn.initializers.zeros nn.initializers.normal lax.scan lax.cond lax.while_loop lax.fori_loop lax.map "
        "lax.associative_scan lax.conv_general_dilated lax.dynamic_slice lax.dynamic_update_slice lax.gather "
        "lax.scatter_add lax.top_k lax.reduce_window lax.rsqrt lax.stop_gradient lax.dot_general lax.select "
        "lax.cumsum lax.cummax lax.cumlogsumexp lax.erf lax.erf_inv lax.lgamma lax.digamma lax.sort lax.psum "
        "ops.segment_sum ops.segment_max ops.segment_min ops.segment_prod scipy.special.logsumexp "
        "scipy.special.erf scipy.special.gammaln scipy.special.xlogy scipy.special.ndtri scipy.special.betaln "
        "scipy.linalg.solve_triangular scipy.linalg.expm random.normal random.uniform random.bernoulli "
        "random.categorical random.gumbel random.permutation random.split random.fold_in grad value_and_grad jit "
        "vmap jacfwd jacrev hessian jvp vjp linearize checkpoint custom_vjp custom_jvp pmap numpy.linalg.eigvalsh "
        "numpy.vecdot numpy.piecewise numpy.apply_along_axis"
    ),
    "torch.nn": (
        "Linear Conv1d Conv2d ConvTranspose2d BatchNorm1d BatchNorm2d LayerNorm GroupNorm InstanceNorm2d RMSNorm "
        "Embedding EmbeddingBag LSTM GRU RNN LSTMCell MultiheadAttention TransformerEncoderLayer "
        "TransformerDecoderLayer Dropout Sequential ModuleList Flatten Unflatten MaxPool2d AvgPool2d "
        "AdaptiveAvgPool2d Upsample ReLU GELU Softmax CrossEntropyLoss MSELoss BCEWithLogitsLoss CTCLoss Identity "
        "Parameter ZeroPad2d Bilinear"
    ),
    "torch.optim": (
        "SGD Adam AdamW Adagrad Adadelta RMSprop NAdam LBFGS Adafactor RAdam Adamax "
        "lr_scheduler.CosineAnnealingLR lr_scheduler.StepLR lr_scheduler.OneCycleLR lr_scheduler.LambdaLR "
        "swa_utils.AveragedModel"
    ),
    "torch.Tensor": (
        "view reshape permute contiguous item tolist numpy size dim unsqueeze squeeze expand repeat masked_fill "
        "index_select gather scatter_ add_ mul_ clamp_ zero_ backward detach requires_grad_ float long bool half "
        "double to cuda cpu type_as transpose chunk split t mean sum flatten norm abs"
    ),
}
"""What models are written of in PyTorch and JAX, by where it is."""


def test_the_names_that_are_used_most_are_found_or_answered() -> None:
    known = operations()
    for library, names in COMMON.items():
        for name in names.split():
            assert like(f"{library}.{name}", known), name


def test_former_names_are_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "BetaFunction"]) == 0
    assert "written   BetaFunction()(x, y), beta_function(x, y)\n" in capsys.readouterr().out


def test_what_answers_name_is_there() -> None:
    modules = [import_module(f"typedtensor{part}") for part in PUBLIC]
    for answer in answers():
        for name in re.findall(r"`(\w+)`", answer):
            assert name in METHODS or any(hasattr(module, name) for module in modules), answer
    known = operations()
    for other in other_names():
        assert f"{other}: " not in str(like(other, known)[0]), other


def test_a_layer_shows_how_it_is_made(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["rules", "--like", "torch.nn.Conv1d", "--like", "torch.nn.Dropout", "--like", "torch.nn.Sequential"]) == 0
    )
    output = capsys.readouterr().out
    assert "  made      Conv1DInto(inputs, outputs, window, to, bias=…," in output
    assert "stride=…, padding=…, dilation=…)" in output
    assert "  made      Dropout(rate, seed=…, shared=…)" in output


def test_a_name_that_nothing_islike(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--like", "numpy.cumsun"]) == 2
    assert "no operation corresponds to numpy.cumsun; did you mean cumsum" in capsys.readouterr().err
