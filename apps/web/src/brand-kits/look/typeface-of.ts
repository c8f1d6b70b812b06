/** Typefaces that brands are set in; the same as on the labels of their pictures. */
export type TypefaceName =
  | 'fraunces'
  | 'fraunces-italic'
  | 'inter'
  | 'inter-bold'
  | 'grotesk'
  | 'garamond'
  | 'garamond-italic'
  | 'archivo-black'
  | 'caveat'
  | 'dm-serif'
  | 'dm-serif-italic';

export interface NameStyle {
  typeface: TypefaceName;
  casing: 'as-is' | 'upper' | 'lower';
  /** Space added between letters, in ems. */
  tracking: number;
}

/** As pictures of brands are lettered; tests/conformance/brand-type.test.ts holds the two together. */
const nameStyles: readonly NameStyle[] = [
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
];

const plain: NameStyle = { typeface: 'fraunces', casing: 'as-is', tracking: -0.01 };

/** How a brand's name is set: always the same for a name, whatever its case. */
export function nameStyleOf(brandName: string): NameStyle {
  const words = `voice ${brandName.normalize('NFC').trim().toLowerCase()} `;
  return nameStyles[hashOf(words) % nameStyles.length] ?? plain;
}

/** A number of 32 bits from words (FNV-1a with one round of mixing). */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
