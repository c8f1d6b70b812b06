import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';

const number = String.raw`\d+(?:\.\d+)?`;
const unit = String.raw`(?:\s*-?(?<unit>"|inches|inch|in\b|cm|mm|feet|ft)\.?)?`;
const each = (name: string) => String.raw`(?<${name}>${number})(?:\s*(?:"|inches|inch|in))?`;
const times = String.raw`\s*(?:x|×|\*|by)\s*`;
/** "18x14x12 in". */
const three = new RegExp(
  String.raw`(?<![\d.])${each('length')}${times}${each('width')}${times}(?<height>${number})${unit}(?![\d.])`,
  'iu',
);
/** "18 inches long", "60 high"; "height 60". */
const named = new RegExp(
  String.raw`(?<![\d.#$])(?<value>${number})${unit}\s+(?<side>long|wide|high|tall)\b|\b(?<before>length|width|height)\s*(?:of|is|:)?\s*(?<after>${number})(?!\s*(?:x|×|by)\b)`,
  'giu',
);

const sideOf: Readonly<Record<string, 'length' | 'width' | 'height'>> = {
  long: 'length',
  length: 'length',
  wide: 'width',
  width: 'width',
  high: 'height',
  tall: 'height',
  height: 'height',
};

/** Inches of what was said in another unit, to a tenth. */
const inchesOf = (text: string, said: string | undefined): number => {
  const value = Number(text);
  const factor = { cm: 1 / 2.54, mm: 1 / 25.4, ft: 12, feet: 12 }[said?.toLowerCase() ?? ''] ?? 1;
  return factor === 1 ? value : Math.round(value * factor * 10) / 10;
};

/** The sides of a parcel go to the fields that are named after them, in inches. What they take is told in `used`. */
export function fillSides(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  const sides = new Set(
    fields.map(({ name }) => name).filter((name) => /^(?:length|width|height)Inches$/.test(name)),
  );
  if (sides.size === 0) return;
  const put = (side: string, value: string, said: string | undefined) => {
    if (sides.has(`${side}Inches`)) input[`${side}Inches`] = inchesOf(value, said);
  };
  const whole = three.exec(text);
  if (whole?.groups) {
    const { length = '', width = '', height = '', unit: said } = whole.groups;
    put('length', length, said);
    put('width', width, said);
    put('height', height, said);
    used.push({ start: whole.index, end: whole.index + whole[0].length });
    return;
  }
  for (const match of text.matchAll(named)) {
    const { value, side, before, after, unit: said } = match.groups ?? {};
    put(sideOf[(side ?? before ?? '').toLowerCase()] ?? '', value ?? after ?? '', said);
    used.push({ start: match.index, end: match.index + match[0].length });
  }
}
