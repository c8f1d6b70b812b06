import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import type { Access } from '../../kernel/operation.ts';

/** Anyone of the store, previews included. */
export const mayReadDesigns: Access = { kind: 'private', role: 'viewer', preview: true };
/** Members and up; a preview account never. */
export const mayChangeDesigns: Access = { kind: 'private', role: 'member', preview: false };

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
