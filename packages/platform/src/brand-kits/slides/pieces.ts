import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import type { Typeface } from '@brandwright/artwork/drawing/lettering/typefaces.ts';

/** A slide is landscape A4 in points, with a padding of 40 (brand-kit document §9). */
export const slideWidth = 842;
export const slideHeight = 595;
export const slidePadding = 40;
export const innerWidth = slideWidth - 2 * slidePadding;
export const contentTop = slidePadding + 44;
export const contentBottom = slideHeight - slidePadding;

/** What a slide is made of, in the order in which it is painted. Places in points from the upper left. */
export type Piece =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill: string; radius?: number }
  | {
      kind: 'text';
      x: number;
      /** Of the baseline. */ y: number;
      words: string;
      size: number;
      color: string;
      face: TextFace;
      anchor?: 'start' | 'end';
    }
  | { kind: 'picture'; x: number; y: number; width: number; height: number; url: string; radius: number };

export interface TextFace {
  typeface: Typeface;
  casing: 'as-is' | 'upper' | 'lower';
  /** Space added between letters, in ems. */
  tracking: number;
}

export const plain: TextFace = { typeface: 'inter', casing: 'as-is', tracking: 0 };
export const strong: TextFace = { typeface: 'inter-bold', casing: 'as-is', tracking: 0 };
export const label: TextFace = { typeface: 'inter', casing: 'upper', tracking: 0.12 };

/** How the slides of a brand look. */
export interface SlideLook {
  kit: BrandKitContent;
  ground: string;
  /** Text on the ground. */
  ink: string;
  name: TextFace;
  brandName: string;
}
