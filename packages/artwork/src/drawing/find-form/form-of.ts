import { blendedFamilies } from '@brandwright/language/products/modifiers.data.ts';
import {
  readProduct,
  readProducts,
  type ProductWords,
} from '@brandwright/language/products/product-words.ts';
import { isKindOf, productsNamed } from '@brandwright/language/products/products.ts';
import { formWords, packages, undrawnWords } from './form-words.ts';

/** What stands in the table for a thing that no form shows. */
const undrawn = '';
const forms = new Map<string, string>();
for (const phrase of undrawnWords.split(', ')) forms.set(plain(phrase), undrawn);
for (const [form, words] of Object.entries(formWords)) {
  for (const phrase of [form.replaceAll('-', ' '), ...words.split(', ')]) {
    const key = plain(phrase);
    if (!forms.has(key)) forms.set(key, form);
  }
}
const longestPhrase = 4;

/** Lower case, no hyphens, no signs, each word in the singular. */
export function plain(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']s\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(singular)
    .join(' ');
}

/** Roughly: both sides of a comparison go through it, so that it need not be right, only the same. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/(?:ones|hood|cook|bean|smooth|brown|plush|vegg|hank|boot|mov|book)ies$/.test(word))
    return word.slice(0, -1);
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** "A close-up photo of": the kind of picture, not what it shows. */
const pictureOf =
  /^.{0,60}?\b(?:photo|photograph|picture|image|shot|render|rendering|illustration|mock-?up|drawing|view|close-?up)s?\s+(?:of|showing)\s+(?:an?\s|the\s|our\s|my\s)?/i;
/** "Sample: washed linen tote". */
const sampleOf = /^(?:sample|prototype|draft|new|reorder|photo)s?\s*:\s*/i;
const showing = /^(?:please\s+)?(?:show|draw|make(?!\s+up\b)|create|see)\s+(?:me\s+|us\s+)?(?=\p{L})/iu;

