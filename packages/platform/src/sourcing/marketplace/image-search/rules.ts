import { leastSimilarity } from '@brandwright/contract/sourcing/marketplace/image-search/entities.ts';
import type {
  ImageMatch,
  KindGuess,
} from '@brandwright/contract/sourcing/marketplace/image-search/entities.ts';
import type { Frame } from './reading/read-picture.ts';

/**
 * Dot products of pictures that have nothing to do with each other come to about this much, because all have edges
 * somewhere around their middle (measured on the demo marketplace's drawings).
 */
const unrelated = 0.95;

/** Below 1, so that a part of a thing reads as what it is: rather alike. */
const bend = 0.6;

/** A dot product of two descriptions as 0 (unrelated) to 1 (the same), two decimals. */
export function similarityOf(likeness: number): number {
  const share = (likeness - unrelated) / (1 - unrelated);
  return Math.round(Math.min(1, Math.max(0, share)) ** bend * 100) / 100;
}

const leastShown = 4;
const weakest = 0.1;

/** What is shown of the nearest: all that look like the picture, and at least the first few, however little they do. */
export function shownOf<R extends { similarity: number }>(nearest: readonly R[]): R[] {
  return nearest.filter(
    ({ similarity }, place) => similarity >= (place < leastShown ? weakest : leastSimilarity),
  );
}

const votes = 8;
const leastConfidence = 0.35;
const leastNearest = 0.5;

/** What the nearest items say that it is: each counts by how alike it is; undecided or far off is no guess. */
export function guessKind(rows: readonly ImageMatch[]): KindGuess | null {
  const nearest = rows.slice(0, votes);
  const [first] = nearest;
  if (!first || first.similarity < leastNearest) return null;
  const weights = new Map<string, { item: ImageMatch; weight: number }>();
  let sum = 0;
  for (const item of nearest) {
    const weight = item.similarity ** 5;
    const key = `${item.categoryId} ${item.subgroup}`;
    const before = weights.get(key);
    weights.set(key, { item: before?.item ?? item, weight: (before?.weight ?? 0) + weight });
    sum += weight;
  }
  const [best] = [...weights.values()].sort((one, other) => other.weight - one.weight);
  if (!best) return null;
  const confidence = Math.round((best.weight / sum) * 100) / 100;
  const { categoryId, categoryName, subgroup } = best.item;
  return confidence < leastConfidence ? null : { categoryId, categoryName, subgroup, confidence };
}

/** The frame that was asked for; edges left out are the picture's own. Undefined for the whole picture. */
export function frameOf(said: {
  cropLeft?: number | undefined;
  cropTop?: number | undefined;
  cropWidth?: number | undefined;
  cropHeight?: number | undefined;
}): Frame | undefined {
  const { cropLeft: left = 0, cropTop: top = 0 } = said;
  const width = Math.min(1 - left, said.cropWidth ?? 1);
  const height = Math.min(1 - top, said.cropHeight ?? 1);
  return left === 0 && top === 0 && width === 1 && height === 1 ? undefined : { left, top, width, height };
}
