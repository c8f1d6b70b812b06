import { brightness, darker, lighter, type Color } from '@brandwright/artwork/drawing/color/color.ts';
import { formNamed } from '@brandwright/artwork/drawing/forms/index.ts';
import { wordLine, type Kit } from '@brandwright/artwork/drawing/kit/kit.ts';
import { ellipse, group, path, stroke, type Sketch } from '@brandwright/artwork/drawing/sketch.ts';
import { floorShadow, laidShadow, quietGround, tableGround } from './grounds.ts';

/** A thing of the renderer without its mark and lines of words, in one color. */
export function plainForm(sketch: Sketch, name: string, color: Color): string {
  const form = formNamed(name);
  if (!form) throw new Error(`There is no form "${name}".`);
  const accent = brightness(color) > 0.78 ? '#fdfbf6' : '#f6f1e7';
  const kit: Kit = { sketch, palette: { base: color, accent, wall: '#e9e6e0' }, mark: 'dot', isBlank: true };
  return form.draw(kit).replaceAll(new RegExp(`<path [^>]*${wordLine}[^>]*/>`, 'g'), '');
}

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

const at = ({ x, y, scale }: Stand) => `translate(${x} ${y}) scale(${scale})`;

/** Something flat on paper. `more` is drawn in the form's own units over it. */
export const laidForm =
  (name: string, stand: Stand, more?: (sketch: Sketch, color: Color) => string) =>
  (sketch: Sketch, color: Color): string => {
    const thing = plainForm(sketch, name, color) + (more?.(sketch, color) ?? '');
    return quietGround(sketch) + group(laidShadow(thing) + thing, at(stand));
  };

/** Something that stands on a table. */
export const standingForm =
  (name: string, stand: Stand, reach: number) =>
  (sketch: Sketch, color: Color): string =>
    tableGround(sketch, stand.y - 120) +
    floorShadow(sketch, stand.x, stand.y, reach * stand.scale) +
    group(plainForm(sketch, name, color), at(stand));

/** The collar of a shirt from behind: the cloth goes up to the neck. */
export const backOfCollar = (_sketch: Sketch, color: Color): string =>
  path('M-128 -334C-80 -246 80 -246 128 -334C60 -352 -60 -352 -128 -334Z', color) +
  path('M-120 -334C-70 -306 70 -306 120 -334C60 -352 -60 -352 -120 -334Z', darker(color, 0.24)) +
  stroke('M-122 -330C-70 -300 70 -300 122 -330', darker(color, 0.14), 13) +
  stroke('M-122 -330C-70 -300 70 -300 122 -330', lighter(color, 0.1), 8) +
  stroke(
    'M-150 -314C-80 -276 80 -276 150 -314',
    darker(color, 0.4),
    2.5,
    'stroke-dasharray="6 5" opacity="0.4"',
  );

/** The hood from behind, and the back without a pocket. */
export const backOfHood = (sketch: Sketch, color: Color): string =>
  path('M-190 94H190L230 268H-230Z', sketch.flat(color, 0.02)) +
  path(
    'M-140 -274C-170 -400 -90 -450 0 -452C90 -450 170 -400 140 -274C120 -190 60 -150 0 -146C-60 -150 -120 -190 -140 -274Z',
    sketch.linear(
      [
        [0, lighter(color, 0.16)],
        [0.6, color],
        [1, darker(color, 0.2)],
      ],
      80,
    ),
  ) +
  stroke('M0 -450C4 -350 4 -240 0 -150', darker(color, 0.4), 4, 'opacity="0.4"') +
  stroke('M-120 -230C-70 -170 70 -170 120 -230', darker(color, 0.4), 5, 'opacity="0.3"');

/** A zip down the front. */
export const zip = (_sketch: Sketch, color: Color): string =>
  stroke('M0 -222V330', darker(color, 0.4), 12, 'opacity="0.6"') +
  stroke('M0 -222V330', '#b9bcc0', 5, 'stroke-dasharray="5 4"') +
  ellipse(0, -214, 8, 12, '#cfd2d6');
