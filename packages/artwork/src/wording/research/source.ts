import type { AudienceDraft } from '../brand-engine.ts';
import type { Dice } from '../dice.ts';
import type { Reading } from '../read-brief.ts';
import type { ProductForms } from '../words-of.ts';

/** What each section is written from. */
export interface ResearchSource {
  reading: Reading;
  /** "the brand" where no name is chosen. */
  name: string;
  forms: ProductForms;
  audience: AudienceDraft | undefined;
  /** ISO `YYYY-MM-DD`. */
  today: string;
  dice: Dice;
}
