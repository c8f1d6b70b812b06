import type { BriefDimensions } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { figure, take, type Sentence } from './text.ts';

/** International avoirdupois and US customary figures (NIST Handbook 44, appendix C). */
const millimetresIn: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 };
const gramsIn: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };
const millilitresIn: Readonly<Record<string, number>> = {
  ml: 1,
  cl: 10,
  l: 1000,
  floz: 29.5735295625,
  gal: 3785.411784,
};

const number = String.raw`(\d+(?:[.,]\d+)?|\d+\s\d\/\d|\d\/\d)`;
const lengthUnit = String.raw`(mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|inch(?:es)?|in\b|"|ft|feet|foot|met(?:er|re)s?)`;

function lengthKey(said: string): string {
  const unit = said.toLowerCase();
  if (unit === '"' || unit.startsWith('in')) return 'in';
  if (unit.startsWith('mm') || unit.startsWith('milli')) return 'mm';
  if (unit.startsWith('cm') || unit.startsWith('centi')) return 'cm';
  return unit.startsWith('f') ? 'ft' : 'm';
}

function plain(said: string): number {
  const mixed = /^(?:(\d+)\s)?(\d)\/(\d)$/.exec(said.trim());
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  return figure(said);
}

const round = (value: number) => Math.round(value * 10) / 10;
const inMillimetres = (said: string | undefined, unit: string) =>
  round(plain(said ?? '') * (millimetresIn[lengthKey(unit)] ?? 1));

export const noDimensions: BriefDimensions = {
  lengthMillimetres: null,
  widthMillimetres: null,
  heightMillimetres: null,
  diameterMillimetres: null,
  capacityMillilitres: null,
};

export interface Measured<T> {
  value: T;
  said: string;
}

/** Sides, height, width, depth and diameter with their units. Null when none was said. */
export function readDimensions(sentence: Sentence): Measured<BriefDimensions> | null {
  const size = { ...noDimensions };
  const said: string[] = [];
  const by = String.raw`\s*(?:${lengthUnit})?\s*(?:x|\u00d7|\*|by)\s*`;
  const sides = take(
    sentence,
    new RegExp(`${number}${by}${number}(?:${by}${number})?\\s*${lengthUnit}`, 'i'),
  );
  if (sides) {
    const unit = sides[6] ?? 'mm';
    size.lengthMillimetres = inMillimetres(sides[1], sides[2] ?? unit);
    size.widthMillimetres = inMillimetres(sides[3], sides[4] ?? unit);
    if (sides[5] !== undefined && sides[5] !== '') size.heightMillimetres = inMillimetres(sides[5], unit);
    said.push(sides.said);
  }
  for (const [key, words, before] of oneSided) {
    const match =
      take(sentence, new RegExp(`${number}\\s*-?${lengthUnit}\\s*-?(?:in\\s)?${words}`, 'i')) ??
      take(sentence, new RegExp(`${before}\\s*(?:of|is|:)?\\s*()${number}\\s*${lengthUnit}`, 'i'));
    if (!match) continue;
    const [, first, second, third] = match;
    size[key] = first ? inMillimetres(first, second ?? 'mm') : inMillimetres(second, third ?? 'mm');
    said.push(match.said);
  }
  const bare = said.length === 0 ? take(sentence, new RegExp(`${number}\\s*-?${lengthUnit}`, 'i')) : null;
  if (bare) {
    size.lengthMillimetres = inMillimetres(bare[1], bare[2] ?? 'mm');
    said.push(bare.said);
  }
  return said.length === 0 ? null : { value: size, said: said.join(', ') };
}

const oneSided: readonly (readonly [
  Exclude<keyof BriefDimensions, 'capacityMillilitres'>,
  string,
  string,
])[] = [
  ['diameterMillimetres', '(?:diameter|across|round|wide across)\\b', '\\b(?:diameter)'],
  ['heightMillimetres', '(?:tall|high|height)\\b', '\\b(?:height|tall)'],
  ['widthMillimetres', '(?:wide|width|broad)\\b', '\\b(?:width)'],
  ['lengthMillimetres', '(?:long|length|deep|depth)\\b', '\\b(?:length|depth)'],
];

/** What holds something: ounces then mean its volume. */
const holders =
  /\b(?:mugs?|cups?|tumblers?|bottles?|thermos|glass(?:es)?|jars?|pitchers?|drinkware|vials?|flasks?|serums?|lotions?|sprays?|shampoos?|oils?|diffusers?)\b/i;

/** Volume: ml, l, fl oz, and ounces of what holds something. */
export function readCapacity(sentence: Sentence, about = ''): Measured<number> | null {
  const match = take(
    sentence,
    new RegExp(
      `${number}\\s*-?\\s*(ml|millilit(?:er|re)s?|cl|lit(?:er|re)s?|l\\b|fl\\.?\\s?oz\\b|fluid ounces?|gal(?:lons?)?\\b)`,
      'i',
    ),
  );
  if (match) {
    const unit = (match[2] ?? '').toLowerCase();
    const key = unit.startsWith('fl')
      ? 'floz'
      : unit.startsWith('ml') || unit.startsWith('milli')
        ? 'ml'
        : unit.startsWith('cl')
          ? 'cl'
          : unit.startsWith('gal')
            ? 'gal'
            : 'l';
    return { value: round(plain(match[1] ?? '') * (millilitresIn[key] ?? 1)), said: match.said };
  }
  const product = `${about} ${sentence.whole}`;
  if (!holders.test(product) || /\bcandles?\b/i.test(product)) return null;
  const ounces = take(sentence, new RegExp(`${number}\\s*-?\\s*(?:oz|ounces?)\\b`, 'i'));
  return ounces
    ? { value: round(plain(ounces[1] ?? '') * (millilitresIn['floz'] ?? 1)), said: ounces.said }
    : null;
}

/** Weight of one piece. Grams a square metre are of the cloth, not of the piece. */
export function readWeight(sentence: Sentence): Measured<number> | null {
  const match = take(
    sentence,
    new RegExp(
      `${number}\\s*-?\\s*(kg|kilos?|kilograms?|g|gr|grams?|oz|ounces?|lbs?|pounds?)\\b(?!\\s*(?:\\/|per)\\s*(?:m2|sqm))`,
      'i',
    ),
  );
  if (!match) return null;
  const unit = (match[2] ?? '').toLowerCase();
  const key = unit.startsWith('k') ? 'kg' : unit.startsWith('g') ? 'g' : unit.startsWith('o') ? 'oz' : 'lb';
  return { value: round(plain(match[1] ?? '') * (gramsIn[key] ?? 1)), said: match.said };
}

/** "240 gsm": kept as a note, since a brief has no field for it. */
export function readClothWeight(sentence: Sentence): string | null {
  return take(sentence, /\d{2,4}\s*-?(?:gsm|g\/m2|grams? per square met(?:er|re))\b/i)?.said ?? null;
}
