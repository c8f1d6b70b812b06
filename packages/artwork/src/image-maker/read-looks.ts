import { readColors } from '@brandwright/language/values/colors.ts';
import { readProducts } from '@brandwright/language/products/product-words.ts';
import { singularNoun } from '@brandwright/language/products/singular-noun.ts';
import { findForm, type FoundForm } from '../drawing/find-form/form-of.ts';
import { packages } from '../drawing/find-form/form-words.ts';
import { kitFormNamed } from '../drawing/kit/forms/index.ts';
import type { KitForm } from '../drawing/kit/kit-stage.ts';
import type { LookName, Looks, PartName } from '../drawing/find-form/looks.ts';
import { settingOf } from '../drawing/settings.ts';
import {
  inherent,
  lookWords,
  partWords,
  plainTrim,
  sceneWords,
  tieWords,
  trimWords,
  undrawnLooks,
  type LookWord,
} from './look-words.ts';

/** What words say about how a thing looks. */
export interface ReadLooks {
  looks: Looks;
  /** The words without those that say the color of a part, so that the thing's own colors are left. */
  rest: string;
  /** What was asked for and is not drawn, as it was said: "torn label". */
  notDrawn: string[];
}

const mostNamed = 6;
const material: Readonly<Record<string, string>> = {
  wooden: '#c89a63',
  wood: '#c89a63',
  bamboo: '#d9b982',
  oak: '#c89a63',
  walnut: '#7a5438',
  cork: '#c8a27a',
  leather: '#8a5a3a',
  brass: '#c9a35c',
  steel: '#c9ccd0',
  chrome: '#c9ccd0',
  metal: '#c9ccd0',
  copper: '#bb7650',
  kraft: '#c9a77c',
};
const materialPattern = new RegExp(`\\b(${Object.keys(material).join('|')})\\b`, 'i');

/**
 * `#rrggbb` of what a thing is said to be made of: "a wooden bowl". Undefined where none is said, and of what is filled
 * or spun, for that has no color from it ("leather balm", "bamboo socks").
 */
export function materialColor({ form, before }: FoundForm): string | undefined {
  const said = materialPattern.exec(before.join(' '))?.[1]?.toLowerCase() ?? '';
  return packages.has(form) || said === 'bamboo' ? undefined : material[said];
}

/** Reads the looks that a form can take out of words, and names those that it cannot. */
export function readLooks(words: string, formName: string): ReadLooks {
  const form = kitFormNamed(formName);
  if (!form) return { looks: {}, rest: words, notDrawn: [] };
  const notDrawn: string[] = [];
  const looks: Looks = {};
  let rest = readParts(words, formName, form, looks, notDrawn);
  rest = readWithout(rest, form, looks, notDrawn);
  for (const word of lookWords) rest = readLook(rest, word, formName, form, looks, notDrawn);
  const known = inherent[formName];
  for (const match of rest.matchAll(undrawnLooks))
    if (!known?.test(match[0])) notDrawn.push(match[0].toLowerCase());
  rest = rest.replace(undrawnLooks, ' ');
  notDrawn.push(...builds(words), ...otherThings(words, formName));
  for (const thing of sceneryIn(rest, form, formName)) {
    notDrawn.push(thing);
    // The color of what is not drawn is none of the thing's own.
    rest = rest.replace(new RegExp(thing.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), ' ');
  }
  return { looks, rest, notDrawn: [...new Set(notDrawn)].slice(0, mostNamed) };
}

const parts = Object.entries(partWords) as [PartName, string][];
const anyPart = `(?:${parts.map(([, words]) => words).join('|')})(?!\\s+(?:lids?|caps?|stoppers?|handles?|labels?|straps?)\\b)`;
const partPattern = new RegExp(
  `\\b((?:[\\p{L}#-]+[\\d\\p{L}]*\\s+){0,3}?)(${anyPart})\\b(?:\\s+(?:in|is|of)\\s+((?:[\\p{L}-]+\\s?){1,3}))?`,
  'giu',
);
const partNamed = (word: string): PartName | undefined =>
  parts.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(word))?.[0];

