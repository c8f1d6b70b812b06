import { darker, lighter, type Color } from '../../color/color.ts';
import type { KitStage } from '../kit-stage.ts';
import { ellipse, group, path, rect, stroke } from '../../sketch.ts';
import { toneOf, type Tone } from './tones.ts';

/** A handle in the color that was said for it, or its own. */
export const handleTone = (stage: KitStage, tone: Tone): Color =>
  stage.looks?.parts?.handle ?? toneOf(stage, tone);

/** A bent rod or strap along a curve, lit from the upper left. */
export const rod = (d: string, color: Color, width: number): string =>
  stroke(d, darker(color, 0.5), width + 3) +
  stroke(d, color, width) +
  group(
    stroke(d, lighter(color, 0.55), width * 0.26, 'opacity="0.7"'),
    `translate(${-width * 0.16} ${-width * 0.2})`,
  ) +
  group(stroke(d, '#120d0c', width * 0.3, 'opacity="0.2"'), `translate(${width * 0.2} ${width * 0.22})`);

/** The ear of a cup on its right, between two heights above the floor. */
export const ear = (
  stage: KitStage,
  tone: Tone,
  at: number,
  from: number,
  to: number,
  out: number,
  width: number,
): string => {
  const high = to - from;
  return rod(
    `M${at - 16} ${-to}C${at + out * 0.95} ${-to - high * 0.06} ${at + out * 1.12} ${-from + -high * 0.1} ${at - 16} ${-from}`,
    handleTone(stage, tone),
    width,
  );
};

/** A hoop over something: the handle of a basket or a kettle. */
export const hoop = (
  stage: KitStage,
  tone: Tone,
  half: number,
  from: number,
  to: number,
  width: number,
): string =>
  rod(
    `M${-half} ${-from}C${-half * 1.06} ${-to * 1.0} ${half * 1.06} ${-to * 1.0} ${half} ${-from}`,
    handleTone(stage, tone),
    width,
  );

/** Two grips at the sides of a pot. */
export const grips = (
  stage: KitStage,
  tone: Tone,
  at: number,
  y: number,
  out: number,
  width: number,
): string =>
  [-1, 1]
    .map((side) =>
      rod(
        `M${side * (at - 10)} ${-y - 20}C${side * (at + out)} ${-y - 26} ${side * (at + out)} ${-y + 26} ${side * (at - 10)} ${-y + 20}`,
        handleTone(stage, tone),
        width,
      ),
    )
    .join('');

/** A knob on a lid. */
export const knob = (stage: KitStage, tone: Tone, y: number, size: number): string => {
  const color = toneOf(stage, tone);
  const ball = stage.sketch.radial(
    [
      [0, lighter(color, 0.6)],
      [0.5, color],
      [1, darker(color, 0.5)],
    ],
    0.36,
    0.3,
    0.75,
  );
  return (
    rect(-size * 0.4, -y - size * 0.5, size * 0.8, size * 0.7, 3, darker(color, 0.3)) +
    ellipse(0, -y - size, size, size * 0.86, ball)
  );
};

/** A ball under the light. */
export const ball = (stage: KitStage, color: Color, x: number, y: number, r: number): string =>
  ellipse(
    x,
    y,
    r,
    r,
    stage.sketch.radial(
      [
        [0, lighter(color, 0.62)],
        [0.32, lighter(color, 0.12)],
        [0.68, darker(color, 0.12)],
        [1, darker(color, 0.52)],
      ],
      0.35,
      0.28,
      0.78,
    ),
  );

/** A leafy plant out of a pot's mouth at a height above the floor. */
export const foliage = (stage: KitStage, y: number, size: number): string => {
  const green = toneOf(stage, 'leaf');
  return [-62, -38, -17, 4, 24, 46, 66, -50, 12, 34]
    .map((turn, at) => {
      const long = size * (at > 6 ? 0.72 : 1 - Math.abs(turn) / 210);
      const tone = at % 3 === 0 ? darker(green, 0.26) : at % 3 === 1 ? green : lighter(green, 0.2);
      return group(
        path(
          `M0 0C${-long * 0.2} ${-long * 0.4} ${-long * 0.16} ${-long * 0.8} 0 ${-long}C${long * 0.16} ${-long * 0.8} ${long * 0.2} ${-long * 0.4} 0 0Z`,
          tone,
        ) + stroke(`M0 0V${-long * 0.9}`, darker(tone, 0.3), 2, 'opacity="0.6"'),
        `translate(${turn * 0.5} ${-y}) rotate(${turn})`,
      );
    })
    .join('');
};
