import { apparel } from './lexicon/apparel.ts';
import { beauty } from './lexicon/beauty.ts';
import { electronics } from './lexicon/electronics.ts';
import type { LexiconEntry } from './lexicon/entry.ts';
import { footwearAndBags } from './lexicon/footwear-bags.ts';
import { furniture } from './lexicon/furniture.ts';
import { home } from './lexicon/home.ts';
import { jewelry } from './lexicon/jewelry.ts';
import { more } from './lexicon/more.ts';
import { paperAndFood } from './lexicon/paper-food.ts';
import { tools } from './lexicon/tools.ts';
import { toysAndSports } from './lexicon/toys-sports.ts';
import { readPhrase } from './phrase.ts';

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
  choices: readonly Choice[];
  /** Says too little to be answered without a question. */
  isVague: boolean;
}

const entries: readonly LexiconEntry[] = [
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

function choiceOf(text: string): Choice {
  const [conditions = '', codes = ''] = text.split('>');
  return {
    conditions: /^[*-]$/.test(conditions) ? [] : conditions.split('+').map((any) => any.split(',')),
    codes: codes.split(','),
    when: conditions === '*' ? 'any' : conditions === '-' ? 'unstated' : 'named',
  };
}

/** Nouns by their stems. Of two entries with the same noun the first wins. */
export const nouns: ReadonlyMap<string, Noun> = (() => {
  const found = new Map<string, Noun>();
  for (const [names, text] of entries) {
    const choices = text.split(' ').map(choiceOf);
    const isVague = names.startsWith('?');
    for (const one of names.replace(/^\?/, '').split('|')) {
      const name = readPhrase(one)
        .words.filter((word) => word !== 'and')
        .join(' ');
      if (!found.has(name)) found.set(name, { name, choices, isVague });
    }
  }
  return found;
})();

/** Words of the longest noun. */
export const longestNoun = Math.max(...[...nouns.keys()].map((name) => name.split(' ').length));
