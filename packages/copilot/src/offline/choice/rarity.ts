import type { Profile } from './profile.ts';

/** How rare each feature is among the operations on offer. */
export interface Rarity {
  /** Weight between 0 and 1: rarer says more. */
  of(feature: string): number;
  /** Whether a word names a thing that several operations are about. */
  isThing(word: { stem: string; ideas: readonly string[] }): boolean;
  /** Whether a word names what some operation is about. */
  isNoun(word: { stem: string; ideas: readonly string[] }): boolean;
}

/** Document frequencies over profiles, as weights. */
export function rarityOf(profiles: readonly Profile[]): Rarity {
  const counts = new Map<string, number>();
  const things = new Map<string, number>();
  for (const profile of profiles) {
    for (const feature of profile.document.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const noun of profile.nounWords)
      for (const name of [noun.stem, ...noun.ideas]) things.set(name, (things.get(name) ?? 0) + 1);
  }
  const most = Math.log(1 + profiles.length + 8);
  const known = new Map<string, number>();
  const weigh = (feature: string): number => {
    const weight = Math.log((profiles.length + 8) / ((counts.get(feature) ?? 0) + 1)) / most;
    return Math.max(0.12, weight) * (feature.startsWith('<') ? 0.6 : feature.startsWith('~') ? 0.8 : 1);
  };
  return {
    isThing: (word) => [word.stem, ...word.ideas].some((name) => (things.get(name) ?? 0) > 1),
    isNoun: (word) => [word.stem, ...word.ideas].some((name) => things.has(name)),
    of: (feature) => {
      const kept = known.get(feature);
      if (kept !== undefined) return kept;
      const value = weigh(feature);
      if (known.size < 100_000) known.set(feature, value);
      return value;
    },
  };
}
