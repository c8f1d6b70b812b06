export const typefaceNames = [
  'fraunces',
  'cormorant-garamond',
  'dm-serif-display',
  'space-grotesk',
  'archivo-black',
  'inter',
  'caveat',
] as const;
export type TypefaceName = (typeof typefaceNames)[number];

/** The typeface of a brand: always the same one for a name. */
export function typefaceOf(brandName: string): TypefaceName {
  let hash = 0;
  for (const char of brandName) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return typefaceNames[hash % typefaceNames.length] ?? 'fraunces';
}
