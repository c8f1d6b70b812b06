"""Learns the reader from the examples that write-dataset.ts wrote. Runs on two cores in about an hour; see README.md.

python3 train.py DATASET WEIGHTS OUT [epochs=6] [start=FOLDER] [rest=1] [first=0] [most=0]

`start` is the artifact of an earlier run (packages/copilot/model): learning goes on from it at half the pace. After a few new
chats one epoch is enough. `first` is
the first of the written epochs to use, `most` the most steps of an epoch. `rest` is the share of what the artifact has learned
already that an epoch repeats: with 0.3, new operations are learned in a third of the time and the others aren't forgotten.
"""

import json
import os
import random
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from encoder import pretrained
from reader import Reader
from restore import restore

BATCH = 64
RATE = 4e-4
HEAD_RATE = 2e-3
SEED = 7


def batch_of(rows, training):
    length = max(len(row["ids"]) for row in rows)
    ids = torch.zeros(len(rows), length, dtype=torch.long)
    mask = torch.zeros(len(rows), length)
    positions = torch.zeros(len(rows), length)
    segments = torch.zeros(len(rows), length, dtype=torch.long)
    for at, row in enumerate(rows):
        pieces, own = row["ids"], row["own"]
        if training:
            pieces = [0 if random.random() < 0.04 else piece for piece in pieces]
        ids[at, : len(pieces)] = torch.tensor(pieces)
        mask[at, : len(pieces)] = 1
        positions[at, :own] = torch.arange(own).float()
        positions[at, own : len(pieces)] = torch.arange(len(pieces) - own).float()
        segments[at, own : len(pieces)] = 1
    return ids, mask, positions, segments


def texts_of(texts):
    """Short texts without a context, as a batch."""
    return batch_of([{"ids": text, "own": len(text)} for text in texts], False)


