import type { Color } from '../color/color.ts';
import type { Finish } from '../scene/light.ts';

/** Parts of a product whose color can be said on its own. */
export const partNames = ['lid', 'handle', 'label', 'trim', 'base', 'inside'] as const;
export type PartName = (typeof partNames)[number];

export const patternNames = ['stripes', 'dots', 'checks', 'speckles', 'marble'] as const;
export type PatternName = (typeof patternNames)[number];

/** How one product differs from the plain one of its form, as far as it was said. */
export interface Looks {
  finish?: Finish;
  isRibbed?: true;
  isClear?: true;
  isTwoTone?: true;
  hasTornLabel?: true;
  hasNoLabel?: true;
  /** Tied up with a ribbon or a string. */
  isTied?: true;
  /** A clear window that shows what is inside. */
  window?: 'straight' | 'round';
  pattern?: PatternName;
  parts?: Partial<Record<PartName, Color>>;
  /** Parts that it is to be drawn without. */
  without?: readonly PartName[];
}

/** What a form can be asked for beyond its colors. */
export type LookName =
  | 'finish'
  | 'ribbed'
  | 'clear'
  | 'two-tone'
  | 'torn-label'
  | 'no-label'
  | 'pattern'
  | 'tied'
  | 'window';

export const plainLooks: Looks = {};
