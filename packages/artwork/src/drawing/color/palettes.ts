import type { Color } from './color.ts';

/** The colors of one picture: the thing, what stands beside it, and the paper behind it. */
export interface Palette {
  base: Color;
  accent: Color;
  wall: Color;
}

export const palettes = {
  amber: { base: '#b36a2a', accent: '#f0e4cf', wall: '#e9d9c1' },
  cream: { base: '#efe4cd', accent: '#a8795a', wall: '#d9cdb9' },
  charcoal: { base: '#3d3d42', accent: '#d8c8ae', wall: '#c9c6c1' },
  sage: { base: '#94a78a', accent: '#f1eadb', wall: '#d8ddcf' },
  blush: { base: '#e0b1a5', accent: '#7a4b45', wall: '#efdcd3' },
  white: { base: '#f5f2ec', accent: '#4f5a5e', wall: '#cfd6d6' },
  terracotta: { base: '#c2694a', accent: '#f3e3d2', wall: '#ecd3c1' },
  clay: { base: '#b07b5e', accent: '#f2e8dc', wall: '#e2d2c3' },
  sand: { base: '#d9c29c', accent: '#6d5a44', wall: '#e8dfcf' },
  ochre: { base: '#d19b3b', accent: '#fbf0d9', wall: '#efe0bd' },
  rose: { base: '#c77d85', accent: '#fbeeea', wall: '#ecd5d4' },
  forest: { base: '#3e5f4b', accent: '#e9e2c8', wall: '#c9d2c4' },
  plum: { base: '#6c4361', accent: '#f0dfe0', wall: '#dccdd6' },
  sky: { base: '#8cb3cd', accent: '#fdf6ea', wall: '#d6e3ea' },
  navy: { base: '#2b3d5f', accent: '#efe4cc', wall: '#c6cfda' },
  kraft: { base: '#b9966a', accent: '#3c3a36', wall: '#e3d6c2' },
  mint: { base: '#a6cfba', accent: '#2f5347', wall: '#d9ebe0' },
  lilac: { base: '#b5a3d0', accent: '#f8f1f4', wall: '#e2dcec' },
  lemon: { base: '#ebd268', accent: '#7a5a26', wall: '#f3ebc9' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as PaletteName[];
export const isPaletteName = (name: string): name is PaletteName => Object.hasOwn(palettes, name);
