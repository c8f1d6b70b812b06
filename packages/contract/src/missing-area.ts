import type { Area } from './kernel/operation.ts';

/**
 * An area of the specification that no operation serves yet, or a part of one, and how people ask for it: what the partner answers
 * with an honest no in place of a guess. That of an area is passed over as soon as the area has an operation, and is then to be
 * deleted; that of a part when the part can be done.
 */
export interface MissingArea {
  area: Area;
  /** What of the area, where the rest of it can be done. */
  part?: string;
  /** Says in a sentence what cannot be done yet. */
  missing: string;
  /** The nearest that there is: an operation to offer as a button, or a screen. Its sentence follows the one above. */
  nearest:
    | { say: string; operation: string; label: string }
    | { say: string; screen: { label: string; path: string } };
  /**
   * Phrases, in words that are all to be said in this order: `a|b` either, `?` may be left out, `_` a space within one, `..` up to
   * four words of any kind, `$` the end of what is named (nothing that it only describes follows), `^` the beginning of the sentence, `!` its end.
   */
  said: readonly string[];
  /** What goes by the same name elsewhere: the one in view is meant before this one. */
  alsoNamed: readonly string[];
  /** Words that say that something else is meant. */
  unless: readonly string[];
  /** Meant also in words that are handed on: "tell Jo that my card is …". */
  isAlwaysMeant?: true;
}
