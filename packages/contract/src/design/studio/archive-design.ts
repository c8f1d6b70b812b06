import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, designRef, mayChangeDesigns } from './design-ref.ts';
import { designSummary } from './entities.ts';
import { summaryForModel } from './words.ts';

export const archiveDesign = declareOperation({
  name: 'archive_design',
  area: 'design',
  title: 'Put a design away',
  description:
    'Archives (deletes) a product design: it leaves the list and can be brought back with restore_design. To take one layer off a design use change_design.',
  examples: ['Archive the harvest tote design', 'delete this design', 'put the mug design away'],
  input: z.object({ ...designRef }),
  output: designSummary,
  http: { method: 'PUT', path: '/web/product-designs/{designId}/archive' },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_designs', 'restore_design'],
  invalidates: [...designReads],
  undoable: true,
  toModel: summaryForModel,
  summary: ({ name }) => `The design ${name} is archived.`,
});
