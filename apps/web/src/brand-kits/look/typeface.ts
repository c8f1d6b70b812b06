import '@fontsource/archivo-black/latin-400.css';
import '@fontsource/archivo-black/latin-ext-400.css';
import '@fontsource/caveat/latin-700.css';
import '@fontsource/caveat/latin-ext-700.css';
import '@fontsource/cormorant-garamond/latin-600.css';
import '@fontsource/cormorant-garamond/latin-ext-600.css';
import '@fontsource/dm-serif-display/latin-400.css';
import '@fontsource/dm-serif-display/latin-ext-400.css';
import '@fontsource/space-grotesk/latin-600.css';
import '@fontsource/space-grotesk/latin-ext-600.css';
import type { CSSProperties } from 'react';
import { typefaceOf, type TypefaceName } from './typeface-of.ts';

/** How each typeface is set as a brand's name. `scale` evens out how large the faces look at one size. */
const faces: Record<TypefaceName, { style: CSSProperties; scale: number }> = {
  fraunces: { style: { fontFamily: "'Fraunces Variable', serif", fontWeight: 500 }, scale: 1 },
  'cormorant-garamond': {
    style: { fontFamily: "'Cormorant Garamond', serif", fontWeight: 600, letterSpacing: '-0.01em' },
    scale: 1.16,
  },
  'dm-serif-display': { style: { fontFamily: "'DM Serif Display', serif", fontWeight: 400 }, scale: 1 },
  'space-grotesk': {
    style: { fontFamily: "'Space Grotesk', sans-serif", fontWeight: 600, letterSpacing: '-0.03em' },
    scale: 0.94,
  },
  'archivo-black': {
    style: { fontFamily: "'Archivo Black', sans-serif", fontWeight: 400, letterSpacing: '-0.02em' },
    scale: 0.84,
  },
  inter: {
    style: { fontFamily: "'Inter Variable', sans-serif", fontWeight: 600, letterSpacing: '-0.03em' },
    scale: 0.94,
  },
  caveat: { style: { fontFamily: "'Caveat', cursive", fontWeight: 700 }, scale: 1.22 },
};

/** How a brand's name is set, at a size given as a CSS length. */
export function brandType(brandName: string, size: string): CSSProperties {
  const { style, scale } = faces[typefaceOf(brandName)];
  return { ...style, fontSize: `calc(${size} * ${scale})` };
}
