import { readFigure } from './quantities.ts';
import { refusedFrom } from './negation.ts';
import { unitAfter, type MeasureUnit } from './units.ts';
import type { Place } from './value.ts';

/** Sides in millimeters; null where none was said. */
export interface Sides {
  length: number | null;
  width: number | null;
  height: number | null;
  diameter: number | null;
}

export type LabelSystem = 'GARMENT' | 'BED' | 'SHOE' | 'PAPER';

type Measured =
  | { measure: 'dimensions'; millimeters: Sides }
  | { measure: 'capacity'; milliliters: number }
  | { measure: 'weight'; grams: number }
  | { measure: 'cloth weight'; gramsPerSquareMeter: number }
  | { measure: 'label'; system: LabelSystem; label: string };

/** How large or heavy something is, as it was said. */
export type SizeValue = Place & { kind: 'size'; negated: boolean } & Measured;

const noSides: Sides = { length: null, width: null, height: null, diameter: null };
const perOunce = { milliliters: 29.5735295625, grams: 28.349523125 };
const round = (value: number) => Math.round(value * 10) / 10;

const number = String.raw`\d+\s\d\/\d|\d\/\d|\d+(?:[.,]\d+)?`;
const numberPattern = new RegExp(String.raw`(?<![\p{L}\d.,$€£¥#/])(?:${number})(?![\d/])`, 'gu');
const times = /^\s*(?:x|\u00d7|\*|by)\s*(?=\d)/i;
/** "15 in": inches only where no noun follows ("20 in sage"). */
const bareInches =
  /^\s?-?in\b(?=\s*(?:$|[,.;:)x\u00d7\u0000]|by\b|wide|tall|high|long|deep|across|round|diameter))/i;

const axes: readonly (readonly [keyof Sides, RegExp, RegExp])[] = [
  ['diameter', /^\s*-?(?:in\s)?(?:diameter|across|round|wide across)\b/i, /\bdiameter\s*(?:of|is|:)?\s*$/i],
  ['height', /^\s*-?(?:in\s)?(?:tall|high|height)\b/i, /\b(?:height|tall)\s*(?:of|is|:)?\s*$/i],
  ['width', /^\s*-?(?:in\s)?(?:wide|width|broad)\b/i, /\bwidth\s*(?:of|is|:)?\s*$/i],
  ['length', /^\s*-?(?:in\s)?(?:long|length|deep|depth)\b/i, /\b(?:length|depth)\s*(?:of|is|:)?\s*$/i],
];

/** What holds something: ounces then mean its volume. */
const holders =
  /\b(?:mugs?|cups?|tumblers?|bottles?|thermos|glass(?:es)?|jars?|pitchers?|drinkware|vials?|flasks?|serums?|lotions?|sprays?|shampoos?|oils?|diffusers?)\b/i;

/**
 * Sizes of a text in order: sides ("8x10 in", "30 cm tall"), what it holds ("12 oz" of a mug, "1.7 fl oz"), what it weighs
 * ("300 g", "4 oz" of a soap), cloth ("240 gsm"), and labels ("S/M/L", "queen size", "US 9", "A5"). `about` names the thing
 * where the text does not.
 */
export function readSizes(text: string, about = ''): SizeValue[] {
  // What is refused holds nothing: "8 oz, not glass".
  const product = `${about} ${text}`.replace(/\b(?:not|no|without)(?: in)? glass\b/gi, '');
  const holds = holders.test(product) && !/\bcandles?\b/i.test(product);
  const found: (Place & Measured)[] = [];
  let bare: (Place & Measured) | null = null;
  let read = 0;
  for (const match of text.matchAll(numberPattern)) {
    if (match.index < read) continue;
    const sides = sidesAt(text, match.index);
    if (sides) {
      found.push(sides);
      read = sides.end;
      continue;
    }
    const end = match.index + match[0].length;
    const unit = measureAfter(text.slice(end));
    const value = plain(match[0]);
    if (!unit) continue;
    const place = placeOf(text, match.index, end + unit.length);
    read = place.end;
    if (unit.unit === 'cm') {
      const side = axisOf(text, place, value * unit.factor * 10);
      if (side.isNamed) found.push(side.value);
      else bare ??= side.value;
    } else {
      const measured = measuredOf(unit.unit, value * unit.factor, holds);
      if (measured) found.push({ ...place, ...measured });
    }
  }
  const hasSides = found.some(({ measure }) => measure === 'dimensions');
  if (bare && !hasSides) found.push(bare);
  return [...found, ...readLabels(text)]
    .sort((a, b) => a.start - b.start)
    .map((size) => ({ kind: 'size', negated: refusedFrom(text, size.start) !== null, ...size }));
}

