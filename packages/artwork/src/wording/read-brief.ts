import { readMaterials } from '@brandwright/language/values/materials.ts';
import { readMoney } from '@brandwright/language/values/money.ts';
import type { BrandBrief } from './brand-engine.ts';
import type { Category, Thing } from './category.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { colorsIn, type ColorWish } from './color-words.ts';
import { factsOf, type ProductFacts } from './facts/product-facts.ts';
import { instruction, productPhrase, type ProductPhrase } from './product-phrase.ts';
import { refusalsIn, refusedHues, refusedManners, type Refusal } from './refused.ts';
import { plainTone, tones, type Tone } from './tones.ts';
import { thingFirst } from './story.ts';
import { readWho, type Who } from './who.ts';

/** What the engine understood of a founder's words. Only words that rules have let through are in it. */
export interface Reading {
  product: ProductPhrase;
  /** What is named beside it: "dry rub" of "hot sauce and dry rub". */
  second: ProductPhrase | undefined;
  /** The product as the founder names it, plural or uncountable. */
  thing: Thing;
  /** "made from climbing rope", "in aluminum": what it is made of, as it was said. */
  materials: readonly string[];
  who: Who | undefined;
  /** Whom it is not for: "kids". */
  notFor: readonly string[];
  /** What it is for that is nobody: "sandwiches", "small wrists", "weddings". */
  uses: readonly string[];
  /** What it does or looks like, after "that": "smells like a bookshop", "look good". */
  traits: readonly string[];
  /** What it shows: "Detroit landmarks". */
  subjects: readonly string[];
  /** What it has: "a wooden handle". */
  extras: readonly string[];
  /** Where it comes from: "Mongolia". */
  origins: readonly string[];
  refused: readonly Refusal[];
  facts: ProductFacts;
  /** What is known of the second product, its price among it. */
  secondFacts: ProductFacts | undefined;
  /** The facts of the category that the product belongs to, or those that hold for most goods. */
  category: Category;
  /** One to three, the most asked for first; the plain one when none is. */
  tones: readonly Tone[];
  colors: ColorWish;
  /** Stems of the wish: products that it names come first. */
  wished: ReadonlySet<string>;
  /** -1 where the wish asks for cheaper, 1 for dearer. */
  priceWish: -1 | 0 | 1;
}

const longestBrief = 2000;
const longestClause = 60;