/** Where the thing itself ends and what it is for, with or made of begins. */
const aside =
  /\s(?:for|with|without|from|by|in|on|that|which|who|whose|to|made|inspired|featuring|against|at|using|while|when|like|has|having|filled|standing|lying|sitting|held|wrapped|wearing|next|beside|besides|near|under|over|behind|surrounded|topped|decorated|—|–)\s|\s(?:outdoors|indoors|outside|upright|alone|close[ -]?up|side by side|flat[ -]?lay|please)\b|\s(?:tied|painted|printed|decorated|trimmed|finished|sealed|closed|stamped|lined)\s(?=(?:up\s)?(?:with|in|by|on)\b)|[,;:.(]/i;

/** "jar of honey": how much of it, or what it comes in. */
const amountOf =
  /\b(?:set|pair|pack|range|line|collection|series|stack|bundle|assortment|selection|variety|trio|duo|group|row|couple|lot|number|piece|kind|type|sort|family|dozen|brand|version|photo|bar|cake|ball|skein|roll|loaf|block|slice)s?\s+of\s+/i;
const contentOf = /^(.*?\b(\p{L}+))\s+of\s+(.+)$/iu;

/** A form, the words that named it, and the words before them. */
export interface FoundForm {
  form: string;
  phrase: string;
  before: readonly string[];
}

/** What words ask to be shown: a form, a thing that no form shows ("bicycle"), or nothing that has a name. */
export type FoundThing =
  | ({ kind: 'form' } & FoundForm)
  | { kind: 'undrawn'; thing: string }
  | { kind: 'nothing' };

/**
 * The form of what words ask for: "vitamin C face serum" → dropper, "tea for night-shift nurses" → tea-box. The noun
 * decides: a bicycle basket is no bicycle, and a thing whose noun no form shows is never shown as something else.
 */
export function findForm(words: string): FoundThing {
  const short = words.slice(0, 600).replace(sampleOf, '').replace(pictureOf, '').replace(showing, '').trim();
  return withPart(inBrackets(short) ?? packedIn(short) ?? thingIn(short.replace(amountOf, '')), short);
}

/** What another part makes of a bottle. */
const madeBy: readonly (readonly [part: RegExp, form: string])[] = [
  [/\bwith\b[^,.;]*\b(?:pump|pump (?:top|head)|dispenser)\b/i, 'pump-bottle'],
  [/\bwith\b[^,.;]*\b(?:dropper|pipette)\b/i, 'dropper'],
  [/\bwith\b[^,.;]*\b(?:spray(?:er)?|trigger|mister|atomi[sz]er|nozzle)\b/i, 'spray-bottle'],
];

/** "A bottle with a pump" is another form than a bottle. */
function withPart(found: FoundThing, words: string): FoundThing {
  if (found.kind !== 'form' || !/^(?:bottle|glass-bottle)$/.test(found.form)) return found;
  const other = madeBy.find(([part]) => part.test(words))?.[1];
  return other ? { ...found, form: other } : found;
}

/** The form that words name; undefined when they name none, or a thing that no form shows. */
export const formIn = (words: string): string | undefined => formWithPhrase(words)?.form;

/** The form of a product of a category: its own words decide, the category only where they name no thing at all. */
export function formOfProduct(words: string, category: string): string | undefined {
  const own = findForm(words);
  return own.kind === 'nothing' ? formIn(category) : own.kind === 'form' ? own.form : undefined;
}

/** The form that words name, with what named it. */
export function formWithPhrase(words: string): FoundForm | undefined {
  const found = findForm(words);
  return found.kind === 'form' ? found : undefined;
}

/** "a mailer-box (phone case)": the thing itself where a form shows it, else what it comes in. */
function inBrackets(words: string): FoundThing | undefined {
  const [, outer = '', inner = ''] = /^(?:an?\s|the\s)?([\p{L} -]{3,40})\(([^()]{3,40})\)/u.exec(words) ?? [];
  if (inner === '') return undefined;
  const [package_, thing] = [thingIn(outer.trim()), thingIn(inner)];
  if (package_.kind !== 'form') return undefined;
  return thing.kind === 'form' && !packages.has(thing.form) ? thing : package_;
}

/** "cold brew in a can": what is filled stands in the package that is named. */
function packedIn(words: string): FoundThing | undefined {
  const [, what = '', rest = ''] = /^(.+?)\s(?:in|inside)\s(?:an?\s|the\s|our\s)?(.+)$/i.exec(words) ?? [];
  if (rest === '') return undefined;
  const [thing, around] = [thingIn(what.replace(amountOf, '')), thingIn(rest)];
  const isFilled =
    thing.kind === 'form'
      ? packages.has(thing.form)
      : (readProduct(what)?.products.some(({ family }) => blendedFamilies.has(family)) ?? false);
  if (!isFilled || around.kind !== 'form' || !packages.has(around.form)) return undefined;
  if (!packageNouns.test(around.phrase)) return undefined;
  return isWithin(thing, around) ? thing : around;
}

const packageNouns =
  /\b(?:bottle|jar|tin|can|tube|pouch|bag|box|sachet|carton|tub|canister|caddy|dropper|pump|spray|stick|packet|mailer)$/;

/** A wine bottle is a bottle, a coffee bag a bag. */
const isWithin = (thing: FoundThing, around: FoundForm): boolean =>
  thing.kind === 'form' &&
  (thing.form === around.form || thing.form.split('-').includes(around.form.split('-').at(-1) ?? ''));

/** "hot sauce three-pack": how many of it. */
const packOf =
  /\s(?:(?:\p{L}+|\d+)-pack|multi-?pack|(?:starter|tasting|trial|sample|variety|discovery|matching) (?:set|pack))$/iu;

function thingIn(words: string): FoundThing {
  const thing = (words.split(aside)[0] ?? '').trim().replace(packOf, '');
  return containerIn(thing) ?? nounIn(thing);
}

/** "a jar of honey": the container, or the content where its own form is such a container. */
function containerIn(thing: string): FoundThing | undefined {
  const [, container = '', noun = '', content = ''] = contentOf.exec(thing) ?? [];
  if (content === '') return undefined;
  const whole = exactly(plain(thing));
  if (
    whole.kind === 'form'
      ? whole.phrase.includes(' of ')
      : whole.kind === 'undrawn' && whole.thing.includes(' of ')
  )
    return whole;
  const [around, inside] = [nounIn(container), nounIn(content)];
  const parts = inside.kind === 'form' ? inside.form.split('-') : [];
  if (parts.includes(plain(noun)) || around.kind === 'nothing') return inside;
  return around;
}

function nounIn(thing: string): FoundThing {
  const read = mainProduct(thing);
  if (!read) return exactly(plain(thing));
  return shownBy(read, thing);
}

/** What is asked for: of "oat and clay soaps" the soaps, for the oat is only in them. */
function mainProduct(thing: string): ProductWords | null {
  const [first, second] = readProducts(thing);
  const isIngredient =
    first !== undefined &&
    second?.isListed === true &&
    second.products.length > 0 &&
    !first.text.toLowerCase().endsWith('s') &&
    second.text.toLowerCase().endsWith('s');
  return isIngredient ? second : readProduct(thing);
}

/** Words of which the language reads no noun: all of them, or nothing. */
function exactly(words: string): FoundThing {
  const list = words.split(' ').filter((word) => !/^(?:an?|the|our|my|your)$/.test(word));
  return phraseEnding(list, list.length) ?? { kind: 'nothing' };
}

function shownBy(read: ProductWords, thing: string): FoundThing {
  const list = plain(thing.slice(0, read.end)).split(' ').filter(Boolean);
  const noun = plain(thing.slice(read.nounStart, read.end)).split(' ');
  const behind = plain(thing.slice(read.end)).split(' ').filter(Boolean);
  // "Vitamin C" is a serum, and a "bath soak" has its name in two words.
  const all = phraseEnding([...list, ...behind], list.length + behind.length);
  if (behind.length > 0 && all?.kind === 'undrawn' && all.thing.split(' ').length > behind.length) return all;
  const isWhole = all?.kind === 'form' && all.phrase.split(' ').length > behind.length;
  const found = isWhole ? all : phraseEnding(list, list.length);
  const named: FoundThing = { kind: 'undrawn', thing: nameOf(read, thing) };
  if (found?.kind !== 'form') return named;
  const filled = foodBag(found);
  if (filled) return { kind: 'form', ...filled };
  const long = found.phrase.split(' ').length;
  if (long >= noun.length || isKind(read, found.phrase)) return found;
  return named;
}

/** "A striped popcorn bag" is what popcorn comes in. */
function foodBag({ phrase, before }: FoundForm): FoundForm | undefined {
  const content = phrase === 'bag' ? phraseEnding(before, before.length) : undefined;
  return content?.kind === 'form' && /(?:pouch|bag)$/.test(content.form) && packages.has(content.form)
    ? content
    : undefined;
}

/** "Stoneware dinner plate" is a plate; a "pull up bar" is no bar. */
const isKind = ({ products }: ProductWords, phrase: string): boolean => {
  const wider = productsNamed(phrase.split(' '));
  return wider.length === 0
    ? products.length === 0
    : products.some((one) => wider.some((other) => isKindOf(one, other)));
};

/** The noun with the words before it that make another kind of it: "electric bicycle". */
function nameOf({ noun, kinds, nounStart, end }: ProductWords, thing: string): string {
  const said = thing.slice(nounStart, end).toLowerCase().trim();
  const kind = kinds.filter((word) => !noun.includes(word)).slice(0, 2);
  return [...kind, said || noun.join(' ')].join(' ').replaceAll(/(?<=\w)['’](?=\s)/g, '’s');
}

/** The longest known phrase that ends at a place. */
function phraseEnding(list: readonly string[], end: number): FoundThing | undefined {
  for (let long = Math.min(longestPhrase, end); long > 0; long -= 1) {
    const phrase = list.slice(end - long, end).join(' ');
    const form = forms.get(phrase);
    if (form === undefined) continue;
    if (form === undrawn) return { kind: 'undrawn', thing: phrase };
    return { kind: 'form', form, phrase, before: list.slice(0, end - long) };
  }
  return undefined;
}
