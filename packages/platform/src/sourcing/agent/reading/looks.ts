import { readColors, type ColorValue } from '@brandwright/language/values/colors.ts';
import { readFinishes, readMaterials } from '@brandwright/language/values/materials.ts';
import { refusedFrom } from '@brandwright/language/values/negation.ts';
import { termReader } from '@brandwright/language/values/terms.ts';
import type { Place } from '@brandwright/language/values/value.ts';
import { takeValues, type Sentence } from './text.ts';
import { certificates } from './vocabulary.ts';

export const readCertificateNames = termReader(certificates);

/** Colors that what smells may smell of: "lavender soap" has the scent. */
const scents = /^(?:lavender|rose|sage|mint|amber|coral|orange|lilac)$/;

/** Colors that a brief may mean; a food or a material that is also a color is none ("oat soap", "walnut tray", "olive wood"). */
export function readShades(text: string, isScented = false): ColorValue[] {
  const woods = readMaterials(text).filter(({ family }) => family === 'wood');
  return readColors(text).filter(
    ({ name, certainty, start, end }) =>
      certainty !== 'thing' &&
      !name.startsWith('#') &&
      !(isScented && scents.test(name)) &&
      !woods.some((wood) => wood.start <= start && end <= wood.end),
  );
}

/** A color as it was said, without its finish: "sage green", "gray". */
export const shadeSaid = ({ text, finish }: Pick<ColorValue, 'text' | 'finish'>): string =>
  (finish === null ? text : text.slice(finish.length + 1)).toLowerCase();

/** Whether two words name one color: "gray" and "gray". */
export const isSameShade = (one: string, other: string): boolean =>
  one === other || readColors(one)[0]?.name === (readColors(other)[0]?.name ?? null);

export interface Refused {
  field: 'materials' | 'colors' | 'finish';
  name: string;
}

export interface SaidLooks {
  colors: { name: string; said: string }[];
  materials: { name: string; said: string }[];
  finishes: { name: string; said: string }[];
  refused: Refused[];
  /** What is refused, in the words that said so: "anything but red". */
  refusals: string[];
}

/** Colors, materials and finishes of what is left of a sentence; `product` is read for materials too. */
export function readLooksOf(sentence: Sentence, product: string | null, isScented: boolean): SaidLooks {
  const before = sentence.left;
  const phrase = ({ start, end }: Place) =>
    sentence.whole.slice(refusedFrom(before, start) ?? start, end).trim();
  const finishes = takeValues(sentence, readFinishes);
  const shades = takeValues(sentence, (text) => readShades(text, isScented));
  const stuff = takeValues(sentence, readMaterials);
  const ofProduct = product === null ? [] : readMaterials(product);
  const materials = [
    ...stuff,
    ...ofProduct
      .filter(({ name }) => !stuff.some((one) => one.name === name))
      .map((value) => ({ ...value, said: value.text })),
  ];
  const refused = [
    ...finishes.map((value) => ({ ...value, field: 'finish' as const })),
    ...shades.map((value) => ({ ...value, field: 'colors' as const })),
    ...stuff.map((value) => ({ ...value, field: 'materials' as const })),
  ].filter(({ negated }) => negated);
  const wished = <V extends { negated: boolean }>(values: readonly V[]) =>
    values.filter((one) => !one.negated);
  return {
    colors: wished(shades).map((value) => ({ name: shadeSaid(value), said: value.said })),
    materials: wished(materials),
    finishes: wished(finishes),
    refused: refused.map(({ field, name }) => ({ field, name })),
    refusals: refused.toSorted((a, b) => a.start - b.start).map(phrase),
  };
}
