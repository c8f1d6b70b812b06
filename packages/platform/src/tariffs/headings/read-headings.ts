import { longestNoun, nouns, respelled, type Choice, type Noun } from './lexicon.ts';
import { kindsOf, materialKinds, mayBe } from './materials.ts';
import { isDescriptive } from './descriptive.ts';
import { kindOfNoun } from './noun-kinds.ts';
import { readPhrase, type Phrase } from './phrase.ts';

/** What the words of a product mean in the schedule. */
export interface HeadingReading {
  /** The noun that was understood, as stems. */
  noun: string;
  phrase: Phrase;
  /** Codes of four to eight digits, best first. */
  codes: readonly string[];
  /** What decides between them; null when nothing is open. */
  question: string | null;
}

interface Found {
  noun: Noun;
  at: number;
  end: number;
}

/** Codes that product words mean; undefined when no noun of theirs is known. */
export function readHeadings(text: string): HeadingReading | undefined {
  const asWritten = readPhrase(text);
  return readingOf(asWritten) ?? readingOf({ ...asWritten, words: asWritten.words.map(respelled) });
}

function readingOf(phrase: Phrase): HeadingReading | undefined {
  const [head, ...others] = headNouns(phrase);
  if (!head) return undefined;
  const meant = meaningOf(head.noun, phrase);
  const also = others.flatMap(({ noun }) => meaningOf(noun, phrase).codes.slice(0, 1));
  const cover = coverOf(meant.codes, phrase);
  const codes = [...new Set([...meant.codes, ...cover, ...also])];
  if (codes.length === 0) return undefined;
  return {
    noun: head.noun.name,
    phrase,
    codes,
    question:
      meant.question ??
      questionOfNouns(head, others, codes) ??
      questionOfPart(phrase) ??
      questionOfUse(head, phrase) ??
      questionOfKind(head) ??
      (cover.length > 0 ? useQuestion(head.noun) : null),
  };
}

/** No device is of these: who names one beside a device has a cover or another article for it. */
const coverCodes: readonly (readonly [kind: string, code: string])[] = [
  ['silicone', '392690'],
  ['fauxleather', '420292'],
  ['leather', '420500'],
  ['rubber', '401699'],
  ['textile', '630790'],
  ['paper', '482390'],
];

function coverOf([first = '']: readonly string[], { materials }: Phrase): string[] {
  const [stated = []] = materials;
  const kind = /^8[4579]|^90[0-35-9]/.test(first)
    ? coverCodes.find(([kind]) => stated.includes(kind))
    : undefined;
  return kind ? [kind[1]] : [];
}

/** Whether codes are of more than one subheading: a heading and its own subheading are one. */
function areSeveral(codes: readonly string[]): boolean {
  const subheadings = [...new Set(codes.map((code) => code.slice(0, 6)))];
  return subheadings.some(
    (code) => !subheadings.every((one) => one.startsWith(code) || code.startsWith(one)),
  );
}

/** Asks where two things are named of different chapters. */
function questionOfNouns(head: Found, others: readonly Found[], codes: readonly string[]): string | null {
  const first = codes[0]?.slice(0, 2);
  if (others.length === 0 || codes.every((code) => code.startsWith(first ?? ''))) return null;
  return `Is it the ${head.noun.label} or the ${others[0]?.noun.label ?? ''}?`;
}

const partWords = new Set(['part', 'accessory', 'component', 'replacement']);

/** Parts have headings of their own, or those of their material. */
const questionOfPart = ({ words }: Phrase): string | null =>
  words.some((word) => partWords.has(word)) ? 'Which part is it, and what is it made of?' : null;

/** A word that is only known as a kind of another is asked about. */
const questionOfKind = ({ noun: { label, kind } }: Found): string | null =>
  kind === undefined ? null : `Is the ${label} a kind of ${kind}?`;

/** The last word is the head: of "wine aerator" the wine says only what it is for, as it does after a preposition. */
function questionOfUse({ noun, at, end }: Found, { words, headEnd }: Phrase): string | null {
  const isHead = at < headEnd && words.slice(end, headEnd).every(isDescriptive);
  return isHead ? null : useQuestion(noun);
}

const useQuestion = ({ label }: Noun): string => `Is it the ${label} itself, or something for it?`;

