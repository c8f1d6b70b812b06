import type { Typeface } from '@brandwright/artwork/drawing/lettering/typefaces.ts';
import { typefaceNames } from '@brandwright/artwork/drawing/lettering/typefaces.ts';
import { blankById, blankRow } from './embedded/blanks.ts';
import { drawMockup } from './mockups/draw-mockup.ts';
import { layersSvg, wordsPlace } from './print-layers.ts';

/** A blank of the embedded carrier in a color, with words printed on it or nothing. */
export interface PrintDrawing {
  productId: number;
  /** `#rrggbb`. */
  hex: string;
  print: { placement: string; typeface: Typeface; inkHex: string; words: string } | null;
}

/** Longer words are not drawn, so that an address stays short. */
const mostLetters = 60;
const hexPart = /^[0-9a-f]{6}$/;

/** Where such a drawing is served, or undefined for a blank of another carrier or words that are too long. */
export function printDrawingAddress({ productId, hex, print }: PrintDrawing): string | undefined {
  if (!blankRow(productId) || !hexPart.test(hex.slice(1))) return undefined;
  const plain = `/files/drawn/pod.${productId}.${hex.slice(1)}`;
  if (!print) return plain;
  if (print.words.length > mostLetters || !hexPart.test(print.inkHex.slice(1))) return plain;
  const words = Buffer.from(print.words, 'utf8').toString('base64url');
  return `${plain}.${print.placement}.${print.typeface}.${print.inkHex.slice(1)}.${words}`;
}

/** The SVG of what stands after `pod.` in an address; undefined for what is not known. */
export function printDrawingNamed(parts: readonly string[]): string | undefined {
  const [id = '', hex = '', placement, face, ink = '', encoded = '', ...rest] = parts;
  const row = blankRow(Number(id));
  const blank = blankById(Number(id));
  if (!row || !blank || !hexPart.test(hex) || rest.length > 0) return undefined;
  const color = `#${hex}`;
  const [first] = blank.printAreas;
  if (!first) return undefined;
  if (placement === undefined)
    return drawMockup({ form: row.form, color, area: first, print: { kind: 'none' } });
  const area = blank.printAreas.find((one) => one.placement === placement);
  if (area && parts.length === 3) return drawMockup({ form: row.form, color, area, print: { kind: 'none' } });
  const typeface = typefaceNames.find((name) => name === face);
  const words = Buffer.from(encoded, 'base64url').toString('utf8');
  if (!area || !typeface || !hexPart.test(ink) || words === '' || words.length > mostLetters)
    return undefined;
  const svg = layersSvg(
    [{ kind: 'words', words, typeface, inkHex: `#${ink}`, ...wordsPlace(area) }],
    area.widthPx,
    area.heightPx,
  );
  return drawMockup({ form: row.form, color, area, print: { kind: 'shapes', svg } });
}
