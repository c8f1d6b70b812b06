import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

export { mayRead as mayReadBriefs, mayAct as mayChangeBriefs } from '../../kernel/access.ts';

/** A brief by id, by number or by words of its name. Left out, the one that the agent works on now. */
export const briefRef = {
  techPackId: field(z.string().trim().min(1).max(160), {
    ref: 'tech_pack',
    atHand: true,
    label: 'Brief',
    words: ['brief', 'tech pack', 'techpack'],
  })
    .describe('Brief by id, number or words of its name. The one being worked on when left out.')
    .optional(),
  techPackNumber: field(z.int().min(1).max(1_000_000), {
    ref: 'tech_pack',
    label: 'Brief',
    words: ['brief number'],
  })
    .describe('The number of the brief, as in "brief 3".')
    .optional(),
};

/** Reads that are stale after a brief changed. */
export const briefReads = [
  'get_tech_pack',
  'list_tech_packs',
  'get_sourcing_agent',
  'get_tech_pack_history',
  'list_factory_matches',
  'compare_factory_matches',
] as const;
