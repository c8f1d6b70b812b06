import { darker, inkOn, lighter, type Color } from '../color/color.ts';
import { marks, type MarkName } from '../lettering/marks.ts';
import type { Palette } from '../color/palettes.ts';
import { ellipse, group, lathe, rect, stroke, tilt, type Sketch } from '../sketch.ts';

/** What a form draws with. Standing forms stand on y = 0 and reach up to about -560; flat ones lie around (0, 0). */
export interface Kit {
  sketch: Sketch;
  palette: Palette;
  mark: MarkName;
  /** Leaves the mark off, for something to print on. */
  isBlank?: true;
}

export interface Form {
  pose: 'standing' | 'flat' | 'hung';
  /** Half of its width, for its shadow and for setting several beside each other. */
  reach: number;
  /** `flat` for a straight lower edge, so that its shadow hugs it; round otherwise. */
  sits?: 'flat';
  draw(kit: Kit): string;
}

/** The mark in ink at a place and size. */
export function markAt(
  { mark, isBlank }: Kit,
  x: number,
  y: number,
  size: number,
  ink: Color,
  opacity = 1,
): string {
  if (isBlank) return '';
  return group(marks[mark](ink), `translate(${x} ${y}) scale(${size / 100})`, `opacity="${opacity}"`);
}

/** A paper label on something round: it bends a little and is shaded with it. */
export function roundLabel(kit: Kit, half: number, top: number, bottom: number, paper: Color): string {
  const bow = half * tilt;
  const shape = `M${-half} ${top}A${half} ${bow} 0 0 0 ${half} ${top}V${bottom}A${half} ${bow} 0 0 1 ${-half} ${bottom}Z`;
  const middle = (top + bottom) / 2 + bow;
  const size = Math.min(half * 1.1, (bottom - top) * 0.46);
  const ink = inkOn(paper);
  return (
    `<path d="${shape}" fill="${kit.sketch.round(paper, 0.5)}"/>` +
    markAt(kit, 0, middle - size * 0.28, size, ink) +
    textLines(0, middle + size * 0.5, half * 0.86, ink)
  );
}

/** A flat label. */
export function flatLabel(
  kit: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  paper: Color,
): string {
  const size = Math.min(width, height) * 0.42;
  const ink = inkOn(paper);
  return (
    rect(x - width / 2, y - height / 2, width, height, 4, kit.sketch.flat(paper, 0.06)) +
    markAt(kit, x, y - height * 0.1, size, ink) +
    textLines(x, y + height * 0.27, width * 0.5, ink)
  );
}

/** Marks lines that stand for words, so that a blank product can leave them off. */
export const wordLine = 'class="word-line"';

/** Two thin lines where a label would have words. */
export function textLines(x: number, y: number, width: number, ink: Color): string {
  return (
    stroke(`M${x - width / 2} ${y}H${x + width / 2}`, ink, 4, `opacity="0.85" ${wordLine}`) +
    stroke(`M${x - width / 3.2} ${y + 14}H${x + width / 3.2}`, ink, 3, `opacity="0.55" ${wordLine}`)
  );
}

/** A straight-walled round body with its bottom curve and a soft band of reflected light. */
export function drum(
  kit: Kit,
  radius: number,
  bottom: number,
  top: number,
  color: Color,
  gloss?: number,
): string {
  return lathe(
    [
      [radius, bottom],
      [radius, top],
    ],
    kit.sketch.round(color, gloss),
    false,
  );
}

/** A round plate or lid seen from above, with its rim. */
export function disc(kit: Kit, radius: number, y: number, color: Color): string {
  return ellipse(
    0,
    y,
    radius,
    radius * tilt,
    kit.sketch.linear(
      [
        [0, lighter(color, 0.25)],
        [1, darker(color, 0.12)],
      ],
      20,
    ),
  );
}

/** A bright streak down the lit side of something smooth. */
export function streak(x: number, top: number, bottom: number, width: number, opacity = 0.35): string {
  return rect(x, top, width, bottom - top, width / 2, '#ffffff', `opacity="${opacity}"`);
}

/** A candle's flame with its glow, foot at the given place. */
export function flame(kit: Kit, x: number, y: number, size = 1): string {
  const glow = kit.sketch.radial([
    [0, '#ffdf9a', 0.75],
    [0.4, '#ffcf7a', 0.25],
    [1, '#ffcf7a', 0],
  ]);
  const fire = kit.sketch.linear(
    [
      [0, '#fff6dc'],
      [0.55, '#ffd37a'],
      [1, '#f08a3c'],
    ],
    90,
  );
  return group(
    ellipse(0, -34, 120, 120, glow) +
      stroke('M0 4V-14', '#3a2c24', 5) +
      `<path d="M0 -6C-15 -18 -13 -40 0 -66C13 -40 15 -18 0 -6Z" fill="${fire}"/>` +
      ellipse(0, -19, 5, 11, '#fffdf4', 'opacity="0.9"'),
    `translate(${x} ${y}) scale(${size})`,
  );
}
