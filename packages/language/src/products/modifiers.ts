import { readMaterials } from '../values/materials.ts';
import { audienceOf, blendedFamilies, functionWords, plainWords, setNouns } from './modifiers.data.ts';
import type { Head } from './head.ts';
import { closeness, productsNamed } from './products.ts';
import type { Word } from './runs.ts';
import { singularNoun } from './singular-noun.ts';
import { isColor, isDescribing } from './word-kinds.ts';

/** What is said about a thing. */
export interface Modifiers {
  kinds: string[];
  claims: string[];
  materials: string[];
  audience: string[];
}

/** Words around a noun, each for what it says. Materials that are part of a name of their own ("linen spray") say nothing. */
export function modifiersOf(said: string, words: readonly Word[], head: Head | null): Modifiers {
  const found: Modifiers = { kinds: [], claims: [], materials: [], audience: [] };
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return found;
  const isInName = (index: number) => head !== null && index >= head.from && index < head.to;
  const taken = new Set<number>();
  for (const { name, start, end } of readMaterials(said.slice(first.start, last.end))) {
    const at = words.flatMap((word, index) =>
      word.start - first.start < end && word.end - first.start > start ? [index] : [],
    );
    if (head && at.some(isInName) && !staysWithout(words, head, new Set(at))) continue;
    found.materials.push(name);
    for (const index of at) taken.add(index);
  }
  for (const [index, { lower }] of words.entries()) {
    if (taken.has(index) || isInName(index)) continue;
    const group = audienceOf[lower];
    if (isPrecious(lower) && isJewel(head)) {
      found.kinds.push(lower);
      continue;
    }
    if (group !== undefined) found.audience.push(group);
    else if (functionWords.has(lower)) found.kinds.push(lower);
    else if (plainWords.has(lower) || /^\d/.test(lower) || lower.length < 3) continue;
    else if (isColor(lower)) found.claims.push(...(isBlended(head) ? [lower] : []));
    else if (lower === 'metal') found.materials.push(lower);
    else if (isDescribing(lower)) found.claims.push(lower);
    else if (!setNouns.has(singularNoun(lower))) found.kinds.push(singularNoun(lower));
  }
  return found;
}

export const isPrecious = (word: string): boolean => word === 'gold' || word === 'silver';

/** Gold or silver of a ring is what it is made of. */
const isJewel = (head: Head | null) => head?.products.some(({ family }) => family === 'jewelry') ?? false;

/** Of what is mixed to order a color may be a scent: "lavender soap". */
const isBlended = (head: Head | null) =>
  head?.products.some(({ family }) => blendedFamilies.has(family)) ?? false;

/** Whether a name without its material is still the thing: "glass jar" is a jar, "linen spray" no spray of linen. */
function staysWithout(words: readonly Word[], head: Head, material: ReadonlySet<number>): boolean {
  const rest = words.flatMap(({ lower }, index) =>
    index >= head.from && index < head.to && !material.has(index) ? [lower] : [],
  );
  const left = rest.length === 0 ? [] : productsNamed(rest);
  return left.some((one) => head.products.some((other) => one === other || closeness(one, other) === 3));
}
