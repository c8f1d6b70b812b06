"""Writes the mean of two sets of weights: what a run learned and the artifact that it began with. It often reads better than either.
What the artifact had not learned (new labels, and operations of which only a row was fitted) stays as the run learned it.

python3 mean.py DATASET WEIGHTS LEARNED ARTIFACT OUT
"""

import json
import os
import sys

import torch

from reader import Reader
from restore import restore
from train import unlearned_by


def main(dataset, weights, learned, artifact, out):
    labels = json.load(open(os.path.join(dataset, "labels.json")))
    before = Reader(labels, weights)
    restore(before, labels, artifact)
    old, new = before.state_dict(), torch.load(learned, map_location="cpu")
    mixed = {name: (old[name] + new[name]) / 2 for name in new}
    for name, rows in unlearned_rows(artifact, labels).items():
        mixed[name][rows] = new[name][rows]
    torch.save(mixed, out)


def unlearned_rows(artifact, labels):
    """The rows of each head that belong to labels which the artifact had not learned."""
    intents = sorted(unlearned_by(artifact, labels))
    with open(os.path.join(artifact, "heads.bin"), "rb") as file:
        known = {head["name"]: set(head["labels"]) for head in json.loads(file.readline())["heads"]}
    tags = [place for place, label in enumerate(labels["tags"]) if label not in known["tags"]]
    return {
        "intents.weight": intents,
        "intents.bias": intents,
        "tag_intents.weight": intents,
        "tags.weight": tags,
        "tags.bias": tags,
    }


if __name__ == "__main__":
    main(*sys.argv[1:6])
