import { hashOf } from '../kernel/hash-of.ts';

/** How a brand's name is set, on its slides as on the labels of its pictures. */
export interface NameStyle {
  typeface: NameTypeface;
  casing: 'as-is' | 'upper' | 'lower';
  /** Space added between letters, in ems. */
  tracking: number;
}

/** The order decides which name gets which: new ones change every brand. */
export const nameStyles = [
  { typeface: 'fraunces', casing: 'as-is', tracking: -0.01 },
  { typeface: 'fraunces-italic', casing: 'as-is', tracking: -0.01 },
  { typeface: 'inter-bold', casing: 'lower', tracking: -0.04 },
  { typeface: 'inter', casing: 'upper', tracking: 0.22 },
  { typeface: 'grotesk', casing: 'lower', tracking: -0.03 },
  { typeface: 'grotesk', casing: 'upper', tracking: 0.08 },
  { typeface: 'garamond', casing: 'upper', tracking: 0.12 },
  { typeface: 'garamond-italic', casing: 'as-is', tracking: 0 },
  { typeface: 'archivo-black', casing: 'upper', tracking: -0.01 },
  { typeface: 'archivo-black', casing: 'lower', tracking: -0.03 },
  { typeface: 'caveat', casing: 'as-is', tracking: 0 },
  { typeface: 'dm-serif', casing: 'as-is', tracking: 0 },
  { typeface: 'dm-serif-italic', casing: 'as-is', tracking: 0 },
] as const satisfies readonly { typeface: string; casing: NameStyle['casing']; tracking: number }[];

/** Typefaces that names are set in. */
export type NameTypeface = (typeof nameStyles)[number]['typeface'];

/** Where a name's style stands in `nameStyles`: always the same for a name, whatever its case. Another seed gives it another. */
export const nameStylePlace = (brandName: string, seed = ''): number =>
  hashOf(`voice ${brandName.normalize('NFC').trim().toLowerCase()} ${seed}`) % nameStyles.length;

export const nameStyleOf = (brandName: string): NameStyle =>
  nameStyles[nameStylePlace(brandName)] ?? nameStyles[0];