/** Plain words of anything: no markup, no pictures, no control characters, at most 2,000 characters. */
export function plainWords(text: string): string {
  return text
    .slice(0, longestBrief)
    .normalize('NFKC')
    .replace(/<[^>]*>/g, ' ')
    .replace(/https?:\S+/gi, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[^\p{L}\p{N}\s.,;:!?'&%$-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(
      /\b(?:glow in the dark|ready to (?:drink|eat|wear)|paint by numbers?|made to order|grab and go|build it yourself|do it yourself)\b/gi,
      (words) => words.replaceAll(' ', '-'),
    )
    .trim();
}

const beginnings =
  /^(?:(?:i|we)(?:'m|'re|'d| am| are)? (?:want|would like|like|plan|hope|love|make|sell|create|design|offer|produce|craft|making|selling|creating|launching|building|starting|need|have)\b(?: to)?(?: (?:make|sell|create|launch|design|start|build|offer|produce))?\s*)?(?:(?:a |an |the |my |our )?(?:new |small |little )?(?:(?:brand|line|range|collection|series|company|business|shop|store|label|kit) (?:of|for|around|about|selling|that (?:makes|sells))|selling|making)\s+)*/i;

/** A brief that names no product at all. */
const nothing: ProductPhrase = {
  thing: { many: 'everyday goods', isPlural: true },
  one: 'product',
  nouns: 'products',
  noun: 'product',
  claims: [],
  materials: [],
  products: [],
};

/** Reads a brief and a wish. Never throws: an empty brief is one of everyday goods in a plain tone. */
export function readBrief(brief: BrandBrief, wish = ''): Reading {
  const described = plainWords(brief.productDescription);
  const asked = plainWords(wish);
  const told = described.split(/[.;:!?]+\s*/).filter((part) => /\p{L}/u.test(part));
  // "We make boot brushes" begins with the thing once its beginning is left out.
  const sentences = beginnings.exec(told[0] ?? '')?.[0] ? told : thingFirst(told);
  const clauses = sentences.flatMap((sentence, at) =>
    clausesOf(sentence.replace(beginnings, '')).filter(({ link }) => at === 0 || link !== 'THING'),
  );
  const product = productIn(clauses, plainWords(brief.category)) ?? nothing;
  const wishes = clausesOf(asked);
  const refused = refusalsIn(
    [...clauses, ...wishes],
    `${sentences === told ? described : sentences.join('. ')} ${asked}`,
  );
  const who = peopleIn(wishes) ?? peopleIn(clauses);
  const facts = factsOf(product, plainWords(brief.category), described);
  const second = secondIn(clauses, product);
  return {
    product,
    second,
    secondFacts: second && factsOf(second, '', described),
    thing: product.thing,
    materials: [...new Set([...product.materials, ...materialsIn(clauses)])],
    who,
    notFor: clauses.filter(({ link }) => link === 'NOT_FOR').map(({ words }) => words.toLowerCase()),
    uses: said(clauses, 'FOR').filter(
      (words) => !readWho(words) && !emptyUses.test(words) && mayBeUse(words, who),
    ),
    traits: traitsIn(clauses).map((trait) => agreed(trait, product.thing.isPlural)),
    subjects: said(
      clauses.filter((clause) => !isOfStuff(clause)),
      'OF',
    ).filter((words) => !isWithin(words, product)),
    extras: said(clauses, 'WITH'),
    origins: clauses.filter((clause) => clause.link === 'FROM' && isPlace(clause)).map(({ words }) => words),
    refused,
    facts: withSaidPrice(facts, described),
    category: facts.category,
    tones: tonesIn(clauses, product, asked, refused),
    colors: colorsIn(
      without(refused, `${described} . ${asked}`),
      without(refused, asked),
      refusedHues(refused),
    ),
    wished: new Set(stemsOf(asked)),
    priceWish: /\b(?:cheap\w*|lower|under|affordab\w*|budget|small\w*)\b/i.test(asked)
      ? -1
      : /\b(?:dearer|luxur\w*|premium|expensive|bigger|large\w*)\b/i.test(asked)
        ? 1
        : 0,
  };
}

/** The product that the words name first; the category's own words where the description names none. */
function productIn(clauses: readonly Clause[], category: string): ProductPhrase | undefined {
  const [first, next] = clauses;
  const behindOf = next?.link === 'OF' ? next.words : '';
  const own =
    first?.link === 'THING' && !instruction.test(first.words)
      ? productPhrase(short(first.words), behindOf)
      : undefined;
  return own ?? (category === '' ? undefined : productPhrase(category));
}

/** The other of two things that a brief names together. */
function secondIn(clauses: readonly Clause[], product: ProductPhrase): ProductPhrase | undefined {
  const [first] = clauses;
  const parts = first?.link === 'THING' ? first.words.split(/\s+(?:and|&|plus)\s+/i) : [];
  const [one = '', other = ''] = parts;
  if (parts.length !== 2 || one === '' || other === '') return undefined;
  // Two words for one thing ("salt and pepper mills") have been read as one name.
  const alone = productPhrase(short(one));
  if (alone?.noun !== product.noun) return undefined;
  const second = productPhrase(short(other));
  return second && second.noun !== product.noun ? second : undefined;
}

/** Of a long clause its last words, where the thing is. */
const short = (words: string) => words.split(' ').slice(-8).join(' ');

const emptyUses =
  /^(?:sale|less|free|now|example|fun|life|sure|real|the win|good|ever|once|all|everyone|everybody|anyone|people|a change)$/i;

/** What only belongs to the people named is no use of its own. */
const mayBeUse = (words: string, who: Who | undefined) => !who?.many.includes(words.toLowerCase());

const said = (clauses: readonly Clause[], link: Clause['link']): string[] => [
  ...new Set(
    clauses
      .filter((clause) => clause.link === link && clause.words.length <= longestClause)
      .map(({ words }) => lowered(words)),
  ),
];

/** Lower case, names aside: "Small Wrists" → "small wrists", "Detroit landmarks" as it is. */
const lowered = (words: string): string =>
  /^(?:\p{Lu}\p{Ll}+\s*)+$/u.test(words) && words.includes(' ') ? words.toLowerCase() : words;

function peopleIn(clauses: readonly Clause[]): Who | undefined {
  for (const [at, { link, words }] of clauses.entries()) {
    if (link !== 'FOR') continue;
    const next = clauses[at + 1];
    const behind =
      next?.link === 'WHO' || (next?.link === 'THAT' && /^(?:people|folks|those|anyone)$/i.test(words));
    const found = readWho(words, behind && next ? lowered(next.words) : '');
    if (found) return found;
  }
  return undefined;
}

/** A name behind "from" is a place: "from Mongolia". */
const isPlace = ({ words, said: how }: Clause): boolean =>
  /^from$| in$/.test(how) && /^(?:the )?\p{Lu}/u.test(words) && !/^\p{Lu}+$/u.test(words);

/** "blankets of organic muslin": the clause ends with a material, and is no longer than its name. */
const isOfStuff = ({ link, words }: Clause): boolean =>
  link === 'OF' &&
  words.split(' ').length <= 3 &&
  readMaterials(words).some(({ end }) => end === words.length);

const materialsIn = (clauses: readonly Clause[]): string[] =>
  clauses
    .filter(
      (clause) =>
        (clause.link === 'FROM' && !isPlace(clause) && !/^\d|^(?:home|scratch|here)\b/i.test(clause.words)) ||
        (clause.link === 'IN' && readMaterials(clause.words).length > 0) ||
        isOfStuff(clause),
    )
    .filter(({ words }) => words.length <= longestClause)
    .map(({ words }) => lowered(words).replace(/^(?:a|an|the|our|my)\s+/i, ''));

function traitsIn(clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ link, words, said: how }, at) => {
    if (
      link !== 'THAT' ||
      words.length > longestClause ||
      !/\p{L}{3}/u.test(words.replace(/\b(?:that|which|who|for)\b/gi, ''))
    )
      return [];
    const before = clauses[at - 1];
    if (before?.link === 'FOR' && /^(?:people|folks|those|anyone)$/i.test(before.words)) return [];
    return [
      /^(?:that|which)$/.test(how) ? words : `${how.startsWith('in') ? 'come ' : 'are '}${how} ${words}`,
    ];
  });
}

