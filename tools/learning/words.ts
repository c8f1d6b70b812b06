import { featureNumbers, type FeatureNumbers } from '@brandwright/copilot/offline/learnt/features.ts';
import { meaningCounts, type LearntModels, type Model } from '@brandwright/copilot/offline/learnt/models.ts';
import { meaningSize } from '@brandwright/copilot/offline/meaning/encoder.ts';
import type { Sentence } from './sentences.ts';

// A multinomial logistic regression over the features of sentences, by gradient steps that shrink for features seen
// often (AdaGrad), and over their meanings, by plain steps. Part of the features is left out at random in each step, so
// that no single one is leant on.
const rounds = 12;
const turnRate = 0.3;
const rate = 0.6;
const leftOut = 0.4;
const decay = 0.00002;

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What the words of a sentence teach. */
export interface WordLesson {
  features: FeatureNumbers;
  meaning: Float32Array;
  right: readonly string[];
}

export const wordLesson = ({ heard, right }: Sentence): WordLesson => ({
  features: featureNumbers(heard),
  meaning: heard.meaning ?? new Float32Array(meaningSize),
  right,
});

/** Learns a model per operation, and one for none, from lessons. */
export function learnWords(given: readonly WordLesson[], names: readonly string[]): LearntModels {
  const classes = ['', ...names];
  const place = new Map(classes.map((name, at) => [name, at]));
  const index = new Map<number, number>();
  const lessons = given.map(({ features, meaning, right }) => ({
    features: features.map((feature) => {
      const known = index.get(feature) ?? index.size;
      index.set(feature, known);
      return known;
    }),
    meaning,
    right: right.length === 0 ? [0] : right.flatMap((name) => place.get(name) ?? []),
  }));
  const count = classes.length;
  // Single precision is enough, and half as much to read.
  const weights = new Float32Array(index.size * count);
  const pace = new Float32Array(index.size * count).fill(1e-3);
  const biases = new Float64Array(count);
  const directions = classes.map(() => new Float32Array(meaningSize));
  const random = seeded(7);
  const scores = new Float64Array(count);
  for (let round = 0; round < rounds; round++) {
    for (const { features, meaning, right } of shuffled(lessons, random)) {
      if (right.length === 0) continue;
      const kept = features.filter(() => random() >= leftOut);
      const size = 1 / Math.sqrt(kept.length || 1);
      scores.set(biases);
      for (const feature of kept)
        for (let at = 0; at < count; at++)
          scores[at] = (scores[at] as number) + size * (weights[feature * count + at] as number);
      for (let at = 0; at < count; at++)
        scores[at] = (scores[at] ?? 0) + meaningCounts * along(meaning, directions[at]);
      const pulls = pullsOf(scores, right);
      for (let at = 0; at < count; at++) {
        const pull = pulls[at] ?? 0;
        if (Math.abs(pull) < 1e-3) continue;
        turn(directions[at], meaning, turnRate * meaningCounts * pull);
        biases[at] = (biases[at] ?? 0) + 0.01 * pull;
        for (const feature of kept) {
          const cell = feature * count + at;
          const slope = pull * size - decay * (weights[cell] ?? 0);
          pace[cell] = (pace[cell] ?? 0) + slope * slope;
          weights[cell] = (weights[cell] ?? 0) + (rate * slope) / Math.sqrt(pace[cell] ?? 1);
        }
      }
    }
  }
  return modelsFrom(classes, index, weights, biases, directions);
}

/** How far each class is to be pulled: its share among the right ones less its likelihood. */
function pullsOf(scores: Float64Array, right: readonly number[]): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, one) => sum + one, 0);
  const rightTotal = right.reduce((sum, at) => sum + (powers[at] ?? 0), 0) || 1;
  return powers.map((power, at) => (right.includes(at) ? power / rightTotal : 0) - power / total);
}

const heaviest = 1200;

function modelsFrom(
  classes: readonly string[],
  index: ReadonlyMap<number, number>,
  weights: Float32Array,
  biases: Float64Array,
  directions: readonly Float32Array[],
): LearntModels {
  const models = classes.map((_, at): Model => {
    const own = [...index]
      .map(([feature, row]) => [feature, weights[row * classes.length + at] ?? 0] as const)
      .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
      .slice(0, heaviest);
    return {
      bias: biases[at] ?? 0,
      weights: new Map(own),
      direction: directions[at] ?? new Float32Array(meaningSize),
    };
  });
  // Too many numbers to be handed to Math.max at once.
  const largest = models.reduce(
    (most, model) => Math.max(most, ...[...model.weights.values()].map(Math.abs)),
    0,
  );
  const furthest = Math.max(
    ...directions.map((one) => one.reduce((most, x) => Math.max(most, Math.abs(x)), 0)),
  );
  const [nothing] = models;
  if (!nothing) throw new Error('There are no sentences to learn from.');
  return {
    turn: Number((furthest / 127).toPrecision(4)),
    step: Number((largest / 127).toPrecision(4)),
    operations: new Map(classes.slice(1).map((name, at) => [name, models[at + 1] ?? nothing])),
    nothing,
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

function along(meaning: Float32Array, direction: Float32Array | undefined): number {
  if (!direction) return 0;
  // Most of the time of learning goes by here: four sums that do not wait for one another, and no look for holes.
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < meaningSize; at += 4) {
    a += (meaning[at] as number) * (direction[at] as number);
    b += (meaning[at + 1] as number) * (direction[at + 1] as number);
    c += (meaning[at + 2] as number) * (direction[at + 2] as number);
    d += (meaning[at + 3] as number) * (direction[at + 3] as number);
  }
  return a + b + c + d;
}

function turn(direction: Float32Array | undefined, meaning: Float32Array, by: number): void {
  if (direction)
    for (let at = 0; at < meaningSize; at++)
      direction[at] = (direction[at] as number) + by * (meaning[at] as number);
}
