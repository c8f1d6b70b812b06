import type { CSSProperties } from 'react';
import { contrastOf, luminance, mixed, readableOn, saturation } from './color.ts';

/** What each color of a brand is for where its own look is shown. Every ink reads on its ground with at least 4.5. */
export interface BrandLook {
  /** The ground of a slide. */
  ground: string;
  ink: string;
  inkSoft: string;
  /** A block that stands on the ground, and what is written on it. */
  block: string;
  blockInk: string;
  /** Hairlines on the ground. */
  line: string;
}

const black = '#17130F';
const white = '#FFFFFF';

/**
 * The roles of a palette on a ground (a slide's color; else the first of the palette). The ink is the palette's own where
 * one reads well (7 and more), so that a slide is made of the brand's colors alone.
 */
export function lookOf(palette: readonly string[], slideColor?: string): BrandLook {
  const ground = slideColor ?? palette[0] ?? white;
  const inks = [...palette].sort((one, other) => contrastOf(ground, other) - contrastOf(ground, one));
  const best = inks[0];
  const ink =
    best && contrastOf(ground, best) >= 7
      ? best
      : readableOn(ground, luminance(ground) > 0.3 ? black : white, 4.5);
  // The liveliest color that is told apart from the ground and that another color of the brand reads on.
  const apart = palette.filter((hex) => contrastOf(ground, hex) >= 1.35);
  const carrying = apart.filter((hex) => palette.some((other) => contrastOf(hex, other) >= 4.5));
  const block =
    (carrying.length > 0 ? carrying : apart).sort((one, other) => saturation(other) - saturation(one))[0] ??
    mixed(ground, ink, 0.88);
  const byContrast = (one: string, other: string) => contrastOf(block, other) - contrastOf(block, one);
  const ownInk = [...palette].sort(byContrast).find((hex) => contrastOf(block, hex) >= 4.5);
  const blockInk = ownInk ?? [white, black].sort(byContrast)[0] ?? white;
  return {
    ground,
    ink,
    inkSoft: readableOn(ground, mixed(ink, ground, 0.22)),
    block,
    blockInk: readableOn(block, blockInk),
    line: mixed(ground, ink, 0.22),
  };
}

/** The look as custom properties, for the slide that it stands on. */
export function lookStyle(look: BrandLook): CSSProperties {
  const properties: Record<`--b-${string}`, string> = {
    '--b-ground': look.ground,
    '--b-ink': look.ink,
    '--b-ink-soft': look.inkSoft,
    '--b-block': look.block,
    '--b-block-ink': look.blockInk,
    '--b-line': look.line,
  };
  return { ...properties, background: look.ground, color: look.ink };
}
