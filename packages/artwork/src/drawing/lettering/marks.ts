import type { Color } from '../color/color.ts';
import { ellipse, path, stroke } from '../sketch.ts';

/** A small sign of a brand, drawn around (0, 0) within a circle of radius 50. No letters: signs need no language. */
export const marks = {
  arch: (ink: Color) =>
    stroke('M-36 40V-4A36 36 0 0 1 36 -4V40', ink, 9) + stroke('M-16 40V2A16 16 0 0 1 16 2V40', ink, 9),
  sun: (ink: Color) =>
    ellipse(0, 0, 19, 19, ink) +
    Array.from(
      { length: 8 },
      (_, index) => `<g transform="rotate(${index * 45})">${stroke('M0 -31V-44', ink, 8)}</g>`,
    ).join(''),
  leaf: (ink: Color) =>
    path('M0 46C-44 22 -34 -30 0 -48C34 -30 44 22 0 46Z', ink) +
    stroke('M0 44V-20M0 8L-15 -8M0 8L15 -8M0 28L-15 12M0 28L15 12', '#ffffff', 4, 'stroke-opacity="0.55"'),
  wave: (ink: Color) =>
    [-24, 0, 24].map((y) => stroke(`M-44 ${y}q11 -16 22 0t22 0t22 0t22 0`, ink, 8)).join(''),
  dot: (ink: Color) => ellipse(0, 0, 30, 30, ink),
  star: (ink: Color) => path('M0 -46L11 -14L45 -14L18 7L28 40L0 20L-28 40L-18 7L-45 -14L-11 -14Z', ink),
  moon: (ink: Color) => path('M16 -44A46 46 0 1 0 16 44A36 36 0 1 1 16 -44Z', ink),
  line: (ink: Color) => stroke('M-40 -14H40M-40 14H14', ink, 9),
  flower: (ink: Color) =>
    Array.from(
      { length: 6 },
      (_, index) => `<g transform="rotate(${index * 60})">${ellipse(0, -28, 13, 19, ink)}</g>`,
    ).join('') + ellipse(0, 0, 10, 10, '#ffffff', 'fill-opacity="0.6"'),
  mountain: (ink: Color) => path('M-48 34L-14 -28L6 6L18 -12L48 34Z', ink) + ellipse(26, -32, 10, 10, ink),
  diamond: (ink: Color) => stroke('M0 -44L34 0L0 44L-34 0Z', ink, 9) + path('M0 -18L14 0L0 18L-14 0Z', ink),
  ring: (ink: Color) =>
    `<circle r="34" fill="none" stroke="${ink}" stroke-width="10"/>` + ellipse(0, 0, 9, 9, ink),
} as const;

export type MarkName = keyof typeof marks;
export const markNames = Object.keys(marks) as MarkName[];
export const isMarkName = (name: string): name is MarkName => Object.hasOwn(marks, name);