/** "with a red handle", "its lid in white": the part takes the color where the form has it. */
function readParts(words: string, formName: string, form: KitForm, looks: Looks, notDrawn: string[]): string {
  const found = findForm(words);
  const thing = found.kind === 'form' ? found.phrase : '';
  return words.replace(partPattern, (said: string, before: string, noun: string, after = '') => {
    const part = partNamed(noun);
    if (
      !part ||
      isThingItself(thing, noun, before) ||
      /\b(?:no|without|torn|ripped|peeling|blank|plain)\s+(?:an?\s+|any\s+)?$/i.test(before)
    )
      return said;
    const near = before.replace(/^.*\b(?:with|and|has|having|by|an?|the|its|in|on|of)\s+/i, '');
    const color = colorIn(near) ?? colorIn(after);
    const isOwn = form.parts !== undefined && part in form.parts && isCalled(formName, part, noun);
    const isSaid =
      color !== undefined || /\b(?:with|has|having|and|plus)\b/i.test(before) || startsPhrase(words, said);
    if (!isSaid) return said;
    const phrase = `${near}${noun}`.trim().toLowerCase();
    const isTie = part === 'trim' && tieWords.test(noun);
    if (isOwn && isTie && form.takes?.includes('tied')) looks.isTied = true;
    if (!isOwn) {
      if (color || !inherent[formName]?.test(phrase)) notDrawn.push(phrase);
    } else if (color) looks.parts = { ...looks.parts, [part]: color };
    else return said;
    return before.slice(0, before.length - near.length);
  });
}

/** In "a black cap" the cap is the thing and no lid. */
const isThingItself = (thing: string, noun: string, before: string): boolean =>
  singularNoun(noun.toLowerCase()) === thing.split(' ').at(-1) &&
  !/\b(?:with|and|has|having|its)\s/i.test(before);

/** Whether a form's part goes by that name: a cap's trim is its brim, and no ribbon. */
const isCalled = (formName: string, part: PartName, noun: string): boolean =>
  part === 'trim'
    ? (trimWords[formName] ?? plainTrim).test(noun)
    : !/^(?:pump|dropper)/i.test(noun) || formName.includes(noun.split(' ')[0]?.toLowerCase() ?? '');

/** Whether "with" stands right before what was matched. */
const startsPhrase = (words: string, said: string) =>
  /\b(?:with|has|having)\s+(?:an?\s+|the\s+|its\s+)?$/i.test(words.slice(0, words.indexOf(said)));

const colorIn = (words: string): string | undefined => {
  const color = readColors(words).find(({ hex, negated }) => hex !== null && !negated)?.hex;
  return color ?? material[materialPattern.exec(words)?.[1]?.toLowerCase() ?? ''];
};

/** "without a lid", "no label". */
function readWithout(words: string, form: KitForm, looks: Looks, notDrawn: string[]): string {
  const pattern = new RegExp(
    `\\b(?:without|no)\\s+(?:an?\\s+|any\\s+|its\\s+)?(${anyPart})\\b|\\blidless\\b`,
    'gi',
  );
  return words.replace(pattern, (said: string, noun?: string) => {
    const part = noun ? partNamed(noun) : 'lid';
    if (part === 'label' && form.takes?.includes('no-label')) looks.hasNoLabel = true;
    else if (part && form.removable?.includes(part)) looks.without = [...(looks.without ?? []), part];
    else if (part && form.parts && part in form.parts) notDrawn.push(said.toLowerCase());
    return ' ';
  });
}

function readLook(
  words: string,
  { pattern, name, give }: LookWord,
  formName: string,
  form: KitForm,
  looks: Looks,
  notDrawn: string[],
): string {
  const match = pattern.exec(words);
  if (!match || isOfAnother(name, words, match)) return words;
  const [said] = match;
  if (form.takes?.includes(name)) Object.assign(looks, give);
  else if (!inherent[formName]?.test(said) && !isOwnFinish(name, give) && !saysNothing.test(said))
    notDrawn.push(said.toLowerCase().replace(/^(?:with|and|has)\s+/, ''));
  return words.replace(pattern, ' ');
}

/** "Tied with", whose ribbon was named before. */
const saysNothing = /^(?:tied|wrapped)\s+(?:up\s+)?(?:with|in|by)$/i;

/** "With a gingham cloth": the pattern or the finish of another thing. */
function isOfAnother(name: LookName, words: string, { index, 0: said }: RegExpExecArray): boolean {
  if (name !== 'pattern' && name !== 'finish') return false;
  const [before, after] = [words.slice(0, index), words.slice(index + said.length)];
  return (
    /\bwith\s+(?:an?\s+|the\s+|its\s+)(?:[a-z]+\s+)?$/i.test(before) &&
    /^\s+(?!(?:patterns?|prints?|design|finish|effect|surface|body|glaze|exterior|outside|look|texture|lines|all|on|in|and|for|at)\b)[a-z]/i.test(
      after,
    )
  );
}

