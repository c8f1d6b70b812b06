import type { BrandIdea } from '@brandwright/contract/brand-kits/entities.ts';
import { brandVoice } from '@brandwright/providers/images/brand-voice.ts';
import { letter, outline } from '@brandwright/providers/images/lettering.ts';
import { marks } from '@brandwright/providers/images/marks.ts';

/** The mark of a brand with its name below, in its main colour on nothing, SVG. */
export function drawBrandMark({
  brandName,
  colorPalette,
}: Pick<BrandIdea, 'brandName' | 'colorPalette'>): string {
  const voice = brandVoice(brandName);
  const ink = colorPalette[0]?.hexCode ?? '#000000';
  const words = letter(brandName, voice.name);
  const size = Math.min(170, 880 / Math.max(0.5, words.width));
  const name = outline(words, { x: 500, y: 800, size });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000"><g transform="translate(500 380) scale(5)">${marks[voice.mark](ink)}</g><path d="${name}" fill="${ink}"/></svg>`;
}