def batches(rows):
    """Rows of about one length together, in random order."""
    random.shuffle(rows)
    window = BATCH * 8
    order = sorted(range(len(rows)), key=lambda at: (at // window, len(rows[at]["ids"])))
    found = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
    random.shuffle(found)
    return [[rows[at] for at in places] for places in found]


def loss_of(reader, teacher, rows, labels, with_likeness):
    ids, mask, positions, segments = batch_of(rows, True)
    states, message, summary = reader.encode(ids, mask, positions, segments)
    loss = states.new_zeros(())
    known = [at for at, row in enumerate(rows) if row["intents"]]
    if known:
        target = torch.zeros(len(known), len(labels["intents"]))
        for at, place in enumerate(known):
            right = rows[place]["intents"]
            for intent in right:
                target[at, intent] = 1 / len(right)
        target = target * 0.95 + 0.05 / target.shape[1]
        loss = loss - (target * F.log_softmax(reader.intents(summary[known]), -1)).sum(-1).mean()
    for head, key in ((reader.relations, "relation"), (reader.questions, "question")):
        known = [at for at, row in enumerate(rows) if row[key] >= 0]
        if known:
            loss = loss + 0.3 * F.cross_entropy(head(summary[known]), torch.tensor([rows[at][key] for at in known]))
    loss = loss + tag_loss(reader, states, rows, ids.shape[1], len(labels["intents"]))
    return loss + likeness_loss(reader, teacher, message, rows) if with_likeness else loss


def tag_loss(reader, states, rows, length, unknown):
    tagged = [at for at, row in enumerate(rows) if row["tags"]]
    if not tagged:
        return 0
    chosen = [random.choice(rows[at]["tags"]) for at in tagged]
    intents = torch.tensor([unknown if random.random() < 0.08 else one["intent"] for one in chosen])
    target = torch.full((len(tagged), length), -100)
    for at, one in enumerate(chosen):
        # Pieces of which nothing is known (-1) teach nothing.
        pieces = torch.tensor(one["pieces"])
        target[at, : len(one["pieces"])] = torch.where(pieces < 0, -100, pieces)
    scores = reader.tag(states[tagged], intents)
    return F.cross_entropy(scores.flatten(0, 1), target.flatten(), ignore_index=-100)


def likeness_loss(reader, teacher, message, rows):
    """Likeness stays what it was before learning, and a question comes near the words for what it asks."""
    own = [row["ids"][: row["own"]] for row in rows]
    student = reader.encoder.alike(message)
    with torch.no_grad():
        wanted = alike_by(teacher, own)
    loss = (1 - (student * wanted).sum(-1)).mean()
    asking = [at for at, row in enumerate(rows) if row["what"]]
    if len(asking) > 3:
        names = alike_by(reader.encoder, [rows[at]["what"] for at in asking])
        scores = student[asking] @ names.T / 0.1
        loss = loss + 0.2 * F.cross_entropy(scores, torch.arange(len(asking)))
    return loss


def alike_by(encoder, texts):
    ids, mask, positions, segments = texts_of(texts)
    states = encoder(ids, mask, positions, segments)
    return encoder.alike((states * mask[..., None]).sum(1) / mask.sum(1, keepdim=True).clamp(min=1))


@torch.no_grad()
def measure(reader, rows, labels):
    """Shares of held-out messages: the right intent first and among three, relation, kind of question, pieces with a tag found."""
    reader.eval()
    first = third = asked = relation = related = question = questions = 0
    hit = said = wanted = 0
    for at in range(0, len(rows), BATCH):
        part = rows[at : at + BATCH]
        ids, mask, positions, segments = batch_of(part, False)
        states, _, summary = reader.encode(ids, mask, positions, segments)
        ranked = reader.intents(summary).argsort(-1, descending=True)[:, :3].tolist()
        relations = reader.relations(summary).argmax(-1).tolist()
        kinds = reader.questions(summary).argmax(-1).tolist()
        for place, row in enumerate(part):
            if row["intents"]:
                asked += 1
                first += ranked[place][0] in row["intents"]
                third += any(intent in row["intents"] for intent in ranked[place])
            if row["relation"] >= 0:
                related += 1
                relation += relations[place] == row["relation"]
            if row["question"] >= 0:
                questions += 1
                question += kinds[place] == row["question"]
            for one in row["tags"]:
                found = reader.tag(states[place : place + 1], torch.tensor([one["intent"]]))[0].argmax(-1)
                for tag, truth in zip(found.tolist(), one["pieces"]):
                    said += tag != 0
                    wanted += truth != 0
                    hit += tag == truth and truth != 0
    reader.train()
    share = lambda part, whole: round(100 * part / max(1, whole), 1)
    return {
        "intent": share(first, asked),
        "among three": share(third, asked),
        "relation": share(relation, related),
        "question": share(question, questions),
        "tags precision": share(hit, said),
        "tags recall": share(hit, wanted),
    }


def unlearned_by(artifact, labels):
    """The places of intents that a run has not learned yet: those that are new, and those of which only a row was fitted."""
    since = set(json.load(open(os.path.join(artifact, "model.json"))).get("rowsSince", []))
    with open(os.path.join(artifact, "heads.bin"), "rb") as file:
        heads = json.loads(file.readline())["heads"]
    known = set(next(head["labels"] for head in heads if head["name"] == "tagOffsets"))
    return {place for place, label in enumerate(labels["intents"]) if label in since or label not in known}


def with_rest(rows, unlearned, rest):
    """All rows of intents that are not learned yet and of chats that waited, and a share of the others."""
    return [row for row in rows if row.get("fresh") or unlearned.intersection(row["intents"] or []) or random.random() < rest]


def main(dataset, weights, out, epochs, start, rest, first, most):
    torch.manual_seed(SEED)
    random.seed(SEED)
    torch.set_num_threads(os.cpu_count() or 1)
    read = lambda name: json.load(open(os.path.join(dataset, name)))
    labels, held_out = read("labels.json"), read("held-out.json")
    reader = Reader(labels, weights)
    if start:
        restore(reader, labels, start)
    teacher = pretrained(weights, 0.0).eval()
    encoder = list(reader.encoder.parameters())
    held = {id(parameter) for parameter in encoder}
    heads = [parameter for parameter in reader.parameters() if id(parameter) not in held]
    groups = [{"params": encoder, "lr": RATE / 2 if start else RATE}, {"params": heads, "lr": HEAD_RATE}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    unlearned = unlearned_by(start, labels) if start else set()
    shards = len([name for name in os.listdir(dataset) if name.startswith("epoch-")])
    rows_of = lambda epoch: with_rest(read(f"epoch-{(first + epoch) % shards}.json"), unlearned, rest)
    whole = len(rows_of(0)) // BATCH + 1
    steps = epochs * min(whole, most or whole)
    pace = lambda step: min((step + 1) / 300, max(0.02, 1 - step / steps))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, pace)
    started, step = time.time(), 0
    for epoch in range(epochs):
        for rows in batches(rows_of(epoch))[: most or None]:
            loss = loss_of(reader, teacher, rows, labels, step % 4 == 0)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            step += 1
            if step % 100 == 0:
                print(f"{step}/{steps} loss {loss.item():.3f} {time.time() - started:.0f} s", flush=True)
        print(f"epoch {epoch + 1}: {measure(reader, held_out, labels)} {time.time() - started:.0f} s", flush=True)
        torch.save(reader.state_dict(), out)


if __name__ == "__main__":
    options = dict(option.split("=") for option in sys.argv[4:])
    main(*sys.argv[1:4], epochs=int(options.get("epochs", 6)), start=options.get("start"), rest=float(options.get("rest", 1)), first=int(options.get("first", 0)), most=int(options.get("most", 0)))
