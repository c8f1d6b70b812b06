"""Writes what the partner reads at run time: encoder.onnx (weights as 16-bit floats) and heads.bin.

python3 export.py DATASET WEIGHTS LEARNED OUT
"""

import json
import os
import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from reader import Reader, mean


class Runtime(torch.nn.Module):
    """The part of the reader that runs as a graph: everything up to the heads, for one message."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, ids, positions, segments):
        mask = torch.ones_like(ids).float()
        reader = self.reader
        states, message, summary = reader.encode(ids, mask, positions.float(), segments)
        return reader.tag_states(reader.norm_states(states))[0], summary[0], reader.encoder.alike(message)[0]


def write_graph(reader, path):
    length = 40
    ids = torch.randint(6, 8000, (1, length))
    positions = torch.arange(length)[None]
    segments = torch.cat([torch.zeros(1, 25), torch.ones(1, length - 25)], 1).long()
    torch.onnx.export(
        Runtime(reader),
        (ids, positions, segments),
        path,
        input_names=["ids", "positions", "segments"],
        output_names=["states", "summary", "likeness"],
        dynamic_axes={**{name: {1: "length"} for name in ("ids", "positions", "segments")}, "states": {0: "length"}},
        opset_version=14,
    )
    halve(path)


def halve(path):
    """Keeps large weights as 16-bit floats, widened again when the graph is loaded."""
    model = onnx.load(path)
    graph = model.graph
    casts = []
    for weight in list(graph.initializer):
        if weight.data_type != TensorProto.FLOAT or np.prod(weight.dims) <= 4096:
            continue
        half = numpy_helper.from_array(numpy_helper.to_array(weight).astype(np.float16), weight.name + "_half")
        casts.append(helper.make_node("Cast", [half.name], [weight.name], to=TensorProto.FLOAT))
        graph.initializer.remove(weight)
        graph.initializer.append(half)
    nodes = list(graph.node)
    del graph.node[:]
    graph.node.extend(casts + nodes)
    onnx.checker.check_model(model)
    onnx.save(model, path)


def write_heads(reader, labels, path):
    """A line of JSON, then the numbers (float32, little endian): rows of weights, then biases, of one head after another."""
    heads = [
        ("intents", labels["intents"], reader.intents.weight, reader.intents.bias),
        ("relations", labels["relations"], reader.relations.weight, reader.relations.bias),
        ("questions", labels["questions"], reader.questions.weight, reader.questions.bias),
        ("tags", labels["tags"], reader.tags.weight, reader.tags.bias),
    ]
    # How tags are read for an intent; the last row is for one that they were never learned for.
    offsets = reader.tag_intents.weight
    names = labels["intents"] + ["?"]
    heads.append(("tagOffsets", names, offsets, torch.zeros(len(names))))
    with open(path, "wb") as file:
        about = [{"name": name, "labels": own, "width": weight.shape[1]} for name, own, weight, _ in heads]
        file.write((json.dumps({"heads": about}) + "\n").encode())
        for _, _, weight, bias in heads:
            for part in (weight, bias):
                file.write(part.detach().numpy().astype("<f4").tobytes())


def main(dataset, weights, learned, out):
    labels = json.load(open(os.path.join(dataset, "labels.json")))
    reader = Reader(labels, weights, dropout=0.0)
    reader.load_state_dict(torch.load(learned))
    reader.eval()
    os.makedirs(out, exist_ok=True)
    write_graph(reader, os.path.join(out, "encoder.onnx"))
    write_heads(reader, labels, os.path.join(out, "heads.bin"))


if __name__ == "__main__":
    main(*sys.argv[1:5])
