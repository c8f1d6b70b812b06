import { darker, lighter, luminance, mix, type Color } from '../../color/color.ts';
import type { KitStage } from '../kit-stage.ts';
import { printLabel, type PrintArea } from '../../lettering/label.ts';
import { aroundCylinder } from '../../lettering/lettering.ts';
import { acrossGradient } from '../../scene/light.ts';
import { plainLooks } from '../../find-form/looks.ts';
import { Press } from '../../press.ts';
import { path, type Point, stroke, tilt } from '../../sketch.ts';
import { formed } from './formed.ts';

export interface WrapOptions {
  /** How far the paper reaches to the sides: 1 is the whole half that faces the camera. */
  share?: number;
  /** A paper label whatever the brand's way is, or none. */
  paper?: boolean;
  layout?: PrintArea['layout'];
}

/** A label around something round: paper of its own, or printed on the body, as the brand does. */
export function wrapLabel(
  stage: KitStage,
  radius: number,
  top: number,
  bottom: number,
  { share = 0.82, paper: isPaper = stage.words.voice.label === 'paper', layout }: WrapOptions = {},
): string {
  const { roles, words, looks = plainLooks } = stage;
  // A label whose color was said is there to be seen.
  const paper = isPaper || looks.parts?.label !== undefined;
  if (looks.hasNoLabel) return '';
  // A design has all of the side that is seen; a label leaves air around it.
  const half = radius * Math.asin(words.print && !paper ? Math.max(share, 0.94) : share);
  const warp = aroundCylinder(radius, tilt);
  const sag = radius * tilt;
  const area: Omit<PrintArea, 'ink'> = {
    x: 0,
    y: (top + bottom) / 2 + sag,
    width: half * (paper ? 1.62 : 1.5),
    height: (bottom - top) * (paper ? 0.94 : 1),
    warp,
    accent: { color: roles.accent, ink: roles.accentInk },
    ...(layout ? { layout } : {}),
  };
  const press = new Press(warp);
  if (!paper && !looks.hasTornLabel) {
    // On a pattern words stand on a plain patch.
    const patch =
      looks.pattern && !looks.isClear
        ? press.box(-half * 0.84, area.y - area.height * 0.52, half * 1.68, area.height * 1.04, roles.body)
        : '';
    return patch + printLabel(words, { ...area, ink: roles.bodyInk });
  }
  const sheet = looks.hasTornLabel
    ? tornSheet(press, [-half, top + sag, half, bottom + sag], roles.label)
    : press.box(-half, top + sag, half * 2, bottom - top, roles.label);
  return sheet + printLabel(words, { ...area, ink: roles.labelInk });
}

/** Paper whose lower right corner is torn off: its white core shows along the tear, and a shadow under it. */
export function tornSheet(
  press: Press,
  [left, top, right, bottom]: readonly [number, number, number, number],
  paper: Color,
): string {
  const [wide, high] = [right - left, bottom - top];
  const tear = [0.44, 0.5, 0.53, 0.6, 0.62, 0.69, 0.74, 0.78, 0.84, 0.88, 0.95, 1].map((share, at): Point => [
    left + wide * share + (at % 2 === 0 ? wide * 0.022 : -wide * 0.018),
    bottom - high * (share - 0.44) * 0.92 + (at % 3 === 0 ? high * 0.035 : -high * 0.018),
  ]);
  const edge = (grow: number) =>
    press.shape([
      [left, top],
      [right, top],
      ...tear.map(([x, y]): Point => [Math.min(right, x + grow), y + grow]).toReversed(),
      [left, bottom],
    ]);
  return (
    path(edge(7), '#120d0c', 'opacity="0.28"') +
    path(edge(4), mix(paper, '#ffffff', 0.75)) +
    path(edge(0), paper)
  );
}

/** Fine upright ribs around a cap. */
export const ribs = (radius: number, top: number, bottom: number, count = 22): string =>
  Array.from({ length: count }, (_, index) => {
    const x = radius * Math.sin(((index + 0.5) / count - 0.5) * Math.PI);
    const sag = Math.sqrt(Math.max(0, 1 - (x / radius) ** 2)) * radius * tilt;
    return stroke(
      `M${x.toFixed(1)} ${(top + sag).toFixed(1)}V${(bottom + sag).toFixed(1)}`,
      '#120d0c',
      1.6,
      'opacity="0.3"',
    );
  }).join('');

/** A line around a round body at a height. */
export const around = (radius: number, y: number, color: Color, width: number, opacity = 1): string =>
  `<path d="M${-radius} ${y}A${radius} ${radius * tilt} 0 0 0 ${radius} ${y}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;

/** A painted band around a round body. */
export const bandAround = (radius: number, top: number, bottom: number, color: string): string =>
  `<path d="M${-radius} ${top}A${radius} ${radius * tilt} 0 0 0 ${radius} ${top}V${bottom}A${radius} ${radius * tilt} 0 0 1 ${-radius} ${bottom}Z" fill="${color}"/>`;

/** Colored glass: light gathers in its middle, its edges are dark. */
export function glassBody(stage: KitStage, profile: readonly Point[], color: Color, printed: string): string {
  const radius = Math.max(...profile.map(([r]) => r));
  const pale = luminance(color) > 0.5;
  const thick = stage.sketch.define((id) =>
    acrossGradient(id, -radius, radius, [
      [0, darker(color, 0.6)],
      [0.06, darker(color, pale ? 0.2 : 0.34)],
      [0.2, lighter(color, 0.3)],
      [0.5, lighter(color, pale ? 0.34 : 0.16)],
      [0.82, color],
      [0.95, darker(color, 0.34)],
      [1, darker(color, 0.5)],
    ]),
  );
  return formed(stage, profile, thick, 'gloss', { printed });
}

/** Bamboo or beech, for lids. */
export const lidWood = (stage: KitStage): Color => mix('#d2a871', stage.roles.ground, 0.08);
