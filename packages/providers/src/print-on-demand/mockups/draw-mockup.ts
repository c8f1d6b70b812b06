import type { BlankForm } from '../embedded/blanks.data.ts';
import type { PrintArea } from '../print-on-demand.ts';
import { darker, lighter } from '../../images/color.ts';
import { rect, Sketch } from '../../images/sketch.ts';

/** What is printed: a finished file, shapes drawn in the area's own pixels, or nothing. */
export type MockupPrint =
  { kind: 'picture'; png: Uint8Array } | { kind: 'shapes'; svg: string } | { kind: 'none' };

export interface MockupDrawing {
  form: BlankForm;
  /** `#rrggbb` of the blank. */
  color: string;
  area: PrintArea;
  print: MockupPrint;
}

/** A blank with its print in a quiet room, as SVG of 1000 × 1000 units. The same input gives the same picture. */
export function drawMockup({ color, area, print }: MockupDrawing): string {
  const sketch = new Sketch('m');
  const scale = Math.min(520 / area.widthPx, 520 / area.heightPx);
  const [width, height] = [area.widthPx * scale, area.heightPx * scale];
  const printed =
    print.kind === 'picture'
      ? `<image href="data:image/png;base64,${Buffer.from(print.png).toString('base64')}" x="${500 - width / 2}" y="${500 - height / 2}" width="${width}" height="${height}"/>`
      : print.kind === 'shapes'
        ? `<g transform="translate(${500 - width / 2} ${500 - height / 2}) scale(${scale})">${print.svg}</g>`
        : '';
  const body =
    rect(0, 0, 1000, 1000, 0, lighter('#d9d4cb', 0.3)) +
    rect(200, 200, 600, 600, 40, sketch.flat(color, 0.1), `stroke="${darker(color, 0.2)}"`) +
    printed;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${sketch.definitions}${body}</svg>`;
}
