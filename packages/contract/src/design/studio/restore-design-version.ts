import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, designRef, mayChangeDesigns } from './design-ref.ts';
import { design } from './entities.ts';
import { designForModel, designLine } from './words.ts';

export const restoreDesignVersion = declareOperation({
  name: 'restore_design_version',
  area: 'design',
  title: 'Go back to an earlier version of a design',
  description:
    'Sets a product design back to how it stood at an earlier version; the one before when none is named. What stands now stays in the history. Versions come from get_design. Use undo_change for the very last change of anything.',
  examples: [
    'Go back to version 2 of the tote design',
    'restore the previous version of my design',
    'put the design back to version 1',
  ],
  input: z.object({
    ...designRef,
    version: field(z.int().min(1).max(100_000), { label: 'Version', words: ['version'] })
      .describe('Number of the version; the first is 1.')
      .optional(),
  }),
  output: design.extend({ restoredVersion: z.int() }),
  http: { method: 'POST', path: '/web/product-designs/{designId}/restored-versions' },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'design',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_design', 'change_design'],
  invalidates: [...designReads],
  undoable: true,
  toModel: ({ restoredVersion, ...output }) => ({ restoredVersion, ...designForModel(output) }),
  summary: ({ restoredVersion, ...output }) => `Back at version ${restoredVersion}. ${designLine(output)}.`,
});