/** "smells like a bookshop" of several candles: smell. */
function agreed(trait: string, isPlural: boolean): string {
  const [verb = '', ...rest] = trait.split(' ');
  if (!isPlural || !/[^s]s$/.test(verb)) return trait;
  const irregular: Readonly<Record<string, string>> = {
    is: 'are',
    has: 'have',
    does: 'do',
    goes: 'go',
    was: 'were',
  };
  const many =
    irregular[verb] ??
    (/(?:ss|sh|ch|x|z)es$/.test(verb)
      ? verb.slice(0, -2)
      : verb.endsWith('ies')
        ? `${verb.slice(0, -3)}y`
        : verb.slice(0, -1));
  return [many, ...rest].join(' ');
}

const isWithin = (words: string, { nouns, noun }: ProductPhrase) =>
  [nouns, noun].some((own) => words.toLowerCase().includes(own) || own.includes(words.toLowerCase()));

/** A text without the words that it refuses, so that "away from pink" asks for no pink. */
const without = (refused: readonly Refusal[], text: string): string =>
  refused.reduce(
    (left, { word }) =>
      left.replaceAll(new RegExp(`\\b${word.replaceAll(/[^\p{L}\p{N}]+/gu, '.')}\\b`, 'giu'), ' '),
    text,
  );

/** A price that the founder names decides; "under $25" is the most. */
function withSaidPrice(facts: ProductFacts, described: string): ProductFacts {
  const said = readMoney(described).find(({ currency }) => currency === 'USD');
  if (!said || said.amountMinor < 100) return facts;
  return {
    ...facts,
    price: [Math.round(said.amountMinor * 0.9), said.amountMinor],
    priceFrom: 'the price in your own brief',
  };
}

/** Singular and lower case, roughly: "Candles" → "candle", "accessories" → "accessory". */
export const stemOf = (word: string): string => {
  const low = word.toLowerCase().replace(/'s$/, '');
  if (/(?:ss|us|is)$/.test(low)) return low;
  if (/[^aeiou]ies$/.test(low)) return `${low.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(low)) return low.slice(0, -2);
  return low.replace(/s$/, '');
};

export const stemsOf = (text: string): string[] => (text.match(/[\p{L}\p{N}']+/gu) ?? []).map(stemOf);

/** Manners that words ask for; what is refused, hated, or only part of the noun asks for none. */
function tonesIn(
  clauses: readonly Clause[],
  product: ProductPhrase,
  wish: string,
  refused: readonly Refusal[],
): readonly Tone[] {
  const banned = refusedManners(refused);
  const mayBe = tones.filter(
    ({ key, asks }) => !banned.has(key) && !refused.some(({ word }) => asks.test(word)),
  );
  const all = clauses
    .filter(({ link }) => link !== 'NOT' && link !== 'NOT_FOR' && link !== 'WHO' && link !== 'FROM')
    .map(({ words }) => words)
    .join(' . ')
    .replace(product.nouns, ' ')
    .replace(product.noun, ' ');
  const wished = mayBe.filter(({ asks }) => asks.test(wish));
  const named = mayBe
    .filter((tone) => !wished.includes(tone) && tone.asks.test(all))
    .toSorted((a, b) => all.search(a.asks) - all.search(b.asks));
  const found = [...wished, ...named].slice(0, 3);
  return found.length > 0 ? found : [plainTone];
}
