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

const voices: readonly (readonly [name: LetterStyle, small: LetterStyle])[] = [
  [
    { typeface: 'fraunces', casing: 'as-is', tracking: -0.01 },
    { typeface: 'inter', casing: 'upper', tracking: 0.16 },
  ],
  [
    { typeface: 'fraunces-italic', casing: 'as-is', tracking: -0.01 },
    { typeface: 'inter', casing: 'lower', tracking: 0.02 },
  ],
  [
    { typeface: 'inter-bold', casing: 'lower', tracking: -0.04 },
    { typeface: 'inter', casing: 'lower', tracking: 0 },
  ],
  [
    { typeface: 'inter', casing: 'upper', tracking: 0.22 },
    { typeface: 'inter', casing: 'upper', tracking: 0.18 },
  ],
  [
    { typeface: 'grotesk', casing: 'lower', tracking: -0.03 },
    { typeface: 'grotesk-light', casing: 'lower', tracking: 0.02 },
  ],
  [
    { typeface: 'grotesk', casing: 'upper', tracking: 0.08 },
    { typeface: 'grotesk-light', casing: 'upper', tracking: 0.12 },
  ],
  [
    { typeface: 'garamond', casing: 'upper', tracking: 0.12 },
    { typeface: 'inter', casing: 'upper', tracking: 0.18 },
  ],
  [
    { typeface: 'garamond-italic', casing: 'as-is', tracking: 0 },
    { typeface: 'garamond', casing: 'upper', tracking: 0.14 },
  ],
  [
    { typeface: 'archivo-black', casing: 'upper', tracking: -0.01 },
    { typeface: 'grotesk-light', casing: 'upper', tracking: 0.08 },
  ],
  [
    { typeface: 'archivo-black', casing: 'lower', tracking: -0.03 },
    { typeface: 'inter', casing: 'lower', tracking: 0 },
  ],
  [
    { typeface: 'caveat', casing: 'as-is', tracking: 0 },
    { typeface: 'inter', casing: 'upper', tracking: 0.16 },
  ],
  [
    { typeface: 'dm-serif', casing: 'as-is', tracking: 0 },
    { typeface: 'inter', casing: 'upper', tracking: 0.16 },
  ],
  [
    { typeface: 'dm-serif-italic', casing: 'as-is', tracking: 0 },
    { typeface: 'grotesk-light', casing: 'lower', tracking: 0.02 },
  ],
];

/** The voice of a brand by its name, whatever its case. Another seed gives the same name another voice. */
export function brandVoice(name: string, seed = ''): BrandVoice {
  const words = `${name.normalize('NFC').trim().toLowerCase()} ${seed}`;
  const [nameStyle, small] = chosen(voices, `voice ${words}`);
  return {
    name: nameStyle,
    small,
    mark: chosen(markNames, `mark ${words}`),
    layout: chosen(labelLayouts, `layout ${words}`),
    label: chosen(['paper', 'printed'], `label ${words}`),
  };
}