/** The head noun first, then nouns that are joined to it by "and" or "or". Materials and vague nouns only when alone. */
function headNouns(phrase: Phrase): Found[] {
  const inHead = nounsIn(phrase.words, 0, phrase.headEnd);
  const found = inHead.length > 0 ? inHead : nounsIn(phrase.words, phrase.headEnd, phrase.words.length);
  const strong = found.filter(({ noun }) => !isWeak(noun));
  const goods = strong.filter(({ noun }) => noun.name !== 'bead' && !stuffs.has(noun.name));
  const madeUp = strong.filter(({ noun }) => !stuffs.has(noun.name));
  const heads = [goods, madeUp, strong, found].find((some) => some.length > 0) ?? [];
  const [last, ...others] = heads.toReversed();
  if (!last) return [];
  const joined = others.filter(({ end }) => phrase.words.slice(end, last.at).includes('and'));
  const madeOf = strong.filter((one) => !heads.includes(one));
  return [
    // Of "jewelry packaging and display" the longer name says more.
    ...[last, ...joined.slice(0, 2)].sort((a, b) => b.end - b.at - (a.end - a.at)),
    ...madeOf,
  ];
}

/** Stuffs that goods are sold by as well as made of: of "necklace, rhinestone" they are what it is made of. */
const stuffs = new Set(['rhinestone', 'sequin', 'feather', 'foam', 'polymer clay', 'filter paper']);

const isWeak = ({ name, isVague }: Noun): boolean => isVague || kindsOf(name).length > 0;

/** Known nouns from left to right, read from the right: "roasted coffee beans" are coffee beans, not beans. */
function nounsIn(words: readonly string[], from: number, to: number): Found[] {
  const found: Found[] = [];
  let end = to;
  while (end > from) {
    const one = nounBefore(words, from, end);
    if (one) found.unshift(one);
    end = one ? one.at : end - 1;
  }
  return found;
}

/** The longest noun of the lexicon that ends there, else one that is a kind of such a noun. */
const nounBefore = (words: readonly string[], from: number, end: number): Found | undefined =>
  longestBefore(words, from, end, (name) => nouns.get(name)) ?? longestBefore(words, from, end, kindOfNoun);

function longestBefore(
  words: readonly string[],
  from: number,
  end: number,
  find: (name: string) => Noun | undefined,
): Found | undefined {
  for (let size = Math.min(longestNoun * 2 - 1, end - from); size > 0; size -= 1) {
    const at = end - size;
    if (words[at] === 'and' || words[end - 1] === 'and') continue;
    const name = words
      .slice(at, end)
      .filter((word) => word !== 'and')
      .join(' ');
    const noun = find(name);
    if (noun) return { noun, at, end };
  }
  return undefined;
}

/** Materials that are not asked about: who has them says so. */
const unusual = new Set([
  'fauxleather',
  'fur',
  'rubber',
  'plaiting',
  'cork',
  'zinc',
  'tin',
  'shell',
  'wax',
  'hemp',
]);

type Fit = 'holds' | 'open' | 'excluded';

const facets: ReadonlyMap<string, 'gender' | 'construction'> = new Map([
  ['men', 'gender'],
  ['women', 'gender'],
  ['knit', 'construction'],
  ['woven', 'construction'],
] as const);

const says = ({ words }: Phrase, word: string): boolean => ` ${words.join(' ')} `.includes(` ${word} `);

/** Whether what the words say holds a condition, leaves it open or excludes it. */
function fitOf(any: readonly string[], phrase: Phrase, materials: Phrase['materials']): Fit {
  const fits = any.map((word): Fit => {
    if (word.startsWith('~'))
      return phrase.materials.some((kinds) => kinds.includes(word.slice(1))) ? 'holds' : 'excluded';
    const facet = facets.get(word);
    if (facet) return phrase[facet] === null ? 'open' : phrase[facet] === word ? 'holds' : 'excluded';
    if (word === 'baby') return phrase.isBaby ? 'holds' : 'excluded';
    if (!materialKinds.has(word)) return says(phrase, word) ? 'holds' : 'excluded';
    if (materials.length === 0) return unusual.has(word) ? 'excluded' : 'open';
    if (materials.some((kinds) => kinds.includes(word))) return 'holds';
    return materials.some(([special = '']) => mayBe(special, word)) ? 'open' : 'excluded';
  });
  return fits.includes('holds') ? 'holds' : fits.includes('open') ? 'open' : 'excluded';
}

