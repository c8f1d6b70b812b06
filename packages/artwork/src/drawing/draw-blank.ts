import { brightness, darker, lighter, type Color } from './color/color.ts';
import { formNamed } from './forms/index.ts';
import { wordLine, type Form, type Kit } from './kit/kit.ts';
import { isMarkName, marks } from './lettering/marks.ts';
import { ellipse, group, rect, Sketch } from './sketch.ts';

/** Where a blank product stands on its 1000 × 1000 canvas. */
interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** Products that a design can be laid on, each drawn straight and as large as its canvas allows. */
const stands: Record<string, Stand> = {
  tee: { x: 500, y: 505, scale: 1.2 },
  longsleeve: { x: 500, y: 500, scale: 1.15 },
  hoodie: { x: 500, y: 550, scale: 1.12 },
  crewneck: { x: 500, y: 500, scale: 1.16 },
  tote: { x: 500, y: 930, scale: 1.36 },
  cap: { x: 500, y: 760, scale: 1.4 },
  mug: { x: 460, y: 830, scale: 1.6 },
  tumbler: { x: 500, y: 920, scale: 1.4 },
  'candle-jar': { x: 500, y: 880, scale: 1.45 },
  cushion: { x: 500, y: 880, scale: 1.5 },
  bottle: { x: 500, y: 920, scale: 1.42 },
  jar: { x: 500, y: 880, scale: 1.5 },
  tube: { x: 500, y: 920, scale: 1.42 },
  pouch: { x: 500, y: 900, scale: 1.42 },
  carton: { x: 460, y: 900, scale: 1.35 },
  notebook: { x: 500, y: 495, scale: 1.32 },
  poster: { x: 500, y: 500, scale: 1 },
};

/** A sheet of paper, which the poster's own drawing covers with a picture. */
const sheet: Form = {
  pose: 'flat',
  reach: 300,
  draw: ({ palette, sketch }) =>
    rect(
      -300,
      -425,
      600,
      850,
      3,
      sketch.linear(
        [
          [0, lighter(palette.base, 0.22)],
          [0.6, palette.base],
          [1, darker(palette.base, 0.05)],
        ],
        50,
      ),
    ),
};

const formOf = (name: string): Form | undefined => (name === 'poster' ? sheet : formNamed(name));

/**
 * A product with nothing on it, in any color, as SVG of 1000 × 1000 units on a quiet ground. Undefined for a name that
 * is not among `blankNames` or a color that is not `#rrggbb`.
 */
export function drawBlank(name: string, color: Color): string | undefined {
  const form = formOf(name);
  const stand = Object.hasOwn(stands, name) ? stands[name] : undefined;
  if (!form || !stand || !/^#[0-9a-f]{6}$/.test(color)) return undefined;
  const sketch = new Sketch('b');
  const kit: Kit = { sketch, palette: paletteFor(color), mark: 'dot', isBlank: true };
  const thing = form.draw(kit).replaceAll(new RegExp(`<path [^>]*${wordLine}[^>]*/>`, 'g'), '');
  const at = `translate(${stand.x} ${stand.y}) scale(${stand.scale})`;
  const scene =
    ground(kit) +
    group(
      (form.pose === 'standing' ? floorShadow(kit, form) : '') +
        (form.pose === 'standing' ? '' : softShadow(thing)) +
        thing,
      at,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${sketch.definitions}${scene}</svg>`;
}

/** Labels are paper, so that what is printed on them reads. */
function paletteFor(base: Color) {
  const isLight = brightness(base) > 0.78;
  return { base, accent: isLight ? '#fdfbf6' : '#f6f1e7', wall: '#e9e6e0' };
}

function ground({ sketch }: Kit): string {
  const wall = sketch.linear(
    [
      [0, '#e4e1da'],
      [0.5, '#efece6'],
      [1, '#dedad2'],
    ],
    65,
  );
  const glow = sketch.radial([
    [0, '#ffffff', 0.7],
    [1, '#ffffff', 0],
  ]);
  return rect(0, 0, 1000, 1000, 0, wall) + ellipse(400, 380, 620, 540, glow);
}

function floorShadow({ sketch }: Kit, form: Form): string {
  const soft = sketch.radial([
    [0, '#241a17', 0.42],
    [0.55, '#241a17', 0.18],
    [1, '#241a17', 0],
  ]);
  return (
    ellipse(form.reach * 0.24, 4, form.reach * 1.4, form.reach * (form.sits === 'flat' ? 0.12 : 0.22), soft) +
    ellipse(0, 6, form.reach * 1.02, Math.max(12, form.reach * 0.12), soft)
  );
}

/** The soft edge that something flat casts: copies of its outline that drift apart. */
function softShadow(thing: string): string {
  const outline = thing
    .replaceAll(/ (?:stroke-|fill-)?opacity="[^"]*"/g, '')
    .replaceAll(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#20150f"');
  return [0.4, 0.8, 1.2, 1.6]
    .map((far) => group(outline, `translate(${8 * far} ${13 * far})`, 'opacity="0.07"'))
    .join('');
}

/** A brand's mark alone, on nothing, in one color: what a design calls the logo. Undefined for what is not known. */
export function markDrawing(mark: string, color: Color): string | undefined {
  if (!isMarkName(mark) || !/^#[0-9a-f]{6}$/.test(color)) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104" width="1000" height="1000">${marks[mark](color)}</svg>`;
}