/** "20x15x8 cm", "8 in by 10 in". */
function sidesAt(text: string, start: number): (Place & Measured) | null {
  const said: { value: number; factor: number | null }[] = [];
  let at = start;
  for (;;) {
    const figure = new RegExp(`^(?:${number})`).exec(text.slice(at));
    if (!figure || said.length === 3) break;
    at += figure[0].length;
    const unit = measureAfter(text.slice(at));
    const isLength = unit?.unit === 'cm';
    if (unit && isLength) at += unit.length;
    said.push({ value: plain(figure[0]), factor: unit && isLength ? unit.factor : null });
    const by = times.exec(text.slice(at));
    if (!by) break;
    at += by[0].length;
  }
  const usual = said.at(-1)?.factor;
  if (said.length < 2 || usual === null || usual === undefined) return null;
  const [length = null, width = null, height = null] = said.map(({ value, factor }) =>
    round(value * (factor ?? usual) * 10),
  );
  return {
    ...placeOf(text, start, at),
    measure: 'dimensions',
    millimeters: { ...noSides, length, width, height },
  };
}

function axisOf(
  text: string,
  place: Place,
  millimeters: number,
): { isNamed: boolean; value: Place & Measured } {
  for (const [axis, behind, before] of axes) {
    const tail = behind.exec(text.slice(place.end));
    const head = tail ? null : before.exec(text.slice(0, place.start));
    if (!tail && !head) continue;
    const start = head ? head.index : place.start;
    const end = place.end + (tail?.[0].length ?? 0);
    const sides = { ...noSides, [axis]: round(millimeters) };
    return {
      isNamed: true,
      value: { ...placeOf(text, start, end), measure: 'dimensions', millimeters: sides },
    };
  }
  const sides = { ...noSides, length: round(millimeters) };
  return { isNamed: false, value: { ...place, measure: 'dimensions', millimeters: sides } };
}

function measuredOf(unit: MeasureUnit, value: number, holds: boolean): Measured | null {
  if (unit === 'ml') return { measure: 'capacity', milliliters: round(value) };
  if (unit === 'kg') return { measure: 'weight', grams: round(value * 1000) };
  if (unit === 'gsm') return { measure: 'cloth weight', gramsPerSquareMeter: value };
  if (unit !== 'oz') return null;
  return holds
    ? { measure: 'capacity', milliliters: round(value * perOunce.milliliters) }
    : { measure: 'weight', grams: round(value * perOunce.grams) };
}

function measureAfter(rest: string): { unit: MeasureUnit; factor: number; length: number } | null {
  const inches = bareInches.exec(rest);
  if (inches) return { unit: 'cm', factor: 2.54, length: inches[0].length };
  const after = unitAfter(rest);
  return after?.unit.kind === 'measure'
    ? { unit: after.unit.unit, factor: after.unit.factor, length: after.length }
    : null;
}

/** "2 1/2", "1/4", "1,5". */
function plain(said: string): number {
  const mixed = /^(?:(\d+)\s)?(\d)\/(\d)$/.exec(said.trim());
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  return readFigure(said) ?? 0;
}

const placeOf = (text: string, start: number, end: number): Place => ({
  start,
  end,
  text: text.slice(start, end),
});

const garment = String.raw`(?:XXXL|XXL|XXS|[2-6]XL|XL|XS|S|M|L)`;
const bed = String.raw`(?:california king|cal king|twin xl|twin|full|queen|king)`;
const bedding = String.raw`(?:beds?|bedding|sheets?|sheet sets?|duvets?|duvet covers?|comforters?|quilts?|mattress(?:es)?|blankets?|covers?|pillowcases?)`;
const labels: readonly (readonly [LabelSystem, RegExp])[] = [
  // Letters alone are sizes only in a row or behind "size"; capitals, so that "a" and "s" of words are none.
  [
    'GARMENT',
    new RegExp(
      String.raw`\b[Ss]izes?:?\s+(${garment}(?:\s*(?:,|\/|-|–|to|and|or|&)\s*(?:and\s+)?${garment})*)(?![\p{L}'])`,
      'gu',
    ),
  ],
  [
    'GARMENT',
    new RegExp(
      String.raw`(?<![\p{L}\d])(${garment}(?:\s*(?:,|\/|-|–|to|and|or|&)\s*(?:and\s+)?${garment})+)(?![\p{L}'])`,
      'gu',
    ),
  ],
  ['GARMENT', /(?<![\p{L}\d])((?:XXXL|XXL|XXS|[2-6]XL|XL|XS))(?![\p{L}\d])/gu],
  ['BED', new RegExp(String.raw`\b(${bed})(?:[- ]sized?\b|(?=\s+${bedding}\b))`, 'gi')],
  ['SHOE', /\b((?:US|UK|EU)\s?(?:(?:men|women)'?s\s+|[MW]\s?)?\d{1,2}(?:\.5)?)(?!\s*(?:[\d%.,:]|\p{L}))/gu],
  ['SHOE', /\b(?:shoe )?size\s+(\d{1,2}(?:\.5)?)(?!\s*(?:[\d%:]|x\b|by\b|cm|mm|in\b|pt|px|points?))/gi],
  ['PAPER', /\b(A[3-7]|(?:US )?(?:letter|legal)[- ]size)\b/g],
];

function readLabels(text: string): (Place & Measured)[] {
  const found: (Place & Measured)[] = [];
  for (const [system, pattern] of labels)
    for (const match of text.matchAll(pattern)) {
      const place = placeOf(text, match.index, match.index + match[0].length);
      if (found.some((other) => other.start < place.end && place.start < other.end)) continue;
      found.push({ ...place, measure: 'label', system, label: match[1] ?? match[0] });
    }
  return found;
}
