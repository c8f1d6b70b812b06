import { apparel } from './lexicon/apparel.ts';
import { beauty } from './lexicon/beauty.ts';
import { catalog } from './lexicon/catalog.ts';
import { electronics } from './lexicon/electronics.ts';
import type { LexiconEntry } from './lexicon/entry.ts';
import { footwearAndBags } from './lexicon/footwear-bags.ts';
import { furniture } from './lexicon/furniture.ts';
import { heads } from './lexicon/heads.ts';
import { home } from './lexicon/home.ts';
import { jewelry } from './lexicon/jewelry.ts';
import { more } from './lexicon/more.ts';
import { paperAndFood } from './lexicon/paper-food.ts';
import { parts } from './lexicon/parts.ts';
import { specific } from './lexicon/specific.ts';
import { tools } from './lexicon/tools.ts';
import { toysAndSports } from './lexicon/toys-sports.ts';
import { materialKinds } from './materials.ts';
import { isOneSlip } from './one-slip.ts';
import { readPhrase } from './phrase.ts';
import { stemOf } from './stem.ts';

/** One meaning of a noun: the codes it has where every condition holds (any word of a condition will do). */
export interface Choice {
  conditions: readonly (readonly string[])[];
  codes: readonly string[];
  /** `named`: only where the conditions hold; `unstated`: where no material is stated that they exclude; `any`: always. */
  when: 'named' | 'unstated' | 'any';
}

export interface Noun {
  /** Stems, joined by spaces. */
  name: string;
  /** As people write it. */
  label: string;
  choices: readonly Choice[];
  /** Says too little to be answered without a question. */
  isVague: boolean;
  /** What it is taken for a kind of, where the lexicon does not know itself. */
  kind?: string;
}

/** All entries, those first that stand before others. */
export const entries: readonly LexiconEntry[] = [
  ...specific,
  ...catalog,
  ...heads,
  ...parts,
  ...apparel,
  ...footwearAndBags,
  ...jewelry,
  ...home,
  ...furniture,
  ...beauty,
  ...electronics,
  ...tools,
  ...toysAndSports,
  ...paperAndFood,
  ...more,
];

/** Conditions are compared with stems; kinds of material and the facets stand as they are. */
const conditionOf = (word: string): string =>
  materialKinds.has(word.replace(/^~/, '')) ? word : word.split('-').map(stemOf).join(' ');

function choiceOf(text: string): Choice {
  const [conditions = '', codes = ''] = text.split('>');
  return {
    conditions: /^[*-]$/.test(conditions)
      ? []
      : conditions.split('+').map((any) => any.split(',').map(conditionOf)),
    codes: codes.split(','),
    when: conditions === '*' ? 'any' : conditions === '-' ? 'unstated' : 'named',
  };
}

/** A noun as its stems: "knives and forks" is "knife fork". */
export const nameOf = (noun: string): string =>
  readPhrase(noun)
    .words.filter((word) => word !== 'and')
    .join(' ');

/** Nouns by their stems. */
export const nouns: ReadonlyMap<string, Noun> = (() => {
  const found = new Map<string, Noun>();
  for (const [names, text] of entries) {
    const choices = text.split(' ').map(choiceOf);
    const isVague = names.startsWith('?');
    for (const one of names.replace(/^\?/, '').split('|')) {
      const name = nameOf(one);
      found.set(name, { name, label: one, choices, isVague });
    }
  }
  return found;
})();

/** Words of the longest noun. */
export const longestNoun = Math.max(...[...nouns.keys()].map((name) => name.split(' ').length));

const vocabulary = [...new Set([...nouns.keys()].flatMap((name) => name.split(' ')))];
const known = new Set(vocabulary);

/** The word of the lexicon that a misspelt one is nearest to, with one slip; the word itself where there is none. */
export function respelled(word: string): string {
  if (word.length < 6 || known.has(word)) return word;
  return vocabulary.find((other) => other[0] === word[0] && isOneSlip(word, other)) ?? word;
}
