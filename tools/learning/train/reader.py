"""The whole model: the encoder with what is read from it."""

import torch
import torch.nn as nn

from encoder import WIDTH, pretrained

TAG_WIDTH = 256


class Reader(nn.Module):
    """Intents, relation and kind of question from a summary of the message in its context; tags of its pieces for an intent."""

    def __init__(self, labels, weights_folder, dropout=0.1):
        super().__init__()
        self.encoder = pretrained(weights_folder, dropout)
        self.norm_message = nn.LayerNorm(WIDTH)
        self.norm_context = nn.LayerNorm(WIDTH)
        self.summarize = nn.Sequential(
            nn.Dropout(2 * dropout), nn.Linear(2 * WIDTH, WIDTH), nn.Tanh(), nn.Dropout(2 * dropout)
        )
        self.intents = nn.Linear(WIDTH, len(labels["intents"]))
        self.relations = nn.Linear(WIDTH, len(labels["relations"]))
        self.questions = nn.Linear(WIDTH, len(labels["questions"]))
        self.norm_states = nn.LayerNorm(WIDTH)
        self.tag_states = nn.Linear(WIDTH, TAG_WIDTH)
        # The last row stands for an intent that tags were never learned for.
        self.tag_intents = nn.Embedding(len(labels["intents"]) + 1, TAG_WIDTH)
        self.tags = nn.Linear(TAG_WIDTH, len(labels["tags"]))
        self.tag_drop = nn.Dropout(dropout)

    def encode(self, ids, mask, positions, segments):
        """States, the mean of the message's states, and the summary."""
        states = self.encoder(ids, mask, positions, segments)
        own = mask * (segments == 0)
        around = mask * (segments == 1)
        message = mean(states, own)
        parts = [self.norm_message(message), self.norm_context(mean(states, around))]
        return states, message, self.summarize(torch.cat(parts, -1))

    def tag(self, states, intents):
        """Scores of tags for each piece, read as a message with these intents (one a row)."""
        mixed = self.tag_states(self.norm_states(states)) + self.tag_intents(intents)[:, None, :]
        return self.tags(self.tag_drop(torch.relu(mixed)))


def mean(states, mask):
    return (states * mask[..., None]).sum(1) / mask.sum(1, keepdim=True).clamp(min=1)
