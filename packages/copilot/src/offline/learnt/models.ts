import type { Heard } from '../turn/heard.ts';
import { meaningSize } from '../meaning/encoder.ts';
import { data } from './data.ts';
import { featureNumbers } from './features.ts';

/** A model per operation: what each feature of a request and its meaning as a whole say for it. */
export interface LearntModels {
  /** The step between two neighbouring stored weights. */
  step: number;
  turn: number;
  /** Weights by operation, by number of the feature. */
  operations: ReadonlyMap<string, Model>;
  /** The model of requests that no operation answers. */
  nothing: Model;
}

export interface Model {
  bias: number;
  weights: ReadonlyMap<number, number>;
  /** The direction in which the meanings of its requests lie. */
  direction: Float32Array;
}

/** How likely an operation is by the words alone. */
export interface Learnt {
  /** Natural logarithm of the likelihood of each operation that has a model, among these and none. */
  logs: ReadonlyMap<string, number>;
  /** The likelihood that no operation is meant. */
  nothing: number;
}

/**
 * Stored as text in base 64: two bytes for the number of a feature and one for its weight; a byte for each number of
 * the direction.
 */
export interface StoredModels {
  step: number;
  /** The step of directions. */
  turn: number;
  /** By operation; the empty name is for none. */
  models: Readonly<Record<string, readonly [bias: number, weights: string, direction: string]>>;
}

const bytesPerWeight = 3;

/** Reads stored models. */
export function readModels(stored: StoredModels): LearntModels {
  const operations = new Map<string, Model>();
  for (const [name, [bias, text, line]] of Object.entries(stored.models)) {
    const bytes = Buffer.from(text, 'base64');
    const weights = new Map<number, number>();
    for (let at = 0; at + bytesPerWeight <= bytes.length; at += bytesPerWeight)
      weights.set(bytes.readUInt16LE(at), bytes.readInt8(at + 2) * stored.step);
    const direction = Float32Array.from(
      Buffer.from(line, 'base64'),
      (byte) => ((byte << 24) >> 24) * stored.turn,
    );
    operations.set(name, { bias, weights, direction });
  }
  const nothing = operations.get('') ?? {
    bias: 0,
    weights: new Map(),
    direction: new Float32Array(meaningSize),
  };
  operations.delete('');
  return { step: stored.step, turn: stored.turn, operations, nothing };
}

/** Writes models as they are stored. */
export function storeModels(models: LearntModels): StoredModels {
  const stored: Record<string, readonly [number, string, string]> = {};
  for (const [name, model] of [['', models.nothing] as const, ...models.operations]) {
    const kept = [...model.weights]
      .map(([feature, weight]) => [feature, steps(weight, models.step)] as const)
      .filter(([, weight]) => weight !== 0)
      .sort(([a], [b]) => a - b);
    const bytes = Buffer.alloc(kept.length * bytesPerWeight);
    for (const [place, [feature, weight]] of kept.entries()) {
      bytes.writeUInt16LE(feature, place * bytesPerWeight);
      bytes.writeInt8(weight, place * bytesPerWeight + 2);
    }
    const direction = Buffer.from(Int8Array.from(model.direction, (one) => steps(one, models.turn)).buffer);
    stored[name] = [Number(model.bias.toFixed(3)), bytes.toString('base64'), direction.toString('base64')];
  }
  return { step: models.step, turn: models.turn, models: stored };
}

const steps = (weight: number, step: number) => Math.max(-127, Math.min(127, Math.round(weight / step)));

let known: ReadyModels | undefined;

/** The models that come with the program, read once. */
export const learntModels = (): ReadyModels => (known ??= prepareModels(readModels(data)));

/** Models turned over for quick judging: what each feature says for each operation. */
export interface ReadyModels {
  places: ReadonlyMap<string, number>;
  biases: readonly number[];
  /** Place and weight, in turn. The first place is for none. */
  byFeature: ReadonlyMap<number, readonly number[]>;
  directions: readonly Float32Array[];
}

/** Turns models over. */
export function prepareModels(models: LearntModels): ReadyModels {
  const places = new Map<string, number>();
  const biases: number[] = [];
  const directions: Float32Array[] = [];
  const byFeature = new Map<number, number[]>();
  for (const [name, model] of [['', models.nothing] as const, ...models.operations]) {
    const place = biases.push(model.bias) - 1;
    directions.push(model.direction);
    if (place > 0) places.set(name, place);
    for (const [feature, weight] of model.weights) {
      const said = byFeature.get(feature);
      if (said) said.push(place, weight);
      else byFeature.set(feature, [place, weight]);
    }
  }
  return { places, biases, byFeature, directions };
}

/** How likely each of these operations is by the words; those without a model are left out. */
export function judgeWords(heard: Heard, names: readonly string[], models: ReadyModels): Learnt {
  const features = featureNumbers(heard);
  const size = 1 / Math.sqrt(features.length || 1);
  const scores = [...models.biases];
  for (const feature of features) {
    const said = models.byFeature.get(feature) ?? [];
    for (let at = 0; at < said.length; at += 2) {
      const place = said[at] ?? 0;
      scores[place] = (scores[place] ?? 0) + size * (said[at + 1] ?? 0);
    }
  }
  const { meaning } = heard;
  if (meaning)
    for (const [place, direction] of models.directions.entries())
      scores[place] = (scores[place] ?? 0) + meaningCounts * along(meaning, direction);
  const known = names.flatMap((name) => {
    const place = models.places.get(name);
    return place === undefined ? [] : [{ name, score: scores[place] ?? 0 }];
  });
  if (known.length === 0) return { logs: new Map(), nothing: 0 };
  const none = scores[0] ?? 0;
  const highest = Math.max(none, ...known.map((one) => one.score));
  const total = known.reduce((sum, one) => sum + Math.exp(one.score - highest), Math.exp(none - highest));
  const whole = highest + Math.log(total);
  return {
    logs: new Map(known.map((one) => [one.name, one.score - whole])),
    nothing: Math.exp(none - whole),
  };
}

/** How much a meaning, whose length is 1, counts beside the features, whose length is 1 as well. */
export const meaningCounts = 4;

function along(meaning: Float32Array, direction: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < direction.length; at++) sum += (meaning[at] ?? 0) * (direction[at] ?? 0);
  return sum;
}
