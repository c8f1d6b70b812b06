import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

export { mayRead as mayReadDesigns, mayAct as mayChangeDesigns } from '../../kernel/access.ts';

/** A design by its id or by words of its name. Left out, the one that was changed last. */
export const designRef = {
  designId: field(z.string().trim().min(1).max(160), {
    ref: 'design',
    label: 'Design',
    question: 'Which design?',
    words: ['design', 'product design', 'artwork'],
  })
    .describe('Design by id or words of its name. The one that was changed last when left out.')
    .optional(),
};

/** Reads that are stale after a design changed. */
export const designReads = ['list_designs', 'get_design'] as const;
