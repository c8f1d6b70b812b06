import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, mayChangeDesigns } from './design-ref.ts';
import { designSummary } from './entities.ts';
import { designLine, summaryForModel } from './words.ts';

export const restoreDesign = declareOperation({
  name: 'restore_design',
  area: 'design',
  title: 'Bring back an archived design',
  description:
    'Brings an archived product design back into the list. For an earlier state of a design use restore_design_version.',
  examples: [
    'Bring back the archived poster design',
    'unarchive the mug design',
    'restore the deleted design',
  ],
  input: z.object({
    designId: field(z.string().trim().min(1).max(160), {
      ref: 'design',
      label: 'Design',
      question: 'Which archived design?',
      words: ['design', 'archived design'],
    })
      .describe('Archived design by id or words of its name. The one archived last when left out.')
      .optional(),
  }),
  output: designSummary,
  http: { method: 'PUT', path: '/web/product-designs/{designId}/restore' },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_designs', 'get_design'],
  invalidates: [...designReads],
  undoable: true,
  toModel: summaryForModel,
  summary: (output) => `${designLine(output)} is back in your designs.`,
});
