"""A view replaces a transposition.

[tokenlearner-pytorch, issue 1](https://github.com/rish-16/tokenlearner-pytorch/issues/1): `y = y.view(8, 512, 3)` of
512 samples with 8 tokens, before a layer that takes the tokens first, and `y = y.view(512, 8, 3)` after it.
"""

from typedtensor import Axis, Expr, Tensor


class Batch(Axis, samples=True): ...
class Token(Axis, size=8): ...
class Channel(Axis, size=3): ...

Tokens = Expr[Tensor[Batch, Token, Channel]]


def mixed(tokens: Expr[Tensor[Token, Batch, Channel]]) -> Expr[Tensor[Token, Batch, Channel]]:
    return tokens + tokens.mean(Token).expand_like(tokens)


def wrong(y: Tokens) -> Tokens:
    tokens = y.flatten(Batch, Token).unflatten(Token, Batch)
    # E: Unflatten[Token, Batch] cannot be applied to Tensor[Flat[Batch, Token], Channel]: its rule "t *A Flat[U, V] *B
    #    -> t *A U V *B" needs an axis Flat[U, V] (Flat[Token, Batch]) in the operand, which has only (Flat[Batch,
    #    Token], Channel) [axes]
    return mixed(tokens).flatten(Token, Batch).unflatten(Batch, Token)
    # E: Unflatten[Batch, Token] cannot be applied to Tensor[Flat[Token, Batch], Channel]: its rule "t *A Flat[U, V] *B
    #    -> t *A U V *B" needs an axis Flat[U, V] (Flat[Batch, Token]) in the operand, which has only (Flat[Token,
    #    Batch], Channel) [axes]


def right(y: Tokens) -> Tokens:
    return mixed(y.transpose(Token, Batch, Channel)).transpose(Batch, Token, Channel)
