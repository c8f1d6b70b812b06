import { readFile } from 'node:fs/promises';
import { logSoftmax, scoreOf, type Head } from './heads.ts';

/** Tells intents by the words of a message: an output layer over what the vectors of its n-grams add up to. */
export interface NgramClassifier {
  /** Numbers of a vector. */
  width: number;
  /** A vector of 8-bit numbers for each bucket, and what to multiply them with. */
  vectors: Int8Array;
  scales: Float32Array;
  intents: Head;
}

interface FileHeader {
  labels: string[];
  width: number;
  buckets: number;
}

/** Reads what `writeNgrams` of tools/learning wrote: a line of JSON, then scales, weights and biases (float32), then vectors. */
export async function loadNgrams(path: string): Promise<NgramClassifier> {
  const bytes = await readFile(path);
  const lineEnd = bytes.indexOf(10);
  const { labels, width, buckets } = JSON.parse(bytes.subarray(0, lineEnd).toString('utf8')) as FileHeader;
  const start = bytes.byteOffset + lineEnd + 1;
  const weightsEnd = buckets + labels.length * width;
  const numbers = new Float32Array(
    bytes.buffer.slice(start, start + 4 * (weightsEnd + labels.length)) as ArrayBuffer,
  );
  return {
    width,
    scales: numbers.subarray(0, buckets),
    vectors: new Int8Array(bytes.buffer, start + numbers.byteLength, buckets * width),
    intents: {
      labels,
      width,
      weights: numbers.subarray(buckets, weightsEnd),
      bias: numbers.subarray(weightsEnd),
    },
  };
}

/** What the output layer reads: the n-grams' vectors, summed up, nothing below zero. */
export function hiddenOf(
  { width, vectors, scales }: NgramClassifier,
  ngrams: readonly number[],
): Float32Array {
  const sums = new Float32Array(width);
  for (const bucket of ngrams) {
    const scale = scales[bucket] ?? 0;
    const from = bucket * width;
    for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + scale * (vectors[from + at] ?? 0);
  }
  const root = Math.sqrt(Math.max(1, ngrams.length));
  return sums.map((sum) => Math.max(0, sum) / root);
}

/** The logarithm of the probability of each label, by name. */
export function ngramScores(
  classifier: NgramClassifier,
  ngrams: readonly number[],
): ReadonlyMap<string, number> {
  const { intents } = classifier;
  const hidden = hiddenOf(classifier, ngrams);
  const logs = logSoftmax(intents.labels.map((_, label) => scoreOf(intents, label, hidden)));
  return new Map(intents.labels.map((label, at) => [label, logs[at] ?? 0]));
}