function choiceFit(choice: Choice, phrase: Phrase, materials: Phrase['materials']): Fit {
  if (choice.when === 'any') return 'holds';
  if (choice.when === 'unstated') return materials.length === 0 ? 'holds' : 'open';
  const fits = choice.conditions.map((any) => fitOf(any, phrase, materials));
  return fits.includes('excluded') ? 'excluded' : fits.includes('open') ? 'open' : 'holds';
}

interface Meaning {
  codes: readonly string[];
  question: string | null;
}

function meaningOf(noun: Noun, phrase: Phrase): Meaning {
  const rated = ratedChoices(noun, phrase);
  const holding = rated.filter(({ fit }) => fit === 'holds');
  const named = holding.filter(({ choice }) => choice.when === 'named');
  const open = rated.filter(({ fit, choice }) => fit === 'open' && choice.when === 'named');
  const [first] = named.length > 0 ? named : holding.length > 0 ? holding : open;
  // A choice that stands before the one that holds is more special, and may be meant.
  const before = open.filter(
    (one) => first && (rated.indexOf(one) < rated.indexOf(first) || named.length === 0),
  );
  const rest = holding.filter((one) => one !== first && one.choice.when === 'any');
  const codes = [
    ...(first?.choice.codes ?? []),
    ...before.flatMap(({ choice }) => choice.codes.slice(0, 1)),
    ...rest.flatMap(({ choice }) => choice.codes),
  ];
  const isOpen = areSeveral([
    ...(first?.choice.codes ?? []),
    ...before.flatMap(({ choice }) => choice.codes.slice(0, 1)),
  ]);
  return {
    codes: [...new Set(codes)],
    question:
      isOpen || noun.isVague
        ? questionFor(
            noun,
            before.map(({ choice }) => choice),
            phrase,
          )
        : null,
  };
}

interface Rated {
  choice: Choice;
  fit: Fit;
}

/** Acrylic is a fiber in what is knit, woven or sewn, and a plastic in all else. */
function materialsFor(noun: Noun, { materials }: Phrase): Phrase['materials'] {
  const isTextile = noun.choices.some(
    ({ when, codes: [code = ''] }) => when === 'any' && /^(?:5|6[0-35])/.test(code),
  );
  return isTextile
    ? materials.map((kinds) => (kinds[0] === 'acrylic' ? kinds.filter((kind) => kind !== 'plastic') : kinds))
    : materials;
}

/** By the material that is said first where a choice holds for it, else by all of them. */
function ratedChoices(noun: Noun, phrase: Phrase): Rated[] {
  const materials = materialsFor(noun, phrase);
  const rate = (of: Phrase['materials']): Rated[] =>
    noun.choices.map((choice) => ({ choice, fit: choiceFit(choice, phrase, of) }));
  const byFirst = rate(materials.slice(0, 1));
  return materials.length < 2 || byFirst.some(({ fit, choice }) => fit === 'holds' && choice.when === 'named')
    ? byFirst
    : rate(materials);
}

const materialNames: Readonly<Record<string, string>> = {
  basemetal: 'metal',
  fauxleather: 'imitation leather',
  mmf: 'man-made fiber',
  synthetic: 'synthetic fiber',
  artificial: 'rayon or viscose',
  precious: 'precious metal',
  gemstone: 'natural stone',
  plaiting: 'wicker or straw',
};

/** The question that what is open asks: material first, then knit or woven, then for whom. */
function questionFor(noun: Noun, open: readonly Choice[], phrase: Phrase): string {
  const words = [...new Set(open.flatMap(({ conditions }) => conditions.flat()))];
  const materials = words.filter((word) => materialKinds.has(word)).slice(0, 5);
  if (materials.length > 0 && phrase.materials.length === 0)
    return `What is the ${noun.label} made of: ${materials.map((kind) => materialNames[kind] ?? kind).join(', ')}, or something else?`;
  if (words.includes('knit') || words.includes('woven')) return 'Is the fabric knit or woven?';
  if (words.includes('men') || words.includes('women')) return 'Is it for men or for women?';
  return `Which of these lines describes the ${noun.label} best?`;
}
