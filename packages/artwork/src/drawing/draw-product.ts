import { darker, lighter, mix } from './color/color.ts';
import { formNamed } from './forms/index.ts';
import type { Form, Kit } from './kit/kit.ts';
import type { MarkName } from './lettering/marks.ts';
import { palettes, type Palette, type PaletteName } from './color/palettes.ts';
import { ellipse, group, rect, Sketch } from './sketch.ts';

export type ProductView = 'front' | 'group' | 'close';

export interface ProductDrawing {
  /** One of `formNames`. */
  form: string;
  palette: PaletteName;
  mark: MarkName;
  view: ProductView;
}

/**
 * A product in a quiet studio, as SVG of 1000 × 1000 units. What matters stays within the middle 800, so that it can
 * be cut to 4:5. The same input gives the same picture. Throws for a form that is not known.
 */
export function drawProduct({ form: name, palette: paletteName, mark, view }: ProductDrawing): string {
  const form = formNamed(name);
  if (!form) throw new Error(`There is no form "${name}".`);
  const palette = palettes[paletteName];
  const sketch = new Sketch('p');
  const kit: Kit = { sketch, palette, mark };
  const scene =
    form.pose === 'standing'
      ? standing(kit, form, view)
      : form.pose === 'flat'
        ? lying(kit, form, view)
        : hanging(kit, form, view);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${sketch.definitions}${scene}</svg>`;
}

/** The same thing in a sister color, for pictures of several. */
const sister = (kit: Kit, turn: number): Kit => ({
  ...kit,
  palette: {
    ...kit.palette,
    base:
      turn === 1
        ? lighter(kit.palette.base, 0.38)
        : mix(darker(kit.palette.base, 0.22), kit.palette.accent, 0.14),
  },
});

function standing(kit: Kit, form: Form, view: ProductView): string {
  const scale = Math.min(1.16, 350 / form.reach);
  const room = studio(kit, view === 'close' ? 700 : 690);
  if (view === 'group') {
    const size = scale * 0.62;
    const step = Math.min(270, form.reach * size + 90);
    return (
      room +
      onFloor(sister(kit, 1), form, 500 - step * 0.86, 690, size * 0.94) +
      onFloor(sister(kit, 2), form, 500 + step * 0.86, 700, size * 0.94) +
      onFloor(kit, form, 500, 790, size * 1.08)
    );
  }
  if (view === 'close') return room + onFloor(kit, form, 470, 990, scale * 1.72);
  return room + onFloor(kit, form, 500, 800, scale);
}

/** One thing with the shadow it casts to the lower right and the dark line where it touches the floor. */
function onFloor(kit: Kit, form: Form, x: number, y: number, scale: number): string {
  const soft = kit.sketch.radial([
    [0, '#241a17', 0.5],
    [0.5, '#241a17', 0.24],
    [1, '#241a17', 0],
  ]);
  const contact = kit.sketch.radial([
    [0, '#1a1210', 0.62],
    [0.75, '#1a1210', 0.3],
    [1, '#1a1210', 0],
  ]);
  const wide = form.reach;
  return group(
    group(
      ellipse(0, 0, wide * 1.5, wide * (form.sits === 'flat' ? 0.16 : 0.3), soft),
      `translate(${wide * 0.46} ${form.sits === 'flat' ? 0 : 12}) rotate(-4)`,
    ) +
      (form.sits === 'flat'
        ? ellipse(wide * 0.05, 2, wide * 1.06, 17, contact)
        : ellipse(wide * 0.06, 10, wide * 1.08, Math.max(18, wide * 0.17), contact)) +
      form.draw(kit),
    `translate(${x} ${y}) scale(${scale.toFixed(3)})`,
  );
}

function studio(kit: Kit, horizon: number): string {
  const { wall } = kit.palette;
  const { sketch } = kit;
  const back = sketch.linear(
    [
      [0, darker(wall, 0.07)],
      [0.55, wall],
      [1, lighter(wall, 0.34)],
    ],
    68,
  );
  const floor = sketch.linear(
    [
      [0, darker(wall, 0.1)],
      [0.2, mix(wall, '#ffffff', 0.16)],
      [1, darker(wall, 0.05)],
    ],
    90,
  );
  const glow = sketch.radial(
    [
      [0, '#ffffff', 0.62],
      [0.6, '#ffffff', 0.14],
      [1, '#ffffff', 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const seam = sketch.linear(
    [
      [0, '#000000', 0],
      [0.5, '#2b1f1a', 0.1],
      [1, '#000000', 0],
    ],
    90,
  );
  return (
    rect(0, 0, 1000, 1000, 0, back) +
    ellipse(330, 330, 560, 480, glow) +
    windowLight(kit) +
    rect(0, horizon, 1000, 1000 - horizon, 0, floor) +
    rect(0, horizon - 34, 1000, 68, 0, seam)
  );
}

/** The light of a window across the wall. */
function windowLight({ sketch }: Kit): string {
  const pane = sketch.linear(
    [
      [0, '#ffffff', 0.34],
      [1, '#ffffff', 0.04],
    ],
    60,
  );
  // Rectangles within each other make the soft edge that a blur would make ten times slower.
  const soft = [0, 5, 10, 15, 20].map((inset) =>
    [0, 1]
      .flatMap((column) =>
        [0, 1].map((row) =>
          rect(
            column * 172 + inset,
            row * 196 + inset,
            160 - inset * 2,
            182 - inset * 2,
            14,
            pane,
            'opacity="0.24"',
          ),
        ),
      )
      .join(''),
  );
  return `<g transform="translate(560 60) skewX(-16) rotate(5)">${soft.join('')}</g>`;
}

function table(kit: Kit): string {
  const { wall } = kit.palette;
  const { sketch } = kit;
  const top = sketch.linear(
    [
      [0, lighter(wall, 0.34)],
      [0.5, wall],
      [1, darker(wall, 0.12)],
    ],
    50,
  );
  const glow = sketch.radial([
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ]);
  return (
    rect(0, 0, 1000, 1000, 0, top) +
    ellipse(240, 200, 620, 540, glow) +
    `<g opacity="0.55">${windowLight(kit)}</g>`
  );
}

/** Something flat with the soft shadow of its own outline. */
function laid(kit: Kit, form: Form, transform: string, lift: number): string {
  const thing = form.draw(kit);
  const outline = silhouette(thing);
  // Copies that drift apart make the soft edge; a blur filter would take a second.
  const shadow = [0.35, 0.7, 1.05, 1.4, 1.75]
    .map((far) =>
      group(
        outline,
        `translate(${(lift * far * 0.62).toFixed(1)} ${(lift * far).toFixed(1)}) scale(${(1 + far * 0.006).toFixed(3)})`,
        'opacity="0.085"',
      ),
    )
    .join('');
  return group(shadow + thing, transform);
}

/** A drawing in one dark color, without its lights. */
function silhouette(drawing: string): string {
  return drawing
    .replaceAll(/ (?:stroke-|fill-)?opacity="[^"]*"/g, '')
    .replaceAll(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#20150f"');
}

function lying(kit: Kit, form: Form, view: ProductView): string {
  const scale = Math.min(1.08, 376 / form.reach);
  if (view === 'group') {
    const size = scale * 0.6;
    return (
      table(kit) +
      laid(sister(kit, 1), form, `translate(345 400) rotate(-9) scale(${size})`, 15) +
      laid(sister(kit, 2), form, `translate(668 410) rotate(8) scale(${size})`, 15) +
      laid(kit, form, `translate(506 600) rotate(-2) scale(${size * 1.12})`, 20)
    );
  }
  if (view === 'close')
    return table(kit) + laid(kit, form, `translate(440 520) rotate(-7) scale(${scale * 1.62})`, 18);
  return table(kit) + laid(kit, form, `translate(500 500) rotate(-3) scale(${scale})`, 17);
}

function hanging(kit: Kit, form: Form, view: ProductView): string {
  const scale = Math.min(1, 330 / form.reach);
  if (view === 'group')
    return (
      studio(kit, 930) +
      laid(sister(kit, 1), form, `translate(300 420) scale(${scale * 0.58})`, 13) +
      laid(kit, form, `translate(690 450) scale(${scale * 0.74})`, 13)
    );
  if (view === 'close')
    return studio(kit, 1000) + laid(kit, form, `translate(460 560) scale(${scale * 1.5})`, 16);
  return studio(kit, 915) + laid(kit, form, `translate(500 455) scale(${scale})`, 15);
}

export type { Palette };
