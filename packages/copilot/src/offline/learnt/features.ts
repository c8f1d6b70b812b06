import type { Heard } from '../turn/heard.ts';
import { ideasOf } from '../words/lexicon.ts';

/** Numbers of the features of a request, each once: what the learnt models look at. */
export type FeatureNumbers = readonly number[];

/** Features are kept apart by number; the rare clash of two does no harm. */
const numberOfFeatures = 65_536;

/**
 * The features of a request: stems of words alone and in twos, the ideas they stand for, and runs of three to five
 * letters. Values and names of records count by kind alone: "#1042" and "#7" are one thing, and so are two suppliers.
 */
export function featureNumbers(heard: Heard): FeatureNumbers {
  const words = wordsOf(heard);
  const found = new Set<number>();
  const add = (feature: string) => found.add(hash(feature));
  const stems = words.map((word) => word.stem);
  for (const [place, word] of words.entries()) {
    add(`w:${word.stem}`);
    for (const idea of word.ideas) add(`i:${idea}`);
    const next = words[place + 1];
    add(`b:${word.stem} ${next?.stem ?? '$'}`);
    const [ownIdea] = word.ideas;
    const [nextIdea] = next?.ideas ?? [];
    if (next && (ownIdea || nextIdea)) add(`j:${ownIdea ?? word.stem} ${nextIdea ?? next.stem}`);
    const afterNext = stems[place + 2];
    if (afterNext) add(`s:${word.stem} _ ${afterNext}`);
  }
  if (stems[0]) add(`f:${stems[0]}`);
  add(`n:${words.length < 3 ? 'few' : words.length < 7 ? 'some' : 'many'}`);
  for (const word of words) {
    if (word.stem.startsWith('<')) continue;
    const letters = ` ${word.lower} `;
    for (let size = 3; size <= 5; size++) {
      for (let at = 0; at + size <= letters.length; at++) add(`c:${letters.slice(at, at + size)}`);
    }
  }
  return [...found];
}

interface Word {
  stem: string;
  lower: string;
  ideas: readonly string[];
}

/** The words in order, values and records replaced by their kinds. */
function wordsOf(heard: Heard): Word[] {
  const named = heard.named.filter((one) => one.score >= 0.8 && one.matched.length > 2);
  const places = [
    ...heard.spans.map((span) => ({
      ...span,
      kind: span.kind === 'number' && span.label ? 'label' : span.kind,
    })),
    ...named,
    ...(heard.said ? [{ ...heard.said, kind: 'said' }] : []),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const words: (Word & { start: number })[] = [];
  let covered = -1;
  for (const place of places) {
    if (place.start < covered) continue;
    covered = place.end;
    words.push({ stem: `<${place.kind}>`, lower: '', ideas: [], start: place.start });
  }
  for (const token of heard.tokens) {
    if (places.some((place) => token.start >= place.start && token.end <= place.end)) continue;
    words.push({ stem: token.stem, lower: token.lower, ideas: ideasOf(token.lower), start: token.start });
  }
  return words.sort((a, b) => a.start - b.start);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return (value ^ (value >>> 16)) & (numberOfFeatures - 1);
}
