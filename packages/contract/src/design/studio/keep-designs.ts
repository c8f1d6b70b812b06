import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, designRef, mayChangeDesigns, mayReadDesigns } from './design-ref.ts';
import { design, designId, designSummary } from './entities.ts';
import { designForModel, designLine, summaryForModel } from './words.ts';

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

export const renderDesign = declareOperation({
  name: 'render_design',
  area: 'design',
  title: 'Picture of a design',
  description:
    'Renders a product design to a PNG to download or share: the product with its layers, or the print alone on a transparent ground for a printer. It draws what is on the canvas; new pictures from words are generate_design_pictures.',
  examples: [
    'Export the tote design as a PNG',
    'download my design',
    'render this design',
    'give me the print file of the tee design',
  ],
  input: z.object({
    ...designRef,
    what: field(z.enum(['PRODUCT', 'PRINT']), {
      label: 'What',
      valueWords: {
        PRODUCT: ['product picture', 'mockup', 'mock-up'],
        PRINT: ['print file', 'artwork only', 'print only', 'without the product', 'transparent'],
      },
    })
      .default('PRODUCT')
      .describe(
        'PRODUCT: the product with its layers. PRINT: the layers of the print area on a transparent ground.',
      ),
    width: z.int().min(200).max(4096).default(1600).describe('Width of the picture in pixels.'),
  }),
  output: z.object({
    designId: designId(),
    name: z.string(),
    what: z.enum(['PRODUCT', 'PRINT']),
    url: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  http: { method: 'POST', path: '/web/product-designs/{designId}/pictures' },
  access: mayReadDesigns,
  effect: 'read',
  card: 'design_picture',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_design', 'find_products_for_design'],
  summary: ({ name, what, width, height }) =>
    `${what === 'PRINT' ? 'The print of' : 'A picture of'} ${name} is ready as a PNG, ${width} × ${height} pixels.`,
});
