import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

interface Face {
  /** Package under @fontsource. */
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** Alphabets of the package, besides latin. */
  more: readonly string[];
}

const sans = ['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const garamond = ['latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

const faces = {
  fraunces: { family: 'fraunces', weight: 600, style: 'normal', more: ['latin-ext', 'vietnamese'] },
  'fraunces-italic': { family: 'fraunces', weight: 500, style: 'italic', more: ['latin-ext', 'vietnamese'] },
  inter: { family: 'inter', weight: 500, style: 'normal', more: sans },
  'inter-bold': { family: 'inter', weight: 700, style: 'normal', more: sans },
  grotesk: { family: 'space-grotesk', weight: 600, style: 'normal', more: ['latin-ext', 'vietnamese'] },
  'grotesk-light': {
    family: 'space-grotesk',
    weight: 400,
    style: 'normal',
    more: ['latin-ext', 'vietnamese'],
  },
  garamond: { family: 'cormorant-garamond', weight: 600, style: 'normal', more: garamond },
  'garamond-italic': { family: 'cormorant-garamond', weight: 600, style: 'italic', more: garamond },
  'archivo-black': { family: 'archivo-black', weight: 400, style: 'normal', more: ['latin-ext'] },
  caveat: {
    family: 'caveat',
    weight: 700,
    style: 'normal',
    more: ['latin-ext', 'cyrillic', 'cyrillic-ext'],
  },
  'dm-serif': { family: 'dm-serif-display', weight: 400, style: 'normal', more: ['latin-ext'] },
  'dm-serif-italic': { family: 'dm-serif-display', weight: 400, style: 'italic', more: ['latin-ext'] },
} as const satisfies Record<string, Face>;

export type Typeface = keyof typeof faces;
export const typefaceNames = Object.keys(faces) as Typeface[];

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

function font(face: Face, alphabet: string): Font {
  const file = `@fontsource/${face.family}/files/${face.family}-${alphabet}-${face.weight}-${face.style}.woff`;
  const known = opened.get(file);
  if (known) return known;
  const made = create(readFileSync(require.resolve(file)));
  if (!('layout' in made)) throw new Error(`${file} is a collection of fonts.`);
  opened.set(file, made);
  return made;
}

/**
 * The font file that holds a character: the typeface's own, or Inter's where the typeface lacks the alphabet.
 * Undefined for what none of them can write (emoji, Chinese, Arabic).
 */
export function fontFor(typeface: Typeface, character: string): Font | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x20 || codePoint === 0x7f) return undefined;
  for (const name of [typeface, 'inter'] as const) {
    const face: Face = faces[name];
    for (const alphabet of ['latin', ...face.more]) {
      const file = font(face, alphabet);
      if (file.hasGlyphForCodePoint(codePoint)) return file;
    }
  }
  return undefined;
}
