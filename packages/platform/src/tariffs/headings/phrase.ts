import { joinedMaterials, kindsOf } from './materials.ts';
import { stemOf } from './stem.ts';

/** What the words of a product say. */
export interface Phrase {
  /** Stems in order, with `and` where things are joined. */
  words: readonly string[];
  /** End of the words before the first preposition, where the head noun is. */
  headEnd: number;
  /** Kinds of each material said, in order. */
  materials: readonly (readonly string[])[];
  gender: 'men' | 'women' | null;
  isBaby: boolean;
  construction: 'knit' | 'woven' | null;
}

const genders: Readonly<Record<string, 'men' | 'women'>> = {
  men: 'men',
  man: 'men',
  male: 'men',
  boy: 'men',
  women: 'women',
  woman: 'women',
  lady: 'women',
  female: 'women',
  girl: 'women',
};
const babies = new Set(['baby', 'infant', 'newborn', 'toddler']);
const constructions: Readonly<Record<string, 'knit' | 'woven'>> = {
  knit: 'knit',
  knitted: 'knit',
  crochet: 'knit',
  crocheted: 'knit',
  woven: 'woven',
  denim: 'woven',
  jean: 'woven',
  chino: 'woven',
  corduroy: 'woven',
};
const prepositions = new Set(
  'for with of in from made to on by at without under into that which featuring including'.split(' '),
);

/** How much of it there is, and in what, says nothing of the goods: "shampoo, 12 oz bottle". */
const amount =
  /(?<=\p{L}.*?)\b\d[\d.,]*[ -]?(?:fl\.? ?)?(?:oz|ounces?|ml|l|liters?|g|grams?|kg|lbs?|pounds?|ct|count|pcs|pieces?)\b\.?(?: (?:bottle|bag|jar|box|pack|packet|pouch|tub|can|tin|carton)s?\b)?/giu;

const number =
  /\b(?:sets?|pairs?|pieces?|packs?|lots?|bundles?|dozens?|assortment|collection) of(?: \d+\b)?/gi;
/** "A box of chocolates" is chocolates; "a box of wood" is a box. */
const contents =
  /\b(?:bags?|boxes|box|bottles?|jars?|cans?|tins?|packets?|pouch(?:es)?|cartons?|rolls?|tubes?|sticks?|bars?) of (\w+)/gi;

const tidied = (text: string): string => {
  let tidy = text
    .replaceAll(amount, ' ')
    .replaceAll(number, ' ')
    .replaceAll(contents, (said, held: string) => (kindsOf(held.toLowerCase()).length > 0 ? said : held))
    .replaceAll(/\bPET\b/g, 'pet-plastic')
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/\bt[- ]?shirt/g, 't-shirt')
    .replaceAll(/\btees?\b(?! shirt)/g, 't-shirt')
    .replaceAll('jewellery', 'jewelry')
    .replaceAll(/\bpyjama/g, 'pajama')
    .replaceAll(
      /\b(ride|clip|slip|carry|iron|stick|press|roll|pull|leave|snap|sew|tape) (?=(?:in|on) )/g,
      '$1-',
    )
    .replaceAll(/[&/+]|,(?! )/g, ' and ');
  for (const [pattern, instead] of joinedMaterials) tidy = tidy.replaceAll(pattern, instead);
  return tidy;
};

/** "e-book" is two words; a material of two is one, and so is "clip-in", which names nothing that goods are in. */
const partsOf = (word: string): string[] =>
  kindsOf(word).length > 0 || /^[a-z]+-(?:in|on)$/.test(word) ? [word] : word.split('-').filter(Boolean);

/** Reads the words of a product, or of the schedule. */
export function readPhrase(text: string): Phrase {
  const raw = tidied(text)
    .split(/[^a-z0-9&-]+/)
    .filter((word) => /[a-z]/.test(word));
  const words = raw.flatMap(partsOf).map(stemOf);
  const stop = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  const said = new Set(words.flatMap((word) => genders[word] ?? []));
  const unisex = words.includes('unisex') || said.size > 1;
  return {
    words,
    headEnd: stop === -1 ? words.length : stop,
    materials: raw.flatMap((word) => {
      const kinds = kindsOf(word);
      return kinds.length > 0 ? [kinds] : [];
    }),
    gender: unisex ? 'women' : ([...said][0] ?? null),
    isBaby: words.some((word) => babies.has(word)),
    construction: words.map((word) => constructions[word]).find((one) => one !== undefined) ?? null,
  };
}
