import { ngramsOf, buckets } from '@brandwright/copilot/offline/parse/ngrams.ts';
import type { NgramClassifier } from '@brandwright/copilot/offline/parse/ngram-classifier.ts';
import type { Example } from './examples.ts';
import { createRandom, type Random } from './vary.ts';

export interface NgramSample {
  ngrams: Uint16Array;
  /** Places of the labels that are right, alike. */
  right: readonly number[];
}

/** Numbers of a vector. */
const width = 92;
const passes = 6;
const rate = 0.1;
/** Share of the n-grams and of the hidden numbers that a pass leaves out, so that no single one is relied on. */
const leftOut = 0.3;

export const labelsOfSamples = (examples: readonly Example[]): string[] =>
  [...new Set(examples.flatMap(({ intents }) => intents ?? []))].sort();

export function samplesOf(examples: readonly Example[], labels: readonly string[]): NgramSample[] {
  const places = new Map(labels.map((label, place) => [label, place]));
  return examples.flatMap(({ say, context, intents }) => {
    const right = (intents ?? []).flatMap((name) => places.get(name) ?? []);
    return right.length > 0 ? [{ ngrams: Uint16Array.from(ngramsOf(say, context)), right }] : [];
  });
}

/** Learns the n-gram classifier from scratch: stochastic descent with a pace for each number (Adagrad), the same each time. */
export function trainNgrams(
  samples: readonly NgramSample[],
  labels: readonly string[],
  afterPass: (pass: number, loss: number, classifier: () => NgramClassifier) => void = () => undefined,
): NgramClassifier {
  const random = createRandom(11);
  const layers = createLayers(labels.length, random);
  const step = createStep(layers, labels.length);
  const order = Uint32Array.from(samples.keys());
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    let loss = 0;
    const pace = rate * (1 - pass / passes);
    for (const at of order) {
      const sample = samples[at];
      if (sample) loss += step(sample, pace, random);
    }
    afterPass(pass, loss / samples.length, () => finished(layers, labels));
  }
  return finished(layers, labels);
}

interface Layers {
  vectors: Float32Array;
  weights: Float32Array;
  bias: Float32Array;
  /** Sums of squared slopes. */
  vectorSums: Float32Array;
  weightSums: Float32Array;
  biasSums: Float32Array;
}

function createLayers(labelCount: number, random: Random): Layers {
  const vectors = new Float32Array(buckets * width);
  for (let at = 0; at < vectors.length; at++) vectors[at] = (random() - 0.5) * 0.04;
  const weights = new Float32Array(labelCount * width);
  for (let at = 0; at < weights.length; at++) weights[at] = (random() - 0.5) * 0.2;
  return {
    vectors,
    weights,
    bias: new Float32Array(labelCount),
    vectorSums: new Float32Array(vectors.length).fill(leastSum),
    weightSums: new Float32Array(weights.length).fill(leastSum),
    biasSums: new Float32Array(labelCount).fill(leastSum),
  };
}

const leastSum = 1e-4;

/** One step for one sample; answers its loss. */
function createStep(layers: Layers, labelCount: number) {
  const { vectors, weights, bias, vectorSums, weightSums, biasSums } = layers;
  const hidden = new Float64Array(width);
  const slopes = new Float64Array(width);
  const scores = new Float64Array(labelCount);
  /** Moves one number against its slope. */
  const move = (values: Float32Array, sums: Float32Array, at: number, slope: number, pace: number) => {
    const sum = (sums[at] ?? 0) + slope * slope;
    sums[at] = sum;
    values[at] = (values[at] ?? 0) - (pace * slope) / Math.sqrt(sum);
  };
  return ({ ngrams, right }: NgramSample, pace: number, random: Random): number => {
    const kept = ngrams.length > 3 ? ngrams.filter(() => random() >= leftOut) : ngrams;
    const share = 1 / Math.sqrt(Math.max(1, kept.length)) / (1 - leftOut);
    hidden.fill(0);
    for (const bucket of kept)
      for (let at = 0, from = bucket * width; at < width; at++)
        hidden[at] = (hidden[at] ?? 0) + (vectors[from + at] ?? 0);
    for (let at = 0; at < width; at++) {
      const sum = hidden[at] ?? 0;
      hidden[at] = sum <= 0 || random() < leftOut ? 0 : sum * share;
    }
    let highest = -Infinity;
    for (let label = 0; label < labelCount; label++) {
      let score = bias[label] ?? 0;
      for (let at = 0, from = label * width; at < width; at++)
        score += (weights[from + at] ?? 0) * (hidden[at] ?? 0);
      scores[label] = score;
      highest = Math.max(highest, score);
    }
    let total = 0;
    for (let label = 0; label < labelCount; label++) {
      const raised = Math.exp((scores[label] ?? 0) - highest);
      scores[label] = raised;
      total += raised;
    }
    const rightTotal = right.reduce((sum, label) => sum + (scores[label] ?? 0), 0);
    slopes.fill(0);
    for (let label = 0; label < labelCount; label++) {
      const score = scores[label] ?? 0;
      const target = right.includes(label) ? score / Math.max(1e-12, rightTotal) : 0;
      const slope = score / total - target;
      if (Math.abs(slope) < leastSlope) continue;
      move(bias, biasSums, label, slope, pace);
      for (let at = 0, from = label * width; at < width; at++) {
        const value = hidden[at] ?? 0;
        if (value === 0) continue;
        slopes[at] = (slopes[at] ?? 0) + slope * (weights[from + at] ?? 0);
        move(weights, weightSums, from + at, slope * value, pace);
      }
    }
    for (const bucket of kept)
      for (let at = 0, from = bucket * width; at < width; at++) {
        const slope = hidden[at] === 0 ? 0 : (slopes[at] ?? 0) * share;
        if (slope !== 0) move(vectors, vectorSums, from + at, slope, pace);
      }
    return -Math.log(Math.max(1e-12, rightTotal / total));
  };
}

/** Slopes below this teach nothing worth the time. */
const leastSlope = 1e-4;

/** With vectors of 8 bits, each with a scale of its own. */
function finished({ vectors, weights, bias }: Layers, labels: readonly string[]): NgramClassifier {
  const scales = new Float32Array(buckets);
  const bytes = new Int8Array(buckets * width);
  for (let bucket = 0; bucket < buckets; bucket++) {
    const from = bucket * width;
    const own = vectors.subarray(from, from + width);
    const most = own.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
    scales[bucket] = most / 127;
    for (let at = 0; at < width; at++)
      bytes[from + at] = most === 0 ? 0 : Math.round(((own[at] ?? 0) / most) * 127);
  }
  const intents = { labels, width, weights: weights.slice(), bias: bias.slice() };
  return { width, vectors: bytes, scales, intents };
}

function shuffle(order: Uint32Array, random: Random): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}
