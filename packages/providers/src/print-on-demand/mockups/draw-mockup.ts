import type { BlankForm } from '../embedded/blanks.data.ts';
import type { PrintArea } from '../print-on-demand.ts';
import { brightness } from '@brandwright/artwork/drawing/color/color.ts';
import { rect, Sketch } from '@brandwright/artwork/drawing/sketch.ts';
import type { Surface } from './stage.ts';
import { stages } from './stages.ts';

/** What is printed: a finished file, shapes drawn in the area's own pixels, or nothing. */
export type MockupPrint =
  | { kind: 'picture'; png: Uint8Array }
  | { kind: 'shapes'; svg: string }
  | { kind: 'none' };

export interface MockupDrawing {
  form: BlankForm;
  /** `#rrggbb` of the blank. */
  color: string;
  area: PrintArea;
  print: MockupPrint;
}

/** Strips that something round is printed in; more would not be seen. */
const strips = 36;
/** How far a line around something round sags in its middle, seen from a little above. */
const sag = 0.1;

/** A blank with its print in a quiet room, as SVG of 1000 × 1000 units. The same input gives the same picture. */
export function drawMockup({ form, color, area, print }: MockupDrawing): string {
  const stage = stages[form];
  const sketch = new Sketch('m');
  const under = (stage.underOf?.[area.placement] ?? stage.under)(sketch, color);
  const surface = stage.surfaces[area.placement] ?? Object.values(stage.surfaces)[0];
  const content = print.kind === 'none' || !surface ? '' : contentOf(print, area);
  const printed = content === '' || !surface ? '' : printOn(sketch, surface, area, color, form);
  const outlined = form === 'sticker' && content !== '' && surface ? cutOut(surface, area) : '';
  const definitions = sketch.definitions;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${definitions}<defs>${content}</defs>${under}${outlined}${printed}${overOf(stage, color)}</svg>`;
}

/** What lies over the print has gradients of its own. */
function overOf(stage: (typeof stages)[BlankForm], color: string): string {
  const sketch = new Sketch('o');
  const over = stage.over?.(sketch, color) ?? '';
  return over === '' ? '' : sketch.definitions + over;
}

/** The print as something to be used again and again, in pixels of the area. */
function contentOf(print: Exclude<MockupPrint, { kind: 'none' }>, { widthPx, heightPx }: PrintArea): string {
  const inside =
    print.kind === 'shapes'
      ? print.svg
      : `<image width="${widthPx}" height="${heightPx}" preserveAspectRatio="none" href="data:image/png;base64,${Buffer.from(print.png).toString('base64')}"/>`;
  return `<g id="print">${inside}</g>`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where an area lies on the drawing of a form, in units of its 1000 × 1000 canvas. */
export function areaBox(form: BlankForm, area: PrintArea): Box | undefined {
  const surface = stages[form].surfaces[area.placement];
  return surface && boxOf(surface, area);
}

/** The print's own box on a surface: whole within it, or covering it. */
function boxOf(surface: Surface, { widthPx, heightPx }: PrintArea): Box {
  const wide = surface.width / (widthPx * (surface.shows ?? 1));
  const high = surface.height / heightPx;
  const scale = surface.covers ? Math.max(wide, high) : Math.min(wide, high);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return {
    x: surface.x + (surface.width - width) / 2,
    y: surface.atTop ? surface.y : surface.y + (surface.height - height) / 2,
    width,
    height,
  };
}

function printOn(sketch: Sketch, surface: Surface, area: PrintArea, color: string, form: BlankForm): string {
  const box = boxOf(surface, area);
  const scale = box.width / area.widthPx;
  const laid = surface.round
    ? around(surface, box, area)
    : `<use href="#print" transform="translate(${round(box.x)} ${round(box.y)}) scale(${scale})"/>`;
  const cut = surface.covers
    ? ` clip-path="${sketch.clip(surface.clip ?? rect(surface.x, surface.y, surface.width, surface.height, surface.corners ?? 2, '#000'))}"`
    : '';
  const middle = `${surface.x + surface.width / 2} ${surface.y + surface.height / 2}`;
  const turned = surface.turn ? ` transform="rotate(${surface.turn} ${middle})"` : '';
  // Ink takes a little of the cloth; on paper and glaze it stands full.
  const opacity = isCloth.has(form) ? (brightness(color) > 0.5 ? 0.93 : 0.96) : 1;
  return `<g${turned}><g opacity="${opacity}"${cut}>${laid}</g></g>`;
}

const isCloth: ReadonlySet<BlankForm> = new Set([
  'tee',
  'oversized-tee',
  'kids-tee',
  'tank',
  'bodysuit',
  'longsleeve',
  'sweatshirt',
  'hoodie',
  'zip-hoodie',
  'joggers',
  'tote',
  'backpack',
  'pouch',
  'apron',
  'towel',
  'blanket',
  'cushion',
  'flag',
  'socks',
]);

/** The print in strips that narrow toward the sides and sag in the middle. */
function around(surface: Surface, box: Box, area: PrintArea): string {
  const radius = surface.width / 2;
  const middle = surface.x + radius;
  // Something that shows all of a small print bends it only a little.
  const reach = surface.shows === undefined ? 0.5 : 0.5 * Math.PI * 0.86;
  const seenPx = surface.shows === undefined ? area.widthPx : area.widthPx * surface.shows;
  const fromPx = (area.widthPx - seenPx) / 2;
  const half = surface.shows === undefined ? box.width / 2 : radius;
  const placeOf = (share: number) => middle + (half * Math.sin((share - 0.5) * 2 * reach)) / Math.sin(reach);
  return Array.from({ length: strips }, (_, at) => {
    const [from, to] = [at / strips, (at + 1) / strips];
    const [left, right] = [placeOf(from), placeOf(to)];
    const turn = ((from + to) / 2 - 0.5) * 2 * reach;
    const down = half * sag * (Math.cos(turn) - Math.cos(reach));
    const x = fromPx + from * seenPx;
    // Strips overlap a little, so that no seams are seen.
    const more = at === strips - 1 ? 1 : 1.06;
    return `<svg x="${round(left)}" y="${round(box.y + down)}" width="${round((right - left) * more)}" height="${round(box.height)}" viewBox="${round(x)} 0 ${round((seenPx / strips) * more)} ${area.heightPx}" preserveAspectRatio="none"><use href="#print"/></svg>`;
  }).join('');
}

/** The white vinyl under a sticker. */
function cutOut(surface: Surface, area: PrintArea): string {
  const box = boxOf(surface, area);
  const edge = 34;
  const vinyl = (dx: number, dy: number, fill: string, more: string) =>
    rect(box.x - edge + dx, box.y - edge + dy, box.width + 2 * edge, box.height + 2 * edge, 120, fill, more);
  return (
    vinyl(10, 18, '#20150f', 'opacity="0.1"') +
    vinyl(5, 9, '#20150f', 'opacity="0.14"') +
    vinyl(0, 0, '#fdfcf9', '')
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
