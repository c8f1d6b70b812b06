import type {
  DesignLayer,
  ImageLayer,
  ShapeLayer,
  TextLayer,
} from '@brandwright/contract/design/studio/document.ts';
import type { DesignFont, DesignShape } from '@brandwright/contract/design/studio/enums.ts';
import type { PrintArea } from '@brandwright/contract/design/studio/templates.ts';
import { textSize } from './measure-text.ts';

/** The next id that no layer of the design has: `text-3`. */
export function newLayerId(kind: DesignLayer['kind'], layers: readonly DesignLayer[]): string {
  const taken = new Set(layers.map(({ id }) => id));
  const stem = kind.toLowerCase();
  let number = layers.length + 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

const plain = { rotation: 0, opacity: 1, isLocked: false, isVisible: true } as const;
const middle = (area: PrintArea) => ({ x: area.x + area.width / 2, y: area.y + area.height / 2 });

export interface TextWish {
  id: string;
  text: string;
  color: string;
  font?: DesignFont | undefined;
  fontSize?: number | undefined;
}

/** A text in the middle of the print area, as large as reads well there. */
export function makeText(
  area: PrintArea,
  { id, text, color, font = 'fraunces', fontSize }: TextWish,
): TextLayer {
  const lines = fontSize === undefined ? wrapped(text, area, font) : text;
  const base = { text: lines, font, letterSpacing: 0, lineHeight: 1.15 };
  const one = textSize({ ...base, fontSize: 100 });
  const fitted = Math.min((area.width * 0.82 * 100) / one.width, (area.height * 0.5 * 100) / one.height, 160);
  const size = Math.max(10, Math.round(fontSize ?? fitted));
  return {
    ...plain,
    ...base,
    kind: 'TEXT',
    id,
    name: text.replaceAll(/\s+/g, ' ').slice(0, 60),
    ...middle(area),
    ...textSize({ ...base, fontSize: size }),
    fontSize: size,
    color,
    align: 'CENTER',
  };
}

/** Longer texts stand on several lines, so that they stay large. */
function wrapped(text: string, area: PrintArea, font: DesignFont): string {
  if (text.includes('\n') || text.length <= 14) return text;
  const words = text.split(/\s+/);
  const shape = area.width / area.height;
  let best = { text, size: 0 };
  for (let count = 1; count <= Math.min(5, words.length); count += 1) {
    const perLine = Math.ceil(text.length / count);
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${word}`.length <= perLine + 2)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    const said = lines.join('\n');
    const box = textSize({ text: said, font, fontSize: 100, letterSpacing: 0, lineHeight: 1.15 });
    const size = Math.min((shape * 82) / box.width, 50 / box.height);
    if (size > best.size * 1.15) best = { text: said, size };
  }
  return best.text;
}

export interface ShapeWish {
  id: string;
  shape: DesignShape;
  name: string;
  color: string;
  isOutline?: boolean;
}

export function makeShape(
  area: PrintArea,
  { id, shape, name, color, isOutline = false }: ShapeWish,
): ShapeLayer {
  const side = Math.min(area.width, area.height) * 0.55;
  const isLine = shape === 'LINE';
  return {
    ...plain,
    kind: 'SHAPE',
    id,
    name,
    shape,
    ...middle(area),
    width: isLine ? area.width * 0.6 : side,
    height: isLine ? 6 : side,
    fill: isOutline && !isLine ? null : color,
    stroke: isOutline && !isLine ? color : null,
    strokeWidth: isOutline ? 6 : 0,
    cornerRadius: 0,
  };
}

export interface PictureWish {
  id: string;
  url: string;
  name: string;
  isMark: boolean;
  /** Pixels of the picture, for its shape. */
  pixels?: { width: number; height: number };
}

/** A picture in the middle of the print area; a mark is small, other pictures fill it as far as their shape allows. */
export function makePicture(area: PrintArea, { id, url, name, isMark, pixels }: PictureWish): ImageLayer {
  const shape = pixels && pixels.height > 0 ? pixels.width / pixels.height : 1;
  const share = isMark ? 0.4 : 1;
  const width = Math.min(area.width * share, area.height * share * shape);
  return {
    ...plain,
    kind: 'IMAGE',
    id,
    name: name.slice(0, 60) || 'Picture',
    url,
    alt: name.slice(0, 200),
    isMark,
    ...middle(area),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(width / shape)),
  };
}

/** The text with something of it changed, measured anew. */
export function resetText(layer: TextLayer, change: Partial<TextLayer>): TextLayer {
  const next = { ...layer, ...change };
  return { ...next, ...textSize(next) };
}

export const markAddress = (mark: string, color: string): string =>
  `/files/drawn/mark.${mark}.${color.replace('#', '')}`;
/** The mark of an address, so that it can be had in another color. */
export const markOf = (url: string): string | undefined =>
  /^\/files\/drawn\/mark\.([a-z]+)\.[0-9a-f]{6}/.exec(url)?.[1];
