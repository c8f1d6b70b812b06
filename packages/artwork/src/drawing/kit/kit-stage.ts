import type { Roles } from './kit-colors.ts';
import type { Wording } from '../lettering/label.ts';
import type { LookName, Looks, PartName } from '../find-form/looks.ts';
import type { Point, Sketch } from '../sketch.ts';

/** What the forms of a brand kit are drawn with. */
export interface KitStage {
  sketch: Sketch;
  roles: Roles;
  words: Wording;
  /** The plain ones unless given. */
  looks?: Looks;
}

/** A product of a brand kit. Standing forms stand on y = 0; flat and hung ones lie around (0, 0). */
export interface KitForm {
  pose: 'standing' | 'flat' | 'hung';
  /** Half of its width. */
  reach: number;
  /** Its height; of a flat one, half of it. */
  height: number;
  /** `flat` for a straight lower edge, so that its shadow hugs it; round otherwise. */
  sits?: 'flat';
  /** Where it touches the floor, around, of what stands on corners of its own. */
  footprint?: readonly Point[];
  /** The small line of its label when none is given: "face serum". */
  what: string;
  amount?: string;
  /** Parts whose color can be chosen, with the color of the brand that each has otherwise; none where it has its own. */
  parts?: Partial<Record<PartName, keyof Roles | undefined>>;
  /** Parts that it can be drawn without. */
  removable?: readonly PartName[];
  /** What else can be asked of it. */
  takes?: readonly LookName[];
  draw(stage: KitStage): string;
  /** Of a flat or hung form: its shape in one dark color, for its shadow; a rectangle unless given. */
  outline?(): string;
}
