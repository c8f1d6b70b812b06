import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, productTemplateDetail, templateNamed, templateReads } from './entities.ts';
import { shortDetail } from './say.ts';

export const archiveProductTemplate = declareOperation({
  name: 'archive_product_template',
  area: 'print-on-demand',
  title: 'Archive a print-on-demand template',
  description:
    'Puts a print-on-demand template away, with its mock-ups. It leaves the list and cannot be sold; undo brings it back as it was. Canvas designs are archive_design.',
  examples: [
    'Archive the night shift tee template',
    'put the old mug template away',
    'get rid of that print-on-demand template',
  ],
  input: z.object({ templateId: templateNamed('Which template should be archived?') }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}/archive' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['list_product_templates'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) => `Archived ${row.title}. Undo brings it back.`,
});