/** "A slim can": how it is built, which every form has of its own. */
function builds(words: string): string[] {
  const found = findForm(words);
  if (found.kind !== 'form') return [];
  return found.before.filter((word) =>
    /^(?:slim|skinny|thin|narrow|squat|tall|curved|rounded|bent|giant|huge|mini)$/.test(word),
  );
}

/** What takes no finish is dull of itself. */
const isOwnFinish = (name: LookName, { finish }: Looks) =>
  name === 'finish' && (finish === 'matte' || finish === 'satin');

/** Other things that are listed beside the first: "mugs and plates". */
function otherThings(words: string, formName: string): string[] {
  const [, ...more] = readProducts(words).filter(({ products }) => products.length > 0);
  return more
    .filter(({ isListed, text }) => {
      const found = findForm(text);
      return isListed && !(found.kind === 'form' && found.form === formName);
    })
    .map(({ text }) => text.toLowerCase());
}

const chunks =
  /\b(with|featuring|showing|holding|held by|held in|next to|beside|near|surrounded by|topped with|decorated with|covered in|wearing|worn by|in front of|on top of|on|in|under|over|behind|against|at)\s+((?:(?!\b(?:with|featuring|showing|holding|held|next|beside|near|surrounded|topped|decorated|covered|wearing|worn|on|in|under|over|behind|against|at|for|from|by)\b)[^,.;])+)/gi;
/** Links after which something always is to be seen. */
const alwaysSeen =
  /^(?:featuring|showing|holding|held|next|beside|near|surrounded|topped|decorated|covered|wearing|worn|behind|in front|on top)/i;
const counted = /^(?:an?|the|some|two|three|four|five|his|her|their|our|my|its)\s+/i;

/** "With lemons on it": a picture, however many there are. */
const onIt = /^(?:on|over|across|around|all over)\s+(?:it|them|the)\b/i;

/** Pictures on it, and what is to stand around it, as far as no setting shows it. */
function sceneryIn(words: string, form: KitForm, formName: string): string[] {
  const own = [...words.matchAll(chunks)].flatMap(({ 0: said, 1: link = '', 2: what = '', index }) => {
    const isOnIt = /^with$/i.test(link) && onIt.test(words.slice(index + said.length));
    const isSeen =
      alwaysSeen.test(link) || counted.test(what) || isOnIt || isPlainThing(link, what, formName);
    const left = what
      .replace(counted, '')
      .replace(
        /\b(?:and|on it|on them|of it|please|brand|name|names|logo|print|finish|effect|texture|pattern|the|an?|it|them|background|backdrop|view|shot)\b/gi,
        ' ',
      )
      .trim();
    const isKnown =
      left === '' ||
      isSetting(link, what) ||
      sceneWords.test(what) ||
      readColors(left).some(({ text }) => text.length > left.length - 3) ||
      inherent[formName]?.test(left);
    const things = findForm(left);
    const isSame = things.kind === 'form' && (things.form === formName || link === 'in');
    return isSeen && !isKnown && !isSame ? [clean(said)] : [];
  });
  const above =
    form.pose === 'standing'
      ? (/\b(?:from (?:above|below|behind|the side|the back)|top view|overhead|top-down|side view|back view|flat ?lay|bird'?s[- ]eye)\b/i.exec(
          words,
        )?.[0] ?? '')
      : '';
  return [...own, ...(above ? [above.toLowerCase()] : [])];
}

/** "With dinosaurs", "with wooden cover": a thing without an article; what is in something that is filled is no such. */
function isPlainThing(link: string, what: string, formName: string): boolean {
  if (!/^with$/i.test(link)) return false;
  const words = what.trim().toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? '';
  const isMade = words.length > 1 && colorIn(words[0] ?? '') !== undefined;
  return isMade || (!packages.has(formName) && last !== singularNoun(last));
}

/** "On a wooden table" is where it stands; "with a wooden dish" is another thing. */
const isSetting = (link: string, what: string): boolean =>
  settingOf(`${link} ${what}`) !== undefined &&
  (!/^with$/i.test(link) || /\b(?:leaf|leaves|plants?|palms?|window|sunlight|tiles?)\b/i.test(what));

const clean = (said: string): string => {
  const words = said
    .replace(/\s+(?:and|or)?\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = words.length > 60 ? words.slice(0, 60).replace(/\s+\S*$/, '') : words;
  return short.replace(/^with\s+(?:an?\s+)?/i, '').toLowerCase();
};

/** "a bicycle", "bicycles": a thing that no form shows, as a sentence has it. */
export function someOf(thing: string): string {
  const last = thing.split(' ').at(-1) ?? '';
  if (last !== singularNoun(last)) return thing;
  return `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;
}
