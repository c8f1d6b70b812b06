"""Sets the temperature in the artifact's model.json: probabilities of intents are then right as often as they say.

python3 calibrate.py DATASET WEIGHTS ARTIFACT

Measured on chats that nothing was learned from.
"""

import json
import os
import sys

import torch
import torch.nn.functional as F

from reader import Reader
from restore import restore
from train import BATCH, batch_of

BANDS = [(0, 0.3), (0.3, 0.5), (0.5, 0.7), (0.7, 0.85), (0.85, 0.95), (0.95, 1.01)]


@torch.no_grad()
def scores_of(reader, rows):
    parts = []
    for at in range(0, len(rows), BATCH):
        ids, mask, positions, segments = batch_of(rows[at : at + BATCH], False)
        parts.append(reader.intents(reader.encode(ids, mask, positions, segments)[2]))
    return torch.cat(parts)


def tell(scores, rows, temperature):
    """Prints how often the likeliest intent is right, by how sure it says it is; answers the mean distance of the two."""
    sure, found = (scores / temperature).softmax(-1).max(-1)
    right = torch.tensor([intent in row["intents"] for intent, row in zip(found.tolist(), rows)]).float()
    distance = 0.0
    for low, high in BANDS:
        part = (sure >= low) & (sure < high)
        if part.any():
            said, was, count = sure[part].mean().item(), right[part].mean().item(), int(part.sum())
            distance += abs(said - was) * count / len(rows)
            print(f"  said {said:.2f}, right {was:.2f} of {count}")
    return distance


def main(dataset, weights, artifact):
    read = lambda name: json.load(open(os.path.join(dataset, name)))
    labels = read("labels.json")
    rows = [row for row in read("held-out.json") if row["intents"]]
    reader = Reader(labels, weights, dropout=0.0)
    restore(reader, labels, artifact)
    scores = scores_of(reader.eval(), rows)
    first = torch.tensor([row["intents"][0] for row in rows])
    loss = {step / 20: F.cross_entropy(scores / (step / 20), first).item() for step in range(10, 41)}
    best = min(loss, key=loss.get)
    path = os.path.join(artifact, "model.json")
    about = json.load(open(path))
    for temperature in (about["temperature"], best):
        print(f"temperature {temperature}: loss {loss.get(temperature, float('nan')):.3f}")
        print(f"  mean distance {tell(scores, rows, temperature):.3f}")
    about["temperature"] = best
    with open(path, "w") as file:
        file.write(json.dumps(about, indent=2) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:4])
