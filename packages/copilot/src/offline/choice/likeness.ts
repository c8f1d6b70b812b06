import type { Heard } from '../turn/heard.ts';
import { type Features, featuresOf, gramsOf, type Profile } from './profile.ts';
import type { Rarity } from './rarity.ts';
import { ideasOf, lookIdea, stopWords } from '../words/lexicon.ts';
import { tokenise } from '../words/tokens.ts';

/** A word that says something, with what it may stand for. */
export interface MeaningfulWord {
  stem: string;
  ideas: readonly string[];
  weight: number;
}

/** A request as ranking compares it. */
export interface Spoken {
  features: Features;
  grams: ReadonlySet<string>;
  words: readonly MeaningfulWord[];
}

/** How alike the words of a request and a declaration are, each between 0 and 1. */
export interface Likeness {
  /** Share of the request that the declaration's words explain. */
  coverage: number;
  /** Share of the words of its name and title that were said. */
  core: number;
  /** Likeness to the nearest example. */
  example: number;
}

/** Prepares a request; reasons and names of records stay out of the comparison. */
export function speak(heard: Heard): Spoken {
  const words = heard.said
    ? `${heard.text.slice(0, heard.said.start)} ${heard.text.slice(heard.said.end)}`
    : heard.text;
  return {
    features: featuresOf(maskNamed(words, heard)),
    grams: gramsOf(words),
    words: meaningfulWords(heard),
  };
}

/** Names of records say nothing of what is asked: "Maya Chen's orders" is like any customer's orders. */
function maskNamed(text: string, heard: Heard): string {
  let out = text;
  for (const named of heard.named.slice(0, 3)) {
    if (named.score >= 0.8 && named.matched.length > 3 && /^\p{Lu}/u.test(text.slice(named.start)))
      out = out.replace(text.slice(named.start, named.end), ' ');
  }
  return out;
}

function meaningfulWords(heard: Heard): MeaningfulWord[] {
  const aside = [...heard.spans, ...heard.named.filter((one) => one.score >= 0.8)];
  return heard.tokens.flatMap((token) => {
    const inside = aside.some((place) => token.start >= place.start && token.end <= place.end);
    const ideas = ideasOf(token.lower);
    if (inside || (stopWords.has(token.lower) && ideas.length === 0)) return [];
    const weight = ideas.includes(lookIdea) ? 0.35 : stopWords.has(token.lower) ? 0.4 : 1;
    return [{ stem: token.stem, ideas, weight }];
  });
}

/** Words that are searched for need no explaining by the declaration. */
export function withoutSearched(
  words: readonly MeaningfulWord[],
  searched: string | null,
): readonly MeaningfulWord[] {
  if (!searched) return words;
  const taken = new Set(tokenise(searched).map((token) => token.stem));
  return words.map((word) => (taken.has(word.stem) ? { ...word, weight: word.weight * 0.3 } : word));
}

/** Compares a request with a declaration. */
export function likeness(spoken: Spoken, profile: Profile, rarity: Rarity): Likeness {
  return {
    coverage: coverage(spoken.words, profile, rarity),
    core: coreShare(spoken.features, profile, rarity),
    example: nearestExample(spoken, profile, rarity),
  };
}

/** Share of the words, by weight, that the declaration explains. */
export function coverage(words: readonly MeaningfulWord[], profile: Profile, rarity: Rarity): number {
  let explained = 0;
  let total = 0;
  for (const word of words) {
    let value = rarity.of(word.stem);
    let known = profile.document.get(word.stem) ?? 0;
    for (const idea of word.ideas) {
      value = Math.max(value, rarity.of(idea));
      known = Math.max(known, 0.8 * (profile.document.get(idea) ?? 0));
    }
    total += value * word.weight;
    explained += value * word.weight * known;
  }
  return total > 0 ? explained / total : 0;
}

function coreShare(features: Features, profile: Profile, rarity: Rarity): number {
  let said = 0;
  let total = 0;
  for (const word of profile.core) {
    const weight = rarity.of(word);
    total += weight;
    if (features.has(word) || ideasOf(word).some((idea) => features.has(idea))) said += weight;
  }
  return total > 0 ? said / total : 0;
}

function nearestExample(spoken: Spoken, profile: Profile, rarity: Rarity): number {
  let nearest = 0;
  for (const example of profile.examples) {
    const alike = cosine(spoken.features, example.features, rarity);
    if (alike > 0.05) nearest = Math.max(nearest, 0.75 * alike + 0.25 * dice(spoken.grams, example.grams));
  }
  return nearest;
}

function cosine(a: Features, b: Features, rarity: Rarity): number {
  let dot = 0;
  let sizeA = 0;
  let sizeB = 0;
  for (const [feature, weight] of a) {
    const rare = rarity.of(feature);
    sizeA += (weight * rare) ** 2;
    const other = b.get(feature);
    if (other) dot += weight * rare * other * rare;
  }
  if (dot === 0) return 0;
  for (const [feature, weight] of b) sizeB += (weight * rarity.of(feature)) ** 2;
  return dot / Math.sqrt(sizeA * sizeB);
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared++;
  return a.size + b.size > 0 ? (2 * shared) / (a.size + b.size) : 0;
}
