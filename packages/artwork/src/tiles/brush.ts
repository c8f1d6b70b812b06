import {
  contrast,
  darker,
  lighter,
  luminance,
  mix,
  readable,
  vividness,
  type Color,
} from '../drawing/color/color.ts';
import { brandVoice, type BrandVoice } from '../drawing/lettering/brand-voice.ts';
import { letterableName } from '../drawing/lettering/brand-name.ts';
import { cleanPalette } from '../drawing/kit/kit-colors.ts';
import { seeded } from '../drawing/seeded.ts';
import { Sketch } from '../drawing/sketch.ts';

/** What the tiles of one brand are drawn with: its colors in their parts, its voice, and chance that always falls alike. */
export interface Brush {
  sketch: Sketch;
  /** The brand's own colors, the main one first. */
  colors: readonly Color[];
  main: Color;
  /** The color that stands apart most from the main one. */
  accent: Color;
  /** A third color, between them. */
  third: Color;
  /** The lightest there is: warm paper. */
  paper: Color;
  /** The darkest there is; reads on paper. */
  ink: Color;
  name: string;
  slogan: string;
  voice: BrandVoice;
  /** Even numbers from 0 up to 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export interface TileBrand {
  palette: readonly string[];
  brandName: string;
  slogan?: string;
}

/** Longest slogan that is drawn whole; the engine writes at most 60 characters. */
const longestSlogan = 90;

/** A brush for one tile. */
export function brushFor({ palette, brandName, slogan = '' }: TileBrand, seed: string): Brush {
  const colors = cleanPalette(palette);
  const [main = '#b56b4b', ...others] = colors;
  const name = letterableName(brandName);
  const next = seeded(`${seed} ${name} ${colors.join(' ')}`);
  const byLight = colors.toSorted((a, b) => luminance(b) - luminance(a));
  const lightest = byLight[0] ?? main;
  const paper = luminance(lightest) > 0.68 ? mix(lightest, '#fffaf0', 0.25) : mix(lightest, '#fbf6ec', 0.86);
  const darkest = byLight.at(-1) ?? main;
  const ink = readable(luminance(darkest) < 0.12 ? darkest : darker(darkest, 0.66), paper, 7);
  const apart = others
    .filter((color) => luminance(color) < 0.75 || others.length === 1)
    .toSorted((a, b) => vividness(b) + contrast(b, main) * 0.05 - vividness(a) - contrast(a, main) * 0.05);
  const accent =
    apart.find((color) => color !== main) ??
    (luminance(main) > 0.4 ? darker(main, 0.45) : lighter(main, 0.5));
  const third = others.find((color) => color !== accent && color !== paper) ?? mix(main, accent, 0.5);
  return {
    sketch: new Sketch('t'),
    ...{ colors, main, accent, third, paper, ink, name, slogan: letterableName(slogan, longestSlogan) },
    voice: brandVoice(name),
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

/** A whole number for a filter's noise. */
export const noiseSeed = (brush: Brush) => Math.floor(brush.next() * 900) + 1;
