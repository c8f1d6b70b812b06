"""Reads back what was learned from the artifact that export.py wrote, so that learning goes on from it."""

import json
import os

import numpy as np
import onnx
import torch
from onnx import numpy_helper


def restore(reader, labels, folder):
    """Sets the weights of a reader to those of an artifact. Labels that it did not have begin as average ones."""
    known = graph_weights(os.path.join(folder, "encoder.onnx"))
    with torch.no_grad():
        for name, weight in reader.named_parameters():
            if name in known:
                weight.copy_(torch.tensor(known[name]))
        read_heads(reader, labels, os.path.join(folder, "heads.bin"))


def graph_weights(path):
    """Weights by their name in the reader. Matrices of layers without a name are found by the node that uses them."""
    graph = onnx.load(path).graph
    arrays = {}
    for one in graph.initializer:
        arrays[one.name.removesuffix("_half")] = numpy_helper.to_array(one).astype(np.float32)
    found = {name.removeprefix("reader."): array for name, array in arrays.items() if name.startswith("reader.")}
    for node in graph.node:
        if node.op_type == "MatMul" and node.input[1] in arrays:
            name = node.name.strip("/").removesuffix("/MatMul").replace("/", ".")
            found[name + ".weight"] = arrays[node.input[1]].T
    return found


def read_heads(reader, labels, path):
    with open(path, "rb") as file:
        about = json.loads(file.readline())["heads"]
        data = np.frombuffer(file.read(), "<f4")
    heads = {"intents": reader.intents, "relations": reader.relations, "questions": reader.questions, "tags": reader.tags}
    at = 0
    for head in about:
        rows, width = len(head["labels"]), head["width"]
        weight = torch.tensor(data[at : at + rows * width].reshape(rows, width))
        bias = torch.tensor(data[at + rows * width : at + rows * (width + 1)])
        at += rows * (width + 1)
        own = labels["intents"] + ["?"] if head["name"] == "tagOffsets" else labels[head["name"]]
        places = {label: place for place, label in enumerate(head["labels"])}
        for row, label in enumerate(own):
            place = places.get(label)
            # A label that is new begins as an average one: chance would outdo what was learned.
            if head["name"] == "tagOffsets":
                reader.tag_intents.weight[row] = weight.mean(0) if place is None else weight[place]
            else:
                heads[head["name"]].weight[row] = weight.mean(0) if place is None else weight[place]
                heads[head["name"]].bias[row] = bias.mean() if place is None else bias[place]
