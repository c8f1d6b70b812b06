"""Writes the mean of two sets of weights: what a run learned and the artifact that it began with. It often reads better than either.

python3 mean.py DATASET WEIGHTS LEARNED ARTIFACT OUT
"""

import json
import os
import sys

import torch

from reader import Reader
from restore import restore


def main(dataset, weights, learned, artifact, out):
    labels = json.load(open(os.path.join(dataset, "labels.json")))
    before = Reader(labels, weights)
    restore(before, labels, artifact)
    old, new = before.state_dict(), torch.load(learned, map_location="cpu")
    torch.save({name: (old[name] + new[name]) / 2 for name in new}, out)


if __name__ == "__main__":
    main(*sys.argv[1:6])
