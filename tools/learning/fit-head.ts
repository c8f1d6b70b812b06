import type { Head } from '@brandwright/copilot/offline/parse/heads.ts';
import { createRandom } from './vary.ts';

/** A summary of a message by the encoder, with the labels that are right for it. */
export interface LabeledSummary {
  summary: Float32Array;
  /** Places in the head. */
  right: readonly number[];
}

export interface HeadFit {
  passes: number;
  /** Of a step. */
  rate: number;
  /** What pulls each weight back to where it began, as a share of the step. */
  decay: number;
}

const batch = 64;
const momentum = 0.9;
/** So many steps lie between those that the mean is taken of. */
const meanEvery = 20;

/**
 * All rows of a head at once, from the rows that it has: the softmax over all labels, by stochastic descent in an order that is the same
 * each time. What is read rightly and for sure pulls little, so that rows move for what is new.
 */
export function fitHead(
  head: Head,
  samples: readonly LabeledSummary[],
  { passes, rate, decay }: HeadFit,
  tell: (pass: number, loss: number) => void = () => undefined,
): Head {
  const { width, labels } = head;
  const count = labels.length;
  const weights = Float32Array.from(head.weights);
  const bias = Float32Array.from(head.bias);
  const pace = new Float32Array(weights.length);
  const biasPace = new Float32Array(count);
  const slope = new Float32Array(weights.length);
  const biasSlope = new Float32Array(count);
  const scores = new Float64Array(count);
  const random = createRandom(7);
  const order = samples.map((_, at) => at);
  const mean = createMean(weights.length, count);
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    let loss = 0;
    const step = rate * (1 - pass / passes);
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch);
      slope.fill(0);
      biasSlope.fill(0);
      for (const at of some) {
        const sample = samples[at];
        if (sample) loss += addSlope(sample, { weights, bias, width, count }, scores, slope, biasSlope);
      }
      for (let at = 0; at < weights.length; at++) {
        const own = (slope[at] ?? 0) / some.length;
        if (own === 0 && pace[at] === 0) continue;
        pace[at] = momentum * (pace[at] ?? 0) + own + decay * ((weights[at] ?? 0) - (head.weights[at] ?? 0));
        weights[at] = (weights[at] ?? 0) - step * (pace[at] ?? 0);
      }
      if (pass * 2 >= passes && (from / batch) % meanEvery === 0) mean.add(weights, bias);
      for (let at = 0; at < count; at++) {
        biasPace[at] = momentum * (biasPace[at] ?? 0) + (biasSlope[at] ?? 0) / some.length;
        bias[at] = (bias[at] ?? 0) - step * (biasPace[at] ?? 0);
      }
    }
    tell(pass, loss / samples.length);
  }
  return { labels, width, ...mean.take(weights, bias) };
}

/** The rows of single steps differ by chance in which messages came last; their mean over the second half of the passes does not. */
function createMean(numbers: number, count: number) {
  const weights = new Float64Array(numbers);
  const bias = new Float64Array(count);
  let taken = 0;
  return {
    add(rows: Float32Array, offsets: Float32Array): void {
      taken++;
      for (let at = 0; at < numbers; at++) weights[at] = (weights[at] ?? 0) + (rows[at] ?? 0);
      for (let at = 0; at < count; at++) bias[at] = (bias[at] ?? 0) + (offsets[at] ?? 0);
    },
    take: (rows: Float32Array, offsets: Float32Array) =>
      taken === 0
        ? { weights: rows, bias: offsets }
        : {
            weights: Float32Array.from(weights, (sum) => sum / taken),
            bias: Float32Array.from(bias, (sum) => sum / taken),
          },
  };
}

interface Rows {
  weights: Float32Array;
  bias: Float32Array;
  width: number;
  count: number;
}

const leastPull = 1e-3;

/** Adds what one sample pulls; answers its loss. */
function addSlope(
  { summary, right }: LabeledSummary,
  { weights, bias, width, count }: Rows,
  scores: Float64Array,
  slope: Float32Array,
  biasSlope: Float32Array,
): number {
  let highest = -Infinity;
  for (let label = 0; label < count; label++) {
    let score = bias[label] ?? 0;
    const from = label * width;
    for (let at = 0; at < width; at++) score += (weights[from + at] ?? 0) * (summary[at] ?? 0);
    scores[label] = score;
    if (score > highest) highest = score;
  }
  let sum = 0;
  for (let label = 0; label < count; label++) sum += Math.exp((scores[label] ?? 0) - highest);
  let own = 0;
  for (const label of right) own += Math.exp((scores[label] ?? 0) - highest) / sum;
  for (let label = 0; label < count; label++) {
    const share = Math.exp((scores[label] ?? 0) - highest) / sum;
    // Of several right ones each is to be as likely as it is among them.
    const truth = right.includes(label) ? (own > 0 ? share / own : 1 / right.length) : 0;
    const pull = share - truth;
    if (Math.abs(pull) < leastPull) continue;
    const from = label * width;
    for (let at = 0; at < width; at++) slope[from + at] = (slope[from + at] ?? 0) + pull * (summary[at] ?? 0);
    biasSlope[label] = (biasSlope[label] ?? 0) + pull;
  }
  return -Math.log(Math.max(own, 1e-9));
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
