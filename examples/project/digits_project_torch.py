"""The project of :mod:`examples.project.digits_project` in PyTorch, for comparison.

Run it with ``python -m examples.project.digits_project_torch [--epochs N] [--folder FOLDER]``; it needs ``torch``.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from matplotlib.figure import Figure
from sklearn.datasets import load_digits
from torch import nn
from torch.optim.lr_scheduler import LambdaLR
from torch.utils.data import DataLoader, TensorDataset
from tqdm import tqdm

PATIENCE = 5


def measure(model: nn.Module, loader: DataLoader) -> tuple[float, float]:
    """Return the mean loss, and the share of images that the model recognizes."""
    model.eval()
    losses, correct, count = 0.0, 0, 0
    with torch.no_grad():
        for images, digits in loader:
            logits = model(images)
            losses += nn.functional.cross_entropy(logits, digits, reduction="sum").item()
            correct += (logits.argmax(dim=1) == digits).sum().item()
            count += len(digits)
    return losses / count, correct / count


def main(arguments: Sequence[str] | None = None) -> float:
    """Train and test, and return the share of the test images that the model recognizes."""
    parser = argparse.ArgumentParser(description="Train a classifier of handwritten digits.")
    parser.add_argument("--epochs", type=int, default=30, help="number of passes over the data")
    parser.add_argument("--folder", type=Path, default=Path("demo/project_torch"), help="folder of the results")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    best, resume = options.folder / "best.pt", options.folder / "run.pt"

    pixels, digits = load_digits(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(digits))
    xs, ys = torch.tensor(pixels[order] / 16, dtype=torch.float32), torch.tensor(digits[order])

    def batches(rows: slice, size: int, seed: int | None = None) -> DataLoader:
        generator = None if seed is None else torch.Generator().manual_seed(seed)
        data = TensorDataset(xs[rows], ys[rows])
        return DataLoader(data, batch_size=size, shuffle=seed is not None, generator=generator)

    validation, test = batches(slice(1200, 1500), 300), batches(slice(1500, None), 300)
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 10))
    optimizer = torch.optim.Adam(model.parameters(), lr=5e-3)
    steps = options.epochs * math.ceil(1200 / 32)

    def rate(step: int) -> float:
        return (step + 1) / 50 if step < 50 else (1 + math.cos(math.pi * min((step - 50) / (steps - 1), 1))) / 2

    schedule = LambdaLR(optimizer, rate)
    curves: list[tuple[float, float]] = []
    first, lowest, waited = 0, math.inf, 0
    if resume.exists():  # saved after each epoch, so an interrupted epoch is lost
        run = torch.load(resume)
        model.load_state_dict(run["model"])
        optimizer.load_state_dict(run["optimizer"])
        schedule.load_state_dict(run["schedule"])
        curves, first, lowest, waited = run["curves"], run["epoch"], run["lowest"], run["waited"]
    with tqdm(range(first, options.epochs), desc="training", unit="epoch") as progress:
        for epoch in progress:
            if waited >= PATIENCE:
                break
            model.train()
            losses, count = 0.0, 0
            for images, labels in batches(slice(1200), 32, seed=epoch):
                optimizer.zero_grad()
                loss = nn.functional.cross_entropy(model(images), labels)
                loss.backward()
                optimizer.step()
                schedule.step()
                losses, count = losses + loss.item() * len(images), count + len(images)
            curves.append((losses / count, measure(model, validation)[0]))
            progress.set_postfix(loss=f"{curves[-1][0]:.4g}")
            if curves[-1][1] < lowest:
                lowest, waited = curves[-1][1], 0
                torch.save(model.state_dict(), best)
            else:
                waited += 1
            run = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "schedule": schedule.state_dict()}
            run |= {"curves": curves, "epoch": epoch + 1, "lowest": lowest, "waited": waited}
            torch.save(run, resume)
    model.load_state_dict(torch.load(best))
    accuracy = measure(model, test)[1]
    print(f"test accuracy: {accuracy:.1%} after {len(curves)} epochs")

    figure = Figure(layout="constrained")
    axes = figure.subplots()
    numbers = range(1, len(curves) + 1)
    axes.semilogy(numbers, [training_loss for training_loss, _ in curves], label="training")
    axes.semilogy(numbers, [validation_loss for _, validation_loss in curves], label="validation")
    axes.set(title="Mean cross entropy", xlabel="epoch")
    axes.legend()
    figure.savefig(options.folder / "loss.png")
    return accuracy


if __name__ == "__main__":
    main()
