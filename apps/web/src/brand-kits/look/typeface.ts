import '@fontsource-variable/fraunces/opsz-italic.css';
import '@fontsource/archivo-black/latin-400.css';
import '@fontsource/archivo-black/latin-ext-400.css';
import '@fontsource/caveat/latin-700.css';
import '@fontsource/caveat/latin-ext-700.css';
import '@fontsource/cormorant-garamond/latin-600.css';
import '@fontsource/cormorant-garamond/latin-600-italic.css';
import '@fontsource/cormorant-garamond/latin-ext-600.css';
import '@fontsource/dm-serif-display/latin-400.css';
import '@fontsource/dm-serif-display/latin-400-italic.css';
import '@fontsource/dm-serif-display/latin-ext-400.css';
import '@fontsource/space-grotesk/latin-400.css';
import '@fontsource/space-grotesk/latin-600.css';
import '@fontsource/space-grotesk/latin-ext-600.css';
import type { CSSProperties } from 'react';
import { nameStyleOf, type NameTypeface } from '@brandwright/contract/brand-kits/name-style.ts';

interface Face {
  style: CSSProperties;
  /** Evens out how large the faces look at one size. */
  scale: number;
}

const fraunces = "'Fraunces Variable', serif";
const garamond = "'Cormorant Garamond', serif";
const dmSerif = "'DM Serif Display', serif";
const grotesk = "'Space Grotesk', sans-serif";
const inter = "'Inter Variable', sans-serif";

const faces: Record<NameTypeface, Face> = {
  fraunces: { style: { fontFamily: fraunces, fontWeight: 600 }, scale: 1 },
  'fraunces-italic': {
    // Set large it would take its swash letters, in which b, h and l are hard to tell.
    style: { fontFamily: fraunces, fontWeight: 500, fontStyle: 'italic', fontVariationSettings: "'opsz' 18" },
    scale: 1,
  },
  inter: { style: { fontFamily: inter, fontWeight: 500 }, scale: 0.78 },
  'inter-bold': { style: { fontFamily: inter, fontWeight: 700 }, scale: 0.94 },
  grotesk: { style: { fontFamily: grotesk, fontWeight: 600 }, scale: 0.92 },
  garamond: { style: { fontFamily: garamond, fontWeight: 600 }, scale: 0.98 },
  'garamond-italic': { style: { fontFamily: garamond, fontWeight: 600, fontStyle: 'italic' }, scale: 1.14 },
  'archivo-black': { style: { fontFamily: "'Archivo Black', sans-serif", fontWeight: 400 }, scale: 0.82 },
  caveat: { style: { fontFamily: "'Caveat', cursive", fontWeight: 700 }, scale: 1.2 },
  'dm-serif': { style: { fontFamily: dmSerif, fontWeight: 400 }, scale: 1 },
  'dm-serif-italic': { style: { fontFamily: dmSerif, fontWeight: 400, fontStyle: 'italic' }, scale: 1 },
};

/** Faces that carry sentences: where the name's own would tire, a quieter relative. */
const textFaces: Partial<Record<NameTypeface, CSSProperties>> = {
  inter: { fontFamily: inter, fontWeight: 400 },
  'inter-bold': { fontFamily: inter, fontWeight: 500 },
  grotesk: { fontFamily: grotesk, fontWeight: 400 },
  'archivo-black': { fontFamily: grotesk, fontWeight: 400 },
  caveat: { fontFamily: inter, fontWeight: 400 },
};

const cases = { 'as-is': 'none', upper: 'uppercase', lower: 'lowercase' } as const;

/** How a brand's name is set, at a size given as a CSS length. */
export function brandType(brandName: string, size: string): CSSProperties {
  const { typeface, casing, tracking } = nameStyleOf(brandName);
  const { style, scale } = faces[typeface];
  return {
    ...style,
    fontSize: `calc(${size} * ${casing === 'upper' ? scale * 0.88 : scale})`,
    letterSpacing: `${tracking}em`,
    textTransform: cases[casing],
    fontSynthesis: 'none',
  };
}

/** How a brand's headings are set: its own face, in plain sentence case. */
export function brandHeading(brandName: string, size: string): CSSProperties {
  const { style, scale } = faces[nameStyleOf(brandName).typeface];
  return { ...style, fontSize: `calc(${size} * ${scale})`, fontSynthesis: 'none' };
}

/** How a brand's sentences are set. */
export function brandText(brandName: string, size: string): CSSProperties {
  const { typeface } = nameStyleOf(brandName);
  return { ...(textFaces[typeface] ?? faces[typeface].style), fontSize: size, fontSynthesis: 'none' };
}
