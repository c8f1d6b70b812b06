import { type Clues, clueNames } from '@brandwright/copilot/offline/choice/clues.ts';
import type { ReadyModels } from '@brandwright/copilot/offline/learnt/models.ts';
import { rank } from '@brandwright/copilot/offline/choice/rank.ts';
import { offer, type Sentence } from './sentences.ts';

/** The operations that a sentence may mean, each with its clues. */
export interface Lesson {
  sentence: Sentence;
  candidates: readonly { clues: Clues; right: boolean }[];
}

export type Weights = Readonly<Record<string, number>>;

/** A sentence ranked with models that have not seen it; null where the right operation is not even near. */
export function lessonOf(sentence: Sentence, models: ReadyModels): Lesson | null {
  const ranked = rank(sentence.heard, offer.profiles, offer.rarity, sentence.table, models);
  const candidates = ranked.map(({ clues, profile }) => ({
    clues,
    right: sentence.right.includes(profile.declaration.name),
  }));
  if (sentence.right.length > 0 && !candidates.some((one) => one.right)) return null;
  return { sentence, candidates };
}

const sharpness = 4;
const rounds = 300;
/** Sentences that nothing answers are few, so each counts for more. */
const outsideCounts = 1.5;
/** How firmly the weights are held near those that are known; those of learnt clues start from nothing. */
const hold = 0.02;

/** Learns the weights of clues: the right operation above all others, and above `decline` only where there is one. */
export function learnClues(lessons: readonly Lesson[], known: Weights, decline: number): Weights {
  const start = Float64Array.from(clueNames, (name) => known[name] ?? 0);
  const held = Float64Array.from(clueNames, (name) => hold * (/^learnt|^foreign/.test(name) ? 0.1 : 1));
  const weights = Float64Array.from(start);
  const speed = new Float64Array(clueNames.length);
  const rows = lessons.map(({ candidates, sentence }) => ({
    counts: sentence.right.length === 0 ? outsideCounts : 1,
    candidates: candidates.map(({ clues, right }) => ({
      right,
      clues: clueNames.map((name) => clues[name]),
    })),
  }));
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(clueNames.length);
    for (const { candidates, counts } of rows) {
      const powers = candidates.map(({ clues }) => Math.exp(sharpness * (dot(clues, weights) - decline)));
      const total = powers.reduce((all, one) => all + one, 1);
      const rightTotal = powers.reduce((all, one, at) => all + (candidates[at]?.right ? one : 0), 0);
      for (const [at, { clues, right }] of candidates.entries()) {
        const power = powers[at] ?? 0;
        const pull = counts * ((right ? power / rightTotal : 0) - power / total);
        if (Math.abs(pull) < 1e-4) continue;
        for (let clue = 0; clue < slope.length; clue++)
          slope[clue] = (slope[clue] ?? 0) + pull * (clues[clue] ?? 0);
      }
    }
    for (let clue = 0; clue < slope.length; clue++) {
      const back = (held[clue] ?? 0) * ((weights[clue] ?? 0) - (start[clue] ?? 0));
      speed[clue] =
        0.9 * (speed[clue] ?? 0) + 0.01 * ((sharpness * (slope[clue] ?? 0)) / lessons.length - back);
      weights[clue] = (weights[clue] ?? 0) + (speed[clue] ?? 0);
    }
  }
  return Object.fromEntries(clueNames.map((name, at) => [name, weights[at] ?? 0]));
}

function dot(clues: readonly number[], weights: Float64Array): number {
  let total = 0;
  for (let at = 0; at < clues.length; at++) total += (clues[at] ?? 0) * (weights[at] ?? 0);
  return total;
}

/** The sum of clues by weight. */
export const sum = (clues: Clues, by: Weights) =>
  clueNames.reduce((all, name) => all + clues[name] * (by[name] ?? 0), 0);

/** Shares of lessons that come out right, and the best scores for thresholds. */
export function judgeLessons(lessons: readonly Lesson[], by: Weights, decline: number) {
  const best = lessons.map(({ sentence, candidates }) => {
    const scored = candidates.map((one) => ({ right: one.right, score: sum(one.clues, by) }));
    const [top] = scored.sort((a, b) => b.score - a.score);
    return { inside: sentence.right.length > 0, right: top?.right ?? false, score: top?.score ?? 0 };
  });
  const inside = best.filter((one) => one.inside);
  const outside = best.filter((one) => !one.inside);
  const share = <T>(list: readonly T[], holds: (one: T) => boolean) =>
    list.filter(holds).length / Math.max(1, list.length);
  return {
    right: share(inside, (one) => one.right),
    heard: share(inside, (one) => one.score >= decline),
    declined: share(outside, (one) => one.score < decline),
    inside: inside.map((one) => one.score).sort((a, b) => a - b),
    outside: outside.map((one) => one.score).sort((a, b) => a - b),
  };
}
