import { nameStylePlace, nameStyles } from '@brandwright/contract/brand-kits/name-style.ts';
import { markNames, type MarkName } from './marks.ts';
import type { LetterStyle } from './lettering.ts';
import { chosen } from '../seeded.ts';

/** How a label is set: everything a brand makes is set the same way. */
export const labelLayouts = ['classic', 'mark-first', 'big-type', 'framed', 'banded', 'left'] as const;
export type LabelLayout = (typeof labelLayouts)[number];

/** How a brand writes and signs: the same on every picture, tile and mark of it. */
export interface BrandVoice {
  /** The name. */
  name: LetterStyle;
  /** Small lines: what it is, how much of it. */
  small: LetterStyle;
  mark: MarkName;
  layout: LabelLayout;
  /** A paper label on the body, or printed on the body itself. */
  label: 'paper' | 'printed';
}

/** The small lines that go with each of `nameStyles`, in their order. */
const smallStyles: readonly LetterStyle[] = [
  { typeface: 'inter', casing: 'upper', tracking: 0.16 },
  { typeface: 'inter', casing: 'lower', tracking: 0.02 },
  { typeface: 'inter', casing: 'lower', tracking: 0 },
  { typeface: 'inter', casing: 'upper', tracking: 0.18 },
  { typeface: 'grotesk-light', casing: 'lower', tracking: 0.02 },
  { typeface: 'grotesk-light', casing: 'upper', tracking: 0.12 },
  { typeface: 'inter', casing: 'upper', tracking: 0.18 },
  { typeface: 'garamond', casing: 'upper', tracking: 0.14 },
  { typeface: 'grotesk-light', casing: 'upper', tracking: 0.08 },
  { typeface: 'inter', casing: 'lower', tracking: 0 },
  { typeface: 'inter', casing: 'upper', tracking: 0.16 },
  { typeface: 'inter', casing: 'upper', tracking: 0.16 },
  { typeface: 'grotesk-light', casing: 'lower', tracking: 0.02 },
];

const plainSmall: LetterStyle = { typeface: 'inter', casing: 'upper', tracking: 0.16 };

/** The voice of a brand by its name, whatever its case. Another seed gives the same name another voice. */
export function brandVoice(name: string, seed = ''): BrandVoice {
  const words = `${name.normalize('NFC').trim().toLowerCase()} ${seed}`;
  const place = nameStylePlace(name, seed);
  return {
    name: nameStyles[place] ?? nameStyles[0],
    small: smallStyles[place] ?? plainSmall,
    mark: chosen(markNames, `mark ${words}`),
    layout: chosen(labelLayouts, `layout ${words}`),
    label: chosen(['paper', 'printed'], `label ${words}`),
  };
}
