import type { Roles } from './kit-colors.ts';
import type { Wording } from './label.ts';
import type { Sketch } from './sketch.ts';

/** What the forms of a brand kit are drawn with. */
export interface KitStage {
  sketch: Sketch;
  roles: Roles;
  words: Wording;
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
  /** The small line of its label when none is given: "face serum". */
  what: string;
  amount?: string;
  draw(stage: KitStage): string;
  /** Of a flat or hung form: its shape in one dark colour, for its shadow; a rectangle unless given. */
  outline?(): string;
}
