import { readFile } from 'node:fs/promises';

/** A linear layer over the encoder: one row of weights and a bias for each label. */
export interface Head {
  labels: readonly string[];
  /** Numbers in a row. */
  width: number;
  weights: Float32Array;
  bias: Float32Array;
}

export interface Heads {
  /** What a message asks for: names of operations, `about`, `yes`, `no`, `decline`, `chat …`. */
  intents: Head;
  /** How a request goes with the conversation: `new`, `again`, `revise`, `answer`. */
  relations: Head;
  /** Kinds of questions about what is shown: `value`, `most`, `sum`, … */
  questions: Head;
  /** What a piece of the message stands for: `O`, `field`, `field=VALUE`, `-field`. */
  tags: Head;
  /** What is added to the state of a piece when it is read as part of an intent, by name; `?` for any other. */
  tagOffsets: Head;
}

interface HeadsFile {
  heads: { name: keyof Heads; labels: string[]; width: number }[];
}

/** Reads the file that learning writes: a line of JSON, then the numbers (float32, little endian) of one head after another. */
export async function loadHeads(path: string): Promise<Heads> {
  const bytes = await readFile(path);
  const lineEnd = bytes.indexOf(10);
  const { heads } = JSON.parse(bytes.subarray(0, lineEnd).toString('utf8')) as HeadsFile;
  const numbers = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset + lineEnd + 1, bytes.byteOffset + bytes.length),
  );
  let at = 0;
  const take = (count: number) => numbers.slice(at, (at += count));
  const read = heads.map(({ name, labels, width }): [keyof Heads, Head] => [
    name,
    { labels, width, weights: take(labels.length * width), bias: take(labels.length) },
  ]);
  return Object.fromEntries(read) as unknown as Heads;
}

/** The score of one label for a row of the encoder's numbers, which begins at `offset`. */
export function scoreOf(head: Head, label: number, values: Float32Array, offset = 0): number {
  let sum = head.bias[label] ?? 0;
  const from = label * head.width;
  for (let at = 0; at < head.width; at++) sum += (head.weights[from + at] ?? 0) * (values[offset + at] ?? 0);
  return sum;
}

/** Probabilities of all labels, by name. */
export function probabilities(head: Head, values: Float32Array, temperature = 1): Map<string, number> {
  const scores = head.labels.map((_, label) => scoreOf(head, label, values) / temperature);
  const shares = softmax(scores);
  return new Map(head.labels.map((label, at) => [label, shares[at] ?? 0]));
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}

export function logSoftmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const norm = highest + Math.log(scores.reduce((total, score) => total + Math.exp(score - highest), 0));
  return scores.map((score) => score - norm);
}
